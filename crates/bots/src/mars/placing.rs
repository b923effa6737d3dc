//! Where to put a tile.

use kit::Seat;
use mars::data::{Icon, Resource, Tile};
use mars::{Mars, SpaceId};

use super::outlook::Outlook;

impl Outlook<'_> {
    /// What a space is worth to a seat for a tile, compared with other spaces.
    pub(super) fn space(&self, game: &Mars, seat: Seat, tile: Tile, space: SpaceId) -> f64 {
        let tiles = game.tiles();
        let own = game.tiles_of(seat);
        let beside = game.beside(space);
        let free = game.free_land(seat);
        let own_cities = tiles.cities.and(own);
        let count = |set: mars::SpaceSet| beside.and(set).len() as f64;
        let time = (self.left / 5.0).min(1.0);
        let bonus =
            2.0 * count(tiles.oceans) * self.unit[Resource::Money] + self.icons(game, tile, space);
        let near = match tile {
            Tile::Ocean => {
                // Money for own tiles to come, and none for those of others.
                0.5 * count(own) - 0.3 * count(tiles.cities.without(own))
            }
            Tile::Greenery => {
                let others = tiles.cities.without(own);
                self.point * (count(own_cities) - self.weights.envy * count(others))
                    + 0.15 * self.point * time * count(free)
            }
            _ if tile.is_city() => {
                let oceans = if tile == Tile::Capital {
                    count(tiles.oceans)
                } else {
                    0.0
                };
                self.point
                    * (count(tiles.greeneries)
                        + oceans
                        + self.weights.free_neighbour * time * count(free))
            }
            Tile::CommercialDistrict => self.point * count(tiles.cities),
            _ => 0.0,
        };
        // Other tiles take the room that greeneries beside an own city would need.
        let blocked = match tile {
            Tile::Greenery | Tile::Ocean => 0.0,
            _ => self.point * self.weights.free_neighbour * time * count(own_cities),
        };
        bonus + near - blocked
    }

    fn icons(&self, game: &Mars, tile: Tile, space: SpaceId) -> f64 {
        let Some(ground) = game.ground(space) else {
            return 0.0;
        };
        let mined = |resource: Resource| match tile {
            Tile::MiningArea | Tile::MiningRights => 0.5 * self.flow[resource],
            _ => 0.0,
        };
        ground
            .icons()
            .iter()
            .map(|icon| match (icon, icon.resource()) {
                (_, Some(resource)) => self.unit[resource] + mined(resource),
                (Icon::Card, _) => self.weights.card,
                _ => 4.0,
            })
            .sum()
    }
}
