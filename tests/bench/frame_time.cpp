/// From a slider's move to every view painted again: the frame-time harness.
///
///   frame_time [--frames N | --seconds N] [--size WxH] [--views id,id...] [--each] [--sharp]
///              [--stride] [--print] [--scenario FILE]
///
/// Moves α, or the stride of the load, through its range as a held slider does, N times after a
/// warm-up, and times each move until all views have painted, the model included and the frame
/// clock's wait left out; a move that paints nothing is not counted. --seconds drags α and warps as
/// a hand does at 60 moves a second, strokes from place to place with rests between, and says how
/// memory grew; --each times the views one after another. --sharp draws full quality as after a
/// release. --print prints the milliseconds of every move instead of a summary. --scenario begins
/// with a saved state in place of a GTX 980's. Under X every frame also waits for the server.

#include "core/document/document_json.h"
#include "core/scenario/parameters.h"
#include "core/text/text.h"
#include "gpus/embedded.h"
#include "tests/bench/resident.h"
#include "widgets/style/fonts.h"
#include "widgets/views/view.h"
#include "widgets/workspace/workspace.h"

#include <malloc.h>

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QThread>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>
#include <utility>
#include <vector>

using namespace loom;

namespace {

constexpr int moves_per_second = 60;
constexpr int warm_up = 30;
constexpr double quiet_ms = 6; ///< without a paint: a move has painted all that it will

/// Counts the paint events of windows.
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

/// Slider positions, 0 to 1, as a hand moves them: strokes that start and end gently (minimum jerk,
/// Flash and Hogan 1985) of a third of a second to a second and a half, and rests.
class Hand {
public:
  double next() {
    if (left_ == 0) {
      from_ = to_;
      to_ = std::uniform_real_distribution(0.0, 1.0)(random_);
      length_ = left_ = std::uniform_int_distribution(20, 90)(random_);
      if (std::uniform_int_distribution(0, 3)(random_) == 0)
        to_ = from_; // a rest, in which the hand still sends moves
    }
    const double t = 1 - static_cast<double>(--left_) / length_;
    return from_ + (to_ - from_) * t * t * t * (10 - 15 * t + 6 * t * t);
  }

private:
  std::mt19937 random_{2016};
  double from_ = 0.5, to_ = 0.5;
  int left_ = 0, length_ = 1;
};

/// A saved state, or what a GTX 980 opens with.
Result<Document> opened(const QString& file, const Catalogue& catalogue) {
  if (file.isEmpty())
    return Document{default_scenario(catalogue.find("gtx980").value()), {}};
  const std::string path = file.toStdString();
  return read_file(path).and_then([&](const std::string& text) -> Result<Document> {
    return document_from_json(text, path, catalogue).map([](ReadDocument&& read) {
      return std::move(read.document);
    });
  });
}

enum class Moves { jumps, stride, hand };

/// Of the process, MiB.
struct Memory {
  double resident = 0, in_use = 0; ///< in use: what was asked for and not given back
};

Memory memory() {
  const auto heap = mallinfo2();
  return {resident_mib(), static_cast<double>(heap.uordblks + heap.hblkhd) / (1 << 20)};
}

struct Run {
  std::vector<double> ms{};
  Memory before, after; ///< after a sixtieth and at the end, both where the moves began
};

/// Milliseconds since `clock` started until the last view has painted; 0 where none does. They
/// paint in one pass or, where one follows from another, in a few: until none comes.
double painted_after(const QElapsedTimer& clock, PaintCounter& counter) {
  const auto elapsed = [&clock] { return static_cast<double>(clock.nsecsElapsed()) * 1e-6; };
  double painted_ms = 0;
  for (int idle = 0; idle < 20 || elapsed() < painted_ms + quiet_ms;) {
    QApplication::processEvents();
    if (std::exchange(counter.paints, 0) > 0) {
      QGuiApplication::sync();
      painted_ms = elapsed();
      idle = 0;
    } else if (++idle > 20) {
      QThread::usleep(200);
    }
  }
  return painted_ms;
}

/// `frames` moves, each until the views that the moves repaint have painted.
Run time_moves(Workspace& workspace, PaintCounter& counter, Moves moves, int frames) {
  const ParameterInfo& alpha = *find_parameter("alpha");
  ParameterInfo warps = *find_parameter("warps");
  warps.max = max_warps(workspace.scenario()).value_or(warps.max); // where its slider ends
  const Scenario beginning = workspace.scenario();
  Hand hand;
  Run run;
  run.ms.resize(static_cast<std::size_t>(frames)); // resident from the beginning: not measured
  run.ms.clear();
  QElapsedTimer clock;
  const auto memory_at_beginning = [&] {
    const Scenario now = workspace.scenario();
    workspace.propose(QStringLiteral("alpha"), beginning);
    (void)workspace.snapshot();
    clock.start();
    (void)painted_after(clock, counter);
    const Memory found = memory();
    workspace.propose(QStringLiteral("alpha"), now);
    return found;
  };
  for (int frame = 0; frame < frames + warm_up; ++frame) {
    if (frame == warm_up + frames / 60)
      run.before = memory_at_beginning();
    const Scenario before = workspace.scenario();
    counter.paints = 0;
    clock.start();
    if (moves == Moves::stride) {
      Scenario next = workspace.scenario();
      next.global_access.pattern.stride = (frame * 37) % 65;
      workspace.propose(QStringLiteral("stride"), next);
    } else if (moves == Moves::jumps) {
      workspace.propose(QStringLiteral("alpha"),
                        slider_value(alpha, 0.2 + 0.6 * ((frame * 37) % 101) / 100.0));
    } else {
      // Now the one slider, now the other, as a hand has but one.
      const bool second = frame / (10 * moves_per_second) % 2 == 1;
      workspace.propose(QString::fromLatin1(second ? "warps" : "alpha"),
                        slider_value(second ? warps : alpha, hand.next()));
    }
    if (workspace.scenario() == before)
      continue; // the hand rests, or is not yet at the next whole number
    (void)workspace.snapshot();
    const double ms = painted_after(clock, counter);
    if (frame >= warm_up && ms > 0)
      run.ms.push_back(ms);
  }
  run.after = memory_at_beginning();
  return run;
}

} // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  install_bundled_font();
  QCommandLineParser options;
  options.addOptions(
      {{QStringLiteral("frames"), {}, QStringLiteral("N"), QStringLiteral("300")},
       {QStringLiteral("seconds"), {}, QStringLiteral("N")},
       {QStringLiteral("size"), {}, QStringLiteral("WxH"), QStringLiteral("1200x800")},
       {QStringLiteral("views"), {}, QStringLiteral("ids")},
       {QStringLiteral("each"), {}},
       {QStringLiteral("sharp"), {}},
       {QStringLiteral("print"), {}},
       {QStringLiteral("scenario"), {}, QStringLiteral("FILE")},
       {QStringLiteral("stride"), {}}});
  options.process(application);
  const int seconds = options.value(QStringLiteral("seconds")).toInt();
  const int frames =
      seconds > 0 ? seconds * moves_per_second : options.value(QStringLiteral("frames")).toInt();
  const Moves moves = options.isSet(QStringLiteral("stride")) ? Moves::stride
                      : seconds > 0                           ? Moves::hand
                                                              : Moves::jumps;
  const QStringList size = options.value(QStringLiteral("size")).split(QLatin1Char('x'));
  const QStringList wanted = options.value(QStringLiteral("views")).split(QLatin1Char(','));

  // The views that are timed together.
  std::vector<std::vector<ViewInfo>> groups(1);
  for (const ViewInfo& info : view_registry()) {
    if (!options.value(QStringLiteral("views")).isEmpty() && !wanted.contains(info.id))
      continue;
    if (options.isSet(QStringLiteral("each")) && !groups.back().empty())
      groups.emplace_back();
    groups.back().push_back(info);
  }

  Catalogue catalogue(embedded_gpu_files());
  const Result<Document> document = opened(options.value(QStringLiteral("scenario")), catalogue);
  if (!document) {
    std::fprintf(stderr, "%s\n", to_line(document.error()).c_str());
    return 1;
  }
  for (const std::vector<ViewInfo>& group : groups) {
    Workspace workspace(catalogue, *document);
    PaintCounter counter;
    std::vector<View*> views;
    QStringList names;
    for (const ViewInfo& info : group) {
      View* view = info.create(workspace, nullptr);
      FigureStyle style;
      style.text = 9, style.tick = 8;
      view->set_style(style);
      view->resize(size.value(0).toInt(), size.value(1).toInt());
      view->show();
      view->installEventFilter(&counter);
      views.push_back(view);
      names << info.id;
    }
    for (int round = 0; round < 20; ++round)
      QApplication::processEvents(QEventLoop::AllEvents, 20);
    if (!options.isSet(QStringLiteral("sharp")))
      workspace.begin_drag();
    const Run run = time_moves(workspace, counter, moves, frames);
    if (run.ms.empty())
      std::printf("%s is not drawn again\n", qPrintable(names.join(QLatin1Char(','))));
    else if (options.isSet(QStringLiteral("print")))
      for (const double ms : run.ms)
        std::printf("%.3f\n", ms);
    else
      std::printf("%s %s at %s: %zu moves, median %.2f ms, p99 %.2f ms, max %.2f ms; after a "
                  "sixtieth and at "
                  "the end resident %.1f and %.1f MiB, in use %.1f and %.1f\n",
                  qPrintable(QGuiApplication::platformName()),
                  qPrintable(names.join(QLatin1Char(','))),
                  qPrintable(options.value(QStringLiteral("size"))), run.ms.size(),
                  percentile(run.ms, 0.5), percentile(run.ms, 0.99), percentile(run.ms, 1),
                  run.before.resident, run.after.resident, run.before.in_use, run.after.in_use);
    std::fflush(stdout);
    qDeleteAll(views);
  }
  return 0;
}
