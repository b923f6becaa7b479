#pragma once

/// A check box: the kernel's loads are those of a view of memory access, so that throughput and
/// cusp follow its pattern.

#include "core/scenario/scenario.h"

#include <QCheckBox>

namespace loom {

class Workspace;

class FollowAccess : public QCheckBox {
  Q_OBJECT
public:
  /// `mix` says whose access: global, or shared memory.
  FollowAccess(Workspace& workspace, Mix mix, QWidget* parent = nullptr);
  /// Checked when the scenario follows; disabled, with the reason as tooltip, where its access has
  /// no numbers to follow.
  void show_scenario(const Scenario& scenario);

private:
  Workspace& workspace_;
  Mix mix_;
};

} // namespace loom
