// Labels: their size, contrast and place, and what they leave to the axes.

#include "widgets/export/lint_rules.h"
#include "widgets/style/tr.h"

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

QString quoted(const QString& text) {
  constexpr int longest = 40;
  return QStringLiteral("'%1'").arg(text.size() > longest ? text.left(longest - 1) + QChar(0x2026)
                                                          : text);
}

/// The outline less what two neighbours may share: `by` on each side.
QPolygonF shrunk(const QPolygonF& outline, double by) {
  const QPointF middle = outline.boundingRect().center();
  QPolygonF inner;
  for (const QPointF& corner : outline) {
    const QPointF away = corner - middle;
    const auto closer = [by](double along) {
      return std::copysign(std::max(0.0, std::abs(along) - by), along);
    };
    inner.push_back(middle + QPointF(closer(away.x()), closer(away.y())));
  }
  return inner;
}

class LabelRules {
public:
  LabelRules(const std::vector<DrawnLabel>& labels, const QSizeF& page, double units_per_point,
             std::vector<FigureProblem>& problems)
      : labels_(labels), page_(QPointF(0, 0), page), units_(units_per_point), problems_(problems) {}

  void check_sizes(double floor_pt) {
    constexpr double rounding = 0.06; // fonts are whole units high
    int small = 0;
    const DrawnLabel* smallest = nullptr;
    for (const DrawnLabel& label : labels_)
      if (label.size / units_ < floor_pt - rounding) {
        ++small;
        if (!smallest || label.size < smallest->size)
          smallest = &label;
      }
    if (smallest)
      add(ProblemKind::small_text,
          tr("%1 is %2 pt high, below %3 pt")
              .arg(quoted(smallest->text))
              .arg(smallest->size / units_, 0, 'f', 1)
              .arg(floor_pt),
          small);
  }

  void check_contrasts() {
    constexpr double least = 4.5; // WCAG 2, AA
    int faint = 0;
    const DrawnLabel* faintest = nullptr;
    double lowest = least;
    for (const DrawnLabel& label : labels_)
      if (const double found = contrast(label.colour, label.ground); found < least - 0.05) {
        ++faint;
        if (found < lowest) {
          lowest = found;
          faintest = &label;
        }
      }
    if (faintest)
      add(ProblemKind::faint,
          tr("%1 has a contrast of %2, below %3")
              .arg(quoted(faintest->text))
              .arg(lowest, 0, 'f', 1)
              .arg(least),
          faint);
  }

  /// `whole`: texts of the figure that end in an ellipsis themselves.
  void check_places(const QStringList& whole) {
    int cut = 0;
    const DrawnLabel* first = nullptr;
    for (const DrawnLabel& label : labels_) {
      const double slack = 0.1 * label.size;
      const bool inside =
          page_.adjusted(-slack, -slack, slack, slack).contains(label.outline.boundingRect());
      const bool shortened = label.text.endsWith(QChar(0x2026)) && !whole.contains(label.text);
      if (inside && !shortened)
        continue;
      ++cut;
      if (!first)
        first = &label;
    }
    if (first)
      add(ProblemKind::cut_off, tr("%1 is cut off").arg(quoted(first->text)), cut);
  }

  void check_overlaps() {
    int overlaps = 0;
    QString words;
    for (std::size_t i = 0; i < labels_.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        if (!overlap(labels_[i], labels_[j]))
          continue;
        if (overlaps++ == 0)
          words = tr("%1 lies over %2").arg(quoted(labels_[i].text), quoted(labels_[j].text));
      }
    if (overlaps > 0)
      add(ProblemKind::overlap, words, overlaps);
  }

private:
  static bool overlap(const DrawnLabel& a, const DrawnLabel& b) {
    if (!a.outline.boundingRect().intersects(b.outline.boundingRect()))
      return false;
    const double slack = 0.05 * std::min(a.size, b.size);
    return shrunk(a.outline, slack).intersects(shrunk(b.outline, slack));
  }
  /// `words` of the worst of `count` labels.
  void add(ProblemKind kind, const QString& words, int count) {
    const QString all = count == 1 ? words : tr("%1, and %2 more").arg(words).arg(count - 1);
    problems_.push_back({kind, all, {}, count});
  }

  const std::vector<DrawnLabel>& labels_;
  QRectF page_;
  double units_;
  std::vector<FigureProblem>& problems_;
};

/// Texts of the figure that end in an ellipsis because somebody wrote them so.
QStringList open_ended(const Figure& figure) {
  QStringList texts;
  const auto take = [&](const std::string& utf8) {
    if (const QString text = QString::fromStdString(utf8); text.endsWith(QChar(0x2026)))
      texts.push_back(text);
  };
  for (const Panel& panel : figure.panels) {
    for (const DiagramText& text : panel.diagram.texts)
      take(text.text);
    for (const auto& row : panel.table.rows)
      for (const Cell& cell : row)
        take(cell.text);
  }
  return texts;
}

} // namespace

void check_labels(const std::vector<DrawnLabel>& labels, const QSizeF& size, double units_per_point,
                  double floor_pt, const Figure& figure, std::vector<FigureProblem>& problems) {
  LabelRules rules(labels, size, units_per_point, problems);
  constexpr double least_pt = 5; // whatever a preset allows
  rules.check_sizes(std::max(floor_pt, least_pt));
  rules.check_contrasts();
  rules.check_places(open_ended(figure));
  rules.check_overlaps();
}

void check_axes_room(const Figure& figure, const std::vector<QSizeF>& axes, double units_per_point,
                     double text_pt, std::vector<FigureProblem>& problems) {
  constexpr double least_lines = 2; // of text; a curve lower than that is a line
  int count = 0;
  double shortest = least_lines * text_pt;
  QString worst;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const double side = std::min(axes[i].width(), axes[i].height()) / units_per_point;
    if (axes[i].isEmpty() || side >= least_lines * text_pt)
      continue;
    ++count;
    if (side < shortest) {
      shortest = side;
      worst = QString::fromStdString(figure.panels[i].title);
    }
  }
  if (count == 0)
    return;
  const double mm = shortest / 72 * 25.4, least_mm = least_lines * text_pt / 72 * 25.4;
  const QString words =
      worst.isEmpty() ? tr("axes of %1 mm, below %2 mm").arg(mm, 0, 'f', 1).arg(least_mm, 0, 'f', 1)
                      : tr("%1 has axes of %2 mm, below %3 mm")
                            .arg(quoted(worst))
                            .arg(mm, 0, 'f', 1)
                            .arg(least_mm, 0, 'f', 1);
  problems.push_back({ProblemKind::small_axes,
                      count == 1 ? words : tr("%1, and %2 more").arg(words).arg(count - 1),
                      {},
                      count});
}

} // namespace loom
