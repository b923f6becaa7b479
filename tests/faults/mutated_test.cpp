// Damaged files of every kind to the window, opened and dropped onto every view that takes files:
// it answers within 5 s, stays under 1 GiB, and is still a window.
//
// LOOM_FILES says how many files (72), LOOM_SEED which (1). The last file stays in mutated_window
// where the program ends at it.

#include "tests/faults/mutate.h"
#include "tests/widgets/shell/shell_fixture.h"

#include "core/document/document_json.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/look/loom_style.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QApplication>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QUrl>

#include <ctime>
#include <iostream>

namespace loom {
namespace {

/// Seconds of processor time that this thread has had.
double seconds_used() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

/// The most memory that the process ever had, MiB.
double peak_mib() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;)
    if (word == "VmHWM:") {
      double kib = 0;
      status >> kib;
      return kib / 1024;
    }
  return 0;
}

class MutatedFiles : public WindowTest {
protected:
  MutatedFiles() { QApplication::setStyle(new LoomStyle); } // with it no label reads markup
  static void drop(QWidget& onto, const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(onto.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&onto, &enter);
    if (!enter.isAccepted())
      return;
    QDropEvent event(onto.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&onto, &event);
  }
};

TEST_F(MutatedFiles, AreRefusedOrOpenedInTime) {
  namespace fs = std::filesystem;
  const std::vector<FileKind> kinds = file_kinds(LOOM_SOURCE_DIR);
  Mutator mutator(static_cast<unsigned>(number_of("LOOM_SEED", 1)));
  const fs::path work = fs::absolute("mutated_window");
  for (const ViewInfo& info : view_registry())
    (void)window.views().need_view(info.id);
  double slowest = 0;
  const int files = number_of("LOOM_FILES", 72);
  for (int i = 0; i < files; ++i) {
    const FileKind& kind = kinds[static_cast<std::size_t>(i) % kinds.size()];
    const std::string bytes = mutator.damaged(kind);
    fs::remove_all(work);
    fs::create_directories(work);
    const fs::path path = work / ("a" + kind.ending);
    std::ofstream(path, std::ios::binary) << bytes;
    if (!kind.beside.empty()) {
      const std::string origin = mutator.origin().string();
      fs::copy_file(origin.substr(0, origin.size() - kind.ending.size()) + kind.beside,
                    work / ("a" + kind.beside));
    }
    const double before = seconds_used();
    const QString opened = QString::fromStdString(path.string());
    window.files().open(opened);
    for (const ViewInfo& info : view_registry())
      if (View* view = window.views().need_view(info.id); view->acceptDrops())
        drop(*view, opened);
    if (!kind.beside.empty())
      (void)lessons_in(QString::fromStdString(work.string()), catalogue);
    for (int times = 0; times < 4; ++times)
      QApplication::processEvents(QEventLoop::AllEvents, 20);
    if (QWidget* dialog = QApplication::activeModalWidget())
      dialog->close();
    const double seconds = seconds_used() - before;
    slowest = std::max(slowest, seconds);
    ASSERT_LT(seconds, 5) << "file " << i << ", " << kind.name << ": " << path;
    ASSERT_LT(peak_mib(), 1024) << "file " << i << ", " << kind.name << ": " << path;
    if (i % 100 == 99) {
      const std::string text = document_to_json(workspace.document(), catalogue);
      ASSERT_TRUE(document_from_json(text, "kept", catalogue).has_value()) << text;
    }
  }
  fs::remove_all(work);
  std::cout << files << " files; the longest answer took " << slowest << " s, the peak is "
            << peak_mib() << " MiB\n";
}

} // namespace
} // namespace loom
