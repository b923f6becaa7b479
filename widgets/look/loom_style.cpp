#include "widgets/look/loom_style.h"

#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <cmath>

namespace loom {

namespace {

int grid(const QStyleOption* option) {
  return option ? std::max(4, int(std::lround(option->fontMetrics.height() / 2.0))) : 8;
}

QColor hover_ground(const QPalette& palette) {
  QColor ground = palette.color(QPalette::WindowText);
  ground.setAlpha(22);
  return ground;
}

void draw_chevron(QPainter& painter, const QRectF& box, const QColor& colour) {
  const double half = std::min(box.width(), box.height()) / 5;
  const QPointF c = box.center();
  painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF{c + QPointF(-half, -half / 2), c + QPointF(0, half / 2),
                                 c + QPointF(half, -half / 2)});
}

void draw_tick(QPainter& painter, const QRectF& box, const QColor& colour) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const QPointF c = box.center();
  const double step = box.width() / 4;
  painter.drawPolyline(QPolygonF{c + QPointF(-step, 0), c + QPointF(-step / 4, step * 0.8),
                                 c + QPointF(step, -step * 0.8)});
  painter.restore();
}

/// A line with what is left of the handle filled, and a round handle: like the parameters'.
void draw_slider(QPainter& painter, const QStyleOptionSlider& slider, const QRectF& handle) {
  const QPalette& palette = slider.palette;
  const bool enabled = slider.state & QStyle::State_Enabled;
  const QColor ink = enabled ? palette.color(QPalette::Highlight) : line(palette);
  const double thick = grid(&slider) / 2.0, radius = std::min(handle.height(), handle.width()) / 2;
  QRectF groove(slider.rect.left(), handle.center().y() - thick / 2, slider.rect.width(), thick);
  draw_card(painter, groove, thick / 2, line(palette), {});
  groove.setRight(handle.center().x());
  draw_card(painter, groove, thick / 2, ink, {});
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(ink, 2));
  painter.setBrush(palette.base());
  painter.drawEllipse(handle.center(), radius - 1, radius - 1);
  painter.restore();
  if (slider.state & QStyle::State_HasFocus)
    draw_focus_ring(painter, slider.rect, thick, palette.color(QPalette::Highlight));
}

/// The button that Return presses, while it can be pressed.
bool on_accent_ground(const QStyleOptionButton& button) {
  return button.features & QStyleOptionButton::DefaultButton &&
         button.state & QStyle::State_Enabled;
}

} // namespace

void draw_card(QPainter& painter, const QRectF& rect, double radius, const QBrush& ground,
               const QColor& border) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(border.isValid() ? QPen(border, 1) : QPen(Qt::NoPen));
  painter.setBrush(ground);
  painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
  painter.restore();
}

void draw_focus_ring(QPainter& painter, const QRectF& rect, double radius, const QColor& colour) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius);
  painter.restore();
}

LoomStyle::LoomStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int LoomStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
  const int step = widget ? unit(widget) : grid(option);
  switch (metric) {
  case PM_SmallIconSize:
  case PM_ButtonIconSize:
  case PM_ToolBarIconSize:
  case PM_TabBarIconSize:
    return step * 5 / 2;
  case PM_DockWidgetSeparatorExtent:
  case PM_SplitterWidth:
    return step;
  case PM_DockWidgetFrameWidth:
  case PM_DockWidgetTitleBarButtonMargin:
    return 0;
  case PM_FocusFrameHMargin: // beside the text of a cell, and of the header over it
  case PM_HeaderMargin:
    return step / 2;
  case PM_ScrollBarExtent:
    return step * 5 / 4;
  case PM_SliderLength:
  case PM_SliderThickness:
    return step * 2;
  case PM_ScrollBarSliderMin:
    return step * 3;
  case PM_MenuVMargin:
    return step / 2;
  case PM_MenuPanelWidth:
    return 1;
  case PM_MenuBarPanelWidth:
  case PM_MenuBarVMargin:
    return 0;
  case PM_MenuBarHMargin:
    return step / 2;
  case PM_TabBarTabHSpace:
    return step * 2;
  case PM_TabBarTabVSpace:
    return step;
  case PM_TabBarTabShiftVertical:
  case PM_TabBarTabShiftHorizontal:
  case PM_ButtonShiftHorizontal:
  case PM_ButtonShiftVertical:
  case PM_TabBarBaseOverlap:
    return 0;
  case PM_LayoutLeftMargin:
  case PM_LayoutTopMargin:
  case PM_LayoutRightMargin:
  case PM_LayoutBottomMargin:
    return step * 2;
  case PM_LayoutHorizontalSpacing:
  case PM_LayoutVerticalSpacing:
    return step;
  default:
    return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

int LoomStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
  if (hint == reduced_motion_hint)
    return reduced_motion_;
  switch (hint) {
  case SH_TabBar_ElideMode: // tabs that have no room are scrolled to
    return Qt::ElideNone;
  case SH_EtchDisabledText:
  case SH_DitherDisabledText:
  case SH_ScrollBar_Transient:
  case SH_DialogButtonBox_ButtonsHaveIcons:
    return 0;
  case SH_MenuBar_AltKeyNavigation:
    return 1;
  case SH_Widget_Animation_Duration:
    return reduced_motion_ ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
  default:
    return QProxyStyle::styleHint(hint, option, widget, data);
  }
}

QSize LoomStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
  QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
  if (type == CT_ComboBox)
    whole.rwidth() += grid(option) / 2; // what its text is set in
  return whole;
}

QIcon LoomStyle::standardIcon(StandardPixmap which, const QStyleOption* option,
                              const QWidget* widget) const {
  return which == SP_LineEditClearButton ? faint_icon(QStringLiteral("close"))
                                         : QProxyStyle::standardIcon(which, option, widget);
}

void LoomStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
  const QPalette& palette = option->palette;
  const double radius = grid(option) / 2.0;
  const bool hot = option->state & State_MouseOver && option->state & State_Enabled;
  const bool pressed = option->state & (State_Sunken | State_On);
  switch (element) {
  case PE_FrameFocusRect:
    draw_focus_ring(*painter, option->rect, radius, palette.color(QPalette::Highlight));
    return;
  case PE_PanelLineEdit:
    if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        frame && frame->lineWidth > 0) {
      draw_card(*painter, option->rect, radius, palette.base(), line(palette));
      if (option->state & State_HasFocus)
        draw_focus_ring(*painter, option->rect, radius, palette.color(QPalette::Highlight));
    }
    return;
  case PE_PanelButtonTool:
    if (pressed || hot)
      draw_card(*painter, option->rect, radius, hover_ground(palette), {});
    return;
  case PE_PanelButtonCommand: {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool chosen = button && on_accent_ground(*button);
    draw_card(*painter, option->rect, radius, chosen ? palette.highlight() : palette.base(),
              chosen ? QColor() : line(palette));
    if (hot || pressed)
      draw_card(*painter, option->rect, radius, hover_ground(palette), {});
    return;
  }
  case PE_IndicatorCheckBox: {
    const bool on = option->state & State_On;
    draw_card(*painter, option->rect, radius / 2, on ? palette.highlight() : palette.base(),
              on                              ? QColor()
              : option->state & State_Enabled ? muted(palette)
                                              : line(palette));
    if (on)
      draw_tick(*painter, option->rect, palette.color(QPalette::HighlightedText));
    return;
  }
  case PE_FrameMenu:
    painter->setPen(line(palette));
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    return;
  case PE_PanelMenu:
    painter->fillRect(option->rect, palette.base());
    return;
  case PE_FrameDockWidget:
  case PE_PanelScrollAreaCorner:
  case PE_IndicatorDockWidgetResizeHandle:
  case PE_FrameTabBarBase:
  case PE_FrameStatusBarItem:
  case PE_PanelMenuBar:
    return;
  default:
    QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

void LoomStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
  const QPalette& palette = option->palette;
  switch (element) {
  case CE_Splitter:
    return;
  case CE_MenuBarEmptyArea:
    painter->fillRect(option->rect, palette.window());
    return;
  case CE_MenuBarItem: {
    painter->fillRect(option->rect, palette.window());
    if (option->state & State_Selected)
      draw_card(*painter, option->rect.adjusted(0, 2, 0, -2), grid(option) / 2.0,
                hover_ground(palette), {});
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
      drawItemText(painter, option->rect, Qt::AlignCenter | Qt::TextShowMnemonic, palette,
                   option->state & State_Enabled, item->text, QPalette::WindowText);
    return;
  }
  case CE_TabBarTabShape:
    if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
      const bool selected = tab->state & State_Selected;
      if (tab->state & State_MouseOver && !selected)
        painter->fillRect(option->rect, hover_ground(palette));
      if (selected)
        painter->fillRect(
            QRect(option->rect.left(), option->rect.bottom() - 1, option->rect.width(), 2),
            palette.highlight());
    }
    return;
  case CE_PushButtonLabel:
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        button && on_accent_ground(*button)) {
      QStyleOptionButton on_accent(*button);
      on_accent.palette.setColor(QPalette::ButtonText, palette.color(QPalette::HighlightedText));
      QProxyStyle::drawControl(element, &on_accent, painter, widget);
      return;
    }
    break;
  case CE_ComboBoxLabel:
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
      QStyleOptionComboBox inset(*box);
      inset.rect.adjust(grid(option) / 2, 0, 0, 0);
      QProxyStyle::drawControl(element, &inset, painter, widget);
      return;
    }
    break;
  case CE_HeaderSection:
    painter->fillRect(option->rect, palette.window());
    painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                      line(palette));
    return;
  case CE_HeaderEmptyArea:
    painter->fillRect(option->rect, palette.window());
    return;
  default:
    break;
  }
  QProxyStyle::drawControl(element, option, painter, widget);
}

void LoomStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
  const QPalette& palette = option->palette;
  if (control == CC_ComboBox) {
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
      const double radius = grid(option) / 2.0;
      draw_card(*painter, box->rect, radius, palette.base(), line(palette));
      if (box->state & State_HasFocus)
        draw_focus_ring(*painter, box->rect, radius, palette.color(QPalette::Highlight));
      painter->save();
      painter->setRenderHint(QPainter::Antialiasing);
      draw_chevron(*painter, subControlRect(control, option, SC_ComboBoxArrow, widget),
                   muted(palette));
      painter->restore();
    }
    return;
  }
  if (control == CC_ScrollBar) {
    const QRect groove = subControlRect(control, option, SC_ScrollBarGroove, widget);
    const QRect handle = subControlRect(control, option, SC_ScrollBarSlider, widget);
    if (!(option->state & State_Enabled) || handle.size() == groove.size())
      return;
    QColor colour = muted(palette);
    colour.setAlpha(option->state & State_MouseOver ? 160 : 90);
    const int inset = option->rect.width() < option->rect.height() ? option->rect.width() / 4
                                                                   : option->rect.height() / 4;
    const QRect bar = handle.adjusted(inset, inset, -inset, -inset);
    draw_card(*painter, bar, std::min(bar.width(), bar.height()) / 2.0, colour, {});
    return;
  }
  if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
      control == CC_Slider && slider && slider->orientation == Qt::Horizontal) {
    draw_slider(*painter, *slider, subControlRect(control, option, SC_SliderHandle, widget));
    return;
  }
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace loom
