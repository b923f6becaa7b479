#include "widgets/params/parameter_row.h"

#include "widgets/look/theme.h"
#include "widgets/look/vendor_text.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/params/exact_entry.h"
#include "widgets/params/override_dot.h"
#include "widgets/params/parameter_name.h"
#include "widgets/params/parameter_popover.h"
#include "widgets/params/parameter_slider.h"
#include "widgets/params/segmented.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>

namespace loom {

namespace {

const std::array<double, 2> usual_targets{0.9, 1.0};

Segmented* target_choice(const ParameterInfo& info) {
  return info.id == "target" ? new Segmented(label_of(info), {tr("90 %"), tr("100 %")}, nullptr)
                             : nullptr;
}

} // namespace

ParameterRow::ParameterRow(Workspace& workspace, const ParameterInfo& info, QWidget* parent)
    : ParameterRow(workspace, info, new ParameterName(nullptr), target_choice(info),
                   new OverrideDot(nullptr), parent) {}

ParameterRow::ParameterRow(Workspace& workspace, const ParameterInfo& info, ParameterName* name,
                           Segmented* targets, OverrideDot* dot, QWidget* parent)
    : NumberRow(workspace, info, to_qstring(info.id), {}, {name, targets, dot}, parent),
      workspace_(workspace), info_(info), name_(name), targets_(targets), dot_(dot) {
  const QString id = to_qstring(info.id);
  setObjectName(QStringLiteral("row_") + id);
  set_quantity(this, id);
  name_->setProperty("term", id); // its words are of several terms
  say_about(workspace.scenario());
  entry_->set_suffix(targets_ ? QStringLiteral("%") : short_unit(info));
  dot_->setObjectName(QStringLiteral("dot_") + id);

  connect(this, &NumberRow::asked, this,
          [this, id](double value) { workspace_.propose(id, value); });
  connect(problem_, &NumberLabel::whyAsked, this, [this] { emit whyAsked(problem_->ask_here()); });
  connect(qApp, &QApplication::focusChanged, this,
          [this](const QWidget* before, const QWidget* now) {
            if (before == problem_ && now && now != entry_ && now->window() == window())
              entry_->drop();
          });
  connect(name_, &QToolButton::clicked, this, &ParameterRow::explain);
  connect(dot_, &QToolButton::clicked, this, [this, id] { workspace_.reset(id); });
  if (slider_) {
    connect(slider_, &ParameterSlider::dragBegan, this, [this] {
      if (!just_pressed())
        index_before_press_ = workspace_.undo_stack().index();
      since_press_.start();
    });
    connect(slider_, &ParameterSlider::resetAsked, this, &ParameterRow::reset_from_slider);
  } else {
    connect(targets_, &Segmented::chosen, this,
            [this](int index) { emit asked(usual_targets.at(static_cast<std::size_t>(index))); });
  }
}

QString ParameterRow::name() const { return name_->text(); }

void ParameterRow::say_about(const Scenario& scenario) {
  QString about = tr("%1\n%2\nDefined in %3")
                      .arg(tr("%1: %2").arg(symbol_of(info_), label_of(info_)), range_text(info_),
                           to_qstring(info_.source));
  if (!mark_words_.isEmpty())
    about += QLatin1Char('\n') + mark_words_;
  const QString name = name_of(info_, scenario);
  if (name_->text() != name) {
    name_->setText(name);
    name_->updateGeometry();
  }
  name_->setAccessibleName(tr("%1: where it comes from").arg(label_of(info_)));
  name_->setToolTip(about);
  name_->setAccessibleDescription(about);
  if (slider_)
    slider_->setToolTip(about);
}

void ParameterRow::changeEvent(QEvent* event) {
  NumberRow::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && name_)
    say_about(workspace_.scenario());
}

void ParameterRow::show_problem(const QString& text) {
  QString limit; // the last that is named answers for what was typed
  each_number(text, [&limit](const QString&, const QString& id, const QString&) {
    limit = id.isEmpty() ? limit : id;
  });
  set_quantity(entry_, limit);
  NumberRow::show_problem(text);
}

double ParameterRow::step_from() const {
  // From what the workspace holds: the picture may be a frame behind.
  return get(workspace_.scenario(), info_.id).value_or(slider_value(info_, 0.5));
}

bool ParameterRow::just_pressed() const {
  return since_press_.isValid() &&
         since_press_.elapsed() <= QGuiApplication::styleHints()->mouseDoubleClickInterval();
}

void ParameterRow::reset_from_slider() {
  // The first click of the two may have moved the handle; that was not meant.
  if (just_pressed() && workspace_.undo_stack().index() == index_before_press_ + 1)
    workspace_.undo_stack().undo();
  workspace_.reset(to_qstring(info_.id));
}

void ParameterRow::show_scenario(const ResolvedScenario& scenario) {
  const auto hardware = hardware_parameter(info_.id);
  if (hardware)
    show_hardware(scenario[*hardware]);
  say_about(scenario);
  if (hardware)
    return;
  if (info_.id == "warps")
    show_warps(scenario);
  const auto value = get(scenario, info_.id);
  if (info_.id == "ilp") {
    // Few kernels have more; all there is would leave 1 to 8 no room to be told apart by hand.
    constexpr double usual = 16;
    slider_->set_end(value > usual ? std::nullopt : std::optional(usual));
  }
  show_value(value);
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
  name_->set_detail(percent);
}

void ParameterRow::show_hardware(const std::optional<Resolved>& resolved) {
  const auto value = resolved ? std::optional(resolved->value) : std::nullopt;
  const auto own = resolved ? resolved->own : std::nullopt;
  overridden_ = resolved && resolved->overridden;
  entry_->show_value(value);
  slider_->show_value(value, own);
  const bool own_number = resolved && !resolved->overridden;
  mark_ = own_number ? status_mark(resolved->fact.status) : QString();
  mark_words_ = own_number ? mark_words(resolved->fact.status) : QString();
  name_->set_detail(mark_);
  dot_->set_shown(overridden_);
  const QString back = own ? tr("Set by you. Back to the GPU's %1 %2")
                                 .arg(value_text(info_, *own), in_vendor_words(info_.unit))
                           : tr("Set by you. Back to “not known”");
  dot_->setToolTip(overridden_ ? back : QString());
  dot_->setAccessibleName(tr("Reset %1").arg(label_of(info_)));
}

void ParameterRow::explain() {
  auto* popover = new ParameterPopover(workspace_, info_, this);
  popover->open_below(name_);
}

} // namespace loom
