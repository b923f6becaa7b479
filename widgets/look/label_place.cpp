#include "widgets/look/label_place.h"

#include <QLabel>
#include <QTextLayout>

#include <algorithm>

namespace loom {

int character_at(const QLabel& label, const QPoint& position) {
  const QRect box = label.contentsRect();
  QTextLayout layout(label.text(), label.font());
  layout.beginLayout();
  qreal height = 0;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(label.wordWrap() ? box.width() : QWIDGETSIZE_MAX);
    line.setPosition({0, height});
    height += line.height();
  }
  layout.endLayout();
  const qreal spare = std::max(0.0, box.height() - height);
  const qreal top = box.top() + ((label.alignment() & Qt::AlignVCenter)  ? spare / 2
                                 : (label.alignment() & Qt::AlignBottom) ? spare
                                                                         : 0);
  const qreal x = position.x() - box.left(), y = position.y() - top;
  for (int i = 0; i < layout.lineCount(); ++i) {
    const QTextLine line = layout.lineAt(i);
    if (y >= line.y() && y < line.y() + line.height() && x >= 0 && x <= line.naturalTextWidth())
      return line.xToCursor(x, QTextLine::CursorOnCharacter);
  }
  return -1;
}

} // namespace loom
