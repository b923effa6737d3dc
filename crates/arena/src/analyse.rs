//! The analysis of a game on all cores.

use bots::{Playable, Study};
use kit::Analysis;
use rayon::prelude::*;

use crate::Threads;

/// Carries an analysis out. `finished` is told of every task that is done.
pub fn analyse<G: Playable>(
    mut study: Study<G>,
    threads: &Threads,
    finished: &(dyn Fn() + Sync),
) -> Analysis {
    loop {
        let tasks = study.tasks();
        if tasks.is_empty() {
            return study.analysis();
        }
        let findings = threads.run(|| {
            let work = tasks.par_iter().map(|task| {
                let finding = study.work(task);
                finished();
                finding
            });
            work.collect()
        });
        study.note(findings);
    }
}
