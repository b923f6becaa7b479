// The window in Chinese and in Russian: what core and the bundled files say is said in the same
// language, and it has room at the sizes where there is least.

#include "core/divergence/divergence_run.h"
#include "gpus/embedded.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/look/language.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/view_frame.h"
#include "widgets/texts/fact_text.h"
#include "widgets/views/divergence/program_editor.h"
#include "widgets/views/divergence/shipped_programs.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollBar>

namespace loom {
namespace {

class SpokenWindow : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    QStandardPaths::setTestModeEnabled(true);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    window.resize(1280, 720);
    QTest::qWait(300);
  }
  ViewDock* go_to(const char* id) {
    window.views().go_to(QString::fromLatin1(id));
    QTest::qWait(150);
    return window.views().dock(QString::fromLatin1(id));
  }
  void project(int percent) {
    theme.set_percent(percent);
    theme.set_projector(true);
    QTest::qWait(300);
  }
  template <class Widget> Widget* find(const char* name) {
    return window.findChild<Widget*>(QString::fromLatin1(name));
  }

  const Speaking own{QString::fromLatin1(GetParam())};
  QTemporaryDir folder;
  QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(*catalogue.find("h200")), {}}};
  ThemeController theme{ThemeChoice::light, 100};
  MainWindow window{workspace, theme, settings};
};
INSTANTIATE_TEST_SUITE_P(In, SpokenWindow, testing::Values("zh_CN", "ru"),
                         [](const auto& language) { return std::string(language.param); });

// The legend that stands in for names without room would have taken two fifths.
TEST_P(SpokenWindow, LeavesThePlotHalfOfItsRoomForAProjector) {
  project(100);
  for (const char* id : {"throughput", "cusp"}) {
    const auto* plot = go_to(id)->findChild<PlotWidget*>();
    EXPECT_GE(plot->axes_rect().height(), 0.5 * plot->height()) << id;
  }
}

TEST_P(SpokenWindow, HasEveryMenuInSightForAProjectorAt200Percent) {
  project(200);
  const QMenuBar& bar = *window.menuBar();
  for (const QAction* action : bar.actions())
    EXPECT_LT(bar.actionGeometry(const_cast<QAction*>(action)).right(), bar.cornerWidget()->x())
        << qPrintable(action->text());
  theme.set_projector(false);
  theme.set_percent(100);
  QTest::qWait(300);
  EXPECT_EQ(bar.font().pointSizeF(), window.font().pointSizeF()); // not smaller than it must be
}

TEST_P(SpokenWindow, ScrollsNoViewSidewaysForAProjectorAt200Percent) {
  project(200);
  for (const ViewInfo& info : view_registry()) {
    window.views().go_to(info.id);
    QTest::qWait(150);
    const auto* frame = frame_of(*window.views().need_view(info.id));
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->horizontalScrollBar()->maximum(), 0) << qPrintable(info.id);
  }
}

// Nothing of the English stays, and what was not changed stays the shipped program.
TEST_P(SpokenWindow, ShowsTheShippedProgramsTranslatedWhole) {
  ViewDock* dock = go_to("divergence");
  const auto* programs = dock->findChild<QComboBox*>(QStringLiteral("programs"));
  auto* source = dock->findChild<ProgramEditor*>(QStringLiteral("source"));
  for (std::size_t i = 0; i < shipped_programs().size(); ++i) {
    const ShippedProgram& each = shipped_programs()[i];
    EXPECT_NE(programs->itemText(int(i)).toStdString(), each.title);
    const QString shown = shown_program({.program = each.text});
    EXPECT_TRUE(shown.startsWith(QStringLiteral("// ") + programs->itemText(int(i))));
    EXPECT_EQ(shown.count(QLatin1Char('\n')),
              QString::fromStdString(std::string(program_text({.program = each.text})))
                  .count(QLatin1Char('\n')));
    EXPECT_EQ(program_shown_as(shown), each.text);
    EXPECT_NE(program_shown_as(shown + QLatin1Char(' ')), each.text);
  }
  EXPECT_EQ(source->toPlainText(), shown_program({}));
  emit source->textEdited(source->toPlainText() + QLatin1Char('\n'));
  emit source->textEdited(shown_program({}));
  EXPECT_TRUE(workspace.scenario().divergence.program.empty());
  emit source->textEdited(QStringLiteral("FOO"));
  const QString problem = dock->findChild<QLabel*>(QStringLiteral("problem"))->text();
  EXPECT_TRUE(problem.contains(QLatin1String("FOO")));
  EXPECT_FALSE(problem.contains(QLatin1String("unknown"))) << qPrintable(problem);
}

TEST_P(SpokenWindow, SaysWhatIsWrongWithAFilterAndWhatSegmentsAre) {
  go_to("gpus");
  find<QLineEdit>("gpu_filter")->setText(QStringLiteral("sms >= x"));
  const QString problem = find<QLabel>("gpu_filter_problem")->text();
  EXPECT_TRUE(problem.contains(QLatin1String("'x'")));
  EXPECT_FALSE(problem.contains(QLatin1String("number"))) << qPrintable(problem);
  find<QLineEdit>("gpu_filter")->clear();
  auto* segments = find<QComboBox>("gpu_segment");
  const int chip = segments->findData(QStringLiteral("chip"));
  ASSERT_GT(chip, 0);
  EXPECT_EQ(segments->itemText(chip), said("chip"));
  EXPECT_NE(segments->itemText(chip), QLatin1String("chip"));
  segments->setCurrentIndex(chip); // the filter keeps to the file's word
  EXPECT_TRUE(find<QLabel>("gpu_filter_problem")->isHidden());
}

// Notes of the catalogue, wherever a number says all that is known of it.
TEST_P(SpokenWindow, NotesOfTheCatalogueAreTranslatedWhole) {
  for (const std::string& id : catalogue.ids()) {
    const GpuPtr gpu = *catalogue.find(id);
    for (const FactInfo& info : fact_table())
      if (const Fact* fact = gpu->facts.find(info.key); fact && fact->note.english().size() > 20) {
        EXPECT_FALSE(
            fact_lines(info.key, fact).contains(QString::fromStdString(fact->note.english())))
            << id << " " << info.name;
      }
  }
}

} // namespace
} // namespace loom
