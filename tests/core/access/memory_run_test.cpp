// What accesses make of a GPU's numbers, against published and measured ones.

#include "core/access/memory_run.h"
#include "core/document/document_json.h"
#include "core/scenario/parameters.h"
#include "core/text/csv_columns.h"
#include "gpus/embedded.h"
#include "tests/shared.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace loom {
namespace {

using memory::PatternKind;

std::vector<std::vector<double>> measured(std::string_view name,
                                          std::span<const CsvColumn> columns) {
  for (const EmbeddedFile& file : embedded_gpu_files())
    if (file.name == name)
      return csv_columns(file.content, std::string(name), columns).value().rows;
  ADD_FAILURE() << "no " << name;
  return {};
}

SharedAccess strided(int word_bytes, double stride) {
  SharedAccess access;
  access.pattern.word_bytes = word_bytes;
  access.pattern.stride = static_cast<std::int64_t>(stride);
  return access;
}

TEST(BanksRun, MeetsTheH200AtEveryStride) {
  constexpr std::array columns{CsvColumn{"stride_words", "", 0, 64}, CsvColumn{"warps", "", 1, 64},
                               CsvColumn{"loads_per_cycle_per_sm", "", 0, 4},
                               CsvColumn{"cycles_per_load", "", 0, 1e5}};
  const auto rows = measured("h200_bank_conflicts.csv", columns);
  ASSERT_EQ(rows.size(), 12u);
  for (const auto& row : rows) {
    const auto run = run_banks(**catalogue().find("h200"), strided(4, row[0])).value();
    if (row[1] == 1)
      EXPECT_NEAR(run.cycles.value(), row[3], 1) << "stride " << row[0];
    else
      EXPECT_NEAR(run.loads_per_cycle.value() / row[2], 1, 0.02) << "stride " << row[0];
  }
}

TEST(ConflictLatency, IsTheClosedFormWhereOnlyTheFirstIsKnown) {
  GpuSpec gpu;
  gpu.architecture = "Maxwell";
  gpu.facts.set(FactKey::shared_lat, {24, verbatim("a test"), FactStatus::assumed, {}});
  EXPECT_EQ(memory::conflict_latency(gpu).cycles(32), 24 + 2 * 31);
  gpu.architecture = "Kepler";
  EXPECT_EQ(memory::conflict_latency(gpu).cycles(2), std::nullopt);
}

// Jia et al. 2018, Figure 3.9: on Kepler two ways cost nothing, four 60 cycles, 32 ways 256.
TEST(BanksRun, TakesKeplersTable) {
  const GpuSpec& k80 = **catalogue().find("k80");
  for (const auto& [stride, cycles] :
       {std::pair{1, 26}, {2, 26}, {4, 60}, {8, 88}, {16, 144}, {32, 256}, {64, 256}})
    EXPECT_EQ(run_banks(k80, strided(4, stride)).value().cycles, cycles) << "stride " << stride;
}

// Jia et al. 2019: 19 cycles in Table 3.1, 22 in Figure 3.11.
TEST(BanksRun, SaysWhereTwoSourcesDisagree) {
  const BanksRun t4 = run_banks(**catalogue().find("t4"), strided(4, 1)).value();
  EXPECT_EQ(t4.cycles, 22);
  EXPECT_EQ(
      t4.latency_remark,
      "without conflict 22 cycles (Z. Jia et al., Dissecting the NVidia Turing T4 GPU via "
      "Microbenchmarking, arXiv:1903.07486, Fig. 3.11); the models take shared_lat 19 (Z. Jia "
      "et al., Dissecting the NVidia Turing T4 GPU via Microbenchmarking, arXiv:1903.07486, "
      "Table 3.1)");
  EXPECT_EQ(run_banks(**catalogue().find("h200"), strided(4, 1)).value().latency_remark, "");
}

GlobalAccess global(std::int64_t stride) {
  GlobalAccess access;
  access.pattern.stride = stride;
  return access;
}

// Thesis §4.3: stride 2 has 0.041 IPC/SM and 376 cycles; random 0.0029 and 534.
TEST(BanksRun, WordsWiderThanABankAreOneFetch) {
  const GpuPtr gpu = catalogue().find("gtx980").value();
  // 16-byte words in sequence: a quarter-warp a pass, each word in four banks.
  const auto wide = run_banks(*gpu, strided(16, 1));
  ASSERT_TRUE(wide);
  const std::vector<BankFetch> fetches = fetches_of(*wide);
  ASSERT_EQ(fetches.size(), 32U);
  EXPECT_EQ(fetches[9].pass, 1);
  EXPECT_EQ(fetches[9].bank, 4);
  EXPECT_EQ(fetches[9].banks, 4);
  EXPECT_EQ(fetches[9].lanes, memory::lane_bit(9));
  // Stride 2: bank 4 serves words 4 and 36, of threads 2 and 18, one after the other.
  const auto run = run_banks(*gpu, strided(4, 2));
  ASSERT_TRUE(run);
  EXPECT_EQ(memory::served(run->result, 4), memory::lane_bit(2) | memory::lane_bit(18));
  EXPECT_EQ(memory::served(run->result, 4, 1), memory::lane_bit(18));
  EXPECT_EQ(memory::served(run->result.passes[0]), 0xFFFFU);
}

TEST(CoalescingRun, OtherRulesLeaveOutWhatTheyDoNotKnow) {
  using enum memory::Generation;
  GlobalAccess access{.rules = fermi, .cache = memory::LoadCache::l1};
  EXPECT_TRUE(with_rules(access, kepler).cache);
  EXPECT_FALSE(with_rules(access, maxwell).cache);
  access = with_teaching(access, true);
  EXPECT_FALSE(access.cache);
  EXPECT_EQ(access.pattern.threads, 4);
  EXPECT_THAT(access.pattern.list, testing::ElementsAre(0, 1, 2, 3));
  access.teaching->transaction_words = {2, 4};
  access.teaching->half_warps = true;
  EXPECT_EQ(with_rules(access, gt200), [&] {
    GlobalAccess same = access;
    same.rules = gt200;
    return same;
  }());
  EXPECT_THAT(with_rules(access, g80).teaching->transaction_words, testing::ElementsAre(4));
  EXPECT_TRUE(with_rules(access, g80).teaching->half_warps);
  EXPECT_FALSE(with_rules(access, hopper).teaching->half_warps);
  access.pattern.inactive = 0b10;
  const GlobalAccess whole = with_teaching(access, false);
  EXPECT_FALSE(whole.teaching);
  EXPECT_EQ(whole.pattern.threads, 32);
  EXPECT_EQ(whole.pattern.inactive, 0U);
  EXPECT_EQ(whole.pattern.list.back(), 31);
}

// Volkov 2016, §2.5: (1, 2, 3, 4) is one more than a transaction from Fermi on, four alone on G80.
TEST(CoalescingRun, ComparesTheGenerationsThatDiffer) {
  using enum memory::Generation;
  const GpuPtr gpu = catalogue().find("gtx980").value();
  const auto transactions = [&](const GlobalAccess& access) {
    const auto run = run_coalescing(*gpu, access);
    EXPECT_TRUE(run);
    std::vector<std::pair<memory::Generation, std::size_t>> all;
    for (const CoalescingRun& each : by_each_generation(*gpu, *run)) {
      all.emplace_back(each.generation, each.result.transactions.size());
      if (each.generation == generation_among(*run)) {
        EXPECT_EQ(each.result, run->result);
      }
    }
    return all;
  };
  GlobalAccess teaching = with_teaching({}, true);
  teaching.pattern.kind = PatternKind::list;
  teaching.pattern.list = {1, 2, 3, 4};
  EXPECT_THAT(transactions(teaching),
              testing::ElementsAre(testing::Pair(g80, 4), testing::Pair(gt200, 2),
                                   testing::Pair(fermi, 2)));
  // 32 words in sequence: a transaction of 64 bytes a half-warp, a line of 128, or four sectors.
  EXPECT_THAT(transactions({}),
              testing::ElementsAre(testing::Pair(g80, 2), testing::Pair(gt200, 2),
                                   testing::Pair(fermi, 1), testing::Pair(kepler, 4),
                                   testing::Pair(maxwell, 4)));
}

TEST(AccessFacts, MeetTheThesisOnMaxwell) {
  const GpuSpec& gpu = **catalogue().find("gtx980");
  const Facts coalesced = access_facts(gpu, global(1)).value();
  EXPECT_NEAR(coalesced.value(FactKey::mem_thru).value(), 0.0815, 1e-12);
  EXPECT_DOUBLE_EQ(coalesced.value(FactKey::mem_lat).value(), 368);
  const Facts stride2 = access_facts(gpu, global(2)).value();
  EXPECT_NEAR(stride2.value(FactKey::mem_thru).value() / 0.041, 1, 0.05);
  EXPECT_NEAR(stride2.value(FactKey::mem_lat).value() / 376, 1, 0.05);
  GlobalAccess random;
  random.pattern.kind = PatternKind::random;
  random.pattern.span = 1 << 30;
  const Facts apart = access_facts(gpu, random).value();
  EXPECT_NEAR(apart.value(FactKey::mem_thru).value() / 0.0029, 1, 0.05);
  EXPECT_NEAR(apart.value(FactKey::mem_lat).value() / 534, 1, 0.05);
}

// More transactions: less throughput and fewer warps needed (thesis §4.3).
TEST(AccessFacts, NeedFewerWarpsTheLessIsCoalesced) {
  Scenario scenario = default_scenario(*catalogue().find("gtx980"));
  scenario.alpha = 0;
  double before = 1e9;
  for (const std::int64_t stride : {1, 2, 4, 8, 32}) {
    scenario.global_access = global(stride);
    const Scenario own = with_access(scenario, own_access).value();
    const double needed = warps_needed(kernel_model(own).value(), 0);
    EXPECT_LT(needed, before) << "stride " << stride;
    before = needed;
  }
  EXPECT_NEAR(before, 1.55, 0.01) << "534 cycles at 0.0029 IPC/SM";
}

TEST(AccessFacts, ByBytesAloneWhereNoRandomLoadsAreKnown) {
  const GpuSpec& gpu = **catalogue().find("gtx680");
  const Facts facts = access_facts(gpu, global(2)).value();
  EXPECT_NEAR(facts.value(FactKey::mem_thru).value(),
              gpu.facts.value(FactKey::mem_thru).value() / 2, 1e-12);
  EXPECT_EQ(facts.find(FactKey::mem_thru)->status, FactStatus::assumed);
}

TEST(AccessFacts, ConflictsSlowTheSharedMix) {
  Scenario scenario = default_scenario(*catalogue().find("h200"));
  scenario.mix = Mix::shared;
  scenario.shared_access.pattern.stride = 4;
  const Scenario own = with_access(scenario, own_access).value();
  const KernelModel model = kernel_model(own).value();
  EXPECT_DOUBLE_EQ(model.other_thru, 0.25);
  EXPECT_NEAR(model.other_lat, 23 + 6, 0.05);
}

TEST(AccessFacts, OnlyTheGpusOwnRulesAndSizesCount) {
  Scenario scenario = default_scenario(*catalogue().find("gtx980"));
  scenario.global_access.rules = memory::Generation::g80;
  EXPECT_FALSE(with_access(scenario, own_access));
  scenario.global_access.rules.reset();
  scenario.global_access.teaching = memory::TeachingSizes{};
  EXPECT_FALSE(with_access(scenario, own_access));
  scenario.mix = Mix::shared; // whose access is another one
  EXPECT_TRUE(with_access(scenario, own_access));
}

TEST(AccessInScenarioFiles, RoundTripsAsVersion12) {
  Document document{default_scenario(*catalogue().find("gtx980")), {}};
  Scenario& scenario = document.scenario;
  GlobalAccess& access = scenario.global_access;
  access.pattern = {.kind = PatternKind::list, .threads = 3, .inactive = 2, .list = {5, 1, 9}};
  access.rules = memory::Generation::gt200;
  access.teaching = memory::TeachingSizes{{2, 4}, true, 4};
  SharedAccess& shared = scenario.shared_access;
  shared.pattern = {.kind = PatternKind::formula, .word_bytes = 8, .i = 3};
  shared.pattern.formula = "tid * 33 + i";
  shared.banks = 16;
  shared.remedy = BankRemedy::swizzle;
  shared.pass = 2;
  scenario.launch.config = {.threads = 96, .registers = 40, .shared = 1024, .carveout = 64};
  scenario.launch.grid = 1000;
  scenario.launch.decides_warps = true;
  document.pins.push_back(scenario);
  for (const PatternKind kind :
       {PatternKind::stride, PatternKind::random, PatternKind::tile, PatternKind::swizzle}) {
    document.pins.push_back(scenario);
    memory::AddressPattern& pattern = document.pins.back().global_access.pattern;
    pattern = {};
    pattern.kind = kind;
    (kind == PatternKind::stride   ? pattern.offset
     : kind == PatternKind::random ? pattern.span
                                   : pattern.i) = 7;
  }
  assign_series(document.pins);
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, testing::HasSubstr("\"version\": \"1.2\""));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
}

TEST(AccessInScenarioFiles, SayWhereTheyAreWrong) {
  const auto problem = [](const std::string& access) {
    const auto read = document_from_json(
        R"({"format": "latencyloom-scenario", "version": "1.2", "gpu": "gtx980", )" + access + "}",
        "s.json", catalogue());
    return read ? std::string() : to_line(read.error());
  };
  EXPECT_THAT(problem(R"("global_access": {"kind": "strid"})"), testing::HasSubstr("stride"));
  EXPECT_THAT(problem(R"("global_access": {"stride": -1})"),
              testing::HasSubstr("/global_access: thread 1 has address -1"));
  EXPECT_THAT(problem(R"("shared_access": {"kind": "formula", "formula": "tid +"})"),
              testing::HasSubstr("/shared_access"));
  EXPECT_THAT(problem(R"("global_access": {"active": "01"})"), testing::HasSubstr("/active"));
  EXPECT_THAT(problem(R"("access": "own", "global_access": {"rules": "g80"})"),
              testing::HasSubstr("/access"));
}

} // namespace
} // namespace loom
