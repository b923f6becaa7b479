#include "widgets/views/alpha_sweep.h"

#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "widgets/look/theme.h"
#include "widgets/texts/words.h"
#include "widgets/views/transport.h"
#include "widgets/workspace/workspace.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr int last_place = AlphaSweep::steps_per_decade * AlphaSweep::decades;
constexpr double first_alpha = 0.1;

TransportWords transport_words() {
  const auto tr = [](const char* text) { return QCoreApplication::translate("AlphaSweep", text); };
  return {.back = tr("Less α (Left)"),
          .on = tr("More α (Right)"),
          .previous = {},
          .next = {},
          .per_second = tr("%1 steps/s"),
          .speed = tr("How fast α moves when playing ([ slower, ] faster)"),
          .name = QStringLiteral("α"),
          .position = tr("α from 0.1 to 1000"),
          .what = "positions",
          .usual = 20};
}

/// As the slider rounds it, so that one can read it.
double alpha_at(qint64 place) {
  const ParameterInfo& info = *find_parameter("alpha");
  const double exact =
      first_alpha * std::pow(10, static_cast<double>(place) / AlphaSweep::steps_per_decade);
  return slider_value(info, slider_position(info, exact));
}

qint64 place_of(double alpha) {
  if (alpha <= first_alpha)
    return 0;
  const double place = AlphaSweep::steps_per_decade * std::log10(alpha / first_alpha);
  return std::isinf(alpha) ? last_place : std::min<qint64>(last_place, std::llround(place));
}

} // namespace

AlphaSweep::AlphaSweep(Workspace& workspace, QWidget* parent)
    : QWidget(parent), workspace_(workspace), value_(new QLabel(this)),
      transport_(new Transport(transport_words(), this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(unit(this), 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(value_);
  row->addWidget(transport_, 1);
  transport_->set_range(0, last_place);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(transport_, &Transport::moved, this, &AlphaSweep::move);
  connect(transport_, &Transport::running, this, [this](bool on) {
    asked_ = shown_alpha();
    if (on != holds_drag_)
      on ? workspace_.begin_drag() : workspace_.end_drag();
    holds_drag_ = on;
  });
  connect(&workspace_, &Workspace::snapshotChanged, this, &AlphaSweep::follow);
  follow();
}

bool AlphaSweep::take_key(const QKeyEvent& event) { return transport_->take_key(event); }

void AlphaSweep::move(qint64 place) {
  // Not the snapshot's numbers: to ask for that shows at once what is to wait for the next frame.
  const Scenario& now = workspace_.scenario();
  const Result<LoopNumbers> numbers = workload_numbers(now);
  if (!numbers)
    return;
  asked_ = alpha_at(place);
  workspace_.propose(tr("Play α"), at_alpha(now, *numbers, *asked_));
}

double AlphaSweep::shown_alpha() const { return alpha_of(workspace_.scenario()).value_or(0); }

void AlphaSweep::follow() {
  const double alpha = shown_alpha();
  value_->setText(alpha_words(alpha));
  value_->setMinimumWidth(fontMetrics().horizontalAdvance(alpha_words(0.888)));
  constexpr double rounding = 1e-9; // of counts times α
  if (asked_ && (alpha == *asked_ || std::abs(alpha - *asked_) <= rounding * alpha))
    return; // where the bar is already
  asked_.reset();
  transport_->stop();
  transport_->set_place(place_of(alpha));
}

} // namespace loom
