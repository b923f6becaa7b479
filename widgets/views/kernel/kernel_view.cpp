#include "widgets/views/kernel/kernel_view.h"

#include "core/kernel_ir/read.h"
#include "widgets/look/theme.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/views/chart_buttons.h"
#include "widgets/views/kernel/ir_drawing.h"
#include "widgets/views/kernel/kernel_words.h"
#include "widgets/views/kernel/launch_panel.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

namespace {

constexpr int notice_ms = 200;  ///< shorter work is not announced
constexpr int most_lines = 300; ///< of code on screen
enum Page { plot_page, parts_page, code_page, empty_page };

/// Whether two parts differ at most in what is shown of the answer.
bool asks_the_same(KernelPart a, const KernelPart& b) {
  a.chart = b.chart;
  a.code_block = b.code_block;
  return a == b;
}

} // namespace

KernelView::KernelView(Workspace& workspace, QWidget* parent) : View(workspace, parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Kernel"));
  setAccessibleDescription(tr("The predicted time of a kernel's launch. Page up and page down "
                              "change the chart, left and right go through it or change the "
                              "launch, Tab leads to its fields."));
  setAcceptDrops(true);
  build();
  connect_parts();
}

void KernelView::draw(const SnapshotPtr& snapshot) {
  parts_->set_style(style());
  code_->set_style(style());
  if (!kernel::can_read()) {
    body_->hide();
    controls_->hide();
    problem_->say(tr("This build cannot read kernels: LLVM 14 was not there when it was built. "
                     "Install llvm-14-dev and build LatencyLoom again."));
    return;
  }
  const KernelPart& part = snapshot->document.kernel;
  if (!reads_ || part.source != part_.source || part.function != part_.function) {
    if (!reading_.busy()) // else this is looked at when the answer comes
      read(part);
    return;
  }
  const KernelPart before = std::exchange(part_, part);
  if (!study_)
    return;
  if (part_.chart != before.chart) {
    leave();
    sweep_.cancel();
  }
  if (!run_ || run_->asked.gpu != snapshot->scenario().gpu || !asks_the_same(part_, before))
    predict();
  else
    show_run();
}

void KernelView::read(const KernelPart& part) {
  reading_.start([this, part](const std::stop_token&, const Background::Progress&) {
    auto study = study_kernel(part.source, part.function);
    return std::function<void()>([this, part, study = std::move(study)] {
      part_ = part;
      take(study.value_or(nullptr));
      if (!study)
        refuse(study.error());
    });
  });
}

/// The kernel of part_, or null where it cannot be read.
void KernelView::take(KernelStudyPtr study) {
  study_ = std::move(study);
  reads_ = true;
  run_.reset();
  redraw();
}

void KernelView::refuse(const Error& problem) {
  run_.reset();
  sweep_.cancel();
  empty_->show_words(said_with_limits(problem));
  pages_->setCurrentIndex(empty_page);
  card_->clear();
}

bool KernelView::busy() const {
  return reading_.busy() || predicting_.busy() || sweep_.busy() ||
         (isVisible() && part_ != workspace().document().kernel);
}

void KernelView::propose(const QString& what, KernelPart next, Shown shown) {
  workspace().propose(what, &Document::kernel, std::move(next), shown);
}

void KernelView::propose_plan(const QString& what, const kernel::Plan& plan) {
  KernelPart next = part_;
  next.plan = plan;
  propose(what, std::move(next));
}

void KernelView::choose(KernelChart chart) {
  KernelPart next = workspace().document().kernel;
  next.chart = chart;
  propose(tr("chart"), std::move(next), Shown::at_once);
}

void KernelView::predict() {
  auto request = request_of(part_, study_, workspace().scenario().gpu, workspace().catalogue());
  sweep_.cancel();
  if (!request) {
    predicting_.cancel();
    problem_->say(tr("The launch in the document"), request.error());
    request = request_of({.source = part_.source}, study_, workspace().scenario().gpu,
                         workspace().catalogue());
  }
  request_ = *std::move(request);
  show_choices();
  predicting_.start([this, request = request_, before = run_](const std::stop_token&,
                                                              const Background::Progress&) {
    auto found = run_kernel(request);
    if (found && before)
      keep_sweeps(*found, *before);
    return std::function<void()>([this, found = std::move(found)] {
      if (!found)
        return refuse(found.error());
      sweep_.cancel(); // of what was there before
      run_ = std::make_shared<const KernelRun>(*found);
      show_run();
    });
  });
  QTimer::singleShot(notice_ms, this, [this, mine = ++predictions_] {
    if (mine == predictions_)
      show_progress();
  });
}

void KernelView::sweep() {
  if (!run_ || is_complete(*run_, part_.chart) || sweep_.busy() || predicting_.busy())
    return;
  sweep_.start([this, run = run_, chart = part_.chart](const std::stop_token& stop,
                                                       const Background::Progress& progress) {
    KernelRun found = completed(*run, chart, [&](double done) {
      progress(done);
      return !stop.stop_requested();
    });
    return std::function<void()>([this, found = std::move(found)] {
      run_ = std::make_shared<const KernelRun>(found);
      show_run();
    });
  });
}

void KernelView::show_run() {
  if (!run_)
    return;
  launch_->show_estimates(run_->answer.profile.l1, run_->answer.profile.l2);
  show_card();
  show_chart();
  sweep();
}

void KernelView::show_choices() {
  const kernel::Program& program = study_->program;
  const kernel::Source& source = study_->source;
  launch_->show_plan(study_, request_.plan);
  const int shipped = static_cast<int>(shipped_kernels().size());
  while (kernel_->count() > shipped)
    kernel_->removeItem(shipped);
  int place = shipped;
  for (int each = 0; each < shipped; ++each)
    if (QString::fromStdString(source.shipped) ==
        shipped_kernels()[static_cast<std::size_t>(each)].name)
      place = each;
  if (place == shipped)
    kernel_->addItem(QString::fromStdString(source.title));
  kernel_->setCurrentIndex(place);
  function_->clear();
  for (const std::string& name : study_->names)
    function_->addItem(QString::fromStdString(name));
  function_->setCurrentText(QString::fromStdString(program.name));
  function_->setVisible(place == shipped && function_->count() > 1);
  along_->setCurrentIndex(request_.dimension);
  size_->clear();
  const std::vector<int> all = kernel::size_arguments(program);
  if (all.empty())
    size_->addItem(tr("grid"));
  if (all.size() > 1)
    size_->addItem(tr("all arguments together"));
  for (const int argument : all)
    size_->addItem(
        QString::fromStdString(program.arguments[static_cast<std::size_t>(argument)].name));
  if (request_.size_arguments.size() == 1 && all.size() > 1)
    size_->setCurrentIndex(
        1 +
        static_cast<int>(std::ranges::find(all, request_.size_arguments.front()) - all.begin()));
  else
    size_->setCurrentIndex(0);
}

void KernelView::show_chart() {
  charts_->set_current(static_cast<int>(part_.chart));
  along_->setVisible(part_.chart == KernelChart::block_size);
  size_->setVisible(part_.chart == KernelChart::problem_size);
  level_->setVisible(part_.chart == KernelChart::latency);
  code_block_->setVisible(part_.chart == KernelChart::code);
  import_->setVisible(part_.chart == KernelChart::accuracy);
  measured_gpu_->hide();
  if (!run_)
    return;
  if (part_.chart == KernelChart::composition) {
    pages_->setCurrentIndex(parts_page);
    parts_->set_diagram(composition_diagram(*run_, parts_->room().width() - 1));
    return;
  }
  if (part_.chart == KernelChart::code)
    return show_code();
  if (!is_complete(*run_, part_.chart))
    return; // the old picture stays until the new one is there
  auto drawing = draw_chart(*run_, part_.chart);
  if (!drawing) {
    const bool errors = part_.chart == KernelChart::accuracy;
    measured_gpu_->setVisible(errors && !study_->source.shipped.empty());
    empty_->show_words(errors
                           ? tr("Nothing was measured of this kernel on %1. Import a CSV with the "
                                "columns time_us, grid_x, block_x and the kernel's arguments.")
                                 .arg(QString::fromStdString(run_->asked.gpu->name))
                           : tr("This launch accesses no memory: no latency is raised."));
    pages_->setCurrentIndex(empty_page);
    return;
  }
  if (part_.chart == KernelChart::latency) {
    level_->clear();
    for (const std::string_view level : memory_levels(*run_))
      level_->addItem(bound_words(level), QString::fromStdString(std::string(level)));
    level_->setCurrentText(bound_words(shown_level(*run_)));
  }
  drawing_ = *std::move(drawing);
  FigureStyle shown = style();
  shown.draft = snapshot()->draft;
  plot_->show_panel(drawing_.panel, shown);
  pages_->setCurrentIndex(plot_page);
}

void KernelView::show_code() {
  const int block = shown_block();
  code_block_->clear();
  for (int each = 0; each < std::ssize(run_->blocks); ++each)
    code_block_->addItem(block_words(*run_, each));
  code_block_->setCurrentIndex(block);
  const auto& lines = run_->program().blocks[static_cast<std::size_t>(block)].lines;
  const int shown = std::min(static_cast<int>(lines.size()), most_lines);
  const double em = style().text * logicalDpiY() / 72;
  Diagram diagram = ir_diagram(*run_, block, 0, shown - 1, (pages_->width() - 3 * unit(this)) / em);
  code_->setFixedHeight(static_cast<int>(std::ceil(diagram.height * em)) + 8);
  code_->setMinimumWidth(static_cast<int>(std::ceil(diagram.width * em)) + 8);
  code_->set_diagram(std::move(diagram));
  QString words =
      expression_words(*run_, block) + QLatin1Char('\n') + expression_numbers(*run_, block);
  if (shown < std::ssize(lines))
    words += QLatin1Char('\n') +
             tr("Not all of its %1 lines are drawn.")
                 .arg(numbered(QStringLiteral("block.lines"), QString::number(lines.size())));
  expression_->show_words(words);
  pages_->setCurrentIndex(code_page);
}

void KernelView::show_card() {
  const QString time = time_words(run_->main().time_us());
  QString html =
      QStringLiteral("<p><big><b>%1</b></big></p><p>%2</p><p>%3</p>")
          .arg(numbered(QStringLiteral("kernel_time"), time), answer_words(*run_).toHtmlEscaped(),
               methods_words(*run_).toHtmlEscaped());
  if (const QStringList words = assumption_words(*run_); !words.isEmpty()) {
    html += QStringLiteral("<p><b>%1</b></p><ul style='margin-left:-24px'>").arg(tr("Assumed"));
    for (const QString& each : words)
      html += QStringLiteral("<li>%1</li>").arg(each.toHtmlEscaped());
    html += QStringLiteral("</ul>");
  }
  card_->show_html(html);
  emit numbersChanged();
}

void KernelView::resizeEvent(QResizeEvent* event) {
  View::resizeEvent(event);
  card_->setMinimumSize(QSize(16, 12) * unit(this)); // the font may be another, too
  fit_code();
}

void KernelView::fit_code() {
  if (run_ && part_.chart == KernelChart::code)
    show_code();
}

void KernelView::show_measured_gpu() {
  if (const auto gpu = workspace().catalogue().find("h200"))
    workspace().propose_gpu(*gpu);
}

void KernelView::show_progress() {
  const bool working = reading_.busy() || predicting_.busy() || sweep_.busy();
  progress_->setVisible(working);
  cancel_->setVisible(working);
}

Figure KernelView::figure() const {
  if (!run_)
    return {};
  const KernelRun run = completed(*run_, part_.chart, [](double) { return true; });
  return kernel_figure(run, part_.chart, shown_block());
}

void KernelView::fill_menu(QMenu& menu) {
  charts_->fill_menu(menu);
  menu.addSeparator();
  menu.addAction(tr("Open a kernel…"), this, &KernelView::ask_file);
  menu.addAction(tr("Paste LLVM IR"), this, &KernelView::paste);
  menu.addAction(tr("Import measured launches…"), this, &KernelView::ask_launches);
}

ViewInfo view_kernel() {
  return {QStringLiteral("kernel"),
          QCoreApplication::translate("KernelView", "Kernel"),
          17,
          3,
          [](Workspace& workspace, QWidget* parent) -> View* {
            return new KernelView(workspace, parent);
          },
          {QStringLiteral("kernel_time"), QStringLiteral("kernel_launch"),
           QStringLiteral("kernel_waves"), QStringLiteral("kernel_blocks_per_sm"),
           QStringLiteral("kernel_warps"), QStringLiteral("hong_kim_time"),
           QStringLiteral("bound_time"), QStringLiteral("saturation_time"),
           QStringLiteral("wave_1_time"), QStringLiteral("wave_1_longest_warp"),
           QStringLiteral("wave_1_delays"), QStringLiteral("kernel_memory_latency"),
           QStringLiteral("measured_time"), QStringLiteral("kernel_error")}};
}

} // namespace loom
