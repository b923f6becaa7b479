// The translations: complete, with the placeholders of the English, and of all that is said.

#include "core/gpu/fact_groups.h"
#include "core/io/problem_texts.h"
#include "core/sass/opcode.h"
#include "core/sass/reader.h"
#include "core/sass/schedule.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "core/sim/loop_run.h"
#include "core/sim/simulate.h"
#include "core/why/cycle.h"
#include "core/why/explain.h"
#include "core/why/kernel_code.h"
#include "gpus/embedded.h"
#include "tests/core/kernel_by_hand.h"
#include "tests/widgets/shell_fixture.h"
#include "tests/widgets/ts_file.h"
#include "widgets/look/language.h"
#include "widgets/shell/language_menu.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTimer>

#include <gmock/gmock.h>

#include <array>
#include <map>
#include <set>

namespace loom {
namespace {

/// How often each of "%1", "%n", "<b>" stands in a text.
std::map<QString, int> marks_of(const QString& text) {
  static const QRegularExpression mark(QStringLiteral("%L?[0-9n]+|</?[a-z][^>]*>"));
  std::map<QString, int> marks;
  for (auto each = mark.globalMatch(text); each.hasNext();)
    ++marks[each.next().captured()];
  return marks;
}

class Languages : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Spoken, Languages, testing::Values("zh_CN", "ru"),
                         [](const auto& language) { return std::string(language.param); });

TEST_P(Languages, AreComplete) {
  const std::vector<TsMessage> messages = read_ts(QString::fromLatin1(GetParam()));
  EXPECT_GT(messages.size(), 1000U);
  for (const TsMessage& message : messages) {
    EXPECT_TRUE(message.finished) << qPrintable(message.source);
    for (const QString& translation : message.translations)
      EXPECT_FALSE(translation.isEmpty()) << qPrintable(message.source);
  }
}

// A lost %1 loses a number. In a plural form the number may be in words.
TEST_P(Languages, KeepPlaceholdersAndTags) {
  for (const TsMessage& message : read_ts(QString::fromLatin1(GetParam())))
    for (const QString& translation : message.translations)
      EXPECT_EQ(marks_of(translation), marks_of(message.source))
          << qPrintable(message.source) << "\n"
          << qPrintable(translation);
}

// One, few and many in Russian; Chinese has no plural.
TEST_P(Languages, HaveTheirPlurals) {
  const qsizetype forms = GetParam() == std::string("ru") ? 3 : 1;
  for (const TsMessage& message : read_ts(QString::fromLatin1(GetParam())))
    if (message.source.contains(QLatin1String("%n"))) {
      EXPECT_EQ(message.translations.size(), forms) << qPrintable(message.source);
    }
}

TEST_P(Languages, KeepKeysAndTheirMnemonics) {
  static const QRegularExpression mnemonic(QStringLiteral("&[^&\\s;#]"));
  static const QRegularExpression entity(QStringLiteral("&[a-z]+;"));
  for (const TsMessage& message : read_ts(QString::fromLatin1(GetParam()))) {
    const QString source = QString(message.source).remove(entity);
    for (const QString& translation : message.translations)
      EXPECT_EQ(QString(translation).remove(entity).contains(mnemonic), source.contains(mnemonic))
          << qPrintable(message.source);
    if (source.startsWith(QLatin1String("Ctrl+"))) {
      EXPECT_EQ(message.translations, QStringList{source});
    }
  }
}

/// What Qt says on buttons and in menus that the window uses.
constexpr std::array qt_texts{"OK",      "Cancel", "&Cancel", "Close",      "Save",
                              "Discard", "Apply",  "&Undo",   "&Redo",      "Cu&t",
                              "&Copy",   "&Paste", "Delete",  "Select All", "Copy &Link Location",
                              "Undo %1", "Redo %1"};

/// Blocks of kernels, their instructions and a latency that is raised.
void add_code(std::vector<why::Section>& all, const kernel::Machine& machine, const GpuPtr& gpu) {
  for (const kernel::Program& program : {kernel::summing(), kernel::straight()}) {
    const auto profile = kernel::profile(program, kernel::setup_of(1, 32), machine);
    if (!profile)
      continue;
    const auto times = kernel::longest_block_times(program, *profile, machine, 200);
    for (int block = 0; block < std::ssize(times); ++block) {
      all.push_back(why::explain_block(program, machine, *gpu, times, block, 200));
      const auto& of = program.blocks[static_cast<std::size_t>(block)].instructions;
      for (int i = 0; i < std::ssize(of); ++i)
        all.push_back(why::explain_instruction(program, machine, *gpu, times, block, i, 200));
    }
  }
  const kernel::LaunchError error{0, 16, 8, {12, 12, 12, 12}};
  const kernel::MeasuredLaunch launch;
  all.push_back(why::explain_median_error(std::span(&error, 1), std::span(&launch, 1),
                                          kernel::Method::hong_kim, 16, machine.gpu));
  all.push_back(why::explain_step({.level = "l2", .demanded = 1, .available = 1, .time = 1}));
}

/// Lines of a listing with every field.
void add_lines(std::vector<why::Section>& all, const GpuPtr& gpu) {
  const auto listing =
      sass::read_listing("[B0-----:R1:W0:Y:S01] /*0010*/ LDG.E R2, [R4.64] ;\n"
                         "[B------:R-:W-:-:S02] /*0020*/ FADD R7, R6.reuse, R2 ;\n",
                         "lines");
  const sass::Function& function = listing->functions.front();
  const sass::Analysis analysis = sass::analyze(function, *gpu);
  for (std::size_t i = 0; i < function.instructions.size(); ++i)
    all.push_back(why::explain_line(function, analysis, *gpu, i));
}

/// Warps of simulated runs that wait for everything there is.
void add_cycles(std::vector<why::Section>& all, const GpuPtr& gpu) {
  for (const Mix mix : {Mix::global, Mix::sfu})
    for (const double alpha : {0.0, 3.0}) {
      Scenario scenario = default_scenario(gpu);
      scenario.mix = mix;
      scenario.alpha = alpha;
      scenario.warps = 64;
      scenario.ilp = 2;
      scenario.overrides[static_cast<std::size_t>(Hardware::other_issue)] = 2.0;
      const auto run = timeline_run(scenario);
      auto trace = record(run->config, run->program, scenario.warps, {.cycles = 2000});
      const TimelineIndex index(std::make_shared<const Trace>(*std::move(trace)));
      all.push_back(why::explain_cycle(index, 0));
      for (const Cycle cycle : {0, 2, 20, 500})
        for (int warp = 0; warp < scenario.warps; ++warp)
          all.push_back(why::explain_warp(scenario, index, cycle, warp));
    }
}

/// What derivations of more than a scenario call their numbers (core/why/section.h).
std::vector<why::Section> other_sections(const GpuPtr& gpu) {
  const Scenario scenario = default_scenario(gpu);
  sass::LoopSummary loop;
  loop.instructions = 8;
  loop.mix[static_cast<std::size_t>(sass::OpcodeClass::global)] = 1;
  loop.alpha = 7;
  loop.latency_cycles = 400;
  Residual residual;
  residual.measured = {.alpha = 8, .warps = 8, .throughput = 0.1};
  residual.predicted = 0.11;
  residual.relative = residual.predicted / residual.measured.throughput - 1;
  std::vector<why::Section> all{why::explain_simulation(scenario), why::explain_loop(loop, gpu),
                                why::explain_errors(scenario, 0, {residual})};
  kernel::Machine machine = kernel::plain_machine();
  machine.launches = {{.warps_per_block = 2, .slope = 0.5, .intercept = 3}};
  if (const auto answer = kernel::predict(kernel::summing(), kernel::setup_of(4000, 64), machine))
    all.push_back(why::explain_prediction(*answer, machine, *gpu, 10.0));
  add_code(all, machine, gpu);
  machine.side_by_side = true;
  add_code(all, machine, gpu);
  add_lines(all, gpu);
  add_cycles(all, gpu);
  all.push_back({"simulation",
                 "Simulated SM",
                 {why::explain_simulated(scenario, "warps", {1, 0.1}, {99, 0.2})}});
  all.back().quantities.push_back(
      why::explain_in_unit(scenario, all.back().quantities.front(), 2, "GB/s"));
  return all;
}

/// Whether it is called by a key of a file, which is not English.
bool has_key_for_name(const why::Quantity& quantity) {
  const std::string own = quantity.id.substr(quantity.id.rfind('.') + 1); // without its scenario
  return std::ranges::any_of(std::array{"", "hong_kim_", "bound_", "saturation_"},
                             [&](const char* method) { return own == method + quantity.name; });
}

/// Everything that core says in English and widgets translate.
std::set<std::string> core_texts() {
  std::set<std::string> texts;
  for (const ParameterInfo& info : parameter_table())
    texts.emplace(info.label);
  for (const FactInfo& info : fact_table())
    texts.emplace(info.description);
  for (const FactGroup& group : fact_groups())
    texts.emplace(group.name);
  for (const ModelInfo& info : model_table()) {
    texts.emplace(info.name);
    texts.emplace(info.leaves_out);
    texts.emplace(info.stand_in);
  }
  for (std::size_t i = 0; i < sass::opcode_class_count; ++i)
    texts.emplace(to_string(static_cast<sass::OpcodeClass>(i)));
  for (std::size_t i = 0; i < sass::port_count; ++i)
    texts.emplace(to_string(static_cast<sass::Port>(i)));
  for (const FactStatus status : {FactStatus::vendor, FactStatus::published, FactStatus::measured,
                                  FactStatus::derived, FactStatus::assumed})
    texts.emplace(to_string(status));
  const Catalogue catalogue{embedded_gpu_files()};
  for (const std::string& id : catalogue.ids()) {
    const auto gpu = *catalogue.find(id);
    texts.insert(gpu->segment);
    for (const AccessPattern& pattern : gpu->patterns)
      texts.insert(pattern.name);
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared}) {
      Scenario scenario = default_scenario(gpu);
      scenario.mix = mix;
      for (const why::Section& section : why::explain(scenario)) {
        texts.insert(section.name);
        for (const why::QuantityPtr& shown : section.quantities)
          for (const why::QuantityPtr& quantity : why::chain(shown))
            if (!has_key_for_name(*quantity))
              texts.insert(quantity->name);
      }
    }
  }
  std::vector<GpuPtr> gpus;
  for (const std::string& id : catalogue.ids())
    gpus.push_back(*catalogue.find(id));
  const why::Section wall = why::explain_wall(gpus, *fit_wall(wall_points(gpus)));
  texts.insert(wall.name);
  for (const why::QuantityPtr& quantity : wall.quantities)
    texts.insert(quantity->name);
  for (const why::Section& section : other_sections(*catalogue.find("gtx980"))) {
    if (!section.id.starts_with("errors_")) // a model's name
      texts.insert(section.name);
    for (const why::QuantityPtr& shown : section.quantities)
      for (const why::QuantityPtr& quantity : why::chain(shown))
        if (!has_key_for_name(*quantity))
          texts.insert(quantity->name);
  }
  for (const std::string_view text : problem_texts())
    texts.emplace(text);
  texts.erase(std::string());
  return texts;
}

// resources/i18n/core_texts.h is where lupdate finds them.
TEST(CoreTexts, AreListedForTranslation) {
  QByteArray list =
      "// What core and Qt say in English and the window translates, listed for lupdate\n"
      "// by CoreTexts.AreListedForTranslation.\n";
  std::set<std::string> texts = core_texts();
  texts.insert(qt_texts.begin(), qt_texts.end());
  for (std::string text : texts) {
    for (std::size_t at = 0; (at = text.find_first_of("\"\\", at)) != std::string::npos; at += 2)
      text.insert(at, 1, '\\');
    list += QByteArray::fromStdString("QT_TRANSLATE_NOOP(\"core\", \"" + text + "\")\n");
  }
  QFile file(QStringLiteral(LOOM_SOURCE_DIR "/resources/i18n/core_texts.h"));
  if (qEnvironmentVariableIntValue("LOOM_UPDATE_GOLDEN") == 1) {
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    EXPECT_EQ(file.write(list), list.size());
    return;
  }
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll(), list) << "LOOM_UPDATE_GOLDEN=1 writes it; then packaging/translations";
}

using LanguageMenu = WindowTest;

// With a language that is spoken already nothing is asked.
TEST_F(LanguageMenu, RemembersTheChoiceAndOffersToRestart) {
  const auto choose = [this](const char* id) {
    for (QAction* action : window.findChildren<QAction*>())
      if (action->isCheckable() && action->data().toString() == QLatin1String(id))
        return action->trigger();
    ADD_FAILURE() << "no " << id;
  };
  QString asked;
  QTimer::singleShot(0, &window, [&asked] {
    if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
      asked = question->text();
      question->reject();
    }
  });
  choose("ru");
  EXPECT_EQ(asked, QStringLiteral("The window speaks the language from its next start."));
  EXPECT_EQ(settings.value(QStringLiteral("window/language")), QStringLiteral("ru"));
  EXPECT_EQ(chosen_language(settings), QStringLiteral("ru"));
  choose("ru"); // would wait for ever if it asked
  settings.setValue(QStringLiteral("window/language"), QStringLiteral("xx"));
  EXPECT_EQ(chosen_language(settings), system_language());
  EXPECT_TRUE(window.isVisible());
}

// The figure speaks Russian while the window speaks English.
TEST(Language, IsThatOfTheFigureWhileItIsMade) {
  const auto title = [] { return said("Gradual saturation"); };
  const QString english = title();
  {
    const Speaking russian(QStringLiteral("ru"));
    EXPECT_EQ(title(), QStringLiteral("Плавное насыщение"));
    {
      const Speaking chinese(QStringLiteral("zh_CN"));
      EXPECT_EQ(title(), QStringLiteral("渐进饱和"));
      const Speaking unknown(QStringLiteral("fr"));
      EXPECT_EQ(title(), QStringLiteral("渐进饱和"));
    }
    const Speaking as_before{QString()};
    EXPECT_EQ(title(), QStringLiteral("Плавное насыщение"));
  }
  EXPECT_EQ(title(), english);
  EXPECT_EQ(english, QStringLiteral("Gradual saturation"));
}

TEST(Language, TellsWhichThereAre) {
  const Result<QString> spoken = speak(QStringLiteral("fr"));
  ASSERT_FALSE(spoken.has_value());
  EXPECT_EQ(spoken.error().detail, "--lang: expected one of en, zh_CN, ru, found 'fr'");
}

} // namespace
} // namespace loom
