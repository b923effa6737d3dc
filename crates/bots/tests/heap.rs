//! Copying and imagining a state takes nothing from the heap: searches do so all the time.

#![allow(unsafe_code)] // Only an allocator can count what is taken.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use dice::DiceGame;
use kit::{Game, Log, Seat, Seed, Setup};
use mars::Mars;

/// The heap of the system, counting how often a thread takes something from it.
struct Counting;

thread_local! {
    static TAKEN: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: the system does the work, with the same arguments.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // A thread that ends may have no counter any more.
        let _ = TAKEN.try_with(|taken| taken.set(taken.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static HEAP: Counting = Counting;

/// How often something takes from the heap.
fn taken_by<T>(work: impl FnOnce() -> T) -> usize {
    let before = TAKEN.get();
    black_box(work());
    TAKEN.get() - before
}

/// Plays a random game, and copies and imagines every position of it.
fn play<G: Game>(setup: &Setup) {
    let mut rng = kit::rng(1);
    let mut game = G::start(setup, Seed::from_number(1)).expect("a good setup");
    while let Some(seat) = game.asked().first() {
        assert_eq!(taken_by(|| game.clone()), 0, "{game:?}");
        for viewer in Seat::all(game.players()) {
            let taken = taken_by(|| game.determinize(viewer, &mut rng));
            assert_eq!(taken, 0, "for {viewer}: {game:?}");
        }
        let decision = game.pick(seat, &mut rng).expect("an answer");
        game.apply_unchecked(seat, &decision, &mut Log::silent());
    }
}

#[test]
fn a_state_is_copied_and_imagined_without_the_heap() {
    assert_eq!(taken_by(|| Box::new(1)), 1, "the counter counts");
    play::<Mars>(&Setup::new(3).with("draft", "yes"));
    play::<Mars>(&Setup::parse::<Mars>(1, ["automa", "tharsis", "easy"]).expect("a good setup"));
    play::<DiceGame>(&Setup::new(3));
}
