// Numbers derived by rules: what the rules say of the cards behind them, what a GPU is given, and
// that every GPU from Kepler on drives the model.

#include "core/gpu/catalogue.h"
#include "core/gpu/derived.h"
#include "core/gpu/fact_range.h"
#include "core/model/kernel_model.h"
#include "core/model/loop_numbers.h"
#include "core/model/loop_text.h"
#include "core/occupancy/limits.h"
#include "core/scenario/complete_gpus.h"
#include "core/scenario/scenario.h"
#include "gpus/embedded.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <map>

namespace loom {
namespace {

using testing::HasSubstr;

std::string shipped_rules() {
  const auto files = embedded_gpu_files();
  return std::string(std::ranges::find(files, "derived.rules.json", &EmbeddedFile::name)->content);
}

const DerivationRules& rules() {
  static const DerivationRules all = *rules_from_json(shipped_rules(), "derived.rules.json");
  return all;
}

const Fact& fact(const char* gpu, FactKey key) {
  return *(*catalogue().find(gpu))->facts.find(key);
}

bool of_amd(const ClassRule& rule) { return is_amd(rule.classes.front().capabilities.front()); }

/// Median and worst of the errors that leaving out each card in turn makes.
std::pair<double, double> errors(const ClassRule& rule) {
  std::vector<double> all;
  for (const LeftOut& left : left_out(rule)) {
    all.push_back(std::abs(left.error()));
    std::cout << fact_info(rule.fact).name << ' ' << left.of->id << ' ' << left.card->name << ' '
              << left.card->value << " predicted " << left.predicted << " error "
              << 100 * left.error() << " %\n";
  }
  std::ranges::sort(all);
  return {all[all.size() / 2], all.back()};
}

TEST(DerivedNumbers, LeavingOutEachCardKeepsTheErrorsSmall) {
  ASSERT_EQ(rules().rules.size(), 3u);
  for (const ClassRule& rule : rules().rules) {
    const auto [median, worst] = errors(rule);
    std::cout << fact_info(rule.fact).name << (of_amd(rule) ? " of AMD" : "") << ": median "
              << 100 * median << " %, worst " << 100 * worst << " %\n";
    EXPECT_LE(median, rule.fact == FactKey::mem_lat ? 0.12 : 0.08);
  }
}

/// The same where a card is said by those with the same kind of memory, whatever their chips.
std::pair<double, double> errors_by_memory(const ClassRule& rule) {
  std::map<std::string, ClassRule> kinds;
  for (const CardClass& cards : rule.classes)
    for (const MeasuredCard& card : cards.evidence)
      if (const auto gpu = catalogue().find(card.gpu); gpu && (*gpu)->memory_type) {
        ClassRule& kind = kinds[(*gpu)->memory_type->value];
        kind.median = rule.median;
        kind.classes.resize(1);
        kind.classes.front().evidence.push_back(card);
      }
  std::vector<double> all;
  for (const auto& [memory, kind] : kinds)
    for (const LeftOut& left : left_out(kind))
      all.push_back(std::abs(left.error()));
  std::ranges::sort(all);
  return {all[all.size() / 2], all.back()};
}

// Why the classes are chips: 4.7 % in the median and 38 % at worst by the kind of memory.
TEST(DerivedNumbers, TheChipSaysMoreOfTheBandwidthThanTheKindOfMemory) {
  const ClassRule& rule = rules().rules.back();
  ASSERT_EQ(rule.fact, FactKey::mem_thru);
  const auto [median, worst] = errors_by_memory(rule);
  std::cout << "mem_thru by memory: median " << 100 * median << " %, worst " << 100 * worst
            << " %\n";
  EXPECT_GT(median, errors(rule).first);
  EXPECT_GT(worst, errors(rule).second);
}

// A card that is left out stands within the range that the whole class is given.
TEST(DerivedNumbers, RangesHoldWhatWasMeasured) {
  for (const ClassRule& rule : rules().rules)
    for (const LeftOut& left : left_out(rule)) {
      GpuSpec unmeasured;
      unmeasured.compute_capability = left.of->capabilities.front();
      unmeasured.segment = left.of->segments.empty() ? "" : left.of->segments.front();
      const double pins = 1000, sms = 100, clock = 1000; // 1000 / 12800 of the fraction
      unmeasured.facts.set(FactKey::pin_bandwidth, {pins, verbatim("s"), FactStatus::published});
      unmeasured.facts.set(FactKey::sm_count, {sms, verbatim("s"), FactStatus::published});
      unmeasured.facts.set(FactKey::clock, {clock, verbatim("s"), FactStatus::published});
      derive(unmeasured, rules(), nullptr);
      const Fact* derived = unmeasured.facts.find(rule.fact);
      ASSERT_TRUE(derived && derived->range) << left.of->id;
      // Of mem_lat 1, a nanosecond being a cycle of 1000 MHz.
      const double scale = rule.fact == FactKey::mem_lat ? 1 : pins * 1000 / (sms * clock * 128);
      EXPECT_LE(derived->range->low, left.card->value * scale * 1.001) << left.card->name;
      EXPECT_GE(derived->range->high, left.card->value * scale * 0.999) << left.card->name;
    }
}

// The mean of 632 (L40) and 636 (RTX 4090); 504 GB/s and the median of 845 / 864 and 929.8 / 1008,
// 0.950, over 60 SMs at 2610 MHz: 504000 × 0.9502 / (60 × 2610 × 128) = 0.02389.
TEST(DerivedNumbers, GiveAnAdaCardWhatItsClassMeasures) {
  const Fact& latency = fact("rtx4070ti", FactKey::mem_lat);
  EXPECT_EQ(latency.value, 634);
  EXPECT_EQ(latency.status, FactStatus::derived);
  EXPECT_EQ(latency.rule, "class");
  ASSERT_TRUE(latency.range);
  EXPECT_LT(latency.range->low, 600);
  EXPECT_GT(latency.range->high, 660);
  EXPECT_THAT(latency.note.english(), HasSubstr("l40 632, rtx4090 636"));
  EXPECT_EQ(fact_range(latency), std::pair(latency.range->low, latency.range->high));
  const Fact& throughput = fact("rtx4070ti", FactKey::mem_thru);
  EXPECT_NEAR(throughput.value, 0.02389, 1e-5);
  EXPECT_THAT(throughput.note.english(),
              HasSubstr("504 GB/s × 0.95 / (60 SMs × 2610 MHz × 128 B)"));
  // No more than the pins: 504000 / (60 × 2610 × 128) = 0.02514.
  EXPECT_NEAR(throughput.range->high, 0.02514, 1e-5);
  EXPECT_EQ(fact("rtx4070ti", FactKey::alu_lat).value, 4);
  EXPECT_EQ(fact("rtx4070ti", FactKey::alu_thru).value, 4); // 128 cores / 32
  EXPECT_EQ(fact("rtx4070ti", FactKey::issue_thru).value, 4);
  EXPECT_EQ(fact("rtx4070ti", FactKey::sfu_thru).value, 0.5); // 16 SFUs / 32
}

// A file with what a shop says of a card: the numbers above, of its class and architecture.
TEST(DerivedNumbers, AreOfAUsersGpuToo) {
  GpuSpec own;
  own.id = "mine";
  own.compute_capability = "8.9";
  own.segment = "GeForce";
  own.facts.set(FactKey::sm_count, {.value = 60});
  own.facts.set(FactKey::clock, {.value = 2610});
  own.facts.set(FactKey::pin_bandwidth, {.value = 504});
  own.facts.set(FactKey::alu_lat, {.value = 5});
  Catalogue all(embedded_gpu_files());
  const GpuPtr completed = all.completed(own);
  EXPECT_EQ(completed->facts.value(FactKey::mem_lat), 634);
  EXPECT_EQ(completed->facts.find(FactKey::mem_lat)->rule, "class");
  EXPECT_NEAR(*completed->facts.value(FactKey::mem_thru), 0.02389, 1e-5);
  EXPECT_EQ(completed->facts.value(FactKey::issue_thru), 4);
  EXPECT_EQ(completed->facts.value(FactKey::alu_lat), 5) << "what it has stays";
  EXPECT_EQ(*all.add(own), *completed);
  EXPECT_EQ(all.find("mine")->get()->facts.value(FactKey::mem_lat), 634);
  own.compute_capability = "";
  EXPECT_FALSE(all.completed(own)->facts.find(FactKey::mem_lat)) << "nothing says what it is like";
}

TEST(DerivedNumbers, KeepWhatWasMeasuredOnTheCardItself) {
  EXPECT_EQ(fact("l40", FactKey::mem_lat).value, 632);
  EXPECT_EQ(fact("l40", FactKey::mem_lat).status, FactStatus::published);
  EXPECT_EQ(fact("l40", FactKey::mem_lat).rule, "card");
  EXPECT_FALSE(fact("l40", FactKey::mem_lat).range);
  // 845 GB/s of the 864 at the pins: 845000 / (142 × 2490 × 128).
  EXPECT_NEAR(fact("l40", FactKey::mem_thru).value, 0.01867, 1e-5);
  // Nanoseconds of the source times the clock of the list: 268 × 1.695.
  EXPECT_EQ(fact("rtx3090", FactKey::mem_lat).value, 454);
  // A board with ECC is another class than a GeForce of the same chip family.
  EXPECT_GT(fact("rtxa6000", FactKey::mem_lat).value, fact("rtx3060", FactKey::mem_lat).value);
  // The same chip on another board, and what a file of its own says.
  EXPECT_EQ(fact("gb200", FactKey::mem_lat).value, 852);
  EXPECT_EQ(fact("gb200", FactKey::mem_lat).status, FactStatus::derived);
  EXPECT_EQ(fact("h200", FactKey::mem_lat).value, 695);
  EXPECT_TRUE(fact("h200", FactKey::mem_lat).rule.empty());
  EXPECT_EQ(fact("jetson-thor", FactKey::mem_lat).status, FactStatus::assumed);
}

// Of AMD's, nanoseconds are alike and cycles are not: 570 of MI100 to 884 of MI300X are 398.6,
// 392.9, 387.9 and 422.6 ns, whose mean of 400.5 is 961 cycles of MI355X at 2400 MHz.
TEST(DerivedNumbers, OfAmdTakeNanosecondsTimesTheClock) {
  const Fact& cdna = fact("mi355x", FactKey::mem_lat);
  EXPECT_NEAR(cdna.value, 961.2, 0.1);
  EXPECT_EQ(cdna.status, FactStatus::derived);
  EXPECT_EQ(cdna.rule, "class");
  ASSERT_TRUE(cdna.range);
  EXPECT_LT(cdna.range->low, 884 / 2.092 * 2.4 * 0.95);
  EXPECT_GT(cdna.range->high, 884 / 2.092 * 2.4);
  EXPECT_THAT(cdna.note.english(), HasSubstr("400.5 ns × 2400 MHz. By rule: the mean of the class "
                                             "CDNA: mi100 570 / 1430 MHz"));
  // 283.9 ns × 2.25 GHz, 234.6 × 2.5; 254 of an RX 9070, the same chip, × 2.97.
  EXPECT_NEAR(fact("rx6900xt", FactKey::mem_lat).value, 638.8, 0.1);
  EXPECT_NEAR(fact("rx7900xtx", FactKey::mem_lat).value, 586.5, 0.1);
  EXPECT_EQ(fact("rx7900xtx", FactKey::mem_lat).status, FactStatus::published);
  EXPECT_EQ(fact("rx7900xtx", FactKey::mem_lat).rule, "card");
  EXPECT_NEAR(fact("rx9070xt", FactKey::mem_lat).value, 754.4, 0.1);
  EXPECT_EQ(fact("rx9070xt", FactKey::mem_lat).status, FactStatus::derived);
  // What a file has stays: of MI250X that of MI210, with the same die.
  EXPECT_EQ(fact("mi250x", FactKey::mem_lat).value, 668);
}

// Dual issue is left out: 192 cores would do 6 of Kepler's 4 issued instructions.
TEST(DerivedNumbers, ArithmeticIsNoFasterThanIssue) {
  EXPECT_EQ(fact("gtx770", FactKey::alu_thru).value, 4);
  EXPECT_EQ(fact("p100-sxm2", FactKey::alu_thru).value, 2);
  EXPECT_EQ(fact("gtx1080", FactKey::alu_thru).value, 4);
  EXPECT_EQ(fact("rtx2080", FactKey::alu_thru).value, 2);
  EXPECT_EQ(fact("rtx2080", FactKey::issue_thru).value, 4);
}

// Whole chips have no clock and no memory; cards before Kepler no rules.
TEST(DerivedNumbers, EveryCardFromKeplerOnDrivesTheModel) {
  int cards = 0, amd = 0;
  for (const std::string& id : catalogue().ids()) {
    const GpuPtr gpu = *catalogue().find(id);
    const bool before_kepler =
        gpu->compute_capability < "3" && gpu->compute_capability.find('.') == 1;
    if (gpu->segment == "chip" || id == "toy" || before_kepler)
      continue;
    ++(is_amd(gpu->compute_capability) ? amd : cards);
    Scenario scenario = default_scenario(gpu);
    const auto model = kernel_model(scenario);
    ASSERT_TRUE(model) << id << ' ' << model.error().detail.english();
    const Cusp shape = cusp(*model);
    EXPECT_TRUE(std::isfinite(shape.warps_at_zero) && shape.warps_at_zero > 0) << id;
    EXPECT_TRUE(std::isfinite(shape.warps_at_infinity) && shape.warps_at_infinity > 0) << id;
    ASSERT_TRUE(find_limits(gpu->compute_capability)) << id;
    const int most = static_cast<int>(*loom::max_warps(scenario));
    for (const double alpha : {0.0, 0.1, 1.0, 32.0, 1e3, 1e6})
      for (int warps = 1; warps <= most; ++warps) {
        const double throughput = bounds(*model, alpha, warps).throughput();
        ASSERT_TRUE(std::isfinite(throughput) && throughput > 0) << id << ' ' << alpha;
      }
    for (const Hardware parameter : used_parameters(Mix::global)) {
      const Fact used = ResolvedScenario(scenario)[parameter]->fact;
      if (used.rule.empty())
        continue;
      EXPECT_FALSE(used.source.empty()) << id;
      if (used.status == FactStatus::derived || used.status == FactStatus::assumed) {
        EXPECT_FALSE(used.note.empty()) << id;
      }
      if (used.range) {
        EXPECT_LE(used.range->low, used.value) << id;
        EXPECT_GE(used.range->high, used.value) << id;
      }
    }
  }
  EXPECT_GE(cards, 150);
  EXPECT_EQ(amd, 9);
}

// For a card before Kepler the one of its architecture that was measured.
TEST(DerivedNumbers, AGpuWithoutThemIsReplacedByOneOfItsKind) {
  for (const auto& [lacks, like] :
       {std::pair("gtx560ti", "gtx480"), {"gtx285", "gtx280"}, {"9800gtx", "8800gtx"}}) {
    const GpuPtr gpu = *catalogue().find(lacks);
    EXPECT_FALSE(kernel_model(default_scenario(gpu))) << lacks;
    const GpuPtr found = complete_gpu_like(default_scenario(gpu), catalogue());
    ASSERT_TRUE(found) << lacks;
    EXPECT_EQ(found->id, like);
  }
  const GpuPtr chip = complete_gpu_like(default_scenario(*catalogue().find("gk110")), catalogue());
  ASSERT_TRUE(chip);
  EXPECT_EQ(chip->compute_capability, "3.5");
}

// Beside a loop one whose architecture has numbers for each of its instructions.
TEST(DerivedNumbers, AGpuWithoutALoopsNumbersIsReplacedByOneThatHasThem) {
  Scenario scenario = default_scenario(*catalogue().find("gtx980"));
  scenario.instruction_loop = loop_from_text("LDGSTS.128 stages=3; HMMA.16816.F32 x8").value();
  const auto numbers = [&](const GpuPtr& gpu) {
    return loop_numbers<double>(*scenario.instruction_loop, *gpu);
  };
  EXPECT_FALSE(numbers(scenario.gpu)) << "Maxwell has no tensor cores";
  const GpuPtr found = complete_gpu_like(scenario, catalogue());
  ASSERT_TRUE(found);
  EXPECT_TRUE(numbers(found)) << found->id;
}

std::vector<std::string> lint(const std::string& from, const std::string& to) {
  std::string text = shipped_rules();
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  std::vector<std::string> lines;
  for (const Error& problem : lint_rules(text, "r.json", catalogue()))
    lines.push_back(to_line(problem));
  return lines;
}

TEST(DerivedNumbers, LintNamesWhatIsWrongWithRules) {
  EXPECT_THAT(
      lint("\"gpu\": \"l40\"", "\"gpu\": \"l41\""),
      testing::ElementsAre("r.json: /rules/0/classes/9/evidence/0/gpu: no GPU is called 'l41'"));
  EXPECT_THAT(lint("[\"mi250x\"]", "[\"mi251x\"]"),
              testing::ElementsAre("r.json: /rules/1/classes/0/evidence/1/same_chip/0: no GPU is "
                                   "called 'mi251x'"));
  EXPECT_THAT(
      lint("[\"gfx1030\", ", "[\"gfx1039\", "),
      testing::ElementsAre("r.json: /rules/1/classes/1/compute_capability/0: no GPU has the "
                           "compute capability 'gfx1039'"));
  EXPECT_THAT(lint("\"workstation\"]", "\"workstations\"]"),
              testing::ElementsAre(
                  "r.json: /rules/0/classes/7/segment/1: no GPU has the segment 'workstations'"));
  EXPECT_THAT(
      lint("\"value\": 570, \"clock\": 1430", "\"value\": 570"),
      testing::Contains(HasSubstr("/rules/1/classes/0/evidence/0: the key 'clock' is missing")));
  EXPECT_THAT(lint("\"like\": \"GA10x\"", "\"like\": \"GA1x\""),
              testing::Contains(HasSubstr("no class before this one is called 'GA1x'")));
  EXPECT_THAT(
      lint("\"like\": \"GA10x\", ", ""),
      testing::Contains(HasSubstr("a rule without evidence: expected 'evidence' or 'like'")));
  EXPECT_THAT(lint("\"range\": [410, 554], ", ""),
              testing::Contains(HasSubstr("has to say its 'range'")));
  EXPECT_THAT(lint("[410, 554]", "[500, 554]"),
              testing::Contains(HasSubstr("the range 500 to 554 does not have the value 482")));
  EXPECT_THAT(lint("[410, 554]", "\"wide\""), testing::Contains(HasSubstr("expected two numbers")));
  EXPECT_THAT(
      lint("\"8.7\": \"8.6\"", "\"8.7\": \"8.66\""),
      testing::Contains(HasSubstr("/like/8.7: no architecture has the compute capability '8.66'")));
  EXPECT_THAT(lint("@gpubench", "@gpubank"),
              testing::Contains(HasSubstr("'sources' has no 'gpubank'")));
}

} // namespace
} // namespace loom
