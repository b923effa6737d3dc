//! Golden playthroughs: a whole random game written out, so that any change of behaviour shows
//! as a difference to review.

use std::fmt::Write as _;
use std::path::Path;

use kit::{Event as _, Game, Message, Prompt as _, Seat, Seed, Session, Setup, Tell as _, Viewer};

use crate::random_decision;

/// Writes out a random game: each question, how many answers it had, the decision, what everybody
/// and what only some were told, and the state's digest now and then.
///
/// # Panics
/// If the game does not start or breaks its contract.
pub fn write<G: Game>(setup: &Setup, seed: u64, english: &dyn Fn(&Message) -> String) -> String {
    let mut session =
        Session::<G>::start(setup, Seed::from_number(seed)).expect("the setup is fine");
    let mut rng = kit::rng(seed);
    let mut text = format!(
        "{} {} players {:?} seed {seed}\n",
        G::NAME,
        setup.players,
        setup.options
    );
    let mut step = 0;
    while session.game().outcome().is_none() {
        let (seat, decision) = random_decision(session.game(), &mut rng);
        let prompt = session.game().prompt(seat).expect("the seat is asked");
        let choices = session.game().legal(seat).len();
        let _ = writeln!(
            text,
            "\n{seat} {}: {} of {choices}: {decision}",
            prompt.code(),
            english(&decision.tell())
        );
        let log = session.decide(seat, &decision).expect("it is listed");
        for event in log.events() {
            let public = event
                .seen_by(Viewer::Spectator)
                .map(|event| english(&event.tell()));
            if let Some(line) = &public {
                let _ = writeln!(text, "  {line}");
            }
            for seat in Seat::all(setup.players) {
                let told = event
                    .seen_by(Viewer::Seat(seat))
                    .map(|event| english(&event.tell()));
                if let Some(line) = told.filter(|line| Some(line) != public.as_ref()) {
                    let _ = writeln!(text, "  [{seat}] {line}");
                }
            }
        }
        step += 1;
        if step % 20 == 0 {
            let _ = writeln!(text, "  = {}", kit::record::digest(session.game()));
        }
    }
    let outcome = session.game().outcome().expect("the game is over");
    let _ = writeln!(
        text,
        "\n{} {outcome:?}\n= {}",
        english(&outcome.verdict),
        kit::record::digest(session.game())
    );
    text
}

/// Compares text with a golden file; `UPDATE_EXPECT=1` writes the file instead.
///
/// # Panics
/// If they differ: the first line that does is shown.
pub fn compare(path: &Path, text: &str) {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::create_dir_all(path.parent().expect("a golden file lies in a folder"))
            .and_then(|()| std::fs::write(path, text))
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    let golden = std::fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; UPDATE_EXPECT=1 writes it", path.display()));
    if golden != text {
        let line = golden
            .lines()
            .zip(text.lines())
            .take_while(|(old, new)| old == new)
            .count();
        panic!(
            "{} differs at line {}:\n  was {:?}\n  is  {:?}\nUPDATE_EXPECT=1 rewrites it",
            path.display(),
            line + 1,
            golden.lines().nth(line).unwrap_or_default(),
            text.lines().nth(line).unwrap_or_default(),
        );
    }
}
