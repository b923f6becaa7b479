// Numbers of any country, and exports that ncu or a table program wrote there.

#include "core/profile/judge.h"
#include "core/profile/profile_part.h"
#include "core/text/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace loom::profile::forms {
namespace {

using testing::AllOf;
using testing::HasSubstr;

using Cells = std::vector<std::string>;

Result<Profile> read_text(std::string_view text, std::size_t piece = 1000) {
  Reader reader("f");
  for (std::size_t i = 0; i < text.size(); i += piece)
    if (const auto good = reader.feed(text.substr(i, piece)); !good)
      return tl::unexpected(good.error());
  return reader.finish();
}
std::string refusal(std::string_view text) {
  const auto read = read_text(text);
  return read ? "" : to_line(read.error());
}
Launch only(std::string_view text) {
  const auto read = read_text(text);
  EXPECT_TRUE(read) << to_line(read.error()) << '\n' << text;
  return read ? read->launches.at(0) : Launch{};
}

/// A row of cells, each in quotes.
std::string row(const Cells& cells, const std::string& separator = ",",
                const std::string& quote = "\"") {
  std::string line;
  for (const std::string& each : cells)
    line += (line.empty() ? "" : separator) + quote + each + quote;
  return line + '\n';
}
const Cells header{"ID",      "Process ID",   "Process Name", "Host Name",   "Kernel Name",
                   "Context", "Stream",       "Block Size",   "Grid Size",   "Device",
                   "CC",      "Section Name", "Metric Name",  "Metric Unit", "Metric Value"};
Cells cells(const std::string& metric, const std::string& unit, const std::string& value) {
  return {"0",
          "77",
          "solve",
          "node1",
          "step(float *, int)",
          "1",
          "7",
          "(256, 1, 1)",
          "(1024, 1, 1)",
          "0",
          "8.6",
          "Command line profiler metrics",
          metric,
          unit,
          value};
}
/// An export with a row a metric.
std::string rows(const std::vector<std::array<std::string, 3>>& metrics) {
  std::string text = row(header);
  for (const auto& [name, unit, value] : metrics)
    text += row(cells(name, unit, value));
  return text;
}
const std::string time = "gpu__time_duration.sum", count = "smsp__inst_executed.sum",
                  active = "sm__cycles_active.avg",
                  warps_name = "sm__warps_active.avg.per_cycle_active",
                  use = "sm__throughput.avg.pct_of_peak_sustained_elapsed";

TEST(Numeral, GroupsAndFractionsOfAnyCountry) {
  struct Case {
    const char* text;
    std::optional<double> point, comma;
  };
  const std::optional<double> no;
  for (const Case& each : {
           Case{"12", 12, 12},
           {"-1,024", -1024, -1.024},
           {"1.234", 1.234, 1234},
           {"0.375", 0.375, no}, // no group begins with 0
           {"65,77", no, 65.77},
           {"27.595.520", no, 27595520},
           {"9,589,664", 9589664, no},
           {"2,618,438,761.78", 2618438761.78, no},
           {"2.618.438.761,78", no, 2618438761.78},
           {"27 595 520", 27595520, 27595520},
           {"27\u00A0595\u00A0520,5", no, 27595520.5}, // no-break
           {"117\u202F344", 117344, 117344},           // narrow no-break
           {"117\u2009344", 117344, 117344},           // thin
           {"117\xA0"
            "344",
            117344, 117344}, // as Windows' code page 1252 has it
           {"117'344.25", 117344.25, no},
           {"117\u2019344", 117344, 117344},
           {"12,34,567.5", 1234567.5, no}, // lakh
           {"1234,5", no, 1234.5},
           {"1.5e3", 1500, no},
           {"50.140945", 50.140945, no},
       }) {
    EXPECT_EQ(numeral(each.text), (Numeral{each.point, each.comma})) << each.text;
  }
  for (const char* bad : {"", "x", "nan", "inf", ",5", "1,", "1,234,", "1,2,3", "1,,234", "1'2345",
                          "1 234'567", "12.34.56", "1.234,567.8", "1e999", "--1", "1 234 56"})
    EXPECT_EQ(numeral(bad), Numeral{}) << bad;
}

// Of a count three digits after a sign are a group, and it has no fraction.
TEST(Numeral, ACountIsWhole) {
  EXPECT_EQ(numeral("65.536", true), (Numeral{{}, 65536}));
  EXPECT_EQ(numeral("65,536", true), (Numeral{65536, {}}));
  EXPECT_EQ(numeral("4194304.000000", true), (Numeral{4194304, {}}));
  EXPECT_EQ(numeral("65.5", true), Numeral{});
  EXPECT_EQ(numeral("65,77", true), Numeral{});
}

// 142,944 ns, 9,563,904 instructions, 215,878.55 cycles and 10.61 %, as eight countries write them.
TEST(ProfileLocale, TheSameExportOfAnyCountryIsTheSame) {
  struct Country {
    const char *time, *count, *active, *use;
  };
  for (const Country& each :
       {Country{"142,944", "9,563,904", "215,878.55", "10.61"},
        {"142.944", "9.563.904", "215.878,55", "10,61"},                     // German
        {"142\u202F944", "9\u202F563\u202F904", "215\u202F878,55", "10,61"}, // French
        {"142\u00A0944", "9\u00A0563\u00A0904", "215\u00A0878,55", "10,61"}, // Russian
        {"142\u2019944", "9\u2019563\u2019904", "215\u2019878.55", "10.61"}, // Swiss
        {"142'944", "9'563'904", "215'878.55", "10.61"},
        {"1,42,944", "95,63,904", "2,15,878.55", "10.61"}, // Indian
        {"142944", "9563904", "215878,55", "10,61"}}) {    // plain
    const Launch launch = only(rows({{time, "ns", each.time},
                                     {count, "inst", each.count},
                                     {active, "cycle", each.active},
                                     {use, "%", each.use}}));
    EXPECT_DOUBLE_EQ(*launch[Metric::duration], 142944e-9) << each.time;
    EXPECT_EQ(launch[Metric::instructions], 9563904) << each.count;
    EXPECT_EQ(launch[Metric::active_cycles], 215878.55) << each.active;
    EXPECT_EQ(launch[Metric::use_sm], 10.61) << each.use;
  }
}

// No number has two signs, but nanoseconds are whole; what stands before the evidence changes too.
TEST(ProfileLocale, WholeNanosecondsSayThatPointsGroup) {
  const Launch launch =
      only(rows({{active, "cycle", "221.834"},
                 {"smsp__average_warp_latency_per_inst_issued.ratio", "cycle", "1.250"},
                 {"smsp__average_warps_issue_stalled_wait_per_issue_active.ratio", "inst", "3.200"},
                 {time, "ns", "117.344"}}));
  EXPECT_DOUBLE_EQ(*launch[Metric::duration], 117344e-9);
  EXPECT_EQ(launch[Metric::active_cycles], 221834);
  EXPECT_EQ(launch[Metric::latency], 1250);
  EXPECT_THAT(launch.stalls, testing::ElementsAre(Share{"wait", 3200}));
  EXPECT_EQ(only(rows({{count, "inst", "65.536"}}))[Metric::instructions], 65536);
}

// What is not read can say it: "65,77" of any metric.
TEST(ProfileLocale, AnyNumberOfTheFileSaysIt) {
  const auto with = [](const std::string& value) {
    return only(rows({{active, "cycle", "1.234"}, {"some__metric.pct", "%", value}}));
  };
  EXPECT_EQ(with("65,7")[Metric::active_cycles], 1234);
  EXPECT_EQ(with("65.7")[Metric::active_cycles], 1.234);
}

TEST(ProfileLocale, WhatNothingSaysIsRefusedWithAWayOut) {
  EXPECT_THAT(refusal(rows({{warps_name, "warp", "16.384"}})),
              AllOf(HasSubstr("f:2:1: metric 'sm__warps_active.avg.per_cycle_active': '16.384' is "
                              "16.384 or 16384"),
                    HasSubstr("ncu --csv --page raw --print-units base"), HasSubstr(time)));
  EXPECT_THAT(refusal(rows({{active, "cycle", "1,234"}})), HasSubstr("1234 or 1.234"));
}

TEST(ProfileLocale, TwoNotationsInAFileAreRefused) {
  EXPECT_THAT(refusal(rows({{active, "cycle", "16.38"}, {use, "%", "65,77"}})),
              AllOf(HasSubstr("f:3:1: metric 'sm__throughput"), HasSubstr("'65,77'"),
                    HasSubstr("'16.38' of line 2")));
}

TEST(ProfileLocale, ACountWithAFractionIsRefused) {
  for (const char* bad : {"65.5", "65,5", "1.048.576,5"})
    EXPECT_THAT(refusal(rows({{count, "inst", bad}})),
                HasSubstr("f:2:1: metric 'smsp__inst_executed.sum': expected a whole number"))
        << bad;
}

// Without an ID values are averages over launches, and counts may have fractions.
TEST(ProfileLocale, AveragesOfCountsMayHaveFractions) {
  const Launch launch =
      only(row({"Process ID", "Kernel Name", "Invocations", "Metric Name", "Metric Unit", "Minimum",
                "Maximum", "Average"}) +
           row({"1", "k", "2", count, "inst", "3.000000", "4.000000", "3.500000"}));
  EXPECT_EQ(launch[Metric::instructions], 3.5);
}

// A document keeps numbers so that they are read again as they are, whatever their digits.
TEST(ProfileLocale, WhatADocumentKeepsIsNotAmbiguous) {
  Launch launch;
  launch.kernel = "k", launch.id = "3", launch.block = "256", launch.grid = "(7, 1, 1)";
  launch.capability = "9.0";
  launch.values[static_cast<std::size_t>(Metric::latency)] = 181.125;
  launch.values[static_cast<std::size_t>(Metric::duration)] = 1.125;
  launch.values[static_cast<std::size_t>(Metric::dram_read)] = 12529999.999999998; // 12.53 MB
  launch.stalls = {{"wait", 3.125}};
  Launch again = only(export_text(std::vector{launch}));
  again.line = 0;
  EXPECT_EQ(again, launch);
}

TEST(ProfileForms, TableProgramsKeepAnExport) {
  const std::vector<std::array<std::string, 3>> metrics{{time, "ns", "142.944"},
                                                        {use, "%", "10,61"}};
  const Launch plain = only(rows(metrics));
  const auto saved = [&](const std::string& separator, const std::string& quote,
                         const std::string& begin, bool index, const std::string& name = "") {
    Cells names = header;
    if (index)
      names.insert(names.begin(), name);
    std::string text = begin + row(names, separator, quote);
    int line = 0;
    for (const auto& [metric, unit, value] : metrics) {
      Cells each = cells(metric, unit, value);
      if (index)
        each.insert(each.begin(), std::to_string(line++));
      text += row(each, separator, quote);
    }
    return text;
  };
  const std::string with_carriage_returns = [&] {
    std::string text;
    for (const char c : saved(";", "", "\xEF\xBB\xBF", false))
      text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return text;
  }();
  for (const std::string& text :
       {with_carriage_returns, saved("\t", "", "", false), saved(",", "\"", "", true),
        saved(";", "\"", "sep=;\n", false), saved(",", "\"", "", true, "Unnamed: 0")}) {
    Launch launch = only(text);
    launch.line = plain.line;
    EXPECT_EQ(launch, plain) << text;
  }
}

// As a data frame saves the raw page: an index, the row of units with no ID, and so IDs as 0.0.
TEST(ProfileForms, ARawPageOfADataFrameIsRead) {
  const Launch launch = only(",ID,Kernel Name,Block Size,Grid Size,CC,gpu__time_duration.sum\n"
                             "0,,,,,,ns\n"
                             "1,0.0,\"scale(float *, float)\",\"(128, 1, 1)\",\"(64, 1, 1)\",8.0,"
                             "\"5,184\"\n");
  EXPECT_EQ(launch.id, "0");
  EXPECT_EQ(launch.kernel, "scale(float *, float)");
  EXPECT_DOUBLE_EQ(*launch[Metric::duration], 5184e-9);
}

TEST(ProfileForms, Utf16IsReadAsItIs) {
  const std::string text = rows({{time, "ns", "142\u202F944"}});
  const Launch plain = only(text);
  for (const bool big : {false, true}) {
    std::string wide;
    const auto put = [&wide, big](unsigned unit) {
      const char bytes[] = {static_cast<char>(unit & 0xFF), static_cast<char>(unit >> 8)};
      wide += {bytes[big ? 1 : 0], bytes[big ? 0 : 1]};
    };
    put(0xFEFF);
    for (std::size_t i = 0; i < text.size(); ++i)
      if (text.substr(i, 3) == "\u202F")
        put(0x202F), i += 2;
      else
        put(static_cast<unsigned char>(text[i]));
    for (const std::size_t piece : {std::size_t{1}, std::size_t{1000}}) {
      const auto read = read_text(wide, piece);
      ASSERT_TRUE(read) << to_line(read.error());
      EXPECT_EQ(read->launches.at(0), plain);
    }
  }
}

TEST(ProfileForms, AQuoteThatIsLostIsFound) {
  // A row a metric: value and sizes fall apart; a row a launch with some quotes and with none.
  EXPECT_THAT(refusal(row(header, ",", "") + row(cells(time, "ns", "2,816"), ",", "")),
              HasSubstr("f:2:1: expected 15 fields, as the header has, found 21"));
  const std::string raw = row({"ID", "Kernel Name", "Block Size", "Grid Size", time, count}) +
                          row({"", "", "", "", "ns", "inst"});
  EXPECT_THAT(refusal(raw + "0,k,\"(256, 1, 1)\",\"(8, 1, 1)\",1,234,567\n"),
              HasSubstr("f:3:1: expected 6 fields, as the header has, found 7"));
  EXPECT_THAT(refusal(raw + row({"0", "k", "(1, 1, 1)", "(8, 1, 1)", "1,234", "7"}) +
                      "1,k,(1, 1, 1),(8, 1, 1),1,234,7\n"),
              HasSubstr("f:4:1: expected 6 fields, as the header has, found 11"));
  // Newer headers have columns to spare, so that the count of fields says nothing.
  Cells newer = header;
  for (const char* each : {"Rule Name", "Rule Type", "Rule Description", "Speedup Type", "Speedup"})
    newer.emplace_back(each);
  Cells short_name = cells(time, "ns", "816");
  short_name[4] = "k";
  EXPECT_THAT(refusal(row(newer, ",", "") + row(short_name, ",", "")),
              HasSubstr("f:2:1: Block Size: expected whole numbers as (256, 1, 1), found '(256'"));
}

TEST(ProfileForms, ARowWithFewerFieldsIsRefusedWhereItStands) {
  Cells cut = cells(time, "ns", "1");
  cut.resize(9);
  EXPECT_THAT(refusal(row(header) + row(cut) + row(cells(time, "ns", "1"))),
              HasSubstr("f:2:1: expected 15 fields, as the header has, found 9"));
}

// What the program prints between the rows is none of them, whatever it looks like.
TEST(ProfileForms, WhatTheProgramPrintsIsLeftOut) {
  const auto read =
      read_text(row(header) + "1024,2.5,3.1\nresidual 1,234,5\n" + row(cells(time, "ns", "1")) +
                "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n");
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->launches.size(), 1U);
  EXPECT_EQ(read->other_lines, 3U);
}

TEST(ProfileForms, NoNumberStandsForAnIdOrASize) {
  const auto with = [](std::size_t column, const std::string& text) {
    Cells each = cells(time, "ns", "1");
    each[column] = text;
    return refusal(row(header) + row(each));
  };
  for (const char* bad : {"nan", "inf", "-1", "1.5", "first"})
    EXPECT_THAT(with(0, bad), HasSubstr("f:2:1: expected a whole number as ID, found")) << bad;
  for (const char* bad : {"nan", "inf", "(nan, 1, 1)", "(inf, 1, 1)", "(0, 1, 1)", "(1.5, 1, 1)",
                          "(1, 1, 1, 1)", "(3E2, 1, 1)", "()", "(1, 1, )"}) {
    EXPECT_THAT(with(7, bad), HasSubstr("f:2:1: Block Size: expected")) << bad;
    EXPECT_THAT(with(8, bad), HasSubstr("f:2:1: Grid Size: expected")) << bad;
  }
}

TEST(ProfileForms, WithoutARowOfUnitsTimesAndBytesAreRefused) {
  const auto raw = [](const std::string& metric, const std::string& value) {
    return row({"ID", "Kernel Name", metric}) + "0,k," + value + "\n";
  };
  EXPECT_THAT(refusal(raw(time, "1234")),
              AllOf(HasSubstr("f:2:1: expected a row of units"), HasSubstr(time)));
  EXPECT_THAT(refusal(raw("dram__bytes_read.sum", "1234")), HasSubstr("a row of units"));
  EXPECT_EQ(only(raw(count, "1234"))[Metric::instructions], 1234);
  EXPECT_THAT(refusal(raw(count, "12.5")), HasSubstr("expected a whole number"));
  // Nor is a count one where the row of units says nothing of it.
  EXPECT_THAT(
      refusal(row({"ID", "Kernel Name", count}) + row({"", "", ""}) + row({"0", "k", "12,5"})),
      HasSubstr("expected a whole number"));
}

// Labels and units of the details page of 2020, whose header has no sizes.
TEST(ProfileForms, ThePagesOf2020AreRead) {
  const Cells names{"ID",           "Process ID",  "Process Name", "Host Name",
                    "Kernel Name",  "Kernel Time", "Context",      "Stream",
                    "Section Name", "Metric Name", "Metric Unit",  "Metric Value"};
  std::string text = row(names) + "\n";
  const auto add = [&](const std::string& section, const std::string& label,
                       const std::string& unit, const std::string& value) {
    text += row({"0", "9", "a", "h", "step", "2020-Feb-03 10:11:12", "1", "7", section, label, unit,
                 value});
  };
  const std::string limits = "GPU Speed Of Light";
  add(limits, "Duration", "nsecond", "8992");
  add(limits, "SM Frequency", "cycle/second", "1138271055.75");
  add(limits, "SOL FB", "%", "46.47");
  add(limits, "SOL L2", "%", "13.61");
  add(limits, "SOL TEX", "%", "11.33");
  add(limits, "SM [%]", "%", "22.48");
  add("Launch Statistics", "Block Size", "", "192");
  add("Launch Statistics", "Grid Size", "", "1,506");
  const Launch launch = only(text);
  EXPECT_DOUBLE_EQ(*launch[Metric::duration], 8992e-9);
  EXPECT_EQ(launch[Metric::clock], 1138271055.75);
  EXPECT_EQ(launch[Metric::use_dram], 46.47);
  EXPECT_EQ(launch[Metric::use_l2], 13.61);
  EXPECT_EQ(launch[Metric::use_l1], 11.33);
  EXPECT_EQ(launch[Metric::use_sm], 22.48);
  EXPECT_EQ(launch.block, "192");
  EXPECT_EQ(launch.grid, "1506");
}

// Blackwell counts DRAM by other names; a metric's own name counts where both are there.
TEST(ProfileForms, OtherNamesStandInForAMetric) {
  const Launch launch = only(rows({{"dram__bytes_read.sum", "byte", "n/a"},
                                   {"dram__bytes_op_read.sum", "Mbyte", "12.50"},
                                   {"dram__bytes_op_write.sum", "Mbyte", "3.10"},
                                   {"smsp__issue_active.avg.per_cycle_active", "", "0.26"}}));
  EXPECT_EQ(launch[Metric::dram_read], 12.5e6);
  EXPECT_EQ(dram_traffic(launch), 15.6e6);
  EXPECT_DOUBLE_EQ(*launch[Metric::use_issue], 26);
  for (const bool own_first : {true, false}) {
    std::vector<std::array<std::string, 3>> both{
        {"smsp__issue_active.avg.pct_of_peak_sustained_active", "%", "26.05"},
        {"smsp__issue_active.avg.per_cycle_active", "", "0.26"}};
    if (!own_first)
      std::swap(both[0], both[1]);
    EXPECT_EQ(only(rows(both))[Metric::use_issue], 26.05);
  }
  Launch blackwell;
  blackwell.capability = "12.0";
  EXPECT_THAT(missing_option({&blackwell, 1}), HasSubstr("dram__bytes_op_read.sum"));
}

TEST(ProfileForms, OtherProfilersAreNamed) {
  EXPECT_THAT(refusal("==9== NVPROF is profiling process 9, command: ./a\n"
                      "\"Device\",\"Kernel\",\"Invocations\",\"Metric Name\",\"Min\"\n"
                      "\"Tesla K40m (0)\",\"k(int)\",1,\"ipc\",1.9\n"),
              HasSubstr("nvprof's CSV"));
  for (const char* nsys :
       {"Time (%),Total Time (ns),Instances,Avg (ns),Name\n99.0,12,1,12.0,\"k(int)\"\n",
        "Start (ns),Duration (ns),CorrId,GrdX,Name\n1,2,3,4,k\n"})
    EXPECT_THAT(refusal(nsys), HasSubstr("Nsight Systems' CSV"));
}

// Most used at 79 %: neither a limit nor far from one. Below 60 % of every peak latency limits, but
// only where every peak was looked at.
TEST(ProfileJudge, UsesSayWhatLimitsAsFarAsTheyWereMeasured) {
  const auto verdict = [](double issue, bool l1 = true) {
    Launch launch;
    for (const auto& [metric, value] : {std::pair{Metric::use_dram, 20.0},
                                        {Metric::use_l2, 20.0},
                                        {Metric::use_sm, 30.0},
                                        {Metric::use_issue, issue}})
      launch.values[static_cast<std::size_t>(metric)] = value;
    if (l1)
      launch.values[static_cast<std::size_t>(Metric::use_l1)] = 20;
    return most_used(launch)->verdict;
  };
  EXPECT_EQ(verdict(85), UseVerdict::resource);
  EXPECT_EQ(verdict(85, false), UseVerdict::resource);
  EXPECT_EQ(verdict(79), UseVerdict::between);
  EXPECT_EQ(verdict(59), UseVerdict::latency);
  EXPECT_EQ(verdict(59, false), UseVerdict::incomplete);
}

} // namespace
} // namespace loom::profile::forms
