#pragma once

/// Which passes of an access a picture of limited height shows: all, or those about one of them
/// with a count of what is left out before and after.

#include "core/memory/banks.h"

#include <vector>

namespace loom {

/// Em: of a pass at least and at most, and of a line between passes.
struct RowHeights {
  double least = 1.3, most = 2, line = 1.3;
};

struct BankRows {
  struct Row {
    double y = 0, height = 1;
    int pass = -1;    ///< from 0; −1 where it is a line of words
    int folded = 0;   ///< passes that the line stands for
    int request = -1; ///< or the request that begins under it
  };
  std::vector<Row> rows{};
  double height = 0;
};

/// `pass` is the one looked at, from 1; 0: the first. At least one pass is shown, whatever the
/// room.
[[nodiscard]] BankRows bank_rows(const memory::BankAccess& access, int pass, double room,
                                 const RowHeights& heights);

} // namespace loom
