"""Whichever way a question is asked, the number is the same to the last digit: eval, why, sweep and
the arrays, of mixes and of loops, at seeded points of every kind of GPU."""

import math
import os
import random
import tempfile
import unittest

home = tempfile.TemporaryDirectory()
os.environ.update(HOME=home.name, XDG_DATA_HOME=home.name)

import latencyloom as ll  # noqa: E402

GPUS = ["gtx480", "gtx680", "gtx980", "p100", "v100", "t4", "a100", "h100", "h200", "rtx4090", "b200"]


def why(name, **options):
    """The value of a quantity by its derivation."""
    return next(q["value"] for q in ll.why(name, **options)["quantities"] if q["id"] == name)


class OneAnswer(unittest.TestCase):
    def points(self, count):
        dice = random.Random(20261129)
        while count:
            point = dict(gpu=dice.choice(GPUS), mix=dice.choice(["global", "sfu", "shared"]),
                         alpha=round(10 ** dice.uniform(-1, 3), 3), warps=dice.randint(1, 64),
                         ilp=dice.randint(1, 8))
            try:
                answer = ll.eval(**point)
            except ll.Error as error:
                self.assertIn("no source gives", str(error), point)
                continue
            count -= 1
            yield point, answer

    def test_of_a_mix(self):
        for point, answer in self.points(60):
            with self.subTest(point):
                throughput = answer["throughput_ipc_per_sm"]["other"]
                needed = answer["warps_needed"]
                # What is said of a mix as the loop that it is stands in the same record.
                self.assertEqual(answer["throughput"]["iterations"], throughput)
                self.assertEqual(answer["needed"]["warps"], needed)
                self.assertEqual(answer["in_flight"]["FADD"], answer["in_flight"]["arithmetic"])
                self.assertEqual(why("throughput", **point), throughput)
                self.assertEqual(why("warps_needed", **point), needed)
                self.assertEqual(why("latency_cycles", **point), answer["latency_cycles"])
                swept = ll.sweep(**dict(point, alpha=str(point["alpha"]), warps=str(point["warps"])))
                self.assertEqual(float(swept["bound"].flat[0]), throughput)
                kernel = ll.Kernel(point["gpu"], mix=point["mix"], ilp=point["ilp"])
                self.assertEqual(kernel.warps_needed(point["alpha"]), needed)
                self.assertEqual(kernel.throughput(point["alpha"], point["warps"]), throughput)

    def test_of_a_loop(self):
        dice = random.Random(7)
        for _ in range(40):
            loop = f"ilp {dice.randint(1, 4)}; LDG.{dice.choice([32, 64, 128])} l2={dice.choice([0, 0.5])}; " \
                   f"FFMA x{dice.randint(1, 60)}; LDS.32 x{dice.randint(1, 3)}"
            point = dict(gpu=dice.choice(["v100", "a100", "h200", "rtx4090"]), loop=loop,
                         warps=dice.randint(1, 64))
            with self.subTest(point):
                answer = ll.eval(**point)
                self.assertEqual(why("loop.throughput", **point), answer["throughput"]["iterations"])
                self.assertEqual(why("loop.warps_needed", **point), answer["needed"]["warps"])
                self.assertEqual(why("loop.latency", **point), answer["latency_cycles"])
                self.assertTrue(math.isfinite(answer["throughput"]["iterations"]))


if __name__ == "__main__":
    unittest.main()
