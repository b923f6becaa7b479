// Measured times of launches: good rows of the kernel only, or an error with its place.

#include "core/kernel/measured_launches.h"
#include "tests/fuzz/check.h"

#include <cmath>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace loom::kernel;
  Program program;
  program.name = "k";
  program.arguments = {{.name = "a", .bits = 64, .pointer = true, .integer = false},
                       {.name = "n", .bits = 32, .pointer = false, .integer = true}};
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  static constexpr ColumnAlias alias{"n", "count"};
  const auto launches = measured_launches(text, "f", program, {&alias, 1});
  if (!launches) {
    check(launches.error().code == loom::ErrorCode::bad_input && !launches.error().detail.empty(),
          "a wrong table is a bad input");
    return 0;
  }
  for (const MeasuredLaunch& launch : *launches) {
    check(std::isfinite(launch.time_us) && launch.time_us > 0, "a launch takes time");
    check(std::isfinite(launch.min_us) && std::isfinite(launch.max_us), "a range has ends");
    check(launch.warps >= 1, "a launch has warps");
    const Setup setup = setup_of(launch.plan, program);
    check(count(setup.launch.block) >= 1 && count(setup.launch.grid) >= 1,
          "a launch can be set up");
  }
  return 0;
}
