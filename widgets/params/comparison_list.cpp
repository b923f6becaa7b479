#include "widgets/params/comparison_list.h"

#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/paint/marks.h"
#include "widgets/texts/words.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace loom {

namespace {

/// The line and marker of a role, as a legend has them.
class LineSample : public QWidget {
public:
  explicit LineSample(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  }
  void show_role(Role role) {
    role_ = role;
    update();
  }
  [[nodiscard]] QSize sizeHint() const override { return {unit(this) * 5, unit(this) * 3}; }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    FigureStyle style;
    style.palette = palette().base().color().lightness() < 128 ? Palette::dark : Palette::colour;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Canvas canvas(style, logicalDpiX() / 72.0);
    painter.setPen(canvas.pen(role_, Weight::normal));
    painter.setOpacity(isEnabled() ? 1 : 0.4);
    const QPointF middle = QRectF(rect()).center();
    painter.drawLine(QPointF(0, middle.y()), QPointF(width(), middle.y()));
    draw_line_markers(painter, canvas, role_, {middle});
  }

private:
  Role role_ = Role::series1;
};

} // namespace

ComparisonList::ComparisonList(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), column_(new QVBoxLayout(this)) {
  setObjectName(QStringLiteral("comparison"));
  setAccessibleName(tr("What is compared"));
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(0);
  auto* heading = new QLabel(tr("compared, named as in figures"), this);
  heading->setWordWrap(true);
  column_->addWidget(heading);
}

void ComparisonList::add_row() {
  const std::size_t place = rows_.size(); // 0 the scenario, then the pins
  const QString number = QString::number(place);
  auto* row = new QWidget(this);
  Row made{row, new LineSample(row), new QLineEdit(row), nullptr, nullptr};
  made.name->setObjectName(QStringLiteral("compared_name_") + number);
  made.name->setFrame(false);
  made.name->setMaxLength(static_cast<int>(max_pin_name_bytes));
  made.name->setToolTip(tr("What figures call it; empty: what tells it from the others"));
  QBoxLayout* line = beside(row, {}, unit(this) / 2, {made.sample, {made.name, 1}});
  connect(made.name, &QLineEdit::editingFinished, this, [this, place, edit = made.name] {
    if (place == 0)
      workspace_.name_scenario(edit->text());
    else if (place <= workspace_.document().pins.size())
      workspace_.name_pin(place - 1, edit->text());
  });
  if (place > 0) {
    made.shown = new QCheckBox(row);
    made.shown->setObjectName(QStringLiteral("compared_shown_") + number);
    made.shown->setToolTip(tr("Whether it is drawn"));
    made.remove = new QToolButton(row);
    made.remove->setObjectName(QStringLiteral("compared_remove_") + number);
    made.remove->setIcon(faint_icon(QStringLiteral("close")));
    made.remove->setAutoRaise(true);
    made.remove->setToolTip(tr("Compare with it no longer"));
    line->addWidget(made.shown);
    line->addWidget(made.remove);
    connect(made.shown, &QCheckBox::clicked, this, [this, place](bool shown) {
      if (place <= workspace_.document().pins.size())
        workspace_.hide_pin(place - 1, !shown);
    });
    connect(made.remove, &QToolButton::clicked, this, [this, place] {
      if (place <= workspace_.document().pins.size())
        workspace_.remove_pin(place - 1);
    });
  }
  column_->addWidget(row);
  rows_.push_back(made);
}

void ComparisonList::show_snapshot(const Snapshot& snapshot) {
  const Document& document = snapshot.document;
  const bool any = !document.pins.empty();
  setVisible(any);
  while (any && rows_.size() < document.pins.size() + 1)
    add_row();
  for (std::size_t place = 0; place < rows_.size(); ++place) {
    const Row& row = rows_[place];
    const bool used = any && place <= document.pins.size();
    row.row->setVisible(used);
    if (!used)
      continue;
    const Pin* pin = place > 0 ? &document.pins[place - 1] : nullptr;
    static_cast<LineSample*>(row.sample)->show_role(series_role(pin ? pin->series : 1));
    row.sample->setEnabled(!pin || !pin->hidden);
    const QString name = QString::fromStdString(pin ? pin->name : document.name);
    Document unnamed = document;
    (pin ? unnamed.pins[place - 1].name : unnamed.name).clear();
    const QString usual = pin ? pin_name(unnamed, unnamed.pins[place - 1]) : scenario_name(unnamed);
    if (row.name->text() != name && !(row.name->hasFocus() && row.name->isModified()))
      row.name->setText(name);
    row.name->setPlaceholderText(usual);
    row.name->setAccessibleName(tr("Name of %1 in figures").arg(usual));
    if (!pin)
      continue;
    row.shown->setChecked(!pin->hidden);
    row.shown->setAccessibleName(tr("Draw %1").arg(usual));
    row.remove->setAccessibleName(tr("Compare with %1 no longer").arg(usual));
  }
}

} // namespace loom
