#include "widgets/params/instruction_popup.h"

#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScreen>

#include <algorithm>

namespace loom {

namespace {

constexpr int class_role = Qt::UserRole;

} // namespace

bool has_numbers(const GpuSpec& gpu, const InstructionClass& of) {
  const Architecture* architecture = architecture_of(gpu);
  if (!architecture)
    return true;
  const ClassNumbers* numbers = numbers_of(*architecture, gpu, of.id);
  if (!numbers)
    return false;
  if (!of.result && !of.asynchronous)
    return true;
  return of.space == MemorySpace::global
             ? latency_of(gpu, *numbers, MemoryLevel::dram).has_value()
             : latency_of(gpu, *numbers).has_value() ||
                   latency_of(gpu, *numbers, std::nullopt, true).has_value();
}

InstructionPopup::InstructionPopup(const GpuSpec& gpu, const std::string& current, QWidget* parent)
    : SearchPopup(tr("Search by name or what it does"), tr("Search the instructions"),
                  tr("Instructions"), parent) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("instruction_popup"));
  for (const InstructionClass& each : instruction_classes()) {
    if (!has_numbers(gpu, each))
      continue;
    const QString id = QString::fromStdString(each.id);
    auto* item = new QListWidgetItem(QStringLiteral("%1 · %2").arg(id, spoken(each.title)), list_);
    item->setData(class_role, id);
    if (each.id == current)
      list_->setCurrentItem(item);
  }
  if (!list_->currentItem())
    list_->setCurrentRow(0);
  show_list(list_->count() > 0, tr("No instruction has numbers on this GPU."));
  connect(search_, &QLineEdit::textEdited, this, &InstructionPopup::filter);
}

void InstructionPopup::open_below(const QWidget* anchor) {
  const QRect screen = anchor->screen()->availableGeometry();
  resize(std::max(anchor->width(), unit(this) * 48), unit(this) * 48);
  QPoint at = anchor->mapToGlobal(QPoint(0, anchor->height() + 2));
  at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
  at.setY(std::max(screen.top(), std::min(at.y(), screen.bottom() - height())));
  move(at);
  show();
  search_->setFocus();
  if (auto* item = list_->currentItem())
    list_->scrollToItem(item, QAbstractItemView::PositionAtCenter);
}

void InstructionPopup::filter(const QString& text) {
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  QListWidgetItem *first = nullptr, *begins = nullptr;
  for (int row = 0; row < list_->count(); ++row) {
    auto* item = list_->item(row);
    const QString in = item->text();
    const bool fits = std::ranges::all_of(
        words, [&in](const QString& word) { return in.contains(word, Qt::CaseInsensitive); });
    item->setHidden(!fits);
    if (fits && !first)
      first = item;
    if (fits && !begins && in.startsWith(text.trimmed(), Qt::CaseInsensitive))
      begins = item;
  }
  show_list(first, tr("No instruction of this GPU is called “%1”.").arg(text));
  list_->setCurrentItem(begins ? begins : first);
}

void InstructionPopup::take() {
  const auto* item = list_->currentItem();
  if (!item || item->isHidden())
    return;
  emit chosen(item->data(class_role).toString());
  close();
}

} // namespace loom
