#include "core/why/kernel_plan.h"

#include "core/scenario/scenario.h"
#include "core/why/parts.h"

#include <array>

namespace loom::why {

namespace {

constexpr std::array<const char*, 3> dimensions{"x", "y", "z"};
constexpr double kib = 1024;

class PlannedLaunch {
public:
  PlannedLaunch(const kernel::Program& program, const kernel::Plan& plan,
                const kernel::Answer& answer, const kernel::Machine& machine, const GpuSpec& gpu)
      : program_(program), plan_(plan), answer_(answer), machine_(machine), gpu_(gpu) {}

  void add_choices();
  void add_grid();
  void add_occupancy();
  void add_caches();
  void add_assumed();

  std::vector<QuantityPtr> all;

private:
  QuantityPtr keep(QuantityPtr quantity) {
    all.push_back(quantity);
    return quantity;
  }
  QuantityPtr chosen(std::string id, Text name, std::string symbol, const char* unit,
                     double value) {
    return keep(given(std::move(id), name, std::move(symbol), unit, value,
                      LOOM_TEXT("chosen: the launch")));
  }
  QuantityPtr follow(std::string id, Text name, std::string symbol, const char* unit,
                     const Traced& formula) {
    return keep(
        computed(std::move(id), name, std::move(symbol), unit, formula, LOOM_TEXT("arithmetic")));
  }
  QuantityPtr note(const char* id, Text name, const char* symbol, const char* unit, double value,
                   Text method, Message remark = {}) {
    return keep(found({.id = id,
                       .name = name,
                       .symbol = symbol,
                       .unit = unit,
                       .value = value,
                       .method = method,
                       .note = std::move(remark)},
                      {}));
  }
  /// What the analysis says with the number of this id; empty where it says nothing.
  [[nodiscard]] Message assumption(std::string_view number) const {
    for (const Message& each : answer_.profile.assumptions)
      if (kernel::says(each, number))
        return each;
    return {};
  }

  const kernel::Program& program_;
  const kernel::Plan& plan_;
  const kernel::Answer& answer_;
  const kernel::Machine& machine_;
  const GpuSpec& gpu_;
  std::array<QuantityPtr, 3> block_;
  QuantityPtr threads_, shared_;
};

/// The product of the sides; of the first alone where the others are 1.
Traced product(const std::array<QuantityPtr, 3>& sides) {
  Traced all(sides[0]);
  for (std::size_t d = 1; d < sides.size(); ++d)
    if (sides[d]->value > 1)
      all = all * sides[d];
  return all;
}

void PlannedLaunch::add_choices() {
  for (std::size_t d = 0; d < block_.size(); ++d)
    block_[d] = chosen(
        std::string("block_") + dimensions[d], LOOM_TEXT("threads of a block along a dimension"),
        std::string("B_") + dimensions[d], "threads", static_cast<double>(plan_.block[d]));
  threads_ = follow("kernel_threads", LOOM_TEXT("threads of a block"), "threads", "threads",
                    product(block_));
  for (std::size_t a = 0; a < plan_.arguments.size() && a < program_.arguments.size(); ++a)
    if (program_.arguments[a].integer)
      chosen("argument_" + std::to_string(a), LOOM_TEXT("argument of the kernel"),
             program_.arguments[a].name.empty() ? "a_" + std::to_string(a)
                                                : program_.arguments[a].name,
             "", static_cast<double>(plan_.arguments[a]));
  for (std::size_t l = 0; l < program_.loops.size(); ++l)
    if (const auto trips = plan_.trips.find(program_.loops[l].name); trips != plan_.trips.end())
      chosen("trip_" + std::to_string(l), LOOM_TEXT("trips of a loop"), "k_" + std::to_string(l),
             "", static_cast<double>(trips->second));
  chosen("kernel_registers", LOOM_TEXT("registers of a thread"), "registers", "registers",
         plan_.registers);
  shared_ =
      chosen("kernel_shared", LOOM_TEXT("dynamic shared memory"), "s_dynamic",
             plan_.shared_per_thread ? "bytes/thread" : "bytes", static_cast<double>(plan_.shared));
  if (plan_.shared_per_thread)
    follow("kernel_shared_of_block", LOOM_TEXT("dynamic shared memory of a block"), "s_block",
           "bytes", Traced(shared_) * threads_);
}

void PlannedLaunch::add_grid() {
  std::array<QuantityPtr, 3> grid;
  for (std::size_t d = 0; d < grid.size(); ++d) {
    const kernel::Extent& extent = plan_.grid[d];
    const std::string id = std::string("grid_") + dimensions[d],
                      symbol = std::string("G_") + dimensions[d];
    constexpr Text name = LOOM_TEXT("blocks of the grid along a dimension");
    const auto blocks = static_cast<double>(answer_.setup.launch.grid[d]);
    QuantityPtr covered;
    if (extent.by == kernel::Extent::By::threads)
      covered =
          chosen(id + "_threads", LOOM_TEXT("threads that the grid covers along a dimension"),
                 std::string("T_") + dimensions[d], "threads", static_cast<double>(extent.count));
    else if (extent.by == kernel::Extent::By::argument)
      covered = find(all, "argument_" + std::to_string(extent.argument));
    grid[d] = covered ? follow(id, name, symbol, "blocks",
                               greatest({Traced(1), rounded_up(Traced(covered) / block_[d])}))
                      : chosen(id, name, symbol, "blocks", blocks);
  }
  follow("kernel_blocks", LOOM_TEXT("blocks of the launch"), "N_blocks", "blocks", product(grid));
}

void PlannedLaunch::add_occupancy() {
  const QuantityPtr warps = follow("kernel_warps_per_block", LOOM_TEXT("warps of a block"),
                                   "w_block", "warps", rounded_up(Traced(threads_) / Traced(32)));
  // As for the scenario's own launch.
  Scenario launched;
  launched.gpu = GpuPtr(std::shared_ptr<void>(), &gpu_); // outlives the scenario
  launched.launch.config = {.threads = static_cast<int>(threads_->value),
                            .registers = plan_.registers,
                            .shared = static_cast<int>(program_.shared_bytes),
                            .dynamic_shared = static_cast<int>(answer_.setup.dynamic_shared)};
  const std::vector<QuantityPtr> of_launch = launch_quantities(launched);
  const QuantityPtr held = find(of_launch, "blocks_per_sm");
  const Occupancy& fits = answer_.profile.occupancy;
  constexpr Text name = LOOM_TEXT("blocks that an SM holds");
  const QuantityPtr blocks =
      held && held->value == fits.blocks
          ? follow("kernel_blocks_per_sm", name, "b_SM", "blocks/SM",
                   Traced(prefixed(held, "kernel_sm.")))
          : note("kernel_blocks_per_sm", name, "b_SM", "blocks/SM", fits.blocks,
                 LOOM_TEXT("the occupancy of the launch: threads, registers and shared memory of a "
                           "block"));
  follow("kernel_warps", LOOM_TEXT("warps that an SM holds"), "n_SM", "warps/SM",
         Traced(blocks) * warps);
}

void PlannedLaunch::add_caches() {
  const kernel::Profile& profile = answer_.profile;
  const auto part = [&](const char* id, Text name, const char* symbol, double value,
                        bool is_chosen) {
    if (is_chosen)
      chosen(id, name, symbol, "", value);
    else
      note(id, name, symbol, "", value, LOOM_TEXT("estimated from what the blocks access again"),
           assumption(id));
  };
  part("kernel_l1", LOOM_TEXT("part of the accesses that the L1 serves"), "p_L1", profile.l1,
       plan_.l1_hits.has_value());
  part("kernel_l2", LOOM_TEXT("part of the accesses that the L2 serves"), "p_L2", profile.l2,
       plan_.l2_hits.has_value());
  note("kernel_footprint", LOOM_TEXT("memory that the grid accesses"), "M_grid", "KiB",
       profile.footprint / kib,
       profile.unplaced > 0 || profile.indexed > 0
           ? LOOM_TEXT("at least: summed over what is known, each from its first to its last byte")
           : LOOM_TEXT("summed over what is accessed, each from its first to its last byte"));
  if (profile.unplaced > 0)
    note("kernel_unplaced", LOOM_TEXT("part of the accesses that lies where is not known"),
         "p_unknown", "", profile.unplaced,
         LOOM_TEXT("memory holds or chooses their addresses: no cache is taken to have them"),
         assumption("kernel_unplaced"));
  if (profile.indexed > 0)
    note("kernel_indexed", LOOM_TEXT("part of the accesses that memory chooses within arguments"),
         "p_indexed", "", profile.indexed,
         LOOM_TEXT("what memory holds is their index, and no argument's size is known"),
         assumption("kernel_indexed"));
  Quantity l2{.id = "kernel_l2_size",
              .name = LOOM_TEXT("data that the L2 holds"),
              .symbol = "M_L2",
              .unit = "KiB",
              .value = machine_.l2_bytes / kib,
              .source = LOOM_TEXT("taken where no source gives it"),
              .status = FactStatus::assumed};
  for (const FactKey key : {FactKey::l2_size, FactKey::l2_reach})
    if (const Fact* fact = gpu_.facts.find(key); fact && fact->value == l2.value) {
      l2.source = fact->source;
      l2.status = fact->status;
    }
  keep(given(std::move(l2)));
}

/// The machine's numbers that no file gives, as core/kernel/machine.cpp takes them.
void PlannedLaunch::add_assumed() {
  using enum FactKey;
  const std::array<std::pair<FactKey, double>, 7> taken{{
      {sfu_thru, machine_.processing_blocks / machine_.cost(kernel::Kind::sfu).delay},
      {sfu_lat, machine_.cost(kernel::Kind::sfu).latency},
      {shared_thru, machine_.processing_blocks / machine_.memory_delay},
      {shared_lat, machine_.cost(kernel::Kind::load).latency},
      {l1_lat, machine_.latency.l1},
      {l2_lat, machine_.latency.l2},
      {l2_rate, machine_.bandwidth.l2},
  }};
  for (const auto& [key, value] : taken) {
    const FactInfo& info = fact_info(key);
    const std::string id = "assumed." + std::string(info.name);
    const Message why = assumption(id);
    if (!why.empty())
      keep(given(id, info.description, std::string(info.name), std::string(info.unit), value,
                 LOOM_TEXT("taken where no source gives it"), FactStatus::assumed, why));
  }
}

} // namespace

std::vector<QuantityPtr> kernel_launch_quantities(const kernel::Program& program,
                                                  const kernel::Plan& plan,
                                                  const kernel::Answer& answer,
                                                  const kernel::Machine& machine,
                                                  const GpuSpec& gpu) {
  PlannedLaunch of(program, plan, answer, machine, gpu);
  of.add_choices();
  of.add_grid();
  of.add_occupancy();
  of.add_caches();
  of.add_assumed();
  return std::move(of.all);
}

} // namespace loom::why
