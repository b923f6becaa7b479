// Unsaved work: kept on disk, given back after a crash, and never taken from a living window.

#include "tests/widgets/shell/shell_fixture.h"

#include "core/document/document_json.h"
#include "core/text/text.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/recovery.h"

#include <QDir>
#include <QPushButton>

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
  [[nodiscard]] QString offered() {
    const auto* bar = find<MessageBar>("recovery_bar");
    return bar ? bar->text() : QString();
  }
  void answer(const char* button) {
    const auto* bar = find<MessageBar>("recovery_bar");
    for (QPushButton* each : bar ? bar->findChildren<QPushButton*>() : QList<QPushButton*>())
      if (each->isVisible() && each->text() == QLatin1String(button)) {
        each->click();
        return;
      }
    ADD_FAILURE() << "no button " << button;
  }

  const QDateTime noon = QDateTime(QDate(2026, 3, 1), QTime(12, 0));
  QString place = folder.filePath(QStringLiteral("deep/recovery"));
  Recovery recovery{workspace, window, place};
};

TEST_F(RecoveryTest, WhatIsNotSavedIsKeptUntilItIs) {
  recovery.offer();
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

TEST_F(RecoveryTest, WhatIsUndoneOrClosedNeedsNoKeeping) {
  workspace.propose(QStringLiteral("alpha"), 7);
  recovery.autosave().write_now();
  EXPECT_EQ(kept().size(), 1);
  workspace.undo_stack().undo();
  EXPECT_EQ(everything(), QStringList());
  workspace.undo_stack().redo();
  recovery.autosave().write_now();
  EXPECT_EQ(kept().size(), 1);
  recovery.finish();
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

TEST_F(RecoveryTest, LostWorkIsRestoredToItsFileAsUnsaved) {
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  const std::uint64_t content = window.files().content_of_file();
  window.files().start_new();
  leave("one.json", 7, file("a.loom.json"), noon, content);
  recovery.offer();
  EXPECT_TRUE(offered().contains(QStringLiteral("a.loom.json"))) << offered().toStdString();
  EXPECT_TRUE(offered().contains(QStringLiteral("12:00"))) << offered().toStdString();
  EXPECT_EQ(scenario().alpha, 48);
  answer("&Restore");
  EXPECT_EQ(offered(), QString());
  EXPECT_EQ(scenario().alpha, 7);
  EXPECT_EQ(window.files().path(), file("a.loom.json"));
  EXPECT_TRUE(window.files().modified());
  EXPECT_FALSE(window.files().changed_outside());
  EXPECT_EQ(kept().size(), 1) << "kept until it is saved";
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  EXPECT_EQ(everything(), QStringList());
}

TEST_F(RecoveryTest, AFileThatWentOnWithoutTheLostWorkCountsAsChanged) {
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  leave("one.json", 7, file("a.loom.json"), noon, fingerprint("what it was"));
  recovery.offer();
  answer("&Restore");
  EXPECT_TRUE(window.files().changed_outside());
}

TEST_F(RecoveryTest, SeveralAreOfferedNewestFirstWhateverTheClockSays) {
  leave("a.json", 1, file("old.loom.json"), noon);
  leave("b.json", 2, file("future.loom.json"), QDateTime::currentDateTime().addYears(50));
  leave("c.json", 3, {}, QDateTime());
  recovery.offer();
  EXPECT_TRUE(offered().contains(QStringLiteral("future.loom.json")));
  EXPECT_TRUE(offered().contains(QLatin1Char('2'))) << "two more";
  answer("&Discard");
  EXPECT_EQ(kept(), (QStringList{QStringLiteral("a.json"), QStringLiteral("c.json")}));
  EXPECT_TRUE(offered().contains(QStringLiteral("old.loom.json")));
  answer("&Restore");
  EXPECT_EQ(scenario().alpha, 1);
  EXPECT_EQ(offered(), QString());
  const FoundWork next = find_lost_work(place); // as another start would
  ASSERT_EQ(next.works.size(), 1u);
  EXPECT_EQ(next.works.front().kept.file, QString());
}

TEST_F(RecoveryTest, WhatCannotBeReadIsSetAsideAndTold) {
  const std::string whole =
      to_text({{}, 0, noon, document_to_json(workspace.document(), catalogue)});
  leave_text("half.json", whole.substr(0, whole.size() / 2));
  leave_text("empty.json", "");
  leave_text("list.json", "[1, 2]");
  leave_text("scenario.json", to_text({{}, 0, noon, "{\"format\": 3}"}));
  leave_text("alone.lock", "");
  recovery.offer();
  for (const char* name : {"half.json", "empty.json", "list.json"})
    EXPECT_TRUE(window.messages().text().contains(QLatin1String(name) + QLatin1String(": ")))
        << window.messages().text().toStdString();
  EXPECT_TRUE(window.messages().text().contains(QStringLiteral("half.json.broken")));
  const Document before = workspace.document();
  answer("&Restore");
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

} // namespace
} // namespace loom
