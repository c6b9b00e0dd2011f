//! The eight puzzle's contracts, tables and searches against the plain twin, over everything there is.

use eight_puzzle::contract::{ACWING_179, ACWING_845, BOJ_1525, HDU_3567, LUOGU_P1379, UVA_652};
use eight_puzzle::{
    AStar, Auto, Board, IdaStar, MoveOrder, Puzzle, Solution, WordTable, CENTRE_DISTRIBUTION, DISTRIBUTION,
    EDGE_DISTRIBUTION,
};
use judge_io::{answer_all, Contract, OnError, Scanner, Solve};
use search_bench::plain::eight::{arrangements, distances_to, word, Letters, RING_GOAL, STANDARD_GOAL};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Distances to the standard goal by the plain twin, shared by the tests.
fn standard() -> &'static BTreeMap<Letters, usize> {
    static DISTANCES: OnceLock<BTreeMap<Letters, usize>> = OnceLock::new();
    DISTANCES.get_or_init(|| distances_to(STANDARD_GOAL))
}

/// The plain twin's answer to every arrangement.
fn words() -> &'static [(Letters, Option<String>)] {
    static WORDS: OnceLock<Vec<(Letters, Option<String>)>> = OnceLock::new();
    WORDS.get_or_init(|| {
        arrangements().into_iter().map(|letters| (letters, word(standard(), letters, "udlr"))).collect()
    })
}

fn board(letters: &Letters) -> Board {
    letters.iter().collect::<String>().parse().expect("a board")
}

fn spaced(letters: &Letters) -> String {
    letters.map(String::from).join(" ")
}

fn joined(letters: &Letters) -> String {
    letters.iter().collect()
}

/// The line of a contract that wants the number of moves.
fn length(moves: Option<usize>) -> String {
    moves.map_or_else(|| String::from("-1\n"), |moves| format!("{moves}\n"))
}

fn answers(
    contract: &impl Contract<Puzzle = Puzzle, Solution = Solution, Solver = Auto>,
    input: &str,
) -> String {
    let mut text = Vec::new();
    let input = Scanner::from_bytes(input.as_bytes());
    answer_all(contract, &contract.solver(), input, &mut text, 2, &OnError::Stop)
        .expect("it keeps its contract");
    String::from_utf8(text).expect("answers are ASCII")
}

fn distribution(distances: &BTreeMap<Letters, usize>) -> Vec<u64> {
    let mut counts = vec![0; distances.values().max().expect("there are boards") + 1];
    for &distance in distances.values() {
        counts[distance] += 1;
    }
    counts
}

#[test]
fn distributions() {
    assert_eq!(distribution(standard()), DISTRIBUTION);
    assert_eq!(distribution(&distances_to(RING_GOAL)), CENTRE_DISTRIBUTION);
    let edge = ['1', '2', '3', 'x', '4', '5', '6', '7', '8'];
    assert_eq!(distribution(&distances_to(edge)), EDGE_DISTRIBUTION);
}

#[test]
fn every_arrangement_of_acwing_179() {
    let input: String = words().iter().map(|(letters, _)| spaced(letters) + "\n").collect();
    let line = |word: &Option<String>| word.clone().unwrap_or_else(|| String::from("unsolvable")) + "\n";
    let wanted: String = words().iter().map(|(_, word)| line(word)).collect();
    assert!(answers(&ACWING_179, &input) == wanted);
}

#[test]
fn every_arrangement_of_uva_652() {
    let boards: Vec<String> = words().iter().map(|(letters, _)| spaced(letters) + "\n").collect();
    let input = format!("{}\n\n{}", boards.len(), boards.join("\n"));
    let line = |word: &Option<String>| word.clone().unwrap_or_else(|| String::from("unsolvable")) + "\n";
    let wanted: Vec<String> = words().iter().map(|(_, word)| line(word)).collect();
    assert!(answers(&UVA_652, &input) == wanted.join("\n"));
}

#[test]
fn every_arrangement_of_acwing_845() {
    let input: String = words().iter().map(|(letters, _)| spaced(letters) + "\n").collect();
    let wanted: String = words().iter().map(|(_, word)| length(word.as_ref().map(String::len))).collect();
    assert!(answers(&ACWING_845, &input) == wanted);
}

#[test]
fn every_arrangement_of_luogu_p1379() {
    let distances = distances_to(RING_GOAL);
    let input: String = words().iter().map(|(letters, _)| joined(letters).replace('x', "0") + "\n").collect();
    let wanted: String = words().iter().map(|(letters, _)| length(distances.get(letters).copied())).collect();
    assert!(answers(&LUOGU_P1379, &input) == wanted);
}

/// This contract holds one board an input, so the loop over all boards goes through its reading and writing alone.
#[test]
fn every_arrangement_of_boj_1525() {
    let solver = BOJ_1525.solver();
    for (letters, word) in words() {
        let input = spaced(letters).replace('x', "0");
        let mut scanner = Scanner::with_window(input.as_bytes(), 0);
        let puzzle = BOJ_1525.read(&mut scanner).expect("it keeps its contract").expect("there is one");
        let mut text = Vec::new();
        BOJ_1525.write(0, &puzzle, &solver.solve(&puzzle), &mut text);
        assert_eq!(text, length(word.as_ref().map(String::len)).into_bytes(), "{input}");
    }
}

#[test]
fn every_word_in_the_other_order() {
    let table = WordTable::new(8, MoveOrder::DLRU);
    for (letters, udlr) in words() {
        let word = word(standard(), *letters, "dlru");
        assert_eq!(word.is_some(), udlr.is_some());
        let tuned = table.word(board(letters)).map(|word| Solution { word });
        let tuned = tuned.map(|solution| solution.moves().iter().map(|m| m.letter()).collect::<String>());
        assert_eq!(tuned, word, "{}", joined(letters));
    }
}

#[test]
fn pairs_of_hdu_3567() {
    // Two boards to reach for each place of the blank, one of each half where the strides have it so, and 120 to start from
    // for each, the board itself among them; strides that share no factor with 9! spread them out.
    let all = arrangements();
    let mut input = String::new();
    let mut wanted = String::new();
    let mut cases = 0;
    for blank in 0..9 {
        let mut targets = all.iter().filter(|letters| letters[blank] == 'x');
        let first = targets.nth(blank * 4_321).expect("there are 8! such boards");
        let second = targets.nth(777).expect("there are more behind it");
        for to in [first, second] {
            let distances = distances_to(*to);
            let solvable: Vec<Letters> = distances.keys().copied().collect();
            for start in 0..120 {
                let from = match start {
                    0 => *to,
                    // Any board at all, so that half of these have no way to the other.
                    1..=9 => all[(cases + 1) * 10_007 % all.len()],
                    _ => solvable[(cases + 1) * 10_007 % solvable.len()],
                };
                cases += 1;
                input.push_str(&format!("{}\n{}\n", joined(&from), joined(to)).replace('x', "X"));
                match word(&distances, from, "dlru") {
                    Some(word) => wanted.push_str(&format!("Case {cases}: {}\n{word}\n", word.len())),
                    None => wanted.push_str(&format!("Case {cases}: -1\n\n")),
                }
            }
        }
    }
    assert!(cases >= 2_000 && wanted.contains("-1"));
    assert!(answers(&HDU_3567, &format!("{cases}\n{input}")) == wanted);
}

#[test]
fn searches_find_the_twin_s_words() {
    let (a_star, ida_star) = (AStar::new(MoveOrder::UDLR), IdaStar::new(MoveOrder::UDLR));
    let mut solved = 0;
    for (letters, word) in words().iter().step_by(37) {
        let puzzle = Puzzle::new(board(letters));
        for solver in [&a_star as &dyn Solve<Puzzle, Solution>, &ida_star] {
            let solution = solver.solve(&puzzle).solution;
            let spelled = solution.map(|s| s.moves().iter().map(|m| m.letter()).collect::<String>());
            assert_eq!(spelled, *word, "{}", joined(letters));
        }
        solved += u32::from(word.is_some());
    }
    assert!(solved > 4_000);
}
