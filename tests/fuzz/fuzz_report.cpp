// A report of Nsight Compute is read: launches with finite values, or one refusal in one line; and
// whatever it holds, each launch has a verdict.

#include "core/base/utf8.h"
#include "core/profile/file_reader.h"
#include "core/study/profile_verdict.h"
#include "tests/fuzz/check.h"

#include <cmath>
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace loom;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  profile::FileReader reader("f", profile::ReportReader::Keep::all);
  auto fed = reader.feed(bytes.substr(0, size / 2));
  if (fed)
    fed = reader.feed(bytes.substr(size / 2));
  if (!fed) {
    check(is_one_line(to_line(fed.error())), "a refusal is one line");
    return 0;
  }
  const auto report = reader.finish();
  if (!report) {
    check(is_one_line(to_line(report.error())), "a refusal is one line");
    return 0;
  }
  const profile::Profile& profile = report->profile;
  check(!profile.launches.empty(), "a report has a launch");
  check(!profile::begins_report(bytes) || report->details.size() == profile.launches.size(),
        "each launch has its details");
  for (const Message& each : profile.notes)
    check(is_one_line(each.english()), "what is not read is said in one line");
  for (const profile::Launch& launch : profile.launches) {
    for (const auto& value : launch.values)
      check(!value || std::isfinite(*value), "a value is finite");
    for (const auto* const shares : {&launch.stalls, &launch.pipes, &launch.others})
      for (const profile::Share& each : *shares)
        check(std::isfinite(each.value), "a share is finite");
    check(is_one_line(profile::readable_name(launch.kernel)) || !profile::begins_report(bytes),
          "a name is one line");
    const ProfileVerdict verdict = profile_verdict(launch, {});
    check(!verdict.because.empty(), "a verdict has a reason");
  }
  return 0;
}
