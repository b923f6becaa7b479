// Unsaved work of any kind: kept on disk until it is saved or thrown away, offered in one list, and
// never taken from a living window.

#include "tests/widgets/shell/shell_fixture.h"

#include "core/document/document_json.h"
#include "core/lesson/draft.h"
#include "core/text/text.h"
#include "widgets/dialogs/lost_work_dialog.h"
#include "widgets/lessons/lesson_author.h"
#include "widgets/shell/file_actions.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/recovery.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTimer>
#include <QUrl>

#include <algorithm>

namespace loom {
namespace {

class RecoveryTest : public WindowTest {
protected:
  [[nodiscard]] QStringList kept() const {
    return QDir(place).entryList({QStringLiteral("*.json")}, QDir::Files);
  }
  [[nodiscard]] QStringList everything() const {
    return QDir(place).entryList(QDir::Files | QDir::Hidden);
  }
  /// α of each work that no window has, ascending.
  [[nodiscard]] std::vector<double> free_works() const {
    std::vector<double> alphas;
    for (const LostWork& work : find_lost_work(place).works)
      alphas.push_back(document_from_json(work.kept.document, "kept", catalogue)
                           .value()
                           .document.scenario.alpha);
    std::ranges::sort(alphas);
    return alphas;
  }
  /// Leaves the work of a window that is gone.
  void leave(const char* name, double alpha, const QString& of, const QDateTime& written,
             std::uint64_t content = 0) {
    Document document = workspace.document();
    document.scenario.alpha = alpha;
    leave_text(name, to_text({of, content, written, document_to_json(document, catalogue, -1)}));
  }
  void leave_text(const char* name, const std::string& text) {
    QDir().mkpath(place);
    ASSERT_TRUE(write_file((place + QLatin1Char('/') + QLatin1String(name)).toStdString(), text));
  }
  void set_alpha(double alpha) { workspace.propose(QStringLiteral("alpha"), alpha); }
  [[nodiscard]] QString offered() {
    const auto* bar = find<MessageBar>("recovery_bar");
    return bar ? bar->text() : QString();
  }
  /// The list, asked for in the File menu.
  QListWidget* list() {
    find<QAction>("unsaved-work")->trigger();
    return dialog()->findChild<QListWidget*>();
  }
  LostWorkDialog* dialog() {
    const auto all = window.findChildren<LostWorkDialog*>();
    for (LostWorkDialog* each : all)
      if (each->isVisible())
        return each;
    return nullptr;
  }
  void press(const char* button) {
    for (QPushButton* each : dialog()->findChildren<QPushButton*>())
      if (each->text() == QString::fromUtf8(button))
        return each->click();
    ADD_FAILURE() << "no button " << button;
  }
  /// Answers the question that comes next; what it had asked is `asked`.
  void answer(QMessageBox::StandardButton button) {
    QTimer::singleShot(0, &window, [this, button] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_TRUE(box);
      asked = box->text();
      for (const QAbstractButton* each : box->buttons())
        buttons << each->text();
      box->button(button)->click();
    });
  }
  void drop(const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
  }

  const QDateTime noon = QDateTime(QDate(2026, 3, 1), QTime(12, 0));
  QString asked;
  QStringList buttons;
  QString place = folder.filePath(QStringLiteral("deep/recovery"));
  Recovery recovery{workspace, window, place};
};

TEST_F(RecoveryTest, WhatIsNotSavedIsKeptUntilItIs) {
  recovery.begin(settings, {});
  EXPECT_EQ(offered(), QString());
  EXPECT_FALSE(QDir(place).exists()) << "without work nothing is made";
  recovery.autosave().write_now();
  EXPECT_EQ(everything(), QStringList()) << "nothing was changed";
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  workspace.propose(QStringLiteral("alpha"), 7);
  recovery.autosave().write_now();
  ASSERT_EQ(kept().size(), 1);
  const auto read = read_file((place + QLatin1Char('/') + kept().front()).toStdString())
                        .and_then([](const std::string& text) { return kept_work(text, {}); });
  ASSERT_TRUE(read);
  EXPECT_EQ(read->file, file("a.loom.json"));
  EXPECT_EQ(document_from_json(read->document, "kept", catalogue)->document, workspace.document());
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  EXPECT_EQ(everything(), QStringList());
}

TEST_F(RecoveryTest, WhatIsUndoneNeedsNoKeeping) {
  workspace.propose(QStringLiteral("alpha"), 7);
  recovery.autosave().write_now();
  EXPECT_EQ(kept().size(), 1);
  workspace.undo_stack().undo();
  EXPECT_EQ(everything(), QStringList());
}

TEST_F(RecoveryTest, ItIsKeptWithoutBeingAsked) {
  workspace.propose(QStringLiteral("alpha"), 7);
  EXPECT_TRUE(QTest::qWaitFor([this] { return kept().size() == 1; }, 60'000));
}

TEST_F(RecoveryTest, ALivingWindowsWorkIsNotOffered) {
  workspace.propose(QStringLiteral("alpha"), 7);
  recovery.autosave().write_now();
  EXPECT_TRUE(find_lost_work(place).works.empty());
  {
    Recovery second(workspace, window, place); // and one that ends with its work unsaved
    workspace.propose(QStringLiteral("alpha"), 8);
    second.autosave().write_now();
    EXPECT_EQ(kept().size(), 2);
    EXPECT_TRUE(find_lost_work(place).works.empty());
  }
  const FoundWork found = find_lost_work(place);
  ASSERT_EQ(found.works.size(), 1u);
  EXPECT_TRUE(find_lost_work(place).works.empty()) << "offered by one window at a time";
  EXPECT_EQ(kept().size(), 2);
}

TEST_F(RecoveryTest, WhatAnotherDocumentTakesThePlaceOfIsKept) {
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  workspace.undo_stack().clear();
  const std::function<void()> ways[] = {[this] { window.file_actions().start_new(); },
                                        [this] { window.file_actions().open(file("a.loom.json")); },
                                        [this] { drop(file("a.loom.json")); }};
  window.files().start_new();
  for (const auto& way : ways)
    for (const bool has_file : {false, true}) {
      if (has_file) {
        ASSERT_TRUE(window.files().save_to(file("b.loom.json")));
      }
      set_alpha(7);
      way();
      EXPECT_EQ(scenario().alpha, 48);
      EXPECT_EQ(free_works(), std::vector<double>{7}) << "offered, too";
      EXPECT_TRUE(window.messages().text().contains(QStringLiteral("undo brings it back")));
      workspace.undo_stack().undo();
      EXPECT_EQ(scenario().alpha, 7);
      EXPECT_EQ(window.files().path(), has_file ? file("b.loom.json") : QString());
      EXPECT_TRUE(window.files().unsaved());
      EXPECT_TRUE(free_works().empty()) << "it is this window's again";
      workspace.undo_stack().undo();
      EXPECT_FALSE(window.files().unsaved());
      EXPECT_EQ(everything(), QStringList());
      window.files().start_new();
    }
}

TEST_F(RecoveryTest, WhatIsSavedLeavesNothingWhenAnotherTakesItsPlace) {
  set_alpha(7);
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  window.file_actions().start_new();
  EXPECT_EQ(everything(), QStringList());
  workspace.undo_stack().undo();
  EXPECT_EQ(window.files().path(), file("a.loom.json"));
  EXPECT_FALSE(window.files().modified()) << "the file has it";
}

TEST_F(RecoveryTest, AllIsOfferedInOneListWithPicturesAndTimesNewestFirst) {
  leave("a.json", 1, file("old.loom.json"), noon);
  leave("b.json", 2, file("future.loom.json"), QDateTime::currentDateTime().addYears(50));
  leave("c.json", 3, {}, QDateTime());
  recovery.begin(settings, {});
  EXPECT_TRUE(offered().contains(QLatin1Char('3'))) << offered().toStdString();
  QListWidget* rows = list();
  ASSERT_EQ(rows->count(), 3);
  EXPECT_TRUE(rows->item(0)->text().contains(QStringLiteral("future.loom.json")));
  EXPECT_TRUE(rows->item(1)->text().contains(QStringLiteral("12:00")));
  EXPECT_TRUE(rows->item(2)->text().contains(QStringLiteral("GTX 980, α 3")))
      << rows->item(2)->text().toStdString();
  for (int row = 0; row < 3; ++row)
    EXPECT_FALSE(rows->item(row)->icon().isNull());
}

TEST_F(RecoveryTest, WhatIsOpenedReplacesNothingAndIsUnsavedInItsFile) {
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  const std::uint64_t content = window.files().content_of_file();
  window.files().start_new();
  set_alpha(9); // new work without a file
  leave("one.json", 7, file("a.loom.json"), noon, content);
  (void)list();
  press("&Open");
  EXPECT_EQ(scenario().alpha, 7);
  EXPECT_EQ(window.files().path(), file("a.loom.json"));
  EXPECT_TRUE(window.files().modified());
  EXPECT_FALSE(window.files().changed_outside());
  EXPECT_EQ(free_works(), std::vector<double>{9});
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  EXPECT_EQ(kept().size(), 1);
  workspace.undo_stack().undo();
  EXPECT_EQ(scenario().alpha, 9);
}

TEST_F(RecoveryTest, AFileThatWentOnWithoutTheLostWorkCountsAsChanged) {
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  leave("one.json", 7, file("a.loom.json"), noon, fingerprint("what it was"));
  (void)list();
  press("&Open");
  EXPECT_TRUE(window.files().changed_outside());
}

TEST_F(RecoveryTest, TwoLostWorksAreOpenedInOneStart) {
  leave("a.json", 7, {}, noon);
  leave("b.json", 8, {}, noon.addDays(1));
  recovery.begin(settings, {});
  for (const double alpha : {8, 7}) {
    (void)list();
    press("&Open");
    EXPECT_EQ(scenario().alpha, alpha);
  }
  EXPECT_EQ(free_works(), std::vector<double>{8}) << "kept, as it is not saved";
}

TEST_F(RecoveryTest, NothingIsDiscardedWithoutAQuestion) {
  leave("a.json", 7, {}, noon);
  leave("b.json", 8, {}, noon.addDays(1));
  const QListWidget* rows = list();
  answer(QMessageBox::Cancel);
  press("&Discard…");
  EXPECT_TRUE(asked.contains(QStringLiteral("cannot be brought back"))) << asked.toStdString();
  EXPECT_EQ(kept().size(), 2);
  answer(QMessageBox::Discard);
  press("&Discard…");
  EXPECT_EQ(kept(), QStringList{QStringLiteral("a.json")});
  EXPECT_EQ(rows->count(), 1);
}

TEST_F(RecoveryTest, WindowsWithoutAFileThatWereClosedAreAllBack) {
  Workspace second_workspace(catalogue, first_picture(catalogue));
  MainWindow second(second_workspace, theme, settings);
  Recovery second_recovery(second_workspace, second, place);
  set_alpha(7);
  second_workspace.propose(QStringLiteral("alpha"), 8);
  EXPECT_TRUE(window.close());
  EXPECT_TRUE(second.close());
  EXPECT_EQ(free_works(), (std::vector<double>{7, 8}));

  Workspace third_workspace(catalogue, first_picture(catalogue));
  MainWindow third(third_workspace, theme, settings);
  Recovery third_recovery(third_workspace, third, place);
  third_recovery.begin(settings, {});
  EXPECT_EQ(third_workspace.scenario().alpha, 8) << "where the last one was left";
  EXPECT_FALSE(third_workspace.undo_stack().canUndo());
  EXPECT_EQ(free_works(), std::vector<double>{7});
  EXPECT_FALSE(third.bar(QStringLiteral("recovery_bar")).text().isEmpty());
}

TEST_F(RecoveryTest, AFileThatIsOpenedAtTheStartLeavesTheRestToBeFound) {
  set_alpha(7);
  EXPECT_TRUE(window.close());
  Workspace other_workspace(catalogue, first_picture(catalogue));
  ASSERT_TRUE(write_file(file("a.loom.json").toStdString(),
                         document_to_json(first_picture(catalogue), catalogue)));
  MainWindow other(other_workspace, theme, settings);
  Recovery other_recovery(other_workspace, other, place);
  other_recovery.begin(settings, file("a.loom.json"));
  EXPECT_TRUE(other.close());
  EXPECT_EQ(free_works(), std::vector<double>{7});
}

TEST_F(RecoveryTest, ASavedFileIsOpenedAgainAtTheNextStart) {
  set_alpha(7);
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  EXPECT_TRUE(window.close());
  Workspace other_workspace(catalogue, first_picture(catalogue));
  MainWindow other(other_workspace, theme, settings);
  Recovery other_recovery(other_workspace, other, place);
  other_recovery.begin(settings, {});
  EXPECT_EQ(other_workspace.scenario().alpha, 7);
  EXPECT_EQ(other.files().path(), file("a.loom.json"));
  EXPECT_FALSE(other.files().modified());
}

TEST_F(RecoveryTest, WhatAnOlderVersionLeftInTheSettingsIsTakenUp) {
  Document last = workspace.document();
  last.scenario.alpha = 7;
  settings.setValue("scenario/last",
                    QByteArray::fromStdString(document_to_json(last, catalogue, -1)));
  recovery.begin(settings, {});
  EXPECT_EQ(scenario().alpha, 7);
  EXPECT_TRUE(window.files().unsaved());
  EXPECT_FALSE(settings.contains("scenario/last"));
}

TEST_F(RecoveryTest, QuittingSaysWhatCannotBeKeptAndOffersToSaveElsewhere) {
  ASSERT_TRUE(write_file(file("deep").toStdString(), "a file where the folder should be"));
  set_alpha(7);
  answer(QMessageBox::Cancel);
  EXPECT_FALSE(window.close());
  EXPECT_TRUE(asked.contains(QStringLiteral("deep/recovery"))) << asked.toStdString();
  EXPECT_TRUE(buttons.contains(QStringLiteral("Save &as…")));
  answer(QMessageBox::Cancel);
  window.file_actions().start_new();
  EXPECT_EQ(scenario().alpha, 7);
  answer(QMessageBox::Discard);
  EXPECT_TRUE(window.close());
}

TEST_F(RecoveryTest, ALessonThatIsBeingWrittenIsKeptWithAllThatIsWrong) {
  lesson::Lesson draft = lesson::new_lesson("gtx980", "S");
  draft = lesson::with_step(draft, 0, lesson::StepKind::choice, scenario(), catalogue);
  draft.steps[0].choices = {
      {.label = "one", .right = lesson::Expression::written("1 +"), .reason = {}}};
  draft.steps[0].prose = "Half a {formula";
  window.lessons().write(draft, false);
  LessonAuthor* author = window.lessons().author();
  recovery.lesson_autosave().changed();
  ASSERT_TRUE(QTest::qWaitFor([this] { return kept().size() == 1; }, 60'000));
  EXPECT_TRUE(find_lost_work(place).works.empty()) << "it is being written";
  const std::string text = *read_file((place + QLatin1Char('/') + kept().front()).toStdString());
  author->write(lesson::new_lesson("gtx980", "S"));
  EXPECT_EQ(everything(), QStringList()) << "thrown away";

  leave_text("lost.json", text);
  QListWidget* rows = list();
  EXPECT_TRUE(rows->item(0)->text().contains(QStringLiteral("Lesson")));
  EXPECT_FALSE(rows->item(0)->icon().isNull());
  press("&Open");
  ASSERT_EQ(author->lesson().steps.size(), 1u);
  const lesson::Step& step = author->lesson().steps[0];
  EXPECT_EQ(step.prose, draft.steps[0].prose);
  ASSERT_EQ(step.choices.size(), 1u);
  EXPECT_EQ(step.choices[0].right.text(), "1 +");
  EXPECT_TRUE(author->changed());
  EXPECT_TRUE(find_lost_work(place).works.empty());
  ASSERT_TRUE(author->save_to(file("a.lesson.json")));
  EXPECT_EQ(everything(), QStringList());
}

TEST_F(RecoveryTest, WhatCannotBeReadIsSetAsideAndTold) {
  const std::string whole =
      to_text({{}, 0, noon, document_to_json(workspace.document(), catalogue)});
  leave_text("half.json", whole.substr(0, whole.size() / 2));
  leave_text("empty.json", "");
  leave_text("list.json", "[1, 2]");
  leave_text("scenario.json", to_text({{}, 0, noon, "{\"format\": 3}"}));
  leave_text("alone.lock", "");
  recovery.begin(settings, {});
  for (const char* name : {"half.json", "empty.json", "list.json"})
    EXPECT_TRUE(window.messages().text().contains(QLatin1String(name) + QLatin1String(": ")))
        << window.messages().text().toStdString();
  EXPECT_TRUE(window.messages().text().contains(QStringLiteral("half.json.broken")));
  const Document before = workspace.document();
  (void)list();
  press("&Open");
  EXPECT_EQ(workspace.document(), before);
  EXPECT_TRUE(window.messages().text().contains(QStringLiteral("scenario.json.broken")))
      << window.messages().text().toStdString();
  EXPECT_EQ(
      everything(),
      (QStringList{QStringLiteral("empty.json.broken"), QStringLiteral("half.json.broken"),
                   QStringLiteral("list.json.broken"), QStringLiteral("scenario.json.broken")}));
}

TEST_F(RecoveryTest, AFolderThatCannotBeMadeIsToldOnce) {
  ASSERT_TRUE(write_file(file("deep").toStdString(), "a file where the folder should be"));
  int told = 0;
  QObject::connect(&recovery.autosave(), &Autosave::failed, &window, [&told] { ++told; });
  for (const double alpha : {7, 8, 9}) {
    workspace.propose(QStringLiteral("alpha"), alpha);
    recovery.autosave().write_now();
  }
  EXPECT_EQ(told, 1);
  EXPECT_TRUE(window.messages().text().contains(QStringLiteral("deep/recovery")))
      << window.messages().text().toStdString();
  EXPECT_EQ(scenario().alpha, 9);
  ASSERT_TRUE(QFile::remove(file("deep"))); // there is room again
  recovery.autosave().write_now();
  EXPECT_EQ(kept().size(), 1);
}

// Thousands of works are no list that anybody reads: the newest stay, and for half a year some
// more.
TEST_F(RecoveryTest, OnlySoManyAreKeptAndOnlySoLong) {
  const QDateTime now = QDateTime::currentDateTime();
  const int all = static_cast<int>(most_kept) + 30;
  for (int i = 0; i < all; ++i)
    leave(("w" + std::to_string(i) + ".json").c_str(), i, {}, now.addSecs(-i));
  const QListWidget* shown = list();
  ASSERT_EQ(shown->count(), static_cast<int>(most_kept));
  EXPECT_TRUE(shown->item(0)->text().contains(QStringLiteral("α 0")));
  dialog()->reject();
  EXPECT_EQ(kept().size(), static_cast<int>(most_kept));
  FoundWork found = find_lost_work(place);
  ASSERT_EQ(found.works.size(), most_kept);
  drop_old(found.works,
           now.addDays(days_kept + 1)); // as if so long had passed, or a clock were set
  EXPECT_EQ(found.works.size(), newest_kept);
  EXPECT_EQ(kept().size(), static_cast<int>(newest_kept));
}

TEST_F(RecoveryTest, WhatIsYoungerThanTheNextWritingIsKeptWhenTheProgramEnds) {
  set_alpha(31);
  EXPECT_TRUE(kept().isEmpty()); // two seconds have not passed
  recovery.keep_now();
  EXPECT_EQ(kept().size(), 1);
}

TEST_F(RecoveryTest, ASavedDocumentWhoseFileGoesAwayIsKept) {
  set_alpha(32.125);
  const QString path = file("a.loom.json");
  ASSERT_TRUE(window.files().save_to(path));
  EXPECT_TRUE(kept().isEmpty());
  ASSERT_TRUE(QFile::remove(path));
  EXPECT_TRUE(QTest::qWaitFor([this] { return window.files().unsaved(); }, 10'000)); // nobody looks
  EXPECT_TRUE(QTest::qWaitFor([this] { return !kept().isEmpty(); }, 10'000));
  EXPECT_EQ(window.files().where_left(), window.files().work());
}

} // namespace
} // namespace loom
