#include "core/study/code_waits.h"

#include "core/sass/hazards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace loom {

namespace waiting {
namespace {

using sass::OpcodeClass;

/// Kinds of waiting, as stall reasons of ncu.
enum Kind : std::size_t {
  issue,
  fixed,
  long_wait,
  short_wait,
  block,
  memory_queue,
  shared_queue,
  pipe,
  branch,
  kinds
};

/// Reasons by the kinds that they are scaled to.
constexpr std::pair<std::string_view, Kind> kind_of_reason[] = {
    {"selected", issue},
    {"not_selected", issue},
    {"dispatch_stall", issue},
    {"no_instruction", issue},
    {"no_instructions", issue},
    {"misc", issue},
    {"imc_miss", issue},
    {"sleeping", issue},
    {"wait", fixed},
    {"long_scoreboard", long_wait},
    {"tex_throttle", long_wait},
    {"membar", long_wait},
    {"drain", long_wait},
    {"short_scoreboard", short_wait},
    {"barrier", block},
    {"gmma", pipe},
    {"warpgroup_arrive", pipe},
    {"lg_throttle", memory_queue},
    {"mio_throttle", shared_queue},
    {"math_pipe_throttle", pipe},
    {"branch_resolving", branch},
};

struct Coming {
  double at = 0;        ///< cycle when it is there
  std::size_t from = 0; ///< instruction
  bool memory = false;  ///< of global or local memory
  double takes = 0;     ///< cycles that it takes
  std::size_t serial = 0;
};

bool is_memory(OpcodeClass of) {
  return of == OpcodeClass::global || of == OpcodeClass::local || of == OpcodeClass::texture;
}
bool is_shared_queue(OpcodeClass of) {
  return of == OpcodeClass::shared || of == OpcodeClass::exchange || of == OpcodeClass::sfu ||
         of == OpcodeClass::conversion || of == OpcodeClass::constant;
}

/// Cycles to a result that nobody can foresee; only their order matters.
double latency(OpcodeClass of) {
  switch (of) {
  case OpcodeClass::global:
  case OpcodeClass::local:
  case OpcodeClass::texture:
    return 600;
  case OpcodeClass::shared:
    return 30;
  case OpcodeClass::constant:
    return 40;
  case OpcodeClass::special:
    return 50;
  case OpcodeClass::exchange:
    return 26;
  case OpcodeClass::sfu:
  case OpcodeClass::conversion:
    return 24;
  case OpcodeClass::tensor:
    return 34;
  case OpcodeClass::fp64:
    return 20;
  case OpcodeClass::uniform:
    return 30;
  default:
    return 20;
  }
}

constexpr double fixed_latency = 4; ///< of arithmetic, since Volta

class Warp {
public:
  explicit Warp(const profile::SampledCode& code)
      : code_(code), graph_(sass::flowgraph(code.function)), waits_(code.lines.size()),
        cause_(code.lines.size()) {
    controls_ = std::ranges::any_of(code.function.instructions, [](const sass::Instruction& each) {
      return each.control != sass::Control{};
    });
  }
  void follow() {
    loops_at_.resize(code_.lines.size());
    for (const sass::BlockLoop& each : graph_.loops)
      loops_at_[each.first].push_back(&each);
    walk(0, code_.lines.size(), 0);
  }

  [[nodiscard]] const std::array<double, kinds>& waits(std::size_t i) const { return waits_[i]; }
  [[nodiscard]] std::optional<std::size_t> cause(std::size_t i) const { return cause_[i]; }
  [[nodiscard]] const sass::Flowgraph& graph() const { return graph_; }

private:
  /// Instructions from `begin` to `end`, the loops in them twice.
  void walk(std::size_t begin, std::size_t end, int depth) {
    constexpr int deepest = 4;
    for (std::size_t i = begin; i < end;) {
      const sass::BlockLoop* loop = nullptr;
      if (depth < deepest)
        for (const sass::BlockLoop* each : loops_at_[i])
          if (each->last < end && (i != begin || each->last + 1 != end) &&
              (!loop || each->last > loop->last))
            loop = each;
      if (!loop) {
        step(i++);
        continue;
      }
      for (int pass = 0; pass < 2; ++pass)
        walk(loop->first, loop->last + 1, depth + 1);
      i = loop->last + 1;
    }
  }

  void step(std::size_t i) {
    if (code_.lines[i].executed <= 0)
      return;
    const sass::Instruction& instruction = code_.function.instructions[i];
    const sass::Operands& operands = graph_.operands[i];
    const OpcodeClass of = operands.opcode->opcode_class;
    std::array<double, kinds>& wait = waits_[i];
    wait = {};
    cause_[i].reset();
    const double stall = controls_ ? std::max(1, static_cast<int>(stall_)) : 1;
    double ready = now_ + stall;
    wait[issue] = 1;
    wait[fixed] = stall - 1;
    double longest = 0, foreseen = 0;
    const Coming* latest = nullptr;
    Coming kept;
    // A result comes late by chance as often as not: the wait for one that should be there already
    // is the shorter, the longer that is.
    const auto await = [&](const Coming& result) {
      constexpr double spread = 0.3, far = 30;
      const double width = spread * result.takes, late = (result.at - ready) / width;
      const double cycles = width * (late > far ? late : std::log1p(std::exp(late)));
      if (width > 0 && cycles > longest) {
        longest = cycles;
        kept = result;
        latest = &kept;
      }
    };
    if (controls_) {
      for (std::size_t b = 0; b < pending_.size(); ++b)
        if ((instruction.control.wait_mask >> b & 1U) != 0) {
          for (const Coming& each : pending_[b])
            await(each);
          pending_[b].clear();
        }
    } else
      for (const sass::Registers& each : operands.reads)
        for (unsigned r = 0; r < each.count; ++r)
          if (const auto& result = registers_[index(each, r)];
              result && !settled_[result->serial]) {
            if (result->takes > fixed_latency)
              await(*result);
            else
              foreseen = std::max(foreseen, result->at - ready);
            waited_for_.push_back(result->serial);
          }
    for (const std::size_t each : waited_for_)
      settled_[each] = true;
    waited_for_.clear();
    wait[fixed] += foreseen;
    ready += foreseen;
    if (const auto counted = counted_wait(instruction, operands);
        counted && counted->barrier < pending_.size()) {
      // Copies are counted in the groups that LDGDEPBAR closes, all of barrier 0.
      auto& open = counted->barrier == 0 && !groups_.empty() ? groups_ : pending_[counted->barrier];
      while (open.size() > counted->left) {
        await(open.front());
        open.erase(open.begin());
      }
    }
    if (latest) {
      wait[latest->memory ? long_wait : short_wait] = longest;
      ready += longest;
      cause_[i] = latest->from;
    }
    if (barrier_before_) {
      wait[block] = 1;
      barrier_before_ = false;
    }
    if (branch_before_) {
      wait[branch] = 1;
      branch_before_ = false;
    }
    if (is_memory(of))
      wait[memory_queue] = 1;
    else if (is_shared_queue(of) || operands.opcode->name == "HGMMA")
      wait[shared_queue] = 1;
    wait[pipe] = of == OpcodeClass::tensor                                                     ? 8
                 : of == OpcodeClass::fp64                                                     ? 4
                 : of == OpcodeClass::fma || of == OpcodeClass::alu || of == OpcodeClass::half ? 1
                                                                                               : 0;
    now_ = ready;
    stall_ = instruction.control.stall;
    produce(i, instruction, operands, of);
    if (operands.opcode->name == "BAR" && instruction.text.find("ARV") == std::string::npos)
      barrier_before_ = true;
    branch_before_ = operands.opcode->flow != sass::Flow::next;
  }

  void produce(std::size_t i, const sass::Instruction& instruction, const sass::Operands& operands,
               OpcodeClass of) {
    const bool varies = sass::variable_latency(operands);
    const double takes = varies ? latency(of) : fixed_latency;
    const Coming result{now_ + takes, i, is_memory(of), takes, settled_.size()};
    if (!controls_) {
      settled_.push_back(false);
      for (const sass::Registers& each : operands.writes)
        for (unsigned r = 0; r < each.count; ++r)
          registers_[index(each, r)] = result;
      return;
    }
    const auto open = [this](int barrier, const Coming& with) {
      if (barrier >= 0 && barrier < sass::barrier_count) {
        auto& all = pending_[static_cast<std::size_t>(barrier)];
        constexpr std::size_t most = 64;
        if (all.size() == most)
          all.erase(all.begin());
        all.push_back(with);
      }
    };
    if (operands.opcode->name == "LDGDEPBAR")
      groups_.push_back(
          Coming{now_ + latency(OpcodeClass::global), i, true, latency(OpcodeClass::global)});
    else
      open(instruction.control.write_barrier, result);
    // Operands are read once the instruction has left its queue.
    const double read = is_memory(of) ? 30 : 12;
    open(instruction.control.read_barrier, Coming{now_ + read, i, false, read});
  }

  [[nodiscard]] static std::size_t index(const sass::Registers& registers, unsigned r) {
    return static_cast<std::size_t>(registers.file) * 256 + registers.first + r;
  }

  const profile::SampledCode& code_;
  sass::Flowgraph graph_;
  std::vector<std::array<double, kinds>> waits_;
  std::vector<std::optional<std::size_t>> cause_;
  bool controls_ = false;
  double now_ = 0;
  unsigned stall_ = 1;
  bool barrier_before_ = false, branch_before_ = false;
  std::array<std::vector<Coming>, sass::barrier_count> pending_;
  std::vector<std::vector<const sass::BlockLoop*>> loops_at_; ///< by their first instruction
  std::vector<bool> settled_;           ///< results that were waited for, by their serial numbers
  std::vector<std::size_t> waited_for_; ///< by one instruction
  std::vector<Coming> groups_;          ///< of copies to shared memory
  std::array<std::optional<Coming>, std::size_t{256} * sass::file_count> registers_;
};

std::vector<double> ranks(std::span<const double> values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
  std::vector<double> result(values.size());
  for (std::size_t i = 0; i < order.size();) {
    std::size_t end = i;
    while (end < order.size() && values[order[end]] == values[order[i]])
      ++end;
    for (std::size_t k = i; k < end; ++k)
      result[order[k]] = (static_cast<double>(i) + static_cast<double>(end) - 1) / 2;
    i = end;
  }
  return result;
}

} // namespace
} // namespace waiting

std::vector<LineWait> code_waits(const profile::SampledCode& code) {
  waiting::Warp warp(code);
  warp.follow();
  std::array<double, waiting::kinds> sums{}, wanted{};
  for (std::size_t i = 0; i < code.lines.size(); ++i)
    for (std::size_t k = 0; k < waiting::kinds; ++k)
      sums[k] += code.lines[i].executed * warp.waits(i)[k];
  for (const profile::Share& each : code.stalls)
    for (const auto& [reason, kind] : waiting::kind_of_reason)
      if (reason == each.name)
        wanted[kind] += each.value;
  const bool scaled = std::accumulate(wanted.begin(), wanted.end(), 0.0) > 0;
  std::array<double, waiting::kinds> weights{1, 1, 1, 1, 50, 2, 4, 1, 4};
  if (scaled)
    for (std::size_t k = 0; k < waiting::kinds; ++k)
      weights[k] = sums[k] > 0 ? wanted[k] / sums[k] : 0;
  std::vector<LineWait> result(code.lines.size());
  double all = 0;
  for (std::size_t i = 0; i < result.size(); ++i) {
    for (std::size_t k = 0; k < waiting::kinds; ++k)
      result[i].share += code.lines[i].executed * warp.waits(i)[k] * weights[k];
    all += result[i].share;
    result[i].waits_for = warp.cause(i);
  }
  if (all > 0)
    for (LineWait& each : result)
      each.share /= all;
  return result;
}

WaitingCode waiting_code(profile::SampledCode code) {
  WaitingCode result{.code = std::move(code)};
  result.waits = code_waits(result.code);
  std::vector<double> measured, expected;
  for (std::size_t i = 0; i < result.waits.size(); ++i) {
    const profile::SampledCode::Line& line = result.code.lines[i];
    result.samples += line.samples;
    if (line.executed > 0) {
      measured.push_back(line.samples);
      expected.push_back(result.waits[i].share);
    }
  }
  if (result.samples > 0)
    result.correlation = rank_correlation(measured, expected);
  return result;
}

std::vector<std::size_t> WaitingCode::longest(std::size_t count) const {
  const auto of = [this](std::size_t i) {
    return samples > 0 ? code.lines[i].samples : waits[i].share;
  };
  std::vector<std::size_t> order(code.lines.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater{}, of);
  std::erase_if(order, [&](std::size_t i) { return of(i) <= 0; });
  order.resize(std::min(count, order.size()));
  return order;
}

std::optional<double> WaitingCode::measured(std::size_t i) const {
  return samples > 0 ? std::optional(code.lines[i].samples / samples) : std::nullopt;
}

const profile::Share* WaitingCode::reason(std::size_t i) const {
  const auto& reasons = code.lines[i].reasons;
  const auto found = std::ranges::find_if(reasons, [](const profile::Share& each) {
    return each.name != "selected" && each.name != "not_selected";
  });
  return found == reasons.end() ? nullptr : &*found;
}

std::optional<double> rank_correlation(std::span<const double> one, std::span<const double> other) {
  const std::vector<double> a = waiting::ranks(one), b = waiting::ranks(other);
  const double mean = (static_cast<double>(a.size()) - 1) / 2;
  double ab = 0, aa = 0, bb = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    ab += (a[i] - mean) * (b[i] - mean);
    aa += (a[i] - mean) * (a[i] - mean);
    bb += (b[i] - mean) * (b[i] - mean);
  }
  if (!(aa > 0) || !(bb > 0))
    return {};
  return ab / std::sqrt(aa * bb);
}

} // namespace loom
