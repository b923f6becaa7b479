#include "core/why/limits.h"

#include "core/base/number.h"
#include "core/memory/address_pattern.h"
#include "core/sass/loop_code.h"
#include "core/scenario/launch.h"
#include "core/scenario/parameters.h"
#include "core/simt/language/parser.h"
#include "core/simt/machine.h"
#include "core/why/parts.h"

#include <algorithm>
#include <array>
#include <limits>

namespace loom::why {

namespace {

constexpr Text set_here = LOOM_TEXT("set in LatencyLoom");

FactStatus status_of(std::string_view name) {
  return name == "source"    ? FactStatus::vendor
         : name == "derived" ? FactStatus::derived
                             : FactStatus::assumed;
}

/// As the formulas of occupancy write the limits.
const char* symbol_of(std::string_view name) {
  struct Named {
    std::string_view name;
    const char* symbol;
  };
  constexpr std::array<Named, limit_fact_count> symbols{
      {{"warps_per_sm", "M_warps"},
       {"blocks_per_sm", "M_blocks"},
       {"shared_per_sm", "M_shared"},
       {"registers_per_sm", "M_registers"},
       {"register_unit", "u_registers"},
       {"registers_per_thread", "R_thread"},
       {"shared_unit", "u_shared"},
       {"partitions", "p"},
       {"threads_per_block", "T_block"},
       {"registers_per_block", "R_block"},
       {"shared_per_block", "S_block"},
       {"shared_reserved_per_block", "s_reserved"},
       {"carveout_choices", "N_carveouts"},
       {"barriers_per_sm", "M_barriers"}}};
  return std::ranges::find(symbols, name, &Named::name)->symbol;
}

/// The range that each parameter's slider and field have: "mem_lat.least", "mem_lat.most".
void add_ranges(std::vector<QuantityPtr>& all) {
  for (const ParameterInfo& info : parameter_table()) {
    const bool percent = info.id == "target";
    const auto end = [&](const char* id, Text name, const char* mark, double value) {
      all.push_back(found({.id = std::string(info.id) + id,
                           .name = name,
                           .symbol = std::string(info.symbol) + mark,
                           .unit = std::string(info.unit),
                           .value = value,
                           .method = set_here,
                           .source = percent ? LOOM_TEXT("range of the parameter; 1 is 100 %")
                                             : LOOM_TEXT("range of the parameter"),
                           .note = info.label},
                          {}));
    };
    end(".least", LOOM_TEXT("least that can be entered"), "_least", info.min);
    end(".most", LOOM_TEXT("most that can be entered"), "_most", info.max);
  }
}

/// What only a simulation has, which the panel shows.
void add_scheduling(const Scenario& scenario, std::vector<QuantityPtr>& all) {
  for (const char* id : {"reissue", "barrier_every", "block_warps", "block_iterations"}) {
    Quantity quantity = *chosen(scenario, id);
    quantity.method = set_here;
    all.push_back(found(std::move(quantity), {}));
  }
}

/// What a launch may have, and the sizes of the carve-out: "limit.threads_per_block".
void add_launch(const Scenario& scenario, std::vector<QuantityPtr>& all) {
  const auto limits = limits_of(*scenario.gpu);
  if (!limits)
    return;
  for (const LimitFact& fact : limit_facts(**limits))
    if (QuantityPtr limit = limit_of(**limits, fact.name))
      all.push_back(std::move(limit));
  const Message cc = LOOM_TEXT("compute capability %1")((*limits)->cc);
  all.push_back(computed({.id = "limit.carveout",
                          .name = LOOM_TEXT("largest carve-out"),
                          .symbol = "C_most",
                          .unit = "KiB",
                          .source = occupancy_source,
                          .note = cc},
                         Traced(limit_of(**limits, "shared_per_sm")) / 1024));
  for (const int kib : (*limits)->carveouts)
    all.push_back(given("limit.carveout_" + std::to_string(kib),
                        LOOM_TEXT("carve-out that can be chosen"), "C_" + std::to_string(kib),
                        "KiB", static_cast<double>(kib), occupancy_source, FactStatus::vendor, cc));
}

struct Constant {
  const char* id;
  Text name;
  const char *symbol, *unit;
  double value;
  Text source;
};

constexpr Text sizes_of_access =
    LOOM_TEXT("load and store instructions of a thread, PTX ISA: 1 to 16 bytes");
constexpr Text figure{"V. Volkov, Understanding Latency Hiding on GPUs, "
                      "UCB/EECS-2016-143, Figure 2.1"};
constexpr Text machine = LOOM_TEXT("the machine that programs are written for");
constexpr Text readable = LOOM_TEXT("keeps what is read and drawn within bounds");

const std::array constants{
    Constant{"warp.threads", LOOM_TEXT("threads of a warp"), "N_warp", "threads",
             memory::max_threads, LOOM_TEXT("CUDA: a warp of every GPU")},
    Constant{"pattern.most_address", LOOM_TEXT("largest address"), "a_most", "words",
             static_cast<double>(memory::max_address), readable},
    Constant{"pattern.most_formula", LOOM_TEXT("bytes of a formula at most"), "N_formula", "bytes",
             static_cast<double>(memory::max_formula_bytes), readable},
    Constant{"pattern.most_i", LOOM_TEXT("largest row or column"), "i_most", "",
             std::numeric_limits<std::int32_t>::max(), LOOM_TEXT("a whole number of 32 bits")},
    Constant{"banks.most", LOOM_TEXT("banks at most"), "N_banks", "banks", 64, readable},
    Constant{"program.registers", LOOM_TEXT("registers of a thread"), "N_registers", "registers",
             simt::register_count, machine},
    Constant{"program.predicates", LOOM_TEXT("predicates of a thread"), "N_predicates",
             "predicates", simt::predicate_count, machine},
    Constant{"program.barriers", LOOM_TEXT("convergence barriers"), "N_barriers", "barriers",
             simt::barrier_count, machine},
    Constant{"program.most_instructions", LOOM_TEXT("instructions of a program at most"),
             "N_instructions", "instructions", static_cast<double>(simt::max_instructions),
             readable},
    Constant{"program.most_source", LOOM_TEXT("length of a program or formula at most"), "N_source",
             "KiB", static_cast<double>(simt::language::max_source) / 1024, readable},
    Constant{"program.most_depth",
             LOOM_TEXT("blocks, parentheses and signs inside one another at most"), "N_depth", "",
             simt::language::max_depth, readable},
    Constant{"program.most_height", LOOM_TEXT("operators that wait for one another at most"),
             "N_height", "", simt::language::max_height, readable},
    Constant{"program.most_stack", LOOM_TEXT("entries of the divergence stack"), "N_stack",
             "entries", simt::SimtMachine{}.stack_limit, machine},
    Constant{"program.most_steps", LOOM_TEXT("instructions after which a run is stopped"), "N_run",
             "instructions", static_cast<double>(simt::SimtMachine{}.step_limit), readable},
    Constant{"loop.most_instructions", LOOM_TEXT("instructions of a simulated loop at most"),
             "N_loop", "instructions", static_cast<double>(sass::max_loop_code), readable},
};

template <std::size_t N>
void add_sizes(std::vector<QuantityPtr>& all, const std::array<int, N>& sizes,
               const std::string& id, Text name, const std::string& symbol, const char* unit,
               Text source) {
  for (const int size : sizes)
    all.push_back(counted(id + std::to_string(size), name, symbol + std::to_string(size), unit,
                          static_cast<double>(size), LOOM_TEXT("a size to choose"), {}, source));
}

} // namespace

QuantityPtr limit_of(const ComputeLimits& limits, std::string_view name) {
  const auto facts = limit_facts(limits);
  const auto fact = std::ranges::find(facts, name, &LimitFact::name);
  if (fact == facts.end() || !fact->value)
    return nullptr;
  return given("limit." + std::string(name), verbatim(name), symbol_of(name),
               std::string(fact->unit), static_cast<double>(*fact->value), verbatim(fact->source),
               status_of(fact->status), LOOM_TEXT("compute capability %1")(limits.cc));
}

Section explain_constants() {
  Section section{"limits", LOOM_TEXT("Limits and choices"), {}};
  std::vector<QuantityPtr>& all = section.quantities;
  for (const Constant& each : constants)
    all.push_back(
        counted(each.id, each.name, each.symbol, each.unit, each.value, set_here, {}, each.source));
  const QuantityPtr words =
      section.keep(counted("program.memory", LOOM_TEXT("words of the memory"), "N_memory", "words",
                           simt::Inputs{}.memory_words * 1.0, set_here, {}, machine));
  section.keep(computed("program.last_word", LOOM_TEXT("last word of the memory"), "a_last", "",
                        Traced(words) - 1, LOOM_TEXT("words are counted from 0")));
  add_sizes(all, memory::word_sizes, "pattern.word_", LOOM_TEXT("bytes of a word"), "s_", "bytes",
            sizes_of_access);
  add_sizes(all, std::array{2, 4, 8}, "teaching.words_",
            LOOM_TEXT("words of a transaction for teaching"), "w_", "words", figure);
  add_sizes(all, std::array{4, 8, 16, 32}, "banks.choice_", LOOM_TEXT("banks that can be chosen"),
            "N_", "banks", LOOM_TEXT("16 on G80 and GT200, 32 since Fermi; fewer for teaching"));
  add_sizes(all, std::array{4, 8}, "banks.mode_", LOOM_TEXT("bytes of a bank's word"), "b_",
            "bytes", LOOM_TEXT("Kepler: cudaDeviceSetSharedMemConfig of the CUDA runtime"));
  return section;
}

std::vector<QuantityPtr> limit_quantities(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> all;
  add_ranges(all);
  add_scheduling(scenario, all);
  add_launch(scenario, all);
  for (QuantityPtr& each : explain_constants().quantities)
    all.push_back(std::move(each));
  return all;
}

Section explain_playing(double usual, const std::string& what, std::span<const double> factors) {
  const std::string prefix = "playing." + what + ".", unit = what + "/s";
  Section section{prefix + "speeds", LOOM_TEXT("Speed of playing"), {}};
  const QuantityPtr once =
      counted(prefix + "usual", LOOM_TEXT("usual speed"), "v_usual", unit, usual, set_here, {},
              LOOM_TEXT("slow enough to be followed by eye"));
  for (const double factor : factors) {
    const std::string text = shortest(factor);
    const QuantityPtr times =
        given(prefix + "times_" + text, LOOM_TEXT("multiple of the usual speed"), "k", "", factor,
              LOOM_TEXT("chosen"));
    section.keep(computed(prefix + "speed_" + text, LOOM_TEXT("speed of playing"), "v", unit,
                          Traced(times) * once,
                          LOOM_TEXT("usual speed times the multiple chosen")));
  }
  return section;
}

} // namespace loom::why
