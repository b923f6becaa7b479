#include "widgets/look/problem_text.h"

#include "core/text/problem_texts.h"
#include "widgets/look/language.h"

#include <QRegularExpression>

namespace loom {

namespace {

const QRegularExpression& mark() {
  static const QRegularExpression all(QStringLiteral("%([1-9])"));
  return all;
}

struct Sentence {
  std::string_view english;
  QRegularExpression fits;
};

/// The marks stand in the order of their numbers in English, wherever a language puts them.
const std::vector<Sentence>& sentences() {
  static const std::vector<Sentence> all = [] {
    std::vector<Sentence> made;
    for (const std::string_view english : problem_texts()) {
      QStringList pieces;
      for (const QString& piece :
           QString::fromUtf8(english.data(), qsizetype(english.size())).split(mark()))
        pieces << QRegularExpression::escape(piece);
      made.push_back({english, QRegularExpression(QRegularExpression::anchoredPattern(
                                                      pieces.join(QStringLiteral("(.+?)"))),
                                                  QRegularExpression::DotMatchesEverythingOption)});
    }
    return made;
  }();
  return all;
}

QString translated(const QString& english, int deepest) {
  if (deepest == 0)
    return english;
  if (const QString whole = said(english.toStdString()); whole != english)
    return whole;
  for (const Sentence& sentence : sentences()) {
    const auto found = sentence.fits.match(english);
    if (!found.hasMatch())
      continue;
    QStringList values;
    for (int value = 1; value <= found.lastCapturedIndex(); ++value)
      values << translated(found.captured(value), deepest - 1);
    return filled(said(sentence.english), values);
  }
  return english;
}

} // namespace

QString said_problem(std::string_view english) {
  constexpr int deepest = 4; // "in its text: {a}: formula: expected the end, ..."
  const QString text = QString::fromUtf8(english.data(), qsizetype(english.size()));
  return spoken_language() == QStringLiteral("en") ? text : translated(text, deepest);
}

QString filled(const QString& sentence, const QStringList& values) {
  QString text;
  qsizetype done = 0;
  for (auto marks = mark().globalMatch(sentence); marks.hasNext();) {
    const auto each = marks.next();
    text += sentence.mid(done, each.capturedStart() - done);
    text += values.value(each.captured(1).toInt() - 1);
    done = each.capturedEnd();
  }
  return text + sentence.mid(done);
}

QString spoken(const Message& message,
               const std::function<QString(const QString&, const QString&)>& mark) {
  if (message.text().english.empty()) {
    const QString words = said_problem(message.words());
    return message.quantity().empty() ? words
                                      : mark(words, QString::fromStdString(message.quantity()));
  }
  QStringList values;
  for (const Message& value : message.values())
    values << spoken(value, mark);
  return filled(said(message.text().english), values);
}

QString spoken(const Message& message) {
  return spoken(message, [](const QString& number, const QString&) { return number; });
}

QString said_line(const Error& error) {
  Error said = error;
  said.detail = spoken(error.detail).toStdString();
  return QString::fromStdString(to_line(said));
}

} // namespace loom
