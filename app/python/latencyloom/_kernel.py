"""A kernel over arrays, and sweeps into arrays."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import Any, Optional, Union

import numpy as np
from numpy.typing import ArrayLike

from . import _core
from ._call import columns, run, text, words

BOTTLENECKS: tuple[str, ...] = _core.bottlenecks
"""What binds, by the codes that Kernel.bottleneck and Sweep.bottleneck have."""

LOOP_AXES = ("alpha", "warps_per_sm", "ilp", "stages", "l1", "l2", "width")
"""Columns of a sweep of a loop that are no results."""

Number = Union[int, float, str]


def _optional(value: Any) -> Optional[str]:
    return None if value is None else text(value)


class Kernel:
    """A loop of FADDs and one other instruction on a GPU, asked over arrays.

    The model is that of V. Volkov, "Understanding Latency Hiding on GPUs" (UC Berkeley, 2016),
    section 4.1. Numbers of the GPU are looked up once; each has its source in ``gpus_show(id)``.

    :param gpu: GPU by its id (default gtx980)
    :param gpu_file: or a GPU from a file (.json) of your own
    :param mix: the instruction mixed with FADD: global (default), sfu or shared
    :param access: access pattern of global loads
    :param ilp: independent instruction chains per warp, 1 to 64
    :param set: other values for numbers of the GPU, as {"mem_lat": 400}, in their units
    :param fixed_latency: simulate with the GPU's latencies as they are

    Arguments of the methods are numbers or arrays that NumPy broadcasts. ``alpha`` is arithmetic
    instructions per other one, 0 to 1e6 or inf; ``warps`` are resident warps per SM, 1 to 1024,
    fractions too.
    """

    def __init__(self, gpu: Optional[str] = None, *, gpu_file: Optional[os.PathLike[str] | str] = None,
                 mix: Optional[str] = None, access: Optional[str] = None,
                 ilp: Optional[Number] = None, set: Optional[Mapping[str, Number]] = None,
                 fixed_latency: bool = False) -> None:
        self._core = _core.Kernel(_optional(gpu), _optional(gpu_file), mix, access, _optional(ilp),
                                  words(set or {}, True), fixed_latency)

    @property
    def gpu(self) -> str:
        """Id of the GPU."""
        return self._core.gpu

    @property
    def parameters(self) -> dict[str, float]:
        """The numbers that the mix uses: latencies in cycles, throughputs in IPC/SM."""
        return self._core.parameters

    def throughput(self, alpha: ArrayLike, warps: ArrayLike, model: str = "bound") -> np.ndarray:
        """Throughput of the other instruction, IPC/SM; at alpha inf that of arithmetic.

        ``model``: one of those that ``sweep`` takes. NaN where a simulation would take too long.
        Source of the bounds: thesis, section 4.1.
        """
        return self._core.throughput(alpha, warps, model)

    def bounds(self, alpha: ArrayLike, warps: ArrayLike) -> dict[str, np.ndarray]:
        """Bounds on that throughput, IPC/SM: latency, other, arithmetic and issue; inf where one
        does not apply (thesis, section 4.1)."""
        return self._core.bounds(alpha, warps)

    def bottleneck(self, alpha: ArrayLike, warps: ArrayLike) -> np.ndarray:
        """Which bound is the least, as an index into BOTTLENECKS."""
        return self._core.bottleneck(alpha, warps)

    def latency_cycles(self, alpha: ArrayLike) -> np.ndarray:
        """Latency of an iteration per other instruction, cycles; at alpha inf that of one FADD
        (thesis, section 4.1)."""
        return self._core.latency_cycles(alpha)

    def warps_needed(self, alpha: ArrayLike, target: ArrayLike = 1.0) -> np.ndarray:
        """Least number of warps per SM, a real one, that reaches ``target`` (0.01 to 1) of the peak
        throughput (thesis, section 4.5)."""
        return self._core.warps_needed(alpha, target)

    def cusp(self) -> Optional[dict[str, float]]:
        """Where most warps are needed: alpha and warps_needed (warps/SM), compute- and memory-bound
        at once. None where the other instruction never limits (thesis, section 4.5)."""
        return self._core.cusp()


class Sweep(Mapping[str, np.ndarray]):
    """Throughputs over a grid: ``sweep["bound"]`` is an array with a dimension for each of
    ``axes``, in their order. Of a loop the arrays are "iterations" and "limit"."""

    def __init__(self, axes: dict[str, np.ndarray], values: dict[str, np.ndarray],
                 bottleneck: Optional[np.ndarray]) -> None:
        self.axes = axes
        self.bottleneck = bottleneck
        self._values = values

    def __getitem__(self, name: str) -> np.ndarray:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def columns(self) -> dict[str, np.ndarray]:
        """The rows of the command line's CSV as columns, ready for a data frame."""
        grid = np.meshgrid(*self.axes.values(), indexing="ij", copy=False)
        # The CSV has alpha and warps before the numbers that are set.
        places = dict(zip(self.axes, (each.ravel() for each in grid)))
        names = [name for name in ("alpha", "warps_per_sm") if name in places]
        names += [name for name in places if name not in names]
        if self.bottleneck is None:
            names = list(places)
        found = {name: places[name] for name in names}
        found.update({name: each.ravel() for name, each in self._values.items()})
        if self.bottleneck is not None:
            found["bottleneck"] = np.array(BOTTLENECKS)[self.bottleneck.ravel()]
        return found


def sweep(*, gpu: Optional[str] = None, gpu_file: Optional[os.PathLike[str] | str] = None,
          mix: Optional[str] = None, access: Optional[str] = None, ilp: Optional[Number] = None,
          alpha: Any = None, warps: Any = None, set: Optional[Mapping[str, Any]] = None,
          model: Any = None, loop: Optional[str] = None, axis: Optional[str] = None,
          values: Any = None, fixed_latency: bool = False) -> Sweep:
    """Throughput over a grid, IPC/SM, written where NumPy has it.

    :param gpu: GPU by its id (default gtx980)
    :param gpu_file: or a GPU from a file (.json) of your own
    :param mix: the instruction mixed with FADD: global (default), sfu or shared
    :param access: access pattern of global loads
    :param ilp: independent instruction chains per warp, 1 to 64
    :param alpha: "LO:HI:COUNT", evenly on a log scale, or values; 0 to 1e6 or inf
    :param warps: "LO:HI[:STEP]", or values; resident warps per SM, 1 to 1024
    :param set: the same of numbers of the GPU, as {"mem_lat": "300:400:5"}; evenly spaced
    :param model: models to compute (default bound), as "bound,saturation" or "all"
    :param loop: a loop of any instructions in place of the mix; its throughput is in iterations
        per cycle and SM
    :param axis: of a loop: alpha (default), warps, ilp, stages, l1, l2 or width
    :param values: of that axis
    :param fixed_latency: simulate with the GPU's latencies as they are

    A model's array is NaN where a simulation would take too long. Sources of the models:
    the manual's page on *Models*.
    """
    if loop is None and axis is None and values is None:
        axes, rates, bottleneck = _core.sweep(
            _optional(gpu), _optional(gpu_file), mix, access, _optional(ilp), words(set or {}, True),
            fixed_latency, _optional(alpha), _optional(warps), _optional(model))
        return Sweep(axes, rates, bottleneck)
    arguments = ["sweep"]
    for name, value in [("gpu", gpu), ("gpu-file", gpu_file), ("mix", mix), ("access", access),
                        ("ilp", ilp), ("alpha", alpha), ("warps", warps), ("model", model),
                        ("loop", loop), ("axis", axis), ("values", values)]:
        if value is not None:
            arguments.append(f"--{name}={text(value)}")
    arguments += [f"--set={each}" for each in words(set or {}, True)]
    if fixed_latency:
        arguments.append("--fixed-latency")
    found = columns(run(arguments))
    names = [name for name in found if name in LOOP_AXES]
    axes = {name: found[name][np.sort(np.unique(found[name], return_index=True)[1])] for name in names}
    shape = [len(each) for each in axes.values()]
    return Sweep(axes, {name: found[name].reshape(shape) for name in found if name not in names}, None)
