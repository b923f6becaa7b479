#include "widgets/export/caption.h"

#include "core/base/utf8.h"
#include "widgets/export/bibliography.h"
#include "widgets/export/metadata.h"
#include "widgets/export/tex_text.h"
#include "widgets/look/language.h"
#include "widgets/paint/marks.h"
#include "widgets/style/tr.h"
#include "widgets/texts/statuses.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

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
    return mono ? tr("a line of short dashes") : tr("a dashed yellow line");
  case Role::series6:
    return mono ? tr("a line of dots far apart") : tr("a light blue line");
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
  return weight <= Weight::thin ? tr("a thin black line") : tr("a black line");
}

/// A line with the hollow markers of its role.
QString marked_words(const QString& line, DotShape shape) {
  switch (shape) {
  case DotShape::disc:
    return tr("%1 with circles").arg(line);
  case DotShape::square:
    return tr("%1 with squares").arg(line);
  case DotShape::triangle:
    return tr("%1 with triangles").arg(line);
  case DotShape::diamond:
    return tr("%1 with diamonds").arg(line);
  case DotShape::cross:
    return tr("%1 with crosses").arg(line);
  case DotShape::plus:
    return tr("%1 with plus signs").arg(line);
  case DotShape::wedge:
    return tr("%1 with triangles upside down").arg(line);
  case DotShape::pentagon:
    return tr("%1 with pentagons").arg(line);
  case DotShape::star:
    break;
  }
  return tr("%1 with stars").arg(line);
}

QString look_words(const Curve& curve, bool mono) {
  if (curve.dots)
    return tr("dots");
  const QString line = line_words(curve.role, curve.weight, mono);
  return curve.marked ? marked_words(line, dot_shape(curve.role)) : line;
}

/// What each named line and the dots of a figure are; nothing where its own notes say so, or where
/// all lines have one look.
QString lines_sentence(const Figure& figure, bool mono) {
  constexpr qsizetype most = 10; // more is a legend
  QStringList named, looks;
  for (const Panel& panel : figure.panels)
    for (const Curve& curve : panel.curves) {
      if (is_own(curve.role))
        return {}; // a legend says it
      // What the figure is about is what its axis says.
      const bool of_axis = curve.role == Role::model && curve.weight == Weight::bold;
      const std::string& name = curve.label.empty() && of_axis ? panel.y.label : curve.label;
      if (name.empty() || curve.points.empty() || curve.off_scale)
        continue;
      const QString look = look_words(curve, mono);
      const QString words = tr("%1, %2").arg(QString::fromStdString(name), look);
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

/// The models whose curves the figure of a view draws; empty for figures that name them themselves.
QString model_sentence(const Figure& figure) {
  constexpr std::array figures{"throughput", "throughput-saturation", "cusp", "cusp-in-flight",
                               "overview"};
  if (std::ranges::find(figures, figure.id) == figures.end())
    return {};
  const auto draws = [&figure](const auto& is_it) {
    return std::ranges::any_of(figure.panels, [&](const Panel& panel) {
      return std::ranges::any_of(panel.curves, [&](const Curve& curve) { return is_it(curve.id); });
    });
  };
  QStringList models;
  if (draws([](const std::string& id) {
        return id == "needed" || id == "model" || id.ends_with("_bound") ||
               id.starts_with("pinned_");
      }))
    models << tr("bounds (Volkov 2016)");
  if (draws([](const std::string& id) { return id == "saturation"; }))
    models << tr("gradual saturation");
  if (draws([](const std::string& id) { return id == "simulated"; }))
    models << tr("simulation");
  return models.isEmpty()     ? QString()
         : models.size() == 1 ? tr("Model: %1.").arg(models.front())
                              : tr("Models: %1.").arg(models.join(tr("; ")));
}

/// What was measured of another state; empty where nothing was.
QString left_out_sentence(const Figure& figure) {
  QStringList words;
  for (const std::string& each : figure.left_out)
    words << QString::fromStdString(each);
  return words.isEmpty() ? QString() : tr("Not drawn: %1.").arg(words.join(tr("; ")));
}

/// What the figure shows and how it came about, without the sources.
QStringList sentences(const Figure& figure, bool mono) {
  const QString caption = QString::fromStdString(figure.caption);
  QStringList all{sentence(QString::fromStdString(figure.title)), model_sentence(figure),
                  lines_sentence(figure, mono), sentence(caption), left_out_sentence(figure)};
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
  std::vector<std::string> stated = figure.sources;
  std::erase_if(stated, [&](const std::string& each) { return unstated(figure, each); });
  for (const CitedWork& work : cited_works(stated)) {
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

/// Those that the figure's words do not call derived or assumed already.
std::vector<UnstatedNumber> unsaid_numbers(const Figure& figure) {
  const QString caption = QString::fromStdString(figure.caption);
  std::vector<UnstatedNumber> numbers = unstated_numbers(figure);
  std::erase_if(numbers, [&](const UnstatedNumber& each) {
    const FactStatus status = each.assumed ? FactStatus::assumed : FactStatus::derived;
    return caption.contains(QString::fromStdString(each.of)) &&
           caption.contains(number_words(each) + status_words(status));
  });
  return numbers;
}

/// What is not the sources' own, each number once, and what they are worked out from.
QString unstated_sentence(const Figure& figure) {
  std::vector<std::string> from;
  for (const UnstatedNumber& each : unstated_numbers(figure))
    from.push_back(each.source);
  QStringList works;
  for (const CitedWork& work : cited_works(from))
    works.push_back(QString::fromStdString(work.words));
  QStringList parts{unstated_words(unsaid_numbers(figure))};
  if (!works.isEmpty())
    parts << (parts.front().isEmpty()
                  ? tr("Derived numbers are worked out from: %1.")
                        .arg(works.join(QStringLiteral("; ")))
                  : tr("Worked out from: %1.").arg(works.join(QStringLiteral("; "))));
  parts.removeAll(QString());
  return parts.join(QLatin1Char(' '));
}

/// Sentences one after the other; commas and semicolons beside Chinese as Chinese has them.
QString joined(QStringList sentences) {
  static const QRegularExpression beside(
      QStringLiteral("(?<=[\\x{2E80}-\\x{FFEF}])([,;]) |([,;]) (?=[\\x{2E80}-\\x{FFEF}])"));
  sentences.removeAll(QString());
  QString text = sentences.join(QLatin1Char(' '));
  for (auto found = beside.match(text); found.hasMatch(); found = beside.match(text))
    text.replace(found.capturedStart(), found.capturedLength(),
                 found.captured().startsWith(QLatin1Char(',')) ? QChar(0xFF0C) : QChar(0xFF1B));
  return text.replace(QStringLiteral("。 "), QStringLiteral("。"));
}

/// Every work behind the figure, for a bibliography.
std::vector<std::string> all_sources(const Figure& figure) {
  std::vector<std::string> all = figure.sources;
  for (std::string& source : all)
    if (const UnstatedNumber* number = unstated(figure, source))
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
  said.push_back(unstated_words(unsaid_numbers(figure)));
  const QByteArray words = QByteArray::fromStdString(tex_text(joined(said).toStdString()));
  // LaTeX has no file of a name with these, and what stands behind a brace would run.
  QString file = QString::fromStdString(one_line(picture.toStdString(), "-"));
  static const QRegularExpression commands(QStringLiteral("[\\\\{}%#$&^~\"]"));
  const QByteArray named = file.replace(commands, QStringLiteral("-")).toUtf8();
  return "% " + made_by(document, catalogue).toUtf8() + "\n\\begin{figure" + star +
         "}\n  \\centering\n  \\includegraphics[width=" + width + "]{" + named + "}\n  \\caption{" +
         words + cite + "}\n  \\label{fig:" + named + "}\n\\end{figure" + star + "}\n";
}

} // namespace

QString caption_words(const Figure& figure, const Document& document, const Catalogue& catalogue,
                      Palette palette) {
  QStringList all = sentences(figure, palette == Palette::mono);
  all.push_back(sources_words(figure));
  all.push_back(unstated_sentence(figure));
  all.push_back(made_by(document, catalogue));
  return joined(all);
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
