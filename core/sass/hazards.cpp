#include "core/sass/hazards.h"

#include "core/sass/cuts.h"
#include "core/sass/hazard_state.h"
#include "core/sass/line_parts.h"

#include <algorithm>
#include <optional>

namespace loom::sass {

namespace {

constexpr int most_visits = 16; ///< of a block before its state is taken as it is

bool is_predicate_file(File file) { return file == File::pred || file == File::upred; }

class Checker {
public:
  Checker(const Function& function, const Flowgraph& graph)
      : function_(function), code_(function.instructions), graph_(graph), layout_(function.layout),
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
    cut_ = false;
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
    if (cut_before(function_, i)) {
      cut_ = true;
      for (std::vector<Pending>* each : {&state.pending, &state.reading})
        for (Pending& p : *each)
          p.cut = true;
    }
    for (std::size_t b = 0; b < barrier_count; ++b)
      if ((control.wait_mask >> b & 1U) != 0)
        wait(i, b, 0, state);
    if (const auto counted = counted_wait(code_[i], operands))
      wait(i, counted->barrier, counted->left, state);
    for (std::size_t k = 0; k < operands.reads.size(); ++k)
      read(i, operands.reads[k], k == 0 && operands.guarded, state);
    for (const Registers& r : operands.writes)
      write(i, r, state);
    hold(i, state);
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
    // What sets it may stand in lines that were left out.
    if (reporting_ && setters.empty() && left == 0 && !cut_)
      result_.bare_waits.push_back({i, static_cast<int>(b)});
    const std::size_t done = setters.size() - std::min(left, setters.size());
    for (std::size_t k = 0; reporting_ && k < done; ++k)
      result_.arcs.push_back({setters[k], i, static_cast<int>(b)});
    const auto released = [&](const Pending& p) {
      return !p.fixed && (p.barrier == static_cast<int>(b) || p.result == static_cast<int>(b)) &&
             (left == 0 ||
              std::find(setters.end() - static_cast<std::ptrdiff_t>(setters.size() - done),
                        setters.end(), p.writer) == setters.end());
    };
    std::erase_if(state.pending, released);
    std::erase_if(state.reading, released);
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
    bool known = false, cut = false;
    const std::size_t reported = result_.unproven.size();
    for (unsigned k = 0; k < r.count; ++k)
      known = known || last_writer_block_[index(r, k)] == block_;
    auto p = std::lower_bound(state.pending.begin(), state.pending.end(),
                              Pending{.file = r.file, .number = r.first}, before);
    for (; p != state.pending.end() && p->file == r.file && p->number < r.first + r.count; ++p) {
      known = true;
      if (reporting_ && is_unproven(i, r, guard, *p))
        cut = true;
    }
    if (!reporting_)
      return;
    const bool unproven = result_.unproven.size() > reported;
    result_.dependences += known ? 1 : 0;
    result_.unproven_reads += unproven ? 1 : 0;
    result_.unchecked += cut && !unproven ? 1 : 0;
  }

  /// Keeps what is not proved; whether it cannot be checked because of a cut.
  bool is_unproven(std::size_t i, const Registers& r, bool guard, const Pending& p) {
    Unproven found{Hazard::read_after_write, p.writer, i, {p.file, p.number, 1}};
    if (!p.fixed) {
      if (kepler())
        return false;
      const bool unknown = !variable_latency(graph_.operands[p.writer]);
      found.why = p.barrier >= 0 ? Unproved::not_waited
                  : unknown      ? Unproved::unknown_latency
                                 : Unproved::no_barrier;
      found.barrier = p.barrier;
    } else {
      const bool to_control =
          is_predicate_file(r.file) &&
          (guard || graph_.operands[i].opcode->opcode_class == OpcodeClass::control);
      const int most = needed(graph_.operands[p.writer], p, true).value_or(0);
      found.needed =
          needed(graph_.operands[p.writer], p, to_control).value_or(0) - (r.count > 1 && !p.pair);
      found.found = most - p.left;
      if (found.found >= found.needed)
        return false;
    }
    if (!p.cut)
      result_.unproven.push_back(found);
    return p.cut;
  }

  /// What an instruction of variable latency reads it reads some time after its issue.
  void hold(std::size_t i, State& state) const {
    const Operands& operands = graph_.operands[i];
    if (kepler() || !variable_latency(operands))
      return;
    const Control& control = code_[i].control;
    for (const Registers& r : operands.reads)
      for (unsigned k = 0; r.file == File::gpr && k < r.count; ++k)
        insert(state.reading, {.file = r.file,
                               .number = static_cast<std::uint8_t>(r.first + k),
                               .writer = i,
                               .barrier = control.read_barrier,
                               .result = control.write_barrier});
  }

  /// Whether one of two instructions runs only where the other does not.
  [[nodiscard]] bool exclusive(std::size_t a, std::size_t b) const {
    const auto guard = [this](std::size_t i) {
      const std::string_view text = code_[i].text;
      return graph_.operands[i].guarded ? text.substr(1, text.find(' ') - 1) : std::string_view();
    };
    const std::string_view one = guard(a), other = guard(b);
    return !one.empty() && !other.empty() &&
           (one.substr(0, 1) == "!" ? one.substr(1) == other : other == "!" + std::string(one));
  }

  /// A write where an earlier instruction is still to read or to write.
  void check_write(std::size_t i, const Pending& now, const State& state) {
    const auto of_register = [&now](const Pending& p) {
      return p.file == now.file && p.number == now.number;
    };
    const auto keep = [this](const Pending& p, const Unproven& found) {
      if (p.cut)
        ++result_.unchecked;
      else
        result_.unproven.push_back(found);
    };
    for (const Pending& p : state.reading)
      if (of_register(p) && p.writer != i && p.barrier >= 0 && !exclusive(i, p.writer) &&
          !(load_store(p.writer) && load_store(i)))
        keep(p, {Hazard::write_after_read,
                 p.writer,
                 i,
                 {p.file, p.number, 1},
                 Unproved::not_waited,
                 0,
                 0,
                 p.barrier});
    for (const Pending& p : state.pending) {
      if (!of_register(p) || p.writer == i || kepler() || exclusive(i, p.writer))
        continue;
      Unproven found{Hazard::write_after_write, p.writer, i, {p.file, p.number, 1}};
      if (!p.fixed && p.barrier >= 0 && !in_order(p.writer, i)) {
        found.why = Unproved::not_waited;
        found.barrier = p.barrier;
        keep(p, found);
      } else if (p.fixed && now.fixed && p.left > now.left) {
        found.needed = needed(graph_.operands[p.writer], p, true).value_or(0) - now.left;
        found.found = found.needed - (p.left - now.left);
        keep(p, found);
      }
    }
  }

  /// Whether the LD/ST unit executes it, which reads operands in the order of instructions.
  [[nodiscard]] bool load_store(std::size_t i) const {
    const OpcodeClass c = graph_.operands[i].opcode->opcode_class;
    return c == OpcodeClass::global || c == OpcodeClass::local || c == OpcodeClass::shared;
  }

  /// Loads of shared memory complete in order.
  [[nodiscard]] bool in_order(std::size_t a, std::size_t b) const {
    const auto shared = [this](std::size_t i) {
      return graph_.operands[i].opcode->opcode_class == OpcodeClass::shared;
    };
    return shared(a) && shared(b);
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
      if (p.file == File::convergence || p.file == File::carry)
        continue;
      const int barrier = code_[i].control.write_barrier;
      const std::optional<int> cycles = needed(operands, p, true);
      p.fixed = cycles && barrier < 0;
      p.left = p.fixed ? *cycles : 0;
      p.barrier = barrier;
      if (reporting_)
        check_write(i, p, state);
      const auto over = [&](const Pending& q) {
        return q.file == p.file && q.number == p.number && (!operands.guarded || q.writer == i);
      };
      std::erase_if(state.pending, over);
      std::erase_if(state.reading, over);
      insert(state.pending, p);
    }
  }

  /// Cycles after which the result is there, for a guard or branch or for another operand; nothing
  /// where they vary or are not known.
  [[nodiscard]] std::optional<int> needed(const Operands& writer, const Pending& p,
                                          bool to_control) const {
    if (variable_latency(writer))
      return {};
    const bool kepler = this->kepler();
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

  [[nodiscard]] bool kepler() const {
    return layout_ == Layout::kepler_gk104 || layout_ == Layout::kepler_gk110;
  }

  [[nodiscard]] static std::size_t index(const Registers& r, unsigned k) {
    return static_cast<std::size_t>(r.file) * 256 + r.first + k;
  }

  const Function& function_;
  const std::vector<Instruction>& code_;
  const Flowgraph& graph_;
  Layout layout_;
  int arch_;
  bool cut_ = false; ///< lines were left out before
  bool reporting_ = false;
  std::size_t block_ = 0;
  std::vector<std::size_t> last_writer_block_; ///< while reporting, of each register
  Hazards result_;
};

} // namespace

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

std::string_view to_string(Hazard hazard) {
  static constexpr std::array<std::string_view, 3> names{"read after write", "write after read",
                                                         "write after write"};
  return names[static_cast<std::size_t>(hazard)];
}

std::span<const Unproven> Hazards::unproven_of(std::size_t instruction) const {
  // Not equal_range: Clang 14, which searches for hostile input, cannot read what it returns.
  return {std::ranges::lower_bound(unproven, instruction, {}, &Unproven::after),
          std::ranges::upper_bound(unproven, instruction, {}, &Unproven::after)};
}

Hazards check_hazards(const Function& function, const Flowgraph& graph) {
  return Checker(function, graph).check();
}

} // namespace loom::sass
