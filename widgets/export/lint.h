#pragma once

/// What a reviewer or a publisher would object to in a figure, found by drawing it as an export
/// does and looking at what was drawn.

#include "widgets/export/exporter.h"

#include <optional>
#include <vector>

namespace loom {

enum class ProblemKind {
  small_text, ///< below the size that the preset's publisher prints
  faint,      ///< text of a contrast under 4.5 to what is behind it, curves of one under 2.2
  alike,      ///< two kinds of curves, bars or layers that grey or a colour vision makes one, with
              ///< the same dashes or markers; or two names in a legend with one sample
  cut_off,    ///< a label that leaves the page, ends in "…" or is left out for want of room
  overlap,    ///< a label over another
  no_unit,    ///< an axis without a word, or a quantity without its unit
  small_axes, ///< axes so short that nothing can be read between them
  few_ticks,  ///< an axis with fewer than three numbers, from which no scale is read
  misplaced,  ///< a name that stands nearer to another curve than to its own
  thin_line,  ///< a line thinner than printers hold, 0.25 points
  unnamed,    ///< a curve that nothing in the figure says what it is
  unmarked,   ///< numbers that no source states, and no mark or note that says so
  empty_room, ///< a large part of the page on which nothing stands
  not_drawn,  ///< measurements that belong to the figure and are of another state than it shows
  untrue,     ///< a note or the caption speaks of circles, dashes or the like, and none is drawn
  no_curve,   ///< a name in a legend of which nothing is drawn
  hidden,     ///< a mark that covers the peak of a curve on which it does not stand
};
/// "small-text", as the command line names it.
[[nodiscard]] const char* problem_id(ProblemKind kind);

struct FigureProblem {
  ProblemKind kind = ProblemKind::small_text;
  QString words; ///< what is wrong, with the text that it is about
  /// An export that does not have this problem, and fewer in all; absent where none was found.
  std::optional<ExportSpec> fix{};
  int count = 1; ///< of labels, or panels, that have it
};

/// Every problem of the figure when it is exported as `spec` says, whatever the format; of many of
/// a kind the worst. Needs a QApplication.
[[nodiscard]] std::vector<FigureProblem> lint(const Figure& figure, const ExportSpec& spec);

/// How many labels have problems of room: too small, cut off or over another; how many panels have
/// none between their axes, and how many axes none for three numbers.
[[nodiscard]] int count_cramped(const Figure& figure, const ExportSpec& spec);

/// What the fix changes, in words: "182 × 113 mm, text 7 pt".
[[nodiscard]] QString fix_words(const ExportSpec& spec, const ExportSpec& fix);

} // namespace loom
