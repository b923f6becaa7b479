#include "widgets/params/loop_role_row.h"

#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/params/number_row.h"
#include "widgets/style/tr.h"
#include "widgets/workspace/workspace.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace loom {

namespace {

/// Of a role's warps in every block; the other role has one at least.
ParameterInfo warps_info(WarpRole role) {
  return {"role_warps",
          role == WarpRole::producer ? LOOM_TEXT("warps of every block that start the copies")
                                     : LOOM_TEXT("warps of every block that compute with them"),
          "warps",
          "",
          1,
          max_block_warps - 1,
          1,
          ParameterScale::linear,
          true,
          ""};
}

} // namespace

LoopRoleRow::LoopRoleRow(Workspace& workspace, WarpRole role, QWidget* parent)
    : QWidget(parent), name_(new QLabel(this)) {
  const bool producer = role == WarpRole::producer;
  const QString id = QString::fromUtf8(to_string(role).data());
  setObjectName(QStringLiteral("loop_role_") + id);
  warps_ = new NumberRow(workspace, warps_info(role), QStringLiteral("role_warps_") + id, {}, this);
  name_->setText(producer ? tr("producers") : tr("consumers"));
  name_->setTextFormat(Qt::PlainText);
  name_->setToolTip(producer ? tr("Warps that start asynchronous copies into a ring of stages")
                             : tr("Warps that wait for the copies and compute with them"));
  auto* add = new QToolButton(this);
  add->setObjectName(QStringLiteral("loop_role_add_") + id);
  add->setText(tr("Add…"));
  add->setAutoRaise(true);
  add->setToolTip(producer ? tr("Add an instruction to the producers")
                           : tr("Add an instruction to the consumers"));
  add->setAccessibleName(add->toolTip());
  auto* more = new QToolButton(this);
  more->setObjectName(QStringLiteral("loop_role_more_") + id);
  more->setIcon(faint_icon(QStringLiteral("more")));
  more->setAutoRaise(true);
  more->setToolTip(tr("Exchange or remove the roles"));
  more->setAccessibleName(more->toolTip());
  auto* menu = new QMenu(more);
  menu->addAction(tr("Producers become consumers, consumers producers"), this,
                  &LoopRoleRow::exchangeAsked);
  menu->addAction(tr("Remove the roles: every warp runs all instructions"), this,
                  &LoopRoleRow::removeAsked);
  connect(more, &QToolButton::clicked, menu,
          [more, menu] { menu->popup(more->mapToGlobal(QPoint(0, more->height()))); });
  column(this, {beside({{name_, 1}, add, more}, 0), warps_}, 0);
  fit();
  connect(add, &QToolButton::clicked, this, &LoopRoleRow::addAsked);
  connect(warps_, &NumberRow::asked, this,
          [this](double value) { emit warpsAsked(qRound(value)); });
}

void LoopRoleRow::show_warps(int warps) { warps_->show_value(warps); }

void LoopRoleRow::set_name_width(int width) { warps_->set_name_width(width); }

void LoopRoleRow::fit() {
  layout()->setContentsMargins(0, unit(this) / 2, 0, 0);
  name_->setFont(in_bold(font()));
}

void LoopRoleRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && layout())
    fit();
}

} // namespace loom
