#include "core/sass/trips.h"

#include "core/base/pieces.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace loom::sass {

namespace {

/// The operands of an instruction's text, guard and mnemonic left out.
std::vector<std::string_view> operand_texts(std::string_view text, std::string_view mnemonic) {
  std::vector<std::string_view> parts;
  text = text.substr(static_cast<std::size_t>(mnemonic.data() - text.data()) + mnemonic.size());
  while (!text.empty()) {
    std::string_view part = trimmed(take_until(text, ','), " ");
    if (part.ends_with(".reuse"))
      part.remove_suffix(6);
    parts.push_back(part);
  }
  return parts;
}

/// "0x10", "-0x1", "RZ" as a number.
std::optional<std::int64_t> immediate(std::string_view text) {
  if (text == "RZ" || text == "-RZ" || text == "URZ" || text == "SRZ" || text == "0")
    return 0;
  const bool negative = text.starts_with('-');
  text.remove_prefix(negative ? 1 : 0);
  if (!text.starts_with("0x"))
    return {};
  text.remove_prefix(2);
  std::uint64_t value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (problem != std::errc{} || end != text.data() + text.size() || value > 0xffffffffU)
    return {};
  const auto word = static_cast<std::int32_t>(static_cast<std::uint32_t>(value));
  return negative ? -static_cast<std::int64_t>(word) : word;
}

bool is_written(const Operands& operands, const Registers& wanted) {
  return std::ranges::any_of(operands.writes, [&](const Registers& r) {
    return r.file == wanted.file && r.first <= wanted.first &&
           wanted.first < static_cast<unsigned>(r.first) + r.count;
  });
}

class Proof {
public:
  Proof(const Function& function, const Flowgraph& graph, const BlockLoop& loop)
      : function_(function), graph_(graph), loop_(loop) {}

  std::optional<double> trips() {
    const auto exit = only_exit();
    if (!exit || !take_comparison(*exit) || !take_step(*exit))
      return {};
    const auto begin = value_before();
    if (!begin)
      return {};
    std::int64_t counter = *begin;
    for (double trips = 1; trips <= most_trips; ++trips) {
      const std::int64_t old = counter;
      counter = static_cast<std::int32_t>(static_cast<std::uint32_t>(counter + step_));
      if (compare(step_first_ ? counter : old) != stays_if_)
        return trips;
    }
    return {};
  }

private:
  [[nodiscard]] bool inside(std::size_t block) const {
    return std::ranges::binary_search(loop_.blocks, block);
  }
  [[nodiscard]] std::vector<std::string_view> texts(std::size_t i) const {
    return operand_texts(function_.instructions[i].text, graph_.operands[i].mnemonic);
  }

  /// The guarded branch that ends the only block with a way out; it is executed in every iteration,
  /// as it is in the header or the only one that goes back there.
  std::optional<std::size_t> only_exit() {
    if (std::ranges::count_if(graph_.blocks[loop_.header].previous,
                              [&](std::size_t b) { return inside(b); }) != 1)
      return {};
    std::optional<std::size_t> exit;
    for (const std::size_t b : loop_.blocks) {
      const Flow flow = graph_.operands[graph_.blocks[b].end - 1].opcode->flow;
      if (flow == Flow::end || flow == Flow::indirect)
        return {}; // leaves to where no edge goes
      for (const std::size_t next : graph_.blocks[b].next)
        if (!inside(next)) {
          if (exit)
            return {};
          exit = b;
        }
    }
    if (!exit)
      return {};
    const Block& block = graph_.blocks[*exit];
    const std::size_t branch = block.end - 1;
    const Operands& operands = graph_.operands[branch];
    const auto back = std::ranges::find(block.next, loop_.header);
    if (operands.opcode->flow != Flow::branch || !operands.guarded || block.next.size() != 2 ||
        (back == block.next.end() && *exit != loop_.header))
      return {};
    // Its first edge is that of the branch.
    const bool negated = function_.instructions[branch].text.starts_with("@!");
    stays_if_ = inside(block.next.front()) != negated;
    return branch;
  }

  /// The comparison that makes the branch's predicate.
  bool take_comparison(std::size_t branch) {
    const Operands& operands = graph_.operands[branch];
    if (operands.reads.size() != 1)
      return false;
    const Registers predicate = operands.reads.front();
    const Block& block = graph_.blocks[graph_.block_of[branch]];
    for (std::size_t i = branch; i-- > block.begin;)
      if (is_written(graph_.operands[i], predicate)) {
        const Operands& found = graph_.operands[i];
        const auto parts = texts(i);
        // The second predicate that it makes is the opposite of the first.
        if ((found.opcode->name != "ISETP" && found.opcode->name != "UISETP") || found.guarded ||
            !found.has("AND") || found.has("EX") || parts.size() != 5 ||
            parts[0] != to_text(predicate) || !parts[1].ends_with("PT") ||
            !parts[4].ends_with("PT") || parts[4].starts_with('!'))
          return false;
        const auto limit = immediate(parts[3]);
        const auto counter = std::ranges::find_if(
            found.reads, [&](const Registers& r) { return to_text(r) == parts[2]; });
        if (!limit || counter == found.reads.end())
          return false;
        counter_ = *counter;
        limit_ = *limit;
        unsigned_ = found.has("U32");
        for (std::size_t c = 0; c < comparisons.size(); ++c)
          if (found.has(comparisons[c])) {
            comparison_ = c;
            compared_at_ = i;
            return true;
          }
        return false;
      }
    return false;
  }

  /// The addition that changes the counter, in a block that every iteration passes.
  bool take_step(std::size_t branch) {
    std::optional<std::size_t> change;
    for (const std::size_t b : loop_.blocks)
      for (std::size_t i = graph_.blocks[b].begin; i < graph_.blocks[b].end; ++i)
        if (is_written(graph_.operands[i], counter_)) {
          if (change)
            return false;
          change = i;
        }
    if (!change || graph_.operands[*change].guarded ||
        graph_.block_of[*change] != graph_.block_of[branch])
      return false;
    const std::string_view name = graph_.operands[*change].opcode->name;
    const auto parts = texts(*change);
    const bool sum = name == "IADD3" || name == "UIADD3" || name == "VIADD" || name == "IADD";
    if (!sum || parts.size() < 3 || parts[0] != parts[1] || parts[0] != to_text(counter_) ||
        (parts.size() > 3 && immediate(parts[3]) != 0))
      return false;
    const auto step = immediate(parts[2]);
    if (!step || *step == 0)
      return false;
    step_ = *step;
    step_first_ = *change < compared_at_;
    return calls_keep_counter();
  }

  [[nodiscard]] bool is_call(std::size_t block) const {
    return graph_.operands[graph_.blocks[block].end - 1].opcode->flow == Flow::call;
  }
  /// No function that is called in the loop changes the counter.
  [[nodiscard]] bool calls_keep_counter() const {
    std::vector<std::size_t> called;
    for (const std::size_t b : loop_.blocks)
      if (is_call(b)) {
        if (!graph_.blocks[b].calls)
          return false;
        called.push_back(*graph_.blocks[b].calls);
      }
    if (called.empty())
      return true;
    return std::ranges::none_of(reached(graph_, std::move(called), true), [&](std::size_t b) {
      const auto first = graph_.operands.begin();
      const Block& block = graph_.blocks[b];
      return (is_call(b) && !block.calls) ||
             std::any_of(first + static_cast<std::ptrdiff_t>(block.begin),
                         first + static_cast<std::ptrdiff_t>(block.end),
                         [&](const Operands& each) { return is_written(each, counter_); });
    });
  }

  /// The counter's value where the loop is entered.
  [[nodiscard]] std::optional<std::int64_t> value_before() const {
    std::size_t block = loop_.header;
    for (std::size_t steps = 0; steps < graph_.blocks.size(); ++steps) {
      if (graph_.blocks[block].called)
        return {}; // by callers too
      std::optional<std::size_t> before;
      for (const std::size_t previous : graph_.blocks[block].previous)
        if (block != loop_.header || !inside(previous)) {
          if (before)
            return {};
          before = previous;
        }
      if (!before || inside(*before))
        return {};
      block = *before;
      if (is_call(block))
        return {};
      for (std::size_t i = graph_.blocks[block].end; i-- > graph_.blocks[block].begin;)
        if (is_written(graph_.operands[i], counter_))
          return value_of(i);
    }
    return {};
  }

  [[nodiscard]] std::optional<std::int64_t> value_of(std::size_t i) const {
    const Operands& operands = graph_.operands[i];
    const std::string_view name = operands.opcode->name;
    const auto parts = texts(i);
    if (operands.guarded || parts.empty())
      return {};
    if ((name == "MOV" || name == "UMOV" || name == "CS2R") && parts.size() == 2)
      return immediate(parts[1]);
    const bool move = name == "IMAD" && operands.has("MOV") && parts.size() == 4;
    if (move && parts[1] == "RZ" && parts[2] == "RZ")
      return immediate(parts[3]);
    // Half-precision arithmetic on zeros makes a zero.
    if (name == "HFMA2" && parts.size() == 5 && parts[1] == "-RZ" && parts[2] == "RZ" &&
        parts[3] == "0" && parts[4] == "0")
      return 0;
    return {};
  }

  [[nodiscard]] bool compare(std::int64_t counter) const {
    std::int64_t a = counter, b = limit_;
    if (unsigned_) {
      a = static_cast<std::uint32_t>(a);
      b = static_cast<std::uint32_t>(b);
    }
    switch (comparison_) {
    case 0:
      return a < b;
    case 1:
      return a <= b;
    case 2:
      return a > b;
    case 3:
      return a >= b;
    case 4:
      return a == b;
    default:
      return a != b;
    }
  }

  static constexpr std::array<std::string_view, 6> comparisons{"LT", "LE", "GT", "GE", "EQ", "NE"};
  const Function& function_;
  const Flowgraph& graph_;
  const BlockLoop& loop_;
  bool stays_if_ = true; ///< value of the comparison with which the loop goes on
  Registers counter_;
  std::int64_t limit_ = 0, step_ = 0;
  std::size_t comparison_ = 0, compared_at_ = 0;
  bool unsigned_ = false, step_first_ = true;
};

} // namespace

std::optional<double> proven_trips(const Function& function, const Flowgraph& graph,
                                   std::size_t loop) {
  return Proof(function, graph, graph.loops[loop]).trips();
}

} // namespace loom::sass
