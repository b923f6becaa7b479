#include "widgets/views/kernel/kernel_view.h"

#include "core/kernel_ir/read.h"
#include "core/scenario/instruction_loop.h"
#include "core/text/size_in_json.h"
#include "core/text/text.h"
#include "core/why/kernel_run.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/style/tr.h"
#include "widgets/views/chart_buttons.h"
#include "widgets/views/kernel/chart_choices.h"
#include "widgets/views/kernel/chart_pages.h"
#include "widgets/views/kernel/compile_bar.h"
#include "widgets/views/kernel/kernel_words.h"
#include "widgets/views/kernel/launch_panel.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFileDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

/// Whether two parts differ at most in what is shown of the answer.
bool asks_the_same(KernelPart a, const KernelPart& b) {
  a.chart = b.chart;
  a.code_block = b.code_block;
  return a == b;
}

SourceKind kernel_sources() {
  SourceKind kind{
      .id = QStringLiteral("kernel"),
      .endings = {QStringLiteral("ll"), QStringLiteral("bc"), QStringLiteral("ptx"),
                  QStringLiteral("cu"), QStringLiteral("csv")},
      .may_be =
          [](const QString& text) {
            return (text.contains(QStringLiteral("define ")) &&
                    text.contains(QStringLiteral("nvptx"))) ||
                   (text.contains(QStringLiteral(".version")) &&
                    text.contains(QStringLiteral(".entry")));
          },
      .name = tr("Kernel"),
      .help = tr("A kernel that comes with the program; or drop LLVM IR, or paste it"),
      .open = tr("Open a kernel"),
      .open_help = tr("LLVM IR for nvptx64 (.ll, .bc), PTX, or CUDA (.cu) for clang or nvcc"),
      .open_menu = tr("Open a kernel…"),
      .filter = tr("Kernels (*.ll *.bc *.ptx *.cu);;All files (*)"),
      .paste_menu = tr("Paste LLVM IR"),
      .nothing_pasted =
          tr("There is no kernel on the clipboard: copy LLVM IR for nvptx64, as 'clang -x "
             "cuda --cuda-device-only -O3 -S -emit-llvm' writes it.")};
  for (const ShippedKernel& each : shipped_kernels())
    kind.shipped.emplace_back(each.name, each.title);
  return kind;
}

} // namespace

KernelView::KernelView(Workspace& workspace, QWidget* parent)
    : SourceView(workspace, kernel_sources(), parent),
      function_(named(new QComboBox(controls()), QStringLiteral("kernel_function"), tr("Function"),
                      tr("Kernel of the module"))),
      choices_(new ChartChoices(controls())), compile_bar_(new CompileBar(this)),
      launch_(new LaunchPanel(this)), pages_(new ChartPages(this, this)),
      card_(named(new NumberCard(this), QStringLiteral("kernel_card"), tr("Predicted time"), {})),
      body_(new TurningSplitter(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Kernel"));
  setAccessibleDescription(tr("The predicted time of a kernel's launch. Page up and page down "
                              "change the chart, left and right go through it or change the "
                              "launch, Tab leads to its fields."));
  build();
  connect_parts();
}

void KernelView::build() {
  function_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  function_->hide();
  controls()->layout()->setSpacing(unit(this));
  arrange_controls({chooser(), function_, open_button(), choices_->along(), choices_->size(),
                    choices_->level(), choices_->code_block(), choices_->import()});
  card_->setFrameShape(QFrame::NoFrame);
  card_->setMinimumSize(QSize(16, 12) * unit(this));
  auto* drawer = new Drawer(this);
  QWidget* launch = drawer->hold(launch_);
  auto* answers =
      split(body_, {{pages_, 1}, {drawer->hold(card_)}}, {unit(this) * 100, unit(this) * 20});
  body_->addWidget(launch);
  body_->addWidget(answers);
  body_->setStretchFactor(0, 0);
  body_->setStretchFactor(1, 1);
  body_->set_shares({unit(this) * 36, unit(this) * 114});
  for (const QSplitter* each : {static_cast<QSplitter*>(answers), static_cast<QSplitter*>(body_)})
    connect(each, &QSplitter::splitterMoved, pages_, &ChartPages::refit);
  column(this, {}, 0, {{drawer->hold(controls())}, {&problem()}, {compile_bar_}, {body_, 1}})
      ->addStretch(0);
}

void KernelView::connect_parts() {
  const auto drag = [this](bool held) {
    if (!held)
      workspace().end_drag();
    else if (!workspace().dragging())
      workspace().begin_drag();
  };
  connect(function_, &QComboBox::activated, this, [this] {
    const KernelStudyPtr of = study_;
    open_with(
        [of, name = function_->currentText().toStdString()] {
          return study_kernel(of->source, name);
        },
        of->source.title);
  });
  connect(choices_, &ChartChoices::asked, this,
          [this](const QString& what, const KernelPart& next) { propose(what, next); });
  connect(choices_->import(), &QPushButton::clicked, this, &KernelView::ask_launches);
  connect(compile_bar_, &CompileBar::asked, this, &KernelView::compile);
  connect(launch_, &LaunchPanel::asked, this, &KernelView::propose_plan);
  connect(launch_, &LaunchPanel::dragging, this, drag);
  connect(&pages_->buttons(), &ChartButtons::chosen, this,
          [this](int index) { choose(static_cast<KernelChart>(index)); });
  connect(pages_, &ChartPages::planAsked, this, &KernelView::propose_plan);
  connect(pages_, &ChartPages::dragging, this, drag);
  connect(pages_, &ChartPages::said, this, [this](const QString& text) {
    if (!text.isEmpty())
      setAccessibleDescription(text); // what a screen reader says of the new place
    emit readout(text);
  });
  connect(pages_, &ChartPages::whyAsked, this, &View::whyAsked);
  connect(pages_, &ChartPages::measuredGpuAsked, this, [this] {
    if (const auto gpu = this->workspace().catalogue().find("h200"))
      this->workspace().propose_gpu(*gpu);
  });
  connect(card_, &NumberCard::whyAsked, this, &View::whyAsked);
  for (Background* each : {&reading_, &predicting_, &sweep_})
    watch(*each);
}

void KernelView::draw(const SnapshotPtr& snapshot) {
  pages_->set_style(style());
  if (!kernel::can_read()) {
    body_->hide();
    controls()->hide();
    problem().say(tr("This build cannot read kernels: no LLVM was there when it was built. Let "
                     "packaging/install-deps install it and build LatencyLoom again."));
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
    pages_->leave();
    sweep_.cancel();
  }
  if (!run_ || run_->asked.gpu != gpu() || !asks_the_same(part_, before))
    predict();
  else
    show_run();
}

void KernelView::open(const GivenSource& source, const std::string& name) {
  if (source.path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive))
    return import_launches(source);
  if (is_cuda(source))
    return compile_bar_->offer(source);
  open_with([source, name] { return open_kernel(source, name); }, source.title);
}

void KernelView::compile(const GivenSource& source) {
  open_with([source,
             cc = workspace().scenario().gpu->compute_capability] { return compiled(source, cc); },
            source.title);
}

void KernelView::open_with(std::function<Result<KernelStudyPtr>()> read, const std::string& title) {
  compile_bar_->hide();
  reading_.start(
      [this, read = std::move(read), title](const std::stop_token&, const Background::Progress&) {
        return std::function<void()>([this, study = read(), title] {
          if (!study) {
            problem().say(QString::fromStdString(title), study.error());
            return redraw();
          }
          problem().say({});
          part_ = part_of(**study, workspace().document().kernel.chart);
          study_ = *study;
          reads_ = true;
          run_.reset();
          pages_->forget();
          // At once: what is drawn meanwhile would be of the kernel before.
          propose(tr("kernel"), part_, Shown::at_once);
          if (!predicting_.busy())
            redraw(); // the document has this kernel already
        });
      });
  announce_later();
}

void KernelView::import_launches(const GivenSource& table) {
  if (!study_)
    return;
  auto text = read_file(table.path.toStdString(), kernel::max_launches_text);
  if (text && size_in_json(*text) > kernel::max_launches_text)
    text = fail(ErrorCode::bad_input, LOOM_TEXT("larger than %1")("64 KiB"), {.file = table.title});
  const auto launches = text ? kernel::measured_launches(*text, table.title, study_->program)
                             : tl::unexpected<Error>(text.error());
  if (!launches)
    return problem().say(QString::fromStdString(table.title), launches.error());
  problem().say({});
  KernelPart next = part_;
  next.launches_title = table.title;
  next.launches = *std::move(text);
  next.chart = KernelChart::accuracy;
  propose(tr("measured launches"), std::move(next));
}

void KernelView::ask_launches() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Import measured launches"), {},
                                                    tr("Tables (*.csv);;All files (*)"));
  if (!path.isEmpty())
    import_launches(given_file(path));
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

void KernelView::take(KernelStudyPtr study) {
  study_ = std::move(study);
  reads_ = true;
  run_.reset();
  pages_->forget();
  redraw();
}

void KernelView::refuse(const Error& problem) {
  run_.reset();
  sweep_.cancel();
  pages_->show_problem(said_with_limits(problem), problem.detail.is(kernel::lacks_for_prediction));
  card_->clear();
}

bool KernelView::busy() const {
  return reading_.busy() || predicting_.busy() || sweep_.busy() ||
         (isVisible() && part_ != workspace().document().kernel);
}

void KernelView::cancel() {
  reading_.cancel();
  predicting_.cancel();
  sweep_.cancel();
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

const GpuPtr& KernelView::gpu() {
  const GpuPtr now = kept_gpu_as_set(workspace().scenario());
  if (!gpu_ || (gpu_ != now && !(*gpu_ == *now)))
    gpu_ = now;
  return gpu_;
}

void KernelView::predict() {
  auto request = request_of(part_, study_, gpu(), workspace().catalogue());
  sweep_.cancel();
  if (!request) {
    predicting_.cancel();
    problem().say(tr("The launch in the document"), request.error());
    request = request_of({.source = part_.source}, study_, gpu(), workspace().catalogue());
  }
  request_ = *std::move(request);
  show_request();
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
  announce_later();
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

void KernelView::show_request() {
  launch_->show_plan(study_, request_.plan);
  pages_->set_plan(request_.plan);
  choices_->show_request(request_);
  const bool is_shipped = show_chosen(study_->source.shipped, study_->source.title);
  function_->clear();
  for (const std::string& name : study_->names)
    function_->addItem(QString::fromStdString(name));
  function_->setCurrentText(QString::fromStdString(study_->program.name));
  function_->setVisible(!is_shipped && function_->count() > 1);
}

void KernelView::show_run() {
  if (!run_)
    return;
  launch_->show_estimates(run_->answer.profile.l1, run_->answer.profile.l2);
  card_->show_html(card_html(*run_));
  emit numbersChanged();
  choices_->show_chart(part_, run_.get());
  pages_->show_run(run_, part_, snapshot()->draft);
  sweep();
}

void KernelView::resizeEvent(QResizeEvent* event) {
  SourceView::resizeEvent(event);
  card_->setMinimumSize(QSize(16, 12) * unit(this)); // the font may be another, too
  pages_->refit();
}

void KernelView::keyPressEvent(QKeyEvent* event) {
  const int chart = static_cast<int>(part_.chart);
  switch (event->key()) {
  case Qt::Key_Right:
  case Qt::Key_Down:
    return pages_->step(1, false);
  case Qt::Key_Left:
  case Qt::Key_Up:
    return pages_->step(-1, false);
  case Qt::Key_Home:
    return pages_->step(-1, true);
  case Qt::Key_End:
    return pages_->step(1, true);
  case Qt::Key_PageUp:
    return choose(static_cast<KernelChart>(std::max(0, chart - 1)));
  case Qt::Key_PageDown:
    return choose(static_cast<KernelChart>(std::min(kernel_chart_count - 1, chart + 1)));
  case Qt::Key_Escape:
    return pages_->leave();
  default:
    SourceView::keyPressEvent(event);
  }
}

std::vector<why::Section> KernelView::sections() const {
  if (!run_)
    return {};
  std::vector<why::Section> all = pages_->sections();
  all.insert(all.begin(), why::explain_run(*run_));
  return all;
}

QString KernelView::asked_quantity() const {
  if (!run_)
    return {};
  for (const QString& asked : {card_->ask_here(), launch_->ask_here(),
                               pages_->expression().ask_here(), choices_->ask_here()})
    if (!asked.isEmpty())
      return asked;
  return pages_->ask_here();
}

Figure KernelView::figure() const {
  if (!run_)
    return {};
  const KernelRun run = completed(*run_, part_.chart, [](double) { return true; });
  return kernel_figure(run, part_.chart, chosen_block(part_, *run_));
}

void KernelView::fill_menu(QMenu& menu) {
  pages_->buttons().fill_menu(menu);
  menu.addSeparator();
  add_source_actions(menu);
  menu.addAction(tr("Import measured launches…"), this, &KernelView::ask_launches);
}

ViewInfo view_kernel() {
  return page_of(
      "sass",
      view_entry<KernelView>(
          "kernel", KernelView::tr("Kernel"), 82, ViewQuestion::on_real_gpus,
          {"kernel_time", "kernel_launch", "kernel_waves", "kernel_blocks_per_sm", "kernel_warps",
           "hong_kim_time", "bound_time", "saturation_time", "wave_1_time", "wave_1_longest_warp",
           "wave_1_delays", "kernel_memory_latency", "measured_time", "kernel_error"}),
      KernelView::tr("Predicted time"));
}

} // namespace loom
