// A loop's derivation beside its numbers, and what a change of each of them does.

#include "core/why/instruction_loop.h"

#include "core/gpu/catalogue.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "core/study/sensitivity.h"
#include "resources/loops/embedded.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <set>

namespace loom::why {
namespace {

/// Every shipped loop on every GPU that has its numbers.
void everywhere(
    const std::function<void(const Scenario&, const Loop&, const std::string& where)>& check) {
  int checked = 0;
  for (const std::string& id : catalogue().ids())
    for (const EmbeddedFile& file : embedded_loops()) {
      const Scenario scenario = default_scenario(catalogue().find(id).value());
      const Loop loop = loop_from_text(file.content).value();
      if (!loop_numbers<double>(scenario, loop))
        continue;
      ++checked;
      check(scenario, loop, id + " " + std::string(file.name));
    }
  EXPECT_GT(checked, 100);
}

TEST(LoopDerivation, HasTheValuesOfTheModelToTheLastBit) {
  everywhere([](const Scenario& scenario, const Loop& loop, const std::string& where) {
    const auto fast = loop_numbers<double>(scenario, loop);
    const auto traced = loop_numbers<Traced>(scenario, loop);
    ASSERT_TRUE(traced) << where;
    const LoopEvaluation expected = evaluate(*fast, 12);
    const std::vector<Section> sections = explain_loop(*traced, 12, 0.9, *scenario.gpu);
    const auto value = [&](const std::string& id) {
      const auto quantity = find(sections, id);
      EXPECT_TRUE(quantity) << where << ' ' << id;
      return quantity ? (*quantity)->value : 0;
    };
    EXPECT_EQ(value("loop.throughput"), expected.throughput) << where;
    EXPECT_EQ(value("loop.latency"), expected.latency_cycles) << where;
    EXPECT_EQ(values_of(*traced), *fast) << where;
    EXPECT_EQ(value("loop.saturation.throughput"),
              saturated_throughput(*fast, saturation_of(*scenario.gpu, *fast), 12))
        << where;
    EXPECT_EQ(value("loop.warps_needed"), loop_warps_needed(*fast, 0.9)) << where;
    const auto from_l2 = [](const auto& item) { return item.levels[1].share > 0; };
    EXPECT_EQ(find(sections, "l2_busy_share").has_value(),
              std::ranges::any_of(fast->items, from_l2))
        << where;
    for (const auto& share : expected.resources) {
      const std::string name(resource_info(share.resource).name);
      EXPECT_EQ(value("loop.use." + name), share.use) << where;
      if (share.bound) {
        EXPECT_EQ(value("loop.bound." + name), *share.bound) << where;
        EXPECT_EQ(value("loop.utilisation." + name), share.utilisation) << where;
      }
    }
    std::set<std::string> ids;
    for (const Section& section : sections)
      for (const QuantityPtr& quantity : section.quantities) {
        EXPECT_TRUE(ids.insert(quantity->id).second) << where << ' ' << quantity->id;
        for (const QuantityPtr& each : chain(quantity))
          EXPECT_TRUE(each->formula || !each->source.empty()) << where << ' ' << each->id;
      }
  });
}

TEST(LoopDerivation, NamesTheNearestOfWhatItLacks) {
  const Scenario scenario = default_scenario(catalogue().find("h200").value());
  const auto loop = loop_numbers<Traced>(scenario, loop_from_text("LDG.32; FFMA").value());
  const auto none = find(explain_loop(*loop, 12, 1, *scenario.gpu), "loop.througput");
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, ErrorCode::bad_argument);
  EXPECT_NE(none.error().detail.english().find("'loop.throughput'"), std::string::npos);
}

/// A row's ends are what the model gives for the loop written with that number.
TEST(LoopSensitivity, AgreesWithTheLoopWrittenAnew) {
  Scenario scenario = default_scenario(catalogue().find("h200").value());
  scenario.warps = 10;
  scenario.target = 0.9;
  const Loop loop =
      loop_from_text("LDG.128 x4 ilp=4 l1=0.25 l2=0.5; LDGSTS.128 x2 stages=3; FFMA x20").value();
  scenario.instruction_loop = loop;
  const auto numbers = [&](const Loop& of, const NumberEdit& edit) {
    return loop_numbers<double>(scenario, of, {}, edit);
  };
  const auto all = sensitivity(scenario, {.by = 0.2});
  ASSERT_TRUE(all);
  EXPECT_EQ(all->throughput, evaluate(*numbers(loop, {}), 10).throughput);
  std::set<std::string> seen;
  for (const SensitivityRow& row : all->rows)
    EXPECT_TRUE(seen.insert(row.id).second) << row.id;
  const auto expect = [&](const char* id, double low, double high,
                          const std::function<void(Loop&, double)>& set) {
    SCOPED_TRACE(id);
    const auto row = std::ranges::find(all->rows, id, &SensitivityRow::id);
    ASSERT_NE(row, all->rows.end());
    EXPECT_DOUBLE_EQ(row->low, low);
    EXPECT_DOUBLE_EQ(row->high, high);
    for (const auto& [end, throughput, needed] :
         {std::tuple{row->low, row->throughput_low, row->needed_low},
          {row->high, row->throughput_high, row->needed_high}}) {
      Loop changed = loop;
      set(changed, end);
      EXPECT_DOUBLE_EQ(throughput, evaluate(*numbers(changed, {}), 10).throughput);
      EXPECT_DOUBLE_EQ(needed, loop_warps_needed(*numbers(changed, {}), 0.9));
    }
  };
  const auto option = [](std::size_t item, LoopOption which) {
    return [item, which](Loop& changed, double value) {
      changed.items[item].options[static_cast<std::size_t>(which)] = value;
    };
  };
  expect("loop.3.count", 16, 24,
         [](Loop& changed, double value) { changed.items[2].count = value; });
  expect("loop.1.l1", 0.2, 0.3, option(0, LoopOption::l1));
  expect("loop.1.l2", 0.4, 0.6, option(0, LoopOption::l2));
  expect("loop.2.stages", 2, 4, option(1, LoopOption::stages));
  expect("loop.ilp", 1, 2,
         [](Loop& changed, double value) { changed.ilp = static_cast<int>(value); });
}

/// A number of the GPU is one row, whatever items it stands in; its ends are those of a GPU whose
/// file has them.
TEST(LoopSensitivity, AGpusNumberIsOneRow) {
  Scenario scenario = default_scenario(catalogue().find("h200").value());
  const Loop loop = loop_from_text("LDG.32; FADD x8; LDG.32 l2=0.5; FADD x2").value();
  scenario.instruction_loop = loop;
  scenario.warps = 10;
  const auto all = sensitivity(scenario, {.by = 0.1});
  ASSERT_TRUE(all);
  const auto row = std::ranges::find(all->rows, "loop.LDG.32.latency.dram", &SensitivityRow::id);
  ASSERT_NE(row, all->rows.end());
  scenario = with(scenario, "mem_lat", row->high).value();
  EXPECT_DOUBLE_EQ(row->throughput_high,
                   evaluate(*loop_numbers<double>(scenario, loop), 10).throughput);
}

/// The same numbers, by gradual saturation, and those that it has besides.
TEST(LoopSensitivity, OfGradualSaturationHasItsNumbersToo) {
  Scenario scenario = default_scenario(catalogue().find("h200").value());
  const Loop loop = loop_from_text("LDG.32; FADD x40").value();
  scenario.instruction_loop = loop;
  scenario.warps = 30;
  const LoopNumbers own = *loop_numbers<double>(scenario, loop);
  const Saturation saturation = saturation_of(*scenario.gpu, own);
  const auto with_target = [&](double target, bool saturated) {
    scenario.target = target;
    return sensitivity(scenario, {.by = 0.1, .saturated = saturated});
  };
  const auto bounds = with_target(0.9, false), all = with_target(0.9, true);
  ASSERT_TRUE(bounds && all);
  EXPECT_EQ(all->rows.size(), bounds->rows.size() + 3);
  EXPECT_DOUBLE_EQ(all->throughput, saturated_throughput(own, saturation, 30));
  EXPECT_LT(all->throughput, bounds->throughput);
  EXPECT_GT(all->needed, bounds->needed);
  const auto share = std::ranges::find(all->rows, "queue_share", &SensitivityRow::id);
  ASSERT_NE(share, all->rows.end());
  Saturation more = saturation;
  more.queue_share = share->high;
  EXPECT_DOUBLE_EQ(share->high, 1.1 * saturation.queue_share);
  EXPECT_DOUBLE_EQ(share->throughput_high, saturated_throughput(own, more, 30));
  EXPECT_DOUBLE_EQ(share->needed_high, *saturated_warps_needed(own, more, 0.9));
  EXPECT_GT(throughput_swing(*all, *share), 0);
  EXPECT_EQ(std::ranges::find(all->rows, "l2_busy_share", &SensitivityRow::id), all->rows.end());
  // The whole peak is only approached: what is needed for it is what the bounds need.
  EXPECT_DOUBLE_EQ(with_target(1, true)->needed, with_target(1, false)->needed);
}

TEST(LoopSensitivity, SharesStayShares) {
  everywhere([](const Scenario& scenario, const Loop& loop, const std::string& where) {
    Scenario there = scenario;
    there.instruction_loop = loop;
    there.warps = 8;
    const auto all = sensitivity(there, {.by = 0.5});
    ASSERT_TRUE(all) << where;
    for (const SensitivityRow& row : all->rows) {
      EXPECT_LE(row.low, row.high) << where << ' ' << row.id;
      if (row.id == "loop.1.l1" || row.id == "loop.1.l2") {
        EXPECT_GE(row.low, 0) << where << ' ' << row.id;
        EXPECT_LE(row.high, 1) << where << ' ' << row.id;
      }
      EXPECT_GT(row.throughput_low, 0) << where << ' ' << row.id;
      EXPECT_GT(row.throughput_high, 0) << where << ' ' << row.id;
    }
  });
}

} // namespace
} // namespace loom::why
