#include "widgets/params/gpu_popup.h"

#include "core/gpu/nearest_gpu.h"
#include "core/scenario/scenario.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/params/gpu_picker.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScreen>
#include <QStyledItemDelegate>

#include <algorithm>
#include <vector>

namespace loom {

namespace {

enum ItemRole { id_role = Qt::UserRole, summary_role, search_role, lacks_role };

/// Whether the model of global loads lacks a number of this GPU.
bool lacks_numbers(const GpuPtr& gpu) {
  Scenario scenario;
  scenario.gpu = gpu;
  return !missing_parameters(scenario).empty();
}

/// Name, and under it what kind of GPU it is.
class GpuDelegate : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& /*index*/) const override {
    return {0, unit(option.widget) * 5};
  }
  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    const int step = unit(option.widget);
    const bool taken = option.state & QStyle::State_Selected;
    if (taken)
      draw_card(*painter, option.rect.adjusted(step / 2, 0, -step / 2, 0), step / 2.0,
                option.palette.highlight(), {});
    const QRect box = option.rect.adjusted(step * 3 / 2, step / 2, -step * 3 / 2, -step / 2);
    if (index.data(lacks_role).toBool() && !taken)
      painter->setPen(muted(option.palette));
    else
      painter->setPen(option.palette.color(taken ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(box, Qt::AlignLeft | Qt::AlignTop, index.data().toString());
    if (!taken)
      painter->setPen(muted(option.palette));
    painter->drawText(box, Qt::AlignLeft | Qt::AlignBottom,
                      option.fontMetrics.elidedText(index.data(summary_role).toString(),
                                                    Qt::ElideRight, box.width()));
  }
};

} // namespace

GpuPopup::GpuPopup(const Catalogue& catalogue, const std::string& current, QWidget* parent)
    : SearchPopup(tr("Search by name, architecture or year"), tr("Search the GPUs"), tr("GPUs"),
                  parent) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("gpu_popup"));
  list_->setItemDelegate(new GpuDelegate(list_));
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);

  std::vector<GpuPtr> gpus;
  for (const std::string& id : catalogue.ids())
    if (const auto gpu = catalogue.find(id))
      gpus.push_back(*gpu);
  // First those that the model can compute, as a hundred others have no latencies.
  std::ranges::stable_partition(gpus, [](const GpuPtr& gpu) { return !lacks_numbers(gpu); });
  gpus_ = std::move(gpus);
  for (const GpuPtr& gpu : gpus_) {
    auto* item = new QListWidgetItem(QString::fromStdString(gpu->name), list_);
    QString summary = gpu_summary(*gpu);
    if (!catalogue.built_in(gpu->id))
      summary = tr("my own") + QStringLiteral(" · ") + summary;
    if (lacks_numbers(gpu)) {
      summary += QStringLiteral(" · ") + tr("latencies unknown");
      item->setData(lacks_role, true);
    }
    item->setData(id_role, QString::fromStdString(gpu->id));
    item->setData(summary_role, summary);
    item->setData(search_role, item->text() + QLatin1Char(' ') + summary + QLatin1Char(' ') +
                                   QString::fromStdString(gpu->id));
    item->setData(Qt::AccessibleDescriptionRole, summary);
    if (const QString about = summary_quantity(*gpu); !about.isEmpty())
      item->setData(quantity_role, QString::fromStdString(gpu->id + ".") + about);
    if (gpu->id == current)
      list_->setCurrentItem(item);
  }
  connect(search_, &QLineEdit::textEdited, this, &GpuPopup::filter);
}

void GpuPopup::open_below(const QWidget* anchor) {
  const QRect screen = anchor->screen()->availableGeometry();
  resize(std::max(anchor->width(), unit(this) * 44), unit(this) * 54);
  QPoint at = anchor->mapToGlobal(QPoint(0, anchor->height() + 2));
  at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
  resize(width(), std::min(height(), screen.bottom() - at.y()));
  move(at);
  show();
  search_->setFocus();
  if (auto* item = list_->currentItem())
    list_->scrollToItem(item, QAbstractItemView::PositionAtCenter);
}

void GpuPopup::filter(const QString& text) {
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  QListWidgetItem* first = nullptr; // of those whose words begin so, if there are any
  bool best = false;
  for (int row = 0; row < list_->count(); ++row) {
    auto* item = list_->item(row);
    const QString in = item->data(search_role).toString();
    const bool fits = std::ranges::all_of(
        words, [&in](const QString& word) { return in.contains(word, Qt::CaseInsensitive); });
    item->setHidden(!fits);
    const bool at_beginnings = fits && std::ranges::all_of(words, [&in](const QString& word) {
                                 return in.startsWith(word, Qt::CaseInsensitive) ||
                                        in.contains(QLatin1Char(' ') + word, Qt::CaseInsensitive) ||
                                        in.contains(QLatin1Char('\n') + word, Qt::CaseInsensitive);
                               });
    if (fits && (!first || (at_beginnings && !best)))
      first = item;
    best = best || at_beginnings;
  }
  // What is called so comes before what only has it in its name: "3060" is no RTX 3060 Ti.
  const NamedGpus named = gpus_named(text.toStdString(), gpus_);
  for (int row = 0; row < list_->count() && !named.ids.empty(); ++row)
    if (auto* item = list_->item(row);
        item->data(id_role).toString().toStdString() == named.ids.front()) {
      item->setHidden(false);
      list_->setCurrentItem(first = item);
    }
  show_list(first, tr("No GPU is called “%1”.").arg(text));
  if (auto* current = list_->currentItem(); !current || current->isHidden())
    list_->setCurrentItem(first);
}

void GpuPopup::take() {
  const auto* item = list_->currentItem();
  if (!item || item->isHidden())
    return;
  const QString id = item->data(id_role).toString();
  emit chosen(id);
  close();
}

} // namespace loom
