#include "core/why/kernel_run.h"

#include "core/why/kernel_code.h"

namespace loom::why {
namespace {

using kernel::Method;

/// The id of a method's whole time.
std::string time_id(Method method) {
  constexpr std::array<const char*, kernel::method_count> ids{
      "kernel_time", "kleimenov_popova.kernel_time", "hong_kim_time", "bound_time",
      "saturation_time"};
  return ids[static_cast<std::size_t>(method)];
}

/// Of many waves that are alike one is written.
std::string wave_id(const KernelRun& run, Method method, std::size_t wave) {
  const bool alike = run.answer.of(method).waves[wave].waves > 1;
  switch (method) {
  case Method::busiest_unit:
  case Method::kleimenov_popova:
    return (method == kernel::main_method ? "wave_" : "kleimenov_popova.wave_") +
           std::to_string(wave + 1) + (alike ? "_each" : "_time");
  case Method::hong_kim:
    return alike ? "hong_kim_each" : "hong_kim_run_time";
  case Method::bound:
    return alike ? "bound_each" : "bound_run_time";
  case Method::saturation:
    break;
  }
  return alike ? "saturation_each" : "saturation_run_time";
}

} // namespace

Section explain_run(const KernelRun& run) {
  return explain_prediction(run.program(), run.asked.plan, run.answer, run.machine, *run.asked.gpu,
                            run.measured());
}

Section explain_point(const KernelRun& run, const kernel::SweepPoint& point,
                      const std::string& prefix, const Message& name) {
  const auto answer =
      kernel::predict(run.program(), kernel::setup_of(point.plan, run.program()), run.machine);
  if (!answer)
    return {};
  Section section = explain_prediction(run.program(), point.plan, *answer, run.machine,
                                       *run.asked.gpu, run.measured(answer->setup));
  section.id = prefix;
  section.name = name;
  for (QuantityPtr& quantity : section.quantities)
    quantity = prefixed(quantity, prefix);
  return section;
}

Section explain_block(const KernelRun& run, int block) {
  return explain_block(run.program(), run.machine, *run.asked.gpu, run.blocks, block,
                       run.memory_latency, run.asked.rule);
}

Section explain_instruction(const KernelRun& run, int block, int instruction) {
  return explain_instruction(run.program(), run.machine, *run.asked.gpu, run.blocks, block,
                             instruction, run.memory_latency, run.asked.rule);
}

Section explain_median_error(const KernelRun& run, std::span<const Method> methods,
                             std::size_t place) {
  if (!run.errors)
    return {};
  for (const Method method : methods) {
    const auto points = kernel::errors_by_warps(*run.errors, method);
    if (place < points.size())
      return explain_median_error(*run.errors, run.launches, method, points[place].warps,
                                  run.machine.gpu);
    place -= points.size();
  }
  return {};
}

std::string quantity_of(const KernelRun& run, const DiagramPart& part) {
  const auto method = static_cast<Method>(part.number);
  switch (part.kind) {
  case DiagramPart::Kind::measured:
    return "measured_time";
  case DiagramPart::Kind::need:
    return part.number == 0   ? "wave_1_longest_warp"
           : part.number == 1 ? "wave_1_delays"
                              : "step.need";
  case DiagramPart::Kind::launch:
    return run.answer.of(method).dispatch_us ? "kernel_launch" : "kernel_launch_added";
  case DiagramPart::Kind::dispatch:
    return time_id(method) + ".dispatch_wait";
  case DiagramPart::Kind::wave:
    return wave_id(run, method, static_cast<std::size_t>(part.second));
  default:
    return {};
  }
}

} // namespace loom::why
