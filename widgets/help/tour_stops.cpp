// What the tour stops at.

#include "widgets/help/tour.h"
#include "widgets/style/tr.h"

#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

namespace loom {

namespace {

QRect on(const QMainWindow& window, const QWidget* widget) {
  if (!widget || !widget->isVisible())
    return {};
  const QRect there(widget->mapTo(&window, QPoint()), widget->size());
  // What is behind a tab is kept left of and above everything.
  return there.intersects(window.rect()) ? there : QRect();
}

/// The widget of this object name.
auto named(const char* name) {
  return [name](const QMainWindow& window) {
    return on(window, window.findChild<QWidget*>(QString::fromLatin1(name)));
  };
}

QRect tabs(const QMainWindow& window) {
  const auto* views = window.findChild<QWidget*>(QStringLiteral("views"));
  if (!views)
    return {};
  for (const QTabBar* bar : views->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
    if (bar->isVisible())
      return on(window, bar);
  return {};
}

QRect lessons(const QMainWindow& window) {
  const auto* menu = window.findChild<QMenu*>(QStringLiteral("lessons_menu"));
  const QMenuBar* bar = window.menuBar();
  if (!menu || !bar->isVisible())
    return {};
  return bar->actionGeometry(menu->menuAction()).translated(bar->mapTo(&window, QPoint()));
}

} // namespace

std::vector<TourStop> tour_stops() {
  return {
      {tr("What you see"),
       tr("A GPU hides the latency of one warp behind the work of others. LatencyLoom computes how "
          "many warps that takes and what limits a kernel: everything shown follows from the few "
          "numbers at the left. They begin as those of the GTX 980, which the thesis measured; "
          "Ctrl+G "
          "takes another GPU."),
       [](const QMainWindow& window) { return window.rect(); }},
      {tr("See latency being hidden"),
       tr("A row is a place for a warp. While a load is under way, blue, other warps do their "
          "adds, "
          "orange: only with enough of them is the memory unit busy all the time. Drag the lower "
          "edge of the cloth down to the mark and watch its strip close."),
       named("loom")},
      {tr("Drag α"),
       tr("α is the number of adds per load. Drag its slider, type a value, or use the arrow keys: "
          "every view follows."),
       named("row_alpha")},
      {tr("Drag the operating point"),
       tr("The dot is your kernel: so many warps, so much throughput. Drag it up the slope n/L, "
          "until a limit stops it."),
       named("throughput")},
      {tr("The cusp"),
       tr("Loads alone need some warps, adds alone some; a mixture needs more than either. Where "
          "both "
          "limits are reached both latencies have to be hidden: that is the peak. The areas say "
          "what "
          "those warps have in flight."),
       named("cusp")},
      {tr("Read the sentence"),
       tr("One line says what limits the kernel, by how much, and what would help. The pointer on "
          "a "
          "word explains it. Why? at its end opens each number's formula, its inputs and their "
          "sources, down to the data sheet or the measurement."),
       named("loom_sentence")},
      {tr("More views"),
       tr("Timeline shows why, cycle by cycle; others show divergence, banks, coalescing, "
          "occupancy, machine code. V shows all of them, by the question that they answer."),
       tabs},
      {tr("Take a lesson"), tr("Eleven lessons let you predict first and look afterwards."),
       lessons},
      {tr("Keep what you found"),
       tr("Pin a state to compare with, and export the view as a figure: it opens again in this "
          "program. Help has this tour, the glossary and the manual."),
       [](const QMainWindow& window) { return on(window, window.menuBar()->cornerWidget()); }},
  };
}

} // namespace loom
