#include "widgets/commands/fuzzy_match.h"

#include <algorithm>

namespace loom {

namespace {

enum Fit {
  none = 0,
  initials = 20,
  inside = 40,
  begins_word = 80,
  begins_text = 100,
  is_text = 130
};
constexpr int exact_title = 1000;

bool begins_word_at(QStringView text, qsizetype at) {
  return at == 0 || !text[at - 1].isLetterOrNumber();
}

/// Whether `word`, from its letter `i`, goes on in `text` at `j` or at the begin of a later word.
bool goes_on(QStringView word, qsizetype i, QStringView text, qsizetype j) {
  if (i == word.size())
    return true;
  for (qsizetype at = j; at < text.size(); ++at)
    if ((at == j || begins_word_at(text, at)) && text[at].toLower() == word[i].toLower() &&
        goes_on(word, i + 1, text, at + 1))
      return true;
  return false;
}

bool by_initials(QStringView word, QStringView text) {
  for (qsizetype at = 0; at < text.size(); ++at)
    if (begins_word_at(text, at) && text[at].toLower() == word[0].toLower() &&
        goes_on(word, 1, text, at + 1))
      return true;
  return false;
}

} // namespace

int word_fit(QStringView word, QStringView text) {
  if (word.isEmpty() || text.isEmpty())
    return none;
  int best = none;
  for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
       at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
    if (at == 0)
      return word.size() == text.size() ? is_text : begins_text;
    best = std::max<int>(best, begins_word_at(text, at) ? begins_word : inside);
  }
  return best == none && by_initials(word, text) ? initials : best;
}

int command_fit(const QStringList& words, const Command& command) {
  int sum = 0;
  for (const QString& word : words) {
    const int best = std::max({word_fit(word, command.title), word_fit(word, command.kind) / 2,
                               word_fit(word, command.words) / 2});
    if (best == none)
      return none;
    sum += best;
  }
  const bool whole = words.join(QLatin1Char(' ')).compare(command.title, Qt::CaseInsensitive) == 0;
  return whole ? exact_title + sum : sum;
}

} // namespace loom
