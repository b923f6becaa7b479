#include "app/cli.h"
#include "app/cli_outline.h"
#include "app/cli_parts.h"

#include "core/base/nearest.h"
#include "core/base/version.h"

#include <CLI/CLI.hpp>

#include <filesystem>

namespace loom {

namespace {

const char* const footer = "Examples:\n"
                           "  latencyloom eval --gpu gtx980 --alpha 49 --warps 32\n"
                           "  latencyloom cusp --gpu gtx980 --alphas 0.1:1000:41\n"
                           "  latencyloom figure thesis-4.5 -o cusp.pdf\n\n"
                           "Exit status: 0 done, 1 failed, 2 wrong arguments, 3 bad input file,\n"
                           "4 output cannot be written.";

/// The parser and the commands it fills.
struct Parser {
  CLI::App app{"See how GPUs hide latency.\n"
               "Without a subcommand the window opens; FILE is a scenario (*.loom.json) or a "
               "figure\nthat LatencyLoom exported.",
               "latencyloom"};
  WindowCommand window;
  std::string generated; ///< a document about the command line itself
  GpusCommand gpus;
  std::string shown;
  EvalCommand eval;
  CuspCommand cusp;
  SweepCommand sweep;
  SimulateCommand simulate;
  SimtCommand simt;
  CoalesceCommand coalesce;
  BanksCommand banks;
  OccupancyCommand occupancy;
  ResidualsCommand residuals;
  FitCommand fit;
  SensitivityCommand sensitivity;
  WhyCommand why;
  DisagreeCommand disagree;
  SassCommand sass;
  PredictCommand predict;
  FigureCommand figure;
  LintCommand lint;
  CLI::App *gpus_app, *show_app, *eval_app, *cusp_app, *sweep_app, *simulate_app, *simt_app,
      *coalesce_app, *banks_app, *occupancy_app, *residuals_app, *fit_app, *sensitivity_app,
      *why_app, *disagree_app, *sass_app, *predict_app, *figure_app, *lint_app;

  Parser() {
    app.set_version_flag("--version", std::string("latencyloom ") + version);
    app.add_option(
        "FILE", window.file,
        "scenario (.loom.json) or exported figure (.pdf, .svg, .png, .csv, .tex) to open");
    app.add_flag("--projector", window.projector,
                 "open the window in projector mode: large text, bold lines, black on white");
    app.add_option("--generate", generated)->group(""); // for packages: hidden
    app.footer(footer);
    app.get_formatter()->column_width(26);
    app.require_subcommand(0, 1);
    add_gpus();
    add_eval();
    add_cusp();
    add_sweep();
    add_simulate();
    add_simt();
    coalesce_app = add_coalesce(app, coalesce);
    banks_app = add_banks(app, banks);
    occupancy_app = add_occupancy(app, occupancy);
    residuals_app = add_residuals(app, residuals);
    fit_app = add_fit(app, fit);
    sensitivity_app = add_sensitivity(app, sensitivity);
    why_app = add_why(app, why);
    disagree_app = add_disagree(app, disagree);
    sass_app = add_sass(app, sass);
    predict_app = add_predict(app, predict);
    figure_app = add_figure(app, figure);
    lint_app = app.add_subcommand("lint", "check GPU and scenario files; prints every problem");
    lint_app->add_option("FILE", lint.files, "GPU or scenario files (.json) to check");
    lint_app->add_flag("--catalogue", lint.catalogue, "check every GPU file built in");
    lint_app->require_option(1, 0);
  }

  void add_gpus() {
    gpus_app = app.add_subcommand("gpus", "list the GPUs, or show one with its sources");
    gpus_app->add_flag("--json", gpus.json, "as JSON");
    gpus_app->add_option("--architecture", gpus.architecture, "only these, as in Maxwell")
        ->type_name("NAME");
    gpus_app->add_option("--segment", gpus.segment, "only GeForce, 'data centre' or chip")
        ->type_name("NAME");
    gpus_app->add_option("--memory", gpus.memory, "only those with this DRAM, as in HBM2")
        ->type_name("NAME");
    show_app = gpus_app->add_subcommand("show", "one GPU: every number, its source and status");
    show_app->add_option("ID", shown, "id of the GPU")->required();
    show_app->add_flag("--json", gpus.json, "as JSON");
  }
  void add_eval() {
    eval_app = app.add_subcommand("eval", "bounds, throughput and warps needed of one kernel");
    add_gpu_options(*eval_app, eval.kernel);
    add_point_options(*eval_app, eval.kernel);
    add_fixed_latency(*eval_app, eval.kernel);
    eval_app->add_flag("--json", eval.json, "as JSON");
  }
  void add_cusp() {
    cusp_app = app.add_subcommand("cusp", "warps needed to hide latency against alpha, as CSV");
    add_gpu_options(*cusp_app, cusp.kernel);
    add_sets(*cusp_app, cusp.kernel, "NAME=VALUE", "another value for one of the GPU's numbers");
    cusp_app
        ->add_option("--alphas", cusp.alphas,
                     "LO:HI:COUNT, spaced evenly on a log scale, values, or both: 0,0.1:1e3:41,inf "
                     "(default 0.01:10000:121)")
        ->type_name("RANGE");
    cusp_app
        ->add_option("--target", cusp.kernel.target,
                     "fraction of the peak throughput to reach, 0.01 to 1 (default 1)")
        ->type_name("F");
    cusp_app->add_flag("--json", cusp.json, "as JSON, with the limits and the cusp itself");
  }
  void add_sweep() {
    sweep_app = app.add_subcommand("sweep", "throughput over a grid, one CSV row a point");
    add_gpu_options(*sweep_app, sweep.kernel);
    sweep_app
        ->add_option("--alpha", sweep.kernel.alpha,
                     "LO:HI:COUNT, spaced evenly on a log scale, values, or both: 0,0.1:1e3:41,inf")
        ->type_name("RANGE");
    sweep_app->add_option("--warps", sweep.kernel.warps, "LO:HI[:STEP], values, or both")
        ->type_name("RANGE");
    add_sets(*sweep_app, sweep.kernel, "NAME=RANGE",
             "LO:HI:COUNT, spaced evenly, or values, for one of the GPU's numbers");
    sweep_app
        ->add_option("--model", sweep.model,
                     "models to compute, a column each (default bound): " + model_names())
        ->type_name("MODEL,...");
    sweep_app
        ->add_option("-o,--output", sweep.output, "CSV file to write (default: standard output)")
        ->type_name("FILE");
    add_fixed_latency(*sweep_app, sweep.kernel);
    sweep_app->footer(
        "Rows are ordered by the --set values, then alpha, then warps. A model's column\n"
        "is the throughput of the other instruction in IPC/SM, at alpha inf that of\n"
        "arithmetic; empty where a simulation would take too long.");
  }
  void add_simulate() {
    simulate_app = app.add_subcommand("simulate", "one SM cycle by cycle: its issue trace");
    add_gpu_options(*simulate_app, simulate.kernel);
    add_point_options(*simulate_app, simulate.kernel);
    const auto option = [&](const char* name, auto& value, const char* help, const char* type) {
      simulate_app->add_option(name, value, help)->type_name(type);
    };
    option("--cycles", simulate.cycles,
           "cycles to simulate (default 20000; with --summary until the run has settled)", "N");
    option("--schedulers", simulate.schedulers, "warp schedulers, 1 to 64 (default: the GPU's)",
           "S");
    option("--policy", simulate.policy,
           "lrr (loose round-robin; default with latencies as measured), gto (greedy, then oldest; "
           "default with fixed ones) or oldest",
           "POLICY");
    option("--reissue", simulate.reissue,
           "least cycles from one issue of a warp to its next, 1 (default) to 64", "N");
    simulate_app->add_flag("--dual-issue", simulate.dual_issue,
                           "pair independent instructions of a warp where the GPU can; the bounds "
                           "know single issue only");
    simulate_app->add_flag("--measured-latency", simulate.measured_latency,
                           "let latencies vary, memory queue and cycles be lost as measured on "
                           "the GPU; the default where its file says so, an error where not");
    add_fixed_latency(*simulate_app, simulate.kernel);
    option("--program", simulate.program,
           "instructions to loop instead of the mix: a file, or the name of a shipped program",
           "PROGRAM");
    option("--block", simulate.block,
           "warps of a thread block, which its barriers wait for (default: all of --warps, which "
           "are a multiple)",
           "WARPS");
    option("--grid", simulate.grid,
           "blocks to run, each of them the program once; the next one starts where one has ended",
           "BLOCKS");
    option("--format", simulate.format, "csv (default), json or chrome (opens in Perfetto)",
           "FORMAT");
    option("-o,--output", simulate.output, "file to write (default: standard output)", "FILE");
    simulate_app->add_flag("--summary", simulate.summary,
                           "the steady-state figures instead of the trace");
    simulate_app->add_flag("--json", simulate.json, "as JSON");
  }
  void add_simt() {
    simt_app = app.add_subcommand("simt", "step a divergent program through one warp");
    const auto option = [&](const char* name, auto& value, const char* help, const char* type) {
      return simt_app->add_option(name, value, help)->type_name(type);
    };
    option("PROGRAM", simt.program, "a file, or the name of a shipped program", "");
    option("--threads", simt.threads, "threads of the warp, 1 to 32 (default: as --pred has)", "N");
    option("--pred", simt.predicates, "an input predicate, a digit a thread, thread 0 first",
           "P0=0110")
        ->allow_extra_args(false);
    option("--set", simt.sets,
           "what a register, a variable or mem begins with, from tid and threads", "NAME=FORMULA")
        ->allow_extra_args(false);
    option("--machine", simt.machine, "stack (default) or independent", "MACHINE");
    option("--first", simt.first, "path of a branch that goes first: taken (default), fallthrough",
           "PATH");
    option("--seed", simt.seed, "of the independent machine's choices (default 1)", "N");
    simt_app->add_flag("--no-convergence", simt.no_convergence,
                       "compile without synchronisation points");
    simt_app->add_flag("--list", simt.list, "name the shipped programs");
    simt_app->add_flag("--json", simt.json, "as JSON");
  }
  /// The subcommand that the arguments came to.
  const CLI::App& deepest() const {
    const CLI::App* deepest = &app;
    while (!deepest->get_subcommands().empty())
      deepest = deepest->get_subcommands().front();
    return *deepest;
  }

  Command command() {
    if (show_app->parsed())
      gpus.show = shown;
    if (gpus_app->parsed())
      return gpus;
    if (eval_app->parsed())
      return eval;
    if (cusp_app->parsed())
      return cusp;
    if (sweep_app->parsed())
      return sweep;
    if (simulate_app->parsed())
      return simulate;
    if (simt_app->parsed())
      return simt;
    if (coalesce_app->parsed())
      return coalesce;
    if (banks_app->parsed())
      return banks;
    if (occupancy_app->parsed())
      return occupancy;
    if (residuals_app->parsed())
      return residuals;
    if (fit_app->parsed())
      return fit;
    if (sensitivity_app->parsed())
      return sensitivity;
    if (why_app->parsed())
      return why;
    if (disagree_app->parsed())
      return disagree;
    if (sass_app->parsed())
      return sass;
    if (predict_app->parsed())
      return predict;
    if (figure_app->parsed())
      return figure;
    if (lint_app->parsed())
      return lint;
    return window;
  }
};

/// Names what nothing expected, with the nearest option or subcommand.
tl::unexpected<Error> unexpected_argument(const CLI::App& app, const std::string& argument) {
  const std::string in = app.get_parent() ? " in '" + app.get_name() + "'" : std::string();
  if (argument.starts_with('-')) {
    const std::string name = argument.substr(0, argument.find('='));
    std::vector<std::string> known;
    for (const CLI::Option* option : app.get_options())
      for (const std::string& long_name : option->get_lnames())
        known.push_back("--" + long_name);
    return bad_argument("unknown option '" + name + "'" + in + did_you_mean(name, known).english());
  }
  std::vector<std::string> known;
  for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
    known.push_back(sub->get_name());
  return bad_argument("unexpected argument '" + argument + "'" + in +
                      did_you_mean(argument, known).english());
}

/// A word that is no file was meant as a subcommand.
Result<Command> checked(WindowCommand window, const CLI::App& app) {
  std::error_code status;
  const std::string& word = window.file;
  if (word.empty() || std::filesystem::exists(word, status) ||
      word.find_first_of("./") != std::string::npos)
    return window;
  std::vector<std::string> known;
  for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
    known.push_back(sub->get_name());
  std::string hint = did_you_mean(word, known).english();
  if (hint.empty())
    hint = "; 'latencyloom --help' lists them";
  return bad_argument("'" + word + "' is neither a subcommand nor a file" + hint);
}

} // namespace

Result<Command> parse_command_line(int argc, const char* const* argv) {
  Parser parser;
  try {
    parser.app.parse(argc, argv);
    if (!parser.generated.empty())
      return document(parser.generated, outline(parser.app)).map([](std::string text) -> Command {
        return PrintCommand{std::move(text)};
      });
    Command command = parser.command();
    if (WindowCommand* window = std::get_if<WindowCommand>(&command))
      return checked(std::move(*window), parser.app);
    if (parser.window.projector)
      return bad_argument("--projector is for the window and goes with no subcommand");
    return command;
  } catch (const CLI::CallForHelp&) {
    return PrintCommand{parser.app.help()}; // of the subcommand that was asked
  } catch (const CLI::CallForVersion& version_text) {
    return PrintCommand{std::string(version_text.what()) + "\n"};
  } catch (const CLI::ExtrasError&) {
    const std::vector<std::string> extras = parser.app.remaining(true);
    return unexpected_argument(parser.deepest(), extras.empty() ? "" : extras.front());
  } catch (const CLI::ParseError& error) {
    // A misspelt option can leave a required argument unread; the misspelling is the cause.
    const CLI::App& app = parser.deepest();
    for (const std::string& extra : app.remaining())
      if (extra.starts_with('-'))
        return unexpected_argument(app, extra);
    return bad_argument(error.what());
  }
}

} // namespace loom
