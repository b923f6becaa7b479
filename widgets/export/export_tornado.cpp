#include "widgets/export/export_tornado.h"

#include "core/base/number.h"
#include "widgets/export/tex_text.h"
#include "widgets/paint/tornado.h"

namespace loom {
namespace {

std::string at(double x, double y) { return "(axis cs:" + shortest(x) + "," + shortest(y) + ")"; }

/// Strokes from the lower left to the upper right.
std::string strokes(double from, double to, double low, double high, const std::string& colour) {
  constexpr int count = 8;
  std::string out;
  const double step = (to - from) / count;
  for (int i = 0; i < count; ++i)
    out += "\\draw[" + colour + ", line width=0.4pt] " + at(from + step * i, low) + " -- " +
           at(from + step * (i + 1), high) + ";\n";
  return out;
}

std::string end(double value, double base, double y, const std::string& label) {
  return "\\node[" + std::string(value < base ? "left" : "right") + ", font=\\scriptsize] at " +
         at(value, y) + " {" + tex_text(label) + "};\n";
}

} // namespace

std::string tornado_tikz(const Panel& panel, const std::string& low_colour,
                         const std::string& high_colour) {
  std::string out;
  const double base = panel.tornado_base;
  for (std::size_t i = 0; i < panel.swings.size(); ++i) {
    const Swing& swing = panel.swings[i];
    const double y = swing_place(panel, i), half = swing_bar / 2;
    const bool same_way = (swing.low - base) * (swing.high - base) > 0;
    // Where both ends go the same way each has half of the bar's height.
    const double under = same_way ? y : y - half, over = same_way ? y : y + half;
    out += "% " + swing.id + "\n";
    if (swing.low != base)
      out += "\\fill[" + low_colour + "!80] " + at(base, under) + " rectangle " +
             at(swing.low, y + half) + ";\n" +
             end(swing.low, base, (under + y + half) / 2, swing.low_label);
    if (swing.high != base)
      out += "\\draw[" + high_colour + ", fill=" + high_colour + "!15] " + at(base, y - half) +
             " rectangle " + at(swing.high, over) + ";\n" +
             strokes(base, swing.high, y - half, over, high_colour) +
             end(swing.high, base, (y - half + over) / 2, swing.high_label);
  }
  const double top = static_cast<double>(panel.swings.size()) - 0.5;
  return out + "\\draw[black] " + at(base, -0.5) + " -- " + at(base, top) + ";\n";
}

} // namespace loom
