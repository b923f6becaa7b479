"""Points a second through NumPy: sweeps into arrays and arrays of points. Nothing fails by it."""

import time

import numpy as np

import latencyloom as ll


def best(what, points, run):
    times = []
    for _ in range(5):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    print(f"{what:<40} {points / sorted(times)[2] / 1e6:8.1f} M points/s")


kernel = ll.Kernel("gtx980")
alpha = np.geomspace(0.1, 1000, 100_000)[:, None]
warps = np.arange(1.0, 65.0)
best("sweep, bound and bottleneck", 64e5, lambda: ll.sweep(alpha="0.1:1000:100000", warps="1:64"))
best("throughput of broadcast arrays", 64e5, lambda: kernel.throughput(alpha, warps))
best("warps_needed of an array", 1e7, lambda: kernel.warps_needed(np.geomspace(0.1, 1000, 10_000_000)))
best("sweep, saturation", 64e3,
     lambda: ll.sweep(gpu="h200", alpha="0.1:1000:1000", warps="1:64", model="saturation"))
