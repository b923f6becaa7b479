#include "widgets/shell/main_window.h"

#include "core/scenario/parameters.h"
#include "widgets/look/controls.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/look/theme_controller.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/parameter_popover.h"
#include "widgets/params/params_panel.h"
#include "widgets/recovery/kept_choices.h"
#include "widgets/shell/figure_actions.h"
#include "widgets/shell/file_actions.h"
#include "widgets/shell/gpu_actions.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/why_actions.h"
#include "widgets/shell/window_menus.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/source_view.h"
#include "widgets/views/timeline/timeline_view.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPointer>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QTimer>

#include <algorithm>
#include <numeric>

namespace loom {

namespace {
constexpr QSize usual_size{1280, 800};
constexpr QSize largest_first_size{1600, 1000};
constexpr QSize least_window{640, 440};
constexpr int font_settles_ms = 20;  ///< after which a new font has reached the panel
constexpr int settle_rounds = 25;    ///< of that, on a busy machine
constexpr double panel_share = 0.26; ///< of the window's width at most, unless it needs more
QString choices_key(const QString& view) { return QStringLiteral("views/") + view; }

QVariantMap kept_choices(const QSettings& settings, const QString& key) {
  return choices_from_text(settings.value(key).toString());
}

/// As text: QSplitter::restoreState() trusts the number of sizes that a damaged state gives.
QStringList sizes_of(const QSplitter& split) {
  QStringList sizes;
  for (const int size : split.sizes())
    sizes << QString::number(size);
  return sizes;
}
/// Left as they are where one of them is no size; a lesson may have had one more.
void restore_split(QSplitter& split, const QStringList& kept) {
  QList<int> sizes;
  for (const QString& size : kept.mid(0, split.count()))
    if (const int pixels = size.toInt(); pixels > 0 && pixels < QWIDGETSIZE_MAX)
      sizes << pixels;
  if (sizes.size() == split.count())
    split.setSizes(sizes);
}

int width_of_parameters(const ParamsPanel& panel, int window) {
  return std::max(panel.minimumSizeHint().width(),
                  std::min(panel.sizeHint().width(), int(window * panel_share)));
}

/// For a projector: what one sets is read by who sets it, what it does by a class. Who wants all of
/// it larger gets that.
void give_letters(ParamsPanel& panel, const ThemeController& theme) {
  constexpr double for_one = 0.8;
  QFont text = QApplication::font();
  text.setPointSizeF(for_one * text.pointSizeF());
  panel.setFont(theme.projector() && theme.percent() <= 100 ? text : QFont());
}

/// What the parameters ask for changes until the last of them has its new font, which takes several
/// rounds on a busy machine.
void keep_divided(MainWindow& window, int rounds, int before = 0) {
  QTimer::singleShot(font_settles_ms, &window, [&window, rounds, before] {
    const int now = width_of_parameters(window.params(), window.width());
    if (now != before)
      window.divide();
    if (rounds > 0)
      keep_divided(window, rounds - 1, now);
  });
}
} // namespace

MainWindow::MainWindow(Workspace& workspace, ThemeController& theme, QSettings& settings,
                       DocumentFiles* files)
    : workspace_(workspace), theme_(theme), settings_(settings),
      files_(files ? files : new DocumentFiles(workspace, settings)),
      file_actions_(new FileActions(*this, workspace, *files_)),
      figures_(new FigureActions(*this, workspace, settings)),
      gpus_(new GpuActions(*this, workspace, theme)), why_(new WhyActions(*this, workspace)) {
  files_->setParent(this);
  setObjectName(QStringLiteral("main"));
  setWindowIcon(app_icon());
  setAcceptDrops(true);
  // Less than three views need, so that at a large scale factor the window still fits the screen.
  setMinimumSize(least_window);
  resize(usual_size);
  build_body();
  lessons_ = new LessonActions(*this, workspace, theme, settings, *split_);
  menus_ = new WindowMenus(*this, workspace, theme, settings);
  wire();
  update_title();
}

void MainWindow::build_body() {
  body_ = new QWidget(this);
  split_ = new QSplitter(Qt::Horizontal, body_);
  split_->setChildrenCollapsible(false);
  params_ = new ParamsPanel(workspace_, split_);
  views_ = new ViewArea(workspace_, theme_.figure_style(), split_);
  split_->addWidget(params_);
  split_->addWidget(views_);
  split_->setStretchFactor(1, 1);
  connect(split_, &QSplitter::splitterMoved, this, [this] {
    const QList<int> sizes = split_->sizes();
    if (const int lesson = std::accumulate(sizes.begin() + 2, sizes.end(), 0); lesson > 0)
      lesson_share_ = double(lesson) / (lesson + sizes[1]);
  });
  give_letters(*params_, theme_);
  divide();
  status_ = new StatusLine(body_);
  status_->set_projecting(theme_.projector());
  column(body_, {}, 0, {{split_, 1}, status_});
  setCentralWidget(body_);
}

void MainWindow::wire() {
  connect(&workspace_, &Workspace::snapshotChanged, this, [this](const SnapshotPtr& snapshot) {
    status_->show_snapshot(snapshot);
    update_title();
  });
  status_->show_snapshot(workspace_.snapshot());
  connect(files_, &DocumentFiles::unsavedChanged, this, &MainWindow::update_title);
  connect(files_, &DocumentFiles::pathChanged, this, &MainWindow::update_title);
  connect(files_, &DocumentFiles::failed, this,
          [this](const QString& text) { messages().show_problem(text); });
  connect(files_, &DocumentFiles::nearestOffered, this,
          [this](const QString& text, const QString& gpus, const std::function<void()>& take) {
            messages().ask(text, {{tr("&Take %1 instead").arg(gpus), take}});
          });
  connect(files_, &DocumentFiles::warned, this,
          [this](const QString& text) { messages().show_warning(text); });
  files_->set_view_in_front([this] {
    const ViewDock* front = views_->current();
    return front ? front->info().id : QString();
  });
  connect(files_, &DocumentFiles::viewGiven, this, [this](const QString& id) {
    if (views_->dock(id)) // a newer program may have others
      views_->go_to(id);
  });
  connect(files_, &DocumentFiles::givenTo, this, &MainWindow::open_in);
  connect(status_, &StatusLine::whyAsked, why_, &WhyActions::answer_view);
  connect(params_, &ParamsPanel::whyAsked, why_, &WhyActions::answer_field);
  connect(lessons_, &LessonActions::whyAsked, why_, &WhyActions::answer_field);
  connect(lessons_, &LessonActions::numbersChanged, why_, &WhyActions::refresh);
  connect(lessons_, &LessonActions::widthsChanged, this,
          [this] { give_widths(split_->sizes().front()); });
  connect(views_, &ViewArea::readout, status_, &StatusLine::show_readout);
  connect(views_, &ViewArea::stageInSight, status_, &StatusLine::set_said_above);
  connect(views_, &ViewArea::kernelInSight, status_, &StatusLine::set_kernel_in_sight);
  connect(views_, &ViewArea::exportAsked, figures_, &FigureActions::ask_export);
  connect(views_, &ViewArea::editAsked, figures_, &FigureActions::edit);
  connect(views_, &ViewArea::copyAsked, figures_, &FigureActions::copy);
  connect(views_, &ViewArea::numbersAsked, figures_, &FigureActions::show_numbers);
  connect(views_, &ViewArea::explainAsked, this, &MainWindow::explain);
  connect(views_, &ViewArea::whyAsked, why_, &WhyActions::answer);
  connect(&theme_, &ThemeController::changed, this, [this] {
    give_letters(*params_, theme_);
    keep_divided(*this, settle_rounds);
    views_->set_style(theme_.figure_style());
    status_->set_projecting(theme_.projector());
  });
}

void MainWindow::open_in(const QString& id, const QString& path) {
  views_->go_to(id);
  View* view = views_->dock(id)->need_view();
  if (auto* of_source = qobject_cast<SourceView*>(view))
    of_source->open(given_file(path));
  else if (auto* timeline = qobject_cast<TimelineView*>(view))
    timeline->open_trace(path);
}

void MainWindow::divide() { give_widths(width_of_parameters(*params_, width())); }

void MainWindow::give_widths(int parameters) {
  const int room = width() - (params_->isHidden() ? 0 : parameters);
  bool beside = false;
  for (int i = 2; i < split_->count(); ++i)
    beside |= !split_->widget(i)->isHidden();
  const int lesson = beside ? int(room * lesson_share_) : 0;
  QList<int> sizes(split_->count(), lesson); // only one of them is seen
  sizes[0] = parameters;
  sizes[1] = room - lesson;
  split_->setSizes(sizes);
}

/// The size without a remembered one: wholly on the screen, and no larger than one can overlook.
void MainWindow::choose_first_size() {
  const QSize room = screen()->availableSize();
  const double scale = std::max(1.0, theme_.percent() / 100.0);
  if (room.width() <= usual_size.width() * 1.1 || room.height() <= usual_size.height()) {
    resize(room);
    setWindowState(Qt::WindowMaximized); // the frame has to fit, too
  } else {
    resize((largest_first_size * scale).boundedTo(room * 0.9));
  }
  divide();
}

/// A window that was left on a larger screen fits into this one.
void MainWindow::come_inside() {
  const QRect room = screen()->availableGeometry();
  if (isMaximized() || isFullScreen() || room.contains(geometry()))
    return;
  const bool larger = width() > room.width() || height() > room.height();
  resize(size().boundedTo(room.size()));
  move(std::clamp(x(), room.left(), std::max(room.left(), room.right() + 1 - width())),
       std::clamp(y(), room.top(), std::max(room.top(), room.bottom() + 1 - height())));
  if (larger) // its frame has to fit, too; moved afterwards it would not stay so
    setWindowState(Qt::WindowMaximized);
}

MessageBar& MainWindow::messages() {
  if (!messages_)
    messages_ = &bar(QStringLiteral("message_bar"));
  return *messages_;
}

MessageBar& MainWindow::bar(const QString& name) {
  auto* bar = body_->findChild<MessageBar*>(name, Qt::FindDirectChildrenOnly);
  if (!bar) {
    bar = new MessageBar(body_);
    bar->setObjectName(name);
    static_cast<QVBoxLayout*>(body_->layout())->insertWidget(0, bar);
    connect(bar, &MessageBar::whyAsked, why_, &WhyActions::answer_field);
  }
  return *bar;
}

void MainWindow::update_title() {
  QString title = QStringLiteral("LatencyLoom — %1").arg(title_words(workspace_.scenario()));
  if (!files_->path().isEmpty())
    title += QStringLiteral(" — %1[*]").arg(QFileInfo(files_->path()).fileName());
  setWindowTitle(title);
  setWindowModified(files_->modified());
}

void MainWindow::explain(const QString& parameter, const QPoint& at) {
  const ParameterInfo* info = find_parameter(parameter.toStdString());
  if (!info) { // a bound of a loop has no field: only its derivation
    const ViewArea::Asked there = views_->asked();
    return why_->answer(parameter, there.alpha, there.warps);
  }
  auto* popover = new ParameterPopover(workspace_, *info, this);
  popover->open_at(at);
}

WindowCommands& MainWindow::commands() { return menus_->commands(); }

Help& MainWindow::help() { return menus_->help(); }

QList<QAction*> MainWindow::undo_and_redo() const { return menus_->undo_and_redo(); }

DocumentFiles* MainWindow::hand_over() {
  if (!lessons_->may_close())
    return nullptr;
  lessons_->keep_running();
  remember();
  files_->disconnect(this);
  files_->setParent(nullptr);
  return files_;
}

void MainWindow::restore_layout() {
  const QByteArray geometry = unsealed(settings_.value("window/geometry").toByteArray());
  if (geometry.isEmpty() || !restoreGeometry(geometry))
    choose_first_size();
  else
    come_inside();
  restore_split(*split_, settings_.value("window/split").toStringList());
  const QStringList shown = settings_.value("window/pages").toStringList();
  for (ViewDock* dock : views_->docks()) {
    const auto restore = [this](View* view, const QString& page) {
      view->restore_choices(kept_choices(settings_, choices_key(page)));
    };
    connect(dock, &ViewDock::viewMade, this, restore);
    for (const ViewDock::Page& page : dock->pages()) {
      if (page.view)
        restore(page.view, page.info.id);
      if (shown.contains(page.info.id))
        dock->show_page(page.info.id);
    }
  }
  if (const QByteArray layout = unsealed(settings_.value("window/views").toByteArray());
      !layout.isEmpty())
    views_->restore_layout(layout);
  if (const QVariant folded = settings_.value("window/folded"); folded.isValid())
    params_->set_folded(folded.toStringList());
  params_->gpu_picker()->set_choice(
      {settings_.value("gpus/known").toString(), settings_.value("gpus/order").toString()});
}

void MainWindow::remember() {
  settings_.setValue("window/geometry", sealed(saveGeometry()));
  settings_.setValue("window/split", sizes_of(*split_));
  settings_.setValue("window/views", sealed(views_->layout_state()));
  settings_.setValue("window/folded", params_->folded());
  settings_.setValue("gpus/known", params_->gpu_picker()->choice().known);
  settings_.setValue("gpus/order", params_->gpu_picker()->choice().order);
  QStringList shown;
  for (const ViewDock* dock : views_->docks()) {
    shown << dock->info().id;
    for (const ViewDock::Page& page : dock->pages())
      if (page.view)
        if (const QVariantMap choices = page.view->choices(); !choices.isEmpty())
          settings_.setValue(choices_key(page.info.id), choices_to_text(choices));
  }
  settings_.setValue("window/pages", shown);
  settings_.setValue("window/theme", int(theme_.choice()));
  settings_.setValue("window/percent", theme_.percent());
  settings_.setValue("files/left", files_->where_left());
  settings_.sync();
}

MainWindow::~MainWindow() {
  // A field emits what was typed when it is hidden: its receivers must still exist.
  const auto all = findChildren<QWidget*>();
  for (const auto& each : QList<QPointer<QWidget>>(all.begin(), all.end()))
    if (each && each->isWindow())
      each->hide();
  hide();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!file_actions_->may_close() || !lessons_->may_close())
    return event->ignore();
  remember();
  emit closing();
  event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::ActivationChange && isActiveWindow())
    file_actions_->notice_change();
  QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (DocumentFiles::has_scenario(*event->mimeData()))
    event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  const QMimeData& data = *event->mimeData();
  const QString path = data.hasUrls() ? data.urls().front().toLocalFile() : QString();
  if (!DocumentFiles::reading_view(path).isEmpty())
    files_->open(path);
  else if (const QString table = DocumentFiles::plain_table(data); !table.isEmpty())
    gpus_->import_measurements(table, -1);
  else if (!data.hasUrls() || file_actions_->may_leave())
    files_->paste(data);
}

} // namespace loom
