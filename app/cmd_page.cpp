// `latencyloom page`: a scenario as one file that a browser shows without a network.

#include "app/answers.h"
#include "app/kernel_options.h"
#include "app/loop_options.h"
#include "app/output.h"
#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "core/text/regular_file.h"
#include "core/text/text.h"

#include <array>
#include <cstdlib>
#include <dlfcn.h>

namespace loom {

namespace {

struct PageCommand {
  KernelOptions kernel;
  std::string scenario;
  std::string output;
  bool json = false;
};

constexpr std::size_t max_template_bytes = std::size_t{16} << 20;
constexpr std::string_view state_mark = "@STATE@";

/// Where the template lies: beside the Python module, or in share beside the program's folder, in a
/// build the module's, too.
std::vector<std::string> template_places() {
  Dl_info here{};
  if (::dladdr(reinterpret_cast<void*>(&template_places), &here) == 0 || !here.dli_fname)
    return {};
  std::string program = here.dli_fname;
  if (exists("/proc/self/exe") && program.find('/') == std::string::npos)
    program = "/proc/self/exe";
  std::array<char, 4096> real{};
  if (::realpath(program.c_str(), real.data()))
    program = real.data();
  const std::string folder = program.substr(0, program.rfind('/'));
  return {folder + "/page.html", folder + "/../share/latencyloom/page.html",
          folder + "/../../share/latencyloom/page.html"};
}

Result<std::string> page_template() {
  for (const std::string& place : template_places())
    if (exists(place))
      return read_file(place, max_template_bytes);
  return fail(
      ErrorCode::internal,
      verbatim("the page is not part of this build: 'packaging/web' in LatencyLoom's sources "
               "makes it, and packages have it"));
}

/// What a page shows of a scenario; bad_input where it would show less than the scenario says.
Result<void> check_shown(const Document& document, const std::string& view,
                         const Catalogue& catalogue, const std::string& file) {
  const Scenario& scenario = document.scenario;
  const auto refuse = [&file](const std::string& what) {
    return fail(ErrorCode::bad_input,
                verbatim(what + " cannot be shown as a page; a kernel of loads and adds or a loop "
                                "of instructions can, on a GPU that comes with the program"),
                {.file = file});
  };
  if (view == "profile" || document.profile != ProfilePart{})
    return refuse("a report");
  if (view == "kernel" || document.kernel != KernelPart{})
    return refuse("a kernel");
  if (view == "sass" || scenario.loop || document.listing != ListingPart{})
    return refuse("machine code");
  if (!catalogue.built_in(scenario.gpu->id))
    return refuse("a GPU of your own");
  if (!scenario.instruction_loop && scenario.access == own_access)
    return refuse("an access pattern of your own");
  if (scenario.scheduling != Scheduling{})
    return refuse("a scheduling of its own");
  return {};
}

Result<Scenario> scenario_of_file(const std::string& given, const Catalogue& catalogue) {
  const bool link = given.starts_with(scenario_link_prefix);
  const std::string file = link ? "link" : given;
  LOOM_TRY(const auto read,
           (link ? Result<std::string>(given) : read_file(given, max_figure_bytes))
               .and_then([&](const std::string& bytes) { return extract_scenario(bytes, file); })
               .and_then([&](const std::string& text) {
                 return document_from_json(text, file, catalogue);
               }));
  for (const Message& warning : read.warnings)
    warn({ErrorCode::bad_input, warning, {.file = file}});
  LOOM_CHECK(check_shown(read.document, read.view, catalogue, file));
  return read.document.scenario;
}

/// The state that the page's script begins with (web/src/state.ts), in a script element: no name
/// may end it.
std::string state_of(const Scenario& scenario) {
  JsonWriter writer(-1);
  writer.begin_object().key("gpu").text(scenario.gpu->id);
  writer.key("mix").text(get_choice(scenario, "mix")).key("access").text(scenario.access);
  writer.key("alpha").number_or_inf(scenario.alpha).key("warps").number(scenario.warps);
  writer.key("ilp").number(scenario.ilp);
  writer.key("fixed").boolean(scenario.latencies == Latencies::fixed);
  writer.key("sets").begin_object();
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (const auto& value = scenario.overrides[i])
      writer.key(parameter_info(static_cast<Hardware>(i)).id).number_or_inf(*value);
  writer.end_object();
  if (scenario.instruction_loop)
    writer.key("loop").text(to_text(*scenario.instruction_loop));
  std::string safe;
  for (const char sign : writer.end_object().str())
    safe += sign == '<' ? "\\u003c" : std::string(1, sign);
  return safe;
}

Result<std::string> page(const PageCommand& command) {
  const Catalogue catalogue = load_catalogue();
  const KernelOptions& kernel = command.kernel;
  const bool chosen = kernel.gpu || kernel.gpu_file || kernel.mix || kernel.access ||
                      kernel.alpha || kernel.warps || kernel.ilp || kernel.loop ||
                      !kernel.sets.empty();
  if (chosen && !command.scenario.empty())
    return bad_argument(verbatim("the scenario says the GPU and the kernel; leave the options that "
                                 "say them, as --gpu and --alpha, out"));
  LOOM_TRY(const Scenario scenario, command.scenario.empty()
                                        ? workload_from(kernel, catalogue)
                                        : scenario_of_file(command.scenario, catalogue));
  Document document;
  document.scenario = scenario;
  LOOM_CHECK(check_shown(document, {}, catalogue, command.scenario));
  Result<std::string> html = page_template();
  if (!html)
    return html;
  const std::size_t mark = html->find(state_mark);
  if (mark == std::string::npos)
    return fail(ErrorCode::internal, verbatim("the page's template has no place for a state"));
  html->replace(mark, state_mark.size(), state_of(scenario));
  return html;
}

Result<std::string> run(const PageCommand& command) {
  const Result<std::string> html = page(command);
  if (!html)
    return html;
  LOOM_CHECK(write_file(command.output, *html));
  if (!command.json)
    return std::string();
  return json_answer([&](JsonWriter& writer) {
    writer.key("page").text(command.output);
    writer.key("bytes").number(static_cast<double>(html->size()));
  });
}

} // namespace

void add_page(const Options& program) {
  const auto [options, command] = program.command<PageCommand>(
      "page", "one file for a browser, which computes without a network", run);
  options.add("SCENARIO", command.scenario,
              "a saved scenario (.loom.json), a figure or a link that carries one");
  add_kernel(options, command.kernel);
  add_point(options, command.kernel);
  add_loop(options, command.kernel);
  options.add("-o,--output", command.output, "the page to write", "FILE.html").required();
  options.add("--json", command.json, "what was written, as JSON");
  options.footer("Behind '#' in the page's address stand its state, 'look=light', 'dark' or\n"
                 "'projector', and 'embed=1' for a frame of a course's page.");
}

} // namespace loom
