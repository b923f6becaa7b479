// What is read as a scenario is written and read again unchanged; lint and read agree.

#include "core/document/document_json.h"
#include "gpus/embedded.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>
#include <limits>

namespace {

/// A launch that was read is one that a GPU may be asked about.
void check_plan(const loom::kernel::Plan& plan) {
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  loom::kernel::Program program;
  program.arguments.resize(plan.arguments.size());
  for (auto& argument : program.arguments)
    argument.integer = true;
  check(loom::kernel::count(plan.block) >= 1 && loom::kernel::count(plan.block) <= 1024,
        "a block's threads");
  for (const std::int64_t argument : plan.arguments)
    check(argument >= -most && argument <= most, "an argument is in range");
  for (const auto& [name, count] : plan.trips)
    check(count >= 0 && count <= most, "trips are in range"); // 0: the loop is left out
  for (const auto& part : {plan.l1_hits, plan.l2_hits})
    check(!part || (*part >= 0 && *part <= 1), "a part is one");
  if (loom::kernel::check_plan(plan, program))
    for (const std::int64_t blocks : loom::kernel::setup_of(plan, program).launch.grid)
      check(blocks >= 1 && blocks <= most, "a grid's blocks");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const loom::Catalogue catalogue(loom::embedded_gpu_files());
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto read = loom::document_from_json(text, "f", catalogue);
  check(read.has_value() == loom::lint_scenario(text, "f", catalogue).empty(),
        "a file is read when it is clean");
  if (!read)
    return 0;
  if (read->document.kernel.plan)
    check_plan(*read->document.kernel.plan);
  const std::string written = loom::document_to_json(read->document, catalogue);
  const auto again = loom::document_from_json(written, "f", catalogue);
  check(again && again->document == read->document, "a written scenario is read unchanged");
  check(loom::document_to_json(again->document, catalogue) == written, "writing is stable");
  return 0;
}
