#include "core/sass/hazards.h"

#include "core/sass/line_parts.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <tuple>

namespace loom::sass {

namespace {

constexpr std::size_t most_setters = 64;  ///< of one barrier on the way
constexpr std::size_t most_pending = 256; ///< results on the way; more are not followed
constexpr int most_visits = 16;           ///< of a block before its state is taken as it is

/// A register whose new value may not be there yet.
struct Pending {
  File file{};
  std::uint8_t number = 0;
  bool pair = false;  ///< one half of a pair
  bool fixed = false; ///< the latency
  std::size_t writer = 0;
  int left = 0;     ///< cycles that a reader needs yet, where the latency is fixed
  int barrier = -1; ///< set until it is there, where it varies
  [[nodiscard]] auto key() const { return std::tuple(file, number, writer); }
};
bool before(const Pending& a, const Pending& b) { return a.key() < b.key(); }

struct State {
  std::vector<Pending> pending;                                ///< ascending by key
  std::array<std::vector<std::size_t>, barrier_count> setters; ///< each ascending
};

/// Adds what another path brings; whether anything changed.
bool merge(State& into, const State& from) {
  bool changed = false;
  std::vector<Pending> more;
  auto at = into.pending.begin();
  for (const Pending& p : from.pending) {
    at = std::lower_bound(at, into.pending.end(), p, before);
    if (at == into.pending.end() || at->key() != p.key()) {
      more.push_back(p);
    } else if (p.left > at->left) {
      at->left = p.left;
      changed = true;
    }
  }
  more.resize(std::min(more.size(), most_pending - into.pending.size()));
  if (!more.empty()) {
    const auto middle = static_cast<std::ptrdiff_t>(into.pending.size());
    into.pending.insert(into.pending.end(), more.begin(), more.end());
    std::inplace_merge(into.pending.begin(), into.pending.begin() + middle, into.pending.end(),
                       before);
    changed = true;
  }
  for (std::size_t b = 0; b < barrier_count; ++b) {
    std::vector<std::size_t>& setters = into.setters[b];
    if (setters.size() == most_setters ||
        std::includes(setters.begin(), setters.end(), from.setters[b].begin(),
                      from.setters[b].end()))
      continue;
    std::vector<std::size_t> both;
    std::set_union(setters.begin(), setters.end(), from.setters[b].begin(), from.setters[b].end(),
                   std::back_inserter(both));
    both.resize(std::min(both.size(), most_setters));
    changed = changed || both != setters;
    setters = std::move(both);
  }
  return changed;
}

bool is_predicate(File file) { return file == File::pred || file == File::upred; }

/// Barrier and count of "DEPBAR.LE SB0, 0x1": it waits until at most that many are on the way.
struct CountedWait {
  std::size_t barrier = 0;
  std::size_t left = 0;
};
std::optional<CountedWait> counted_wait(const Instruction& instruction, const Operands& operands) {
  if (operands.opcode->name != "DEPBAR")
    return {};
  const std::size_t at = instruction.text.find("SB");
  const std::string_view digits =
      at == std::string::npos ? "" : digits_at(instruction.text, at + 2);
  if (digits.size() != 1 || digits[0] - '0' >= barrier_count)
    return {};
  CountedWait wait{static_cast<std::size_t>(digits[0] - '0'), 0};
  if (const std::size_t count = instruction.text.find("0x", at); count != std::string::npos)
    wait.left = hex(std::string_view(instruction.text).substr(count + 2)).value_or(0);
  return wait;
}

class Checker {
public:
  Checker(const Function& function, const Flowgraph& graph)
      : code_(function.instructions), graph_(graph), layout_(function.layout),
        arch_(arch_number(function.arch)), last_writer_block_(all_registers, none) {}

  Hazards check() {
    std::vector<State> states(graph_.blocks.size()); // before each block
    std::vector<int> visits(graph_.blocks.size(), 0);
    std::vector<bool> waiting(graph_.blocks.size(), true);
    std::vector<std::size_t> work;
    for (std::size_t b = graph_.blocks.size(); b-- > 0;)
      work.push_back(b);
    while (!work.empty()) {
      const std::size_t b = work.back();
      work.pop_back();
      waiting[b] = false;
      ++visits[b];
      State state = states[b];
      run(graph_.blocks[b], state);
      for (const std::size_t next : graph_.blocks[b].next)
        if (merge(states[next], state) && !waiting[next] && visits[next] < most_visits) {
          waiting[next] = true;
          work.push_back(next);
        }
    }
    reporting_ = true;
    for (block_ = 0; block_ < graph_.blocks.size(); ++block_)
      run(graph_.blocks[block_], states[block_]);
    return std::move(result_);
  }

private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  static constexpr std::size_t all_registers = std::size_t{file_count} * 256;

  void run(const Block& block, State& state) {
    for (std::size_t i = block.begin; i < block.end; ++i)
      step(i, state);
  }

  void step(std::size_t i, State& state) {
    const Operands& operands = graph_.operands[i];
    const Control& control = code_[i].control;
    for (std::size_t b = 0; b < barrier_count; ++b)
      if ((control.wait_mask >> b & 1U) != 0)
        wait(i, b, 0, state);
    if (const auto counted = counted_wait(code_[i], operands))
      wait(i, counted->barrier, counted->left, state);
    for (std::size_t k = 0; k < operands.reads.size(); ++k)
      read(i, operands.reads[k], k == 0 && operands.guarded, state);
    for (const Registers& r : operands.writes)
      write(i, r, state);
    if (operands.opcode->opcode_class == OpcodeClass::shared && control.write_barrier >= 0)
      for (Pending& p : state.pending)
        if (!p.fixed && p.barrier < 0 &&
            graph_.operands[p.writer].opcode->opcode_class == OpcodeClass::shared)
          p.barrier = control.write_barrier;
    set(i, control.write_barrier, state);
    set(i, control.read_barrier, state);
    std::erase_if(state.pending, [&control](Pending& p) {
      p.left -= control.stall;
      return p.fixed && p.left <= 0;
    });
  }

  void wait(std::size_t i, std::size_t b, std::size_t left, State& state) {
    std::vector<std::size_t>& setters = state.setters[b];
    if (reporting_ && setters.empty() && left == 0)
      result_.bare_waits.push_back({i, static_cast<int>(b)});
    const std::size_t done = setters.size() - std::min(left, setters.size());
    for (std::size_t k = 0; reporting_ && k < done; ++k)
      result_.arcs.push_back({setters[k], i, static_cast<int>(b)});
    std::erase_if(state.pending, [&](const Pending& p) {
      return !p.fixed && p.barrier == static_cast<int>(b) &&
             (left == 0 ||
              std::find(setters.end() - static_cast<std::ptrdiff_t>(setters.size() - done),
                        setters.end(), p.writer) == setters.end());
    });
    setters.erase(setters.begin(), setters.begin() + static_cast<std::ptrdiff_t>(done));
  }

  static void set(std::size_t i, int barrier, State& state) {
    if (barrier < 0)
      return;
    std::vector<std::size_t>& setters = state.setters[static_cast<std::size_t>(barrier)];
    const auto at = std::lower_bound(setters.begin(), setters.end(), i);
    if (at != setters.end() && *at == i)
      return;
    setters.insert(at, i);
    if (setters.size() > most_setters)
      setters.erase(setters.begin());
  }

  void read(std::size_t i, const Registers& r, bool guard, State& state) {
    bool known = false;
    for (unsigned k = 0; k < r.count; ++k)
      known = known || last_writer_block_[index(r, k)] == block_;
    auto p = std::lower_bound(state.pending.begin(), state.pending.end(),
                              Pending{.file = r.file, .number = r.first}, before);
    for (; p != state.pending.end() && p->file == r.file && p->number < r.first + r.count; ++p) {
      known = true;
      if (reporting_)
        doubt(i, r, guard, *p);
    }
    result_.dependences += reporting_ && known ? 1 : 0;
  }

  void doubt(std::size_t i, const Registers& r, bool guard, const Pending& p) {
    Unproven found{p.writer, i, {p.file, p.number, 1}};
    if (!p.fixed) {
      if (layout_ == Layout::kepler_gk104 || layout_ == Layout::kepler_gk110)
        return;
      const bool unknown = !variable_latency(graph_.operands[p.writer]);
      found.doubt = p.barrier >= 0 ? Doubt::not_waited
                    : unknown      ? Doubt::unknown_latency
                                   : Doubt::no_barrier;
      found.barrier = p.barrier;
    } else {
      const bool to_control =
          is_predicate(r.file) &&
          (guard || graph_.operands[i].opcode->opcode_class == OpcodeClass::control);
      const int most = needed(graph_.operands[p.writer], p, true).value_or(0);
      found.needed =
          needed(graph_.operands[p.writer], p, to_control).value_or(0) - (r.count > 1 && !p.pair);
      found.found = most - p.left;
      if (found.found >= found.needed)
        return;
    }
    result_.unproven.push_back(found);
  }

  void write(std::size_t i, const Registers& r, State& state) {
    const Operands& operands = graph_.operands[i];
    for (unsigned k = 0; k < r.count; ++k) {
      if (reporting_)
        last_writer_block_[index(r, k)] = block_;
      Pending p{.file = r.file,
                .number = static_cast<std::uint8_t>(r.first + k),
                .pair = r.count > 1,
                .writer = i};
      std::erase_if(state.pending, [&](const Pending& q) {
        return q.file == p.file && q.number == p.number && (!operands.guarded || q.writer == i);
      });
      if (p.file == File::convergence || p.file == File::carry)
        continue;
      const int barrier = code_[i].control.write_barrier;
      const std::optional<int> cycles = needed(operands, p, true);
      p.fixed = cycles && barrier < 0;
      p.left = p.fixed ? *cycles : 0;
      p.barrier = barrier;
      if (state.pending.size() < most_pending)
        state.pending.insert(
            std::lower_bound(state.pending.begin(), state.pending.end(), p, before), p);
    }
  }

  /// Cycles after which the result is there, for a guard or branch or for another operand; nothing
  /// where they vary or are not known.
  [[nodiscard]] std::optional<int> needed(const Operands& writer, const Pending& p,
                                          bool to_control) const {
    if (variable_latency(writer))
      return {};
    const bool kepler = layout_ == Layout::kepler_gk104 || layout_ == Layout::kepler_gk110;
    const bool maxwell = layout_ == Layout::maxwell;
    if (p.file == File::pred && to_control)
      return kepler ? 9 : arch_ > 0 && arch_ < 80 && !maxwell ? 12 : 13;
    if (p.file == File::upred && to_control)
      return 9;
    switch (writer.opcode->opcode_class) {
    case OpcodeClass::fma:
    case OpcodeClass::alu:
      return kepler ? 9 : maxwell ? 6 : p.pair ? 3 : 4;
    case OpcodeClass::half:
      return maxwell || !kepler ? 6 : 9;
    case OpcodeClass::fp64:
      return kepler ? 9 : 8;
    case OpcodeClass::uniform:
      return 2;
    default:
      return {};
    }
  }

  [[nodiscard]] static std::size_t index(const Registers& r, unsigned k) {
    return static_cast<std::size_t>(r.file) * 256 + r.first + k;
  }

  const std::vector<Instruction>& code_;
  const Flowgraph& graph_;
  Layout layout_;
  int arch_;
  bool reporting_ = false;
  std::size_t block_ = 0;
  std::vector<std::size_t> last_writer_block_; ///< while reporting, of each register
  Hazards result_;
};

} // namespace

bool variable_latency(const Operands& operands) {
  switch (operands.opcode->opcode_class) {
  case OpcodeClass::special:
    return operands.opcode->name != "CS2R";
  case OpcodeClass::constant:
  case OpcodeClass::sfu:
  case OpcodeClass::conversion:
  case OpcodeClass::global:
  case OpcodeClass::local:
  case OpcodeClass::shared:
  case OpcodeClass::texture:
  case OpcodeClass::exchange:
    return true;
  default:
    return false;
  }
}

std::string_view to_string(Doubt doubt) {
  static constexpr std::array<std::string_view, 4> names{"too close", "no barrier", "not waited",
                                                         "unknown latency"};
  return names[static_cast<std::size_t>(doubt)];
}

Hazards check_hazards(const Function& function, const Flowgraph& graph) {
  return Checker(function, graph).check();
}

} // namespace loom::sass
