// Whatever a listing holds: it is read, in one piece or many, or refused with a place; its loops go
// through a file and can be simulated.

#include "core/sass/loop_code.h"
#include "core/sass/reader.h"
#include "core/scenario/loop_run.h"
#include "core/scenario/sass_json.h"
#include "core/sim/simulate.h"
#include "tests/fuzz/check.h"

#include <cstddef>
#include <cstdint>

namespace {

/// The loops of a function: what a scenario makes of them.
void check_loops(const loom::sass::Function& function, const loom::GpuPtr& gpu) {
  const loom::sass::Flowgraph graph = loom::sass::flowgraph(function);
  for (std::size_t loop = 0; loop < graph.loops.size() && loop < 3; ++loop) {
    auto code = loom::sass::loop_code(function, graph, loop);
    if (!code)
      continue;
    const auto again =
        loom::sass::code_from_lines(code->name, code->arch, loom::sass::code_lines(*code));
    check(again && *again == *code, "a loop's lines read back");
    loom::Scenario scenario;
    scenario.gpu = gpu;
    scenario.loop = std::make_shared<const loom::sass::Function>(*std::move(code));
    const auto run = loom::loop_run(scenario);
    check(run.has_value() && loom::count(run->config, run->program, 3, {.cycles = 300}).has_value(),
          "a loop can be simulated");
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto listing = loom::sass::read_listing(text, "f");
  loom::sass::ListingReader reader("f");
  loom::Result<void> fed;
  for (std::size_t from = 0; fed && from < size; from += 7)
    fed = reader.feed(text.substr(from, 7));
  check(listing.has_value() == (fed && reader.finish().has_value()), "pieces read as the whole");
  if (!listing) {
    const loom::Error& error = listing.error();
    check(error.code == loom::ErrorCode::bad_input && error.where.line > 0 &&
              error.where.column > 0,
          "an error has its place");
    return 0;
  }
  // A GPU of which nothing is known.
  const auto gpu = std::make_shared<const loom::GpuSpec>();
  // One that has what a loop takes.
  auto small = std::make_shared<loom::GpuSpec>();
  using enum loom::FactKey;
  for (const auto& [key, value] : {std::pair{schedulers, 2.0},
                                   {alu_lat, 4.0},
                                   {mem_lat, 50.0},
                                   {mem_thru, 0.1},
                                   {l1_lat, 20.0},
                                   {shared_lat, 20.0},
                                   {sfu_lat, 10.0}})
    small->facts.set(key, {value, {}, loom::FactStatus::assumed, {}});
  for (const loom::sass::Function& function : listing->functions)
    check_loops(function, small);
  const auto gpu_of = [&gpu](const loom::sass::Function&) { return gpu; };
  check(!loom::sass_json(*listing, gpu_of).empty() && !loom::sass_csv(*listing, gpu_of).empty() &&
            !loom::sass_text(*listing, gpu_of).empty() &&
            !loom::sass_schedule(*listing, gpu_of).empty(),
        "what is read can be written");
  return 0;
}
