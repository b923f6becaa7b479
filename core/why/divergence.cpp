#include "core/why/divergence.h"

#include "core/why/access_parts.h"
#include "core/why/parts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <utility>

namespace loom::why {

namespace {

using simt::Mask, simt::Op;

constexpr Text stepped = LOOM_TEXT("counted: the program is run step by step");

/// The numbers of a whole run.
std::vector<QuantityPtr> counts_of(const simt::Trace& trace) {
  std::vector<QuantityPtr> all;
  const double steps = static_cast<double>(trace.length());
  const double threads = trace.inputs.threads;
  const QuantityPtr issued = counted("simt_steps", LOOM_TEXT("issue slots of the warp"), "N_steps",
                                     "instructions", steps, stepped);
  const QuantityPtr lanes = counted("simt_threads", LOOM_TEXT("threads of the warp"), "N_threads",
                                    "threads", threads, stepped);
  const QuantityPtr active =
      counted("simt_thread_instructions", LOOM_TEXT("instructions of all threads"), "N_active",
              "instructions", std::round(trace.simd_efficiency() * steps * threads), stepped);
  all.push_back(issued);
  all.push_back(active);
  all.push_back(counted("mimd_steps", LOOM_TEXT("instructions of the longest thread"), "N_longest",
                        "instructions", static_cast<double>(trace.mimd_steps()), stepped));
  if (trace.ending != simt::Ending::finished)
    return all; // what never ends has no efficiency
  all.push_back(computed("simd_efficiency",
                         LOOM_TEXT("SIMD efficiency: part of the threads' slots that is used"),
                         "e_SIMD", "", Traced(active) / (Traced(issued) * lanes), volkov("§2.4")));
  return all;
}

QuantityPtr seed_of(const Divergence& divergence) {
  return counted("simt_seed", LOOM_TEXT("seed of the order of threads"), "seed", "",
                 static_cast<double>(divergence.seed),
                 LOOM_TEXT("chosen: any; the same seed gives the same run"), {});
}

Message text_of(const simt::Trace& trace, std::int64_t step) {
  const simt::Step& at = trace.steps[static_cast<std::size_t>(step)];
  return LOOM_TEXT("step %1: %2")(
      step, to_text(trace.program, trace.program.code[static_cast<std::size_t>(at.pc)]));
}

/// What one thread has before a step.
class Thread {
public:
  Thread(const DivergenceRun& run, std::int64_t step, int thread)
      : run_(run), trace_(run.trace), step_(step), thread_(thread), state_(trace_.state_at(step)) {}

  [[nodiscard]] Section section() const {
    std::vector<QuantityPtr> all;
    for (std::size_t r = 0; r < simt::register_count; ++r)
      if (run_.variables.empty() ? value(state_, r) != 0 : r < run_.variables.size())
        all.push_back(register_value(r));
    for (std::size_t p = 0; p < simt::predicate_count; ++p)
      if (has_lane(state_.predicates[p], thread_))
        all.push_back(predicate(p));
    const auto steps = trace_.steps_of(thread_);
    all.push_back(counted("simt.thread.instructions",
                          LOOM_TEXT("instructions of the thread so far"), "N_thread",
                          "instructions",
                          static_cast<double>(std::ranges::count_if(
                              steps, [this](std::int64_t each) { return each < step_; })),
                          stepped));
    all.push_back(number());
    return {"simt_thread", LOOM_TEXT("Thread of the warp"), std::move(all)};
  }

private:
  [[nodiscard]] QuantityPtr number() const {
    return place("simt.thread", LOOM_TEXT("thread of the warp"), "tid", "", thread_);
  }
  [[nodiscard]] std::int32_t value(const simt::State& state, std::size_t r) const {
    const std::size_t at = static_cast<std::size_t>(thread_) * simt::register_count + r;
    return at < state.registers.size() ? state.registers[at] : 0;
  }
  [[nodiscard]] std::string name_of(std::size_t r) const {
    return r < run_.variables.size() ? run_.variables[r] : "R" + std::to_string(r);
  }

  /// The last step before that sets a register, or a predicate, of the thread.
  [[nodiscard]] std::optional<std::int64_t> set_at(std::size_t index, bool a_predicate) const {
    for (std::int64_t at = step_ - 1; at >= 0; --at) {
      const simt::Step& each = trace_.steps[static_cast<std::size_t>(at)];
      const simt::Instruction& i = trace_.program.code[static_cast<std::size_t>(each.pc)];
      const bool sets_predicate = i.op >= Op::isetp_lt && i.op <= Op::psetp_xor;
      if (has_lane(each.effective, thread_) && i.destination == static_cast<int>(index) &&
          sets_predicate == a_predicate)
        return at;
    }
    return {};
  }

  /// An operand as it was when the instruction of a step read it.
  [[nodiscard]] Traced operand(const simt::Operand& of, std::int64_t at,
                               const std::string& id) const {
    if (of.reg < 0)
      return of.value;
    const auto r = static_cast<std::size_t>(of.reg);
    return counted(id + ".before_" + name_of(r), LOOM_TEXT("value that the instruction reads"),
                   name_of(r), "", 1.0 * value(trace_.state_at(at), r),
                   LOOM_TEXT("the program is run step by step"), {},
                   LOOM_TEXT("before %1")(text_of(trace_, at)));
  }

  /// What an instruction computes; nothing for one that is no arithmetic.
  [[nodiscard]] std::optional<Traced> result(const simt::Instruction& i, std::int64_t at,
                                             const std::string& id) const {
    const auto source = [&](std::size_t n) { return operand(i.sources[n], at, id); };
    switch (i.op) {
    case Op::mov:
      return source(0);
    case Op::s2r_tid:
      return Traced(number());
    case Op::iadd:
      return source(0) + source(1);
    case Op::isub:
      return source(0) - source(1);
    case Op::imul:
      return source(0) * source(1);
    case Op::imin:
      return least({source(0), source(1)});
    case Op::imax:
      return greatest({source(0), source(1)});
    default:
      return {};
    }
  }

  [[nodiscard]] QuantityPtr register_value(std::size_t r) const {
    Quantity of{.id = "simt.thread." + name_of(r),
                .name = LOOM_TEXT("value of a variable or register"),
                .symbol = name_of(r),
                .value = 1.0 * value(state_, r)};
    const auto at = set_at(r, false);
    if (!at) {
      of.source = LOOM_TEXT("as the program begins");
      return given(std::move(of));
    }
    of.source = text_of(trace_, *at);
    const auto pc = trace_.steps[static_cast<std::size_t>(*at)].pc;
    const auto formula = result(trace_.program.code[static_cast<std::size_t>(pc)], *at, of.id);
    if (formula && formula->value() == of.value) // else it wraps round
      return computed(std::move(of), *formula);
    of.method = LOOM_TEXT("the program is run step by step");
    return found(std::move(of), {});
  }

  [[nodiscard]] QuantityPtr predicate(std::size_t p) const {
    const auto at = set_at(p, true);
    return counted("simt.thread.P" + std::to_string(p), LOOM_TEXT("predicate of the thread"), "P",
                   "", 1, at ? text_of(trace_, *at) : LOOM_TEXT("as the program begins"));
  }

  const DivergenceRun& run_;
  const simt::Trace& trace_;
  std::int64_t step_;
  int thread_;
  simt::State state_;
};

} // namespace

std::vector<QuantityPtr> divergence_quantities(const ResolvedScenario& scenario) {
  const auto run = run_divergence(scenario.divergence);
  if (!run || run->trace.steps.empty())
    return {};
  std::vector<QuantityPtr> all = counts_of(run->trace);
  all.push_back(seed_of(scenario.divergence));
  return all;
}

Section explain_step(const DivergenceRun& run, std::int64_t step) {
  Section section{"simt_step", LOOM_TEXT("Step of the warp"), {}};
  const simt::Trace& trace = run.trace;
  if (step < 0 || step >= trace.length()) {
    section.quantities = counts_of(trace);
    return section;
  }
  const auto active_in = [&](std::int64_t at) {
    return std::popcount(trace.steps[static_cast<std::size_t>(at)].active);
  };
  double before = 0;
  for (std::int64_t at = 0; at < step; ++at)
    before += active_in(at);
  const QuantityPtr number = place("simt.step", LOOM_TEXT("instructions issued before"), "i_step",
                                   "instructions", static_cast<double>(step));
  const QuantityPtr active =
      counted("simt.step.active", LOOM_TEXT("threads that are active in the step"), "N_active",
              "threads", active_in(step), text_of(trace, step));
  const QuantityPtr others =
      counted("simt.step.before", LOOM_TEXT("instructions of all threads before the step"),
              "N_before", "instructions", before, stepped);
  const QuantityPtr lanes = counted("simt_threads", LOOM_TEXT("threads of the warp"), "N_threads",
                                    "threads", trace.inputs.threads, stepped);
  const Mask effective = trace.steps[static_cast<std::size_t>(step)].effective;
  section.quantities = {
      computed("simt.step.efficiency", LOOM_TEXT("SIMD efficiency so far"), "e_SIMD", "",
               (Traced(others) + active) / ((Traced(number) + Traced(1)) * lanes), volkov("§2.4")),
      active,
      counted("simt.step.effective", LOOM_TEXT("threads whose guard holds"), "N_guarded", "threads",
              std::popcount(effective), text_of(trace, step)),
      number};
  return section;
}

Section explain_thread(const DivergenceRun& run, std::int64_t step, int thread) {
  return Thread(run, std::clamp<std::int64_t>(step, 0, run.trace.length()), thread).section();
}

} // namespace loom::why
