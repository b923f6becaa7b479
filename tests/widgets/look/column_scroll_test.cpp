#include "widgets/look/column_scroll.h"

#include <QApplication>
#include <QScrollBar>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace loom {
namespace {

/// Asks for another height at each that it gets.
class Undecided : public QWidget {
public:
  [[nodiscard]] QSize minimumSizeHint() const override {
    constexpr int enough = 100; // of a test that fails: each resize is within the one before
    return {100, ++asked < enough && height() < 300 ? 500 : 50};
  }
  mutable int asked = 0;
};

TEST(ColumnScroll, DoesNotResizeItsColumnWithinItself) {
  ColumnScroll scroll;
  auto* column = new Undecided;
  scroll.hold(column);
  scroll.show();
  for (int width = 280; width < 320; ++width) {
    column->asked = 0;
    scroll.resize(width, 200);
    EXPECT_LT(column->asked, 20) << width;
  }
}

TEST(ColumnScroll, ScrollsWhatIsHigher) {
  ColumnScroll scroll;
  auto* column = new QWidget;
  auto* layout = new QVBoxLayout(column);
  auto* content = new QWidget;
  content->setMinimumSize(100, 400);
  layout->addWidget(content);
  layout->setContentsMargins({});
  scroll.hold(column);
  scroll.resize(scroll.minimumSizeHint().width(), 200);
  scroll.show();
  QApplication::processEvents();
  EXPECT_TRUE(scroll.verticalScrollBar()->isVisible());
  EXPECT_FALSE(scroll.horizontalScrollBar()->isVisible()) << "never narrower than its column";
  scroll.resize(scroll.width(), 400);
  QApplication::processEvents();
  EXPECT_FALSE(scroll.verticalScrollBar()->isVisible());
  EXPECT_EQ(column->size(), scroll.size());
}

} // namespace
} // namespace loom
