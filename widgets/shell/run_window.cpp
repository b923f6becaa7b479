#include "widgets/shell/run_window.h"

#include "core/document/document_json.h"
#include "core/kernel_ir/read.h"
#include "gpus/embedded.h"
#include "widgets/dialogs/user_gpus.h"
#include "widgets/help/help.h"
#include "widgets/look/language.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme_controller.h"
#include "widgets/recovery/set_aside.h"
#include "widgets/shell/gpu_actions.h"
#include "widgets/shell/language_menu.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/recovery.h"
#include "widgets/style/fonts.h"
#include "widgets/workspace/new_document.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSocketNotifier>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <unistd.h>
#include <utility>

namespace loom {

namespace {

/// The first picture a user meets.
Result<Document> first_document(const Catalogue& catalogue) {
  return catalogue.find("gtx980").transform([](const GpuPtr& gpu) {
    Document document = new_document(gpu);
    document.scenario.alpha = 20; // too few warps: a quarter of the loom is woven, more would help
    document.scenario.warps = 16;
    return document;
  });
}

/// Qt would take the same place, and say so on the terminal at every start.
void choose_runtime_folder() {
  if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
    qputenv("XDG_RUNTIME_DIR",
            QFile::encodeName(QStringLiteral("%1/runtime-%2").arg(QDir::tempPath()).arg(getuid())));
}

/// The window in the language that is spoken; where another one is chosen, a new one takes its
/// place and goes on with all that it held: document, undo, unsaved work, layout, lesson.
struct OpenWindow {
  OpenWindow(Workspace& workspace_, ThemeController& theme_, QSettings& settings_)
      : workspace(workspace_), theme(theme_), settings(settings_) {
    make(nullptr);
  }

  void make(DocumentFiles* files) {
    window = std::make_unique<MainWindow>(workspace, theme, settings, files);
    window->restore_layout();
    recovery = std::make_unique<Recovery>(workspace, *window, recovery_folder());
    // What asks for it is still at work in the window that goes.
    QObject::connect(
        window.get(), &MainWindow::languageChosen, qApp, [this] { speak_anew(); },
        Qt::QueuedConnection);
  }

  void speak_anew() {
    DocumentFiles* files = window->hand_over();
    if (!files)
      return;
    recovery->autosave().let_go();
    recovery.reset();
    const std::unique_ptr<MainWindow> before = std::move(window);
    const Result<QString> spoken = speak(chosen_language(settings));
    make(files);
    window->show();
    (void)recovery->autosave().write_now();
    window->lessons().resume();
    tell(spoken);
  }

  void tell(const Result<QString>& spoken) {
    if (!spoken) // the window says everything in English then
      window->messages().show_problem(QString::fromStdString(to_line(spoken.error())));
    else if (!spoken->isEmpty())
      window->messages().show_warning(*spoken);
  }

  Workspace& workspace;
  ThemeController& theme;
  QSettings& settings;
  std::unique_ptr<MainWindow> window;
  std::unique_ptr<Recovery> recovery; ///< goes before the window
};

/// SIGTERM, SIGINT, SIGHUP and the end of the display: what is not saved is kept before the program
/// goes. A second signal ends it at once. One at a time.
class EndInOrder {
public:
  explicit EndInOrder(OpenWindow& open) : notifier_(made_pipe(), QSocketNotifier::Read) {
    shown = &open;
    QObject::connect(&notifier_, &QSocketNotifier::activated, &notifier_, [] {
      int signal = 0;
      if (::read(pipe_ends[0], &signal, sizeof signal) != static_cast<ssize_t>(sizeof signal))
        return;
      keep();
      kernel::end_tools();
      (void)::raise(signal); // which ends the program now, as whoever sent it expects
    });
    struct sigaction action {};
    action.sa_handler = [](int signal) {
      const int before = errno;
      [[maybe_unused]] const ssize_t told = ::write(pipe_ends[1], &signal, sizeof signal);
      errno = before;
    };
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
      struct sigaction given {};
      ::sigaction(signal, nullptr, &given);
      if (given.sa_handler != SIG_IGN) // as of nohup
        ::sigaction(signal, &action, nullptr);
    }
    // Qt calls exit() where the display is gone. Tables that writing needs are made before, so that
    // they go after it.
    (void)document_to_json(open.workspace.document(), open.workspace.catalogue(), -1);
    std::atexit(keep);
  }
  ~EndInOrder() {
    shown = nullptr;
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
      if (struct sigaction given{};
          ::sigaction(signal, nullptr, &given) == 0 && given.sa_handler != SIG_IGN)
        std::signal(signal, SIG_DFL);
  }
  EndInOrder(const EndInOrder&) = delete;
  EndInOrder& operator=(const EndInOrder&) = delete;

private:
  static int made_pipe() {
    if (::pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0)
      return -1;
    return pipe_ends[0];
  }
  static void keep() {
    if (OpenWindow* const open = std::exchange(shown, nullptr); open && open->recovery)
      open->recovery->keep_now();
  }

  static inline int pipe_ends[2] = {-1, -1}; // NOLINT(modernize-avoid-c-arrays): as pipe2 has it
  static inline OpenWindow* shown = nullptr;
  QSocketNotifier notifier_;
};

} // namespace

int run_window(int& argc, char** argv, const WindowOptions& options) {
  choose_runtime_folder();
  QApplication application(argc, argv);
  application.setProperty("loom_flows", true); // tests and exports stand still
  QCoreApplication::setApplicationName(QStringLiteral("LatencyLoom"));
  QCoreApplication::setOrganizationName(QStringLiteral("LatencyLoom"));
  // A sandbox names the desktop entry after itself.
  QGuiApplication::setDesktopFileName(
      qEnvironmentVariable("FLATPAK_ID", QStringLiteral("latencyloom")));
  QApplication::setStyle(new LoomStyle);
  install_bundled_font();

  QSettings::setDefaultFormat(QSettings::IniFormat);
  QString set_aside;
  if (auto first = std::make_unique<QSettings>(); settings_broken(*first)) {
    const QString file = first->fileName();
    first.reset();
    (void)speak(system_language()); // another choice is lost with the settings
    set_aside = set_settings_aside(file);
  }
  QSettings settings;
  const Result<QString> spoken = speak(chosen_language(settings));
  const int choice = settings.value("window/theme").toInt();
  ThemeController theme(choice == 1 || choice == 2 ? ThemeChoice(choice) : ThemeChoice::system,
                        settings.value("window/percent", 100).toInt());
  theme.set_projector(options.projector);
  Catalogue catalogue(embedded_gpu_files());
  const QStringList problems = load_user_gpus(catalogue, user_gpu_folder());
  auto document = first_document(catalogue);
  if (!document) { // only a program built without its GPUs gets here
    std::fprintf(stderr, "latencyloom: error: %s\n", to_line(document.error()).c_str());
    return 1;
  }
  Workspace workspace(catalogue, std::move(*document));
  OpenWindow open(workspace, theme, settings);
  MainWindow& window = *open.window;
  open.tell(spoken);
  const QStringList troubles = QStringList{set_aside, cannot_remember(settings)} + problems;
  if (QStringList told = troubles; told.removeAll(QString()) < troubles.size())
    window.messages().show_problem(told.join(QLatin1Char('\n')));
  if (options.file.isEmpty()) {
    if (settings.allKeys().isEmpty())
      window.gpus().offer_own();
    window.help().welcome_at_first_start();
  }
  window.lessons().resume();
  window.show();
  open.recovery->begin(settings, options.file);
  const EndInOrder end_in_order(open);
  const int status = QApplication::exec();
  kernel::end_tools(); // nobody waits for what they say
  return status;
}

} // namespace loom
