#pragma once

/// "Why this number?" in an open list: that of a combo box or of the GPUs. It is a window of its
/// own that the main window's keys do not reach. An item that shows a number has quantity_role.

#include <QObject>

class QAbstractItemView;
class QAction;
class QModelIndex;
class QPoint;

namespace loom {

class ListNumbers final : public QObject {
  Q_OBJECT
public:
  /// `why`: the action whose key asks. Both live as long as this.
  ListNumbers(const QAction& why, QObject* parent);

signals:
  /// The user asks where the number comes from; the list is closed.
  void asked(const QString& id);

protected:
  bool eventFilter(QObject* object, QEvent* event) override;

private:
  bool ask(const QModelIndex& item);
  bool open_menu(const QAbstractItemView& list, const QModelIndex& item, const QPoint& at);

  const QAction& why_;
};

} // namespace loom
