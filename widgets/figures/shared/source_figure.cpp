#include "widgets/figures/shared/source_figure.h"

#include "core/scenario/parameters.h"

#include <algorithm>
#include <array>

namespace loom {

std::vector<std::string> thesis_gpus() {
  return {"8800gtx", "gtx280", "gtx480", "gtx680", "gtx980"};
}

double guide_alpha(std::size_t index) {
  constexpr std::array<double, 5> alphas{10, 10, 18, 32, 50};
  return alphas.at(index);
}

Result<Scenario> scenario_for(const FigureRequest& request, const char* gpu,
                              std::optional<OwnPoint> own) {
  Scenario asked = request.document.scenario;
  asked.instruction_loop.reset(); // a source's figures are of mixes
  if (request.gpu_chosen())
    return asked;
  const auto chose = [&](unsigned option) { return (request.given & option) != 0; };
  Result<Scenario> scenario = request.catalogue->find(gpu).map([&](GpuPtr found) {
    // Where it is the same GPU, α and warps are those at its cusp with what was changed.
    return request.given != figure_option::none && found->id == asked.gpu->id
               ? asked
               : default_scenario(std::move(found));
  });
  if (!scenario)
    return scenario;
  if (own && !chose(figure_option::alpha))
    scenario->alpha = own->alpha;
  if (own && !chose(figure_option::warps))
    scenario->warps = own->warps;
  if (chose(figure_option::alpha))
    scenario->alpha = asked.alpha;
  if (chose(figure_option::warps))
    scenario->warps = asked.warps;
  if (chose(figure_option::ilp))
    scenario->ilp = asked.ilp;
  if (chose(figure_option::set))
    scenario->overrides = asked.overrides;
  if (chose(figure_option::mix))
    scenario->mix = asked.mix;
  return chose(figure_option::access) ? with_access(*std::move(scenario), asked.access) : scenario;
}

void remove_mark(Panel& panel, const std::string& id) {
  std::erase_if(panel.marks, [&](const Mark& mark) { return mark.id == id; });
}

} // namespace loom
