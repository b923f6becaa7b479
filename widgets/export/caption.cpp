#include "widgets/export/caption.h"

#include "widgets/export/bibliography.h"
#include "widgets/export/metadata.h"
#include "widgets/export/tex_text.h"
#include "widgets/look/language.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"

#include <algorithm>

namespace loom {

namespace {

/// The text with the language's full stop, where it has no other end.
QString sentence(const QString& text) {
  return text.isEmpty() || QStringLiteral(".!?…。！？").contains(text.back()) ? text
                                                                              : tr("%1.").arg(text);
}

/// How the line of a role is drawn, in colour or without.
QString line_words(Role role, Weight weight, bool mono) {
  switch (role) {
  case Role::memory:
  case Role::series2:
    return mono ? tr("a dashed line") : tr("a dashed blue line");
  case Role::arithmetic:
  case Role::series3:
    return mono ? tr("a dotted line") : tr("a dotted orange line");
  case Role::issue:
  case Role::series4:
    return mono ? tr("a dash-dotted line") : tr("a dash-dotted green line");
  case Role::other:
  case Role::series5:
    return mono ? tr("a line of long dashes") : tr("a pink line of long dashes");
  case Role::ghost:
    return tr("a dashed grey line");
  case Role::series7:
    return mono ? tr("a dashed line") : tr("a dashed yellow line");
  case Role::series6:
    return mono ? tr("a black line") : tr("a light blue line");
  case Role::series8:
    return tr("a line of a dash and two dots");
  case Role::series9:
    return tr("a line of two dashes and a dot");
  case Role::model:
    return weight == Weight::bold ? tr("a thick grey line") : tr("a grey line");
  case Role::guide:
    return tr("a thin grey line");
  case Role::latency:
  case Role::measured:
  case Role::series1:
    break;
  }
  return tr("a black line");
}

/// What each named line and the dots of a figure are; nothing where its own notes or a comparison's
/// say so, or where all lines have one look.
QString lines_sentence(const Figure& figure, bool mono) {
  constexpr qsizetype most = 8; // more is a legend
  QStringList named, looks;
  for (const Panel& panel : figure.panels)
    for (const Curve& curve : panel.curves) {
      if (curve.marked || is_own(curve.role))
        return {}; // a legend says it
      if (curve.label.empty() || curve.off_scale)
        continue;
      const QString look = curve.dots ? tr("dots") : line_words(curve.role, curve.weight, mono);
      const QString words = tr("%1, %2").arg(QString::fromStdString(curve.label), look);
      if (!named.contains(words))
        named << words;
      if (!looks.contains(look))
        looks << look;
    }
  const bool described =
      std::ranges::find(figure.footnotes, figure.caption) != figure.footnotes.end();
  if (described || looks.size() < 2 || named.size() > most)
    return {};
  return tr("Shown are: %1.").arg(named.join(QStringLiteral("; ")));
}

/// What the figure shows and how it came about, without the sources.
QStringList sentences(const Figure& figure, bool mono) {
  const QString caption = QString::fromStdString(figure.caption);
  QStringList all{sentence(QString::fromStdString(figure.title)), lines_sentence(figure, mono),
                  sentence(caption)};
  for (const std::string& note : figure.footnotes)
    if (const QString text = QString::fromStdString(note);
        !caption.contains(text) && text != unstated_words(figure))
      all.push_back(sentence(text));
  all.removeAll(QString());
  return all;
}

QString sources_words(const Figure& figure) {
  constexpr std::size_t most_places = 4; // more is a list for the .bib file
  QStringList list;
  for (const CitedWork& work : cited_works(stated_sources(figure))) {
    QStringList places;
    for (const std::string& place : work.places)
      places.push_back(QString::fromStdString(place));
    QString words = QString::fromStdString(work.words);
    if (!places.isEmpty() && work.places.size() <= most_places)
      words += QStringLiteral(" (%1)").arg(places.join(QStringLiteral("; ")));
    list.push_back(words);
  }
  return list.isEmpty() ? QString() : tr("Sources: %1.").arg(list.join(QStringLiteral("; ")));
}

/// What is not the sources' own, and what it is worked out from.
QString unstated_sentence(const Figure& figure) {
  std::vector<std::string> from;
  for (const Unstated& each : unstated_numbers(figure))
    from.push_back(each.source);
  QStringList works;
  for (const CitedWork& work : cited_works(from))
    works.push_back(QString::fromStdString(work.words));
  const QString numbers = unstated_words(figure);
  return works.isEmpty() ? numbers
                         : numbers + QLatin1Char(' ') +
                               tr("Worked out from: %1.").arg(works.join(QStringLiteral("; ")));
}

/// Every work behind the figure, for a bibliography.
std::vector<std::string> all_sources(const Figure& figure) {
  std::vector<std::string> all = figure.sources;
  for (std::string& source : all)
    if (const auto number = unstated(source))
      source = number->source;
  return all;
}

/// The hash with which exported files name the scenario.
QString made_by(const Document& document, const Catalogue& catalogue) {
  return tr("Drawn by %1 from the scenario %2.")
      .arg(creator(), scenario_sha256(document, catalogue).left(8));
}

QByteArray snippet(const Figure& figure, const Document& document, const Catalogue& catalogue,
                   const ExportSpec& spec, const QString& picture) {
  constexpr double widest_column = 120; // mm; what is wider spans the page
  const QByteArray star = spec.width_mm > widest_column ? "*" : "";
  const QByteArray width = spec.width_mm > widest_column ? "\\textwidth" : "\\columnwidth";
  QByteArray keys;
  for (const CitedWork& work : cited_works(all_sources(figure)))
    keys += (keys.isEmpty() ? "" : ",") + QByteArray::fromStdString(work.key);
  const QByteArray cite = keys.isEmpty() ? QByteArray() : "~\\cite{" + keys + "}";
  QStringList said = sentences(figure, spec.palette == Palette::mono);
  said.push_back(unstated_words(figure));
  said.removeAll(QString());
  const QByteArray words =
      QByteArray::fromStdString(tex_text(said.join(QLatin1Char(' ')).toStdString()));
  return "% " + made_by(document, catalogue).toUtf8() + "\n\\begin{figure" + star +
         "}\n  \\centering\n  \\includegraphics[width=" + width + "]{" + picture.toUtf8() +
         "}\n  \\caption{" + words + cite + "}\n  \\label{fig:" + picture.toUtf8() +
         "}\n\\end{figure" + star + "}\n";
}

} // namespace

QString caption_words(const Figure& figure, const Document& document, const Catalogue& catalogue,
                      Palette palette) {
  QStringList all = sentences(figure, palette == Palette::mono);
  all.push_back(sources_words(figure));
  all.push_back(unstated_sentence(figure));
  all.push_back(made_by(document, catalogue));
  all.removeAll(QString());
  return all.join(QLatin1Char(' '));
}

QByteArray words_beside(Beside what, const Figure& figure, const Document& document,
                        const Catalogue& catalogue, const ExportSpec& spec,
                        const QString& picture) {
  const Speaking as_wanted(spec.language);
  switch (what) {
  case Beside::caption:
    return caption_words(figure, document, catalogue, spec.palette).toUtf8() + "\n";
  case Beside::bibtex:
    return QByteArray::fromStdString(bibtex(cited_works(all_sources(figure))));
  case Beside::snippet:
    break;
  }
  return snippet(figure, document, catalogue, spec, picture);
}

} // namespace loom
