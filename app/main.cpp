// The program: arguments are understood before anything of Qt exists, so that every subcommand
// runs without a display.

#include "app/cli.h"
#include "app/commands.h"
#include "app/output.h"
#include "widgets/shell/run_window.h"

#include <csignal>
#include <cstdlib>
#include <exception>
#include <unistd.h>

namespace {

bool has_display() {
  for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
    if (const char* value = std::getenv(variable); value && *value)
      return true;
  return false;
}

/// Does what was asked for and returns the exit status.
struct Runner {
  int& argc;
  char** argv;

  int operator()(const loom::PrintCommand& command) const { return loom::print(command.text); }
  int operator()(const loom::WindowCommand& command) const {
    if (!command.file.empty() && ::access(command.file.c_str(), R_OK) != 0)
      return loom::report(loom::read_file(command.file, 0).error());
    if (!has_display())
      return loom::report({loom::ErrorCode::internal,
                           "there is no display for the window; 'latencyloom figure ID -o FILE' "
                           "draws without one, 'latencyloom --help' lists more"});
    return loom::run_window(
        argc, argv,
        {.projector = command.projector, .file = QString::fromLocal8Bit(command.file.c_str())});
  }
  template <class Command> int operator()(const Command& command) const {
    return loom::run(command);
  }
};

} // namespace

int main(int argc, char** argv) {
  // A reader that closes the pipe ends a write with an error instead of ending the process.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN); // so does a limit on the size of files
  try {
    const loom::Result<loom::Command> command = loom::parse_command_line(argc, argv);
    return command ? std::visit(Runner{argc, argv}, *command) : loom::report(command.error());
  } catch (const std::exception& error) { // memory ran out, or worse
    return loom::report({loom::ErrorCode::internal, error.what()});
  }
}
