//! The special judge on any input and any answers to it; and on the solver's own answers, which must all be right.
//!
//! The first line names the contract; a name that there is not stands for one of them all the same. The input comes next,
//! then a zero byte and the answers, if there are any.
#![no_main]

use colour_hash::program::ColourHash;
use eight_puzzle::program::EightPuzzle;
use judge_io::cli::{AnyContract, Program};
use judge_io::{answer_all, Failure, OnError, Scanner};
use libfuzzer_sys::fuzz_target;
use magic_board::program::MagicBoard;
use rotation_game::program::RotationGame;
use search_bench::check::{
    check, ColourReferee, Demand, EightReferee, Lines, MagicReferee, Referee, RotationReferee, Tally,
};

fuzz_target!(|bytes: &[u8]| {
    let Some(end) = bytes.iter().position(|&byte| byte == b'\n') else { return };
    let (name, text) = (&bytes[..end], &bytes[end + 1..]);
    let mut names: Vec<(&str, &str)> = Vec::new();
    names.extend(names_of::<RotationGame>());
    names.extend(names_of::<MagicBoard>());
    names.extend(names_of::<EightPuzzle>());
    names.extend(names_of::<ColourHash>());
    let number = names.iter().position(|(_, contract)| contract.as_bytes() == name);
    let number = number.unwrap_or(name.iter().map(|&byte| usize::from(byte)).sum::<usize>() % names.len());
    let (puzzle, contract) = names[number];
    match puzzle {
        RotationGame::NAME => judge(&RotationReferee, contract, text),
        MagicBoard::NAME => judge(&MagicReferee::of(contract), contract, text),
        EightPuzzle::NAME => judge(&EightReferee::of(contract), contract, text),
        _ => judge(&ColourReferee, contract, text),
    }
});

/// The contracts of a program, each beside the program's name.
fn names_of<P: Program>() -> impl Iterator<Item = (&'static str, &'static str)> {
    P::contracts().iter().map(|listing| (P::NAME, listing.names[0]))
}

fn judge<R: Referee>(referee: &R, contract: &str, text: &[u8]) {
    let listing = R::Program::contracts().iter().find(|listing| listing.names[0] == contract);
    let contract = listing.expect("it is one of them").contract;
    let (input, answers) = match text.iter().position(|&byte| byte == 0) {
        Some(end) => (&text[..end], &text[end + 1..]),
        None => (text, &[][..]),
    };
    // Whatever is answered, every answer is counted, and every demand can be made.
    for demand in [Demand::Any, Demand::Shortest, Demand::Smallest] {
        let _ = found(referee, contract, demand, input, answers);
    }
    let mut own = Vec::new();
    match answer_all(contract, &contract.solver(), Scanner::from_bytes(input), &mut own, 1, &OnError::Stop) {
        Ok(summary) => {
            let tally = found(referee, contract, Demand::Smallest, input, &own).expect("it was read before");
            assert_eq!(tally, Tally { right: summary.answered, ..Tally::default() });
        }
        Err(Failure::Input(_)) => {
            let refused = found(referee, contract, Demand::Smallest, input, &own);
            assert!(refused.is_err() || !refused.is_ok_and(|tally| tally.is_all_right()));
        }
        Err(failure) => panic!("bytes in memory can be read and written: {failure}"),
    }
}

/// What the checker counts. It must report what it counts, and place it in the input and in the answers.
fn found<R: Referee>(
    referee: &R,
    contract: &AnyContract<R::Program>,
    demand: Demand,
    input: &[u8],
    answers: &[u8],
) -> Result<Tally, String> {
    let lines = |bytes: &[u8]| bytes.split(|&byte| byte == b'\n').count() as u64;
    let mut findings = 0;
    let scanner = Scanner::from_bytes(input);
    let tally = check(referee, contract, demand, scanner, &mut Lines::new(answers), &mut |finding| {
        findings += 1;
        assert!(finding.puzzle <= findings && (1..=lines(input)).contains(&finding.input_line), "{finding}");
        assert!((1..=lines(answers) + 1).contains(&finding.answer_line), "{finding}");
    })?;
    let counted =
        tally.right + tally.not_a_path + tally.not_shortest + tally.not_smallest + tally.wrong_format;
    assert_eq!(counted, findings);
    Ok(tally)
}
