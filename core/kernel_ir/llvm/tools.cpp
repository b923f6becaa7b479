#include "core/kernel_ir/llvm/tools.h"

#include "core/kernel_ir/read.h"

#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Program.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <mutex>
#include <poll.h>
#include <set>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace loom::kernel {

namespace {

constexpr int most_tool_seconds = 60, most_gibibytes = 4;
constexpr int stopped = 126; ///< of a compiler that had no status of its own

/// What goes where the process ends: folders, and the ends of pipes that compilers are watched by.
struct InUse {
  std::mutex mutex;
  std::set<std::string> folders;
  std::set<int> watched;
};
InUse& in_use() {
  static InUse all;
  return all;
}

std::vector<char*> words_of(std::vector<std::string>& words) {
  std::vector<char*> all;
  for (std::string& word : words)
    all.push_back(word.data());
  all.push_back(nullptr);
  return all;
}

/// Words of a program to be run, made before the process is forked.
struct Command {
  std::vector<std::string> words;
  std::vector<char*> pointers = words_of(words);
};

[[noreturn]] void compile(const Command& command, const Command& environment, int said) {
  ::setpgid(0, 0);
  constexpr rlim_t most = rlim_t{most_gibibytes} << 30;
  const rlimit memory{most, most};
  (void)::setrlimit(RLIMIT_AS, &memory);
  ::dup2(::open("/dev/null", O_RDONLY), STDIN_FILENO);
  ::dup2(said, STDOUT_FILENO);
  ::dup2(said, STDERR_FILENO);
  ::execve(command.pointers[0], command.pointers.data(), environment.pointers.data());
  ::_exit(stopped);
}

/// In a process between: ends the compiler with what it has started when the time is up, or when
/// nobody holds the other end of the pipe any more; then it also removes the folders. What may be
/// called here is little, as the process that was forked has threads.
[[noreturn]] void watch(const Command& command, const Command& environment, const Command& remove,
                        int said, int asker) {
  constexpr int step_ms = 20;
  const auto up = std::chrono::steady_clock::now() + std::chrono::seconds(most_tool_seconds);
  ::setpgid(0, 0); // Ctrl-C is for who asked
  const pid_t compiler = ::fork();
  if (compiler == 0)
    compile(command, environment, said);
  ::setpgid(compiler, compiler);
  for (;;) {
    int status = 0;
    if (compiler < 0 || ::waitpid(compiler, &status, WNOHANG) == compiler)
      ::_exit(compiler > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : stopped);
    pollfd end{.fd = asker, .events = 0, .revents = 0};
    const bool alone = ::poll(&end, 1, step_ms) > 0 && (end.revents & POLLHUP) != 0;
    if (!alone && std::chrono::steady_clock::now() < up)
      continue;
    ::kill(-compiler, SIGKILL);
    ::waitpid(compiler, nullptr, 0);
    if (alone)
      ::execv(remove.pointers[0], remove.pointers.data());
    ::_exit(stopped);
  }
}

/// The exit status of a program, `stopped` where it had none.
int run_watched(std::vector<std::string> words, const std::string& said_path,
                const std::string& temporary) {
  const int said = ::open(said_path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  std::array<int, 2> pipe{};
  if (said < 0 || ::pipe2(pipe.data(), O_CLOEXEC) != 0)
    return stopped;
  const Command command{std::move(words)};
  Command environment{{"TMPDIR=" + temporary}};
  for (char** each = environ; *each; ++each)
    if (!std::string_view(*each).starts_with("TMPDIR="))
      environment.words.emplace_back(*each);
  environment.pointers = words_of(environment.words);
  Command remove{{"/bin/rm", "-rf"}};
  pid_t watcher = 0;
  {
    const std::scoped_lock lock(in_use().mutex);
    remove.words.insert(remove.words.end(), in_use().folders.begin(), in_use().folders.end());
    remove.pointers = words_of(remove.words);
    in_use().watched.insert(pipe[1]);
    watcher = ::fork();
  }
  if (watcher == 0) {
    ::close(pipe[1]);
    watch(command, environment, remove, said, pipe[0]);
  }
  ::close(pipe[0]);
  ::close(said);
  int status = 0;
  while (watcher > 0 && ::waitpid(watcher, &status, 0) < 0 && errno == EINTR) {
  }
  const std::scoped_lock lock(in_use().mutex);
  if (in_use().watched.erase(pipe[1]) > 0)
    ::close(pipe[1]);
  return watcher > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : stopped;
}

} // namespace

void end_tools() {
  const std::scoped_lock lock(in_use().mutex);
  for (const int end : std::exchange(in_use().watched, {}))
    ::close(end);
}

Temporary::Temporary(const char* suffix)
    : good_(!llvm::sys::fs::createUniqueDirectory("latencyloom", folder_)) {
  path_ = (folder_ + "/file." + suffix).str();
  const std::scoped_lock lock(in_use().mutex);
  in_use().folders.insert(folder_.str().str());
}

Temporary::~Temporary() {
  if (good_)
    (void)llvm::sys::fs::remove_directories(folder_);
  const std::scoped_lock lock(in_use().mutex);
  in_use().folders.erase(folder_.str().str());
}

std::string text_of(llvm::StringRef path) {
  const auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

tl::unexpected<Error> no_temporary() {
  return fail(ErrorCode::cannot_write, LOOM_TEXT("no temporary file can be made"));
}

bool is_like_argument(const std::string& file) {
  const std::string name = std::filesystem::path(file).filename().string();
  return std::ranges::any_of(std::array{&file, &name}, [](const std::string* each) {
    return each->starts_with('@') || each->starts_with('-');
  });
}

std::optional<std::string> find_nvcc() {
  auto nvcc = llvm::sys::findProgramByName("nvcc");
  if (!nvcc)
    nvcc = llvm::sys::findProgramByName("nvcc", {"/usr/local/cuda/bin"});
  return nvcc ? std::optional(*nvcc) : std::nullopt;
}

Result<std::string> run_tool(std::string_view name, const std::string& program,
                             const std::vector<llvm::StringRef>& arguments) {
  const Temporary said("txt");
  if (!said.good())
    return no_temporary();
  std::vector<std::string> all{program};
  for (const llvm::StringRef argument : arguments)
    all.push_back(argument.str());
  const int status = run_watched(std::move(all), said.path().str(), said.folder().str());
  std::string text = text_of(said.path());
  if (status == 0)
    return text;
  // Where a part of theirs crashes, clang and nvcc print this and exit with an ordinary status.
  const bool crashed = text.find("frontend command failed") != std::string::npos ||
                       text.find("died due to signal") != std::string::npos;
  if (status == stopped || crashed)
    return fail(ErrorCode::bad_input, tool_stopped(name, most_gibibytes, most_tool_seconds));
  const std::size_t at = text.find("error:");
  const std::size_t begin = at == std::string::npos ? 0 : text.rfind('\n', at) + 1;
  return fail(ErrorCode::bad_input,
              Text{"%1: %2"}(name, text.substr(begin, text.find('\n', begin) - begin)));
}

} // namespace loom::kernel
