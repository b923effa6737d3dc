"""Matches, functions as players, and self-play data."""

import pickle

import numpy as np
import pytest

import areo


def first_legal(game, seat):
    return game.legal(seat)[0]


def test_parts_of_a_match_add_up_to_the_match():
    whole = areo.simulate("dice", ["greedy", "random"], 20, seed=3)
    # A deal has two games, so that these parts cut deals in two.
    parts = [areo.simulate("dice", ["greedy", "random"], 5, seed=3, first=at) for at in range(0, 20, 5)]
    assert sum(parts[1:], parts[0]) == whole
    assert whole.games == 20 and whole.wins[0] > whole.wins[1]
    assert "greedy" in str(whole)


@pytest.mark.parametrize("name, variant", [("dice", None), ("mars", None), ("shifter", "mode=compete")])
def test_a_function_plays_the_same_games_as_our_players(name, variant):
    """A function that asks one of our players comes to what that player comes to: the same deals, the
    same seats, the same chance."""
    games = 4
    ours = areo.simulate(name, ["random", "greedy"], games, variant=variant, seed=2)
    plan = areo.matches.make_plan(name, ["random", "greedy"], 2, variant, games, 2)
    total = None
    for number in range(games):
        seeds = areo._native.deal(plan, number // 2)[1]
        bot = areo.Bot(name, "random", seed=seeds[number % 2])

        def same(game, seat):
            return bot.decide(game, seat)

        same.__name__ = "random"
        part = areo.simulate(name, [same, "greedy"], 1, variant=variant, seed=2, first=number)
        total = part if total is None else total + part
    assert total == ours
    assert total.results == ours.results and total.games == games


def test_agents_that_differ_play_every_deal_in_each_seat():
    seen = []

    def first(game, seat):
        if game.prompt(seat)[0] == "corporation":
            seen.append((seat, game.legal(seat)))
        return game.legal(seat)[0]

    areo.simulate("mars", [first, "random"], 4, seed=1)
    plan = areo.matches.make_plan("mars", ["first", "random"], 2, None, 4, 1)
    deals = [areo._native.deal(plan, number)[0] for number in (0, 1)]
    assert seen == [(seat, deal.legal(seat)) for deal in deals for seat in "AB"]


def test_a_function_that_answers_nonsense_is_told_so():
    with pytest.raises(ValueError):
        areo.simulate("dice", [lambda game, seat: "fly", "random"], 1)
    with pytest.raises(ValueError, match="expected 2 players"):
        areo.play(areo.Game("dice"), [first_legal])


def test_wrong_agents_are_refused():
    for call, error, words in [
        (lambda: areo.simulate("dice", "random", 1), TypeError, "a list of players"),
        (lambda: areo.simulate("dice", [None, "random"], 1), TypeError, "by its name or as a function"),
        (lambda: areo.rate("dice", [first_legal, "random"], 1), TypeError, "names of our players"),
        (lambda: areo.simulate("dice", ["random"], 1, players=0), ValueError, "for 1 to 4 players"),
        (lambda: areo.simulate("dice", ["random"] * 3, 1, players=2), ValueError, "one to 2 agents"),
        (lambda: areo.simulate("dice", ["random"] * 2, 1, threads=10**6), ValueError, "threads"),
    ]:
        with pytest.raises(error, match=words):
            call()


def test_totals_refuse_what_does_not_belong_to_the_match():
    totals = areo.simulate("dice", ["greedy", "random"], 2, seed=1).totals
    assert pickle.loads(pickle.dumps(totals)) == totals
    alone = areo.simulate("dice", ["random"], 1, players=1, seed=1).totals
    for call, words in [
        (lambda: totals + alone, "same match"),
        (lambda: totals.count(2, areo.Game("dice", seed=1)), "is over"),
        (lambda: totals.count(2, areo.Game("dice", 3, seed=1)), "expected 2 players"),
        (lambda: areo._native.Totals(2, 0), "at least one rotation"),
        (lambda: areo._native.Totals.load("nonsense"), ""),
        (lambda: areo._native.Totals.load(totals.__reduce__()[1][0].replace('"players":2', '"players":3')), "as they were"),
        (lambda: areo.simulate("dice", [], 1, players=2), "at least one agent"),
    ]:
        with pytest.raises(ValueError, match=words or None):
            call()


def test_ratings_of_rivals_and_of_the_same_deals():
    rivals = areo.rate("dice", ["random", "greedy"], 10, seed=1)
    ratings = {agent["name"]: agent["rating"] for agent in rivals["agents"]}
    assert ratings["greedy"] > ratings["random"] and not rivals["same_deals"]
    assert areo.rate("shifter", ["random", "greedy"], 4, players=1, seed=1)["same_deals"]


@pytest.mark.parametrize("name, players", [("mars", 2), ("dice", 3), ("shifter", 2)])
def test_selfplay_files_hold_the_games(name, players, tmp_path):
    feather = pytest.importorskip("pyarrow.feather")
    path = tmp_path / "games.arrow"
    agents = ["greedy"] + ["random"] * (players - 1)
    games, positions = areo.selfplay(name, agents, 3, path, seed=7)
    table = feather.read_table(path)
    assert (games, positions) == (3, table.num_rows)
    numbers = areo.encoding(name)
    metadata = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert metadata["areo.schema"] == "1" and metadata["areo.encoding"] == numbers.version
    observations = np.stack(table["observation"].to_numpy())
    assert observations.shape == (positions, numbers.observations)

    # Played again by the actions, every row is what it says.
    plan = areo.matches.make_plan(name, agents, players, None, 3, 7)
    report = areo.simulate(name, agents, 3, seed=7)
    for number in range(3):
        game = areo._native.deal(plan, number // players)[0]
        rows = [row for row in table.drop_columns(["observation"]).to_pylist() if row["game"] == number]
        at = [at for at, row in enumerate(table["game"].to_pylist()) if row == number]
        for row, place in zip(rows, at):
            while game.to_move == "table":
                game.apply(game.legal("table")[0], "table")
            seat = game.seats[row["seat"]]
            assert game.to_move == seat
            assert np.array_equal(observations[place], game.observe(seat))
            assert row["legal"] == np.flatnonzero(game.mask(seat)).tolist()
            assert row["action"] in row["legal"]
            # An index that several ways to pay share does not tell which it was.
            meant = [words for words in game.legal(seat) if game.index(words, seat) == row["action"]]
            if len(meant) > 1:
                break
            game.apply(row["action"], seat)
        else:
            assert game.over
            for row in rows:
                assert row["score"] == game.scores()[row["seat"]]
                assert row["result"] == (game.seats[row["seat"]] in game.winners())
    won = {(row["game"], row["agent"]): row["result"] for row in table.drop_columns(["observation"]).to_pylist()}
    wins = [sum(result for (_, agent), result in won.items() if agent == at) for at in range(players)]
    if name != "shifter":
        assert wins == list(report.wins)


def test_the_same_seed_writes_the_same_bytes_on_any_number_of_threads(tmp_path):
    paths = [tmp_path / f"{threads}.arrow" for threads in (1, 3)]
    for threads, path in zip((1, 3), paths):
        areo.selfplay("dice", ["greedy", "random"], 40, path, seed=1, threads=threads)
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_a_file_that_cannot_be_written_is_an_error(tmp_path):
    with pytest.raises(OSError):
        areo.selfplay("dice", ["random"], 1, tmp_path / "no" / "such" / "folder.arrow", players=2)
