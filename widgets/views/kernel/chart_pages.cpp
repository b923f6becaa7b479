#include "widgets/views/kernel/chart_pages.h"

#include "core/why/kernel_code.h"
#include "core/why/kernel_run.h"
#include "widgets/look/controls.h"
#include "widgets/look/named.h"
#include "widgets/numbers/number_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/views/chart_buttons.h"
#include "widgets/views/kernel/code_page.h"
#include "widgets/views/kernel/kernel_words.h"

#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {
namespace {

/// Ids of a diagram's boxes, each once, in drawing order.
std::vector<std::string> ids_of(const Diagram& diagram) {
  std::vector<std::string> ids;
  for (const DiagramBox& box : diagram.boxes)
    if (!box.id.empty() && std::ranges::find(ids, box.id) == ids.end())
      ids.push_back(box.id);
  return ids;
}

Diagram composition_in(const DiagramWidget& widget, const KernelRun& run) {
  return composition_diagram(run, widget.room().width() - 1, widget.room().height());
}

} // namespace

ChartPages::ChartPages(QWidget* keys, QWidget* parent)
    : WrappedPart(parent),
      buttons_(new ChartButtons(QStringLiteral("kernel_chart"),
                                chart_names<KernelChart>(kernel_chart_count, chart_name), this)),
      pages_(new QStackedWidget(this)),
      plot_(named(new PlotWidget(pages_), QStringLiteral("kernel_plot"), tr("Chart"), {})),
      parts_(named(new DiagramWidget(pages_), QStringLiteral("kernel_parts"),
                   tr("What the time is made of"), {})),
      code_(new CodePage(keys, pages_)), nothing_(new QWidget(pages_)),
      empty_(named(new NumberLabel(nothing_), QStringLiteral("kernel_empty"),
                   tr("Why nothing is shown"), {})),
      measured_gpu_(named(new QPushButton(tr("Show the H200"), nothing_),
                          QStringLiteral("kernel_measured_gpu"), tr("Show the H200"),
                          tr("The GPU that the shipped kernels were measured on; can be undone"))) {
  plot_->setFocusProxy(keys);
  parts_->setFocusProxy(keys);
  parts_->set_least_room({20, 9});
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  auto* nothing_column = new QVBoxLayout(nothing_);
  nothing_column->addStretch(1);
  nothing_column->addWidget(empty_);
  nothing_column->addWidget(measured_gpu_, 0, Qt::AlignHCenter);
  nothing_column->addStretch(1);
  for (QWidget* page : std::initializer_list<QWidget*>{plot_, parts_, code_, nothing_})
    pages_->addWidget(page);
  pages_->setCurrentWidget(parts_);
  column(this, {}, 0, {{buttons_}, {pages_, 1}});
  connect_parts();
}

void ChartPages::connect_parts() {
  connect(plot_, &PlotWidget::hovered, this, [this](Point at) {
    const int nearest = nearest_reading(*plot_, drawing_.readings, at, {});
    nearest < 0 ? leave() : say_reading(nearest);
  });
  connect(plot_, &PlotWidget::left, this, &ChartPages::leave);
  connect(plot_, &PlotWidget::mark_dragged, this,
          [this](const QString&, Point to) { drag_mark(to); });
  connect(plot_, &PlotWidget::mark_released, this, [this] { emit dragging(false); });
  for (DiagramWidget* each : {parts_, &code_->code()}) {
    each->set_tooltip([this](const std::string& id) { return part_words(part_of(id)); });
    connect(each, &DiagramWidget::hovered, this, &ChartPages::hover_part);
    connect(each, &DiagramWidget::left, this, &ChartPages::leave);
  }
  connect(parts_, &DiagramWidget::roomChanged, this, [this] {
    if (run_ && part_.chart == KernelChart::composition)
      parts_->set_diagram(composition_in(*parts_, *run_));
  });
  for (NumberLabel* each : {empty_, &code_->expression()})
    connect(each, &NumberLabel::whyAsked, this, &ChartPages::whyAsked);
  connect(measured_gpu_, &QPushButton::clicked, this, &ChartPages::measuredGpuAsked);
}

NumberLabel& ChartPages::expression() const { return code_->expression(); }

void ChartPages::set_style(const FigureStyle& style) {
  style_ = style;
  parts_->set_style(style);
  code_->code().set_style(style);
}

void ChartPages::show_run(const KernelRunPtr& run, const KernelPart& part, bool draft) {
  run_ = run;
  part_ = part;
  style_ = style_.while_dragged(draft);
  buttons_->set_current(static_cast<int>(part.chart));
  measured_gpu_->hide();
  if (part.chart == KernelChart::composition) {
    pages_->setCurrentWidget(parts_);
    parts_->set_diagram(composition_in(*parts_, *run_));
  } else if (part.chart == KernelChart::code) {
    show_code();
  } else if (is_complete(*run_, part.chart)) {
    show_plot();
  }
}

void ChartPages::show_code() {
  code_->show_block(*run_, chosen_block(part_, *run_), style_, pages_->width());
  pages_->setCurrentWidget(code_);
}

void ChartPages::show_plot() {
  if (auto drawing = draw_chart(*run_, part_.chart)) {
    drawing_ = *std::move(drawing);
    plot_->show_panel(drawing_.panel, style_);
    return pages_->setCurrentWidget(plot_);
  }
  const bool errors = part_.chart == KernelChart::accuracy;
  measured_gpu_->setVisible(errors && !run_->asked.study->source.shipped.empty());
  show_words(errors ? tr("Nothing was measured of this kernel on %1. Import a CSV with the "
                         "columns time_us, grid_x, block_x and the kernel's arguments.")
                          .arg(QString::fromStdString(run_->asked.gpu->name))
                    : tr("This launch accesses no memory: no latency is raised."));
}

void ChartPages::show_problem(const QString& words, bool of_gpu) {
  run_.reset();
  measured_gpu_->setVisible(of_gpu);
  show_words(words);
}

void ChartPages::show_words(const QString& words) {
  empty_->show_words(words);
  pages_->setCurrentWidget(nothing_);
}

void ChartPages::refit() {
  if (run_ && part_.chart == KernelChart::code)
    show_code();
}

void ChartPages::say(const QString& text) {
  speaking_ = true;
  emit said(text);
}

void ChartPages::leave() {
  pointed_ = {};
  plot_->set_readout({});
  parts_->set_focused({});
  code_->code().set_focused({});
  if (std::exchange(speaking_, false)) // else the status line may speak of another view
    emit said({});
}

void ChartPages::say_reading(int reading) {
  pointed_.reading = reading;
  const Reading& of = drawing_.readings[static_cast<std::size_t>(reading)];
  plot_->set_readout(of.text, of.from);
  say(of.text);
}

QString ChartPages::part_words(const DiagramPart& part) const {
  if (!run_)
    return {};
  if (part_.chart != KernelChart::code)
    return composition_words(*run_, part);
  return part.kind == DiagramPart::Kind::line
             ? line_words(*run_, chosen_block(part_, *run_), part.index())
             : QString();
}

void ChartPages::hover_part(const QString& id) {
  const DiagramPart part = part_of(id.toStdString());
  const QString words = part_words(part);
  if (words.isEmpty())
    return leave();
  pointed_.part = part;
  say(words);
}

void ChartPages::take_point(const kernel::SweepPoint& point) {
  if (point.plan != plan_)
    emit planAsked(part_.chart == KernelChart::block_size ? tr("block size") : tr("problem size"),
                   point.plan);
}

void ChartPages::drag_mark(Point to) {
  const kernel::Sweep* sweep = run_ ? sweep_of(*run_, part_.chart) : nullptr;
  if (!sweep)
    return;
  emit dragging(true);
  // Nearest on the logarithmic axis.
  take_point(*std::ranges::min_element(sweep->points, {}, [&](const kernel::SweepPoint& point) {
    return std::abs(std::log(point.at) - std::log(std::max(to.x, 1e-9)));
  }));
}

void ChartPages::step(int by, bool to_end) {
  if (!run_)
    return;
  if (const kernel::Sweep* sweep = sweep_of(*run_, part_.chart))
    return step_sweep(*sweep, by, to_end);
  if (part_.chart == KernelChart::composition || part_.chart == KernelChart::code)
    return step_parts(by, to_end);
  const int last = static_cast<int>(drawing_.readings.size()) - 1;
  if (last >= 0)
    say_reading(to_end ? (by < 0 ? 0 : last) : std::clamp(pointed_.reading + by, 0, last));
}

/// The launch at the next point of the sweep, or at its end.
void ChartPages::step_sweep(const kernel::Sweep& sweep, int by, bool to_end) {
  const auto& points = sweep.points;
  const auto now = static_cast<double>(part_.chart == KernelChart::block_size
                                           ? kernel::count(plan_.block)
                                           : kernel::size_of(plan_, run_->asked.size_arguments));
  auto at = std::ranges::find_if(
      points, [&](const kernel::SweepPoint& point) { return point.at >= now * (1 - 1e-9); });
  if (at == points.end())
    --at;
  const auto last = std::ssize(points) - 1;
  const auto next = std::clamp<std::ptrdiff_t>(at - points.begin() + by, 0, last);
  const auto chosen = to_end ? (by < 0 ? 0 : last) : next;
  take_point(points[static_cast<std::size_t>(chosen)]);
  say_reading(static_cast<int>(chosen));
}

void ChartPages::step_parts(int by, bool to_end) {
  DiagramWidget* widget = part_.chart == KernelChart::code ? &code_->code() : parts_;
  const std::vector<std::string> ids = ids_of(widget->diagram());
  const int last = static_cast<int>(ids.size()) - 1;
  if (last < 0)
    return;
  const int now = to_end ? (by < 0 ? 0 : last) : std::clamp(pointed_.reading + by, 0, last);
  const std::string& id = ids[static_cast<std::size_t>(now)];
  if (part_.chart == KernelChart::code)
    code_->go(id);
  else
    parts_->set_focused(id);
  hover_part(QString::fromStdString(id));
  pointed_.reading = now; // hovering may have forgotten it
}

int ChartPages::instruction_of(const DiagramPart& part) const {
  const int block = chosen_block(part_, *run_);
  const auto& lines = run_->program().blocks[static_cast<std::size_t>(block)].lines;
  return part.kind == DiagramPart::Kind::line && part.number < std::ssize(lines)
             ? lines[static_cast<std::size_t>(part.number)].instruction
             : -1;
}

std::vector<why::Section> ChartPages::sections() const {
  if (!run_)
    return {};
  std::vector<why::Section> all;
  const auto add = [&all](why::Section section) {
    if (!section.quantities.empty())
      all.push_back(std::move(section));
  };
  const auto place = static_cast<std::size_t>(asked_.reading);
  if (const kernel::Sweep* sweep = sweep_of(*run_, part_.chart)) {
    if (place < sweep->points.size())
      add(why::explain_point(*run_, sweep->points[place], "point.",
                             LOOM_TEXT("Point of the chart")()));
    const auto best = sweep->best(kernel::main_method);
    if (best && part_.chart == KernelChart::block_size)
      add(why::explain_point(*run_, sweep->points[*best], "best.",
                             LOOM_TEXT("Block of least time")()));
  } else if (part_.chart == KernelChart::code) {
    const int block = chosen_block(part_, *run_);
    add(why::explain_block(*run_, block));
    if (const int instruction = instruction_of(asked_.part); instruction >= 0)
      add(why::explain_instruction(*run_, block, instruction));
  } else if (part_.chart == KernelChart::accuracy) {
    if (asked_.reading >= 0)
      add(why::explain_median_error(*run_, accuracy_methods, place));
  } else if (part_.chart == KernelChart::latency) {
    const auto steps = latency_steps(run_->main(), shown_level(*run_));
    if (place < steps.size())
      add(why::explain_step(steps[place], &run_->machine));
  } else if (asked_.part.kind == DiagramPart::Kind::need) {
    const std::vector<WaveNeed> needs = wave_needs(*run_);
    if (const auto at = static_cast<std::size_t>(asked_.part.number); at < needs.size())
      if (const auto steps = latency_steps(run_->main(), needs[at].what); !steps.empty())
        add(why::explain_step(steps.front(), &run_->machine));
  }
  return all;
}

QString ChartPages::ask_here() const {
  if (!run_)
    return {};
  asked_ = pointed_;
  const bool on_reading = asked_.reading >= 0;
  switch (part_.chart) {
  case KernelChart::block_size:
  case KernelChart::problem_size:
    return on_reading ? QStringLiteral("point.kernel_time") : QString();
  case KernelChart::latency:
    return on_reading ? QStringLiteral("step.demanded") : QString();
  case KernelChart::accuracy:
    return on_reading ? QStringLiteral("median.error") : QString();
  case KernelChart::composition:
    return QString::fromStdString(why::quantity_of(*run_, asked_.part));
  case KernelChart::code:
    break;
  }
  const auto shown = static_cast<std::size_t>(chosen_block(part_, *run_));
  if (run_->blocks[shown].executions == 0)
    return {};
  const int instruction = instruction_of(asked_.part);
  const auto& instructions = run_->program().blocks[shown].instructions;
  const bool costs =
      instruction >= 0 && kernel::kind_of(instructions[static_cast<std::size_t>(instruction)],
                                          run_->asked.rule) != kernel::Kind::free;
  return costs ? QStringLiteral("instruction.start") : QStringLiteral("block.cycles");
}

} // namespace loom
