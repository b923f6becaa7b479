#include "core/scenario/loop_models.h"
#include "core/why/parts.h"
#include "core/why/section.h"

#include <algorithm>

namespace loom::why {

namespace {

/// The loop's own numbers, and those of the GPU, as they are asked for.
class Loop {
public:
  explicit Loop(const GpuSpec& gpu) : gpu_(gpu) {}

  QuantityPtr read(std::string id, std::string name, std::string symbol, std::string unit,
                   double value, const char* how) {
    return keep(found({.id = std::move(id),
                       .name = std::move(name),
                       .symbol = std::move(symbol),
                       .unit = std::move(unit),
                       .value = value,
                       .method = how},
                      {}));
  }
  QuantityPtr follow(const char* id, const char* name, const char* symbol, const char* unit,
                     const char* source, const Formula& formula) {
    return keep(computed({.id = id, .name = name, .symbol = symbol, .unit = unit, .source = source},
                         formula));
  }
  [[nodiscard]] QuantityPtr fact(FactKey key) const {
    const Fact* fact = gpu_.facts.find(key);
    return fact ? of_fact(key, *fact) : nullptr;
  }
  QuantityPtr keep(QuantityPtr quantity) {
    section.quantities.push_back(quantity);
    return quantity;
  }

  Section section{"loop", "Loop of the listing", {}};

private:
  const GpuSpec& gpu_;
};

constexpr const char* counted = "counted in the loop's instructions";
constexpr const char* scheduled =
    "found: the loop's turns are scheduled one after the other with the GPU's latencies and ports "
    "until they repeat";

/// Turns per cycle of all warps together, where the GPU gives what it takes.
QuantityPtr add_bounds(Loop& of, const sass::LoopSummary& loop, const QuantityPtr& instructions) {
  const QuantityPtr issue = of.fact(FactKey::issue_thru), schedulers = of.fact(FactKey::schedulers),
                    memory = of.fact(FactKey::mem_thru);
  if (!issue || !schedulers)
    return nullptr;
  std::vector<Formula> limits{Formula(issue) / instructions};
  for (std::size_t p = 0; p < sass::port_count; ++p)
    if (const auto taken = loop.port_cycles[p]; taken > 0) {
      const std::string name(to_string(static_cast<sass::Port>(p)));
      limits.push_back(Formula(schedulers) / of.read("port_" + std::to_string(p),
                                                     "cycles of the port: " + name,
                                                     "c_port" + std::to_string(p), "cycles",
                                                     static_cast<double>(taken), counted));
    }
  const int global = loop.mix[static_cast<std::size_t>(sass::OpcodeClass::global)];
  if (memory && global > 0)
    limits.push_back(Formula(memory) / of.read("loop_global", "accesses to global memory",
                                               "N_global", "instructions", global, counted));
  return of.follow("loop_throughput", "turns of the loop, at most", "P_loop", "turns/cycle/SM",
                   "issue rate, ports and memory throughput divided among a turn's instructions",
                   limits.size() == 1 ? limits.front() : Formula(Formula::Kind::least, limits));
}

void add_models(Loop& of, const sass::LoopSummary& loop, const GpuPtr& gpu) {
  const auto kernel = loop_kernel(loop);
  const auto bounds = sass::loop_bounds(loop, *gpu);
  if (!kernel || !bounds)
    return;
  Scenario scenario;
  scenario.gpu = gpu;
  scenario.mix = kernel->mix;
  scenario.alpha = kernel->alpha;
  scenario.warps = std::clamp(loop_warps(*bounds, *gpu), 1, 1024);
  scenario.ilp = loop_ilp(gpu, loop, *kernel);
  const std::vector<QuantityPtr> closed = kernel_quantities(scenario),
                                 gradual = saturation_quantities(scenario);
  for (const char* id : {"throughput", "warps_needed"})
    if (const QuantityPtr quantity = find(closed, id))
      of.keep(prefixed(quantity, "loop."));
  for (const char* id : {"saturation_throughput", "saturation_warps_needed"})
    if (const QuantityPtr quantity = find(gradual, id))
      of.keep(prefixed(quantity, "loop."));
  for (const LoopModel& model : loop_models(gpu, *kernel, scenario.warps, scenario.ilp))
    if (model.id == "simulation" && model.throughput)
      of.keep(found({.id = "loop.simulation_throughput",
                     .name = "throughput of the simulated SM",
                     .symbol = "T_simulated",
                     .unit = "IPC/SM",
                     .value = *model.throughput,
                     .method = "counted: an SM simulated event by event"},
                    closed.empty() ? std::vector<QuantityPtr>{}
                                   : prefixed(find(closed, "throughput"), "loop.")->inputs));
}

} // namespace

Section explain_loop(const sass::LoopSummary& loop, const GpuPtr& gpu) {
  Loop of(*gpu);
  const QuantityPtr instructions = of.read("loop_instructions", "instructions of a turn", "N_turn",
                                           "instructions", loop.instructions, counted);
  if (loop.alpha) {
    const int global = loop.mix[static_cast<std::size_t>(sass::OpcodeClass::global)];
    const QuantityPtr accesses = found({.id = "loop_global",
                                        .name = "accesses to global memory",
                                        .symbol = "N_global",
                                        .unit = "instructions",
                                        .value = global * 1.0,
                                        .method = counted},
                                       {});
    of.follow("loop_alpha", "α of the loop", "α_loop", "",
              "instructions that are not of global memory for each that is",
              (Formula(instructions) - accesses) / accesses);
  }
  of.read("loop_issue_cycles", "stall counts of a turn", "c_issue", "cycles",
          static_cast<double>(loop.issue_cycles), "summed over the loop's control codes");
  const QuantityPtr latency = of.read("loop_latency", "a turn of one warp alone", "L_loop",
                                      "cycles", loop.latency_cycles, scheduled);
  of.read("loop_critical_path", "longest chain of dependent results in a turn", "c_path", "cycles",
          loop.critical_path_cycles, "found: results follow each other by the GPU's latencies");
  of.read("loop_recurrence", "the same from turn to turn", "c_recurrence", "cycles",
          loop.recurrence_cycles, "found: results follow each other by the GPU's latencies");
  of.read("loop_registers", "registers live, at most", "N_live", "registers", loop.live.gpr,
          "found: liveness of registers over the loop's flow");
  if (const QuantityPtr most = add_bounds(of, loop, instructions)) {
    of.follow("loop_warps_needed", "warps needed by the loop", "n_loop", "warps/SM",
              "Little's law: latency × throughput", Formula(latency) * most);
    add_models(of, loop, gpu);
  }
  return std::move(of.section);
}

} // namespace loom::why
