// What only the places tell: numbers at the axes, names at their curves, room on the page; and what
// the figure says of itself.

#include "widgets/export/lint_rules.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

QString in_quotes(const QString& text) { return QStringLiteral("'%1'").arg(text); }

/// A panel as its reader knows it: by its title, else by what its vertical axis shows.
QString panel_name(const Panel& panel) {
  return in_quotes(panel.title.empty() ? axis_title(panel.y) : QString::fromStdString(panel.title));
}

/// One problem of a kind for all panels that have it.
class Finding {
public:
  explicit Finding(ProblemKind kind) : kind_(kind) {}
  void add(const QString& words) {
    if (count_++ == 0)
      words_ = words;
  }
  void tell(std::vector<FigureProblem>& problems) const {
    if (count_ == 0)
      return;
    problems.push_back({kind_,
                        count_ == 1 ? words_ : tr("%1, and %2 more").arg(words_).arg(count_ - 1),
                        {},
                        count_});
  }

private:
  ProblemKind kind_;
  QString words_;
  int count_ = 0;
};

/// A scale is read off three numbers: with two nobody knows whether it is logarithmic.
void check_ticks(const DrawnPanel& drawn, bool horizontal, Finding& finding) {
  constexpr long least = 3;
  const Axis& axis = horizontal ? drawn.panel->x : drawn.panel->y;
  if (axis.bare || axis.kind == AxisKind::category ||
      (drawn.panel->kind == PanelKind::tornado && !horizontal))
    return;
  const std::vector<Tick>& ticks = horizontal ? drawn.layout.x_ticks : drawn.layout.y_ticks;
  const auto labelled =
      std::ranges::count_if(ticks, [](const Tick& tick) { return !tick.label.isEmpty(); });
  if (labelled < least)
    finding.add(tr("the axis '%1' of %2 has fewer than three numbers")
                    .arg(axis_title(axis), panel_name(*drawn.panel)));
}

void check_nearest(const DrawnPanel& drawn, double slack, Finding& finding) {
  for (const PlacedLabel& label : drawn.labels)
    if (const Curve* other = taken_for(label, drawn.curves, slack))
      finding.add(tr("%1 stands nearer to the curve %2 than to its own")
                      .arg(in_quotes(label.text), in_quotes(QString::fromStdString(other->label))));
}

/// Two names in a legend with one sample.
void check_samples(const std::vector<LegendItem>& legend, Finding& finding) {
  for (std::size_t i = 0; i < legend.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (legend[i].role == legend[j].role && legend[i].sample == legend[j].sample &&
          legend[i].weight == legend[j].weight && legend[i].hatched == legend[j].hatched &&
          legend[i].label != legend[j].label)
        finding.add(tr("%1 and %2 are drawn alike")
                        .arg(in_quotes(legend[j].label), in_quotes(legend[i].label)));
}

/// Words over the samples of a legend, whose places are from `corner`.
void check_legend(const std::vector<LegendItem>& legend, QPoint corner,
                  const std::vector<DrawnLabel>& labels, Finding& finding) {
  for (const LegendItem& item : legend) {
    const QRectF sample = item.patch.translated(corner).adjusted(1, 1, -1, -1);
    for (const DrawnLabel& label : labels)
      if (label.outline.boundingRect().intersects(sample))
        finding.add(tr("%1 lies over the legend's sample of %2")
                        .arg(in_quotes(label.text), in_quotes(item.label)));
  }
}

/// Whether the name stands in a legend, or beside a curve of this or another panel.
bool stands_somewhere(const Curve& curve, const std::vector<DrawnPanel>& panels,
                      const std::vector<LegendItem>& shared) {
  const QString name = QString::fromStdString(curve.label);
  const auto says = [&](const QString& words) { // as it is, with its arrow, or cut short
    return words == name || words == name + QStringLiteral(" ↑") ||
           (words.endsWith(QChar(0x2026)) && name.startsWith(words.chopped(1)));
  };
  const auto in_legend = [&](const LegendItem& item) { return says(item.label); };
  return std::ranges::any_of(shared, in_legend) ||
         std::ranges::any_of(panels, [&](const DrawnPanel& drawn) {
           return std::ranges::any_of(drawn.layout.legend, in_legend) ||
                  std::ranges::any_of(drawn.labels,
                                      [&](const PlacedLabel& label) { return says(label.text); });
         });
}

/// Whether the figure itself says what its curves are: its caption stands under it.
bool describes_itself(const Figure& figure) {
  return std::ranges::find(figure.footnotes, figure.caption) != figure.footnotes.end();
}

/// Whether a curve of its look, or any dots where it is dots, has a name in some panel.
bool named_somewhere(const Figure& figure, const Curve& curve) {
  return std::ranges::any_of(figure.panels, [&](const Panel& panel) {
    return std::ranges::any_of(panel.curves, [&](const Curve& other) {
      return (other.role == curve.role || curve.dots) && other.dots == curve.dots &&
             !other.label.empty();
    });
  });
}

/// Whether a mark on the curve says in words what stands there.
bool named_by_mark(const Panel& panel, const Curve& curve) {
  return std::ranges::any_of(panel.marks, [&](const Mark& mark) {
    const QString label = QString::fromStdString(mark.label);
    return (mark.role == curve.role || mark.role == Role::guide) &&
           std::ranges::any_of(label, [](QChar c) { return c.isLetter(); }) &&
           std::ranges::any_of(curve.points, [&](const Point& point) {
             return std::abs(point.x - mark.at.x) <= 1e-6 * std::abs(mark.at.x) &&
                    std::abs(point.y - mark.at.y) <= 1e-6 * std::abs(mark.at.y);
           });
  });
}

void check_names(const Figure& figure, Finding& finding) {
  if (describes_itself(figure))
    return;
  for (const Panel& panel : figure.panels) {
    const auto counts = [](const Curve& curve) {
      return !curve.points.empty() && (curve.dots || curve.weight != Weight::hair);
    };
    const auto is_data = [&](const Curve& curve) {
      return counts(curve) && curve.role != Role::guide;
    };
    if (panel.kind != PanelKind::curves || std::ranges::count_if(panel.curves, counts) < 2)
      continue;
    const bool single = std::ranges::count_if(panel.curves, is_data) < 2; // what the axis says
    for (const Curve& curve : panel.curves)
      if (counts(curve) && curve.label.empty() && !(single && is_data(curve)) &&
          !named_somewhere(figure, curve) && !named_by_mark(panel, curve))
        finding.add(tr("nothing says what the curve '%1' of %2 is")
                        .arg(QString::fromStdString(curve.id), panel_name(panel)));
  }
}

bool has_mark(const QString& text) { return text.contains(u'ᵈ') || text.contains(u'ᵃ'); }

/// Whether any name, title or cell carries a mark.
bool carries_marks(const Figure& figure) {
  return std::ranges::any_of(figure.panels, [](const Panel& panel) {
    const auto marked_text = [](const std::string& text) {
      return has_mark(QString::fromStdString(text));
    };
    return marked_text(panel.title) || std::ranges::any_of(panel.x.categories, marked_text) ||
           std::ranges::any_of(panel.y.categories, marked_text) ||
           std::ranges::any_of(panel.curves,
                               [&](const Curve& curve) { return marked_text(curve.label); }) ||
           std::ranges::any_of(panel.table.rows, [&](const std::vector<Cell>& row) {
             return std::ranges::any_of(row, [&](const Cell& cell) {
               return !cell.note.empty() || marked_text(cell.text);
             });
           });
  });
}

void check_marks(const Figure& figure, Finding& finding) {
  const std::vector<UnstatedNumber> numbers = unstated_numbers(figure);
  if (numbers.empty())
    return;
  if (!notes_statuses(figure))
    finding.add(tr("no note says that %1 of %2 is derived or assumed")
                    .arg(in_quotes(number_words(numbers.front())),
                         QString::fromStdString(numbers.front().of)));
  else if (notes_marks(figure) && !carries_marks(figure))
    finding.add(tr("the note explains marks of derived numbers, but nothing has one"));
}

} // namespace

void check_panels(const std::vector<DrawnPanel>& panels, const std::vector<LegendItem>& shared,
                  const std::vector<DrawnLabel>& labels, double units_per_point,
                  std::vector<FigureProblem>& problems) {
  Finding ticks(ProblemKind::few_ticks), nearest(ProblemKind::misplaced),
      samples(ProblemKind::alike), covered(ProblemKind::overlap);
  for (const DrawnPanel& drawn : panels) {
    check_ticks(drawn, true, ticks);
    check_ticks(drawn, false, ticks);
    check_nearest(drawn, 2 * units_per_point, nearest);
    check_samples(drawn.layout.legend, samples);
    check_legend(drawn.layout.legend, drawn.corner, labels, covered);
  }
  check_samples(shared, samples);
  check_legend(shared, {}, labels, covered);
  for (const Finding& finding : {ticks, nearest, samples, covered})
    finding.tell(problems);
}

void check_left_out(const std::vector<DrawnPanel>& panels, const std::vector<LegendItem>& shared,
                    std::vector<FigureProblem>& problems) {
  Finding left_out(ProblemKind::cut_off);
  for (const DrawnPanel& drawn : panels)
    for (const CurveShape& shape : drawn.curves) {
      const bool seen =
          std::ranges::any_of(shape.parts, [](const QPolygonF& part) { return !part.isEmpty(); });
      if (seen && !shape.curve->label.empty() && !stands_somewhere(*shape.curve, panels, shared))
        left_out.add(tr("the name %1 of a curve is left out: it has no room")
                         .arg(in_quotes(QString::fromStdString(shape.curve->label))));
    }
  left_out.tell(problems);
}

void check_lines(double thinnest, double units_per_point, std::vector<FigureProblem>& problems) {
  constexpr double least = 0.25; // points
  if (thinnest / units_per_point < least - 1e-6)
    problems.push_back({ProblemKind::thin_line,
                        tr("a line is %1 pt wide, below %2 pt")
                            .arg(thinnest / units_per_point, 0, 'f', 2)
                            .arg(least),
                        {}});
}

void check_page(const QRectF& inked, const QSizeF& size, const std::vector<DrawnPanel>& panels,
                std::vector<FigureProblem>& problems) {
  constexpr double most = 1.0 / 3, most_beside = 0.25;
  Finding empty(ProblemKind::empty_room);
  const double wide = 1 - inked.width() / size.width(), high = 1 - inked.height() / size.height();
  const auto percent = [](double share) { return QString::number(std::round(100 * share)); };
  if (wide > most)
    empty.add(tr("%1 % of the width is empty").arg(percent(wide)));
  if (high > most)
    empty.add(tr("%1 % of the height is empty").arg(percent(high)));
  for (const DrawnPanel& drawn : panels) {
    const QRectF axes(drawn.layout.axes);
    const double beside = drawn.layout.size.width() - axes.right();
    const auto names = std::ranges::count_if(drawn.labels, [&axes](const PlacedLabel& label) {
      return label.box.left() > axes.right();
    });
    if (drawn.panel->kind == PanelKind::curves &&
        beside > most_beside * drawn.layout.size.width() && names < 3)
      empty.add(tr("%1 % of the width beside the axes of %2 is empty but for a name")
                    .arg(percent(beside / drawn.layout.size.width()), panel_name(*drawn.panel)));
  }
  empty.tell(problems);
}

void check_words(const Figure& figure, std::vector<FigureProblem>& problems) {
  Finding names(ProblemKind::unnamed), marks(ProblemKind::unmarked),
      not_drawn(ProblemKind::not_drawn);
  check_names(figure, names);
  check_marks(figure, marks);
  for (const std::string& words : figure.left_out)
    not_drawn.add(
        tr("not drawn, as the axes are of another state: %1").arg(QString::fromStdString(words)));
  not_drawn.tell(problems);
  names.tell(problems);
  marks.tell(problems);
}

} // namespace loom
