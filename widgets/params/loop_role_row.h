#pragma once

/// The head of a role's instructions in the table of a loop: what the role is, how many warps of a
/// block have it, and what can be done with it.

#include "core/model/warp_role.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace loom {

class NumberRow;
class Workspace;

class LoopRoleRow : public QWidget {
  Q_OBJECT
public:
  /// Child widgets carry the role's name in theirs.
  LoopRoleRow(Workspace& workspace, WarpRole role, QWidget* parent);

  void show_warps(int warps);
  void set_name_width(int width);

signals:
  void warpsAsked(int warps);
  void addAsked();      ///< an instruction at its end
  void exchangeAsked(); ///< the roles change places
  void removeAsked();   ///< of both roles

protected:
  void changeEvent(QEvent* event) override;

private:
  void fit();

  QLabel* name_;
  NumberRow* warps_;
};

} // namespace loom
