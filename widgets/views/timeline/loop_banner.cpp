#include "widgets/views/timeline/loop_banner.h"

#include "widgets/look/icons.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/style/tr.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStringList>

namespace loom {
namespace {

constexpr qsizetype longest_name = 48; ///< of a function: C++ has some of hundreds of letters

QString address(const sass::Instruction& instruction) {
  return QStringLiteral("%1").arg(instruction.address, 4, 16, QLatin1Char('0'));
}

/// What is left out or taken otherwise; empty where nothing is.
QString gap_words(const LoopGaps& gaps) {
  QStringList said;
  const auto counted = [&said](int count, const char* id, const QString& words) {
    if (count > 0)
      said << words.arg(numbered(id, QString::number(count)));
  };
  counted(gaps.branches, "gap_branches",
          tr("Branches inside (%1) leave nothing out: each instruction runs once an iteration."));
  counted(gaps.unknown, "gap_unknown",
          tr("Instructions whose latency nobody knows (%1) take that of an addition."));
  counted(gaps.alike, "gap_alike",
          tr("Instructions without a latency of their own (%1) take that of the class most like "
             "theirs."));
  counted(gaps.ports, "gap_ports",
          tr("Instructions whose port has an unknown number of units (%1) take it for one cycle."));
  counted(gaps.wide, "gap_wide",
          tr("Accesses of more than 4 bytes a thread (%1) are taken as such of 4."));
  counted(gaps.pairs, "gap_pairs", tr("Pairs that issue together (%1) go one after the other."));
  counted(gaps.barriers, "gap_barriers",
          tr("All warps of the SM meet at the block's barriers (%1)."));
  counted(gaps.asynchronous, "gap_asynchronous",
          tr("Waits for asynchronous work (%1) are not followed."));
  return said.join(QLatin1Char(' '));
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
  QString text =
      tr("Shows the %1, %2 instructions an iteration.")
          .arg(loop_name(*scenario.loop),
               numbered("turn_instructions", QString::number(scenario.loop->instructions.size())));
  if (const auto& run = scenario.loop_run())
    text += QLatin1Char(' ') + gap_words(run->gaps);
  return text.trimmed();
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
  const bool loop = scenario.instruction_loop.has_value();
  back_->setText(loop ? tr("&Back to the loop at the left") : tr("&Back to the mix"));
  back_->setAccessibleName(loop ? tr("Back to the loop at the left") : tr("Back to the mix"));
  back_->setToolTip(loop ? tr("Simulates the loop at the left again")
                         : tr("Simulates the scenario's mix again"));
}

} // namespace loom
