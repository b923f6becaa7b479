#include "widgets/figures/shared/page_picture.h"

#include "widgets/export/exporter.h"
#include "widgets/figures/catalogue.h"
#include "widgets/look/language.h"
#include "widgets/texts/parameter_text.h"

#include <algorithm>
#include <array>

namespace loom {

std::string page_picture(const Document& document, const std::string& front,
                         const Catalogue& catalogue) {
  constexpr std::array<std::string_view, 6> views{"cusp",       "throughput", "divergence",
                                                  "coalescing", "banks",      "occupancy"};
  const bool shown = std::ranges::find(views, front) != views.end();
  const Speaking english(QStringLiteral("en")); // as the page does
  const auto figure = figure_named(to_qstring(shown ? front : "loom"), document, catalogue);
  if (!figure)
    return {};
  ExportSpec spec;
  spec.format = ExportFormat::svg;
  spec.width_mm = 180;
  spec.height_mm = 100;
  const auto svg = export_figure(*figure, document, catalogue, spec);
  return svg ? svg->toStdString() : std::string();
}

} // namespace loom
