// The small signs of controls can be seen in every theme and grow with the text.

#include "widgets/look/indicators.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/style/figure_style.h"

#include <QComboBox>
#include <QImage>
#include <QPainter>
#include <QSpinBox>
#include <QStyleOption>

#include <gtest/gtest.h>

namespace loom {
namespace {

constexpr double least_contrast = 3; ///< of what is no text (WCAG 2.1, 1.4.11)

TEST(Indicators, AreBoundedByWhatStandsOutFromEveryGround) {
  for (const bool dark : {false, true})
    for (const bool projector : {false, true}) {
      const QPalette palette = theme_palette(dark, projector);
      for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase})
        for (const bool enabled : {false, true})
          EXPECT_GE(contrast(indicator_outline(palette, enabled), palette.color(ground)),
                    least_contrast)
              << dark << projector << enabled << ground;
    }
}

/// What the style draws of a control in a theme, on its ground.
QImage drawn(const LoomStyle& style, QStyle::PrimitiveElement element, const QPalette& palette,
             QStyle::State state, int points = 10) {
  QStyleOptionButton option;
  option.palette = palette;
  option.state = state;
  option.fontMetrics = QFontMetrics(QFont(ui_font(points / 10.0)));
  const int side = style.pixelMetric(QStyle::PM_IndicatorWidth, &option, nullptr);
  option.rect = QRect(2, 2, side, side);
  QImage image(side + 4, side + 4, QImage::Format_RGB32);
  image.fill(palette.color(QPalette::Window));
  QPainter painter(&image);
  style.drawPrimitive(element, &option, &painter, nullptr);
  return image;
}

TEST(Indicators, AreDrawnWithThatContrast) {
  const LoomStyle style;
  for (const bool dark : {false, true})
    for (const auto element : {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorRadioButton}) {
      const QPalette palette = theme_palette(dark);
      const QImage image = drawn(style, element, palette, QStyle::State_Enabled);
      double most = 0; // along the line through the middle, where the outline is crossed
      for (int x = 0; x < image.width(); ++x)
        most = std::max(most, contrast(image.pixelColor(x, image.height() / 2),
                                       palette.color(QPalette::Window)));
      EXPECT_GE(most, least_contrast) << dark << element;
    }
}

TEST(Indicators, GrowWithTheText) {
  const LoomStyle style;
  const auto metric = [&](int points, QStyle::PixelMetric which) {
    QWidget widget;
    widget.setFont(ui_font(points / 10.0));
    return style.pixelMetric(which, nullptr, &widget);
  };
  for (const auto which : {QStyle::PM_IndicatorWidth, QStyle::PM_ExclusiveIndicatorHeight,
                           QStyle::PM_TreeViewIndentation, QStyle::PM_TabBarScrollButtonWidth}) {
    EXPECT_NEAR(metric(20, which), 2 * metric(10, which), 4) << which;
    EXPECT_NEAR(metric(30, which), 3 * metric(10, which), 6) << which;
  }
}

TEST(Indicators, ArrowsOfBoxesGrowWithTheText) {
  const LoomStyle style;
  const auto arrow = [&style](int points) {
    QStyleOptionComboBox box;
    box.fontMetrics = QFontMetrics(ui_font(points / 10.0));
    box.rect = QRect(0, 0, 40 * points, 3 * points);
    const QRect combo =
        style.subControlRect(QStyle::CC_ComboBox, &box, QStyle::SC_ComboBoxArrow, nullptr);
    EXPECT_TRUE(box.rect.contains(combo));
    EXPECT_FALSE(combo.intersects(
        style.subControlRect(QStyle::CC_ComboBox, &box, QStyle::SC_ComboBoxEditField, nullptr)));
    QStyleOptionSpinBox spin;
    spin.fontMetrics = box.fontMetrics;
    spin.rect = box.rect;
    spin.buttonSymbols = QAbstractSpinBox::UpDownArrows;
    const QRect up = style.subControlRect(QStyle::CC_SpinBox, &spin, QStyle::SC_SpinBoxUp, nullptr);
    const QRect down =
        style.subControlRect(QStyle::CC_SpinBox, &spin, QStyle::SC_SpinBoxDown, nullptr);
    EXPECT_FALSE(up.intersects(down));
    EXPECT_EQ(up.width(), combo.width());
    return combo.width();
  };
  EXPECT_NEAR(arrow(20), 2 * arrow(10), 4);
  EXPECT_NEAR(arrow(30), 3 * arrow(10), 6);
}

TEST(Indicators, ABoxThatIsCheckedDiffersFromOneThatIsNot) {
  const LoomStyle style;
  const QPalette palette = theme_palette(true);
  for (const auto element : {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorRadioButton})
    EXPECT_NE(drawn(style, element, palette, QStyle::State_Enabled),
              drawn(style, element, palette, QStyle::State_Enabled | QStyle::State_On));
}

} // namespace
} // namespace loom
