#include "widgets/views/follow_access.h"

#include "core/access/memory_run.h"
#include "widgets/look/problem_text.h"
#include "widgets/workspace/workspace.h"

#include <QSignalBlocker>

namespace loom {

FollowAccess::FollowAccess(Workspace& workspace, Mix mix, QWidget* parent)
    : QCheckBox(tr("Throughput and Warps needed follow this pattern"), parent),
      workspace_(workspace), mix_(mix) {
  setAccessibleName(text());
  setObjectName(QStringLiteral("follow"));
  connect(this, &QCheckBox::clicked, this, [this](bool on) {
    Scenario next = workspace_.scenario();
    next.access = on ? own_access : "coalesced";
    if (on)
      next.mix = mix_;
    workspace_.propose(tr("access pattern"), next);
  });
}

void FollowAccess::show_scenario(const Scenario& scenario) {
  const QSignalBlocker quiet(this);
  const auto facts = mix_ == Mix::global ? access_facts(*scenario.gpu, scenario.global_access)
                                         : access_facts(*scenario.gpu, scenario.shared_access);
  const bool follows = scenario.mix == mix_ && scenario.access == own_access;
  setChecked(follows);
  setEnabled(facts.has_value() || follows);
  setToolTip(facts ? tr("The kernel's loads take this pattern: its transactions or passes change "
                        "their latency and throughput")
                   : spoken(facts.error().detail));
}

} // namespace loom
