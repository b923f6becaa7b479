#pragma once

/// The row above a view that shows one of several charts: a button for each, and room at its end
/// for the view's own.

#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QMenu;

namespace loom {

/// What a view's charts are called, by their enumeration.
template <class Chart> [[nodiscard]] QStringList chart_names(int count, QString (*name)(Chart)) {
  QStringList names;
  for (int index = 0; index < count; ++index)
    names << name(static_cast<Chart>(index));
  return names;
}

class ChartButtons : public QWidget {
  Q_OBJECT
public:
  /// Buttons are named `id`_0, `id`_1, ...
  ChartButtons(const QString& id, const QStringList& names, QWidget* parent = nullptr);

  void set_current(int index); ///< says nothing
  [[nodiscard]] int current() const;
  /// A widget of the view's at the right end.
  void append(QWidget* widget);
  /// The same choice as entries of a menu.
  void fill_menu(QMenu& menu);

signals:
  void chosen(int index);

private:
  QButtonGroup* group_;
};

} // namespace loom
