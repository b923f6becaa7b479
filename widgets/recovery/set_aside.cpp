#include "widgets/recovery/set_aside.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <cstdio>

namespace loom {

namespace {
QString tr(const char* text) { return QCoreApplication::translate("LatencyLoom", text); }
} // namespace

QString set_aside(const QString& path) {
  const QString aside = path + QStringLiteral(".broken");
  // rename(), because QFile's does not replace an older one.
  return std::rename(QFile::encodeName(path).constData(), QFile::encodeName(aside).constData()) == 0
             ? tr("; it was renamed to %1").arg(QFileInfo(aside).fileName())
             : tr("; it could not be renamed either: remove it or get leave to write there");
}

bool settings_broken(const QSettings& first) {
  QFile file(first.fileName());
  if (!file.exists())
    return false;
  (void)first.allKeys(); // sections are read, and found wrong, only when they are asked for
  return first.status() != QSettings::NoError || !file.open(QIODevice::ReadOnly) ||
         file.readAll().contains('\0'); // a crash of the whole machine leaves zeros
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
