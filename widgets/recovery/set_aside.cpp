#include "widgets/recovery/set_aside.h"

#include "widgets/style/tr.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <cctype>
#include <cstdio>

namespace loom {

namespace {

/// Beyond the last scenario, nine bookmarks and looks, at 1 MiB each and with what is escaped.
constexpr qint64 max_settings_bytes = 64 << 20;

/// The character that an escape from `at` on stands for, 0 for one that does not matter here;
/// moves `at` behind it. As QSettings reads: any number of digits, of which 16 bits count.
char unescaped(const QByteArray& ini, qsizetype& at) {
  const char kind = at < ini.size() ? ini[at] : '\0';
  const int base = kind == 'x' ? 16 : kind >= '0' && kind <= '7' ? 8 : 0;
  if (base != 8)
    ++at;
  unsigned code = 0;
  for (; base > 0 && at < ini.size(); ++at) {
    const char c = static_cast<char>(std::tolower(static_cast<unsigned char>(ini[at])));
    const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : base;
    if (digit >= base)
      break;
    code = code * static_cast<unsigned>(base) + static_cast<unsigned>(digit);
  }
  code &= 0xffff;
  return code < 0x80 ? static_cast<char>(code) : '\0';
}

/// Whether a value is written as "@Variant(" or "@DateTime(", quoted or escaped in any way.
/// QSettings gives these to QDataStream, which makes objects of whatever type the bytes name and
/// asks for as much memory as they say. This program writes none.
bool holds_streams(const QByteArray& ini) {
  QByteArray values; // each begins with a line feed
  for (qsizetype at = 0; at < ini.size();) {
    const char c = ini[at++];
    if (c == '\\') {
      if (const char meant = unescaped(ini, at))
        values += meant;
    } else if (c == '=' || c == ',')
      values += '\n';
    else if (c != '"' && c != ' ' && c != '\t')
      values += c;
  }
  return values.contains("\n@Variant(") || values.contains("\n@DateTime(");
}

} // namespace

QString set_aside(const QString& path) {
  const QString aside = path + QStringLiteral(".broken");
  // rename(), because QFile's does not replace an older one.
  return std::rename(QFile::encodeName(path).constData(), QFile::encodeName(aside).constData()) == 0
             ? tr("; it was renamed to %1").arg(QFileInfo(aside).fileName())
             : tr("; it could not be renamed either: remove it or change its permissions");
}

bool settings_broken(const QSettings& first) {
  QFile file(first.fileName());
  if (!file.exists())
    return false;
  if (!file.open(QIODevice::ReadOnly) || file.size() > max_settings_bytes)
    return true;
  const QByteArray content = file.readAll();
  if (content.contains('\0') || holds_streams(content)) // a crash of the machine leaves zeros
    return true;
  (void)first.allKeys(); // sections are read, and found wrong, only when they are asked for
  return first.status() != QSettings::NoError;
}

QString set_settings_aside(const QString& path) {
  return tr("The settings in %1 cannot be read: everything starts as at first").arg(path) +
         set_aside(path);
}

QString cannot_remember(const QSettings& settings) {
  if (settings.isWritable())
    return {};
  return tr("%1 cannot be written: how the window is arranged will not be remembered. Get leave to "
            "write there.")
      .arg(settings.fileName());
}

} // namespace loom
