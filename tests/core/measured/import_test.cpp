// Import of measured data: dialects, units by hand arithmetic, refusals with counts.

#include "core/gpu/points_csv.h"
#include "core/measured/import.h"
#include "core/text/csv_line.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>

#include <cmath>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using enum ColumnMeaning;

/// 132 SMs, 1980 MHz, 64 warps, 4 schedulers.
const GpuSpec& h200() {
  static const Catalogue catalogue(embedded_gpu_files());
  static const GpuPtr gpu = catalogue.find("h200").value();
  return *gpu;
}

Result<Imported> by_guess(std::string_view text, ImportMapping mapping = {}) {
  return csv_outline(text, "m.csv").and_then([&](const CsvOutline& outline) {
    mapping.columns = outline.guess;
    return import_measured(text, "folder/m.csv", mapping, h200());
  });
}

std::vector<MeasuredPoint> points(std::string_view text, ImportMapping mapping = {}) {
  const auto imported = by_guess(text, std::move(mapping));
  EXPECT_TRUE(imported) << (imported ? "" : to_line(imported.error()));
  if (!imported)
    return {};
  EXPECT_EQ(words(imported->report), "");
  return imported->set.data.points;
}

TEST(Import, ReadsEveryDialect) {
  const std::vector<MeasuredPoint> expected{{4, 8, 0.125}, {INFINITY, 16, 2.5}};
  const char* const files[] = {
      "alpha,warps,throughput\n4,8,0.125\ninf,16,2.5\n",
      "\xef\xbb\xbf"
      "Alpha;Warps per SM;Throughput (IPC/SM)\r\n4;8;0,125\r\n\r\ninf;16;2,5\r\n",
      "alpha\twarps\tIPC\n4\t8\t.125\n\xe2\x88\x9e\t16\t+2.5",
      "# note\n\"alpha\", \"warps\" ,\"throughput\",\"re\"\"mark, long\"\n \"4\",8,\"1.25e-1\",\n"
      "Infinity,16,2.5,\"x, y\"\n",
      "throughput;alpha;note;warps\n2,5;INF;1.2;16\n0.125;4,0;;8\n", // any order of rows too
  };
  for (const char* const file : files)
    EXPECT_EQ(points(file), expected) << file;
}

// What a figure shows is exported as one table, the model's curves beside what was measured.
TEST(Import, TakesOfAFiguresTableWhatWasMeasured) {
  ImportMapping mapping;
  mapping.alpha = 4;
  const std::vector<MeasuredPoint> expected{{4, 8, 0.125}, {4, 16, 0.25}, {4, 24, 0.5}};
  EXPECT_EQ(points("# latencyloom 0.1.0\n"
                   "panel,series,occupancy (warps/SM),memory throughput (IPC/SM),mark\n"
                   "1,model,0,0,\n1,model,64,0.13,d\n1,measured,8,0.125,\n"
                   "1,imported_1,16,0.25,\n1,pinned_2_measured,24,0.5,\n"
                   "1,operating_point,8,0.125,\n",
                   mapping),
            expected);
}

TEST(Import, UnderstandsPercentSignsUnitsInBracketsAndWhatIsNotAvailable) {
  // 50 % of 64 warps; 128 bytes an iteration at 132 SMs and 1980 MHz.
  const double gbs = 128 * 132 * 1.98;
  const auto found =
      points("alpha;occupancy;DRAM read [GB/s]\n4;50 %;" + std::to_string(gbs / 8) + "\n");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].warps, 32);
  EXPECT_NEAR(found[0].throughput, 0.125, 1e-6);
  for (const char* const nothing : {"n/a", "N/A", "-", "", "null"}) {
    const auto imported =
        by_guess("alpha,warps,throughput\n4,8,0.125\n4,16," + std::string(nothing) + "\n");
    ASSERT_TRUE(imported) << nothing;
    ASSERT_EQ(imported->report.refused.size(), 1U) << nothing;
    EXPECT_EQ(imported->report.refused[0].why, Refusal::missing) << nothing;
  }
  EXPECT_EQ(cell_number("12.5%", false), 12.5);
  EXPECT_EQ(cell_number("%", false), std::nullopt);
}

TEST(Import, TellsWhatItSeesOfAFile) {
  const auto outline = csv_outline("# n\nα;Achieved occupancy;GB/s;min;max;error;colour\n"
                                   "1;12,5;100;90;110;1;red\n",
                                   "m.csv");
  ASSERT_TRUE(outline);
  EXPECT_EQ(outline->dialect.separator, ';');
  EXPECT_THAT(outline->headers,
              ElementsAre("α", "Achieved occupancy", "GB/s", "min", "max", "error", "colour"));
  EXPECT_THAT(outline->rows, ElementsAre(ElementsAre("1", "12,5", "100", "90", "110", "1", "red")));
  EXPECT_THAT(outline->guess,
              ElementsAre(alpha, occupancy_percent, gigabytes, low, high, ignored, ignored));
  // As this program's own figures have them.
  const auto exported = csv_outline("panel,series,occupancy (warps/SM),memory throughput "
                                    "(IPC/SM),low,high\n1,mine,8,0.02,0.01,0.03\n",
                                    "m.csv");
  ASSERT_TRUE(exported);
  EXPECT_THAT(exported->guess, ElementsAre(ignored, ignored, warps, other_ipc, low, high));
  const auto needed = csv_outline("panel,series,arithmetic intensity α,warps for 90 % of the peak "
                                  "(warps/SM),low,high\n1,mine,8,30,29,31\n",
                                  "m.csv");
  ASSERT_TRUE(needed);
  EXPECT_THAT(needed->guess, ElementsAre(ignored, ignored, alpha, warps_needed, low, high));
  const auto bare = csv_outline("1,2,3\n4,5,6\n", "m.csv");
  ASSERT_TRUE(bare);
  EXPECT_THAT(bare->headers, ElementsAre("column 1", "column 2", "column 3"));
  EXPECT_EQ(bare->rows.size(), 2u);
  EXPECT_EQ(
      to_line(csv_outline("# only\n", "m.csv").error()),
      "m.csv:2:1: expected a table: a line that names the columns, then a line a measurement");
  EXPECT_EQ(to_line(csv_outline("a,\"b\n", "m.csv").error()),
            "m.csv:1:2: the quotation mark has no end");
}

TEST(Import, ALineOfMillionsOfFieldsTakesLittleRoom) {
  std::vector<CsvField> fields;
  EXPECT_EQ(split_csv_line(std::string(3'000'000, ','), ',', fields), 0);
  EXPECT_EQ(fields.size(), 100'000u);
}

TEST(Import, ATableHasAThousandColumnsAtMost) {
  const std::string most = std::string(999, ',') + "a\n";
  const auto outline = csv_outline(most + std::string(16'384, ',') + "1\n", "m.csv");
  ASSERT_TRUE(outline);
  EXPECT_EQ(outline->headers.size(), 1000u);
  EXPECT_EQ(outline->rows[0].size(), 1000u); // the import refuses this row
  EXPECT_EQ(to_line(csv_outline("# note\n," + most, "m.csv").error()),
            "m.csv:2:1001: expected at most 1000 columns, found 1001: leave out those that are no "
            "measurements");
}

// Tables of papers name the half of an error bar in many ways, alone or behind what it is of.
TEST(Import, TakesColumnsOfErrorsForErrorBars) {
  const auto guessed = [](const std::string& header) {
    const auto outline = csv_outline("alpha,warps,throughput," + header + "\n1,2,3,0.1\n", "m.csv");
    return outline ? outline->guess.back() : cycles;
  };
  for (const char* header : {"error",
                             "± error",
                             "±error",
                             "err",
                             "Err.",
                             "±",
                             "± (IPC/SM)",
                             "std",
                             "std_dev",
                             "Std. dev.",
                             "stddev",
                             "standard deviation",
                             "throughput error",
                             "ipc_err",
                             "throughput ± error (IPC/SM)",
                             "yerr",
                             "y err",
                             "error bar",
                             "σ",
                             "uncertainty",
                             "погрешность",
                             "误差",
                             "+/- error"})
    EXPECT_EQ(guessed(header), error) << header;
  for (const char* header : {"error%", "± %", "±%", "error [%]", "relative error (%)",
                             "relative error %", "err percent", "stddev %"})
    EXPECT_EQ(guessed(header), error_percent) << header;
  for (const char* header : {"relative error", "errors found", "model error", "terror", "standard",
                             "error code", "bar", "%", "notes"})
    EXPECT_EQ(guessed(header), ignored) << header;
}

TEST(Import, ReadsWarpsNeededWithTheirErrors) {
  const auto read = [](std::string_view text) {
    const auto imported = by_guess(text);
    EXPECT_TRUE(imported) << (imported ? "" : to_line(imported.error()));
    return imported ? imported->set.data : MeasuredPoints{};
  };
  const std::vector<NeededPoint> expected{{0, 30, 29, 31}, {48, 46, 43, 49}, {INFINITY, 21.5}};
  const MeasuredPoints half = read("alpha,warps needed (warps/SM),±\n48,46,3\n0,30,1\ninf,21.5,\n");
  EXPECT_EQ(half.needed, expected);
  EXPECT_TRUE(half.points.empty());
  EXPECT_EQ(read("α;warps needed;low;high\n0;30;29;31\n48;46;43;49\ninf;21,5;;\n").needed,
            expected);
  // Nothing but warps at each α: those that were needed.
  EXPECT_EQ(read("alpha,warps,error\n48,46,3\n0,30,1\ninf,21.5,\n").needed, expected);
  const auto wrong = by_guess("alpha,warps needed,error\n48,46,3\n1,0.5,\n2,46,-1\n");
  ASSERT_TRUE(wrong);
  EXPECT_EQ(wrong->report.refused_rows(), 2u);
  EXPECT_THAT(words(wrong->report), HasSubstr("expected for 'warps needed' 1 to 1024 warps/SM"));
  EXPECT_FALSE(accepted(*wrong, false));
  EXPECT_TRUE(accepted(*wrong, true));
  const auto both = by_guess("alpha,warps needed,warps,ipc\n48,46,3,0.1\n");
  ASSERT_FALSE(both);
  EXPECT_THAT(both.error().detail.english(), HasSubstr("a column is the warps needed"));
}

// Of which part of the peak the warps are, a line or the header says; else they are of the whole.
TEST(Import, WarpsNeededSayOfWhichPartOfThePeakTheyAre) {
  const auto target = [](const std::string& text) {
    const auto imported = by_guess(text);
    EXPECT_TRUE(imported) << (imported ? "" : to_line(imported.error()));
    return imported ? target_line(imported->set.data.notes) : std::nullopt;
  };
  const std::string rows = "alpha,warps needed\n48,46\n";
  EXPECT_EQ(target(rows), 1);
  EXPECT_EQ(target("# target: 0.9\n" + rows), 0.9);
  EXPECT_EQ(target("# mine\n# target: 95 %\n" + rows), 0.95);
  EXPECT_EQ(target("alpha,warps for 90 % of the peak (warps/SM)\n48,46\n"), 0.9);
  EXPECT_EQ(target("# target: 0.8\nalpha,warps for 90 % of the peak (warps/SM)\n48,46\n"), 0.8);
  for (const char* wrong : {"0", "1.5", "90", "half", ""}) {
    const auto imported = by_guess("# target: " + std::string(wrong) + "\n" + rows);
    if (*wrong == 0)
      continue; // no such line
    ASSERT_FALSE(imported) << wrong;
    EXPECT_THAT(imported.error().detail.english(), HasSubstr("0.9 or 90 %"));
  }
}

/// The one point of α, 16 warps and a value in a unit.
MeasuredPoint one(ColumnMeaning unit, const char* alpha_and_value, double extra = 0) {
  const std::string text = std::string("warps,a,v\n16,") + alpha_and_value + "\n";
  const auto imported = import_measured(
      text, "m.csv", {.columns = {warps, alpha, unit}, .extra_arithmetic = extra}, h200());
  EXPECT_TRUE(imported && imported->set.data.points.size() == 1) << alpha_and_value;
  return imported && !imported->set.data.points.empty() ? imported->set.data.points[0]
                                                        : MeasuredPoint{};
}

TEST(Import, ConvertsUnitsOfThroughput) {
  EXPECT_EQ(one(other_ipc, "3,0.5").throughput, 0.5);
  // 4000 GB/s / (132 SMs × 1.98 GHz × 128 B)
  EXPECT_NEAR(one(gigabytes, "3,4000").throughput, 4000 / (132 * 1.98 * 128), 1e-12);
  EXPECT_NEAR(one(gigabytes, "3,4000").throughput, 0.119567, 1e-6);
  EXPECT_EQ(one(arithmetic_ipc, "4,2").throughput, 0.5);
  EXPECT_EQ(one(arithmetic_ipc, "inf,2").throughput, 2);
  EXPECT_EQ(one(adds, "4,64").throughput, 0.5); // 64 / 32 threads / 4 adds
  // 1000 Gflop/s / (132 × 1.98 GHz × 32 threads) / 4 adds
  EXPECT_NEAR(one(gigaflops, "4,1000").throughput, 1000 / (132 * 1.98 * 32) / 4, 1e-12);
  EXPECT_EQ(one(instruction_ipc, "3,2").throughput, 0.5);
  EXPECT_EQ(one(instruction_ipc, "3,2.5", 1).throughput, 0.5); // 3 + 1 adds and a load
  EXPECT_EQ(one(instruction_ipc, "inf,2").throughput, 2);
  EXPECT_EQ(one(cycles, "3,400").throughput, 0.04); // 16 warps, each every 400 cycles
}

TEST(Import, ConvertsUnitsOfOccupancy) {
  const auto warps_of = [](ColumnMeaning unit, const char* value) {
    const std::string text = std::string("o,t\n") + value + ",1\n";
    return import_measured(text, "m.csv", {.columns = {unit, other_ipc}, .alpha = 2}, h200())
        ->set.data.points.at(0);
  };
  EXPECT_EQ(warps_of(warps, "12.5").warps, 12.5);
  EXPECT_EQ(warps_of(threads, "512").warps, 16);
  EXPECT_EQ(warps_of(occupancy_percent, "25").warps, 16);
  EXPECT_EQ(warps_of(occupancy_share, "0.25").warps, 16);
  EXPECT_EQ(warps_of(warps_per_scheduler, "4").warps, 16);
  EXPECT_EQ(warps_of(warps, "1").alpha, 2);
}

TEST(Import, ReadsErrorBarsInTheUnitOfTheThroughput) {
  const auto bar = [](ColumnMeaning unit, std::vector<ColumnMeaning> ends, const char* row) {
    std::vector<ColumnMeaning> columns{alpha, warps, unit};
    columns.insert(columns.end(), ends.begin(), ends.end());
    const std::string text = std::string(ends.size() == 2 ? "a,b,c,d,e\n" : "a,b,c,d\n") + row;
    const auto imported = import_measured(text, "m.csv", {.columns = columns}, h200());
    return imported->set.data.points.at(0);
  };
  const MeasuredPoint ends = bar(adds, {low, high}, "4,8,64,32,128");
  EXPECT_EQ(std::pair(ends.low, ends.high), std::pair(0.25, 1.0));
  const MeasuredPoint half = bar(other_ipc, {error}, "4,8,0.5,0.125");
  EXPECT_EQ(std::pair(half.low, half.high), std::pair(0.375, 0.625));
  const MeasuredPoint percent = bar(other_ipc, {error_percent}, "4,8,0.5,50");
  EXPECT_EQ(std::pair(percent.low, percent.high), std::pair(0.25, 0.75));
  const MeasuredPoint below = bar(other_ipc, {error}, "4,8,0.5,1");
  EXPECT_EQ(std::pair(below.low, below.high), std::pair(0.0, 1.5));
  const MeasuredPoint time = bar(cycles, {low, high}, "4,8,100,80,160"); // more cycles are slower
  EXPECT_EQ(std::pair(time.low, time.high), std::pair(0.05, 0.1));
  EXPECT_FALSE(bar(other_ipc, {error}, "4,8,0.5,").has_range());
}

TEST(Import, ReadsTheMeasuringLoop) {
  const auto read =
      points("alpha,warps_per_sm,throughput,loop_cycles,loop_slots\n4,8,0.5,23,9.5\n");
  ASSERT_EQ(read.size(), 1u);
  EXPECT_EQ(read[0].loop, (MeasuringLoop{.cycles = 23, .issue_slots = 9.5}));
  const auto wrong = by_guess("alpha,warps,throughput,loop_slots\n4,8,0.5,-1\n4,9,0.5,1\n");
  ASSERT_TRUE(wrong);
  EXPECT_THAT(words(wrong->report), HasSubstr("what the measuring loop takes an iteration"));
}

TEST(Import, RefusesRowsWithACountAndThePlaceOfTheFirst) {
  const auto imported = by_guess("alpha,warps,throughput\n"
                                 "1,2,3\n"   // line 2
                                 "1,2,4\n"   // duplicate
                                 "1,3,-1\n"  // negative
                                 "1,4,nan\n" // NaN
                                 "1,5,inf\n" // infinite
                                 "1,inf,1\n" // infinite
                                 "1,6\n"     // shape
                                 "1,7,x\n"   // text
                                 "1,,1\n"    // missing
                                 "1,0,1\n"   // range
                                 "-1,8,1\n"  // range
                                 "1,2,5\n"   // duplicate
                                 "inf,9,1\n");
  ASSERT_TRUE(imported);
  EXPECT_EQ(imported->set.data.points, (std::vector<MeasuredPoint>{{1, 2, 3}, {INFINITY, 9, 1}}));
  EXPECT_EQ(imported->report.rows, 13u);
  EXPECT_EQ(imported->report.refused_rows(), 11u);
  const std::string text = words(imported->report);
  for (const char* part :
       {"11 of 13 rows refused: 1 negative throughput (line 4, column 3: expected for 'throughput' "
        "a throughput from 0, found '-1')",
        "1 NaN (line 5, column 3: ", "2 infinities (first in line 6, column 3: ",
        "1 row of another shape (line 8, column 1: expected 3 columns, found 2)",
        "1 cell that is no number (line 9, column 3: ", "1 missing number (line 10, column 2: ",
        "2 numbers out of range (first in line 11, column 2: expected for 'warps' an occupancy of "
        "1 to 1024 warps/SM, found '0')",
        "2 duplicates (first in line 3, column 3: alpha 1, 2 warps again, as in line 2)"})
    EXPECT_THAT(text, HasSubstr(part));
  EXPECT_FALSE(accepted(*imported, false));
  EXPECT_EQ(to_line(accepted(*imported, false).error()), "folder/m.csv: " + text);
  const auto kept = accepted(*imported, true);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->data.points.size(), 2u);
  EXPECT_EQ(kept->name, "m.csv");
}

TEST(Import, RefusesWhatAUnitCannotSayAndBarsThatDoNotEnclose) {
  const auto adds_at_zero = by_guess("alpha,warps,adds\n0,1,5\n1,1,5\n");
  ASSERT_TRUE(adds_at_zero);
  EXPECT_THAT(words(adds_at_zero->report),
              HasSubstr("1 throughput that its unit cannot give (line 2, column 3: "));
  EXPECT_THAT(words(by_guess("alpha,warps,gbps\ninf,1,5\n")->report), HasSubstr("cannot give"));
  const auto bars = by_guess("alpha,warps,ipc,low,high\n1,1,5,6,7\n1,2,5,4,6\n1,3,5,1,2\n");
  EXPECT_THAT(words(bars->report), HasSubstr("2 of 3 rows refused: 2 wrong error bars (first in "
                                             "line 2, column 4: "));
  EXPECT_THAT(words(by_guess("alpha,warps,ipc,error\n1,1,5,-1\n")->report),
              HasSubstr("1 wrong error bar"));
}

TEST(Import, TakesOneIlpAndTheNotes) {
  const char* const text = "# by hand\n#of mine\nalpha,warps,ilp,ipc\n1,2,1,0.1\n1,2,2,0.2\n";
  const auto imported = by_guess(text, {.ilp = 2});
  ASSERT_TRUE(imported);
  EXPECT_EQ(imported->set.data.points, (std::vector<MeasuredPoint>{{1, 2, 0.2}}));
  EXPECT_EQ(imported->set.data.notes, "by hand\nof mine");
  EXPECT_EQ(imported->set.ilp, 2);
  EXPECT_EQ(imported->report.other_ilp, 1u);
  EXPECT_EQ(imported->set.bytes, std::string_view(text).size());
  EXPECT_EQ(accepted(*by_guess(text, {.ilp = 3}), false).error().detail.english(),
            "no row was measured with ILP 3");
}

TEST(Import, TakesTheSourceThatTheFileNames) {
  const char* const text = "# mine\n# source: A. Author, 2026\nalpha,warps,ipc\n1,2,0.1\n";
  EXPECT_EQ(by_guess(text)->set.source, "A. Author, 2026");
  EXPECT_EQ(by_guess(text, {.source = "me"})->set.source, "me");
  EXPECT_EQ(source_line("source: a\nsource: b"), "a");
  EXPECT_EQ(source_line("no source: a"), "");
}

TEST(Import, SaysWhatAMappingLacks) {
  const auto problem = [](ImportMapping mapping, const char* id = "h200") {
    static const Catalogue catalogue(embedded_gpu_files());
    const auto checked = check_mapping(mapping, *catalogue.find(id).value());
    return checked ? std::string() : checked.error().detail.english();
  };
  EXPECT_EQ(problem({.columns = {alpha, warps, other_ipc}}), "");
  EXPECT_THAT(problem({.columns = {warps, other_ipc}}), HasSubstr("no column is alpha"));
  EXPECT_EQ(problem({.columns = {warps, other_ipc}, .alpha = 3}), "");
  EXPECT_THAT(problem({.columns = {alpha, warps, other_ipc}, .alpha = 3}), HasSubstr("too"));
  EXPECT_THAT(problem({.columns = {alpha, other_ipc}}), HasSubstr("occupancy"));
  EXPECT_THAT(problem({.columns = {alpha, warps}}), HasSubstr("throughput"));
  EXPECT_THAT(problem({.columns = {alpha, warps, threads, other_ipc}}),
              HasSubstr("columns 2 and 3 mean the same"));
  EXPECT_THAT(problem({.columns = {alpha, warps, other_ipc, low}}), HasSubstr("both"));
  EXPECT_THAT(problem({.columns = {alpha, warps, other_ipc, low, high, error}}),
              HasSubstr("twice"));
  EXPECT_THAT(problem({.columns = {alpha, warps, gigabytes}, .mix = "sfu"}), HasSubstr("sfu"));
  EXPECT_THAT(problem({.columns = {alpha, warps, gigabytes}}, "toy"), HasSubstr("not known of"));
}

TEST(Import, AMillionRows) {
  std::string text = "alpha,warps,throughput\n";
  for (int a = 999; a >= 0; --a)
    for (int w = 1; w <= 1000; ++w)
      text += std::to_string(a) + "," + std::to_string(w) + "," + std::to_string(a + w) + "\n";
  double last = 0;
  const auto imported = import_measured(text, "m.csv", {.columns = {alpha, warps, other_ipc}},
                                        h200(), [&last](double fraction) {
                                          EXPECT_GE(fraction, last);
                                          last = fraction;
                                          return true;
                                        });
  ASSERT_TRUE(imported);
  EXPECT_GT(last, 0.9);
  ASSERT_EQ(imported->set.data.points.size(), 1'000'000u);
  EXPECT_EQ(words(imported->report), "");
  EXPECT_EQ(imported->set.data.points[5002], (MeasuredPoint{5, 3, 8})); // by α, then warps
  const auto stopped = import_measured(text, "m.csv", {.columns = {alpha, warps, other_ipc}},
                                       h200(), [](double) { return false; });
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::internal);
}

} // namespace
} // namespace loom
