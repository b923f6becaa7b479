#include "core/sass/iteration.h"

#include <algorithm>

namespace loom::sass {

namespace {

constexpr std::size_t settling = 4,
                      compared = 4; ///< iterations until the times repeat, and measured
constexpr std::size_t longest_followed = 1U << 16; ///< instructions from which on one is followed

/// Goes back from the end, an iteration later where there is one.
void mark_critical(Iteration& result, const Schedule& all, std::size_t size, std::size_t shown) {
  // What set a barrier: the last issue of that instruction before.
  const auto issue_before = [&](std::size_t at, std::size_t instruction) {
    std::size_t before = at;
    while (before > 0 && all.issues[--before].instruction != instruction) {
    }
    return before;
  };
  std::size_t at = std::min(all.issues.size(), (shown + 2) * size) - 1;
  while (true) {
    if (at / size == shown)
      result.steps[at % size].critical = true;
    if (at == 0 || at / size < shown)
      return;
    const Issue& issue = all.issues[at];
    at = issue.cause == IssueWait::barrier && issue.held_by ? issue_before(at, *issue.held_by)
                                                            : at - 1;
  }
}

} // namespace

Iteration iteration(const Function& function, const Flowgraph& graph,
                    std::span<const std::size_t> body, const IssueTimes& times, bool repeats) {
  Iteration result;
  if (body.empty())
    return result;
  repeats = repeats && body.size() <= longest_followed;
  const std::size_t count = repeats ? settling + compared : 1;
  std::vector<std::size_t> repeated;
  repeated.reserve(body.size() * count);
  for (std::size_t i = 0; i < count; ++i)
    repeated.insert(repeated.end(), body.begin(), body.end());
  const Schedule all = schedule(function, graph, repeated, times);
  const std::size_t shown = repeats ? settling : 0;
  const auto start = [&](std::size_t i) {
    return static_cast<double>(all.issues[i * body.size()].cycle);
  };
  result.cycles = repeats ? (start(count - 1) - start(settling - 1)) / compared
                          : static_cast<double>(all.cycles);
  for (std::size_t k = 0; k < body.size(); ++k) {
    const std::size_t at = shown * body.size() + k;
    const Issue& issue = all.issues[at];
    const std::int64_t since = at == 0 ? 0 : issue.cycle - all.issues[at - 1].cycle - 1;
    result.steps.push_back({.instruction = body[k],
                            .wait = std::max<std::int64_t>(since, 0),
                            .cause = issue.cause,
                            .held_by = issue.held_by});
  }
  for (const Uncertain& each : all.uncertain)
    if (each.issue >= shown * body.size() && each.issue < (shown + 1) * body.size()) {
      result.steps[each.issue - shown * body.size()].at_least = true;
      result.at_least = true;
    }
  mark_critical(result, all, body.size(), shown);
  return result;
}

} // namespace loom::sass
