//! Ratings of people against each other.

/// The rating that everybody begins with.
pub(crate) const FIRST: f64 = 1500.0;

/// How much one game can move a rating.
const STEP: f64 = 32.0;

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The game's name.
    pub game: String,
    /// Whether it moves ratings.
    pub rated: bool,
    /// How it ended for each seat, in order.
    pub seats: Vec<Placed>,
}

/// How a game ended for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Who sat there, if a person did.
    pub user: Option<i64>,
    /// Points, if there are any.
    pub score: Option<i32>,
    /// Whether they have won.
    pub won: bool,
    /// Whether they gave up.
    pub gave_up: bool,
}

impl Finished {
    /// The people whose ratings the game moves, each with the seat: all of them, if one of them has
    /// played to the end.
    pub(crate) fn rated(&self) -> Vec<(u8, i64, Placed)> {
        let seats = (0u8..).zip(&self.seats);
        let people = seats.filter_map(|(seat, placed)| Some((seat, placed.user?, *placed)));
        let people: Vec<_> = people.collect();
        let is_rated = self.rated && people.iter().any(|(_, _, placed)| !placed.gave_up);
        if is_rated { people } else { Vec::new() }
    }
}

/// New ratings from old ones: each pair counts as a game of its own (Elo).
pub(crate) fn moved(rated: &[(f64, Placed)]) -> Vec<f64> {
    let others = f64::from(u32::try_from(rated.len().max(2) - 1).expect("a handful of players"));
    let change = |(index, (rating, placed)): (usize, &(f64, Placed))| {
        let against = rated
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index);
        let gain: f64 = against
            .map(|(_, (theirs, other))| {
                let expected = 1.0 / (1.0 + 10f64.powf((theirs - rating) / 400.0));
                points(placed, other) - expected
            })
            .sum();
        rating + STEP * gain / others
    };
    rated.iter().enumerate().map(change).collect()
}

fn points(own: &Placed, other: &Placed) -> f64 {
    let rank = |placed: &Placed| (!placed.gave_up, placed.won, placed.score);
    match rank(own).cmp(&rank(other)) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(user: i64, score: i32, won: bool) -> Placed {
        Placed {
            user: Some(user),
            score: Some(score),
            won,
            gave_up: false,
        }
    }

    fn finished(seats: Vec<Placed>) -> Finished {
        Finished {
            game: "toy".to_owned(),
            rated: true,
            seats,
        }
    }

    #[test]
    fn equals_move_by_half_a_step_and_nothing_is_lost() {
        let (winner, loser) = (placed(1, 9, true), placed(2, 3, false));
        assert_eq!(moved(&[(FIRST, winner), (FIRST, loser)]), [1516.0, 1484.0]);
        let third = placed(3, 5, false);
        let ratings = moved(&[(1600.0, winner), (1500.0, loser), (1400.0, third)]);
        assert!((ratings.iter().sum::<f64>() - 4500.0).abs() < 1e-9);
        assert!(
            ratings[2] > 1400.0 - 16.0,
            "the second did better than the third"
        );
    }

    #[test]
    fn who_gives_up_is_behind_everybody() {
        let quitter = Placed {
            gave_up: true,
            ..placed(1, 90, false)
        };
        assert_eq!(
            moved(&[(FIRST, quitter), (FIRST, placed(2, 0, false))]),
            [1484.0, 1516.0]
        );
    }

    #[test]
    fn people_are_rated_if_the_game_is_and_one_of_them_played_to_the_end() {
        let computer = Placed {
            user: None,
            ..placed(0, 1, false)
        };
        let (one, two) = (placed(1, 9, true), placed(2, 3, false));
        let gone = |placed| Placed {
            won: false,
            gave_up: true,
            ..placed
        };
        let of = |seats| finished(seats).rated();
        assert_eq!(of(vec![one, computer, two]), [(0, 1, one), (2, 2, two)]);
        assert_eq!(of(vec![gone(one), two]).len(), 2);
        assert_eq!(of(vec![gone(one), gone(two)]), []);
        let mut friendly = finished(vec![one, two]);
        friendly.rated = false;
        assert_eq!(friendly.rated(), []);
    }
}
