//! A special judge: every answer replayed, and compared with the fewest moves there are.
//!
//! A [`Referee`] reads one answer in the form that a contract prints, replays its word by the board's own moves and says
//! what is claimed. Whether that is the best there is, the puzzle's solver tells, and the demand tells whether it must be:
//!
//! | verdict | what was claimed |
//! |---|---|
//! | right | what the contract accepts |
//! | not a path | a word that does not solve the puzzle, or a length that no word has |
//! | not shortest | more moves than needed, or that there is no solution while there is one |
//! | not smallest | as few moves as there are, but another word |
//! | wrong format | nothing: the lines are not an answer of this contract |
//!
//! Input and answers are read side by side, a puzzle at a time, whatever their size. Where a word proves the solver wrong,
//! by being shorter than its best, that is said too and ends the run: the judge is judged as well.

mod colour;
mod eight;
mod lines;
mod magic;
mod rotation;
mod verdict;

pub use colour::ColourReferee;
pub use eight::EightReferee;
pub use lines::Lines;
pub use magic::MagicReferee;
pub use rotation::RotationReferee;
pub use verdict::{Finding, Tally, Verdict};

use judge_io::cli::{AnyContract, Program};
use judge_io::{Contract, Extent, ReadError, Scanner, Solve};

/// Which of several words for a puzzle a judge accepts. Where only a length is printed, it must be the least in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Demand {
    /// Any word that the rules allow.
    Any,
    /// Any word of the fewest moves.
    Shortest,
    /// The smallest word of the fewest moves.
    Smallest,
}

/// What an answer says of its puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// These moves, by code, solve it; the referee has replayed them.
    Word(Vec<u8>),
    /// So many moves are the fewest.
    Length(u32),
    /// The rules allow no solution.
    NoSolution,
}

/// Why an answer claims nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Its word does not lead where it should; the text says where it leads.
    NotAPath(String),
    /// Its lines are not an answer; the text says what was expected.
    Format(String),
    /// There are no more lines.
    Ended,
}

/// Reads the answers of a contract and replays them.
pub trait Referee {
    /// The program whose contract it is.
    type Program: Program;

    /// What moves are called: `LETTERS[code]`.
    const LETTERS: &'static [u8];

    /// What the contract demands of a word.
    fn demand(&self) -> Demand;

    /// Reads the answer to the puzzle number `index`, counted from 0, and replays its word.
    ///
    /// # Errors
    /// [`Fault`]: all lines of the answer have been read all the same, as far as they could be told.
    fn claim(&self, index: u64, puzzle: &PuzzleOf<Self>, lines: &mut Lines) -> Result<Claim, Fault>;

    /// The moves of a solution, by code.
    fn moves(solution: &<Self::Program as Program>::Solution) -> Vec<u8>;
}

/// What a referee's contract reads.
pub type PuzzleOf<R> = <<R as Referee>::Program as Program>::Puzzle;

/// Puzzles seen before the solver is told that there are many, which lets it build its tables.
const MANY: u64 = 4096;

/// Checks the answers to a whole input, and reports on each.
///
/// # Errors
/// Where the input breaks its contract, either side cannot be read, or an answer proves the solver wrong.
pub fn check<R: Referee>(
    referee: &R,
    contract: &AnyContract<R::Program>,
    demand: Demand,
    mut input: Scanner<'_>,
    answers: &mut Lines,
    report: &mut dyn FnMut(&Finding),
) -> Result<Tally, String> {
    let solver = contract.solver();
    let mut tally = Tally::default();
    let extent = contract.begin(&mut input).map_err(|error| error.to_string())?;
    let mut index = 0;
    while let Some((input_line, puzzle)) =
        next(contract, extent, index, &mut input).map_err(|error| error.to_string())?
    {
        if index == MANY {
            solver.prepare(MANY);
        }
        let answer_line = answers.next_number();
        let claim = referee.claim(index, &puzzle, answers);
        let ended = claim == Err(Fault::Ended);
        if ended {
            // Where they cannot be read, nothing is known of what they are.
            answers.finish()?;
        }
        let verdict = judge::<R>(claim, solver.solve(&puzzle).solution.as_ref(), demand)
            .map_err(|doubt| format!("puzzle {}: {doubt}", index + 1))?;
        index += 1;
        tally.count(&verdict);
        report(&Finding { puzzle: index, input_line, answer_line, verdict });
        if ended {
            // One finding says it; there may be a million puzzles more.
            return Ok(tally);
        }
    }
    if let Some(answer_line) = answers.rest() {
        let verdict = Verdict::WrongFormat(String::from("there is no such puzzle, but a line of an answer"));
        tally.count(&verdict);
        report(&Finding { puzzle: index + 1, input_line: input.position().line, answer_line, verdict });
    }
    answers.finish().map(|()| tally)
}

/// The next puzzle and the line that it begins in.
fn next<C: Contract + ?Sized>(
    contract: &C,
    extent: Extent,
    index: u64,
    input: &mut Scanner<'_>,
) -> Result<Option<(u64, C::Puzzle)>, ReadError> {
    if extent == Extent::One && index == 1 {
        return Ok(None);
    }
    let line = input.next_position()?.map(|position| position.line);
    match (extent, line) {
        (Extent::Exactly(count), Some(_)) if index == count => {
            input.advance()?;
            Err(input.unexpected(format!("the end of the input after puzzle {count} of {count}")).into())
        }
        (Extent::Exactly(count), None) if index < count => {
            Err(input.unexpected(format!("puzzle {} of {count}", index + 1)).into())
        }
        (_, None) => Ok(None),
        (_, Some(line)) => Ok(contract.read(input)?.map(|puzzle| (line, puzzle))),
    }
}

/// Compares a claim with the best there is. An error says that the claim proves the solver wrong.
fn judge<R: Referee>(
    claim: Result<Claim, Fault>,
    best: Option<&<R::Program as Program>::Solution>,
    demand: Demand,
) -> Result<Verdict, String> {
    let best = best.map(R::moves);
    let best = best.as_deref();
    Ok(match claim {
        Err(Fault::Format(why)) => Verdict::WrongFormat(why),
        Err(Fault::Ended) => Verdict::WrongFormat(String::from("the answers end before this one")),
        Err(Fault::NotAPath(why)) => Verdict::NotAPath(why),
        Ok(Claim::NoSolution) => best.map_or(Verdict::Right, |best| {
            Verdict::NotShortest(format!("it is said to have no solution, and {} is one", spelled::<R>(best)))
        }),
        Ok(Claim::Length(length)) => length_verdict::<R>(length as usize, best),
        Ok(Claim::Word(word)) => return word_verdict::<R>(&word, best, demand),
    })
}

fn length_verdict<R: Referee>(length: usize, best: Option<&[u8]>) -> Verdict {
    match best {
        None => Verdict::NotAPath(String::from("there is no solution")),
        Some(best) if length < best.len() => {
            Verdict::NotAPath(format!("no {length} moves solve it; the fewest are {}", spelled::<R>(best)))
        }
        Some(best) if length > best.len() => {
            Verdict::NotShortest(format!("{} is shorter", spelled::<R>(best)))
        }
        Some(_) => Verdict::Right,
    }
}

fn word_verdict<R: Referee>(word: &[u8], best: Option<&[u8]>, demand: Demand) -> Result<Verdict, String> {
    let best = best.filter(|best| best.len() <= word.len()).ok_or_else(|| {
        let claimed = best.map_or_else(|| String::from("no solution"), spelled::<R>);
        format!("{} solves it, and the solver's best is {claimed}", spelled::<R>(word))
    })?;
    Ok(match demand {
        Demand::Shortest | Demand::Smallest if word.len() > best.len() => {
            Verdict::NotShortest(format!("{} is shorter", spelled::<R>(best)))
        }
        Demand::Smallest if word != best => {
            Verdict::NotSmallest(format!("{} is smaller", spelled::<R>(best)))
        }
        _ => Verdict::Right,
    })
}

/// The word in letters and its length.
fn spelled<R: Referee>(word: &[u8]) -> String {
    let letters: String = word.iter().map(|&code| char::from(R::LETTERS[usize::from(code)])).collect();
    match word.len() {
        0 => String::from("no move at all"),
        1 => format!("{letters} (1 move)"),
        moves => format!("{letters} ({moves} moves)"),
    }
}

/// The codes of a word in letters, the position of each in `letters`.
fn codes(word: &[u8], letters: &[u8]) -> Result<Vec<u8>, Fault> {
    word.iter()
        .map(|letter| letters.iter().position(|other| other == letter).map(|code| code as u8))
        .collect::<Option<_>>()
        .ok_or_else(|| expected(&format!("a word of the letters {}", letters.escape_ascii()), word))
}

/// A whole number of moves, written without a sign or a leading 0.
fn number(digits: &[u8]) -> Result<u32, Fault> {
    let usual = digits == b"0" || (digits.iter().all(u8::is_ascii_digit) && digits.first() != Some(&b'0'));
    let number = std::str::from_utf8(digits).ok().filter(|_| usual).and_then(|digits| digits.parse().ok());
    number.ok_or_else(|| expected("a number of moves", digits))
}

/// The word, if it has as many moves as the answer says.
fn of_length(word: Vec<u8>, said: u32) -> Result<Vec<u8>, Fault> {
    if word.len() == said as usize {
        Ok(word)
    } else {
        Err(Fault::Format(format!("{said} moves are announced, and the word has {}", word.len())))
    }
}

/// The fault that something else was expected.
fn expected(what: &str, found: &[u8]) -> Fault {
    const SHOWN: usize = 40;
    let more = if found.len() > SHOWN { "…" } else { "" };
    Fault::Format(format!(
        "expected {what}, found \"{}\"{more}",
        found[..found.len().min(SHOWN)].escape_ascii()
    ))
}
