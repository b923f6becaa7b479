#include "core/profile/held_code.h"
#include "core/profile/join.h"
#include "core/profile/profile_part.h"
#include "core/sass/cubin.h"
#include "core/sass/reader.h"
#include "core/study/code_waits.h"
#include "core/text/size_in_json.h"
#include "tests/core/study/report_file.h"

namespace loom::profile {
namespace {

std::vector<double> shares(const SampledCode& code) {
  std::vector<double> all;
  for (const LineWait& each : code_waits(code))
    all.push_back(each.share);
  return all;
}

// One answer, whether the code comes out of the report or out of a document.
TEST(HeldCode, IsReadBackAsItIsAndWaitsForTheSame) {
  for (const char* file :
       {"resources/profiles/columns_before.ncu-repz", "tests/core/profile/data/triton.ncu-rep"}) {
    const Report report = report_file(file);
    const HeldProfile held = held_profile_text(
        report.profile.launches, [&](std::size_t i) { return sampled_code(report, i, file); });
    EXPECT_LE(size_in_json(held.text), max_profile_text);
    EXPECT_EQ(held.left_out, 0U);
    int compared = 0;
    for (std::size_t i = 0; i < report.profile.launches.size(); ++i) {
      const auto code = sampled_code(report, i, file);
      const auto again = code_in(held.text, report.profile.launches[i], i);
      ASSERT_EQ(code.has_value(), again.has_value()) << file << i;
      if (!code)
        continue; // the report has been cut down
      ++compared;
      EXPECT_EQ(again->lines, code->lines);
      EXPECT_EQ(again->stalls, code->stalls);
      EXPECT_EQ(shares(*again), shares(*code)) << file << i;
      for (std::size_t k = 0; k < code->lines.size(); ++k)
        EXPECT_EQ(again->source_of(k), code->source_of(k));
    }
    EXPECT_GE(compared, 1) << file;
  }
}

TEST(HeldCode, TheExportAloneHasNone) {
  const Report report = report_file("resources/profiles/columns_before.ncu-repz");
  const auto& launches = report.profile.launches;
  const HeldProfile with =
      held_profile_text(launches, [&](std::size_t i) { return sampled_code(report, i, "f"); });
  EXPECT_EQ(without_code(with.text), export_text(launches));
  const HeldProfile alone = held_profile_text(launches, {});
  EXPECT_EQ(alone.text, export_text(launches));
  EXPECT_FALSE(code_in(alone.text, launches.front(), 0));
  EXPECT_FALSE(code_in(with.text, launches.front(), launches.size()));
}

// A page has no numbers of launches: the n-th of a kernel is of its n-th launch.
TEST(JoinedFiles, APageIsOfTheLaunchOfItsKernelInTheirOrder) {
  const auto launch = [](const char* kernel) {
    Launch made;
    made.kernel = kernel;
    return made;
  };
  const std::vector<Launch> launches{launch("f(int)"), launch("g(int)"), launch("f(int)"),
                                     launch("f(int)")};
  const std::vector<SourceLaunch> pages{{"g(int)", {}}, {"f(int)", {}}, {"f(int)", {}}};
  EXPECT_EQ(pages_of(launches, pages),
            (std::vector<std::optional<std::size_t>>{1, 0, 2, std::nullopt}));
}

TEST(JoinedFiles, AListingGivesASourcePageItsControlCodes) {
  const Report report = report_file("resources/profiles/columns_before.ncu-repz");
  const auto code = sampled_code(report, 0, "f");
  ASSERT_TRUE(code);
  SampledCode page = *code;
  for (sass::Instruction& each : page.function.instructions)
    each.control = {}, each.low = each.high = 0;
  EXPECT_NE(shares(page), shares(*code));
  const auto listing =
      sass::read_listing(sass::listing_text(code_of(report, "f").value().listing), "f");
  ASSERT_TRUE(listing) << to_line(listing.error());
  ASSERT_TRUE(add_listing(page, listing->functions));
  EXPECT_EQ(shares(page), shares(*code));
  page.function.instructions.pop_back();
  EXPECT_FALSE(add_listing(page, listing->functions));
}

} // namespace
} // namespace loom::profile
