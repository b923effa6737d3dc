//! Accounts, logins, webhooks.

use store::{Notification, StoreError};

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
        .user_by_secret(b"secret")
        .await
        .expect("read")
        .expect("known");
    assert_eq!(
        (user.id, user.name.as_str(), user.registered),
        (anna, "Anna", false)
    );
    assert_eq!(store.user_by_secret(b"other").await, Ok(None));
    assert_eq!(
        store.register(anna, "Anna", "anna", "hash", &[]).await,
        Ok(true)
    );
    assert_eq!(
        store.register(anna, "Anna", "anna2", "hash", &[]).await,
        Ok(false),
        "only once"
    );
    assert_eq!(
        store.account("anna").await,
        Ok(Some((anna, "hash".to_owned())))
    );
    let ben = store
        .create_user("ANNA", b"bens", "laptop", 6)
        .await
        .expect("stored");
    assert_eq!(
        store.register(ben, "ANNA", "anna", "x", &[]).await,
        Err(StoreError::Exists)
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
    assert_eq!(labels(store.logins(anna).await.expect("read")), expected);
    let login = user.login;
    store.touch_login(login, 9).await.expect("stored");
    assert_eq!(store.revoke(ben, login).await, Ok(false), "it is not his");
    assert_eq!(store.revoke(anna, login).await, Ok(true));
    assert_eq!(store.user_by_secret(b"secret").await, Ok(None));
    assert!(store.user_by_secret(b"more").await.expect("read").is_some());
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
    assert_eq!(store.add_token(anna, b"bot", "bot", 9, 3).await, Ok(false));
    let labels: Vec<_> = store
        .logins(anna)
        .await
        .expect("read")
        .into_iter()
        .map(|login| login.label)
        .collect();
    assert_eq!(labels, ["5", "4", "3"]);
    assert_eq!(store.add_token(anna, b"bot", "bot", 9, 4).await, Ok(true));
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
    assert_eq!(store.user_by_secret(b"two").await, Ok(None));
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
