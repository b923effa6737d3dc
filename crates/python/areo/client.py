"""A Python function as a player at a served table.

>>> import areo.client
>>> def first(sight):
...     return sight["legal"][0]
>>> areo.client.play(first, "http://127.0.0.1:8080", "dice")  # doctest: +SKIP
{'scores': [61, 48], 'winners': [0]}

The function is given the table view (docs/protocol.md): what its seat may know, in `view`, and its
legal decisions in words, in `legal`. It returns one of these.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from typing import Any

Decide = Callable[[dict[str, Any]], str]
"""A player: a function of the table view that returns the words of its decision."""

WAIT = 0.05
"""Seconds before looking again while others think."""

PATIENCE = 120
"""Seconds after which a server that does not answer is given up."""


class Connection:
    """A guest of a server."""

    def __init__(self, url: str, name: str = "Python") -> None:
        self._url = url.rstrip("/")
        self._cookie = ""
        self.ask("POST", "/api/guest", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Sends a request. One that comes too fast is sent again when the server says so."""
        data = None if body is None else json.dumps(body).encode()
        while True:
            request = urllib.request.Request(self._url + path, data, {"cookie": self._cookie}, method=method)
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                    self._cookie = (answer.headers.get("set-cookie") or self._cookie).split(";")[0]
                    return json.load(answer)
            except urllib.error.HTTPError as problem:
                if problem.code != 429:
                    raise
                time.sleep(int(problem.headers["retry-after"]))

    def open(self, game: str, opponents: Sequence[str], variant: dict[str, str] | None = None) -> str:
        """Opens a table against computer players and returns its id."""
        seats: list[Any] = ["me", *({"computer": name} for name in opponents)]
        setup = {"players": len(seats), "options": variant or {}}
        body = {"game": game, "setup": setup, "rules": {"pace": "instant"}, "seats": seats, "start": True}
        return str(self.ask("POST", "/api/tables", body)["id"])

    def play(self, table: str, decide: Decide) -> dict[str, Any]:
        """Plays at a table at which this guest sits, to the end of the game. Returns the outcome."""
        while True:
            sight = self.ask("GET", f"/api/tables/{table}")["sight"]
            if sight["stage"] == "over":
                return dict(sight["outcome"])
            if not sight["legal"]:
                time.sleep(WAIT)
                continue
            words = decide(sight)
            if words not in sight["legal"]:
                raise ValueError(f"expected one of {sight['legal']}, found {words!r}")
            choice = {"type": "decide", "seq": sight["seq"], "choice": {"words": [words]}}
            self.ask("POST", f"/api/tables/{table}", choice)


def play(
    decide: Decide,
    url: str,
    game: str,
    opponents: Sequence[str] = ("random",),
    variant: dict[str, str] | None = None,
    name: str = "Python",
) -> dict[str, Any]:
    """Opens a table against computer players on a server and plays there. Returns the outcome."""
    guest = Connection(url, name)
    return guest.play(guest.open(game, opponents, variant), decide)
