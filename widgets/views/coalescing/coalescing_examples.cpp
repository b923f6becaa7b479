#include "widgets/views/coalescing/coalescing_examples.h"

#include "widgets/look/per_language.h"
#include "widgets/style/tr.h"

namespace loom {
namespace {

using memory::AddressPattern;
using memory::Generation;
using memory::PatternKind;
using memory::TeachingSizes;

/// Four threads and transactions of four words.
GlobalAccess teaching(std::vector<std::int64_t> words, Generation rules,
                      const TeachingSizes& sizes = {}) {
  GlobalAccess access;
  access.pattern.kind = PatternKind::list;
  access.pattern.threads = static_cast<int>(words.size());
  access.pattern.list = std::move(words);
  access.rules = rules;
  access.teaching = sizes;
  return access;
}

GlobalAccess whole_warp(const AddressPattern& pattern) { return {.pattern = pattern}; }

} // namespace

const std::vector<AccessExample>& access_examples() {
  using enum Generation;
  static PerLanguage<std::vector<AccessExample>> all;
  return all.get([]() -> std::vector<AccessExample> {
    return {
        {tr("Figure 2.1: (0, 1, 2, 3)"), teaching({0, 1, 2, 3}, maxwell)},
        {tr("Figure 2.1: (1, 2, 3, 4), not aligned"), teaching({1, 2, 3, 4}, maxwell)},
        {tr("Figure 2.1: (0, 3, 6, 9), stride 3"), teaching({0, 3, 6, 9}, maxwell)},
        {tr("Figure 2.1: (2, 4, 13, 11), nothing to coalesce"), teaching({2, 4, 13, 11}, maxwell)},
        {},
        {tr("G80: (3, 2, 1, 0), the wrong order"), teaching({3, 2, 1, 0}, g80)},
        {tr("G80: (1, 1, 1, 1), one word for all"), teaching({1, 1, 1, 1}, g80)},
        {tr("GT200: (1, 2, 3, 4), transactions of 4 and 2 words"),
         teaching({1, 2, 3, 4}, gt200, {.transaction_words = {2, 4}})},
        {tr("GT200: (1, 2, 3, 4), a half-warp at a time"),
         teaching({1, 2, 3, 4}, gt200, {.transaction_words = {2, 4}, .half_warps = true})},
        {},
        {tr("A warp, stride 1"), whole_warp({})},
        {tr("A warp, stride 1, offset 1"), whole_warp({.offset = 1})},
        {tr("A warp, stride 2"), whole_warp({.stride = 2})},
        {tr("A warp, stride 32"), whole_warp({.stride = 32})},
        {tr("A warp, random"), whole_warp({.kind = PatternKind::random})},
        {tr("A column of an array of 33 words a row"),
         whole_warp({.kind = PatternKind::tile, .padding = 1, .width = 1})},
    };
  });
}

} // namespace loom
