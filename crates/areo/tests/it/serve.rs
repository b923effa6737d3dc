//! The server as a process: documented examples, backups, and `kill -9` at any moment.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use rand::RngExt as _;
use serde_json::{Value, json};

/// A running server, which is killed at the end.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path, port: u16) -> Self {
        let areo = Command::new(env!("CARGO_BIN_EXE_areo"));
        Self::start_by(areo, folder, &["--rate", "0", "--listen", &local(port)])
    }

    /// A server with the limits that it has when nothing is said.
    fn start_limited(folder: &Path) -> Self {
        let areo = Command::new(env!("CARGO_BIN_EXE_areo"));
        Self::start_by(areo, folder, &["--listen", &local(0)])
    }

    /// A server that may write files of so many kB and not more, as on a disk that is full.
    fn start_cramped(folder: &Path, kilobytes: u32) -> Self {
        let mut shell = Command::new("bash");
        let limited = format!("trap '' XFSZ; ulimit -Sf {kilobytes}; exec \"$0\" \"$@\"");
        shell.args(["-c", &limited, env!("CARGO_BIN_EXE_areo")]);
        Self::start_by(shell, folder, &["--rate", "0", "--listen", &local(0)])
    }

    /// A server whose log goes to a disk that is full.
    fn start_speechless(folder: &Path) -> Self {
        let mut areo = Command::new(env!("CARGO_BIN_EXE_areo"));
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full");
        areo.stderr(full.expect("Linux has such a disk"));
        Self::start_by(areo, folder, &["--log", "debug", "--listen", &local(0)])
    }

    fn start_by(mut program: Command, folder: &Path, settings: &[&str]) -> Self {
        let database = format!("sqlite:{}", folder.join("areo.db").display());
        let log: &[_] = match settings.contains(&"--log") {
            true => &[],
            false => &["--log", "warn"],
        };
        let mut process = program
            .args(["serve", "--database", &database])
            .args(log)
            .args(settings)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut line = String::new();
        let output = process.stdout.take().expect("its output");
        BufReader::new(output)
            .read_line(&mut line)
            .expect("it says where it is");
        let address = line
            .trim()
            .strip_prefix("Areo is at http://")
            .expect("an address");
        Self {
            address: address.to_owned(),
            process,
        }
    }

    /// Lets it write as much as it likes from now on.
    fn make_room(&self) {
        let process = self.process.id().to_string();
        let prlimit = Command::new("prlimit")
            .args(["--fsize=unlimited", "--pid", &process])
            .status();
        assert!(prlimit.expect("prlimit runs").success());
    }

    fn port(&self) -> u16 {
        let port = self.address.rsplit(':').next().expect("a port");
        port.parse().expect("a number")
    }

    fn kill(mut self) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it has ended");
    }

    /// Asks it to end, and waits until it has.
    fn end(mut self) {
        // The shell has a `kill` of its own, also where no such program is installed.
        let order = format!("kill {}", self.process.id());
        let asked = Command::new("sh").args(["-c", &order]).status();
        assert!(asked.expect("a shell runs").success());
        assert!(self.process.wait().expect("it has ended").success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

fn local(port: u16) -> String {
    format!("127.0.0.1:{port}")
}

/// A request; nothing if the server is not there, or goes away.
fn ask(
    address: &str,
    method: &str,
    path: &str,
    cookie: &str,
    body: &Value,
) -> Option<(u16, String, Value)> {
    let mut stream = TcpStream::connect(address).ok()?;
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let mut cookies = head
        .lines()
        .filter_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookies.next().and_then(|text| text.split(';').next());
    let body = serde_json::from_str(body).unwrap_or(Value::Null);
    Some((status, cookie.unwrap_or_default().to_owned(), body))
}

/// The same, until the server is there; problems are not expected.
fn insist(address: &str, method: &str, path: &str, cookie: &str, body: &Value) -> Value {
    for _ in 0..600 {
        match ask(address, method, path, cookie, body) {
            Some((200, _, answer)) => return answer,
            Some((status, _, answer)) => panic!("{method} {path} {body}: {status} {answer}"),
            None => thread::sleep(Duration::from_millis(50)),
        }
    }
    panic!("the server does not come back");
}

fn guest(address: &str) -> String {
    let answer = ask(
        address,
        "POST",
        "/api/guest",
        "",
        &json!({ "name": "Anna" }),
    );
    answer.expect("the server is there").1
}

/// How often the server is killed: as often as somebody wants to wait for.
fn kills() -> u32 {
    let wanted = std::env::var("KILLS").ok();
    wanted.map_or(100, |text| text.parse().expect("KILLS is a number"))
}

#[test]
#[allow(clippy::print_stderr)] // How much a long run has seen.
fn nothing_that_was_acknowledged_is_lost_by_kill_9() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let mut server = Server::start(folder.path(), 0);
    let (address, port) = (server.address.clone(), server.port());
    let cookie = guest(&address);
    let enough = Arc::new(AtomicBool::new(false));
    let acknowledged: Arc<Mutex<BTreeMap<String, Acknowledged>>> = Arc::default();
    let steps: Vec<Arc<AtomicU64>> = (0..6).map(|_| Arc::default()).collect();
    let players: Vec<_> = (0..)
        .zip(&steps)
        .map(|(number, steps)| {
            let (address, cookie) = (address.clone(), cookie.clone());
            let (enough, acknowledged) = (Arc::clone(&enough), Arc::clone(&acknowledged));
            let steps = Arc::clone(steps);
            thread::spawn(move || play(number, &address, &cookie, &enough, &steps, &acknowledged))
        })
        .collect();
    let mut rng = kit::rng(9);
    for kill in 1..=kills() {
        thread::sleep(Duration::from_millis(rng.random_range(20..400)));
        if kill % 10 == 0 {
            // On a busy machine a life may be too short for any answer: now everybody gets one.
            let before: Vec<_> = steps.iter().map(|it| it.load(Ordering::Relaxed)).collect();
            while !players.iter().any(thread::JoinHandle::is_finished)
                && (steps.iter().zip(&before)).any(|(it, old)| it.load(Ordering::Relaxed) == *old)
            {
                thread::sleep(Duration::from_millis(5));
            }
        }
        server.kill();
        server = Server::start(folder.path(), port);
    }
    enough.store(true, Ordering::Relaxed);
    for player in players {
        player.join().expect("the player saw nothing strange");
    }
    server.end();
    // What is on disk is what was acknowledged: no more, no less, in this order.
    let records = folder.path().join("records");
    export(folder.path(), &records);
    let acknowledged = acknowledged.lock().expect("nobody panicked");
    let mut decisions = 0;
    for (
        table,
        Acknowledged {
            game,
            people,
            words,
        },
    ) in acknowledged.iter()
    {
        let text = std::fs::read_to_string(records.join(format!("{game}-{table}.record")));
        let record: kit::Record = text.expect("it was exported").parse().expect("a record");
        let stored = record.moves.into_iter();
        let stored = stored.filter(|step| step.seat.index() < *people);
        let stored: Vec<_> = stored.map(|step| step.words).collect();
        assert_eq!(&stored, words, "table {table}");
        decisions += words.len();
    }
    // Six players got at least one answer every ten kills, and took back every fifth or so.
    let least = usize::try_from(kills() / 10 * 3).expect("a number");
    assert!(decisions >= least, "only {decisions} decisions were made");
    eprintln!("{} kills, {decisions} decisions", kills());
}

/// What the people at a table were told is done, and was not taken back.
struct Acknowledged {
    game: &'static str,
    /// How many of the seats are theirs, from the first on.
    people: usize,
    words: Vec<String>,
}

/// Plays random decisions at one table after another, with a second person or against a computer, and
/// notes each that is acknowledged.
fn play(
    number: u64,
    address: &str,
    cookie: &str,
    enough: &AtomicBool,
    steps: &AtomicU64,
    acknowledged: &Mutex<BTreeMap<String, Acknowledged>>,
) {
    let mut rng = kit::rng(number);
    let game = ["shifter", "mars", "dice"][usize::try_from(number % 3).expect("a few")];
    let (people, other) = if number < 3 {
        (2, json!({ "guest": "Otto" }))
    } else {
        (1, json!({ "computer": "random" }))
    };
    let new = json!({
        "game": game, "setup": { "players": 2 }, "rules": { "pace": "instant" },
        "seats": ["me", other], "start": true,
    });
    while !enough.load(Ordering::Relaxed) {
        let made = insist(address, "POST", "/api/tables", cookie, &new);
        let table = made["id"].as_str().expect("an id").to_owned();
        let mut words = Vec::new();
        while !enough.load(Ordering::Relaxed) {
            let Some((seat, seq, legal)) = asked(address, &table, cookie, people) else {
                break;
            };
            let choice = &legal[rng.random_range(0..legal.len())];
            let path = format!("/api/tables/{table}?seat={seat}");
            let decide = json!({ "type": "decide", "seq": seq, "choice": { "words": [choice] } });
            // If the answer gets lost, the same is sent again, and must not be done twice.
            insist(address, "POST", &path, cookie, &decide);
            words.push(choice.as_str().expect("words").to_owned());
            steps.fetch_add(1, Ordering::Relaxed);
            if people == 2 && rng.random_bool(0.2) && take_back(address, &path, cookie) {
                words.pop();
            }
        }
        let told = Acknowledged {
            game,
            people,
            words,
        };
        let mut acknowledged = acknowledged.lock().expect("nobody panicked");
        acknowledged.insert(table, told);
    }
}

/// Takes back the last decision, where nobody has to agree; whether that was done.
fn take_back(address: &str, path: &str, cookie: &str) -> bool {
    let seen = insist(address, "GET", path, cookie, &Value::Null);
    if seen["sight"]["undo"]["alone"].is_null() {
        return false;
    }
    let undo = json!({ "type": "undo", "seq": seen["sight"]["seq"] });
    loop {
        match ask(address, "POST", path, cookie, &undo) {
            Some((200, ..)) => return true,
            // It was done before, and the answer got lost.
            Some((409, _, problem)) if problem["code"] == "stale" => return true,
            Some((status, _, answer)) => panic!("{path} {undo}: {status} {answer}"),
            None => thread::sleep(Duration::from_millis(50)),
        }
    }
}

/// Who of so many people is asked, with the `seq` and the sensible answers; nothing when the game is
/// over.
fn asked(
    address: &str,
    table: &str,
    cookie: &str,
    people: usize,
) -> Option<(usize, u64, Vec<Value>)> {
    loop {
        for seat in 0..people {
            let path = format!("/api/tables/{table}?seat={seat}&since=99999");
            let sight = insist(address, "GET", &path, cookie, &Value::Null)["sight"].take();
            let legal = sight["legal"].as_array().expect("a list").clone();
            if !legal.is_empty() {
                return Some((seat, sight["seq"].as_u64()?, legal));
            }
            if sight["stage"] == "over" {
                return None;
            }
        }
        // A computer is about to decide.
        thread::sleep(Duration::from_millis(5));
    }
}

fn areo(folder: &Path, args: &[&str]) -> (i32, String) {
    let database = format!("sqlite:{}", folder.join("areo.db").display());
    let output = Command::new(env!("CARGO_BIN_EXE_areo"))
        .args(args)
        .args(["--database", &database])
        .output()
        .expect("the binary runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    (output.status.code().expect("it ends by itself"), text)
}

fn export(folder: &Path, records: &Path) {
    let (status, text) = areo(folder, &["export", &records.display().to_string()]);
    assert_eq!(status, 0, "{text}");
}

#[test]
fn games_are_exported_and_imported_and_gone_on_with() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), 0);
    let cookie = guest(&server.address);
    let made = insist(
        &server.address,
        "POST",
        "/api/play",
        &cookie,
        &json!({ "game": "shifter" }),
    );
    let table = made["id"].as_str().expect("an id");
    let records = folder.path().join("records");
    export(folder.path(), &records);
    let file = records.join(format!("shifter-{table}.record"));
    let file = file.display().to_string();
    // Also beside the running server, which has it at once.
    let (status, text) = areo(folder.path(), &["import", &file]);
    assert_eq!(status, 0, "{text}");
    let (id, invite) = text
        .trim()
        .rsplit_once("/t/")
        .and_then(|(_, link)| link.split_once('#'))
        .expect("a link");
    let path = format!("/api/tables/{id}");
    let admission = json!({ "invite": invite });
    insist(
        &server.address,
        "POST",
        &format!("{path}/admission"),
        &cookie,
        &admission,
    );
    insist(
        &server.address,
        "POST",
        &path,
        &cookie,
        &json!({ "type": "sit", "seat": 0 }),
    );
    let sight = &insist(&server.address, "GET", &path, &cookie, &Value::Null)["sight"];
    assert_eq!(
        (&sight["stage"], &sight["you"]["seat"]),
        (&json!("playing"), &json!(0))
    );
    // A second export writes only what is new.
    let (_, text) = areo(folder.path(), &["export", &records.display().to_string()]);
    assert!(text.starts_with("1 record written"), "{text}");
    assert!(text.ends_with(", 0 brought up to date\n"), "{text}");

    std::fs::write(folder.path().join("bad.record"), "areo-record 1\nnonsense").expect("written");
    let bad = folder.path().join("bad.record").display().to_string();
    let (status, text) = areo(folder.path(), &["import", &file, &bad]);
    assert!(
        status == 2 && text.contains("bad.record"),
        "{status} {text}"
    );
    let untrue = std::fs::read_to_string(&file).expect("read") + "A settle sail\n";
    std::fs::write(&bad, untrue).expect("written");
    let (status, text) = areo(folder.path(), &["import", &bad]);
    assert!(
        status == 2 && text.contains("bad.record"),
        "{status} {text}"
    );
    let (status, text) = areo(folder.path(), &["export", "x", "--table", "nosuchtable1"]);
    assert!(
        status == 2 && text.contains("nosuchtable1"),
        "{status} {text}"
    );
    std::fs::remove_dir("x").expect("it was made, and is empty");
}

#[test]
fn a_server_is_copied_verified_and_restored_from_the_command_line() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), 0);
    let cookie = guest(&server.address);
    let play = json!({ "game": "shifter" });
    let made = insist(&server.address, "POST", "/api/play", &cookie, &play);
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let copy = folder.path().join("copy.db").display().to_string();
    let (status, text) = areo(folder.path(), &["backup", &copy]);
    assert_eq!(status, 0, "{text}");
    let (status, text) = areo(folder.path(), &["backup", &copy]);
    assert!(status == 2 && text.contains("exists"), "{status} {text}");
    let dry = ["restore", "--verify", "--dry-run", &copy];
    let (status, text) = areo(folder.path(), &dry);
    assert_eq!(
        (status, text.as_str()),
        (0, "1 table played again, 0 faulty\n")
    );
    // Not while a server has the database.
    let (status, text) = areo(folder.path(), &["restore", &copy]);
    assert!(
        status == 2 && text.contains("another server"),
        "{status} {text}"
    );
    insist(&server.address, "POST", "/api/play", &cookie, &play);
    let port = server.port();
    server.kill();
    let (status, text) = areo(folder.path(), &["restore", "--verify", &copy]);
    assert!(
        status == 0 && text.contains("is restored"),
        "{status} {text}"
    );
    let server = Server::start(folder.path(), port);
    insist(&server.address, "GET", &path, &cookie, &Value::Null);
    let mine = insist(
        &server.address,
        "GET",
        "/api/me/tables",
        &cookie,
        &Value::Null,
    );
    assert_eq!(mine.as_array().expect("a list").len(), 1, "as in the copy");
    // What cannot be played is not restored.
    server.end();
    let (status, text) = areo(folder.path(), &["restore", "--verify", "no-such-file"]);
    assert_eq!(status, 2, "{text}");
}

#[test]
fn a_server_is_moderated_from_the_command_line() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let (status, text) = areo(folder.path(), &["admin", "log"]);
    assert!(
        status == 2 && text.contains("no database"),
        "{status} {text}"
    );
    let server = Server::start(folder.path(), 0);
    let cookie = guest(&server.address);
    let admin = |args: &[&str]| areo(folder.path(), &[&["admin"], args].concat());
    let (status, text) = admin(&["people", "ann"]);
    assert!(status == 0 && text.contains("1  Anna"), "{status} {text}");
    let (status, text) = admin(&["grant", "anna"]);
    assert!(status == 2 && text.contains("nobody logs in"), "{text}");
    let (status, text) = admin(&["ban", "1", "--hours", "1", "--reason", "spam"]);
    assert_eq!((status, text.as_str()), (0, "done\n"));
    // The server follows by itself.
    let banned = || {
        let me = ask(&server.address, "GET", "/api/me", &cookie, &Value::Null);
        me.expect("the server is there").2["code"] == "banned"
    };
    while !banned() {
        thread::sleep(Duration::from_millis(50));
    }
    let (_, text) = admin(&["log"]);
    assert!(
        text.contains(r#"command line  {"type":"ban","user":1,"hours":1}  spam"#),
        "{text}"
    );
    let (_, text) = admin(&["in-force"]);
    assert!(text.contains("word     admin"), "{text}");
    let (status, text) = admin(&["close", "nosuchtable1"]);
    assert!(status == 2 && text.contains("nothing to change"), "{text}");
}

#[test]
fn a_later_export_brings_running_games_up_to_date() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), 0);
    let cookie = guest(&server.address);
    let new = json!({
        "game": "shifter", "setup": { "players": 2 },
        "seats": ["me", { "guest": "Otto" }], "start": true,
    });
    let table = insist(&server.address, "POST", "/api/tables", &cookie, &new)["id"].take();
    let table = table.as_str().expect("an id");
    let records = folder.path().join("records");
    export(folder.path(), &records);
    let file = records.join(format!("shifter-{table}.record"));
    let first = std::fs::read_to_string(&file).expect("it is there");
    let (seat, seq, legal) = asked(&server.address, table, &cookie, 2).expect("somebody is asked");
    let path = format!("/api/tables/{table}?seat={seat}");
    let decide = json!({ "type": "decide", "seq": seq, "choice": { "words": [legal[0]] } });
    insist(&server.address, "POST", &path, &cookie, &decide);
    let again = || areo(folder.path(), &["export", &records.display().to_string()]);
    let up_to_date = |count: u32| {
        let folder = records.display();
        format!("0 records written to {folder}, {count} brought up to date\n")
    };
    assert_eq!(again(), (0, up_to_date(1)));
    let second = std::fs::read_to_string(&file).expect("it is there");
    let words = legal[0].as_str().expect("words");
    assert!(!first.ends_with(&format!(" {words}\n")), "{first}");
    assert!(second.ends_with(&format!(" {words}\n")), "{second}");
    assert_eq!(again(), (0, up_to_date(0)));
    // Half a file, as a full disk may leave behind, is made whole.
    std::fs::write(&file, &second[..second.len() / 2]).expect("written");
    assert_eq!(again(), (0, up_to_date(1)));
    assert_eq!(std::fs::read_to_string(&file).expect("there"), second);
}

#[test]
fn a_second_server_and_wrong_settings_are_refused() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let _server = Server::start(folder.path(), 0);
    let (status, text) = areo(folder.path(), &["serve", "--listen", "127.0.0.1:0"]);
    assert!(
        status == 2 && text.contains("another server uses the database"),
        "{status} {text}"
    );
    for (args, expected) in [
        (["serve", "--listen", "nowhere"], "an address with a port"),
        (["serve", "--rate", "-5"], "a number"),
        (["serve", "--config", "no/such.toml"], "no/such.toml"),
    ] {
        let (status, text) = areo(folder.path(), &args);
        assert!(
            status == 2 && text.contains(expected),
            "{args:?}: {status} {text}"
        );
    }
}

#[test]
fn a_full_disk_costs_nothing_that_was_acknowledged() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let server = Server::start_cramped(folder.path(), 600);
    let cookie = guest(&server.address);
    let (address, new) = (server.address.clone(), json!({ "game": "shifter" }));
    let mut tables = Vec::new();
    let refused = loop {
        match ask(&address, "POST", "/api/play", &cookie, &new) {
            Some((200, _, made)) => tables.push(made["id"].as_str().expect("an id").to_owned()),
            Some((status, _, problem)) => break (status, problem),
            None => panic!("the server is gone"),
        }
        assert!(tables.len() < 1_000, "the disk does not fill up");
    };
    assert_eq!((refused.0, &refused.1["code"]), (503, &json!("not-saved")));
    let health = ask(&address, "GET", "/health", "", &Value::Null);
    assert_eq!(health.expect("it lives on").0, 503);
    // What is there can be looked at, also beside the server.
    let last = format!("/api/tables/{}", tables.last().expect("some were made"));
    insist(&address, "GET", &last, &cookie, &Value::Null);
    // When there is room again, it goes on by itself.
    server.make_room();
    let made = insist(&address, "POST", "/api/play", &cookie, &new);
    thread::sleep(Duration::from_millis(300));
    insist(&address, "GET", "/health", "", &Value::Null);
    tables.push(made["id"].as_str().expect("an id").to_owned());
    server.end();
    let server = Server::start(folder.path(), 0);
    for table in &tables {
        let path = format!("/api/tables/{table}");
        let sight = &insist(&server.address, "GET", &path, &cookie, &Value::Null)["sight"];
        assert_eq!(sight["stage"], "playing");
    }
    insist(&server.address, "POST", "/api/play", &cookie, &new);
}

/// The memory that a process holds, in kB.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
    let mut lines = status.lines();
    let held = lines.find_map(|line| line.strip_prefix("VmRSS:"));
    let held = held.and_then(|text| text.split_whitespace().next());
    held.expect("it is told").parse().expect("a number")
}

#[test]
fn logins_leave_no_memory_behind() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let server = Server::start(folder.path(), 0);
    let (address, process) = (server.address.clone(), server.process.id());
    let before = memory(process);
    let log_in = |name: &str| {
        let wrong = json!({ "name": name, "password": "correct horse" });
        let answer = ask(&address, "POST", "/api/login", "", &wrong);
        answer.expect("the server is there").0
    };
    for number in 0..100 {
        assert_eq!(log_in("Zoe"), 401);
        assert_eq!(log_in(&format!("{number}{}", "x".repeat(250_000))), 413);
    }
    let after = memory(process);
    // One password takes 19 MiB.
    assert!(after < before + 30_000, "{before} kB, then {after} kB");
}

#[test]
fn the_python_bot_plays_every_game_within_the_limits() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("not tested: there is no `python3` here");
        return;
    }
    let play = |game: &'static str| {
        let folder = tempfile::TempDir::new().expect("a folder");
        let server = Server::start_limited(folder.path());
        let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bot.py");
        let output = Command::new("python3")
            .arg(bot)
            .args([format!("http://{}", server.address), game.to_owned()])
            .output()
            .expect("python3 is installed");
        let text = String::from_utf8_lossy(&output.stdout);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success() && text.starts_with("scores ["),
            "{game}: {text}{errors}"
        );
    };
    thread::scope(|scope| {
        for game in ["shifter", "mars", "dice"] {
            scope.spawn(move || play(game));
        }
    });
}

#[test]
fn a_log_that_cannot_be_written_crashes_nothing() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let server = Server::start_speechless(folder.path());
    let cookie = guest(&server.address);
    let play = json!({ "game": "shifter" });
    insist(&server.address, "POST", "/api/play", &cookie, &play);
    server.end();
}

#[test]
fn the_curl_examples_work_as_written() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let server = Server::start_limited(folder.path());
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = std::fs::read_to_string(page).expect("it is there");
    let examples = page.split("```sh\n").skip(1);
    let examples = examples.map(|rest| rest.split("```").next().expect("its beginning"));
    let script = examples.collect::<String>().replace(
        "http://127.0.0.1:8080",
        &format!("http://{}", server.address),
    );
    let output = Command::new("sh")
        .args(["-c", &script])
        .current_dir(folder.path())
        .output()
        .expect("sh runs");
    let text = String::from_utf8_lossy(&output.stdout);
    for part in [
        "\"name\":\"Anna\"",
        "\"bots\":[",
        "\"legal\":[",
        "{\"seq\":4",
        "{\"seq\":5",
        "data: {\"type\":\"snapshot\"",
        "\"checklist\":[",
    ] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(
        !text.contains("\"code\":\"malformed\"") && !text.contains("\"code\":\"stale\""),
        "{text}"
    );
}
