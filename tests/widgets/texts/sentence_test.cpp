#include "widgets/shell/sentence.h"

#include "core/model/loop_text.h"
#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "widgets/texts/parameter_text.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace loom {
namespace {

class SentenceTest : public testing::Test {
protected:
  QString say(const Scenario& scenario) {
    return sentence(advise(scenario, *kernel_model(scenario)), scenario);
  }
  Catalogue catalogue{embedded_gpu_files()};
  Scenario gtx980 = default_scenario(*catalogue.find("gtx980"));
};

TEST_F(SentenceTest, AtTheCusp) {
  const QString text = say(gtx980);
  EXPECT_TRUE(text.startsWith(
      QStringLiteral("Bound by memory and issue at once. By the bounds 54 warps hide all latency "
                     "(84 % of 64); at 32 warps 60 % is reached. Saturation is gradual: 54 warps "
                     "reach ")))
      << qPrintable(text);
}

// Thesis §4.2 and §4.3: at the 30 warps of Little's law about 80 % of the memory peak are reached,
// 90 % at 40 warps and 95 % at 46.
TEST_F(SentenceTest, ThePeakIsNotPromisedWhereItWasNotMeasured) {
  gtx980.alpha = 0;
  gtx980.warps = 30;
  const QString text = say(gtx980);
  const QRegularExpressionMatch match =
      QRegularExpression(
          QStringLiteral("^Bound by memory[.] By the bounds 30 warps hide all latency "
                         "[(]47 % of 64[)][.] Saturation is gradual: 30 warps reach "
                         "(\\d+) % of the peak[.] Measured: 90 % at 40 warps, 95 % at "
                         "46 warps[.]$"))
          .match(text);
  ASSERT_TRUE(match.hasMatch()) << qPrintable(text);
  EXPECT_NEAR(match.captured(1).toInt(), 80, 3);
  gtx980.warps = 46;
  EXPECT_TRUE(
      say(gtx980).contains(QStringLiteral("16 warps are to spare. Saturation is gradual: 30 "
                                          "warps reach ")))
      << qPrintable(say(gtx980));
  EXPECT_TRUE(say(gtx980).contains(QStringLiteral(" % of the peak, 46 warps ")))
      << qPrintable(say(gtx980));
  gtx980.warps = 20;
  EXPECT_TRUE(say(gtx980).contains(QStringLiteral("reach the memory limit by the bounds.")))
      << qPrintable(say(gtx980));
}

// Measured was this GPU, not one with another latency.
TEST_F(SentenceTest, WhatWasMeasuredIsSaidOnlyOfWhatWasMeasured) {
  gtx980.alpha = 0;
  const auto says_measured = [this](const Scenario& scenario) {
    return say(scenario).contains(QStringLiteral("Measured"));
  };
  EXPECT_TRUE(says_measured(gtx980));
  EXPECT_FALSE(says_measured(*with(gtx980, "mem_lat", 500)));
  EXPECT_FALSE(says_measured(*with(gtx980, "ilp", 2)));
  EXPECT_FALSE(says_measured(*with(gtx980, "alpha", 1)));
  EXPECT_FALSE(says_measured(*with_choice(gtx980, "mix", "sfu")));
  Scenario kepler = default_scenario(*catalogue.find("gtx680")); // worked back from a ratio
  kepler.alpha = 0;
  EXPECT_FALSE(says_measured(kepler));
}

// Adds alone are served in turn: nothing queues, and the bounds keep their promise.
TEST_F(SentenceTest, WithoutQueuesThePromiseIsKept) {
  gtx980.alpha = std::numeric_limits<double>::infinity();
  gtx980.warps = 24; // 4 IPC of 6 cycles
  EXPECT_TRUE(say(gtx980).contains(QStringLiteral(". 24 warps hide all latency (38 % of 64)")))
      << qPrintable(say(gtx980));
  EXPECT_FALSE(say(gtx980).contains(QStringLiteral("gradual"))) << qPrintable(say(gtx980));
}

TEST_F(SentenceTest, WhatFollowsFromDerivedNumbersIsAbout) {
  Scenario derived = default_scenario(*catalogue.find("rtx4070"));
  EXPECT_TRUE(say(derived).contains(QStringLiteral(". By the bounds about ")))
      << qPrintable(say(derived));
  EXPECT_TRUE(say(derived).contains(QStringLiteral(" about "))) << qPrintable(say(derived));
  derived.warps = 2;
  EXPECT_TRUE(say(derived).startsWith(QStringLiteral("Latency-bound at about ")))
      << qPrintable(say(derived));
}

TEST_F(SentenceTest, MoreWarpsOrMoreParallelismHelp) {
  gtx980.warps = 34;
  EXPECT_TRUE(say(gtx980).startsWith(
      QStringLiteral("Latency-bound at 64 % of the peak: 20 more warps, or 2 independent "
                     "loads per warp, reach the memory limit by the bounds. "
                     "Saturation is gradual: 34 warps reach ")))
      << qPrintable(say(gtx980));
  gtx980.warps = 53;
  EXPECT_TRUE(say(gtx980).contains(QStringLiteral("1 more warp,"))) << qPrintable(say(gtx980));
}

TEST_F(SentenceTest, WarpsToSpare) {
  gtx980.alpha = 1;
  gtx980.warps = 40;
  const QString text = say(gtx980);
  EXPECT_TRUE(text.startsWith(QStringLiteral("Bound by memory. "))) << qPrintable(text);
  EXPECT_TRUE(text.contains(QStringLiteral("warps are to spare."))) << qPrintable(text);
  EXPECT_FALSE(text.contains(QStringLiteral("(s)")));
}

TEST_F(SentenceTest, ATargetBelowThePeakIsNamed) {
  gtx980.target = 0.9;
  EXPECT_TRUE(say(gtx980).contains(QStringLiteral("reach 90 % of the peak")))
      << qPrintable(say(gtx980));
}

TEST_F(SentenceTest, MoreWarpsThanTheSmHolds) {
  gtx980 = *with(gtx980, "mem_lat", 2000);
  const QString text = say(gtx980);
  EXPECT_TRUE(text.contains(QStringLiteral("even the 64 warps"))) << qPrintable(text);
  // L = 2000 + 48·6 cycles, 0.0815 loads a cycle: 186.5 warps, of 64 three each, of 54 four.
  EXPECT_TRUE(text.contains(QStringLiteral("; with 3 independent loads per warp they can by the "
                                           "bounds, the 54 warps there with 4.")))
      << qPrintable(text);
}

// 695 cycles and 0.1307 loads a cycle: 90.8 warps. 64 do with 2 loads each, 15 with 7.
TEST_F(SentenceTest, TheLoadsPerWarpAreThoseOfTheWarpsThatAreNamed) {
  Scenario h200 = default_scenario(*catalogue.find("h200"));
  h200.alpha = 0;
  h200.warps = 15;
  const QString text = say(h200);
  EXPECT_TRUE(text.contains(QStringLiteral("even the 64 warps an SM holds cannot reach the memory "
                                           "limit; with 2 independent loads per warp they can")))
      << qPrintable(text);
  EXPECT_TRUE(text.contains(QStringLiteral(", the 15 warps there with 7."))) << qPrintable(text);
  h200.warps = 64;
  EXPECT_FALSE(say(h200).contains(QStringLiteral("there with"))) << qPrintable(say(h200));
}

TEST_F(SentenceTest, PureArithmetic) {
  gtx980.alpha = std::numeric_limits<double>::infinity();
  gtx980.warps = 12;
  const QString text = say(gtx980);
  EXPECT_TRUE(text.contains(QStringLiteral("independent instructions per warp")))
      << qPrintable(text);
}

TEST_F(SentenceTest, OnlyLoadsAreCalledLoads) {
  for (const char* mix : {"sfu", "shared"}) {
    Scenario scenario = *with_choice(gtx980, "mix", mix);
    for (const double alpha : {0.0, 0.5, 4.0, 1e3, std::numeric_limits<double>::infinity()})
      for (const int warps : {1, 5, 20}) {
        scenario.alpha = alpha;
        scenario.warps = warps;
        const QString text = say(scenario);
        EXPECT_FALSE(QLatin1String(mix) == QLatin1String("sfu") &&
                     text.contains(QStringLiteral("load")))
            << qPrintable(text);
        EXPECT_FALSE(text.contains(QStringLiteral("global"))) << qPrintable(text);
      }
  }
}

TEST_F(SentenceTest, EveryStateIsSaidInPlainNumbers) {
  for (const std::string& id : catalogue.ids())
    for (const char* mix : {"global", "sfu", "shared"})
      for (const double alpha : {0.0, 0.1, 48.0, 1e6, std::numeric_limits<double>::infinity()})
        for (const int warps : {1, 2, 31, 54, 63, 1024})
          for (const double target : {0.01, 0.9, 1.0})
            for (const int ilp : {1, 2, 64}) {
              Scenario scenario = *with_choice(default_scenario(*catalogue.find(id)), "mix", mix);
              scenario.alpha = alpha;
              scenario.warps = warps;
              scenario.target = target;
              scenario.ilp = ilp;
              if (!kernel_model(scenario))
                continue;
              const QString text = say(scenario);
              for (const char* bad : {"nan", "inf", "(s)", " 0 %", "%1", "%2", "%n", "-", "e+",
                                      "  ", "..", " 1 warps", " 1 more warps"})
                EXPECT_FALSE(QString(text)
                                 .replace(QStringLiteral("Latency-bound"), QStringLiteral("Bound"))
                                 .contains(QLatin1String(bad)))
                    << bad << " in " << qPrintable(text);
              EXPECT_TRUE(text.endsWith(QLatin1Char('.'))) << qPrintable(text);
              EXPECT_FALSE(text.contains(QStringLiteral("at 100 % of the peak")))
                  << qPrintable(text);
            }
}

TEST_F(SentenceTest, BetweenTargetAndPeakLatencyStillLimits) {
  gtx980.target = 0.9;
  gtx980.warps = 50;
  const QString text = say(gtx980);
  EXPECT_TRUE(text.startsWith(QStringLiteral("Latency-bound at 94 % of the peak. By the bounds 49 "
                                             "warps reach 90 % of the peak")))
      << qPrintable(text);
}

TEST_F(SentenceTest, MoreParallelismThanCanBeAskedForIsNoAdvice) {
  gtx980 = *with(gtx980, "mem_lat", 5000);
  gtx980.warps = 1; // 5288 cycles at 0.0815 loads a cycle: 431, of 64 warps 7 each
  EXPECT_TRUE(say(gtx980).contains(
      QStringLiteral("; with 7 independent loads per warp they can by the bounds.")))
      << qPrintable(say(gtx980));
  EXPECT_FALSE(say(gtx980).contains(QStringLiteral("there with"))) << qPrintable(say(gtx980));
}

TEST_F(SentenceTest, MoreWarpsThanAnSmHoldsAreNotTakenForGranted) {
  gtx980.warps = 100;
  EXPECT_TRUE(say(gtx980).startsWith(QStringLiteral("An SM holds only 64 warps, not 100.")))
      << qPrintable(say(gtx980));
}

// The share is that of the warps that are said: 11 of 64 are 17 %, not the 16 % of 10.4.
TEST_F(SentenceTest, TheShareOfALoopIsThatOfTheWholeWarps) {
  int said = 0, rounded = 0; ///< sentences, and those where the exact share would round otherwise
  for (const char* id : {"gtx980", "h200", "rtx4090"})
    for (const char* loop :
         {"LDG.32 l2=1; FADD x8", "LDS.32 x2; FFMA x8", "LDG.128; FFMA x8", "FFMA x8; MUFU.RCP"}) {
      Document document{default_scenario(*catalogue.find(id)), {}};
      const auto parsed = loop_from_text(loop);
      ASSERT_TRUE(parsed) << loop;
      document.scenario.instruction_loop = *parsed;
      document.scenario.warps = 64;
      const SnapshotPtr snapshot = evaluate_document(document, catalogue);
      if (!snapshot->loop || !*snapshot->loop)
        continue;
      const QString text = loop_sentence(*snapshot);
      const QRegularExpressionMatch match =
          QRegularExpression(
              QStringLiteral("(\\d+) warps hide all latency [(](\\d+) % of (\\d+)[)]"))
              .match(text);
      if (!match.hasMatch())
        continue;
      const double share = 100.0 * match.captured(1).toInt() / match.captured(3).toInt();
      ++said;
      rounded +=
          std::lround(share) !=
          std::lround(100 * (**snapshot->loop).evaluation.warps_needed / match.captured(3).toInt());
      EXPECT_EQ(match.captured(2).toInt(), std::lround(share)) << qPrintable(text);
    }
  EXPECT_GT(said, 5);
  EXPECT_GT(rounded, 0);
}

// A loop of loads queues as the kernel of loads does.
TEST_F(SentenceTest, ALoopIsNotPromisedThePeakEither) {
  Document document{gtx980, {}};
  document.scenario.instruction_loop = *loop_from_text("LDG.32");
  document.scenario.warps = 30;
  const SnapshotPtr snapshot = evaluate_document(document, catalogue);
  ASSERT_TRUE(snapshot->loop && *snapshot->loop);
  const QString text = loop_sentence(*snapshot);
  EXPECT_TRUE(text.contains(QStringLiteral("By the bounds 30 warps hide all latency")))
      << qPrintable(text);
  EXPECT_TRUE(text.contains(QStringLiteral("Saturation is gradual: 30 warps reach 7")))
      << qPrintable(text);
}

TEST_F(SentenceTest, MissingNumbersAreNamed) {
  EXPECT_EQ(missing_sentence({Hardware::mem_lat}, gtx980),
            QStringLiteral("No source gives %1 of GTX 980. Enter a value at the left to go on.")
                .arg(to_qstring(parameter_info(Hardware::mem_lat).label.english)));
}

} // namespace
} // namespace loom
