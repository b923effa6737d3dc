"""The terraforming family of board games for research.

>>> import areo
>>> areo.games()
['mars', 'dice', 'shifter']
>>> game = areo.Game("mars", players=2, seed=1)
>>> while not game.over:
...     game.apply(game.legal()[0])
>>> len(game.scores())
2

Beside the games: `areo.Batch` steps thousands of games at once, `areo.pettingzoo` and
`areo.gymnasium` are environments, `areo.simulate` plays matches, `areo.selfplay` writes data for
training, and `areo.ray` does both on a cluster.
"""

from areo._native import Batch, Bot, Game, IllegalDecision, catalogue, games, options, players
from areo.info import Block, Encoding, bots, encoding
from areo.matches import Agent, Report, play, rate, selfplay, simulate

__all__ = [
    "Agent",
    "Batch",
    "Block",
    "Bot",
    "Encoding",
    "Game",
    "IllegalDecision",
    "Report",
    "bots",
    "catalogue",
    "encoding",
    "games",
    "options",
    "play",
    "players",
    "rate",
    "selfplay",
    "simulate",
]
