#include "widgets/views/kernel/chart_choices.h"

#include "widgets/look/named.h"
#include "widgets/views/kernel/kernel_words.h"

#include <QComboBox>
#include <QPushButton>

#include <algorithm>

namespace loom {

ChartChoices::ChartChoices(QWidget* parent)
    : QObject(parent),
      along_(named(new QComboBox(parent), QStringLiteral("kernel_along"),
                   tr("Dimension that is varied"),
                   tr("The block's dimension that the curves vary; the others stay"))),
      size_(named(new QComboBox(parent), QStringLiteral("kernel_size"),
                  tr("What the problem's size is"),
                  tr("The arguments that grow with the problem"))),
      level_(named(new QComboBox(parent), QStringLiteral("kernel_level"), tr("Level of memory"),
                   tr("Whose latency is raised until the first wave's volume fits its bandwidth"))),
      code_block_(named(new QComboBox(parent), QStringLiteral("kernel_block"), tr("Block of code"),
                        tr("Basic block of the IR, with its part of the longest thread's time"))),
      import_(named(new QPushButton(tr("&Import…"), parent), QStringLiteral("kernel_import"),
                    tr("Import measured launches"),
                    tr("A CSV with the columns time_us, grid_x, grid_y, block_x, block_y, "
                       "registers, shared_bytes and the kernel's arguments by name"))) {
  for (const char dimension : {'x', 'y', 'z'})
    along_->addItem(tr("along %1").arg(QLatin1Char(dimension)));
  level_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  for (QComboBox* each : {size_, code_block_}) {
    each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    each->setMinimumContentsLength(24);
  }
  show_chart({}, nullptr);
  offer(along_, tr("dimension"), [](KernelPart& next, int index) { next.dimension = index; });
  offer(size_, tr("problem size"), [this](KernelPart& next, int index) {
    next.size_argument.reset();
    if (index > 0)
      next.size_argument = size_arguments_[static_cast<std::size_t>(index - 1)];
  });
  offer(level_, tr("level of memory"), [this](KernelPart& next, int index) {
    next.level = level_->itemData(index).toString().toStdString();
  });
  offer(code_block_, tr("block of code"),
        [](KernelPart& next, int index) { next.code_block = index; });
}

template <class Set> void ChartChoices::offer(QComboBox* chooser, const QString& what, Set set) {
  connect(chooser, &QComboBox::activated, this, [this, what, set](int index) {
    KernelPart next = part_;
    set(next, index);
    emit asked(what, next);
  });
}

void ChartChoices::show_request(const KernelRequest& request) {
  const kernel::Program& program = request.study->program;
  along_->setCurrentIndex(request.dimension);
  size_->clear();
  size_arguments_ = kernel::size_arguments(program);
  if (size_arguments_.empty())
    size_->addItem(tr("grid"));
  if (size_arguments_.size() > 1)
    size_->addItem(tr("all arguments together"));
  for (const int argument : size_arguments_)
    size_->addItem(
        QString::fromStdString(program.arguments[static_cast<std::size_t>(argument)].name));
  const bool one = request.size_arguments.size() == 1 && size_arguments_.size() > 1;
  const auto place = std::ranges::find(size_arguments_, one ? request.size_arguments.front() : -1);
  size_->setCurrentIndex(one ? 1 + static_cast<int>(place - size_arguments_.begin()) : 0);
}

void ChartChoices::show_chart(const KernelPart& part, const KernelRun* run) {
  using kernel::Chart;
  part_ = part;
  along_->setVisible(part.chart == Chart::block_size);
  size_->setVisible(part.chart == Chart::problem_size);
  level_->setVisible(part.chart == Chart::latency);
  code_block_->setVisible(part.chart == Chart::code);
  import_->setVisible(part.chart == Chart::accuracy);
  if (!run)
    return;
  if (part.chart == Chart::latency && !run->main().steps.empty()) {
    level_->clear();
    for (const std::string_view level : memory_levels(*run))
      level_->addItem(bound_words(level), QString::fromStdString(std::string(level)));
    level_->setCurrentText(bound_words(shown_level(*run)));
  }
  if (part.chart != Chart::code)
    return;
  const int shown = chosen_block(part, *run);
  code_block_->clear();
  for (int each = 0; each < std::ssize(run->blocks); ++each)
    code_block_->addItem(block_words(*run, each));
  code_block_->setCurrentIndex(shown);
  executed_ = run->blocks[static_cast<std::size_t>(shown)].executions > 0;
}

QString ChartChoices::ask_here() const {
  const bool here =
      code_block_->underMouse() || code_block_->window()->focusWidget() == code_block_;
  return here && executed_ ? QStringLiteral("block.share") : QString();
}

} // namespace loom
