#include "widgets/help/terms.h"

#include "resources/glossary/embedded.h"
#include "widgets/look/language.h"
#include "widgets/texts/parameter_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace loom {

namespace {

using glossary::Entry;

/// As texts are compared: one line, no mnemonics, no unit behind, no case.
QString plain(QString text) {
  text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
  text = text.simplified().toLower();
  if (const qsizetype bracket = text.indexOf(QStringLiteral(" (")); bracket > 0)
    text.truncate(bracket);
  if (text.endsWith(QLatin1Char(':')))
    text.chop(1);
  return text.trimmed();
}

struct Index {
  QString language;
  QHash<QString, const Entry*> by_text;
  qsizetype longest = 0;

  void put(const QString& text, const Entry& entry) {
    const QString key = plain(text);
    if (key.isEmpty() || by_text.contains(key))
      return;
    by_text.insert(key, &entry);
    longest = std::max(longest, key.size());
  }
};

/// Of the language that is spoken. A standard term goes before what stands under `also`.
const Index& index() {
  static Index made;
  const QString now = spoken_language();
  if (made.language == now)
    return made;
  made = {now, {}, 0};
  const auto& all = glossary_entries();
  for (const std::string& language : {now.toStdString(), std::string("en")})
    for (const Entry& entry : all)
      made.put(to_qstring(entry.in(language).term), entry);
  for (const Entry& entry : all) {
    made.put(to_qstring(entry.id), entry);
    made.put(said(entry.in("en").term), entry);
    for (const std::string& text : entry.also) {
      made.put(to_qstring(text), entry);
      made.put(said(text), entry); // as the window says it
    }
  }
  for (const std::string& language : {now.toStdString(), std::string("en")})
    for (const Entry& entry : all)
      for (const std::string& form : entry.in(language).forms)
        made.put(to_qstring(form), entry);
  return made;
}

/// Whether a term may begin or end between these two characters. Chinese has no gaps.
bool parted(const QString& text, qsizetype place) {
  if (place <= 0 || place >= text.size())
    return true;
  const auto joins = [](QChar c) {
    return (c.isLetterOrNumber() && c.script() != QChar::Script_Han) || c == QLatin1Char('_');
  };
  return !joins(text[place - 1]) || !joins(text[place]);
}

/// The longest term of the text whose start and size are `wanted`.
const Entry* longest_term(const QString& text,
                          const std::function<bool(qsizetype, qsizetype)>& wanted) {
  const Index& known = index();
  for (qsizetype size = std::min(known.longest, text.size()); size > 0; --size)
    for (qsizetype start = 0; start <= text.size() - size; ++start)
      if (wanted(start, size) && parted(text, start) && parted(text, start + size))
        if (const Entry* entry = known.by_text.value(text.mid(start, size).toLower()))
          return entry;
  return nullptr;
}

} // namespace

const std::vector<Entry>& glossary_entries() {
  static const std::vector<Entry> all = [] {
    const auto files = embedded_glossary();
    auto read = files.empty() ? Result<std::vector<Entry>>()
                              : glossary::read_glossary(files.front().content, "glossary.txt");
    return read ? *std::move(read) : std::vector<Entry>(); // a test reads it and says why not
  }();
  return all;
}

const Entry* glossary_entry(const QString& id) {
  const auto& all = glossary_entries();
  const auto found = std::ranges::find(all, id.toStdString(), &Entry::id);
  return found == all.end() ? nullptr : &*found;
}

const Entry* term_of(const QString& text) {
  const auto& known = index().by_text;
  if (const Entry* entry = known.value(plain(text)))
    return entry;
  // The head of a column has its unit on a second line.
  if (const Entry* entry = known.value(plain(text.section(QLatin1Char('\n'), 0, 0))))
    return entry;
  static const QRegularExpression counted(QStringLiteral("^([A-Z])\\d+$")); // W12, a warp
  const auto match = counted.match(text);
  return match.hasMatch() ? known.value(match.captured(1).toLower() + QLatin1Char('0')) : nullptr;
}

const Entry* term_at(const QString& text, qsizetype place) {
  return longest_term(text, [place](qsizetype start, qsizetype size) {
    return start <= place && place < start + size;
  });
}

const Entry* term_in(const QString& text) {
  return longest_term(text, [](qsizetype, qsizetype) { return true; });
}

QString term_name(const Entry& entry) {
  return to_qstring(entry.in(spoken_language().toStdString()).term);
}

QString term_definition(const Entry& entry) {
  return to_qstring(entry.in(spoken_language().toStdString()).definition);
}

QString term_html(const Entry& entry) {
  return QStringLiteral("<b>%1</b><br>%2<br><small>%3</small>")
      .arg(term_name(entry).toHtmlEscaped(), term_definition(entry).toHtmlEscaped(),
           QCoreApplication::translate("glossary", "Source: %1")
               .arg(to_qstring(entry.source))
               .toHtmlEscaped());
}

} // namespace loom
