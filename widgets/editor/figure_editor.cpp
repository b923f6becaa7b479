#include "widgets/editor/figure_editor.h"

#include "core/base/number.h"
#include "widgets/editor/curves_form.h"
#include "widgets/editor/lint_list.h"
#include "widgets/editor/look_presets.h"
#include "widgets/editor/marks_form.h"
#include "widgets/editor/page_form.h"
#include "widgets/editor/page_preview.h"
#include "widgets/look/controls.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/workspace/workspace.h"

#include <QComboBox>
#include <QEvent>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>

namespace loom {

namespace {
constexpr int pause_ms = 120; ///< without a change before the page is drawn again
constexpr int lint_pause_ms = 400, lint_lines = 5;

/// As wide as what it shows, also when that grows, and lower by scrolling.
class FormScroll : public QScrollArea {
public:
  explicit FormScroll(QWidget* form) {
    setWidget(form);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    fit();
  }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const bool done = QScrollArea::eventFilter(watched, event);
    if (event->type() == QEvent::LayoutRequest)
      fit();
    return done;
  }

private:
  void fit() {
    setMinimumWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
  }
};
} // namespace

FigureEditor::FigureEditor(Workspace& workspace, QSettings& settings,
                           std::vector<FigureChoice> choices, QWidget* parent)
    : QWidget(parent, Qt::Window), workspace_(workspace), settings_(settings),
      preview_(new PagePreview), room_(new QScrollArea), lint_room_(new QScrollArea),
      tabs_(new QTabWidget), page_(new PageForm), panels_(new PanelsForm(std::move(choices))),
      curves_(new CurvesForm), marks_(new MarksForm), size_(new QComboBox), vision_(new QComboBox),
      presets_(new QComboBox), delete_(new QPushButton(tr("&Delete"))), extent_(new QLabel),
      words_(new QLabel), lint_(new LintList) {
  setObjectName(QStringLiteral("figure_editor"));
  auto* split = new QSplitter(Qt::Horizontal);
  split->setChildrenCollapsible(false);
  split->addWidget(build_preview());
  split->addWidget(build_forms());
  split->setStretchFactor(0, 1);
  QBoxLayout* buttons = build_buttons();
  buttons->setContentsMargins(unit(this) * 2, 0, unit(this) * 2, unit(this) * 2);
  column(this, {}, unit(this), {{split, 1}, buttons});
  resize(QSize(unit(this) * 144, unit(this) * 88).boundedTo(screen()->availableSize() * 0.9));
  split->setSizes({unit(this) * 96, unit(this) * 48});

  later_.setSingleShot(true);
  later_.setInterval(pause_ms);
  connect(&later_, &QTimer::timeout, this, &FigureEditor::refresh);
  lint_soon_.setSingleShot(true);
  lint_soon_.setInterval(lint_pause_ms);
  connect(&lint_soon_, &QTimer::timeout, this, &FigureEditor::look_for_problems);
  connect(lint_, &LintList::fixAsked, this, &FigureEditor::fix);
  connect(curves_, &CurvesForm::changed, this, &FigureEditor::propose);
  connect(&workspace_, &Workspace::snapshotChanged, this, [this] {
    if (isVisible())
      later_.start();
  });
  connect(page_, &PageForm::changed, this, &FigureEditor::propose);
  connect(panels_, &PanelsForm::changed, this, &FigureEditor::propose);
  connect(marks_, &MarksForm::changed, this, &FigureEditor::propose);
  connect(preview_, &PagePreview::placed, this, [this](int panel, Point at, bool end) {
    if (marks_->isVisible()) // its tab is in front
      marks_->move_current(panel, at, end);
  });
}

QWidget* FigureEditor::build_preview() {
  size_->addItems({tr("True size"), tr("Fitted")});
  size_->setObjectName(QStringLiteral("preview_size"));
  size_->setAccessibleName(tr("Size of the preview"));
  vision_->addItems(
      {tr("In colour"), tr("In grey"), tr("Protanopia"), tr("Deuteranopia"), tr("Tritanopia")});
  vision_->setObjectName(QStringLiteral("preview_vision"));
  vision_->setAccessibleName(tr("Seen"));
  vision_->setToolTip(tr("As printed without colour, and as the colour-blind see it: Machado and "
                         "others 2009, at full severity"));
  extent_->setForegroundRole(QPalette::PlaceholderText);
  top_ = beside({size_, vision_, {extent_, 1}});
  top_->setContentsMargins(unit(this) * 2, unit(this), unit(this), 0);
  room_->setWidget(preview_);
  room_->setFrameShape(QFrame::NoFrame);
  room_->setAlignment(Qt::AlignCenter);
  room_->viewport()->installEventFilter(this);
  words_->setObjectName(QStringLiteral("look_held"));
  words_->setWordWrap(true);
  words_->setContentsMargins(unit(this) * 2, 0, unit(this), unit(this));
  words_->setPalette(error_words(palette()));
  auto* left = new QWidget;
  lint_room_->setWidget(lint_);
  lint_room_->setWidgetResizable(true);
  lint_room_->setFrameShape(QFrame::NoFrame);
  lint_room_->setFixedHeight(fontMetrics().lineSpacing() * lint_lines);
  lint_room_->hide();
  column(left, {}, -1, {top_, {room_, 1}, words_, lint_room_});
  connect(size_, &QComboBox::activated, this,
          [this](int index) { preview_->set_true_size(index == 0); });
  connect(vision_, &QComboBox::activated, this,
          [this](int index) { preview_->set_vision(static_cast<ColourVision>(index)); });
  return left;
}

void FigureEditor::offer(const QList<QAction*>& actions) {
  addActions(actions);
  for (QAction* action : actions) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    top_->addWidget(button);
  }
}

QWidget* FigureEditor::build_forms() {
  tabs_->setDocumentMode(true);
  tabs_->addTab(new FormScroll(page_), tr("Page"));
  tabs_->addTab(new FormScroll(panels_), tr("Panels and axes"));
  tabs_->addTab(new FormScroll(curves_), tr("Curves"));
  tabs_->addTab(new FormScroll(marks_), tr("Marks"));
  tabs_->setMinimumWidth(unit(this) * 42);
  return tabs_;
}

QBoxLayout* FigureEditor::build_buttons() {
  presets_->setObjectName(QStringLiteral("look_presets"));
  presets_->setAccessibleName(tr("Preset"));
  presets_->setMinimumContentsLength(12);
  presets_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  auto* save = new QPushButton(tr("&Keep as preset…"));
  auto* reset = new QPushButton(tr("&Reset"));
  auto* copy = new QPushButton(tr("&Copy"));
  auto* command = new QPushButton(tr("Copy as comm&and"));
  auto* write = new QPushButton(tr("&Export…"));
  command->setToolTip(tr("The command line that writes the same file"));
  save->setObjectName(QStringLiteral("look_keep"));
  delete_->setObjectName(QStringLiteral("look_delete"));
  reset->setObjectName(QStringLiteral("look_reset"));
  reset->setToolTip(tr("The figure as it was before it was edited"));
  copy->setToolTip(tr("As SVG, PNG and tab-separated numbers"));
  write->setDefault(true);
  auto* preset_label = new QLabel(tr("&Preset"));
  preset_label->setBuddy(presets_);
  fill_presets();
  connect(presets_, &QComboBox::activated, this, &FigureEditor::take_preset);
  connect(save, &QPushButton::clicked, this, &FigureEditor::save_preset);
  connect(delete_, &QPushButton::clicked, this, &FigureEditor::delete_preset);
  connect(reset, &QPushButton::clicked, this, [this] { propose({}); });
  connect(copy, &QPushButton::clicked, this, &FigureEditor::copyAsked);
  connect(command, &QPushButton::clicked, this, &FigureEditor::commandAsked);
  connect(write, &QPushButton::clicked, this, &FigureEditor::exportAsked);
  return beside({preset_label, presets_, save, delete_, reset, {}, copy, command, write});
}

void FigureEditor::edit(std::function<LookedExport()> draw) {
  draw_ = std::move(draw);
  refresh();
}

FigureLook FigureEditor::look() const {
  const FigureLooks& looks = workspace_.document().looks;
  const auto found = looks.find(id_.toStdString());
  return found == looks.end() ? FigureLook{} : found->second;
}

void FigureEditor::propose(const FigureLook& look) {
  workspace_.propose_look(id_, look);
  refresh();
}

void FigureEditor::refresh() {
  later_.stop();
  shown_ = draw_ ? draw_() : LookedExport{};
  const Figure& figure = shown_.figure;
  id_ = QString::fromStdString(figure.id);
  setEnabled(!figure.panels.empty());
  setWindowTitle(figure.panels.empty()
                     ? tr("Figure: numbers are missing")
                     : tr("Figure: %1").arg(QString::fromStdString(figure.title)));
  preview_->show_figure(shown_.figure, shown_.spec);
  page_->show_look(look(), shown_.spec);
  panels_->show_look(look(), shown_.subjects, shown_.figure);
  curves_->show_look(look(), shown_.subjects);
  lint_soon_.start();
  marks_->show_look(look(), shown_.figure);
  show_words();
}

void FigureEditor::show_words() {
  extent_->setText(tr("%1 × %2 mm, %3 pt")
                       .arg(shown_.spec.width_mm)
                       .arg(shown_.spec.height_mm)
                       .arg(shown_.spec.text_pt));
  words_->setText(shown_.held.join(QLatin1Char('\n')));
  words_->setVisible(!shown_.held.isEmpty());
}

void FigureEditor::fill_presets() {
  presets_->clear();
  presets_->addItem(tr("Choose…"));
  presets_->addItems(look_preset_names(settings_));
  presets_->setEnabled(presets_->count() > 1);
  delete_->setEnabled(false);
}

void FigureEditor::take_preset(int index) {
  delete_->setEnabled(index > 0);
  if (index <= 0)
    return;
  if (const auto preset = look_preset(settings_, presets_->itemText(index)))
    propose(with_preset(look(), *preset));
  else
    words_->setText(tr("The preset '%1' cannot be read.").arg(presets_->itemText(index)));
}

void FigureEditor::save_preset() {
  auto* ask = new QInputDialog(this);
  ask->setAttribute(Qt::WA_DeleteOnClose);
  ask->setWindowTitle(tr("Keep as preset"));
  ask->setLabelText(tr("Name of the preset; one of the same name is replaced"));
  connect(ask, &QInputDialog::textValueSelected, this, [this](const QString& name) {
    if (name.trimmed().isEmpty())
      return;
    save_look_preset(settings_, name.trimmed(), look());
    fill_presets();
    presets_->setCurrentText(name.trimmed());
    delete_->setEnabled(true);
  });
  ask->open();
}

void FigureEditor::delete_preset() {
  delete_look_preset(settings_, presets_->currentText());
  fill_presets();
}

void FigureEditor::look_for_problems() {
  if (!isVisible() || shown_.figure.panels.empty())
    return;
  const std::vector<FigureProblem> problems = lint(shown_.figure, shown_.spec);
  lint_->show_problems(problems, shown_.spec);
  lint_room_->setVisible(!problems.empty());
}

void FigureEditor::fix(const ExportSpec& fixed) {
  FigureLook next = look();
  next.palette = fixed.palette == Palette::mono ? LookPalette::mono : LookPalette::colour;
  if (fixed.text_pt != shown_.spec.text_pt)
    next.text_pt = fixed.text_pt;
  if (fixed.width_mm != shown_.spec.width_mm || fixed.height_mm != shown_.spec.height_mm)
    next.size = shortest(fixed.width_mm) + "x" + shortest(fixed.height_mm) + "mm";
  propose(next);
}

void FigureEditor::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void FigureEditor::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // In the meantime the view may have been told to show another chart.
  if (event->type() == QEvent::ActivationChange && isActiveWindow() && draw_)
    later_.start();
}

bool FigureEditor::eventFilter(QObject* watched, QEvent* event) {
  if (watched == room_->viewport() && event->type() == QEvent::Resize)
    preview_->set_room(room_->viewport()->size());
  return QWidget::eventFilter(watched, event);
}

} // namespace loom
