#include "widgets/params/parameter_group.h"

#include "widgets/look/controls.h"
#include "widgets/look/icons.h"

#include <QToolButton>

namespace loom {

ParameterGroup::ParameterGroup(const QString& title, QWidget* parent)
    : QWidget(parent), heading_(new QToolButton(this)), body_(new QWidget(this)) {
  heading_->setText(title);
  heading_->setAutoRaise(true);
  heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  heading_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  heading_->setToolTip(tr("Show or fold away"));
  heading_->setAccessibleName(tr("Group: %1").arg(title));
  rows_ = column(body_, {}, 0, {});
  column(this, {}, 0, {heading_, body_});
  connect(heading_, &QToolButton::clicked, this, [this] {
    set_open(!open_);
    emit opened(open_);
  });
  set_open(true);
}

void ParameterGroup::add(QWidget* row) { rows_->addWidget(row); }

void ParameterGroup::set_open(bool open) {
  open_ = open;
  heading_->setIcon(icon(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right")));
  body_->setVisible(open);
}

bool ParameterGroup::is_open() const { return open_; }

} // namespace loom
