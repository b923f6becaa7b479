// Every view in every language: no English is left, and nothing is cut, at 100 and at 150 %.

#include "gpus/embedded.h"
#include "tests/widgets/fits.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "tests/widgets/ts_file.h"
#include "widgets/look/language.h"
#include "widgets/paint/painted_text.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QRegularExpression>
#include <QSpinBox>

#include <set>

namespace loom {
namespace {

/// Words of four lower-case letters and more that stand alone: no part of mem_lat, "cp.async" or
/// "gtx980".
QStringList words_of(const QString& text) {
  static const QRegularExpression word(
      QStringLiteral("(?<![\\w.\\-/:%])[a-z]{4,}(?![\\w(]|[.\\-/:][\\w])"),
      QRegularExpression::UseUnicodePropertiesOption);
  QStringList words;
  for (auto found = word.globalMatch(text); found.hasNext();)
    words << found.next().captured();
  return words;
}

/// English words that texts of the window have and no text of the language does.
std::set<QString> foreign_words(const QString& language) {
  std::set<QString> words;
  const std::vector<TsMessage> messages = read_ts(language);
  for (const TsMessage& message : messages)
    for (const QString& word : words_of(message.source))
      words.insert(word);
  for (const TsMessage& message : messages)
    for (const QString& translation : message.translations)
      for (const QString& word : words_of(translation))
        words.erase(word);
  return words;
}

/// What a widget says, itself or painted; not what is typed or machine code.
QStringList said_by(const QWidget& widget) {
  QStringList texts;
  if (const auto* paints = dynamic_cast<const PaintsText*>(&widget))
    for (const PaintedText& text : paints->texts())
      texts << text.text;
  if (const auto* label = qobject_cast<const QLabel*>(&widget))
    texts << label->text();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
    texts << button->text();
  if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
    texts << box->title();
  if (const auto* number = qobject_cast<const QSpinBox*>(&widget))
    texts << number->prefix() << number->suffix();
  if (const auto* combo = qobject_cast<const QComboBox*>(&widget))
    for (int i = 0; i < combo->count(); ++i)
      texts << combo->itemText(i);
  if (const auto* header = qobject_cast<const QHeaderView*>(&widget); header && header->model())
    for (int i = 0; i < header->count(); ++i)
      texts << header->model()->headerData(i, header->orientation()).toString();
  texts << widget.accessibleName();
  return texts;
}

class SpokenViews : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    QStandardPaths::setTestModeEnabled(true);
    window.resize(1280, 720);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  }
  const QString language{QString::fromLatin1(GetParam())};
  const Speaking speaking{language};
  QTemporaryDir folder;
  QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, first_picture(catalogue)};
  ThemeController theme{ThemeChoice::light, 100};
  MainWindow window{workspace, theme, settings};
};
INSTANTIATE_TEST_SUITE_P(Languages, SpokenViews, testing::Values("ru", "zh_CN"),
                         [](const auto& language) { return std::string(language.param); });

TEST_P(SpokenViews, AreTranslatedWholeAndCutNothing) {
  const std::set<QString> foreign = foreign_words(language);
  EXPECT_GT(foreign.size(), 1000U);
  std::set<QString> titles; // named once, in the language that was spoken when the program began
  for (const ViewInfo& view : view_registry())
    titles.insert(view.title);
  const std::set<QString> of_code{"chase", "rows"}; // of what is shipped, named in its source
  std::set<QString> told;
  for (const int percent : {100, 150}) {
    theme.set_percent(percent);
    for (const char* gpu : {"gtx980", "h200", "rx7900xtx"}) {
      workspace.propose_gpu(*catalogue.find(gpu));
      for (const ViewInfo& info : view_registry()) {
        window.views().go_to(info.id);
        const ViewDock* dock = window.views().dock(info.id);
        QTest::qWait(80);
        expect_all_fit(*dock, info.id + QStringLiteral(" %1 %").arg(percent));
        for (const QWidget* widget : dock->findChildren<QWidget*>()) {
          if (widget->visibleRegion().isEmpty())
            continue;
          for (const QString& text : said_by(*widget))
            for (const QString& word : words_of(text))
              if (foreign.contains(word) && !of_code.contains(word) && !titles.contains(text) &&
                  told.insert(text).second)
                ADD_FAILURE() << qPrintable(info.id) << " says '" << qPrintable(word) << "' in '"
                              << qPrintable(text.left(200)) << "', "
                              << widget->metaObject()->className();
        }
      }
    }
  }
}

} // namespace
} // namespace loom
