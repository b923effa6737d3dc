//! Games that can be played, tables that can be joined, new tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use kit::{Record, Seed, Setup};
use serde::Deserialize;
use store::StoreError;
use table::{Actor, Header, Table};
use utoipa::IntoParams;
use wire::{
    Branch, GameInfo, NewTable, Problem, ProblemCode, QuickStart, Rules, SeatPlan, Stage,
    TableCreated, TableSummary,
};

use crate::answer::{Answer, Body, Failure, LARGE, Params};
use crate::app::App;
use crate::http::replay::beside;
use crate::identity::Player;
use crate::saving::{self, Before};
use crate::{names, secrets};

/// Tables in one list.
const MAX_LISTED: u32 = 200;

/// Tables of one account that are not over, and games of computers only among them.
const MAX_UNFINISHED: u32 = 200;
const MAX_COMPUTER_GAMES: u32 = 4;

/// The games of this server, with their options and computer players.
#[utoipa::path(get, path = "/api/games", tag = "lobby",
    responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.games.iter().map(|game| game.info.clone()).collect())
}

/// Every card, tile and board of a game, with sentences still to be written.
#[utoipa::path(get, path = "/api/games/{game}/catalogue", tag = "lobby",
    params(("game" = String, Path,)),
    responses((status = 200, body = Vec<Object>),
        (status = 304, description = "It is as `If-None-Match` says."), (status = 400, body = Problem)))]
pub(super) async fn catalogue(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let catalogue = app.games.find(&game)?.catalogue();
    let tag = format!("\"{:016x}\"", catalogue.fingerprint);
    let fresh = headers
        .get(IF_NONE_MATCH)
        .is_some_and(|known| known == tag.as_str());
    let caching = [(ETAG, tag), (CACHE_CONTROL, "no-cache".to_owned())];
    if fresh {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    let kind = [(CONTENT_TYPE, "application/json")];
    Ok((caching, kind, catalogue.json.clone()).into_response())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ListParams {
    /// Which tables: `open` (the default), `playing` or `over`.
    stage: Option<Stage>,
}

/// The public tables that you may look at, the latest first.
#[utoipa::path(get, path = "/api/tables", tag = "lobby", params(ListParams),
    responses((status = 200, body = Vec<TableSummary>)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Params(params): Params<ListParams>,
) -> Answer<Vec<TableSummary>> {
    let stage = saving::stage_word(params.stage.unwrap_or(Stage::Open));
    let summaries = app.store.lobby(stage, MAX_LISTED).await?.into_iter();
    let summaries = summaries.filter_map(|text| summary(&text));
    let summaries = summaries.filter(|table| !app.moderation.is_closed(&table.id));
    let is_for_strangers = |table: &TableSummary| match table.stage {
        Stage::Open => true,
        Stage::Playing => !table.no_spectators,
        // Nobody sits at a table that was closed before its game began.
        Stage::Over => table.names.iter().any(Option::is_some),
    };
    Ok(Json(summaries.filter(is_for_strangers).collect()))
}

/// The tables that you have made or sit at, with whose turn it is: games that are over come last,
/// otherwise the latest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "lobby",
    security(("cookie" = []), ("token" = [])),
    responses((status = 200, body = Vec<TableSummary>)))]
pub(super) async fn mine(State(app): State<Arc<App>>, player: Player) -> Answer<Vec<TableSummary>> {
    Ok(Json(tables_of(&app, player.0.id).await?))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "lobby",
    security(("cookie" = []), ("token" = [])), request_body = NewTable,
    responses((status = 200, body = TableCreated), (status = 400, body = Problem),
        (status = 409, body = Problem)))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    player: Player,
    Body(new): Body<NewTable, LARGE>,
) -> Answer<TableCreated> {
    app.limits.work.take(player.0.id)?;
    Ok(Json(make(&app, &player.actor(), &new).await?))
}

/// Refuses more tables to whoever has many already.
async fn allow_table(app: &App, user: i64) -> Result<(), Failure> {
    if app.config.rate == 0 {
        return Ok(());
    }
    let (unfinished, _) = app.store.unfinished_tables(user).await?;
    if unfinished >= MAX_UNFINISHED {
        let text = format!("you can have at most {MAX_UNFINISHED} unfinished tables");
        return Err(Problem::new(ProblemCode::Full, text).into());
    }
    Ok(app.limits.tables.take(app.last_seen.spender(user))?)
}

/// Refuses more games of computers only to whoever has some already.
pub(crate) async fn allow_computers(app: &App, user: i64) -> Result<(), Problem> {
    if app.config.rate == 0 {
        return Ok(());
    }
    let unsaved = |error: StoreError| Problem::new(ProblemCode::NotSaved, error.to_string());
    let (_, playing) = app.store.unfinished_tables(user).await.map_err(unsaved)?;
    if playing >= MAX_COMPUTER_GAMES {
        let text =
            format!("you can have at most {MAX_COMPUTER_GAMES} games between computers at a time");
        return Err(Problem::new(ProblemCode::Full, text));
    }
    app.limits.computer_games.take(app.last_seen.spender(user))
}

/// Plays against the computer, at once.
#[utoipa::path(post, path = "/api/play", tag = "lobby",
    security(("cookie" = []), ("token" = [])), request_body = QuickStart,
    responses((status = 200, body = TableCreated), (status = 400, body = Problem),
        (status = 409, body = Problem)))]
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
        branch: None,
        seed: None,
    };
    Ok(Json(make(&app, &player.actor(), &new).await?))
}

/// The tables of somebody, as lists show them.
pub(super) async fn tables_of(
    app: &App,
    user: i64,
) -> Result<Vec<TableSummary>, store::StoreError> {
    let mut tables = listed(app, user, MAX_LISTED).await?;
    tables.retain(|table| !app.moderation.is_closed(&table.id));
    Ok(tables)
}

/// All tables of somebody, closed ones, too.
pub(super) async fn all_tables_of(
    app: &App,
    user: i64,
) -> Result<Vec<TableSummary>, store::StoreError> {
    listed(app, user, u32::MAX).await
}

async fn listed(app: &App, user: i64, limit: u32) -> Result<Vec<TableSummary>, store::StoreError> {
    let tables = app.store.tables_of(user, limit).await?.into_iter();
    let summary = |(text, seats): (String, Vec<u8>)| {
        let mut summary = summary(&text)?;
        let seats = seats
            .into_iter()
            .filter(|seat| usize::from(*seat) < kit::MAX_SEATS);
        summary.yours = seats.map(|seat| kit::Seat::new(seat.into())).collect();
        summary.deadline = summary.deadline.map(|time| app.clock.to_unix(time));
        Some(summary)
    };
    Ok(tables.filter_map(summary).collect())
}

/// Makes a table for somebody.
pub(crate) async fn make(
    app: &App,
    actor: &Actor,
    new: &NewTable,
) -> Result<TableCreated, Failure> {
    let game = app.games.find(&new.game)?;
    if !new.rules.are_sensible() {
        return Err(Problem::new(ProblemCode::BadRules, "a time is out of bounds").into());
    }
    let branch = new
        .branch
        .as_ref()
        .map(|branch| kept(new, branch))
        .transpose()?;
    let (setup, known) = match &branch {
        Some(record) => (&record.setup, Some(record.seed)),
        None => (&new.setup, new.seed),
    };
    if known.is_some() && new.public {
        let text = "a table whose chance is known beforehand is private";
        return Err(Problem::new(ProblemCode::BadSetup, text).into());
    }
    let seed = known.unwrap_or_else(|| Seed::new(secrets::random()));
    // A setup that the game cannot start from is refused now, not when everybody has sat down.
    game.start(setup, seed)?;
    if new.public {
        for plan in &new.seats {
            match plan {
                SeatPlan::Guest(name) => names::free(app, Some(actor.user.0), name).await?,
                SeatPlan::Me => names::still_free(app, actor.user.0, &actor.name).await?,
                SeatPlan::Computer(_) | SeatPlan::Free => {}
            }
        }
    }
    allow_table(app, actor.user.0).await?;
    let id = secrets::table_id();
    let header = Header {
        game: new.game.clone(),
        setup: setup.clone(),
        rules: new.rules.clone(),
        public: new.public,
        owner: Some(actor.user),
        invite: secrets::invitation(),
        seed,
        seed_known: known.is_some(),
    };
    let mut table = Table::open(&id, Arc::clone(game), header);
    let before = Before::of(&table);
    let now = app.clock.now();
    let mut change = table.furnish(actor, new, now)?;
    if let Some(record) = branch {
        let play = move || {
            let played = table.play(&record, now);
            (table, played)
        };
        let played = beside(app, play).await?;
        table = played.0;
        change.extend(played.1?);
    }
    if table.stage() == Stage::Playing && table.people().next().is_none() {
        allow_computers(app, actor.user.0).await?;
    }
    let header = table.header();
    let stored = store::NewTable {
        header: serde_json::to_string(header).expect("a header is plain data"),
        public: new.public,
        save: saving::save(app.url(), &table, &change.rows, &before),
    };
    let bytes = stored.save.entries.iter().map(|row| row.entry.len()).sum();
    app.store.create_table(&stored).await?;
    let spender = app.last_seen.spender(actor.user.0);
    app.limits.rows.spend(spender, change.rows.len());
    app.limits.bytes.spend(spender, bytes);
    Ok(TableCreated {
        id,
        invite: header.invite.clone(),
    })
}

/// The part of a record that a new game goes on from.
fn kept(new: &NewTable, branch: &Branch) -> Result<Record, Problem> {
    let wrong = |text: String| Problem::new(ProblemCode::BadRecord, text);
    let mut record: Record = branch
        .record
        .parse()
        .map_err(|error: kit::Failure| wrong(error.to_string()))?;
    if record.game != new.game || new.start {
        let text = "a branch is of the same game, and begins by itself";
        return Err(wrong(text.to_owned()));
    }
    record.moves.truncate(branch.keep);
    Ok(record)
}

/// A summary that an older version wrote in another form is left out of lists.
fn summary(text: &str) -> Option<TableSummary> {
    serde_json::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use bots::BotSpec;
    use table::{Games, HostedGame, UserId};
    use testkit::toy::{SOUND, Toy};
    use wire::Command;

    use super::*;
    use crate::app::tests::app_with;
    use crate::limits::Origin;
    use crate::live::TableRequest;

    fn games() -> Games {
        const BOTS: &[BotSpec<Toy<SOUND>>] = &[BotSpec::RANDOM];
        Games::default().with(HostedGame::new::<Toy<SOUND>>(BOTS, |_| false))
    }

    fn plan(text: &str) -> NewTable {
        serde_json::from_str(text).expect("a plan")
    }

    /// Somebody at the one address that everybody comes from.
    async fn guest(app: &App, number: u8, address: u8) -> Actor {
        let created = app.store.create_user("Anna", &[number], "x", 0).await;
        let user = created.expect("stored");
        app.last_seen
            .note(user, Origin::new([203, 0, 113, address].into()));
        Actor {
            user: UserId(user),
            name: "Anna".to_owned(),
        }
    }

    /// How many of these somebody gets, and why not more.
    async fn gets(app: &App, actor: &Actor, new: &NewTable) -> (usize, ProblemCode) {
        for count in 0..1_000 {
            if let Err(failure) = make(app, actor, new).await {
                return (count, failure.code());
            }
        }
        panic!("there is no end of it");
    }

    #[tokio::test]
    async fn tables_and_games_of_computers_have_quotas_by_account_and_address() {
        let (app, _folder) = app_with(games()).await;
        let open = plan(r#"{"game": "toy", "setup": {"players": 2}}"#);
        let anna = guest(&app, 0, 1).await;
        assert_eq!(gets(&app, &anna, &open).await, (60, ProblemCode::TooMany));
        // Many accounts at one address are no way around it.
        let mut all = 60;
        for number in 1..20 {
            let other = guest(&app, number, 1).await;
            all += gets(&app, &other, &open).await.0;
        }
        assert!((300..=310).contains(&all), "{all}");

        let (app, _folder) = app_with(games()).await;
        let computers = plan(
            r#"{"game": "toy", "setup": {"players": 2}, "start": true,
                "seats": [{"computer": "random"}, {"computer": "random"}]}"#,
        );
        let mut all = 0;
        for number in 0..20 {
            let one = guest(&app, number, 1).await;
            let (count, code) = gets(&app, &one, &computers).await;
            assert!(count <= MAX_COMPUTER_GAMES as usize);
            let expected = [ProblemCode::Full, ProblemCode::TooMany];
            assert!(expected.contains(&code), "{code:?}");
            all += count;
        }
        assert!((20..=22).contains(&all), "{all}");
        // With people it is another matter, and so it is to begin one where all others have gone.
        let host = guest(&app, 99, 1).await;
        let with_people = plan(
            r#"{"game": "toy", "setup": {"players": 2}, "start": true,
                "seats": ["me", {"computer": "random"}]}"#,
        );
        let made = make(&app, &host, &with_people).await;
        assert!(made.is_ok(), "there is room");
        let waiting = plan(
            r#"{"game": "toy", "setup": {"players": 2},
                "seats": [{"computer": "random"}, {"computer": "random"}]}"#,
        );
        let made = make(&app, &host, &waiting).await.expect("there is room");
        let begun = ask(&app, &host, &made.id, Command::Start).await;
        assert_eq!(
            begun.map_err(|problem| problem.code),
            Err(ProblemCode::TooMany)
        );
    }

    async fn ask(
        app: &Arc<App>,
        actor: &Actor,
        table: &str,
        command: Command,
    ) -> Result<wire::Done, Problem> {
        let request = |reply| TableRequest::Do {
            actor: actor.clone(),
            seat: None,
            command: command.clone(),
            reply,
        };
        app.ask(table, request).await
    }

    #[tokio::test]
    async fn rows_and_bytes_have_quotas() {
        let (app, _folder) = app_with(games()).await;
        let new = r#"{"game": "toy", "setup": {"players": 2}, "seats": ["me"], "public": true}"#;
        let sit = Command::Sit {
            seat: kit::Seat::new(1),
            name: None,
        };
        for (number, quota) in (0..).zip([&app.limits.rows, &app.limits.bytes]) {
            // Whoever makes a table pays for what is stored of it, and whoever sits down for that.
            let (anna, ben) = (
                guest(&app, 2 * number, number).await,
                guest(&app, 2 * number + 1, number).await,
            );
            let table = make(&app, &anna, &plan(new))
                .await
                .expect("there is room")
                .id;
            let [host, other] = [&anna, &ben].map(|who| app.last_seen.spender(who.user.0));
            assert!(quota.was_used_by(host) && !quota.was_used_by(other));
            let done = ask(&app, &ben, &table, sit.clone()).await;
            assert!(done.is_ok(), "{done:?}");
            assert!(quota.was_used_by(other));
            quota.spend(other, 100_000_000);
            let hold = Command::HoldTurns { hold: true };
            let refused = ask(&app, &ben, &table, hold).await;
            let refused = refused.map_err(|problem| problem.code);
            assert_eq!(refused, Err(ProblemCode::TooMany));
        }
    }
}
