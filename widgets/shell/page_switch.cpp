#include "widgets/shell/page_switch.h"

#include "widgets/look/controls.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace loom {

PageSwitch::PageSwitch(QLabel* title, QWidget* parent)
    : QWidget(parent), title_(title), menu_(new QToolButton(this)) {
  setObjectName(QStringLiteral("page_switch"));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  beside(this, {}, 0, {title, menu_});
  new QButtonGroup(this);
  menu_->setObjectName(QStringLiteral("pages"));
  menu_->setAutoRaise(true);
  menu_->setPopupMode(QToolButton::InstantPopup);
  menu_->setMenu(new QMenu(menu_));
  new QActionGroup(menu_->menu());
  menu_->hide();
}

void PageSwitch::add(const QString& id, const QString& name, const QString& spoken,
                     const QString& tip) {
  const std::size_t page = pages_.size();
  auto* button = new QToolButton(this);
  button->setObjectName(QStringLiteral("page_") + id);
  button->setText(name);
  button->setAccessibleName(spoken);
  button->setToolTip(tip);
  button->setCheckable(true);
  button->setAutoRaise(true);
  findChild<QButtonGroup*>()->addButton(button);
  layout()->addWidget(button);
  connect(button, &QToolButton::clicked, this, [this, page] { emit picked(page); });
  QAction* action = menu_->menu()->addAction(name, this, [this, page] { emit picked(page); });
  action->setCheckable(true);
  menu_->menu()->findChild<QActionGroup*>()->addAction(action);
  pages_.push_back(button);
  show(now_);
}

void PageSwitch::show(std::size_t page) {
  now_ = page;
  pages_[page]->setChecked(true);
  menu_->menu()->actions()[int(page)]->setChecked(true);
  menu_->setText(pages_[page]->text());
  menu_->setAccessibleName(pages_[page]->accessibleName());
  menu_->setToolTip(pages_[page]->toolTip());
  updateGeometry();
}

int PageSwitch::width_of_all() const {
  int width = title_->sizeHint().width();
  for (const QToolButton* each : pages_)
    width += each->sizeHint().width();
  return width;
}

QSize PageSwitch::sizeHint() const {
  return {width_of_all(), std::max(title_->sizeHint().height(), menu_->sizeHint().height())};
}

QSize PageSwitch::minimumSizeHint() const {
  return {menu_->sizeHint().width(), sizeHint().height()};
}

void PageSwitch::fold() {
  const bool folded = width() < width_of_all();
  if (folded == folded_)
    return;
  folded_ = folded;
  title_->setHidden(folded);
  menu_->setVisible(folded);
  for (QToolButton* each : pages_)
    each->setHidden(folded);
}

void PageSwitch::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

void PageSwitch::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
    updateGeometry();
}

bool PageSwitch::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest)
    fold();
  return QWidget::event(event);
}

} // namespace loom
