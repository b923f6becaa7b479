/// From a slider's move to every view painted again: the frame-time harness.
///
///   frame_time [--frames N] [--size WxH] [--views id,id...] [--sharp] [--stride]
///
/// Moves α, or the stride of the load, through its range as a held slider does, N times after a
/// warm-up, and times each move until all views have painted, the model included and the frame
/// clock's wait left out. --sharp draws full quality as after a release. Under X every frame also
/// waits for the server.

#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "widgets/figure/fonts.h"
#include "widgets/views/view.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace loom;

namespace {

/// Counts the paint events of a window.
class PaintCounter : public QObject {
public:
  int paints = 0;
  bool eventFilter(QObject*, QEvent* event) override {
    paints += event->type() == QEvent::UpdateRequest ? 1 : 0;
    return false;
  }
};

double percentile(std::vector<double> values, double part) {
  std::ranges::sort(values);
  const auto index =
      static_cast<std::size_t>(std::lround(part * static_cast<double>(values.size() - 1)));
  return values[index];
}

} // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  install_bundled_font();
  QCommandLineParser options;
  options.addOptions(
      {{QStringLiteral("frames"), {}, QStringLiteral("N"), QStringLiteral("300")},
       {QStringLiteral("size"), {}, QStringLiteral("WxH"), QStringLiteral("1200x800")},
       {QStringLiteral("views"), {}, QStringLiteral("ids")},
       {QStringLiteral("sharp"), {}},
       {QStringLiteral("stride"), {}}});
  options.process(application);
  const int frames = options.value(QStringLiteral("frames")).toInt();
  const QStringList size = options.value(QStringLiteral("size")).split(QLatin1Char('x'));
  const QStringList wanted = options.value(QStringLiteral("views")).split(QLatin1Char(','));

  Catalogue catalogue(embedded_gpu_files());
  Workspace workspace(catalogue, {default_scenario(catalogue.find("gtx980").value()), {}});
  std::vector<View*> views;
  PaintCounter counter;
  for (const ViewInfo& info : view_registry()) {
    if (!options.value(QStringLiteral("views")).isEmpty() && !wanted.contains(info.id))
      continue;
    View* view = info.create(workspace, nullptr);
    FigureStyle style;
    style.text = 9, style.tick = 8;
    view->set_style(style);
    view->resize(size.value(0).toInt(), size.value(1).toInt());
    view->show();
    view->installEventFilter(&counter);
    views.push_back(view);
  }
  for (int round = 0; round < 20; ++round)
    QApplication::processEvents(QEventLoop::AllEvents, 20);

  const bool stride = options.isSet(QStringLiteral("stride"));
  const ParameterInfo& alpha = *find_parameter("alpha");
  std::vector<double> times;
  if (!options.isSet(QStringLiteral("sharp")))
    workspace.begin_drag();
  QElapsedTimer clock;
  for (int frame = 0; frame < frames + 30; ++frame) {
    const double position = 0.2 + 0.6 * ((frame * 37) % 101) / 100.0;
    counter.paints = 0;
    clock.start();
    if (stride) {
      Scenario next = workspace.scenario();
      next.global_access.pattern.stride = (frame * 37) % 65;
      workspace.propose(QStringLiteral("stride"), next);
    } else {
      workspace.propose(QStringLiteral("alpha"), slider_value(alpha, position));
    }
    (void)workspace.snapshot();
    while (counter.paints < static_cast<int>(views.size()) && clock.elapsed() < 1000)
      QApplication::processEvents();
    QGuiApplication::sync();
    if (frame >= 30)
      times.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
  }
  std::printf("%s: %d frames of %zu views at %s: median %.2f ms, p99 %.2f ms, max %.2f ms\n",
              qPrintable(QGuiApplication::platformName()), frames, views.size(),
              qPrintable(options.value(QStringLiteral("size"))), percentile(times, 0.5),
              percentile(times, 0.99), percentile(times, 1));
  qDeleteAll(views);
  return 0;
}
