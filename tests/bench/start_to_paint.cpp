/// The window's start as a whole process: runs exactly what the program runs and ends as soon as
/// the first picture is painted, printing the resident memory. Time it from outside.

#include "widgets/shell/run_window.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

/// Resident memory of this process in MiB, from /proc.
double resident_mib() {
  char line[256];
  double kib = 0;
  if (std::FILE* status = std::fopen("/proc/self/status", "r")) {
    while (std::fgets(line, sizeof line, status))
      if (std::strncmp(line, "VmRSS:", 6) == 0)
        kib = std::atof(line + 6);
    std::fclose(status);
  }
  return kib / 1024;
}

class FirstPaint : public QObject {
public:
  bool eventFilter(QObject* object, QEvent* event) override {
    const auto* widget = qobject_cast<QWidget*>(object);
    if (!done_ && event->type() == QEvent::UpdateRequest && widget && widget->isWindow()) {
      done_ = true;
      // After this event is handled everything visible is painted.
      QTimer::singleShot(0, [] {
        QGuiApplication::sync();
        std::printf("%.1f MiB resident after the first paint\n", resident_mib());
        std::fflush(stdout);
        std::_Exit(0);
      });
    }
    return false;
  }

private:
  bool done_ = false;
};

void watch_for_paint() { qApp->installEventFilter(new FirstPaint); }
Q_COREAPP_STARTUP_FUNCTION(watch_for_paint)

} // namespace

int main(int argc, char** argv) { return loom::run_window(argc, argv, {}); }
