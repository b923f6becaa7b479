#include "widgets/views/profile/profile_run.h"

#include <algorithm>
#include <utility>

namespace loom {

namespace {

Result<ProfileModel> model_of(const profile::Launch& launch, const ProfilePart& part,
                              const Catalogue& catalogue) {
  GpuPtr gpu;
  if (!part.gpu.empty()) {
    LOOM_TRY(gpu, catalogue.find(part.gpu));
  }
  return profile_model(launch, catalogue, gpu);
}

} // namespace

Result<std::optional<ProfileRun>> profile_run(const ProfilePart& part, const Catalogue& catalogue) {
  LOOM_TRY(auto launches, launches_of(part));
  if (!launches)
    return std::nullopt;
  const std::size_t shown = std::min(static_cast<std::size_t>(part.launch), launches->size() - 1);
  return ProfileRun{launches, shown, model_of((*launches)[shown], part, catalogue), {}};
}

void add_code(ProfileRun& run, const ProfilePart& part) {
  run.code.reset();
  const auto read = profile_of(part);
  if (!read || !*read || !(**read).code)
    return;
  if (auto code = (**read).code(run.shown))
    run.code = std::make_shared<const WaitingCode>(waiting_code(*std::move(code)));
}

ProfileRun simulated(ProfileRun run, const std::stop_token& stop) {
  if (run.model)
    if (auto made = simulate_profile(*run.model, stop))
      run.simulation = *std::move(made);
  return run;
}

std::vector<ProfiledPoint> profiled_points(const Document& document, const Catalogue& catalogue) {
  if (!document.scenario.instruction_loop)
    return {};
  const auto run = profile_run(document.profile, catalogue);
  if (!run || !*run || !(**run).model)
    return {};
  const ProfileModel& model = *(**run).model;
  if (model.of.loop != *document.scenario.instruction_loop ||
      model.scenario.gpu->id != document.scenario.gpu->id)
    return {};
  std::vector<ProfiledPoint> points;
  const profile::Launch& of = (**run).launch();
  for (const profile::Launch& launch : *(**run).launches) {
    const auto warps = launch[profile::Metric::warps];
    const auto rate = profile::executed_rate(launch);
    if (launch.kernel == of.kernel && launch.block == of.block && warps && rate)
      points.push_back({*warps, *rate / model.of.instructions, &launch == &of});
  }
  return points;
}

} // namespace loom
