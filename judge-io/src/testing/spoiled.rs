//! Inputs with something wrong, for property tests.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, Index};

/// One thing done to an input.
#[derive(Clone, Debug)]
enum Change {
    Replace(Index, u8),
    Insert(Index, u8),
    Remove(Index),
    Swap(Index, Index),
    CutOff(Index),
}

/// Inputs as they are, or with up to three things changed: a byte replaced, put in or taken out, two swapped, the end cut
/// off; and now and then bytes that never were an input. Most new bytes are among those `likely` to matter.
pub fn spoiled(
    inputs: impl Strategy<Value = Vec<u8>>,
    likely: &'static [u8],
) -> impl Strategy<Value = Vec<u8>> {
    let byte = move || prop_oneof![4 => select(likely), 1 => any::<u8>()];
    let change = prop_oneof![
        4 => (any::<Index>(), byte()).prop_map(|(place, byte)| Change::Replace(place, byte)),
        1 => (any::<Index>(), byte()).prop_map(|(place, byte)| Change::Insert(place, byte)),
        1 => any::<Index>().prop_map(Change::Remove),
        1 => any::<[Index; 2]>().prop_map(|[one, other]| Change::Swap(one, other)),
        1 => any::<Index>().prop_map(Change::CutOff),
    ];
    let changed =
        (inputs, vec(change, 0..=3)).prop_map(|(input, changes)| changes.iter().fold(input, applied));
    prop_oneof![9 => changed, 1 => vec(any::<u8>(), 0..100)]
}

/// The input after a change; an empty one stays as it is.
fn applied(mut input: Vec<u8>, change: &Change) -> Vec<u8> {
    if input.is_empty() {
        return input;
    }
    let length = input.len();
    let of = |place: &Index| place.index(length);
    match change {
        Change::Replace(place, byte) => {
            let place = of(place);
            input[place] = *byte;
        }
        Change::Insert(place, byte) => input.insert(of(place), *byte),
        Change::Remove(place) => drop(input.remove(of(place))),
        Change::Swap(one, other) => input.swap(of(one), of(other)),
        Change::CutOff(place) => input.truncate(of(place)),
    }
    input
}
