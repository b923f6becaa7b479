#include "widgets/params/segmented.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>

namespace loom {

namespace {

class Segment : public QAbstractButton {
public:
  Segment(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
  }
  [[nodiscard]] QSize sizeHint() const override {
    return {fontMetrics().horizontalAdvance(text()) + unit(this) * 5 / 4, unit(this) * 3};
  }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    const double radius = unit(this) / 2.0;
    if (isChecked())
      draw_card(painter, QRectF(rect()).adjusted(2, 2, -2, -2), radius - 1, palette().highlight(),
                {});
    painter.setPen(palette().color(isChecked()    ? QPalette::HighlightedText
                                   : underMouse() ? QPalette::WindowText
                                                  : QPalette::PlaceholderText));
    painter.drawText(rect(), Qt::AlignCenter, text());
    if (hasFocus())
      draw_focus_ring(painter, rect(), radius, palette().color(QPalette::Highlight));
  }
};

} // namespace

Segmented::Segmented(const QString& name, const QStringList& labels, QWidget* parent)
    : QWidget(parent), group_(new QButtonGroup(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  setAccessibleName(name);
  for (const QString& label : labels) {
    auto* segment = new Segment(label, this);
    segment->setAccessibleName(name + QStringLiteral(": ") + label);
    group_->addButton(segment, int(group_->buttons().size()));
    row->addWidget(segment, 1);
  }
  connect(group_, &QButtonGroup::idClicked, this, &Segmented::chosen);
}

void Segmented::set_current(int index) {
  if (index == current())
    return;
  group_->setExclusive(index >= 0);
  if (index < 0) {
    if (auto* taken = group_->checkedButton())
      taken->setChecked(false);
    group_->setExclusive(true);
    return;
  }
  group_->button(index)->setChecked(true);
}

int Segmented::current() const { return group_->checkedId(); }

void Segmented::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  draw_card(painter, rect(), unit(this) / 2.0, palette().base(), line(palette()));
}

} // namespace loom
