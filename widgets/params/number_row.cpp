#include "widgets/params/number_row.h"

#include "widgets/look/theme.h"
#include "widgets/numbers/number_label.h"
#include "widgets/params/exact_entry.h"
#include "widgets/params/parameter_slider.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace loom {

NumberRow::NumberRow(Workspace& workspace, const ParameterInfo& info, const QString& id,
                     std::optional<ParameterInfo> slider, QWidget* parent)
    : QWidget(parent), info_(info), slider_info_(slider.value_or(info)),
      name_(new QLabel(symbol_of(info), this)),
      slider_(new ParameterSlider(slider_info_, info.role, this)),
      entry_(new ExactEntry(info, this)), end_(new QWidget(this)), problem_(new NumberLabel(this)) {
  const QString about = QStringLiteral("%1\n%2").arg(label_of(info), range_text(info));
  name_->setToolTip(about);
  slider_->setToolTip(about);
  slider_->setObjectName(QStringLiteral("slider_") + id);
  entry_->setObjectName(QStringLiteral("entry_") + id);
  entry_->set_suffix(to_qstring(info.unit));
  entry_->set_asking(problem_);
  problem_->setWordWrap(true);
  problem_->hide();
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->addWidget(name_, 0, 0);
  grid->addWidget(slider_, 0, 1);
  grid->addWidget(entry_, 0, 2);
  grid->addWidget(end_, 0, 3);
  grid->addWidget(problem_, 1, 0, 1, 4);
  grid->setColumnStretch(1, 1);
  fit();
  connect(slider_, &ParameterSlider::dragBegan, this, [&workspace] { workspace.begin_drag(); });
  connect(slider_, &ParameterSlider::dragEnded, this, [&workspace] { workspace.end_drag(); });
  connect(slider_, &ParameterSlider::asked, this, &NumberRow::asked);
  connect(entry_, &ExactEntry::entered, this, &NumberRow::asked);
  const auto step = [this](int steps) {
    emit asked(stepped(slider_info_, value_.value_or(slider_info_.min), steps));
  };
  connect(slider_, &ParameterSlider::stepAsked, this, step);
  connect(entry_, &ExactEntry::stepAsked, this, step);
  connect(entry_, &ExactEntry::problem, this, [this](const QString& text) {
    problem_->show_words(text);
    problem_->setVisible(!text.isEmpty());
    QPalette red = palette();
    red.setColor(QPalette::WindowText, error_text(red));
    problem_->setPalette(red);
  });
}

void NumberRow::show_value(std::optional<double> value) {
  value_ = value;
  slider_->show_value(value, {});
  entry_->show_value(value);
}

int NumberRow::name_width() const { return name_->sizeHint().width(); }
void NumberRow::set_name_width(int width) { name_->setFixedWidth(width); }

void NumberRow::fit() {
  auto* grid = static_cast<QGridLayout*>(layout());
  grid->setHorizontalSpacing(unit(this) / 2);
  grid->setVerticalSpacing(0);
  end_->setFixedWidth(unit(this) * 2);
}

void NumberRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && layout())
    fit();
}

} // namespace loom
