#include "widgets/workspace/background.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace loom {

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
    QMetaObject::invokeMethod(
        qApp,
        [self, generation, act = std::move(act)] {
          if (self && self->generation_ == generation)
            act(*self);
        },
        Qt::QueuedConnection);
  };
  QThreadPool::globalInstance()->start(
      [work = std::move(work), stop = stop_.get_token(), in_window] {
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
