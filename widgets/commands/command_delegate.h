#pragma once

/// One row of the palette: what, where it belongs, and at the right its keys or value.

#include <QStyledItemDelegate>

namespace loom {

class CommandDelegate : public QStyledItemDelegate {
  Q_OBJECT
public:
  enum Role { kind = Qt::UserRole, note, problem, checked };

  using QStyledItemDelegate::QStyledItemDelegate;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
};

} // namespace loom
