#include "widgets/workspace/background.h"

#include "widgets/workspace/handover.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace loom {

namespace {
HandoverWay to_worker, to_window;

/// Not Qt's own pool: its painter waits for threads of that one, and a window would stand still
/// behind a long work. What still runs when the application ends is waited for, as with that one.
QThreadPool& workers() {
  static QThreadPool pool;
  static const bool waited_for = [] {
    qAddPostRoutine([] { pool.waitForDone(); });
    return true;
  }();
  (void)waited_for;
  return pool;
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
  workers().start([work = std::move(work), stop = stop_.get_token(), in_window] {
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
