// The figure editor in its window: an author with a deadline.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/dialogs/export_dialog.h"
#include "widgets/editor/figure_editor.h"
#include "widgets/editor/lint_list.h"
#include "widgets/editor/look_presets.h"
#include "widgets/editor/number_field.h"
#include "widgets/editor/page_preview.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

class FigureEditorTest : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    window.views().go_to(QStringLiteral("throughput")); // throughput
    trigger(QStringLiteral("Ctrl+Shift+E"));
    editor = window.findChild<FigureEditor*>();
    ASSERT_TRUE(editor);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(editor));
  }

  void trigger(const QString& keys) {
    for (QAction* action : window.findChildren<QAction*>())
      if (action->shortcut() == QKeySequence(keys))
        action->trigger();
  }
  template <class Widget> Widget* field(const char* name) {
    return editor->findChild<Widget*>(QString::fromLatin1(name));
  }
  void choose(const char* name, const QString& text) {
    auto* box = field<QComboBox>(name);
    box->setCurrentIndex(box->findText(text));
    ASSERT_GE(box->currentIndex(), 0) << text.toStdString();
    emit box->activated(box->currentIndex());
  }
  [[nodiscard]] FigureLook look() const { return editor->look(); }

  FigureEditor* editor = nullptr;
};

TEST_F(FigureEditorTest, EveryTabIsAsWideAsItsForm) {
  auto* tabs = editor->findChild<QTabWidget*>();
  for (int i = 0; i < tabs->count(); ++i) {
    tabs->setCurrentIndex(i);
    QCoreApplication::processEvents();
    const auto* scroll = qobject_cast<QScrollArea*>(tabs->widget(i));
    ASSERT_TRUE(scroll) << i;
    EXPECT_LE(scroll->widget()->width(), scroll->viewport()->width()) << i;
  }
}

TEST_F(FigureEditorTest, AnAuthorMakesATwoPanelFigureReopensItAndUndoes) {
  choose("look_size", QStringLiteral("ieee-2col"));
  choose("look_add", QStringLiteral("Warps needed"));
  field<QCheckBox>("look_letters")->click();
  choose("look_palette", QStringLiteral("Black and white"));
  field<QPushButton>("look_mark_add")->click();
  auto* text = field<QLineEdit>("look_mark_text");
  text->setText(QStringLiteral("nothing hides here"));
  emit text->editingFinished();
  auto* x = field<NumberField>("look_mark_x");
  x->setText(QStringLiteral("24"));
  emit x->editingFinished();

  const FigureLook made = look();
  EXPECT_EQ(made.size, "ieee-2col");
  EXPECT_EQ(made.beside, std::vector<std::string>{"cusp"});
  ASSERT_EQ(made.annotations.size(), 1u);
  EXPECT_EQ(made.annotations[0].what.at.x, 24);
  EXPECT_EQ(editor->shown().figure.panels.size(), 2u);
  EXPECT_EQ(editor->shown().figure.panels[1].title, "(b)");
  EXPECT_TRUE(editor->shown().held.isEmpty())
      << editor->shown().held.join(QLatin1Char(' ')).toStdString();

  editor->exportAsked();
  auto* dialog = window.findChild<ExportDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->path_field()->setText(file("two.pdf"));
  dialog->accept();
  ASSERT_EQ(dialog->problem(), QString());
  const Document exported = workspace.document();
  workspace.propose(QStringLiteral("alpha"), 7);
  workspace.undo_stack().clear();
  workspace.propose_look(QStringLiteral("throughput-saturation"), {});
  EXPECT_EQ(look(), FigureLook{});
  ASSERT_TRUE(window.files().open(file("two.pdf")));
  EXPECT_EQ(workspace.document(), exported);
  EXPECT_EQ(look(), made);

  field<QCheckBox>("look_title")->click();
  EXPECT_TRUE(look().title);
  workspace.undo_stack().undo();
  EXPECT_EQ(look(), made);
}

TEST_F(FigureEditorTest, ShowsThePageAsLargeAsItIsPrinted) {
  choose("look_size", QStringLiteral("ieee-1col"));
  PagePreview& preview = editor->preview();
  EXPECT_NEAR(preview.page().width(), 88.9 / 25.4 * preview.screen_dpi(), 0.5);
  choose("preview_size", QStringLiteral("Fitted"));
  EXPECT_LE(preview.page().right(), preview.width());
}

TEST_F(FigureEditorTest, GreyPreviewsHaveNoColour) {
  const auto has_colour = [this] {
    editor->preview().repaint();
    const QImage& image = editor->preview().image();
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x) {
        const QColor pixel = image.pixelColor(x, y);
        if (std::abs(pixel.red() - pixel.blue()) > 1)
          return true;
      }
    return false;
  };
  EXPECT_TRUE(has_colour());
  choose("preview_vision", QStringLiteral("In grey"));
  EXPECT_FALSE(has_colour());
}

TEST_F(FigureEditorTest, FollowsTheScenario) {
  const Figure before = editor->shown().figure;
  workspace.propose(QStringLiteral("alpha"), 3);
  EXPECT_TRUE(QTest::qWaitFor([&] { return editor->shown().figure != before; }, 2000));
}

TEST_F(FigureEditorTest, EveryKindOfChangeIsOneUndoStep) {
  choose("look_palette", QStringLiteral("Black and white"));
  QTest::qWait(800); // steps in quick succession are one
  choose("look_labels", QStringLiteral("In a legend"));
  EXPECT_EQ(undo_count(), 2);
  workspace.undo_stack().undo();
  EXPECT_EQ(look().palette, LookPalette::mono);
  EXPECT_EQ(look().labels, LookLabels::direct);
}

TEST_F(FigureEditorTest, PresetsAreKeptTakenAndDeleted) {
  choose("look_palette", QStringLiteral("Black and white"));
  choose("look_size", QStringLiteral("nature-1col"));
  choose("look_add", QStringLiteral("Warps needed"));
  save_look_preset(settings, QStringLiteral("Nature / mine"), look());
  EXPECT_EQ(look_preset_names(settings), QStringList{QStringLiteral("Nature / mine")});
  const auto kept = look_preset(settings, QStringLiteral("Nature / mine"));
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->size, "nature-1col");
  EXPECT_TRUE(kept->beside.empty()); // of one figure, not of its look
  const FigureLook taken = with_preset({.beside = {"ilp"}}, *kept);
  EXPECT_EQ(taken.palette, LookPalette::mono);
  EXPECT_EQ(taken.beside, std::vector<std::string>{"ilp"});
  delete_look_preset(settings, QStringLiteral("Nature / mine"));
  EXPECT_TRUE(look_preset_names(settings).isEmpty());
}

TEST_F(FigureEditorTest, APresetIsKeptUnderANameAndTakenByIt) {
  choose("look_palette", QStringLiteral("Black and white"));
  field<QPushButton>("look_keep")->click();
  auto* ask = editor->findChild<QInputDialog*>();
  ASSERT_TRUE(ask);
  ask->setTextValue(QStringLiteral("mine"));
  ask->accept();
  EXPECT_EQ(look_preset_names(settings), QStringList{QStringLiteral("mine")});
  field<QPushButton>("look_reset")->click();
  EXPECT_EQ(look().palette, LookPalette::colour);
  choose("look_presets", QStringLiteral("mine"));
  EXPECT_EQ(look().palette, LookPalette::mono);
  field<QPushButton>("look_delete")->click();
  EXPECT_TRUE(look_preset_names(settings).isEmpty());
  EXPECT_FALSE(field<QComboBox>("look_presets")->isEnabled());
}

TEST_F(FigureEditorTest, APosterIsPreviewedWithoutItsWholeMemory) {
  const auto boxes = editor->findChildren<QDoubleSpinBox*>();
  const auto width = std::ranges::find(boxes, QStringLiteral("Width, millimetres"),
                                       &QDoubleSpinBox::accessibleName);
  ASSERT_NE(width, boxes.end());
  (*width)->setValue(1200);
  editor->preview().repaint();
  EXPECT_EQ(editor->shown().spec.width_mm, 1200);
  EXPECT_LE(editor->preview().image().width(), 4096);
  EXPECT_GT(editor->preview().image().width(), 4000);
}

TEST_F(FigureEditorTest, ResetTakesEverythingBack) {
  choose("look_palette", QStringLiteral("Black and white"));
  field<QPushButton>("look_reset")->click();
  EXPECT_EQ(look(), FigureLook{});
  EXPECT_TRUE(workspace.document().looks.empty());
}

TEST_F(FigureEditorTest, EveryFieldHasANameForThoseWhoDoNotSeeIt) {
  for (const QWidget* each : editor->findChildren<QWidget*>()) {
    const bool entered = qobject_cast<const QComboBox*>(each) ||
                         qobject_cast<const QAbstractSpinBox*>(each) ||
                         qobject_cast<const NumberField*>(each);
    if (!entered)
      continue;
    bool labelled = !each->accessibleName().isEmpty();
    for (const QLabel* label : editor->findChildren<QLabel*>())
      labelled = labelled || label->buddy() == each;
    EXPECT_TRUE(labelled) << each->objectName().toStdString();
  }
}

TEST_F(FigureEditorTest, CopyingTakesTheEditedFigure) {
  field<QPushButton>("look_mark_add")->click();
  trigger(QStringLiteral("Ctrl+Shift+C"));
  const QMimeData* data = QGuiApplication::clipboard()->mimeData();
  ASSERT_TRUE(data);
  EXPECT_TRUE(data->text().contains(QStringLiteral("text: text\t")));
  EXPECT_TRUE(data->hasFormat(QStringLiteral("image/svg+xml")));
  EXPECT_TRUE(data->hasFormat(QStringLiteral("image/png")));
}

TEST_F(FigureEditorTest, TheExportDialogBeginsWithTheEditedFigure) {
  choose("look_size", QStringLiteral("ieee-2col"));
  choose("look_palette", QStringLiteral("Black and white"));
  choose("look_add", QStringLiteral("Warps needed"));
  window.views().go_to(QStringLiteral("throughput"));
  trigger(QStringLiteral("Ctrl+E"));
  const auto* dialog = window.findChild<ExportDialog*>();
  ASSERT_TRUE(dialog);
  EXPECT_EQ(dialog->spec().width_mm, 182);
  EXPECT_EQ(dialog->spec().height_mm, editor->shown().spec.height_mm);
  EXPECT_EQ(dialog->spec().text_pt, 8);
  EXPECT_EQ(dialog->spec().palette, Palette::mono);
}

TEST_F(FigureEditorTest, AClickOnThePagePutsTheSelectedMarkThere) {
  field<QPushButton>("look_mark_add")->click();
  const PlacedAnnotation before = look().annotations.at(0);
  PagePreview& preview = editor->preview();
  // The middle of a page with one panel lies between its axes.
  QTest::mouseClick(&preview, Qt::LeftButton, {}, preview.page().center().toPoint());
  EXPECT_EQ(look().annotations.at(0), before); // its tab is not in front
  auto* tabs = editor->findChild<QTabWidget*>();
  tabs->setCurrentIndex(3);
  QTest::mouseClick(&preview, Qt::LeftButton, {}, preview.page().center().toPoint());
  const Point at = look().annotations.at(0).what.at;
  EXPECT_NE(at, before.what.at);
  EXPECT_GT(at.x, 0);
  EXPECT_LT(at.x, 64);
  EXPECT_NEAR(at.x, std::round(at.x * 10) / 10, 1e-12); // of 64 warps three digits are read
  QTest::mouseClick(&preview, Qt::LeftButton, {}, preview.page().topLeft().toPoint());
  EXPECT_EQ(look().annotations.at(0).what.at, at); // the page's corner is outside of the axes
}

TEST_F(FigureEditorTest, ACurveIsNamedColouredAndLeftOut) {
  auto* curve = field<QComboBox>("look_curve");
  ASSERT_GT(curve->count(), 1);
  curve->setCurrentIndex(1);
  emit curve->activated(1);
  const std::string id = curve->currentData().toString().toStdString();
  auto* name = field<QLineEdit>("look_curve_name");
  name->setText(QStringLiteral("mine"));
  emit name->editingFinished();
  choose("look_curve_colour", QStringLiteral("wine red"));
  choose("look_curve_dash", QStringLiteral("dotted"));
  field<QDoubleSpinBox>("look_curve_width")->setValue(1.5);
  ASSERT_EQ(look().curves.size(), 1u);
  EXPECT_EQ(look().curves[0],
            (CurveLook{
                .curve = id, .name = "mine", .colour = "wine", .dash = "dotted", .width_pt = 1.5}));
  field<QCheckBox>("look_curve_hidden")->click();
  for (const Panel& panel : editor->shown().figure.panels)
    for (const Curve& each : panel.curves)
      EXPECT_NE(each.id, id);
  workspace.undo_stack().undo();
  for (const CurveLook& each : look().curves)
    EXPECT_FALSE(each.hidden);
}

TEST_F(FigureEditorTest, APanelIsLeftOutAndComesBack) {
  choose("look_add", QStringLiteral("Warps needed"));
  auto* shown = field<QListWidget>("look_shown");
  ASSERT_EQ(shown->count(), 2);
  shown->item(0)->setCheckState(Qt::Unchecked);
  EXPECT_EQ(look().show, std::vector<int>{1});
  EXPECT_EQ(editor->shown().figure.panels.size(), 1u);
  ASSERT_EQ(shown->count(), 2) << "it can be taken back";
  shown->item(0)->setCheckState(Qt::Checked);
  EXPECT_TRUE(look().show.empty());
  EXPECT_EQ(editor->shown().figure.panels.size(), 2u);
}

TEST_F(FigureEditorTest, WhatAReviewerWouldFindIsSaidWhileOneWorks) {
  auto* problems = editor->findChild<LintList*>();
  ASSERT_NE(problems, nullptr);
  field<QDoubleSpinBox>("look_text")->setValue(4);
  EXPECT_TRUE(QTest::qWaitFor([&] { return problems->isVisible(); }));
  field<QDoubleSpinBox>("look_text")->setValue(8);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !problems->isVisible(); }));
}

TEST_F(FigureEditorTest, NoTabIsCutOffHoweverNarrowTheWindow) {
  editor->resize(200, 300);
  auto* tabs = editor->findChild<QTabWidget*>();
  for (int i = 0; i < tabs->count(); ++i) {
    tabs->setCurrentIndex(i);
    QCoreApplication::processEvents();
    const auto* scroll = qobject_cast<QScrollArea*>(tabs->widget(i));
    EXPECT_LE(scroll->widget()->width(), scroll->viewport()->width()) << i;
  }
}

} // namespace
} // namespace loom
