#include "widgets/workspace/workspace.h"

#include "core/divergence/divergence_run.h"
#include "core/figure/look_limits.h"
#include "core/scenario/parameters.h"
#include "widgets/look/language.h"
#include "widgets/texts/parameter_text.h"

#include <QUndoCommand>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

namespace {
constexpr int frame_ms = 16;
constexpr int step_pause_ms = 700;
constexpr int most_undone = 200; ///< changes, each kept with the document before it: 1.4 kB

std::string utf8(const QString& text) { return text.toStdString(); }

/// No longer than a file keeps it, in one line.
std::string pin_name(const QString& text) {
  QString name = text.simplified();
  while (name.toUtf8().size() > qsizetype(max_pin_name_bytes))
    name.chop(1);
  return utf8(name);
}
} // namespace

/// Holds whole documents, each shared with the next change: they are small, and nothing can go
/// wrong on the way back.
class ChangeDocument : public QUndoCommand {
public:
  ChangeDocument(Workspace& workspace, const QString& text, QString key, DocumentPtr before,
                 DocumentPtr after, std::function<void()> switched = {})
      : QUndoCommand(text), workspace_(workspace), key_(std::move(key)), before_(std::move(before)),
        after_(std::move(after)), switched_(std::move(switched)) {}

  void undo() override { put(before_); }
  void redo() override { put(after_); }
  [[nodiscard]] int id() const override { return 1; }
  bool mergeWith(const QUndoCommand* command) override {
    const auto* next = static_cast<const ChangeDocument*>(command);
    if (key_.isEmpty() || key_ != next->key_)
      return false;
    after_ = next->after_;
    setObsolete(*after_ == *before_); // back where the drag began: nothing to undo
    return true;
  }

private:
  void put(const DocumentPtr& document) {
    if (switched_)
      switched_();
    workspace_.replace(document);
  }

  Workspace& workspace_;
  QString key_;
  DocumentPtr before_, after_;
  std::function<void()> switched_;
};

Workspace::Workspace(Catalogue& catalogue, Document document, QObject* parent)
    : QObject(parent), catalogue_(catalogue),
      document_(std::make_shared<const Document>(std::move(document))),
      snapshot_(evaluate_document(*document_, catalogue_)) {
  speak_of(document_->scenario.gpu->compute_capability);
  undo_.setUndoLimit(most_undone);
  frame_.setSingleShot(true);
  frame_.setTimerType(Qt::PreciseTimer);
  connect(&frame_, &QTimer::timeout, this, &Workspace::publish);
}

SnapshotPtr Workspace::snapshot() {
  if (dirty_)
    publish();
  return snapshot_;
}

void Workspace::propose(const QString& parameter, double value, Shown shown) {
  const ParameterInfo* info = find_parameter(utf8(parameter));
  if (!info || std::isnan(value))
    return;
  const bool endless = info->scale == ParameterScale::alpha && value == INFINITY;
  if (!endless)
    value = std::clamp(value, info->min, info->max);
  if (info->whole)
    value = std::round(value);
  if (auto next = with(document_->scenario, utf8(parameter), value))
    push(tr("Change %1").arg(name_of(*info, document_->scenario)), merge_key(parameter),
         with_scenario(std::move(*next)));
  show(shown);
}

void Workspace::propose(const QString& what, const Scenario& scenario, Shown shown) {
  change(what, with_scenario(scenario), shown);
}

void Workspace::change(const QString& what, Document next, Shown shown) {
  push(tr("Change %1").arg(what), merge_key(what), std::move(next));
  show(shown);
}

void Workspace::show(Shown shown) {
  if (shown == Shown::at_once && dirty_ && !dragging_)
    publish();
}

void Workspace::propose_choice(const QString& choice, const QString& value) {
  if (auto next = with_choice(document_->scenario, utf8(choice), utf8(value)))
    push(tr("Choose %1").arg(value_name(utf8(choice), utf8(value))), {},
         with_scenario(std::move(*next)));
}

void Workspace::propose_access(const QString& access) {
  if (auto next = with_access(document_->scenario, utf8(access)))
    push(tr("Choose the access pattern"), {}, with_scenario(std::move(*next)));
}

void Workspace::propose_gpu(GpuPtr gpu) {
  const QString name = QString::fromStdString(gpu->name);
  Scenario next = with_gpu(document_->scenario, std::move(gpu));
  next.divergence = with_own_machine(std::move(next.divergence), next.gpu->compute_capability);
  push(tr("Choose %1").arg(name), {}, with_scenario(std::move(next)));
}

void Workspace::reset(const QString& parameter) {
  const ParameterInfo* info = find_parameter(utf8(parameter));
  const QString name = info ? name_of(*info, document_->scenario) : parameter;
  Scenario next = document_->scenario;
  if (const auto hardware = hardware_parameter(utf8(parameter))) {
    next = without_override(std::move(next), *hardware);
  } else {
    const Scenario fresh = default_scenario(next.gpu);
    const auto value = get(fresh, utf8(parameter));
    auto reset = value ? with(next, utf8(parameter), *value) : Result<Scenario>(next);
    if (!reset)
      return;
    next = std::move(*reset);
  }
  push(tr("Reset %1").arg(name), {}, with_scenario(std::move(next)));
}

void Workspace::reset_all() {
  Scenario next = document_->scenario;
  next.overrides = {};
  push(tr("Reset all overrides"), {}, with_scenario(std::move(next)));
}

void Workspace::propose_document(const QString& what, Document document) {
  push(what, {}, std::move(document));
}

void Workspace::pin() {
  Document next = *document_;
  Pin pinned = next.scenario;
  pinned.measured.clear(); // what is measured is drawn once
  next.pins = with_pin(std::move(next.pins), std::move(pinned));
  push(tr("Pin"), {}, std::move(next));
}

void Workspace::compare_with(GpuPtr gpu) {
  if (const std::size_t there = place_of(document_->pins, *gpu); there < document_->pins.size())
    return remove_pin(there);
  if (gpu->id == document_->scenario.gpu->id)
    return;
  Document next = *document_;
  const QString name = QString::fromStdString(gpu->name);
  next.pins = with_pin(std::move(next.pins), gpu_pin(next.scenario, std::move(gpu)));
  push(tr("Compare with %1").arg(name), {}, std::move(next));
}

void Workspace::name_pin(std::size_t place, const QString& name) {
  Document next = *document_;
  next.pins.at(place).name = pin_name(name);
  push(tr("Name a comparison"), {}, std::move(next));
}

void Workspace::name_scenario(const QString& name) {
  Document next = *document_;
  next.name = pin_name(name);
  push(tr("Name a comparison"), {}, std::move(next));
}

void Workspace::hide_pin(std::size_t place, bool hidden) {
  Document next = *document_;
  next.pins.at(place).hidden = hidden;
  push(hidden ? tr("Hide a comparison") : tr("Show a comparison"), {}, std::move(next));
}

void Workspace::remove_pin(std::size_t place) {
  Document next = *document_;
  next.pins.erase(next.pins.begin() + static_cast<std::ptrdiff_t>(place));
  push(tr("Remove a comparison"), {}, std::move(next));
}

void Workspace::unpin_all() {
  Document next = *document_;
  next.pins.clear();
  push(tr("Unpin all"), {}, std::move(next));
}

void Workspace::propose_look(const QString& figure, const FigureLook& wished) {
  const FigureLook look = within_limits(wished);
  Document next = *document_;
  if (look == FigureLook{})
    next.looks.erase(utf8(figure));
  else if (next.looks.size() < max_looks || next.looks.contains(utf8(figure)))
    next.looks[utf8(figure)] = look;
  push(tr("Edit the figure"), merge_key(QStringLiteral("look ") + figure), std::move(next));
}

void Workspace::begin_drag() {
  dragging_ = true;
  ++serial_;
  stepped_parameter_.clear();
}

void Workspace::end_drag() {
  if (!std::exchange(dragging_, false))
    return;
  ++serial_;
  schedule(); // the full-quality picture
}

void Workspace::open(const QString& what, Document document, std::function<void()> switched) {
  stepped_parameter_.clear();
  undo_.push(new ChangeDocument(*this, what, {}, document_,
                                std::make_shared<const Document>(std::move(document)),
                                std::move(switched)));
}

Document Workspace::with_scenario(Scenario scenario) const {
  Document next = *document_;
  next.scenario = std::move(scenario);
  return next;
}

QString Workspace::merge_key(const QString& parameter) {
  if (!dragging_) {
    const bool goes_on = stepped_parameter_ == parameter && since_step_.isValid() &&
                         since_step_.elapsed() < step_pause_ms;
    if (!goes_on)
      ++serial_;
    stepped_parameter_ = parameter;
    since_step_.start();
  }
  return parameter + QLatin1Char(':') + QString::number(serial_);
}

void Workspace::push(const QString& text, const QString& key, Document next) {
  if (next == *document_)
    return;
  if (key.isEmpty())
    stepped_parameter_.clear();
  undo_.push(new ChangeDocument(*this, text, key, document_,
                                std::make_shared<const Document>(std::move(next))));
}

void Workspace::replace(DocumentPtr document) {
  document_ = std::move(document);
  schedule();
}

void Workspace::schedule() {
  dirty_ = true;
  if (frame_.isActive())
    return;
  const qint64 since = since_publish_.isValid() ? since_publish_.elapsed() : frame_ms;
  frame_.start(int(std::clamp<qint64>(frame_ms - since, 0, frame_ms)));
}

void Workspace::publish() {
  frame_.stop();
  dirty_ = false;
  since_publish_.start();
  speak_of(document_->scenario.gpu->compute_capability);
  snapshot_ = evaluate_document(*document_, catalogue_, dragging_);
  emit snapshotChanged(snapshot_);
}

} // namespace loom
