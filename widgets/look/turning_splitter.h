#pragma once

/// Parts of a view beside each other, and one above the other where they have no room for that; in
/// both cases with a handle between them.

#include <QSplitter>

namespace loom {

class TurningSplitter : public QSplitter {
  Q_OBJECT
public:
  explicit TurningSplitter(QWidget* parent = nullptr);

  /// How the parts share the width, by weight, until the handle is moved.
  void set_shares(const QList<int>& shares);

  /// As a part of another one: that one turns first, so that its own parts stay beside each other
  /// as long as they can.
  void set_turns_last() { turns_last_ = true; }

  /// As narrow as its widest part: it turns, at once or last.
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void turn();
  [[nodiscard]] int width_of_all() const; ///< beside each other
  [[nodiscard]] int width_of_widest() const;
  /// A part that turns last, of one that has not turned yet.
  [[nodiscard]] bool has_to_wait() const;
  QList<int> shares_; ///< of the width
  bool turns_last_ = false;
};

/// A part of a splitter, which asks nobody how high it has to be at its width: this one is at least
/// as high as the lines need that its words and controls take.
class WrappedPart : public QWidget {
  Q_OBJECT
public:
  using QWidget::QWidget;

protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void fit();
};

} // namespace loom
