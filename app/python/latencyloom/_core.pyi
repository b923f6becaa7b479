from typing import Optional

import numpy as np
from numpy.typing import ArrayLike, NDArray

version: str
bottlenecks: tuple[str, ...]

def command(arguments: list[str]) -> tuple[int, str, list[str], list[str], list[str]]: ...
def sweep(
    gpu: Optional[str],
    gpu_file: Optional[str],
    mix: Optional[str],
    access: Optional[str],
    ilp: Optional[str],
    sets: list[str],
    fixed_latency: bool,
    alpha: Optional[str],
    warps: Optional[str],
    model: Optional[str],
) -> tuple[dict[str, NDArray[np.float64]], dict[str, NDArray[np.float64]], NDArray[np.uint8]]: ...

class Kernel:
    def __init__(
        self,
        gpu: Optional[str],
        gpu_file: Optional[str],
        mix: Optional[str],
        access: Optional[str],
        ilp: Optional[str],
        sets: list[str],
        fixed_latency: bool,
        loop: Optional[str],
    ) -> None: ...
    @property
    def gpu(self) -> str: ...
    @property
    def loop(self) -> Optional[str]: ...
    @property
    def parameters(self) -> dict[str, float]: ...
    @property
    def units(self) -> dict[str, str]: ...
    def limit(self, alpha: float, warps: float) -> str: ...
    def throughput(self, alpha: ArrayLike, warps: ArrayLike, model: str) -> NDArray[np.float64]: ...
    def bounds(self, alpha: ArrayLike, warps: ArrayLike) -> dict[str, NDArray[np.float64]]: ...
    def bottleneck(self, alpha: ArrayLike, warps: ArrayLike) -> NDArray[np.uint8]: ...
    def latency_cycles(self, alpha: ArrayLike) -> NDArray[np.float64]: ...
    def warps_needed(self, alpha: ArrayLike, target: ArrayLike) -> NDArray[np.float64]: ...
    def cusp(self) -> Optional[dict[str, float]]: ...
