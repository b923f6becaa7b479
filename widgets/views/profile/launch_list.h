#pragma once

/// The launches of a profile as a list, what could be saved most first: a kernel with its time, and
/// below it what limits it and what could be saved.

#include <QListView>
#include <QString>

#include <string_view>
#include <vector>

class QSortFilterProxyModel;
class QStandardItemModel;

namespace loom {

/// A text of core's as Qt's.
[[nodiscard]] inline QString utf8_words(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// One launch in words.
struct LaunchRow {
  int launch = 0; ///< its place in the profile
  QString kernel; ///< with its namespaces and arguments
  QString name{}, time{}, limit{}, saving{};
  bool worth = false; ///< whether much of its time could be saved
  bool operator==(const LaunchRow&) const = default;
};

class LaunchList final : public QListView {
  Q_OBJECT
public:
  explicit LaunchList(QWidget* parent = nullptr);

  /// Shows the rows in the order given; that of `launch` is the current one. Says nothing.
  void show_rows(const std::vector<LaunchRow>& rows, int launch);
  /// Shows only the kernels whose names or limits hold the text.
  void filter(const QString& text);
  [[nodiscard]] int launches() const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

signals:
  void chosen(int launch);
  /// What the pointer or the keyboard is on; empty when neither is.
  void said(const QString& text);

protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  bool viewportEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  QStandardItemModel* all_;
  QSortFilterProxyModel* shown_;
  std::vector<LaunchRow> rows_;
  bool quiet_ = false;
};

} // namespace loom
