#pragma once

/// "Why this number?" for words of a view that are no card (widgets/numbers/number_card.h).
///
/// The pointer finds a number, Tab goes from one to the next; a click, Enter, the right button and
/// the window's key ask where it comes from. The view returns ask_here() in its asked_quantity().

#include <QLabel>

#include <vector>

namespace loom {

class NumberLabel : public QLabel {
  Q_OBJECT
public:
  explicit NumberLabel(QWidget* parent = nullptr);

  /// Shows plain words that may have numbered() numbers in them, which look like the others.
  void show_words(const QString& words);
  /// The id of the number under the pointer, else of the one that the keyboard is on; empty where
  /// there is none.
  [[nodiscard]] QString ask_here() const;

signals:
  /// The user asks where the number comes from that ask_here() names.
  void whyAsked();

protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

private:
  struct Place {
    int from, length; ///< in the words
    QString id;       ///< of the number there
  };
  /// Text that can be selected is a document, which is laid out anew at each change of the words:
  /// it is one from when the pointer or the keyboard first comes to the label.
  void make_selectable();
  void ask(const QString& id);
  void take(int place); ///< that number gets the keyboard

  std::vector<Place> places_;
  int current_ = 0; ///< the place that the keyboard is on while the label has it
  QString hovered_; ///< the id of the number under the pointer
};

} // namespace loom
