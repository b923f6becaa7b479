// The settings as anything may have written them: a file that is not set aside holds plain values
// only, and what a view takes back is within its limits.

#include "tests/fuzz/check.h"
#include "widgets/recovery/kept_choices.h"
#include "widgets/recovery/set_aside.h"

#include <QFile>
#include <QSettings>
#include <QStringList>
#include <QTemporaryDir>

#include <cstddef>
#include <cstdint>

using namespace loom;

namespace {

void check_choices(const QString& text) {
  const QVariantMap choices = choices_from_text(text);
  const QString written = choices_to_text(choices);
  check(written.size() > max_choices_text || choices_from_text(written) == choices,
        "choices come back as they were");
}

bool is_plain(const QVariant& value) {
  switch (value.typeId()) {
  case QMetaType::UnknownType:
  case QMetaType::QString:
  case QMetaType::QByteArray:
  case QMetaType::QStringList:
  case QMetaType::QRect:
  case QMetaType::QSize:
  case QMetaType::QPoint:
    return true;
  case QMetaType::QVariantList: // of a list with other values than texts
    return true;
  default:
    return false;
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  check_choices(QString::fromUtf8(bytes));
  check(unsealed(sealed(bytes)) == bytes || bytes.size() > max_state_bytes, "a state comes back");
  check(unsealed(bytes).isEmpty() || sealed(unsealed(bytes)) == bytes, "a state is what was kept");

  // Of another name each time: QSettings remembers files by theirs.
  static const QTemporaryDir folder;
  static int number = 0;
  const QString path = folder.filePath(QStringLiteral("%1.ini").arg(++number));
  {
    QFile file(path);
    check(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "a place to write");
  }
  const bool broken = settings_broken(QSettings(path, QSettings::IniFormat));
  if (!broken) {
    const QSettings settings(path, QSettings::IniFormat);
    for (const QString& key : settings.allKeys()) {
      const QVariant value = settings.value(key);
      check(is_plain(value), "a plain value");
      (void)value.toStringList();
      (void)value.toByteArray();
      (void)value.toInt();
      check_choices(value.toString());
    }
  }
  QFile::remove(path);
  return 0;
}
