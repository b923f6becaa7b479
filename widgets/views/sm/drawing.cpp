#include "widgets/views/sm/drawing.h"

#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>
#include <cstdlib>

/// A static library's resources are only there once asked for; the macro needs the global scope.
static void need_diagram_files() { Q_INIT_RESOURCE(diagrams); }

namespace loom {
namespace {

class Reader {
public:
  Reader(const QByteArray& svg, std::string file) : xml_(svg), file_(std::move(file)) {}

  Result<DrawingPart> read() {
    if (!xml_.readNextStartElement() || xml_.name() != QLatin1String("svg"))
      return wrong("an <svg> element is expected");
    DrawingPart whole;
    LOOM_CHECK(content(whole));
    if (whole.parts.size() != 1 || whole.parts.front().parts.empty())
      return wrong("<svg> holds one <g class=\"row\"> or <g class=\"column\"> with the drawing");
    return std::move(whole.parts.front());
  }

private:
  tl::unexpected<Error> wrong(const QString& detail) const {
    Place where{file_};
    where.line = static_cast<int>(xml_.lineNumber());
    where.column = static_cast<int>(xml_.columnNumber());
    const QString what = xml_.hasError() ? xml_.errorString() : detail;
    return fail(ErrorCode::bad_input, verbatim(what.toStdString()), std::move(where));
  }

  /// The parts inside the element that was just opened.
  Result<void> content(DrawingPart& group) {
    while (xml_.readNextStartElement()) {
      Result<void> made{};
      if (xml_.name() == QLatin1String("title") || xml_.name() == QLatin1String("desc"))
        xml_.skipCurrentElement();
      else if (xml_.name() == QLatin1String("g"))
        made = add_group(group);
      else if (xml_.name() == QLatin1String("rect"))
        made = add_rect(group);
      else
        made = wrong(QStringLiteral("<%1> is not drawn here; use <g> and <rect>").arg(xml_.name()));
      if (!made)
        return made;
    }
    return xml_.hasError() ? Result<void>(wrong({})) : Result<void>();
  }

  Result<void> name(DrawingPart& part) {
    part.id = xml_.attributes().value(QLatin1String("id")).toString().toStdString();
    if (part.id.empty())
      return {};
    if (std::ranges::find(names_, part.id) != names_.end())
      return wrong(QStringLiteral("the id \"%1\" is there twice; give another one")
                       .arg(QString::fromStdString(part.id)));
    names_.push_back(part.id);
    return {};
  }

  Result<void> add_group(DrawingPart& into) {
    DrawingPart group;
    const QStringList classes =
        xml_.attributes().value(QLatin1String("class")).toString().split(QLatin1Char(' '));
    if (classes.front() != QLatin1String("row") && classes.front() != QLatin1String("column"))
      return wrong(QStringLiteral("<g> needs class=\"row\" or class=\"column\""));
    group.kind = classes.front() == QLatin1String("row") ? PartKind::row : PartKind::column;
    group.path = classes.contains(QStringLiteral("path"));
    LOOM_CHECK(name(group));
    LOOM_CHECK(content(group));
    if (group.parts.empty())
      return wrong(QStringLiteral("<g> without a <rect> in it; draw one or remove it"));
    if (!group.framed) {
      group.x = group.parts.front().x, group.y = group.parts.front().y;
      for (const DrawingPart& part : group.parts) {
        group.width = std::max(group.width, part.x + part.width - group.x);
        group.height = std::max(group.height, part.y + part.height - group.y);
      }
    }
    return add(into, std::move(group));
  }

  Result<void> add_rect(DrawingPart& into) {
    DrawingPart part;
    LOOM_CHECK(name(part));
    for (const auto& [attribute, value] : {std::pair{"x", &part.x},
                                           {"y", &part.y},
                                           {"width", &part.width},
                                           {"height", &part.height}}) {
      bool good = false;
      *value = xml_.attributes().value(QLatin1String(attribute)).toDouble(&good);
      const bool size = value == &part.width || value == &part.height;
      if (!good || !(*value >= 0 && *value <= 1000) || (size && *value == 0))
        return wrong(
            QStringLiteral("<rect> needs %1, a number up to 1000%2")
                .arg(QLatin1String(attribute), size ? QStringLiteral(" above 0") : QString()));
    }
    const auto look = xml_.attributes().value(QLatin1String("class")).toString();
    xml_.skipCurrentElement();
    if (look == QLatin1String("frame")) {
      if (!into.parts.empty() || into.framed || !part.id.empty() || into.width > 0)
        return wrong(
            QStringLiteral("a frame is the first <rect> of a <g> and has no id of its own"));
      into.framed = true;
      into.x = part.x, into.y = part.y, into.width = part.width, into.height = part.height;
      return {};
    }
    if (!look.isEmpty() && look != QLatin1String("title"))
      return wrong(QStringLiteral("the class \"%1\" of a <rect> is not known; \"frame\" and "
                                  "\"title\" are")
                       .arg(look));
    if (part.id.empty())
      return wrong(QStringLiteral("a <rect> needs an id that says what it stands for"));
    part.kind = look.isEmpty() ? PartKind::block : PartKind::title;
    return add(into, std::move(part));
  }

  Result<void> add(DrawingPart& into, DrawingPart&& part) {
    constexpr double slack = 1e-6;
    const bool inside = !into.framed || (part.x >= into.x && part.y >= into.y &&
                                         part.x + part.width <= into.x + into.width + slack &&
                                         part.y + part.height <= into.y + into.height + slack);
    if (!inside)
      return wrong(QStringLiteral("\"%1\" reaches out of its frame; make the frame larger")
                       .arg(QString::fromStdString(part.id)));
    if (!into.parts.empty()) {
      const DrawingPart& last = into.parts.back();
      const double gap =
          into.kind == PartKind::row ? part.x - last.x - last.width : part.y - last.y - last.height;
      if (gap < 0)
        return wrong(QStringLiteral("\"%1\" does not stand after the part before it; the parts of "
                                    "a row go from left to right, of a column from top to bottom")
                         .arg(QString::fromStdString(part.id)));
    }
    into.parts.push_back(std::move(part));
    return {};
  }

  QXmlStreamReader xml_;
  std::string file_;
  std::vector<std::string> names_;
};

DrawingPart read_built_in(const char* name) {
  need_diagram_files();
  QFile file(QStringLiteral(":/diagrams/%1.svg").arg(QLatin1String(name)));
  if (!file.open(QIODevice::ReadOnly))
    qFatal("%s.svg is not in the program", name);
  auto drawing = read_drawing(file.readAll(), std::string(name) + ".svg");
  if (!drawing)
    qFatal("%s", to_line(drawing.error()).c_str());
  return *std::move(drawing);
}

} // namespace

Result<DrawingPart> read_drawing(const QByteArray& svg, const std::string& file) {
  return Reader(svg, file).read();
}

const DrawingPart& built_in_drawing(const char* name) {
  static const DrawingPart sm = read_built_in("sm"), gpu = read_built_in("gpu");
  return std::string_view(name) == "gpu" ? gpu : sm;
}

} // namespace loom
