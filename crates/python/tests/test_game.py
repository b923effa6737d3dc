"""One game: answers in all forms, copies, records, scenarios, and wrong input."""

import copy
import doctest
import json
import pickle
import random
import threading

import numpy as np
import pytest

import areo
from conftest import SETUPS


@pytest.mark.parametrize("name, players, variant", SETUPS)
def test_words_indices_and_objects_lead_to_the_same_game(name, players, variant):
    rng = np.random.default_rng(1)
    by_words = areo.Game(name, players, variant, seed=3)
    by_index, by_object = by_words.copy(), by_words.copy()
    for _ in range(60):
        seat = by_words.to_move
        if seat is None:
            break
        words, objects = by_words.legal(seat), by_words.decisions(seat)
        choice = rng.integers(len(words))
        index = by_words.index(words[choice], seat)
        assert by_words.mask(seat)[index] == 1
        # Several payments share an index, which then stands for one of them.
        meant = by_words.words(index, seat)
        by_object.apply(objects[words.index(meant)], seat)
        by_index.apply(index, seat)
        by_words.apply(meant, seat)
        assert by_words == by_index == by_object


@pytest.mark.parametrize("name, players, variant", SETUPS)
def test_a_game_goes_to_its_end_and_back_to_its_record(name, players, variant):
    rng = np.random.default_rng(2)
    game = areo.Game(name, players, variant, seed=4)
    while not game.over:
        assert game.scores() is None and game.winners() is None
        seat = game.to_move
        game.apply(int(rng.choice(np.flatnonzero(game.mask(seat)))), seat)
    scored = 2 if variant == {"automa": True} else players
    assert len(game.scores()) == scored
    assert set(game.winners()) <= set("ABCDE"[:scored])
    assert game.to_move is None and game.asked == []
    assert areo.Game.from_record(game.record()) == game
    before = game.copy()
    game.undo()
    assert not game.over and game != before
    assert before.over, "copies go their own way"


def test_copies_pickles_and_saves_are_equal():
    game = areo.Game("mars", 3, seed=1)
    for _ in range(40):
        game.apply(game.legal()[0])
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other == game and other.moves == 40
        other.undo()
        assert other != game
    assert areo.Game.load(game.save()).record() == game.record()
    assert game != "a game"


def test_a_seat_cannot_tell_an_imagined_game_from_the_real_one():
    game = areo.Game("mars", 3, seed=2)
    for _ in range(50):
        game.apply(game.legal()[-1])
    for seat in game.seats:
        imagined = game.determinize(seat, seed=7)
        assert np.array_equal(imagined.observe(seat), game.observe(seat))
        assert imagined.view(seat) == game.view(seat)
        assert imagined == game.determinize(seat, seed=7)
    assert game.determinize("A", seed=7) != game


def test_prompts_views_and_facts():
    game = areo.Game("mars", 2, seed=1)
    kind, details = game.prompt("A")
    assert kind == "corporation" and len(details["corporation"]["of"]) == 2
    assert game.view()["players"][0]["private"] is None
    assert game.view("A")["players"][0]["private"] is not None
    assert game.view("A")["players"][1]["private"] is None
    assert game.fact("generation") == "1"
    assert game.variant == {} and game.name == "mars"
    assert "mars" in repr(game)


def test_wrong_arguments_are_python_errors():
    game = areo.Game("shifter", seed=1)
    for call, error, words in [
        (lambda: areo.Game("chess"), ValueError, "expected a game"),
        (lambda: areo.Game("mars", 9), ValueError, "players"),
        (lambda: areo.Game("mars", -1), ValueError, "expected a whole number"),
        (lambda: areo.Game("mars", variant={"board": "venus"}), ValueError, "board"),
        (lambda: areo.Game("mars", variant=3), TypeError, "expected a variant"),
        (lambda: areo.Game("mars", 1, {"draft": True}), ValueError, "draft"),
        (lambda: game.apply("fly"), ValueError, ""),
        (lambda: game.apply(10**6), ValueError, "expected an index below"),
        (lambda: game.apply(-1), ValueError, "expected an index"),
        (lambda: game.apply(1.5), TypeError, "expected words"),
        (lambda: game.apply({"fly": 1}), ValueError, "no decision"),
        (lambda: game.apply("bid 2"), areo.IllegalDecision, "not-now"),
        (lambda: game.apply("settle", "B"), areo.IllegalDecision, "not-asked"),
        (lambda: game.apply("settle", "C"), ValueError, "nobody sits"),
        (lambda: game.apply("settle", "Z"), ValueError, "expected a seat"),
        (lambda: game.observe("table"), ValueError, "seat of a player"),
        (lambda: game.undo(), ValueError, "nothing to take back"),
        (lambda: game.fact("weather"), ValueError, ""),
        (lambda: areo.Game.from_record("nonsense"), ValueError, ""),
        (lambda: areo.Game.from_scenario("nonsense"), ValueError, ""),
        (lambda: areo.Game.load("{}"), ValueError, "no saved game"),
        (lambda: areo.Bot("mars", "nobody"), ValueError, "expected a computer player"),
        (lambda: areo.Bot("mars", "greedy").decide(game), TypeError, "cannot play shifter"),
        (lambda: areo.Bot("shifter", "greedy").decide(game, "B"), ValueError, "not asked"),
        (lambda: areo.Bot("shifter", "greedy", seconds=-1), ValueError, "seconds"),
        (lambda: areo.bots("chess"), ValueError, "expected a game"),
    ]:
        with pytest.raises(error, match=words or None):
            call()
    assert game.moves == 0, "a refusal changes nothing"


@pytest.mark.parametrize("number, error", [(-1, ValueError), (2**64, ValueError), (1.5, TypeError), ("1", TypeError)])
def test_numbers_that_are_none_are_refused(number, error):
    for call in [
        lambda: areo.Game("mars", players=number),
        lambda: areo.Game("mars", seed=number),
        lambda: areo.Game("mars", seed=1).determinize("A", seed=number),
        lambda: areo.Bot("mars", "greedy", seed=number),
        lambda: areo.Bot("mars", "greedy", iterations=number),
        lambda: areo.Batch("mars", number),
        lambda: areo.Batch("mars", 1, players=number),
        lambda: areo.Batch("mars", 1).reset(number),
        lambda: areo.simulate("dice", ["random", "random"], number),
        lambda: areo.simulate("dice", ["random", "random"], 1, threads=number),
    ]:
        with pytest.raises(error, match="expected a whole number"):
            call()


def test_more_players_than_seats_are_refused():
    for players in [6, 10**12, 2**62]:
        with pytest.raises(ValueError, match="players"):
            areo.Batch("mars", 1, players=players)


def test_objects_without_an_end_are_refused():
    game = areo.Game("dice", seed=1)
    circle, chain = {}, {}
    circle["play"] = circle
    ring = []
    ring.append(ring)
    for _ in range(100_000):
        chain = {"play": chain}
    for wrong in (circle, ring, chain):
        with pytest.raises(ValueError, match="deep"):
            game.apply(wrong)


def places(value, path=()):
    """Where the single values of plain data stand."""
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*path, key))
    else:
        yield path


@pytest.mark.parametrize("name", areo.games())
def test_saved_games_that_were_tampered_with_raise_at_worst(name):
    """`Exception` leaves out what a panic would be."""
    game = areo.Game(name, seed=1)
    bot = areo.Bot(name, "random", seed=1)
    for _ in range(80):
        if not game.over:
            game.apply(bot.decide(game))
    rng = random.Random(1)
    text = game.save()
    paths = list(places(json.loads(text)["state"]["game"]))
    refused = 0
    for _ in range(150):
        saved = json.loads(text)
        place = saved["state"]["game"]
        *path, last = rng.choice(paths)
        for key in path:
            place = place[key]
        place[last] = rng.choice([0, 1, 7, 255, 65535, 2**31, -1, None, True, "x"])
        try:
            other = areo.Game.load(json.dumps(saved))
            for seat in other.seats:
                other.view(seat), other.observe(seat), other.mask(seat), other.legal(seat), other.prompt(seat)
                other.determinize(seat)
            for _ in range(40):
                if not other.over:
                    other.apply(bot.decide(other))
            other.undo(), repr(other), other.scores(), other.winners(), other.record(), other == game
        except Exception:
            refused += 1
    assert refused > 0


def test_a_record_of_an_imagined_game_is_refused():
    with pytest.raises(ValueError, match="no record"):
        areo.Game("dice", seed=1).determinize("A").record()


def test_threads_may_share_a_game_but_not_break_it():
    game = areo.Game("dice", seed=1)
    errors = []

    def play():
        for _ in range(300):
            try:
                if not game.over:
                    game.apply(game.legal()[0])
            except (RuntimeError, ValueError) as error:
                errors.append(error)

    threads = [threading.Thread(target=play) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert areo.Game.from_record(game.record()) == game


def test_examples_in_docstrings_are_right():
    finder = doctest.DocTestFinder()
    runner = doctest.DocTestRunner()
    from areo import info, matches

    found = 0
    for module in (areo, info, matches):
        for test in finder.find(module, globs={}):
            found += len(test.examples)
            runner.run(test)
    for thing in (areo.Game, areo.Bot, areo.Batch):
        for member in (thing, *vars(thing).values()):
            text = getattr(member, "__doc__", None) or ""
            if ">>>" in text:
                test = doctest.DocTestParser().get_doctest(text, {}, thing.__name__, None, 0)
                found += len(test.examples)
                runner.run(test)
    assert runner.summarize().failed == 0
    assert found > 30
