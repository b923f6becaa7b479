#include "widgets/commands/command_delegate.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"

#include <QPainter>

#include <algorithm>

namespace loom {

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& /*index*/) const {
  return {0, unit(option.widget) * 7 / 2};
}

void CommandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  const int step = unit(option.widget);
  const QPalette& palette = option.palette;
  const bool taken = option.state & QStyle::State_Selected;
  if (taken)
    draw_card(*painter, option.rect.adjusted(step / 2, 0, -step / 2, 0), step / 2.0,
              palette.highlight(), {});
  const QColor strong = palette.color(taken ? QPalette::HighlightedText : QPalette::Text);
  const QColor faint = taken ? strong : muted(palette);
  QRect box = option.rect.adjusted(step * 3 / 2, 0, -step * 3 / 2, 0);
  const QFontMetrics& metrics = option.fontMetrics;
  const auto draw = [&](const QString& text, const QColor& colour, int flags, int room) {
    painter->setPen(colour);
    painter->drawText(box, flags | Qt::AlignVCenter | Qt::TextSingleLine,
                      metrics.elidedText(text, Qt::ElideRight, room));
    return std::min(room, metrics.horizontalAdvance(text)) + step * 2;
  };
  if (index.data(checked).toBool())
    draw(QStringLiteral("✓"), strong, Qt::AlignLeft, box.width());
  box.setLeft(box.left() + step * 2);
  const QString why_not = index.data(problem).toString();
  const QString at_right = why_not.isEmpty() ? index.data(note).toString() : why_not;
  box.setRight(box.right() - draw(at_right, faint, Qt::AlignRight, box.width() * 2 / 3));
  const QString title = index.data().toString();
  const int used = draw(title, why_not.isEmpty() ? strong : faint, Qt::AlignLeft, box.width());
  box.setLeft(std::min(box.left() + used, box.right()));
  if (box.width() > step * 3)
    draw(index.data(kind).toString(), faint, Qt::AlignLeft, box.width());
}

} // namespace loom
