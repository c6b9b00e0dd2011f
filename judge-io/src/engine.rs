//! The loop that all binaries share: read a window of puzzles, solve it, write its answers.
//!
//! Every worker runs the same loop. It takes the input, reads the puzzles that are at hand and lets go of the input
//! again; it solves them, alone with its own memory; it waits for its turn and writes. Reading is the only serial
//! stage and the shortest, so while one worker reads the others solve; a ticket drawn with each batch keeps the answers
//! in order. What is held at any time is one batch a worker, however large the input.
//!
//! A batch is what can be read without waiting. So a person at a terminal, or a program at the other end of a pipe, has
//! each answer as soon as its puzzle is complete, and a large file is read a window at a time, by the same code.
//! Workers are plain scoped threads: a thread pool would add a dependency that no judge has, to spread work that is
//! already in even pieces.

use crate::contract::{next_puzzle, Contract, Extent, Solve, COUNTED};
use crate::error::{InputError, Position, ReadError};
use crate::scanner::Scanner;
use std::fmt;
use std::io::{self, Write};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Further workers start once this many bytes have been read and there is more: before that, one is faster than two.
const BYTES_FOR_ONE: u64 = 128 * 1024;

/// Puzzles that must be seen at once before an announced number of them is believed: it may be wrong, and large.
const BELIEVED_AFTER: u64 = 256;

/// Puzzles that are solved before the first of their answers is written. Where solving is a look-up in a large table it
/// waits for memory; the look-ups of several puzzles then wait together, since nothing between them depends on one.
const RUN: usize = 64;

/// What to do about an input error.
pub enum OnError<'a> {
    /// The first one ends the run.
    Stop,
    /// Report it and go on with the next line with which a puzzle begins; see [`Contract::beginning`]. If there is none, and
    /// more lines follow than the rest of the faulty puzzle has, that is reported as well. Where an error cannot be written
    /// on the stream of the answers, that ends the run.
    Report(&'a (dyn Fn(&InputError) -> io::Result<()> + Sync)),
}

/// Why a run ended before the end of its input.
#[derive(Debug)]
pub enum Failure {
    /// The input broke its contract; every answer before it has been written.
    Input(Box<InputError>),
    /// The input could not be read.
    Read(io::Error),
    /// The answers could not be written, for another reason than that nobody wants them any more.
    Write(io::Error),
}

impl Failure {
    /// The process status that says so: 2 for an input that broke its contract, 1 where the machine failed.
    pub fn status(&self) -> u8 {
        match self {
            Failure::Input(_) => 2,
            Failure::Read(_) | Failure::Write(_) => 1,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(error) => error.fmt(f),
            Failure::Read(error) => write!(f, "the input cannot be read: {error}"),
            Failure::Write(error) => write!(f, "the answers cannot be written: {error}"),
        }
    }
}

impl std::error::Error for Failure {}

/// What a run did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Puzzles answered.
    pub answered: u64,
    /// Input errors that were reported and skipped.
    pub errors: u64,
}

/// Answers every puzzle of `input` on `output`, on at most `threads` threads.
///
/// A reader of `output` that has gone away ends the run quietly.
///
/// # Errors
/// [`Failure`] says which side failed. Whatever could be answered before has been written and flushed.
pub fn answer_all<C, S>(
    contract: &C,
    solver: &S,
    input: Scanner<'_>,
    output: &mut (dyn Write + Send),
    threads: usize,
    on_error: &OnError<'_>,
) -> Result<Summary, Failure>
where
    C: Contract + ?Sized,
    S: Solve<C::Puzzle, C::Solution> + ?Sized,
{
    let run = Run {
        contract,
        solver,
        on_error,
        feed: Mutex::new(Feed {
            input,
            extent: None,
            read: 0,
            tickets: 0,
            skipping: false,
            told: None,
            ended: false,
        }),
        outlet: Mutex::new(Outlet {
            output,
            turn: 0,
            abandoned: false,
            summary: Summary::default(),
            failure: None,
        }),
        turned: Condvar::new(),
    };
    std::thread::scope(|scope| {
        let mut batch = Vec::new();
        let mut text = Vec::new();
        while run.step(&mut batch, &mut text) {
            if threads > 1 && run.wants_help() {
                for _ in 1..threads {
                    // Where no thread can be had, this one does all the work.
                    let worker = std::thread::Builder::new();
                    let _ = worker.spawn_scoped(scope, || run.work(&mut Vec::new(), &mut Vec::new()));
                }
                run.work(&mut batch, &mut text);
                break;
            }
        }
    });
    let outlet = run.outlet.into_inner().unwrap_or_else(PoisonError::into_inner);
    outlet.failure.map_or(Ok(outlet.summary), Err)
}

struct Run<'r, 'i, C: ?Sized, S: ?Sized> {
    contract: &'r C,
    solver: &'r S,
    on_error: &'r OnError<'r>,
    feed: Mutex<Feed<'i>>,
    outlet: Mutex<Outlet<'r>>,
    turned: Condvar,
}

/// The reading side.
struct Feed<'i> {
    input: Scanner<'i>,
    /// Known once what stands before the first puzzle has been read.
    extent: Option<Extent>,
    /// Puzzles read so far.
    read: u64,
    /// Batches handed out so far.
    tickets: u64,
    /// The last error is still to be left behind.
    skipping: bool,
    /// Where the last error was.
    told: Option<Position>,
    ended: bool,
}

/// The writing side.
struct Outlet<'r> {
    output: &'r mut (dyn Write + Send),
    /// The ticket whose answers are to be written next.
    turn: u64,
    /// A worker panicked, and its turn will never be over.
    abandoned: bool,
    summary: Summary,
    failure: Option<Failure>,
}

/// What was drawn with a batch.
struct Ticket {
    number: u64,
    /// The index of the batch's first puzzle.
    first: u64,
    /// At least this many puzzles from the batch's first on.
    ahead: u64,
    error: Option<ReadError>,
}

impl<'i, C, S> Run<'_, 'i, C, S>
where
    C: Contract + ?Sized,
    S: Solve<C::Puzzle, C::Solution> + ?Sized,
{
    fn work(&self, batch: &mut Vec<C::Puzzle>, text: &mut Vec<u8>) {
        while self.step(batch, text) {}
    }

    /// One batch from the input to the output; says whether there may be another.
    fn step(&self, batch: &mut Vec<C::Puzzle>, text: &mut Vec<u8>) -> bool {
        batch.clear();
        text.clear();
        let _abandon = Abandon(self);
        let Some(ticket) = self.feed().draw(self.contract, self.on_error, batch) else { return false };
        // Copied, so that what follows does not look at memory in which another worker's reading writes.
        let (contract, solver) = (self.contract, self.solver);
        if !batch.is_empty() {
            solver.prepare(ticket.ahead);
        }
        let between = contract.between();
        let mut indices = ticket.first..;
        for puzzles in batch.chunks(RUN) {
            let answers: Vec<_> = puzzles.iter().map(|puzzle| solver.solve(puzzle)).collect();
            for ((puzzle, answer), index) in puzzles.iter().zip(&answers).zip(&mut indices) {
                if !between.is_empty() {
                    text.extend_from_slice(between);
                }
                contract.write(index, puzzle, answer, text);
            }
        }
        let going = self.hand_in(ticket, batch.len() as u64, text);
        if !going {
            self.feed().ended = true;
        }
        going
    }

    fn hand_in(&self, ticket: Ticket, answered: u64, text: &[u8]) -> bool {
        let outlet = self.outlet.lock().unwrap_or_else(PoisonError::into_inner);
        let turn = |outlet: &mut Outlet<'_>| outlet.turn != ticket.number && !outlet.abandoned;
        let mut outlet = self.turned.wait_while(outlet, turn).unwrap_or_else(PoisonError::into_inner);
        // Only now is it known whether an answer stands before these: every puzzle before them may have been at fault.
        let text = if outlet.summary.answered == 0 && answered > 0 {
            &text[self.contract.between().len()..]
        } else {
            text
        };
        let going = outlet.put(ticket.error, answered, text, self.on_error);
        outlet.turn += 1;
        drop(outlet);
        self.turned.notify_all();
        going
    }

    fn feed(&self) -> MutexGuard<'_, Feed<'i>> {
        // A worker that panics takes the whole run with it: what the others read after that is never written.
        self.feed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wants_help(&self) -> bool {
        self.feed().input.bytes_read() >= BYTES_FOR_ONE
    }
}

/// Sets the other workers free when its worker panics while they wait for its turn.
struct Abandon<'r, 'w, 'i, C: ?Sized, S: ?Sized>(&'r Run<'w, 'i, C, S>);

impl<C: ?Sized, S: ?Sized> Drop for Abandon<'_, '_, '_, C, S> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.outlet.lock().unwrap_or_else(PoisonError::into_inner).abandoned = true;
            self.0.turned.notify_all();
        }
    }
}

impl Feed<'_> {
    /// Reads into `batch` what can be read without waiting, but at least one puzzle; `None` after the end.
    fn draw<C: Contract + ?Sized>(
        &mut self,
        contract: &C,
        on_error: &OnError<'_>,
        batch: &mut Vec<C::Puzzle>,
    ) -> Option<Ticket> {
        let first = self.read;
        let mut error = None;
        let mut passed_over = None;
        self.input.set_patient(true);
        if self.skipping && !self.ended {
            error = self.leave_behind(contract, &mut passed_over);
        }
        while !self.ended && error.is_none() {
            let mark = self.input.mark();
            match self.next(contract) {
                Ok(Some(puzzle)) => {
                    batch.push(puzzle);
                    self.read += 1;
                    self.input.set_patient(false);
                }
                Ok(None) => self.ended = true,
                Err(ReadError::Starved) => {
                    self.input.rewind(&mark);
                    break;
                }
                Err(ReadError::Input(fault)) if self.told == Some(fault.position) => {
                    // The same token, looked at again as the first of a puzzle.
                    error = self.leave_behind(contract, &mut passed_over);
                }
                Err(ReadError::Input(mut fault)) => {
                    if let Err(ReadError::Starved) = self.input.finish_line(&mut fault) {
                        // It is told with its whole line, for which the answers before it do not wait.
                        self.input.rewind(&mark);
                        break;
                    }
                    self.told = Some(fault.position);
                    self.ended = !self.can_go_on(&fault, on_error);
                    self.skipping = true;
                    error = Some(ReadError::Input(fault));
                }
                Err(fault) => {
                    self.ended = true;
                    error = Some(fault);
                }
            }
        }
        let found = batch.len() as u64;
        if let (0, Some(passed_over)) = (found, passed_over) {
            error = self.at_the_end(error, passed_over);
        }
        if found == 0 && error.is_none() {
            return None;
        }
        let ahead = match self.extent {
            Some(Extent::Exactly(count)) if found >= BELIEVED_AFTER => count.saturating_sub(first).max(found),
            _ => found,
        };
        // A faulty puzzle has its number too.
        self.read += u64::from(error.is_some());
        self.tickets += 1;
        Some(Ticket { number: self.tickets - 1, first, ahead, error })
    }

    /// Whether reading can go on behind a fault: there must be another puzzle to come, and more input. Behind the end every
    /// puzzle that was announced would be missing anew; behind the last one, what follows may be the rest of it.
    fn can_go_on(&self, fault: &InputError, on_error: &OnError<'_>) -> bool {
        let more = match self.extent {
            None | Some(Extent::One) => false,
            Some(Extent::Open) => true,
            Some(Extent::Exactly(count)) => self.read + 1 < count,
        };
        more && fault.length > 0 && matches!(on_error, OnError::Report(_))
    }

    fn next<C: Contract + ?Sized>(&mut self, contract: &C) -> Result<Option<C::Puzzle>, ReadError> {
        let next = next_puzzle(contract, &mut self.input, &mut self.extent, self.read)?;
        if let (None, Some(Extent::Exactly(count))) = (&next, self.extent) {
            if self.input.advance()? {
                let expected = format!("the end of the input after puzzle {count} of {count}");
                return Err(self.input.unexpected(expected).with_hint(COUNTED).into());
            }
        }
        Ok(next)
    }

    /// Goes on behind the last error. Notes an error for lines that were passed over, should no puzzle follow; returns why
    /// the input cannot be read.
    fn leave_behind<C: Contract + ?Sized>(
        &mut self,
        contract: &C,
        passed_over: &mut Option<InputError>,
    ) -> Option<ReadError> {
        self.skipping = false;
        let left = match contract.beginning() {
            Some(begins) => self.input.recover(begins, contract.lines()),
            None => self.input.skip_line().map(|()| None),
        };
        match left {
            Ok(lines) => {
                *passed_over = passed_over.take().or(lines);
                None
            }
            Err(fault) => {
                self.ended = true;
                Some(fault)
            }
        }
    }

    /// What becomes of an error, or of none, where no puzzle follows what was passed over, which must not vanish unsaid.
    fn at_the_end(&self, error: Option<ReadError>, passed_over: InputError) -> Option<ReadError> {
        match error {
            None if self.extent == Some(Extent::Open) => Some(passed_over.into()),
            Some(ReadError::Input(end)) if end.length == 0 => Some(passed_over.into()),
            error => error,
        }
    }
}

impl Outlet<'_> {
    /// Whether something could be written; if its reader has gone away, that is no failure.
    fn goes_on(&mut self, written: io::Result<()>) -> bool {
        match written {
            Ok(()) => return true,
            Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => {}
            Err(fault) => self.failure = Some(Failure::Write(fault)),
        }
        false
    }

    /// Writes one batch's answers and what followed them; says whether the run goes on.
    fn put(&mut self, error: Option<ReadError>, answered: u64, text: &[u8], on_error: &OnError<'_>) -> bool {
        if self.failure.is_some() || self.abandoned {
            return false;
        }
        if !text.is_empty() {
            let written = self.output.write_all(text).and_then(|()| self.output.flush());
            if !self.goes_on(written) {
                return false;
            }
        }
        self.summary.answered += answered;
        match (error, on_error) {
            (None | Some(ReadError::Starved), _) => true,
            (Some(ReadError::Input(fault)), OnError::Report(report)) => {
                self.summary.errors += 1;
                self.goes_on(report(&fault))
            }
            (Some(ReadError::Input(fault)), OnError::Stop) => {
                self.failure = Some(Failure::Input(fault));
                false
            }
            (Some(ReadError::Io(fault)), _) => {
                self.failure = Some(Failure::Read(fault));
                false
            }
        }
    }
}
