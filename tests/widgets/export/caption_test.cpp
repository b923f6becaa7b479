#include "gpus/embedded.h"
#include "tests/widgets/export/sample_figures.h"
#include "widgets/export/bibliography.h"
#include "widgets/export/caption.h"
#include "widgets/export/metadata.h"
#include "widgets/figures/catalogue.h"
#include "widgets/texts/statuses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

TEST(Bibliography, PlacesOfOneWorkAreOneEntry) {
  const std::string thesis = "V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143";
  const auto works = cited_works({thesis + ", §4.1", "LatencyLoom", thesis + ", §4.3",
                                  thesis + ", §4.1", "A lab notebook, page 7_b"});
  ASSERT_EQ(works.size(), 3U);
  EXPECT_EQ(works[0].key, "volkov2016");
  EXPECT_THAT(works[0].places, ElementsAre("§4.1", "§4.3"));
  EXPECT_EQ(works[1].key, "latencyloom");
  EXPECT_EQ(works[2].key, "alabnotebookpage7b") << "nobody's list has it";
  const std::string text = bibtex(works);
  EXPECT_THAT(text, HasSubstr("% §4.1\n% §4.3\n@phdthesis{volkov2016,\n"
                              "  author = {V. Volkov},\n"));
  EXPECT_THAT(text, HasSubstr("title = {{A lab notebook, page 7\\_b}}"));
}

/// An author's own points are cited as the author says, not by a number made of the letters.
TEST(Bibliography, OwnWordsGiveAuthorYearAndKey) {
  const std::string mine = "A. Author, own measurements 2026, GTX 1080, CUDA 12.4";
  const auto works = cited_works({mine, "A. Author, later ones, 2026", "runs of mine, 2025"});
  ASSERT_EQ(works.size(), 3U);
  EXPECT_EQ(works[0].key, "author2026");
  EXPECT_EQ(works[1].key, "author2026b") << "another work";
  EXPECT_EQ(bibtex({works[0]}),
            "@misc{author2026,\n  author = {A. Author},\n  title = {{own "
            "measurements 2026, GTX 1080, CUDA 12.4}},\n  year = {2026}\n}\n\n");
  EXPECT_THAT(bibtex({works[2]}), HasSubstr("key = {" + works[2].key + "}"));
}

TEST(Bibliography, FilesOfOnePaperBecomeOneWithoutARepeatedKey) {
  const std::string thesis = "V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143";
  const std::string joined =
      joined_bibtex({bibtex(cited_works({thesis + ", §4.1", "LatencyLoom"})),
                     bibtex(cited_works({"A. Author, mine, 2026", thesis + ", §4.3"}))});
  EXPECT_EQ(joined, bibtex(cited_works({thesis + ", §4.1", thesis + ", §4.3", "LatencyLoom",
                                        "A. Author, mine, 2026"})));
}

/// Of a number that follows from several sources each.
std::vector<std::string> single_sources(const Message& source) {
  if (!source.is(LOOM_TEXT("%1; %2")))
    return {source.english()};
  std::vector<std::string> all;
  for (const Message& part : source.values())
    for (std::string& each : single_sources(part))
      all.push_back(std::move(each));
  return all;
}

/// Every source of the catalogue is a work of the list, so that no paper cites a file of ours.
TEST(Bibliography, KnowsTheSourcesOfTheCatalogue) {
  const Catalogue catalogue{embedded_gpu_files()};
  std::set<std::string> unknown;
  for (const std::string& id : catalogue.ids()) {
    const auto gpu = catalogue.find(id);
    ASSERT_TRUE(gpu.has_value());
    for (std::size_t key = 0; key < fact_count; ++key)
      if (const Fact* fact = (*gpu)->facts.find(static_cast<FactKey>(key)))
        for (const std::string& source : single_sources(fact->source))
          for (const CitedWork& work : cited_works({source}))
            if (work.words == source &&
                (work.fields.starts_with("key = {") ||
                 work.fields.find(", title = {{" + source.substr(source.find(", ") + 2)) !=
                     std::string::npos))
              unknown.insert(work.words);
  }
  EXPECT_THAT(unknown, testing::IsEmpty());
}

/// Two papers' files together: BibTeX refuses a key that stands for two entries.
TEST(Bibliography, AKeyIsOneEntryInEveryFileAndHasAnAuthor) {
  const Catalogue catalogue{embedded_gpu_files()};
  const Document document{default_scenario(catalogue.find("gtx980").value()), {}};
  std::map<std::string, std::string> entries;
  for (const FigureEntry& entry : figure_catalogue()) {
    const auto figure = figure_named(entry.id, document, catalogue);
    if (!figure) // of a GPU with measurements, or of a loop
      continue;
    const std::string file =
        words_beside(Beside::bibtex, *figure, document, catalogue, {}, entry.id).toStdString();
    for (std::size_t at = file.find('@'); at != std::string::npos; at = file.find("\n@", at + 1)) {
      const std::size_t begin = file.find('@', at), end = file.find("\n}\n", begin);
      const std::string text = file.substr(begin, end - begin);
      const std::string key = text.substr(0, text.find(','));
      EXPECT_EQ(entries.emplace(key, text).first->second, text) << entry.id.toStdString();
      EXPECT_THAT(text, HasSubstr("author = {")) << entry.id.toStdString();
      EXPECT_THAT(text, HasSubstr("year = {")) << entry.id.toStdString();
    }
  }
  EXPECT_GT(entries.size(), 20U);
}

class CaptionTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Document document{default_scenario(catalogue.find("gtx980").value()), {}};

  static Figure figure() {
    Figure figure = sample::figure({sample::throughput()});
    figure.title = "Throughput & α";
    figure.caption = "GTX 980, mem_lat 368 cycles";
    figure.footnotes = {"a: measured"};
    figure.sources = {"LatencyLoom"};
    return figure;
  }
  std::string words(Beside what, double width_mm = 88.9) {
    ExportSpec spec;
    spec.width_mm = width_mm;
    return words_beside(what, figure(), document, catalogue, spec, "fig1").toStdString();
  }
};

TEST_F(CaptionTest, SaysWhatIsShownAndWhereItIsFrom) {
  const std::string caption = words(Beside::caption);
  const std::string hash = scenario_sha256(document, catalogue).left(8).toStdString();
  EXPECT_EQ(caption, "Throughput & α. Shown are: latency bound n/L, a black line; memory limit, a "
                     "dashed blue line; arithmetic limit, a dotted orange line; issue limit at α "
                     "48, a dash-dotted green line. GTX 980, mem_lat 368 cycles. a: measured. "
                     "Sources: LatencyLoom. Drawn by LatencyLoom 0.1.0 from the scenario " +
                         hash + ".\n");
}

TEST_F(CaptionTest, LatexIncludesThePictureWithItsCaption) {
  const std::string one_column = words(Beside::snippet);
  EXPECT_THAT(one_column, HasSubstr("\\begin{figure}\n"));
  EXPECT_THAT(one_column, HasSubstr("\\includegraphics[width=\\columnwidth]{fig1}"));
  EXPECT_THAT(one_column, HasSubstr("\\caption{Throughput \\& $\\alpha$. Shown are: "));
  EXPECT_THAT(one_column, HasSubstr("issue limit at $\\alpha$ 48, a dash-dotted green line. GTX "
                                    "980, mem\\_lat 368 cycles. a: "
                                    "measured.~\\cite{latencyloom}}"));
  EXPECT_THAT(one_column, HasSubstr("\\label{fig:fig1}"));
  EXPECT_THAT(words(Beside::snippet, 182), HasSubstr("\\begin{figure*}"));
  EXPECT_THAT(words(Beside::snippet), Not(HasSubstr("figure*")));
}

TEST(Caption, SaysWhatEachLineIsInColourAndWithout) {
  const Catalogue catalogue{embedded_gpu_files()};
  const Document document{default_scenario(catalogue.find("gtx980").value()), {}};
  Figure figure = sample::figure({sample::throughput()});
  const auto said = [&](Palette palette = Palette::colour) {
    return caption_words(figure, document, catalogue, palette).toStdString();
  };
  EXPECT_THAT(said(),
              HasSubstr("Shown are: latency bound n/L, a black line; memory limit, a dashed "
                        "blue line; arithmetic limit, a dotted orange line; issue limit at α "
                        "48, a dash-dotted green line."));
  EXPECT_THAT(said(Palette::mono), HasSubstr("memory limit, a dashed line; arithmetic limit, a "
                                             "dotted line;"));
  figure.caption = "访存混合, mem_lat 368 周期, alu_lat 6; alu_thru 4；推得。 H. Li, 2019";
  EXPECT_THAT(said(),
              HasSubstr("访存混合，mem_lat 368 周期，alu_lat 6; alu_thru 4；推得。H. Li, 2019"))
      << "commas beside Chinese are Chinese";
  figure.footnotes = {figure.caption}; // the figure says so itself
  EXPECT_THAT(said(), Not(HasSubstr("Shown are")));
}

TEST(Caption, NamesTheModelsWhoseCurvesAreDrawn) {
  const Catalogue catalogue{embedded_gpu_files()};
  const Document document{default_scenario(catalogue.find("gtx980").value()), {}};
  Figure figure = sample::figure({sample::cusp()}); // its curve is "needed"
  const auto said = [&] { return caption_words(figure, document, catalogue).toStdString(); };
  figure.id = "cusp";
  EXPECT_THAT(said(), HasSubstr(". Model: bounds (Volkov 2016)."));
  figure.panels[0].curves.push_back(
      sample::curve("saturation", "gradual saturation", Role::model, {{1, 20}, {100, 30}}));
  EXPECT_THAT(said(), HasSubstr("Models: bounds (Volkov 2016); gradual saturation."));
  figure.panels[0].curves.clear();
  EXPECT_THAT(said(), Not(HasSubstr("Model")));
}

// A number is derived once in a caption: where the words call it so, no list does again.
TEST(Caption, SaysOnceThatANumberIsDerived) {
  const Catalogue catalogue{embedded_gpu_files()};
  const Document document{default_scenario(catalogue.find("gtx680").value()), {}};
  Figure figure = sample::figure({sample::throughput()});
  add_numbers(figure, document.scenario);
  note_unstated(figure);
  EXPECT_TRUE(figure.footnotes.empty());
  const auto times = [&](const QString& words) {
    return caption_words(figure, document, catalogue).count(words);
  };
  EXPECT_EQ(times("Derived by this program: "), 1);
  EXPECT_EQ(times("mem_thru 0.145 IPC/SM"), 1);
  figure.caption = "GTX 680: mem_lat 302 cycles (derived), mem_thru 0.145 IPC/SM (derived)";
  EXPECT_EQ(times("mem_thru 0.145 IPC/SM"), 1);
  EXPECT_EQ(times("mem_lat 302 cycles"), 1);
  figure.caption = "V100: mem_thru 0.145 IPC/SM (derived)"; // of another GPU
  EXPECT_EQ(times("mem_thru 0.145 IPC/SM"), 2);
}

} // namespace
} // namespace loom
