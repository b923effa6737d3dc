"""Matches from the command line."""

import pytest

import areo
from areo.__main__ import main

BOTS = """
def first(game, seat):
    return game.legal(seat)[0]

nobody = 3
"""


@pytest.fixture
def bots(tmp_path, monkeypatch):
    (tmp_path / "own_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(tmp_path)


def words(text):
    return text.split()


def test_a_function_plays_against_our_players(bots, capsys):
    from own_bots import first

    main(words("simulate --game dice --agents own_bots:first,random --games 4 --seed 1"))
    expected = areo.simulate("dice", [first, "random"], 4, seed=1)
    assert capsys.readouterr().out == f"{expected}\n"
    assert "first" in str(expected)


def test_our_players_come_to_what_areo_comes_to(tmp_path, capsys):
    main(words("simulate --game shifter --agents random --players 2 --games 3 --variant mode=compete --seed 2"))
    expected = areo.simulate("shifter", ["random"], 3, players=2, variant="mode=compete", seed=2)
    assert capsys.readouterr().out == f"{expected}\n"
    main(words("rate --game dice --agents random,greedy --games 4 --seed 1"))
    assert '"greedy"' in capsys.readouterr().out
    out = tmp_path / "games.arrow"
    main([*words("selfplay --game dice --agents random --players 2 --games 2 --out"), str(out)])
    assert capsys.readouterr().out.startswith("2 games and ") and out.exists()


@pytest.mark.parametrize(
    "wrong, says",
    [
        ("simulate --game dice --agents own_bots:second,random --games 1", "module:function"),
        ("simulate --game dice --agents own_bots:nobody,random --games 1", "a int"),
        ("simulate --game dice --agents no_such_module:x,random --games 1", "no_such_module"),
        ("simulate --game dice --agents nobody,random --games 1", "expected a computer player"),
        ("simulate --game chess --agents random --games 1", "invalid choice"),
        ("rate --game dice --agents own_bots:first,random --games 1", "names of our own players"),
        ("simulate --game dice --agents own_bots:first,random --games 1 --ray", "names of our own players"),
        ("selfplay --game dice --agents random,random --games 1", "expected --out"),
    ],
)
def test_wrong_words_are_refused(bots, capsys, wrong, says):
    with pytest.raises(SystemExit) as exit:
        main(words(wrong))
    assert exit.value.code == 2
    assert says in capsys.readouterr().err
