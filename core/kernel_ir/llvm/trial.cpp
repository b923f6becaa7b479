#include "core/kernel_ir/llvm/trial.h"

#include <llvm/Support/ErrorHandling.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fstream>
#include <optional>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace loom::kernel {

namespace {

constexpr unsigned most_seconds = 20;
constexpr rlim_t most_of_trial = rlim_t{4} << 30; ///< beside what the process has already
constexpr std::size_t longest_reason = 300;
/// A copy has one thread only. Where another one held a lock at that moment, nobody gives it back:
/// a copy that uses no processor time for so long is ended, and another one made.
constexpr int stuck_ms = 500;
constexpr int most_copies = 5;

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

[[noreturn]] void try_in_copy(const std::function<void()>& work, int pipe, rlim_t most) {
  for (const int ending : {SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP, SIGXCPU})
    (void)std::signal(ending, SIG_DFL);
  alarm(most_seconds); // before all that may wait for a lock
  // Whoever only reads a file leaves no core behind.
  const rlimit no_core{0, 0}, memory{most, most};
  (void)setrlimit(RLIMIT_CORE, &no_core);
  (void)setrlimit(RLIMIT_AS, &memory);
  // What LLVM prints of its own accord before it ends is not for the one who asked.
  if (const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC); nowhere >= 0) {
    (void)dup2(nowhere, STDOUT_FILENO);
    (void)dup2(nowhere, STDERR_FILENO);
  }
  llvm::remove_fatal_error_handler();
  llvm::install_fatal_error_handler(end_with_reason, &pipe);
  work();
  _exit(0);
}

/// The processor time that a process has used, in ns.
std::int64_t time_used(pid_t process) {
  clockid_t clock{};
  timespec used{};
  if (clock_getcpuclockid(process, &clock) == 0)
    (void)clock_gettime(clock, &used);
  return used.tv_sec * std::int64_t{1'000'000'000} + used.tv_nsec;
}

/// What comes through the pipe until the copy closes it; nothing where the copy stands still.
std::optional<std::string> heard(pid_t copy, int pipe) {
  std::string text;
  std::array<char, longest_reason> piece{};
  std::int64_t before = -1;
  while (true) {
    pollfd end{.fd = pipe, .events = POLLIN, .revents = 0};
    if (poll(&end, 1, stuck_ms) == 0) {
      const std::int64_t used = time_used(copy);
      if (used == before)
        return std::nullopt;
      before = used;
      continue;
    }
    const ssize_t got = read(pipe, piece.data(), piece.size());
    if (got == 0)
      return text.substr(0, text.find('\n'));
    text.append(piece.data(), got > 0 ? static_cast<std::size_t>(got) : 0);
  }
}

Message how_it_ended(int status) {
  if (!WIFSIGNALED(status))
    return LOOM_TEXT("LLVM's reader was tried, it ended with status %1")(WEXITSTATUS(status));
  if (WTERMSIG(status) == SIGALRM)
    return LOOM_TEXT("LLVM's reader was tried, it took longer than %1 s")(most_seconds);
  return LOOM_TEXT("LLVM's reader was tried, it broke down with signal %1")(WTERMSIG(status));
}

} // namespace

std::mutex& llvm_in_use() {
  static std::mutex mutex;
  return mutex;
}

Result<void> survives(const std::function<void()>& work, const std::string& file) {
  for (int tries = 0; tries < most_copies; ++tries) {
    std::array<int, 2> pipe{};
    if (pipe2(pipe.data(), O_CLOEXEC) != 0)
      return fail(ErrorCode::internal, LOOM_TEXT("no pipe can be made: %1")(std::strerror(errno)));
    const rlim_t most = memory_now() + most_of_trial;
    const pid_t copy = fork();
    if (copy == 0)
      try_in_copy(work, pipe[1], most);
    close(pipe[1]);
    if (copy < 0) {
      const std::string reason = std::strerror(errno);
      close(pipe[0]);
      return fail(ErrorCode::internal, LOOM_TEXT("no process to try a file in: %1")(reason));
    }
    const std::optional<std::string> reason = heard(copy, pipe[0]);
    close(pipe[0]);
    if (!reason)
      (void)kill(copy, SIGKILL);
    int status = 0;
    while (waitpid(copy, &status, 0) < 0 && errno == EINTR) {
    }
    if (!reason)
      continue;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
      return {};
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("no LLVM IR that can be read: %1")(reason->empty() ? how_it_ended(status)
                                                                             : Text{"%1"}(*reason)),
                {.file = file});
  }
  return fail(ErrorCode::internal,
              LOOM_TEXT("the file could not be tried: every copy of the process stood still; try "
                        "again"));
}

} // namespace loom::kernel
