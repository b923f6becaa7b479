#include "app/output.h"

#include "app/remedies.h"
#include "core/base/utf8.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace loom {

namespace {

thread_local Capture* captured = nullptr;

/// Where even this fails there is nobody left to tell.
void write_line(std::string_view kind, std::string line, std::vector<std::string> Capture::*kept) {
  if (captured) {
    (captured->*kept).push_back(std::move(line));
    return;
  }
  line.insert(0, kind);
  const std::string whole = "latencyloom: " + line + "\n";
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, whole.data(), whole.size());
}

} // namespace

Capture::Capture() : outer_(captured) { captured = this; }
Capture::~Capture() { captured = outer_; }

int exit_status(ErrorCode code) {
  switch (code) {
  case ErrorCode::bad_argument:
    return 2;
  case ErrorCode::bad_input:
    return 3;
  case ErrorCode::cannot_write:
    return 4;
  case ErrorCode::internal:
    break;
  }
  return 1;
}

int report(const Error& error) {
  // Without a reason the reader closed the pipe: it has what it wanted, as `head` does.
  if (!error.detail.empty())
    write_line("error: ", line_here(error), &Capture::errors);
  return exit_status(error.code);
}

void warn(const Error& warning) { write_line("warning: ", line_here(warning), &Capture::warnings); }

void note(std::string_view words) {
  const std::string line = to_line({ErrorCode::internal, verbatim(std::string(words)), {}});
  write_line({}, line, &Capture::notes);
}

int print(std::string_view text) { return write({}, text); }

int write(const std::optional<std::string>& path, std::string_view text) {
  const Result<void> written = Sink::open(path).and_then(
      [&](Sink sink) { return sink.write(text).and_then([&] { return sink.finish(); }); });
  return finish(written);
}

int finish(const Result<std::string>& answer) {
  return answer ? print(*answer) : report(answer.error());
}
int finish(const Result<void>& written) { return written ? 0 : report(written.error()); }
int finish(const Result<int>& status) { return status ? *status : report(status.error()); }

Result<Sink> Sink::open(const std::optional<std::string>& path) {
  Sink sink;
  if (path && *path != "-") {
    LOOM_TRY(sink.file_, FileWriter::open(*path));
  }
  return sink;
}

Result<void> Sink::write(std::string_view answer) {
  const std::string safe = printable(answer);
  std::string_view text = safe;
  if (file_)
    return file_->write(text);
  if (captured) {
    captured->output += text;
    return {};
  }
  while (!text.empty()) {
    const ssize_t count = ::write(STDOUT_FILENO, text.data(), text.size());
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return fail(ErrorCode::cannot_write,
                  verbatim(errno == EPIPE ? std::string()
                                          : std::string("cannot write standard output: ") +
                                                std::strerror(errno)));
    text.remove_prefix(static_cast<std::size_t>(count));
  }
  return {};
}

Result<void> Sink::finish() { return file_ ? file_->commit() : Result<void>(); }

} // namespace loom
