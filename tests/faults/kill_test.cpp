// The program killed at random moments of saving, autosaving and exporting: each file is wholly the
// old one or wholly the new one, what was not saved is found again, and nothing else is left over.
//
// LOOM_KILLS says how many times (10), LOOM_SEED when (1).

#include "core/document/document_json.h"
#include "core/scenario/parameters.h"
#include "core/text/text.h"
#include "gpus/embedded.h"
#include "tests/faults/steps.h"
#include "widgets/recovery/lost_work.h"

#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <iostream>
#include <map>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace loom {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using std::chrono::microseconds;

int number_of(const char* variable, int usual) {
  const char* value = std::getenv(variable);
  return value ? std::atoi(value) : usual;
}

/// A process whose standard output is read by us, and which is killed at the latest with this.
class Child {
public:
  explicit Child(const std::vector<std::string>& command) {
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0)
      std::abort();
    std::vector<char*> words;
    for (const std::string& word : command)
      words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    pid_ = ::fork();
    if (pid_ == 0) {
      ::dup2(pipe[1], STDOUT_FILENO);
      ::execv(words[0], words.data());
      ::_exit(127);
    }
    ::close(pipe[1]);
    output_ = pipe[0];
  }
  ~Child() {
    kill();
    ::close(output_);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  /// Waits for the first that it says; false when it ended without a word.
  bool wait_for_a_word() {
    said_.resize(1);
    if (::read(output_, said_.data(), 1) == 1)
      return true;
    said_.clear();
    return false;
  }
  void kill() {
    if (pid_ <= 0)
      return;
    ::kill(pid_, SIGKILL);
    wait();
  }
  int wait() {
    int status = 0;
    ::waitpid(std::exchange(pid_, -1), &status, 0);
    return status;
  }
  /// All that it said until it was killed.
  std::string said() {
    std::array<char, 4096> piece{};
    for (ssize_t count = 0; (count = ::read(output_, piece.data(), piece.size())) > 0;)
      said_.append(piece.data(), std::size_t(count));
    return said_;
  }

private:
  pid_t pid_ = -1;
  int output_ = -1;
  std::string said_;
};

class Killed : public testing::Test {
protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "loom-kill-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    std::cout << kills_ << " kills, seed " << seed_ << '\n';
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string path(const std::string& name) const { return folder_ / name; }
  [[nodiscard]] static std::string content(const std::string& file) {
    return read_file(file, 64u << 20).value_or("(none)");
  }
  /// Hidden files that a killed writer left.
  [[nodiscard]] static int litter(const fs::path& folder) {
    int count = 0;
    if (fs::exists(folder))
      for (const auto& entry : fs::directory_iterator(folder))
        count += entry.path().filename().string().starts_with(".latencyloom-") ? 1 : 0;
    return count;
  }

  fs::path folder_;
  const int kills_ = number_of("LOOM_KILLS", 10), seed_ = number_of("LOOM_SEED", 1);
  std::mt19937 random_{unsigned(seed_)};
};

/// What the log says of one kind of step: the version of the last one done, and of one that was
/// under way; -1 for none.
struct Steps {
  int done = -1, begun = -1;
};

Steps steps_of(const std::string& said, char kind) {
  Steps steps;
  for (std::size_t i = 0; i + 1 < said.size(); i += 2) {
    if (said[i] == kind)
      steps.begun = said[i + 1] - '0';
    if (said[i] == std::tolower(kind))
      steps = {said[i + 1] - '0', -1};
  }
  return steps;
}

TEST_F(Killed, EveryFileIsTheOldOrTheNewOneAndUnsavedWorkIsFound) {
  std::map<std::string, std::array<std::string, 2>> whole;
  for (const char* version : {"0", "1"}) {
    const std::string place = path(std::string("whole") + version);
    fs::create_directory(place);
    ASSERT_EQ(Child({LOOM_BUSY_PROGRAM, place, version}).wait(), 0);
    for (const char* name : {faults::saved_name, faults::exported_name})
      whole[name][std::size_t(version[0] - '0')] = content(place + "/" + name);
  }
  ASSERT_NE(whole[faults::saved_name][0], whole[faults::saved_name][1]);
  ASSERT_NE(whole[faults::exported_name][0], whole[faults::exported_name][1]);

  const Catalogue catalogue(embedded_gpu_files());
  const std::string place = path("at");
  const std::string recovery = place + "/" + faults::recovery_name;
  std::map<char, int> hit; // how often each kind of step was under way
  int offered = 0, left = 0;
  for (int kill = 0; kill < kills_; ++kill) {
    fs::remove_all(place);
    fs::create_directory(place);
    Child program({LOOM_BUSY_PROGRAM, place});
    ASSERT_TRUE(program.wait_for_a_word());
    std::this_thread::sleep_for(microseconds(random_() % 40'000));
    program.kill();
    const std::string said = program.said();
    SCOPED_TRACE("kill " + std::to_string(kill) + " after " + std::to_string(said.size() / 2) +
                 " steps, the last " + said.substr(said.size() - 2));
    ++hit[said[said.size() - 2]];

    const std::pair<char, std::string> targets[] = {{faults::saving, faults::saved_name},
                                                    {faults::exporting, faults::exported_name}};
    for (const auto& [kind, name] : targets) {
      const Steps steps = steps_of(said, kind);
      const std::string found = content(place + "/" + name);
      const auto is = [&](int version) {
        return found == (version < 0 ? "(none)" : whole[name][std::size_t(version)]);
      };
      EXPECT_TRUE(is(steps.done) || (steps.begun >= 0 && is(steps.begun)))
          << name << " is neither the old nor the new one: " << found.substr(0, 200);
    }

    // After an autosave there is work to be found until saving has ended.
    FoundWork lost = find_lost_work(QString::fromStdString(recovery));
    EXPECT_TRUE(lost.problems.isEmpty()) << lost.problems.join(QLatin1Char('\n')).toStdString();
    const Steps kept = steps_of(said, faults::autosaving);
    const char last = said[said.size() - 2];
    const bool is_kept =
        last == std::tolower(faults::autosaving) || std::toupper(last) == faults::exporting;
    const bool is_saved = last == std::tolower(faults::saving);
    EXPECT_LE(lost.works.size(), 1u);
    EXPECT_TRUE(!is_kept || lost.works.size() == 1) << "unsaved work is lost";
    EXPECT_TRUE(!is_saved || lost.works.empty()) << "saved work is offered as unsaved";
    for (LostWork& work : lost.works) {
      ++offered;
      const auto read = document_from_json(work.kept.document, "kept", catalogue);
      ASSERT_TRUE(read) << to_line(read.error());
      const int version = kept.begun >= 0 ? kept.begun : kept.done;
      EXPECT_EQ(read->document.scenario.alpha, faults::alpha_of_version[version]);
      work.claim.remove();
    }

    // Whatever was killed between giving a file its hidden name and its own goes with the next.
    left += litter(place) + litter(recovery);
    for (const auto& [kind, name] : targets)
      EXPECT_TRUE(write_file(place + "/" + name, "next"));
    EXPECT_EQ(litter(place), 0);
    EXPECT_TRUE(!fs::exists(recovery) || fs::is_empty(recovery));
  }
  std::cout << "killed while";
  for (const auto& [step, times] : hit)
    std::cout << ' ' << step << ' ' << times << "x";
  std::cout << "; work found again " << offered << " times, hidden files left " << left << '\n';
}

TEST_F(Killed, AnExportOfTheCommandLineIsTheOldOrTheNewFile) {
  const std::string target = path("figure.svg");
  const auto command = [](const char* alpha, const std::string& file) {
    return std::vector<std::string>{LOOM_PROGRAM, "figure", "cusp",    "--gpu", "gtx980",
                                    "--alpha",    alpha,    "--force", "-o",    file};
  };
  std::array<std::string, 2> whole;
  const char* const alphas[] = {"7", "9"};
  microseconds usual{};
  for (const std::size_t version : {0u, 1u}) {
    const std::string file = path("whole.svg");
    const auto began = std::chrono::steady_clock::now();
    ASSERT_EQ(Child(command(alphas[version], file)).wait(), 0);
    usual = std::chrono::duration_cast<microseconds>(std::chrono::steady_clock::now() - began);
    whole[version] = content(file);
  }
  ASSERT_NE(whole[0], whole[1]);
  ASSERT_TRUE(write_file(target, whole[0]));
  int replaced = 0;
  for (int kill = 0; kill < kills_; ++kill) {
    const std::string before = content(target);
    const std::size_t next = before == whole[0] ? 1 : 0;
    Child program(command(alphas[next], target));
    // The file is written in the last part of the program's life.
    std::this_thread::sleep_for(usual / 2 + microseconds(random_() % unsigned(usual.count())));
    program.kill();
    const std::string after = content(target);
    EXPECT_TRUE(after == before || after == whole[next]) << after.substr(0, 200);
    replaced += after == whole[next] ? 1 : 0;
  }
  std::cout << "the new file was there " << replaced << " of " << kills_ << " times\n";
  EXPECT_TRUE(write_file(target, "next"));
  EXPECT_EQ(litter(folder_), 0);
}

} // namespace
} // namespace loom
