#pragma once

/// Work handed to another thread through Qt. Qt's locks order what is handed over, but
/// ThreadSanitizer, which Qt is not built with, does not see them: it is told of this alone, so
/// that all else that is shared has to be guarded. Nothing at all in other builds.

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
extern "C" void AnnotateIgnoreWritesBegin(const char* file, int line);
extern "C" void AnnotateIgnoreWritesEnd(const char* file, int line);
#endif

namespace loom {

/// An object that one thread releases and another acquires: a direction of hand-over.
struct HandoverWay {
  char place = 0;
};

/// A release: what the thread writes while it lives is handed over.
class Giving {
public:
#ifdef __SANITIZE_THREAD__
  explicit Giving(HandoverWay& way) {
    __tsan_release(&way.place);
    AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
  }
  ~Giving() { AnnotateIgnoreWritesEnd(__FILE__, __LINE__); }
#else
  explicit Giving(HandoverWay& /*way*/) {}
  ~Giving() {}
#endif
  Giving(const Giving&) = delete;
  Giving& operator=(const Giving&) = delete;
};

/// The matching acquire; the receiving thread calls it before it reads anything.
inline void take([[maybe_unused]] HandoverWay& way) {
#ifdef __SANITIZE_THREAD__
  __tsan_acquire(&way.place);
#endif
}

} // namespace loom
