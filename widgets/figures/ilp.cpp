#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"

#include <algorithm>
#include <limits>

namespace loom {
namespace {

/// Warps needed against independent instructions per warp, at both ends and at the cusp.
Result<Figure> ilp(const FigureRequest& request) {
  auto scenario = scenario_for(request, "gtx980");
  if (!scenario)
    return tl::unexpected<Error>(scenario.error());
  scenario->view = {};
  const auto snapshot = snapshot_of(*scenario, *request.catalogue);
  if (!snapshot)
    return tl::unexpected<Error>(snapshot.error());
  const Results& results = *(*snapshot)->results;
  Figure figure = titled("ilp",
                         tr("Warps needed against independent instructions per warp, %1")
                             .arg(QString::fromStdString(scenario->gpu->name)),
                         *scenario);
  Panel panel;
  panel.x = {.label = tr("ILP").toStdString(), .min = 1, .max = 8};
  panel.y = {.label = tr("warps needed").toStdString(), .unit = "warps/SM"};
  struct Kernel {
    double alpha;
    QString name;
    Role role;
  };
  std::vector<Kernel> kernels{{0, tr("α = 0: loads alone"), Role::memory}};
  const double middle = results.cusp.cusp ? results.cusp.cusp->alpha : 1;
  kernels.push_back({middle, tr("α = %1: the cusp").arg(number(middle)), Role::model});
  kernels.push_back(
      {std::numeric_limits<double>::infinity(), tr("α = ∞: arithmetic alone"), Role::arithmetic});
  KernelModel model = results.model;
  for (const Kernel& kernel : kernels) {
    Curve curve{.id = "warps_" + std::to_string(panel.curves.size()),
                .label = kernel.name.toStdString(),
                .role = kernel.role};
    for (model.ilp = 1; model.ilp <= 8; ++model.ilp) {
      const double needed = warps_needed(model, kernel.alpha, scenario->target);
      curve.points.push_back({static_cast<double>(model.ilp), needed});
      panel.y.max = std::max(panel.y.max, 1.1 * needed);
    }
    panel.curves.push_back(std::move(curve));
  }
  figure.panels.push_back(std::move(panel));
  figure.footnotes.push_back(
      tr("The instructions in flight stay the same: K independent ones per warp take "
         "a K-th of the warps.")
          .toStdString());
  figure.sources.push_back(thesis("§4.6"));
  return figure;
}

} // namespace

std::vector<FigureEntry> figures_ilp() {
  return {{QStringLiteral("ilp"), tr("Warps needed against ILP"), 0.62, ilp,
           figure_option::gpu | figure_option::set | figure_option::mix | figure_option::access}};
}

} // namespace loom
