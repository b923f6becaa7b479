#include "widgets/shell/window_commands.h"

#include "core/gpu/nearest_gpu.h"

#include "widgets/commands/announcement.h"
#include "widgets/commands/bookmarks.h"
#include "widgets/commands/bookmarks_dialog.h"
#include "widgets/commands/command_palette.h"
#include "widgets/commands/key_bindings.h"
#include "widgets/commands/parameter_commands.h"
#include "widgets/commands/shortcut_dialog.h"
#include "widgets/commands/word_button.h"
#include "widgets/figures/catalogue.h"
#include "widgets/look/icons.h"
#include "widgets/paint/timeline_widget.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/shell/figure_actions.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/view_groups.h"
#include "widgets/workspace/workspace.h"

#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace loom {

namespace {

/// What a view was called before, or is about, beside its title.
QString former_words(const ViewDock& dock) {
  const QString& id = dock.about().id();
  return id == QLatin1String("cusp")     ? WindowCommands::tr("Cusp, Concurrency, in flight")
         : id == QLatin1String("memory") ? WindowCommands::tr("Memory")
                                         : QString();
}

const QString zoom_from = QStringLiteral("zoom_from"), zoom_to = QStringLiteral("zoom_to");

/// A timeline has cycles to show, once its run was computed.
bool has_run(const TimelineWidget& timeline) { return timeline.to() - timeline.from() > 1; }

/// The view's choices, and the stretch of its timeline if it has one.
QVariantMap choices_of(const View& view) {
  QVariantMap choices = view.choices();
  if (const auto* timeline = view.findChild<TimelineWidget*>(); timeline && has_run(*timeline)) {
    choices[zoom_from] = timeline->from();
    choices[zoom_to] = timeline->to();
  }
  return choices;
}

void give_choices(View& view, const QVariantMap& choices) {
  view.restore_choices(choices);
  auto* timeline = view.findChild<TimelineWidget*>();
  const double from = choices[zoom_from].toDouble(), to = choices[zoom_to].toDouble();
  if (!timeline || !(from < to))
    return;
  const auto show = [timeline, from, to] { timeline->show_range(from, to); };
  if (has_run(*timeline))
    show();
  else
    QObject::connect(timeline, &TimelineWidget::rangeChanged, timeline, show,
                     Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
}

} // namespace

WindowCommands::WindowCommands(MainWindow& window, Workspace& workspace, QSettings& settings)
    : QObject(&window), window_(window), workspace_(workspace),
      palette_(new CommandPalette(settings, &window)), keys_(new KeyBindings(settings, this)),
      bookmarks_(new Bookmarks(workspace, settings, this)) {}

void WindowCommands::fill_edit_menu(QMenu& menu) {
  search_ = menu.addAction(icon(QStringLiteral("search")), tr("Comm&and palette…"),
                           QKeySequence(tr("Ctrl+K")), palette_, &CommandPalette::open);
  fill_bookmarks_menu(*menu.addMenu(tr("&Bookmarks")));
}

QWidget* WindowCommands::make_search_button(QWidget* parent) {
  auto* button = new WordButton(*search_, tr("Search"), tr("Search the commands"), window_, parent);
  button->setObjectName(QStringLiteral("search_button"));
  return button;
}

void WindowCommands::fill_bookmarks_menu(QMenu& menu) {
  for (int place = 1; place <= Bookmarks::count; ++place) {
    QAction* recalls = menu.addAction({}, QKeySequence(Qt::ALT | Qt::Key(Qt::Key_0 + place)), this,
                                      [this, place] { recall(place); });
    const auto show = [this, recalls, place](int changed) {
      if (changed != place)
        return;
      QString text = tr("Bookmark %1, empty").arg(place);
      if (const auto& bookmark = bookmarks_->at(place))
        text = QString(bookmark->name).replace(QLatin1Char('&'), QStringLiteral("&&"));
      recalls->setText(text);
    };
    show(place);
    connect(bookmarks_, &Bookmarks::changed, recalls, show);
  }
  menu.addSeparator();
  QMenu* store_menu = menu.addMenu(tr("&Keep this state"));
  for (int place = 1; place <= Bookmarks::count; ++place)
    store_menu->addAction(tr("As bookmark %1").arg(place),
                          QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + place)), this,
                          [this, place] { store(place); });
  QAction* manage = menu.addAction(tr("&Manage bookmarks…"), this, [this] {
    auto* dialog = new BookmarksDialog(*bookmarks_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BookmarksDialog::recallAsked, this, &WindowCommands::recall);
    dialog->open();
  });
  manage->setObjectName(QStringLiteral("manage-bookmarks"));
}

void WindowCommands::store(int place) {
  const ViewDock* dock = window_.views().current();
  const std::optional<Bookmark> before = bookmarks_->at(place);
  bookmarks_->store(place, dock ? dock->info().id : QString(),
                    dock ? dock->info().title : QString(),
                    dock && dock->view() ? choices_of(*dock->view()) : QVariantMap());
  const QString name = bookmarks_->at(place)->name;
  announce(window_, tr("Kept as bookmark %1: %2").arg(place).arg(name));
  MessageBar& bar = window_.bar(QStringLiteral("bookmark_bar"));
  if (!before)
    return bar.hide();
  bar.ask(tr("Bookmark %1 is now %2. It was %3.").arg(QString::number(place), name, before->name),
          {{tr("&Bring it back"), [this, place, before] {
              bookmarks_->put_back(place, *before);
              announce(window_, tr("Kept as bookmark %1: %2").arg(place).arg(before->name));
            }}});
}

void WindowCommands::recall(int place) {
  if (!bookmarks_->recall(place))
    return announce(window_, tr("Bookmark %1 is empty.").arg(place));
  const Bookmark& bookmark = *bookmarks_->at(place);
  if (ViewDock* dock = window_.views().dock(bookmark.view)) {
    window_.views().go_to(bookmark.view);
    give_choices(*dock->need_view(), bookmark.choices);
  }
  announce(window_, tr("Bookmark %1: %2").arg(place).arg(bookmark.name));
}

void WindowCommands::show_shortcuts() {
  auto* dialog = new ShortcutDialog(*keys_, &window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

std::vector<MenuAction> WindowCommands::actions(Fill fill) const {
  std::vector<MenuAction> all;
  // The views' ⋮ menus have what stands there.
  const auto* options = window_.findChild<QMenu*>(QStringLiteral("view_options"));
  for (const QAction* top : window_.menuBar()->actions())
    if (QMenu* menu = top->menu()) {
      const auto inside = actions_in(*menu, plain_text(top->text()), fill, options);
      all.insert(all.end(), inside.begin(), inside.end());
    }
  const std::size_t in_menus = all.size();
  for (QAction* action : window_.actions()) {
    const auto end = all.begin() + std::ptrdiff_t(in_menus);
    if (action->text().isEmpty() ||
        std::any_of(all.begin(), end, [&](const auto& each) { return each.action == action; }))
      continue;
    QString goes_to = action->objectName();
    const ViewDock* goes =
        goes_to.startsWith(QLatin1String("go-"))
            ? window_.views().dock(
                  goes_to.remove(QLatin1String("go-")).remove(QLatin1String("page-")))
            : nullptr;
    const bool of_lessons = window_.lessons().keys().contains(action);
    all.push_back({action, goes ? QStringLiteral("%1 › %2").arg(
                                      tr("Go to view"), title_of(goes->about().first().question))
                           : of_lessons ? plain_text(window_.lessons().menu().title())
                                        : plain_text(tr("&View"))});
  }
  return all;
}

void WindowCommands::begin() {
  keys_->adopt(actions(Fill::as_is));
  for (const QAction* top : window_.menuBar()->actions())
    keys_->reserve(QKeySequence::mnemonic(top->text()), plain_text(top->text()));
  keys_->load();
  palette_->add_reader([this](const QString& typed) {
    // "warps needed" is a view, and no value of a parameter.
    const auto& docks = window_.views().docks();
    const bool names_view = std::ranges::any_of(docks, [&typed](const ViewDock* dock) {
      return dock->about().title().startsWith(typed.simplified(), Qt::CaseInsensitive);
    });
    return names_view ? std::vector<Command>() : read_parameter(workspace_, typed);
  });
  palette_->add_reader([this](const QString& typed) { return named_gpus(typed); });
  palette_->add_source([this] {
    std::vector<Command> all = commands_of(actions(Fill::as_if_opened));
    for (const ViewDock* dock : window_.views().docks())
      for (Command& command : all)
        if (command.title == dock->about().title())
          command.words = former_words(*dock);
    return all;
  });
  palette_->add_source([this] { return parameter_commands(workspace_); });
  palette_->add_source([this] { return view_commands(); });
  palette_->add_source([this] { return gpu_commands(workspace_.catalogue().ids()); });
  palette_->add_source([this] { return figure_commands(); });
}

/// Of the ⋮ menus of all views: those that nobody has looked at yet are made for this. What changes
/// a view that is not seen shows it.
std::vector<Command> WindowCommands::view_commands() {
  view_menus_.clear();
  std::vector<Command> all;
  for (ViewDock* dock : window_.views().docks())
    for (const ViewDock::Page& page : dock->pages()) {
      view_menus_.push_back(std::make_unique<QMenu>());
      dock->fill(*view_menus_.back(), page.info.id);
      for (Command& command :
           commands_of(actions_in(*view_menus_.back(), page.info.title, Fill::as_if_opened))) {
        command.words = former_words(*dock);
        command.run = [this, dock, id = page.info.id, act = std::move(command.run)] {
          if (!dock->isVisible() || dock->info().id != id)
            window_.views().go_to(id);
          act();
        };
        all.push_back(std::move(command));
      }
    }
  return all;
}

Command WindowCommands::gpu_command(const GpuPtr& gpu) const {
  Command command{QString::fromStdString(gpu->name), QStringLiteral("GPU"),
                  [&workspace = workspace_, gpu] { workspace.propose_gpu(gpu); }};
  command.words = QString::fromStdString(gpu->id) + QLatin1Char(' ') + gpu_summary(*gpu);
  command.checked = gpu->id == workspace_.scenario().gpu->id;
  return command;
}

std::vector<Command> WindowCommands::gpu_commands(const std::vector<std::string>& ids) const {
  std::vector<Command> commands;
  for (const std::string& id : ids)
    if (const auto gpu = workspace_.catalogue().find(id))
      commands.push_back(gpu_command(*gpu));
  return commands;
}

/// The GPUs that people call so: "rtx3080", "NVIDIA GeForce RTX 4070", "a100 80gb".
std::vector<Command> WindowCommands::named_gpus(const QString& typed) const {
  constexpr std::size_t most = 8;
  const std::string text = typed.toStdString();
  if (std::ranges::none_of(text, [](char c) { return c >= '0' && c <= '9'; }))
    return {}; // letters alone stand in many commands
  std::vector<GpuPtr> gpus;
  for (const std::string& id : workspace_.catalogue().ids())
    if (const auto gpu = workspace_.catalogue().find(id))
      gpus.push_back(*gpu);
  const NamedGpus named = gpus_named(text, gpus);
  return named.ids.size() <= most ? gpu_commands(named.ids) : std::vector<Command>();
}

std::vector<Command> WindowCommands::figure_commands() const {
  std::vector<Command> commands;
  FigureActions& figures = window_.figures();
  for (const FigureEntry& entry : figure_catalogue()) {
    const QString title = QStringLiteral("%1: %2").arg(entry.id, entry.title);
    commands.push_back({title, tr("Open figure"), [&figures, id = entry.id] { figures.open(id); }});
    commands.push_back(
        {title, tr("Export figure"), [&figures, id = entry.id] { figures.ask_export_of(id); }});
  }
  return commands;
}

} // namespace loom
