#include "widgets/figures/catalogue.h"

#include "core/base/nearest.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace loom {

Result<const FigureEntry*> find_figure(const QString& id) {
  const std::vector<FigureEntry>& all = figure_catalogue();
  const auto found = std::ranges::find(all, id, &FigureEntry::id);
  if (found != all.end())
    return &*found;
  std::vector<std::string> ids;
  ids.reserve(all.size());
  for (const FigureEntry& entry : all)
    ids.push_back(entry.id.toStdString());
  return fail(ErrorCode::bad_argument,
              QCoreApplication::translate("Figures",
                                          "unknown figure '%1'%2; 'latencyloom figure list' "
                                          "names all of them")
                  .arg(id, QString::fromStdString(did_you_mean(id.toStdString(), ids)))
                  .toStdString());
}

Result<Figure> figure_named(const QString& id, const Document& document,
                            const Catalogue& catalogue) {
  const bool of_a_source =
      std::ranges::any_of(std::array{"thesis-", "t4-", "kp-", "survey-"},
                          [&](const char* begin) { return id.startsWith(QLatin1String(begin)); });
  return find_figure(id).and_then([&](const FigureEntry* entry) {
    return entry->build({document, &catalogue, !of_a_source});
  });
}

} // namespace loom
