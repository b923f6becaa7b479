#include "widgets/params/gpu_popup.h"

#include "core/gpu/gpu_columns.h"
#include "core/gpu/knowledge.h"
#include "core/gpu/nearest_gpu.h"
#include "core/scenario/scenario.h"
#include "widgets/look/controls.h"
#include "widgets/look/language.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/texts/parameter_text.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QStyleOptionButton>
#include <QStyledItemDelegate>

#include <algorithm>
#include <vector>

namespace loom {

namespace {

enum ItemRole {
  id_role = Qt::UserRole,
  summary_role,
  search_role,
  lacks_role,
  known_role,
  compared_role ///< whether it is; invalid for the current GPU, which is compared with itself
};

/// The box at a row's right that says whether a GPU is compared.
QRect compare_box(const QRect& row, int step) {
  return {row.right() - step * 4, row.center().y() - step, step * 2, step * 2};
}

/// Whether the model of global loads lacks a number of this GPU.
bool lacks_numbers(const GpuPtr& gpu) {
  Scenario scenario;
  scenario.gpu = gpu;
  return !missing_parameters(scenario).empty();
}

/// By what a column says, those of which it says nothing last; by no column those first that the
/// model can compute, as others have no latencies.
void sort_by(std::vector<GpuPtr>& gpus, QString name) {
  const bool turned = name.endsWith(QLatin1Char('-'));
  if (turned)
    name.chop(1);
  const std::optional<GpuColumn> column = gpu_column(name.toStdString());
  if (!column)
    std::ranges::stable_partition(gpus, [](const GpuPtr& gpu) { return !lacks_numbers(gpu); });
  else
    std::ranges::stable_sort(gpus, [&](const GpuPtr& a, const GpuPtr& b) {
      return known(*a, *column) &&
             (!known(*b, *column) ||
              (turned ? stands_before(*b, *a, *column) : stands_before(*a, *b, *column)));
    });
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
    const QRect box = option.rect.adjusted(step * 3 / 2, step / 2, -step * 5, -step / 2);
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
    if (const QVariant compared = index.data(compared_role); compared.isValid()) {
      QStyleOptionButton tick;
      tick.palette = option.palette;
      tick.rect = compare_box(option.rect, step);
      tick.state =
          QStyle::State_Enabled | (compared.toBool() ? QStyle::State_On : QStyle::State_Off);
      option.widget->style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &tick, painter,
                                            option.widget);
    }
  }
};

} // namespace

GpuPopup::GpuPopup(const Catalogue& catalogue, const std::string& current, const GpuChoice& choice,
                   QWidget* parent)
    : SearchPopup(tr("Search by name, architecture or year"), tr("Search the GPUs"), tr("GPUs"),
                  parent),
      catalogue_(catalogue), current_(current), known_(new QComboBox(this)),
      order_(new QComboBox(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("gpu_popup"));
  list_->setItemDelegate(new GpuDelegate(list_));
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  offer(choice);
  fill(current);
  filter();
  connect(search_, &QLineEdit::textEdited, this, &GpuPopup::filter);
  list_->viewport()->installEventFilter(this);
  auto* hint =
      new QLabel(tr("Tick a box, or press Ctrl+Enter, to compare with the current GPU"), this);
  hint->setObjectName(QStringLiteral("compare_hint"));
  hint->setForegroundRole(QPalette::PlaceholderText);
  hint->setWordWrap(true);
  layout()->addWidget(hint);
}

void GpuPopup::show_compared(const QStringList& ids) {
  compared_ = ids;
  for (int row = 0; row < list_->count(); ++row) {
    auto* item = list_->item(row);
    const QString id = item->data(id_role).toString();
    if (id.toStdString() == current_)
      continue;
    const bool compared = ids.contains(id);
    item->setData(compared_role, compared);
    const QString summary = item->data(summary_role).toString();
    item->setData(Qt::AccessibleDescriptionRole,
                  compared ? summary + QStringLiteral(" · ") + tr("compared") : summary);
  }
}

bool GpuPopup::compare(const QListWidgetItem* item) {
  if (!item || item->isHidden() || !item->data(compared_role).isValid())
    return false;
  emit compareAsked(item->data(id_role).toString());
  return true;
}

bool GpuPopup::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
        (key->modifiers() & Qt::ControlModifier) != 0) {
      if (compare(list_->currentItem()))
        close();
      return true;
    }
  }
  if (watched == list_->viewport() && event->type() == QEvent::MouseButtonRelease) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const auto* item = list_->itemAt(mouse->pos());
    const bool on_box =
        item && compare_box(list_->visualItemRect(item), unit(list_)).contains(mouse->pos());
    if (item && (on_box || (mouse->modifiers() & Qt::ControlModifier) != 0)) {
      compare(item);
      return true;
    }
  }
  return SearchPopup::eventFilter(watched, event);
}

void GpuPopup::offer(const GpuChoice& choice) {
  known_->setObjectName(QStringLiteral("gpu_known"));
  known_->setAccessibleName(tr("How well the GPUs of the list are known"));
  known_->addItem(tr("However known"), QString());
  for (const std::string_view name : knowledge_names)
    known_->addItem(said(name), to_qstring(name));
  order_->setObjectName(QStringLiteral("gpu_order"));
  order_->setAccessibleName(tr("Order of the GPUs"));
  order_->addItem(tr("Usual order"), QString());
  order_->addItem(tr("Best known first"), QStringLiteral("known"));
  order_->addItem(tr("Newest first"), QStringLiteral("released-"));
  order_->addItem(tr("By name"), QStringLiteral("name"));
  known_->setCurrentIndex(std::max(0, known_->findData(choice.known)));
  order_->setCurrentIndex(std::max(0, order_->findData(choice.order)));
  static_cast<QBoxLayout*>(layout())->insertLayout(1, beside({{known_, 1}, {order_, 1}}));
  const auto changed = [this] {
    emit choiceChanged({known_->currentData().toString(), order_->currentData().toString()});
  };
  connect(known_, &QComboBox::currentIndexChanged, this, [this, changed] {
    filter();
    changed();
  });
  connect(order_, &QComboBox::currentIndexChanged, this, [this, changed] {
    const auto* item = list_->currentItem();
    fill(item ? item->data(id_role).toString().toStdString() : std::string());
    filter();
    changed();
  });
}

void GpuPopup::fill(const std::string& current) {
  list_->clear();
  gpus_.clear();
  for (const std::string& id : catalogue_.ids())
    if (const auto gpu = catalogue_.find(id))
      gpus_.push_back(*gpu);
  sort_by(gpus_, order_->currentData().toString());
  for (const GpuPtr& gpu : gpus_) {
    auto* item = new QListWidgetItem(QString::fromStdString(gpu->name), list_);
    QString summary = gpu_summary(*gpu);
    if (!catalogue_.built_in(gpu->id))
      summary = tr("my own") + QStringLiteral(" · ") + summary;
    if (lacks_numbers(gpu)) {
      summary += QStringLiteral(" · ") + tr("latencies unknown");
      item->setData(lacks_role, true);
    }
    item->setData(id_role, QString::fromStdString(gpu->id));
    item->setData(known_role, to_qstring(to_string(knowledge_of(*gpu))));
    item->setData(summary_role, summary);
    item->setData(search_role, item->text() + QLatin1Char(' ') + summary + QLatin1Char(' ') +
                                   QString::fromStdString(gpu->id));
    item->setData(Qt::AccessibleDescriptionRole, summary);
    if (const QString about = summary_quantity(*gpu); !about.isEmpty())
      item->setData(quantity_role, QString::fromStdString(gpu->id + ".") + about);
    if (gpu->id == current)
      list_->setCurrentItem(item);
  }
  show_compared(compared_);
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

void GpuPopup::filter() {
  const QString text = search_->text(), known = known_->currentData().toString();
  const auto wanted = [&known](const QListWidgetItem& item) {
    return known.isEmpty() || item.data(known_role).toString() == known;
  };
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  QListWidgetItem* first = nullptr; // of those whose words begin so, if there are any
  bool best = false;
  for (int row = 0; row < list_->count(); ++row) {
    auto* item = list_->item(row);
    const QString in = item->data(search_role).toString();
    const bool fits = wanted(*item) && std::ranges::all_of(words, [&in](const QString& word) {
                        return in.contains(word, Qt::CaseInsensitive);
                      });
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
  // What is called so comes before what only has it in its name: "3060" is no RTX 3060 Ti. Of
  // "GTX-1060" there are two, and both are shown.
  const NamedGpus named = gpus_named(text.toStdString(), gpus_);
  QListWidgetItem* called = nullptr;
  for (int row = 0; row < list_->count() && !named.ids.empty(); ++row)
    if (auto* item = list_->item(row);
        std::ranges::find(named.ids, item->data(id_role).toString().toStdString()) !=
            named.ids.end() &&
        wanted(*item)) {
      item->setHidden(false);
      called = called ? called : item;
    }
  if (called)
    list_->setCurrentItem(first = called);
  show_list(first, known.isEmpty()  ? tr("No GPU is called “%1”.").arg(text)
                   : text.isEmpty() ? tr("No GPU is known so.")
                                    : tr("No GPU known so is called “%1”.").arg(text));
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
