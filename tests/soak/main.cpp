// Drives the whole window with random actions for a while. Whatever a sanitizer reports ends the
// program; so does a step that takes too long. The log then ends with what was done last, and the
// same seed does it again.

#include "gpus/embedded.h"
#include "tests/soak/monkey.h"
#include "tests/soak/pool.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme_controller.h"
#include "widgets/shell/main_window.h"
#include "widgets/style/fonts.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <malloc.h>
#include <map>
#include <pthread.h>
#include <thread>
#include <tuple>
#include <vector>

#ifdef __SANITIZE_ADDRESS__
extern "C" std::size_t __sanitizer_get_current_allocated_bytes(); // GCC 12 brings no header
#endif

namespace {

using Clock = std::chrono::steady_clock;

/// Counts what is delivered to whom, so that a program that no longer comes to rest says of what.
class CountingApplication : public QApplication {
public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override {
    ++counts_[{receiver->metaObject(), receiver->objectName(), event->type()}];
    if (ends_.load(std::memory_order_relaxed)) {
      print();
      std::abort(); // a debugger, or ASAN_OPTIONS=handle_abort=1, shows where
    }
    return QApplication::notify(receiver, event);
  }
  void begin_action() { counts_.clear(); }
  /// From another thread: with the next event.
  void end() { ends_ = true; }

private:
  using Delivered = std::tuple<const QMetaObject*, QString, int>;

  void print() const {
    std::vector<std::pair<qint64, Delivered>> most;
    for (const auto& [delivered, count] : counts_)
      most.emplace_back(count, delivered);
    std::ranges::sort(most, std::ranges::greater());
    most.resize(std::min<std::size_t>(most.size(), 12));
    for (const auto& [count, delivered] : most) {
      const auto& [type, name, event] = delivered;
      std::fprintf(stderr, "soak: %lld events of type %d to %s %s\n", static_cast<long long>(count),
                   event, type->className(), qPrintable(name));
    }
  }

  std::map<Delivered, qint64> counts_;
  std::atomic<bool> ends_ = false;
};

/// Ends the program with the last action when no step was begun for too long.
class Watchdog {
public:
  Watchdog(CountingApplication& application, int seconds) : limit_(seconds), last_(now()) {
    thread_ = std::jthread([this, &application](const std::stop_token& stop) {
      while (!stop.stop_requested()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        if (now() - last_ <= limit_)
          continue;
        std::fprintf(stderr, "soak: no step for %lld s: see the log's last line\n",
                     static_cast<long long>(limit_));
        application.end();
        std::this_thread::sleep_for(std::chrono::seconds(5));
        pthread_kill(watched_, SIGABRT); // no event is delivered any more
        return;
      }
    });
  }
  void alive() { last_ = now(); }

private:
  static std::int64_t now() {
    return std::chrono::duration_cast<std::chrono::seconds>(Clock::now().time_since_epoch())
        .count();
  }
  std::int64_t limit_;
  std::atomic<std::int64_t> last_;
  pthread_t watched_ = pthread_self();
  std::jthread thread_;
};

/// MiB that the program has asked for and not given back. What is resident is more: the allocator
/// keeps what was freed, and a sanitizer much beside.
double memory_in_use() {
#ifdef __SANITIZE_ADDRESS__
  return double(__sanitizer_get_current_allocated_bytes()) / (1 << 20);
#else
  const auto now = mallinfo2();
  return double(now.uordblks + now.hblkhd) / (1 << 20);
#endif
}
constexpr qint64 steps_per_measure = 500;

/// Nothing of the user's is touched: home, temporary and current folder are this one.
void live_in(const QString& folder) {
  for (const char* name : {"home", "files", "tmp"})
    QDir(folder).mkdir(QLatin1String(name));
  qputenv("HOME", QFile::encodeName(folder + "/home"));
  qputenv("TMPDIR", QFile::encodeName(folder + "/tmp"));
  for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
    qunsetenv(name);
  QDir::setCurrent(folder + "/home");
}

/// Links in texts are not followed.
class NoBrowser : public QObject {
  Q_OBJECT
public slots:
  void open(const QUrl& /*link*/) {}
};

} // namespace

int main(int argc, char** argv) {
  using namespace loom;
  const QTemporaryDir folder;
  const QString here = QDir::currentPath();
  live_in(folder.path());
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
    qputenv("QT_QPA_PLATFORM", "offscreen");
  // What is said about clicks beside a widget is no news here.
  qputenv("QT_LOGGING_RULES", "qt.*=false;default.warning=false");
  CountingApplication application(argc, argv);
  QApplication::setQuitOnLastWindowClosed(false);
  QApplication::setStyle(new LoomStyle);
  install_bundled_font();

  QCommandLineParser arguments;
  arguments.addHelpOption();
  arguments.addOptions(
      {{"seed", "Number that decides every action.", "N", "1"},
       {"minutes", "How long to go on.", "M", "20"},
       {"steps", "Stop after so many actions.", "N", "1000000000"},
       {"hang", "Seconds that one action may take.", "S", "20"},
       {"log", "File that lists every action before it is done.", "FILE", here + "/soak.log"}});
  arguments.process(application);
  const quint32 seed = arguments.value("seed").toUInt();
  const qint64 most_steps = arguments.value("steps").toLongLong();
  std::ofstream log(QFile::encodeName(QDir(here).filePath(arguments.value("log"))).toStdString());
  if (!log) {
    std::fprintf(stderr, "soak: cannot write %s\n", qPrintable(arguments.value("log")));
    return 2;
  }

  NoBrowser browser;
  for (const char* scheme : {"http", "https", "file", "mailto"})
    QDesktopServices::setUrlHandler(QLatin1String(scheme), &browser, "open");
  QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(*catalogue.find("gtx980")), {}}};
  ThemeController theme{ThemeChoice::light, 100};
  MainWindow window(workspace, theme, settings);
  window.show();

  Watchdog watchdog(application, arguments.value("hang").toInt());
  const double memory_before = memory_in_use();
  Monkey* driver = nullptr;
  const auto again = [&] {
    window.remember();
    MainWindow next(workspace, theme, settings);
    next.restore_layout();
    next.show();
    QApplication::sendPostedEvents();
  };
  Monkey monkey(window, theme, seed, soak_files(folder.filePath("files"), seed), again,
                [&](const QString& action) {
                  watchdog.alive();
                  application.begin_action();
                  log << action.toStdString() << std::endl;
                  if (driver->steps() % steps_per_measure == 0)
                    log << "memory in use " << memory_in_use() << " MiB" << std::endl;
                  if (driver->steps() >= most_steps)
                    driver->stop();
                });
  driver = &monkey;
  QTimer::singleShot(std::chrono::milliseconds(
                         static_cast<qint64>(arguments.value("minutes").toDouble() * 60'000)),
                     &monkey, &Monkey::stop);
  QTimer::singleShot(0, &monkey, &Monkey::start);
  QApplication::exec();
  std::printf("soak: seed %u, %lld actions, memory %.0f MiB before, %.0f MiB after\n", seed,
              static_cast<long long>(monkey.steps()), memory_before, memory_in_use());
  return monkey.steps() > 0 ? 0 : 1;
}

#include "main.moc"
