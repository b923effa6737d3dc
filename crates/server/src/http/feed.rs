//! The Atom feed of the tables where it is one's turn.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use kit::Message;
use l10n::{Language, Writer};
use serde::Deserialize;
use store::UserRow;
use utoipa::IntoParams;
use wire::{FeedAddress, Problem, ProblemCode, Stage, TableSummary};

use crate::answer::{Answer, Failure, Params};
use crate::app::App;
use crate::http::lobby;
use crate::identity::Owner;
use crate::secrets;
use crate::time::moment;

/// Makes a new address for your feed; the old one opens nothing any more.
#[utoipa::path(post, path = "/api/me/feed", tag = "news", security(("cookie" = [])),
    responses((status = 200, body = FeedAddress)))]
pub(super) async fn make(State(app): State<Arc<App>>, owner: Owner) -> Answer<FeedAddress> {
    app.limits.work.take(owner.0.id)?;
    let secret = secrets::token();
    app.store
        .set_feed(owner.0.id, &secrets::hash(&secret))
        .await?;
    Ok(Json(FeedAddress {
        path: format!("/feed/{secret}"),
    }))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct FeedParams {
    /// The language: `en`, `pl`, `cs` or `nl`.
    lang: Option<String>,
}

/// The tables where it is your turn, as an Atom feed.
#[utoipa::path(get, path = "/feed/{secret}", tag = "news",
    params(("secret" = String, Path,), FeedParams),
    responses((status = 200, content_type = "application/atom+xml"), (status = 404, body = Problem)))]
pub(super) async fn read(
    State(app): State<Arc<App>>,
    Path(secret): Path<String>,
    Params(params): Params<FeedParams>,
) -> Result<impl IntoResponse, Failure> {
    let user = app.store.user_by_feed(&secrets::hash(&secret)).await?;
    let user = user.ok_or_else(|| Problem::new(ProblemCode::NotFound, "there is no such feed"))?;
    let language = params.lang.and_then(|lang| lang.parse().ok());
    let writer = Writer::new(language.unwrap_or(Language::English));
    let mut tables = lobby::tables_of(&app, user.id).await?;
    tables.retain(|table| {
        let mut yours = table.yours.iter();
        table.stage == Stage::Playing && yours.any(|seat| table.asked.contains(seat))
    });
    let headers = [(CONTENT_TYPE, "application/atom+xml; charset=utf-8")];
    Ok((headers, atom(&writer, app.url(), &user, &tables)))
}

fn atom(writer: &Writer, url: &str, user: &UserRow, tables: &[TableSummary]) -> String {
    let title = Message::new("feed-title").with("name", user.name.clone());
    let latest = tables.iter().map(|table| table.changed).max();
    let mut feed = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n\
         <title>{}</title>\n<id>{url}/#feed-{}</id>\n<updated>{}</updated>\n\
         <author><name>Areo</name></author>\n",
        writer.language(),
        escape(&writer.write(&title)),
        user.id,
        moment(latest.unwrap_or_default()),
    );
    for table in tables {
        let others: Vec<_> = table.names.iter().flatten().cloned().collect();
        let title = Message::new("feed-your-turn")
            .with("game", Message::new(format!("game-{}", table.game)))
            .with("players", others.join(", "));
        let mut asked = table.asked.iter().zip(&table.asked_at);
        let asked = asked.find(|(seat, _)| table.yours.contains(seat));
        // Every turn is a new entry, and remains the same one whatever else happens at the table.
        writeln!(
            feed,
            "<entry>\n<title>{}</title>\n<id>{url}{path}#{turn}</id>\n\
             <updated>{}</updated>\n<link href=\"{url}{path}\"/>\n</entry>",
            escape(&writer.write(&title)),
            moment(table.changed),
            path = wire::table_path(&table.id),
            turn = asked.map_or(0, |(_, seq)| *seq),
        )
        .expect("a string grows");
    }
    feed + "</feed>\n"
}

/// Text as XML, which has no place for some characters, however they are written.
fn escape(text: &str) -> String {
    let misfit = |letter: char| {
        (letter.is_control() && !matches!(letter, '\t' | '\n' | '\r'))
            || matches!(letter, '\u{fffe}' | '\u{ffff}')
    };
    let text = text.replace(misfit, "\u{fffd}");
    let text = text.replace('&', "&amp;");
    text.replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use kit::{Seat, Setup};

    use super::*;

    #[test]
    fn a_feed_says_where_it_is_ones_turn() {
        let table = TableSummary {
            id: "abc".to_owned(),
            game: "shifter".to_owned(),
            setup: Setup::new(2),
            clock: wire::Clock::None,
            stage: Stage::Playing,
            names: vec![Some("Anna & <Ben>\u{ffff}".to_owned()), None],
            progress: Some(50),
            asked: vec![Seat::new(1), Seat::new(0)],
            asked_at: vec![3, 7],
            yours: vec![Seat::new(0)],
            seed_known: false,
            no_spectators: false,
            changed: 1_700_000_000_000,
            deadline: None,
        };
        let anna = UserRow {
            id: 5,
            name: "Anna".to_owned(),
            registered: false,
            login: 0,
            used: 0,
            scope: store::Scope::Read,
            ends: None,
        };
        let writer = Writer::new(Language::English);
        let feed = atom(&writer, "https://a.example", &anna, &[table]);
        for part in [
            "<title>Terra Shifter: your turn (Anna &amp; &lt;Ben&gt;\u{fffd})</title>",
            "<id>https://a.example/#feed-5</id>",
            "<id>https://a.example/t/abc#7</id>",
            "<link href=\"https://a.example/t/abc\"/>",
            "<updated>2023-11-14T22:13:20Z</updated>",
        ] {
            assert!(feed.contains(part), "{part} is missing in\n{feed}");
        }
    }
}
