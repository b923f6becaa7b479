#pragma once

/// Fusion without its gradients and frames: flat cards on a quiet ground, rounded by half a grid
/// step, hairlines, and a focus ring that can be seen. Everything is drawn from the palette, so
/// no style sheet has to be parsed at start.

#include <QProxyStyle>

namespace loom {

class LoomStyle : public QProxyStyle {
  Q_OBJECT
public:
  /// A style hint: 1 where nothing is to move by itself.
  static constexpr auto reduced_motion_hint = StyleHint(SH_CustomBase + 1);

  LoomStyle();
  /// Labels show their text as it is; tips, too, unless it is own_markup() (rich_text.h).
  void polish(QWidget* widget) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  using QProxyStyle::polish;
  void set_reduced_motion(bool on) { reduced_motion_ = on; }

  int pixelMetric(PixelMetric metric, const QStyleOption* option,
                  const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                         const QWidget* widget) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget) const override;
  QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                     const QWidget* widget) const override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                          QPainter* painter, const QWidget* widget) const override;

private:
  bool reduced_motion_ = false;
};

/// A rounded rectangle with a one-pixel border, both sharp on the pixel grid.
void draw_card(QPainter& painter, const QRectF& rect, double radius, const QBrush& ground,
               const QColor& border);
/// The ring round what has the keyboard.
void draw_focus_ring(QPainter& painter, const QRectF& rect, double radius, const QColor& colour);

} // namespace loom
