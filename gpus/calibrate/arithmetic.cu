#include "chains.cuh"
#include "report.cuh"

#include <cmath>

namespace calibrate {

void measure_fadd(Bench& bench, Report& report) {
  Table table("fadd_only.csv",
              {"alpha", "warps_per_sm", "throughput", "min", "max", "cycles_per_fadd"});
  table.note("Dependent FADDs and nothing else, 512 to a round of the loop. throughput: FADDs per "
             "cycle per SM. cycles_per_fadd: of one warp.");
  double lone_cycles = 0;
  double most = 0;
  for (const int warps : bench.warps()) {
    const Summary thru = bench.throughput(Fadds{{bench.zero()}}, warps, short_window, false);
    table.row({"inf", std::to_string(warps), text_of(thru.median), text_of(thru.min),
               text_of(thru.max), text_of(warps / thru.median)});
    if (warps == 1)
      lone_cycles = 1 / thru.median;
    most = std::max(most, thru.median);
  }
  const double mhz = bench.take_clock_mhz();
  table.note("Mean SM clock of these runs " + text_of(mhz, 5) + " MHz.");
  report.measured("clock", std::round(mhz), table.file(),
                  "mean of the FADD runs; the device says at most " +
                      text_of(bench.device().clock_mhz) + " MHz");
  report.measured("alu_lat", std::round(lone_cycles), table.file(),
                  "one warp takes " + text_of(lone_cycles, 4) +
                      " cycles a FADD with the loop's own instructions");
  const double limit = bench.device().cores / 32.0;
  report.preset.facts.push_back({"alu_thru", limit, report.source(table.file()), "derived",
                                 "Range " + text_of(most, 4) + " to " + text_of(limit) + ". " +
                                     std::to_string(bench.device().cores) +
                                     " cores / 32 threads; the most measured is " +
                                     text_of(most, 4) + ", beside the loop's own instructions"});
  report.tables.push_back(std::move(table));
}

} // namespace calibrate
