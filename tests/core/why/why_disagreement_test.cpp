// Where the numbers of a state come from in which two models disagree.

#include "core/why/disagreement.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

namespace loom::why {
namespace {

using testing::HasSubstr;

// At α 8 a group of a GTX 980 takes 368 + 8·6 = 416 cycles: 8 warps do 8/416 loads a cycle.
TEST(WhyDisagreement, AStateByHand) {
  const DisagreementRequest request{.scenario = on("gtx980", 1, 1), .a = 0, .b = 1};
  const Section section =
      explain_disagreement(request, {.alpha = 8, .warps = 8, .a = 8 / 416.0, .b = 0.01}, 2);
  check_section(section, "state");
  EXPECT_NEAR(value(section, "state_2.ratio"), 1.923, 0.001);
  EXPECT_EQ(value(section, "state_2.alpha"), 8);
  EXPECT_EQ(value(section, "state_2.warps"), 8);
  const std::string text = as_text(find(section.quantities, "state_2.a"));
  EXPECT_THAT(text, HasSubstr("n·K/L = 8·1/416"));
  EXPECT_THAT(text, HasSubstr("mem_lat = 368 cycles"));
}

TEST(WhyDisagreement, EveryStateFoundIsAsFarApartAsTheSearchSays) {
  int states = 0;
  for (const char* gpu : {"gtx980", "h200"})
    for (const DisagreementBy by : {DisagreementBy::ratio, DisagreementBy::difference})
      for (std::size_t b = 1; b < model_count; ++b) {
        if (model_table()[b].id == "simulation")
          continue; // slow to ask
        const DisagreementRequest request{.scenario = on(gpu, 1, 1), .a = 0, .b = b, .by = by};
        const auto found = disagreements(request);
        if (!found)
          continue;
        int number = 0;
        for (const Disagreement& state : *found) {
          const Section section = explain_disagreement(request, state, ++number);
          const std::string where = std::string(gpu) + ' ' + std::string(model_table()[b].id);
          check_section(section, where);
          const std::string id = "state_" + std::to_string(number);
          EXPECT_EQ(value(section, id + ".a"), state.a) << where;
          EXPECT_NEAR(value(section, id + ".b"), state.b, 1e-9 * state.b) << where;
          const double apart = by == DisagreementBy::ratio
                                   ? std::abs(std::log(value(section, id + ".ratio")))
                                   : value(section, id + ".share");
          EXPECT_NEAR(apart, state.score, 1e-6 * state.score) << where;
          ++states;
        }
      }
  EXPECT_GT(states, 40);
}

} // namespace
} // namespace loom::why
