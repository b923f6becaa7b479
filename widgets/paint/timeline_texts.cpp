#include "widgets/paint/timeline_painter.h"
#include "widgets/paint/timeline_strips.h"
#include "widgets/style/tr.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace loom {
namespace {

constexpr double label_share = 0.8; ///< of a line's height that labels keep apart at least
constexpr double label_gap = 4;     ///< points between a label and its row

/// Whether a row's name is written: where rows are thin, that of the first of each scheduler and
/// of every few after it that leave the next scheduler's first its room.
bool is_named(const Timeline& timeline, int row, int every) {
  const auto group = [&timeline](int of) {
    return timeline.rows[static_cast<std::size_t>(of)].group;
  };
  const int count = static_cast<int>(timeline.rows.size());
  int since = 0, left = 0;
  while (since < row && group(row - since - 1) == group(row))
    ++since;
  while (row + left < count && group(row + left) == group(row))
    ++left;
  return since == 0 || (since % every == 0 && (left >= every || row + left == count));
}

} // namespace

std::vector<PaintedText> timeline_texts(const Canvas& canvas, const Timeline& timeline,
                                        const TimelineLayout& layout) {
  std::vector<PaintedText> all;
  const double line = text_size(canvas.tick(), QString()).height();
  const auto beside = [&](const QString& text, double middle) {
    const QSizeF size = text_size(canvas.tick(), text);
    const double left = layout.rows.left() - (size.width() + canvas.points(label_gap));
    all.push_back({text, {{left, middle - size.height() / 2}, size}, canvas.tick()});
  };
  const int every =
      std::max(1, static_cast<int>(std::ceil(label_share * line / layout.row_height)));
  std::optional<double> above; // the last name's middle
  for (int row = 0; row < static_cast<int>(timeline.rows.size()); ++row) {
    if (!is_named(timeline, row, every) || (above && layout.y(row) - *above < label_share * line))
      continue;
    above = layout.y(row);
    const TimelineRow& named = timeline.rows[static_cast<std::size_t>(row)];
    // The first warp of a role says which it is.
    const bool first =
        row == 0 || timeline.rows[static_cast<std::size_t>(row) - 1].group != named.group;
    const QString label = QString::fromStdString(named.label);
    beside(!first || named.role.empty()  ? label
           : named.role == measured_role ? tr("measured %1").arg(label)
           : named.role == "producer"    ? tr("producer %1").arg(label)
                                         : tr("consumer %1").arg(label),
           *above);
  }
  beside(tr("in flight"), layout.flight.center().y());
  beside(tr("slots"), layout.slot_use.center().y());
  // The numbers of the strips' scales keep within their strip, so that none lies on another's.
  const auto scale = [&](const QString& text, const QRectF& strip, double at) {
    const QSizeF size = text_size(canvas.tick(), text);
    const double slack = std::max(0.0, (size.height() - strip.height()) / 2);
    const double top = std::clamp(at - size.height() / 2, strip.top() - slack,
                                  std::max(strip.top() - slack, strip.bottom() - size.height()));
    all.push_back(
        {text, {{strip.right() + canvas.points(timeline_tick + 1), top}, size}, canvas.tick()});
  };
  const double mark = flight_mark(timeline);
  const double up = layout.flight.height() * mark / in_flight_top(timeline);
  scale(QString::number(mark), layout.flight, layout.flight.bottom() - up);
  if (up > 1.3 * line)
    scale(QStringLiteral("0"), layout.flight, layout.flight.bottom());
  scale(strip_whole(), layout.slot_use, layout.slot_use.top());
  for (const SlotLegend::Entry& entry : layout.legend.entries)
    all.push_back({entry.words, entry.text, canvas.tick()});
  const QString title = tr("cycle");
  if (layout.low) {
    const QSizeF size = text_size(canvas.tick(), title);
    // Before the widest number that may stand at the axis' end.
    const double number = text_size(canvas.tick(), QStringLiteral("0000")).width() / 2;
    const double left = layout.rows.left() - number - canvas.points(2) - size.width();
    all.push_back(
        {title,
         {{std::max(0.0, left), layout.slot_use.bottom() + canvas.points(timeline_tick)}, size},
         canvas.tick()});
    return all;
  }
  const QSizeF size = text_size(canvas.text(), title);
  all.push_back({title,
                 {{layout.rows.center().x() - size.width() / 2,
                   layout.slot_use.bottom() + canvas.points(timeline_tick) + line},
                  size},
                 canvas.text()});
  return all;
}

} // namespace loom
