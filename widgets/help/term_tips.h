#pragma once

/// Hovering a term shows its definition: one filter for every widget of the program. What a widget
/// says in its own tooltip stays, above the definition.

#include <QObject>
#include <QRect>

class QWidget;

namespace loom {

namespace glossary {
struct Entry;
}

/// A text on the screen and what its widget says of it.
struct Hovered {
  QString text;         ///< may be a term; empty where there is no text
  QString tip{};        ///< of the widget itself
  QRect area{};         ///< where the tip holds, in the widget
  qsizetype place = -1; ///< of the character under the pointer, in running text
  bool phrase = false;  ///< a few words: where no term is found, the longest term in them counts
};
/// What stands at this place of a widget: the term named by its property "term", a tab, the head
/// or cell of a table, a word of a label or of a text, what a box of choices shows, the caption of
/// a button, an entry of a menu, a word of a picture.
[[nodiscard]] Hovered hovered_text(const QWidget& widget, const QPoint& position);

/// The glossary's entry for it; nullptr where it is no term.
[[nodiscard]] const glossary::Entry* entry_of(const Hovered& hovered);

class TermTips : public QObject {
  Q_OBJECT
public:
  /// Watches the tooltips of the whole application.
  explicit TermTips(QObject* parent);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace loom
