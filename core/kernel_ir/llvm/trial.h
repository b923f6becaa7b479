#pragma once

/// LLVM ends the whole process at some texts: at a wrong data layout, at types nested too deep. So
/// a text is first read in a copy of the process, which may end as it likes.

#include "core/base/result.h"

#include <functional>
#include <mutex>

namespace loom::kernel {

/// Runs `work` in a forked copy of the process, which starts no program and writes nothing, for at
/// most 20 s and with at most 4 GiB more of memory. A copy that stands still for a second is ended
/// and the work tried in another one, five times: it waits for a lock that a thread held which a
/// copy has not. bad_input where the copy did not come to the work's end, with LLVM's reason where
/// it gave one.
[[nodiscard]] Result<void> survives(const std::function<void()>& work, const std::string& file);

/// No other thread may hold a lock of LLVM's while the process is copied.
[[nodiscard]] std::mutex& llvm_in_use();

/// What `read` gives, which was tried before.
template <class T>
[[nodiscard]] Result<T> tried(const std::function<Result<T>()>& read, const std::string& file) {
  const std::lock_guard alone(llvm_in_use());
  LOOM_CHECK(survives([&] { (void)read(); }, file));
  return read();
}

} // namespace loom::kernel
