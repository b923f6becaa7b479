#include "widgets/help/term_tips.h"

#include "widgets/help/terms.h"
#include "widgets/look/action_text.h"
#include "widgets/look/label_place.h"
#include "widgets/look/rich_text.h"
#include "widgets/numbers/cell_numbers.h"
#include "widgets/paint/painted_text.h"
#include "widgets/texts/fact_text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextLayout>
#include <QToolTip>

#include <functional>

namespace loom {

namespace {

constexpr qsizetype phrase_words = 4; ///< in a picture; longer texts are sentences

Hovered in_header(const QHeaderView& header, const QPoint& position) {
  const int section = header.logicalIndexAt(position);
  if (section < 0 || !header.model())
    return {};
  const auto said = [&](int role) {
    return header.model()->headerData(section, header.orientation(), role).toString();
  };
  const bool across = header.orientation() == Qt::Horizontal;
  const int from = header.sectionViewportPosition(section), size = header.sectionSize(section);
  return {said(Qt::DisplayRole), said(Qt::ToolTipRole),
          across ? QRect(from, 0, size, header.height()) : QRect(0, from, header.width(), size)};
}

Hovered in_table(const QAbstractItemView& table, const QPoint& position) {
  const QModelIndex index = table.indexAt(position);
  // A cell of words may have a term among them; a number's unit is not what is asked about.
  const bool number = !index.data(quantity_role).toString().isEmpty();
  return {index.data(Qt::DisplayRole).toString(), index.data(Qt::ToolTipRole).toString(),
          table.visualRect(index), -1, !number};
}

/// An action's own tooltip, where it says more than its text.
Hovered in_menu(QAction* action, const std::function<QRect(QAction*)>& area) {
  if (!action)
    return {};
  const QString text = plain_text(action->text());
  const QString tip = plain_text(action->toolTip()) == text ? QString() : action->toolTip();
  return {text, tip, area(action), -1, true};
}

/// A word of a picture, below what the picture says of the thing that it stands on.
Hovered in_picture(const PaintsText& picture, const QPoint& position) {
  const PaintedText found = picture.text_at(position);
  Hovered hovered{found.text, picture.tip_at(position), found.box.toAlignedRect(), -1, true};
  if (!found.font)
    return hovered;
  QTextLayout layout(found.text, *found.font);
  layout.beginLayout();
  hovered.place =
      layout.createLine().xToCursor(position.x() - found.box.left(), QTextLine::CursorOnCharacter);
  layout.endLayout();
  hovered.phrase = found.text.count(QLatin1Char(' ')) < phrase_words;
  return hovered;
}

/// A word of a text with paragraphs.
Hovered in_text(const QTextEdit& text, const QPoint& position) {
  const QPoint scrolled(text.horizontalScrollBar()->value(), text.verticalScrollBar()->value());
  const int at =
      text.document()->documentLayout()->hitTest(QPointF(position + scrolled), Qt::ExactHit);
  if (at < 0)
    return {};
  const QTextBlock block = text.document()->findBlock(at);
  return {block.text(), {}, QRect(position, QSize(2, 2)), at - block.position()};
}

} // namespace

Hovered hovered_text(const QWidget& widget, const QPoint& position) {
  if (const QVariant term = widget.property("term"); term.isValid())
    return {term.toString(), widget.toolTip(), widget.rect()};
  if (const auto* picture = dynamic_cast<const PaintsText*>(&widget))
    return in_picture(*picture, position);
  if (const auto* menu = qobject_cast<const QMenu*>(&widget))
    return in_menu(menu->actionAt(position),
                   [menu](QAction* action) { return menu->actionGeometry(action); });
  if (const auto* bar = qobject_cast<const QMenuBar*>(&widget))
    return in_menu(bar->actionAt(position),
                   [bar](QAction* action) { return bar->actionGeometry(action); });
  if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
    const int tab = tabs->tabAt(position);
    return {tabs->tabText(tab), tabs->tabToolTip(tab), tabs->tabRect(tab)};
  }
  if (const auto* table = qobject_cast<const QAbstractItemView*>(widget.parentWidget());
      table && table->viewport() == &widget) {
    const auto* header = qobject_cast<const QHeaderView*>(table);
    return header ? in_header(*header, position) : in_table(*table, position);
  }
  if (const auto* text = qobject_cast<const QTextEdit*>(widget.parentWidget());
      text && text->viewport() == &widget)
    return in_text(*text, position);
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
    return {plain_text(button->text()), button->toolTip(), button->rect(), -1, true};
  if (const auto* box = qobject_cast<const QComboBox*>(&widget))
    return {box->currentText(), box->toolTip(), box->rect(), -1, true};
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
    const qsizetype place = term_of(label->text()) || label->textFormat() == Qt::RichText
                                ? -1
                                : character_at(*label, position);
    // Of a sentence a word is asked about.
    return place < 0 ? Hovered{label->text(), label->toolTip(), label->rect()}
                     : Hovered{label->text(), {}, QRect(position, QSize(2, 2)), place};
  }
  return {};
}

const glossary::Entry* entry_of(const Hovered& hovered) {
  const bool running = hovered.place >= 0;
  const glossary::Entry* at = running ? term_at(hovered.text, hovered.place) : nullptr;
  if (at || (running && !hovered.phrase))
    return at;
  const glossary::Entry* whole = term_of(hovered.text);
  return whole || !hovered.phrase ? whole : term_in(hovered.text);
}

TermTips::TermTips(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool TermTips::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ToolTip || !watched->isWidgetType())
    return false;
  auto* widget = static_cast<QWidget*>(watched);
  const auto* help = static_cast<QHelpEvent*>(event);
  const Hovered hovered = hovered_text(*widget, help->pos());
  const glossary::Entry* entry = entry_of(hovered);
  if (!entry)
    return false;
  QString tip = hovered.tip;
  // Tabs and labels repeat their text, for where it is cut short: the term is the better answer.
  if (tip.isEmpty() || tip == hovered.text)
    tip = term_html(*entry);
  else
    tip = (is_own_markup(tip) ? tip : as_tooltip(tip)) + QStringLiteral("<hr>") + term_html(*entry);
  QToolTip::showText(help->globalPos(), own_markup(tip), widget, hovered.area);
  return true;
}

} // namespace loom
