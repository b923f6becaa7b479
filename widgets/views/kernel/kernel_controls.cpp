#include "widgets/look/named.h"
#include "widgets/look/theme.h"
#include "widgets/look/turning_splitter.h"
#include "widgets/look/wrap_layout.h"
#include "widgets/numbers/number_card.h"
#include "widgets/numbers/number_label.h"
#include "widgets/numbers/problem_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/views/chart_buttons.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/views/kernel/kernel_words.h"
#include "widgets/views/kernel/launch_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace loom {
void KernelView::build() {
  problem_ = new ProblemLabel(this);
  problem_->setObjectName(QStringLiteral("kernel_problem"));
  connect(problem_, &NumberLabel::whyAsked, this, &View::whyAsked);
  compile_bar_ = new QWidget(this);
  compile_words_ = new QLabel(compile_bar_);
  compile_ = named(new QPushButton(tr("&Compile with clang"), compile_bar_),
                   QStringLiteral("kernel_compile"), tr("Compile with clang"),
                   tr("Runs clang-14 or clang, as found on this computer, on the file"));
  compile_not_ = named(new QPushButton(tr("&Not now"), compile_bar_),
                       QStringLiteral("kernel_compile_not"), tr("Do not compile"), {});
  auto* bar = new QHBoxLayout(compile_bar_);
  bar->setContentsMargins(unit(this), 0, unit(this), unit(this) / 2);
  bar->addWidget(compile_words_, 1);
  bar->addWidget(compile_);
  bar->addWidget(compile_not_);
  compile_bar_->hide();

  launch_ = new LaunchPanel(this);
  card_ = named(new NumberCard(this), QStringLiteral("kernel_card"), tr("Predicted time"), {});
  card_->setFrameShape(QFrame::NoFrame);
  connect(card_, &NumberCard::whyAsked, this, &View::whyAsked);
  body_ = new TurningSplitter(this);
  auto* answers = new TurningSplitter(body_);
  answers->addWidget(build_charts());
  answers->addWidget(card_);
  answers->setStretchFactor(0, 1);
  answers->setStretchFactor(1, 0);
  answers->set_shares({unit(this) * 100, unit(this) * 20});
  body_->addWidget(launch_);
  body_->addWidget(answers);
  body_->setStretchFactor(0, 0);
  body_->setStretchFactor(1, 1);
  body_->set_shares({unit(this) * 36, unit(this) * 114});
  card_->setMinimumSize(QSize(16, 12) * unit(this));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  build_controls();
  column->addWidget(controls_);
  column->addWidget(problem_);
  column->addWidget(compile_bar_);
  column->addWidget(body_, 1);
  column->addStretch(0);
}

void KernelView::build_controls() {
  controls_ = new QWidget(this);
  auto* row = new WrapLayout(controls_);
  row->setContentsMargins(unit(this), unit(this) / 2, unit(this), unit(this) / 2);
  row->setSpacing(unit(this));
  kernel_ = named(new QComboBox(controls_), QStringLiteral("kernel_source"), tr("Kernel"),
                  tr("A kernel that comes with the program; or drop LLVM IR, or paste it"));
  for (const ShippedKernel& each : shipped_kernels())
    kernel_->addItem(each.title);
  kernel_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  function_ = named(new QComboBox(controls_), QStringLiteral("kernel_function"), tr("Function"),
                    tr("Kernel of the module"));
  function_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  open_ = named(new QPushButton(tr("&Open…"), controls_), QStringLiteral("kernel_open"),
                tr("Open a kernel"), tr("LLVM IR for nvptx64 (.ll, .bc), or CUDA (.cu) for clang"));
  along_ = named(new QComboBox(controls_), QStringLiteral("kernel_along"),
                 tr("Dimension that is varied"),
                 tr("The block's dimension that the curves vary; the others stay"));
  for (const char dimension : {'x', 'y', 'z'})
    along_->addItem(tr("along %1").arg(QLatin1Char(dimension)));
  size_ = named(new QComboBox(controls_), QStringLiteral("kernel_size"),
                tr("What the problem's size is"), tr("The arguments that grow with the problem"));
  level_ = named(new QComboBox(controls_), QStringLiteral("kernel_level"), tr("Level of memory"),
                 tr("Whose latency is raised until the first wave's volume fits its bandwidth"));
  level_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  code_block_ = named(new QComboBox(controls_), QStringLiteral("kernel_block"), tr("Block of code"),
                      tr("Basic block of the IR, with its part of the longest thread's time"));
  for (QComboBox* each : {size_, code_block_}) {
    each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    each->setMinimumContentsLength(24);
  }
  import_ = named(new QPushButton(tr("&Import…"), controls_), QStringLiteral("kernel_import"),
                  tr("Import measured launches"),
                  tr("A CSV with the columns time_us, grid_x, grid_y, block_x, block_y, registers, "
                     "shared_bytes and the kernel's arguments by name"));
  progress_ = named(new QProgressBar(controls_), QStringLiteral("kernel_progress"),
                    tr("Reading and computing"), {});
  progress_->setRange(0, 1000);
  progress_->setMaximumWidth(unit(this) * 20);
  cancel_ = named(new QPushButton(tr("&Cancel"), controls_), QStringLiteral("kernel_cancel"),
                  tr("Cancel"), {});
  for (QWidget* each :
       std::initializer_list<QWidget*>{kernel_, function_, open_, along_, size_, level_,
                                       code_block_, import_, progress_, cancel_})
    row->addWidget(each);
  for (QWidget* each : std::initializer_list<QWidget*>{function_, along_, size_, level_,
                                                       code_block_, import_, progress_, cancel_})
    each->hide();
}

QWidget* KernelView::build_charts() {
  auto* whole = new WrappedPart(this);
  QStringList names;
  for (int index = 0; index < kernel_chart_count; ++index)
    names << chart_name(static_cast<KernelChart>(index));
  charts_ = new ChartButtons(QStringLiteral("kernel_chart"), names, whole);
  pages_ = new QStackedWidget(whole);
  plot_ = named(new PlotWidget(pages_), QStringLiteral("kernel_plot"), tr("Chart"), {});
  plot_->setFocusProxy(this);
  parts_ = named(new DiagramWidget(pages_), QStringLiteral("kernel_parts"),
                 tr("What the time is made of"), {});
  parts_->setFocusProxy(this);
  parts_->set_least_room({20, 14.5});
  auto* code_side = new QWidget(pages_);
  code_page_ = new QScrollArea(code_side);
  code_page_->setFrameShape(QFrame::NoFrame);
  code_page_->setWidgetResizable(true);
  code_ = named(new DiagramWidget(code_page_), QStringLiteral("kernel_code"), tr("LLVM IR"), {});
  code_->setFocusProxy(this);
  code_page_->setWidget(code_);
  expression_ = named(new NumberLabel(code_side), QStringLiteral("kernel_expression"),
                      tr("Time expression"), {});
  expression_->setWordWrap(true);
  expression_->setContentsMargins(unit(this), unit(this) / 2, unit(this), unit(this) / 2);
  auto* code_column = new QVBoxLayout(code_side);
  code_column->setContentsMargins(0, 0, 0, 0);
  code_column->setSpacing(0);
  code_column->addWidget(expression_);
  code_column->addWidget(code_page_, 1);
  auto* nothing = new QWidget(pages_);
  empty_ = named(new NumberLabel(nothing), QStringLiteral("kernel_empty"),
                 tr("Why nothing is shown"), {});
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  connect(empty_, &NumberLabel::whyAsked, this, &View::whyAsked);
  measured_gpu_ = named(new QPushButton(tr("Show the H200"), nothing),
                        QStringLiteral("kernel_measured_gpu"), tr("Show the H200"),
                        tr("The GPU that the shipped kernels were measured on; can be undone"));
  auto* nothing_column = new QVBoxLayout(nothing);
  nothing_column->addStretch(1);
  nothing_column->addWidget(empty_);
  nothing_column->addWidget(measured_gpu_, 0, Qt::AlignHCenter);
  nothing_column->addStretch(1);
  for (QWidget* page : std::initializer_list<QWidget*>{plot_, parts_, code_side, nothing})
    pages_->addWidget(page);
  pages_->setCurrentWidget(parts_);
  auto* column = new QVBoxLayout(whole);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(charts_);
  column->addWidget(pages_, 1);
  return whole;
}

void KernelView::connect_parts() {
  connect(kernel_, &QComboBox::activated, this, [this](int index) {
    if (index < static_cast<int>(shipped_kernels().size())) {
      const ShippedKernel& chosen = shipped_kernels()[static_cast<std::size_t>(index)];
      open(shipped_source(chosen), chosen.name.toStdString());
    }
  });
  connect(function_, &QComboBox::activated, this, [this] {
    open({study_->source, {}}, function_->currentText().toStdString());
  });
  connect(open_, &QPushButton::clicked, this, &KernelView::ask_file);
  connect(compile_, &QPushButton::clicked, this, &KernelView::compile);
  connect(compile_not_, &QPushButton::clicked, compile_bar_, &QWidget::hide);
  connect(import_, &QPushButton::clicked, this, &KernelView::ask_launches);
  connect(measured_gpu_, &QPushButton::clicked, this, &KernelView::show_measured_gpu);
  connect(charts_, &ChartButtons::chosen, this,
          [this](int index) { choose(static_cast<KernelChart>(index)); });
  connect(launch_, &LaunchPanel::asked, this, &KernelView::propose_plan);
  connect(launch_, &LaunchPanel::dragging, this,
          [this](bool held) { held ? workspace().begin_drag() : workspace().end_drag(); });
  const auto offer = [this](QComboBox* choice, const QString& what, auto set) {
    connect(choice, &QComboBox::activated, this, [this, what, set](int index) {
      KernelPart next = part_;
      set(next, index);
      propose(what, std::move(next));
    });
  };
  offer(along_, tr("dimension"), [](KernelPart& next, int index) { next.dimension = index; });
  offer(size_, tr("problem size"), [this](KernelPart& next, int index) {
    const std::vector<int> all = kernel::size_arguments(study_->program);
    next.size_argument.reset();
    if (index > 0 && all.size() > 1)
      next.size_argument = all[static_cast<std::size_t>(index - 1)];
  });
  offer(level_, tr("level of memory"), [this](KernelPart& next, int index) {
    next.level = level_->itemData(index).toString().toStdString();
  });
  offer(code_block_, tr("block of code"),
        [](KernelPart& next, int index) { next.code_block = index; });
  connect(expression_, &NumberLabel::whyAsked, this, &View::whyAsked);
  connect(plot_, &PlotWidget::hovered, this, &KernelView::hover_plot);
  connect(plot_, &PlotWidget::left, this, &KernelView::leave);
  connect(plot_, &PlotWidget::mark_dragged, this,
          [this](const QString&, Point to) { drag_mark(to); });
  connect(plot_, &PlotWidget::mark_released, this, [this] { workspace().end_drag(); });
  for (DiagramWidget* each : {parts_, code_}) {
    each->set_tooltip(
        [this](const std::string& id) { return part_words(QString::fromStdString(id)); });
    connect(each, &DiagramWidget::hovered, this, &KernelView::hover_part);
    connect(each, &DiagramWidget::left, this, &KernelView::leave);
  }
  connect(parts_, &DiagramWidget::roomChanged, this, [this] {
    if (part_.chart == KernelChart::composition)
      show_chart();
  });
  for (const QSplitter* each : findChildren<TurningSplitter*>())
    connect(each, &QSplitter::splitterMoved, this, &KernelView::fit_code);
  connect(cancel_, &QPushButton::clicked, this, [this] {
    reading_.cancel();
    predicting_.cancel();
    sweep_.cancel();
  });
  for (Background* each : {&reading_, &predicting_, &sweep_}) {
    connect(each, &Background::finished, this, &KernelView::show_progress);
    connect(each, &Background::progressed, this, [this](double done) {
      progress_->setValue(static_cast<int>(1000 * done));
      show_progress();
    });
  }
}

} // namespace loom
