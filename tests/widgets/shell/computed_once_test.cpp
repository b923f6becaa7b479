// What takes long to find out of a scenario is found out once a change, however many views, rows
// and sentences show it: its numbers, what its access of one's own makes of them, its loop of
// machine code. The linker puts these counters in front of the functions (tests/CMakeLists.txt),
// whose names are given as it knows them.

#include "tests/widgets/listing_sections.h"
#include "tests/widgets/shell/shell_fixture.h"

#include "core/memory/coalescing.h"
#include "core/sass/analysis.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <atomic>

namespace {

std::atomic<int> resolved, coalesced, followed;

} // namespace

#define WITH_COUNTER(result, name, parameters, arguments, counter)                                 \
  result real_##counter parameters __asm__("__real_" #name);                                       \
  result counted_##counter parameters __asm__("__wrap_" #name);                                    \
  result counted_##counter parameters {                                                            \
    ++counter;                                                                                     \
    return real_##counter arguments;                                                               \
  }

// ResolvedScenario(Scenario), whose argument lies with the caller
WITH_COUNTER(void, _ZN4loom16ResolvedScenarioC1ENS_8ScenarioE,
             (loom::ResolvedScenario * self, loom::Scenario* scenario), (self, scenario), resolved)
// memory::coalesce()
WITH_COUNTER(loom::memory::Coalescing,
             _ZN4loom6memory8coalesceERKNS0_15CoalescingRulesEiSt4spanIKlLm18446744073709551615EEj,
             (const loom::memory::CoalescingRules& rules, int word_bytes,
              std::span<const std::int64_t> addresses, loom::memory::LaneMask active),
             (rules, word_bytes, addresses, active), coalesced)
// sass::analyze()
WITH_COUNTER(loom::sass::Analysis, _ZN4loom4sass7analyzeERKNS0_8FunctionERKNS_7GpuSpecE,
             (const loom::sass::Function& code, const loom::GpuSpec& gpu), (code, gpu), followed)

namespace loom {
namespace {

class ComputedOnceTest : public WindowTest {
protected:
  struct Counts {
    int resolved, coalesced, followed;
    bool operator==(const Counts&) const = default;
  };
  friend void PrintTo(const Counts& counts, std::ostream* out) {
    *out << "numbers resolved " << counts.resolved << " times, accesses coalesced "
         << counts.coalesced << " times, loops followed " << counts.followed << " times";
  }

  void show(const char* view) { window.views().show_view_of(QString::fromLatin1(view)); }
  /// What one step of a drag of α takes, until everything is painted and simulated.
  Counts step_of_a_drag() {
    workspace.begin_drag();
    workspace.propose(QStringLiteral("alpha"), 20);
    QTest::qWait(200);
    resolved = coalesced = followed = 0;
    workspace.propose(QStringLiteral("alpha"), 30);
    QTest::qWait(200);
    const Counts counts{resolved, coalesced, followed};
    workspace.end_drag();
    return counts;
  }
};

TEST_F(ComputedOnceTest, NumbersOfTheThreeFirstViewsTheSlidersAndTheSentence) {
  EXPECT_EQ(step_of_a_drag(), (Counts{1, 0, 0}));
}

TEST_F(ComputedOnceTest, NumbersOfEveryViewThatFollowsAlpha) {
  for (const char* view : {"throughput", "cusp", "timeline", "occupancy", "sm"}) {
    show(view);
    EXPECT_EQ(step_of_a_drag(), (Counts{1, 0, 0})) << view;
  }
}

TEST_F(ComputedOnceTest, AnAccessOfOnesOwn) {
  Scenario own = scenario();
  own.access = own_access;
  own.global_access.pattern.stride = 2;
  workspace.propose(QStringLiteral("access"), own);
  EXPECT_EQ(step_of_a_drag(), (Counts{1, 1, 0}));
}

TEST_F(ComputedOnceTest, ALoopOfMachineCode) {
  show("timeline");
  workspace.propose(QStringLiteral("loop"), simulated_loop(scenario().gpu));
  EXPECT_EQ(step_of_a_drag(), (Counts{1, 0, 1}));
}

} // namespace
} // namespace loom
