//! Admins: what they can do, what others notice of it, and what is noted.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Act, Moderator};

use crate::disasters::database;
use crate::{Client, House, eventually};

impl House {
    /// Somebody who may moderate.
    pub(crate) async fn admin(&self) -> Client {
        let mut admin = self.guest("Ada").await;
        let credentials = json!({ "name": "Ada", "password": "correct horse" });
        admin.ok("POST", "/api/register", &credentials).await;
        let moderator = Moderator::open(&self.database()).await.expect("opened");
        let user = moderator.user("ADA").await.expect("read");
        let grant = Act::Grant {
            user: user.expect("she has registered"),
        };
        moderator.act(grant, "").await.expect("done");
        moderator.close().await;
        // The server follows what is done on the command line.
        loop {
            let people = admin
                .request("GET", "/api/admin/people", &Value::Null)
                .await;
            if people.status == 200 {
                return admin;
            }
            assert_eq!(people.code(), "not-found");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

async fn act(admin: &mut Client, act: Value) {
    act_because(admin, act, "a test").await;
}

pub(crate) async fn act_because(admin: &mut Client, act: Value, reason: &str) {
    let act = json!({ "act": act, "reason": reason });
    admin.ok("POST", "/api/admin/acts", &act).await;
}

/// The number of somebody, as admins see it.
pub(crate) async fn number(admin: &mut Client, name: &str) -> i64 {
    let people = admin.get(&format!("/api/admin/people?name={name}")).await;
    people[0]["id"].as_i64().expect("a number")
}

#[tokio::test]
async fn nobody_else_moderates() {
    let house = House::new().await;
    let mut admin = house.admin().await;
    let mut ben = house.guest("Ben").await;
    let mute = json!({ "act": { "type": "mute", "user": 1 } });
    for (method, path, body) in [
        ("GET", "/api/admin/people", &Value::Null),
        ("GET", "/api/admin/tables", &Value::Null),
        ("GET", "/api/admin/tables/abcdefghjkmn/chat", &Value::Null),
        ("GET", "/api/admin/acts", &Value::Null),
        ("GET", "/api/admin/in-force", &Value::Null),
        ("POST", "/api/admin/acts", &mute),
    ] {
        assert_eq!(ben.refused(method, path, body).await, "not-found");
        let mut nobody = Client::new(house.address);
        assert_eq!(nobody.refused(method, path, body).await, "not-logged-in");
    }
    // Nor does a program of an admin.
    let token = json!({ "label": "bot", "password": "correct horse" });
    let mut bot = admin.token(&token).await;
    let refused = bot.refused("POST", "/api/admin/acts", &mute).await;
    assert_eq!(refused, "out-of-scope");
    // Nor does an admin make others, or turn against them.
    let (ada, ben) = (
        number(&mut admin, "ada").await,
        number(&mut admin, "ben").await,
    );
    for act in [
        json!({ "type": "grant", "user": ben }),
        json!({ "type": "revoke", "user": ada }),
        json!({ "type": "ban", "user": ada }),
        json!({ "type": "mute", "user": ada }),
        json!({ "type": "ban-address", "address": "nowhere" }),
        json!({ "type": "reserve-word", "word": "two words" }),
    ] {
        let act = json!({ "act": act });
        let refused = admin.refused("POST", "/api/admin/acts", &act).await;
        assert_eq!(refused, "malformed", "{act}");
    }
    let gone = json!({ "act": { "type": "mute", "user": 999 } });
    let refused = admin.refused("POST", "/api/admin/acts", &gone).await;
    assert_eq!(refused, "not-found");
    // A guest could be anybody tomorrow.
    let moderator = Moderator::open(&house.database()).await.expect("opened");
    let refused = moderator.act(Act::Grant { user: ben }, "").await;
    assert!(refused.is_err());
}

#[tokio::test]
async fn the_muted_cannot_chat_until_they_are_let() {
    let house = House::new().await;
    let mut admin = house.admin().await;
    let (mut anna, _, table) = house.two_at_a_table().await;
    let path = format!("/api/tables/{table}");
    let say = json!({ "type": "say", "text": "hello" });
    anna.command(&table, &say).await;
    let user = number(&mut admin, "anna").await;
    act(
        &mut admin,
        json!({ "type": "mute", "user": user, "hours": 1 }),
    )
    .await;
    assert_eq!(anna.refused("POST", &path, &say).await, "muted");
    anna.decide(&table, "take 1").await;
    act(&mut admin, json!({ "type": "unmute", "user": user })).await;
    anna.command(&table, &say).await;
    // What has passed holds no longer.
    act(
        &mut admin,
        json!({ "type": "mute", "user": user, "hours": 0 }),
    )
    .await;
    anna.command(&table, &say).await;
    let chat = admin.get(&format!("/api/admin/tables/{table}/chat")).await;
    assert_eq!(chat.as_array().expect("a list").len(), 3);
}

#[tokio::test]
async fn the_banned_are_sent_away_at_once_and_stay_away() {
    let mut house = House::new().await;
    let mut admin = house.admin().await;
    let (mut anna, mut ben, table) = house.two_at_a_table().await;
    let mut socket = anna.socket(&table).await;
    let user = number(&mut admin, "anna").await;
    act(&mut admin, json!({ "type": "ban", "user": user })).await;
    assert_eq!(socket.next("closed").await["code"], "not-logged-in");
    for path in ["/api/me", "/api/me/tables", &format!("/api/tables/{table}")] {
        assert_eq!(anna.refused("GET", path, &Value::Null).await, "banned");
    }
    house.restart().await;
    for client in [&mut anna, &mut ben, &mut admin] {
        client.address = house.address;
    }
    assert_eq!(anna.refused("GET", "/api/me", &Value::Null).await, "banned");
    ben.get("/api/me").await;
    act(&mut admin, json!({ "type": "unban", "user": user })).await;
    anna.decide(&table, "take 1").await;
}

#[tokio::test]
async fn nobody_comes_in_from_a_banned_address() {
    let house = House::with(&[("behind-proxy", "yes")]).await;
    let mut admin = house.admin().await;
    let from = |address: &str| {
        let mut client = Client::new(house.address);
        client.headers.push(("x-forwarded-for", address.to_owned()));
        client
    };
    let mut bad = [from("2001:db8::1"), from("2001:db8::ffff")];
    let mut good = from("2001:db8:1::1");
    // Whoever is there already has to go, players and spectators, however they listen.
    let mut ben = from("2001:db8::2");
    ben.ok("POST", "/api/guest", &json!({ "name": "Ben" }))
        .await;
    let new = json!({ "game": "toy", "setup": { "players": 2 }, "public": true, "seats": ["me"] });
    let table = ben.table(&new).await;
    let (mut playing, mut looking) = (ben.socket(&table).await, bad[0].socket(&table).await);
    let mut staying = good.socket(&table).await;
    let mut listener = ben.clone();
    let events = format!("/api/tables/{table}/events");
    let listening =
        tokio::spawn(async move { listener.request("GET", &events, &Value::Null).await });
    eventually(async || (admin.metric("areo_watchers").await == 4).then_some(())).await;
    let ban = json!({ "type": "ban-address", "address": "2001:db8::5", "hours": 1 });
    act(&mut admin, ban).await;
    for socket in [&mut playing, &mut looking] {
        assert_eq!(socket.next("closed").await["code"], "banned");
        assert!(socket.is_closed_in_order().await);
    }
    let heard = listening.await.expect("it ends").text;
    let last = heard.trim().lines().last().expect("a line");
    assert!(
        last.contains(r#""type":"closed","code":"banned""#),
        "{last}"
    );
    staying.say(&json!({ "type": "ping" })).await;
    staying.next("pong").await;
    for client in &mut bad {
        let refused = client.refused("GET", "/api/games", &Value::Null).await;
        assert_eq!(refused, "banned", "the whole network");
    }
    good.get("/api/games").await;
    let in_force = admin.get("/api/admin/in-force").await;
    assert_eq!(in_force["addresses"][0]["address"], "2001:db8::");
    let unban = json!({ "type": "unban-address", "address": "2001:db8::" });
    act(&mut admin, unban).await;
    bad[0].get("/api/games").await;
}

#[tokio::test]
async fn a_closed_table_is_there_for_nobody_until_it_is_opened() {
    let house = House::new().await;
    let mut admin = house.admin().await;
    let (mut anna, ben, table) = house.two_at_a_table().await;
    let path = format!("/api/tables/{table}");
    let mut socket = ben.socket(&table).await;
    act(&mut admin, json!({ "type": "close-table", "table": table })).await;
    assert_eq!(socket.next("closed").await["code"], "table-closed");
    assert!(socket.is_closed_in_order().await);
    assert_eq!(
        anna.refused("GET", &path, &Value::Null).await,
        "table-closed"
    );
    assert_eq!(anna.get("/api/me/tables").await, json!([]));
    assert_eq!(anna.get("/api/tables?stage=playing").await, json!([]));
    let tables = admin.get("/api/admin/tables").await;
    assert_eq!(tables[0]["id"], json!(table));
    act(&mut admin, json!({ "type": "open-table", "table": table })).await;
    anna.decide(&table, "take 1").await;
}

#[tokio::test]
async fn nothing_is_left_of_a_deleted_table() {
    let house = House::new().await;
    let mut admin = house.admin().await;
    let (mut anna, ben, table) = house.two_at_a_table().await;
    let kept = anna.hot_seat("toy").await;
    anna.command(&table, &json!({ "type": "say", "text": "hello" }))
        .await;
    let mut socket = ben.socket(&table).await;
    while !socket.legal().is_empty() || socket.sight["stage"] == "playing" {
        let mut players = [anna.clone(), ben.clone()];
        for player in &mut players {
            let sight = player.get(&format!("/api/tables/{table}")).await["sight"].take();
            if let Some(words) = sight["legal"][0].as_str() {
                player.decide(&table, words).await;
            }
        }
        socket.receive().await;
    }
    act(
        &mut admin,
        json!({ "type": "delete-table", "table": table }),
    )
    .await;
    let mut connection = database(&house).await;
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name != 'acts'",
    )
    .fetch_all(&mut connection)
    .await
    .expect("read");
    for name in tables {
        let rows = sqlx::AssertSqlSafe(format!("SELECT * FROM \"{name}\""));
        let rows = sqlx::raw_sql(rows).fetch_all(&mut connection).await;
        for row in rows.expect("read") {
            use sqlx::{Row as _, ValueRef as _};
            for column in 0..row.len() {
                let value = row.try_get_raw(column).expect("a value");
                if value.is_null() {
                    continue;
                }
                let text: Result<String, _> = row.try_get(column);
                assert!(
                    text.is_err() || text.is_ok_and(|text| !text.contains(&table)),
                    "{name}"
                );
            }
        }
    }
    let path = format!("/api/tables/{table}");
    let refused = anna.refused("GET", &path, &Value::Null).await;
    assert_eq!(refused, "no-such-table");
    anna.get(&format!("/api/tables/{kept}")).await;
}

#[tokio::test]
async fn no_name_holds_a_reserved_word() {
    let house = House::new().await;
    let mut admin = house.admin().await;
    act(
        &mut admin,
        json!({ "type": "reserve-word", "word": "Areo" }),
    )
    .await;
    let mut anna = house.guest("Badminton").await;
    let bad = json!({ "name": "The areo-team" });
    for (method, path, body) in [
        ("POST", "/api/guest", &bad),
        ("PATCH", "/api/me", &bad),
        ("PATCH", "/api/me", &json!({ "name": "xX_ADMIN_7" })),
        ("PATCH", "/api/me", &json!({ "name": "Adm1n" })),
        ("PATCH", "/api/me", &json!({ "name": "a.d.m.i.n" })),
        ("PATCH", "/api/me", &json!({ "name": "\u{430}dmin" })), // Cyrillic
        (
            "POST",
            "/api/register",
            &json!({ "name": "moderator", "password": "correct horse" }),
        ),
        (
            "POST",
            "/api/tables",
            &json!({
                "game": "toy", "setup": { "players": 2 }, "public": true, "seats": [{ "guest": "Areo" }],
            }),
        ),
    ] {
        let refused = anna.refused(method, path, body).await;
        assert_eq!(refused, "reserved-name", "{method} {path} {body}");
    }
    let mut open = json!({ "game": "toy", "setup": { "players": 2 }, "public": true });
    let table = anna.table(&open).await;
    let sit = json!({ "type": "sit", "seat": 0, "name": "areo" });
    let path = format!("/api/tables/{table}");
    assert_eq!(anna.refused("POST", &path, &sit).await, "reserved-name");
    // Where friends meet, they may call themselves what they like.
    open["public"] = json!(false);
    let table = anna.table(&open).await;
    anna.command(&table, &sit).await;
    act(&mut admin, json!({ "type": "free-word", "word": "areo" })).await;
    anna.ok("PATCH", "/api/me", &bad).await;
}

#[tokio::test]
async fn every_act_is_noted() {
    let house = House::new().await;
    let mut admin = house.admin().await;
    let ada = number(&mut admin, "ada").await;
    house.guest("Ben").await;
    let ben = number(&mut admin, "ben").await;
    act(
        &mut admin,
        json!({ "type": "mute", "user": ben, "hours": 2 }),
    )
    .await;
    let moderator = Moderator::open(&house.database()).await.expect("opened");
    let ban = Act::Ban {
        user: ben,
        hours: None,
    };
    moderator.act(ban, "spam").await.expect("done");
    let acts = admin.get("/api/admin/acts").await;
    let told: Vec<_> = acts
        .as_array()
        .expect("a list")
        .iter()
        .map(|noted| json!([noted["admin"], noted["act"], noted["reason"]]))
        .collect();
    let expected = [
        json!([null, { "type": "grant", "user": ada }, ""]),
        json!([ada, { "type": "mute", "user": ben, "hours": 2 }, "a test"]),
        json!([null, { "type": "ban", "user": ben }, "spam"]),
    ];
    assert_eq!(told, expected);
    let last = acts[1]["id"].clone();
    let rest = admin.get(&format!("/api/admin/acts?after={last}")).await;
    assert_eq!(rest.as_array().expect("a list").len(), 1);
}
