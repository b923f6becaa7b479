#include "core/document/page.h"

#include "core/text/regular_file.h"
#include "core/text/text.h"

#include <array>
#include <cstdlib>
#include <dlfcn.h>
#include <fmt/format.h>
#include <utility>

namespace loom {

namespace {

constexpr std::size_t max_template_bytes = std::size_t{16} << 20;
constexpr std::string_view state_mark = "@STATE@", picture_mark = "@PICTURE@";

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
  return fail(ErrorCode::internal,
              LOOM_TEXT("the page is not part of this build: 'packaging/web' in LatencyLoom's "
                        "sources makes it, and packages have it"));
}

/// bad_input where a page would show less than the document says.
Result<void> check_shown(const Document& document, const std::string& front,
                         const Catalogue& catalogue, const std::string& file) {
  const Scenario& scenario = document.scenario;
  const auto refuse = [&file](const Message& what) {
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("%1 cannot be shown as a page; a kernel of loads and adds or a loop of "
                          "instructions can, on a GPU that comes with the program")(what),
                {.file = file});
  };
  if (front == "profile" || document.profile != ProfilePart{})
    return refuse(LOOM_TEXT("a report"));
  if (front == "kernel" || document.kernel != KernelPart{})
    return refuse(LOOM_TEXT("a kernel"));
  if (front == "sass" || scenario.loop || document.listing != ListingPart{})
    return refuse(LOOM_TEXT("machine code"));
  if (!catalogue.built_in(scenario.gpu->id))
    return refuse(LOOM_TEXT("a GPU of your own"));
  if (!scenario.instruction_loop && scenario.access == own_access)
    return refuse(LOOM_TEXT("an access pattern of your own"));
  if (scenario.scheduling != Scheduling{})
    return refuse(LOOM_TEXT("a scheduling of its own"));
  return {};
}

/// An SVG inside the page, where no script of it runs; empty for none.
std::string image(std::string_view svg) {
  if (svg.empty())
    return {};
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      "-_.,:;/=()* ";
  std::string text =
      "<img alt=\"The state of this page, as LatencyLoom drew it\" src=\"data:image/svg+xml,";
  for (const char sign : svg)
    text += plain.find(sign) != std::string_view::npos
                ? std::string(1, sign)
                : fmt::format("%{:02X}", static_cast<unsigned char>(sign));
  return text + "\">";
}

/// What is pinned, as a chart shows it: what a page computes.
std::vector<const Pin*> shown_pins(const Document& document, const Catalogue& catalogue) {
  std::vector<const Pin*> shown;
  for (const Pin& pin : document.pins)
    if (!pin.hidden && !pin.loop && catalogue.built_in(pin.gpu->id) && pin.access != own_access)
      shown.push_back(&pin);
  return shown;
}

} // namespace

Result<std::string> page_of(const Document& document, const std::string& front,
                            const Catalogue& catalogue, std::span<const EmbeddedFile> programs,
                            const std::string& file, const PageExtras& extras) {
  LOOM_CHECK(check_shown(document, front, catalogue, file));
  LOOM_TRY(const auto fields, page_fields(front, document.scenario, programs));
  LOOM_TRY(std::string html, page_template());
  JsonWriter writer(-1);
  writer.begin_object();
  write_page_state(writer, document.scenario);
  writer.key("fields").begin_object();
  for (const auto& [name, value] : fields)
    writer.key(name).text(value);
  writer.end_object();
  writer.key("beside").objects(shown_pins(document, catalogue), [&](const Pin* pin) {
    writer.key("name").text(pin->name.empty() ? pin->gpu->name : pin->name);
    write_page_state(writer, as_compared(*pin, document.scenario));
  });
  if (!extras.lesson.empty())
    writer.key("lesson").text(extras.lesson);
  // In a script element: no name may end it.
  std::string state;
  for (const char sign : writer.end_object().str())
    state += sign == '<' ? "\\u003c" : std::string(1, sign);
  for (const auto& [mark, text] :
       {std::pair(picture_mark, image(extras.picture)), std::pair(state_mark, state)}) {
    const std::size_t at = html.find(mark);
    if (at == std::string::npos)
      return fail(ErrorCode::internal, verbatim("the page's template has no " + std::string(mark)));
    html.replace(at, mark.size(), text);
  }
  return html;
}

} // namespace loom
