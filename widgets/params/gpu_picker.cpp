#include "widgets/params/gpu_picker.h"

#include "core/base/number.h"
#include "core/gpu/knowledge.h"
#include "widgets/look/icons.h"
#include "widgets/look/language.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/asked_number.h"
#include "widgets/workspace/workspace.h"

#include <QKeyEvent>
#include <QPainter>

namespace loom {

QString gpu_summary(const GpuSpec& gpu) {
  QStringList parts;
  if (!gpu.architecture.empty())
    parts << QString::fromStdString(gpu.architecture);
  if (!gpu.released.empty())
    parts << QString::fromStdString(gpu.released.substr(0, 4));
  const auto sms = gpu.facts.value(FactKey::sm_count);
  if (sms)
    parts << (*sms == 1 ? GpuPicker::tr("1 SM") : GpuPicker::tr("%n SMs", nullptr, int(*sms)));
  const auto cores = gpu.facts.value(FactKey::cores), clock = gpu.facts.value(FactKey::clock);
  if (sms && cores && clock) { // a multiply-add counts as two; the G80's SFUs multiply as well
    const double sfu_flops = gpu.facts.value(FactKey::sfu_units).value_or(0) *
                             gpu.facts.value(FactKey::sfu_multipliers).value_or(0);
    const double tflops = (2 * *cores + sfu_flops) * *sms * *clock * 1e-6;
    parts << GpuPicker::tr("%1 Tflop/s").arg(tflops, 0, 'f', tflops < 10 ? 1 : 0);
  }
  parts << said(to_string(knowledge_of(gpu)));
  return parts.join(QStringLiteral(" · "));
}

QString summary_quantity(const GpuSpec& gpu) {
  const auto known = [&gpu](FactKey key) { return gpu.facts.value(key).has_value(); };
  if (!known(FactKey::sm_count))
    return {};
  return known(FactKey::cores) && known(FactKey::clock) ? QStringLiteral("peak_flops")
                                                        : QStringLiteral("sm_count");
}

GpuPicker::GpuPicker(Workspace& workspace, QWidget* parent)
    : QAbstractButton(parent), workspace_(workspace) {
  setObjectName(QStringLiteral("gpu_picker"));
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setToolTip(tr("Choose the GPU"));
  connect(this, &QAbstractButton::clicked, this, &GpuPicker::open_list);
}

void GpuPicker::show_gpu(const GpuSpec& gpu) {
  setText(QString::fromStdString(gpu.name));
  summary_ = gpu_summary(gpu);
  const QString about = summary_quantity(gpu);
  set_quantity(this, about.isEmpty() ? QString() : QStringLiteral("gpu.") + about);
  setAccessibleName(tr("GPU: %1").arg(text()));
  setAccessibleDescription(summary_);
  update();
}

void GpuPicker::open_list() {
  auto* popup = new GpuPopup(workspace_.catalogue(), workspace_.scenario().gpu->id, choice_, this);
  connect(popup, &GpuPopup::choiceChanged, this, &GpuPicker::set_choice);
  connect(popup, &GpuPopup::chosen, this, [this](const QString& id) {
    if (auto gpu = workspace_.catalogue().find(id.toStdString()))
      workspace_.propose_gpu(*gpu);
  });
  const auto show = [this, popup] {
    QStringList ids;
    for (const Pin& pin : workspace_.document().pins)
      if (pin.gpu_alone)
        ids << QString::fromStdString(pin.gpu->id);
    popup->show_compared(ids);
  };
  connect(popup, &GpuPopup::compareAsked, this, [this, show](const QString& id) {
    if (auto gpu = workspace_.catalogue().find(id.toStdString()))
      workspace_.compare_with(*gpu);
    show();
  });
  show();
  popup->open_below(this);
}

QSize GpuPicker::sizeHint() const { return {unit(this) * 28, unit(this) * 6}; }

void GpuPicker::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return)
    open_list();
  else
    QAbstractButton::keyPressEvent(event);
}

void GpuPicker::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const int step = unit(this);
  draw_card(painter, rect(), step / 2.0, palette().base(),
            underMouse() ? muted(palette()) : line(palette()));
  const QRect box = rect().adjusted(step * 3 / 2, step / 2, -step * 4, -step / 2);
  QFont bold = in_bold(font());
  bold.setPointSizeF(font().pointSizeF() * 1.1);
  painter.setFont(bold);
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(box.adjusted(0, 0, 0, -box.height() / 2), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(bold).elidedText(text(), Qt::ElideRight, box.width()));
  painter.setFont(font());
  painter.setPen(muted(palette()));
  painter.drawText(box.adjusted(0, box.height() / 2, step * 3, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   fontMetrics().elidedText(summary_, Qt::ElideRight, box.width() + step * 3));
  loom::icon(QStringLiteral("chevron-down"))
      .paint(&painter, QRect(width() - step * 3, step, step * 2, step * 2));
  if (hasFocus())
    draw_focus_ring(painter, rect(), step / 2.0, palette().color(QPalette::Highlight));
}

} // namespace loom
