// The gallery: thumbnails, their cache, search, and the scenarios that figures show.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/figures/catalogue.h"
#include "widgets/gallery/figure_gallery.h"
#include "widgets/gallery/figure_homes.h"
#include "widgets/gallery/thumbnails.h"
#include "widgets/views/view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDir>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

namespace loom {
namespace {

class GalleryTest : public testing::Test {
protected:
  [[nodiscard]] Document document() const { return first_picture(catalogue); }

  QTemporaryDir cache;
  Catalogue catalogue{embedded_gpu_files()};
};

TEST_F(GalleryTest, EveryFigureHasAHomeAmongTheViews) {
  for (const FigureEntry& entry : figure_catalogue()) {
    const auto home = figure_home(entry.id);
    ASSERT_TRUE(home) << entry.id.toStdString();
    EXPECT_TRUE(std::ranges::any_of(view_registry(), [&](const ViewInfo& view) {
      return view.id == home->view;
    })) << entry.id.toStdString();
    EXPECT_TRUE(home->gpu.empty() || catalogue.find(home->gpu)) << entry.id.toStdString();
  }
  EXPECT_EQ(figure_home(QStringLiteral("thesis-4.10"))->view, QStringLiteral("throughput"));
  EXPECT_EQ(figure_home(QStringLiteral("thesis-4.9"))->mix, Mix::shared);
  EXPECT_FALSE(figure_home(QStringLiteral("nothing")));
}

TEST_F(GalleryTest, FiguresOfAnyScenarioLeaveItAsItIs) {
  const Document now = document();
  EXPECT_EQ(figure_document(*figure_home(QStringLiteral("cusp")), now, catalogue), now);
  const Document h200 = figure_document(*figure_home(QStringLiteral("h200-mix")), now, catalogue);
  EXPECT_EQ(h200.scenario.gpu->id, "h200");
}

// An exported figure opens as what it shows, not as whatever GPU was at hand.
TEST_F(GalleryTest, FiguresCarryTheScenarioThatTheyShow) {
  const FigureRequest usual{.document = {default_scenario(catalogue.find("gtx680").value()), {}},
                            .catalogue = &catalogue};
  EXPECT_EQ(carried_document(QStringLiteral("cusp"), usual), usual.document);
  EXPECT_EQ(carried_document(QStringLiteral("h200-mix"), usual).scenario.gpu->id, "h200");
  EXPECT_EQ(carried_document(QStringLiteral("thesis-4.5"), usual).scenario.gpu->id, "gtx980");
  EXPECT_EQ(carried_document(QStringLiteral("thesis-4.9"), usual).scenario.mix, Mix::shared);
  EXPECT_EQ(carried_document(QStringLiteral("thesis-4.3"), usual).scenario.access, "stride2");
  const Document five = carried_document(QStringLiteral("thesis-4.6"), usual); // and newer ones
  EXPECT_EQ(five.scenario.target, 0.9);
  ASSERT_EQ(five.pins.size(), 8u);
  for (const Pin& pin : five.pins)
    EXPECT_TRUE(pin.gpu_alone && pin.series > 1) << pin.gpu->id;
  EXPECT_EQ(five.pins.back().gpu->id, "h200");
  const Scenario toy = carried_document(QStringLiteral("thesis-4.7"), usual).scenario;
  EXPECT_EQ(toy.gpu->id, "toy");
  EXPECT_EQ(toy.alpha, 4);
  EXPECT_EQ(toy.warps, 6);
  FigureRequest chosen = usual;
  chosen.given = figure_option::gpu;
  EXPECT_EQ(carried_document(QStringLiteral("thesis-4.5"), chosen), chosen.document);
}

TEST_F(GalleryTest, DrawsEveryThumbnailOnceAndKeepsThem) {
  GalleryModel model(catalogue.files(), cache.path());
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  EXPECT_EQ(model.rowCount(), static_cast<int>(figure_catalogue().size()));
  EXPECT_EQ(model.missing(), model.rowCount());
  QSignalSpy complete(&model, &GalleryModel::complete);
  model.start(1);
  ASSERT_TRUE(complete.wait(60000));
  EXPECT_EQ(model.missing(), 0);
  for (int row = 0; row < model.rowCount(); ++row)
    EXPECT_FALSE(model.index(row).data(Qt::ToolTipRole).toString().contains(QLatin1Char('\n')))
        << model.index(row).data(Qt::ToolTipRole).toString().toStdString();

  GalleryModel again(catalogue.files(), cache.path());
  QSignalSpy at_once(&again, &GalleryModel::complete);
  again.start(1);
  EXPECT_EQ(at_once.size(), 1); // nothing was left to draw
}

TEST_F(GalleryTest, OtherGpusMakeOtherThumbnails) {
  const QString now = thumbnail_folder(cache.path(), catalogue.files());
  keep_thumbnail(now, QStringLiteral("cusp"), QImage(4, 4, QImage::Format_RGB32));
  EXPECT_FALSE(kept_thumbnail(now, QStringLiteral("cusp")).isNull());
  const QString other = thumbnail_folder(cache.path(), catalogue.files().subspan(1));
  EXPECT_NE(other, now);
  EXPECT_FALSE(QDir(now).exists()); // nobody needs the old ones
}

TEST_F(WindowTest, TheGalleryFindsByWordsAndOpensAsAScenario) {
  for (QAction* action : window.findChildren<QAction*>())
    if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+Shift+G")))
      action->trigger();
  auto* gallery = window.findChild<FigureGallery*>();
  ASSERT_TRUE(gallery);
  EXPECT_EQ(gallery->found(), static_cast<int>(figure_catalogue().size()));
  gallery->findChild<QLineEdit*>()->setText(QStringLiteral("cusp SFU"));
  EXPECT_EQ(gallery->found(), 1);
  EXPECT_EQ(gallery->current(), QStringLiteral("thesis-4.8"));
  gallery->findChild<QPushButton*>(QStringLiteral("gallery_open"))->click();
  EXPECT_EQ(scenario().mix, Mix::sfu);
  EXPECT_EQ(undo_count(), 1);
  gallery->findChild<QLineEdit*>()->setText(QStringLiteral("no such words"));
  EXPECT_EQ(gallery->found(), 0);
  EXPECT_TRUE(gallery->current().isEmpty());
}

} // namespace
} // namespace loom
