#pragma once

/// "Why this number?" for a card of words.
///
/// A number in the card carries its core/why id. The pointer finds it there, Tab goes from one to
/// the next; a click, Enter, the right button and the window's key ask where it comes from. The
/// view returns ask_here() as its asked_quantity().

#include "widgets/look/rich_text.h"

#include <functional>

namespace loom {

/// A number in a text, whose core/why id `id` goes along unseen. HTML escaping leaves it as it is.
[[nodiscard]] QString numbered(QAnyStringView id, const QString& number);
/// The words before each numbered() number with its id and the number, then those behind the last
/// with an empty id.
void each_number(const QString& text,
                 const std::function<void(const QString& before, const QString& id,
                                          const QString& number)>& take);
/// The text without the ids.
[[nodiscard]] QString without_ids(QString text);

class NumberCard final : public RichText {
  Q_OBJECT
public:
  explicit NumberCard(QWidget* parent = nullptr);

  /// Shows HTML that may have numbered() numbers in it. They look like the words round them.
  void show_html(const QString& html);
  /// The id of the number under the pointer, else of the one that the keyboard is on; empty where
  /// there is none.
  [[nodiscard]] QString ask_here() const;

signals:
  /// The user asks where the number comes from that ask_here() names.
  void whyAsked();

protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool viewportEvent(QEvent* event) override;

private:
  void take(int place); ///< the number there gets the keyboard

  QString hovered_; ///< the id of the number under the pointer
};

} // namespace loom
