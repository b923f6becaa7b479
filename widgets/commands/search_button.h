#pragma once

/// "Search Ctrl+K" at the right of the tool bar; without words where the window is narrow.

#include <QToolButton>

namespace loom {

class SearchButton : public QToolButton {
  Q_OBJECT
public:
  /// Triggers `search`, whose icon and keys it shows.
  SearchButton(QAction& search, QWidget& window, QWidget* parent);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void fit();
  QWidget& window_;
};

} // namespace loom
