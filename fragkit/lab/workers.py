"""Executors that play blocks: in this process, in several, or on a Dask cluster.

Each of the three is a `concurrent.futures.Executor`, and a block depends only on its plan and
number, so the results are the same everywhere. If a worker disappears, Dask plays its block again.
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager
from typing import Any, NamedTuple

from fragkit import __version__

CONNECT = 5  # seconds to wait for a scheduler
RETRIES = 5  # most workers that may be lost while they play the same block


class Workers(NamedTuple):
    executor: Executor
    ahead: int  # blocks to hand out before the first result


class WorkersError(Exception):
    """An error about workers, in one sentence. They are missing, lost, or have another version."""


class InTurn(Executor):
    """An executor without workers. It does each job when its result is needed."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = _Later(lambda: fn(*args, **kwargs))
        return future


class _Later(Future[Any]):
    def __init__(self, job: Callable[[], Any]) -> None:
        super().__init__()
        self._job = job

    def result(self, timeout: float | None = None) -> Any:
        if not self.done():
            self.set_result(self._job())
        return super().result(timeout)


@contextmanager
def open_workers(count: int, address: str = "") -> Iterator[Workers]:
    """Open the workers of a cluster, or processes. Open none for a single worker, or on a phone
    without processes."""
    if address:
        with _on_cluster(address) as found:
            yield found
        return
    executor = _processes(count)
    try:
        yield Workers(executor, 2 * count if count > 1 else 1)
    except BrokenExecutor:
        raise WorkersError("a worker process was ended from outside; try --workers 1") from None
    finally:
        # Wait for blocks under way: a process left behind would block the exit.
        executor.shutdown(wait=True, cancel_futures=True)


def _processes(count: int) -> Executor:
    if count == 1:
        return InTurn()
    try:
        from concurrent.futures import ProcessPoolExecutor

        return ProcessPoolExecutor(count, initializer=_leave_interrupts_alone)
    except (ImportError, NotImplementedError, OSError):
        return InTurn()


def _leave_interrupts_alone() -> None:
    """Ignore Ctrl-C. It reaches every process in the terminal, but only the first one should react."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- a cluster -----------------------------------------------------------------------------------


def version() -> str:
    """Return the version of fragkit on a worker."""
    return __version__


@contextmanager
def _on_cluster(address: str) -> Iterator[Workers]:
    try:
        from distributed import Client
    except ImportError:
        raise WorkersError("--on needs Dask: install `fragkit[cluster]`") from None
    # Report an error in one sentence of our own, not in a page of theirs.
    logging.disable()
    try:
        client = Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError):
        raise WorkersError(f"no Dask scheduler answers at `{address}`") from None
    try:
        _check_versions(client, address)
        threads = sum(client.ncores().values())
        executor = client.get_executor(pure=False, retries=RETRIES)
        try:
            yield Workers(executor, 2 * threads)
        finally:
            if client.status == "running":
                executor.shutdown(wait=False)
    except CancelledError:
        raise WorkersError(f"the Dask scheduler at `{address}` has gone") from None
    finally:
        client.close(timeout=CONNECT)


def _check_versions(client: Any, address: str) -> None:
    """Refuse a cluster without workers, without fragkit, or with another version of fragkit."""
    try:
        found = set(client.run(version).values())
    except Exception as error:  # Dask passes on an exception of a worker, or only its text
        if "fragkit" not in str(error):
            raise
        text = f"the workers at `{address}` have no fragkit: install it there"
        raise WorkersError(text) from None
    if not found:
        raise WorkersError(f"the Dask scheduler at `{address}` has no workers")
    if other := sorted(found - {__version__}):
        raise WorkersError(
            f"the workers have fragkit {other[0]}, and this is fragkit {__version__}"
        )
