"""A real Ray of several workers on this machine, of which one is killed."""

import os
import signal
import time

import pytest

ray = pytest.importorskip("ray")

import areo  # noqa: E402
import areo.ray  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def cluster():
    areo.ray.connect(num_cpus=3)
    yield
    ray.shutdown()


def test_a_cluster_comes_to_what_one_machine_comes_to():
    calls = []
    far = areo.ray.simulate(
        "dice", ["greedy", "random", "random"], 60, seed=5, part=7,
        progress=lambda done, of: calls.append((done, of)),
    )
    assert far == areo.simulate("dice", ["greedy", "random", "random"], 60, seed=5)
    assert calls == [(at, 9) for at in range(1, 10)]


def test_one_command_plays_on_the_cluster(capsys):
    from areo.__main__ import main

    command = "simulate --game dice --agents greedy,random --games 30 --seed 4".split()
    main(command)
    near = capsys.readouterr().out
    main([*command, "--ray"])
    assert capsys.readouterr().out == near != ""


def test_ratings_are_the_same():
    options = {"games": 12, "seed": 3}
    far = areo.ray.rate("dice", ["random", "greedy"], part=5, **options)
    assert far == areo.rate("dice", ["random", "greedy"], **options)


def test_selfplay_is_the_same(tmp_path):
    feather = pytest.importorskip("pyarrow.feather")
    pyarrow = pytest.importorskip("pyarrow")
    counts = areo.ray.selfplay("dice", ["greedy", "random"], 20, tmp_path / "far", seed=3, part=6)
    assert counts == areo.selfplay("dice", ["greedy", "random"], 20, tmp_path / "near.arrow", seed=3)
    files = sorted((tmp_path / "far").glob("*.arrow"))
    far = pyarrow.concat_tables([feather.read_table(file) for file in files])
    assert far.equals(feather.read_table(tmp_path / "near.arrow"))


def test_a_part_whose_worker_is_killed_is_played_again(tmp_path):
    """Every part leaves its process id; the first one is killed in the middle of its work."""
    mark = tmp_path / "killed"

    def murderous(plan, first, last):
        if first == 7 and not mark.exists():
            mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
            time.sleep(60)
        return areo._native.simulate_part({**plan, "threads": 1}, first, last)

    honest = areo.ray._simulate_part
    areo.ray._simulate_part = murderous
    try:
        far = areo.ray.simulate("dice", ["greedy", "random"], 35, seed=9, part=7)
    finally:
        areo.ray._simulate_part = honest
    assert mark.exists(), "a worker was killed"
    assert far == areo.simulate("dice", ["greedy", "random"], 35, seed=9)
