"""Playtests on a Dask cluster: a real scheduler and two workers on this machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from fragkit import __version__

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        find_spec("distributed") is None, reason="fragkit[cluster] is not installed"
    ),
]
ROOT = Path(__file__).parents[2]
ARGS = ["playtest", "fighter", "zoe-mph", "--players", "2", "--map", "reactor", "--json"]


@contextmanager
def process(*args: str, path: str = str(ROOT)) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "PYTHONPATH": path}
    with subprocess.Popen(
        [sys.executable, *args], env=environment, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL,
        text=True, cwd="/",
    ) as running:  # fmt: skip
        try:
            yield running
        finally:
            running.kill()


class Cluster:
    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        dask = ["-m", "distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard"]
        self.scheduler = stack.enter_context(process(*dask, "--host", "127.0.0.1"))
        self.address = said(self.scheduler, r"Scheduler at:\s+(tcp://\S+)")

    def worker(self, path: str = str(ROOT)) -> subprocess.Popen[str]:
        dask = ["-m", "distributed.cli.dask_worker", self.address, "--nthreads", "1"]
        started = process(*dask, "--no-nanny", "--no-dashboard", path=path)
        running = self.stack.enter_context(started)
        said(running, r"(Registered to:)")
        return running


def said(running: subprocess.Popen[str], pattern: str) -> str:
    """Wait until a process reports something."""
    assert running.stderr is not None
    for line in running.stderr:
        if found := re.search(pattern, line):
            return found[1]
    raise AssertionError(f"{pattern} was never reported")


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    with ExitStack() as stack:
        yield Cluster(stack)


def test_a_cluster_gives_the_same_bytes_and_packs_travel_with_the_job(cluster, fragkit, tmp_path):
    pack = tmp_path / "own"
    (pack / "fighters").mkdir(parents=True)
    (pack / "pack.yaml").write_text("id: own\nname: Own\nversion: 1.0\nextends: [base]\n")
    (pack / "fighters" / "own.yaml").write_text("- id: night\n  name: Night\n  stats: 3/2/2\n")
    cluster.worker(), cluster.worker()
    args = ["playtest", "fighter", "night", "--pack", str(pack), *ARGS[3:], "--games", "8"]
    alone = fragkit(*args, "--workers", "1")
    assert alone.code == 0, alone.out
    assert fragkit(*args, "--on", cluster.address).out == alone.out


def test_a_worker_that_is_killed_changes_nothing(cluster, fragkit, tmp_path):
    first, _ = cluster.worker(), cluster.worker()
    alone = fragkit(*ARGS, "--games", "16", "--workers", "1")
    kept = tmp_path / "kept.jsonl"
    where = ("--games", "16", "--on", cluster.address, "--resume", str(kept))
    command = [sys.executable, "-m", "fragkit", *ARGS, *where]
    with subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, text=True
    ) as running:
        while not kept.exists() or len(kept.read_text().splitlines()) < 2:  # until games are kept
            assert running.poll() is None, "it ended by itself"
            time.sleep(0.1)
        first.kill()
        out, _ = running.communicate()
    assert running.returncode == 0
    assert out == alone.out


def test_a_scheduler_that_goes_is_one_sentence_and_results_are_kept(cluster, fragkit, tmp_path):
    cluster.worker()
    file = tmp_path / "run.jsonl"
    command = [sys.executable, "-m", "fragkit", *ARGS[:-1], "--games", "4000"]
    with subprocess.Popen(
        [*command, "--on", cluster.address, "--resume", str(file)],
        env={**os.environ, "PYTHONPATH": str(ROOT)}, stderr=subprocess.PIPE, text=True,
    ) as running:  # fmt: skip
        while not file.exists() or file.read_text().count("\n") < 4:
            assert running.poll() is None
            time.sleep(0.1)
        cluster.scheduler.kill()
        _, errors = running.communicate(timeout=60)
    assert running.returncode == 2
    assert f"the Dask scheduler at `{cluster.address}` has gone" in errors
    assert "Traceback" not in errors
    kept = file.read_text().count("\n") - 1
    assert kept >= 3
    games = str(2 * kept + 2)
    again = fragkit(*ARGS, "--games", games, "--resume", str(file), "--workers", "1")
    assert again.out == fragkit(*ARGS, "--games", games, "--workers", "1").out


def test_other_versions_no_fragkit_and_no_workers_are_refused(cluster, fragkit, tmp_path):
    ran = fragkit(*ARGS[:-1], "--games", "2", "--on", cluster.address)
    assert (ran.code, ran.out) == (2, "")
    assert "has no workers" in ran.err
    other = tmp_path / "other"
    (other / "fragkit" / "lab").mkdir(parents=True)
    (other / "fragkit" / "__init__.py").write_text('__version__ = "0.0.7"\n')
    (other / "fragkit" / "lab" / "__init__.py").write_text("")
    source = (ROOT / "fragkit" / "lab" / "workers.py").read_text()
    (other / "fragkit" / "lab" / "workers.py").write_text(source)
    cluster.worker(str(other))
    ran = fragkit(*ARGS[:-1], "--games", "2", "--on", cluster.address)
    assert (ran.code, ran.out) == (2, "")
    assert f"the workers have fragkit 0.0.7, and this is fragkit {__version__}" in ran.err


def test_a_cluster_without_fragkit_is_refused(cluster, fragkit, tmp_path):
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nsys.modules['fragkit'] = None\n"  # as if it were not installed
    )
    cluster.worker(str(tmp_path))
    ran = fragkit(*ARGS[:-1], "--games", "2", "--on", cluster.address)
    assert (ran.code, ran.out) == (2, "")
    assert "have no fragkit: install it there" in ran.err


def test_an_address_where_nothing_listens_is_one_sentence(fragkit):
    ran = fragkit(*ARGS[:-1], "--games", "2", "--on", "tcp://127.0.0.1:9")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "fragkit: no Dask scheduler answers at `tcp://127.0.0.1:9`\n"
