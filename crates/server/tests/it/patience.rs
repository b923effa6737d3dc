//! Slow readers, long thoughts, too many commands, and a server that stops: nobody else waits.

use std::time::Duration;

use serde_json::json;

use crate::{House, Socket};

/// A table where much was said, with somebody who plays there and somebody who asks for more than
/// the connection holds and reads nothing of it.
async fn player_and_slow_reader(house: &House) -> (Socket, Socket) {
    let (anna, _, table) = house.two_at_a_table().await;
    let mut anna = anna.socket(&table).await;
    for _ in 0..50 {
        let say = json!({ "type": "say", "text": "\u{1f680}".repeat(500) });
        assert!(anna.command(&say).await["done"].is_object());
    }
    let path = format!("/api/tables/{table}/socket");
    let mut slow = house.guest("Zoe").await.narrow_socket(&path).await;
    for _ in 0..40 {
        slow.say(&json!({ "type": "look", "seat": null })).await;
    }
    (anna, slow)
}

#[tokio::test]
async fn who_reads_too_slowly_is_cut_off_and_the_others_go_on() {
    let house = House::new().await;
    let (mut anna, mut slow) = player_and_slow_reader(&house).await;
    let mut operator = house.guest("Olga").await;
    let mut said = 0;
    while operator.metric("areo_watchers_too_slow_total").await == 0 {
        for _ in 0..20 {
            let say = json!({ "type": "say", "text": "hello" });
            assert!(anna.command(&say).await["done"].is_object());
            said += 1;
        }
        assert!(said < 4_000, "nobody is cut off");
    }
    // They may read what was on its way, and nothing more.
    while slow.receive().await.is_some() {}
    assert!(anna.decide("take 1").await["done"].is_object());
}

#[tokio::test]
async fn the_server_does_not_end_before_everybody_has_been_told() {
    let mut house = House::new().await;
    let (_anna, mut slow) = player_and_slow_reader(&house).await;
    // The server fills the connection as far as it can.
    for _ in 0..5_000 {
        tokio::task::yield_now().await;
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let stopping = tokio::spawn(async move { house.stop().await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!stopping.is_finished(), "somebody has not been told");
    assert_eq!(slow.next("closed").await["code"], "stopping");
    stopping.await.expect("it has stopped");
}

#[tokio::test]
async fn who_waits_for_a_hint_is_heard_meanwhile() {
    let house = House::with(&[("bot-threads", "1")]).await;
    let mut anna = house.guest("Anna").await;
    let table = anna
        .table(&json!({
            "game": "toy", "setup": { "players": 2 }, "rules": { "hints": true },
            "seats": ["me", { "guest": "Otto" }], "start": true,
        }))
        .await;
    // The hint has to wait for all these opponents of hers, since computers take turns by owner.
    let new = json!({
        "game": "toy", "setup": { "players": 2 }, "rules": { "pace": "instant" },
        "seats": [{ "computer": "slow" }, "me"], "start": true,
    });
    for _ in 0..3 {
        let thinking = anna.table(&new).await;
        anna.get(&format!("/api/tables/{thinking}")).await;
    }
    let path = format!("/api/tables/{table}/socket?seat=0");
    let mut socket = anna.socket_at(&path).await;
    let hint = json!({ "type": "do", "id": 1_000, "command": { "type": "hint" } });
    socket.say(&hint).await;
    let answered = socket.decide("take 1").await;
    assert!(answered["done"].is_object(), "{answered}");
    let early = socket.received.concat().contains("\"id\":1000");
    assert!(!early, "the decision is answered first");
    let hinted = socket.next("answer").await;
    assert_eq!(hinted["id"], 1_000, "{hinted}");
}

/// Chat has the smallest allowance of all commands: no machine is so slow that it grows meanwhile.
#[tokio::test]
async fn somebody_who_says_too_much_is_stopped_wherever_they_say_it_from() {
    let house = House::with(&[("rate", "500"), ("behind-proxy", "yes")]).await;
    let (anna, mut ben, table) = house.two_at_a_table().await;
    let path = format!("/api/tables/{table}");
    let say = json!({ "type": "say", "text": "hello" });
    let attempts = (0..60).map(|number| {
        let (mut anna, path, say) = (anna.clone(), &path, &say);
        anna.headers = vec![("x-forwarded-for", format!("10.0.0.{number}"))];
        async move { anna.request("POST", path, say).await.status }
    });
    let answers = futures_util::future::join_all(attempts).await;
    let refused = answers.iter().filter(|status| **status == 429).count();
    assert!((1..=50).contains(&refused), "{refused}");
    ben.ok("POST", &path, &say).await;
}
