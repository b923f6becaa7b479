#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/profile/file_reader.h"
#include "core/profile/report.h"
#include "core/text/text.h"
#include "tests/core/profile/report_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>
#include <zstd.h>

#include <random>

namespace loom::profile {
namespace {

using test::ReportWriter;
using test::Wire;
using test::WrittenLaunch;
using test::WrittenMetric;
using testing::ElementsAre;
using testing::HasSubstr;
using Keep = ReportReader::Keep;

Result<Report> read_bytes(std::string_view bytes, std::size_t piece = 4096, Keep keep = Keep::all) {
  FileReader reader("f", keep);
  for (std::size_t i = 0; i < bytes.size(); i += piece)
    if (const auto good = reader.feed(bytes.substr(i, piece)); !good)
      return tl::unexpected(good.error());
  return reader.finish();
}

std::string refused(std::string_view bytes) {
  const auto read = read_bytes(bytes);
  return read ? "" : to_line(read.error());
}

std::string notes_of(const Report& report) {
  std::string all;
  for (const Message& each : report.profile.notes)
    all += each.english() + "\n";
  return all;
}

/// A table of metrics as a report and as the raw page of the same launches, in base units.
struct Row {
  std::string name, unit;
  std::vector<test::WrittenValue> values; ///< one of each launch
};
struct Pair {
  std::string report, csv;
};
std::string text_of(const test::WrittenValue& value) {
  return std::visit(
      [](const auto& each) -> std::string {
        if constexpr (std::is_same_v<std::decay_t<decltype(each)>, std::string>)
          return each;
        else
          return shortest(static_cast<double>(each));
      },
      value);
}
Pair both_of(const std::vector<Row>& rows, const std::vector<WrittenLaunch>& launches) {
  Pair pair;
  ReportWriter writer;
  std::string names = R"("ID","Kernel Name","Block Size","Grid Size","CC")",
              units = R"("","","","","")";
  for (const Row& row : rows) {
    names += ",\"" + row.name + '"';
    units += ",\"" + row.unit + '"';
  }
  pair.csv = names + "\n" + units + "\n";
  const auto size = [](const auto& sizes) {
    return "(" + std::to_string(sizes[0]) + ", " + std::to_string(sizes[1]) + ", " +
           std::to_string(sizes[2]) + ")";
  };
  for (std::size_t i = 0; i < launches.size(); ++i) {
    WrittenLaunch launch = launches[i];
    pair.csv += "\"" + std::to_string(i) + "\",\"" +
                (launch.demangled.empty() ? launch.function : launch.demangled) + "\",\"" +
                size(launch.block) + "\",\"" + size(launch.grid) + "\",\"9.0\"";
    for (const Row& row : rows) {
      launch.metrics.push_back({row.name, row.values[i]});
      pair.csv += ",\"" + text_of(row.values[i]) + '"';
    }
    pair.csv += '\n';
    writer.launch(launch);
  }
  pair.report = writer.text();
  return pair;
}

const std::vector<Row> table = {
    {"device__attribute_compute_capability_major", "", {std::uint64_t{9}, std::uint64_t{9}}},
    {"device__attribute_compute_capability_minor", "", {std::uint64_t{0}, std::uint64_t{0}}},
    {"device__attribute_display_name", "", {"NVIDIA H200", "NVIDIA H200"}},
    {"device__attribute_multiprocessor_count", "", {std::uint64_t{132}, std::uint64_t{132}}},
    {"dram__bytes_read.sum", "byte", {268443648.0, 7.0}},
    {"dram__bytes.sum.per_second", "byte/second", {2734567890123.4567, 1.0}},
    {"gpu__time_duration.sum", "nsecond", {182112.0, std::uint64_t{7136}}},
    {"launch__registers_per_thread", "register/thread", {std::uint32_t{26}, std::uint32_t{255}}},
    {"sm__inst_executed_pipe_fma.avg.pct_of_peak_sustained_active", "%", {9.659727, 0.0}},
    {"sm__inst_executed_pipe_xu.avg.pct_of_peak_sustained_active", "%", {0.0, 1.25}},
    {"sm__warps_active.avg.per_cycle_active", "warp", {54.116922, 1e-7}},
    {"smsp__average_warps_issue_stalled_barrier_per_issue_active.ratio", "inst", {0.5F, 0.25F}},
    {"smsp__average_warps_issue_stalled_long_scoreboard_per_issue_active.ratio",
     "inst",
     {11.0, 0.0}},
    {"smsp__cycles_elapsed.avg.per_second", "hz", {1538123456.789, 1980000000.0}},
    {"smsp__inst_executed.sum", "inst", {std::uint64_t{10747904}, 12345678.0}},
    {"smsp__issue_active.avg.per_cycle_active", "", {0.300149, 0.1}},
    {"some__other_metric.sum", "", {"text", 1.5}},
};
const std::vector<WrittenLaunch> two_launches = {
    {.function = "saxpy",
     .demangled = "void saxpy<float>(int, float *)",
     .grid = {65536, 2, 1},
     .block = {256, 1, 1}},
    {.function = "mm_kernel", .grid = {32, 32, 1}, .block = {16, 16, 1}},
};

std::vector<Launch> without_lines(std::vector<Launch> launches) {
  for (Launch& each : launches)
    each.line = 0;
  return launches;
}

TEST(ProfileReport, AReportAndTheExportOfItAreTheSameLaunches) {
  const Pair pair = both_of(table, two_launches);
  const auto report = read_bytes(pair.report), csv = read_bytes(pair.csv);
  ASSERT_TRUE(report) << to_line(report.error());
  ASSERT_TRUE(csv) << to_line(csv.error());
  EXPECT_EQ(report->profile.launches, without_lines(csv->profile.launches));
  ASSERT_EQ(report->profile.launches.size(), 2U);
  const Launch& first = report->profile.launches[0];
  EXPECT_EQ(first.kernel, "void saxpy<float>(int, float *)");
  EXPECT_EQ(first.gpu, "NVIDIA H200");
  EXPECT_EQ(first[Metric::duration], 182112 * 1e-9);
  EXPECT_EQ(first[Metric::use_issue], 0.300149 * 100);
  EXPECT_EQ(first[Metric::sms], 132);
  EXPECT_EQ(report->profile.launches[1].kernel, "mm_kernel");
  EXPECT_EQ(notes_of(*report), "");
}

TEST(ProfileReport, PiecesOfAnySizeReadTheSame) {
  const Pair pair = both_of(table, two_launches);
  for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, std::size_t{1} << 20}) {
    const auto report = read_bytes(pair.report, piece);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->profile.launches, read_bytes(pair.report)->profile.launches);
  }
}

TEST(ProfileReport, InstancesCodeRulesAndDevicesAreRead) {
  WrittenLaunch launch{.function = "k", .code = 77};
  using Pairs = std::vector<std::pair<test::WrittenValue, test::WrittenValue>>;
  launch.metrics = {
      {"inst_executed", std::uint64_t{30},
       Pairs{{std::uint64_t{0x7f0000000010}, std::uint64_t{10}},
             {std::uint64_t{0x7f0000000020}, std::uint64_t{20}}}},
      {"sass__inst_executed_per_opcode", 30.0, Pairs{{"LDG", 30.0}}},
      {"sass__inst_executed_per_opcode_with_modifier_all", 30.0,
       Pairs{{"LDG.E.128", 10.0}, {"EXIT", 20.0}}},
      {"lts__sampled", 0.0, Pairs{{std::uint64_t{1500}, 0.5}, {std::uint64_t{3000}, 0.75}}, true}};
  launch.more.push_back(Wire().message(
      19, Wire()
              .bytes(1, "CPIStall")
              .bytes(2, "Warp Stall")
              .message(3, Wire().message(1, Wire()
                                                .message(1, Wire().bytes(1, "waits"))
                                                .message(10, Wire().number(1, 2).real(2, 24.1))))
              .bytes(4, "WarpStateStats")));
  launch.more.push_back(Wire().number(99, 1).bytes(98, "unknown").single(35, 580.0F));
  ReportWriter writer;
  writer.session(
      Wire()
          .message(6,
                   Wire()
                       .number(1, 0)
                       .bytes(2, "NVIDIA H200")
                       .message(3, Wire()
                                       .bytes(1, "device__attribute_max_warps_per_multiprocessor")
                                       .message(2, test::metric_value(std::uint64_t{64}))))
          .message(8, Wire().bytes(1, "Nsight Compute Target").bytes(2, "2025.3.1.0")));
  writer.source(Wire()
                    .number(1, 77)
                    .bytes(3, ".version 8.0")
                    .bytes(4, std::string("\x7f"
                                          "ELF\0\1",
                                          6))
                    .number(6, 0x90000)
                    .message(9, Wire().message(1, Wire().bytes(1, "k").number(2, 0x7f0000000000))));
  writer.launch(launch);
  const auto report = read_bytes(writer.text());
  ASSERT_TRUE(report) << to_line(report.error());
  EXPECT_EQ(report->tool, "2025.3.1.0");
  ASSERT_EQ(report->devices.size(), 1U);
  EXPECT_EQ(report->devices[0].attributes.at(0).value, 64);
  ASSERT_EQ(report->codes.size(), 1U);
  EXPECT_EQ(report->codes[0].cubin.size(), 6U);
  EXPECT_EQ(report->codes[0].ptx, ".version 8.0");
  EXPECT_EQ(report->codes[0].revision, 0x90000U);
  EXPECT_THAT(report->codes[0].functions, ElementsAre(ReportCode::Function{"k", 0x7f0000000000}));
  EXPECT_EQ(report->profile.launches[0].gpu, "NVIDIA H200");
  EXPECT_TRUE(report->profile.launches[0].modifiers);
  EXPECT_THAT(report->profile.launches[0].opcodes,
              ElementsAre(Share{"LDG.E.128", 10}, Share{"EXIT", 20}));
  const LaunchDetail& detail = report->details.at(0);
  EXPECT_EQ(detail.mangled, "_Zk");
  EXPECT_EQ(detail.code, 77U);
  EXPECT_THAT(
      detail.by_instruction,
      ElementsAre(Instances{"inst_executed", {{0x7f0000000010, 10}, {0x7f0000000020, 20}}}));
  EXPECT_THAT(detail.over_time,
              ElementsAre(Instances{"lts__sampled", {{1500, 0.5}, {3000, 0.75}}}));
  EXPECT_THAT(detail.rules,
              ElementsAre(RuleResult{"CPIStall", "Warp Stall", "WarpStateStats", {"waits"}, 24.1}));
}

// Values typed from the report as ncu exports it.
TEST(ProfileReport, ARealReportIsRead) {
  const auto report =
      read_bytes(read_file(LOOM_SOURCE_DIR "/tests/core/profile/data/triton.ncu-rep").value());
  ASSERT_TRUE(report) << to_line(report.error());
  const auto& launches = report->profile.launches;
  ASSERT_EQ(launches.size(), 3U);
  EXPECT_EQ(launches[0].kernel, "add_kernel");
  EXPECT_EQ(launches[1].kernel, "rowsoft_kernel");
  EXPECT_EQ(launches[2].kernel, "mm_kernel");
  EXPECT_EQ(launches[2].grid, "(32, 32, 1)");
  EXPECT_EQ(launches[2].block, "(256, 1, 1)");
  EXPECT_EQ(launches[0].capability, "9.0");
  EXPECT_EQ(launches[0].gpu, "NVIDIA H200");
  EXPECT_EQ(launches[0][Metric::duration], 181984 * 1e-9);
  EXPECT_EQ(launches[0][Metric::dram_read], 536889856);
  EXPECT_EQ(launches[0][Metric::registers], 26);
  EXPECT_THAT(launches[0].opcodes, testing::Contains(Share{"LDG.E.128", 1048576}));
  EXPECT_EQ(notes_of(*report), "");
  // 41 instructions were executed, each 262,144 times.
  const auto& executed = report->details.at(0).by_instruction;
  const auto found = std::ranges::find(executed, "inst_executed", &Instances::metric);
  ASSERT_NE(found, executed.end());
  ASSERT_EQ(found->values.size(), 41U);
  const ReportCode& code = report->codes.at(0);
  EXPECT_EQ(code.functions.at(0).address, found->values.at(0).at);
  EXPECT_EQ(code.cubin.substr(0, 4), "\x7f"
                                     "ELF");
}

TEST(ProfileReport, ACutFileIsReadUpToWhereItIsCut) {
  const Pair pair = both_of(table, two_launches);
  const std::size_t first = both_of(table, {two_launches[0]}).report.size();
  for (std::size_t end = 0; end < pair.report.size(); ++end) {
    SCOPED_TRACE(end);
    const auto report = read_bytes(std::string_view(pair.report).substr(0, end));
    EXPECT_EQ(report.has_value(), end >= first);
    if (!report)
      EXPECT_TRUE(is_one_line(to_line(report.error())));
    else if (end == first)
      EXPECT_EQ(notes_of(*report), "");
    else
      EXPECT_THAT(notes_of(*report), HasSubstr("the file is cut"));
  }
  const auto cut = read_bytes(std::string_view(pair.report).substr(0, pair.report.size() - 10));
  EXPECT_THAT(notes_of(*cut), HasSubstr("cut in launch #1, after "));
}

TEST(ProfileReport, AnotherVersionIsReadAndSaid) {
  ReportWriter writer(8);
  writer.launch({.function = "k"});
  const auto report = read_bytes(writer.text());
  ASSERT_TRUE(report);
  EXPECT_EQ(report->profile.launches.size(), 1U);
  EXPECT_THAT(notes_of(*report), HasSubstr("version 8"));
}

TEST(ProfileReport, ADamagedLaunchIsLeftOutAlone) {
  ReportWriter writer;
  writer.launch({.function = "a"});
  WrittenLaunch bad{.function = "b"};
  bad.more.push_back(Wire().number(13, 0).bytes(13, "\x0a\xff"));
  writer.launch(bad);
  writer.launch({.function = "c"});
  const auto report = read_bytes(writer.text());
  ASSERT_TRUE(report);
  ASSERT_EQ(report->profile.launches.size(), 2U);
  EXPECT_EQ(report->profile.launches[1].id, "2");
  EXPECT_EQ(report->details.size(), 2U);
  EXPECT_THAT(notes_of(*report), HasSubstr("launch #1, byte "));
}

TEST(ProfileReport, RefusesWithWhatWasExpected) {
  EXPECT_THAT(refused(std::string_view("NVR\0", 4)), HasSubstr("f: expected a report"));
  EXPECT_THAT(refused(ReportWriter().text()), HasSubstr("no kernel was profiled"));
  EXPECT_THAT(refused(std::string_view("NVR\0\xff\xff\xff\xff"
                                       "abc",
                                       11)),
              HasSubstr("expected the size of a header, found 4294967295"));
}

std::string zstd_of(std::string_view text) {
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
  return packed;
}
std::string gzip_of(std::string_view text) {
  std::string packed(text.size() + 1000, '\0');
  std::string copy(text);
  z_stream stream{};
  deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
  stream.next_in = reinterpret_cast<Bytef*>(copy.data());
  stream.avail_in = static_cast<uInt>(copy.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

TEST(ProfileReport, WhatIsPackedIsUnpacked) {
  const Pair pair = both_of(table, two_launches);
  const auto plain = read_bytes(pair.report)->profile.launches;
  for (const auto& pack : {zstd_of, gzip_of}) {
    const auto report = read_bytes(pack(pair.report), 13), csv = read_bytes(pack(pair.csv), 13);
    ASSERT_TRUE(report) << to_line(report.error());
    ASSERT_TRUE(csv) << to_line(csv.error());
    EXPECT_EQ(report->profile.launches, plain);
    EXPECT_EQ(without_lines(csv->profile.launches), plain);
    const std::string packed = pack(pair.csv);
    EXPECT_THAT(refused(std::string_view(packed).substr(0, packed.size() / 2)),
                HasSubstr("f: the packed file is cut"));
  }
  EXPECT_THAT(refused("\x28\xB5\x2F\xFD"
                      "nonsense"),
              HasSubstr("f: what zstd has packed is"));
  EXPECT_THAT(refused("\x1F\x8B"
                      "nonsense"),
              HasSubstr("f: what gzip has packed is"));
}

// Of a launch 100 MB large no copy is made.
TEST(ProfileReport, AFalseSizeTakesNoMemory) {
  std::string text = ReportWriter().text();
  const std::string header = Wire().number(1, 0).number(2, 1).number(5, 1U << 27).text();
  text += static_cast<char>(header.size());
  text.append(3, '\0').append(header).append("\x00\x00\x00\x04", 4).append("abc");
  EXPECT_THAT(refused(text), HasSubstr("after 3 of its 67108864 bytes"));
}

TEST(ProfileReport, MutatedReportsAreReadOrRefusedInOneLine) {
  const std::string base =
      read_file(LOOM_SOURCE_DIR "/tests/core/profile/data/triton.ncu-rep").value();
  const std::string small = both_of(table, two_launches).report;
  std::mt19937 random(7);
  const auto below = [&random](std::size_t most) {
    return std::uniform_int_distribution<std::size_t>(0, most - 1)(random);
  };
  int read_count = 0;
  for (int round = 0; round < 10'000; ++round) {
    std::string text = round % 10 == 0 ? base : small;
    for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
      const std::size_t at = below(text.size());
      switch (below(4)) {
      case 0:
        text[at] = static_cast<char>(below(256));
        break;
      case 1:
        text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
        break;
      case 2:
        text.erase(at, 1 + below(8));
        break;
      default:
        text.insert(at, std::string(1 + below(8), static_cast<char>(below(256))));
      }
      if (text.empty())
        text = small;
    }
    const auto report = read_bytes(text);
    if (!report) {
      ASSERT_TRUE(is_one_line(to_line(report.error()))) << to_line(report.error());
      continue;
    }
    ++read_count;
    ASSERT_FALSE(report->profile.launches.empty());
    for (const Message& each : report->profile.notes)
      ASSERT_TRUE(is_one_line(each.english())) << each.english();
    for (const Launch& launch : report->profile.launches) {
      ASSERT_TRUE(is_one_line(launch.kernel));
      for (const auto& value : launch.values)
        ASSERT_TRUE(!value || std::isfinite(*value));
    }
  }
  EXPECT_GT(read_count, 1000);
}

} // namespace
} // namespace loom::profile
