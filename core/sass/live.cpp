// Live registers, backwards over the blocks until nothing changes.

#include "core/sass/blocks.h"

#include <bitset>

namespace loom::sass {

namespace {

constexpr std::size_t ugprs = 256, preds = 512, upreds = 520, all = 528;
constexpr std::size_t stack_pointer = 1;
using Set = std::bitset<all>;

/// Where a file's registers stand in a Set; `all` for the files that are not counted.
std::size_t base(File file) {
  switch (file) {
  case File::gpr:
    return 0;
  case File::ugpr:
    return ugprs;
  case File::pred:
    return preds;
  case File::upred:
    return upreds;
  case File::convergence:
  case File::carry:
    break;
  }
  return all;
}

void put(Set& set, const std::vector<Registers>& registers, bool value) {
  for (const Registers& r : registers)
    if (const std::size_t from = base(r.file); from != all)
      for (std::size_t k = 0; k < r.count; ++k)
        set.set(from + r.first + k, value);
}

/// What is live before an instruction, from what is live behind it.
void step_back(Set& live, const Operands& operands) {
  if (operands.opcode->flow == Flow::end)
    live.set(stack_pointer);
  if (!operands.guarded)
    put(live, operands.writes, false);
  put(live, operands.reads, true);
}

Live count(const Set& live) {
  static const Set low = Set().set() >> (all - ugprs); // the first 256
  static const Set eight(0xff);
  return {static_cast<int>((live & low).count()), static_cast<int>((live >> ugprs & low).count()),
          static_cast<int>((live >> preds & eight).count()),
          static_cast<int>((live >> upreds).count())};
}

} // namespace

std::vector<Live> live_registers(const Flowgraph& graph) {
  std::vector<Set> before(graph.blocks.size());
  std::vector<std::size_t> work(graph.blocks.size());
  std::vector<bool> waiting(graph.blocks.size(), true);
  for (std::size_t b = 0; b < work.size(); ++b)
    work[b] = b; // taken from the end: later blocks first
  const auto behind = [&](std::size_t b) {
    Set live;
    // Code stops at a branch to itself, which stands behind a function's end.
    live.set(stack_pointer, graph.blocks[b].next == std::vector{b});
    for (const std::size_t next : graph.blocks[b].next)
      live |= before[next];
    return live;
  };
  while (!work.empty()) {
    const std::size_t b = work.back();
    work.pop_back();
    waiting[b] = false;
    Set live = behind(b);
    for (std::size_t i = graph.blocks[b].end; i-- > graph.blocks[b].begin;)
      step_back(live, graph.operands[i]);
    if (live == before[b])
      continue;
    before[b] = live;
    for (const std::size_t previous : graph.blocks[b].previous)
      if (!waiting[previous]) {
        waiting[previous] = true;
        work.push_back(previous);
      }
  }
  std::vector<Live> result(graph.operands.size());
  for (std::size_t b = 0; b < graph.blocks.size(); ++b) {
    Set live = behind(b);
    for (std::size_t i = graph.blocks[b].end; i-- > graph.blocks[b].begin;) {
      Set here = live;
      put(here, graph.operands[i].writes, true);
      step_back(live, graph.operands[i]);
      result[i] = count(here | live);
    }
  }
  return result;
}

} // namespace loom::sass
