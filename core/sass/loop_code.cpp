#include "core/sass/loop_code.h"

#include "core/sass/reader.h"

#include <fmt/format.h>

namespace loom::sass {

namespace {

constexpr std::size_t longest_name = 1024;
constexpr Sourced most_code{max_loop_code, "loop.most_instructions"};

tl::unexpected<Error> wrong(std::size_t line, Message detail) {
  return fail(ErrorCode::bad_input, std::move(detail),
              {.line = static_cast<int>(line), .column = 1});
}

} // namespace

std::vector<std::string> code_lines(const Function& code) {
  std::vector<std::string> lines;
  lines.reserve(code.instructions.size());
  for (const Instruction& each : code.instructions)
    lines.push_back(
        fmt::format("[{}] /*{:04x}*/ {} ;", to_text(each.control), each.address, each.text));
  return lines;
}

Result<Function> code_from_lines(std::string name, const std::string& arch,
                                 const std::vector<std::string>& lines) {
  if (lines.empty() || lines.size() > max_loop_code)
    return wrong(1, LOOM_TEXT("expected 1 to %1 instructions, found %2")(most_code, lines.size()));
  ListingReader reader({});
  Result<void> good;
  if (!arch.empty())
    good = reader.feed("code for " + arch + "\n");
  if (!good)
    return wrong(1, good.error().detail);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i].starts_with('[') || lines[i].find('\n') != std::string::npos)
      return wrong(i + 1, LOOM_TEXT("expected one instruction such as '[B------:R-:W2:-:S04] "
                                    "/*00c0*/ LDG.E R2, [R4.64] ;'"));
    good = reader.feed(lines[i] + "\n");
    if (!good)
      return wrong(i + 1, good.error().detail);
  }
  auto listing = reader.finish();
  if (!listing)
    return wrong(lines.size(), listing.error().detail);
  if (listing->functions.size() > 1)
    return wrong(listing->functions.front().instructions.size() + 1,
                 LOOM_TEXT("expected an address above the one before"));
  Function code = std::move(listing->functions.front());
  code.name = std::move(name);
  for (Instruction& each : code.instructions) {
    each.line = 0;
    each.low = each.high = 0;
    each.control.dual_issue = code.layout != Layout::volta && each.control.stall == 0;
  }
  return code;
}

Result<Function> loop_code(const Function& function, const Flowgraph& graph, std::size_t loop) {
  Function code;
  for (const std::size_t b : graph.loops[loop].blocks)
    for (std::size_t i = graph.blocks[b].begin; i < graph.blocks[b].end; ++i)
      code.instructions.push_back(function.instructions[i]);
  if (code.instructions.size() > max_loop_code)
    return bad_argument(LOOM_TEXT("the loop has %1 instructions; at most %2 can be simulated")(
        code.instructions.size(), most_code));
  return code_from_lines(function.name.substr(0, longest_name), function.arch, code_lines(code));
}

} // namespace loom::sass
