#pragma once

/// "Search Ctrl+K" in the tool bar; without words where the window is narrow.

#include <QToolButton>

namespace loom {

class WordButton : public QToolButton {
  Q_OBJECT
public:
  /// Triggers `action`, whose icon and keys it shows beside the word; `name` says what it does.
  WordButton(QAction& action, const QString& word, const QString& name, QWidget& window,
             QWidget* parent);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void fit();
  QWidget& window_;
};

} // namespace loom
