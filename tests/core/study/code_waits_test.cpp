#include "core/sass/operands.h"
#include "core/sass/reader.h"
#include "core/study/code_waits.h"
#include "tests/core/study/report_file.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

namespace loom {
namespace {

/// Code that every warp executes once, of lines "control text; instruction".
profile::SampledCode code_of(const std::vector<std::pair<const char*, const char*>>& lines) {
  std::string text = "\tcode for sm_90\n\t\tFunction : f\n";
  int address = 0;
  for (const auto& [control, instruction] : lines) {
    std::string place = "0000";
    constexpr std::string_view digits = "0123456789abcdef";
    place[1] = digits[static_cast<std::size_t>(address) / 256 % 16];
    place[2] = digits[static_cast<std::size_t>(address) / 16 % 16];
    text += "[" + std::string(control) + "] /*" + place + "*/ " + instruction + " ;\n";
    address += 16;
  }
  const auto listing = sass::read_listing(text, "f");
  EXPECT_TRUE(listing) << to_line(listing.error());
  profile::SampledCode code;
  code.function = listing->functions.front();
  code.lines.resize(lines.size());
  for (auto& each : code.lines)
    each.executed = 1;
  return code;
}
std::size_t largest(const std::vector<LineWait>& waits) {
  return static_cast<std::size_t>(std::ranges::max_element(waits, {}, &LineWait::share) -
                                  waits.begin());
}

TEST(CodeWaits, AWaitIsForTheLoadWhoseBarrierItNames) {
  const auto waits = code_waits(code_of({{"B------:R-:W0:-:S01", "LDG.E R2, [R4.64]"},
                                         {"B------:R-:W1:-:S01", "LDS R3, [R6]"},
                                         {"B------:R-:W-:-:S04", "IADD3 R7, R7, 0x1, RZ"},
                                         {"B-1----:R-:W-:-:S04", "FADD R8, R3, R3"},
                                         {"B0-----:R-:W-:-:S04", "FADD R9, R2, R8"},
                                         {"B------:R-:W-:-:S05", "EXIT"}}));
  EXPECT_EQ(waits[3].waits_for, 1U);
  EXPECT_EQ(waits[4].waits_for, 0U);
  EXPECT_EQ(largest(waits), 4U);
  EXPECT_FALSE(waits[2].waits_for);
  double sum = 0;
  for (const LineWait& each : waits)
    sum += each.share;
  EXPECT_NEAR(sum, 1, 1e-12);
}

// DEPBAR.LE SB0, 0x1 leaves the newest group of copies on the way: it waits for the one before.
TEST(CodeWaits, ADepbarWithACountWaitsForTheOlderGroups) {
  const auto waits = code_waits(code_of({{"B------:R-:W-:-:S02", "LDGSTS.E [R1], [R4.64]"},
                                         {"B------:R-:W-:-:S01", "LDGDEPBAR"},
                                         {"B------:R-:W-:-:S02", "LDGSTS.E [R1], [R6.64]"},
                                         {"B------:R-:W-:-:S01", "LDGDEPBAR"},
                                         {"B------:R-:W-:-:S04", "DEPBAR.LE SB0, 0x1"},
                                         {"B------:R-:W-:-:S04", "DEPBAR.LE SB0, 0x0"},
                                         {"B------:R-:W-:-:S05", "EXIT"}}));
  EXPECT_EQ(waits[4].waits_for, 1U);
  EXPECT_EQ(waits[5].waits_for, 3U);
  EXPECT_GT(waits[4].share, waits[5].share);
}

TEST(CodeWaits, KindsAreScaledToWhatTheLaunchWaitsForInAll) {
  auto code = code_of({{"B------:R-:W-:-:S04", "IADD3 R7, R7, 0x1, RZ"},
                       {"B------:R-:W-:-:S05", "BAR.SYNC.DEFER_BLOCKING 0x0"},
                       {"B------:R-:W-:-:S04", "FADD R8, R7, R3"},
                       {"B------:R-:W-:-:S05", "EXIT"}});
  code.stalls = {{"barrier", 9}, {"selected", 1}};
  const auto waits = code_waits(code);
  // Warps at a barrier are sampled at the instruction behind it.
  EXPECT_NEAR(waits[2].share, 0.9 + 0.1 / 4, 1e-9);
}

// A source page has no control codes: the registers say what is waited for, each result once.
TEST(CodeWaits, WithoutControlCodesRegistersSayWhatAWaitIsFor) {
  profile::SampledCode code;
  code.function.arch = "sm_90";
  for (const char* text : {"LDG.E.64 R2, desc[UR4][R4.64]", "IADD3 R7, R6, 0x1, RZ",
                           "FADD R8, R3, R6", "FADD R9, R2, R6", "FADD R10, R9, R9", "EXIT"}) {
    sass::Instruction instruction;
    instruction.text = text;
    instruction.address = 16 * code.function.instructions.size();
    code.function.instructions.push_back(std::move(instruction));
    code.lines.push_back({.executed = 1, .samples = 0, .reasons = {}});
  }
  const auto waits = code_waits(code);
  EXPECT_EQ(waits[2].waits_for, 0U);
  EXPECT_FALSE(waits[3].waits_for);
  EXPECT_EQ(largest(waits), 2U);
  // The sum is there four cycles after the one before it: three more than the issue takes.
  EXPECT_GT(waits[4].share, waits[3].share);
}

// Decoded mnemonics with how often each ran are what ncu counts by opcode, to the last one.
TEST(CodeWaits, ExecutedInstructionsByMnemonicAreTheCountersOfNcu) {
  const profile::Report& report = changes_report();
  int compared = 0;
  for (std::size_t l = 0; l < report.profile.launches.size(); ++l) {
    const auto code = profile::sampled_code(report, l, "f");
    ASSERT_TRUE(code);
    std::map<std::string, double, std::less<>> sums;
    for (std::size_t i = 0; i < code->lines.size(); ++i)
      sums[std::string(
          sass::operands_of(code->function.instructions[i], code->function).mnemonic)] +=
          code->lines[i].executed;
    ASSERT_TRUE(report.profile.launches[l].modifiers);
    for (const profile::Share& each : report.profile.launches[l].opcodes) {
      EXPECT_EQ(sums[each.name], each.value) << each.name;
      ++compared;
    }
  }
  EXPECT_GT(compared, 1000);
}

TEST(CodeWaits, SpearmansRankCorrelation) {
  const std::vector<double> up{1, 2, 3}, down{3, 2, 1}, tied{1, 1, 2}, same{5, 5, 5};
  EXPECT_NEAR(*rank_correlation(up, up), 1, 1e-12);
  EXPECT_NEAR(*rank_correlation(up, down), -1, 1e-12);
  EXPECT_NEAR(*rank_correlation(up, tied), std::sqrt(0.75), 1e-12);
  EXPECT_FALSE(rank_correlation(up, same));
}

// 46 launches measured on an H200. The order of instructions by samples is found to within what the
// samples themselves say: the correlation of one half of them with the other. Beside it stands what
// costs nothing, the stall count of the instruction before.
TEST(CodeWaits, MeasuredSamplesAreWhereTheModelWaits) {
  const profile::Report& report = changes_report();
  std::vector<double> by_model, by_stall_count;
  int in_five = 0;
  std::mt19937 random(1);
  for (std::size_t l = 0; l < report.profile.launches.size(); ++l) {
    const auto code = profile::sampled_code(report, l, "f");
    ASSERT_TRUE(code) << to_line(code.error());
    const auto waits = code_waits(*code);
    std::vector<double> samples, model, baseline, one_half, other_half;
    unsigned stall = 1;
    for (std::size_t i = 0; i < waits.size(); ++i) {
      const auto& line = code->lines[i];
      if (line.executed > 0) {
        samples.push_back(line.samples);
        model.push_back(waits[i].share);
        baseline.push_back(stall * line.executed);
        std::binomial_distribution<int> half(static_cast<int>(line.samples), 0.5);
        one_half.push_back(half(random));
        other_half.push_back(line.samples - one_half.back());
      }
      stall = std::max<unsigned>(1, code->function.instructions[i].control.stall);
    }
    ASSERT_GE(std::accumulate(samples.begin(), samples.end(), 0.0), 2000);
    const double ceiling = *rank_correlation(one_half, other_half);
    by_model.push_back(*rank_correlation(samples, model) / ceiling);
    by_stall_count.push_back(*rank_correlation(samples, baseline) / ceiling);
    const auto most = [](const std::vector<double>& of, std::size_t count) {
      std::vector<std::size_t> order(of.size());
      std::iota(order.begin(), order.end(), std::size_t{0});
      std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return of[i]; });
      order.resize(count);
      return order;
    };
    const auto five = most(model, 5);
    in_five += std::ranges::all_of(
        most(samples, 3), [&](std::size_t i) { return std::ranges::find(five, i) != five.end(); });
  }
  const auto median = [](std::vector<double> of) {
    std::ranges::sort(of);
    return of[of.size() / 2];
  };
  EXPECT_EQ(by_model.size(), 46U);
  EXPECT_GE(median(by_model), 0.9);
  EXPECT_GT(median(by_model), median(by_stall_count));
  EXPECT_GE(in_five, 26); // the three with most samples among the model's five
}

} // namespace
} // namespace loom
