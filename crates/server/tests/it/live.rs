//! Tables over WebSockets and event streams: each client its own view, in order, and no more.

use serde_json::{Value, json};

use crate::contract::check_server_message;
use crate::{Client, House, PATIENCE, Socket, eventually};

fn stones(socket: &Socket) -> &Value {
    &socket.sight["view"]["stones"]
}

#[tokio::test]
async fn everybody_sees_what_changes_as_it_changes() {
    let house = House::new().await;
    let (anna, ben, table) = house.two_at_a_table().await;
    let cleo = Client::new(house.address);
    let mut anna = anna.socket(&table).await;
    let mut ben = ben.socket(&table).await;
    let mut cleo = cleo.socket(&table).await;
    anna.until(|sight| sight["seats"][1]["present"] == true)
        .await;
    assert_eq!(cleo.sight["you"]["seat"], Value::Null);
    assert!(cleo.sight["view"]["secret"].is_null() && ben.sight["view"]["secret"].is_u64());
    let done = anna.decide("take 3").await;
    assert_eq!(stones(&anna), 12, "the effect comes before the answer");
    assert_eq!(done["done"]["seq"], anna.sight["seq"]);
    for socket in [&mut ben, &mut cleo] {
        let update = socket.next("update").await;
        assert_eq!(stones(socket), 12);
        assert_eq!(update["log"]["entries"][0]["text"]["id"], "toy-took");
        assert!(update.to_string().len() < 1_000, "{update}");
    }
    assert_eq!(ben.legal(), ["take 1", "take 2", "take 3", "swap"]);
    assert_eq!(ben.dictionary["take 3"]["json"], json!({ "Take": 3 }));
    ben.decide("swap").await;
    let update = anna.next("update").await;
    assert_eq!(
        update["log"]["entries"][0]["json"]["Swapped"][1],
        Value::Null
    );
}

#[tokio::test]
async fn late_and_repeated_answers_are_told_apart() {
    let house = House::new().await;
    let (anna, ben, table) = house.two_at_a_table().await;
    let (mut anna, mut ben) = (anna.socket(&table).await, ben.socket(&table).await);
    let decide = |words: &str, seq: &Value| json!({ "type": "decide", "seq": seq, "choice": { "words": [words] } });
    let first = anna.sight["seq"].clone();
    let done = anna.command(&decide("take 1", &first)).await;
    assert_eq!(
        anna.command(&decide("take 1", &first)).await,
        done,
        "done once, answered twice"
    );
    assert_eq!(
        anna.command(&decide("take 2", &first)).await["problem"]["code"],
        "stale"
    );
    ben.until(|sight| sight["view"]["stones"] == 14).await;
    assert_eq!(ben.decide("take 9").await["problem"]["code"], "refused");
    let refused = ben.decide("take 9").await;
    assert_eq!(refused["problem"]["reason"]["id"], "toy-why-not");
    ben.decide("take 1").await;
    assert_eq!(anna.command(&decide("take 1", &first)).await, done);
    anna.until(|sight| sight["asked"] == json!([0])).await;
    assert_eq!(stones(&anna), 13);
}

#[tokio::test]
async fn who_comes_back_gets_what_they_missed() {
    let mut house = House::new().await;
    let (mut anna, mut ben, table) = house.two_at_a_table().await;
    let mut socket = anna.socket(&table).await;
    socket.decide("take 1").await;
    let seen = socket.sight["seq"].as_u64().expect("a number");
    drop(socket);
    ben.decide(&table, "take 1").await;
    anna.decide(&table, "take 2").await;
    house.restart().await;
    anna.address = house.address;
    ben.address = house.address;
    ben.decide(&table, "take 3").await;
    let mut back = anna
        .bare_socket(&format!("/api/tables/{table}/socket?since={seen}"))
        .await;
    let snapshot = back.next("snapshot").await;
    assert_eq!(snapshot["log"]["after"], seen);
    let entries = snapshot["log"]["entries"].as_array().expect("a list");
    let counts: Vec<_> = entries
        .iter()
        .map(|entry| &entry["json"]["Took"][1])
        .collect();
    assert_eq!(counts, [1, 2, 3]);
    assert_eq!(stones(&back), 8);
    back.decide("take 1").await;
    assert_eq!(stones(&back), 7);
}

#[tokio::test]
async fn an_event_stream_says_the_same() {
    use http_body_util::BodyExt as _;
    let house = House::new().await;
    let (mut anna, _, table) = house.two_at_a_table().await;
    let stream = tokio::net::TcpStream::connect(house.address)
        .await
        .expect("it listens");
    let io = hyper_util::rt::TokioIo::new(stream);
    let (mut sender, connection) = hyper::client::conn::http1::handshake(io)
        .await
        .expect("HTTP");
    tokio::spawn(connection);
    let request = hyper::Request::get(format!("/api/tables/{table}/events"))
        .header("host", "localhost")
        .header("accept-encoding", "gzip")
        .header("cookie", anna.cookie.clone().expect("a cookie"))
        .body(http_body_util::Empty::<hyper::body::Bytes>::new())
        .expect("a request");
    let mut body = sender
        .send_request(request)
        .await
        .expect("an answer")
        .into_body();
    let mut text = String::new();
    let mut read = async |until: &str| {
        while !text.contains(until) {
            let frame = tokio::time::timeout(PATIENCE, body.frame()).await;
            let frame = frame.expect("in time").expect("more").expect("whole");
            text += &String::from_utf8_lossy(frame.data_ref().expect("data"));
        }
        text.clone()
    };
    let first = read("\n\n").await;
    assert!(first.starts_with("data: {\"type\":\"snapshot\""), "{first}");
    anna.decide(&table, "take 1").await;
    let then = read("toy-took").await;
    assert!(then.contains("data: {\"type\":\"update\""), "{then}");
    let messages = then
        .split("\n\n")
        .filter_map(|event| event.strip_prefix("data: "));
    for message in messages.filter_map(|text| serde_json::from_str(text).ok()) {
        check_server_message(&message);
    }
    anna.ok("POST", "/api/logout", &Value::Null).await;
    let rest = tokio::time::timeout(PATIENCE, body.collect()).await;
    assert!(rest.is_ok(), "who has logged out is told nothing more");
}

#[tokio::test]
async fn players_and_spectators_talk_apart_until_the_end() {
    let house = House::new().await;
    let (anna, mut ben, table) = house.two_at_a_table().await;
    let cleo = house.guest("Cleo").await;
    let (mut anna, mut watching) = (anna.socket(&table).await, cleo.socket(&table).await);
    let say = |text: &str| json!({ "type": "say", "text": text });
    watching.command(&say("take three!")).await;
    anna.command(&say("hello")).await;
    let heard = watching.next("chat").await;
    assert_eq!(heard["name"], "Anna");
    let chats = |socket: &Socket| -> Vec<String> {
        let chats = socket
            .received
            .iter()
            .filter(|text| text.contains("\"type\":\"chat\""));
        chats.cloned().collect()
    };
    assert_eq!(
        chats(&anna).len(),
        1,
        "the players do not hear the spectators"
    );
    for text in ["", "  ", &"x".repeat(501), "\u{1b}[2J"] {
        assert_eq!(
            anna.command(&say(text)).await["problem"]["code"],
            "bad-text"
        );
    }
    let lines = ben.get(&format!("/api/tables/{table}")).await["chat"].clone();
    assert_eq!(lines.as_array().expect("a list").len(), 1);
    anna.command(&json!({ "type": "resign" })).await;
    let lines = ben.get(&format!("/api/tables/{table}")).await["chat"].clone();
    assert_eq!(lines[0]["text"], "take three!");
}

#[tokio::test]
async fn a_hot_seat_is_handed_over() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let table = anna.hot_seat("toy").await;
    let mut socket = anna.socket(&table).await;
    assert!(socket.legal().is_empty() && socket.sight["view"]["secret"].is_null());
    for (seat, stones) in [(0, 14), (1, 13), (0, 12)] {
        socket.say(&json!({ "type": "look", "seat": seat })).await;
        socket.next("snapshot").await;
        assert_eq!(socket.sight["you"]["seat"], seat);
        assert!(socket.sight["view"]["secret"].is_u64());
        let done = socket.decide("take 1").await;
        assert!(done["done"].is_object(), "{done}");
        assert_eq!(socket.sight["view"]["stones"], stones);
    }
    socket.say(&json!({ "type": "look", "seat": null })).await;
    socket.next("snapshot").await;
    assert!(socket.sight["view"]["secret"].is_null());
}

#[tokio::test]
async fn who_sits_down_while_watching_sees_with_new_eyes() {
    let house = House::new().await;
    let (mut anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let new = json!({ "game": "toy", "setup": { "players": 2 }, "public": true, "seats": ["me"] });
    let table = anna.table(&new).await;
    let mut ben = ben.socket(&table).await;
    assert_eq!(ben.sight["watching"], 1);
    ben.command(&json!({ "type": "sit", "seat": 1 })).await;
    assert_eq!(ben.sight["you"]["seat"], 1);
    anna.command(&table, &json!({ "type": "start" })).await;
    ben.until(|sight| sight["view"]["secret"].is_u64()).await;
    anna.decide(&table, "take 1").await;
    ben.until(|sight| sight["asked"] == json!([1])).await;
    ben.decide("take 1").await;
    assert_eq!(stones(&ben), 13);
}

#[tokio::test]
async fn spectators_have_to_go_where_none_are_wanted() {
    let house = House::new().await;
    let (mut anna, cleo) = (house.guest("Anna").await, house.guest("Cleo").await);
    let new = json!({
        "game": "toy", "setup": { "players": 2 }, "public": true,
        "rules": { "noSpectators": true }, "seats": ["me", { "computer": "slow" }],
    });
    let table = anna.table(&new).await;
    let mut player = anna.socket(&table).await;
    let mut watching = cleo.socket(&table).await;
    player.until(|sight| sight["watching"] == 1).await;
    anna.command(&table, &json!({ "type": "start" })).await;
    assert_eq!(watching.next("closed").await["code"], "no-such-table");
    let texts = watching.received.concat();
    assert!(!texts.contains("\"stage\":[\"playing\"]"), "{texts}");
    assert_eq!(watching.receive().await, None);
    player
        .until(|sight| sight["stage"] == "playing" && sight["watching"] == 0)
        .await;
}

#[tokio::test]
async fn computers_play_by_themselves_and_go_on_after_a_restart() {
    let mut house = House::with(&[("idle-seconds", "1")]).await;
    let mut anna = house.guest("Anna").await;
    let computer = json!({ "computer": "random" });
    let table = anna
        .table(&json!({
            "game": "toy", "setup": { "players": 3 }, "rules": { "pace": "instant" },
            "seats": ["me", computer, computer], "start": true,
        }))
        .await;
    let mut socket = anna.socket(&table).await;
    socket.decide("take 1").await;
    socket.until(|sight| sight["asked"] == json!([0])).await;
    assert!(stones(&socket).as_u64() < Some(14));
    drop(socket);
    // The decision is the last before the server stops; the computers decide after it is back.
    anna.decide(&table, "take 1").await;
    house.restart().await;
    anna.address = house.address;
    let path = format!("/api/tables/{table}");
    eventually(async || {
        let sight = &anna.get(&path).await["sight"];
        (sight["asked"] == json!([0]) || sight["stage"] == "over").then_some(())
    })
    .await;
}

#[tokio::test]
async fn a_hundred_thinking_opponents_stand_in_nobodys_way() {
    let house = House::with(&[("bot-threads", "1")]).await;
    let mut anna = house.guest("Anna").await;
    let (mine, _, table) = house.two_at_a_table().await;
    let new = json!({
        "game": "toy", "setup": { "players": 2 }, "rules": { "pace": "instant" },
        "seats": [{ "computer": "slow" }, "me"], "start": true,
    });
    for _ in 0..100 {
        let thinking = anna.table(&new).await;
        anna.get(&format!("/api/tables/{thinking}")).await;
    }
    let mut socket = mine.socket(&table).await;
    assert!(socket.decide("take 1").await["done"].is_object());
    let thinking = anna.metric("areo_bots_thinking").await;
    assert!(thinking > 20, "most opponents still think, not {thinking}");
}

#[tokio::test]
async fn an_idle_table_leaves_memory_and_comes_back() {
    const LOADED: &str = "areo_tables_loaded";
    let house = House::with(&[("idle-seconds", "1")]).await;
    let (mut anna, ben, table) = house.two_at_a_table().await;
    let path = format!("/api/tables/{table}");
    let (mut looker, mut leaver) = (anna.clone(), anna.clone());
    let is_loaded = async || {
        looker.get(&path).await;
        (looker.metric(LOADED).await == 1).then_some(())
    };
    let mut leaves =
        async || eventually(async || (leaver.metric(LOADED).await == 0).then_some(())).await;
    anna.decide(&table, "take 1").await;
    eventually(is_loaded).await;
    leaves().await;
    // Also while people watch it: they notice nothing but what happens.
    let mut watching = anna.socket(&table).await;
    let mut playing = ben.socket(&table).await;
    watching
        .until(|sight| sight["seats"][1]["present"] == true)
        .await;
    for stones in [13, 12] {
        leaves().await;
        let (decides, sees) = match stones {
            13 => (&mut playing, &mut watching),
            _ => (&mut watching, &mut playing),
        };
        assert!(decides.decide("take 1").await["done"].is_object());
        sees.until(|sight| sight["view"]["stones"] == stones).await;
        for socket in [sees, decides] {
            let whole = match socket.sight["you"]["seat"].as_u64() {
                Some(0) => anna.get(&path).await,
                _ => ben.clone().get(&path).await,
            };
            assert_eq!(socket.sight, whole["sight"], "the update fits");
            for words in socket.legal() {
                assert!(socket.dictionary[words].is_object());
            }
        }
    }
    // Who leaves while it is away is missed.
    leaves().await;
    drop(playing);
    watching
        .until(|sight| sight["seats"][1]["present"] == false)
        .await;
    leaves().await;
    drop(watching);
    eventually(async || (anna.metric("areo_watchers").await == 0).then_some(())).await;
    assert_eq!(anna.metric(LOADED).await, 0, "nobody is left to be told");
}

#[tokio::test]
async fn clocks_run_out_even_where_nobody_looks() {
    let house = House::with(&[("idle-seconds", "1")]).await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let table = anna
        .table(&json!({
            "game": "toy", "setup": { "players": 2 }, "public": true, "seats": ["me"],
            "rules": { "clock": { "type": "move", "time": 2500 }, "timeout": "forfeit" },
        }))
        .await;
    ben.command(&table, &json!({ "type": "sit", "seat": 1 }))
        .await;
    anna.command(&table, &json!({ "type": "start" })).await;
    // Lists come from the database, so nobody wakes the table by looking at it.
    eventually(async || {
        let tables = ben.get("/api/me/tables").await;
        (tables[0]["stage"] == "over").then_some(())
    })
    .await;
    let sight = &ben.get(&format!("/api/tables/{table}")).await["sight"];
    assert_eq!(sight["seats"][0]["control"], "resigned");
    let log = ben
        .get(&format!("/api/tables/{table}/log"))
        .await
        .to_string();
    assert!(log.contains("table-timed-out"));
}

#[tokio::test]
async fn hints_and_previews_are_answered() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let made = anna
        .ok("POST", "/api/play", &json!({ "game": "toy" }))
        .await;
    let mut socket = anna.socket(made["id"].as_str().expect("an id")).await;
    let hint = socket.command(&json!({ "type": "hint" })).await["done"]["hint"].clone();
    assert!(
        socket
            .legal()
            .contains(&hint["words"][0].as_str().expect("words").to_owned())
    );
    let preview = json!({ "type": "preview", "choice": { "words": ["take 2"] } });
    let shown = socket.command(&preview).await["done"]["preview"].clone();
    assert_eq!(shown["delta"]["stones"], json!([13]));
    assert_eq!(socket.sight["view"]["stones"], 15);
}

#[tokio::test]
async fn in_a_contest_moves_are_planned_and_tried_out_before_they_are_made() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let table = anna
        .table(&json!({
            "game": "shifter", "setup": { "players": 2, "options": { "mode": "compete" } },
            "rules": { "hints": true }, "seats": ["me", { "guest": "Otto" }], "start": true,
        }))
        .await;
    let mut socket = anna
        .socket_at(&format!("/api/tables/{table}/socket?seat=0"))
        .await;
    assert_eq!(socket.sight["you"]["alike"], true, "nothing is hidden");
    let hint = socket.command(&json!({ "type": "hint" })).await["done"]["hint"].clone();
    let words: Vec<_> = hint["words"].as_array().expect("a list").clone();
    assert!(
        socket.sight["legal"]
            .as_array()
            .expect("a list")
            .contains(&words[0])
    );
    assert_eq!(words.last(), Some(&json!("settle")), "{hint}");
    assert!(hint["proven"].is_boolean());
    for step in &words {
        assert!(hint["dictionary"][step.as_str().expect("words")]["label"].is_object());
    }
    let tried = json!({ "type": "preview", "choice": { "words": words[1..words.len() - 1] } });
    let shown = socket.command(&tried).await["done"]["preview"].clone();
    assert!(
        shown["delta"]["tiles"].is_array() && shown["delta"]["table"]["met"] == json!([true]),
        "{shown}"
    );
    // So may who is not asked yet.
    let mut other = anna
        .socket_at(&format!("/api/tables/{table}/socket?seat=1"))
        .await;
    assert!(other.legal().is_empty());
    assert_eq!(
        other.command(&tried).await["done"]["preview"]["reveals"],
        false
    );
}

#[tokio::test]
async fn a_private_table_may_have_a_seed_of_choice_and_counts_for_nobody() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let new = |seed: &str, public: bool| {
        json!({
            "game": "toy", "setup": { "players": 2 }, "seed": seed, "public": public,
            "seats": ["me", { "computer": "random" }], "start": true,
        })
    };
    let seed = "0123456789abcdef".repeat(4);
    for (seed, public, code) in [
        (seed.as_str(), true, "bad-setup"),
        ("12", false, "malformed"),
    ] {
        assert_eq!(
            anna.refused("POST", "/api/tables", &new(seed, public))
                .await,
            code
        );
    }
    let mut views = Vec::new();
    for _ in 0..2 {
        let table = anna.table(&new(&seed, false)).await;
        let path = format!("/api/tables/{table}");
        let sight = anna.get(&path).await["sight"].take();
        views.push((sight["view"].clone(), sight["commitment"].clone()));
        anna.command(&table, &json!({ "type": "resign" })).await;
        assert_eq!(anna.get(&path).await["sight"]["seed"], seed.as_str());
    }
    assert_eq!(views[0], views[1]);
    assert_eq!(anna.get("/api/me").await["standings"], json!([]));
}

#[tokio::test]
async fn a_ping_is_answered_with_the_time() {
    let house = House::new().await;
    let (anna, _, table) = house.two_at_a_table().await;
    let mut socket = anna.socket(&table).await;
    socket.say(&json!({ "type": "ping" })).await;
    assert!(socket.next("pong").await["now"].as_u64() > Some(1_700_000_000_000));
}

#[tokio::test]
async fn the_server_says_goodbye() {
    let mut house = House::new().await;
    let (anna, _, table) = house.two_at_a_table().await;
    let mut socket = anna.socket(&table).await;
    let stopping = tokio::spawn(async move { house.stop().await });
    assert_eq!(socket.next("closed").await["code"], "stopping");
    assert_eq!(socket.receive().await, None);
    stopping.await.expect("it has stopped");
}

#[tokio::test]
async fn the_last_of_several_who_are_asked_is_not_asked_anew() {
    let house = House::new().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let table = anna.game_with(&mut ben, "mars").await;
    let path = format!("/api/tables/{table}");
    let choose = |seen: &Value| {
        json!({
            "type": "decide",
            "seq": seen["sight"]["seq"],
            "choice": { "words": [seen["sight"]["legal"][0]] },
        })
    };
    // Both have seen the same `seq` when they answer.
    let (hers, his) = (
        choose(&anna.get(&path).await),
        choose(&ben.get(&path).await),
    );
    anna.command(&table, &hers).await;
    ben.command(&table, &his).await;
}
