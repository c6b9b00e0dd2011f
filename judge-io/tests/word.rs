//! Packed words against vectors of codes.

use judge_io::{Alphabet, Word};
use proptest::prelude::*;

fn pack<const BITS: u32>(codes: &[u8]) -> Word<BITS> {
    codes.iter().copied().collect()
}

fn check<const BITS: u32>(a: &[u8], b: &[u8], letters: &[u8]) {
    let word = pack::<BITS>(a);
    assert_eq!(word.codes().collect::<Vec<_>>(), a);
    assert_eq!(word.len() as usize, a.len());
    assert_eq!(word.is_empty(), a.is_empty());
    assert_eq!(Word::from_bits(word.bits()), Some(word));
    assert_eq!(word.cmp(&pack(b)), a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
    if let [first, rest @ ..] = a {
        assert_eq!(pack::<BITS>(rest).prepend(*first), word);
    }
    if (a.len() + b.len()) as u32 <= Word::<BITS>::CAPACITY {
        assert_eq!(word.then(pack(b)).codes().collect::<Vec<_>>(), [a, b].concat());
    }
    let mut text = Vec::new();
    Alphabet::<BITS>::new(letters).spell_line(word, &mut text);
    let spelled: Vec<u8> = a.iter().map(|&code| letters[usize::from(code)]).chain([b'\n']).collect();
    assert_eq!(text, spelled);
}

proptest! {
    #[test]
    fn two_bits(a in prop::collection::vec(0_u8..4, 0..=31), b in prop::collection::vec(0_u8..4, 0..=31)) {
        check::<2>(&a, &b, b"udlr");
    }

    #[test]
    fn three_bits(a in prop::collection::vec(0_u8..8, 0..=21), b in prop::collection::vec(0_u8..8, 0..=21)) {
        check::<3>(&a, &b, b"ABCDEFGH");
    }
}

#[test]
fn what_is_no_word() {
    assert_eq!(Word::<2>::from_bits(0), None);
    assert_eq!(Word::<2>::from_bits(0b10), None);
    assert_eq!(Word::<3>::from_bits(0b100), None);
    assert_eq!(Word::<3>::from_bits(1), Some(Word::EMPTY));
    assert_eq!(Word::<2>::CAPACITY, 31);
    assert_eq!(Word::<3>::CAPACITY, 21);
}
