#pragma once

/// The view of listings alone, on a GTX 980, and what tests do with it.

#include "core/text/text.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/views/sass/listing_model.h"
#include "widgets/views/sass/listing_table.h"
#include "widgets/views/sass/sass_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTextBrowser>

#include <gmock/gmock.h>

namespace loom {

/// 0010 and 0020 load into barriers 0 and 1, 0030 waits for both and reads R2, R3; 0040 reads R6
/// one cycle after 0030 wrote it, which nothing proves.
inline constexpr auto small = "code for sm_86\n"
                              "[B------:R-:W0:-:S01] /*0010*/ LDG.E R2, [R4.64] ;\n"
                              "[B------:R1:W1:Y:S02] /*0020*/ LDG.E R3, [R8.64] ;\n"
                              "[B01----:R-:W-:-:S01] /*0030*/ FADD R6, R2, R3 ;\n"
                              "[B------:R-:W-:-:S05] /*0040*/ FADD R7, R6.reuse, R2 ;\n"
                              "[B------:R-:W-:-:S05] /*0050*/ EXIT ;\n";

class SassViewTest : public testing::Test {
protected:
  void SetUp() override {
    view.set_style(FigureStyle{});
    view.resize(1100, 460);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    view.activateWindow();
    view.setFocus();
  }
  template <class Widget> Widget* find(const char* name) {
    return view.findChild<Widget*>(QString::fromLatin1(name));
  }
  ListingTable& table() { return *find<ListingTable>("sass_listing"); }
  ListingTable& aligned() { return *find<ListingTable>("sass_aligned"); }
  void paste(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
  }
  std::string cell(int row, int column) {
    return table().model()->index(row, column).data().toString().toStdString();
  }
  std::string card_text() { return find<QTextBrowser>("sass_card")->toPlainText().toStdString(); }
  std::string said() {
    return readouts.isEmpty() ? "" : readouts.last().first().toString().toStdString();
  }
  int row() { return table().currentIndex().row(); }
  void choose(const char* box, int index) {
    auto* chooser = find<QComboBox>(box);
    chooser->setCurrentIndex(index);
    emit chooser->activated(index);
  }
  void settle() {
    (void)workspace.snapshot();
    QCoreApplication::processEvents();
  }
  void turn_to(const char* gpu) {
    workspace.propose_gpu(*catalogue.find(gpu));
    settle();
  }
  std::string name() { return view.shown()->function().name; }

  QTemporaryDir folder;
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, first_picture(catalogue)};
  SassView view{workspace, nullptr};
  QSignalSpy readouts{&view, &View::readout};
};

} // namespace loom
