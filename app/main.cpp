// The program: arguments are understood before anything of Qt exists, so that every subcommand
// runs without a display.

#include "app/cli.h"
#include "app/output.h"
#include "app/page_picture.h"
#include "core/document/scenario_link.h"
#include "widgets/shell/run_window.h"

#include <QUrl>

#include <csignal>
#include <cstdlib>
#include <exception>
#include <unistd.h>

namespace loom {
AddCommand add_figure, add_answers, add_lint; // they take what the window has
DrawPagePicture page_picture_without_display;
} // namespace loom

namespace {

constexpr loom::AddCommand* drawing_commands[] = {loom::add_figure, loom::add_answers,
                                                  loom::add_lint};

bool has_display() {
  for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
    if (const char* value = std::getenv(variable); value && *value)
      return true;
  return false;
}

/// A desktop names a file that is double-clicked by its URL.
std::string path_of(const std::string& given) {
  const QUrl url(QString::fromLocal8Bit(given.c_str()));
  return url.isLocalFile() ? url.toLocalFile().toLocal8Bit().toStdString() : given;
}

int open_window(int& argc, char** argv, const std::string& given, bool projector) {
  const std::string file = path_of(given);
  const bool link = file.starts_with(loom::scenario_link_prefix);
  if (const auto scenario = loom::scenario_of_link(file, "link"); link && !scenario)
    return loom::report(scenario.error());
  if (!link && !file.empty() && ::access(file.c_str(), R_OK) != 0)
    return loom::report(loom::read_file(file, 0).error());
  if (!has_display())
    return loom::report({loom::ErrorCode::internal,
                         loom::verbatim("there is no display for the window; 'latencyloom figure "
                                        "ID -o FILE' draws without one, 'latencyloom --help' lists "
                                        "more")});
  return loom::run_window(argc, argv,
                          {.projector = projector, .file = QString::fromLocal8Bit(file.c_str())});
}

} // namespace

int main(int argc, char** argv) {
  // A reader that closes the pipe ends a write with an error instead of ending the process.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN); // so does a limit on the size of files
  loom::draw_page_picture = loom::page_picture_without_display;
  try {
    const auto window = [&](const std::string& file, bool projector) {
      return open_window(argc, argv, file, projector);
    };
    const loom::Result<loom::Action> action =
        loom::parse_command_line(argc, argv, drawing_commands, window);
    return action ? (*action)() : loom::report(action.error());
  } catch (const std::exception& error) { // memory ran out, or worse
    return loom::report({loom::ErrorCode::internal, loom::verbatim(error.what())});
  }
}
