// `latencyloom figure`: figures of the catalogue, drawn into files without a display.

#include "app/answers.h"
#include "app/figure_lint.h"
#include "app/figure_pool.h"
#include "app/loop_options.h"
#include "app/output.h"
#include "app/page_picture.h"
#include "app/values.h"
#include "core/base/utf8.h"
#include "core/figure/look_json.h"
#include "core/text/text.h"
#include "widgets/export/bibliography.h"
#include "widgets/figures/catalogue.h"
#include "widgets/figures/shared/figure_command.h"
#include "widgets/figures/shared/page_picture.h"
#include "widgets/gallery/figure_homes.h"
#include "widgets/look/language.h"
#include "widgets/style/fonts.h"

#include <QApplication>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <set>
#include <thread>

namespace loom {

namespace {

constexpr const char* manifest_name = "manifest.json";
/// Of the figures of a paper: each work once, whichever of them cite it.
constexpr const char* bibliography_name = "references.bib";

bool is_bibliography(const JobFile& file) {
  const auto* beside = std::get_if<Beside>(&file.kind);
  return beside && *beside == Beside::bibtex;
}

/// Whether the figures of a paper have a common bibliography.
bool has_bibliography(const FigureCommand& command, const std::vector<FigureJob>& jobs) {
  return command.id.ends_with(".json") && std::ranges::any_of(jobs, [](const FigureJob& job) {
           return std::ranges::any_of(job.files, is_bibliography);
         });
}

/// Out of those that were written beside the figures.
Result<void> write_bibliography(const std::string& path, const std::vector<FigureJob>& jobs,
                                const std::vector<JobAnswer>& answers) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < jobs.size(); ++i)
    for (std::size_t j = 0; j < jobs[i].files.size(); ++j)
      if (is_bibliography(jobs[i].files[j]) && !answers[i][j].error) {
        Result<std::string> text = read_file(jobs[i].files[j].path);
        if (!text)
          return tl::unexpected(text.error());
        all.push_back(*std::move(text));
      }
  return write_file(path, joined_bibtex(all));
}

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
  return json_answer([](JsonWriter& writer) {
    writer.key("figures").begin_array();
    for (const FigureEntry& entry : figure_catalogue()) {
      writer.begin_object(JsonWriter::Layout::one_line);
      writer.key("id").text(entry.id.toStdString()).key("title").text(entry.title.toStdString());
      writer.end_object();
    }
    writer.end_array();
  });
}

/// Qt's remarks about the machine (no runtime folder, no portal) are none of the user's business
/// here; what goes wrong is reported as our own error.
void drop_remarks(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtCriticalMsg || type == QtFatalMsg)
    std::fprintf(stderr, "latencyloom: error: %s\n", one_line(message.toStdString()).c_str());
}

/// Starts Qt without a display. `hidden`: fonts of the system are not needed.
void start_qt(bool hidden) {
  static int argc = 1; // our options are none of Qt's
  static char name[] = "latencyloom";
  static char* argv[] = {name, nullptr};
  qInstallMessageHandler(drop_remarks);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  if (hidden)
    hide_system_fonts();
  // Never deleted: taking Qt down again costs more than a figure.
  [[maybe_unused]] static const auto* application = new QApplication(argc, argv);
  std::setlocale(LC_NUMERIC, "C");
  install_bundled_font();
}

/// Files that exist are not written over, and where one does nothing is written.
Result<void> refuse_existing(const std::vector<std::string>& paths) {
  std::vector<std::string> existing;
  for (const std::string& path : paths) {
    std::error_code status;
    if (std::filesystem::is_regular_file(path, status))
      existing.push_back(path);
  }
  if (existing.empty())
    return {};
  const std::string more =
      existing.size() == 1
          ? std::string(" already; --force writes over it")
          : fmt::format(" already, and {} more; --force writes over them", existing.size() - 1);
  return fail(ErrorCode::cannot_write, verbatim("it exists" + more), {.file = existing.front()});
}

/// Reports what went wrong, many problems in few lines, and returns the exit status.
int report_all(const std::vector<FigureJob>& jobs, const std::vector<JobAnswer>& answers) {
  constexpr int most_lines = 20;
  int status = 0, lines = 0, left_out = 0;
  Message last;
  for (std::size_t i = 0; i < jobs.size(); ++i)
    for (const FileAnswer& answer : answers[i]) {
      if (!answer.error)
        continue;
      Error error = *answer.error;
      if (error.code != ErrorCode::cannot_write)
        error.detail = Text{"figure %1: %2"}(jobs[i].name, error.detail);
      status = std::max(status, exit_status(error.code));
      if (error.detail == last) // the same in every format
        continue;
      last = error.detail;
      if (++lines <= most_lines)
        (void)report(error);
      else
        ++left_out;
    }
  if (left_out > 0)
    (void)report(
        {ErrorCode::internal, verbatim(fmt::format("and {} more like these", left_out)), {}});
  return status;
}

int draw_folder(const FigureCommand& command, const std::vector<FigureJob>& jobs,
                const std::function<void()>& prepare) {
  unsigned processes = std::max(1U, std::thread::hardware_concurrency());
  if (const Result<void> good = take("--jobs", command.jobs, processes, 1, 64); !good)
    return report(good.error());
  const std::filesystem::path folder(*command.output);
  std::error_code status;
  std::filesystem::create_directories(folder, status);
  if (status)
    return report({ErrorCode::cannot_write,
                   verbatim("cannot make the folder: " + status.message()),
                   {.file = *command.output}});
  const std::vector<JobAnswer> answers = draw_all(jobs, processes, prepare);
  int result = report_all(jobs, answers);
  const bool cites = has_bibliography(command, jobs);
  if (cites)
    if (const Result<void> cited =
            write_bibliography((folder / bibliography_name).string(), jobs, answers);
        !cited)
      result = std::max(result, report(cited.error()));
  const Result<void> listed = write_file(
      (folder / manifest_name).string(),
      manifest_text(jobs, answers, cites ? std::optional(bibliography_name) : std::nullopt));
  return listed ? result : std::max(result, report(listed.error()));
}

int draw_file(const FigureJob& job, const std::function<void()>& prepare) {
  prepare();
  int status = 0;
  draw(job, Hashes::no, [&](std::size_t, const FileAnswer& answer) {
    if (answer.error && status == 0)
      status = report(*answer.error);
  });
  return status;
}

/// Prints the commands that draw the jobs' figures, as *Copy as command* in the window has them.
int print_commands(const std::vector<FigureJob>& jobs, const Catalogue& catalogue) {
  std::string text;
  for (const FigureJob& job : jobs) {
    const Document document = carried_document(job.entry->id, job.request);
    text += figure_command({.id = job.entry->id,
                            .document = document,
                            .catalogue = catalogue,
                            .spec = job.spec,
                            .path = QString::fromStdString(job.name) + QStringLiteral(".pdf")})
                .toStdString() +
            "\n";
  }
  return print(text);
}

int draw_or_lint(const FigureCommand& command) {
  const bool draws = !command.lint && !command.as_command;
  const Target target = draws ? target_of(command) : Target::none;
  const Catalogue catalogue = load_catalogue();
  const Result<std::vector<FigureJob>> jobs = figure_jobs(command, catalogue, target);
  if (!jobs)
    return report(jobs.error());
  if (command.as_command)
    return print_commands(*jobs, catalogue);
  if (target == Target::none && !command.lint)
    return report({ErrorCode::bad_argument,
                   verbatim(jobs->size() > 1 ? "give the folder to write to with -o DIR"
                                             : "give the file to write with -o FILE"),
                   {}});
  std::vector<std::string> paths;
  for (const FigureJob& job : *jobs)
    for (const JobFile& file : job.files)
      paths.push_back(file.path);
  if (target == Target::folder) {
    const std::filesystem::path folder(*command.output);
    paths.push_back((folder / manifest_name).string());
    if (has_bibliography(command, *jobs)) {
      const std::string common = (folder / bibliography_name).string();
      if (std::ranges::find(paths, common) != paths.end())
        return report({ErrorCode::bad_input,
                       verbatim("no figure can be called 'references': references.bib is the "
                                "bibliography of all"),
                       {.file = command.id}});
      paths.push_back(common);
    }
  }
  if (const Result<void> fresh = command.force ? Result<void>() : refuse_existing(paths); !fresh)
    return report(fresh.error());

  // A GPU of the user's may have a name in any script.
  const auto bundled_is_enough = [&](const FigureJob& job) {
    const Document& document = job.request.document;
    return catalogue.built_in(document.scenario.gpu->id) &&
           std::ranges::all_of(document.pins,
                               [&](const Pin& pin) {
                                 return pin.name.empty() && catalogue.built_in(pin.gpu->id);
                               }) &&
           document.name.empty() && std::ranges::all_of(document.looks, [](const auto& look) {
             return look.second.font.empty() && look.second.language != "zh_CN";
           });
  };
  const bool hidden = std::ranges::all_of(*jobs, bundled_is_enough);
  std::set<QString> spoken;
  for (const FigureJob& job : *jobs)
    spoken.insert(language_of(job));
  const auto prepare = [&] {
    start_qt(hidden);
    for (const QString& language : spoken)
      if (const Result<QString> warning = speak(language); warning && !warning->isEmpty())
        std::fprintf(stderr, "latencyloom: warning: %s\n", qPrintable(*warning));
  };
  if (command.lint)
    return lint_jobs(*jobs, command.json, prepare);
  return target == Target::folder ? draw_folder(command, *jobs, prepare)
                                  : draw_file(jobs->front(), prepare);
}

int run(const FigureCommand& command) {
  if (command.id.empty() && !command.scenario)
    return report({ErrorCode::bad_argument, verbatim("ID is required"), {}});
  if (command.id == "list")
    return print(command.json ? list_json() : list_text());
  const int status = draw_or_lint(command);
  // Taking Qt down again costs more than the figure, and the files are written and synced.
  std::fflush(nullptr);
  std::_Exit(status);
}

} // namespace

DrawPagePicture page_picture_without_display;
std::string page_picture_without_display(const Document& document, const std::string& front,
                                         const Catalogue& catalogue) {
  start_qt(true);
  return page_picture(document, front, catalogue);
}

void add_figure(const Options& program) {
  const auto [options, command] =
      program.command<FigureCommand>("figure", "draw figures of the catalogue into files", run);
  options.add(
      "ID", command.id,
      "figure to draw; 'list' names them, 'all' draws all, FILE.json those of a paper; with "
      "--scenario the one in front there may do without");
  options.add("-o,--output", command.output,
              "FILE.pdf, .svg, .png, .csv or .tex; the folder for several figures", "FILE");
  options.add("--scenario", command.scenario,
              "a saved scenario, a figure or a link that carries one: draw that, with its looks",
              "FILE");
  add_kernel(options, command.kernel);
  add_point(options, command.kernel);
  add_loop(options, command.kernel);
  add_target(options, command.kernel, "that warps are needed for");
  options.add("--compare", command.compare,
              "further GPUs beside the one of --gpu in one figure, each called by its name or NAME",
              "ID[=NAME],...");
  options.add("--one", command.one,
              "the values of a list stand in one figure, as in --ilp 1,2,4 --one; also those of "
              "--loop then");
  options.add("--data", command.data, "measurements that stand in the figure, as CSV", "FILE,...");
  options.add("--view", command.view,
              "what axes show: throughput_unit (other_ipc, arithmetic_ipc, instruction_ipc, "
              "gigabytes, adds, gigaflops, peak_share), throughput_axis (warps, alpha), "
              "throughput_scale (linear, log), occupancy_unit (warps, percent, "
              "warps_per_scheduler)",
              "NAME=VALUE,...");
  options.add("--size", command.size, "a publisher's preset or WIDTHxHEIGHTmm", "SIZE");
  options.add("--dpi", command.dpi, "resolution of PNG, 36 to 1200 (default 600)", "N");
  options.add("--format", command.format,
              "formats of the files in a folder (default pdf; for 'all' pdf,svg,png,csv,tex)",
              "FORMAT,...");
  options.add("--frames", command.frames,
              "of the loom: so many pictures of one period of its run, numbered, which make a film "
              "without an end; 2 to 10000",
              "N");
  options.add("--jobs", command.jobs, "processes that draw, 1 to 64 (default: one a processor)",
              "N");
  options.add("--footer", command.footer, "a line naming model, GPU and version");
  options.add("--transparent", command.transparent, "no ground in PNG and SVG");
  options.add("--caption", command.caption, "beside each figure a caption in words, as .txt");
  options.add("--bibtex", command.bibtex, "beside each figure its sources, as .bib");
  options.add("--snippet", command.snippet,
              "beside each figure LaTeX that includes it, as -figure.tex");
  options.add("--force", command.force, "write over files that exist");
  options.add("--lint", command.lint,
              "print what a reviewer would find in the figure instead of drawing it; exit status 1 "
              "if anything");
  options.add("--as-command", command.as_command,
              "print the command that draws the figure, with readable options, instead of drawing "
              "it: what a file that carries a figure says");
  options.add("--json", command.json, "'list' and --lint as JSON");
  const Options style = options.under("How it looks, as the figure editor has it");
  for (GivenLook& given : command.look) {
    const LookOption& option = *look_option(given.name);
    const std::string name = "--" + given.name;
    if (option.value == LookValue::flag)
      style.add(name.c_str(), given.flag, option.help);
    else if (option.value == LookValue::items)
      style.add(name.c_str(), given.texts, option.help, option.type).repeatable();
    else
      style.add(name.c_str(), given.text, option.help, option.type);
  }
  options.footer(
      "--gpu, --mix, --access, --alpha, --warps, --ilp, --set and --size take lists here, numbers\n"
      "also LO:HI:COUNT: every combination is drawn into the folder, what varies stands in the\n"
      "name. A folder gets manifest.json with the SHA-256 of every file.");
}

} // namespace loom
