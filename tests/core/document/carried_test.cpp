#include "core/document/carried.h"
#include "core/profile/held_code.h"
#include "tests/core/study/report_file.h"

namespace loom {
namespace {

TEST(Carried, FiguresAndLinksHaveNoCodeOfAKernel) {
  const profile::Report report = report_file("resources/profiles/columns_before.ncu-repz");
  Document document;
  document.profile.text = profile::held_profile_text(report.profile.launches, [&](std::size_t i) {
                            return profile::sampled_code(report, i, "f");
                          }).text;
  ASSERT_NE(document.profile.text.str().find("LDG.E"), std::string::npos);
  const Document without = carried(document);
  const std::string& text = without.profile.text.str();
  EXPECT_EQ(text, profile::export_text(report.profile.launches));
  EXPECT_EQ(text.find("desc["), std::string::npos);
}

} // namespace
} // namespace loom
