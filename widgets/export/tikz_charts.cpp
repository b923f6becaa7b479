#include "widgets/export/tikz_plots.h"
#include "widgets/paint/chart_content.h"

#include <algorithm>
#include <utility>

namespace loom {

std::string tikz_layers(const Panel& panel, const Canvas& canvas, const ColourName& name_of) {
  std::string out = tikz_axis(panel) + "  stack plots=y, clip=true]\n";
  const std::string edge = "draw=" + name_of(canvas.style().background()) + ", line width=0.5bp";
  for (const Layer& layer : panel.layers)
    out += tikz_named(layer.id, layer.label) + "\\addplot[" + edge +
           ", fill=" + name_of(canvas.style().solid(layer.role)) + "]" +
           tikz_coordinates(layer.points) + " \\closedcycle;\n";
  return out;
}

std::string tikz_bars(const Panel& panel, const Canvas& canvas, double width,
                      const ColourName& name_of) {
  std::string out = tikz_axis(panel) + "]\n";
  const auto categories = static_cast<double>(panel.x.categories.size());
  const auto sets = static_cast<double>(panel.bars.size());
  const double bar = width / categories * bars_width / sets;
  for (std::size_t i = 0; i < panel.bars.size(); ++i) {
    const BarSeries& series = panel.bars[i];
    std::vector<Point> all, emphasised; // they look different
    for (std::size_t k = 0; k < std::min(series.heights.size(), panel.x.categories.size()); ++k)
      (k == panel.emphasis ? emphasised : all)
          .push_back({static_cast<double>(k), std::min(series.heights[k], panel.y.max)});
    for (const auto& [some, with_emphasis] :
         {std::pair(&all, false), std::pair(&emphasised, true)}) {
      if (some->empty())
        continue;
      const BarLook look = bar_look(panel, series, with_emphasis, canvas);
      const std::string edge = look.pen.style() == Qt::NoPen
                                   ? "draw=none"
                                   : "draw=" + name_of(look.pen.color()) +
                                         ", line width=" + tikz_points(look.pen.widthF());
      out += tikz_named(series.id, series.label) + "\\addplot[ybar, bar width=" + tikz_mm(bar) +
             "mm, bar shift=" + tikz_mm((static_cast<double>(i) + 0.5 - sets / 2) * bar) + "mm, " +
             edge + ", fill=" + name_of(look.fill) + "]" + tikz_coordinates(*some) + ";\n";
    }
  }
  return out;
}

} // namespace loom
