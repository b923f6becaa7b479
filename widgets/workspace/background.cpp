#include "widgets/workspace/background.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
extern "C" void AnnotateIgnoreWritesBegin(const char* file, int line);
extern "C" void AnnotateIgnoreWritesEnd(const char* file, int line);
#endif

namespace loom {

namespace {

/// Qt's locks order what is handed over, but ThreadSanitizer, which Qt is not built with, does not
/// see them. It is told of this alone, so that all else that is shared has to be guarded.
char to_worker, to_window;

/// While it lives, something is handed over; what is written then is the parcel.
class Giving {
public:
#ifdef __SANITIZE_THREAD__
  explicit Giving(char& way) {
    __tsan_release(&way);
    AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
  }
  ~Giving() { AnnotateIgnoreWritesEnd(__FILE__, __LINE__); }
#else
  explicit Giving(char& /*way*/) {}
  ~Giving() {}
#endif
  Giving(const Giving&) = delete;
  Giving& operator=(const Giving&) = delete;
};

/// The first thing that who takes over does.
void take([[maybe_unused]] char& way) {
#ifdef __SANITIZE_THREAD__
  __tsan_acquire(&way);
#endif
}

} // namespace

Background::Background(QObject* parent) : QObject(parent) {}

Background::~Background() { stop_.request_stop(); }

void Background::start(Work work) {
  stop_.request_stop();
  stop_ = std::stop_source();
  busy_ = true;
  const unsigned generation = ++generation_;
  // The object may be gone before the worker is: only the application outlives both.
  const QPointer<Background> self(this);
  const auto in_window = [self, generation](std::function<void(Background&)> act) {
    const Giving giving(to_window);
    QMetaObject::invokeMethod(
        qApp,
        [self, generation, act = std::move(act)] {
          take(to_window);
          if (self && self->generation_ == generation)
            act(*self);
        },
        Qt::QueuedConnection);
  };
  const Giving giving(to_worker);
  QThreadPool::globalInstance()->start(
      [work = std::move(work), stop = stop_.get_token(), in_window] {
        take(to_worker);
        const auto apply = work(stop, [&](double fraction) {
          in_window([fraction](Background& target) { emit target.progressed(fraction); });
        });
        if (stop.stop_requested())
          return;
        in_window([apply](Background& target) {
          target.busy_ = false;
          if (apply)
            apply();
          emit target.finished();
        });
      });
}

void Background::cancel() {
  stop_.request_stop();
  ++generation_;
  if (std::exchange(busy_, false))
    emit finished();
}

} // namespace loom
