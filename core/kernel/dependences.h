#pragma once

/// Which lines of a block wait for which others, and where arrows that say so find room beside the
/// code.

#include "core/kernel/program.h"

#include <utility>

namespace loom::kernel {

/// A value and the lines that wait for it, all by their place in Block::lines.
struct Dependence {
  int from = 0; ///< makes the value
  std::vector<int> to{};
  bool carried = false; ///< from one iteration of the block to the next
  std::size_t lane = 0; ///< from the code outwards
  /// The first and the last line of them all.
  [[nodiscard]] std::pair<int, int> span() const;
};

/// Those of a block, the short ones first, at most `most_lanes` lanes being taken: no two in a lane
/// overlap, but for those of the outermost where lanes give out.
[[nodiscard]] std::vector<Dependence> dependences(const Program& program, int block,
                                                  std::size_t most_lanes);

} // namespace loom::kernel
