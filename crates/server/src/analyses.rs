//! Analyses of finished games: one after the other, whenever no computer player has to think.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kit::Stop;
use store::{Kept, KeptKind};
use table::{BotJob, Study};
use tokio::sync::Semaphore;
use wire::{AnalysisState, Problem, ProblemCode};

use crate::app::App;
use crate::saving;

/// Analyses that may wait for their turn, and the one that is made.
const MAX_UNDER_WAY: usize = 20;

/// The analyses that are under way, by table.
pub(crate) struct Analyses {
    under_way: Mutex<HashMap<String, AnalysisState>>,
    turn: Semaphore,
}

impl Default for Analyses {
    fn default() -> Self {
        Self {
            under_way: Mutex::default(),
            turn: Semaphore::new(1),
        }
    }
}

impl Analyses {
    fn under_way(&self) -> MutexGuard<'_, HashMap<String, AnalysisState>> {
        let under_way = self.under_way.lock();
        under_way.unwrap_or_else(PoisonError::into_inner)
    }
}

/// How far the analysis of a game is.
pub(crate) async fn state(app: &App, table: &str) -> Result<AnalysisState, Problem> {
    if let Some(state) = app.analyses.under_way().get(table) {
        return Ok(state.clone());
    }
    let kept = app.store.kept(table, KeptKind::Analysis).await;
    let kept = kept.map_err(|error| Problem::new(ProblemCode::NotSaved, error.to_string()))?;
    let made = kept.and_then(|body| saving::unpack(&body));
    Ok(made.unwrap_or(AnalysisState::None))
}

/// Lets the analysis of a game be made in the background, unless it is under way.
pub(crate) fn begin(app: &Arc<App>, table: &str, study: Study) -> Result<AnalysisState, Problem> {
    let waits = AnalysisState::UnderWay { done: 0, size: 0 };
    let under_way = &mut *app.analyses.under_way();
    if let Some(state) = under_way.get(table) {
        return Ok(state.clone());
    }
    if under_way.len() >= MAX_UNDER_WAY {
        let text = "many analyses wait for their turn";
        return Err(Problem::new(ProblemCode::Busy, text));
    }
    under_way.insert(table.to_owned(), waits.clone());
    let (app, table) = (Arc::clone(app), table.to_owned());
    tokio::spawn(async move {
        make(&app, &table, study).await;
        app.analyses.under_way().remove(&table);
    });
    Ok(waits)
}

async fn make(app: &App, table: &str, mut study: Study) {
    let Ok(_turn) = app.analyses.turn.acquire().await else {
        return;
    };
    // Without an answer the player has failed, or the server is about to stop.
    while let Some((more, state)) = app.pool.think_idly(next(study)).await {
        if matches!(state, AnalysisState::Made { .. }) {
            let kept = Kept {
                kind: KeptKind::Analysis,
                body: saving::pack(&state),
            };
            if let Err(error) = app.store.keep(table, &kept).await {
                tracing::warn!(table, %error, "an analysis was not stored");
            }
            return;
        }
        app.analyses.under_way().insert(table.to_owned(), state);
        study = more;
    }
}

/// The next piece of work.
fn next(mut study: Study) -> BotJob<(Study, AnalysisState)> {
    BotJob::new(&Stop::default(), move || {
        let state = study.work();
        (study, state)
    })
}
