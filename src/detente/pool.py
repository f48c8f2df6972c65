"""Pools of worker processes."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor

ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")  # for numpy's matrix products


def multiply_in_one_thread() -> None:
    """Let numpy, once it is imported, multiply matrices in one thread unless the environment says otherwise. A bot's matrices are small:
    on a busy machine, a second thread made a move of the network take 26 ms of processor time instead of 1."""
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")


def make_pool(processes: int) -> ProcessPoolExecutor:
    """A pool of spawned processes, since a fork would lose threads; none outlives this process, even if it is killed."""
    multiply_in_one_thread()
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=watch_parent)


def watch_parent() -> None:
    """End this process as soon as its parent has ended."""
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
