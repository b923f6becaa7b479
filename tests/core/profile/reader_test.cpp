#include "core/profile/judge.h"
#include "core/text/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom::profile {
namespace {

using testing::HasSubstr;

Result<Profile> read_text(std::string_view text, std::size_t piece = 1000) {
  Reader reader("f");
  for (std::size_t i = 0; i < text.size(); i += piece)
    if (const auto good = reader.feed(text.substr(i, piece)); !good)
      return tl::unexpected(good.error());
  return reader.finish();
}

std::string data(const std::string& name) {
  return read_file(LOOM_SOURCE_DIR "/tests/core/profile/data/" + name).value();
}

Profile profile_of(const std::string& name) { return read_text(data(name)).value(); }

std::string refusal(std::string_view text) {
  const auto read = read_text(text);
  return read ? "" : to_line(read.error());
}

const std::string long_header =
    "\"ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\",\"Section Name\",\"Metric Name\","
    "\"Metric Unit\",\"Metric Value\"\n";
std::string long_row(const std::string& name, const std::string& unit, const std::string& value) {
  return "\"0\",\"k(int)\",\"(32, 1, 1)\",\"(1, 1, 1)\",\"\",\"" + name + "\",\"" + unit + "\",\"" +
         value + "\"\n";
}

// Values typed from the exports.
TEST(ProfileReader, ReadsEveryFormWithoutAnOption) {
  struct Case {
    const char* file;
    std::size_t launches;
    const char* kernel;
    Metric metric;
    double value;
  };
  for (const Case& each : {
           Case{"raw.csv", 3, "saxpy(int, float, const float *, float *)", Metric::latency, 181.21},
           {"raw_base.csv", 1, "saxpy(int, float, const float *, float *)", Metric::issued,
            9589512},
           {"raw_mangled.csv", 1, "_Z5copy4iPK6float4PS_", Metric::warps, 50.140945},
           {"raw_basic.csv", 2, "reduce(int, const float *, float *)", Metric::use_l1, 10.38},
           {"details.csv", 2, "saxpy(int, float, const float *, float *)", Metric::clock, 1.59e9},
           {"details_all.csv", 1, "saxpy(int, float, const float *, float *)", Metric::registers,
            16},
           {"mixed.csv", 1, "transpose(int, const float *, float *)", Metric::shared_static, 4224},
           {"metrics.csv", 3, "saxpy(int, float, const float *, float *)", Metric::dram_bytes,
            386382848},
           {"summary.csv", 3, "copy4(int, const float4 *, float4 *)", Metric::registers, 16},
       }) {
    SCOPED_TRACE(each.file);
    const Profile profile = profile_of(each.file);
    ASSERT_EQ(profile.launches.size(), each.launches);
    EXPECT_EQ(profile.launches[0].kernel, each.kernel);
    ASSERT_TRUE(profile.launches[0][each.metric]);
    EXPECT_DOUBLE_EQ(*profile.launches[0][each.metric], each.value);
  }
}

TEST(ProfileReader, PiecesOfAnySizeReadTheSame) {
  const std::string text = data("details.csv");
  for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, std::size_t{100000}}) {
    const auto profile = read_text(text, piece);
    ASSERT_TRUE(profile);
    EXPECT_EQ(profile->launches.size(), 2U);
    EXPECT_EQ(profile->launches[1].values, profile_of("details.csv").launches[1].values);
  }
}

TEST(ProfileReader, UnitsAreScaled) {
  EXPECT_EQ(unit_scale("Gbyte/s"), 1e9);
  EXPECT_EQ(unit_scale("Kbyte/block"), 1e3);
  EXPECT_EQ(unit_scale("us"), 1e-6);
  EXPECT_EQ(unit_scale("Ghz"), 1e9);
  EXPECT_NEAR(unit_scale("cycle/nsecond").value(), 1e9, 1);
  EXPECT_EQ(unit_scale("%"), 1);
  EXPECT_FALSE(unit_scale("furlong"));
}

// Numbers with their instances behind them, and the instructions by opcode: typed from the export.
TEST(ProfileReader, InstancesAreReadWhereTheyHaveNames) {
  const auto profile =
      read_text(read_file(LOOM_SOURCE_DIR "/gpus/measured/h100_everyday_profile.csv").value());
  ASSERT_TRUE(profile) << to_line(profile.error());
  ASSERT_EQ(profile->launches.size(), 111U);
  const Launch& first = profile->launches.front();
  EXPECT_EQ(first.gpu, "NVIDIA H100 80GB HBM3");
  EXPECT_TRUE(first.modifiers);
  EXPECT_THAT(first.opcodes, testing::Contains(Share{"LDG.E", 2097152}));
  EXPECT_THAT(first.opcodes, testing::Contains(Share{"LDC.64", 4194304}));
  for (const Launch& launch : profile->launches) {
    double sum = 0;
    for (const Share& each : launch.opcodes)
      sum += each.value;
    EXPECT_EQ(sum, launch[Metric::instructions]) << launch.kernel << ' ' << launch.id;
  }
}

TEST(ProfileReader, OpcodesWithoutNamesOrCountsAreNone) {
  const auto with = [](const std::string& name, const std::string& value) {
    return read_text(long_header + long_row("Duration", "us", "1") +
                     long_row("sass__inst_executed_per_opcode" + name, "", value));
  };
  EXPECT_TRUE(with("", "12").value().launches[0].opcodes.empty());
  EXPECT_TRUE(with("", "12 (4; 8)").value().launches[0].opcodes.empty());
  EXPECT_FALSE(with("", "12 (LDG: 4; EXIT: 8)").value().launches[0].modifiers);
  EXPECT_THAT(to_line(with("", "12 (LDG: 4; EXIT: eight)").error()),
              HasSubstr("f:3:1: metric 'sass__inst_executed_per_opcode': expected at most 2000"));
  EXPECT_FALSE(with("_with_modifier_all", "12 (LDG: -4)"));
}

TEST(ProfileReader, WhatIsNotAvailableIsAbsent) {
  const auto profile = read_text(long_header + long_row("smsp__inst_executed.sum", "inst", "n/a") +
                                 long_row("Duration", "us", "1"));
  ASSERT_TRUE(profile);
  EXPECT_FALSE(profile->launches[0][Metric::instructions]);
  EXPECT_THAT(missing_option(profile->launches), HasSubstr("smsp__inst_executed.sum"));
}

TEST(ProfileReader, RefusesWithPlaceAndWhatToDo) {
  EXPECT_THAT(refusal(""), HasSubstr("--page raw"));
  EXPECT_THAT(refusal(std::string("NVR\0\0", 5)), HasSubstr("binary"));
  EXPECT_THAT(refusal(data("text.txt")), HasSubstr("text for reading"));
  EXPECT_THAT(refusal(data("source.csv")), HasSubstr("source page"));
  EXPECT_THAT(refusal(long_header), HasSubstr("expected a launch"));
  EXPECT_THAT(refusal(long_header + long_row("smsp__inst_executed.sum", "inst", "2,62")),
              HasSubstr("f:2:1: metric 'smsp__inst_executed.sum'"));
  EXPECT_THAT(refusal(long_header + long_row("smsp__inst_executed.sum", "ell", "2")),
              HasSubstr("'ell' is not known"));
  EXPECT_THAT(refusal("\x1F\x8B\x08"), HasSubstr("gzip -d"));
  EXPECT_THAT(refusal(long_header + std::string(max_record_bytes + 1, '"')), HasSubstr("4 MiB"));
  EXPECT_THAT(refusal(long_header + '"' + std::string(max_record_bytes + 10, '\n')),
              HasSubstr("4 MiB"));
}

TEST(ProfileReader, ACutFileIsRefusedWhereverItIsCut) {
  for (const char* file : {"raw.csv", "details.csv"}) {
    const std::string text = data(file);
    const std::size_t last = text.rfind('\n', text.size() - 2) + 1;
    for (std::size_t end = last + 1; end + 40 < text.size(); end += 3) {
      SCOPED_TRACE(text.substr(last, end - last));
      EXPECT_FALSE(refusal(text.substr(0, end)).empty());
    }
  }
}

TEST(ProfileReader, ManyLaunchesAreRefused) {
  std::string text = "\"ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\"\n";
  for (std::size_t i = 0; i <= max_launches; ++i)
    text += "\"1\",\"k\",\"(1, 1, 1)\",\"(1, 1, 1)\"\n";
  EXPECT_THAT(refusal(text), HasSubstr("at most 20000 launches"));
}

TEST(ProfileJudge, RealLaunchesAgreeWithThemselves) {
  for (const char* file : {"raw.csv", "raw_base.csv", "raw_mangled.csv"})
    for (const Launch& launch : profile_of(file).launches) {
      const auto found = agreements(launch);
      EXPECT_EQ(found.size(), 3U);
      for (const Agreement& each : found)
        EXPECT_TRUE(each.agrees()) << file << ": " << launch.kernel << ": " << each.what.english()
                                   << ": " << each.left << " against " << each.right;
    }
}

TEST(ProfileJudge, WhatContradictsItselfIsFound) {
  Launch launch = profile_of("raw_mangled.csv").launches.at(0);
  launch.values[static_cast<std::size_t>(Metric::latency)] = 2 * *launch[Metric::latency];
  const auto found = agreements(launch);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_FALSE(found[0].agrees());
  EXPECT_NEAR(found[0].left / found[0].right, 0.5, 0.01);
  EXPECT_FALSE(found[1].agrees());
  EXPECT_NEAR(found[1].left / found[1].right, 2, 0.02);
  EXPECT_TRUE(found[2].agrees());
}

// saxpy: 15.79 warps, 92.64 cycles, 42.14 % of DRAM; then 60.97 warps.
TEST(ProfileJudge, OneOccupancyPredictsAnother) {
  const auto found = predictions(profile_of("raw.csv").launches);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].base, 1U);
  EXPECT_EQ(found[0].other, 0U);
  EXPECT_DOUBLE_EQ(found[0].latency_bound, 60.97 / 92.64);
  EXPECT_EQ(found[0].resource, "DRAM");
  EXPECT_DOUBLE_EQ(found[0].predicted(), 9479424 / (421868.36 * 132) / 0.4214);
  EXPECT_DOUBLE_EQ(found[0].measured, 9589664 / (216566.43 * 132));
}

TEST(ProfileJudge, BytesAreSectorsOfThirtyTwo) {
  const Launch launch = profile_of("raw.csv").launches.at(0);
  EXPECT_EQ(l1_traffic(launch), 32.0 * (8388608 + 4191524));
  EXPECT_EQ(l2_traffic(launch), 32.0 * 18927713);
  EXPECT_EQ(dram_traffic(launch), 268443648.0 + 117817856);
}

} // namespace
} // namespace loom::profile
