#include "widgets/look/problem_text.h"

#include "widgets/look/language.h"

#include <QCoreApplication>

namespace loom {

namespace {

/// Words that may be the same in every language, as a name, or that a file says, as a GPU's note:
/// a translator is told so by the meaning, since such words need not be listed for translation.
QString said_of_data(const std::string& words) {
  return QCoreApplication::translate("core", words.c_str(), "data");
}

} // namespace

QString spoken(const Message& message,
               const std::function<QString(const QString&, const QString&)>& mark) {
  if (message.text().empty()) {
    const QString words = said_of_data(message.words());
    return message.quantity().empty() ? words
                                      : mark(words, QString::fromStdString(message.quantity()));
  }
  std::vector<std::string> values;
  for (const Message& value : message.values())
    values.push_back(spoken(value, mark).toStdString());
  return QString::fromStdString(filled(said(message.text().english).toStdString(), values));
}

QString spoken(const Message& message) {
  return spoken(message, [](const QString& number, const QString&) { return number; });
}

QString said_line(const Error& error) {
  Error said = error;
  said.detail = verbatim(spoken(error.detail).toStdString());
  return QString::fromStdString(to_line(said));
}

} // namespace loom
