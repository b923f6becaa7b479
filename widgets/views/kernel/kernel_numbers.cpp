// Where the numbers of the charts come from.

#include "core/why/kernel_code.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/views/kernel/launch_panel.h"

#include <QComboBox>

#include <algorithm>

namespace loom {
namespace {

using kernel::Method;

why::Section prediction(const KernelRun& run, const kernel::Plan& plan,
                        const kernel::Answer& answer, const kernel::MeasuredLaunch* measured) {
  return why::explain_prediction(run.program(), plan, answer, run.machine, *run.asked.gpu,
                                 measured);
}

/// The prediction of a point of a sweep, its ids behind `prefix`; empty where there is none.
why::Section of_point(const KernelRun& run, const kernel::SweepPoint& point, const char* prefix,
                      const char* name) {
  const auto answer =
      kernel::predict(run.program(), kernel::setup_of(point.plan, run.program()), run.machine);
  if (!answer)
    return {};
  const auto measured = std::ranges::find_if(run.launches, [&](const auto& launch) {
    return same_launch(kernel::setup_of(launch.plan, run.program()), answer->setup);
  });
  why::Section section =
      prediction(run, point.plan, *answer, measured == run.launches.end() ? nullptr : &*measured);
  section.id = prefix;
  section.name = name;
  for (why::QuantityPtr& quantity : section.quantities)
    quantity = why::prefixed(quantity, prefix);
  return section;
}

/// The first step of a level in the first wave, and those after it.
std::vector<kernel::LatencyStep> steps_of(const KernelRun& run, std::string_view level) {
  std::vector<kernel::LatencyStep> steps;
  for (const kernel::LatencyStep& step : run.answer.of(kernel::main_method).steps)
    if (step.wave == 0 && step.level == level)
      steps.push_back(step);
  return steps;
}

/// What a reading of the errors' chart is about.
why::Section median_error(const KernelRun& run, int reading) {
  for (const Method method : accuracy_methods) {
    const auto points = kernel::errors_by_warps(*run.errors, method);
    if (reading >= 0 && reading < std::ssize(points))
      return why::explain_median_error(*run.errors, run.launches, method,
                                       points[static_cast<std::size_t>(reading)].warps,
                                       run.machine.gpu);
    reading -= static_cast<int>(points.size());
  }
  return {};
}

/// The id of a method's whole time.
QString time_id(Method method) {
  switch (method) {
  case Method::busiest_unit:
    return QStringLiteral("kernel_time");
  case Method::kleimenov_popova:
    return QStringLiteral("kleimenov_popova.kernel_time");
  case Method::hong_kim:
    return QStringLiteral("hong_kim_time");
  case Method::bound:
    return QStringLiteral("bound_time");
  case Method::saturation:
    break;
  }
  return QStringLiteral("saturation_time");
}

/// The id behind a part of the composition.
QString composition_quantity(const KernelRun& run, const QString& part) {
  const QStringList words = part.split(QLatin1Char(':'));
  if (part == QLatin1String("measured"))
    return QStringLiteral("measured_time");
  if (words.size() == 2)
    return words[1] == QLatin1String("latency") ? QStringLiteral("wave_1_longest_warp")
           : words[1] == QLatin1String("issue") ? QStringLiteral("wave_1_delays")
                                                : QStringLiteral("step.need");
  if (words.size() != 3)
    return {};
  const auto method = static_cast<Method>(words[1].toInt());
  if (words[2] == QLatin1String("launch"))
    return run.answer.of(method).dispatch_us ? QStringLiteral("kernel_launch")
                                             : QStringLiteral("kernel_launch_added");
  if (words[2] == QLatin1String("dispatch"))
    return time_id(method) + QStringLiteral(".dispatch_wait");
  // Of many waves that are alike one is written.
  const auto& waves = run.answer.of(method).waves;
  const bool alike = waves[static_cast<std::size_t>(words[2].toInt())].waves > 1;
  switch (method) {
  case Method::busiest_unit:
  case Method::kleimenov_popova:
    return QStringLiteral("%1wave_%2_%3")
        .arg(method == kernel::main_method ? QString() : QStringLiteral("kleimenov_popova."))
        .arg(words[2].toInt() + 1)
        .arg(alike ? QStringLiteral("each") : QStringLiteral("time"));
  case Method::hong_kim:
    return alike ? QStringLiteral("hong_kim_each") : QStringLiteral("hong_kim_run_time");
  case Method::bound:
    return alike ? QStringLiteral("bound_each") : QStringLiteral("bound_run_time");
  case Method::saturation:
    break;
  }
  return alike ? QStringLiteral("saturation_each") : QStringLiteral("saturation_run_time");
}

} // namespace

std::vector<why::Section> KernelView::sections() const {
  if (!run_)
    return {};
  std::vector<why::Section> all{
      prediction(*run_, run_->asked.plan, run_->answer, run_->measured())};
  const auto add = [&all](why::Section section) {
    if (!section.quantities.empty())
      all.push_back(std::move(section));
  };
  const Pointed at = last_pointed_;
  if (const kernel::Sweep* sweep = shown_sweep()) {
    if (at.reading >= 0 && at.reading < std::ssize(sweep->points))
      add(of_point(*run_, sweep->points[static_cast<std::size_t>(at.reading)], "point.",
                   QT_TRANSLATE_NOOP("quantity", "Point of the chart")));
    const auto best = sweep->best(kernel::main_method);
    if (best && part_.chart == KernelChart::block_size)
      add(of_point(*run_, sweep->points[*best], "best.",
                   QT_TRANSLATE_NOOP("quantity", "Block of least time")));
  } else if (part_.chart == KernelChart::code) {
    const int block = shown_block();
    add(why::explain_block(run_->program(), run_->machine, *run_->asked.gpu, run_->blocks, block,
                           run_->memory_latency, run_->asked.rule));
    if (const int instruction = instruction_of(at.part); instruction >= 0)
      add(why::explain_instruction(run_->program(), run_->machine, *run_->asked.gpu, run_->blocks,
                                   block, instruction, run_->memory_latency, run_->asked.rule));
  } else if (part_.chart == KernelChart::accuracy) {
    if (run_->errors && at.reading >= 0)
      add(median_error(*run_, at.reading));
  } else if (part_.chart == KernelChart::latency || at.part.startsWith(QLatin1String("need:"))) {
    const std::vector<kernel::LatencyStep> steps =
        steps_of(*run_, part_.chart == KernelChart::latency
                            ? shown_level(*run_)
                            : std::string_view(at.part.section(QLatin1Char(':'), 1).toStdString()));
    const int step = part_.chart == KernelChart::latency ? at.reading : 0;
    if (step >= 0 && step < std::ssize(steps))
      add(why::explain_step(steps[static_cast<std::size_t>(step)], &run_->machine));
  }
  return all;
}

int KernelView::shown_block() const { return chosen_block(part_, *run_); }

bool KernelView::is_executed() const {
  return run_->blocks[static_cast<std::size_t>(shown_block())].executions > 0;
}

/// The instruction of a line of the code, "line:3"; −1 where it has no cost of its own.
int KernelView::instruction_of(const QString& part) const {
  const kernel::Block& block = run_->program().blocks[static_cast<std::size_t>(shown_block())];
  bool good = false;
  const int line = part.section(QLatin1Char(':'), 1).toInt(&good);
  return good && line < std::ssize(block.lines)
             ? block.lines[static_cast<std::size_t>(line)].instruction
             : -1;
}

QString KernelView::asked_quantity() const {
  if (!run_)
    return {};
  const bool chooser = code_block_->underMouse() || window()->focusWidget() == code_block_;
  for (const QString& asked :
       {card_->ask_here(), launch_->ask_here(), expression_->ask_here(),
        chooser && is_executed() ? QStringLiteral("block.share") : QString()})
    if (!asked.isEmpty())
      return asked;
  const Pointed at{said_, pointed_part_};
  last_pointed_ = at;
  switch (part_.chart) {
  case KernelChart::block_size:
  case KernelChart::problem_size:
    return at.reading >= 0 ? QStringLiteral("point.kernel_time") : QString();
  case KernelChart::latency:
    return at.reading >= 0 ? QStringLiteral("step.demanded") : QString();
  case KernelChart::code: {
    const int instruction = instruction_of(at.part);
    const auto& block = run_->program().blocks[static_cast<std::size_t>(shown_block())];
    if (!is_executed())
      return {};
    const bool costs = instruction >= 0 &&
                       kernel::kind_of(block.instructions[static_cast<std::size_t>(instruction)],
                                       run_->asked.rule) != kernel::Kind::free;
    return costs ? QStringLiteral("instruction.start") : QStringLiteral("block.cycles");
  }
  case KernelChart::composition:
    return composition_quantity(*run_, at.part);
  case KernelChart::accuracy:
    return at.reading >= 0 ? QStringLiteral("median.error") : QString();
  }
  return {};
}

} // namespace loom
