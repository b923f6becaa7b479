#include "widgets/look/drawer.h"
#include "widgets/shell/view_frame.h"

#include <QCoreApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace loom {
namespace {

/// A scroll bar takes width, wrapped words then take height: that is no other room, for which parts
/// would come out of the drawer, ask for less, take the bar away and so on.
TEST(ViewFrame, AScrollBarIsNoOtherRoom) {
  auto* view = new QWidget;
  auto* layout = new QVBoxLayout(view);
  auto* drawer = new Drawer(view);
  auto* controls = new QLabel(QStringLiteral("controls"));
  controls->setMinimumHeight(60);
  layout->addWidget(drawer->hold(controls));
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

} // namespace
} // namespace loom
