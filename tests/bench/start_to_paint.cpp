/// The window's start as a whole process: runs exactly what the program runs and ends as soon as
/// the first picture is painted, printing the processor time of each part and the resident memory.
/// Time it from outside.

#include "tests/bench/resident.h"
#include "widgets/shell/run_window.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

/// Processor time of this process so far, milliseconds; the loader's is part of it.
double spent_ms() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

double at_main = 0, at_application = 0, at_show = 0;

class FirstPaint : public QObject {
public:
  bool eventFilter(QObject* object, QEvent* event) override {
    const auto* widget = qobject_cast<QWidget*>(object);
    if (!widget || !widget->isWindow())
      return false;
    if (event->type() == QEvent::Show && at_show == 0)
      at_show = spent_ms();
    if (!done_ && event->type() == QEvent::UpdateRequest) {
      done_ = true;
      // After this event is handled everything visible is painted.
      QTimer::singleShot(0, [] {
        QGuiApplication::sync();
        const double painted = spent_ms();
        std::printf("processor time: loader %.1f, application %.1f, window %.1f, layout and paint "
                    "%.1f ms; %.1f MiB resident after the first paint\n",
                    at_main, at_application - at_main, at_show - at_application, painted - at_show,
                    resident_mib());
        std::fflush(stdout);
        std::_Exit(0);
      });
    }
    return false;
  }

private:
  bool done_ = false;
};

void watch_for_paint() {
  at_application = spent_ms();
  qApp->installEventFilter(new FirstPaint);
}
Q_COREAPP_STARTUP_FUNCTION(watch_for_paint)

} // namespace

int main(int argc, char** argv) {
  at_main = spent_ms();
  return loom::run_window(argc, argv, {});
}
