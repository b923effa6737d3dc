//! Whoever goes takes their name along: nothing of them is left in the database.

use std::io::{ErrorKind, Read as _};

use flate2::read::ZlibDecoder;
use serde_json::{Value, json};
use sqlx::{Connection as _, Row as _};

use crate::disasters::database;
use crate::moderation::{act_because, number};
use crate::{Client, House};

/// What only Zuzanna could have brought here, in small letters.
const PERSONAL: [&str; 8] = [
    "zuzanna",
    "ottokar",
    "phone.example/1.0",
    "laptop.example/2.0",
    "hooks.example",
    "my little bot",
    "call me at home",
    "correct horse",
];

/// Where one of these texts stands in the database, if anywhere: in the bytes of its files, or in
/// something that was packed.
async fn found(house: &House) -> Option<String> {
    let folder = house.database();
    let folder = folder.parent().expect("it is in a folder");
    let mut places = Vec::new();
    for file in std::fs::read_dir(folder).expect("a folder") {
        let path = file.expect("a file").path();
        match std::fs::read(&path) {
            Ok(bytes) => places.push((path.display().to_string(), bytes)),
            // SQLite removes its side files whenever the last connection ends: nothing is in them.
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => panic!("{}: {error}", path.display()),
        }
    }
    let mut database = database(house).await;
    let kept = sqlx::query("SELECT table_id, kind, body FROM kept");
    for row in kept.fetch_all(&mut database).await.expect("it can be read") {
        let (table, kind): (String, String) = (row.get(0), row.get(1));
        let (body, mut text): (Vec<u8>, _) = (row.get(2), Vec::new());
        let unpacked = ZlibDecoder::new(&body[..]).read_to_end(&mut text);
        unpacked.expect("it can be unpacked");
        places.push((format!("{kind} of {table}"), text));
    }
    database.close().await.expect("it is closed");
    places.into_iter().find_map(|(place, bytes)| {
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        let found = PERSONAL
            .into_iter()
            .find(|personal| text.contains(personal));
        found.map(|personal| format!("{personal} in {place}"))
    })
}

async fn seats(client: &mut Client, table: &str) -> Value {
    let seen = client.get(&format!("/api/tables/{table}")).await;
    let seats = seen["sight"]["seats"].as_array().expect("seats").iter();
    seats.map(|seat| seat["name"].clone()).collect()
}

#[tokio::test]
async fn after_a_farewell_nothing_personal_is_left_and_games_stay() {
    let mut house = House::with(&[("private-webhooks", "yes")]).await;
    let mut zuzanna = Client::new(house.address);
    zuzanna.headers = vec![("user-agent", "Phone.Example/1.0".to_owned())];
    zuzanna
        .ok("POST", "/api/guest", &json!({ "name": "Zuzanna" }))
        .await;
    let account = json!({ "name": "Zuzanna K", "password": "correct horse" });
    zuzanna.ok("POST", "/api/register", &account).await;
    let mut laptop = Client::new(house.address);
    laptop.headers = vec![("user-agent", "Laptop.Example/2.0".to_owned())];
    laptop.ok("POST", "/api/login", &account).await;
    let token = json!({ "label": "my little bot", "password": "correct horse" });
    let mut bot = zuzanna.token(&token).await;
    let url = json!({ "url": "http://hooks.example/x" });
    zuzanna.ok("POST", "/api/me/webhooks", &url).await;
    zuzanna.ok("POST", "/api/me/feed", &Value::Null).await;

    // A game with Ben that is over, one that goes on, one alone, and a table that waits.
    let mut ben = house.guest("Ben").await;
    let over = zuzanna.table_with(&mut ben).await;
    let say = json!({ "type": "say", "text": "Call me at home!" });
    zuzanna.command(&over, &say).await;
    ben.command(&over, &json!({ "type": "resign" })).await;
    let running = zuzanna.table_with(&mut ben).await;
    zuzanna.decide(&running, "take 1").await;
    zuzanna
        .table(&json!({
            "game": "toy", "setup": { "players": 2 },
            "seats": ["me", { "guest": "Ottokar" }], "start": true,
        }))
        .await;
    let new = json!({ "game": "toy", "setup": { "players": 2 }, "public": true, "seats": ["me"] });
    let waiting = zuzanna.table(&new).await;
    // And one that was closed by an admin, who had words about her.
    let closed = zuzanna.table_with(&mut ben).await;
    let mut admin = house.admin().await;
    let user = number(&mut admin, "zuzanna").await;
    let mute = json!({ "type": "mute", "user": user });
    act_because(&mut admin, mute, "Zuzanna shouts").await;
    let close = json!({ "type": "close-table", "table": closed });
    act_because(&mut admin, close, "").await;
    zuzanna
        .ok("PATCH", "/api/me", &json!({ "name": "Zuzanna the Great" }))
        .await;
    // Tables are stored whole, with all names, when they leave memory.
    house.restart().await;
    for client in [&mut zuzanna, &mut laptop, &mut bot, &mut ben, &mut admin] {
        client.address = house.address;
    }
    assert!(found(&house).await.is_some());

    let data = zuzanna.get("/api/me/data").await;
    assert_eq!(data["login"], "zuzanna k");
    assert_eq!(data["said"][0]["text"], "Call me at home!");
    assert_eq!(data["tables"].as_array().map(Vec::len), Some(5));
    assert_eq!(data["logins"].as_array().map(Vec::len), Some(3));
    assert_eq!(data["webhooks"][0]["url"], "http://hooks.example/x");

    let mut watching = ben.socket(&running).await;
    for (client, code) in [(&mut bot, "out-of-scope"), (&mut zuzanna, "wrong-password")] {
        let refused = client.refused("DELETE", "/api/me", &json!({})).await;
        assert_eq!(refused, code);
    }
    let farewell = json!({ "password": "correct horse" });
    zuzanna.ok("DELETE", "/api/me", &farewell).await;
    for client in [&mut zuzanna, &mut laptop, &mut bot] {
        let refused = client.refused("GET", "/api/me", &Value::Null).await;
        assert_eq!(refused, "not-logged-in");
    }
    let login = laptop.refused("POST", "/api/login", &account).await;
    assert_eq!(login, "wrong-login");
    // Ben sees it at once, and may play on or end the game.
    watching
        .until(|sight| sight["seats"][0]["name"] == "Former player")
        .await;
    assert_eq!(watching.sight["seats"][0]["control"], "resigned");
    let open = json!({ "type": "open-table", "table": closed });
    act_because(&mut admin, open, "").await;
    for table in [&over, &running, &closed] {
        assert_eq!(
            seats(&mut ben, table).await,
            json!(["Former player", "Ben"])
        );
    }
    assert_eq!(seats(&mut ben, &waiting).await, json!([null, null]));
    let lobby = ben.get("/api/me/tables").await;
    for table in lobby.as_array().expect("a list") {
        assert_eq!(table["names"], json!(["Former player", "Ben"]));
    }
    let said = ben.get(&format!("/api/tables/{over}")).await["chat"][0].take();
    assert_eq!(
        (&said["name"], &said["text"]),
        (&json!("Former player"), &json!("…"))
    );
    // The name is free again, but nobody takes that of those who have gone.
    let name = json!({ "name": "F\u{43e}rmer Player" });
    assert_eq!(ben.refused("PATCH", "/api/me", &name).await, "name-taken");
    let people = admin.get("/api/admin/people").await;
    let people = people.as_array().expect("a list");
    assert!(people.iter().all(|known| known["muted"].is_null()));
    house.stop().await;
    assert_eq!(found(&house).await, None);
}
