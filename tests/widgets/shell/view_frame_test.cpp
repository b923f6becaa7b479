#include "tests/widgets/resizes.h"
#include "widgets/look/controls.h"
#include "widgets/look/drawer.h"
#include "widgets/shell/view_frame.h"

#include <QCoreApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace loom {
namespace {

/// Of the layout's view, above what comes into it later.
Drawer* drawer_with_controls(QVBoxLayout& layout) {
  auto* drawer = new Drawer(layout.parentWidget());
  auto* controls = new QLabel(QStringLiteral("controls"));
  controls->setMinimumHeight(60);
  layout.addWidget(drawer->hold(controls));
  return drawer;
}

/// Buttons above a picture: on two lines where they have no room on one.
class Buttons : public QWidget {
public:
  [[nodiscard]] QSize minimumSizeHint() const override { return {420, width() < 420 ? 296 : 261}; }

protected:
  void resizeEvent(QResizeEvent* /*event*/) override { updateGeometry(); }
};

/// A scroll bar takes width, wrapped words then take height: that is no other room, for which parts
/// would come out of the drawer, ask for less, take the bar away and so on.
TEST(ViewFrame, AScrollBarIsNoOtherRoom) {
  auto* view = new QWidget;
  auto* layout = new QVBoxLayout(view);
  Drawer* drawer = drawer_with_controls(*layout);
  auto* words =
      new QLabel(QStringLiteral("<p>%1</p>").arg(QStringLiteral("some words ").repeated(80)));
  words->setWordWrap(true);
  layout->addWidget(words);
  ViewFrame frame(view, nullptr);
  frame.resize(300, 120);
  frame.show();
  QCoreApplication::processEvents();
  for (int width = 120; width < 400; width += 14)
    for (int height = 40; height < 700; height += 22) {
      const QSignalSpy fitted(drawer, &Drawer::changed);
      frame.resize(width, height);
      for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
      ASSERT_LE(fitted.size(), 1) << width << " × " << height;
    }
}

/// With a wider title the dock may get the width at which nothing folds, without it the one at
/// which parts fold, and so on.
TEST(ViewFrame, ATitleAsksForTheSameWidthWithTheDrawersButton) {
  auto* view = new QWidget;
  auto* layout = new QVBoxLayout(view);
  Drawer* drawer = drawer_with_controls(*layout);
  auto* picture = new QWidget;
  picture->setMinimumHeight(100);
  layout->addWidget(picture, 1);
  ViewFrame frame(view, nullptr);
  QWidget title;
  auto* row = new QHBoxLayout(&title);
  row->addWidget(new QLabel(QStringLiteral("Timeline")), 1);
  QToolButton* button = drawer->make_button(&title);
  row->addWidget(button);
  title.show();
  frame.show();
  const auto asks = [&](int height) {
    frame.resize(300, height);
    for (int i = 0; i < 5; ++i)
      QCoreApplication::processEvents();
    return title.minimumSizeHint();
  };
  const QSize open = asks(400);
  EXPECT_TRUE(button->isHidden());
  EXPECT_EQ(asks(110), open);
  EXPECT_FALSE(button->isHidden());
}

/// Fields beside each other are as much above the picture as one that is as wide as they all are.
TEST(ViewFrame, ARowOfPartsCrowdsThePictureAsAWidePartDoes) {
  auto* view = new QWidget;
  auto* layout = new QVBoxLayout(view);
  auto* drawer = new Drawer(view);
  const auto part = [](int height) {
    auto* made = new QWidget;
    made->setMinimumHeight(height);
    column(made, {}, -1, {new QLabel(QStringLiteral("64"))});
    return made;
  };
  QWidget* words = drawer->hold(part(60));
  layout->addWidget(words);
  auto* fields = new QHBoxLayout;
  for (const bool with_last : {false, true, true})
    fields->addWidget(drawer->hold(part(90), with_last), 1);
  layout->addLayout(fields);
  layout->addWidget(new QWidget, 1);
  ViewFrame frame(view, nullptr);
  frame.show();
  const auto folds = [&](int height) {
    frame.resize(600, height);
    for (int i = 0; i < 5; ++i)
      QCoreApplication::processEvents();
    return words->isHidden();
  };
  EXPECT_FALSE(folds(600)) << "150 of 200";
  EXPECT_TRUE(folds(400)) << "150 of 133";
}

/// Pressed into its room it asks for more than that, scrolled for less.
TEST(ViewFrame, WhatScrollsIsNotPressedAgain) {
  auto* view = new QWidget;
  auto* layout = new QVBoxLayout(view);
  layout->setContentsMargins({});
  layout->addWidget(new Buttons);
  ViewFrame frame(view, nullptr);
  frame.resize(600, 400);
  frame.show();
  QCoreApplication::processEvents();
  auto* resizes = new Resizes(view);
  for (int width = 280; width < 460; width += 4)
    for (int height = 170; height < 310; height += 3) {
      frame.resize(width, height);
      for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents();
      resizes->count = 0;
      for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
      ASSERT_EQ(resizes->count, 0) << width << " × " << height;
    }
}

} // namespace
} // namespace loom
