//! How much is too much: buckets that fill with time and empty with use.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use wire::Problem;

/// Buckets beyond this are forgotten, so that many strangers cannot fill the memory.
const MAX_BUCKETS: usize = 100_000;

/// How long somebody waits for their turn before they are refused. A request may take 30 seconds.
const LONGEST_WAIT: Duration = Duration::from_secs(12);

/// All limits of a server.
pub(crate) struct Limits {
    /// Requests of an address.
    pub(crate) requests: Buckets<Origin>,
    /// New guests from an address.
    pub(crate) guests: Buckets<Origin>,
    /// Attempts to log in from an address.
    pub(crate) logins: Buckets<Origin>,
    /// Attempts to log in from an address by one name, of which the hash is kept. There is no limit
    /// for the name alone: strangers could keep its owner out.
    pub(crate) names: Buckets<(Origin, [u8; 32])>,
    /// Commands of somebody, at whichever tables and from wherever.
    pub(crate) commands: Buckets<i64>,
    /// New tables, hints, tokens and webhooks of somebody.
    pub(crate) work: Buckets<i64>,
    /// New tables.
    pub(crate) tables: Quota,
    /// Games that begin with computers only.
    pub(crate) computer_games: Quota,
    /// Analyses of finished games.
    pub(crate) analyses: Quota,
    /// Rows, and their bytes, that are stored of tables.
    pub(crate) rows: Quota,
    pub(crate) bytes: Quota,
    /// Hints that somebody waits for at the same time.
    pub(crate) hints: Arc<Crowds<i64>>,
    /// Words of somebody.
    pub(crate) chat: Buckets<i64>,
    /// Replays from an address.
    pub(crate) replays: Buckets<Origin>,
    /// What is asked of MarsBot at a table of cardboard, from an address.
    pub(crate) companion: Buckets<Origin>,
    /// Messages of one socket, if sockets are limited.
    pub(crate) socket: Option<Allowance>,
    /// Large bodies that an address sends at the same time.
    pub(crate) bodies: Arc<Crowds<Origin>>,
    /// Open connections of an address.
    pub(crate) connections: Arc<Crowds<Origin>>,
    /// Open sockets and event streams of an address.
    pub(crate) subscribers: Arc<Crowds<Origin>>,
}

/// What an account may use, and an address with all its accounts.
pub(crate) struct Quota {
    account: Buckets<i64>,
    address: Buckets<Origin>,
}

/// Who uses something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Spender {
    pub(crate) account: i64,
    /// Where they were last seen, if that is known.
    pub(crate) address: Option<Origin>,
}

/// Where people were last seen, for as many as there is room for. It is not stored.
#[derive(Default)]
pub(crate) struct LastSeen(Mutex<HashMap<i64, Origin>>);

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Allowance {
    pub(crate) per_second: f64,
    pub(crate) at_once: f64,
}

/// One bucket for each of many.
pub(crate) struct Buckets<K> {
    allowance: Option<Allowance>,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// A bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

/// Where a request comes from: an IPv4 address, or the network of an IPv6 address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Origin(IpAddr);

impl Limits {
    /// Limits for so many requests a second from an address; none at all for 0.
    pub(crate) fn new(rate: u32) -> Self {
        let limited = rate > 0;
        let allow = |per_second: f64, at_once: f64| {
            limited.then_some(Allowance {
                per_second,
                at_once,
            })
        };
        let rate = f64::from(rate);
        Self {
            requests: Buckets::new(allow(rate, 4.0 * rate)),
            guests: Buckets::new(allow(0.2, 20.0)),
            logins: Buckets::new(allow(1.0, 20.0)),
            names: Buckets::new(allow(0.2, 6.0)),
            commands: Buckets::new(allow(20.0, 200.0)),
            work: Buckets::new(allow(2.0, 40.0)),
            tables: Quota::new(allow(1.0 / 60.0, 60.0), allow(0.1, 300.0)),
            computer_games: Quota::new(allow(1.0 / 300.0, 5.0), allow(1.0 / 60.0, 20.0)),
            analyses: Quota::new(allow(1.0 / 120.0, 10.0), allow(1.0 / 60.0, 30.0)),
            rows: Quota::new(allow(25.0, 10_000.0), allow(100.0, 40_000.0)),
            bytes: Quota::new(allow(4e3, 10e6), allow(16e3, 50e6)),
            hints: Crowds::new(limited.then_some(1)),
            chat: Buckets::new(allow(0.5, 10.0)),
            replays: Buckets::new(allow(0.5, 20.0)),
            companion: Buckets::new(allow(2.0, 60.0)),
            socket: allow(20.0, 100.0),
            bodies: Crowds::new(limited.then_some(16)),
            connections: Crowds::new(limited.then_some(2_000)),
            subscribers: Crowds::new(limited.then_some(500)),
        }
    }
}

impl Quota {
    fn new(account: Option<Allowance>, address: Option<Allowance>) -> Self {
        Self {
            account: Buckets::new(account),
            address: Buckets::new(address),
        }
    }

    /// Takes one, if there is one left for the account and for the address.
    pub(crate) fn take(&self, spender: Spender) -> Result<(), Problem> {
        self.check(spender)?;
        self.spend(spender, 1);
        Ok(())
    }

    /// Refuses more to whoever has used up what there was.
    pub(crate) fn check(&self, spender: Spender) -> Result<(), Problem> {
        let wait = self.wait(spender);
        if wait.is_zero() {
            return Ok(());
        }
        let seconds = u32::try_from(wait.as_secs() + 1).unwrap_or(u32::MAX);
        let text = format!("you have used all there is for now: wait {seconds} s");
        Err(Problem::too_many(text, seconds))
    }

    /// How long to wait until there is something left.
    pub(crate) fn wait(&self, spender: Spender) -> Duration {
        let address = spender
            .address
            .map(|address| self.address.empty_for(address));
        let account = self.account.empty_for(spender.account);
        account.max(address.unwrap_or_default())
    }

    /// Notes that so much was used, even if there was less.
    pub(crate) fn spend(&self, spender: Spender, amount: usize) {
        self.account.spend(spender.account, amount);
        if let Some(address) = spender.address {
            self.address.spend(address, amount);
        }
    }
}

#[cfg(test)]
impl Quota {
    /// Whether somebody has used anything.
    pub(crate) fn was_used_by(&self, spender: Spender) -> bool {
        let accounts = self.account.buckets.lock().expect("not poisoned");
        accounts.contains_key(&spender.account)
    }
}

impl LastSeen {
    /// Notes where somebody is.
    pub(crate) fn note(&self, account: i64, origin: Origin) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= MAX_BUCKETS {
            seen.clear();
        }
        seen.insert(account, origin);
    }

    /// Somebody, as one who uses something.
    pub(crate) fn spender(&self, account: i64) -> Spender {
        let seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Spender {
            account,
            address: seen.get(&account).copied(),
        }
    }
}

/// How many of something each of many has at the same time.
pub(crate) struct Crowds<K> {
    most: Option<usize>,
    counts: Mutex<HashMap<K, usize>>,
}

/// One of a crowd, as long as this lives.
pub(crate) struct Place<K: Hash + Eq> {
    crowds: Arc<Crowds<K>>,
    key: K,
}

impl<K: Hash + Eq + Copy> Crowds<K> {
    fn new(most: Option<usize>) -> Arc<Self> {
        let counts = Mutex::new(HashMap::new());
        Arc::new(Self { most, counts })
    }

    /// Takes a place in the crowd of this one, if there is room.
    pub(crate) fn enter(self: &Arc<Self>, key: K) -> Result<Place<K>, Problem> {
        let mut counts = self.counts();
        let count = counts.entry(key).or_default();
        if self.most.is_some_and(|most| *count >= most) {
            return Err(Problem::too_many("too many at once", 1));
        }
        *count += 1;
        let crowds = Arc::clone(self);
        Ok(Place { crowds, key })
    }
}

impl<K> Crowds<K> {
    fn counts(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq> Drop for Place<K> {
    fn drop(&mut self) {
        let mut counts = self.crowds.counts();
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

impl Origin {
    pub(crate) fn new(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let mut network = address.octets();
                network[8..].fill(0);
                Self(IpAddr::from(network))
            }
            address => Self(address),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A key is copied, so it has a size: nobody makes it longer.
impl<K: Hash + Eq + Copy> Buckets<K> {
    fn new(allowance: Option<Allowance>) -> Self {
        Self {
            allowance,
            buckets: Mutex::new(HashMap::new()),
        }
    }

    /// Takes one from the bucket of this one.
    pub(crate) fn take(&self, key: K) -> Result<(), Problem> {
        self.take_soon(key, Duration::ZERO).map(drop)
    }

    /// Takes one from the bucket of this one, and waits until it is there.
    pub(crate) async fn wait(&self, key: K) -> Result<(), Problem> {
        let wait = self.take_soon(key, LONGEST_WAIT)?;
        tokio::time::sleep(wait).await;
        Ok(())
    }

    /// How long it takes until there is one in the bucket of this one.
    fn empty_for(&self, key: K) -> Duration {
        let Some(allowance) = self.allowance else {
            return Duration::ZERO;
        };
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = buckets.get(&key);
        bucket.map_or(Duration::ZERO, |bucket| {
            let left = bucket.filled(allowance, Instant::now());
            let wait = ((1.0 - left) / allowance.per_second).max(0.0);
            Duration::try_from_secs_f64(wait).unwrap_or(Duration::MAX)
        })
    }

    /// Takes so much out of the bucket of this one that it may have to be filled up with more than it
    /// holds before there is something in it again; but not more than twice.
    fn spend(&self, key: K, amount: usize) {
        let Some(allowance) = self.allowance else {
            return;
        };
        let now = Instant::now();
        let mut buckets = self.make_room(allowance, now);
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::new(allowance));
        #[allow(clippy::cast_precision_loss)] // Nobody counts so far.
        let left = bucket.filled(allowance, now) - amount as f64;
        bucket.left = left.max(-allowance.at_once);
        bucket.at = now;
    }

    /// Takes one that will be there within this time; when.
    fn take_soon(&self, key: K, within: Duration) -> Result<Duration, Problem> {
        let Some(allowance) = self.allowance else {
            return Ok(Duration::ZERO);
        };
        let now = Instant::now();
        let mut buckets = self.make_room(allowance, now);
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::new(allowance));
        bucket.take_soon(allowance, now, within)
    }

    /// The buckets, with room for one more.
    fn make_room(&self, allowance: Allowance, now: Instant) -> MutexGuard<'_, HashMap<K, Bucket>> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MAX_BUCKETS {
            buckets.retain(|_, bucket| !bucket.is_full(allowance, now));
            if buckets.len() >= MAX_BUCKETS {
                buckets.clear();
            }
        }
        buckets
    }
}

impl Bucket {
    pub(crate) fn new(allowance: Allowance) -> Self {
        Self {
            left: allowance.at_once,
            at: Instant::now(),
        }
    }

    /// Takes one.
    pub(crate) fn take(&mut self, allowance: Allowance, now: Instant) -> Result<(), Problem> {
        self.take_soon(allowance, now, Duration::ZERO).map(drop)
    }

    /// Takes one that will be there within this time; when.
    fn take_soon(
        &mut self,
        allowance: Allowance,
        now: Instant,
        within: Duration,
    ) -> Result<Duration, Problem> {
        self.left = self.filled(allowance, now);
        self.at = now;
        let wait = ((1.0 - self.left) / allowance.per_second).max(0.0);
        if wait > within.as_secs_f64() {
            let text = format!("too many in too short a time: wait {wait:.1} s");
            let seconds = Duration::try_from_secs_f64(wait.ceil()).map(|wait| wait.as_secs());
            let seconds = seconds.ok().and_then(|seconds| seconds.try_into().ok());
            return Err(Problem::too_many(text, seconds.unwrap_or(u32::MAX)));
        }
        self.left -= 1.0;
        Ok(Duration::from_secs_f64(wait))
    }

    fn filled(&self, allowance: Allowance, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        (self.left + since * allowance.per_second).min(allowance.at_once)
    }

    fn is_full(&self, allowance: Allowance, now: Instant) -> bool {
        self.filled(allowance, now) >= allowance.at_once
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_with_use_and_fills_with_time() {
        let allowance = Allowance {
            per_second: 2.0,
            at_once: 3.0,
        };
        let mut bucket = Bucket::new(allowance);
        let start = bucket.at;
        let mut take = |millis| {
            bucket
                .take(allowance, start + Duration::from_millis(millis))
                .is_ok()
        };
        assert_eq!(
            [take(0), take(0), take(0), take(0)],
            [true, true, true, false]
        );
        assert_eq!([take(400), take(500), take(500)], [false, true, false]);
        assert_eq!(
            [take(9_000), take(9_000), take(9_000), take(9_000)],
            [true, true, true, false]
        );
    }

    #[test]
    fn an_account_has_a_bound_to_its_commands_and_another_has_its_own() {
        let limits = Limits::new(1);
        let done = (0..1_000_000).take_while(|_| limits.commands.take(1).is_ok());
        assert!((200..1_000_000).contains(&done.count()));
        assert!(limits.commands.take(2).is_ok());
    }

    #[test]
    fn who_can_wait_is_slowed_down_before_they_are_refused() {
        let allowance = Allowance {
            per_second: 0.5,
            at_once: 1.0,
        };
        let mut bucket = Bucket::new(allowance);
        let start = bucket.at;
        let mut take = || {
            let taken = bucket.take_soon(allowance, start, Duration::from_secs(5));
            taken.map_err(|problem| problem.wait)
        };
        let seconds = |count| Ok(Duration::from_secs(count));
        assert_eq!(
            [take(), take(), take()],
            [seconds(0), seconds(2), seconds(4)]
        );
        // They are told how long, and it does not get longer when they ask again.
        assert_eq!([take(), take()], [Err(Some(6)), Err(Some(6))]);
    }

    #[test]
    fn who_has_used_up_a_quota_waits_and_so_does_everybody_at_the_address() {
        let allow = |at_once| {
            Some(Allowance {
                per_second: 1.0,
                at_once,
            })
        };
        let quota = Quota::new(allow(10.0), allow(30.0));
        let from = |account, last| Spender {
            account,
            address: Some(Origin::new(IpAddr::from([203, 0, 113, last]))),
        };
        let refused = |spender| quota.check(spender).is_err();
        assert!(quota.take(from(1, 1)).is_ok());
        quota.spend(from(1, 1), 9);
        assert!(refused(from(1, 1)) && !refused(from(2, 1)));
        // What was used is owed, but not for ever.
        quota.spend(from(2, 1), 1_000_000);
        let wait = quota.wait(from(2, 1)).as_secs();
        assert!((11..=31).contains(&wait), "{wait}");
        assert!(refused(from(3, 1)) && !refused(from(3, 2)));
        assert!(Quota::new(None, None).check(from(1, 1)).is_ok());
    }

    #[test]
    fn a_network_shares_one_bucket_and_strangers_do_not() {
        let origin = |text: &str| Origin::new(text.parse().expect("an address"));
        assert_eq!(origin("2001:db8::1"), origin("2001:db8::ffff"));
        assert_ne!(origin("2001:db8::1"), origin("2001:db8:0:1::1"));
        assert_eq!(origin("::ffff:10.0.0.1"), origin("10.0.0.1"));
        assert_ne!(origin("10.0.0.2"), origin("10.0.0.1"));
    }

    #[test]
    fn a_crowd_has_room_again_when_somebody_leaves() {
        let crowds = Crowds::new(Some(2));
        let (one, _two) = (crowds.enter('a'), crowds.enter('a').expect("room"));
        assert!(crowds.enter('a').is_err() && crowds.enter('b').is_ok());
        drop(one);
        assert!(crowds.enter('a').is_ok());
        assert_eq!(
            crowds.counts().len(),
            1,
            "nobody is remembered who has left"
        );
    }

    #[test]
    fn the_number_of_buckets_is_bounded() {
        let buckets = Buckets::new(Some(Allowance {
            per_second: 0.0,
            at_once: 1.0,
        }));
        for key in 0..=MAX_BUCKETS {
            buckets.take(key).expect("each has one");
        }
        assert!(buckets.buckets.lock().expect("not poisoned").len() <= MAX_BUCKETS);
    }
}
