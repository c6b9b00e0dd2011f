//! Proves a submission: compiles it as a judge would, runs every fixture of its contract, and measures.

use crate::bundle::{bundle, Bundle};
use crate::workspace::{Contract, Workspace};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The most bytes that a submission may have: the smallest limit that is in use among judges.
pub const MOST_BYTES: usize = 64 * 1024;

/// The most bytes of a minified submission.
pub const MOST_MINIFIED: usize = 24 * 1024;

/// The longest that a fixture may run, its hardest boards included.
pub const LONGEST_RUN: Duration = Duration::from_millis(100);

/// How often a run that took too long is repeated: another process may have had the machine.
const TRIES: u32 = 5;

/// How long a run may take before it is ended: it hangs.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// The most bytes of a run's output that are kept; no judge's answers have as many.
const MOST_OUTPUT: u64 = 64 << 20;

/// How long to wait before a run is looked at again: it is measured no better than this.
const INSTANT: Duration = Duration::from_micros(100);

/// How long to wait before a process's memory or a pipe is looked at again.
const MOMENT: Duration = Duration::from_millis(2);

/// What was measured of one submission.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The puzzle.
    pub puzzle: String,
    /// The contract's usual name.
    pub contract: String,
    /// Bytes of the file.
    pub bytes: usize,
    /// Bytes of the minified file.
    pub minified: usize,
    /// Fixtures that were answered as they must be.
    pub fixtures: usize,
    /// How long `rustc -O` took.
    pub compile: Duration,
    /// How long the slowest fixture ran, from start to end of the process.
    pub run: Duration,
    /// The most memory that any of the runs held, in bytes; `None` where the system does not tell.
    pub peak: Option<u64>,
}

/// Checks one contract's submission; what is wrong is told line by line.
///
/// # Errors
/// Every line says one thing that is wrong: it cannot be bundled or compiled, is too large, gives a warning, answers a
/// fixture otherwise, or takes too long.
pub fn check(workspace: &Workspace, contract: &Contract) -> Result<Measured, Vec<String>> {
    let named = |fault: String| vec![format!("{}/{}: {fault}", contract.puzzle, contract.name())];
    let bundle = bundle(workspace, contract).map_err(|fault| named(fault.to_string()))?;
    let folder = tempfile::tempdir().map_err(|error| named(error.to_string()))?;
    let started = Instant::now();
    let program = compile(folder.path(), "submission", &bundle.text).map_err(named)?;
    let compile_time = started.elapsed();
    let minified = compile(folder.path(), "minified", &bundle.minified).map_err(named)?;
    let fixtures = fixtures_of(workspace, contract).map_err(named)?;
    let runs = run_fixtures(&program, &fixtures).map_err(named)?;
    let mut faults = too_large(&bundle);
    faults.extend(runs.faults);
    for fixture in &fixtures {
        let run = run(&minified, &fixture.input)
            .map_err(|error| named(format!("{}, minified: {error}", fixture.name)))?;
        if run.output != fixture.answer || !run.success {
            faults.push(format!("{} is answered otherwise by the minified file", fixture.name));
        }
    }
    let faults: Vec<String> = faults.into_iter().flat_map(named).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(Measured {
        puzzle: contract.puzzle.clone(),
        contract: contract.name().to_owned(),
        bytes: bundle.text.len(),
        minified: bundle.minified.len(),
        fixtures: runs.passed,
        compile: compile_time,
        run: runs.slowest,
        peak: runs.peak,
    })
}

fn too_large(bundle: &Bundle) -> Vec<String> {
    let sizes =
        [("the file", bundle.text.len(), MOST_BYTES), ("minified it", bundle.minified.len(), MOST_MINIFIED)];
    let large = sizes.iter().filter(|(_, size, most)| size > most);
    large.map(|(what, size, most)| format!("{what} has {size} bytes, more than {most}")).collect()
}

/// Compiles a submission as judges do, with warnings as errors; gives the path of the program.
///
/// # Errors
/// What `rustc` says, or that there is none.
pub fn compile(folder: &Path, name: &str, text: &str) -> Result<PathBuf, String> {
    let source = folder.join(format!("{name}.rs"));
    let program = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    fs::write(&source, text).map_err(|error| error.to_string())?;
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(rustc);
    command.args(["--edition", "2021", "-O", "-D", "warnings", "-o"]);
    let output = command
        .args([&program, &source])
        .output()
        .map_err(|error| format!("rustc cannot be run: {error}"))?;
    if output.status.success() {
        Ok(program)
    } else {
        Err(format!("does not compile without warnings:\n{}", String::from_utf8_lossy(&output.stderr)))
    }
}

#[derive(Default)]
struct Runs {
    passed: usize,
    slowest: Duration,
    peak: Option<u64>,
    faults: Vec<String>,
}

/// A judge's input and the answer it wants.
struct Fixture {
    name: String,
    input: PathBuf,
    answer: Vec<u8>,
}

fn fixtures_of(workspace: &Workspace, contract: &Contract) -> Result<Vec<Fixture>, String> {
    let folder = workspace.root().join("fixtures").join(&contract.puzzle).join(contract.name());
    let unreadable = |error: io::Error| format!("its fixtures cannot be read: {error}");
    let mut fixtures = Vec::new();
    for entry in fs::read_dir(&folder).map_err(unreadable)? {
        let input = entry.map_err(unreadable)?.path();
        if input.extension().is_some_and(|extension| extension == "in") {
            let name = input.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let answer =
                fs::read(input.with_extension("ans")).map_err(|error| format!("{name}.ans: {error}"))?;
            fixtures.push(Fixture { name, input, answer });
        }
    }
    fixtures.sort_by(|one, other| one.name.cmp(&other.name));
    if fixtures.is_empty() {
        Err("it has no fixtures".into())
    } else {
        Ok(fixtures)
    }
}

fn run_fixtures(program: &Path, fixtures: &[Fixture]) -> Result<Runs, String> {
    let mut runs = Runs::default();
    for Fixture { name, input, answer } in fixtures {
        let fault = |error: io::Error| format!("{name}: {error}");
        let mut run = run(program, input).map_err(fault)?;
        let mut tries = 1;
        while run.time > LONGEST_RUN && tries < TRIES {
            run.time = run.time.min(self::run(program, input).map_err(fault)?.time);
            tries += 1;
        }
        if run.time > LONGEST_RUN {
            runs.faults.push(format!("{name} runs for {} ms", run.time.as_millis()));
        }
        if run.output == *answer && run.success {
            runs.passed += 1;
        } else {
            runs.faults.push(format!("{name} is answered otherwise than {name}.ans says"));
        }
        runs.slowest = runs.slowest.max(run.time);
        runs.peak = runs.peak.max(peak_memory(program, input).map_err(fault)?);
    }
    Ok(runs)
}

/// One run of a submission.
pub(crate) struct Run {
    pub(crate) output: Vec<u8>,
    pub(crate) success: bool,
    time: Duration,
}

/// Runs a program with a file as its standard input.
///
/// # Errors
/// It cannot be run, or it does not end.
pub(crate) fn run(program: &Path, input: &Path) -> io::Result<Run> {
    let input = File::open(input)?;
    let started = Instant::now();
    let mut child =
        Command::new(program).stdin(input).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
    let stdout = child.stdout.take().expect("the output is piped");
    let reader = std::thread::spawn(move || {
        let mut output = Vec::new();
        stdout.take(MOST_OUTPUT).read_to_end(&mut output).map(|_| output)
    });
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if started.elapsed() > LONGEST_WAIT {
            child.kill()?;
            child.wait()?;
            let message = format!("still runs after {} s and was ended", LONGEST_WAIT.as_secs());
            return Err(io::Error::new(io::ErrorKind::TimedOut, message));
        }
        std::thread::sleep(INSTANT);
    };
    let time = started.elapsed();
    let output = reader.join().expect("reading does not panic")?;
    Ok(Run { output, success: status.success(), time })
}

/// The most memory that a run holds until it writes, in bytes; `None` where the system does not tell.
///
/// What a process is told about an ended child (`getrusage`) is of no use here: Linux counts what this program itself held
/// when it started the child. So the system is asked while the child still runs. That it does not end too soon, a full
/// pipe sees to, which makes the child wait where it writes its answers.
fn peak_memory(program: &Path, input: &Path) -> io::Result<Option<u64>> {
    let (drain, pipe) = io::pipe()?;
    fill(pipe.try_clone()?);
    let started = Instant::now();
    let mut child =
        Command::new(program).stdin(File::open(input)?).stdout(pipe).stderr(Stdio::null()).spawn()?;
    let status = format!("/proc/{}/status", child.id());
    let mut peak = None;
    let mut waiting = 0;
    while waiting < 3 && started.elapsed() < LONGEST_WAIT {
        std::thread::sleep(MOMENT);
        let Some((bytes, asleep)) = fs::read_to_string(&status).ok().and_then(|text| memory_of(&text)) else {
            break;
        };
        peak = peak.max(Some(bytes));
        waiting = if asleep { waiting + 1 } else { 0 };
    }
    child.kill()?;
    child.wait()?;
    drop(drain);
    Ok(peak)
}

/// Fills a pipe until it takes no more; what is written waits until the pipe's other end is closed.
fn fill(mut pipe: io::PipeWriter) {
    let written = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&written);
    std::thread::spawn(move || {
        while pipe.write(&[0; 4096]).is_ok() {
            count.fetch_add(1, Ordering::Relaxed);
        }
    });
    let mut before = 0;
    loop {
        std::thread::sleep(MOMENT);
        let now = written.load(Ordering::Relaxed);
        if now == before && now > 0 {
            return;
        }
        before = now;
    }
}

/// The lines `State:` and `VmHWM:     2432 kB` of a process's status: the peak in bytes, and whether it sleeps. A process
/// that has ended has no memory.
fn memory_of(status: &str) -> Option<(u64, bool)> {
    let value = |key: &str| status.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let kilobytes: u64 = value("VmHWM:")?.strip_suffix("kB")?.trim().parse().ok()?;
    Some((kilobytes * 1024, value("State:")?.starts_with('S')))
}

/// A table of what was measured. If only counts are wanted, it has no times and no memory, and sizes in whole KiB: what is
/// the same everywhere, and does not change with every edit of a solver.
pub fn table(rows: &[Measured], counts_only: bool) -> String {
    let mut titles = vec!["puzzle", "contract", "size", "minified", "fixtures"];
    if !counts_only {
        titles.extend(["compile", "slowest run", "peak memory"]);
    }
    let mut lines: Vec<Vec<String>> = vec![titles.into_iter().map(String::from).collect()];
    for row in rows {
        let mut line = vec![
            row.puzzle.clone(),
            row.contract.clone(),
            size(row.bytes, counts_only),
            size(row.minified, counts_only),
            row.fixtures.to_string(),
        ];
        if !counts_only {
            line.push(format!("{:.2} s", row.compile.as_secs_f64()));
            line.push(format!("{:.1} ms", row.run.as_secs_f64() * 1e3));
            line.push(row.peak.map_or_else(
                || "-".into(),
                |bytes| format!("{}.{} MB", bytes / 1_000_000, bytes / 100_000 % 10),
            ));
        }
        lines.push(line);
    }
    aligned(&lines)
}

fn size(bytes: usize, rounded: bool) -> String {
    if rounded {
        format!("{} KiB", bytes.div_ceil(1024))
    } else {
        bytes.to_string()
    }
}

/// Columns: the first two to the left, numbers to the right.
fn aligned(lines: &[Vec<String>]) -> String {
    let columns = lines.first().map_or(0, Vec::len);
    let width = |column: usize| lines.iter().map(|line| line[column].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for line in lines {
        let cells: Vec<String> = line
            .iter()
            .zip(&widths)
            .enumerate()
            .map(
                |(column, (cell, &width))| {
                    if column < 2 {
                        format!("{cell:<width$}")
                    } else {
                        format!("{cell:>width$}")
                    }
                },
            )
            .collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}
