// The list of GPUs, typed into.

#include "gpus/embedded.h"
#include "tests/typed_gpus.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/look/theme.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/gpu_popup.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QTest>

#include <gtest/gtest.h>

#include <tuple>

namespace loom {
namespace {

TEST(GpuPopup, EnterTakesTheGpuThatWasTyped) {
  const Catalogue catalogue(embedded_gpu_files());
  QWidget anchor;
  anchor.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&anchor));
  std::vector<std::pair<const char*, const char*>> names(std::begin(typed_gpus),
                                                         std::end(typed_gpus));
  names.insert(names.end(), std::begin(device_names), std::end(device_names));
  for (const auto& [text, id] : names) {
    const QPointer<GpuPopup> popup = new GpuPopup(catalogue, "gtx980", {}, &anchor);
    QString chosen;
    QObject::connect(popup, &GpuPopup::chosen, &anchor, [&](const QString& of) { chosen = of; });
    popup->open_below(&anchor);
    auto* search = popup->findChild<QLineEdit*>();
    QTest::keyClicks(search, QString::fromUtf8(text));
    QTest::keyClick(search, Qt::Key_Return);
    EXPECT_EQ(chosen.toStdString(), id) << text;
    delete popup;
  }
}

TEST(GpuPopup, SeveralGpusAreTickedWhileTheListStaysOpenUntilOneIsMeantByKey) {
  const Catalogue catalogue(embedded_gpu_files());
  QWidget anchor;
  anchor.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&anchor));
  const QPointer<GpuPopup> popup = new GpuPopup(catalogue, "gtx980", {}, &anchor);
  QStringList asked;
  QObject::connect(popup, &GpuPopup::compareAsked, &anchor,
                   [&](const QString& id) { asked << id; });
  QString chosen;
  QObject::connect(popup, &GpuPopup::chosen, &anchor, [&](const QString& id) { chosen = id; });
  popup->show_compared({});
  popup->open_below(&anchor);
  auto* search = popup->findChild<QLineEdit*>();
  QTest::keyClicks(search, QStringLiteral("h200"));
  auto* list = popup->findChild<QListWidget*>();
  const QRect row = list->visualItemRect(list->currentItem());
  QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::ControlModifier, row.center());
  const int step = unit(list);
  const QPoint box(row.right() - 3 * step, row.center().y());
  QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier, box);
  EXPECT_EQ(asked, (QStringList{QStringLiteral("h200"), QStringLiteral("h200")}));
  ASSERT_TRUE(popup);
  EXPECT_TRUE(popup->isVisible());
  EXPECT_TRUE(chosen.isEmpty());
  search->clear();
  QTest::keyClicks(search, QStringLiteral("gtx 980"));
  QTest::keyClick(search, Qt::Key_Return, Qt::ControlModifier); // the current one
  EXPECT_EQ(asked.size(), 2);
  EXPECT_TRUE(popup->isVisible());
  search->clear();
  QTest::keyClicks(search, QStringLiteral("v100"));
  QTest::keyClick(search, Qt::Key_Return, Qt::ControlModifier);
  EXPECT_EQ(asked.back(), QStringLiteral("v100"));
  EXPECT_FALSE(popup && popup->isVisible());
  delete popup;
}

/// Names in the list, from the top.
QStringList shown(const QListWidget& list) {
  QStringList names;
  for (int row = 0; row < list.count(); ++row)
    if (!list.item(row)->isHidden())
      names << list.item(row)->text();
  return names;
}

TEST(GpuPopup, ShowsOnlyThoseKnownSoAndTheBestKnownFirst) {
  const Catalogue catalogue(embedded_gpu_files());
  QWidget anchor;
  anchor.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&anchor));
  const QPointer<GpuPopup> popup = new GpuPopup(catalogue, "l40", {}, &anchor);
  GpuChoice kept;
  QObject::connect(popup, &GpuPopup::choiceChanged, &anchor,
                   [&](const GpuChoice& choice) { kept = choice; });
  popup->open_below(&anchor);
  const auto& list = *popup->findChild<QListWidget*>();
  auto* known = popup->findChild<QComboBox*>(QStringLiteral("gpu_known"));
  auto* order = popup->findChild<QComboBox*>(QStringLiteral("gpu_order"));
  const auto all = shown(list).size();
  EXPECT_EQ(list.currentItem()->text(), QStringLiteral("L40"));

  // By the keyboard: from the field to how well they are known, and on to the order.
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), known);
  QTest::keyClick(known, Qt::Key_Down);
  EXPECT_EQ(kept.known, QStringLiteral("measured"));
  EXPECT_EQ(shown(list), (QStringList{QStringLiteral("H100 SXM5"), QStringLiteral("H200")}));
  QTest::keyClick(known, Qt::Key_Tab);
  EXPECT_EQ(QApplication::focusWidget(), order);
  QTest::keyClick(known, Qt::Key_Home);
  EXPECT_EQ(shown(list).size(), all);

  QTest::keyClick(order, Qt::Key_Down);
  EXPECT_EQ(kept.order, QStringLiteral("known"));
  EXPECT_EQ(shown(list).mid(0, 2),
            (QStringList{QStringLiteral("H100 SXM5"), QStringLiteral("H200")}));
  EXPECT_EQ(list.currentItem()->text(), QStringLiteral("H100 SXM5")) << "as before the filter went";

  // What is typed and how well it is known both count, and what there is not is said.
  known->setCurrentIndex(1);
  auto* search = popup->findChild<QLineEdit*>();
  QTest::keyClicks(search, QStringLiteral("rtx4090"));
  EXPECT_TRUE(shown(list).isEmpty());
  delete popup;

  const QPointer<GpuPopup> again = new GpuPopup(catalogue, "l40", kept, &anchor);
  EXPECT_EQ(shown(*again->findChild<QListWidget*>()).size(), 2) << "as it was left";
  delete again;
}

// The command line names both and asks; here they are shown, and no other.
TEST(GpuPopup, OffersTheChoiceWhereSeveralAreCalledSo) {
  const Catalogue catalogue(embedded_gpu_files());
  QWidget anchor;
  anchor.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&anchor));
  for (const auto& [text, first, second] : {std::tuple("GTX 1060", "gtx1060-3gb", "gtx1060-6gb"),
                                            {"nvidia-gtx1060", "gtx1060-3gb", "gtx1060-6gb"},
                                            {"GeForce RTX-3080", "rtx3080-10gb", "rtx3080-12gb"}}) {
    const QPointer<GpuPopup> popup = new GpuPopup(catalogue, "gtx980", {}, &anchor);
    QString chosen;
    QObject::connect(popup, &GpuPopup::chosen, &anchor, [&](const QString& of) { chosen = of; });
    popup->open_below(&anchor);
    QTest::keyClicks(popup->findChild<QLineEdit*>(), QString::fromUtf8(text));
    const auto& list = *popup->findChild<QListWidget*>();
    const QString other = QString::fromStdString((*catalogue.find(second))->name);
    EXPECT_TRUE(shown(list).contains(QString::fromStdString((*catalogue.find(first))->name)))
        << text;
    EXPECT_TRUE(shown(list).contains(other)) << text;
    while (list.currentItem()->text() != other) {
      const QListWidgetItem* before = list.currentItem();
      QTest::keyClick(popup->findChild<QLineEdit*>(), Qt::Key_Down);
      ASSERT_NE(list.currentItem(), before) << text;
    }
    QTest::keyClick(popup->findChild<QLineEdit*>(), Qt::Key_Return);
    EXPECT_EQ(chosen.toStdString(), second) << text;
    delete popup;
  }
}

using GpuListTest = WindowTest;

TEST_F(GpuListTest, KeepsWhatItShows) {
  find<GpuPicker>("gpu_picker")
      ->set_choice({QStringLiteral("measured"), QStringLiteral("released-")});
  window.close();
  MainWindow next(workspace, theme, settings);
  next.restore_layout();
  const auto* picker = next.findChild<GpuPicker*>(QStringLiteral("gpu_picker"));
  EXPECT_EQ(picker->choice().known, QStringLiteral("measured"));
  EXPECT_EQ(picker->choice().order, QStringLiteral("released-"));
}

} // namespace
} // namespace loom
