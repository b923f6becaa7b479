#include "widgets/figures/shared/figure_page.h"

#include "widgets/export/page_fit.h"
#include "widgets/figures/catalogue.h"
#include "widgets/look/language.h"

namespace loom {

FigureLook look_of(const Document& document, const std::string& id) {
  const auto kept = document.looks.find(id);
  return kept == document.looks.end() ? FigureLook{} : kept->second;
}

void keep_look(Document& document, const std::string& id, const FigureLook& look) {
  if (look == FigureLook{})
    document.looks.erase(id);
  else
    document.looks[id] = look;
}

Result<LookedExport> figure_page(const QString& id, const DrawFigure& draw, const FigureLook& look,
                                 const FigureSource& beside, ExportSpec spec) {
  const Speaking as_wanted(QString::fromStdString(look.language));
  const Result<const FigureEntry*> entry = find_figure(id);
  const double aspect = entry ? (*entry)->aspect : FigureEntry().aspect;
  ExportSpec page;
  const bool sized = !look.size.empty() && set_size(page, QString::fromStdString(look.size));
  return draw(sized ? narrow_page_em(page) : 0).map([&](Figure own) {
    return looked(std::move(own), aspect, look, beside, spec);
  });
}

} // namespace loom
