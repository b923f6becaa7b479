// The options of `figure`.

#include "app/cli_parts.h"

#include <CLI/CLI.hpp>

namespace loom {

CLI::App* add_figure(CLI::App& app, FigureCommand& command) {
  CLI::App* figure = app.add_subcommand("figure", "draw figures of the catalogue into files");
  const auto option = [figure](const char* name, auto& value, const char* help, const char* type) {
    figure->add_option(name, value, help)->type_name(type);
  };
  figure
      ->add_option("ID", command.id,
                   "figure to draw; 'list' names them, 'all' draws all, FILE.json those of a paper")
      ->required();
  option("-o,--output", command.output,
         "FILE.pdf, .svg, .png, .csv or .tex; the folder for several figures", "FILE");
  option("--scenario", command.scenario,
         "a saved scenario, or a figure that carries one: draw that, with the looks it keeps",
         "FILE");
  add_gpu_options(*figure, command.kernel);
  add_point_options(*figure, command.kernel);
  option("--size", command.size, "a publisher's preset or WIDTHxHEIGHTmm", "SIZE");
  option("--text", command.text, "text size in points, 4 to 72 (default: the size's)", "PT");
  option("--dpi", command.dpi, "resolution of PNG, 36 to 1200 (default 600)", "N");
  option("--palette", command.palette, "colour or mono", "NAME");
  option("--lang", command.language, "language of the labels (default en)", "CODE");
  option("--format", command.format,
         "formats of the files in a folder (default pdf; for 'all' pdf,svg,png,csv,tex)",
         "FORMAT,...");
  option("--jobs", command.jobs, "processes that draw, 1 to 64 (default: one a processor)", "N");
  const auto flag = [figure](const char* name, bool& value, const char* help) {
    figure->add_flag(name, value, help);
  };
  flag("--footer", command.footer, "a line naming model, GPU and version");
  flag("--transparent", command.transparent, "no ground in PNG and SVG");
  flag("--caption", command.caption, "beside each figure a caption in words, as .txt");
  flag("--bibtex", command.bibtex, "beside each figure its sources, as .bib");
  flag("--snippet", command.snippet, "beside each figure LaTeX that includes it, as -figure.tex");
  flag("--force", command.force, "write over files that exist");
  flag("--lint", command.lint,
       "print what a reviewer would find in the figure instead of drawing it; exit status 1 if "
       "anything");
  flag("--json", command.json, "'list' and --lint as JSON");
  figure->footer(
      "--gpu, --mix, --access, --alpha, --warps, --ilp, --set and --size take lists here, numbers\n"
      "also LO:HI:COUNT: every combination is drawn into the folder, what varies stands in the\n"
      "name. A folder gets manifest.json with the SHA-256 of every file.");
  return figure;
}

} // namespace loom
