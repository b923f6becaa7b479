#include "widgets/views/kernel/kernel_run.h"

#include <algorithm>

namespace loom {

bool same_launch(const kernel::Setup& a, const kernel::Setup& b) {
  return a.launch.grid == b.launch.grid && a.launch.block == b.launch.block &&
         a.launch.arguments == b.launch.arguments && a.dynamic_shared == b.dynamic_shared;
}

const kernel::MeasuredLaunch* KernelRun::measured() const {
  const auto found = std::ranges::find_if(launches, [&](const kernel::MeasuredLaunch& each) {
    return same_launch(kernel::setup_of(each.plan, program()), answer.setup);
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
  const kernel::Plan own = plan_for(*study);
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
  request.launch_csv = kernel::launch_csv(catalogue.files(), gpu->id);
  request.study = std::move(study);
  request.gpu = std::move(gpu);
  return request;
}

Result<KernelRun> run_kernel(const KernelRequest& request) {
  const kernel::Program& program = request.study->program;
  auto machine = kernel::machine(*request.gpu, request.launch_csv);
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
  run.blocks = kernel::longest_block_times(program, run.answer.profile, run.machine,
                                           run.memory_latency, request.rule);
  run.launches =
      request.own.empty() ? shipped_launches(*request.study, request.gpu->id) : request.own;
  return run;
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

} // namespace loom
