// Where the numbers of the charts come from.

#include "core/why/kernel_code.h"
#include "core/why/kernel_run.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/views/kernel/launch_panel.h"

#include <QComboBox>

namespace loom {
std::vector<why::Section> KernelView::sections() const {
  if (!run_)
    return {};
  std::vector<why::Section> all{why::explain_run(*run_)};
  const auto add = [&all](why::Section section) {
    if (!section.quantities.empty())
      all.push_back(std::move(section));
  };
  const Pointed at = last_pointed_;
  const auto place = static_cast<std::size_t>(at.reading);
  if (const kernel::Sweep* sweep = sweep_of(*run_, part_.chart)) {
    if (place < sweep->points.size())
      add(why::explain_point(*run_, sweep->points[place], "point.",
                             QT_TRANSLATE_NOOP("quantity", "Point of the chart")));
    const auto best = sweep->best(kernel::main_method);
    if (best && part_.chart == KernelChart::block_size)
      add(why::explain_point(*run_, sweep->points[*best], "best.",
                             QT_TRANSLATE_NOOP("quantity", "Block of least time")));
  } else if (part_.chart == KernelChart::code) {
    add(why::explain_block(*run_, shown_block()));
    if (const int instruction = instruction_of(at.part); instruction >= 0)
      add(why::explain_instruction(*run_, shown_block(), instruction));
  } else if (part_.chart == KernelChart::accuracy) {
    if (at.reading >= 0)
      add(why::explain_median_error(*run_, accuracy_methods, place));
  } else if (part_.chart == KernelChart::latency) {
    const auto steps = latency_steps(run_->main(), shown_level(*run_));
    if (place < steps.size())
      add(why::explain_step(steps[place], &run_->machine));
  } else if (at.part.kind == DiagramPart::Kind::need) {
    const WaveNeed need = wave_needs(*run_)[static_cast<std::size_t>(at.part.number)];
    if (const auto steps = latency_steps(run_->main(), need.what); !steps.empty())
      add(why::explain_step(steps.front(), &run_->machine));
  }
  return all;
}

int KernelView::shown_block() const { return chosen_block(part_, *run_); }

bool KernelView::is_executed() const {
  return run_->blocks[static_cast<std::size_t>(shown_block())].executions > 0;
}

/// The instruction of a line of the code; −1 where it has no cost of its own.
int KernelView::instruction_of(const DiagramPart& part) const {
  const auto& lines = run_->program().blocks[static_cast<std::size_t>(shown_block())].lines;
  return part.kind == DiagramPart::Kind::line && part.number < std::ssize(lines)
             ? lines[static_cast<std::size_t>(part.number)].instruction
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
    return QString::fromStdString(why::quantity_of(*run_, at.part));
  case KernelChart::accuracy:
    return at.reading >= 0 ? QStringLiteral("median.error") : QString();
  }
  return {};
}

} // namespace loom
