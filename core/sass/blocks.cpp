#include "core/sass/blocks.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace loom::sass {

namespace {

constexpr std::size_t most_steps = 4'000'000; ///< instructions of all loops together
constexpr std::size_t none = static_cast<std::size_t>(-1);

class Builder {
public:
  explicit Builder(const Function& function)
      : function_(function), code_(function.instructions), targets_(code_.size(), none) {}

  Flowgraph build() {
    graph_.operands.reserve(code_.size());
    for (const Instruction& instruction : code_)
      graph_.operands.push_back(operands_of(instruction, function_));
    find_targets();
    cut();
    connect();
    find_loops();
    return std::move(graph_);
  }

private:
  [[nodiscard]] const Operands& at(std::size_t i) const { return graph_.operands[i]; }

  void find_targets() {
    std::unordered_map<std::string_view, std::size_t> labels;
    for (const Label& label : function_.labels)
      labels.emplace(label.name, label.index);
    for (std::size_t i = 0; i < code_.size(); ++i) {
      const Operands& operands = at(i);
      if (operands.target) {
        const auto to = std::lower_bound(
            code_.begin(), code_.end(), *operands.target,
            [](const Instruction& a, std::uint64_t address) { return a.address < address; });
        if (to != code_.end() && to->address == *operands.target)
          targets_[i] = static_cast<std::size_t>(to - code_.begin());
      } else if (!operands.target_label.empty()) {
        const auto label = labels.find(operands.target_label);
        if (label != labels.end() && label->second < code_.size())
          targets_[i] = label->second;
      }
    }
  }

  void cut() {
    std::vector<bool> leader(code_.size() + 1, false);
    leader[0] = true;
    for (std::size_t i = 0; i < code_.size(); ++i) {
      const Flow flow = at(i).opcode->flow;
      if (targets_[i] != none)
        leader[targets_[i]] = true;
      if (flow != Flow::next && flow != Flow::set_target)
        leader[i + 1] = true;
    }
    graph_.block_of.resize(code_.size());
    for (std::size_t i = 0; i < code_.size(); ++i) {
      if (leader[i])
        graph_.blocks.push_back({i, i, {}, {}});
      graph_.blocks.back().end = i + 1;
      graph_.block_of[i] = graph_.blocks.size() - 1;
    }
  }

  void edge(std::size_t from, std::size_t to) {
    std::vector<std::size_t>& next = graph_.blocks[from].next;
    if (std::find(next.begin(), next.end(), to) != next.end())
      return;
    next.push_back(to);
    graph_.blocks[to].previous.push_back(from);
  }

  void connect() {
    std::vector<std::size_t> set; // targets of the SSY, PBK and PCNT above, before Volta
    for (std::size_t b = 0; b < graph_.blocks.size(); ++b) {
      const Block& block = graph_.blocks[b];
      for (std::size_t i = block.begin; i < block.end; ++i)
        if (at(i).opcode->flow == Flow::set_target && targets_[i] != none)
          set.push_back(graph_.block_of[targets_[i]]);
      const std::size_t last = block.end - 1;
      const Flow flow = at(last).opcode->flow;
      bool falls =
          at(last).guarded || flow == Flow::next || flow == Flow::set_target || flow == Flow::call;
      if (flow == Flow::branch) {
        // A branch may carry its condition as an operand: BRA.U !UP0, 0x90.
        falls = falls || !at(last).reads.empty();
        if (targets_[last] == none)
          graph_.unknown_targets.push_back(last);
        else
          edge(b, graph_.block_of[targets_[last]]);
      } else if (flow == Flow::indirect) {
        graph_.unknown_targets.push_back(last);
      } else if (flow == Flow::to_target) {
        while (!set.empty() && set.back() <= b)
          set.pop_back();
        if (set.empty())
          graph_.unknown_targets.push_back(last);
        else
          edge(b, set.back());
      } else if (flow == Flow::call && targets_[last] != none) {
        graph_.blocks[b].calls = graph_.block_of[targets_[last]];
        graph_.blocks[*graph_.blocks[b].calls].called = true;
      }
      if (falls && b + 1 < graph_.blocks.size())
        edge(b, b + 1);
    }
  }

  [[nodiscard]] bool is_entry(std::size_t block) const {
    return block == 0 || graph_.blocks[block].called;
  }

  /// Depth first; `state`: 1 entered, 2 left.
  void search(std::size_t from, std::vector<char>& state,
              std::unordered_map<std::size_t, std::vector<std::size_t>>& latches) const {
    const std::vector<Block>& blocks = graph_.blocks;
    std::vector<std::pair<std::size_t, std::size_t>> stack{{from, 0}};
    state[from] = 1;
    while (!stack.empty()) {
      auto& [block, edge] = stack.back();
      if (edge == blocks[block].next.size()) {
        state[block] = 2;
        stack.pop_back();
        continue;
      }
      const std::size_t to = blocks[block].next[edge++];
      if (state[to] == 1)
        latches[to].push_back(block);
      if (state[to] != 0)
        continue;
      state[to] = 1;
      stack.emplace_back(to, 0);
    }
  }

  /// Headers are where a depth-first search meets a block that it has not left.
  void find_loops() {
    const std::vector<Block>& blocks = graph_.blocks;
    std::vector<char> state(blocks.size(), 0);
    std::unordered_map<std::size_t, std::vector<std::size_t>> latches;
    for (std::size_t b = 0; b < blocks.size(); ++b)
      if (is_entry(b) && state[b] == 0)
        search(b, state, latches);
    std::size_t steps = 0;
    for (std::size_t header = 0; header < blocks.size() && steps < most_steps; ++header)
      if (const auto found = latches.find(header); found != latches.end())
        add_loop(header, found->second, state, steps);
    for (BlockLoop& loop : graph_.loops)
      loop.innermost = std::none_of(loop.blocks.begin(), loop.blocks.end(), [&](std::size_t b) {
        return b != loop.header && latches.contains(b);
      });
  }

  void add_loop(std::size_t header, std::vector<std::size_t> work, const std::vector<char>& reached,
                std::size_t& steps) {
    BlockLoop loop;
    loop.header = header;
    if (inside_.size() != graph_.blocks.size())
      inside_.assign(graph_.blocks.size(), none);
    inside_[header] = header;
    loop.blocks.push_back(header);
    while (!work.empty()) {
      const std::size_t block = work.back();
      work.pop_back();
      ++steps;
      if (inside_[block] == header || reached[block] == 0)
        continue;
      if (is_entry(block))
        return; // entered around the header
      inside_[block] = header;
      steps += graph_.blocks[block].end - graph_.blocks[block].begin;
      loop.blocks.push_back(block);
      work.insert(work.end(), graph_.blocks[block].previous.begin(),
                  graph_.blocks[block].previous.end());
    }
    std::sort(loop.blocks.begin(), loop.blocks.end());
    loop.first = graph_.blocks[loop.blocks.front()].begin;
    loop.last = graph_.blocks[loop.blocks.back()].end - 1;
    graph_.loops.push_back(std::move(loop));
  }

  const Function& function_;
  const std::vector<Instruction>& code_;
  std::vector<std::size_t> targets_; ///< instruction to instruction
  std::vector<std::size_t> inside_;  ///< the last loop's header that a block was found in
  Flowgraph graph_;
};

} // namespace

Flowgraph flowgraph(const Function& function) {
  return function.instructions.empty() ? Flowgraph() : Builder(function).build();
}

std::vector<std::size_t> reached(const Flowgraph& graph, std::vector<std::size_t> from,
                                 bool called) {
  std::vector<bool> seen(graph.blocks.size());
  std::vector<std::size_t> all;
  while (!from.empty()) {
    const std::size_t b = from.back();
    from.pop_back();
    if (seen[b])
      continue;
    seen[b] = true;
    all.push_back(b);
    const Block& block = graph.blocks[b];
    from.insert(from.end(), block.next.begin(), block.next.end());
    if (called && block.calls)
      from.push_back(*block.calls);
  }
  std::sort(all.begin(), all.end());
  return all;
}

} // namespace loom::sass
