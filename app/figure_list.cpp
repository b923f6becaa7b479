// The jobs of a command: what is drawn into which files.

#include "app/figure_jobs.h"
#include "app/import_options.h"
#include "app/loop_options.h"
#include "app/output.h"
#include "app/values.h"
#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/document/document_arguments.h"
#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "core/figure/figures_json.h"
#include "core/figure/measured.h"
#include "core/measured/import.h"
#include "core/text/regular_file.h"
#include "core/text/text.h"
#include "widgets/figures/shared/figure_page.h"
#include "widgets/look/language.h"
#include "widgets/workspace/snapshot.h"

#include <QCryptographicHash>

#include <filesystem>
#include <fmt/format.h>
#include <map>

namespace loom {

namespace {

bool is_folder(const std::string& path) {
  std::error_code status;
  return std::filesystem::is_directory(path, status);
}

bool is_paper(const FigureCommand& command) { return command.id.ends_with(".json"); }

/// An option's number, or 0 where it is not given.
Result<double> number_of(const char* option, const std::optional<std::string>& text, double least,
                         double most, bool whole) {
  if (!text)
    return 0;
  return option_number(option, *text, {least, most, whole});
}

Result<ExportSpec> spec_of(const FigureCommand& command) {
  ExportSpec spec;
  const Result<double> dpi = number_of("--dpi", command.dpi, 36, 1200, true);
  if (!dpi)
    return tl::unexpected(dpi.error());
  if (*dpi > 0)
    spec.dpi = static_cast<int>(*dpi);
  spec.footer = command.footer;
  spec.transparent = command.transparent;
  return spec;
}

std::string without_ending(const std::string& path) {
  const std::size_t dot = path.rfind('.');
  const std::size_t slash = path.rfind('/');
  return dot == std::string::npos || (slash != std::string::npos && dot < slash)
             ? path
             : path.substr(0, dot);
}

/// The files of one job: `stem` and the endings.
Result<std::vector<JobFile>> files_of(const FigureCommand& command, Target target,
                                      const std::string& name) {
  std::vector<JobFile> files;
  if (target == Target::none)
    return files;
  const std::string& output = *command.output;
  std::string stem = without_ending(output);
  if (target == Target::file) {
    const std::string by_ending = command.format ? "figure." + *command.format : output;
    const Result<ExportFormat> format = export_format(QString::fromStdString(by_ending));
    if (!format)
      return tl::unexpected(format.error());
    files.push_back({*format, output});
  } else {
    stem = output + (output.ends_with('/') ? "" : "/") + name;
    const char* usual = command.id == "all" ? "pdf,svg,png,csv,tex" : "pdf";
    const std::string endings = command.format.value_or(usual);
    for (const std::string_view part : split(endings, ",")) {
      const std::string ending(part);
      const Result<ExportFormat> format = export_format(QString::fromStdString("figure." + ending));
      if (!format)
        return tl::unexpected(format.error());
      files.push_back({*format, stem + "." + ending});
    }
  }
  if (command.caption)
    files.push_back({Beside::caption, stem + ".txt"});
  if (command.bibtex)
    files.push_back({Beside::bibtex, stem + ".bib"});
  if (command.snippet)
    files.push_back({Beside::snippet, stem + "-figure.tex"});
  return files;
}

/// The options that say what is computed, each with where it stands in a command.
template <class Visit> void each_option(FigureCommand& command, const Visit& visit) {
  KernelOptions& kernel = command.kernel;
  visit(figure_option::gpu, kernel.gpu);
  visit(figure_option::gpu, kernel.gpu_file);
  visit(figure_option::mix, kernel.mix);
  visit(figure_option::access, kernel.access);
  visit(figure_option::alpha, kernel.alpha);
  visit(figure_option::warps, kernel.warps);
  visit(figure_option::ilp, kernel.ilp);
  visit(figure_option::loop, kernel.loop);
  visit(figure_option::target, kernel.target);
  visit(figure_option::compare, command.compare);
  visit(figure_option::data, command.data);
}

unsigned option_of_set(const std::string& set) { // --set alpha=1,2 is --alpha with a list
  return set.starts_with("alpha=")   ? figure_option::alpha
         : set.starts_with("warps=") ? figure_option::warps
         : set.starts_with("ilp=")   ? figure_option::ilp
                                     : figure_option::set;
}

unsigned given_options(FigureCommand command) {
  unsigned given = figure_option::none;
  each_option(command, [&](unsigned option, const auto& value) { given |= value ? option : 0U; });
  for (const std::string& set : command.kernel.sets)
    given |= option_of_set(set);
  return given;
}

/// The command without the options that change nothing in the figure: those that `may_ignore` is
/// not about are refused.
Result<FigureCommand> read_by(const FigureEntry& entry, FigureCommand command,
                              unsigned may_ignore) {
  const unsigned unread = given_options(command) & ~read_options(entry);
  if (const unsigned refused = unread & ~may_ignore; refused != 0)
    return bad_argument(verbatim(refusal_words(entry, refused)));
  each_option(command, [&](unsigned option, auto& value) {
    if ((unread & option) != 0)
      value.reset();
  });
  std::erase_if(command.kernel.sets,
                [&](const std::string& set) { return (unread & option_of_set(set)) != 0; });
  return command;
}

/// The GPUs of --compare, each a pin after `pins`: "v100,h200=Hopper".
Result<std::vector<Pin>> pins_of(const std::string& list, const Scenario& scenario,
                                 const Catalogue& catalogue, std::vector<Pin> pins) {
  if (list.empty())
    return pins;
  for (const std::string_view part : split(list, ",")) {
    const std::size_t equals = std::min(part.find('='), part.size());
    const std::string id(part.substr(0, equals));
    const Result<GpuPtr> gpu = catalogue.find(id);
    if (!gpu)
      return fail(gpu.error().code, Text{"--compare: %1"}(gpu.error().detail));
    if ((*gpu)->id == scenario.gpu->id || place_of(pins, **gpu) < pins.size())
      return bad_argument(
          verbatim("--compare: '" + id + "' is in the figure already; name each GPU once"));
    if (pins.size() == max_pins)
      return bad_argument(verbatim("--compare: expected at most " + std::to_string(max_pins) +
                                   " GPUs beside the figure's own"));
    const std::string name(part.substr(std::min(equals + 1, part.size())));
    if (!is_one_line(name))
      return bad_argument(
          verbatim("--compare: expected a name of one line without control characters, found '" +
                   name + "'"));
    constexpr std::size_t most = max_pin_name_bytes - std::string_view("…").size();
    pins = with_pin(std::move(pins), gpu_pin(scenario, *gpu, shortened(name, most)));
  }
  return pins;
}

/// The scenario with the choices of --view.
Result<Scenario> with_view(const FigureCommand& command, Scenario scenario) {
  if (!command.view)
    return scenario;
  for (const std::string_view each : split(*command.view, ",")) {
    const std::size_t equals = each.find('=');
    const std::string name(each.substr(0, equals));
    if (equals == std::string_view::npos ||
        std::ranges::find(view_choices, name) == view_choices.end())
      return bad_argument(
          verbatim(fmt::format("--view: expected NAME=VALUE with a name among {}, found '{}'",
                               fmt::join(view_choices, ", "), each)));
    Result<Scenario> changed = with_choice(std::move(scenario), name, each.substr(equals + 1));
    if (!changed)
      return bad_argument(verbatim("--view: " + changed.error().detail.english()));
    scenario = *std::move(changed);
  }
  return scenario;
}

/// The scenario with the measurements of --data.
Result<Scenario> with_data(const FigureCommand& command, Scenario scenario) {
  if (command.data)
    for (const std::string_view file : split(*command.data, ",")) {
      const Result<MeasuredSetPtr> set =
          import_file(std::string(file), ImportOptions(), GivenAlpha::of_figure, scenario);
      if (!set)
        return tl::unexpected(set.error());
      if (scenario.measured.size() == max_measured_sets)
        return bad_argument(
            verbatim("--data: expected at most " + std::to_string(max_measured_sets) + " files"));
      // In the window they are left out and named; here nothing is drawn that was not asked for.
      if (const double target = target_line((*set)->data.notes).value_or(1);
          !(*set)->data.needed.empty() && !is_same_state(target, scenario.target))
        return bad_argument(verbatim(fmt::format(
            "--data: {} has warps needed for {} % of the peak, and the figure's axis is "
            "for {} %; '# target: {}' in the file or --target {} makes them one",
            (*set)->name, shortest(100 * target), shortest(100 * scenario.target),
            shortest(scenario.target), shortest(target))));
      const Result<std::string> content = read_file(std::string(file), max_import_bytes);
      if (!content)
        return tl::unexpected(content.error());
      MeasuredSet hashed = **set;
      hashed.sha256 = QCryptographicHash::hash(
                          QByteArray::fromRawData(content->data(), qsizetype(content->size())),
                          QCryptographicHash::Sha256)
                          .toHex()
                          .toStdString();
      scenario.measured.push_back(std::make_shared<const MeasuredSet>(std::move(hashed)));
    }
  return scenario;
}

/// What stands beside the figure's own scenario by --one. All that the lists do not say is the
/// scenario's: α and warps that would suit the one value are not chosen for each.
Result<std::vector<Pin>> pins_beside(const Combination& of, const Scenario& scenario,
                                     const Catalogue& catalogue) {
  std::vector<Pin> pins;
  if (of.beside.size() > max_pins)
    return bad_argument(verbatim(fmt::format("--one: expected at most {} values, found {}",
                                             max_pins + 1, of.beside.size() + 1)));
  Scenario unmeasured = scenario;
  unmeasured.measured.clear();
  const auto given = [&](const char* name, const std::optional<std::string>& option) {
    return option || std::ranges::find(of.varied, name) != of.varied.end();
  };
  for (const FigureCommand& other : of.beside) {
    Result<Scenario> made = workload_from(other.kernel, catalogue).and_then([&](Scenario plain) {
      return with_view(other, std::move(plain));
    });
    if (!made)
      return tl::unexpected(made.error());
    if (!made->instruction_loop && !given("alpha", other.kernel.alpha))
      made->alpha = scenario.alpha;
    if (!given("warps", other.kernel.warps))
      made->warps = scenario.warps;
    if (const Result<Workload> numbers = workload_of(*made); !numbers) // it would be left out
      return tl::unexpected(numbers.error());
    Pin pin = of.varied == std::vector<std::string>{"gpu"} ? gpu_pin(scenario, made->gpu)
                                                           : Pin(*std::move(made));
    if (static_cast<const Scenario&>(pin) == unmeasured ||
        std::ranges::find(pins, pin) != pins.end())
      return bad_argument(verbatim("--one: name each value once"));
    pins.push_back(std::move(pin));
  }
  assign_series(pins);
  return pins;
}

/// The document that the options say.
Result<Document> document_of_options(const Combination& of, const Catalogue& catalogue) {
  const FigureCommand& command = of.command;
  return workload_from(command.kernel, catalogue)
      .and_then([&](const Scenario& scenario) { return with_view(command, scenario); })
      .and_then([&](const Scenario& scenario) { return with_data(command, scenario); })
      .and_then([&](const Scenario& scenario) {
        return pins_beside(of, scenario, catalogue).and_then([&](std::vector<Pin> pins) {
          return pins_of(command.compare.value_or(std::string()), scenario, catalogue,
                         std::move(pins))
              .map([&](std::vector<Pin> all) {
                return Document{scenario, std::move(all)};
              });
        });
      });
}

/// The document of --scenario and the view in front of it.
Result<ReadDocument> saved_document(const FigureCommand& command, const Catalogue& catalogue) {
  if (given_options(command) != figure_option::none || command.kernel.fixed_latency || command.view)
    return bad_argument(
        verbatim("--scenario: the file says the GPU and the kernel; leave the options that say "
                 "them, as --gpu and --alpha, out"));
  const bool link = command.scenario->starts_with(scenario_link_prefix);
  const std::string file = link ? "link" : *command.scenario;
  Result<ReadDocument> read =
      (link ? Result<std::string>(*command.scenario) : read_file(file, max_figure_bytes))
          .and_then([&](const std::string& bytes) { return extract_scenario(bytes, file); })
          .and_then(
              [&](const std::string& text) { return document_from_json(text, file, catalogue); });
  if (read)
    for (const Message& warning : read->warnings)
      warn({ErrorCode::bad_input, warning, {.file = file}});
  return read;
}

/// The figure that is asked for; without one that of the view which was in front of the saved
/// document, or the one that the document keeps a look for.
Result<std::string> figure_of(const FigureCommand& command, const ReadDocument& saved) {
  if (!command.id.empty())
    return command.id;
  if (find_figure(QString::fromStdString(saved.view)))
    return saved.view;
  if (saved.document.looks.size() == 1)
    return saved.document.looks.begin()->first;
  return bad_argument(verbatim("--scenario: the file does not say which figure; name it before the "
                               "options, as in 'latencyloom figure cusp --scenario FILE'"));
}

Result<void> known_language(const std::string& id) {
  std::vector<std::string> known;
  for (const Language& language : languages())
    known.push_back(language.id.toStdString());
  if (id.empty() || std::ranges::find(known, id) != known.end())
    return {};
  return bad_argument(
      verbatim("--lang: expected one of " + joined(known) + ", found '" + id + "'"));
}

/// The look that the document keeps for a figure, once the command has said its own of it.
Result<FigureLook> kept_look(Document& document, const std::string& id,
                             const FigureCommand& command) {
  FigureLook look = look_of(document, id);
  return put_look(command, look).and_then([&] { return known_language(look.language); }).map([&] {
    keep_look(document, id, look);
    return look;
  });
}

/// Options that are meant for those figures that read them, or can have such a look.
struct Common {
  unsigned options = figure_option::none;
  std::vector<GivenLook> look = nothing_given();
};

/// The jobs of one or all figures of the catalogue.
Result<void> add_jobs(const FigureCommand& command, const std::string& own_name,
                      const Common& common, const Catalogue& catalogue, Target target,
                      std::vector<FigureJob>& jobs) {
  const Result<ExportSpec> spec = spec_of(command);
  if (!spec)
    return tl::unexpected(spec.error());
  const Result<ReadDocument> saved =
      command.scenario ? saved_document(command, catalogue) : Result<ReadDocument>(ReadDocument{});
  if (!saved)
    return tl::unexpected(saved.error());
  const Result<std::string> id = figure_of(command, *saved);
  if (!id)
    return tl::unexpected(id.error());
  std::vector<const FigureEntry*> entries;
  if (*id == "all") {
    for (const FigureEntry& entry : figure_catalogue())
      entries.push_back(&entry);
  } else {
    const Result<const FigureEntry*> entry = find_figure(QString::fromStdString(*id));
    if (!entry)
      return tl::unexpected(entry.error());
    entries.push_back(*entry);
  }
  // What is wrong in an option is wrong for every figure, also for those that do not read it.
  if (const Result<std::vector<Combination>> every = combinations(command); !every)
    return tl::unexpected(every.error());
  if (command.frames && *id != "loom")
    return bad_argument(
        verbatim("--frames: expected the figure loom, whose time flows, not " + *id));
  for (const FigureEntry* entry : entries) {
    const Result<FigureCommand> own =
        read_by(*entry, command, *id == "all" ? figure_option::any : common.options);
    const Result<std::vector<Combination>> all =
        own ? combinations(*own) : Result<std::vector<Combination>>(tl::unexpected(own.error()));
    if (!all)
      return tl::unexpected(all.error());
    if (command.one && !entry->compares && (entry->reads & figure_option::gpu) == 0)
      return bad_argument(verbatim("--one: " + entry->id.toStdString() +
                                   " draws what its source has and compares nothing with it"));
    if (jobs.size() + all->size() > most_figures)
      return bad_argument(verbatim("more than " + std::to_string(most_figures) + " figures"));
    for (const Combination& each : *all) {
      const FigureCommand& options = each.command;
      Result<Document> document = command.scenario ? Result<Document>(saved->document)
                                                   : document_of_options(each, catalogue);
      if (!document)
        return tl::unexpected(document.error());
      ExportSpec unused;
      if (options.size)
        if (Result<void> set = set_size(unused, QString::fromStdString(*options.size)); !set)
          return set;
      FigureLook kept = look_of(*document, entry->id.toStdString());
      FigureCommand lenient;
      lenient.look = *id == "all" ? options.look : common.look;
      if (Result<void> put = put_look(lenient, kept); !put)
        return put;
      const Result<FigureLook> look = kept_look(*document, entry->id.toStdString(), options);
      if (!look)
        return tl::unexpected(look.error());
      std::string name = own_name.empty() ? entry->id.toStdString() : own_name;
      for (const auto& [what, value] : each.point)
        name += "_" + (what == "gpu" || what == "size" ? value : what + "-" + value);
      Result<std::vector<JobFile>> files = files_of(command, target, name);
      if (!files)
        return tl::unexpected(files.error());
      FigureRequest request =
          command.scenario ? request_of(entry->id, *document, catalogue)
                           : FigureRequest{.document = *document,
                                           .catalogue = &catalogue,
                                           .given = given_options(options) & figure_option::every,
                                           .page_em = 0};
      if (options.frame)
        request.moment = (std::stod(*options.frame) - 1) / std::stod(command.frames.value_or("1"));
      jobs.push_back({entry, std::move(name), std::move(request), options.size.value_or(""), *look,
                      std::move(kept), *spec, each.point, *std::move(files), command.one,
                      command.data.has_value(), command.view.has_value()});
    }
  }
  return {};
}

/// Files of a list, each beside the paper.
std::string beside(const std::filesystem::path& paper, const std::string& list) {
  std::string all;
  for (const std::string_view file : split(list, ","))
    all += (all.empty() ? "" : ",") + (paper.parent_path() / file).string();
  return all;
}

/// The command with the options of a paper's figure in place of its own. Files that the paper
/// names stand beside it.
FigureCommand with_options(FigureCommand command, const PaperFigure& figure) {
  const std::filesystem::path paper(command.id);
  command.id = figure.figure;
  KernelOptions& kernel = command.kernel;
  const std::map<std::string, std::optional<std::string>*> texts{
      {"gpu", &kernel.gpu},          {"gpu-file", &kernel.gpu_file}, {"mix", &kernel.mix},
      {"access", &kernel.access},    {"alpha", &kernel.alpha},       {"warps", &kernel.warps},
      {"ilp", &kernel.ilp},          {"loop", &kernel.loop},         {"size", &command.size},
      {"format", &command.format},   {"dpi", &command.dpi},          {"target", &kernel.target},
      {"compare", &command.compare}, {"data", &command.data},        {"view", &command.view}};
  const std::map<std::string, bool*> flags{{"one", &command.one},
                                           {"footer", &command.footer},
                                           {"transparent", &command.transparent},
                                           {"caption", &command.caption},
                                           {"bibtex", &command.bibtex},
                                           {"snippet", &command.snippet}};
  for (const auto& [name, value] : figure.options) {
    if (name == "set")
      kernel.sets.push_back(value);
    else if (const auto look = std::ranges::find(command.look, name, &GivenLook::name);
             look != command.look.end())
      look->json = value;
    else if (const auto flag = flags.find(name); flag != flags.end())
      *flag->second = value == "true";
    else
      *texts.at(name) = value;
  }
  if (kernel.gpu_file)
    kernel.gpu_file = (paper.parent_path() / *kernel.gpu_file).string();
  if (command.data)
    command.data = beside(paper, *command.data);
  if (kernel.loop) {
    std::string loops;
    for (const std::string_view loop : split(*kernel.loop, ","))
      loops +=
          (loops.empty() ? "" : ",") +
          (loop.ends_with(".loop") ? (paper.parent_path() / loop).string() : std::string(loop));
    kernel.loop = loops;
  }
  return command;
}

/// Files that a paper names stand beside it or below: a paper of somebody else's reads no other.
Result<void> stand_beside(const PaperFigure& figure, const FigureCommand& command) {
  for (const auto& [name, value] : figure.options) {
    if (name != "gpu-file" && name != "data" && name != "loop")
      continue;
    const auto is_file = [&name = name](std::string_view part) {
      return name != "loop" || part.ends_with(".loop");
    };
    for (const std::string_view part : split(value, ","))
      if (const std::filesystem::path file(part);
          is_file(part) && (file.is_absolute() || std::ranges::find(file, "..") != file.end()))
        return bad_argument(
            LOOM_TEXT("%1: expected a file beside this one or in a folder there")(name));
    const std::string& found = name == "loop"   ? *command.kernel.loop
                               : name == "data" ? *command.data
                                                : *command.kernel.gpu_file;
    for (const std::string_view file : split(found, ","))
      if (is_file(file))
        if (Result<void> regular = must_be_regular(std::string(file)); !regular)
          return regular;
  }
  return {};
}

/// The options of a paper's figure that are not its own but "defaults" or the command's: all but
/// those that it names itself.
Common common_options(const FigureCommand& command, const PaperFigure& figure) {
  const auto after_own = figure.options.begin() + static_cast<std::ptrdiff_t>(figure.own_options);
  PaperFigure own = figure, rest = figure;
  own.options.assign(figure.options.begin(), after_own);
  rest.options.assign(after_own, figure.options.end());
  return {figure_option::any & ~given_options(with_options({}, own)),
          with_options(command, rest).look};
}

Result<std::vector<FigureJob>> paper_jobs(const FigureCommand& command, const Catalogue& catalogue,
                                          Target target) {
  const Result<std::string> text = read_file(command.id);
  const Result<std::vector<PaperFigure>> figures =
      text ? figures_from_json(*text, command.id)
           : Result<std::vector<PaperFigure>>(tl::unexpected(text.error()));
  if (!figures)
    return tl::unexpected(figures.error());
  std::vector<FigureJob> jobs;
  for (const PaperFigure& figure : *figures) {
    const std::string& name = figure.name;
    const FigureCommand own = with_options(command, figure);
    if (Result<void> added = stand_beside(figure, own).and_then([&] {
          return add_jobs(own, name, common_options(command, figure), catalogue, target, jobs);
        });
        !added) {
      Error error = added.error(); // what is wrong on the command line is wrong in the file
      if (error.code == ErrorCode::bad_argument)
        error = {
            ErrorCode::bad_input, error.detail, {.file = command.id, .pointer = figure.pointer}};
      return tl::unexpected(std::move(error));
    }
  }
  return jobs;
}

/// Two jobs must not write the same file.
Result<void> distinct(const std::vector<FigureJob>& jobs) {
  std::map<std::string, std::string> seen;
  for (const FigureJob& job : jobs)
    for (const JobFile& file : job.files)
      if (!seen.emplace(file.path, job.name).second)
        return bad_argument(verbatim("'" + file.path +
                                     "' would be written twice; give the figures names or " +
                                     "formats of their own"));
  return {};
}

} // namespace

Target target_of(const FigureCommand& command) {
  if (!command.output)
    return Target::none;
  const Result<std::vector<Combination>> all = combinations(command);
  const bool several = command.id == "all" || is_paper(command) || (all && all->size() > 1);
  return several || is_folder(*command.output) || command.output->ends_with('/') ? Target::folder
                                                                                 : Target::file;
}

Result<std::vector<FigureJob>> figure_jobs(const FigureCommand& command, const Catalogue& catalogue,
                                           Target target) {
  if (target == Target::folder && export_format(QString::fromStdString(*command.output)) &&
      !is_folder(*command.output))
    return bad_argument(
        verbatim("-o: expected a folder for several figures, found '" + *command.output + "'"));
  std::vector<FigureJob> jobs;
  if (is_paper(command)) {
    Result<std::vector<FigureJob>> all = paper_jobs(command, catalogue, target);
    if (!all)
      return all;
    jobs = *std::move(all);
  } else if (const Result<void> added = add_jobs(command, {}, {}, catalogue, target, jobs);
             !added) {
    return tl::unexpected(added.error());
  }
  if (const Result<void> once = distinct(jobs); !once) {
    const std::string file = is_paper(command) ? command.id : std::string();
    return fail(file.empty() ? ErrorCode::bad_argument : ErrorCode::bad_input, once.error().detail,
                {.file = file});
  }
  return jobs;
}

} // namespace loom
