//! Whether there is enough memory, asked before the work begins: a survey that is killed after a minute helps nobody.
//!
//! On Linux, what a process can have is what the machine has left (`MemAvailable`), or less where a control group that it
//! is in, or one around that, sets a limit, or where the process has one of its own. Elsewhere nothing is known, and nothing refused.

use super::Failure;
use std::fs;
use std::path::Path;

/// Refuses work that needs more bytes than there are.
///
/// # Errors
/// When less memory is available, or when it is known to be.
pub fn require(what: &str, bytes: u64) -> Result<(), Failure> {
    enough(what, bytes, available_under(Path::new("/")))
}

fn enough(what: &str, bytes: u64, available: Option<u64>) -> Result<(), Failure> {
    match available {
        Some(available) if available < bytes => Err(Failure::environment(format!(
            "{what} needs {} of memory, and only {} are available",
            megabytes(bytes),
            megabytes(available)
        ))),
        _ => Ok(()),
    }
}

/// Bytes as people read them.
pub fn megabytes(bytes: u64) -> String {
    format!("{} MB", bytes.div_ceil(1_000_000))
}

/// How many bytes a process can still have, by the system files under `root`.
fn available_under(root: &Path) -> Option<u64> {
    let machine = field(&fs::read_to_string(root.join("proc/meminfo")).ok()?, "MemAvailable:")? * 1024;
    let groups = fs::read_to_string(root.join("proc/self/cgroup")).unwrap_or_default();
    let limits = groups.lines().filter_map(|line| {
        // `0::/path` is the one hierarchy of version 2, `7:memory:/path` the memory hierarchy of version 1.
        let (_, group) = line.split_once(':')?;
        match group.split_once(':')? {
            ("", path) => tightest(&root.join("sys/fs/cgroup"), path, ["memory.max", "memory.current"]),
            (controllers, path) if controllers.split(',').any(|name| name == "memory") => {
                let files = ["memory.limit_in_bytes", "memory.usage_in_bytes"];
                tightest(&root.join("sys/fs/cgroup/memory"), path, files)
            }
            _ => None,
        }
    });
    let own = address_space(&root.join("proc/self"));
    Some(limits.chain(own).fold(machine, u64::min))
}

/// What the process's own limit (`ulimit -v`) leaves; `None` where there is none.
fn address_space(process: &Path) -> Option<u64> {
    let read = |file| fs::read_to_string(process.join(file)).ok();
    let used = field(&read("status")?, "VmSize:")? * 1024;
    Some(field(&read("limits")?, "Max address space")?.saturating_sub(used))
}

/// The least that a group and those around it leave.
fn tightest(hierarchy: &Path, group: &str, [limit, usage]: [&str; 2]) -> Option<u64> {
    let group = hierarchy.join(group.trim_start_matches('/'));
    let groups = group.ancestors().take_while(|group| group.starts_with(hierarchy));
    groups.filter_map(|group| left(group, limit, usage)).min()
}

/// What one group leaves; `None` where it has no limit. Cached files count as used, but make room when asked to.
fn left(group: &Path, limit: &str, usage: &str) -> Option<u64> {
    let number = |file: &str| fs::read_to_string(group.join(file)).ok()?.trim().parse::<u64>().ok();
    let cached =
        fs::read_to_string(group.join("memory.stat")).ok().and_then(|text| field(&text, "inactive_file"));
    Some(number(limit)?.saturating_sub(number(usage)?.saturating_sub(cached.unwrap_or(0))))
}

/// The number behind a name at the beginning of a line.
fn field(text: &str, name: &str) -> Option<u64> {
    let value = text.lines().find_map(|line| line.strip_prefix(name))?;
    value.split_ascii_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with system files.
    fn system(files: &[(&str, &str)]) -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        for (path, text) in files {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        root
    }

    const MEMINFO: (&str, &str) =
        ("proc/meminfo", "MemTotal: 9000 kB\nMemFree: 10 kB\nMemAvailable: 8000 kB\n");

    #[test]
    fn a_machine_without_limits_has_what_it_says() {
        assert_eq!(available_under(system(&[MEMINFO]).path()), Some(8000 * 1024));
        assert_eq!(available_under(system(&[]).path()), None);
    }

    #[test]
    fn the_tightest_group_counts() {
        let root = system(&[
            MEMINFO,
            ("proc/self/cgroup", "0::/outer/inner\n"),
            ("sys/fs/cgroup/outer/memory.max", "5000000\n"),
            ("sys/fs/cgroup/outer/memory.current", "1000000\n"),
            ("sys/fs/cgroup/outer/memory.stat", "anon 5\ninactive_file 300000\n"),
            ("sys/fs/cgroup/outer/inner/memory.max", "max\n"),
            ("sys/fs/cgroup/outer/inner/memory.current", "900000\n"),
        ]);
        assert_eq!(available_under(root.path()), Some(4_300_000));
    }

    #[test]
    fn a_limit_of_the_process_counts_too() {
        let own = |limit: &str| {
            let limits = format!("Limit  Soft  Hard  Units\nMax address space  {limit}  unlimited  bytes\n");
            let root = system(&[
                MEMINFO,
                ("proc/self/status", "Name: survey\nVmSize:\t    300 kB\n"),
                ("proc/self/limits", &limits),
            ]);
            available_under(root.path())
        };
        assert_eq!(own("unlimited"), Some(8000 * 1024));
        assert_eq!(own("1000000"), Some(1_000_000 - 300 * 1024));
        assert_eq!(own("1000"), Some(0));
    }

    #[test]
    fn groups_of_version_1_count_too() {
        let root = system(&[
            MEMINFO,
            ("proc/self/cgroup", "7:cpu,memory:/job\n3:pids:/job\n"),
            ("sys/fs/cgroup/memory/job/memory.limit_in_bytes", "2000\n"),
            ("sys/fs/cgroup/memory/job/memory.usage_in_bytes", "2500\n"),
        ]);
        assert_eq!(available_under(root.path()), Some(0));
    }

    #[test]
    fn what_is_missing_is_said() {
        assert_eq!(enough("a survey", 5_000_000, Some(5_000_000)), Ok(()));
        assert_eq!(enough("a survey", 5_000_000, None), Ok(()));
        let failure = enough("a survey", 5_000_001, Some(4_000_000)).unwrap_err();
        assert_eq!(failure.status, 1);
        assert_eq!(failure.message, "a survey needs 6 MB of memory, and only 4 MB are available");
    }
}
