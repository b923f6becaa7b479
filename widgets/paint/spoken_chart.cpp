#include "widgets/paint/spoken_chart.h"

#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/style/summary.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace loom {

namespace {

Panel panel_of(const QWidget* chart) {
  if (const auto* plot = qobject_cast<const PlotWidget*>(chart))
    return plot->panel();
  Panel drawn;
  drawn.kind = PanelKind::diagram;
  drawn.diagram = qobject_cast<const DiagramWidget*>(chart)->diagram();
  return drawn;
}

class SpokenChart : public QAccessibleWidget {
public:
  explicit SpokenChart(QWidget* chart) : QAccessibleWidget(chart, QAccessible::Chart) {}
  [[nodiscard]] QString text(QAccessible::Text which) const override {
    const QString said = QAccessibleWidget::text(which);
    return which == QAccessible::Description && said.isEmpty() ? panel_summary(panel_of(widget()))
                                                               : said;
  }
};

QAccessibleInterface* spoken(const QString& /*name*/, QObject* object) {
  auto* plot = qobject_cast<PlotWidget*>(object);
  auto* diagram = qobject_cast<DiagramWidget*>(object);
  return plot ? new SpokenChart(plot) : diagram ? new SpokenChart(diagram) : nullptr;
}

} // namespace

void speak_charts() {
  [[maybe_unused]] static const bool installed = (QAccessible::installFactory(spoken), true);
}

} // namespace loom
