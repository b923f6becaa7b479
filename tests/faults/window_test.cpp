// What a window meets while it is open: a place that it may no longer write to, a folder that comes
// and goes, clocks that are set back, a second window beside it.

#include "tests/widgets/shell/shell_fixture.h"

#include "core/document/document_json.h"
#include "core/text/text.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/recovery.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMouseEvent>

#include <atomic>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace loom {
namespace {

namespace fs = std::filesystem;

/// While it lives, whoever runs the tests is nobody in particular: root may write everywhere.
class Nobody {
public:
  /// `place` is theirs before.
  explicit Nobody(const QString& place) {
    constexpr uid_t nobody = 65534;
    if (::geteuid() != 0)
      return;
    for (const auto& entry : fs::recursive_directory_iterator(place.toStdString()))
      EXPECT_EQ(::lchown(entry.path().c_str(), nobody, nobody), 0);
    EXPECT_EQ(::chown(place.toStdString().c_str(), nobody, nobody), 0);
    was_root_ = ::setresuid(nobody, nobody, 0) == 0;
    EXPECT_TRUE(was_root_) << "root without a nobody to become";
  }
  ~Nobody() {
    if (was_root_) {
      EXPECT_EQ(::setresuid(0, 0, 0), 0);
    }
  }
  Nobody(const Nobody&) = delete;
  Nobody& operator=(const Nobody&) = delete;

private:
  bool was_root_ = false;
};

class FaultyPlace : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    ASSERT_TRUE(QDir().mkpath(place));
    workspace.propose(QStringLiteral("alpha"), 7);
    ASSERT_TRUE(window.files().save_to(path));
    workspace.propose(QStringLiteral("alpha"), 8);
  }
  void TearDown() override { allow(place, 0755); }

  static void allow(const QString& what, mode_t mode) {
    EXPECT_EQ(::chmod(what.toStdString().c_str(), mode), 0);
  }
  [[nodiscard]] double alpha_in_file() const {
    const auto read = read_file(path.toStdString()).and_then([this](const std::string& text) {
      return document_from_json(text, "file", catalogue);
    });
    return read ? read->document.scenario.alpha : -1;
  }
  void save() { QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier); }
  [[nodiscard]] std::string said() { return window.messages().text().toStdString(); }
  void expect_told_and_kept(const std::string& what) {
    EXPECT_NE(said().find("a.loom.json: cannot write: " + what), std::string::npos) << said();
    EXPECT_TRUE(window.files().modified());
    EXPECT_EQ(scenario().alpha, 8);
    EXPECT_EQ(alpha_in_file(), 7);
    EXPECT_EQ(QDir(place).entryList(QDir::Files | QDir::Hidden),
              QStringList{QStringLiteral("a.loom.json")});
  }
  /// Says to the file when it was written, which need not be so.
  void date(std::time_t when) const {
    const timespec times[2] = {{when, 0}, {when, 0}};
    EXPECT_EQ(::utimensat(AT_FDCWD, path.toStdString().c_str(), times, 0), 0);
  }
  void write_outside(double alpha) {
    Document theirs = workspace.document();
    theirs.scenario.alpha = alpha;
    ASSERT_TRUE(write_file(path.toStdString(), document_to_json(theirs, catalogue)));
  }

  const QString place = folder.filePath(QStringLiteral("place"));
  const QString path = place + QStringLiteral("/a.loom.json");
};

TEST_F(FaultyPlace, AFileThatBecameReadOnlyIsNotWrittenOver) {
  const Nobody nobody(folder.path());
  allow(path, 0444);
  save();
  expect_told_and_kept("Permission denied; change its permissions");
  allow(path, 0644);
  save();
  EXPECT_EQ(alpha_in_file(), 8);
  EXPECT_FALSE(window.files().modified());
}

TEST_F(FaultyPlace, AFolderThatBecameReadOnlyIsSaid) {
  const Nobody nobody(folder.path());
  allow(place, 0555);
  save();
  expect_told_and_kept("Permission denied; change its permissions");
  allow(place, 0755);
  save();
  EXPECT_EQ(alpha_in_file(), 8);
}

TEST_F(FaultyPlace, AFileThatMayNotBeReadAnyMoreKeepsWhatIsOpen) {
  const Nobody nobody(folder.path());
  write_outside(9);
  allow(path, 0000);
  EXPECT_FALSE(window.files().changed_outside()) << "nobody can say";
  EXPECT_FALSE(window.files().reload());
  EXPECT_NE(said().find("cannot read: Permission denied"), std::string::npos) << said();
  EXPECT_EQ(scenario().alpha, 8);
  EXPECT_TRUE(window.files().modified());
  allow(path, 0644);
  EXPECT_TRUE(window.files().changed_outside());
}

TEST_F(FaultyPlace, UnsavedWorkThatCannotBeKeptIsToldOnceUntilItCan) {
  const Nobody nobody(folder.path());
  const QString kept = place + QStringLiteral("/recovery");
  ASSERT_TRUE(QDir().mkpath(kept));
  allow(kept, 0555);
  Recovery recovery(workspace, window, kept);
  int told = 0;
  QObject::connect(&recovery.autosave(), &Autosave::failed, &window, [&told] { ++told; });
  for (const double alpha : {9, 10, 11}) {
    workspace.propose(QStringLiteral("alpha"), alpha);
    recovery.autosave().write_now();
  }
  EXPECT_EQ(told, 1);
  allow(kept, 0755);
  workspace.propose(QStringLiteral("alpha"), 12);
  recovery.autosave().write_now();
  EXPECT_EQ(QDir(kept).entryList({QStringLiteral("*.json")}).size(), 1);
}

TEST_F(FaultyPlace, AFolderThatComesAndGoesWhileSavingLeavesWholeFiles) {
  std::atomic<bool> going = true;
  std::jthread mover([&] {
    const std::string here = place.toStdString(), away = here + "-away";
    while (going) {
      (void)std::rename(here.c_str(), away.c_str());
      std::this_thread::sleep_for(std::chrono::microseconds(300));
      (void)std::rename(away.c_str(), here.c_str());
      std::this_thread::sleep_for(std::chrono::microseconds(700));
    }
  });
  int saved = 0, refused = 0;
  for (int turn = 0; turn < 20'000 && (saved < 20 || refused < 20); ++turn) {
    workspace.propose(QStringLiteral("alpha"), 8 + (turn + 1) / 64.0);
    if (window.files().save_to(path)) {
      ++saved;
    } else {
      ++refused;
      EXPECT_NE(said().find("a.loom.json: cannot write: "), std::string::npos) << said();
      EXPECT_TRUE(window.files().modified());
    }
  }
  going = false;
  mover.join();
  EXPECT_GT(saved, 0);
  EXPECT_GT(refused, 0);
  workspace.propose(QStringLiteral("alpha"), 8);
  ASSERT_TRUE(window.files().save_to(path));
  EXPECT_EQ(alpha_in_file(), 8);
  EXPECT_EQ(QDir(place).entryList(QDir::Files | QDir::Hidden),
            QStringList{QStringLiteral("a.loom.json")});
}

TEST_F(FaultyPlace, ChangesAreSeenWhateverTheClockSays) {
  constexpr std::time_t before_all = 1, far_ahead = 4'000'000'000;
  for (const std::time_t when : {before_all, far_ahead}) {
    workspace.propose(QStringLiteral("alpha"), 8);
    ASSERT_TRUE(window.files().save_to(path));
    date(when);
    EXPECT_FALSE(window.files().changed_outside()) << "only its date is another";
    write_outside(9);
    date(when);
    EXPECT_TRUE(window.files().changed_outside()) << "of the same date, and another content";
    window.files().keep_mine();
    EXPECT_FALSE(window.files().changed_outside());
  }
}

TEST_F(FaultyPlace, TwoWindowsKeepEachItsOwnWork) {
  const QString kept = place + QStringLiteral("/recovery");
  Workspace other_workspace(catalogue, first_picture(catalogue));
  QSettings other_settings(settings.fileName(), QSettings::IniFormat);
  MainWindow other(other_workspace, theme, other_settings);
  const auto works = [&] {
    std::vector<double> alphas;
    for (const LostWork& work : find_lost_work(kept).works)
      alphas.push_back(document_from_json(work.kept.document, "kept", catalogue)
                           .value()
                           .document.scenario.alpha);
    std::ranges::sort(alphas);
    return alphas;
  };
  {
    Recovery mine(workspace, window, kept);
    {
      Recovery theirs(other_workspace, other, kept);
      ASSERT_TRUE(other.files().open(path));
      workspace.propose(QStringLiteral("alpha"), 20);
      other_workspace.propose(QStringLiteral("alpha"), 30);
      mine.autosave().write_now();
      theirs.autosave().write_now();
      EXPECT_TRUE(works().empty()) << "both are alive";
      ASSERT_TRUE(other.files().save_to(path));
      EXPECT_TRUE(window.files().changed_outside()) << "of two with one file, one is asked";
      EXPECT_EQ(QDir(kept).entryList({QStringLiteral("*.json")}).size(), 1) << "mine is not saved";
      other_workspace.propose(QStringLiteral("alpha"), 40);
      theirs.autosave().write_now();
    } // theirs ends without being closed
    EXPECT_EQ(works(), std::vector<double>{40});
  }
  EXPECT_EQ(works(), (std::vector<double>{20, 40}));
  // Both write the settings; whoever is last has the word, and they stay settings.
  window.remember();
  other.remember();
  QSettings after(settings.fileName(), QSettings::IniFormat);
  EXPECT_EQ(after.value("files/left").toString(), path);
}

TEST_F(FaultyPlace, ADockThatIsHeldWhileTheWindowGrowsIsLetGoFirst) {
  constexpr int settled_ms = 80;
  for (ViewDock* dock : window.views().docks()) {
    SCOPED_TRACE(dock->about().id().toStdString());
    window.resize(600, 400); // where views stand behind each other
    QTest::qWait(settled_ms);
    dock->show();
    dock->raise();
    auto* title = dock->findChild<QLabel*>(QStringLiteral("view_title"));
    ASSERT_TRUE(title);
    const QPoint from(20, 3), step(-10, 8);
    QTest::mousePress(title, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 8; ++i) {
      const QPoint now = from + step * i;
      QMouseEvent move(QEvent::MouseMove, now, title->mapToGlobal(now), Qt::NoButton,
                       Qt::LeftButton, Qt::NoModifier);
      QApplication::sendEvent(title, &move);
      QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    }
    window.resize(1598, 1213); // where they stand beside each other
    QTest::qWait(settled_ms);
    QTest::mouseRelease(title, Qt::LeftButton, {}, from + step * 8);
    QTest::qWait(settled_ms);
    EXPECT_FALSE(dock->windowFlags().testFlag(Qt::X11BypassWindowManagerHint));
  }
  const auto beside = std::ranges::count_if(window.views().docks(), [](const ViewDock* dock) {
    return dock->isVisible() && !dock->isFloating();
  });
  EXPECT_GT(beside, 1) << "they are beside each other again";
}

} // namespace
} // namespace loom
