//! Guests, accounts, logins.

use std::time::Duration;

use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt as _, StreamExt as _};
use serde_json::{Value, json};
use sqlx::Executor as _;

use crate::client::Answer;
use crate::disasters::database;
use crate::{Client, House, eventually};

#[tokio::test]
async fn a_guest_registers_and_logs_in_elsewhere() {
    let house = House::new().await;
    let mut phone = house.guest("Anna").await;
    let table = phone
        .table(&json!({ "game": "toy", "setup": { "players": 2 }, "seats": ["me"] }))
        .await;
    let account = json!({ "name": "Anna", "password": "correct horse" });
    let short = json!({ "name": "Anna", "password": "short" });
    assert_eq!(
        phone.refused("POST", "/api/register", &short).await,
        "bad-password"
    );
    assert_eq!(
        phone.ok("POST", "/api/register", &account).await["registered"],
        true
    );
    assert_eq!(
        phone.refused("POST", "/api/register", &account).await,
        "already-registered"
    );

    let mut ben = house.guest("Ben").await;
    let taken = json!({ "name": "ANNA", "password": "battery staple" });
    assert_eq!(
        ben.refused("POST", "/api/register", &taken).await,
        "name-taken"
    );

    let mut laptop = Client::new(house.address);
    for wrong in [
        json!({ "name": "Anna", "password": "wrong" }),
        json!({ "name": "Zoe", "password": "x" }),
    ] {
        assert_eq!(
            laptop.refused("POST", "/api/login", &wrong).await,
            "wrong-login"
        );
    }
    let lower = json!({ "name": "anna", "password": "correct horse" });
    assert_eq!(
        laptop.ok("POST", "/api/login", &lower).await["name"],
        "Anna"
    );
    assert_eq!(laptop.get("/api/me/tables").await[0]["id"], table.as_str());
    laptop
        .ok("PATCH", "/api/me", &json!({ "name": "Anna K." }))
        .await;
    assert_eq!(phone.get("/api/me").await["name"], "Anna K.");
}

#[tokio::test]
async fn the_secret_is_kept_from_scripts_and_other_pages() {
    let house = House::with(&[("public-url", "https://areo.example/")]).await;
    let mut anna = Client::new(house.address);
    let answer = anna.request("POST", "/api/guest", &json!({})).await;
    let cookie = answer.headers["set-cookie"].to_str().expect("text");
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(
        !answer.text.contains(
            anna.cookie
                .as_ref()
                .expect("a cookie")
                .trim_start_matches("areo=")
        )
    );
    let rename = json!({ "name": "Eve" });
    anna.headers
        .push(("origin", "https://evil.example".to_owned()));
    assert_eq!(
        anna.refused("PATCH", "/api/me", &rename).await,
        "foreign-page"
    );
    assert_eq!(
        anna.refused("POST", "/api/guest", &json!({})).await,
        "foreign-page"
    );
    assert_eq!(
        anna.refused("POST", "/api/login", &json!({"name": "a", "password": "b"}))
            .await,
        "foreign-page"
    );
    anna.headers = vec![("origin", "null".to_owned())];
    assert_eq!(
        anna.refused("PATCH", "/api/me", &rename).await,
        "foreign-page"
    );
    anna.headers = vec![("origin", "https://areo.example".to_owned())];
    anna.ok("PATCH", "/api/me", &rename).await;
    anna.headers = vec![("origin", format!("http://{}", house.address))];
    anna.ok("PATCH", "/api/me", &rename).await;
}

#[tokio::test]
async fn a_foreign_page_opens_no_socket() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let made = anna
        .ok("POST", "/api/play", &json!({ "game": "toy" }))
        .await;
    anna.headers = vec![
        ("origin", "https://evil.example".to_owned()),
        ("connection", "upgrade".to_owned()),
        ("upgrade", "websocket".to_owned()),
        ("sec-websocket-version", "13".to_owned()),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==".to_owned()),
    ];
    let path = format!("/api/tables/{}/socket", made["id"].as_str().expect("an id"));
    assert_eq!(
        anna.refused("GET", &path, &Value::Null).await,
        "foreign-page"
    );
}

#[tokio::test]
async fn logins_are_listed_and_revoked_with_their_sockets() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let mut bot = anna.token(&json!({ "label": "my bot" })).await;
    assert_eq!(bot.get("/api/me").await["name"], "Anna");
    let logins = anna.get("/api/me/logins").await;
    let find = |label: &str| {
        let logins = logins.as_array().expect("a list").iter();
        logins
            .into_iter()
            .find(|login| login["label"] == label)
            .expect("it is listed")
            .clone()
    };
    assert_eq!(
        (&find("my bot")["this"], &find("unknown")["this"]),
        (&json!(false), &json!(true))
    );

    let made = anna
        .ok("POST", "/api/play", &json!({ "game": "toy" }))
        .await;
    let table = made["id"].as_str().expect("an id");
    let mut socket = anna.socket(table).await;
    let path = format!("/api/me/logins/{}", find("unknown")["id"]);
    let mut ben = house.guest("Ben").await;
    assert_eq!(
        ben.refused("DELETE", &path, &Value::Null).await,
        "not-found"
    );
    let (mut listener, events) = (anna.clone(), format!("/api/tables/{table}/events"));
    let listening =
        tokio::spawn(async move { listener.request("GET", &events, &Value::Null).await });
    eventually(async || (ben.metric("areo_watchers").await == 2).then_some(())).await;
    anna.ok("DELETE", &path, &Value::Null).await;
    assert_eq!(socket.next("closed").await["code"], "not-logged-in");
    let heard = listening.await.expect("it ends").text;
    let last = heard.trim().lines().last().expect("a line");
    assert!(
        last.contains(r#""type":"closed","code":"not-logged-in""#),
        "{last}"
    );
    assert_eq!(
        anna.refused("GET", "/api/me", &Value::Null).await,
        "not-logged-in"
    );
    bot.ok("POST", "/api/logout", &Value::Null).await;
    assert_eq!(
        bot.refused("GET", "/api/me", &Value::Null).await,
        "not-logged-in"
    );
}

#[tokio::test]
async fn a_token_plays_or_reads_and_never_touches_the_account() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let mut player = anna.token(&json!({ "label": "player" })).await;
    let mut reader = anna
        .token(&json!({ "label": "reader", "scope": "read", "days": 1 }))
        .await;
    let logins = anna.get("/api/me/logins").await;
    let logins = logins.as_array().expect("a list");
    let days = |label: &str| {
        let login = logins.iter().find(|login| login["label"] == label);
        let login = login.expect("it is listed");
        let time = |field: &str| login[field].as_u64().expect("a time");
        (
            login["scope"].clone(),
            (time("ends") - time("created")) / 86_400_000,
        )
    };
    assert_eq!(days("player"), (json!("play"), 90));
    assert_eq!(days("reader"), (json!("read"), 1));
    let path = format!("/api/me/logins/{}", logins[0]["id"]);
    // Nor does it when it is sent as if it were a cookie.
    let mut disguised = Client::new(house.address);
    let (_, bearer) = &player.headers[0];
    let token = bearer.strip_prefix("Bearer ").expect("a token");
    disguised.cookie = Some(format!("areo={token}"));
    let account = json!({ "name": "Anna", "password": "correct horse" });
    let url = json!({ "url": "https://a.example" });
    let nothing = Value::Null;
    for (method, path, body) in [
        ("POST", "/api/register", &account),
        ("PATCH", "/api/me", &json!({ "name": "Eve" })),
        ("POST", "/api/me/tokens", &json!({ "label": "another" })),
        ("GET", "/api/me/logins", &nothing),
        ("DELETE", "/api/me/logins", &nothing),
        ("DELETE", &path, &nothing),
        (
            "POST",
            "/api/me/password",
            &json!({ "password": "x", "new": "correct horse" }),
        ),
        ("GET", "/api/me/webhooks", &nothing),
        ("POST", "/api/me/webhooks", &url),
        ("DELETE", "/api/me/webhooks/1", &nothing),
        ("POST", "/api/me/feed", &nothing),
    ] {
        for token in [&mut player, &mut reader, &mut disguised] {
            let refused = token.refused(method, path, body).await;
            assert_eq!(refused, "out-of-scope", "{method} {path}");
        }
    }
    // The one plays, the other looks on.
    let table = player.hot_seat("toy").await;
    let path = format!("/api/tables/{table}");
    assert_eq!(reader.get(&path).await["sight"]["id"], table.as_str());
    assert_eq!(reader.get("/api/me/tables").await[0]["id"], table.as_str());
    let resign = json!({ "type": "resign" });
    assert_eq!(reader.refused("POST", &path, &resign).await, "out-of-scope");
    let play = json!({ "game": "toy" });
    assert_eq!(
        reader.refused("POST", "/api/play", &play).await,
        "out-of-scope"
    );
    let mut socket = reader.socket(&table).await;
    let answer = socket.command(&resign).await;
    assert_eq!(answer["problem"]["code"], "out-of-scope");
    player.socket(&table).await.decide("take 1").await;
    // When it ends, so do its sockets.
    let mut database = database(&house).await;
    let soon = "UPDATE logins SET ends = 1000 * unixepoch() + 2500 WHERE label = 'reader'";
    database.execute(soon).await.expect("it ends soon");
    let mut socket = reader.socket(&table).await;
    assert_eq!(socket.next("closed").await["code"], "not-logged-in");
    let refused = reader.refused("GET", "/api/me", &Value::Null).await;
    assert_eq!(refused, "not-logged-in");
    for days in [0, 366] {
        let long = json!({ "label": "long", "days": days });
        assert_eq!(
            anna.refused("POST", "/api/me/tokens", &long).await,
            "malformed"
        );
    }
}

#[tokio::test]
async fn an_account_is_changed_with_its_password_and_the_cookie_with_it() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    // Somebody has given her this cookie, and knows it; and a token.
    let mut eve = anna.clone();
    let mut bot = anna.token(&json!({ "label": "bot" })).await;
    let account = json!({ "name": "Anna", "password": "correct horse" });
    anna.ok("POST", "/api/register", &account).await;
    for stranger in [&mut eve, &mut bot] {
        let refused = stranger.refused("GET", "/api/me", &Value::Null).await;
        assert_eq!(refused, "not-logged-in");
    }
    // A new login takes the place of the one before.
    let mut before = anna.clone();
    anna.ok("POST", "/api/login", &account).await;
    let refused = before.refused("GET", "/api/me", &Value::Null).await;
    assert_eq!(refused, "not-logged-in");
    let logins = anna.get("/api/me/logins").await;
    assert_eq!(logins.as_array().map(Vec::len), Some(1));
    for password in [json!(null), json!("wrong"), json!("")] {
        let token = json!({ "label": "bot", "password": password });
        let refused = anna.refused("POST", "/api/me/tokens", &token).await;
        assert_eq!(refused, "wrong-password");
    }
    let token = json!({ "label": "bot", "password": "correct horse" });
    let mut bot = anna.token(&token).await;
    let mut laptop = Client::new(house.address);
    laptop.ok("POST", "/api/login", &account).await;
    let change = |old: &str, new: &str| json!({ "password": old, "new": new });
    for (body, code) in [
        (change("wrong", "battery staple"), "wrong-password"),
        (change("correct horse", "short"), "bad-password"),
    ] {
        let refused = anna.refused("POST", "/api/me/password", &body).await;
        assert_eq!(refused, code);
    }
    let mut before = anna.clone();
    let new = change("correct horse", "battery staple");
    anna.ok("POST", "/api/me/password", &new).await;
    for ended in [&mut before, &mut laptop, &mut bot] {
        let refused = ended.refused("GET", "/api/me", &Value::Null).await;
        assert_eq!(refused, "not-logged-in");
    }
    assert_eq!(anna.get("/api/me").await["name"], "Anna");
    let refused = laptop.refused("POST", "/api/login", &account).await;
    assert_eq!(refused, "wrong-login");
    let account = json!({ "name": "Anna", "password": "battery staple" });
    laptop.ok("POST", "/api/login", &account).await;
    laptop.ok("DELETE", "/api/me/logins", &Value::Null).await;
    for ended in [&mut anna, &mut laptop] {
        let refused = ended.refused("GET", "/api/me", &Value::Null).await;
        assert_eq!(refused, "not-logged-in");
    }
}

#[tokio::test]
async fn tokens_take_nobodys_place_and_whose_place_is_taken_is_told() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let account = json!({ "name": "Anna", "password": "correct horse" });
    anna.ok("POST", "/api/register", &account).await;
    for number in 0..19 {
        let label = format!("bot {number}");
        let label = json!({ "label": label, "password": "correct horse" });
        anna.ok("POST", "/api/me/tokens", &label).await;
    }
    let label = json!({ "label": "one too many", "password": "correct horse" });
    assert_eq!(anna.refused("POST", "/api/me/tokens", &label).await, "full");
    let made = anna
        .ok("POST", "/api/play", &json!({ "game": "toy" }))
        .await;
    let mut socket = anna.socket(made["id"].as_str().expect("an id")).await;
    // Who was not seen for the longest time goes when somebody logs in elsewhere.
    let mut database = database(&house).await;
    let aged = database
        .execute("UPDATE logins SET used = 0 WHERE id = (SELECT min(id) FROM logins)")
        .await;
    aged.expect("it was long ago");
    let mut laptop = Client::new(house.address);
    laptop.ok("POST", "/api/login", &account).await;
    assert_eq!(socket.next("closed").await["code"], "not-logged-in");
}

#[tokio::test]
async fn a_cookie_that_is_used_does_not_end() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let cookie = anna.cookie.clone().expect("a cookie");
    let answer = anna.request("GET", "/api/me", &Value::Null).await;
    let renewed = answer.headers["set-cookie"].to_str().expect("text");
    assert!(renewed.starts_with(&cookie) && renewed.contains("Max-Age=31536000"));
    // A program has no use for one.
    let mut bot = anna.token(&json!({ "label": "my bot" })).await;
    let answer = bot.request("GET", "/api/me", &Value::Null).await;
    assert_eq!(answer.headers.get("set-cookie"), None);
}

#[tokio::test]
async fn names_and_bodies_are_checked() {
    let house = House::new().await;
    let mut anna = house.guest("Łucja 🪐").await;
    for name in [
        "",
        " x",
        "x ",
        "a\u{0}b",
        "\u{202e}annA",
        "Anna\u{200b}",
        "Anna\u{ffff}",
        "\u{3164}\u{200d}",
        "twenty-five characters ...",
    ] {
        assert_eq!(
            anna.refused("PATCH", "/api/me", &json!({ "name": name }))
                .await,
            "bad-name"
        );
    }
    assert_eq!(anna.get("/api/me").await["name"], "Łucja 🪐");
    let mut nobody = Client::new(house.address);
    assert_eq!(
        nobody.refused("GET", "/api/me", &Value::Null).await,
        "not-logged-in"
    );
    nobody.cookie = Some("areo=nonsense".to_owned());
    assert_eq!(
        nobody.refused("GET", "/api/me", &Value::Null).await,
        "not-logged-in"
    );
    assert_eq!(
        nobody
            .refused("POST", "/api/play", &json!({ "game": "toy" }))
            .await,
        "not-logged-in"
    );
}

#[tokio::test]
async fn nobody_takes_a_registered_name_or_one_that_looks_like_it() {
    let mut house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let account = json!({ "name": "Anna", "password": "correct horse" });
    anna.ok("POST", "/api/register", &account).await;
    let mut ben = house.guest("Ben").await;
    // Also after a restart of a server whose database is from before names were reserved.
    for _ in 0..2 {
        for name in ["Anna", "anna", "ANNA", "\u{410}nna", "Ann\u{251}"] {
            let name = json!({ "name": name });
            let mut stranger = Client::new(house.address);
            let refused = stranger.refused("POST", "/api/guest", &name).await;
            assert_eq!(refused, "name-taken", "{name}");
            let refused = ben.refused("PATCH", "/api/me", &name).await;
            assert_eq!(refused, "name-taken", "{name}");
        }
        let other = json!({ "name": "\u{410}nna", "password": "correct horse" });
        let refused = ben.refused("POST", "/api/register", &other).await;
        assert_eq!(refused, "name-taken");
        let mut database = database(&house).await;
        let emptied = database.execute("DELETE FROM likenesses").await;
        emptied.expect("as if they had never been there");
        house.restart().await;
        (anna.address, ben.address) = (house.address, house.address);
    }
    // Nor what she calls herself, for as long as she does; her own names she may have.
    for (name, other) in [("Zoe", "Z\u{43e}e"), ("Anna", "Zo\u{435}")] {
        anna.ok("PATCH", "/api/me", &json!({ "name": name })).await;
        let other = json!({ "name": other });
        let answer = ben.request("PATCH", "/api/me", &other).await;
        assert_eq!(answer.status == 409, name == "Zoe");
    }
    // At a table that everybody sees, a seat has no such name either.
    let mut new = json!({
        "game": "toy", "setup": { "players": 2 }, "public": true,
        "seats": ["me", { "guest": "\u{410}nna" }],
    });
    let refused = ben.refused("POST", "/api/tables", &new).await;
    assert_eq!(refused, "name-taken");
    new["seats"] = json!(["me"]);
    let table = ben.table(&new).await;
    let sit = json!({ "type": "sit", "seat": 1, "name": "\u{410}nna" });
    let path = format!("/api/tables/{table}");
    assert_eq!(ben.refused("POST", &path, &sit).await, "name-taken");
}

#[tokio::test]
async fn who_bore_a_name_before_it_was_registered_shows_it_to_no_stranger() {
    let house = House::new().await;
    let (mut anna, mut other) = (house.guest("Anna").await, house.guest("\u{410}nna").await);
    let mut new = json!({ "game": "toy", "setup": { "players": 2 }, "public": true });
    let table = anna.table(&new).await;
    let path = format!("/api/tables/{table}");
    let say = json!({ "type": "say", "text": "Hello" });
    other.command(&table, &say).await;
    let account = json!({ "name": "Anna", "password": "correct horse" });
    anna.ok("POST", "/api/register", &account).await;
    for command in [json!({ "type": "sit", "seat": 1 }), say.clone()] {
        assert_eq!(other.refused("POST", &path, &command).await, "name-taken");
        anna.command(&table, &command).await;
    }
    new["seats"] = json!(["me"]);
    let refused = other.refused("POST", "/api/tables", &new).await;
    assert_eq!(refused, "name-taken");
    // Among friends it is nobody's business, and another name will do everywhere.
    new["public"] = json!(false);
    other.table(&new).await;
    other
        .ok("PATCH", "/api/me", &json!({ "name": "Ben" }))
        .await;
    other.command(&table, &say).await;
}

/// Tries to log in, more and more often at once, until an attempt is refused; how many there were,
/// and after how many seconds to try again.
async fn guess_passwords(client: &Client, name: &str) -> (usize, u32) {
    let mut attempts = FuturesUnordered::new();
    for attempt in 0.. {
        let (mut client, wrong) = (client.clone(), json!({ "name": name, "password": "wrong" }));
        attempts.push(async move { client.request("POST", "/api/login", &wrong).await });
        while let Some(Some(answer)) = attempts.next().now_or_never() {
            if answer.status == 429 {
                return (attempt, retry_after(&answer));
            }
            assert_eq!(answer.code(), "wrong-login");
        }
        assert!(attempt < 1_000, "one can try for ever");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    unreachable!("it ends before");
}

fn retry_after(answer: &Answer) -> u32 {
    let seconds = answer.headers["retry-after"].to_str().expect("text");
    let seconds = seconds.parse().expect("a number");
    assert_eq!(answer.json()["wait"], seconds);
    seconds
}

#[tokio::test]
async fn too_much_is_too_much() {
    let house = House::with(&[("rate", "5")]).await;
    let mut anna = Client::new(house.address);
    let answer = loop {
        let answer = anna.request("GET", "/api/games", &Value::Null).await;
        if answer.status == 429 {
            break answer;
        }
    };
    assert_eq!(retry_after(&answer), 1);
}

#[tokio::test]
async fn wrong_passwords_slow_down_whoever_tries_them_and_keep_nobody_else_out() {
    let house = House::with(&[("rate", "500"), ("behind-proxy", "yes")]).await;
    let at = |address: &str| {
        let mut client = Client::new(house.address);
        client.headers = vec![("x-forwarded-for", address.to_owned())];
        client
    };
    let mut anna = at("203.0.113.1");
    let account = json!({ "name": "Anna", "password": "correct horse" });
    anna.ok("POST", "/api/guest", &json!({})).await;
    anna.ok("POST", "/api/register", &account).await;
    let stranger = at("203.0.113.2");
    let (attempts, wait) = guess_passwords(&stranger, "Anna").await;
    assert!((6..60).contains(&attempts), "{attempts}");
    assert!((1..=20).contains(&wait), "{wait}");
    at("203.0.113.3").ok("POST", "/api/login", &account).await;
    // Who has tried a few times may have to wait, and is not refused.
    let mut other = at("203.0.113.4");
    let wrong = json!({ "name": "Anna", "password": "wrong" });
    for _ in 0..6 {
        other.refused("POST", "/api/login", &wrong).await;
    }
    other.ok("POST", "/api/login", &account).await;
}
