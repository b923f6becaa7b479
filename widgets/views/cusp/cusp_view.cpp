#include "core/figure/build.h"
#include "core/scenario/parameters.h"
#include "core/why/section.h"
#include "widgets/texts/words.h"
#include "widgets/views/bands.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/plot_view.h"
#include "widgets/workspace/workspace.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

class CuspView final : public PlotView {
  Q_DECLARE_TR_FUNCTIONS(CuspView)
public:
  CuspView(Workspace& workspace, QWidget* parent) : PlotView(workspace, parent, 1) {
    setAccessibleName(tr("Cusp"));
    setAccessibleDescription(tr("Warps needed to hide latency against arithmetic intensity. Left "
                                "and right move α, up and down move the occupancy."));
  }

  void fill_menu(QMenu& menu) override {
    add_choice(menu, tr("Occupancy in"), QStringLiteral("occupancy_unit"));
    add_sweep_choice(menu);
    add_band_choice(menu, band_, [this](double by) {
      band_ = by;
      redraw();
    });
  }

  [[nodiscard]] std::vector<why::Section> sections() const override {
    const OccupancyScale unit = occupancy_scale(workspace().scenario());
    return in_unit_shown("warps_needed", unit.factor, unit.unit);
  }

protected:
  [[nodiscard]] std::vector<Panel> panels(const Snapshot& snapshot) const override {
    return {cusp_panel(snapshot, {.band = band_})};
  }

  [[nodiscard]] Figure description(const Snapshot& snapshot) const override {
    return cusp_description(snapshot.scenario());
  }

  [[nodiscard]] PlaceReadout read(const Snapshot& snapshot, int, Point at) const override {
    const ResolvedScenario& scenario = snapshot.scenario();
    const KernelModel& model = snapshot.results->model;
    const OccupancyScale unit = occupancy_scale(scenario);
    PlaceReadout place;
    place.alpha = alpha_at(alpha_axis(), at.x);
    place.warps = at.y / unit.factor;
    const double needed = warps_needed(model, place.alpha, scenario.target);
    place.snap = Point{at.x, needed * unit.factor};
    const Bounds limits = bounds(model, place.alpha, 1e300);
    place.text = tr("%1 needs %2 %3%4\n%5\nL·min = %6 cycles · %7 IPC/SM")
                     .arg(alpha_words(place.alpha), number(needed * unit.factor), unit.unit,
                          of_maximum(scenario, needed), bound_name(limits.binding(), scenario.mix),
                          number(group_latency(model, place.alpha)), number(limits.peak()));
    return place;
  }

  [[nodiscard]] std::optional<Point> place_of(const Snapshot& snapshot, int, double alpha,
                                              double) const override {
    if (std::isnan(alpha))
      return std::nullopt;
    const ResolvedScenario& scenario = snapshot.scenario();
    return Point{alpha_place(alpha_axis(), alpha),
                 warps_needed(snapshot.results->model, alpha, scenario.target) *
                     occupancy_scale(scenario).factor};
  }

  [[nodiscard]] Scenario dragged(const Scenario& scenario, Point to) const override {
    const ParameterInfo& info = *find_parameter("alpha");
    const double alpha = alpha_at(alpha_axis(), to.x);
    const double most = max_warps(scenario).value_or(1024);
    const double warps = std::clamp(std::round(to.y / occupancy_scale(scenario).factor), 1.0, most);
    Scenario moved = scenario;
    moved = with(moved, "alpha", slider_value(info, slider_position(info, alpha))).value_or(moved);
    return with(moved, "warps", warps).value_or(moved);
  }

  [[nodiscard]] QString key_parameter(Qt::Orientation direction) const override {
    return direction == Qt::Horizontal ? QStringLiteral("alpha") : QStringLiteral("warps");
  }

private:
  double band_ = 0;

  static QString of_maximum(const Scenario& scenario, double needed) {
    const auto most = max_warps(scenario);
    return most ? tr(" (%1 % of %2)").arg(number(100 * needed / *most), number(*most)) : QString();
  }
};

} // namespace

ViewInfo view_cusp() {
  return view_entry<CuspView>("cusp", CuspView::tr("Cusp"), 2,
                              {"warps_needed", "cusp_alpha", "cusp_warps", "warps_at_zero",
                               "warps_at_infinity", "alpha_with_arithmetic",
                               "warps_with_arithmetic", "alpha_with_issue", "warps_with_issue",
                               "part_needed"},
                              2);
}

} // namespace loom
