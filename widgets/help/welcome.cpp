#include "widgets/help/tour_offer.h"

#include "widgets/look/controls.h"
#include "widgets/look/theme.h"

#include <QLabel>
#include <QPushButton>

namespace loom {

TourOffer::TourOffer(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("tour_offer"));
  const int step = unit(this);
  auto* text = new QLabel(tr("New here?"), this);
  auto* take = new QPushButton(tr("Take the one-minute &tour"), this);
  auto* leave = new QPushButton(tr("N&ot now"), this);
  leave->setToolTip(tr("Help, Tour has it again"));
  beside(this, {step * 2, step / 2, step, 0}, step, {text, take, leave, {}});
  connect(take, &QPushButton::clicked, this, [this] {
    close();
    emit taken();
  });
  connect(leave, &QPushButton::clicked, this, &QWidget::close);
  setAttribute(Qt::WA_DeleteOnClose);
}

} // namespace loom
