#include "core/access/memory_layout.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr double widest_word = 3;
/// Whole blocks are drawn while their words are at least this wide, em.
constexpr double least_word = 0.5;
/// Gaps are marked by their distance up to this many.
constexpr std::size_t most_marked = 8;
/// Part of the width that gaps may take.
constexpr double gaps_share = 0.35;

/// The aligned pieces of `words` words that some transaction touches, ascending.
std::vector<MemoryPiece> pieces_of(const memory::Coalescing& result, int words) {
  std::vector<MemoryPiece> pieces;
  for (const memory::Transaction& each : result.transactions)
    for (std::int64_t at = each.first_word - each.first_word % words;
         at < each.first_word + each.words; at += words)
      pieces.push_back({at, words, 0});
  std::ranges::sort(pieces, {}, &MemoryPiece::first);
  const auto rest = std::ranges::unique(pieces, {}, &MemoryPiece::first);
  pieces.erase(rest.begin(), rest.end());
  return pieces;
}

/// Room between two pieces before there is too little of it.
double space_between(const CoalescingRun& run, const MemoryPiece& before, const MemoryPiece& after,
                     bool marked) {
  const std::int64_t skipped = after.first - before.first - before.words;
  const std::int64_t word = run.asked.pattern.word_bytes;
  if (skipped > 0) {
    const double digits = std::floor(std::log10(static_cast<double>(skipped))) + 1;
    return marked ? std::max(2.0, 0.6 * digits + 1) : 0.5;
  }
  if (before.first * word / run.rules.block_bytes == after.first * word / run.rules.block_bytes)
    return 0;
  return before.first * word / run.rules.line_bytes == after.first * word / run.rules.line_bytes
             ? 0.25
             : 0.5;
}

} // namespace

const MemoryPiece* MemoryLayout::piece_of(std::int64_t address) const {
  const auto after = std::ranges::upper_bound(pieces, address, {}, &MemoryPiece::first);
  if (after == pieces.begin())
    return nullptr;
  const MemoryPiece& piece = *std::prev(after);
  return address < piece.first + piece.words ? &piece : nullptr;
}

double MemoryLayout::x_of(std::int64_t address) const {
  const MemoryPiece* piece = piece_of(address);
  return piece ? piece->x + word * static_cast<double>(address - piece->first) : left;
}

MemoryLayout lay_out_memory(const CoalescingRun& run, double left, double width) {
  const int word_bytes = run.asked.pattern.word_bytes;
  const int block = std::max(1, run.rules.block_bytes / word_bytes);
  const int least = std::max(1, run.rules.least_bytes / word_bytes);
  MemoryLayout layout;
  layout.left = left + width / 2;
  layout.pieces = pieces_of(run.result, block);
  const auto words_of = [&](int words) {
    return static_cast<double>(layout.pieces.size()) * words;
  };
  int words = block;
  if (least < block && words_of(block) * least_word > width * (1 - gaps_share)) {
    layout.pieces = pieces_of(run.result, least);
    words = least;
  }
  if (layout.pieces.empty())
    return layout;

  std::vector<MemoryPiece>& pieces = layout.pieces;
  std::size_t skips = 0;
  for (std::size_t at = 1; at < pieces.size(); ++at)
    skips += pieces[at].first > pieces[at - 1].first + words ? 1 : 0;
  std::vector<double> spaces{0};
  double spaces_sum = 0;
  for (std::size_t at = 1; at < pieces.size(); ++at) {
    spaces.push_back(space_between(run, pieces[at - 1], pieces[at], skips <= most_marked));
    spaces_sum += spaces.back();
  }
  const double shrink = std::min(1.0, gaps_share * width / std::max(spaces_sum, 1e-9));
  layout.word = std::min(widest_word, (width - spaces_sum * shrink) / words_of(words));
  layout.width = layout.word * words_of(words) + spaces_sum * shrink;
  layout.left = left + (width - layout.width) / 2;
  double x = layout.left;
  for (std::size_t at = 0; at < pieces.size(); ++at) {
    const double space = spaces[at] * shrink;
    if (at > 0)
      if (const std::int64_t skipped = pieces[at].first - pieces[at - 1].first - words; skipped > 0)
        layout.gaps.push_back({skipped, x, space});
    x += space;
    pieces[at].x = x;
    x += layout.word * words;
  }
  return layout;
}

std::vector<TransactionGroup> group_transactions(const memory::Coalescing& result) {
  std::vector<TransactionGroup> groups;
  for (std::size_t at = 0; at < result.transactions.size(); ++at) {
    const memory::Transaction& each = result.transactions[at];
    const auto same = std::ranges::find_if(groups, [&](const TransactionGroup& group) {
      return group.transaction.first_word == each.first_word &&
             group.transaction.words == each.words && group.transaction.request == each.request;
    });
    if (same == groups.end()) {
      groups.push_back({static_cast<int>(at), 1, each});
    } else {
      ++same->count;
      same->transaction.lanes |= each.lanes;
    }
  }
  return groups;
}

} // namespace loom
