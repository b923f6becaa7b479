// Files that other programs write, and settings that are not settings.

#include "tests/widgets/export/plain_page.h"
#include "tests/widgets/shell/shell_fixture.h"

#include "core/document/document_json.h"
#include "core/text/text.h"
#include "widgets/dialogs/export_dialog.h"
#include "widgets/recovery/set_aside.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QApplication>
#include <QDir>
#include <QDoubleSpinBox>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <cmath>
#include <limits>

namespace loom {
namespace {

class ChangedFile : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    workspace.propose(QStringLiteral("alpha"), 7);
    ASSERT_TRUE(window.files().save_to(path));
  }
  /// Another program saves the scenario with this α.
  void write_outside(double alpha) {
    Document theirs = workspace.document();
    theirs.scenario.alpha = alpha;
    ASSERT_TRUE(write_file(path.toStdString(), document_to_json(theirs, catalogue)));
  }
  [[nodiscard]] double alpha_in_file() const {
    const auto read = read_file(path.toStdString()).and_then([this](const std::string& text) {
      return document_from_json(text, "file", catalogue);
    });
    return read ? read->document.scenario.alpha : std::nan("");
  }
  /// The bar that asks what to do, once the window is taken up again; null before the first time.
  MessageBar* noticed() {
    QEvent activated(QEvent::ActivationChange);
    window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    QApplication::sendEvent(&window, &activated);
    return find<MessageBar>("changed_bar");
  }
  QString asked() {
    const MessageBar* bar = noticed();
    return bar ? bar->text() : QString();
  }
  static void press(const QWidget* in, const char* text) {
    for (QPushButton* button : in ? in->findChildren<QPushButton*>() : QList<QPushButton*>())
      if (button->text() == QLatin1String(text)) {
        button->click();
        return;
      }
    ADD_FAILURE() << "no button " << text;
  }
  /// Saves as Ctrl+S does, and answers what is asked with this button.
  void save_answering(const char* text) {
    window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    bool shown = false;
    QTimer::singleShot(0, &window, [&shown, text] {
      if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
        shown = true;
        press(box, text);
      }
    });
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(shown);
  }

  const QString path = file("a.loom.json");
};

TEST_F(ChangedFile, IsNoticedWhenTheWindowIsTakenUpAgain) {
  EXPECT_TRUE(asked().isEmpty());
  write_outside(9);
  MessageBar* bar = noticed();
  ASSERT_NE(bar, nullptr);
  EXPECT_TRUE(bar->text().startsWith(QStringLiteral("a.loom.json was changed")));
  EXPECT_EQ(scenario().alpha, 7) << "nothing is taken without being asked for";
  press(bar, "&Reload");
  EXPECT_EQ(scenario().alpha, 9);
  EXPECT_FALSE(window.files().modified());
  EXPECT_TRUE(bar->text().isEmpty());
  EXPECT_TRUE(asked().isEmpty());
  workspace.undo_stack().undo();
  EXPECT_EQ(scenario().alpha, 7) << "mine is an undo away";
  EXPECT_TRUE(window.files().modified());
}

TEST_F(ChangedFile, MineMayBeKept) {
  write_outside(9);
  press(noticed(), "&Keep mine");
  EXPECT_EQ(scenario().alpha, 7);
  EXPECT_TRUE(window.files().modified());
  EXPECT_TRUE(asked().isEmpty());
  QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
  EXPECT_EQ(alpha_in_file(), 7);
}

TEST_F(ChangedFile, SavingAsksBeforeItWritesOver) {
  workspace.propose(QStringLiteral("alpha"), 8);
  write_outside(9);
  save_answering("Cancel");
  EXPECT_EQ(alpha_in_file(), 9);
  EXPECT_TRUE(window.files().modified());
  save_answering("&Overwrite");
  EXPECT_EQ(alpha_in_file(), 8);
  EXPECT_FALSE(window.files().modified());
}

TEST_F(ChangedFile, AReloadOfNonsenseKeepsEverything) {
  ASSERT_TRUE(write_file(path.toStdString(), "nonsense"));
  press(noticed(), "&Reload");
  EXPECT_EQ(scenario().alpha, 7);
  EXPECT_FALSE(window.messages().text().isEmpty());
}

TEST_F(ChangedFile, AFolderThatVanishedIsSaidAndNothingIsLost) {
  const QString gone = folder.filePath(QStringLiteral("gone"));
  ASSERT_TRUE(QDir().mkpath(gone));
  ASSERT_TRUE(window.files().save_to(gone + QStringLiteral("/b.loom.json")));
  workspace.propose(QStringLiteral("alpha"), 8);
  ASSERT_TRUE(QDir(gone).removeRecursively());
  QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
  EXPECT_TRUE(window.messages().text().contains(
      QStringLiteral("b.loom.json: cannot write: No such file or directory; make its folder")))
      << window.messages().text().toStdString();
  EXPECT_TRUE(window.files().modified());
  EXPECT_EQ(scenario().alpha, 8);
}

TEST_F(ChangedFile, AFileThatAnotherProgramDeletedIsNoticedOnceAndItsContentIsUnsaved) {
  ASSERT_TRUE(QFile::remove(path));
  EXPECT_TRUE(asked().contains(QStringLiteral("a.loom.json was deleted by another program")))
      << asked().toStdString();
  EXPECT_TRUE(window.files().modified());
  find<MessageBar>("changed_bar")->hide();
  EXPECT_EQ(asked(), QString());
  ASSERT_TRUE(window.files().save_to(path));
  EXPECT_EQ(alpha_in_file(), 7);
  EXPECT_FALSE(window.files().modified());
  ASSERT_TRUE(QFile::remove(path));
  press(noticed(), "&Save");
  EXPECT_EQ(alpha_in_file(), 7);
}

// Ctrl+Q a moment after the file went away: nobody has said anything yet, and nothing may be lost.
TEST_F(ChangedFile, ClosingAsksWhereTheFileIsGone) {
  ASSERT_TRUE(QFile::remove(path));
  QString question;
  QTimer::singleShot(0, &window, [&question] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    ASSERT_TRUE(box);
    question = box->text();
    box->button(QMessageBox::Save)->click();
  });
  EXPECT_TRUE(window.close());
  EXPECT_TRUE(question.contains(QStringLiteral("a.loom.json was deleted by another program")))
      << question.toStdString();
  EXPECT_EQ(alpha_in_file(), 7);
}

TEST_F(ChangedFile, AFileThatGoesAwayIsSaidAtOnceWithoutTheWindowBeingTakenUp) {
  ASSERT_TRUE(QFile::remove(path));
  const auto said = [this] {
    const auto* bar = find<MessageBar>("changed_bar");
    return bar && bar->text().contains(QStringLiteral("was deleted by another program"));
  };
  EXPECT_TRUE(QTest::qWaitFor(said, 5000));
  EXPECT_TRUE(window.files().modified());
  press(find<MessageBar>("changed_bar"), "&Save");
  EXPECT_EQ(alpha_in_file(), 7);
  write_outside(9); // and what is written anew is noticed, too
  EXPECT_TRUE(QTest::qWaitFor(
      [this] {
        return find<MessageBar>("changed_bar")
            ->text()
            .contains(QStringLiteral("was changed by another program"));
      },
      5000));
}

TEST_F(ChangedFile, TheScenarioOfAFigureThatGoesAwayIsUnsaved) {
  const QString figure = file("f.loom.svg");
  ASSERT_TRUE(
      write_file(figure.toStdString(), "# figure: cusp\n# scenario: " +
                                           document_to_json(workspace.document(), catalogue, -1)));
  ASSERT_TRUE(window.files().open(figure));
  EXPECT_FALSE(window.files().unsaved());
  ASSERT_TRUE(QFile::remove(figure));
  EXPECT_TRUE(QTest::qWaitFor([this] { return window.files().unsaved(); }, 5000));
}

TEST_F(ChangedFile, AGpuThatIsMissingIsNamedWithWhatToDo) {
  std::string text = *read_file(path.toStdString());
  const auto at = text.find("\"gtx980\"");
  ASSERT_NE(at, std::string::npos);
  text.replace(at, 8, "\"gtx981\"");
  ASSERT_TRUE(write_file(file("b.loom.json").toStdString(), text));
  EXPECT_FALSE(window.files().open(file("b.loom.json")));
  const QString said = window.messages().text();
  EXPECT_TRUE(said.contains(QStringLiteral("/gpu: unknown GPU 'gtx981' (did you mean 'gtx980'")))
      << said.toStdString();
  EXPECT_TRUE(said.endsWith(QStringLiteral("import its file first, or name another")));
  EXPECT_EQ(window.files().path(), path);
}

TEST_F(ChangedFile, TheNearestOfAMissingGpuIsTakenOnlyWhenAskedFor) {
  std::string text = *read_file(path.toStdString());
  const std::string missing = "\"gtx981\"";
  text.replace(text.find("\"gtx980\""), 8, missing);
  ASSERT_TRUE(write_file(path.toStdString(), text));
  window.files().start_new();
  workspace.propose_gpu(*catalogue.find("h200"));
  EXPECT_FALSE(window.files().open(path));
  EXPECT_EQ(scenario().gpu->id, "h200") << "nothing is taken without being asked for";
  press(&window.messages(), "&Take GTX 980 instead");
  EXPECT_EQ(scenario().gpu->id, "gtx980");
  EXPECT_EQ(scenario().alpha, 7);
  EXPECT_TRUE(window.messages().text().contains(QStringLiteral("GTX 980 stands in for it")))
      << window.messages().text().toStdString();
  EXPECT_EQ(window.files().path(), QString()) << "saving asks for a name";
  EXPECT_NE(read_file(path.toStdString())->find(missing), std::string::npos);
  workspace.undo_stack().undo();
  EXPECT_EQ(scenario().gpu->id, "h200");
}

TEST_F(WindowTest, BrokenSettingsAreSetAsideAndTold) {
  const std::string geometry = "[window]\ngeometry=@ByteArray(\\x1\\xd9)\n";
  const auto broken = [](const QString& path) {
    return settings_broken(QSettings(path, QSettings::IniFormat));
  };
  const QString path = file("good.ini");
  EXPECT_FALSE(broken(path)) << "there are none yet";
  ASSERT_TRUE(write_file(path.toStdString(), geometry + "[files]\nrecent=a, b\n"));
  EXPECT_FALSE(broken(path));
  int number = 0;
  for (const std::string& bad : {std::string("\x7f"
                                             "ELF nonsense\n\x01\x02\n"),
                                 std::string(4096, '\0'), geometry + std::string(512, '\0'),
                                 std::string("[window\npercent=100\n")}) {
    const QString each = folder.filePath(QStringLiteral("%1.ini").arg(++number));
    ASSERT_TRUE(write_file(each.toStdString(), bad));
    EXPECT_TRUE(broken(each)) << bad.substr(0, 20);
    const QString said = set_settings_aside(each);
    EXPECT_TRUE(said.contains(each) && said.endsWith(QStringLiteral(".ini.broken")))
        << said.toStdString();
    EXPECT_EQ(read_file((each + QStringLiteral(".broken")).toStdString()), bad);
    QSettings fresh(each, QSettings::IniFormat);
    EXPECT_TRUE(fresh.allKeys().isEmpty());
    fresh.setValue("a", 1);
    fresh.sync();
    EXPECT_EQ(fresh.status(), QSettings::NoError);
    EXPECT_TRUE(cannot_remember(fresh).isEmpty());
  }
  ASSERT_TRUE(QDir().mkpath(file("folder.ini")));
  EXPECT_TRUE(broken(file("folder.ini")));
  const QSettings nowhere(QStringLiteral("/dev/null/x/settings.ini"), QSettings::IniFormat);
  EXPECT_TRUE(cannot_remember(nowhere).contains(QStringLiteral("/dev/null/x/settings.ini")));
}

TEST_F(WindowTest, SettingsDamagedByHandAreDefaults) {
  const QVariant odd[] = {std::nan(""),
                          std::numeric_limits<double>::infinity(),
                          -1e300,
                          QStringLiteral("nonsense"),
                          QByteArray(5000, '\xff'),
                          QStringList{QStringLiteral("a"), QString()},
                          QVariantMap{{QStringLiteral("a"), std::nan("")}},
                          QVariant()};
  const char* const keys[] = {
      "window/geometry", "window/split", "window/views",   "window/folded",
      "window/pages",    "window/theme", "window/percent", "files/recent",
      "export/format",   "export/size",  "export/width",   "export/height",
      "export/dpi",      "export/mono",  "export/folder",  "lessons/folder"};
  for (const QVariant& value : odd) {
    for (const char* key : keys)
      settings.setValue(key, value);
    for (const ViewInfo& info : view_registry())
      settings.setValue(QStringLiteral("views/") + info.id, value);
    MainWindow second(workspace, theme, settings);
    second.restore_layout();
    second.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&second));
    EXPECT_LT(second.width(), 20'000);
    EXPECT_NE(second.views().current(), nullptr);
    ExportDialog dialog(plain_page(second.views().current()->need_view()->figure()),
                        workspace.document(), catalogue, settings, &second);
    for (const QDoubleSpinBox* box : dialog.findChildren<QDoubleSpinBox*>())
      EXPECT_TRUE(box->value() >= box->minimum() && box->value() <= box->maximum()) << box->value();
    second.remember();
  }
}

} // namespace
} // namespace loom
