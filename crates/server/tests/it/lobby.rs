//! Tables: made, listed, joined, played, through plain HTTP.

use serde_json::{Value, json};

use crate::{Client, House, decide_at_random};

fn two(public: bool) -> Value {
    json!({ "game": "toy", "setup": { "players": 2 }, "public": public, "seats": ["me"] })
}

#[tokio::test]
async fn two_people_meet_in_the_lobby_and_play_to_the_end() {
    let house = House::new().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let table = anna.table(&two(true)).await;
    let lobby = ben.get("/api/tables").await;
    assert_eq!(lobby[0]["id"], table.as_str());
    assert_eq!(lobby[0]["names"], json!(["Anna", null]));
    ben.command(&table, &json!({ "type": "sit", "seat": 1 }))
        .await;
    anna.command(&table, &json!({ "type": "start" })).await;
    assert_eq!(ben.get("/api/tables").await, json!([]));
    assert_eq!(
        ben.get("/api/tables?stage=playing").await[0]["asked"],
        json!([0])
    );
    let mine = ben.get("/api/me/tables").await;
    assert_eq!(
        (&mine[0]["yours"], &mine[0]["asked"]),
        (&json!([1]), &json!([0]))
    );
    for _ in 0..3 {
        anna.decide(&table, "take 3").await;
        ben.decide(&table, "take 2").await;
    }
    let path = format!("/api/tables/{table}");
    let seen = ben.get(&path).await;
    assert_eq!(seen["sight"]["stage"], "over");
    assert_eq!(seen["sight"]["outcome"]["winners"], json!([1]));
    let record = anna
        .request("GET", &format!("{path}/record"), &Value::Null)
        .await;
    assert!(
        record.text.starts_with("areo-record 1\ngame toy\n"),
        "{}",
        record.text
    );
    assert!(record.text.contains("\nB take 2\n") && record.text.contains("\ndigest "));
    let standing = &ben.get("/api/me").await["standings"][0];
    assert_eq!(
        (&standing["won"], &standing["rating"]),
        (&json!(1), &json!(1516.0))
    );
    assert_eq!(
        anna.get("/api/tables?stage=over").await[0]["id"],
        table.as_str()
    );
}

#[tokio::test]
async fn a_state_says_what_is_legal_and_why_not() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let table = anna
        .table(&json!({
            "game": "toy", "setup": { "players": 2, "options": { "stones": "9" } },
            "seats": ["me", { "computer": "random" }], "start": true,
        }))
        .await;
    anna.decide(&table, "swap").await;
    let seen = anna.get(&format!("/api/tables/{table}")).await;
    let sight = &seen["sight"];
    assert_eq!(sight["prompt"]["code"], "turn");
    assert_eq!(sight["legal"], json!(["take 1", "take 2", "take 3"]));
    assert_eq!(sight["blocked"]["swap"]["code"], "swapped-already");
    assert_eq!(seen["dictionary"]["take 2"]["json"], json!({ "Take": 2 }));
    assert_eq!(seen["dictionary"]["swap"]["label"]["id"], "toy-swap");
    assert_eq!(sight["view"]["stones"], 9);
    assert_eq!(sight["commitment"].as_str().expect("text").len(), 64);
    assert_eq!(sight["seed"], Value::Null);
    let log = anna.get(&format!("/api/tables/{table}/log")).await;
    let texts: Vec<_> = log["entries"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|line| &line["text"]["id"])
        .collect();
    assert_eq!(
        texts,
        ["table-sat", "table-sat", "table-started", "toy-swapped"]
    );
}

#[tokio::test]
async fn a_private_table_is_for_those_with_an_invitation() {
    let house = House::new().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let made = anna.ok("POST", "/api/tables", &two(false)).await;
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    assert_eq!(ben.get("/api/tables").await, json!([]));
    let sit = json!({ "type": "sit", "seat": 1 });
    assert_eq!(
        ben.refused("GET", &path, &Value::Null).await,
        "no-such-table"
    );
    assert_eq!(ben.refused("POST", &path, &sit).await, "no-such-table");
    let admission = format!("{path}/admission");
    let wrong = json!({ "invite": "x".repeat(20) });
    assert_eq!(
        ben.refused("POST", &admission, &wrong).await,
        "no-such-table"
    );
    ben.ok("POST", &admission, &json!({ "invite": made["invite"] }))
        .await;
    assert_eq!(ben.get(&path).await["sight"]["you"]["invite"], Value::Null);
    ben.ok("POST", &path, &sit).await;
    assert_eq!(
        ben.get(&path).await["sight"]["you"]["invite"],
        made["invite"]
    );
}

#[tokio::test]
async fn one_person_plays_the_computer_at_once() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    for game in ["toy", "shifter", "mars", "dice"] {
        let made = anna.ok("POST", "/api/play", &json!({ "game": game })).await;
        let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
        let sight = &anna.get(&path).await["sight"];
        assert_eq!(sight["stage"], "playing", "{game}");
        assert_eq!(sight["seats"][1]["control"], "computer");
        assert_eq!(sight["you"]["seats"], json!([0]));
    }
    // MarsBot needs no seat: it is part of the rules.
    let marsbot = json!({ "players": 1, "options": { "automa": "yes", "level": "hard" } });
    let quick = json!({ "game": "mars", "setup": marsbot });
    let made = anna.ok("POST", "/api/play", &quick).await;
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    let sight = &anna.get(&path).await["sight"];
    assert_eq!(
        (&sight["stage"], &sight["asked"]),
        (&json!("playing"), &json!([0]))
    );
    assert!(!sight["legal"].as_array().expect("a list").is_empty());
    let mine = anna.get("/api/me/tables").await;
    assert_eq!(mine.as_array().expect("a list").len(), 5);
}

/// Every game, and MarsBot, is played to its end by people who choose at random.
#[tokio::test]
async fn every_game_is_played_to_its_end() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let automa = json!({ "players": 1, "options": { "automa": "yes" } });
    for (game, setup) in [
        ("shifter", json!({ "players": 2 })),
        ("mars", json!({ "players": 2 })),
        ("mars", automa),
        ("dice", json!({ "players": 2 })),
    ] {
        let seats = if setup["players"] == 2 {
            json!(["me", { "guest": "Otto" }])
        } else {
            json!(["me"])
        };
        let table = anna
            .table(&json!({ "game": game, "setup": setup, "seats": seats, "start": true }))
            .await;
        let mut sockets = Vec::new();
        for seat in 0..seats.as_array().expect("a list").len() {
            let path = format!("/api/tables/{table}/socket?seat={seat}");
            sockets.push(anna.socket_at(&path).await);
        }
        let mut rng = kit::rng(1);
        while sockets[0].sight["stage"] == "playing" {
            let decided = decide_at_random(&mut sockets, &mut rng).await;
            assert!(decided, "{game} {setup}: nobody is asked");
        }
        let outcome = &sockets[0].sight["outcome"];
        assert!(outcome["verdict"].is_object(), "{game}: {outcome}");
    }
}

#[tokio::test]
async fn what_cannot_be_set_up_is_refused() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    for (body, code) in [
        (
            json!({ "game": "chess", "setup": { "players": 2 } }),
            "unknown-game",
        ),
        (
            json!({ "game": "toy", "setup": { "players": 9 } }),
            "bad-setup",
        ),
        (
            json!({ "game": "toy", "setup": { "players": 2, "options": { "x": "y" } } }),
            "bad-setup",
        ),
        (
            json!({ "game": "toy", "setup": { "players": 2 }, "seats": ["me", "me", "me"] }),
            "no-such-seat",
        ),
        (
            json!({ "game": "toy", "setup": { "players": 2 }, "seats": [{ "computer": "x" }] }),
            "unknown-bot",
        ),
        (
            json!({ "game": "toy", "setup": { "players": 2 }, "start": true }),
            "seats-free",
        ),
        (
            json!({ "game": "toy", "setup": { "players": 2 }, "rules": { "hourglass": 0 } }),
            "bad-rules",
        ),
        (
            json!({ "game": "toy", "setup": { "players": -2 } }),
            "malformed",
        ),
        (
            json!({ "game": "toy", "setup": { "players": 1e99 } }),
            "malformed",
        ),
        (
            json!({ "game": "toy", "setup": { "players": 2 }, "colour": 1 }),
            "malformed",
        ),
        (json!({ "game": "toy" }), "malformed"),
        (json!([]), "malformed"),
    ] {
        assert_eq!(
            anna.refused("POST", "/api/tables", &body).await,
            code,
            "{body}"
        );
    }
    assert_eq!(anna.get("/api/me/tables").await, json!([]));
    let chess = json!({ "game": "chess" });
    assert_eq!(
        anna.refused("POST", "/api/play", &chess).await,
        "unknown-game"
    );
}

#[tokio::test]
async fn a_hot_seat_shows_each_seat_only_when_it_is_chosen() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.hot_seat("toy").await;
    let path = format!("/api/tables/{table}");
    let both = &anna.get(&path).await["sight"];
    assert_eq!(
        both["view"]["secret"],
        Value::Null,
        "the screen is nobody's yet"
    );
    assert_eq!(both["you"]["seats"], json!([0, 1]));
    let first = &anna.get(&format!("{path}?seat=0")).await["sight"];
    assert!(
        first["view"]["secret"].is_u64() && !first["legal"].as_array().expect("a list").is_empty()
    );
    let take = json!({ "type": "decide", "seq": first["seq"], "choice": { "words": ["take 1"] } });
    assert_eq!(anna.refused("POST", &path, &take).await, "not-your-seat");
    assert_eq!(
        anna.refused("POST", &format!("{path}?seat=1"), &take).await,
        "not-asked"
    );
    anna.ok("POST", &format!("{path}?seat=0"), &take).await;
    let mut ben = house.guest("Ben").await;
    assert_eq!(
        ben.refused("GET", &path, &Value::Null).await,
        "no-such-table"
    );
}

#[tokio::test]
async fn games_come_with_options_computers_and_components() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let games = anna.get("/api/games").await;
    let names: Vec<_> = games
        .as_array()
        .expect("a list")
        .iter()
        .map(|game| &game["name"])
        .collect();
    assert!(
        names.contains(&&json!("shifter")) && names.contains(&&json!("mars")),
        "{names:?}"
    );
    for game in games.as_array().expect("a list") {
        assert!(!game["bots"].as_array().expect("a list").is_empty());
    }
    let path = "/api/games/shifter/catalogue";
    let answer = anna.request("GET", path, &Value::Null).await;
    assert!(answer.json().as_array().expect("a list").len() > 50);
    let tag = answer.headers["etag"].to_str().expect("text").to_owned();
    anna.headers.push(("if-none-match", tag));
    assert_eq!(anna.request("GET", path, &Value::Null).await.status, 304);
}

#[tokio::test]
async fn who_plays_without_spectators_is_not_listed() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let listed = async |stage: &str| {
        let path = format!("/api/tables?stage={stage}");
        let list = Client::new(house.address).get(&path).await;
        list.as_array().expect("a list").len()
    };
    let mut new = json!({
        "game": "toy", "setup": { "players": 2 }, "public": true,
        "rules": { "noSpectators": true }, "seats": ["me"],
    });
    anna.table(&new).await;
    assert_eq!(listed("open").await, 1, "somebody may join");
    new["seats"] = json!(["me", { "guest": "Otto" }]);
    new["start"] = json!(true);
    let table = anna.table(&new).await;
    assert_eq!(listed("playing").await, 0);
    let mine = anna.get("/api/me/tables").await;
    assert_eq!(mine.as_array().expect("a list").len(), 2);
    // When the game is over, everybody may look at it.
    let resign = json!({ "type": "resign" });
    let path = format!("/api/tables/{table}?seat=0");
    anna.ok("POST", &path, &resign).await;
    let path = format!("/api/tables/{table}?seat=1");
    anna.request("POST", &path, &resign).await;
    assert_eq!(listed("over").await, 1);
}

#[tokio::test]
async fn who_plays_again_finds_one_table_however_often_it_is_asked_for() {
    let house = House::new().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let table = anna.table_with(&mut ben).await;
    let path = format!("/api/tables/{table}");
    let rematch = json!({ "type": "rematch" });
    assert_eq!(ben.refused("POST", &path, &rematch).await, "not-playing");
    anna.command(&table, &json!({ "type": "resign" })).await;
    // Pressed twice by one, and by both.
    for client in [&mut anna, &mut ben] {
        for _ in 0..2 {
            client.command(&table, &rematch).await;
        }
    }
    let found = ben.get(&path).await["sight"]["rematch"].clone();
    assert_eq!(found["by"], 0);
    assert_eq!(anna.get(&path).await["sight"]["rematch"], found);
    let new = found["table"].as_str().expect("a table").to_owned();
    let open = ben.get("/api/tables").await;
    assert_eq!(open.as_array().expect("a list").len(), 1);
    assert_eq!(
        (&open[0]["id"], &open[0]["names"]),
        (&found["table"], &json!(["Anna", null]))
    );
    ben.ok(
        "POST",
        &format!("/api/tables/{new}/admission"),
        &json!({ "invite": found["invite"] }),
    )
    .await;
    ben.command(&new, &json!({ "type": "sit", "seat": 1 }))
        .await;
    anna.command(&new, &json!({ "type": "start" })).await;
    let mut cleo = house.guest("Cleo").await;
    assert_eq!(cleo.refused("POST", &path, &rematch).await, "not-your-seat");
    assert_eq!(
        cleo.get(&path).await["sight"]["rematch"]["invite"],
        Value::Null
    );
}

#[tokio::test]
async fn resigning_moves_ratings_and_everybody_is_told_by_how_much() {
    let house = House::new().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let table = anna.table_with(&mut ben).await;
    let ratings = format!("/api/tables/{table}/ratings");
    assert_eq!(ben.get(&ratings).await, json!([]));
    anna.command(&table, &json!({ "type": "resign" })).await;
    assert_eq!(
        ben.get(&ratings).await,
        json!([
            { "seat": 0, "rating": 1484.0, "moved": -16.0 },
            { "seat": 1, "rating": 1516.0, "moved": 16.0 },
        ])
    );
    // With hints the game is a friendly one.
    let new = json!({
        "game": "toy", "setup": { "players": 2 }, "public": true,
        "rules": { "hints": true }, "seats": ["me"],
    });
    let friendly = anna.table(&new).await;
    ben.command(&friendly, &json!({ "type": "sit", "seat": 1 }))
        .await;
    anna.command(&friendly, &json!({ "type": "start" })).await;
    anna.command(&friendly, &json!({ "type": "resign" })).await;
    let ratings = format!("/api/tables/{friendly}/ratings");
    assert_eq!(ben.get(&ratings).await, json!([]));
}

#[tokio::test]
async fn a_table_that_was_closed_is_in_no_list() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.table(&two(true)).await;
    assert_eq!(anna.get("/api/me/tables").await[0]["id"], table.as_str());
    anna.command(&table, &json!({ "type": "close" })).await;
    for list in ["/api/me/tables", "/api/tables", "/api/tables?stage=over"] {
        assert_eq!(anna.get(list).await, json!([]), "{list}");
    }
    let seen = anna.get(&format!("/api/tables/{table}")).await;
    assert_eq!(seen["sight"]["stage"], "over");
    assert_eq!(anna.get("/api/me").await["standings"], json!([]));
}
