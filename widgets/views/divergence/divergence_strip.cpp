#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/divergence/divergence_drawing.h"
#include "widgets/views/divergence/divergence_words.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace loom {
void draw_strip(DiagramBuilder out, const WarpRun& run, std::int64_t step,
                const DiagramRoom& place) {
  const simt::Trace& trace = run.trace;
  const double names = 2.6, below = 2 * text_line;
  const double left = place.x + names, wide = place.width - names - 0.5;
  const double high = std::max(1.0, place.height - below - 0.3);
  const double top = place.y + 0.3, ground = top + high;
  constexpr double least = 0.35, most = 8;
  const auto fit = std::max<std::int64_t>(1, static_cast<std::int64_t>(wide / least));
  const std::int64_t count = std::max<std::int64_t>(1, std::min(trace.length(), fit));
  const std::int64_t from = std::clamp<std::int64_t>(step - count / 2, 0, trace.length() - count);
  const double column = std::min(most, wide / static_cast<double>(count));
  const double gap = column > 0.8 ? 0.12 : 0;
  const int threads = run.asked.threads;
  const auto x_of = [&](std::int64_t index) {
    return left + column * static_cast<double>(index - from);
  };

  const DiagramText scale{.anchor = DiagramAnchor::right, .size = 0.9};
  out.text(left - 0.3, top + 0.5, QString::number(threads), names - 0.4, scale);
  if (high > 2)
    out.text(left - 0.3, ground - 0.3, QStringLiteral("0"), names - 0.4, scale);

  int before = -2;
  double told_until = left - 1;
  for (std::int64_t index = from; index < from + count && index < trace.length(); ++index) {
    const simt::Step& each = trace.steps[static_cast<std::size_t>(index)];
    const int active = std::popcount(each.active);
    const double height = high * active / threads;
    const int path = run.path_of(each.active);
    const DiagramRoom slot{x_of(index), top, column, high}; // all of it can be pointed at
    const std::string id = DiagramPart{DiagramPart::Kind::step, index}.id();
    if (active < threads)
      out.box({slot.x, top, column - gap, high - height}, {.id = id, .hatched = true});
    out.box({slot.x, ground - height, column - gap, height},
            {.role = path_role(path), .fill = DiagramFill::solid});
    out.box(slot, {.id = id,
                   .outline = index == step ? DiagramOutline::solid : DiagramOutline::none,
                   .emphasis = index == step});
    if (path != before && slot.x > told_until) {
      out.text(slot.x + 0.05, ground + text_line / 2, path_letter(path), 0,
               {.bold = true, .role = path_role(path)});
      told_until = slot.x + 1.1;
    }
    before = path;
    const double end = slot.x + column - gap;
    if (each.event != simt::Event::none) // where a run to the next event stops
      out.line(
          {end, top - 0.25}, {end, top},
          {.bold = each.event == simt::Event::reconverge || each.event == simt::Event::diverge});
  }
  out.line({left, ground}, {x_of(from + count), ground});
  const bool over = step >= trace.length();
  const auto said = [&](const QString& end, const QString& amid) {
    return over ? end.arg(trace.length()) : amid.arg(step).arg(trace.length());
  };
  QString words = said(tr("lanes active, one column an instruction · at the end, after %L1"),
                       tr("lanes active, one column an instruction · step %L1 of %L2"));
  if (about_width(words) > wide)
    words = said(tr("lanes active · at the end, after %L1"), tr("lanes active · step %L1 of %L2"));
  out.text(left, ground + text_line * 1.5, words, wide);
}

} // namespace loom
