// What of the view is undone and what is remembered.

#include "core/kernel_ir/read.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/workspace/workspace.h"

#include <QFileInfo>
#include <QPointer>
#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

using kernel::Extent;
using kernel::Plan;

constexpr int pause_ms = 700; ///< steps in quicker succession are one change

/// Holds whole requests: they share what is large.
class ChangeKernel : public QUndoCommand {
public:
  ChangeKernel(KernelView& view, const QString& what, int serial, KernelRequest before,
               KernelRequest after)
      : QUndoCommand(KernelView::tr("Change %1").arg(what)), view_(&view), serial_(serial),
        before_(std::move(before)), after_(std::move(after)) {}

  void undo() override { set(before_); }
  void redo() override { set(after_); }
  [[nodiscard]] int id() const override { return 2; } // 1 is the document's
  bool mergeWith(const QUndoCommand* command) override {
    const auto* next = static_cast<const ChangeKernel*>(command);
    if (view_ != next->view_ || serial_ != next->serial_)
      return false;
    after_ = next->after_;
    return true;
  }

private:
  void set(const KernelRequest& request) {
    if (view_) // it may have been a large window that was closed
      view_->set_request(request);
  }

  QPointer<KernelView> view_;
  int serial_;
  KernelRequest before_, after_;
};

QVariant list_of(const auto& numbers) {
  QVariantList list;
  for (const std::int64_t number : numbers)
    list << static_cast<qlonglong>(number);
  return list;
}
/// Into as many numbers as there are; false where the list is another length.
bool take_list(const QVariant& value, auto&& numbers) {
  const QVariantList list = value.toList();
  if (list.size() != std::ssize(numbers))
    return false;
  std::ranges::transform(list, numbers.begin(),
                         [](const QVariant& each) { return each.toLongLong(); });
  return true;
}

QVariantMap to_map(const Plan& plan) {
  std::array<std::int64_t, 9> grid{};
  for (std::size_t d = 0; d < 3; ++d) {
    grid[3 * d] = static_cast<std::int64_t>(plan.grid[d].by);
    grid[3 * d + 1] = plan.grid[d].count;
    grid[3 * d + 2] = plan.grid[d].argument;
  }
  QVariantMap trips;
  for (const auto& [name, count] : plan.trips)
    trips[QString::fromStdString(name)] = static_cast<qlonglong>(count);
  QVariantMap map{{"grid", list_of(grid)},
                  {"block", list_of(plan.block)},
                  {"arguments", list_of(plan.arguments)},
                  {"registers", plan.registers},
                  {"shared", static_cast<qlonglong>(plan.shared)},
                  {"shared_per_thread", plan.shared_per_thread},
                  {"trips", trips}};
  if (plan.l1_hits)
    map["l1_hits"] = *plan.l1_hits;
  if (plan.l2_hits)
    map["l2_hits"] = *plan.l2_hits;
  return map;
}

/// The plan with what the map says; as it was where that is not of this kernel or out of range.
Plan from_map(const QVariantMap& map, const Plan& plan) {
  Plan next = plan;
  std::array<std::int64_t, 9> grid{};
  if (!take_list(map["grid"], grid) || !take_list(map["block"], next.block) ||
      !take_list(map["arguments"], next.arguments))
    return plan;
  for (std::size_t d = 0; d < 3; ++d) {
    const std::int64_t by = grid[3 * d], argument = grid[3 * d + 2];
    const bool covers = by == static_cast<std::int64_t>(Extent::By::argument);
    if (by < 0 || by > static_cast<std::int64_t>(Extent::By::argument) || next.block[d] < 1 ||
        (covers && (argument < 0 || argument >= std::ssize(next.arguments))))
      return plan;
    next.grid[d] = {static_cast<Extent::By>(by), std::max<std::int64_t>(1, grid[3 * d + 1]),
                    covers ? static_cast<int>(argument) : -1};
  }
  next.registers = std::clamp(map["registers"].toInt(), 1, 255);
  next.shared = std::clamp(map["shared"].toInt(), 0, 1 << 20);
  next.shared_per_thread = map["shared_per_thread"].toBool();
  const QVariantMap trips = map["trips"].toMap();
  for (auto& [name, count] : next.trips)
    if (const qlonglong given = trips[QString::fromStdString(name)].toLongLong(); given > 0)
      count = given;
  const auto part = [&](const char* name) -> std::optional<double> {
    const QVariant value = map[name];
    return value.isValid() ? std::optional(std::clamp(value.toDouble(), 0.0, 1.0)) : std::nullopt;
  };
  next.l1_hits = part("l1_hits");
  next.l2_hits = part("l2_hits");
  return next;
}

} // namespace

void KernelView::propose(const QString& what, const KernelRequest& next) {
  if (!dragging_ &&
      (what != changed_ || !since_change_.isValid() || since_change_.elapsed() > pause_ms))
    ++serial_;
  changed_ = what;
  since_change_.start();
  if (!request_.study) // the first is there from the beginning
    set_request(next);
  else
    workspace().undo_stack().push(new ChangeKernel(*this, what, serial_, request_, next));
}

kernel::Plan KernelView::remembered_plan(const KernelStudy& study) {
  return from_map(std::exchange(remembered_, {}), plan_for(study));
}

QVariantMap KernelView::choices() const {
  if (!request_.study)
    return {};
  return {{"chart", static_cast<int>(chart_)},
          {"shipped", request_.study->source.shipped},
          {"file", request_.study->source.path},
          {"function", QString::fromStdString(request_.study->program.name)},
          {"plan", to_map(request_.plan)}};
}

void KernelView::restore_choices(const QVariantMap& choices) {
  choose(static_cast<KernelChart>(
      std::clamp(choices.value("chart").toInt(), 0, kernel_chart_count - 1)));
  if (!kernel::can_read())
    return;
  const std::string function = choices.value("function").toString().toStdString();
  const QString path = choices.value("file").toString();
  const ShippedKernel* shipped = shipped_kernel(choices.value("shipped").toString());
  if (!shipped && (path.endsWith(QLatin1String(".cu")) || !QFileInfo::exists(path)))
    return; // compiling is asked for each time
  remembered_ = choices.value("plan").toMap();
  open(shipped ? shipped_source(*shipped) : kernel_file(path), function);
}

} // namespace loom
