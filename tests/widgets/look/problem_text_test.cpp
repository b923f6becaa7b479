// What is said of files, figures, fits, programs and launches that are wrong, in every language:
// each rule is broken once; and how numbers are derived.

#include "core/document/document_json.h"
#include "core/document/page.h"
#include "core/document/scenario_link.h"
#include "core/gpu/gpu_json.h"
#include "core/gpu/gpu_lint.h"
#include "core/text/text.h"
#include "tests/shared.h"
#include "tests/widgets/all_sections.h"
#include "tests/widgets/broken_files.h"
#include "tests/widgets/broken_programs.h"
#include "tests/widgets/broken_tables.h"
#include "tests/widgets/export/sample_figures.h"
#include "tests/widgets/lessons/broken_lessons.h"
#include "widgets/export/lint_rules.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"

#include <gmock/gmock.h>

#include <QRegularExpression>

#include <set>

namespace loom {
namespace {

/// One problem of every rule at least, as core says it.
std::vector<Message> provoked() {
  std::vector<Message> all{
      LOOM_TEXT("the folder has no lesson; expected NAME.lesson.json and NAME.md")}; // of a folder
  const GpuPtr kepler = *catalogue().find("gtx680");
  all.push_back(with_access(default_scenario(kepler), "random").error().detail);
  all.push_back(loop_run(simulated_loop(silent(kepler))).error().detail);
  for (const char* front : {"profile", "kernel", "sass", "divergence", "coalescing", "occupancy"}) {
    Document document{default_scenario(kepler), {}};
    document.scenario.divergence.program = "EXIT";
    document.scenario.global_access.cache = memory::LoadCache::l2;
    document.scenario.launch.config.barriers = 2;
    all.push_back(page_of(document, front, catalogue(), {}, {}).error().detail);
    document.scenario.global_access = {.pattern = {.kind = memory::PatternKind::random}};
    document.scenario.access = own_access;
    all.push_back(page_of(document, front, catalogue(), {}, {}).error().detail);
    document.scenario.access = "coalesced";
    all.push_back(page_of(document, front, catalogue(), {}, {}).error().detail);
    document.scenario.scheduling.dual_issue = true;
    all.push_back(page_of(document, front, catalogue(), {}, {}).error().detail);
  }
  const auto take = [&all](const std::vector<Error>& problems) {
    for (const Error& problem : problems)
      all.push_back(problem.detail);
  };
  for (const std::string& file : broken::gpu_files()) {
    take(lint_gpu_file(file, "f.json"));
    if (file.find("gpu-family") != std::string::npos)
      take(lint_family_file(file, "f.json", catalogue()));
  }
  for (const std::string& file : broken::scenario_files())
    take(lint_scenario(file, "f.json", catalogue()));
  take(broken::lesson_problems(catalogue()));
  const std::string one = broken::with_text(broken::gpu, "\"mine\"", "\"one\"");
  const EmbeddedFile files[] = {
      {"name.json", one}, {"a.family.json", broken::family}, {"b.family.json", broken::family}};
  take(lint_catalogue(Catalogue(files)));
  const char* const architecture = R"({"format": "latencyloom-architecture", "version": "1.0",
    "id": "a", "name": "A", "compute_capabilities": ["5.2"], "rates": {}, "classes": {}})";
  const EmbeddedFile twice[] = {{"a.architecture.json", architecture},
                                {"b.architecture.json", architecture}};
  take(lint_catalogue(Catalogue(twice)));
  for (const char* classes : {R"({"FFMB": {}})", R"({"FFMA FFMA": {}})"})
    take(lint_architecture(broken::with_text(architecture, R"("classes": {})",
                                             R"("classes": )" + std::string(classes)),
                           "f.json"));
  for (const char* link : {"x", "latencyloom:*", "latencyloom:abcd"})
    all.push_back(scenario_of_link(link, "link").error().detail);
  all.push_back(
      scenario_of_link("latencyloom:" + std::string(3u << 20, 'a'), "link").error().detail);
  for (const char* bytes : {" ", "%!"})
    all.push_back(extract_scenario(bytes, "f").error().detail);
  all.push_back(read_file(LOOM_SOURCE_DIR "/LICENSE", 10).error().detail);
  const std::string elsewhere =
      R"("measured": [{"name": "m", "sha256": ")" + std::string(64, '0') + "\"}]";
  for (const std::string& members : {std::string(R"("colour": 1)"), elsewhere}) {
    const std::string newer =
        broken::with_text(broken::scenario_head + members + "}", "1.0", "1.99");
    if (const auto read = document_from_json(newer, "f", catalogue()))
      all.insert(all.end(), read->warnings.begin(), read->warnings.end());
  }
  const std::string missing = broken::with_text(broken::scenario_head, "gtx980", "gtx98");
  if (const auto read =
          document_from_json(missing + "\"ilp\": 1}", "f", catalogue(), MissingGpu::nearest))
    all.insert(all.end(), read->warnings.begin(), read->warnings.end());
  all.push_back(catalogue().find("rtx 3080").error().detail);
  for (const std::string& rules : broken::rules_files())
    take(lint_rules(rules, "f.json", catalogue()));
  using enum FactKey;
  for (const char* id : {"l40", "l4", "gb200", "jetson-thor", "p100-sxm2", "gtx1080", "rtx3090"})
    for (const FactKey key : {mem_lat, mem_thru, issue_thru, alu_thru, sfu_thru})
      if (const Fact* fact = (*catalogue().find(id))->facts.find(key); fact && fact->rule != "")
        all.push_back(fact->note);
  for (const auto& values : std::initializer_list<std::vector<std::pair<FactKey, double>>>{
           {{cores, 128}, {partitions, 4}, {partition_fp32, 16}, {partition_fp32_int32, 8}},
           {{base_clock, 1058}, {clock, 1006}},
           {{pin_bandwidth, 103.7}, {memory_bus, 256}, {memory_clock, 1080}}}) {
    GpuSpec spec = **catalogue().find("toy");
    spec.facts = {};
    for (const auto& [key, value] : values)
      spec.facts.set(key, {value, verbatim("s"), FactStatus::published, {}});
    take(lint_gpu_file(gpu_to_json(spec), "f.json"));
  }
  for (auto* problems :
       {&broken::import_problems, &broken::fit_problems, &broken::listing_problems})
    for (Message& problem : problems(catalogue()))
      all.push_back(std::move(problem));
  for (auto* problems : {&broken::launch_problems, &broken::kernel_problems})
    for (Message& problem : problems(catalogue()))
      all.push_back(std::move(problem));
  for (auto* problems : {&broken::program_problems, &broken::filter_problems})
    for (Message& problem : problems())
      all.push_back(std::move(problem));
  return all;
}

/// What numbers of derivations are called, how each was found and what is noted of it; of sections
/// what they are called.
std::vector<Message> derived() {
  std::vector<Message> all;
  for (const why::Section& section : all_sections(catalogue())) {
    all.push_back(section.name);
    for (const why::QuantityPtr& shown : section.quantities)
      for (const why::QuantityPtr& quantity : why::chain(shown))
        all.insert(all.end(),
                   {quantity->name, quantity->method, quantity->condition, quantity->note});
  }
  return all;
}

TEST(ProblemTexts, StandBehindTheirPlace) {
  EXPECT_EQ(said_line({ErrorCode::bad_input, verbatim("no step"), {.file = "f", .pointer = "/a"}}),
            QStringLiteral("f: /a: no step"));
}

/// Words of English that stand outside quotation marks, where a file's own words are.
QStringList english_words(QString text) {
  static const QRegularExpression own(
      QStringLiteral("'[^']*'|\"[^\"]*\"|\\{[^}]*\\}|\\([^)]*\\)|（[^）]*）"));
  static const QRegularExpression word(
      QStringLiteral("\\b(the|is|are|of|expected|found|unknown|missing|twice|than|with|has|have|in|"
                     "and|or|no|by|at|most|from|below|above|import|axis)\\b"));
  QStringList words;
  text.remove(own);
  for (auto found = word.globalMatch(text); found.hasNext();)
    words << found.next().captured();
  return words;
}

class ProblemsIn : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Spoken, ProblemsIn, testing::Values("zh_CN", "ru"),
                         [](const auto& language) { return std::string(language.param); });

TEST_P(ProblemsIn, FilesAreTranslatedWhole) {
  const Speaking own(QString::fromLatin1(GetParam()));
  for (const Message& problem : provoked()) {
    const QString text = spoken(problem);
    EXPECT_NE(text.toStdString(), problem.english());
    EXPECT_TRUE(english_words(text).isEmpty()) << qPrintable(text);
  }
}

TEST_P(ProblemsIn, DerivationsAreTranslatedWhole) {
  const Speaking own(QString::fromLatin1(GetParam()));
  for (const Message& message : derived())
    EXPECT_TRUE(english_words(spoken(message)).isEmpty()) << qPrintable(spoken(message));
}

/// A value in the middle keeps its place, whatever the order of the sentence's parts.
TEST_P(ProblemsIn, ValuesAreKept) {
  const Speaking own(QString::fromLatin1(GetParam()));
  for (const Message& problem : provoked())
    for (const QString& value : {QStringLiteral("'gtx98'"), QStringLiteral("'### choices'"),
                                 QStringLiteral("100000"), QStringLiteral("103.7")})
      EXPECT_EQ(spoken(problem).count(value),
                QString::fromStdString(problem.english()).count(value))
          << problem.english();
}

TEST_P(ProblemsIn, FiguresAreTranslatedWhole) {
  const Speaking own(QString::fromLatin1(GetParam()));
  const auto box = [](double x, double y) { return QPolygonF(QRectF(x, y, 900, 100)); };
  std::vector<FigureProblem> problems;
  check_labels({{QStringLiteral("one"), box(0, 0), 100, Qt::black, Qt::white},
                {QStringLiteral("two"), box(0, 0), 100, Qt::lightGray, Qt::white},
                {QStringLiteral("thr…"), box(5000, 0), 1000, Qt::black, Qt::white}},
               {1000, 1000}, 100, 6, {}, problems);
  Panel panel = sample::throughput();
  panel.kind = PanelKind::bars;
  panel.curves.clear();
  panel.bars = {{"a", "A", Role::issue, {0.5}}, {"b", "B", Role::other, {0.4}}};
  panel.y.unit.clear();
  panel.y.label = said("occupancy").toStdString(); // a quantity in any language
  const ExportSpec spec;
  Figure figure = sample::figure({panel});
  for (FigureProblem& problem : lint(figure, spec))
    problems.push_back(std::move(problem));
  std::set<ProblemKind> kinds;
  for (const FigureProblem& problem : problems) {
    kinds.insert(problem.kind);
    EXPECT_TRUE(english_words(problem.words).isEmpty()) << qPrintable(problem.words);
    if (problem.fix) {
      EXPECT_TRUE(english_words(fix_words(spec, *problem.fix)).isEmpty());
    }
  }
  EXPECT_EQ(kinds.size(), 6U);
}

} // namespace
} // namespace loom
