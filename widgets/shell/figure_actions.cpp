#include "widgets/shell/figure_actions.h"

#include "widgets/dialogs/dialog_numbers.h"
#include "widgets/dialogs/export_dialog.h"
#include "widgets/dialogs/figure_numbers.h"
#include "widgets/editor/figure_editor.h"
#include "widgets/export/figure_clipboard.h"
#include "widgets/figures/catalogue.h"
#include "widgets/figures/shared/figure_command.h"
#include "widgets/gallery/figure_gallery.h"
#include "widgets/gallery/figure_homes.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/theme.h"
#include "widgets/shell/language_menu.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/shell/why_actions.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QClipboard>
#include <QStandardPaths>

#include <set>

namespace loom {

namespace {

/// The views first, in their order, then everything else that has a name.
std::vector<FigureChoice> figure_choices(const ViewArea& views) {
  std::vector<FigureChoice> choices;
  std::set<QString> named;
  for (const ViewDock* dock : views.docks())
    for (const ViewDock::Page& page : dock->pages())
      if (const auto entry = find_figure(page.info.id); entry && named.insert((*entry)->id).second)
        choices.push_back({(*entry)->id, page.info.title});
  for (const FigureEntry& entry : figure_catalogue())
    if (named.insert(entry.id).second)
      choices.push_back({entry.id, QStringLiteral("%1: %2").arg(entry.id, entry.title)});
  return choices;
}

} // namespace

FigureActions::FigureActions(MainWindow& window, Workspace& workspace, QSettings& settings)
    : QObject(&window), window_(window), workspace_(workspace), settings_(settings) {}

Result<Figure> FigureActions::figure_of(const QString& id) const {
  if (View* view = window_.views().need_view(id))
    if (Figure figure = view->figure(); QString::fromStdString(figure.id) == id)
      return figure;
  return figure_named(id, workspace_.document(), workspace_.catalogue());
}

FigureLook FigureActions::spoken_look(FigureLook look) const {
  const QString chosen = figure_language(settings_);
  const QString language = chosen.isEmpty() ? spoken_language() : chosen;
  if (look.language.empty() && language != QStringLiteral("en")) // as the command line does
    look.language = language.toStdString();
  return look;
}

LookedExport FigureActions::page_of(ViewDock* dock, const std::optional<FigureLook>& wanted) const {
  const View& view = *dock->need_view();
  Figure own = view.figure();
  const QString id = QString::fromStdString(own.id);
  const FigureLook look =
      view.look(spoken_look(wanted ? *wanted : look_of(workspace_.document(), own.id)));
  const QString language =
      look.language.empty() ? QStringLiteral("en") : QString::fromStdString(look.language);
  const bool other = language != spoken_language();
  const Speaking as_figures(language);
  if (other)
    own = view.figure();
  const auto draw = [&](double page_em) -> Result<Figure> {
    return page_em > 0 ? view.figure_on_page(page_em) : own;
  };
  const auto beside = [this](const QString& other_id) { return figure_of(other_id); };
  return figure_page(id, draw, look, beside).value();
}

void FigureActions::copy_command(ViewDock* dock) {
  LookedExport page = page_of(dock);
  if (!can_draw(page))
    return;
  Document document = workspace_.document();
  keep_look(document, page.figure.id, drawn_look(page));
  const QString id = QString::fromStdString(page.figure.id);
  QApplication::clipboard()->setText(figure_command({.id = id,
                                                     .document = document,
                                                     .catalogue = workspace_.catalogue(),
                                                     .spec = page.spec,
                                                     .path = id + QStringLiteral(".pdf")}));
}

bool FigureActions::can_draw(const LookedExport& page) {
  if (page.figure.panels.empty())
    window_.messages().show_problem(tr("The figure cannot be drawn while numbers are missing."));
  return !page.figure.panels.empty();
}

void FigureActions::copy(ViewDock* dock) {
  LookedExport copied = dock ? page_of(dock) : LookedExport{};
  if (!dock || !can_draw(copied))
    return;
  copied.spec.dpi = 300;
  if (auto entry = figure_for_clipboard(copied.figure, workspace_.document(),
                                        workspace_.catalogue(), copied.spec))
    QApplication::clipboard()->setMimeData(entry->release());
  else
    window_.messages().show_problem(said_line(entry.error()));
}

void FigureActions::show_numbers(ViewDock* dock) {
  LookedExport shown = dock ? page_of(dock) : LookedExport{};
  if (!dock || !can_draw(shown))
    return;
  shown.spec.format = ExportFormat::csv;
  std::vector<QByteArray> tables; // one a panel: each with columns of its own
  for (const Panel& panel : shown.figure.panels) {
    Figure alone = shown.figure;
    alone.panels = {panel};
    auto csv = export_figure(alone, workspace_.document(), workspace_.catalogue(), shown.spec);
    if (!csv)
      return window_.messages().show_problem(said_line(csv.error()));
    tables.push_back(*std::move(csv));
  }
  const Speaking as_figures(figure_language(settings_));
  auto* dialog = new FigureNumbers(shown.figure, tables, workspace_.scenario(),
                                   dock->info().quantities, &window_);
  window_.why()
      .open_answering(dialog, [this] { return window_.views().sections(); })
      ->set_question([dialog] { return dialog->question(); });
}

void FigureActions::edit(ViewDock* dock) {
  if (!dock)
    return window_.messages().show_problem(tr("Show a view first: there is no figure to edit."));
  if (!editor_) {
    editor_ = new FigureEditor(workspace_, settings_, figure_choices(window_.views()), &window_);
    editor_->offer(window_.undo_and_redo());
  }
  editor_->disconnect(this); // another view's
  connect(editor_, &FigureEditor::commandAsked, this, [this, dock] { copy_command(dock); });
  connect(editor_, &FigureEditor::copyAsked, this, [this, dock] { copy(dock); });
  connect(editor_, &FigureEditor::exportAsked, this, [this, dock] { ask_export(dock); });
  editor_->edit([this, dock] { return page_of(dock); });
  come_forward(*editor_);
}

void FigureActions::ask_export(ViewDock* dock) {
  if (!dock)
    return window_.messages().show_problem(tr("Show a view first: there is no figure to export."));
  if (can_draw(page_of(dock)))
    open_export([this, dock](const FigureLook& look) { return page_of(dock, look); },
                workspace_.document(),
                editor_ && editor_->isActiveWindow() ? static_cast<QWidget*>(editor_) : &window_);
}

void FigureActions::open_export(std::function<LookedExport(const FigureLook&)> page,
                                const Document& document, QWidget* parent) {
  auto* dialog =
      new ExportDialog(std::move(page), document, workspace_.catalogue(), settings_, parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void FigureActions::show_gallery() {
  if (!gallery_) {
    gallery_ = new FigureGallery(workspace_.catalogue().files(),
                                 QStandardPaths::writableLocation(QStandardPaths::CacheLocation),
                                 &window_);
    connect(gallery_, &FigureGallery::openAsked, this, &FigureActions::open);
    connect(gallery_, &FigureGallery::exportAsked, this, &FigureActions::ask_export_of);
  }
  come_forward(*gallery_);
}

void FigureActions::open(const QString& figure) {
  const auto home = figure_home(figure);
  if (!home)
    return;
  workspace_.propose_document(
      tr("Open %1").arg(figure),
      figure_document(*home, workspace_.document(), workspace_.catalogue()));
  window_.views().go_to(home->view);
  window_.activateWindow();
}

void FigureActions::ask_export_of(const QString& figure) {
  const auto home = figure_home(figure);
  if (!home)
    return;
  const Document document = figure_document(*home, workspace_.document(), workspace_.catalogue());
  const auto page = [this, figure, document](const FigureLook& wanted) {
    const FigureLook look = spoken_look(wanted);
    const Speaking as_figures(look.language.empty() ? QStringLiteral("en")
                                                    : QString::fromStdString(look.language));
    const auto draw = [&](double page_em) {
      return find_figure(figure).and_then([&](const FigureEntry* entry) {
        FigureRequest request = request_of(figure, document, workspace_.catalogue());
        request.page_em = page_em;
        return entry->build(request);
      });
    };
    const auto beside = [&](const QString& id) {
      return figure_named(id, document, workspace_.catalogue());
    };
    return figure_page(figure, draw, look, beside);
  };
  if (const auto built = page(look_of(document, figure.toStdString())); !built)
    window_.messages().show_problem(said_line(built.error()));
  else
    open_export([page](const FigureLook& look) { return page(look).value(); }, document,
                gallery_ && gallery_->isVisible() ? gallery_ : window_.centralWidget());
}

} // namespace loom
