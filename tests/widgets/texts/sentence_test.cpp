#include "widgets/shell/sentence.h"

#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "widgets/texts/parameter_text.h"

#include <gtest/gtest.h>

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
  EXPECT_EQ(say(gtx980), QStringLiteral("Bound by memory and issue at once. 54 warps hide all "
                                        "latency (84 % of 64); at 32 warps 60 % is reached."));
}

TEST_F(SentenceTest, WhatFollowsFromDerivedNumbersIsAbout) {
  Scenario derived = default_scenario(*catalogue.find("rtx4070"));
  EXPECT_TRUE(say(derived).contains(QStringLiteral(". About "))) << qPrintable(say(derived));
  derived.warps = 2;
  EXPECT_TRUE(say(derived).startsWith(QStringLiteral("Latency-bound at about ")))
      << qPrintable(say(derived));
}

TEST_F(SentenceTest, MoreWarpsOrMoreParallelismHelp) {
  gtx980.warps = 34;
  EXPECT_EQ(say(gtx980),
            QStringLiteral("Latency-bound at 64 % of the peak: 20 more warps, or 2 independent "
                           "loads per warp, reach the memory limit."));
  gtx980.warps = 53;
  EXPECT_TRUE(say(gtx980).contains(QStringLiteral("1 more warp,"))) << qPrintable(say(gtx980));
}

TEST_F(SentenceTest, WarpsToSpare) {
  gtx980.alpha = 1;
  gtx980.warps = 40;
  const QString text = say(gtx980);
  EXPECT_TRUE(text.startsWith(QStringLiteral("Bound by memory. "))) << qPrintable(text);
  EXPECT_TRUE(text.endsWith(QStringLiteral("warps are to spare."))) << qPrintable(text);
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
  EXPECT_TRUE(text.contains(QStringLiteral("independent loads per warp can."))) << qPrintable(text);
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
  EXPECT_TRUE(text.startsWith(QStringLiteral("Latency-bound at 94 % of the peak. 49 warps reach "
                                             "90 % of the peak")))
      << qPrintable(text);
}

TEST_F(SentenceTest, MoreParallelismThanCanBeAskedForIsNoAdvice) {
  gtx980 = *with(gtx980, "mem_lat", 5000);
  gtx980.warps = 1;
  EXPECT_FALSE(say(gtx980).contains(QStringLiteral("per warp"))) << qPrintable(say(gtx980));
}

TEST_F(SentenceTest, MoreWarpsThanAnSmHoldsAreNotTakenForGranted) {
  gtx980.warps = 100;
  EXPECT_TRUE(say(gtx980).startsWith(QStringLiteral("An SM holds only 64 warps, not 100.")))
      << qPrintable(say(gtx980));
}

TEST_F(SentenceTest, MissingNumbersAreNamed) {
  EXPECT_EQ(missing_sentence({Hardware::mem_lat}, gtx980),
            QStringLiteral("No source gives %1 of GTX 980. Enter a value at the left to go on.")
                .arg(to_qstring(parameter_info(Hardware::mem_lat).label.english)));
}

} // namespace
} // namespace loom
