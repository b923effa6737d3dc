//! Preparing a game: the table, the opening choices, the starting production.

use arrayvec::ArrayVec;
use kit::{BySeat, Chance, Log, Seat, SeatSet, Seed, Setup, SetupError};

use crate::api::{Decision, Event, Source};
use crate::board::{Board, SIDES};
use crate::cards::{CardSet, Deck};
use crate::data::{
    BoardId, ByColor, Color, CorporationId, MilestoneId, Parameter, Symbol, Tile, catalogue,
};
use crate::dice::Dice;
use crate::milestones::Change;
use crate::player::Player;
use crate::state::{Course, DICE_OF_A_COLOR, DiceGame, Goal, GoalStatus, Task, Variant, track};

/// Cards in the starting hand [2.8].
const STARTING_HAND: u8 = 5;
/// Bonus cards in the game, by number of players [2.4].
const BONUS_STACK: [usize; 4] = [4, 4, 6, 8];

impl DiceGame {
    pub(crate) fn prepared(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut game = Self::bare(setup, Chance::new(seed))?;
        game.lay_out();
        let mut log = Log::silent();
        game.run(&mut log);
        Ok(game)
    }

    /// A table with nothing on it and nothing to do.
    pub(crate) fn bare(setup: &Setup, chance: Chance) -> Result<Self, SetupError> {
        let side = setup.get::<Self>("board");
        let board = BoardId::find(side).ok_or_else(|| SetupError::Value {
            name: "board".to_owned(),
            expected: SIDES.join(" or "),
            found: side.to_owned(),
        })?;
        let open = |index| Goal {
            id: MilestoneId::from_index(index),
            status: GoalStatus::Open,
        };
        Ok(Self {
            variant: Variant {
                board,
                corporate_era: setup.is::<Self>("corporate-era"),
                promo: setup.is::<Self>("promo"),
            },
            chance,
            steps: [0; 2],
            board: Board::default(),
            pool: ByColor([DICE_OF_A_COLOR; Color::COUNT]),
            awards: [Symbol::Credit, Symbol::Plant, Symbol::Energy],
            milestones: [open(0), open(1), open(2)],
            players: BySeat::new(setup.players, |_| Player::default()),
            deck: Deck::default(),
            discard: CardSet::NONE,
            bonuses: CardSet::NONE,
            looked: SeatSet::NONE,
            waiting: SeatSet::NONE,
            turn: Seat::new(0),
            turns: 0,
            course: Course::Open,
            extra_mains: 0,
            closing: None,
            over: false,
            kept: Dice::NONE,
            cup: ByColor::default(),
            placed: None,
            track_bonus: false,
            tasks: ArrayVec::new(),
        })
    }

    /// Set-up as far as chance alone decides [2.1 to 2.6].
    pub(crate) fn lay_out(&mut self) {
        let variant = self.variant;
        let sets = |set| variant.has(set);
        self.deck = Deck::shuffled(catalogue().dealt(sets, false), &mut self.chance);
        let bonuses = Deck::shuffled(catalogue().dealt(sets, true), &mut self.chance);
        let stack = BONUS_STACK[self.players.len() - 1];
        self.bonuses = bonuses.cards().iter().rev().take(stack).copied().collect();

        let mut colors: [Color; Color::COUNT] = std::array::from_fn(|index| Color::ALL[index]);
        self.chance.shuffle(&mut colors);
        for (award, color) in self.awards.iter_mut().zip(colors) {
            *award = color.on_side(self.chance.die());
        }
        self.awards
            .iter()
            .for_each(|symbol| self.pool[symbol.color()] -= 1);

        let in_play = |id: &MilestoneId| variant.has(id.milestone().set);
        let mut tiles: Vec<_> = MilestoneId::all().filter(in_play).collect();
        self.chance.shuffle(&mut tiles);
        for (goal, id) in self.milestones.iter_mut().zip(tiles) {
            goal.id = id;
        }

        self.open_table();
    }

    /// What is to be done before the first turn; the tracks of a solo game start higher [15.3].
    pub(crate) fn open_table(&mut self) {
        self.turns = 0;
        self.tasks.clear();
        self.tasks
            .extend([Task::NextTurn, Task::Corporations, Task::Deal]);
        if self.is_solo() {
            self.tasks.push(Task::SoloCity);
            for parameter in [Parameter::Temperature, Parameter::Oxygen] {
                if let Some(track) = track(parameter) {
                    let steps = (track.solo_start - track.start) / track.step;
                    self.steps[parameter.index()] = steps as u8;
                }
            }
        }
    }

    /// The parts of the set-up that need no answer.
    #[inline(never)]
    pub(crate) fn prepare(&mut self, task: Task, log: &mut Log<Event>) {
        match task {
            Task::Deal => self.deal(log),
            Task::Reveal(seat) => {
                let Some(corporation) = self.players[seat].offered.pop() else {
                    return;
                };
                self.players[seat].lead(corporation);
                log.reveal_to_all(self.players.len());
                log.note(|| Event::Corporation { seat, corporation });
                let start = &corporation.corporation().start;
                self.push_group(seat, Source::Corporation(corporation), start);
            }
            Task::StartProduction(seat) => {
                // No wild token makes up for a shortage here [19.14].
                let production = self.players[seat].modifiers.production;
                self.take_box(seat, &production, Source::Production, log);
            }
            Task::SoloBonus => self.offer_bonus(Seat::new(0), log),
            _ => {}
        }
    }

    fn deal(&mut self, log: &mut Log<Event>) {
        let variant = self.variant;
        // A scenario may have dealt some corporations already.
        let dealt: Vec<_> = self
            .players
            .iter()
            .flat_map(|player| player.offered.clone())
            .collect();
        let mut corporations: Vec<_> = CorporationId::all()
            .filter(|id| variant.has(id.corporation().set) && !dealt.contains(id))
            .collect();
        self.chance.shuffle(&mut corporations);
        let mut pairs = corporations.chunks_exact(2);
        for seat in self.seats() {
            let offered = &mut self.players[seat].offered;
            if offered.is_empty() {
                offered.extend(pairs.next().into_iter().flatten().copied());
            }
            self.draw(seat, STARTING_HAND, Source::Setup, log);
        }
        self.waiting = SeatSet::all(self.players.len());
    }

    /// Carries out an opening choice.
    #[inline(never)]
    pub(crate) fn decide_setup(
        &mut self,
        seat: Seat,
        task: Task,
        decision: Decision,
        log: &mut Log<Event>,
    ) {
        match (task, decision) {
            (Task::SoloCity, Decision::Place(space)) => {
                self.tasks.pop();
                self.board.put(Tile::City, space, None);
                self.tasks.push(Task::SoloOcean(space));
                log.note(|| Event::Placed {
                    seat,
                    tile: Tile::City,
                    space,
                    source: Source::Setup,
                });
            }
            (Task::SoloOcean(city), Decision::Place(space)) => {
                self.tasks.pop();
                self.board.put(Tile::Ocean, space, None);
                self.tasks.push(Task::SoloGreenery(city, space));
                log.note(|| Event::Placed {
                    seat,
                    tile: Tile::Ocean,
                    space,
                    source: Source::Setup,
                });
            }
            (Task::SoloGreenery(..), Decision::Place(space)) => {
                self.tasks.pop();
                self.board.put(Tile::Greenery, space, None);
                log.note(|| Event::Placed {
                    seat,
                    tile: Tile::Greenery,
                    space,
                    source: Source::Setup,
                });
            }
            (Task::Corporations, Decision::Choose(corporation)) => {
                let offered = &mut self.players[seat].offered;
                offered.clear();
                offered.push(corporation);
                self.waiting.remove(seat);
                if self.waiting.is_empty() {
                    self.tasks.pop();
                    self.open_corporations();
                }
            }
            (Task::Give, Decision::Give(symbol)) => {
                self.tasks.pop();
                let to = Seat::new(self.players.len() - 1);
                self.players[seat].dice[symbol] -= 1;
                self.players[to].dice[symbol] += 1;
                log.note(|| Event::Gave { seat, to, symbol });
                self.claim(to, Change::Dice, log);
            }
            _ => {}
        }
    }

    /// What follows once all have chosen: reveal, starting production, then the first player's
    /// penalty, or the first bonus card of a solo game [2.9 to 2.11, 15.6].
    fn open_corporations(&mut self) {
        self.tasks.push(if self.is_solo() {
            Task::SoloBonus
        } else {
            Task::Give
        });
        for seat in self.seats().rev() {
            self.tasks.push(Task::StartProduction(seat));
        }
        for seat in self.seats().rev() {
            self.tasks.push(Task::Reveal(seat));
        }
    }
}
