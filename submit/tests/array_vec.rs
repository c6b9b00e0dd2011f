//! The stand-in for `arrayvec::ArrayVec` does what the crate does.

use proptest::collection::vec;
use proptest::prelude::{any, Just, Strategy};
use proptest::{prop_assert_eq, prop_oneof, proptest};
use submit::array_vec::ArrayVec;

const CAPACITY: usize = 6;

#[derive(Clone, Debug)]
enum Step {
    Push(u8),
    Pop,
    Clear,
    Truncate(usize),
    Reverse,
    Write(usize, u8),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => any::<u8>().prop_map(Step::Push),
        2 => Just(Step::Pop),
        1 => Just(Step::Clear),
        1 => (0..=CAPACITY).prop_map(Step::Truncate),
        1 => Just(Step::Reverse),
        1 => (0..CAPACITY, any::<u8>()).prop_map(|(place, value)| Step::Write(place, value)),
    ]
}

proptest! {
    #[test]
    fn same_as_the_crate_step_by_step(steps in vec(step(), 0..40)) {
        let mut own = ArrayVec::<u8, CAPACITY>::new();
        let mut theirs = arrayvec::ArrayVec::<u8, CAPACITY>::new();
        for step in steps {
            match step {
                Step::Push(value) => {
                    prop_assert_eq!(own.try_push(value).ok(), theirs.try_push(value).ok());
                }
                Step::Pop => prop_assert_eq!(own.pop(), theirs.pop()),
                Step::Clear => {
                    own.clear();
                    theirs.clear();
                }
                Step::Truncate(len) => {
                    own.truncate(len);
                    theirs.truncate(len);
                }
                Step::Reverse => {
                    own.reverse();
                    theirs.reverse();
                }
                Step::Write(place, value) => {
                    let (own, theirs) = (own.get_mut(place), theirs.get_mut(place));
                    prop_assert_eq!(own.is_some(), theirs.is_some());
                    own.into_iter().chain(theirs).for_each(|element| *element = value);
                }
            }
            prop_assert_eq!(own.as_slice(), theirs.as_slice());
            prop_assert_eq!(own.len(), theirs.len());
            prop_assert_eq!(own.is_empty(), theirs.is_empty());
            prop_assert_eq!(own.is_full(), theirs.is_full());
            prop_assert_eq!(format!("{own:?}"), format!("{theirs:?}"));
        }
    }

    #[test]
    fn same_as_the_crate_as_an_iterator(values in vec(any::<u8>(), 0..=CAPACITY)) {
        let own: ArrayVec<u8, CAPACITY> = values.iter().copied().collect();
        let theirs: arrayvec::ArrayVec<u8, CAPACITY> = values.iter().copied().collect();
        prop_assert_eq!((&own).into_iter().collect::<Vec<_>>(), (&theirs).into_iter().collect::<Vec<_>>());
        prop_assert_eq!(own.into_iter().collect::<Vec<_>>(), theirs.clone().into_iter().collect::<Vec<_>>());
        prop_assert_eq!(own == ArrayVec::default(), theirs == arrayvec::ArrayVec::default());
    }
}

#[test]
#[should_panic(expected = "full")]
fn pushing_onto_a_full_vector_is_a_bug() {
    let mut full: ArrayVec<u8, 2> = [1, 2].into_iter().collect();
    full.push(3);
}
