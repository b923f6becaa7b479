// Damaged files of every kind to every reader of the command line: each process ends within 5 s of
// processor time, under 1 GiB, with a status of 0 to 4, and says what is wrong in one line of text.
//
// mutated_files PROGRAM SOURCE; LOOM_FILES says how many files (72), LOOM_SEED which (1). What
// fails is kept in the folder mutated_found, with the command.

#include "core/base/utf8.h"
#include "tests/faults/mutate.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <map>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr double most_seconds = 5;
constexpr double most_mib = 1024;
constexpr std::uintmax_t most_said = 64U << 10U; ///< bytes of messages

struct End {
  int status = 0; ///< as wait() has it
  bool killed = false;
  double seconds = 0; ///< of processor time, its own processes included
  double mib = 0;     ///< the largest process
};

/// Runs a command until its end, for 60 s at most: other programs may have the processor.
End run(std::vector<std::string> words, const fs::path& folder) {
  std::vector<char*> pointers;
  for (std::string& word : words)
    pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    ::setpgid(0, 0);
    const int in = ::open("/dev/null", O_RDONLY);
    const int out = ::open((folder / "stdout").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    const int err = ::open((folder / "stderr").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dup2(in, 0);
    ::dup2(out, 1);
    ::dup2(err, 2);
    const rlimit file{256U << 20U, 256U << 20U}, core{0, 0};
    ::setrlimit(RLIMIT_FSIZE, &file);
    ::setrlimit(RLIMIT_CORE, &core);
    ::execv(pointers[0], pointers.data());
    ::_exit(127);
  }
  End end;
  rusage used{};
  const auto limit = std::chrono::steady_clock::now() + 60s;
  while (::wait4(child, &end.status, WNOHANG, &used) == 0) {
    if (!end.killed && std::chrono::steady_clock::now() > limit) {
      end.killed = true;
      ::kill(-child, SIGKILL);
    }
    std::this_thread::sleep_for(1ms);
  }
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  end.seconds = seconds(used.ru_utime) + seconds(used.ru_stime);
  end.mib = static_cast<double>(used.ru_maxrss) / 1024;
  return end;
}

std::string content(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool is_text(const std::string& said) {
  return loom::valid_utf8(said) == said && std::none_of(said.begin(), said.end(), [](char letter) {
           return static_cast<unsigned char>(letter) < 0x20 && letter != '\n' && letter != '\t';
         });
}

/// What is wrong with an end; empty if nothing is.
std::string wrong(const End& end, const std::string& subcommand, const fs::path& folder) {
  if (end.killed)
    return "does not end within 60 s";
  if (WIFSIGNALED(end.status))
    return "is ended by signal " + std::to_string(WTERMSIG(end.status));
  const int status = WEXITSTATUS(end.status);
  if (status > 4)
    return "ends with status " + std::to_string(status);
  if (end.seconds > most_seconds)
    return "takes " + std::to_string(end.seconds) + " s";
  if (end.mib > most_mib)
    return "takes " + std::to_string(end.mib) + " MiB";
  const std::string said = content(folder / "stderr");
  if (said.size() > most_said)
    return "says " + std::to_string(said.size()) + " bytes";
  if (!is_text(said))
    return "says bytes that are no text";
  if (subcommand == "lint" || status == 0)
    return {};
  // What was made of the file, and warnings, go before.
  const std::string_view all = said;
  const std::size_t last = all.substr(0, all.empty() ? 0 : all.size() - 1).rfind('\n') + 1;
  if (!all.substr(last).starts_with("latencyloom: error: ") || all.find(": error: ") < last)
    return "says other than one error: " + said.substr(0, 2000);
  if (fs::file_size(folder / "stdout") > 0)
    return "fails and prints";
  return {};
}

} // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: mutated_files PROGRAM SOURCE\n");
    return 2;
  }
  const fs::path source = argv[2];
  const int files = loom::number_of("LOOM_FILES", 72);
  const std::vector<loom::FileKind> kinds = loom::file_kinds(source);
  loom::Mutator mutator(static_cast<unsigned>(loom::number_of("LOOM_SEED", 1)));
  std::string place = fs::temp_directory_path() / "mutated.XXXXXX";
  if (!::mkdtemp(place.data()))
    return 1;
  const fs::path folder = place, work = folder / "work";
  ::setenv("HOME", folder.c_str(), 1);
  ::setenv("LC_ALL", "C.UTF-8", 1);

  int failures = 0, processes = 0;
  std::map<int, int> statuses;
  double slowest = 0, largest = 0;
  for (int i = 0; i < files; ++i) {
    const loom::FileKind& kind = kinds[static_cast<std::size_t>(i) % kinds.size()];
    const std::string bytes = mutator.damaged(kind);
    fs::remove_all(work);
    fs::create_directories(work);
    const fs::path file = work / ("a" + kind.ending);
    std::ofstream(file, std::ios::binary) << bytes;
    if (!kind.beside.empty()) {
      const std::string origin = mutator.origin().string();
      fs::copy_file(origin.substr(0, origin.size() - kind.ending.size()) + kind.beside,
                    work / ("a" + kind.beside));
    }
    for (const std::vector<std::string>& command : kind.commands) {
      std::vector<std::string> words{argv[1]};
      for (std::string word : command) {
        const auto put = [&word](std::string_view name, const std::string& value) {
          if (const std::size_t at = word.find(name); at != std::string::npos)
            word.replace(at, name.size(), value);
        };
        put("{out}", (work / "out").string());
        put("{lesson}", (work / "a.lesson.json").string());
        put("{folder}", work.string());
        put("{}", file.string());
        words.push_back(std::move(word));
      }
      const End end = run(words, folder);
      ++processes;
      if (!WIFSIGNALED(end.status))
        ++statuses[WEXITSTATUS(end.status)];
      slowest = std::max(slowest, end.seconds);
      largest = std::max(largest, end.mib);
      const std::string what = wrong(end, command.front(), folder);
      if (what.empty())
        continue;
      ++failures;
      const fs::path kept = fs::path("mutated_found") / (std::to_string(i) + kind.ending);
      fs::create_directories(kept.parent_path());
      fs::copy_file(file, kept, fs::copy_options::overwrite_existing);
      std::printf("%s %s:", kind.name.c_str(), kept.c_str());
      for (const std::string& word : command)
        std::printf(" %s", word.c_str());
      std::printf(": %s\n", what.c_str());
      std::fflush(stdout);
    }
  }
  fs::remove_all(folder);
  std::printf(
      "mutated_files: %d files, %d processes, %d failures; the slowest took %.1f s, the largest "
      "%.0f MiB; statuses",
      files, processes, failures, slowest, largest);
  for (const auto& [status, times] : statuses)
    std::printf(" %d: %d", status, times);
  std::printf("\n");
  return failures > 0;
}
