// Loads and stores of 8 and 16 bytes a thread, where threads want the same words in pairs, against
// what was measured and what NVIDIA says.

#include "core/access/access_text.h"
#include "core/access/memory_run.h"
#include "core/memory/banks.h"
#include "core/model/loop_numbers.h"
#include "core/scenario/scenario.h"
#include "core/text/csv_columns.h"
#include "gpus/embedded.h"
#include "tests/shared.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>
#include <sstream>

namespace loom {
namespace {

using memory::AccessKind, memory::Generation, memory::LaneMask, memory::PatternKind;
using testing::HasSubstr;
using testing::Not;

std::string_view file_of_measurements(std::string_view name) {
  for (const EmbeddedFile& file : embedded_gpu_files())
    if (file.name == name)
      return file.content;
  ADD_FAILURE() << "no " << name;
  return {};
}

SharedAccess listed(int word_bytes, std::vector<std::int64_t> words,
                    LaneMask active = ~LaneMask{}) {
  SharedAccess access;
  access.pattern.kind = PatternKind::list;
  access.pattern.word_bytes = word_bytes;
  access.pattern.threads = static_cast<int>(words.size());
  access.pattern.inactive = ~active;
  access.pattern.list = std::move(words);
  return access;
}

SharedAccess listed(int word_bytes, const std::function<int(int)>& word) {
  std::vector<std::int64_t> words;
  for (int thread = 0; thread < 32; ++thread)
    words.push_back(word(thread));
  return listed(word_bytes, std::move(words));
}

/// A row of h200_shared_pairs.csv.
struct MeasuredPattern {
  LaneMask active = 0;
  std::vector<std::int64_t> words;
  std::array<double, 3> load{}, store{}, wait{}; ///< of 4, 8 and 16 bytes
};
std::vector<MeasuredPattern> measured_pairs() {
  std::vector<MeasuredPattern> rows;
  std::istringstream text{std::string(file_of_measurements("h200_shared_pairs.csv"))};
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with('#') || line.starts_with("active"))
      continue;
    std::istringstream fields(line);
    std::string field;
    MeasuredPattern row;
    std::getline(fields, field, ',');
    row.active = static_cast<LaneMask>(std::stoul(field, nullptr, 16));
    std::getline(fields, field, ',');
    std::istringstream words(field);
    for (std::int64_t word = 0; words >> word;)
      row.words.push_back(word);
    for (auto* const group : {&row.load, &row.store, &row.wait})
      for (double& number : *group) {
        std::getline(fields, field, ',');
        number = std::stod(field);
      }
    rows.push_back(std::move(row));
  }
  return rows;
}

TEST(SharedPairs, TakeThePassesMeasuredOnAnH200) {
  const auto rows = measured_pairs();
  ASSERT_GT(rows.size(), 80u);
  const memory::BankRules rules = memory::bank_rules(Generation::hopper).value();
  int packed = 0;
  for (const MeasuredPattern& row : rows)
    for (const std::size_t i : {0u, 1u, 2u}) {
      const int bytes = 4 << i;
      const auto load = memory::bank_access(rules, bytes, row.words, row.active),
                 store =
                     memory::bank_access(rules, bytes, row.words, row.active, AccessKind::store);
      EXPECT_EQ(load.taken, std::lround(row.load[i]))
          << bytes << " bytes, row " << &row - rows.data();
      EXPECT_EQ(store.taken, std::lround(row.store[i])) << bytes << " bytes, a store";
      packed += load.taken < store.taken ? 1 : 0;
      const auto run = run_banks(**catalogue().find("h200"), listed(bytes, row.words, row.active));
      ASSERT_TRUE(run);
      EXPECT_NEAR(run->cycles.value(), row.wait[i], 0.15) << bytes << " bytes";
    }
  EXPECT_GT(packed, 40); // the file has those that matter
}

// NVIDIA's answer of compute capability 7.0 to 7.5: 2 requests in place of 4 where the addresses of
// threads n and n^1, or n and n^2, are the same; `tid % 4` is neither. An A10 and an H100 take 8
// wavefronts for their owner's first pattern and 2 for the second.
TEST(SharedPairs, AreServedAsNvidiaAndItsForumSay) {
  const auto passes = [](Generation generation, const std::function<int(int)>& word,
                         int bytes = 16) {
    SharedAccess access = listed(bytes, word);
    access.rules = generation;
    return run_banks(**catalogue().find("h200"), access).value().result.taken;
  };
  using enum Generation;
  for (const Generation each : {volta, turing, ampere, hopper}) {
    EXPECT_EQ(passes(each, [](int n) { return n >> 1; }), 2);
    EXPECT_EQ(passes(each, [](int n) { return (n >> 2) * 2 + (n & 1); }), 2);
    EXPECT_EQ(passes(each, [](int) { return 0; }), 2);
    EXPECT_EQ(passes(
                  each, [](int) { return 0; }, 8),
              1);
    EXPECT_EQ(passes(each, [](int n) { return n % 4; }), 4);
    EXPECT_EQ(passes(each, [](int n) { return n; }), 4);
    EXPECT_EQ(passes(each, [](int n) { return 2 * (n % 16); }), 8);   // pattern 1
    EXPECT_EQ(passes(each, [](int n) { return n < 16 ? 0 : 2; }), 2); // pattern 2
  }
  for (const Generation each : {fermi, maxwell, pascal})
    EXPECT_EQ(passes(each, [](int n) { return n >> 1; }), 4);
  // An RTX 4090's owner: 4 wavefronts for words in sequence, 32 for every eighth.
  EXPECT_EQ(passes(ada, [](int n) { return n; }), 4);
  EXPECT_EQ(passes(ada, [](int n) { return 8 * n; }), 32);
}

// No source says it of them or denies it.
TEST(SharedPairs, OnAdaAndBlackwellAreARange) {
  for (const char* id : {"rtx4090", "rtx5090"}) {
    const auto run =
        run_banks(**catalogue().find(id), listed(16, [](int n) { return n >> 1; })).value();
    EXPECT_EQ(run.ways, 4) << id;
    EXPECT_EQ(run.least_ways, 2) << id;
    EXPECT_THAT(banks_text(run), HasSubstr("no source says")) << id;
    EXPECT_THAT(banks_json(run), HasSubstr("\"loads_per_cycle_per_sm\": null")) << id;
    const auto apart =
        run_banks(**catalogue().find(id), listed(16, [](int n) { return n; })).value();
    EXPECT_FALSE(apart.least_ways) << id;
    EXPECT_THAT(banks_text(apart), Not(HasSubstr("no source says"))) << id;
  }
}

/// One kind of load in a chain, with the passes of a run.
LoopEvaluation evaluated(int bytes, const BanksRun& run, double warps) {
  const GpuPtr gpu = catalogue().find("h200").value();
  Loop loop;
  loop.items.push_back({.instruction = "LDS." + std::to_string(8 * bytes)});
  loop.items.back().options[static_cast<std::size_t>(LoopOption::passes)] = run.ways / (bytes / 4);
  const auto numbers = loop_numbers<double>(loop, *gpu);
  EXPECT_TRUE(numbers) << to_line(numbers.error());
  return evaluate(numbers.value(), warps);
}

// Every row of h200_shared_words.csv. In between, where 8 or 16 warps just fill the memory, what
// was measured lacks the turns that warps wait for each other, which no bound has.
TEST(SharedWords, OfEveryWidthAndStrideAreALoopThatMeetsTheH200) {
  constexpr std::array columns{CsvColumn{"word_bytes", "", 1, 16},
                               CsvColumn{"stride_words", "", 0, 64}, CsvColumn{"warps", "", 1, 64},
                               CsvColumn{"loads_per_cycle_per_sm", "", 0, 4},
                               CsvColumn{"cycles_per_load", "", 0, 1e5}};
  const auto file =
      csv_columns(file_of_measurements("h200_shared_words.csv"), "h200_shared_words.csv", columns)
          .value();
  ASSERT_EQ(file.rows.size(), 162u);
  for (const auto& row : file.rows) {
    const int bytes = static_cast<int>(row[0]);
    SharedAccess access;
    access.pattern.word_bytes = bytes;
    access.pattern.stride = static_cast<std::int64_t>(row[1]);
    const BanksRun run = run_banks(**catalogue().find("h200"), access).value();
    const LoopEvaluation loop = evaluated(bytes, run, row[2]);
    const std::string where = std::to_string(bytes) + " bytes, stride " +
                              std::to_string(access.pattern.stride) + ", warps " +
                              std::to_string(static_cast<int>(row[2]));
    const bool between = row[2] == 8 || row[2] == 16;
    EXPECT_NEAR(loop.throughput / row[3], 1, between ? 0.06 : 0.04) << where;
    if (row[2] == 32) {
      EXPECT_NEAR(run.loads_per_cycle.value() / row[3], 1, 0.01) << where;
    }
    if (row[2] != 1)
      continue;
    EXPECT_NEAR(loop.latency_cycles / row[4], 1, 0.04) << where;
    EXPECT_NEAR(run.cycles.value() / row[4], 1, 0.04) << where;
  }
}

TEST(SharedWords, InALoopAreSaidByBanks) {
  const auto said = [](int bytes, const std::function<int(int)>& word) {
    return banks_text(run_banks(**catalogue().find("h200"), listed(bytes, word)).value());
  };
  EXPECT_THAT(said(16, [](int) { return 0; }), HasSubstr("in a loop   LDS.128 passes=0.5\n"));
  EXPECT_THAT(said(8, [](int) { return 0; }), HasSubstr("in a loop   LDS.64 passes=0.5\n"));
  EXPECT_THAT(said(16, [](int n) { return n; }), HasSubstr("in a loop   LDS.128\n"));
  EXPECT_THAT(said(4, [](int n) { return 8 * n; }), HasSubstr("in a loop   LDS.32 passes=8\n"));
}

TEST(SharedWords, TakeNoLessThanAPass) {
  const GpuPtr gpu = catalogue().find("h200").value();
  const auto problem = [&](const char* text) {
    const auto numbers = loop_numbers<double>(loop_from_text(text).value(), *gpu);
    return numbers ? std::string("none") : numbers.error().detail.english();
  };
  EXPECT_EQ(problem("LDS.128 passes=0.25"), "none");
  EXPECT_EQ(problem("LDS.64 passes=0.25"), "LDS.64: expected passes of at least 0.5, found 0.25");
  EXPECT_THAT(problem("LDS.32 passes=0.5"), HasSubstr("at least 1"));
  EXPECT_THAT(problem("LDG.32 passes=0.5"), HasSubstr("at least 1"));
  EXPECT_THAT(problem("STS.128 passes=0.5"), HasSubstr("at least 1"));
}

} // namespace
} // namespace loom
