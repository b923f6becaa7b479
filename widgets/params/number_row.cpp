#include "widgets/params/number_row.h"

#include "widgets/look/theme.h"
#include "widgets/numbers/number_label.h"
#include "widgets/params/exact_entry.h"
#include "widgets/params/parameter_slider.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QAbstractButton>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace loom {

NumberRow::NumberRow(Workspace& workspace, const ParameterInfo& info, const QString& id,
                     std::optional<ParameterInfo> slider, QWidget* parent)
    : NumberRow(workspace, info, id, std::move(slider), Parts{}, parent) {
  const QString about = QStringLiteral("%1\n%2").arg(label_of(info), range_text(info));
  name_->setToolTip(about);
  slider_->setToolTip(about);
  entry_->set_suffix(to_qstring(info.unit));
}

NumberRow::NumberRow(Workspace& workspace, const ParameterInfo& info, const QString& id,
                     std::optional<ParameterInfo> slider, const Parts& parts, QWidget* parent)
    : QWidget(parent),
      slider_(parts.field ? nullptr : new ParameterSlider(slider.value_or(info), info.role, this)),
      entry_(new ExactEntry(info, this)), problem_(new NumberLabel(this)),
      slider_info_(slider.value_or(info)),
      name_(parts.name ? parts.name : new QLabel(symbol_of(info), this)),
      end_(parts.end ? parts.end : new QWidget(this)) {
  entry_->setObjectName(QStringLiteral("entry_") + id);
  entry_->set_asking(problem_);
  problem_->setObjectName(QStringLiteral("problem_") + id);
  problem_->setWordWrap(true);
  problem_->hide();
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->addWidget(name_, 0, 0);
  grid->addWidget(slider_ ? slider_ : parts.field, 0, 1);
  grid->addWidget(entry_, 0, 2);
  grid->addWidget(end_, 0, 3);
  grid->addWidget(problem_, 1, 0, 1, 4);
  grid->setColumnStretch(1, 1);
  fit();
  const auto step = [this](int steps) { emit asked(stepped(slider_info_, step_from(), steps)); };
  if (slider_) {
    slider_->setObjectName(QStringLiteral("slider_") + id);
    connect(slider_, &ParameterSlider::dragBegan, this, [&workspace] { workspace.begin_drag(); });
    connect(slider_, &ParameterSlider::dragEnded, this, [&workspace] { workspace.end_drag(); });
    connect(slider_, &ParameterSlider::asked, this, &NumberRow::asked);
    connect(slider_, &ParameterSlider::stepAsked, this, step);
  }
  connect(entry_, &ExactEntry::entered, this, &NumberRow::asked);
  connect(entry_, &ExactEntry::stepAsked, this, step);
  connect(entry_, &ExactEntry::problem, this, &NumberRow::show_problem);
}

double NumberRow::step_from() const { return value_.value_or(slider_info_.min); }

void NumberRow::show_problem(const QString& text) {
  problem_->show_words(text);
  problem_->setVisible(!text.isEmpty());
  problem_->setPalette(error_words(palette()));
}

void NumberRow::show_value(std::optional<double> value) {
  value_ = value;
  if (slider_)
    slider_->show_value(value, {});
  entry_->show_value(value);
}

int NumberRow::name_width() const { return name_->sizeHint().width(); }
void NumberRow::set_name_width(int width) { name_->setFixedWidth(width); }

void NumberRow::fit() {
  auto* grid = static_cast<QGridLayout*>(layout());
  grid->setHorizontalSpacing(unit(this) / 2);
  grid->setVerticalSpacing(0);
  if (!qobject_cast<QAbstractButton*>(end_)) // as wide as the buttons of other rows
    end_->setFixedWidth(unit(this) * 2);
}

void NumberRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && layout())
    fit();
}

} // namespace loom
