//! The state of a long survey in a file, so that it goes on after a kill at any moment.
//!
//! A file is replaced as a whole: the new state is written beside it, brought to the disk, and renamed over it. So there
//! is always one complete state, the old or the new. A file is
//!
//! | part | what |
//! |---|---|
//! | a line of JSON | whose state it is: format, puzzle, judge, version, parameters; and the small part of the state |
//! | words | the large part of the state, if it has one: 64-bit words, lowest byte first |
//! | a word | the checksum of all bytes before it |
//!
//! Bitmaps are written sparsely: for each 64 words, a word that tells which of them are not 0, and then those.
//!
//! The checksum mixes in 64 bits at a time by a rotation, an exclusive or and a multiplication by an odd number. Each of
//! these is one-to-one, so damage within one such group never goes unseen; other damage does once in 2⁶⁴. It is
//! checked before anything else in the file is believed.

use super::{Failure, Subject};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The first thing that a file says of itself.
const FORMAT: &str = "search-bench checkpoint 1";

/// A file that a survey saves its state in, and resumes from.
pub struct Checkpoint {
    path: PathBuf,
    interval: Duration,
}

/// A state that can be saved.
pub(super) trait State: Sized {
    /// Its small part.
    type Header: Serialize + DeserializeOwned;

    /// The small part.
    fn header(&self) -> Self::Header;

    /// Writes the large part.
    fn write(&self, words: &mut Words<impl Write>) -> io::Result<()>;

    /// Puts the state together; what [`write`](Self::write) wrote is read in the same order.
    fn read(header: Self::Header, words: &mut Words<impl Read>) -> io::Result<Self>;
}

impl Checkpoint {
    /// Saves in a file, at most once in an interval.
    pub fn new(path: PathBuf, interval: Duration) -> Self {
        Checkpoint { path, interval }
    }

    /// The state in the file, if there is a file, and what saves later ones.
    pub(super) fn open<S: State>(
        &self,
        subject: Subject,
        parameters: String,
    ) -> Result<(Saver, Option<S>), Failure> {
        let owner = Owner {
            format: FORMAT.into(),
            puzzle: subject.puzzle().into(),
            judge: subject.judge().into(),
            version: super::report::VERSION.into(),
            parameters,
        };
        let refused = |why| Failure::input(format!("checkpoint {}: {why}", self.path.display()));
        let state = match File::open(&self.path) {
            Ok(mut file) => Some(load(&mut file, &owner).map_err(refused)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                // The work of minutes should not end because it cannot be saved.
                sync_folder(&self.path).map_err(|error| refused(error.to_string()))?;
                None
            }
            Err(error) => return Err(refused(error.to_string())),
        };
        let saver = Saver { path: self.path.clone(), interval: self.interval, last: Instant::now(), owner };
        Ok((saver, state))
    }
}

/// Saves the states of one survey.
pub(super) struct Saver {
    path: PathBuf,
    interval: Duration,
    last: Instant,
    owner: Owner,
}

impl Saver {
    /// Saves the state, unless the last time is too short ago.
    pub(super) fn save_if_due<S: State>(&mut self, state: &S) -> Result<(), Failure> {
        if self.last.elapsed() < self.interval {
            return Ok(());
        }
        self.save(state).map_err(|error| {
            Failure::environment(format!("checkpoint {}: cannot be written: {error}", self.path.display()))
        })?;
        self.last = Instant::now();
        Ok(())
    }

    fn save<S: State>(&self, state: &S) -> io::Result<()> {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".new");
        let beside = PathBuf::from(beside);
        let mut words = Words::new(BufWriter::with_capacity(1 << 20, File::create(&beside)?));
        let contents = Contents { owner: self.owner.clone(), state: state.header() };
        let mut line = serde_json::to_vec(&contents)?;
        // Blanks before the line feed, so that words begin at a multiple of eight bytes.
        line.resize((line.len() + 1).next_multiple_of(8) - 1, b' ');
        line.push(b'\n');
        words.write_bytes(&line)?;
        state.write(&mut words)?;
        let checksum = words.checksum;
        words.write(&[checksum])?;
        words.inner.into_inner()?.sync_all()?;
        fs::rename(&beside, &self.path)?;
        sync_folder(&self.path)
    }
}

/// Brings a rename to the disk, on systems where that is asked of the folder.
fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) if cfg!(unix) => {
            File::open(if folder.as_os_str().is_empty() { Path::new(".") } else { folder })?.sync_all()
        }
        _ => Ok(()),
    }
}

/// Whose state a file holds.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Owner {
    format: String,
    puzzle: String,
    judge: String,
    version: String,
    parameters: String,
}

#[derive(Serialize, Deserialize)]
struct Contents<H> {
    #[serde(flatten)]
    owner: Owner,
    state: H,
}

/// Reads a state, or says why not.
fn load<S: State>(file: &mut File, owner: &Owner) -> Result<S, String> {
    check(file).map_err(|error| error.to_string())?;
    let mut input = BufReader::with_capacity(1 << 20, file);
    let mut line = Vec::new();
    input.read_until(b'\n', &mut line).map_err(|error| error.to_string())?;
    let found: Owner = serde_json::from_slice(&line).map_err(|_| String::from("not a checkpoint"))?;
    if found != *owner {
        return Err(format!("is of {}, and this is {}", found.describe(), owner.describe()));
    }
    let contents: Contents<S::Header> = serde_json::from_slice(&line).map_err(|error| error.to_string())?;
    S::read(contents.state, &mut Words::new(input)).map_err(|error| error.to_string())
}

/// Fails where the checksum does not fit what stands before it.
fn check(file: &mut File) -> io::Result<()> {
    use std::io::Seek;
    let damaged = || io::Error::new(io::ErrorKind::InvalidData, "not a checkpoint, or a damaged one");
    let length = file.metadata()?.len();
    if length % 8 != 0 || length == 0 {
        return Err(damaged());
    }
    let mut words = Words::new(&mut *file);
    let mut buffer = vec![0; 1 << 14];
    let mut left = length / 8 - 1;
    while left > 0 {
        let part = left.min(1 << 14) as usize;
        words.read(&mut buffer[..part])?;
        left -= part as u64;
    }
    let checksum = words.checksum;
    words.read(&mut buffer[..1])?;
    file.rewind()?;
    if buffer[0] == checksum {
        Ok(())
    } else {
        Err(damaged())
    }
}

impl Owner {
    fn describe(&self) -> String {
        let Owner { puzzle, judge, version, parameters, .. } = self;
        format!("{puzzle} by {judge}, {parameters}, version {version}")
    }
}

/// 64-bit words to or from a file, and the checksum of those that went by.
pub(super) struct Words<T> {
    inner: T,
    checksum: u64,
}

impl<T> Words<T> {
    fn new(inner: T) -> Self {
        Words { inner, checksum: 0 }
    }

    fn mix(&mut self, word: u64) {
        self.checksum = (self.checksum.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl<T: Write> Words<T> {
    /// Writes words.
    pub(super) fn write(&mut self, words: &[u64]) -> io::Result<()> {
        for &word in words {
            self.mix(word);
            self.inner.write_all(&word.to_le_bytes())?;
        }
        Ok(())
    }

    /// Writes words, most of which may be 0.
    pub(super) fn write_sparse(&mut self, words: &[u64]) -> io::Result<()> {
        for group in words.chunks(64) {
            let filled = (0..).zip(group).fold(0, |filled, (at, &word)| filled | u64::from(word != 0) << at);
            self.write(&[filled])?;
            group.iter().filter(|&&word| word != 0).try_for_each(|&word| self.write(&[word]))?;
        }
        Ok(())
    }

    /// Writes bytes, a multiple of eight of them.
    fn write_bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        let words = bytes.chunks(8).filter_map(|word| Some(u64::from_le_bytes(word.try_into().ok()?)));
        self.write(&words.collect::<Vec<_>>())
    }
}

impl<T: Read> Words<T> {
    /// Reads what was [written sparsely](Words::write_sparse) into words that are 0.
    pub(super) fn read_sparse(&mut self, words: &mut [u64]) -> io::Result<()> {
        for group in words.chunks_mut(64) {
            let mut filled = [0];
            self.read(&mut filled)?;
            let filled = (0..).zip(group).filter(|(at, _)| filled[0] >> at & 1 != 0);
            filled.map(|(_, word)| word).try_for_each(|word| self.read(std::slice::from_mut(word)))?;
        }
        Ok(())
    }

    /// Reads as many words as there is room for.
    pub(super) fn read(&mut self, words: &mut [u64]) -> io::Result<()> {
        let mut bytes = [0; 1 << 12];
        for part in words.chunks_mut(bytes.len() / 8) {
            let bytes = &mut bytes[..8 * part.len()];
            self.inner.read_exact(bytes)?;
            for (word, bytes) in part.iter_mut().zip(bytes.chunks_exact(8)) {
                *word = u64::from_le_bytes(bytes.try_into().map_err(io::Error::other)?);
                self.mix(*word);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A state with a small and a large part.
    #[derive(Debug, PartialEq)]
    struct Numbers(u64, Vec<u64>);

    impl State for Numbers {
        type Header = (u64, usize);

        fn header(&self) -> Self::Header {
            (self.0, self.1.len())
        }

        fn write(&self, words: &mut Words<impl Write>) -> io::Result<()> {
            words.write(&self.1)?;
            words.write_sparse(&self.1)
        }

        fn read((number, length): Self::Header, words: &mut Words<impl Read>) -> io::Result<Self> {
            let [mut dense, mut sparse] = [vec![0; length], vec![0; length]];
            words.read(&mut dense)?;
            words.read_sparse(&mut sparse)?;
            assert_eq!(dense, sparse);
            Ok(Numbers(number, dense))
        }
    }

    fn numbers() -> Numbers {
        let mut words = vec![0; 300];
        words[7] = u64::MAX;
        words[299] = 1 << 63;
        Numbers(42, words)
    }

    /// A file with the numbers, and the folder it is in.
    fn saved() -> (tempfile::TempDir, Checkpoint) {
        let folder = tempfile::tempdir().unwrap();
        let checkpoint = Checkpoint::new(folder.path().join("state"), Duration::ZERO);
        let (mut saver, nothing) = checkpoint.open::<Numbers>(Subject::ColourHash, "all".into()).unwrap();
        assert_eq!(nothing, None);
        saver.save_if_due(&numbers()).unwrap();
        (folder, checkpoint)
    }

    #[test]
    fn what_was_saved_comes_back() {
        let (_folder, checkpoint) = saved();
        let (mut saver, state) = checkpoint.open(Subject::ColourHash, "all".into()).unwrap();
        assert_eq!(state, Some(numbers()));
        saver.save_if_due(&Numbers(43, Vec::new())).unwrap();
        let (_, state) = checkpoint.open(Subject::ColourHash, "all".into()).unwrap();
        assert_eq!(state, Some(Numbers(43, Vec::new())));
    }

    #[test]
    fn nothing_is_saved_before_it_is_due() {
        let (_folder, Checkpoint { path, .. }) = saved();
        let checkpoint = Checkpoint::new(path, Duration::from_secs(3600));
        let (mut saver, _) = checkpoint.open::<Numbers>(Subject::ColourHash, "all".into()).unwrap();
        saver.save_if_due(&Numbers(43, Vec::new())).unwrap();
        let (_, state) = checkpoint.open(Subject::ColourHash, "all".into()).unwrap();
        assert_eq!(state, Some(numbers()));
    }

    #[test]
    fn a_change_of_any_bit_and_a_cut_anywhere_are_seen() {
        let (_folder, checkpoint) = saved();
        let whole = fs::read(&checkpoint.path).unwrap();
        let refused = |bytes: &[u8]| {
            fs::write(&checkpoint.path, bytes).unwrap();
            checkpoint.open::<Numbers>(Subject::ColourHash, "all".into()).is_err()
        };
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 1 << (at % 8);
            assert!(refused(&damaged), "byte {at} changed");
            assert!(refused(&whole[..at]), "cut at byte {at}");
        }
        assert!(!refused(&whole));
    }
}
