// What words and legends speak of against what is drawn, and marks over what they hide.

#include "widgets/export/lint_rules.h"
#include "widgets/paint/marks.h"
#include "widgets/style/tr.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace loom {
namespace {

QString quoted_name(const QString& name) { return QStringLiteral("'%1'").arg(name); }

bool is_hatched(const Panel& panel) {
  return std::ranges::any_of(panel.areas, &Area::hatched) ||
         std::ranges::any_of(panel.diagram.boxes, &DiagramBox::hatched) || !panel.swings.empty() ||
         panel.kind == PanelKind::loom;
}

bool has_diamond(const Panel& panel) {
  return std::ranges::any_of(panel.marks,
                             [](const Mark& mark) { return mark.kind == MarkKind::cusp; }) ||
         std::ranges::any_of(panel.curves, [](const Curve& curve) {
           return (curve.dots || curve.marked) && dot_shape(curve.role) == DotShape::diamond;
         });
}

/// Whether a curve, layer or bar of the name is in a panel, as far as anything of it is drawn.
bool is_drawn(const QString& name, const Figure& figure, const std::vector<DrawnPanel>& panels) {
  const auto called = [&name](const std::string& label) {
    const QString whole = QString::fromStdString(label);
    return name.endsWith(QChar(u'…')) ? whole.startsWith(name.chopped(1)) : whole == name;
  };
  const auto curve = [&](const DrawnPanel& panel) {
    return std::ranges::any_of(panel.curves, [&](const CurveShape& shape) {
      return called(shape.curve->label) &&
             std::ranges::any_of(shape.parts,
                                 [](const QPolygonF& part) { return !part.isEmpty(); });
    });
  };
  const auto other = [&](const Panel& panel) {
    const auto any = [&](const auto& list) {
      return std::ranges::any_of(list, [&](const auto& each) { return called(each.label); });
    };
    return any(panel.layers) || any(panel.bars) || !panel.swings.empty();
  };
  return std::ranges::any_of(panels, curve) || std::ranges::any_of(figure.panels, other);
}

/// How far a filled mark reaches, in parts of a marker's size; hollow ones hide nothing, nor does
/// what is its label alone.
std::optional<double> reach_of(const Mark& mark) {
  switch (mark.kind) {
  case MarkKind::operating_point:
    return 1.1;
  case MarkKind::limit:
    return mark.role == Role::guide ? std::nullopt : std::optional(0.5);
  case MarkKind::dot:
    return 0.4;
  case MarkKind::cusp:
    break;
  }
  return {};
}

/// The highest point of a part, where the curve falls on both sides of it.
std::optional<QPointF> peak_of(const QPolygonF& part) {
  const auto top = std::ranges::min_element(part, {}, [](QPointF at) { return at.y(); });
  if (top == part.end() || top == part.begin() || top + 1 == part.end())
    return {};
  const auto level = [&](QPointF at) { return at.y() < top->y() + 1e-6; };
  return std::ranges::count_if(part, level) == 1 ? std::optional(*top) : std::nullopt;
}

/// How far above or below the part a place is; infinity beside it.
double distance(QPointF at, const QPolygonF& part) {
  double least = std::numeric_limits<double>::infinity();
  for (qsizetype i = 0; i + 1 < part.size(); ++i) {
    const QPointF a = part[i], b = part[i + 1];
    if (at.x() < std::min(a.x(), b.x()) || at.x() > std::max(a.x(), b.x()))
      continue;
    const double share = b.x() == a.x() ? 0 : (at.x() - a.x()) / (b.x() - a.x());
    least = std::min(least, std::abs(at.y() - a.y() - share * (b.y() - a.y())));
  }
  return least;
}

} // namespace

void check_samples_drawn(const Figure& figure, const std::vector<LegendItem>& shared,
                         const std::vector<DrawnPanel>& panels,
                         std::vector<FigureProblem>& problems) {
  std::vector<LegendItem> all = shared;
  for (const DrawnPanel& panel : panels)
    all.insert(all.end(), panel.layout.legend.begin(), panel.layout.legend.end());
  for (const LegendItem& item : all)
    if (!is_drawn(item.label, figure, panels)) {
      problems.push_back(
          {ProblemKind::no_curve,
           tr("the legend names %1, of which nothing is drawn").arg(quoted_name(item.label)),
           {}});
      return;
    }
}

void check_hidden(const std::vector<DrawnPanel>& panels, double marker,
                  std::vector<FigureProblem>& problems) {
  constexpr double on_it = 0.6; // of a marker: the mark stands on the curve
  for (const DrawnPanel& panel : panels)
    for (std::size_t i = 0; i < panel.marks.size(); ++i)
      for (const CurveShape& shape : panel.curves)
        for (const QPolygonF& part : shape.parts) {
          const auto reach = reach_of(panel.panel->marks[i]);
          const auto peak = shape.curve->dots ? std::nullopt : peak_of(part);
          if (!reach || !peak || distance(panel.marks[i], part) < on_it * marker ||
              QLineF(panel.marks[i], *peak).length() > *reach * marker)
            continue;
          const std::string& name =
              shape.curve->label.empty() ? shape.curve->id : shape.curve->label;
          problems.push_back(
              {ProblemKind::hidden,
               tr("a mark hides the peak of %1").arg(quoted_name(QString::fromStdString(name))),
               {}});
          return;
        }
}

void check_spoken(const Figure& figure, const DrawnShapes& drawn,
                  std::vector<FigureProblem>& problems) {
  struct Shape {
    const char* words; ///< a regular expression of whole words
    bool drawn;
  };
  const std::array shapes{Shape{"[Cc]ircles?", drawn.circles},
                          Shape{"[Dd]ash(es|ed)", drawn.dashes},
                          Shape{"[Hh]atch(ed|ing)", std::ranges::any_of(figure.panels, is_hatched)},
                          Shape{"[Dd]iamonds?", std::ranges::any_of(figure.panels, has_diamond)}};
  // A diagram's words say what any of its boxes and lines would mean.
  if (std::ranges::find(figure.panels, PanelKind::diagram, &Panel::kind) != figure.panels.end())
    return;
  std::vector<std::string> said = figure.footnotes;
  said.push_back(figure.caption);
  for (const Shape& shape : shapes) {
    const QRegularExpression word(QStringLiteral("\\b%1\\b").arg(QLatin1String(shape.words)));
    for (const std::string& text : said)
      if (const auto found = word.match(QString::fromStdString(text));
          !shape.drawn && found.hasMatch()) {
        problems.push_back({ProblemKind::untrue,
                            tr("the words speak of %1, and nothing of the kind is drawn")
                                .arg(quoted_name(found.captured())),
                            {}});
        return;
      }
  }
}

} // namespace loom
