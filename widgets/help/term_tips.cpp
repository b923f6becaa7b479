#include "widgets/help/term_tips.h"

#include "widgets/commands/menu_commands.h"
#include "widgets/help/terms.h"
#include "widgets/params/fact_text.h"
#include "widgets/plot/plot_widget.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTextLayout>
#include <QToolTip>

#include <functional>

namespace loom {

namespace {

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
  return {index.data(Qt::DisplayRole).toString(), index.data(Qt::ToolTipRole).toString(),
          table.visualRect(index)};
}

/// An action's own tooltip, where it says more than its text.
Hovered in_menu(QAction* action, const std::function<QRect(QAction*)>& area) {
  if (!action)
    return {};
  const QString text = plain_text(action->text());
  const QString tip = plain_text(action->toolTip()) == text ? QString() : action->toolTip();
  return {text, tip, area(action), -1, true};
}

/// The character under the pointer, where the label breaks its lines.
qsizetype place_in(const QLabel& label, const QPoint& position) {
  const QRect box = label.contentsRect();
  QTextLayout layout(label.text(), label.font());
  layout.beginLayout();
  qreal top = box.top();
  qsizetype place = -1;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(label.wordWrap() ? box.width() : QWIDGETSIZE_MAX);
    const qreal x = position.x() - box.left();
    if (position.y() >= top && position.y() < top + line.height() && x <= line.naturalTextWidth())
      place = line.xToCursor(x, QTextLine::CursorOnCharacter);
    top += line.height();
  }
  layout.endLayout();
  return place;
}

} // namespace

Hovered hovered_text(const QWidget& widget, const QPoint& position) {
  if (const QVariant term = widget.property("term"); term.isValid())
    return {term.toString(), widget.toolTip(), widget.rect()};
  if (const auto* plot = qobject_cast<const PlotWidget*>(&widget)) {
    const PlotText found = plot->text_at(position);
    return {found.text, {}, found.box.toAlignedRect(), -1, true};
  }
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
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
    return {button->text(), button->toolTip(), button->rect()};
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
    const qsizetype place = term_of(label->text()) || label->textFormat() == Qt::RichText
                                ? -1
                                : place_in(*label, position);
    return {label->text(), label->toolTip(),
            place < 0 ? label->rect() : QRect(position, QSize(2, 2)), place};
  }
  return {};
}

const glossary::Entry* entry_of(const Hovered& hovered) {
  if (hovered.place >= 0)
    return term_at(hovered.text, hovered.place);
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
  if (tip.isEmpty() || tip == hovered.text || hovered.place >= 0)
    tip = term_html(*entry);
  else
    tip = (Qt::mightBeRichText(tip) ? tip : as_tooltip(tip)) + QStringLiteral("<hr>") +
          term_html(*entry);
  QToolTip::showText(help->globalPos(), QStringLiteral("<qt>%1</qt>").arg(tip), widget,
                     hovered.area);
  return true;
}

} // namespace loom
