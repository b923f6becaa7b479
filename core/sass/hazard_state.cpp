#include "core/sass/hazard_state.h"

#include <algorithm>
#include <iterator>

namespace loom::sass {

namespace {

bool merge(std::vector<Pending>& into, const std::vector<Pending>& from) {
  bool changed = false;
  std::vector<Pending> more;
  auto at = into.begin();
  for (const Pending& p : from) {
    at = std::lower_bound(at, into.end(), p, before);
    if (at == into.end() || at->key() != p.key()) {
      more.push_back(p);
    } else if (p.left > at->left || p.cut < at->cut) {
      at->left = std::max(at->left, p.left);
      at->cut = at->cut && p.cut;
      changed = true;
    }
  }
  more.resize(std::min(more.size(), most_pending - into.size()));
  if (more.empty())
    return changed;
  const auto middle = static_cast<std::ptrdiff_t>(into.size());
  into.insert(into.end(), more.begin(), more.end());
  std::inplace_merge(into.begin(), into.begin() + middle, into.end(), before);
  return true;
}

} // namespace

void insert(std::vector<Pending>& into, const Pending& pending) {
  const auto at = std::lower_bound(into.begin(), into.end(), pending, before);
  if (at != into.end() && at->key() == pending.key())
    *at = pending;
  else if (into.size() < most_pending)
    into.insert(at, pending);
}

bool merge(State& into, const State& from) {
  bool changed = merge(into.pending, from.pending);
  changed = merge(into.reading, from.reading) || changed;
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

} // namespace loom::sass
