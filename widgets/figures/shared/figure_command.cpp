#include "widgets/figures/shared/figure_command.h"

#include "core/document/carried.h"
#include "core/document/document_arguments.h"
#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "core/figure/look_json.h"
#include "widgets/figures/catalogue.h"
#include "widgets/figures/shared/compared_panels.h"
#include "widgets/figures/shared/figure_page.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace loom {

namespace {

/// A word as a shell reads it back.
QString quoted(const QString& word) {
  static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./=:,+-]+$"));
  if (plain.match(word).hasMatch())
    return word;
  return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''")) +
         QLatin1Char('\'');
}

unsigned option_of(const std::string& name) {
  static const std::map<std::string, unsigned> options{
      {"gpu", figure_option::gpu},       {"mix", figure_option::mix},
      {"access", figure_option::access}, {"ilp", figure_option::ilp},
      {"target", figure_option::target}, {"alpha", figure_option::alpha},
      {"warps", figure_option::warps},   {"compare", figure_option::compare},
      {"one", figure_option::compare},   {"set", figure_option::set}};
  return options.at(name);
}

using Arguments = std::vector<std::pair<std::string, std::string>>;

/// The scenario as options that the figure reads, else as a link.
Arguments scenario_arguments(const ExportedFigure& exported) {
  const auto entry = find_figure(exported.id);
  // A source's figure is drawn for its own GPU, unless a whole scenario is given.
  // --gpu chooses what a listing is scheduled for, which a document leaves to the listing.
  const bool of_listing = exported.id == QStringLiteral("sass");
  const FigureRequest request = request_of(exported.id, exported.document, exported.catalogue);
  const bool any = entry && !of_listing && request.given == figure_option::all;
  if (const auto arguments = document_arguments(exported.document, exported.catalogue);
      arguments && any && std::ranges::all_of(*arguments, [&](const auto& each) {
        return each.first == "view" ? reads_view(**entry, request)
                                    : (read_options(**entry) & option_of(each.first)) != 0;
      }))
    return *arguments;
  Document plain = carried(exported.document);
  plain.looks.erase(exported.id.toStdString());
  return {{"scenario", scenario_link(document_to_json(plain, exported.catalogue, -1))}};
}

} // namespace

QString figure_command(const ExportedFigure& exported) {
  QStringList words{QStringLiteral("latencyloom"), QStringLiteral("figure"), exported.id};
  const auto add = [&](const Arguments& arguments) {
    for (const auto& [name, value] : arguments) {
      words << QStringLiteral("--") + QString::fromStdString(name);
      if (!value.empty())
        words << quoted(QString::fromStdString(value));
    }
  };
  add(scenario_arguments(exported));
  add(look_arguments(look_of(exported.document, exported.id.toStdString())));
  if (exported.spec.format == ExportFormat::png && exported.spec.dpi != ExportSpec().dpi)
    add({{"dpi", std::to_string(exported.spec.dpi)}});
  if (exported.spec.footer)
    add({{"footer", {}}});
  if (exported.spec.transparent)
    add({{"transparent", {}}});
  if (exported.words)
    add({{"caption", {}}, {"bibtex", {}}, {"snippet", {}}});
  words << QStringLiteral("-o") << quoted(QFileInfo(exported.path).fileName());
  return words.join(QLatin1Char(' '));
}

} // namespace loom
