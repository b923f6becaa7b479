#pragma once

/// Where the words of memory that an access touches stand in a diagram: only the aligned blocks
/// that transactions move, in the order of their addresses, with a gap where words are skipped.

#include "core/access/memory_run.h"

#include <vector>

namespace loom {

/// Words in sequence; a block, or the part of one that is moved where there are too many.
struct MemoryPiece {
  std::int64_t first = 0; ///< address, words
  int words = 0;
  double x = 0; ///< left edge, em
};

struct MemoryGap {
  std::int64_t words = 0; ///< skipped
  double x = 0, width = 0;
};

struct MemoryLayout {
  double word = 1; ///< width of a word, em
  double left = 0, width = 0;
  std::vector<MemoryPiece> pieces{};
  std::vector<MemoryGap> gaps{};

  /// The piece that holds a word, null when none does.
  [[nodiscard]] const MemoryPiece* piece_of(std::int64_t address) const;
  /// Left edge of a word of one of the pieces.
  [[nodiscard]] double x_of(std::int64_t address) const;
};

/// Between `left` and `left` + `width` em, centred.
[[nodiscard]] MemoryLayout lay_out_memory(const CoalescingRun& run, double left, double width);

/// Transactions that move the same words for the same part of the warp: drawn as one.
struct TransactionGroup {
  int number = 0;                    ///< of the first, from 0
  int count = 0;                     ///< how many
  memory::Transaction transaction{}; ///< with the lanes of all
};
[[nodiscard]] std::vector<TransactionGroup> group_transactions(const memory::Coalescing& result);

} // namespace loom
