#include "widgets/shell/mix_banner.h"

#include "widgets/look/controls.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"
#include "widgets/workspace/workspace.h"

#include <QLabel>
#include <QPushButton>

namespace loom {

MixBanner::MixBanner(Workspace& workspace, const QString& view, QWidget* parent)
    : QWidget(parent), view_(view), words_(new QLabel(this)) {
  setObjectName(QStringLiteral("mix_banner"));
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  auto* back = new QPushButton(tr("Back to the mix"), this);
  back->setObjectName(QStringLiteral("banner_back"));
  back->setToolTip(tr("Takes the mix in place of the loop; the loop comes back with “loop” at the "
                      "left, or by undoing"));
  beside(this, {12, 0, 8, 4}, -1, {{words_, 1}, back});
  connect(back, &QPushButton::clicked, this, [&workspace] {
    Scenario scenario = workspace.scenario();
    scenario.instruction_loop.reset();
    workspace.propose(tr("the kernel"), scenario);
  });
  connect(&workspace, &Workspace::snapshotChanged, this,
          [this](const SnapshotPtr& snapshot) { follow(*snapshot); });
  follow(*workspace.snapshot());
}

void MixBanner::follow(const Snapshot& snapshot) {
  const Scenario& scenario = snapshot.scenario();
  setVisible(scenario.instruction_loop.has_value());
  words_->setText(tr("%1 shows the %2 mix at %3, not the loop at the left.")
                      .arg(view_, other_name(scenario.mix), alpha_words(scenario.alpha)));
}

} // namespace loom
