"""A function as a player at a served table, on a real server."""

import importlib.util
import os
import pathlib
import random
import re
import subprocess

import pytest

import areo
import areo.client

AREO = os.environ.get("AREO", "")
# Hundreds of requests one after the other take their time; docs/bot.py plays every game in any case.
GAMES = areo.games() if os.environ.get("SLOW_TESTS") else ["shifter"]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    if not pathlib.Path(AREO).is_file():
        pytest.skip("AREO names no binary of areo")
    folder = tmp_path_factory.mktemp("server")
    command = [AREO, "serve", "--listen", "127.0.0.1:0", "--rate", "0", "--database", f"sqlite:{folder / 'areo.db'}"]
    # What it logs goes to a file: nobody reads a pipe while games are played.
    with open(folder / "log.txt", "w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    address = None
    for line in process.stdout:
        if found := re.search(r"127\.0\.0\.1:\d+", line):
            address = found.group()
            break
    assert address, (folder / "log.txt").read_text()
    yield f"http://{address}"
    process.kill()
    process.wait()


@pytest.mark.parametrize("game", GAMES)
def test_a_function_plays_every_game(server, game):
    rng = random.Random(1)
    outcome = areo.client.play(lambda sight: rng.choice(sight["legal"]), server, game)
    assert len(outcome["scores"]) == 2


@pytest.mark.parametrize("game", areo.games())
def test_the_example_plays_every_game_over_a_socket(server, game):
    path = pathlib.Path(__file__).parents[3] / "docs/socket_bot.py"
    spec = importlib.util.spec_from_file_location("socket_bot", path)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    outcome = example.play(server, game, random.Random(1).choice)
    assert len(outcome["scores"]) == 2


def test_words_that_are_not_offered_are_refused(server):
    with pytest.raises(ValueError, match="expected one of"):
        areo.client.play(lambda sight: "fly", server, "dice")
