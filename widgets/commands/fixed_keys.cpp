#include "widgets/commands/fixed_keys.h"

#include "widgets/style/tr.h"

#include <QStringList>

namespace loom {

QList<FixedKeys> fixed_keys() {
  return {
      {{Qt::Key_Space}, tr("Play or pause what runs in a view")},
      {{Qt::Key_Left, Qt::Key_Right}, tr("Step back and on, or move the operating point")},
      {{Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right}, tr("Previous and next event")},
      {{Qt::Key_Home, Qt::Key_End}, tr("To the start and to the end")},
      {{Qt::Key_BracketLeft, Qt::Key_BracketRight}, tr("Slower and faster")},
      {{Qt::Key_W, Qt::Key_S}, tr("Zoom a timeline in and out")},
      {{Qt::Key_A, Qt::Key_D}, tr("Move a timeline left and right")},
      {{Qt::Key_F}, tr("Show all of a timeline")},
      {{Qt::Key_Up, Qt::Key_Down}, tr("Step a slider, a field or the operating point")},
      {{Qt::SHIFT | Qt::Key_Up, Qt::SHIFT | Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown},
       tr("Ten steps")},
      {{Qt::Key_Return, Qt::Key_Enter}, tr("Take what is typed, explain what is pointed at")},
      {{Qt::Key_Escape}, tr("Give up what is being typed")},
      {{Qt::Key_Tab, Qt::SHIFT | Qt::Key_Backtab, Qt::SHIFT | Qt::Key_Tab},
       tr("Next and previous control")},
      {{Qt::Key_Menu, Qt::SHIFT | Qt::Key_F10}, tr("Menu of a view")},
      {{Qt::Key_Backspace, Qt::Key_Delete}, tr("Take away what is chosen or typed")},
  };
}

QString keys_text(const FixedKeys& row) {
  QStringList texts;
  for (const QKeySequence& keys : row.keys)
    if (keys[0].key() != Qt::Key_Backtab) // what Shift+Tab is to Qt
      texts << keys.toString(QKeySequence::NativeText);
  return texts.join(QStringLiteral(", "));
}

} // namespace loom
