#include "widgets/export/export_timeline.h"

#include "core/base/number.h"
#include "widgets/export/tex_text.h"

#include <algorithm>

namespace loom {

std::string timeline_tikz(const Timeline& shown, double width, double height,
                          const std::string& arithmetic_colour, const std::string& memory_colour) {
  constexpr std::size_t most = 2000;
  std::string out;
  if (shown.columns > 0 || shown.items.size() > most)
    out += "% Too many instructions for TeX: the first " + std::to_string(most) +
           " at most are drawn. Show fewer cycles, or include the PDF.\n";
  const double wide = width / (shown.to - shown.from);
  const double high = height / std::max<double>(1, static_cast<double>(shown.rows.size()));
  out += "\\begin{tikzpicture}[x=" + shortest(wide) + "mm, y=-" + shortest(high) + "mm]\n";
  for (std::size_t row = 0; row < shown.rows.size(); ++row)
    out += "\\node[left] at (0," + std::to_string(row) + ") {" + tex_text(shown.rows[row].label) +
           "};\n";
  for (std::size_t i = 0; i < std::min(most, shown.items.size()); ++i) {
    const TimelineItem& item = shown.items[i];
    const bool adds = item.kind == TimelineKind::arithmetic;
    const std::string& ink = adds ? arithmetic_colour : memory_colour;
    const std::string at =
        "(" + shortest(item.from - shown.from + 0.5) + "," + std::to_string(item.row) + ")";
    out += "\\draw[" + ink + (adds ? ", dashed] " : ", dotted] ") + at + " -- (" +
           shortest(std::min(item.to, shown.to) - shown.from) + "," + std::to_string(item.row) +
           ");\n\\draw[" + ink + (adds ? ", fill=" + ink : std::string(", fill=white")) + "] " +
           at + " circle[radius=0.8mm];\n";
  }
  return out + "\\end{tikzpicture}\n";
}

} // namespace loom
