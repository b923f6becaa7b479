#include "widgets/export/export_annotations.h"

#include "core/base/number.h"
#include "widgets/export/tex_text.h"

namespace loom {

namespace {

std::string place(Point point) { return "axis cs:" + shortest(point.x) + "," + shortest(point.y); }

/// A point on the axes' frame: at one coordinate of `point`, at a share of the other.
std::string on_frame(Point point, bool vertical, int share) {
  const std::string given = "{" + place(point) + "}";
  const std::string frame =
      "{rel axis cs:" + std::to_string(share) + "," + std::to_string(share) + "}";
  return vertical ? "(" + given + " |- " + frame + ")" : "(" + frame + " |- " + given + ")";
}

} // namespace

std::string annotations_tikz(const Panel& panel) {
  std::string out;
  for (const Annotation& each : panel.annotations) {
    const std::string text = "{" + tex_text(each.text) + "}";
    const bool vertical = each.kind == AnnotationKind::vertical;
    switch (each.kind) {
    case AnnotationKind::text:
      out += "\\node[font=\\footnotesize] at (" + place(each.at) + ") " + text + ";\n";
      break;
    case AnnotationKind::line:
    case AnnotationKind::arrow:
      out += std::string("\\draw[") + (each.kind == AnnotationKind::arrow ? "<-, >=latex" : "") +
             "] (" + place(each.to) + ") -- (" + place(each.at) + ")";
      out += each.text.empty() ? "" : " node[font=\\footnotesize, pos=1.1] " + text;
      out += ";\n";
      break;
    case AnnotationKind::vertical:
    case AnnotationKind::horizontal:
      out += "\\draw[dashed] " + on_frame(each.at, vertical, 0) + " -- " +
             on_frame(each.at, vertical, 1);
      if (!each.text.empty())
        out += std::string(" node[font=\\footnotesize, ") +
               (vertical ? "below right" : "above left") + "] " + text;
      out += ";\n";
      break;
    }
  }
  return out;
}

std::string annotation_name(const Annotation& annotation) {
  static constexpr const char* kinds[] = {"text", "line", "arrow", "vertical", "horizontal"};
  const std::string kind = kinds[static_cast<std::size_t>(annotation.kind)];
  return annotation.text.empty() ? kind : kind + ": " + annotation.text;
}

} // namespace loom
