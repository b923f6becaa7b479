// What of the view is undone and what is remembered.

#include "core/kernel_ir/read.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/views/kernel/plan_choices.h"
#include "widgets/workspace/workspace.h"

#include <QFileInfo>
#include <QPointer>
#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

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
  return plan_from_map(std::exchange(remembered_, {}), plan_for(study));
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
  if (!shipped && (path.endsWith(QLatin1String(".cu")) || !QFileInfo(path).isFile()))
    return; // compiling is asked for each time
  remembered_ = choices.value("plan").toMap();
  open(shipped ? shipped_source(*shipped) : kernel_file(path), function);
}

} // namespace loom
