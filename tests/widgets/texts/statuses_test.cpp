/// Every number that no source states says so: in the figure, its caption and its data.

#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "widgets/export/caption.h"
#include "widgets/export/exporter.h"
#include "widgets/figures/catalogue.h"
#include "widgets/look/language.h"
#include "widgets/paint/marks.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string_view>

namespace loom {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

class Statuses : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};

  [[nodiscard]] Document of(const char* gpu) const {
    return {default_scenario(catalogue.find(gpu).value()), {}};
  }
  [[nodiscard]] Figure drawn(const char* id, const char* gpu = nullptr) const {
    const auto entry = find_figure(QString::fromLatin1(id));
    EXPECT_TRUE(entry.has_value()) << id;
    auto figure = (*entry)->build(
        {of(gpu ? gpu : "gtx980"), &catalogue, gpu ? figure_option::all : figure_option::none});
    EXPECT_TRUE(figure.has_value()) << id;
    return figure.value_or(Figure{});
  }
  [[nodiscard]] std::string exported(const Figure& figure, ExportFormat format) const {
    ExportSpec spec;
    spec.format = format;
    return export_figure(figure, of("gtx980"), catalogue, spec).value_or("").toStdString();
  }
  [[nodiscard]] std::string caption(const Figure& figure) const {
    return caption_words(figure, of("gtx980"), catalogue).toStdString();
  }
};

const BarSeries& bars(const Figure& figure, std::string_view id) {
  return *std::ranges::find(figure.panels.at(0).bars, id, &BarSeries::id);
}

TEST_F(Statuses, ACaptionSaysWhichParametersAreDerived) {
  // The thesis states Kepler's 9 cycles of an add (§4.4), and neither its memory latency nor its
  // memory throughput.
  const std::string kepler = parameter_words(of("gtx680").scenario).toStdString();
  EXPECT_THAT(kepler, HasSubstr("mem_lat 302 cycles (derived)"));
  EXPECT_THAT(kepler, HasSubstr("mem_thru 0.145 IPC/SM (derived)"));
  EXPECT_THAT(kepler, HasSubstr("alu_lat 9 cycles,"));
  Scenario changed = of("gtx680").scenario;
  changed.overrides[static_cast<std::size_t>(Hardware::mem_lat)] = 300;
  EXPECT_THAT(parameter_words(changed).toStdString(), HasSubstr("mem_lat 300 cycles (changed)"));
}

TEST_F(Statuses, ACaptionCitesNobodyForWhatIsDerived) {
  const Figure figure = drawn("thesis-4.5", "gtx680");
  const std::string words = caption(figure);
  const std::string cited = words.substr(words.find("Sources: "));
  EXPECT_THAT(cited, HasSubstr("§4.4")) << "the add's 9 cycles";
  EXPECT_THAT(cited, Not(HasSubstr("§4.8")));
  EXPECT_THAT(cited, Not(HasSubstr("table of ratios")));
  EXPECT_THAT(words, HasSubstr("mem_lat 302 cycles (derived), alu_lat 9 cycles"));
  EXPECT_THAT(words, Not(HasSubstr("Derived by this program"))) << "each number is said once";
  for (const ExportFormat format : {ExportFormat::csv, ExportFormat::tex}) {
    const std::string data = exported(figure, format);
    EXPECT_THAT(data, HasSubstr(" status: GTX 680: mem_lat 302 cycles, derived by this program "
                                "from V. Volkov"));
    EXPECT_THAT(data,
                HasSubstr(" status: GTX 680: mem_thru 0.145 IPC/SM, derived by this program"));
  }
  EXPECT_THAT(figure.status_note,
              HasSubstr("Derived by this program: mem_lat 302 cycles, mem_thru 0.145 IPC/SM"));
  EXPECT_THAT(figure.footnotes, testing::Not(Contains(figure.status_note)))
      << "the page is the author's";
  EXPECT_THAT(words_beside(Beside::snippet, figure, of("gtx680"), catalogue, {}, {}).toStdString(),
              HasSubstr("mem\\_lat 302 cycles (derived)"));
}

// §4.3 states 40 warps for Maxwell, and for the others only by how much memory needs more warps
// than arithmetic: 4, 2.7, 2.3 and 1.6 times 5, 6, 18 and 36 warps.
TEST_F(Statuses, WarpsWorkedBackFromRatiosAreNotMeasured) {
  const Figure figure = drawn("thesis-4.2");
  const std::vector<double>& measured = bars(figure, "memory_90").heights;
  const BarSeries& worked_back = bars(figure, "memory_90_from_ratio");
  EXPECT_EQ(worked_back.role, hollow_role);
  EXPECT_NE(bars(figure, "memory_90").role, hollow_role);
  EXPECT_THAT(worked_back.label, HasSubstr("worked back"));
  const double ratios[] = {4 * 5.0, 2.7 * 6, 2.3 * 18, 1.6 * 36};
  for (std::size_t gpu = 0; gpu < 4; ++gpu) {
    EXPECT_TRUE(std::isnan(measured[gpu])) << gpu;
    EXPECT_NEAR(worked_back.heights[gpu], ratios[gpu], 0.5) << gpu;
  }
  EXPECT_EQ(measured[4], 40);
  EXPECT_TRUE(std::isnan(worked_back.heights[4]));
  EXPECT_THAT(figure.footnotes, Contains(HasSubstr("worked back")));
  EXPECT_THAT(caption(figure), HasSubstr("GTX 680: mem_lat 302 cycles"));
  EXPECT_THAT(exported(figure, ExportFormat::csv),
              AllOf(testing::ContainsRegex("memory_90_from_ratio,GTX 680,58,.*d\n"),
                    HasSubstr("memory_90,GTX 980"),
                    HasSubstr("# status: GTX 680: warps_90 58 warps/SM, derived")));
}

// Chinese has marks of its own between the numbers of a list and between the GPUs.
TEST_F(Statuses, AListOfNumbersIsSetAsItsLanguageSetsLists) {
  const Speaking spoken(QStringLiteral("zh_CN"));
  EXPECT_THAT(caption(drawn("cusp")),
              HasSubstr("mem_thru 0.0815 IPC/SM（推得），alu_thru 4 IPC/SM（推得），"));
  EXPECT_THAT(caption(drawn("thesis-4.2")),
              AllOf(HasSubstr("GTX 680：mem_lat 302 周期、"), Not(HasSubstr("IPC/SM, ")),
                    Not(HasSubstr("IPC/SM; "))));
}

TEST_F(Statuses, PointsWorkedBackFromRatiosAreAnotherSeries) {
  for (const char* gpu : {"8800gtx", "gtx280", "gtx480", "gtx680"}) {
    const Figure figure = drawn("thesis-4.1", gpu);
    std::vector<std::string> ids;
    for (const Curve& curve : figure.panels.at(1).curves)
      ids.push_back(curve.id);
    EXPECT_THAT(ids, AllOf(Contains("from_ratio"), Not(Contains("measured")))) << gpu;
    EXPECT_THAT(figure.footnotes, Contains(HasSubstr("orked back"))) << gpu;
  }
  std::vector<std::string> ids;
  const Figure maxwell = drawn("thesis-4.1");
  for (const Curve& curve : maxwell.panels.at(1).curves)
    ids.push_back(curve.id);
  EXPECT_THAT(ids, AllOf(Contains("measured"), Not(Contains("from_ratio"))));
}

TEST_F(Statuses, TableOfSolutionsMarksItsNumbers) {
  const Figure figure = drawn("thesis-table-4.2");
  const auto row = [&](const char* gpu) {
    return *std::ranges::find_if(figure.panels.at(0).table.rows,
                                 [&](const auto& cells) { return cells[0].text == gpu; });
  };
  EXPECT_THAT(row("GTX 680")[1].text, HasSubstr("n/(302ᵈ + 9α), 0.145ᵈ, "));
  EXPECT_EQ(row("GTX 680")[2].note, "d");
  EXPECT_THAT(row("GTX 980")[1].text, HasSubstr("n/(368 + 6α), 0.0815ᵈ, "));
  EXPECT_THAT(figure.footnotes, Contains(HasSubstr("ᵈ derived by this program")));
  EXPECT_THAT(exported(figure, ExportFormat::tex), HasSubstr("302\\textsuperscript{d}"));
  EXPECT_THAT(exported(figure, ExportFormat::csv), HasSubstr("302 + 9α"));
}

/// The names of GPUs in figures of several have the marks of the numbers that are used of them.
TEST_F(Statuses, FiguresOfSeveralGpusMarkThem) {
  for (const char* id : {"thesis-4.6", "thesis-4.8", "thesis-4.9", "thesis-4.10", "cusp-history"})
    EXPECT_THAT(drawn(id).panels, Contains(testing::Field(&Panel::title, HasSubstr("ᵈ")))) << id;
  EXPECT_THAT(drawn("guide-estimate").panels.at(0).x.categories, Contains("GTX 680ᵈ"));
  // §6 of no text: the latency of Fermi's shared memory is assumed from other chips.
  EXPECT_THAT(drawn("thesis-4.9").panels,
              Contains(testing::Field(&Panel::title, testing::StartsWith("GTX 480ᵈᵃ"))));
}

/// One mechanism for all: a figure that uses such a number says so wherever it is read.
TEST_F(Statuses, EveryFigureWithSuchNumbersSaysSoEverywhere) {
  int with_numbers = 0;
  for (const FigureEntry& entry : figure_catalogue()) {
    const Figure figure = drawn(entry.id.toLatin1());
    const std::vector<UnstatedNumber> numbers = unstated_numbers(figure);
    if (numbers.empty())
      continue;
    ++with_numbers;
    EXPECT_THAT(figure.status_note,
                AnyOf(HasSubstr("erived by this program"), HasSubstr("Assumed: ")))
        << entry.id.toStdString();
    for (const UnstatedNumber& each : numbers) {
      EXPECT_THAT(caption(figure), HasSubstr(each.number)) << entry.id.toStdString();
      for (const ExportFormat format : {ExportFormat::csv, ExportFormat::tex})
        EXPECT_THAT(exported(figure, format), HasSubstr("status: " + each.of + ": " + each.number))
            << entry.id.toStdString();
    }
  }
  EXPECT_GE(with_numbers, 15);
}

} // namespace
} // namespace loom
