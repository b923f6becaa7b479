#include "widgets/views/timeline/loop_banner.h"

#include "widgets/look/icons.h"
#include "widgets/look/problem_text.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/style/tr.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace loom {
namespace {

constexpr qsizetype longest_name = 48; ///< of a function: C++ has some of hundreds of letters

QString address(const sass::Instruction& instruction) {
  return QStringLiteral("%1").arg(instruction.address, 4, 16, QLatin1Char('0'));
}

} // namespace

QString loop_name(const sass::Function& code) {
  QString name = QString::fromStdString(code.name);
  if (name.size() > longest_name)
    name = name.left(longest_name - 1) + QStringLiteral("…");
  const QString loop =
      tr("loop %1 to %2 of %3")
          .arg(address(code.instructions.front()), address(code.instructions.back()), name);
  return code.arch.empty() ? loop : tr("%1 (%2)").arg(loop, QString::fromStdString(code.arch));
}

QString code_words(const ResolvedScenario& scenario) {
  const QString text =
      tr("Shows the %1, %2 instructions an iteration.")
          .arg(loop_name(*scenario.loop),
               numbered("turn_instructions", QString::number(scenario.loop->instructions.size())));
  const auto& run = scenario.loop_run();
  return run ? text + QLatin1Char(' ') +
                   tr("Assumed: %1.")
                       .arg(numbered("loop_assumed", QString::number(run->code.assumptions.size())))
             : text;
}

QStringList assumed_words(const ResolvedScenario& scenario) {
  QStringList all;
  if (const auto& run = scenario.loop_run())
    for (const Message& each : run->code.assumptions)
      all << spoken(each);
  return all;
}

LoopBanner::LoopBanner(QWidget* parent)
    : QWidget(parent), label_(new NumberLabel(this)),
      back_(new QPushButton(icon(QStringLiteral("close")), {}, this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(12, 0, 8, 0);
  row->setSpacing(8);
  label_->setWordWrap(true);
  label_->setObjectName(QStringLiteral("timeline_loop"));
  label_->setAccessibleName(tr("Loop"));
  back_->setObjectName(QStringLiteral("timeline_back"));
  row->addWidget(label_, 1);
  row->addWidget(back_);
  connect(back_, &QPushButton::clicked, this, &LoopBanner::backAsked);
  connect(label_, &NumberLabel::whyAsked, this, &LoopBanner::whyAsked);
  hide();
}

QString LoopBanner::ask_here() const { return label_->ask_here(); }

void LoopBanner::show_loop(const ResolvedScenario& scenario) {
  setVisible(scenario.loop != nullptr);
  if (!scenario.loop)
    return;
  label_->show_words(code_words(scenario));
  label_->setToolTip(assumed_words(scenario).join(QLatin1Char('\n')));
  const bool loop = scenario.instruction_loop.has_value();
  back_->setText(loop ? tr("&Back to the loop at the left") : tr("&Back to the mix"));
  back_->setAccessibleName(loop ? tr("Back to the loop at the left") : tr("Back to the mix"));
  back_->setToolTip(loop ? tr("Simulates the loop at the left again")
                         : tr("Simulates the scenario's mix again"));
}

} // namespace loom
