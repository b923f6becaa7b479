#include "widgets/views/chart_buttons.h"

#include "widgets/look/controls.h"
#include "widgets/look/wrap_layout.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QMenu>
#include <QToolButton>

namespace loom {

ChartButtons::ChartButtons(const QString& id, const QStringList& names, QWidget* parent)
    : QWidget(parent), group_(new QButtonGroup(this)) {
  auto* row = new WrapLayout(this);
  row->setContentsMargins(8, 2, 8, 2);
  row->setSpacing(2);
  for (int index = 0; index < names.size(); ++index) {
    auto* button = new QToolButton(this);
    button->setText(names[index]);
    button->setObjectName(QStringLiteral("%1_%2").arg(id).arg(index));
    button->setAccessibleName(tr("Chart: %1").arg(names[index]));
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setChecked(index == 0);
    group_->addButton(button, index);
    row->addWidget(button);
  }
  auto* between = new QWidget(this); // what is appended stands at the right
  between->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  row->addWidget(between);
  connect(group_, &QButtonGroup::idClicked, this, &ChartButtons::chosen);
}

void ChartButtons::set_current(int index) { group_->button(index)->setChecked(true); }

int ChartButtons::current() const { return group_->checkedId(); }

void ChartButtons::append(QWidget* widget) { layout()->addWidget(widget); }

void ChartButtons::fill_menu(QMenu& menu) {
  auto* actions = new QActionGroup(&menu);
  for (QAbstractButton* button : group_->buttons())
    choice_entry(menu, actions, button->text(), button->isChecked(), this,
                 [this, button] { emit chosen(group_->id(button)); });
}

} // namespace loom
