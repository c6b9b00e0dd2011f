//! What the machine is, without its name.

use std::fs;
use std::process::Command;

/// What times depend on.
#[derive(Clone, Debug)]
pub struct Machine {
    /// The processor's model.
    pub processor: String,
    /// How many threads run at once.
    pub cores: usize,
    /// Memory in GiB, rounded.
    pub memory: u64,
    /// The compiler's version.
    pub compiler: String,
    /// The version of the program that everything is compared with.
    pub counter: String,
    /// Today, as in 2001-12-31.
    pub date: String,
}

impl Machine {
    /// This machine, as far as it tells.
    pub fn here() -> Self {
        let total = field("/proc/meminfo", "MemTotal").unwrap_or_default();
        let kibibytes: u64 = total.trim_end_matches(" kB").parse().unwrap_or(0);
        Machine {
            processor: processor(),
            cores: cores(),
            memory: (kibibytes + (1 << 19)) >> 20,
            compiler: first_line("rustc", "--version"),
            counter: first_line("wc", "--version"),
            date: first_line("date", "+%F"),
        }
    }
}

/// The processor's model, where the system tells it.
pub fn processor() -> String {
    field("/proc/cpuinfo", "model name").unwrap_or_else(|| String::from("an unnamed processor"))
}

/// How many threads run at once.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The value behind `name:` in a file of such lines.
fn field(path: &str, name: &str) -> Option<String> {
    let text = fs::read_to_string(path).ok()?;
    let line = text.lines().find(|line| line.starts_with(name))?;
    Some(line.split_once(':')?.1.trim().to_string())
}

/// The first line that a command prints; empty where there is no such command.
fn first_line(program: &str, argument: &str) -> String {
    let output = Command::new(program).arg(argument).output().map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&output).lines().next().unwrap_or_default().to_string()
}
