// Opening a file runs no program, asks no network and writes nothing: while files of every kind are
// opened, the kernel turns such calls away and the program notes them, but for its own settings
// with their list of recent files. `--wrong write|run|fetch` does so on purpose and has to fail.

#include "gpus/embedded.h"
#include "tests/soak/pool.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme_controller.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/style/fonts.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QMimeData>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QUrl>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstring>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

namespace {

std::atomic<int> turned_away = 0;
std::atomic<long> last_call = 0;
std::array<char, 200> last_path{}; ///< of an openat

/// Where the program keeps its own settings: it lists there what was opened.
QByteArray settings_folder;

/// Lets the call fail, and notes it.
void note(int /*signal*/, siginfo_t* info, void* context) {
  greg_t* registers = static_cast<ucontext_t*>(context)->uc_mcontext.gregs;
  last_path[0] = '\0';
  if (info->si_syscall == SYS_openat)
    std::strncpy(last_path.data(), reinterpret_cast<const char*>(registers[REG_RSI]),
                 last_path.size() - 1);
  registers[REG_RAX] = -EPERM;
  if (last_path[0] && std::strncmp(last_path.data(), settings_folder.constData(),
                                   static_cast<std::size_t>(settings_folder.size())) == 0)
    return;
  if (std::strcmp(last_path.data(), "/dev/null") == 0)
    return; // where a library's own lines go: nothing is written
  ++turned_away;
  last_call = info->si_syscall;
}

/// From now on: no program is started, nothing is connected to, no file is opened for writing,
/// made, renamed or removed, in any thread and any copy of the process.
bool guard() {
  struct sigaction action {};
  action.sa_sigaction = note;
  action.sa_flags = SA_SIGINFO | SA_NODEFER;
  sigaction(SIGSYS, &action, nullptr);
  std::vector<sock_filter> code;
  const auto load = [&](std::size_t offset) {
    code.push_back(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<unsigned>(offset)));
  };
  const sock_filter trap = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP),
                    allow = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  for (const long call :
       {SYS_execve, SYS_execveat, SYS_connect, SYS_creat, SYS_rename, SYS_renameat, SYS_renameat2,
        SYS_unlink, SYS_unlinkat, SYS_mkdir, SYS_mkdirat, SYS_link, SYS_linkat, SYS_symlink,
        SYS_symlinkat, SYS_truncate, SYS_chmod, SYS_fchmodat}) {
    load(offsetof(seccomp_data, nr));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(call), 0, 1));
    code.push_back(trap);
  }
  for (const auto& [call, flags] : {std::pair{SYS_open, 1}, std::pair{SYS_openat, 2}}) {
    load(offsetof(seccomp_data, nr));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<unsigned>(call), 0, 3));
    load(offsetof(seccomp_data, args) + 8U * static_cast<unsigned>(flags));
    code.push_back(
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0, 1));
    code.push_back(trap);
  }
  code.push_back(allow);
  const sock_fprog program{static_cast<unsigned short>(code.size()), code.data()};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

void let_work(int ms) {
  QElapsedTimer clock;
  for (clock.start(); clock.elapsed() < ms;)
    QApplication::processEvents(QEventLoop::AllEvents, 20);
}

bool drop(QWidget& onto, const QString& path) {
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(path)});
  QDragEnterEvent enter(onto.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(&onto, &enter);
  if (!enter.isAccepted())
    return false;
  QDropEvent event(onto.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, {});
  QApplication::sendEvent(&onto, &event);
  return true;
}

void do_wrong(const QByteArray& what, const QString& folder) {
  if (what == "write") {
    QFile file(folder + "/new");
    (void)file.open(QIODevice::WriteOnly);
  } else if (what == "run") {
    (void)QProcess::execute("/bin/true", QStringList());
  } else if (what == "fetch") {
    const int end = socket(AF_UNIX, SOCK_STREAM, 0);
    const sockaddr nobody{AF_UNIX, "nobody"};
    (void)connect(end, &nobody, sizeof nobody);
    close(end);
  }
}

} // namespace

int main(int argc, char** argv) {
  using namespace loom;
  const QTemporaryDir folder;
  qputenv("HOME", QFile::encodeName(folder.path()));
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QApplication application(argc, argv);
  QApplication::setStyle(new LoomStyle);
  install_bundled_font();
  QDir(folder.path()).mkdir("files");
  QStringList files = soak_files(folder.filePath("files"), 1);
  const QString source = QStringLiteral(LOOM_SOURCE_DIR "/");
  files << source + "resources/kernels/matmul_naive.cu"; // asks before it is compiled

  settings_folder = QFile::encodeName(folder.filePath("settings"));
  QDir(folder.path()).mkdir("settings");
  QSettings settings(folder.filePath("settings/settings.ini"), QSettings::IniFormat);
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(*catalogue.find("gtx980")), {}}};
  ThemeController theme{ThemeChoice::light, 100};
  MainWindow window(workspace, theme, settings);
  window.show();
  for (const char* id : {"kernel", "sass"})
    window.views().show_view_of(QString::fromLatin1(id));
  let_work(1500);
  if (!guard()) {
    std::printf("opening: this kernel has no seccomp filters\n");
    return 77;
  }

  if (argc == 3)
    do_wrong(argv[2], folder.path());
  int failures = 0, opened = 0;
  const auto hold = [&](const QString& file) {
    if (const int calls = turned_away.exchange(0)) {
      std::printf("opening %s: %d forbidden calls, the last is number %ld %s\n", qPrintable(file),
                  calls, last_call.load(), last_path.data());
      ++failures;
    }
  };
  hold("nothing");
  for (const QString& file : files) {
    opened += window.files().open(file);
    for (const ViewDock* dock : window.views().docks())
      for (const ViewDock::Page& page : dock->pages())
        if (page.view && page.view->acceptDrops())
          opened += drop(*page.view, file);
    let_work(100);
    hold(file);
  }
  const LessonFolder lessons = lessons_in(source + "resources/lessons", catalogue);
  if (!lessons.lessons.empty())
    window.lessons().begin(lessons.lessons.front());
  let_work(500);
  hold("the lessons");
  std::printf("opening: %lld files, %d opened or taken by a view, %zu lessons\n",
              static_cast<long long>(files.size()), opened, lessons.lessons.size());
  // Nothing is proved by files that were refused.
  const bool enough = opened > 20 && lessons.lessons.size() > 3;
  std::fflush(stdout);
  _exit(failures > 0 || !enough ? 1 : 0); // leaving the ordinary way would save and remove files
}
