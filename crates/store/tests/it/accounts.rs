//! Accounts, logins, webhooks.

use store::{NewToken, Notification, Renewed, Scope, StoreError};

use crate::{Shelf, create, save};

#[tokio::test]
async fn a_guest_becomes_an_account_and_logs_in_elsewhere() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    let anna = store
        .create_user("Anna", b"secret", "phone", 5)
        .await
        .expect("stored");
    let user = store
        .user_by_secret(b"secret", 8)
        .await
        .expect("read")
        .expect("known");
    assert_eq!(
        (user.id, user.name.as_str(), user.registered),
        (anna, "Anna", false)
    );
    assert_eq!(store.user_by_secret(b"other", 8).await, Ok(None));
    let keep = |login, secret| Renewed {
        login,
        secret: [secret; 32],
    };
    let phone = keep(user.login, 1);
    let alike = |name: &str| [name.to_owned()];
    let name = alike("anna");
    let registered = store.register(anna, "Anna", "anna", "hash", &name, phone);
    assert_eq!(registered.await, Ok(Some(Vec::new())));
    let again = store.register(anna, "Anna", "anna2", "hash", &name, phone);
    assert_eq!(again.await, Ok(None), "only once");
    // Who knew the secret before does not know it now.
    assert_eq!(store.user_by_secret(b"secret", 8).await, Ok(None));
    let found = store.user_by_secret(&[1; 32], 8).await.expect("read");
    assert!(found.is_some_and(|found| found.login == user.login && found.registered));
    assert_eq!(
        store.account("anna").await,
        Ok(Some((anna, "hash".to_owned())))
    );
    let ben = store
        .create_user("ANNA", b"bens", "laptop", 6)
        .await
        .expect("stored");
    let bens = store.user_by_secret(b"bens", 8).await.expect("read");
    let bens = keep(bens.expect("known").login, 2);
    for (login, likeness) in [("anna", "other"), ("\u{430}nna", "anna")] {
        let likenesses = alike(likeness);
        let taken = store.register(ben, login, login, "x", &likenesses, bens);
        assert_eq!(taken.await, Err(StoreError::Exists), "{login}");
    }
    let kept = store.user_by_secret(b"bens", 8).await.expect("read");
    assert!(
        kept.is_some_and(|kept| !kept.registered),
        "nothing has changed"
    );
    store.rename(ben, "Ben", &[]).await.expect("stored");
    store
        .add_login(anna, b"more", "laptop", 7, 10)
        .await
        .expect("stored");
    let labels = |logins: Vec<store::LoginRow>| -> Vec<_> {
        logins
            .into_iter()
            .map(|login| (login.label, login.used))
            .collect()
    };
    let expected = [("laptop".to_owned(), 7), ("phone".to_owned(), 5)];
    assert_eq!(labels(store.logins(anna, 8).await.expect("read")), expected);
    let login = user.login;
    store.touch_login(login, 9).await.expect("stored");
    assert_eq!(store.revoke(ben, login).await, Ok(false), "it is not his");
    assert_eq!(store.revoke(anna, login).await, Ok(true));
    assert_eq!(store.user_by_secret(&[1; 32], 8).await, Ok(None));
    let more = store.user_by_secret(b"more", 8).await.expect("read");
    let more = more.expect("known").login;
    // With another password, only one login goes on, and under another secret.
    let added = store.add_login(anna, b"third", "tablet", 8, 10).await;
    assert_eq!(added, Ok(Vec::new()));
    let ended = store.set_password(anna, "other", keep(more, 3)).await;
    assert_eq!(ended.expect("stored").len(), 1);
    assert_eq!(store.password(anna).await, Ok(Some("other".to_owned())));
    for secret in [&b"more"[..], b"third"] {
        assert_eq!(store.user_by_secret(secret, 8).await, Ok(None));
    }
    assert_eq!(store.revoke_all(anna).await, Ok(vec![more]));
    assert_eq!(store.logins(anna, 9).await, Ok(Vec::new()));
}

#[tokio::test]
async fn old_logins_make_room() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    let anna = store
        .create_user("Anna", b"0", "0", 0)
        .await
        .expect("stored");
    let mut ended = Vec::new();
    for number in 1..=5u8 {
        let (secret, label) = ([number], number.to_string());
        let added = store.add_login(anna, &secret, &label, number.into(), 3);
        ended.extend(added.await.expect("stored"));
    }
    assert_eq!(ended, [1, 2, 3], "the numbers of the logins that ended");
    // A program has to wait until there is room.
    let token = |secret, created, ends| NewToken {
        secret: [secret; 32],
        label: "bot".to_owned(),
        scope: Scope::Play,
        created,
        ends,
    };
    assert_eq!(store.add_token(anna, &token(1, 9, 20), 3).await, Ok(false));
    let labels: Vec<_> = store
        .logins(anna, 9)
        .await
        .expect("read")
        .into_iter()
        .map(|login| login.label)
        .collect();
    assert_eq!(labels, ["5", "4", "3"]);
    assert_eq!(store.add_token(anna, &token(1, 9, 20), 4).await, Ok(true));
    // It ends by itself, and makes room.
    let found = store.user_by_secret(&[1; 32], 19).await.expect("read");
    assert!(found.is_some_and(|found| found.scope == Scope::Play && found.ends == Some(20)));
    assert_eq!(store.user_by_secret(&[1; 32], 20).await, Ok(None));
    assert_eq!(
        store.logins(anna, 20).await.map(|logins| logins.len()),
        Ok(3)
    );
    assert_eq!(store.add_token(anna, &token(2, 19, 30), 4).await, Ok(false));
    assert_eq!(store.add_token(anna, &token(2, 20, 30), 4).await, Ok(true));
}

#[tokio::test]
async fn a_feed_has_a_secret_of_its_own() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    let anna = store
        .create_user("Anna", b"login", "x", 0)
        .await
        .expect("stored");
    store.set_feed(anna, b"one").await.expect("stored");
    store.set_feed(anna, b"two").await.expect("stored");
    assert_eq!(store.user_by_feed(b"one").await, Ok(None));
    assert_eq!(
        store
            .user_by_feed(b"two")
            .await
            .expect("read")
            .expect("known")
            .id,
        anna
    );
    assert_eq!(store.user_by_feed(b"login").await, Ok(None));
    assert_eq!(store.user_by_secret(b"two", 8).await, Ok(None));
}

#[tokio::test]
async fn news_wait_until_they_are_delivered_or_given_up() {
    let shelf = Shelf::new();
    let store = shelf.open().await;
    let anna = store
        .create_user("Anna", b"1", "x", 0)
        .await
        .expect("stored");
    let hook = store
        .add_webhook(anna, "http://a", "key", 1)
        .await
        .expect("stored")
        .expect("room");
    assert_eq!(
        store.add_webhook(anna, "http://b", "key", 1).await,
        Ok(None)
    );
    create(&store, "t").await;
    let mut change = save("t", 2..=2);
    change.changed = 100;
    let news = |user, body: &str, due| Notification {
        user,
        body: body.to_owned(),
        due,
    };
    change.news = vec![news(anna, "your turn", 100), news(99, "nobody", 100)];
    store.save(change).await.expect("saved");
    assert_eq!(store.due_deliveries(99, 10, 2).await.expect("read"), []);
    let due = store.due_deliveries(100, 10, 2).await.expect("read");
    assert_eq!(
        (due.len(), due[0].body.as_str(), due[0].attempts),
        (1, "your turn", 0)
    );
    store
        .delivered(due[0].id, "no answer", Some(500))
        .await
        .expect("stored");
    assert_eq!(store.due_deliveries(499, 10, 2).await.expect("read"), []);
    let due = store.due_deliveries(500, 10, 2).await.expect("read");
    assert_eq!(due[0].attempts, 1);
    store
        .delivered(due[0].id, "200", None)
        .await
        .expect("stored");
    assert_eq!(store.due_deliveries(9_999, 10, 2).await.expect("read"), []);
    let webhooks = store.webhooks(anna).await.expect("read");
    assert_eq!(webhooks[0].last.as_deref(), Some("200"));
    // What is new of a table takes the place of what was not sent; other tables are another matter.
    let bodies = async |each| {
        let due = store.due_deliveries(9_999, 10, each).await.expect("read");
        let bodies: Vec<_> = due.into_iter().map(|delivery| delivery.body).collect();
        bodies.join(", ")
    };
    create(&store, "u").await;
    for (table, body) in [("t", "old"), ("u", "other"), ("t", "new")] {
        let added = store.add_notification(table, &news(anna, body, 600)).await;
        added.expect("added");
    }
    assert_eq!(bodies(2).await, "other, new");
    assert_eq!(bodies(1).await, "other", "of one person");
    store.forget_news("u", anna).await.expect("forgotten");
    assert_eq!(bodies(2).await, "new");
    for number in 0..120 {
        let table = format!("table {number}");
        create(&store, &table).await;
        let added = store
            .add_notification(&table, &news(anna, "more", 700))
            .await;
        added.expect("added");
    }
    let due = store.due_deliveries(9_999, 999, 999).await.expect("read");
    assert_eq!(due.len(), 100, "the oldest are given up");
    assert_eq!(store.remove_webhook(99, hook).await, Ok(false));
    assert_eq!(store.remove_webhook(anna, hook).await, Ok(true));
    assert_eq!(store.webhooks(anna).await.expect("read"), []);
}
