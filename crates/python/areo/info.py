"""What there is: computer players, and games as numbers."""

from __future__ import annotations

from dataclasses import dataclass

from areo import _native


@dataclass(frozen=True)
class Block:
    """A run of numbers that belong together."""

    start: int
    count: int
    meaning: str


@dataclass(frozen=True)
class Encoding:
    """How a game is written in numbers; docs/encoding.md explains it."""

    version: str
    """The version of the meaning, then that of the data."""
    action_blocks: tuple[Block, ...]
    """What the indices mean."""
    observation_blocks: tuple[Block, ...]
    """What the numbers of an observation mean."""

    @property
    def actions(self) -> int:
        """How many indices there are."""
        return _size(self.action_blocks)

    @property
    def observations(self) -> int:
        """How many numbers an observation has."""
        return _size(self.observation_blocks)

    def meaning(self, action: int) -> str:
        """What an index is about, and its place within that.

        >>> import areo
        >>> areo.encoding("shifter").meaning(64)
        'settle [0]'
        """
        for block in self.action_blocks:
            if block.start <= action < block.start + block.count:
                return f"{block.meaning} [{action - block.start}]"
        raise ValueError(f"expected an index below {self.actions}, found {action}")


def _size(blocks: tuple[Block, ...]) -> int:
    return blocks[-1].start + blocks[-1].count


def encoding(game: str) -> Encoding:
    """How a game is written in numbers.

    >>> import areo
    >>> areo.encoding("dice").action_blocks[1]
    Block(start=20, count=1, meaning='produce')
    """
    version, actions, observations = _native.layouts(game)
    return Encoding(
        version,
        tuple(Block(*block) for block in actions),
        tuple(Block(*block) for block in observations),
    )


def bots(game: str) -> dict[str, str]:
    """The computer players of a game, from the weakest to the strongest, with what they do; then
    those of the laboratory: parts of the others, and earlier versions to measure against.

    >>> import areo
    >>> "greedy" in areo.bots("mars")
    True
    """
    return dict(_native.bot_names(game))
