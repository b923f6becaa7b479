#include "tests/widgets/shell/shell_fixture.h"

#include "core/document/document_json.h"
#include "core/model/loop_text.h"
#include "core/scenario/own_gpu.h"
#include "core/scenario/parameters.h"
#include "widgets/dialogs/own_gpu_dialog.h"
#include "widgets/dialogs/user_gpus.h"
#include "widgets/look/theme.h"
#include "widgets/params/exact_entry.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <map>
#include <memory>

namespace loom {
namespace {

QByteArray content(const QString& path) {
  QFile read(path);
  return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
}

TEST_F(WindowTest, OpensOnThreeViewsAndTheSentence) {
  int visible = 0;
  for (const ViewDock* dock : window.views().docks())
    visible += dock->isVisible() ? 1 : 0;
  EXPECT_GE(visible, 3);
  EXPECT_TRUE(window.status().text().startsWith(QStringLiteral("Bound by memory and issue")));
  EXPECT_EQ(window.windowTitle(), QStringLiteral("LatencyLoom — GTX 980, α 48"));
}

// The mix's α is of no consequence while a loop is open.
TEST_F(WindowTest, TheTitleNamesTheLoopThatIsOpen) {
  Scenario scenario = workspace.scenario();
  scenario.instruction_loop = loop_from_text("LDG.32; FADD x4").value();
  workspace.propose(QStringLiteral("loop"), scenario);
  (void)workspace.snapshot();
  EXPECT_EQ(window.windowTitle(), QStringLiteral("LatencyLoom — GTX 980, loop LDG.32; FADD x4"));
  scenario.instruction_loop->title = "Copy through shared memory";
  workspace.propose(QStringLiteral("loop"), scenario);
  (void)workspace.snapshot();
  EXPECT_EQ(window.windowTitle(),
            QStringLiteral("LatencyLoom — GTX 980, loop Copy through shared memory"));
}

TEST_F(WindowTest, ClosesWithAFigureEditorInWhichANumberIsTyped) {
  auto closing = std::make_unique<MainWindow>(workspace, theme, settings);
  closing->show();
  emit closing->views().editAsked(closing->views().current());
  auto* editor = closing->findChild<QWidget*>(QStringLiteral("figure_editor"));
  auto* size = editor->findChild<QDoubleSpinBox*>(QStringLiteral("look_text"));
  ASSERT_TRUE(size && size->isVisible());
  const double before = size->value();
  int taken = 0;
  QObject::connect(size, &QDoubleSpinBox::valueChanged, &window, [&] { ++taken; });
  size->findChild<QLineEdit*>()->setText(QString::number(before + 1));
  EXPECT_EQ(taken, 0); // it waits for Return
  closing.reset();
  EXPECT_EQ(taken, 1); // what is typed counts also where its window goes
}

TEST_F(WindowTest, SavingAndOpeningKeepsEveryValue) {
  workspace.propose(QStringLiteral("alpha"), 7);
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  EXPECT_FALSE(window.files().modified());
  const Document saved = workspace.document();
  workspace.propose(QStringLiteral("warps"), 3);
  EXPECT_TRUE(window.files().modified());
  ASSERT_TRUE(window.files().open(file("a.loom.json")));
  EXPECT_EQ(workspace.document(), saved);
  EXPECT_EQ(window.files().recent().size(), 1);
}

TEST_F(WindowTest, ALinkBringsTheScenarioBack) {
  workspace.propose(QStringLiteral("alpha"), 7);
  const Document sent = workspace.document();
  QMimeData chat;
  chat.setText(QStringLiteral(" ") + window.files().link() + QStringLiteral("\n"));
  workspace.propose(QStringLiteral("alpha"), 9);
  EXPECT_TRUE(window.files().paste(chat));
  EXPECT_EQ(workspace.document(), sent);
  chat.setText(QStringLiteral("latencyloom:AAAA"));
  EXPECT_FALSE(window.files().paste(chat));
  EXPECT_EQ(workspace.document(), sent);
}

TEST_F(WindowTest, AFailingSaveLosesNothing) {
  workspace.propose(QStringLiteral("alpha"), 7);
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  const QByteArray before = content(file("a.loom.json"));
  workspace.propose(QStringLiteral("warps"), 3);
  EXPECT_FALSE(window.files().save_to(file("no/such/folder/a.loom.json")));
  EXPECT_FALSE(window.messages().text().isEmpty());
  EXPECT_EQ(content(file("a.loom.json")), before);
  EXPECT_TRUE(window.files().modified());
  EXPECT_EQ(scenario().warps, 3);
}

TEST_F(WindowTest, AFullDeviceIsSaidAndLeavesNothingBehind) {
  workspace.propose(QStringLiteral("alpha"), 7);
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  workspace.propose(QStringLiteral("warps"), 3);
  EXPECT_FALSE(window.files().save_to(QStringLiteral("/dev/full")));
  EXPECT_FALSE(window.messages().text().isEmpty());
  EXPECT_TRUE(window.files().modified());
  EXPECT_EQ(window.files().path(), file("a.loom.json"));
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
            QStringList{QStringLiteral("a.loom.json")});
}

TEST_F(WindowTest, BadFilesAreOneLineAndLoseNothing) {
  const std::map<const char*, QByteArray> files{
      {"malformed.loom.json", "{\"schema\": 1, oops"},
      {"deep.loom.json", QByteArray(100000, '[')},
      {"twice.loom.json", "{\"alpha\": 1, \"alpha\": 2}"},
      {"huge.loom.json", QByteArray(2 << 20, 'x')},
      {"empty.loom.json", ""},
      {"cut.pdf", "%PDF-1.4\n1 0 obj\n<< /Type /EmbeddedFile /Length 99999 >> stream\nabc"},
      {"cut.png", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)}};
  workspace.propose(QStringLiteral("alpha"), 7);
  const Document before = workspace.document();
  for (const auto& [name, bytes] : files) {
    QFile write(file(name));
    ASSERT_TRUE(write.open(QIODevice::WriteOnly));
    write.write(bytes);
    write.close();
    EXPECT_FALSE(window.files().open(file(name))) << name;
    EXPECT_FALSE(window.messages().text().isEmpty()) << name;
    EXPECT_FALSE(window.messages().text().contains(QLatin1Char('\n'))) << name;
    EXPECT_EQ(workspace.document(), before) << name;
    EXPECT_EQ(undo_count(), 1) << name;
  }
}

TEST_F(WindowTest, SettingsThatCannotBeWrittenDoNotMatter) {
  QSettings nowhere(QStringLiteral("/dev/null/x/settings.ini"), QSettings::IniFormat);
  MainWindow second(workspace, theme, nowhere);
  second.restore_layout();
  second.remember();
  EXPECT_EQ(second.views().docks().size(), window.views().docks().size());
}

TEST_F(WindowTest, BadTextPastedKeepsEverything) {
  const Document before = workspace.document();
  for (const char* text : {"hello", "{}", "{\"alpha\": 3", "[[[[[[", ""}) {
    QMimeData data;
    data.setText(QString::fromLatin1(text));
    EXPECT_FALSE(window.files().paste(data)) << text;
    EXPECT_EQ(workspace.document(), before);
    EXPECT_FALSE(window.messages().text().isEmpty());
  }
  EXPECT_EQ(undo_count(), 0);
}

TEST_F(WindowTest, CopyAndPasteIsOneUndoEntry) {
  const std::unique_ptr<QMimeData> copied(window.files().copied());
  EXPECT_TRUE(copied->hasFormat(QString::fromLatin1(scenario_mime)));
  const Document before = workspace.document();
  workspace.propose(QStringLiteral("alpha"), 3);
  ASSERT_TRUE(window.files().paste(*copied));
  EXPECT_EQ(workspace.document(), before);
  EXPECT_EQ(undo_count(), 2);
}

TEST_F(WindowTest, ADroppedFileIsOpened) {
  workspace.propose(QStringLiteral("alpha"), 7);
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  window.files().start_new();
  EXPECT_EQ(scenario().alpha, 48);
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(file("a.loom.json"))});
  QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &drop);
  EXPECT_EQ(scenario().alpha, 7);
}

TEST_F(WindowTest, LayoutAndWhereTheDocumentIsAreRemembered) {
  window.views().docks().back()->hide();
  theme.set_percent(125);
  workspace.propose(QStringLiteral("alpha"), 9);
  window.remember();
  EXPECT_EQ(settings.value("window/percent").toInt(), 125);
  EXPECT_EQ(settings.value("files/left").toString(), window.files().work());
  MainWindow second(workspace, theme, settings);
  second.restore_layout();
  second.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&second));
  EXPECT_FALSE(second.views().docks().back()->isVisible());
  EXPECT_TRUE(second.views().docks().front()->isVisible());
}

TEST_F(WindowTest, SettingsThatAreNotOursAreIgnored) {
  settings.setValue("window/views", QByteArray("nonsense"));
  settings.setValue("window/geometry", QByteArray("nonsense"));
  window.restore_layout();
  EXPECT_TRUE(window.views().docks().front()->isVisible());
}

TEST_F(WindowTest, NumberKeysShowAHiddenView) {
  window.views().docks()[1]->hide();
  QTest::keyClick(&window, Qt::Key_2);
  EXPECT_TRUE(window.views().docks()[1]->isVisible());
  EXPECT_EQ(window.views().current(), window.views().docks()[1]);
}

TEST_F(WindowTest, AViewsMenuOpensAtTheFirstClick) {
  ViewDock* dock = window.views().docks().front();
  QTest::mouseClick(dock->findChild<QToolButton*>(QStringLiteral("more")), Qt::LeftButton);
  auto* menu = dock->findChild<QMenu*>(QStringLiteral("view_menu"));
  ASSERT_NE(menu, nullptr);
  EXPECT_TRUE(menu->isVisible());
  EXPECT_GE(menu->actions().size(), 6);
  menu->close();
}

TEST_F(WindowTest, ThemesChangeThePaletteAndTheFigures) {
  theme.choose(ThemeChoice::dark);
  EXPECT_TRUE(is_dark(QApplication::palette()));
  EXPECT_EQ(window.views().docks().front()->need_view()->style().palette, Palette::dark);
  theme.choose(ThemeChoice::light);
  EXPECT_FALSE(is_dark(QApplication::palette()));
}

// Ctrl+Z means one thing wherever the keyboard is: a field does not take back its words alone.
TEST_F(WindowTest, UndoInANumberFieldUndoesTheModel) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  auto* field = find<ExactEntry>("entry_alpha");
  ASSERT_NE(field, nullptr);
  const double before = scenario().alpha;
  const QString shown = field->text();
  const auto undo = [field] { QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier); };
  const auto redo = [field] {
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  };
  const auto shows = [field](const QString& text) { // with the next frame
    return QTest::qWaitFor([field, text] { return field->text() == text; });
  };
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("111"));
  QTest::keyClick(field, Qt::Key_Return);
  ASSERT_EQ(scenario().alpha, 111);
  undo();
  EXPECT_EQ(scenario().alpha, before);
  EXPECT_TRUE(shows(shown));
  undo(); // there is nothing more: neither the model nor the words change
  EXPECT_EQ(scenario().alpha, before);
  EXPECT_TRUE(shows(shown));
  redo();
  EXPECT_EQ(scenario().alpha, 111);
  EXPECT_TRUE(shows(QStringLiteral("111")));
  // After keys that step, too.
  for (int i = 0; i < 5; ++i)
    QTest::keyClick(field, Qt::Key_Up);
  const double stepped = scenario().alpha;
  EXPECT_GT(stepped, 111);
  for (int i = 0; i < 20 && workspace.undo_stack().canUndo(); ++i)
    undo();
  EXPECT_EQ(scenario().alpha, before);
  EXPECT_TRUE(shows(shown));
  // What is being typed is taken back letter by letter, before the model.
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("7"));
  undo();
  EXPECT_EQ(field->text(), shown);
  EXPECT_EQ(scenario().alpha, before);
}

TEST_F(WindowTest, PinningIsUndone) {
  workspace.pin();
  EXPECT_EQ(workspace.document().pins.size(), 1u);
  workspace.undo_stack().undo();
  EXPECT_TRUE(workspace.document().pins.empty());
}

TEST_F(WindowTest, OwnGpusAreSavedLoadedAndBadOnesReported) {
  workspace.propose(QStringLiteral("mem_lat"), 500);
  const QString place = folder.filePath(QStringLiteral("gpus"));
  const auto saved = save_user_gpu(catalogue, place, own_gpu(scenario(), "mine", "Mine"));
  ASSERT_TRUE(saved) << saved.error().detail.english();
  QFile bad(place + QStringLiteral("/bad.json"));
  ASSERT_TRUE(bad.open(QIODevice::WriteOnly));
  bad.write("{");
  bad.close();
  Catalogue fresh{embedded_gpu_files()};
  EXPECT_EQ(load_user_gpus(fresh, place).size(), 1);
  const auto mine = fresh.find("mine");
  ASSERT_TRUE(mine);
  const Fact* lat = (*mine)->facts.find(FactKey::mem_lat);
  ASSERT_NE(lat, nullptr);
  EXPECT_EQ(lat->value, 500);
  EXPECT_EQ(lat->status, FactStatus::assumed);
  EXPECT_FALSE(fresh.built_in("mine"));
}

TEST_F(WindowTest, ViewsOfNvidiasMachineAreGreyWithAReasonForAnAmdGpu) {
  for (const char* id : {"sass", "divergence", "banks", "coalescing"}) {
    const View* view = window.views().need_view(QString::fromLatin1(id));
    const auto* reason =
        frame_of(*view)->parentWidget()->findChild<QWidget*>(QStringLiteral("reason_for_amd"));
    ASSERT_NE(reason, nullptr) << id;
    workspace.propose_gpu(*catalogue.find("mi300x"));
    (void)workspace.snapshot();
    EXPECT_FALSE(view->isEnabled()) << id;
    EXPECT_FALSE(reason->isHidden()) << id;
    EXPECT_FALSE(reason->findChild<QLabel*>()->text().isEmpty()) << id;
    auto* take = reason->findChild<QPushButton*>(QStringLiteral("take_other"));
    EXPECT_EQ(take->text().toStdString(), "Take the " + (*catalogue.find("gtx980"))->name);
    take->click();
    (void)workspace.snapshot();
    EXPECT_EQ(scenario().gpu->id, "gtx980");
    EXPECT_TRUE(view->isEnabled()) << id;
    EXPECT_TRUE(reason->isHidden()) << id;
  }
}

// Labels, buttons, entries of lists and tool tips that stand there when the vendor changes; two
// texts that are one in AMD's words come back as they were.
TEST_F(WindowTest, WordsThatAreThereFollowTheVendorOfTheGpu) {
  auto* label = new QLabel(QStringLiteral("warp schedulers of an SM"), &window);
  auto* other = new QLabel(QStringLiteral("schedulers of an SM"), &window);
  auto* box = new QComboBox(&window);
  box->addItems({QStringLiteral("shared memory"), QStringLiteral("registers per thread")});
  box->setToolTip(QStringLiteral("4 warps"));
  auto* typed = new QLineEdit(QStringLiteral("warp"), &window);
  for (int turn = 0; turn < 2; ++turn) {
    workspace.propose_gpu(*catalogue.find("mi300x"));
    (void)workspace.snapshot();
    EXPECT_EQ(label->text(), QStringLiteral("SIMDs of a CU"));
    EXPECT_EQ(other->text(), QStringLiteral("SIMDs of a CU"));
    EXPECT_EQ(box->itemText(0), QStringLiteral("LDS"));
    EXPECT_EQ(box->itemText(1), QStringLiteral("VGPRs per thread"));
    EXPECT_EQ(box->toolTip(), QStringLiteral("4 wavefronts"));
    EXPECT_EQ(typed->text(), QStringLiteral("warp"));
    workspace.propose_gpu(*catalogue.find("gtx980"));
    (void)workspace.snapshot();
    EXPECT_EQ(label->text(), QStringLiteral("warp schedulers of an SM"));
    EXPECT_EQ(other->text(), QStringLiteral("schedulers of an SM"));
    EXPECT_EQ(box->itemText(0), QStringLiteral("shared memory"));
    EXPECT_EQ(box->itemText(1), QStringLiteral("registers per thread"));
    EXPECT_EQ(box->toolTip(), QStringLiteral("4 warps"));
  }
}

// Prepared on a large screen, shown on a small one.
TEST_F(WindowTest, ComesInsideTheScreenThatItIsShownOn) {
  const QRect room = window.screen()->availableGeometry();
  window.setGeometry(QRect(room.bottomRight(), room.size() * 2));
  QCoreApplication::processEvents();
  window.close();
  MainWindow next(workspace, theme, settings);
  next.restore_layout();
  EXPECT_TRUE(next.isMaximized() || room.contains(next.geometry()));
  EXPECT_LE(next.width(), room.width());
  EXPECT_LE(next.height(), room.height());
}

} // namespace
} // namespace loom
