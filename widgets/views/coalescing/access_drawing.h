#pragma once

/// One access to global memory drawn as in Volkov 2016, Figure 2.1: threads above, memory below,
/// an arrow from each thread to its word, and under the words the transactions that move them.
/// Elements have ids: "lane:2", "arrow:2", "word:17", "transaction:0".

#include "core/access/memory_run.h"
#include "core/figure/diagram.h"
#include "widgets/views/diagram_words.h"

namespace loom {

/// What stands out from the rest: the threads in question and their transactions.
struct AccessFocus {
  memory::LaneMask lanes = 0; ///< 0: nothing stands out
  /// One transaction alone, by its number from 0; −1 for every one that serves a lane of `lanes`.
  int transaction = -1;
};

/// Draws into `place`, with names at its left and a legend below; returns the height taken. What is
/// left of `place.height` goes to the arrows.
double draw_access(DiagramBuilder out, const CoalescingRun& run, const AccessFocus& focus,
                   const DiagramRoom& place);

} // namespace loom
