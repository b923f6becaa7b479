#pragma once

/// The translations as the tests read them.

#include <QFile>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <vector>

namespace loom {

struct TsMessage {
  QString source;
  QStringList translations; ///< one, or the plural forms
  bool plural = false;
  bool finished = true;
};

/// All messages of resources/i18n/latencyloom_<language>.ts.
inline std::vector<TsMessage> read_ts(const QString& language) {
  QFile file(QStringLiteral(LOOM_SOURCE_DIR "/resources/i18n/latencyloom_%1.ts").arg(language));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(file.fileName());
  QXmlStreamReader xml(&file);
  std::vector<TsMessage> messages;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement)
      continue;
    if (xml.name() == QLatin1String("message")) {
      messages.emplace_back();
      messages.back().plural = xml.attributes().hasAttribute(QStringLiteral("numerus"));
    } else if (xml.name() == QLatin1String("source")) {
      messages.back().source = xml.readElementText();
    } else if (xml.name() == QLatin1String("translation")) {
      messages.back().finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
      if (!messages.back().plural)
        messages.back().translations << xml.readElementText();
    } else if (xml.name() == QLatin1String("numerusform")) {
      messages.back().translations << xml.readElementText();
    }
  }
  EXPECT_FALSE(xml.hasError()) << qPrintable(xml.errorString());
  return messages;
}

} // namespace loom
