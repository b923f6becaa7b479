#include "app/cli.h"
#include "app/cli_outline.h"
#include "app/output.h"

#include "core/base/nearest.h"
#include "core/base/version.h"
#include "core/document/scenario_link.h"
#include "core/text/regular_file.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace loom {

// The commands that need no Qt in the order of the help, each of app/cmd_NAME.cpp.
AddCommand add_gpus, add_loops, add_eval, add_cusp, add_sweep, add_simulate, add_loom, add_simt,
    add_coalesce, add_banks, add_occupancy, add_residuals, add_needed_warps, add_fit,
    add_sensitivity, add_why, add_disagree, add_sass, add_predict, add_profile, add_page;

namespace {

constexpr AddCommand* commands[] = {
    add_gpus,         add_loops,   add_eval,        add_cusp,  add_sweep,     add_simulate,
    add_loom,         add_simt,    add_coalesce,    add_banks, add_occupancy, add_residuals,
    add_needed_warps, add_fit,     add_sensitivity, add_why,   add_disagree,  add_sass,
    add_predict,      add_profile, add_page};

const char* const footer = "Examples:\n"
                           "  latencyloom eval --gpu gtx980 --alpha 49 --warps 32\n"
                           "  latencyloom cusp --gpu gtx980 --alphas 0.1:1000:41\n"
                           "  latencyloom figure thesis-4.5 -o cusp.pdf\n\n"
                           "Exit status: 0 done, 1 failed, 2 wrong arguments, 3 bad input file,\n"
                           "4 output cannot be written.";

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

/// The command that the arguments came to.
const CLI::App& deepest(const CLI::App& program) {
  const CLI::App* deepest = &program;
  while (!deepest->get_subcommands().empty())
    deepest = deepest->get_subcommands().front();
  return *deepest;
}

/// Names what nothing expected, with the nearest option or command.
tl::unexpected<Error> unexpected_argument(const CLI::App& app, const std::string& argument) {
  const std::string in = app.get_parent() ? " in '" + app.get_name() + "'" : std::string();
  if (argument.starts_with('-')) {
    const std::string name = argument.substr(0, argument.find('='));
    std::vector<std::string> known;
    for (const CLI::Option* option : app.get_options())
      for (const std::string& long_name : option->get_lnames())
        known.push_back("--" + long_name);
    if (std::ranges::find(known, name) != known.end())
      return bad_argument(verbatim("unexpected argument '" + argument + "'" + in +
                                   ": after '--' nothing is an option"));
    return bad_argument(
        verbatim("unknown option '" + name + "'" + in + did_you_mean(name, known).english()));
  }
  return bad_argument(verbatim("unexpected argument '" + argument + "'" + in +
                               did_you_mean(argument, command_names(app)).english()));
}

/// A word that is no file, and no link, was meant as a command.
Result<void> check_file(const std::string& word, const CLI::App& app) {
  if (word.empty() || word.starts_with(scenario_link_prefix) || exists(word) ||
      word.find_first_of("./") != std::string::npos)
    return {};
  std::string hint = did_you_mean(word, command_names(app)).english();
  if (hint.empty())
    hint = "; 'latencyloom --help' lists them";
  return bad_argument(verbatim("'" + word + "' is neither a subcommand nor a file" + hint));
}

Action prints(std::string text) {
  return [text = std::move(text)] { return print(text); };
}

} // namespace

Option Option::required() const {
  option_->required();
  return *this;
}
Option Option::repeatable() const {
  option_->allow_extra_args(false);
  return *this;
}
Option Option::excludes(Option other) const {
  option_->excludes(other.option_);
  return *this;
}

Option Options::placed(CLI::Option* option, const char* type) const {
  if (type)
    option->type_name(type);
  if (heading_)
    option->group(heading_);
  return Option(option);
}
Option Options::add(const char* names, std::optional<std::string>& value, const std::string& help,
                    const char* type) const {
  return placed(app_->add_option(names, value, help), type);
}
Option Options::add(const char* names, std::string& value, const std::string& help,
                    const char* type) const {
  return placed(app_->add_option(names, value, help), type);
}
Option Options::add(const char* names, std::vector<std::string>& values, const std::string& help,
                    const char* type) const {
  return placed(app_->add_option(names, values, help), type);
}
Option Options::add(const char* name, bool& flag, const std::string& help) const {
  return placed(app_->add_flag(name, flag, help), nullptr);
}

Options Options::under(const char* heading) const {
  Options options = *this;
  options.heading_ = heading;
  return options;
}
void Options::footer(const char* text) const { app_->footer(text); }
void Options::require_any() const { app_->require_option(1, 0); }
Options Options::variant(const char* name, const char* help) const {
  return {app_->add_subcommand(name, help), chosen_};
}
Options Options::command(const char* name, const char* help, Action action) const {
  const Options options = variant(name, help);
  options.app_->callback([chosen = chosen_, action = std::move(action)] { *chosen = action; });
  return options;
}

Result<Action> parse_command_line(int argc, const char* const* argv,
                                  std::span<AddCommand* const> more,
                                  const OpenWindow& open_window) {
  CLI::App app{"See how GPUs hide latency.\n"
               "Without a subcommand the window opens; FILE is a scenario (*.loom.json) or a "
               "figure\nthat LatencyLoom exported.",
               "latencyloom"};
  std::string file;
  bool projector = false;
  std::string generated; // a document about the command line itself
  Action chosen;
  app.set_version_flag("--version", std::string("latencyloom ") + version);
  app.add_option("FILE", file,
                 "scenario (.loom.json) or exported figure (.pdf, .svg, .png, .csv, .tex) to open");
  app.add_flag("--projector", projector,
               "open the window in projector mode: large text, bold lines, black on white");
  app.add_option("--generate", generated)->group(""); // for packages: hidden
  app.footer(footer);
  app.get_formatter()->column_width(26);
  app.require_subcommand(0, 1);
  for (AddCommand* add : commands)
    add(Options(&app, &chosen));
  for (AddCommand* add : more)
    add(Options(&app, &chosen));
  try {
    app.parse(argc, argv);
    if (!generated.empty())
      return document(generated, outline(app)).map(prints);
    if (!chosen)
      return check_file(file, app).map([&]() -> Action {
        return [open_window, file, projector] { return open_window(file, projector); };
      });
    if (projector)
      return bad_argument(verbatim("--projector is for the window and goes with no subcommand"));
    return chosen;
  } catch (const CLI::CallForHelp&) {
    return prints(app.help()); // of the command that was asked
  } catch (const CLI::CallForVersion& version_text) {
    return prints(std::string(version_text.what()) + "\n");
  } catch (const CLI::ExtrasError&) {
    const std::vector<std::string> extras = app.remaining(true);
    const auto extra = std::ranges::find_if(extras, [](const auto& each) { return each != "--"; });
    if (extra != extras.end() && extras.front() == "--") // which makes words of all that follows
      return bad_argument(verbatim("unexpected argument '" + *extra + "' behind '--'"));
    return unexpected_argument(deepest(app), extra == extras.end() ? "" : *extra);
  } catch (const CLI::ParseError& error) {
    // A misspelt option can leave a required argument unread; the misspelling is the cause.
    const CLI::App& command = deepest(app);
    for (const std::string& extra : command.remaining())
      if (extra.starts_with('-'))
        return unexpected_argument(command, extra);
    return bad_argument(verbatim(error.what()));
  }
}

} // namespace loom
