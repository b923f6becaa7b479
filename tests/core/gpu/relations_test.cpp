// What the catalogue's GPUs have to hold together: each kind of relation, with the numbers by which
// a catalogue once broke it, and the catalogue that the program carries.

#include "core/gpu/relations.h"

#include "core/document/document_json.h"
#include "core/gpu/architecture.h"
#include "core/gpu/gpu_lint.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const Catalogue& carried() {
  static const Catalogue catalogue(embedded_gpu_files());
  return catalogue;
}

/// A family of Hopper's with the facts given, in JSON, one member for each.
std::string hoppers(const std::vector<std::pair<std::string, std::string>>& members,
                    const std::string& more = R"("compute_capability": "9.0")") {
  std::string text = R"({"format": "latencyloom-gpu-family", "version": "1.0",
    "architecture": "Made up", )" +
                     more + R"(, "columns": {)";
  std::string columns;
  for (const auto& [key, unit] :
       std::initializer_list<std::pair<const char*, const char*>>{{"sm_count", "SMs"},
                                                                  {"cores", "cores/SM"},
                                                                  {"clock", "MHz"},
                                                                  {"base_clock", "MHz"},
                                                                  {"fp64_rate", "results/cycle/SM"},
                                                                  {"shared_size", "KiB/SM"},
                                                                  {"l2_size", "KiB"}})
    columns += std::string(columns.empty() ? "" : ", ") + '"' + key + R"(": {"unit": ")" + unit +
               R"(", "source": "a list", "status": "published"})";
  text += columns + R"(}, "members": [)";
  for (std::size_t i = 0; i < members.size(); ++i)
    text += (i ? ", " : "") + (R"({"id": ")" + members[i].first + R"(", "name": ")") +
            members[i].first + R"(", "facts": {)" + members[i].second + "}}";
  return text + "]}";
}

/// The problems of a file of what is published, beside a catalogue of one family.
std::vector<std::string> problems_beside(const std::string& gpus, const std::string& published) {
  const std::string checks = R"({"format": "latencyloom-checks", "version": "1.0",
    "sources": {"sheet": "a data sheet"}, )" +
                             published + "}";
  const std::array files{EmbeddedFile{"a.family.json", gpus},
                         EmbeddedFile{"published.checks.json", checks}};
  std::vector<std::string> lines;
  for (const Error& problem : lint_catalogue(Catalogue(files)))
    lines.push_back(to_line(problem));
  return lines;
}

std::string peak_of(const std::string& of) {
  return R"("peaks": [{)" + of + R"(, "source": "@sheet"}])";
}

TEST(Relations, Fp64FollowsFromUnitsAndClock) {
  // H20: 1 TFLOPS is published; 64 a cycle of each SM, as on an H100, would be 19.8.
  const auto h20 = [](const char* rate) {
    return hoppers(
        {{"h20", std::string(R"("sm_count": 78, "clock": 1980, "fp64_rate": )") + rate}});
  };
  const std::string one = peak_of(R"("gpu": "h20", "fp64": 1)");
  EXPECT_THAT(
      problems_beside(h20("64"), one),
      ElementsAre("published.checks.json: /peaks/0/fp64: 1 TFLOPS are published of h20, but "
                  "64 a cycle and SM × 78 SMs × 2 × 1980 MHz = 19.8"));
  EXPECT_THAT(problems_beside(h20("3.238"), one), IsEmpty());
  EXPECT_THAT(problems_beside(h20("3.17"), one), Not(IsEmpty())); // 2.1 % below
}

TEST(Relations, Fp32FollowsFromCoresAndClock) {
  // V100 SXM2: 15.7 TFLOPS are published; the announcement's clock gives 14.9.
  const auto v100 = [](const char* clock) {
    return hoppers(
        {{"v100-sxm2", std::string(R"("sm_count": 80, "cores": 64, "clock": )") + clock}});
  };
  const std::string published = peak_of(R"("gpu": "v100-sxm2", "fp32": 15.7)");
  EXPECT_THAT(
      problems_beside(v100("1455"), published),
      ElementsAre(HasSubstr("15.7 TFLOPS are published of v100-sxm2, but 64 a cycle and SM × "
                            "80 SMs × 2 × 1455 MHz = 14.9")));
  EXPECT_THAT(problems_beside(v100("1530"), published), IsEmpty());
  // A peak at another clock than the GPU's says so.
  EXPECT_THAT(
      problems_beside(v100("1380"), peak_of(R"("gpu": "v100-sxm2", "fp32": 15.7, "clock": 1530)")),
      IsEmpty());
}

TEST(Relations, AnyValueOfARangeWillDo) {
  const std::string h20 = hoppers({{"h20", R"("sm_count": 78, "cores": 128, "clock": {"value": 1980,
    "unit": "MHz", "source": "a page", "status": "assumed", "note": "why", "range": [1830, 2204]})"}});
  EXPECT_THAT(problems_beside(h20, peak_of(R"("gpu": "h20", "fp32": 44)")), IsEmpty());
  EXPECT_THAT(problems_beside(h20, peak_of(R"("gpu": "h20", "fp32": 46)")), Not(IsEmpty()));
}

TEST(Relations, GpusOfOneChipHaveOneSm) {
  // GTX 745 once had 96 KiB of shared memory, GTX 750 of the same chip 64.
  const std::string chip =
      R"("chips": [{"chip": "GM107", "gpus": ["gtx750", "gtx745"], "source": "@sheet"}])";
  EXPECT_THAT(
      problems_beside(
          hoppers({{"gtx750", R"("shared_size": 64)"}, {"gtx745", R"("shared_size": 96)"}}), chip),
      ElementsAre(
          "published.checks.json: /chips/0/gpus/1: shared_size of gtx745 is 96, but that of "
          "gtx750, with the same chip, is 64"));
  EXPECT_THAT(
      problems_beside(hoppers({{"gtx750", R"("shared_size": 64)"}, {"gtx745", R"("sm_count": 3)"}}),
                      chip),
      IsEmpty());
}

TEST(Relations, ACardHasNoMoreThanItsChip) {
  // RTX 5080 once had an L2 of 66560 KiB; its chip has 65536.
  const auto rtx5080 = [](const char* l2) {
    return hoppers({{"rtx5080", std::string(R"("l2_size": )") + l2}});
  };
  const std::string chip =
      R"("chips": [{"chip": "GB203", "l2_size": 65536, "gpus": ["rtx5080"], "source": "@sheet"}])";
  EXPECT_THAT(
      problems_beside(rtx5080("66560"), chip),
      ElementsAre("published.checks.json: /chips/0/gpus/0: l2_size of rtx5080 is 66560, more "
                  "than the 65536 of the whole GB203"));
  EXPECT_THAT(problems_beside(rtx5080("65536"), chip), IsEmpty());
  const std::string whole = R"("chips": [{"chip": "GX", "whole": "gx", "gpus": ["card"],
    "source": "@sheet"}])";
  EXPECT_THAT(
      problems_beside(hoppers({{"gx", R"("sm_count": 84)"}, {"card", R"("sm_count": 85)"}}), whole),
      ElementsAre(HasSubstr("sm_count of card is 85, more than the 84 of the whole GX")));
}

TEST(Relations, NoGpuIsOlderThanAnOlderGeneration) {
  const auto dates = [](const char* older, const char* newer) {
    const std::string texts[] = {
        hoppers({{"kepler", ""}},
                std::string(R"("compute_capability": "3.5", "released": ")") + older + '"'),
        hoppers({{"maxwell", ""}},
                std::string(R"("compute_capability": "5.2", "released": ")") + newer + '"')};
    const std::array files{EmbeddedFile{"a.family.json", texts[0]},
                           EmbeddedFile{"b.family.json", texts[1]}};
    std::vector<std::string> lines;
    for (const Error& problem : lint_catalogue(Catalogue(files)))
      lines.push_back(to_line(problem));
    return lines;
  };
  EXPECT_THAT(dates("2012-11", "2014-09"), IsEmpty());
  EXPECT_THAT(dates("2012-11", "2011-07"),
              ElementsAre("maxwell: /released: 2011-07 is before 2012-11, in which kepler was the "
                          "first GPU of an older compute capability"));
}

TEST(Relations, SaysWhatIsWrongWithTheFileItself) {
  const std::string gpus = hoppers({{"h20", R"("sm_count": 78)"}});
  EXPECT_THAT(problems_beside(gpus, peak_of(R"("gpu": "h21", "fp32": 1)")),
              ElementsAre(HasSubstr("/peaks/0/gpu: no GPU is called 'h21'")));
  EXPECT_THAT(problems_beside(gpus, peak_of(R"("gpu": "h20")")),
              ElementsAre(HasSubstr("/peaks/0: expected 'fp32' or 'fp64'")));
  EXPECT_THAT(problems_beside(gpus, peak_of(R"("gpu": "h20", "fp32": 44)")),
              ElementsAre(HasSubstr("h20 lacks units, SMs or clock, from which they follow")));
  EXPECT_THAT(problems_beside(gpus, R"("chips": [{"chip": "A", "gpus": ["h20"], "source": "@sheet"},
                           {"chip": "B", "gpus": ["h20"], "source": "@none"}])"),
              Contains(HasSubstr("/chips/1/gpus: 'h20' is a GPU of chip A too")));
}

TEST(Relations, AFileOfWhatIsPublishedIsLintedByItself) {
  const auto problems = lint_file(R"({"format": "latencyloom-checks", "version": "1.0",
      "sources": {"sheet": "a data sheet"},
      "peaks": [{"gpu": "v100-sxm2", "fp32": 17, "source": "@sheet"}]})",
                                  "published.checks.json", carried());
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_THAT(to_line(problems[0]), HasSubstr("17 TFLOPS are published of v100-sxm2"));
}

TEST(Relations, GapsNameTheCardsOfWhichNothingIsKnown) {
  const std::string gpus =
      hoppers({{"known", R"("l2_size": 2048)"}, {"lacks", R"("clock": 1000)"}});
  const std::array files{EmbeddedFile{"a.family.json", gpus}};
  for (const Gap& gap : gaps(Catalogue(files))) {
    const bool l2 = gap.what.english() == "l2_size";
    EXPECT_THAT(gap.gpus, l2 ? testing::Matcher<std::vector<std::string>>(ElementsAre("lacks"))
                             : ElementsAre("known", "lacks"))
        << gap.what.english();
  }
}

double carried_value(const char* gpu, FactKey key) {
  return (*carried().find(gpu))->facts.value(key).value_or(0);
}

TEST(Relations, TheCatalogueHoldsTogether) {
  for (const Error& problem : lint_catalogue(carried()))
    ADD_FAILURE() << to_line(problem);
}

TEST(Relations, CardsHaveWhatTheirMakersPublish) {
  EXPECT_EQ(carried_value("v100-sxm2", FactKey::clock), 1530);
  EXPECT_EQ(carried_value("gtx745", FactKey::shared_size), 64);
  EXPECT_EQ(carried_value("rtx5080", FactKey::l2_size), 65536);
  EXPECT_EQ(carried_value("gtx680", FactKey::fp64_units), 8);
  EXPECT_EQ(carried_value("rtx4090", FactKey::l2_size), 72 * 1024);        // of the chip's 96
  EXPECT_EQ(carried_value("rtx3080-10gb", FactKey::l2_size), 5 * 1024);    // of the chip's 6
  EXPECT_EQ(carried_value("gtx1080ti", FactKey::l2_size), 2.75 * 1024);    // of the chip's 3
  EXPECT_EQ(carried_value("rtx4070tisuper", FactKey::l2_size), 48 * 1024); // of the chip's 64
  EXPECT_EQ((*carried().find("c2050"))->released, "2010");
  for (const auto& [gpu, type] : std::initializer_list<std::pair<const char*, const char*>>{
           {"h20", "HBM3"}, {"t1000", "GDDR6"}, {"gtx1070", "GDDR5"}})
    EXPECT_EQ((*carried().find(gpu))->memory_type->value, type) << gpu;
}

TEST(Relations, LaptopsHaveGpusOfTheirOwn) {
  for (const auto& [gpu, sms, bus, megabytes] :
       std::initializer_list<std::tuple<const char*, double, double, double>>{
           {"rtx2050", 16, 64, 4096},
           {"rtx3060-laptop", 30, 192, 6144},
           {"rtx3080-laptop", 48, 256, 8192},
           {"rtx4070-laptop", 36, 128, 8192},
           {"rtx4090-laptop", 76, 256, 16384},
           {"rtx5090-laptop", 82, 256, 24576}}) {
    ASSERT_TRUE(carried().find(gpu)) << gpu;
    EXPECT_EQ(carried_value(gpu, FactKey::sm_count), sms) << gpu;
    EXPECT_EQ(carried_value(gpu, FactKey::memory_bus), bus) << gpu;
    EXPECT_EQ(carried_value(gpu, FactKey::memory_size), megabytes) << gpu;
  }
}

TEST(Relations, FewCardsLackWhatTheirMakersPublish) {
  // Of 200 cards and more; for the rest no text with the number was at hand.
  for (const Gap& gap : gaps(carried()))
    EXPECT_LE(gap.gpus.size(), gap.what.english() == "published FP32 TFLOPS" ? 70U : 30U)
        << gap.what.english() << testing::PrintToString(gap.gpus);
}

TEST(Relations, AMiningCardThrottlesMultiplyAdds) {
  // CMP 170HX: 0.39 TFLOPS of FFMA are measured, 6.25 of FADD and FMUL, 64 lanes × 70 SMs × 1410
  // MHz being 6.32: FADD and FMUL have the whole pipe, FFMA 1/32 of it.
  const GpuPtr gpu = *carried().find("cmp170hx");
  const Architecture* architecture = architecture_of(*gpu);
  ASSERT_TRUE(architecture);
  const double lanes = 32 * rate_of(*gpu, architecture, Resource::fp32)->value;
  const auto teraflops = [&](const char* id, double operations) {
    const ClassNumbers* numbers = numbers_of(*architecture, *gpu, id);
    return lanes / use_of(*gpu, *numbers, Resource::fp32)->value * operations * 70 * 1410e-6;
  };
  EXPECT_NEAR(teraflops("FADD", 1), 6.25, 6.25 * 0.02);
  EXPECT_NEAR(teraflops("FFMA", 2), 0.39, 0.39 * 0.02);
}

TEST(Relations, OfAmdAnIssueSlotIsNotExact) {
  // Up to five instructions of different kinds issue in a cycle; one slot for all is the bounds'
  // own.
  for (const char* gpu : {"mi100", "mi210", "mi250x", "mi300a", "mi300x", "mi355x"}) {
    const Fact* issue = (*carried().find(gpu))->facts.find(FactKey::issue_thru);
    ASSERT_TRUE(issue && issue->range) << gpu;
    EXPECT_EQ(*issue->range, (ValueRange{1, 5})) << gpu;
  }
}

TEST(Relations, EveryCardSinceKeplerAndAmdsHasItsMonth) {
  for (const Gap& gap : gaps(carried()))
    EXPECT_NE(gap.what.english(), "month of release") << testing::PrintToString(gap.gpus);
}

} // namespace
} // namespace loom
