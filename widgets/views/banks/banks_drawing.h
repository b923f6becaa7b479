#pragma once

/// The parts of a picture of bank conflicts, as Figure 2.2 of Volkov 2016: threads above, a column
/// a bank below with the words that it serves, a row a pass. Parts (core/figure/diagram_part.h) are
/// lanes, cells, banks and strides.

#include "core/access/banks_picture.h"
#include "widgets/views/diagram_words.h"

#include <string>

namespace loom {

struct BanksLook {
  int pass = 0;                ///< that is shown as being served, from 1; 0: all of them
  memory::LaneMask followed{}; ///< threads whose way is drawn heavier
  bool names = true;           ///< says at the left what the rows are
  bool numbers = true;         ///< of threads, banks, words
  std::string heading{};       ///< a line above all
  double title = 1.7;          ///< largest size of the degree, 0 for none
  double least = 0.65;         ///< smallest text
  bool other = false;          ///< the alternative, as the ids of its parts say
};

/// Returns the height taken.
double draw_banks(DiagramBuilder out, const BanksRun& run, const BanksLook& look,
                  const DiagramRoom& place);

/// Bars: passes against stride. `current` is marked.
void draw_strides(DiagramBuilder out, const std::vector<int>& passes, std::int64_t current,
                  double least, const DiagramRoom& place);

} // namespace loom
