#include "widgets/export/metadata.h"

#include "core/base/version.h"
#include "core/document/carried.h"
#include "core/document/document_json.h"
#include "core/gpu/gpu_json.h"
#include "core/scenario/parameters.h"
#include "widgets/style/fonts.h"
#include "widgets/texts/parameter_text.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace loom {

namespace {

QString hexadecimal(const QByteArray& bytes) {
  return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QJsonObject gpu_json(const Scenario& scenario) {
  QJsonArray overrides;
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (const auto& value = scenario.overrides[i])
      overrides.push_back(QJsonObject{
          {QStringLiteral("name"), to_qstring(parameter_info(static_cast<Hardware>(i)).id)},
          {QStringLiteral("value"), *value}});
  GpuSpec numbers = *scenario.gpu; // the version of what a figure is computed from
  numbers.memory_type.reset();
  const QString hash = hexadecimal(QByteArray::fromStdString(gpu_to_json(numbers)));
  return {{QStringLiteral("id"), to_qstring(scenario.gpu->id)},
          {QStringLiteral("db_version"), hash.first(8)},
          {QStringLiteral("overrides"), overrides}};
}

/// The bound model, and what it leaves out on purpose.
QJsonObject model_json() {
  return {{QStringLiteral("id"), QStringLiteral("bound")},
          {QStringLiteral("version"), 1},
          {QStringLiteral("ignores"),
           QJsonArray{QStringLiteral("growth of latencies under load"),
                      QStringLiteral("randomness of warp schedules"),
                      QStringLiteral("start and end of a kernel"), QStringLiteral("cache hits")}}};
}

QJsonArray axes_json(const Figure& figure) {
  QJsonArray axes;
  for (const Panel& panel : figure.panels) {
    if (panel.kind == PanelKind::table)
      continue;
    QJsonObject both;
    for (const auto& [name, axis] :
         {std::pair{QStringLiteral("x"), &panel.x}, std::pair{QStringLiteral("y"), &panel.y}}) {
      QJsonObject one{{QStringLiteral("label"), to_qstring(axis->label)},
                      {QStringLiteral("unit"), to_qstring(axis->unit)}};
      if (axis->kind != AxisKind::category) {
        one.insert(QStringLiteral("min"), axis->min);
        one.insert(QStringLiteral("max"), axis->max);
      }
      both.insert(name, one);
    }
    axes.push_back(both);
  }
  return axes;
}

QString palette_name(Palette palette) {
  switch (palette) {
  case Palette::mono:
    return QStringLiteral("mono");
  case Palette::dark:
    return QStringLiteral("dark");
  case Palette::colour:
    break;
  }
  return QStringLiteral("colour");
}

/// On one line, which stands in a table's notes, too: what a spreadsheet would compute behind a
/// comma or semicolon of a name is written by its number, which reads the same.
QByteArray one_line(const Document& document, const Catalogue& catalogue) {
  const std::string json = document_to_json(carried(document), catalogue, -1);
  constexpr std::string_view begins = "=+-@", digits = "0123456789abcdef";
  std::string safe;
  bool in_text = false, after_separator = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (in_text && after_separator && begins.find(c) != std::string_view::npos)
      safe.append("\\u00").append({digits[c >> 4 & 15], digits[c & 15]});
    else
      safe += c;
    after_separator = c == ',' || c == ';';
    if (in_text && c == '\\')
      safe += json[++i];
    else if (c == '"')
      in_text = !in_text;
  }
  return QByteArray::fromStdString(safe).trimmed();
}

} // namespace

QString scenario_sha256(const Document& document, const Catalogue& catalogue) {
  return hexadecimal(one_line(document, catalogue));
}

QString creator() { return QStringLiteral("LatencyLoom ") + QString::fromUtf8(version); }

Metadata make_metadata(const Figure& figure, const Document& document, const Catalogue& catalogue,
                       const ExportSpec& spec) {
  Metadata data;
  data.document = QByteArray::fromStdString(document_to_json(carried(document), catalogue));
  data.scenario = one_line(document, catalogue);
  data.sha256 = hexadecimal(data.scenario);
  data.title = to_qstring(figure.title.empty() ? figure.id : figure.title);
  data.description = to_qstring(figure.caption);

  QJsonArray sources;
  for (const std::string& source : figure.sources)
    sources.push_back(to_qstring(source));
  const QJsonObject style{{QStringLiteral("width_mm"), spec.width_mm},
                          {QStringLiteral("height_mm"), spec.height_mm},
                          {QStringLiteral("text_pt"), spec.text_pt},
                          {QStringLiteral("palette"), palette_name(spec.palette)},
                          {QStringLiteral("font"), export_style(spec).font_family}};
  const QJsonObject rest{
      {QStringLiteral("schema"), 1},
      {QStringLiteral("app"), QStringLiteral("LatencyLoom")},
      {QStringLiteral("version"), QString::fromUtf8(version)},
      {QStringLiteral("figure"), QJsonObject{{QStringLiteral("id"), to_qstring(figure.id)},
                                             {QStringLiteral("title"), to_qstring(figure.title)}}},
      {QStringLiteral("scenario_sha256"), data.sha256},
      {QStringLiteral("gpu"), gpu_json(document.scenario)},
      {QStringLiteral("model"), model_json()},
      {QStringLiteral("axes"), axes_json(figure)},
      {QStringLiteral("style"), style},
      {QStringLiteral("sources"), sources}};
  // The scenario goes in byte for byte, so that the hash beside it stays true.
  data.json = QJsonDocument(rest).toJson(QJsonDocument::Compact);
  data.json.chop(1);
  data.json += ",\"scenario\":" + data.scenario + "}";
  return data;
}

QString footer_line(const Document& document, const Metadata& metadata) {
  return QStringLiteral("bound model – %1 – %2 – %3")
      .arg(to_qstring(document.scenario.gpu->name), creator(), metadata.sha256.left(8));
}

} // namespace loom
