// The glossary knows what the dialogs say that make and read figures.

#include "tests/widgets/export/plain_page.h"
#include "tests/widgets/shell/shell_fixture.h"

#include "widgets/commands/menu_commands.h"
#include "widgets/dialogs/export_dialog.h"
#include "widgets/dialogs/import_dialog.h"
#include "widgets/editor/figure_editor.h"
#include "widgets/help/terms.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QAction>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QTabBar>

namespace loom {
namespace {

/// Words of dialogs that everybody knows.
const QStringList plain_words{QStringLiteral("Copy as command"),
                              QStringLiteral("Notes under the panels"),
                              QStringLiteral("Symbols for names"),
                              QStringLiteral("Curve"),
                              QStringLiteral("Size, colour"),
                              QStringLiteral("Title"),
                              QStringLiteral("Scale"),
                              QStringLiteral("numbers"),
                              QStringLiteral("Author"),
                              QStringLiteral("Font inside SVG"),
                              QStringLiteral("Name"),
                              QStringLiteral("Colour"),
                              QStringLiteral("Dashes"),
                              QStringLiteral("Marker"),
                              QStringLiteral("Width"),
                              QStringLiteral("Drawn"),
                              QStringLiteral("Language"),
                              QStringLiteral("Leave it out"),
                              QStringLiteral("As it was"),
                              QStringLiteral("Curves"),
                              QStringLiteral("Format"),
                              QStringLiteral("Size"),
                              QStringLiteral("Width × height"),
                              QStringLiteral("Resolution"),
                              QStringLiteral("Palette"),
                              QStringLiteral("File"),
                              QStringLiteral("Transparent ground"),
                              QStringLiteral("Caption, BibTeX and LaTeX beside it"),
                              QStringLiteral("Browse"),
                              QStringLiteral("Cancel"),
                              QStringLiteral("Export"),
                              QStringLiteral("Reading"),
                              QStringLiteral("Extra arithmetic"),
                              QStringLiteral("Notes"),
                              QStringLiteral("Leave refused rows out"),
                              QStringLiteral("Import"),
                              QStringLiteral("Kind"),
                              QStringLiteral("Panel"),
                              QStringLiteral("Text"),
                              QStringLiteral("Place"),
                              QStringLiteral("End"),
                              QStringLiteral("Beside it"),
                              QStringLiteral("Columns"),
                              QStringLiteral("Axes of"),
                              QStringLiteral("This panel has no axes."),
                              QStringLiteral("Range"),
                              QStringLiteral("to"),
                              QStringLiteral("Step"),
                              QStringLiteral("at most"),
                              QStringLiteral("Font"),
                              QStringLiteral("Numbers"),
                              QStringLiteral("Titles"),
                              QStringLiteral("Lines"),
                              QStringLiteral("Labels"),
                              QStringLiteral("Preset"),
                              QStringLiteral("Add"),
                              QStringLiteral("Remove"),
                              QStringLiteral("Letters (a), (b),"),
                              QStringLiteral("Delete"),
                              QStringLiteral("Reset"),
                              QStringLiteral("Copy"),
                              QStringLiteral("Page"),
                              QStringLiteral("Panels and axes"),
                              QStringLiteral("Marks"),
                              QStringLiteral("Number equal axes once"),
                              QStringLiteral("Title above the panels"),
                              QStringLiteral("Caption under the panels"),
                              QStringLiteral("Undo"),
                              QStringLiteral("Redo"),
                              QStringLiteral("Keep as preset")};

class GlossaryDialogsTest : public WindowTest {};

/// What a dialog says in labels, captions and tabs that is neither a term, nor has one in
/// it, nor is a plain word.
QStringList unexplained_words(const QWidget& dialog, const QStringList& plain) {
  QStringList missing;
  const auto consider = [&](const QString& said) {
    const QString text = plain_text(said);
    if (text.size() > 1 && !text[0].isDigit() && !term_of(text) && !term_in(text) &&
        !plain.contains(text))
      missing << text;
  };
  for (const QLabel* label : dialog.findChildren<QLabel*>())
    if (label->buddy() || label->text().size() < 24) // longer ones are sentences
      consider(label->text());
  for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
    consider(button->text());
  for (const QGroupBox* box : dialog.findChildren<QGroupBox*>())
    consider(box->title());
  for (const QTabBar* bar : dialog.findChildren<QTabBar*>())
    for (int tab = 0; tab < bar->count(); ++tab)
      consider(bar->tabText(tab));
  missing.removeDuplicates();
  return missing;
}

TEST_F(GlossaryDialogsTest, ExplainsTheWordsOfTheDialogsThatMakeAndReadFigures) {
  const Figure figure = window.views().need_view(QStringLiteral("throughput"))->figure();
  const ExportDialog exports(plain_page(figure), workspace.document(), catalogue, settings,
                             &window);
  EXPECT_EQ(unexplained_words(exports, plain_words), QStringList());
  QFile table(file("m.csv"));
  ASSERT_TRUE(table.open(QIODevice::WriteOnly));
  table.write("warps,throughput\n8,0.01\n16,0.02\n");
  table.close();
  const ImportDialog imports(scenario(), file("m.csv"), nullptr, &window);
  EXPECT_EQ(unexplained_words(imports, plain_words), QStringList());
  for (QAction* action : window.findChildren<QAction*>())
    if (plain_text(action->text()) == QStringLiteral("Edit figure"))
      action->trigger();
  const auto* editor = window.findChild<FigureEditor*>();
  ASSERT_NE(editor, nullptr);
  EXPECT_EQ(unexplained_words(*editor, plain_words), QStringList());
}

} // namespace
} // namespace loom
