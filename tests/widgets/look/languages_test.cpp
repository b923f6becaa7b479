// The translations: complete, with the placeholders of the English, and of all that is said.

#include "tests/widgets/shell/shell_fixture.h"
#include "tests/widgets/ts_file.h"
#include "widgets/look/language.h"
#include "widgets/shell/language_menu.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/texts/fact_text.h"
#include "widgets/workspace/document_files.h"

#include <QAction>
#include <QKeySequence>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include <map>

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

TEST_P(Languages, AreTranslatedWhole) {
  const std::vector<TsMessage> messages = read_ts(QString::fromLatin1(GetParam()));
  EXPECT_GT(messages.size(), 1000U);
  for (const TsMessage& message : messages) {
    EXPECT_TRUE(message.finished) << qPrintable(message.source);
    for (const QString& translation : message.translations)
      EXPECT_FALSE(translation.isEmpty()) << qPrintable(message.source);
  }
}

/// What the language says in its own words; of the rest the program shows the English.
std::vector<TsMessage> translated(const char* language) {
  std::vector<TsMessage> messages = read_ts(QString::fromLatin1(language));
  std::erase_if(messages, [](const TsMessage& message) { return !message.finished; });
  return messages;
}

// A lost %1 loses a number. In a plural form the number may be in words.
TEST_P(Languages, KeepPlaceholdersAndTags) {
  for (const TsMessage& message : translated(GetParam()))
    for (const QString& translation : message.translations)
      EXPECT_EQ(marks_of(translation), marks_of(message.source))
          << qPrintable(message.source) << "\n"
          << qPrintable(translation);
}

// One, few and many in Russian; Chinese has no plural.
TEST_P(Languages, HaveTheirPlurals) {
  const qsizetype forms = GetParam() == std::string("ru") ? 3 : 1;
  for (const TsMessage& message : translated(GetParam()))
    if (message.source.contains(QLatin1String("%n"))) {
      EXPECT_EQ(message.translations.size(), forms) << qPrintable(message.source);
    }
}

TEST_P(Languages, KeepKeysAndTheirMnemonics) {
  static const QRegularExpression mnemonic(QStringLiteral("&[^&\\s;#]"));
  static const QRegularExpression entity(QStringLiteral("&[a-z]+;"));
  for (const TsMessage& message : translated(GetParam())) {
    const QString source = QString(message.source).remove(entity);
    for (const QString& translation : message.translations)
      EXPECT_EQ(QString(translation).remove(entity).contains(mnemonic), source.contains(mnemonic))
          << qPrintable(message.source);
    if (source.startsWith(QLatin1String("Ctrl+"))) {
      EXPECT_EQ(message.translations, QStringList{source});
    }
  }
}

TEST(Facts, HaveUnitsInTheLanguageThatIsSpoken) {
  const Speaking language(QStringLiteral("ru"));
  EXPECT_EQ(column_unit(FactKey::pin_bandwidth), QStringLiteral("ГБ/с"));
  EXPECT_EQ(column_unit(FactKey::mem_lat), QStringLiteral("такты"));
}

using LanguageMenu = WindowTest;

// With a language that is spoken already nothing is asked.
TEST_F(LanguageMenu, RemembersTheChoiceAndAsksForAWindowThatSpeaksIt) {
  const auto choose = [this](const char* id) {
    for (QAction* action : window.findChildren<QAction*>())
      if (action->isCheckable() && action->data().toString() == QLatin1String(id))
        return action->trigger();
    ADD_FAILURE() << "no " << id;
  };
  const QSignalSpy asked(&window, &MainWindow::languageChosen);
  choose("ru");
  EXPECT_EQ(asked.count(), 1);
  EXPECT_EQ(settings.value(QStringLiteral("window/language")), QStringLiteral("ru"));
  EXPECT_EQ(chosen_language(settings), QStringLiteral("ru"));
  choose("ru");
  EXPECT_EQ(asked.count(), 1) << "it is spoken already";
  settings.setValue(QStringLiteral("window/language"), QStringLiteral("xx"));
  EXPECT_EQ(chosen_language(settings), system_language());
}

// Without a restart of the program: document, undo, its file and what is not saved go on.
TEST_F(LanguageMenu, AWindowInAnotherLanguageGoesOnWithEverything) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("mine.loom.json"));
  ASSERT_TRUE(window.files().save_to(path));
  workspace.propose(QStringLiteral("alpha"), 7.0, Shown::at_once);
  window.views().go_to(1);
  const auto title = [](MainWindow& of, std::size_t view) {
    return of.views().docks()[view]->about().title().toStdString();
  };
  EXPECT_EQ(title(window, 2), "Throughput");
  DocumentFiles* files = window.hand_over();
  ASSERT_TRUE(files);
  const Speaking russian(QStringLiteral("ru"));
  MainWindow next(workspace, theme, settings, files);
  next.restore_layout();
  next.show();
  EXPECT_EQ(title(next, 2), "Пропускная способность");
  EXPECT_EQ(next.files().path(), path);
  EXPECT_TRUE(next.files().modified());
  EXPECT_EQ(workspace.scenario().alpha, 7);
  workspace.undo_stack().undo();
  EXPECT_NE(workspace.scenario().alpha, 7);
  EXPECT_FALSE(next.files().modified());
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

// "Up" is a key here and the name of an axis there.
TEST(Language, KeysAreCalledAsOnesOwn) {
  const Speaking russian(QStringLiteral("ru"));
  const auto said = [](Qt::Key key) {
    return QKeySequence(Qt::SHIFT | key).toString(QKeySequence::NativeText);
  };
  EXPECT_EQ(said(Qt::Key_Up), QStringLiteral("Shift+Вверх"));
  EXPECT_EQ(said(Qt::Key_Left), QStringLiteral("Shift+Влево"));
  EXPECT_EQ(said(Qt::Key_Space), QStringLiteral("Shift+Пробел"));
  EXPECT_EQ(said(Qt::Key_Home), QStringLiteral("Shift+Home"));
}

TEST(Language, TellsWhichThereAre) {
  const Result<QString> spoken = speak(QStringLiteral("fr"));
  ASSERT_FALSE(spoken.has_value());
  EXPECT_EQ(spoken.error().detail.english(), "--lang: expected one of en, zh_CN, ru, found 'fr'");
}

} // namespace
} // namespace loom
