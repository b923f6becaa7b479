// An export of Nsight Compute is read: launches with finite values, or one refusal with a place.

#include "core/profile/judge.h"
#include "tests/fuzz/check.h"

#include <cmath>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace loom::profile;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Reader reader("f");
  if (const auto good = reader.feed(text.substr(0, size / 2)).and_then([&] {
        return reader.feed(text.substr(size / 2));
      });
      !good) {
    check(good.error().where.line > 0, "a refusal has a place");
    return 0;
  }
  const auto profile = reader.finish();
  if (!profile) {
    check(profile.error().where.line > 0, "a refusal has a place");
    return 0;
  }
  check(!profile->launches.empty(), "a profile has a launch");
  for (const Launch& launch : profile->launches) {
    check(launch.id.find_first_not_of("0123456789") == std::string::npos, "an ID is a number");
    for (const std::string* const shape : {&launch.block, &launch.grid})
      check(shape->find_first_not_of("0123456789(), \t\r\n") == std::string::npos,
            "a size is of numbers");
    for (const auto& value : launch.values)
      check(!value || std::isfinite(*value), "a value is finite");
    for (const Agreement& each : agreements(launch))
      check(!each.what.empty(), "what is compared is said");
    (void)most_used(launch);
  }
  for (const Prediction& each : predictions(profile->launches))
    check(each.base != each.other && each.measured > 0, "one launch predicts another");
  return 0;
}
