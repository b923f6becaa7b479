#include "app/figure_pool.h"

#include "app/answers.h"
#include "app/remedies.h"
#include "core/text/json_writer.h"
#include "widgets/export/metadata.h"
#include "widgets/gallery/figure_homes.h"

#include <QFileInfo>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <climits>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <fmt/format.h>
#include <new>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace loom {

namespace {

/// The number of the next job, seen by all processes.
class Counter {
public:
  Counter() {
    void* shared = ::mmap(nullptr, sizeof(std::atomic<std::size_t>), PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED)
      throw std::bad_alloc();
    next_ = new (shared) std::atomic<std::size_t>(0);
  }
  Counter(const Counter&) = delete;
  Counter& operator=(const Counter&) = delete;
  ~Counter() { ::munmap(next_, sizeof(*next_)); }
  std::size_t take() { return next_->fetch_add(1); }

private:
  std::atomic<std::size_t>* next_;
};

/// An answer as one line, short enough for a pipe to take it whole: the lines of several
/// processes do not mix.
std::string to_record(std::size_t job, std::size_t file, const FileAnswer& answer) {
  const int code = answer.error ? static_cast<int>(answer.error->code) : -1;
  std::string line = fmt::format("{} {} {} {} ", job, file, code, answer.bytes) +
                     (answer.error ? line_here(*answer.error) : answer.sha256);
  line.resize(std::min(line.size(), std::size_t{PIPE_BUF - 1}));
  return line + "\n";
}

void take_record(std::string_view line, std::vector<JobAnswer>& answers) {
  long long numbers[4] = {};
  for (long long& number : numbers) {
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    line.remove_prefix(static_cast<std::size_t>(end - line.data()) + 1);
  }
  const auto [job, file, code, bytes] = numbers;
  FileAnswer& answer = answers.at(static_cast<std::size_t>(job)).at(static_cast<std::size_t>(file));
  answer = {};
  if (code >= 0)
    answer.error = Error{static_cast<ErrorCode>(code), verbatim(line), {}};
  else
    answer.sha256 = line;
  answer.bytes = static_cast<std::size_t>(bytes);
}

/// Draws jobs until none is left, then ends the process.
[[noreturn]] void work(const std::vector<FigureJob>& jobs, Counter& counter, int out, pid_t parent,
                       const std::function<void()>& prepare) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL); // without the one that writes the manifest nothing is drawn
  if (::getppid() != parent)
    std::_Exit(1);
  prepare();
  for (std::size_t job = counter.take(); job < jobs.size(); job = counter.take())
    draw(jobs[job], Hashes::yes, [&](std::size_t file, const FileAnswer& answer) {
      const std::string line = to_record(job, file, answer);
      while (::write(out, line.data(), line.size()) < 0 && errno == EINTR) {
      }
    });
  std::_Exit(0);
}

/// "[#####     ] 31 of 63 files" in one line of a terminal, removed at the end.
class ProgressBar {
public:
  explicit ProgressBar(std::size_t all) : all_(all), shown_(::isatty(STDERR_FILENO) != 0) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() { put("\r\033[K"); }

  void step(const std::string& file) {
    constexpr std::size_t cells = 30;
    const std::size_t full = cells * ++done_ / all_;
    put(fmt::format("\r[{:#<{}}{: <{}}] {} of {}  {}\033[K", "", full, "", cells - full, done_,
                    all_, file.substr(0, 36)));
  }

private:
  void put(const std::string& text) const {
    if (shown_)
      std::fputs(text.c_str(), stderr);
  }

  std::size_t all_, done_ = 0;
  bool shown_;
};

void collect(int in, const std::vector<FigureJob>& jobs, std::vector<JobAnswer>& answers) {
  std::size_t files = 0;
  for (const FigureJob& job : jobs)
    files += job.files.size();
  ProgressBar progress(std::max<std::size_t>(files, 1));
  std::string pending;
  char chunk[4096];
  for (;;) {
    const ssize_t count = ::read(in, chunk, sizeof(chunk));
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return;
    pending.append(chunk, static_cast<std::size_t>(count));
    for (std::size_t end = pending.find('\n'); end != std::string::npos; end = pending.find('\n')) {
      take_record(std::string_view(pending).substr(0, end), answers);
      std::size_t job = 0;
      std::from_chars(pending.data(), pending.data() + end, job);
      progress.step(jobs[job].name);
      pending.erase(0, end + 1);
    }
  }
}

} // namespace

std::vector<JobAnswer> draw_all(const std::vector<FigureJob>& jobs, unsigned processes,
                                const std::function<void()>& prepare) {
  const Error early{ErrorCode::internal, verbatim("the process that drew it ended early"), {}};
  std::vector<JobAnswer> answers;
  for (const FigureJob& job : jobs) {
    answers.emplace_back();
    for (const JobFile& file : job.files) {
      FileAnswer& answer = answers.back().emplace_back();
      answer.error = early;
      answer.error->where.file = file.path;
    }
  }
  int ends[2] = {};
  if (::pipe2(ends, O_CLOEXEC) != 0)
    return answers;
  Counter counter;
  std::vector<pid_t> children;
  const pid_t own = ::getpid();
  for (std::size_t i = 0; i < std::min<std::size_t>(processes, jobs.size()); ++i) {
    const pid_t child = ::fork();
    if (child == 0) {
      ::close(ends[0]);
      work(jobs, counter, ends[1], own, prepare);
    }
    if (child > 0)
      children.push_back(child);
  }
  ::close(ends[1]);
  collect(ends[0], jobs, answers);
  ::close(ends[0]);
  for (const pid_t child : children)
    while (::waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
    }
  return answers;
}

std::string manifest_text(const std::vector<FigureJob>& jobs, const std::vector<JobAnswer>& answers,
                          const std::optional<std::string>& bibliography) {
  return json_answer([&](JsonWriter& json) {
    json.key("figures").begin_array();
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      const FigureJob& job = jobs[i];
      json.begin_object().key("name").text(job.name);
      json.key("figure").text(job.entry->id.toStdString());
      json.key("point").begin_object(JsonWriter::Layout::one_line);
      for (const auto& [what, value] : job.point)
        json.key(what).text(value);
      json.end_object().key("scenario_sha256");
      json.text(
          scenario_sha256(carried_document(job.entry->id, job.request), *job.request.catalogue)
              .toStdString());
      const std::vector<MeasuredSetPtr>& measured = job.request.document.scenario.measured;
      if (!measured.empty()) {
        json.key("data").begin_array();
        for (const MeasuredSetPtr& set : measured) {
          json.begin_object(JsonWriter::Layout::one_line).key("file").text(set->name);
          json.key("sha256").text_or_null(set->sha256).end_object();
        }
        json.end_array();
      }
      json.key("files").begin_array();
      for (std::size_t j = 0; j < job.files.size(); ++j) {
        const FileAnswer& answer = answers[i][j];
        const QFileInfo path(QString::fromStdString(job.files[j].path));
        json.begin_object(JsonWriter::Layout::one_line);
        json.key("file").text(path.fileName().toStdString());
        if (answer.error)
          json.key("error").text(line_here(*answer.error));
        else
          json.key("sha256").text(answer.sha256).key("bytes").number(double(answer.bytes));
        json.end_object();
      }
      json.end_array().end_object();
    }
    json.end_array();
    if (bibliography)
      json.key("bibliography").text(*bibliography);
  });
}

} // namespace loom
