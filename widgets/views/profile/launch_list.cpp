#include "widgets/views/profile/launch_list.h"

#include "widgets/look/theme.h"
#include "widgets/style/tr.h"

#include <QEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace loom {

namespace {

enum LaunchRole {
  launch_role = Qt::UserRole + 1, ///< int: its place in the profile
  time_role,
  limit_role_of_row,
  saving_role,
  worth_role,
  search_role,
};

/// Two lines a launch: name and time, limit and saving.
class LaunchDelegate final : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& /*index*/) const override {
    const int step = unit(option.widget);
    return {step * 20, 2 * option.fontMetrics.height() + step * 5 / 4};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    painter->save();
    const int step = unit(option.widget);
    const bool selected = option.state & QStyle::State_Selected;
    QRect rect = option.rect.adjusted(step / 4, 0, -step / 4, 0);
    const QPalette& palette = option.palette;
    if (selected) {
      painter->setRenderHint(QPainter::Antialiasing);
      painter->setPen(Qt::NoPen);
      painter->setBrush(palette.color(QPalette::Highlight));
      painter->drawRoundedRect(rect, step / 2.0, step / 2.0);
    }
    if (option.state & QStyle::State_HasFocus) {
      painter->setPen(QPen(palette.color(QPalette::Text), 1, Qt::DotLine));
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(QRectF(rect).adjusted(1.5, 1.5, -1.5, -1.5), step / 2.0, step / 2.0);
    }
    rect.adjust(step * 3 / 4, step / 2, -step * 3 / 4, -step / 2);
    const QColor strong = palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor weak = selected ? strong : muted(palette);
    const QColor warm =
        selected
            ? strong
            : (index.data(worth_role).toBool() ? role_colour(palette, Role::arithmetic) : weak);
    QFont bold = option.font;
    bold.setBold(true);
    const QRect upper(rect.left(), rect.top(), rect.width(), rect.height() / 2);
    const QRect lower = upper.translated(0, rect.height() / 2);
    line(*painter, upper, index.data(Qt::DisplayRole).toString(), bold, strong,
         index.data(time_role).toString(), option.font, strong);
    line(*painter, lower, index.data(limit_role_of_row).toString(), option.font, weak,
         index.data(saving_role).toString(), option.font, warm);
    painter->restore();
  }

private:
  static void line(QPainter& painter, const QRect& room, const QString& left, const QFont& font,
                   const QColor& colour, const QString& right, const QFont& right_font,
                   const QColor& right_colour) {
    const QFontMetrics metrics(font), right_metrics(right_font);
    const int width = right_metrics.horizontalAdvance(right);
    painter.setFont(right_font);
    painter.setPen(right_colour);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, right);
    const QRect rest = room.adjusted(0, 0, -width - metrics.averageCharWidth(), 0);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(left, Qt::ElideMiddle, rest.width()));
  }
};

} // namespace

LaunchList::LaunchList(QWidget* parent)
    : QListView(parent), all_(new QStandardItemModel(this)),
      shown_(new QSortFilterProxyModel(this)) {
  shown_->setSourceModel(all_);
  shown_->setFilterRole(search_role);
  shown_->setFilterCaseSensitivity(Qt::CaseInsensitive);
  setModel(shown_);
  setItemDelegate(new LaunchDelegate(this));
  setUniformItemSizes(true);
  setEditTriggers(NoEditTriggers);
  setFrameShape(NoFrame);
  setMouseTracking(true);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  connect(this, &QListView::entered, this, [this](const QModelIndex& index) {
    emit said(index.data(Qt::AccessibleTextRole).toString());
  });
}

void LaunchList::show_rows(const std::vector<LaunchRow>& rows, int launch) {
  const QScopedValueRollback quiet(quiet_, true);
  if (rows_ != rows) {
    rows_ = rows;
    all_->clear();
    for (const LaunchRow& each : rows) {
      auto* item = new QStandardItem(each.name);
      item->setData(each.launch, launch_role);
      item->setData(each.time, time_role);
      item->setData(each.limit, limit_role_of_row);
      item->setData(each.saving, saving_role);
      item->setData(each.worth, worth_role);
      item->setData(each.kernel + QLatin1Char('\n') + each.name + QLatin1Char('\n') + each.limit,
                    search_role);
      const QString words = tr("%1: %2, %3; could save %4")
                                .arg(each.kernel, each.time, each.limit,
                                     each.saving.isEmpty() ? tr("unknown") : each.saving);
      item->setData(words, Qt::AccessibleTextRole);
      item->setToolTip(words);
      all_->appendRow(item);
    }
  }
  for (int row = 0; row < shown_->rowCount(); ++row)
    if (const QModelIndex index = shown_->index(row, 0); index.data(launch_role).toInt() == launch)
      setCurrentIndex(index);
}

void LaunchList::filter(const QString& text) {
  const QScopedValueRollback quiet(quiet_, true);
  shown_->setFilterFixedString(text);
}

int LaunchList::launches() const { return all_->rowCount(); }

QSize LaunchList::minimumSizeHint() const { return QSize(22, 10) * unit(this); }
QSize LaunchList::sizeHint() const { return QSize(28, 30) * unit(this); }

void LaunchList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  if (quiet_ || !current.isValid())
    return;
  emit said(current.data(Qt::AccessibleTextRole).toString());
  emit chosen(current.data(launch_role).toInt());
}

bool LaunchList::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave)
    emit said({});
  return QListView::viewportEvent(event);
}

void LaunchList::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    scheduleDelayedItemsLayout();
}

} // namespace loom
