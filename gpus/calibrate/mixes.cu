#include "chains.cuh"
#include "report.cuh"

#include <cmath>

namespace calibrate {

namespace {

template <class Op, int Others, int Adds> Summary throughput(Bench& bench, int warps) {
  return bench.throughput(Mix<Op, Others, Adds>{{bench.zero()}}, warps, long_window, false);
}

template <class Op, int Others, int Adds> Summary row(Bench& bench, Table& table, int warps) {
  const Summary thru = throughput<Op, Others, Adds>(bench, warps);
  table.row({text_of(alpha_of<Others, Adds>), std::to_string(warps), text_of(thru.median),
             text_of(thru.min), text_of(thru.max)});
  return thru;
}

/// What one warp and the fullest SM say of an instruction.
struct Limits {
  double latency = 0;     ///< to the same instruction, cycles
  double alu_latency = 0; ///< to a FADD, cycles
  double most = 0;        ///< per cycle per SM
};

template <class Op> Limits grid(Bench& bench, Table& table) {
  Limits limits;
  for (const int warps : bench.warps()) {
    const Summary alone = row<Op, 1, 0>(bench, table, warps);
    row<Op, 8, 1>(bench, table, warps);
    row<Op, 4, 1>(bench, table, warps);
    row<Op, 2, 1>(bench, table, warps);
    const Summary even = row<Op, 1, 1>(bench, table, warps);
    row<Op, 1, 2>(bench, table, warps);
    row<Op, 1, 4>(bench, table, warps);
    row<Op, 1, 8>(bench, table, warps);
    row<Op, 1, 16>(bench, table, warps);
    row<Op, 1, 32>(bench, table, warps);
    row<Op, 1, 64>(bench, table, warps);
    row<Op, 1, 128>(bench, table, warps);
    limits.most = std::max(limits.most, alone.median);
    if (warps == 1) {
      const double add = 1 / bench.throughput(Fadds{{bench.zero()}}, 1, short_window, false).median;
      limits.latency = 1 / alone.median;
      limits.alu_latency = 1 / even.median - add;
    }
  }
  table.note("Mean SM clock of these runs " + text_of(bench.take_clock_mhz(), 5) + " MHz.");
  return limits;
}

constexpr char grid_note[] =
    ", then alpha FADDs, all back-to-back dependent; where alpha < 1, 1 / alpha of them to one "
    "FADD. throughput: of them, per cycle per SM.";

void add_measurement(Report& report, const Table& table, const std::string& mix) {
  report.preset.measurements.push_back(
      {report.id + "_" + table.file(), mix, report.source(table.file())});
}

std::string alu_latency_note(double latency) {
  return "one warp at α = 1 takes " + text_of(latency, 4) + " cycles beyond a FADD's";
}

/// The issue cycles of one `Op`, out of its mixes with FADDs where issuing is what limits: there
/// the issue slots of a group are alpha + cost, so that cost = (peak of FADDs alone) / throughput
/// - alpha. Both loops are of the same length, so that their own instructions cancel.
template <class Op>
std::vector<double> issue_costs(Bench& bench, Table& table, const char* mix, double adds) {
  std::vector<double> costs;
  const int warps = bench.device().max_warps;
  const auto add = [&](double alpha, const Summary& thru) {
    costs.push_back(adds / thru.median - alpha);
    table.row({mix, text_of(alpha), std::to_string(warps), text_of(thru.median), text_of(thru.min),
               text_of(thru.max), text_of(costs.back(), 4)});
  };
  add(4, throughput<Op, 1, 4>(bench, warps));
  add(8, throughput<Op, 1, 8>(bench, warps));
  add(12, throughput<Op, 1, 12>(bench, warps));
  add(16, throughput<Op, 1, 16>(bench, warps));
  add(24, throughput<Op, 1, 24>(bench, warps));
  add(32, throughput<Op, 1, 32>(bench, warps));
  return costs;
}

/// α = 8 is far enough from the limit of the units. At larger α the cost is a smaller part of the
/// group, and an error of the FADDs' own peak weighs more: they leave the range.
void add_cost(Report& report, const char* key, const std::vector<double>& costs) {
  const Summary fit = summarize({costs.begin() + 1, costs.end()});
  report.measured(key, std::stod(text_of(costs[1], 3)), "issue_costs.csv",
                  "Range " + text_of(fit.min, 3) + " to " + text_of(fit.max, 3) +
                      ": α = 8 with every warp resident, issue slots as FADDs alone reach them; "
                      "α = 12 to 32 leave the range");
}

} // namespace

void measure_sfu_mix(Bench& bench, Report& report) {
  Table table("sfu_mix.csv", {"alpha", "warps_per_sm", "throughput", "min", "max"});
  table.note(std::string("One MUFU.RSQ") + grid_note);
  const Limits limits = grid<Sfu>(bench, table);
  report.measured("sfu_lat", std::round(limits.latency), table.file(),
                  "one warp takes " + text_of(limits.latency, 4) + " cycles at α = 0");
  report.measured("sfu_alu_lat", std::round(limits.alu_latency), table.file(),
                  alu_latency_note(limits.alu_latency));
  report.measured("sfu_thru", std::stod(text_of(limits.most, 4)), table.file());
  add_measurement(report, table, "sfu");
  report.tables.push_back(std::move(table));
}

void measure_shared_mix(Bench& bench, Report& report) {
  Table table("shared_mix.csv", {"alpha", "warps_per_sm", "throughput", "min", "max"});
  table.note(std::string("One 32-bit shared load without bank conflicts") + grid_note);
  const Limits limits = grid<Shared>(bench, table);
  report.measured("shared_alu_lat", std::round(limits.alu_latency), table.file(),
                  alu_latency_note(limits.alu_latency));
  add_measurement(report, table, "shared");
  report.tables.push_back(std::move(table));
}

void measure_issue_costs(Bench& bench, Report& report) {
  Table table("issue_costs.csv",
              {"mix", "alpha", "warps_per_sm", "throughput", "min", "max", "issue_cost"});
  const int warps = bench.device().max_warps;
  const Summary adds = bench.throughput(Fadds{{bench.zero()}}, warps, long_window, false);
  table.note("Groups per cycle per SM with every warp resident. FADDs alone: " +
             text_of(adds.median) + " per cycle per SM. issue_cost: " + text_of(adds.median) +
             " / throughput - alpha, of meaning where issuing limits and not the units.");
  const std::vector<double> sfu = issue_costs<Sfu>(bench, table, "sfu", adds.median);
  const std::vector<double> shared = issue_costs<Shared>(bench, table, "shared", adds.median);
  table.note("Mean SM clock of these runs " + text_of(bench.take_clock_mhz(), 5) + " MHz.");
  // With 64 FADD lanes per SM the FADDs' own units limit, not issuing, and nothing follows.
  if (bench.device().cores >= 128) {
    add_cost(report, "sfu_issue_cost", sfu);
    add_cost(report, "shared_issue_cost", shared);
  }
  report.tables.push_back(std::move(table));
}

} // namespace calibrate
