"""A kernel over arrays, and sweeps into arrays."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import Any, Optional, Union

import numpy as np
from numpy.typing import ArrayLike

from . import _core
from ._answer import Columns
from ._call import columns, overrides, run, text, words

BOTTLENECKS: tuple[str, ...] = _core.bottlenecks
"""What binds, by the codes that Kernel.bottleneck and Sweep.bottleneck have."""

LOOP_AXES = ("alpha", "warps_per_sm", "ilp", "stages", "l1", "l2", "width")
"""Columns of a sweep of a loop that are no results."""

Number = Union[int, float, str]


def _optional(value: Any) -> Optional[str]:
    return None if value is None else text(value)


def _alpha(alpha: Optional[ArrayLike]) -> ArrayLike:
    """NaN stands for a loop's own."""
    return np.nan if alpha is None else alpha


class Kernel:
    """A loop of FADDs and one other instruction on a GPU, asked over arrays; ``from_loop`` makes
    one of any instructions.

    The model is that of V. Volkov, "Understanding Latency Hiding on GPUs" (UC Berkeley, 2016),
    section 4.1. Numbers of the GPU are looked up once; each has its source in ``gpus_show(id)``.

    :param gpu: GPU by its id (default gtx980)
    :param gpu_file: or a GPU from a file (.json) of your own
    :param mix: the instruction mixed with FADD: global (default), sfu or shared
    :param access: access pattern of global loads
    :param ilp: independent instruction chains per warp, 1 to 64
    :param parameters: other values for numbers of the GPU, as {"mem_lat": 400}, in their units
    :param set: the same under the name of the command line's option
    :param fixed_latency: simulate with the GPU's latencies as they are

    Arguments of the methods are numbers or arrays that NumPy broadcasts. ``alpha`` is arithmetic
    instructions per other one, 0 to 1e6 or inf; ``warps`` are resident warps per SM, 1 to 1024,
    fractions too.
    """

    def __init__(self, gpu: Optional[str] = None, *, gpu_file: Optional[os.PathLike[str] | str] = None,
                 mix: Optional[str] = None, access: Optional[str] = None,
                 ilp: Optional[Number] = None, set: Optional[Mapping[str, Number]] = None,
                 parameters: Optional[Mapping[str, Number]] = None,
                 fixed_latency: bool = False) -> None:
        self._core = _core.Kernel(_optional(gpu), _optional(gpu_file), mix, access, _optional(ilp),
                                  words(overrides(set, parameters) or {}, True), fixed_latency, None)

    @classmethod
    def from_loop(cls, loop: os.PathLike[str] | str, gpu: Optional[str] = None, *,
                  gpu_file: Optional[os.PathLike[str] | str] = None, ilp: Optional[Number] = None,
                  parameters: Optional[Mapping[str, Number]] = None) -> Kernel:
        """A loop of any instructions on a GPU: "LDG.128 x2 l2=0.5; FFMA x64", a name that ``loops``
        lists, or a file.

        Its throughputs are iterations per cycle and SM. ``alpha`` None is the loop's own; another
        one changes the counts of its arithmetic instructions alike. Raises Error for a loop that is
        none, and where no source gives a number that it takes (thesis, section 4.1, for loops of
        any instructions).
        """
        kernel = cls.__new__(cls)
        kernel._core = _core.Kernel(_optional(gpu), _optional(gpu_file), None, None, _optional(ilp),
                                    words(parameters or {}, True), False, text(loop))
        return kernel

    def __repr__(self) -> str:
        numbers = ", ".join(f"{name} {value:g} {self.units[name]}".rstrip()
                            for name, value in self.parameters.items())
        loop = f", loop {'; '.join(self.loop.splitlines())!r}" if self.loop else ""
        return f"Kernel on {self.gpu}{loop}: {numbers}"

    @property
    def gpu(self) -> str:
        """Id of the GPU."""
        return self._core.gpu

    @property
    def loop(self) -> Optional[str]:
        """The loop as text, an instruction a line; None of a mix."""
        return self._core.loop

    @property
    def parameters(self) -> dict[str, float]:
        """The numbers of the GPU that the kernel takes, in ``units``."""
        return self._core.parameters

    @property
    def units(self) -> dict[str, str]:
        """The unit of each of ``parameters``: "cycles", "IPC/SM"."""
        return self._core.units

    def throughput(self, alpha: Optional[ArrayLike] = None, warps: ArrayLike = 1.0,
                   model: str = "bound") -> np.ndarray:
        """Throughput of the other instruction, IPC/SM; at alpha inf that of arithmetic. Of a loop
        iterations/cycle/SM.

        ``model``: one of those that ``sweep`` takes. NaN where a simulation would take too long.
        Source of the bounds: thesis, section 4.1.
        """
        return self._core.throughput(_alpha(alpha), warps, model)

    def bounds(self, alpha: Optional[ArrayLike] = None,
               warps: ArrayLike = 1.0) -> dict[str, np.ndarray]:
        """Bounds on that throughput, in its unit: latency, other, arithmetic and issue, of a loop
        latency and each resource that it uses; inf where one does not apply (thesis, section 4.1)."""
        return self._core.bounds(_alpha(alpha), warps)

    def bottleneck(self, alpha: Optional[ArrayLike] = None, warps: ArrayLike = 1.0) -> np.ndarray:
        """Which bound is the least, as an index into BOTTLENECKS; of a loop its name."""
        if self.loop is None:
            return self._core.bottleneck(_alpha(alpha), warps)
        self._core.throughput(_alpha(alpha), warps, "bound")  # refuses what is out of range
        return np.vectorize(self._core.limit, otypes=[np.str_])(_alpha(alpha), warps)

    def latency_cycles(self, alpha: Optional[ArrayLike] = None) -> np.ndarray:
        """Latency of an iteration of one warp, cycles, of a mix per other instruction; at alpha inf
        that of one FADD (thesis, section 4.1)."""
        return self._core.latency_cycles(_alpha(alpha))

    def warps_needed(self, alpha: Optional[ArrayLike] = None, target: ArrayLike = 1.0) -> np.ndarray:
        """Least number of warps per SM, a real one, that reaches ``target`` (0.01 to 1) of the peak
        throughput (thesis, section 4.5)."""
        return self._core.warps_needed(_alpha(alpha), target)

    def cusp(self) -> Optional[dict[str, float]]:
        """Where most warps are needed: alpha and warps_needed (warps/SM), compute- and memory-bound
        at once. None where the other instruction never limits, or a loop has no alpha (thesis,
        section 4.5)."""
        return self._core.cusp()


class Sweep(Mapping[str, np.ndarray]):
    """Throughputs over a grid: ``sweep["bound"]`` is an array with a dimension for each of
    ``axes``, in their order. Of a loop the arrays are "iterations" and "limit". ``units`` has the
    unit of each axis and array, "" for none."""

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

    @property
    def units(self) -> dict[str, str]:
        """Units by the names of axes and arrays: "warps/SM", "IPC/SM"."""
        kernel = _core.Kernel(None, None, None, None, None, [], False, None).units
        own = "IPC/SM" if self.bottleneck is not None else "iterations/cycle/SM"
        found = {name: "warps/SM" if name == "warps_per_sm" else kernel.get(name, "")
                 for name in self.axes}
        found.update({name: "" if each.dtype.kind == "U" else own
                      for name, each in self._values.items()})
        return found

    def __repr__(self) -> str:
        axes = ", ".join(f"{name} {len(each)}" for name, each in self.axes.items())
        return f"Sweep of {', '.join(self._values)} over {axes}"

    def to_dataframe(self) -> Any:
        """A row a point as a pandas.DataFrame, what binds as a Categorical; pandas has to be
        installed."""
        import pandas

        frame = pandas.DataFrame(dict(self.columns()))
        for name in ("bottleneck", "limit"):
            if name in frame:
                frame[name] = pandas.Categorical(frame[name])
        frame.attrs["units"] = self.units
        return frame

    def to_xarray(self) -> Any:
        """An xarray.Dataset with the axes as coordinates and units as attributes; xarray has to be
        installed."""
        import xarray

        units = self.units
        names = list(self.axes)
        found = {name: (names, each, {"units": units[name]}) for name, each in self._values.items()}
        if self.bottleneck is not None:
            found["bottleneck"] = (names, np.array(BOTTLENECKS)[self.bottleneck], {})
        coordinates = {name: (name, each, {"units": units[name]}) for name, each in self.axes.items()}
        return xarray.Dataset(found, coordinates)

    def columns(self) -> Columns:
        """The rows of the command line's CSV as columns, ready for a data frame."""
        grid = np.meshgrid(*self.axes.values(), indexing="ij", copy=False)
        # The CSV has alpha and warps before the numbers that are set.
        places = dict(zip(self.axes, (each.ravel() for each in grid)))
        names = [name for name in ("alpha", "warps_per_sm") if name in places]
        names += [name for name in places if name not in names]
        if self.bottleneck is None:
            names = list(places)
        found = Columns((name, places[name]) for name in names)
        found.update({name: each.ravel() for name, each in self._values.items()})
        if self.bottleneck is not None:
            found["bottleneck"] = np.array(BOTTLENECKS)[self.bottleneck.ravel()]
        return found


def sweep(*, gpu: Optional[str] = None, gpu_file: Optional[os.PathLike[str] | str] = None,
          mix: Optional[str] = None, access: Optional[str] = None, ilp: Optional[Number] = None,
          alpha: Any = None, warps: Any = None, set: Optional[Mapping[str, Any]] = None,
          parameters: Optional[Mapping[str, Any]] = None, model: Any = None, loop: Optional[str] = None, axis: Optional[str] = None,
          values: Any = None, fixed_latency: bool = False) -> Sweep:
    """Throughput over a grid, IPC/SM, written where NumPy has it.

    :param gpu: GPU by its id (default gtx980)
    :param gpu_file: or a GPU from a file (.json) of your own
    :param mix: the instruction mixed with FADD: global (default), sfu or shared
    :param access: access pattern of global loads
    :param ilp: independent instruction chains per warp, 1 to 64
    :param alpha: "LO:HI:COUNT", evenly on a log scale, or values; 0 to 1e6 or inf
    :param warps: "LO:HI[:STEP]", or values; resident warps per SM, 1 to 1024
    :param parameters: the same of numbers of the GPU, as {"mem_lat": "300:400:5"}; evenly spaced
    :param set: the same under the name of the command line's option
    :param model: models to compute (default bound), as "bound,saturation" or "all"
    :param loop: a loop of any instructions in place of the mix; its throughput is in iterations
        per cycle and SM
    :param axis: of a loop: alpha (default), warps, ilp, stages, l1, l2 or width
    :param values: of that axis
    :param fixed_latency: simulate with the GPU's latencies as they are

    A model's array is NaN where a simulation would take too long. Sources of the models:
    the manual's page on *Models*.
    """
    set = overrides(set, parameters)
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
