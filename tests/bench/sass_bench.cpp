// How fast listings are read.

#include "core/sass/reader.h"
#include "core/text/text.h"

#include <benchmark/benchmark.h>

namespace {

using namespace loom;

std::string shipped(const char* file) {
  auto text = read_file(std::string(LOOM_SOURCE_DIR "/resources/listings/") + file);
  return text ? *std::move(text) : std::string();
}

void read_listing(benchmark::State& state, const char* file) {
  const std::string text = shipped(file);
  std::size_t instructions = 0;
  for (auto _ : state) {
    const auto listing = sass::read_listing(text, file);
    if (!listing)
      return state.SkipWithError(to_line(listing.error()).c_str());
    for (const sass::Function& function : listing->functions)
      instructions += function.instructions.size();
  }
  state.counters["instructions"] =
      benchmark::Counter(static_cast<double>(instructions), benchmark::Counter::kIsRate);
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
}
BENCHMARK_CAPTURE(read_listing, sm_90, "listings_sm_90.sass");
BENCHMARK_CAPTURE(read_listing, sm_120, "listings_sm_120.sass");

} // namespace
