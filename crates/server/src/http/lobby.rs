//! Games that can be played, tables that can be joined, new tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kit::{Seed, Setup};
use serde::Deserialize;
use table::{Actor, Header, Table};
use utoipa::IntoParams;
use wire::{
    GameInfo, NewTable, Problem, ProblemCode, QuickStart, Rules, SeatPlan, Stage, TableCreated,
    TableSummary,
};

use crate::answer::{Answer, Body, Params};
use crate::app::App;
use crate::identity::Player;
use crate::saving::{self, Before};
use crate::secrets;

/// Tables in one list.
const MAX_LISTED: u32 = 200;

/// The games of this server, with their options and computer players.
#[utoipa::path(get, path = "/api/games", tag = "lobby",
    responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.games.iter().map(|game| game.info.clone()).collect())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ListParams {
    /// Which tables: `open` (the default), `playing` or `over`.
    stage: Option<Stage>,
}

/// The public tables, the latest first.
#[utoipa::path(get, path = "/api/tables", tag = "lobby", params(ListParams),
    responses((status = 200, body = Vec<TableSummary>)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Params(params): Params<ListParams>,
) -> Answer<Vec<TableSummary>> {
    let stage = saving::stage_word(params.stage.unwrap_or(Stage::Open));
    let summaries = app.store.lobby(stage, MAX_LISTED).await?.into_iter();
    Ok(Json(summaries.filter_map(|text| summary(&text)).collect()))
}

/// Your tables, the latest first, with whose turn it is.
#[utoipa::path(get, path = "/api/me/tables", tag = "lobby",
    responses((status = 200, body = Vec<TableSummary>)))]
pub(super) async fn mine(State(app): State<Arc<App>>, player: Player) -> Answer<Vec<TableSummary>> {
    Ok(Json(tables_of(&app, player.0.id).await?))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "lobby", request_body = NewTable,
    responses((status = 200, body = TableCreated), (status = 400, body = Problem)))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    player: Player,
    Body(new): Body<NewTable>,
) -> Answer<TableCreated> {
    app.limits.work.take(player.0.id)?;
    make(&app, &player.actor(), &new).await
}

/// Plays against the computer, at once.
#[utoipa::path(post, path = "/api/play", tag = "lobby", request_body = QuickStart,
    responses((status = 200, body = TableCreated), (status = 400, body = Problem)))]
pub(super) async fn quick(
    State(app): State<Arc<App>>,
    player: Player,
    Body(quick): Body<QuickStart>,
) -> Answer<TableCreated> {
    app.limits.work.take(player.0.id)?;
    let game = app.games.find(&quick.game)?;
    let bot = game.bot(quick.bot.as_deref())?.to_owned();
    let players = 2.clamp(game.info.fewest, game.info.most);
    let setup = quick.setup.unwrap_or_else(|| Setup::new(players));
    let opponents = setup.players.clamp(1, game.info.most) - 1;
    let mut seats = vec![SeatPlan::Me];
    seats.resize(opponents + 1, SeatPlan::Computer(bot));
    let new = NewTable {
        game: quick.game,
        setup,
        rules: Rules {
            hints: true,
            ..Rules::default()
        },
        public: false,
        seats,
        start: true,
    };
    make(&app, &player.actor(), &new).await
}

/// The tables of somebody, as lists show them.
pub(super) async fn tables_of(
    app: &App,
    user: i64,
) -> Result<Vec<TableSummary>, store::StoreError> {
    let tables = app.store.tables_of(user, MAX_LISTED).await?.into_iter();
    let summary = |(text, seats): (String, Vec<u8>)| {
        let mut summary = summary(&text)?;
        let seats = seats
            .into_iter()
            .filter(|seat| usize::from(*seat) < kit::MAX_SEATS);
        summary.yours = seats.map(|seat| kit::Seat::new(seat.into())).collect();
        Some(summary)
    };
    Ok(tables.filter_map(summary).collect())
}

async fn make(app: &App, actor: &Actor, new: &NewTable) -> Answer<TableCreated> {
    let game = app.games.find(&new.game)?;
    if !new.rules.are_sensible() {
        return Err(Problem::new(ProblemCode::BadRules, "a time is out of bounds").into());
    }
    let seed = Seed::new(secrets::random());
    // A setup that the game cannot start from is refused now, not when everybody has sat down.
    game.start(&new.setup, seed)?;
    let id = secrets::table_id();
    let header = Header {
        game: new.game.clone(),
        setup: new.setup.clone(),
        rules: new.rules.clone(),
        public: new.public,
        owner: Some(actor.user),
        invite: secrets::invitation(),
        seed,
    };
    let mut table = Table::open(&id, Arc::clone(game), header);
    let before = Before::of(&table);
    let change = table.furnish(actor, new, app.clock.now())?;
    let header = table.header();
    let stored = store::NewTable {
        header: serde_json::to_string(header).expect("a header is plain data"),
        public: new.public,
        save: saving::save(app.url(), &table, &change.rows, &before),
    };
    app.store.create_table(&stored).await?;
    Ok(Json(TableCreated {
        id,
        invite: header.invite.clone(),
    }))
}

/// A summary that an older version wrote in another form is left out of lists.
fn summary(text: &str) -> Option<TableSummary> {
    serde_json::from_str(text).ok()
}
