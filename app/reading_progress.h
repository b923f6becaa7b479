#pragma once

/// Progress that the command line shows on a terminal while it reads a large file.

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <unistd.h>

namespace loom {

/// How far reading is, on a terminal, once it takes long enough to be worth saying.
class ReadingProgress {
public:
  void show(double done) {
    using namespace std::chrono;
    const auto now = steady_clock::now();
    if (!terminal_ || now < next_)
      return;
    next_ = now + milliseconds(250);
    shown_ = true;
    fmt::print(stderr, "\rreading {:3.0f} %", 100 * done);
    std::fflush(stderr);
  }
  ~ReadingProgress() {
    if (shown_)
      fmt::print(stderr, "\r{:14}\r", "");
  }
  ReadingProgress() = default;
  ReadingProgress(const ReadingProgress&) = delete;
  ReadingProgress& operator=(const ReadingProgress&) = delete;

private:
  bool terminal_ = ::isatty(STDERR_FILENO) == 1;
  bool shown_ = false;
  std::chrono::steady_clock::time_point next_ =
      std::chrono::steady_clock::now() + std::chrono::milliseconds(250);
};

} // namespace loom
