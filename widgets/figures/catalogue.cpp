#include "widgets/figures/catalogue.h"

#include "core/base/nearest.h"

#include <QCoreApplication>

#include <algorithm>

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

} // namespace loom
