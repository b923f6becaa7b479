// `latencyloom figure`: figures of the catalogue, drawn into files without a display.

#include "app/answers.h"
#include "app/commands.h"
#include "app/kernel_options.h"
#include "app/output.h"
#include "core/io/text.h"
#include "widgets/figure/exporter.h"
#include "widgets/figure/fonts.h"
#include "widgets/figures/catalogue.h"

#include <QApplication>
#include <QDir>
#include <QTranslator>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>

namespace loom {

namespace {

std::string list_text() {
  qsizetype width = 0;
  for (const FigureEntry& entry : figure_catalogue())
    width = std::max(width, entry.id.size());
  std::string text;
  for (const FigureEntry& entry : figure_catalogue())
    text += fmt::format("{:<{}}  {}\n", entry.id.toStdString(), width, entry.title.toStdString());
  return text;
}

std::string list_json() {
  JsonWriter writer;
  writer.begin_object();
  write_version(writer);
  writer.key("figures").begin_array();
  for (const FigureEntry& entry : figure_catalogue()) {
    writer.begin_object(JsonWriter::Layout::one_line);
    writer.key("id").text(entry.id.toStdString()).key("title").text(entry.title.toStdString());
    writer.end_object();
  }
  writer.end_array().end_object();
  return writer.str() + "\n";
}

/// Qt's remarks about the machine (no runtime folder, no portal) are none of the user's business
/// here; what goes wrong is reported as our own error.
void drop_remarks(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtCriticalMsg || type == QtFatalMsg)
    std::fprintf(stderr, "latencyloom: error: %s\n", qPrintable(message));
}

Result<void> load_language(QTranslator& translator, const QString& language) {
  if (language == "en")
    return {};
  const QDir folder(QStringLiteral(":/i18n"));
  for (const QString& file : folder.entryList({"*_" + language + ".qm"}))
    if (translator.load(folder.filePath(file))) {
      QApplication::installTranslator(&translator);
      return {};
    }
  QString known = QStringLiteral("en");
  for (const QString& file : folder.entryList({"*.qm"}))
    known += ", " + file.section('_', -1).chopped(3);
  return fail(ErrorCode::bad_argument, "--lang: expected one of " + known.toStdString() +
                                           ", found '" + language.toStdString() + "'");
}

Result<Palette> palette_named(const std::string& name) {
  if (name == "colour" || name == "color")
    return Palette::colour;
  if (name == "mono")
    return Palette::mono;
  return fail(ErrorCode::bad_argument, "--palette: expected colour or mono, found '" + name + "'");
}

/// What --size, --dpi, --palette and the flags say; without --size what suits the figure, and
/// the figure's own height where a preset leaves it free.
Result<ExportSpec> export_spec(const FigureCommand& command, ExportFormat format,
                               const Figure& figure, double aspect) {
  ExportSpec spec;
  spec.format = format;
  const QString size = command.size ? QString::fromStdString(*command.size) : default_size(figure);
  if (Result<void> set = set_size(spec, size); !set)
    return tl::unexpected(set.error());
  if (const SizePreset* preset = find_size_preset(size); preset && preset->height_mm == 0) {
    constexpr double mm_per_point = 25.4 / 72; // PDF pages are whole points high
    ExportSpec suited;
    (void)set_size(suited, default_size(figure));
    // Squeezed into less than its own width a figure grows taller: its text stays as large.
    const double squeeze = std::max(1.0, suited.width_mm / spec.width_mm);
    const double height = spec.width_mm * aspect * std::sqrt(squeeze);
    spec.height_mm = std::round(height / mm_per_point) * mm_per_point;
  }
  if (command.dpi) {
    const ParameterInfo range{
        "dpi", "", "", "dots per inch", 36, 1200, 1, ParameterScale::linear, true, Dirty::view, ""};
    const Result<double> dpi = option_number("--dpi", *command.dpi, range);
    if (!dpi)
      return tl::unexpected(dpi.error());
    spec.dpi = static_cast<int>(*dpi);
  }
  const Result<Palette> palette = palette_named(command.palette.value_or("colour"));
  if (!palette)
    return tl::unexpected(palette.error());
  spec.palette = *palette;
  spec.footer = command.footer;
  spec.transparent = command.transparent;
  return spec;
}

Result<void> draw(const FigureCommand& command, const FigureEntry& entry,
                  const FigureRequest& request, ExportFormat format, const std::string& path) {
  const Result<Figure> figure = entry.build(request);
  if (!figure)
    return tl::unexpected(figure.error());
  const Result<ExportSpec> spec = export_spec(command, format, *figure, entry.aspect);
  if (!spec)
    return tl::unexpected(spec.error());
  const Result<QByteArray> bytes =
      export_figure(*figure, request.document, *request.catalogue, *spec);
  if (!bytes)
    return tl::unexpected(bytes.error());
  return write_file(path,
                    std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
}

int draw_one(const FigureCommand& command, const FigureRequest& request) {
  const Result<const FigureEntry*> entry = find_figure(QString::fromStdString(command.id));
  if (!entry)
    return report(entry.error());
  const std::string by_ending = command.format ? "figure." + *command.format : *command.output;
  const Result<ExportFormat> format = export_format(QString::fromStdString(by_ending));
  if (!format)
    return report(format.error());
  const Result<void> drawn = draw(command, **entry, request, *format, *command.output);
  return drawn ? 0 : report(drawn.error());
}

int draw_all(const FigureCommand& command, const FigureRequest& request) {
  const std::string ending = command.format.value_or("pdf");
  const Result<ExportFormat> format = export_format(QString::fromStdString("figure." + ending));
  if (!format)
    return report(format.error());
  // Options that are wrong are wrong for every figure: said once.
  if (const auto spec = export_spec(command, *format, {}, 1); !spec)
    return report(spec.error());
  const QDir folder(QString::fromStdString(*command.output));
  if (!folder.mkpath(QStringLiteral(".")))
    return report({ErrorCode::cannot_write, "cannot make the folder", {.file = *command.output}});
  // A figure that another GPU has no numbers for does not keep the others from being drawn.
  int status = 0;
  for (const FigureEntry& entry : figure_catalogue()) {
    const std::string path =
        folder.filePath(entry.id + "." + QString::fromStdString(ending)).toStdString();
    if (const Result<void> drawn = draw(command, entry, request, *format, path); !drawn) {
      Error error = drawn.error();
      if (error.code == ErrorCode::cannot_write)
        return report(error);
      error.detail = "figure " + entry.id.toStdString() + ": " + error.detail;
      status = std::max(status, report(error));
    }
  }
  return status;
}

} // namespace

int run(const FigureCommand& command) {
  if (command.id == "list")
    return print(command.json ? list_json() : list_text());
  if (command.id != "all")
    if (const auto entry = find_figure(QString::fromStdString(command.id)); !entry)
      return report(entry.error());
  if (!command.output)
    return report({ErrorCode::bad_argument, command.id == "all"
                                                ? "give the folder to write to with -o DIR"
                                                : "give the file to write with -o FILE"});
  const Catalogue catalogue = load_catalogue();
  const Result<Scenario> scenario = scenario_from(command.kernel, catalogue);
  if (!scenario)
    return report(scenario.error());
  const KernelOptions& kernel = command.kernel;
  const FigureRequest request{.document = {*scenario, {}},
                              .catalogue = &catalogue,
                              .gpu_chosen = kernel.gpu || kernel.gpu_file || !kernel.sets.empty()};

  qInstallMessageHandler(drop_remarks);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  // A GPU of the user's may have a name in any script.
  const std::string language_id = command.language.value_or("en");
  if (catalogue.built_in(scenario->gpu->id) && language_id == "en")
    hide_system_fonts();
  int argc = 1; // our options are none of Qt's
  char name[] = "latencyloom";
  char* argv[] = {name, nullptr};
  QApplication application(argc, argv);
  std::setlocale(LC_NUMERIC, "C");
  install_bundled_font();
  QTranslator translator;
  const QString language = QString::fromStdString(language_id);
  int status = 0;
  if (const Result<void> loaded = load_language(translator, language); !loaded)
    status = report(loaded.error());
  else
    status = command.id == "all" ? draw_all(command, request) : draw_one(command, request);
  // Taking Qt down again costs more than the figure, and the files are written and synced.
  std::fflush(nullptr);
  std::_Exit(status);
}

} // namespace loom
