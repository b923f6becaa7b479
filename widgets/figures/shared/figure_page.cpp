#include "widgets/figures/shared/figure_page.h"

#include "widgets/export/page_fit.h"
#include "widgets/figures/catalogue.h"

namespace loom {

Result<LookedExport> figure_page(const QString& id, const DrawFigure& draw,
                                 const Document& document, const FigureSource& beside,
                                 const PageChoice& choice, ExportSpec spec) {
  FigureLook look;
  if (const auto kept = document.looks.find(id.toStdString()); kept != document.looks.end())
    look = kept->second;
  else
    look.palette = spec.palette == Palette::mono ? LookPalette::mono : LookPalette::colour;
  if (!choice.size.isEmpty())
    look.size = choice.size.toStdString();
  if (choice.text_pt > 0)
    look.text_pt = choice.text_pt;
  const Result<const FigureEntry*> entry = find_figure(id);
  const double aspect = entry ? (*entry)->aspect : FigureEntry().aspect;
  ExportSpec page;
  const bool sized = !look.size.empty() && set_size(page, QString::fromStdString(look.size));
  return draw(sized ? narrow_page_em(page) : 0).map([&](Figure own) {
    return looked(std::move(own), aspect, look, beside, spec);
  });
}

} // namespace loom
