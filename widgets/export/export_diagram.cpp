#include "widgets/export/export_diagram.h"

#include "core/base/number.h"
#include "widgets/export/tex_text.h"

#include <algorithm>

namespace loom {
namespace {

std::string place(double x, double y) { return "(" + shortest(x) + "," + shortest(y) + ")"; }

/// Lines at 45° as explicit strokes: no TikZ library is needed.
std::string hatching(const DiagramBox& box) {
  constexpr double step = 0.45;
  std::string out;
  for (double along = step; along < box.width + box.height; along += step) {
    const double in = std::max(0.0, along - box.height), down = std::max(0.0, along - box.width);
    out += "\\draw[black!30, line width=0.3pt] " +
           place(box.x + in, box.y + std::min(along, box.height)) + " -- " +
           place(box.x + std::min(along, box.width), box.y + down) + ";\n";
  }
  return out;
}

} // namespace

std::vector<std::vector<std::string>> diagram_rows(const Diagram& diagram) {
  std::vector<std::vector<std::string>> rows;
  for (const DiagramBox& box : diagram.boxes)
    rows.push_back({box.hatched ? "hatched box" : "box", box.id, shortest(box.x), shortest(box.y),
                    shortest(box.width), shortest(box.height), ""});
  for (const DiagramLine& line : diagram.lines)
    rows.push_back({line.arrow ? "arrow" : "line", line.id, shortest(line.x1), shortest(line.y1),
                    shortest(line.x2 - line.x1), shortest(line.y2 - line.y1), ""});
  for (const DiagramText& text : diagram.texts)
    rows.push_back({"text", text.id, shortest(text.x), shortest(text.y), "", "", text.text});
  return rows;
}

std::string diagram_tikz(const Diagram& diagram, double width, double height, double text_points,
                         const std::function<std::string(std::optional<Role>)>& colour) {
  constexpr double mm_per_point = 25.4 / 72;
  const double em = text_points * mm_per_point;
  const double unit = std::min({em, width / diagram.width, height / diagram.height});
  std::string out =
      "\\begin{tikzpicture}[x=" + shortest(unit) + "mm, y=-" + shortest(unit) + "mm]\n";
  for (const DiagramBox& box : diagram.boxes) {
    const std::string corners =
        place(box.x, box.y) + " rectangle " + place(box.x + box.width, box.y + box.height) + ";\n";
    const std::string ink = colour(box.role);
    if (box.fill != DiagramFill::none)
      out += "\\fill[" + ink + (box.fill == DiagramFill::pale ? "!14] " : "!80] ") + corners;
    if (box.hatched)
      out += hatching(box);
    if (box.outline != DiagramOutline::none)
      out += "\\draw[" + (box.role ? ink : std::string("black!50")) +
             (box.outline == DiagramOutline::dashed ? ", dashed" : "") +
             (box.emphasis ? ", line width=1.5pt] " : ", line width=0.6pt] ") + corners;
  }
  for (const DiagramLine& line : diagram.lines)
    out += "\\draw[" + colour(line.role) + (line.dashed ? ", dashed" : "") +
           (line.arrow ? ", ->" : "") + (line.bold ? ", line width=1.5pt] " : "] ") +
           place(line.x1, line.y1) + " -- " + place(line.x2, line.y2) + ";\n";
  for (const DiagramText& text : diagram.texts) {
    const double size = std::max(text_points * text.size * unit / em, std::min(text_points, 6.0));
    const char* anchor = text.anchor == DiagramAnchor::left     ? "west"
                         : text.anchor == DiagramAnchor::centre ? "center"
                                                                : "east";
    out += "\\node[inner sep=0, anchor=" + std::string(anchor) + ", font=\\fontsize{" +
           shortest(size) + "}{" + shortest(size * 1.2) + "}\\selectfont" +
           (text.bold ? "\\bfseries" : "") + (text.faint ? ", text=black!60" : "") +
           (text.role ? ", text=" + colour(text.role) : "") + "] at " + place(text.x, text.y) +
           " {" + tex_text(text.text) + "};\n";
  }
  return out + "\\end{tikzpicture}\n";
}

} // namespace loom
