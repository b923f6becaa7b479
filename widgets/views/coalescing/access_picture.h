#pragma once

/// What the parts of the drawing of an access share; for access_drawing.cpp and
/// transaction_cards.cpp alone.

#include "core/access/memory_layout.h"
#include "core/base/lanes.h"
#include "widgets/views/coalescing/access_drawing.h"

#include <QString>

#include <vector>

namespace loom {

namespace access_picture {
constexpr double digit = 0.62; ///< width of a digit
constexpr double note_size = 0.85;

[[nodiscard]] inline double width_of(const QString& words) {
  return digit * static_cast<double>(words.size());
}
} // namespace access_picture

/// Everything the parts of the picture share.
struct AccessPicture {
  DiagramBuilder out;
  const CoalescingRun& run;
  const AccessFocus& focus;
  MemoryLayout memory;
  std::vector<TransactionGroup> groups;
  memory::LaneMask active;
  double left, width; ///< of what is right of the names
  double names;       ///< width of the names

  [[nodiscard]] bool stands_out(int lane) const { return has_lane(focus.lanes, lane); }
  [[nodiscard]] bool stands_out(const TransactionGroup& group) const {
    return focus.transaction >= 0 ? focus.transaction == group.number
                                  : (focus.lanes & group.transaction.lanes) != 0;
  }
  void name(double y, const QString& words) const {
    out.text(left - 0.6, y, words, names - 0.6,
             {.anchor = DiagramAnchor::right, .size = access_picture::note_size, .faint = true});
  }
};

/// The cards of the transactions, a row for each part of the warp: their height, and the drawing.
[[nodiscard]] double cards_height(const AccessPicture& picture);
void draw_transactions(const AccessPicture& picture, double top);

} // namespace loom
