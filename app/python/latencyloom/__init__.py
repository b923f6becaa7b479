"""See how GPUs hide latency.

Each command of ``latencyloom`` is a function: its options are keyword arguments, with ``_`` for
``-``, and answers have the names, units and digits of the command line's JSON, which its manual
explains. ``kernel = Kernel("gtx980")`` asks the bounds over NumPy's arrays, ``sweep`` computes grids.

>>> import latencyloom
>>> latencyloom.evaluate(gpu="gtx980", alpha=49, warps=32).bottleneck
'latency'
>>> round(latencyloom.Kernel("gtx980").cusp()["alpha"], 2)
48.08
"""

from . import commands
from ._answer import Answer, Columns
from ._core import version as __version__
from ._error import Error
from ._figure import Figure, figure
from ._kernel import BOTTLENECKS, Kernel, Sweep, sweep
from .commands import *  # noqa: F403
from .commands import eval  # noqa: A004, F401  # by its name; no import of * replaces Python's own


def command(*arguments: str) -> str:
    """What ``latencyloom`` prints for these words: ``command("why", "warps_needed")``."""
    from ._call import run

    return run([str(each) for each in arguments])


__all__ = ["BOTTLENECKS", "Answer", "Columns", "Error", "Figure", "Kernel", "Sweep", "command", "figure",
           "sweep", *commands.__all__]
