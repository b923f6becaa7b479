#include "core/kernel/kernel_run.h"

#include <algorithm>
#include <iterator>

namespace loom {

namespace {

/// The carried measurements of the request's kernel on its GPU; empty where there are none.
std::vector<kernel::MeasuredLaunch> shipped_launches(const KernelRequest& request) {
  if (request.study->source.shipped.empty())
    return {};
  const std::string name = request.gpu->id + "_kernel_times.csv";
  const auto file = std::ranges::find(request.files, name, &EmbeddedFile::name);
  return file == request.files.end()
             ? std::vector<kernel::MeasuredLaunch>{}
             : kernel::measured_launches(file->content, name, request.study->program,
                                         request.study->columns)
                   .value_or(std::vector<kernel::MeasuredLaunch>{});
}

} // namespace

bool same_launch(const kernel::Setup& a, const kernel::Setup& b) {
  return a.launch.grid == b.launch.grid && a.launch.block == b.launch.block &&
         a.launch.arguments == b.launch.arguments && a.dynamic_shared == b.dynamic_shared;
}

const kernel::MeasuredLaunch* KernelRun::measured(const kernel::Setup& setup) const {
  const auto found = std::ranges::find_if(launches, [&](const kernel::MeasuredLaunch& each) {
    return same_launch(kernel::setup_of(each.plan, program()), setup);
  });
  return found == launches.end() ? nullptr : &*found;
}

void keep_sweeps(KernelRun& run, const KernelRun& from) {
  const KernelRequest &now = run.asked, &before = from.asked;
  if (now.study != before.study || now.gpu != before.gpu)
    return;
  const auto along = [](const KernelRequest& request) {
    kernel::Plan plan = request.plan;
    plan.block[static_cast<std::size_t>(request.dimension)] = 1;
    return plan;
  };
  const auto scaled = [](const KernelRequest& request) {
    return kernel::with_size(request.plan, request.size_arguments, 1 << 16);
  };
  if (now.dimension == before.dimension && along(now) == along(before))
    run.block_sweep = from.block_sweep;
  if (now.size_arguments == before.size_arguments && scaled(now) == scaled(before))
    run.size_sweep = from.size_sweep;
  if (now.own.empty() && before.own.empty())
    run.errors = from.errors;
}

Result<KernelRequest> request_of(const KernelPart& part, KernelStudyPtr study, GpuPtr gpu,
                                 const Catalogue& catalogue) {
  const kernel::Program& program = study->program;
  const kernel::Plan& own = study->plan;
  KernelRequest request;
  request.plan = part.plan.value_or(own);
  if (const auto good = kernel::check_plan(request.plan, program); !good)
    return tl::unexpected(good.error());
  request.plan.trips.insert(own.trips.begin(),
                            own.trips.end()); // of loops that the part leaves out
  request.dimension = part.dimension.value_or(own.block[1] > 1 ? 1 : 0);
  request.level = part.level;
  request.size_arguments = kernel::size_arguments(program);
  if (part.size_argument && std::ranges::find(request.size_arguments, *part.size_argument) !=
                                request.size_arguments.end())
    request.size_arguments = {*part.size_argument};
  if (!part.launches.empty()) {
    auto own_launches =
        kernel::measured_launches(part.launches.str(), part.launches_title, program);
    if (!own_launches)
      return tl::unexpected(own_launches.error());
    request.own = *std::move(own_launches);
  }
  request.files = catalogue.files();
  request.study = std::move(study);
  request.gpu = std::move(gpu);
  return request;
}

KernelPart part_of(const KernelStudy& study, kernel::Chart chart) {
  KernelPart part{.source = study.source};
  if (study.source.shipped.empty())
    part.function = study.program.name;
  part.chart = chart;
  return part;
}

Result<KernelRun> run_kernel(const KernelRequest& request) {
  const kernel::Program& program = request.study->program;
  auto machine = kernel::machine(*request.gpu, kernel::launch_csv(request.files, request.gpu->id),
                                 kernel::expansions_csv(request.files));
  if (!machine)
    return tl::unexpected(machine.error());
  auto answer = kernel::predict(program, kernel::setup_of(request.plan, program), *machine);
  if (!answer)
    return tl::unexpected(answer.error());
  KernelRun run{request, *std::move(machine), *std::move(answer), {}};
  const bool sums = request.rule == kernel::Rule::sum_of_delays;
  const kernel::Prediction& of =
      run.answer.of(sums ? kernel::Method::kleimenov_popova : kernel::main_method);
  const double bytes = sums ? of.warp.uncoalesced : of.warp.lone;
  const double uncoalesced = of.warp.memory > 0 ? bytes / of.warp.memory : 0;
  run.memory_latency =
      kernel::mean_latency(run.answer.profile, of.latency, uncoalesced, request.rule);
  run.blocks = kernel::longest_block_times(program, run.answer.profile, run.machine.plain(),
                                           run.memory_latency, request.rule);
  run.launches = request.own.empty() ? shipped_launches(request) : request.own;
  return run;
}

bool is_complete(const KernelRun& run, kernel::Chart chart) {
  return chart == kernel::Chart::block_size     ? run.block_sweep.has_value()
         : chart == kernel::Chart::problem_size ? run.size_sweep.has_value()
         : chart == kernel::Chart::accuracy     ? run.errors.has_value()
                                                : true;
}

KernelRun completed(KernelRun run, kernel::Chart chart, const kernel::Progress& progress) {
  if (is_complete(run, chart))
    return run;
  const KernelRequest& asked = run.asked;
  if (chart == kernel::Chart::block_size)
    run.block_sweep =
        kernel::sweep_block(run.program(), run.machine, asked.plan, asked.dimension, progress);
  else if (chart == kernel::Chart::problem_size)
    run.size_sweep =
        kernel::sweep_size(run.program(), run.machine, asked.plan, asked.size_arguments, progress);
  else
    run.errors = kernel::launch_errors(run.program(), run.machine, run.launches, progress);
  return run;
}

const kernel::Sweep* sweep_of(const KernelRun& run, kernel::Chart chart) {
  const std::optional<kernel::Sweep>* sweep = chart == kernel::Chart::block_size ? &run.block_sweep
                                              : chart == kernel::Chart::problem_size
                                                  ? &run.size_sweep
                                                  : nullptr;
  return sweep && *sweep && !(*sweep)->points.empty() ? &**sweep : nullptr;
}

int busiest_block(const KernelRun& run) {
  const auto most = std::ranges::max_element(
      run.blocks, {}, [](const kernel::BlockTime& each) { return each.cycles; });
  return static_cast<int>(most - run.blocks.begin());
}

int chosen_block(const KernelPart& part, const KernelRun& run) {
  const int last = static_cast<int>(run.blocks.size()) - 1;
  return part.code_block ? std::min(*part.code_block, last) : busiest_block(run);
}

std::vector<kernel::LatencyStep> latency_steps(const kernel::Prediction& prediction,
                                               std::string_view level) {
  std::vector<kernel::LatencyStep> steps;
  std::ranges::copy_if(
      prediction.steps, std::back_inserter(steps),
      [&](const kernel::LatencyStep& step) { return step.wave == 0 && step.level == level; });
  return steps;
}

std::vector<std::string_view> memory_levels(const KernelRun& run) {
  std::vector<std::string_view> levels;
  for (const kernel::LatencyStep& step : run.main().steps)
    if (step.wave == 0 && std::ranges::find(levels, step.level) == levels.end())
      levels.push_back(step.level);
  return levels;
}

std::string_view shown_level(const KernelRun& run) {
  std::string_view level;
  double most = 0;
  for (const kernel::LatencyStep& step : run.main().steps) {
    if (step.wave != 0)
      continue;
    if (step.level == run.asked.level)
      return step.level;
    if (step.demanded / step.available > most) {
      most = step.demanded / step.available;
      level = step.level;
    }
  }
  return level;
}

std::vector<WaveNeed> wave_needs(const KernelRun& run) {
  const kernel::Wave& first = run.main().waves.front();
  std::vector<WaveNeed> needs{{"latency", first.longest_warp}, {"issue", first.delays}};
  for (const std::string_view level : memory_levels(run)) {
    const kernel::LatencyStep step = latency_steps(run.main(), level).front();
    needs.push_back({level, step.demanded / step.available * step.time});
  }
  return needs;
}

} // namespace loom
