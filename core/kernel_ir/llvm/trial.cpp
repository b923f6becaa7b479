#include "core/kernel_ir/llvm/trial.h"

#include <llvm/Support/ErrorHandling.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace loom::kernel {

namespace {

constexpr unsigned most_seconds = 20;
constexpr rlim_t most_memory = rlim_t{4} << 30; ///< beside what the process has already
constexpr std::size_t longest_reason = 300;

/// Bytes of address space that the process has.
rlim_t memory_now() {
  std::ifstream sizes("/proc/self/statm");
  rlim_t pages = 0;
  sizes >> pages;
  return pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

void end_with_reason(void* pipe, const char* reason, bool /*crash*/) {
  const auto length = std::min(std::strlen(reason), longest_reason);
  _exit(write(*static_cast<int*>(pipe), reason, length) > 0 ? 1 : 2);
}

[[noreturn]] void try_in_copy(const std::function<void()>& work, int pipe) {
  for (const int ending : {SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP, SIGXCPU})
    (void)std::signal(ending, SIG_DFL);
  // Whoever only reads a file leaves no core behind.
  const rlimit no_core{0, 0}, memory{memory_now() + most_memory, memory_now() + most_memory};
  (void)setrlimit(RLIMIT_CORE, &no_core);
  (void)setrlimit(RLIMIT_AS, &memory);
  alarm(most_seconds);
  llvm::remove_fatal_error_handler();
  llvm::install_fatal_error_handler(end_with_reason, &pipe);
  work();
  _exit(0);
}

/// What comes through the pipe until its other end is closed.
std::string all_of(int pipe) {
  std::string text;
  std::array<char, longest_reason> piece{};
  for (ssize_t got = 1; got != 0;) {
    got = read(pipe, piece.data(), piece.size());
    if (got < 0 && errno != EINTR)
      break;
    text.append(piece.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
  }
  return text.substr(0, text.find('\n'));
}

std::string how_it_ended(int status) {
  if (!WIFSIGNALED(status))
    return "it ended with status " + std::to_string(WEXITSTATUS(status));
  if (WTERMSIG(status) == SIGALRM)
    return "it took longer than " + std::to_string(most_seconds) + " s";
  return "it broke down with signal " + std::to_string(WTERMSIG(status));
}

} // namespace

std::mutex& llvm_in_use() {
  static std::mutex mutex;
  return mutex;
}

Result<void> survives(const std::function<void()>& work, const std::string& file) {
  std::array<int, 2> pipe{};
  if (pipe2(pipe.data(), O_CLOEXEC) != 0)
    return fail(ErrorCode::internal, std::string("no pipe can be made: ") + std::strerror(errno));
  const pid_t copy = fork();
  if (copy == 0)
    try_in_copy(work, pipe[1]);
  close(pipe[1]);
  const std::string reason = copy > 0 ? all_of(pipe[0]) : std::string();
  close(pipe[0]);
  if (copy < 0)
    return fail(ErrorCode::internal,
                std::string("no process to try a file in: ") + std::strerror(errno));
  int status = 0;
  while (waitpid(copy, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return {};
  return fail(ErrorCode::bad_input,
              "no LLVM IR that can be read: " +
                  (reason.empty() ? "LLVM's reader was tried, " + how_it_ended(status) : reason),
              {.file = file});
}

} // namespace loom::kernel
