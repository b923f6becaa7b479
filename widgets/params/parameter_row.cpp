#include "widgets/params/parameter_row.h"

#include "widgets/look/theme.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/params/override_dot.h"
#include "widgets/params/parameter_name.h"
#include "widgets/params/parameter_popover.h"
#include "widgets/params/parameter_slider.h"
#include "widgets/params/segmented.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>

namespace loom {

namespace {

const std::array<double, 2> usual_targets{0.9, 1.0};

} // namespace

ParameterRow::ParameterRow(Workspace& workspace, const ParameterInfo& info, QWidget* parent)
    : QWidget(parent), workspace_(workspace), info_(info), id_(to_qstring(info.id)),
      name_(new ParameterName(this)), entry_(new ExactEntry(info, this)),
      dot_(new OverrideDot(this)), problem_(new NumberLabel(this)) {
  setObjectName(QStringLiteral("row_") + id_);
  name_->setText(symbol_of(info));
  name_->setAccessibleName(tr("%1: where it comes from").arg(label_of(info)));
  const QString about =
      tr("%1\n%2\nDefined in %3").arg(label_of(info), range_text(info), to_qstring(info.source));
  name_->setToolTip(about);
  name_->setAccessibleDescription(about);
  if (info.id == "target")
    make_target_choice();
  else
    make_slider();
  entry_->setObjectName(QStringLiteral("entry_") + id_);
  entry_->set_suffix(info.id == "target" ? QStringLiteral("%") : short_unit(info));
  dot_->setObjectName(QStringLiteral("dot_") + id_);
  set_quantity(this, id_);
  problem_->setObjectName(QStringLiteral("problem_") + id_);
  problem_->setVisible(false);
  problem_->setWordWrap(true);

  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->addWidget(name_, 0, 0);
  grid->addWidget(slider_ ? static_cast<QWidget*>(slider_) : targets_, 0, 1);
  grid->addWidget(entry_, 0, 2);
  grid->addWidget(dot_, 0, 3);
  grid->addWidget(problem_, 1, 0, 1, 4);
  grid->setColumnStretch(1, 1);
  fit();

  connect(problem_, &NumberLabel::whyAsked, this, [this] { emit whyAsked(problem_->ask_here()); });
  entry_->set_asking(problem_);
  connect(qApp, &QApplication::focusChanged, this,
          [this](const QWidget* before, const QWidget* now) {
            if (before == problem_ && now && now != entry_ && now->window() == window())
              entry_->drop();
          });
  connect(name_, &QToolButton::clicked, this, &ParameterRow::explain);
  connect(dot_, &QToolButton::clicked, this, [this] { workspace_.reset(id_); });
  connect(entry_, &ExactEntry::entered, this,
          [this](double value) { workspace_.propose(id_, value); });
  connect(entry_, &ExactEntry::stepAsked, this, &ParameterRow::step);
  connect(entry_, &ExactEntry::problem, this, [this](const QString& text) {
    problem_->show_words(text);
    problem_->setVisible(!text.isEmpty());
    QString limit; // the last that is named answers for what was typed
    each_number(text, [&limit](const QString&, const QString& id, const QString&) {
      limit = id.isEmpty() ? limit : id;
    });
    set_quantity(entry_, limit);
    QPalette red = palette();
    red.setColor(QPalette::WindowText, error_text(red));
    problem_->setPalette(red);
  });
}

void ParameterRow::make_slider() {
  slider_ = new ParameterSlider(info_, info_.role, this);
  slider_->setObjectName(QStringLiteral("slider_") + id_);
  slider_->setToolTip(name_->toolTip());
  connect(slider_, &ParameterSlider::dragBegan, this, [this] {
    if (!just_pressed())
      index_before_press_ = workspace_.undo_stack().index();
    since_press_.start();
    workspace_.begin_drag();
  });
  connect(slider_, &ParameterSlider::dragEnded, this, [this] { workspace_.end_drag(); });
  connect(slider_, &ParameterSlider::asked, this,
          [this](double value) { workspace_.propose(id_, value); });
  connect(slider_, &ParameterSlider::stepAsked, this, &ParameterRow::step);
  connect(slider_, &ParameterSlider::resetAsked, this, &ParameterRow::reset_from_slider);
}

void ParameterRow::make_target_choice() {
  targets_ = new Segmented(label_of(info_), {tr("90 %"), tr("100 %")}, this);
  connect(targets_, &Segmented::chosen, this,
          [this](int index) { workspace_.propose(id_, usual_targets.at(std::size_t(index))); });
}

void ParameterRow::step(int steps) {
  // From what the workspace holds: the picture may be a frame behind.
  const double from = get(workspace_.scenario(), info_.id).value_or(slider_value(info_, 0.5));
  workspace_.propose(id_, stepped(info_, from, steps));
}

bool ParameterRow::just_pressed() const {
  return since_press_.isValid() &&
         since_press_.elapsed() <= QGuiApplication::styleHints()->mouseDoubleClickInterval();
}

void ParameterRow::reset_from_slider() {
  // The first click of the two may have moved the handle; that was not meant.
  if (just_pressed() && workspace_.undo_stack().index() == index_before_press_ + 1)
    workspace_.undo_stack().undo();
  workspace_.reset(id_);
}

void ParameterRow::show_scenario(const ResolvedScenario& scenario) {
  if (const auto hardware = hardware_parameter(info_.id)) {
    show_hardware(scenario[*hardware]);
    return;
  }
  if (info_.id == "warps")
    show_warps(scenario);
  const auto value = get(scenario, info_.id);
  entry_->show_value(value);
  if (slider_)
    slider_->show_value(value, {});
  if (targets_) {
    int index = -1;
    for (std::size_t i = 0; i < usual_targets.size(); ++i)
      if (value && std::abs(*value - usual_targets.at(i)) < 1e-9)
        index = int(i);
    targets_->set_current(index);
  }
}

void ParameterRow::show_warps(const Scenario& scenario) {
  const auto most = max_warps(scenario);
  slider_->set_end(most);
  entry_->set_suffix(most ? QStringLiteral("/%1").arg(*most) : QString());
  const QString percent =
      most ? tr("%1 %").arg(std::lround(100.0 * scenario.warps / *most)) : QString();
  static_cast<ParameterName*>(name_)->set_detail(percent);
}

void ParameterRow::show_hardware(const std::optional<Resolved>& resolved) {
  const auto value = resolved ? std::optional(resolved->value) : std::nullopt;
  const auto own = resolved ? resolved->own : std::nullopt;
  overridden_ = resolved && resolved->overridden;
  entry_->show_value(value);
  slider_->show_value(value, own);
  static_cast<ParameterName*>(name_)->set_detail(
      resolved && !resolved->overridden ? status_mark(resolved->fact.status) : QString());
  auto* dot = static_cast<OverrideDot*>(dot_);
  dot->set_shown(overridden_);
  const QString back = own ? tr("Set by you. Back to the GPU's %1 %2")
                                 .arg(value_text(info_, *own), to_qstring(info_.unit))
                           : tr("Set by you. Back to “not known”");
  dot->setToolTip(overridden_ ? back : QString());
  dot->setAccessibleName(tr("Reset %1").arg(label_of(info_)));
}

void ParameterRow::explain() {
  auto* popover = new ParameterPopover(workspace_, info_, this);
  popover->open_below(name_);
}

int ParameterRow::name_width() const { return name_->sizeHint().width(); }
void ParameterRow::set_name_width(int width) { name_->setFixedWidth(width); }

void ParameterRow::fit() {
  auto* grid = static_cast<QGridLayout*>(layout());
  grid->setHorizontalSpacing(unit(this) / 2);
  grid->setVerticalSpacing(0);
}

void ParameterRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && layout())
    fit();
}

} // namespace loom
