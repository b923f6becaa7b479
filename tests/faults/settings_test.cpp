// Settings as a damaged disk, a crash or a hand leave them: the window opens, with what is still
// right and defaults for the rest, or the file is set aside and the user told.
//
// LOOM_ROUNDS says how many files are damaged (120), LOOM_SEED how (1).

#include "tests/faults/mutate.h"
#include "tests/widgets/shell/shell_fixture.h"

#include "core/document/document_json.h"
#include "core/text/text.h"
#include "widgets/editor/look_presets.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/recovery/set_aside.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/recovery.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QAction>
#include <QApplication>
#include <QFile>

#include <iostream>
#include <random>

namespace loom {
namespace {

class DamagedSettings : public WindowTest {
protected:
  /// What a window writes that was used.
  QByteArray used_settings() {
    for (const ViewInfo& info : view_registry())
      (void)window.views().need_view(info.id);
    for (const char* keys : {"Ctrl+1", "Ctrl+2"})
      trigger(window, keys);
    window.files().save_to(file("a.loom.json"));
    window.lessons().begin(shipped_lessons().front());
    window.lessons().panel()->next();
    save_look_preset(settings, QStringLiteral("mine"), {});
    settings.setValue("commands/recent", QStringList{"a\nb", "c"});
    settings.setValue("keys/of/P", "Ctrl+Alt+P");
    settings.setValue("export/width", 88.9);
    window.remember();
    QFile written(settings.fileName());
    EXPECT_TRUE(written.open(QIODevice::ReadOnly));
    return written.readAll();
  }
  static void trigger(const QWidget& in, const char* keys) {
    for (QAction* action : in.findChildren<QAction*>())
      if (action->shortcut() == QKeySequence(QString::fromLatin1(keys))) {
        action->trigger();
        return;
      }
  }

  [[nodiscard]] std::size_t below(std::size_t end) { return random_() % end; }

  /// One thing that happens to bytes.
  void damage(QByteArray& bytes) {
    const auto at = static_cast<qsizetype>(below(static_cast<std::size_t>(bytes.size())));
    const auto length = static_cast<qsizetype>(1 + below(40));
    switch (below(5)) {
    case 0:
      bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(8)));
      break;
    case 1:
      bytes.remove(at, length);
      break;
    case 2:
      bytes.insert(at, bytes.mid(static_cast<qsizetype>(below(std::size_t(bytes.size()))), length));
      break;
    case 3:
      bytes[at] = static_cast<char>('0' + below(10));
      break;
    default:
      bytes.insert(at, odd_[below(std::size(odd_))]);
    }
  }
  /// One value that is another, or is damaged itself.
  void damage(QSettings& kept) {
    const QStringList keys = kept.allKeys();
    const QString key = keys[static_cast<qsizetype>(below(std::size_t(keys.size())))];
    QByteArray bytes = kept.value(key).toByteArray();
    switch (below(4)) {
    case 0:
      kept.setValue(key, QString::fromLatin1(odd_[below(std::size(odd_))]));
      break;
    case 1:
      kept.setValue(key, QStringList(200, QString(500, QLatin1Char('a'))));
      break;
    case 2:
      kept.setValue(key, QByteArray(100'000, static_cast<char>(below(256))));
      break;
    default:
      for (int i = 0; i < 4 && !bytes.isEmpty(); ++i)
        damage(bytes);
      kept.setValue(key, bytes);
    }
  }

  /// As a start of the program with these settings.
  void start(QSettings& kept) {
    ThemeController each(ThemeChoice::light, kept.value("window/percent", 100).toInt());
    EXPECT_GE(each.percent(), ThemeController::min_percent);
    EXPECT_LE(each.percent(), ThemeController::max_percent);
    Workspace work(catalogue, first_picture(catalogue));
    MainWindow next(work, each, kept);
    Recovery recovery(work, next, file("recovery"));
    next.restore_layout();
    next.show();
    recovery.begin(kept, {});
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&next));
    EXPECT_GE(next.width(), 320);
    EXPECT_LT(next.width(), 20'000);
    EXPECT_LT(next.height(), 20'000);
    for (int i = 0; i < 2; ++i)
      next.views().show_view(below(next.views().docks().size()));
    ASSERT_NE(next.views().current(), nullptr);
    // What simulates has its figure a moment later.
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return !next.views().current()->need_view()->figure().id.empty(); }, 20'000))
        << next.views().current()->info().id.toStdString();
    trigger(next, below(2) ? "Alt+1" : "Alt+2");
    next.lessons().begin(shipped_lessons().front());
    QApplication::processEvents();
    const std::string text = document_to_json(work.document(), catalogue);
    EXPECT_TRUE(document_from_json(text, "kept", catalogue).has_value()) << text;
    next.remember();
    EXPECT_EQ(kept.status(), QSettings::NoError);
  }

  static constexpr const char* odd_[] = {"4294967295",
                                         "-1",
                                         "1e308",
                                         "nan",
                                         "inf",
                                         "\\x7f",
                                         "@Invalid()",
                                         "@ByteArray()",
                                         "@Rect(1 2",
                                         "true",
                                         "\"",
                                         "[\n",
                                         "\\",
                                         "%",
                                         "{\"chart\":1e300}",
                                         "=",
                                         ",,,",
                                         "]",
                                         "\xff\xfe",
                                         "@Size(99999999999 1)"};
  const int seed_ = number_of("LOOM_SEED", 1);
  std::mt19937 random_{unsigned(seed_)};
};

TEST_F(DamagedSettings, OpenOrAreSetAside) {
  const QByteArray whole = used_settings();
  ASSERT_GT(whole.size(), 2000);
  int opened = 0, aside = 0;
  for (int round = 0; round < number_of("LOOM_ROUNDS", 120) && !HasFatalFailure(); ++round) {
    SCOPED_TRACE("round " + std::to_string(round) + " of seed " + std::to_string(seed_));
    const QString path = folder.filePath(QStringLiteral("%1.ini").arg(round));
    QByteArray bytes = whole;
    const bool of_file = round % 2 == 0;
    for (std::size_t n = 1 + below(12); of_file && n > 0; --n)
      damage(bytes);
    ASSERT_TRUE(write_file(path.toStdString(), bytes.toStdString()));
    if (settings_broken(QSettings(path, QSettings::IniFormat))) {
      ++aside;
      EXPECT_TRUE(set_settings_aside(path).contains(path));
      EXPECT_EQ(read_file((path + QStringLiteral(".broken")).toStdString()), bytes.toStdString());
      EXPECT_FALSE(QFile::exists(path));
      continue;
    }
    ++opened;
    QSettings kept(path, QSettings::IniFormat);
    for (std::size_t n = 1 + below(6); !of_file && n > 0; --n)
      damage(kept);
    start(kept);
  }
  std::cout << opened << " opened, " << aside << " set aside\n";
  EXPECT_GT(opened, 0);
}

TEST_F(DamagedSettings, BytesThatAskForAllMemoryAreNeverDecoded) {
  // A list of 2^32 - 16 values, as QSettings itself would write the beginning of it.
  const char* list = R"(@Variant(\0\0\0\t\0\xff\xff\xff\xf0))";
  for (const std::string& line :
       {std::string("a=") + list, std::string("a=1, ") + list,
        std::string("a=\"@Var\"\"iant(\\0\\0\\0\\t\\0\\xff\\xff\\xff\\xf0)\""),
        std::string("a=\\x40Variant(\\0\\0\\0\\t\\0\\xff\\xff\\xff\\xf0)"),
        std::string("a=\\x10040V\\141r\\ziant(\\0\\0\\0\\t\\0\\xff\\xff\\xff\\xf0)"),
        std::string("a=@DateTime(\\0\\0\\0\\x10)")}) {
    const QString path = file("stream.ini");
    ASSERT_TRUE(write_file(path.toStdString(), "[views]\n" + line + "\n"));
    EXPECT_TRUE(settings_broken(QSettings(path, QSettings::IniFormat))) << line;
  }
  ASSERT_TRUE(
      write_file(file("text.ini").toStdString(), "[a]\nb=say @Variant( to me\nc=@@Variant(\n"));
  EXPECT_FALSE(settings_broken(QSettings(file("text.ini"), QSettings::IniFormat)));
}

TEST_F(DamagedSettings, ALessonLeftAtNoStepBeginsAtTheFirst) {
  const lesson::Lesson lesson = shipped_lessons().front();
  window.lessons().begin(lesson);
  window.lessons().panel()->next();
  for (const QString& key : settings.allKeys())
    if (key.startsWith(QStringLiteral("lessons/")))
      settings.setValue(key, 4294967295U);
  MainWindow second(workspace, theme, settings);
  second.lessons().begin(lesson);
  EXPECT_EQ(second.lessons().panel()->step(), 0U);
}

} // namespace
} // namespace loom
