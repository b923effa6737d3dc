//! Computer players think here: on a few threads of their own, one job after the other, so that
//! however many think, they never stand in the way of people. Time is shared fairly: whoever lets
//! many of them think, or long, waits for them; others do not.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kit::Stop;
use table::BotJob;
use tokio::sync::oneshot;

use crate::limits::{Origin, Spender};

/// The threads that computer players think on.
#[derive(Clone)]
pub(crate) struct Pool(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue>,
    work: Condvar,
    threads: usize,
    budget: Duration,
}

#[derive(Default)]
struct Queue {
    /// What waits, by those on whose behalf it is done. Next is whoever has had the least time.
    jobs: Vec<(Payer, VecDeque<Job>)>,
    /// The time that somebody has had who has had more than the one whose turn was last, and how many
    /// of their jobs are under way.
    had: HashMap<Payer, Share>,
    /// The time that the one had had whose turn was last. Who comes back after a while has had as much:
    /// nobody saves time up.
    turn: Duration,
    /// Threads whose player does not come to an end.
    stuck: usize,
    /// Threads that take the place of those.
    spare: usize,
    closed: bool,
}

/// Those who share time fairly: everybody at an address together, where it is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Payer {
    Address(Origin),
    Account(i64),
    /// Whoever takes only what nobody else wants.
    Idle,
}

#[derive(Clone, Copy, Default)]
struct Share {
    time: Duration,
    under_way: u32,
}

impl From<Spender> for Payer {
    fn from(spender: Spender) -> Self {
        match spender.address {
            Some(address) => Self::Address(address),
            None => Self::Account(spender.account),
        }
    }
}

struct Job {
    payer: Payer,
    work: Box<dyn FnOnce() + Send>,
    started: oneshot::Sender<()>,
    /// Whether it has come to an end or was given up, whichever was first; changed only by who holds
    /// the queue.
    settled: Arc<AtomicBool>,
}

/// Stops a player that has no time left, or whose answer nobody waits for any more.
struct StopAtEnd(Option<Stop>);

impl StopAtEnd {
    /// The answer is there.
    fn let_be(mut self) {
        self.0 = None;
    }
}

impl Drop for StopAtEnd {
    fn drop(&mut self) {
        if let Some(stop) = &self.0 {
            stop.now();
        }
    }
}

/// More threads than this are not replaced when they get stuck.
const MAX_SPARE: usize = 4;

impl Pool {
    /// A pool of so many threads, each of which may take so long for one decision.
    pub(crate) fn new(threads: usize, budget: Duration) -> Self {
        let pool = Self(Arc::new(Shared {
            queue: Mutex::new(Queue::default()),
            work: Condvar::new(),
            threads,
            budget,
        }));
        for _ in 0..threads {
            pool.add_thread();
        }
        pool
    }

    /// Waits for its turn, thinks on behalf of somebody, and says what came out: nothing if the
    /// player failed or did not come to an end in time, or if no thread is left to think on. There is
    /// at most one job for each question at a table, so the queue needs no bound of its own.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        spender: Spender,
        thought: BotJob<T>,
    ) -> Option<T> {
        self.think_for(spender.into(), thought).await
    }

    /// The same when nobody else wants a thread. What is thought takes a moment only, since everybody
    /// who comes meanwhile waits for it.
    pub(crate) async fn think_idly<T: Send + 'static>(&self, thought: BotJob<T>) -> Option<T> {
        self.think_for(Payer::Idle, thought).await
    }

    async fn think_for<T: Send + 'static>(&self, payer: Payer, thought: BotJob<T>) -> Option<T> {
        let (started, has_started) = oneshot::channel();
        let (done, mut is_done) = oneshot::channel();
        // Whoever no longer waits for an answer lets nobody think about it.
        let stop = StopAtEnd(Some(thought.stop()));
        let settled = Arc::new(AtomicBool::new(false));
        let job = Job {
            payer,
            // Who no longer waits does not need to know.
            work: Box::new(|| drop(done.send(thought.run()))),
            started,
            settled: Arc::clone(&settled),
        };
        {
            let mut queue = self.queue();
            if queue.closed {
                return None;
            }
            queue.push(job);
        }
        self.0.work.notify_one();
        self.turn(has_started).await?;
        // Towards the end of its time a player is asked for the best that it has found.
        let [thinking, ending] = [self.0.budget * 3 / 4, self.0.budget / 4];
        if let Ok(decided) = tokio::time::timeout(thinking, &mut is_done).await {
            stop.let_be();
            return decided.ok();
        }
        drop(stop);
        match tokio::time::timeout(ending, is_done).await {
            Ok(decided) => decided.ok(),
            Err(_) => {
                self.replace_thread(&settled);
                None
            }
        }
    }

    /// Waits until a job is begun, for as long as there are threads that could do so.
    async fn turn(&self, mut has_started: oneshot::Receiver<()>) -> Option<()> {
        loop {
            match tokio::time::timeout(self.0.budget, &mut has_started).await {
                Ok(started) => return started.ok(),
                Err(_) if self.queue().stuck >= self.0.threads + MAX_SPARE => break,
                Err(_) => {}
            }
        }
        drop(has_started);
        self.queue().forget_abandoned();
        None
    }

    /// Lets the threads end when they have nothing to do.
    pub(crate) fn close(&self) {
        let mut queue = self.queue();
        queue.closed = true;
        queue.jobs.clear();
        self.0.work.notify_all();
    }

    fn queue(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives up a job that takes too long, unless it has just come to an end.
    fn replace_thread(&self, settled: &AtomicBool) {
        let mut queue = self.queue();
        if settled.swap(true, Ordering::Relaxed) {
            return;
        }
        queue.stuck += 1;
        if queue.spare < MAX_SPARE {
            queue.spare += 1;
            drop(queue);
            self.add_thread();
        }
    }

    fn add_thread(&self) {
        let pool = self.clone();
        std::thread::Builder::new()
            .name("bot".to_owned())
            .spawn(move || pool.work())
            .expect("the system has threads");
    }

    fn work(&self) {
        while let Some(job) = self.next() {
            let begun = Instant::now();
            let wanted = job.started.send(()).is_ok();
            if wanted && catch_unwind(AssertUnwindSafe(job.work)).is_err() {
                tracing::error!("a computer player crashed");
            }
            let mut queue = self.queue();
            queue.paid(job.payer, begun.elapsed());
            if !wanted {
                continue; // Nobody waited for it any more.
            }
            if job.settled.swap(true, Ordering::Relaxed) {
                queue.stuck -= 1;
                if queue.spare > queue.stuck {
                    queue.spare -= 1;
                    return; // Another thread has taken the place of this one.
                }
            }
        }
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.pop() {
                return Some(job);
            }
            queue = self
                .0
                .work
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Queue {
    fn push(&mut self, job: Job) {
        let payer = job.payer;
        match self.jobs.iter_mut().find(|(other, _)| *other == payer) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.jobs.push((payer, VecDeque::from([job]))),
        }
    }

    /// Drops what nobody waits for any more.
    fn forget_abandoned(&mut self) {
        for (_, jobs) in &mut self.jobs {
            jobs.retain(|job| !job.started.is_closed());
        }
        self.jobs.retain(|(_, jobs)| !jobs.is_empty());
    }

    /// The first job of whoever has the fewest under way, and of those has had the least time; and of
    /// those has waited longest. Idle work comes after everything else.
    fn pop(&mut self) -> Option<Job> {
        let share = |(payer, _): &(Payer, _)| {
            let share = self.had.get(payer).copied().unwrap_or_default();
            (share.under_way, share.time.max(self.turn))
        };
        let is_idle = |at: usize| self.jobs[at].0 == Payer::Idle;
        let all = 0..self.jobs.len();
        let next = all.min_by_key(|at| (is_idle(*at), share(&self.jobs[*at])))?;
        let (_, time) = share(&self.jobs[next]);
        let (payer, mut jobs) = self.jobs.remove(next);
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            self.jobs.push((payer, jobs));
        }
        if payer == Payer::Idle {
            return job;
        }
        self.turn = self.turn.max(time);
        let turn = self.turn;
        // Who has had no more than the one whose turn it is need not be remembered.
        self.had
            .retain(|_, share| share.under_way > 0 || share.time > turn);
        let share = self.had.entry(payer).or_default();
        share.time = share.time.max(time);
        share.under_way += 1;
        job
    }

    /// Notes that a job has taken so long.
    fn paid(&mut self, payer: Payer, took: Duration) {
        if payer == Payer::Idle {
            return;
        }
        let share = self.had.entry(payer).or_default();
        share.time += took;
        share.under_way = share.under_way.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn by(account: i64) -> Spender {
        Spender {
            account,
            address: None,
        }
    }

    fn job(work: impl FnOnce() -> String + Send + 'static) -> BotJob {
        BotJob::new(&Stop::default(), work)
    }

    fn after(millis: u64, words: &'static str) -> BotJob {
        job(move || {
            std::thread::sleep(Duration::from_millis(millis));
            words.to_owned()
        })
    }

    #[tokio::test]
    async fn thoughts_come_to_an_end_even_where_players_do_not() {
        let pool = Pool::new(1, Duration::from_secs(1));
        assert_eq!(pool.think(by(1), after(0, "a")).await.as_deref(), Some("a"));
        let bad = job(|| panic!("a bad player"));
        assert_eq!(pool.think(by(1), bad).await, None);
        // Each of these takes the only thread away, and another takes its place.
        for _ in 0..3 {
            assert_eq!(pool.think(by(1), after(6_000, "late")).await, None);
        }
        assert_eq!(pool.think(by(1), after(0, "b")).await.as_deref(), Some("b"));
        pool.close();
    }

    #[tokio::test]
    async fn when_no_thread_is_left_nobody_waits_for_one() {
        let pool = Pool::new(1, Duration::from_millis(20));
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let ended = Arc::new(Mutex::new(ended));
        for _ in 0..=MAX_SPARE {
            let ended = Arc::clone(&ended);
            // It comes to an end with the test.
            let endless = job(move || {
                let _ended = ended.lock().unwrap_or_else(PoisonError::into_inner).recv();
                String::new()
            });
            assert_eq!(pool.think(by(1), endless).await, None);
        }
        assert_eq!(pool.think(by(1), after(0, "a")).await, None);
        assert!(pool.queue().jobs.is_empty(), "nothing is left behind");
        // One of them comes back after all.
        drop(end);
        let back = async { while pool.think(by(1), after(0, "b")).await.is_none() {} };
        back.await;
        pool.close();
    }

    #[tokio::test]
    async fn a_player_that_listens_answers_when_its_time_is_nearly_over() {
        let pool = Pool::new(1, Duration::from_secs(2));
        let stop = Stop::default();
        let budget = kit::Budget::default().until(&stop);
        let patient = BotJob::new(&stop, move || {
            while !budget.is_stopped() {
                std::thread::yield_now();
            }
            "in time".to_owned()
        });
        assert_eq!(pool.think(by(1), patient).await.as_deref(), Some("in time"));
        pool.close();
    }

    #[tokio::test]
    async fn nobody_thinks_about_what_nobody_waits_for() {
        let pool = Pool::new(1, Duration::from_secs(600));
        let stop = Stop::default();
        let budget = kit::Budget::default().until(&stop);
        let (begun, has_begun) = oneshot::channel();
        let (ended, has_ended) = oneshot::channel();
        let patient = BotJob::new(&stop, move || {
            let _ = begun.send(());
            while !budget.is_stopped() {
                std::thread::yield_now();
            }
            let _ = ended.send(());
            String::new()
        });
        tokio::select! {
            _ = pool.think(by(1), patient) => panic!("it was not stopped"),
            _ = has_begun => {}
        }
        assert_eq!(has_ended.await, Ok(()));
        pool.close();
    }

    #[tokio::test]
    async fn waiting_for_a_thread_costs_no_thinking_time() {
        let pool = Pool::new(1, Duration::from_millis(1_000));
        let thoughts = (0..8).map(|_| pool.think(by(1), after(150, "a")));
        let decided = futures_util::future::join_all(thoughts).await;
        assert!(decided.iter().all(Option::is_some));
        pool.close();
        assert_eq!(pool.think(by(1), after(0, "b")).await, None);
    }

    #[tokio::test]
    async fn who_lets_many_think_does_not_stand_in_the_way_of_others() {
        let pool = Pool::new(1, Duration::from_secs(5));
        let many = (0..20).map(|_| pool.think(by(1), after(50, "a")));
        let many = futures_util::future::join_all(many);
        let other = async {
            tokio::time::sleep(Duration::from_millis(10)).await;
            pool.think(by(2), after(0, "b")).await
        };
        tokio::select! {
            _ = many => panic!("the other was last"),
            decided = other => assert_eq!(decided.as_deref(), Some("b")),
        }
        pool.close();
    }

    #[test]
    fn time_is_shared_fairly_and_not_saved_up() {
        let mut queue = Queue::default();
        let job = |account| Job {
            payer: Payer::Account(account),
            work: Box::new(|| {}),
            started: oneshot::channel().0,
            settled: Arc::default(),
        };
        for account in [1, 1, 1, 1, 2, 2, 2, 2] {
            queue.push(job(account));
        }
        // What takes only what is left waits for all of them.
        queue.push(Job {
            payer: Payer::Idle,
            ..job(3)
        });
        // One lets long thoughts be thought, the other short ones.
        let served = |queue: &mut Queue| {
            let Payer::Account(account) = queue.pop().expect("a job").payer else {
                panic!("nobody has an address");
            };
            let took = Duration::from_millis(if account == 1 { 30 } else { 10 });
            queue.paid(Payer::Account(account), took);
            account
        };
        let order: Vec<_> = (0..6).map(|_| served(&mut queue)).collect();
        assert_eq!(order, [1, 2, 2, 2, 1, 2]);
        // Who comes later begins where the others are, not with all the time that they have had.
        for _ in 0..5 {
            queue.push(job(3));
        }
        let order: Vec<_> = (0..4).map(|_| served(&mut queue)).collect();
        assert_eq!(order, [3, 3, 3, 1]);
        // While one job is under way, others go first.
        let first = queue.pop().expect("a job").payer;
        queue.push(job(9));
        assert_ne!(queue.pop().expect("a job").payer, first);
        let rest = std::iter::from_fn(|| Some(queue.pop()?.payer));
        assert_eq!(rest.last(), Some(Payer::Idle));
    }

    #[test]
    fn everybody_at_an_address_shares_its_time() {
        let at = |account| Spender {
            account,
            address: Some(Origin::new([203, 0, 113, 1].into())),
        };
        assert_eq!(Payer::from(at(1)), Payer::from(at(2)));
        assert_ne!(Payer::from(at(1)), Payer::from(by(1)));
    }
}
