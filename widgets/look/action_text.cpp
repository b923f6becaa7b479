#include "widgets/look/action_text.h"

#include <QAction>
#include <QRegularExpression>

namespace loom {

QString plain_text(const QString& text) {
  static const QRegularExpression cjk_mnemonic(QStringLiteral("\\(&.\\)"));
  static const QRegularExpression mnemonic(QStringLiteral("&(.)"));
  QString plain = text.section(QLatin1Char('\t'), 0, 0);
  plain.remove(cjk_mnemonic).replace(mnemonic, QStringLiteral("\\1")).remove(QChar(0x2026));
  return plain.trimmed();
}

QString name_of(const QAction& action) {
  return action.whatsThis().isEmpty() ? plain_text(action.text()) : action.whatsThis();
}

QString keys_text(const QAction& action) {
  return action.shortcut().toString(QKeySequence::NativeText);
}

} // namespace loom
