#include "core/text/text.h"
#include "widgets/editor/figure_editor.h"
#include "widgets/export/figure_clipboard.h"
#include "widgets/figures/catalogue.h"
#include "widgets/figures/shared/figure_page.h"
#include "widgets/gallery/figure_gallery.h"
#include "widgets/gallery/figure_homes.h"
#include "widgets/look/language.h"
#include "widgets/look/problem_text.h"
#include "widgets/shell/dialog_numbers.h"
#include "widgets/shell/export_dialog.h"
#include "widgets/shell/figure_numbers.h"
#include "widgets/shell/language_menu.h"
#include "widgets/shell/main_window.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QClipboard>
#include <QStandardPaths>

#include <algorithm>
#include <set>

namespace loom {

namespace {

/// The figure as the view of its name shows it, else as the catalogue has it.
Result<Figure> find_figure_for(const QString& id, ViewArea& views, Workspace& workspace) {
  for (ViewDock* dock : views.docks())
    if (dock->info().id == id)
      if (Figure figure = dock->need_view()->figure(); QString::fromStdString(figure.id) == id)
        return figure;
  return figure_named(id, workspace.document(), workspace.catalogue());
}

/// The views first, in their order, then everything else that has a name.
std::vector<FigureChoice> figure_choices(const ViewArea& views) {
  std::vector<FigureChoice> choices;
  std::set<QString> named;
  for (const ViewDock* dock : views.docks())
    if (const auto entry = find_figure(dock->info().id); entry && named.insert((*entry)->id).second)
      choices.push_back({(*entry)->id, dock->info().title});
  for (const FigureEntry& entry : figure_catalogue())
    if (named.insert(entry.id).second)
      choices.push_back({entry.id, QStringLiteral("%1: %2").arg(entry.id, entry.title)});
  return choices;
}

} // namespace

LookedExport MainWindow::looked_figure(ViewDock* dock, const PageChoice& choice) {
  const Speaking as_figures(figure_language(settings_));
  const View& view = *dock->need_view();
  const Figure own = view.figure();
  const auto draw = [&](double page_em) -> Result<Figure> {
    return page_em > 0 ? view.figure_on_page(page_em) : own;
  };
  const auto beside = [this](const QString& id) {
    return find_figure_for(id, *views_, workspace_);
  };
  return figure_page(QString::fromStdString(own.id), draw, workspace_.document(), beside, choice)
      .value();
}

void MainWindow::copy_figure(ViewDock* dock) {
  LookedExport copied = looked_figure(dock);
  if (copied.figure.panels.empty()) {
    messages().show_problem(tr("The figure cannot be drawn while numbers are missing."));
    return;
  }
  copied.spec.dpi = 300;
  auto entry = figure_for_clipboard(copied.figure, workspace_.document(), workspace_.catalogue(),
                                    copied.spec);
  if (entry)
    QApplication::clipboard()->setMimeData(entry->release());
  else
    messages().show_problem(said_line(entry.error()));
}

void MainWindow::show_numbers_of(ViewDock* dock) {
  LookedExport shown = looked_figure(dock);
  shown.spec.format = ExportFormat::csv;
  const auto csv =
      export_figure(shown.figure, workspace_.document(), workspace_.catalogue(), shown.spec);
  if (shown.figure.panels.empty())
    messages().show_problem(tr("The figure cannot be drawn while numbers are missing."));
  else if (csv)
    open_numbers(*dock, shown.figure, *csv);
  else
    messages().show_problem(said_line(csv.error()));
}

void MainWindow::open_numbers(const ViewDock& dock, const Figure& figure, const QByteArray& csv) {
  const Speaking as_figures(figure_language(settings_));
  auto* dialog =
      new FigureNumbers(figure, csv, workspace_.scenario(), dock.info().quantities, this);
  open_answering(dialog, [this] { return views_->sections(); })->set_question([dialog] {
    return dialog->question();
  });
}

void MainWindow::edit_figure_of(ViewDock* dock) {
  if (!dock) {
    messages().show_problem(tr("Show a view first: there is no figure to edit."));
    return;
  }
  if (!editor_) {
    editor_ = new FigureEditor(workspace_, settings_, figure_choices(*views_), this);
    editor_->offer({undo_, redo_});
  }
  disconnect(editor_, &FigureEditor::copyAsked, this, nullptr);
  connect(editor_, &FigureEditor::copyAsked, this, [this, dock] { copy_figure(dock); });
  editor_->edit([this, dock] { return looked_figure(dock); });
  editor_->show();
  editor_->raise();
  editor_->activateWindow();
}

void MainWindow::show_gallery() {
  if (!gallery_) {
    gallery_ =
        new FigureGallery(workspace_.catalogue().files(),
                          QStandardPaths::writableLocation(QStandardPaths::CacheLocation), this);
    connect(gallery_, &FigureGallery::openAsked, this, &MainWindow::open_figure);
    connect(gallery_, &FigureGallery::exportAsked, this, &MainWindow::export_named_figure);
  }
  gallery_->show();
  gallery_->raise();
  gallery_->activateWindow();
}

void MainWindow::open_figure(const QString& figure) {
  const auto home = figure_home(figure);
  if (!home)
    return;
  workspace_.propose_document(
      tr("Open %1").arg(figure),
      figure_document(*home, workspace_.document(), workspace_.catalogue()));
  const auto& docks = views_->docks();
  const auto view = std::ranges::find_if(
      docks, [&](const ViewDock* dock) { return dock->info().id == home->view; });
  if (view != docks.end())
    views_->go_to(static_cast<std::size_t>(view - docks.begin()));
  activateWindow();
}

void MainWindow::export_named_figure(const QString& figure) {
  const auto home = figure_home(figure);
  if (!home)
    return;
  const Document document = figure_document(*home, workspace_.document(), workspace_.catalogue());
  const auto page = [this, figure, document](const PageChoice& choice) {
    const Speaking as_figures(figure_language(settings_));
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
    return figure_page(figure, draw, document, beside, choice);
  };
  if (const auto built = page({}); !built)
    messages().show_problem(said_line(built.error()));
  else
    open_export([page](const PageChoice& choice) { return page(choice).value(); }, document,
                gallery_ && gallery_->isVisible() ? gallery_ : centralWidget());
}

void MainWindow::export_figure_of(ViewDock* dock) {
  if (!dock) {
    messages().show_problem(tr("Show a view first: there is no figure to export."));
    return;
  }
  if (looked_figure(dock).figure.panels.empty()) {
    messages().show_problem(tr("The figure cannot be drawn while numbers are missing."));
    return;
  }
  open_export([this, dock](const PageChoice& choice) { return looked_figure(dock, choice); },
              workspace_.document(), this);
}

void MainWindow::open_export(std::function<LookedExport(const PageChoice&)> page,
                             const Document& document, QWidget* parent) {
  auto* dialog =
      new ExportDialog(std::move(page), document, workspace_.catalogue(), settings_, parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

} // namespace loom
