//! One table from the first seat to the last word over two sockets: every command, and a restart.

use serde_json::{Value, json};

use crate::{House, Socket};

async fn done(socket: &mut Socket, command: Value) -> Value {
    let answer = socket.command(&command).await;
    assert!(answer["done"].is_object(), "{command}: {answer}");
    answer["done"].clone()
}

/// The code of the problem that this has.
async fn refused(socket: &mut Socket, command: Value) -> Value {
    let answer = socket.command(&command).await;
    assert!(answer["problem"].is_object(), "{command}: {answer}");
    answer["problem"]["code"].clone()
}

fn undo(socket: &Socket) -> Value {
    json!({ "type": "undo", "seq": socket.sight["seq"] })
}

fn has_request(sight: &Value) -> bool {
    !sight["undo"]["request"].is_null()
}

async fn gather(anna: &mut Socket, ben: &mut Socket) {
    let sit = |seat: u8| json!({ "type": "sit", "seat": seat });
    let stand = json!({ "type": "stand", "seat": 1 });
    done(anna, sit(1)).await;
    done(anna, stand.clone()).await;
    done(anna, json!({ "type": "computer", "seat": 1 })).await;
    assert_eq!(refused(ben, sit(1)).await, "seat-taken");
    done(anna, stand).await;
    done(anna, sit(0)).await;
    done(ben, sit(1)).await;
    let colour = json!({ "type": "colour", "colour": 4 });
    done(ben, colour.clone()).await;
    assert_eq!(refused(anna, colour).await, "colour-taken");
    let configure = json!({
        "type": "configure",
        "setup": { "players": 2, "options": { "stones": "20" } },
        "rules": {
            "clock": { "type": "bank", "time": 600_000, "increment": 5_000 },
            "timeout": "pass", "pace": "instant", "hints": true,
        },
    });
    assert_eq!(refused(ben, configure.clone()).await, "not-owner");
    done(anna, configure).await;
    assert_eq!(refused(ben, json!({ "type": "start" })).await, "not-owner");
    done(anna, json!({ "type": "start" })).await;
    ben.until(|sight| sight["stage"] == "playing").await;
    assert_eq!(ben.sight["seats"][1]["colour"], 4);
    assert_eq!(ben.sight["view"]["stones"], 20);
    assert_eq!(anna.sight["seats"][0]["clock"]["left"], 600_000);
}

/// Anna takes a stone, and Ben swaps and thinks better of it.
async fn take_back(anna: &mut Socket, ben: &mut Socket) {
    let careful = json!({
        "type": "decide", "seq": anna.sight["seq"], "choice": { "words": ["swap"] },
        "unlessReveals": true,
    });
    assert_eq!(refused(anna, careful).await, "reveals");
    anna.decide("take 2").await;
    done(anna, undo(anna)).await;
    assert_eq!(anna.sight["view"]["stones"], 20);

    let hold = |hold: bool| json!({ "type": "hold-turns", "hold": hold });
    done(anna, hold(true)).await;
    anna.decide("take 1").await;
    ben.until(|sight| sight["held"] == 0).await;
    let end_turn = json!({ "type": "end-turn" });
    assert_eq!(refused(ben, end_turn.clone()).await, "not-asked");
    done(anna, end_turn).await;
    done(anna, hold(false)).await;
    ben.until(|sight| sight["asked"] == json!([1])).await;

    ben.decide("swap").await;
    let consent = |agree: bool| json!({ "type": "consent", "agree": agree });
    for agree in [false, true] {
        done(ben, undo(ben)).await;
        anna.until(has_request).await;
        assert_eq!(refused(ben, consent(agree)).await, "not-requested");
        done(anna, consent(agree)).await;
        ben.until(|sight| !has_request(sight)).await;
    }
    assert!(ben.legal().contains(&"swap".to_owned()));
}

#[tokio::test]
async fn every_command_works_over_sockets_and_survives_a_restart() {
    let mut house = House::new().await;
    let (mut anna, mut ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let new = json!({ "game": "toy", "setup": { "players": 2 }, "public": true });
    let table = anna.table(&new).await;
    let (mut a, mut b) = (anna.socket(&table).await, ben.socket(&table).await);
    gather(&mut a, &mut b).await;
    take_back(&mut a, &mut b).await;
    let order = json!({ "prompt": "turn", "words": "take 3", "once": true });
    done(&mut a, json!({ "type": "orders", "orders": [order] })).await;

    let seq = a.sight["seq"].clone();
    b.until(|sight| sight["seq"] == seq).await;
    let (seen_by_anna, seen_by_ben) = (a.sight.clone(), b.sight.clone());
    house.restart().await;
    (anna.address, ben.address) = (house.address, house.address);
    (a, b) = (anna.socket(&table).await, ben.socket(&table).await);
    a.until(|sight| sight["seats"][1]["present"] == true).await;
    assert_eq!((&a.sight, &b.sight), (&seen_by_anna, &seen_by_ben));

    // Ben takes a stone, and Anna three, as she has said before.
    let preview = json!({ "type": "preview", "choice": { "words": ["take 1"] } });
    assert_eq!(done(&mut b, preview).await["preview"]["reveals"], false);
    b.decide("take 1").await;
    b.until(|sight| sight["view"]["stones"] == 15).await;
    assert_eq!(b.sight["asked"], json!([1]));

    done(&mut b, json!({ "type": "leave" })).await;
    a.until(|sight| sight["seats"][1]["control"] == "away" && sight["asked"] == json!([0]))
        .await;
    let hint = done(&mut a, json!({ "type": "hint" })).await["hint"].take();
    assert!(
        a.sight["legal"]
            .as_array()
            .is_some_and(|legal| legal.contains(&hint["words"][0]))
    );
    done(&mut b, json!({ "type": "back" })).await;
    let replace = json!({ "type": "replace", "seat": 1 });
    assert_eq!(refused(&mut a, replace).await, "not-gone");
    done(&mut a, json!({ "type": "say", "text": "your turn soon" })).await;
    assert_eq!(b.next("chat").await["name"], "Anna");

    let claim = json!({ "type": "claim" });
    assert_eq!(refused(&mut a, claim).await, "others-play");
    done(&mut b, json!({ "type": "resign" })).await;
    b.until(|sight| sight["stage"] == "over").await;
    assert_eq!(b.sight["outcome"]["winners"], json!([0]));
    assert!(b.sight["seed"].is_string());
}

#[tokio::test]
async fn the_last_person_of_three_claims_the_game() {
    let house = House::new().await;
    let mut anna = house.guest("Anna").await;
    let new = json!({ "game": "toy", "setup": { "players": 3 }, "public": true });
    let table = anna.table(&new).await;
    let mut sockets = vec![anna.socket(&table).await];
    for name in ["Ben", "Cora"] {
        let guest = house.guest(name).await;
        sockets.push(guest.socket(&table).await);
    }
    for (seat, socket) in sockets.iter_mut().enumerate() {
        done(socket, json!({ "type": "sit", "seat": seat })).await;
    }
    let [a, b, c] = &mut sockets[..] else {
        unreachable!("three have sat down")
    };
    done(a, json!({ "type": "start" })).await;
    a.until(|sight| sight["asked"] == json!([0])).await;
    let (claim, resign) = (json!({ "type": "claim" }), json!({ "type": "resign" }));
    done(b, resign.clone()).await;
    assert_eq!(refused(a, claim.clone()).await, "others-play");
    done(c, resign).await;
    a.until(|sight| sight["stage"] == "playing").await;
    done(a, claim).await;
    a.until(|sight| sight["stage"] == "over").await;
    assert_eq!(a.sight["outcome"]["winners"], json!([0]));
}
