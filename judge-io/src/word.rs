//! A word of moves packed into one `u64`, so that a table entry can hold a whole answer.
//!
//! A leading 1 bit marks the length; below it stand the moves, first move highest, `BITS` bits each:
//!
//! ```text
//! BITS = 2:   0 … 0 1 aa bb cc        the word a, b, c
//! BITS = 3:   0 … 0 1 aaa bbb         the word a, b
//!             0 … 0 1                 the empty word
//!             0 … 0 0                 no word at all (never a `Word`)
//! ```
//!
//! The point of this layout: comparing two words as plain integers compares their lengths first and then the words
//! from the front. "Fewest moves, then the smallest" is one machine comparison, and the best of several is `min`.

/// A packed word of moves; each move is a code of `BITS` bits, so 2 bits hold up to 31 moves and 3 bits up to 21.
///
/// `Ord` is shorter first, then smaller from the front: the order of a judge where codes are in that judge's order. HDU
/// 3567's are not, and the eight puzzle's solvers never compare words.
///
/// ```
/// use judge_io::Word;
///
/// let word: Word<2> = [3, 0, 1].into_iter().collect();
/// assert_eq!(word.bits(), 0b1_11_00_01);
/// assert_eq!(word.len(), 3);
/// assert_eq!(word.codes().collect::<Vec<_>>(), [3, 0, 1]);
/// assert!(word < word.push(0));
/// assert!(word > [2, 3, 3].into_iter().collect());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word<const BITS: u32>(u64);

impl<const BITS: u32> Word<BITS> {
    /// The word without a move.
    pub const EMPTY: Self = Word(1);

    /// The most moves a word can hold.
    pub const CAPACITY: u32 = 63 / BITS;

    /// The word packed in `bits`, or `None` where the marker does not stand at a whole number of moves.
    pub const fn from_bits(bits: u64) -> Option<Self> {
        if bits == 0 || bits.ilog2() % BITS != 0 {
            None
        } else {
            Some(Word(bits))
        }
    }

    /// The packed form that this module's page describes; never 0.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many moves the word has.
    pub const fn len(self) -> u32 {
        self.0.ilog2() / BITS
    }

    /// Whether the word has no move.
    pub const fn is_empty(self) -> bool {
        self.0 == 1
    }

    /// The word with one more move at its end.
    ///
    /// A full word, or a code of more than `BITS` bits, is a caller's bug, caught in debug builds.
    #[must_use]
    pub const fn push(self, code: u8) -> Self {
        debug_assert!(self.len() < Self::CAPACITY && (code as u32) < 1 << BITS);
        Word(self.0 << BITS | code as u64)
    }

    /// The word with one more move at its front: how a search from the goal grows its answers.
    ///
    /// A full word, or a code of more than `BITS` bits, is a caller's bug, caught in debug builds.
    #[must_use]
    pub const fn prepend(self, code: u8) -> Self {
        debug_assert!(self.len() < Self::CAPACITY && (code as u32) < 1 << BITS);
        let marker = self.0.ilog2();
        Word((self.0 ^ 1 << marker) | (code as u64) << marker | 1 << (marker + BITS))
    }

    /// This word followed by `tail`.
    #[must_use]
    pub const fn then(self, tail: Self) -> Self {
        debug_assert!(self.len() + tail.len() <= Self::CAPACITY);
        let marker = tail.0.ilog2();
        Word(self.0 << marker | (tail.0 ^ 1 << marker))
    }

    /// The word that `text` spells, of at most `longest` moves; `code_of` says which move a letter stands for.
    ///
    /// ```
    /// use judge_io::{Word, WordError};
    ///
    /// let read = |text| Word::<2>::read(text, 4, |letter| "udlr".find(letter).map(|code| code as u8));
    /// assert_eq!(read("urr"), Ok([0, 3, 3].into_iter().collect()));
    /// assert_eq!(read("up"), Err(WordError::NotAMove('p')));
    /// assert_eq!(read("udlru"), Err(WordError::LongerThan(4)));
    /// ```
    ///
    /// # Errors
    /// [`WordError`] says which letter is none, or that the word is too long.
    pub fn read(text: &str, longest: usize, code_of: impl Fn(char) -> Option<u8>) -> Result<Self, WordError> {
        debug_assert!(longest <= Self::CAPACITY as usize);
        if text.chars().nth(longest).is_some() {
            return Err(WordError::LongerThan(longest));
        }
        text.chars().map(|letter| code_of(letter).ok_or(WordError::NotAMove(letter))).collect()
    }

    /// The move codes, first move first.
    pub fn codes(self) -> impl DoubleEndedIterator<Item = u8> + ExactSizeIterator {
        let len = self.len();
        (0..len).map(move |index| (self.0 >> ((len - 1 - index) * BITS)) as u8 & ((1 << BITS) - 1))
    }
}

impl<const BITS: u32> FromIterator<u8> for Word<BITS> {
    fn from_iter<I: IntoIterator<Item = u8>>(codes: I) -> Self {
        codes.into_iter().fold(Self::EMPTY, Word::push)
    }
}

impl<const BITS: u32> core::fmt::Debug for Word<BITS> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.codes()).finish()
    }
}

/// A text that is no move's letter; it says what one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMove(pub &'static str);

impl core::fmt::Display for NotAMove {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for NotAMove {}

/// Why a text is no word of a puzzle's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordError {
    /// A letter that stands for no move.
    NotAMove(char),
    /// More moves than these, which are the most that any solution has.
    LongerThan(usize),
}

impl core::fmt::Display for WordError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            WordError::NotAMove(letter) => write!(f, "{letter:?} is no move"),
            WordError::LongerThan(longest) => write!(f, "no solution has more than {longest} moves"),
        }
    }
}

impl std::error::Error for WordError {}

/// Spells words of `BITS`-bit moves in letters, several letters a step.
///
/// One table entry spells a whole group: four moves of 2 bits, or three moves of 3 bits. The longest answer of any
/// puzzle takes eight look-ups.
///
/// ```
/// use judge_io::{Alphabet, Word};
///
/// let blank_moves: Alphabet<2> = Alphabet::new(b"udlr");
/// let mut text = Vec::new();
/// blank_moves.spell([0, 2, 2, 1, 3].into_iter().collect(), &mut text);
/// assert_eq!(text, b"ulldr");
/// ```
pub struct Alphabet<const BITS: u32> {
    groups: [[u8; 4]; 512],
}

impl<const BITS: u32> Alphabet<BITS> {
    /// Moves spelled by one table entry.
    const GROUP: u32 = if BITS == 2 { 4 } else { 3 };

    /// The alphabet in which code `i` is spelled `letters[i]`. Codes past the end of `letters` are spelled `?`.
    ///
    /// # Panics
    /// For any `BITS` but 2 and 3: in a constant, when it is compiled.
    pub const fn new(letters: &[u8]) -> Self {
        assert!(BITS == 2 || BITS == 3, "a group's codes must fit the table");
        let mut groups = [[b'?'; 4]; 512];
        let mut codes = 0;
        while codes < 1 << (BITS * Self::GROUP) {
            let mut place = 0;
            while place < Self::GROUP {
                let code = codes >> ((Self::GROUP - 1 - place) * BITS) & ((1 << BITS) - 1);
                if code < letters.len() {
                    groups[codes][place as usize] = letters[code];
                }
                place += 1;
            }
            codes += 1;
        }
        Alphabet { groups }
    }

    /// Appends `word`, spelled, to `text`.
    #[inline]
    pub fn spell(&self, word: Word<BITS>, text: &mut Vec<u8>) {
        self.spell_and(word, 0, text);
    }

    /// Appends `word`, spelled, and a line feed.
    #[inline]
    pub fn spell_line(&self, word: Word<BITS>, text: &mut Vec<u8>) {
        self.spell_and(word, 1, text);
    }

    /// Appends `word`, spelled, and the first `more` of one line feed.
    ///
    /// Every group is spelled and a fixed number of bytes is appended, whatever the length, and what is too much is cut
    /// off again: no call, and no branch on a length that cannot be predicted.
    #[inline]
    fn spell_and(&self, word: Word<BITS>, more: usize, text: &mut Vec<u8>) {
        let len = word.len();
        // The moves stand at the top of the word, so that each group is a shift away; the marker falls off.
        let mut moves = word.bits() << 1 << (63 - BITS * len);
        // The last group ends at byte 32, and the line feed stands at 31, the capacity, at most.
        let mut letters = [0; 32];
        for group in 0..8 {
            let at = group * Self::GROUP as usize;
            letters[at..at + 4].copy_from_slice(&self.groups[(moves >> (64 - BITS * Self::GROUP)) as usize]);
            moves <<= BITS * Self::GROUP;
        }
        letters[len as usize] = b'\n';
        let start = text.len();
        text.extend_from_slice(&letters);
        text.truncate(start + len as usize + more);
    }
}
