#include "widgets/views/diagram_words.h"

#include "core/base/lanes.h"
#include "widgets/style/tr.h"

#include <QStringList>

namespace loom {

double about_width(const QString& text, double letter) {
  constexpr char16_t first_ideograph = 0x2E80;
  constexpr double cyrillic = 1.06;
  double width = 0;
  for (const QChar each : text)
    width += each >= first_ideograph                   ? 1
             : each.script() == QChar::Script_Cyrillic ? cyrillic * letter
                                                       : letter;
  return width;
}

QString thread_list(std::uint32_t mask, int threads) {
  QStringList parts;
  for (int thread = 0; thread < threads; ++thread) {
    if (!has_lane(mask, thread))
      continue;
    int last = thread;
    while (last + 1 < threads && has_lane(mask, last + 1))
      ++last;
    if (last - thread >= 2) {
      parts << tr("%1 to %2").arg(thread).arg(last);
      thread = last;
    } else {
      parts << QString::number(thread);
    }
  }
  if (parts.size() < 2)
    return parts.join(QString());
  const QString end = parts.takeLast();
  return tr("%1 and %2").arg(parts.join(QStringLiteral(", ")), end);
}

} // namespace loom
