//! The analysis of a game in pieces of work that take a moment each.

use std::time::Duration;

use bots::Playable;
use kit::{Analysis, Budget, Session};
use wire::AnalysisState;

/// The imagined games for each decision, and how long they may take.
const ITERATIONS: u32 = 64;
const TIME: Duration = Duration::from_secs(1);
/// The same game is analysed alike each time.
const SEED: u64 = 1;

/// The analysis of a game while it is made.
pub struct Study {
    work: Box<dyn FnMut() -> AnalysisState + Send>,
    /// The steps before those that are analysed.
    before: usize,
}

impl Study {
    /// Of all that was decided.
    pub(crate) fn of<G: Playable>(session: &Session<G>) -> Self {
        let (setup, origin) = (session.setup().clone(), session.origin());
        let moves = session.moves().to_vec();
        let mut study = None;
        let mut tasks = Vec::new();
        let mut findings = Vec::new();
        let mut done = 0;
        let work = move || {
            // To play the whole game again is the first piece of work.
            let study = study.get_or_insert_with(|| {
                let mut budget = Budget::iterations(ITERATIONS);
                budget.time = Some(TIME);
                let study = bots::Study::new(&setup, origin.clone(), &moves, SEED, &budget);
                tasks = study.tasks();
                study
            });
            if let Some(task) = tasks.pop() {
                findings.push(study.work(&task));
                done += 1;
            }
            if tasks.is_empty() {
                study.note(std::mem::take(&mut findings));
                tasks = study.tasks();
            }
            match tasks.is_empty() {
                true => AnalysisState::Made {
                    analysis: study.analysis(),
                },
                false => AnalysisState::UnderWay {
                    done,
                    size: study.size(),
                },
            }
        };
        Self {
            work: Box::new(work),
            before: 0,
        }
    }

    /// The same of a game that had so many steps before.
    #[must_use]
    pub(crate) fn after(mut self, before: usize) -> Self {
        self.before = before;
        self
    }

    /// Does a piece of the work, and says how far it is now.
    pub fn work(&mut self) -> AnalysisState {
        let mut state = (self.work)();
        if let AnalysisState::Made { analysis } = &mut state {
            let Analysis { curve, costly, .. } = analysis;
            let steps = curve.iter_mut().map(|moment| &mut moment.step);
            let steps = steps.chain(costly.iter_mut().map(|costly| &mut costly.step));
            steps.for_each(|step| *step += self.before);
        }
        state
    }
}
