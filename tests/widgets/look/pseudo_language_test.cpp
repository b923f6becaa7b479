// The window in a language that needs 40 % more room than English: nothing is cut off at 1280 ×
// 720.

#include "gpus/embedded.h"
#include "tests/widgets/fits.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "tests/widgets/ts_file.h"
#include "widgets/figures/catalogue.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QMenu>
#include <QMenuBar>
#include <QTranslator>

#include <algorithm>
#include <cmath>
#include <set>

namespace loom {
namespace {

/// "Export figure…" becomes "[Export figure…~~~~~~]". Remembers what was asked for.
class PseudoLanguage : public QTranslator {
public:
  mutable std::set<QString> asked; ///< but by Qt itself, and for what data say
  [[nodiscard]] bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* text, const char* meaning,
                    int /*n*/) const override {
    const QString english = QString::fromUtf8(text);
    const bool of_data = meaning && QLatin1String(meaning) == QLatin1String("data");
    if (context[0] != 'Q' && !english.isEmpty() && !of_data)
      asked.insert(english);
    // What is joined from parts, and keys, stay what they are.
    if (english.isEmpty() || english.startsWith(QLatin1String("Ctrl+")) ||
        english.trimmed() != english)
      return english;
    return QStringLiteral("[%1%2]").arg(
        english, QString(qsizetype(std::lround(0.4 * double(english.size()))), QLatin1Char('~')));
  }
};

class PseudoWindow : public testing::Test {
protected:
  void SetUp() override {
    QStandardPaths::setTestModeEnabled(true);
    window.resize(1280, 720);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  }
  template <class Look> void at_each_view(Look look) {
    for (const ViewInfo& info : view_registry()) {
      window.views().go_to(info.id);
      QTest::qWait(50);
      look(info.title);
    }
  }

  const struct Installed {
    PseudoLanguage language;
    Installed() { QCoreApplication::installTranslator(&language); }
  } pseudo;
  QTemporaryDir folder;
  QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, first_picture(catalogue)};
  ThemeController theme{ThemeChoice::light, 100};
  MainWindow window{workspace, theme, settings};
};

TEST_F(PseudoWindow, CutsNothingOff) {
  const QMenuBar& bar = *window.menuBar();
  const int corner = bar.cornerWidget()->x();
  for (QAction* action : bar.actions())
    EXPECT_LE(bar.actionGeometry(action).right(), corner) << qPrintable(action->text());
  at_each_view([this](const QString& view) { expect_all_fit(window, view); });
}

// Also texts that lupdate does not see, because core or a table has them.
TEST_F(PseudoWindow, SaysOnlyWhatIsListedToBeTranslatedWhole) {
  for (const char* gpu : {"h200", "gtx680", "gtx980"}) {
    workspace.propose_gpu(*catalogue.find(gpu));
    at_each_view([](const QString&) {});
  }
  const FigureRequest request{.document = first_picture(catalogue), .catalogue = &catalogue};
  for (const FigureEntry& entry : figure_catalogue())
    (void)entry.build(request);
  const std::vector<TsMessage> listed = read_ts(QStringLiteral("ru"));
  for (const QString& text : pseudo.language.asked)
    EXPECT_TRUE(std::ranges::count(listed, text, &TsMessage::source)) << qPrintable(text);
  EXPECT_GT(pseudo.language.asked.size(), 800U);
}

} // namespace
} // namespace loom
