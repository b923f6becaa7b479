#include "widgets/look/loom_style.h"

#include "widgets/look/icons.h"
#include "widgets/look/indicators.h"
#include "widgets/look/rich_text.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStyleOption>
#include <QToolTip>
#include <QWidget>

#include <algorithm>
#include <optional>

namespace loom {

namespace {

QColor hover_ground(const QPalette& palette) {
  QColor ground = palette.color(QPalette::WindowText);
  ground.setAlpha(22);
  return ground;
}

/// A line with what is left of the handle filled, and a round handle: like the parameters'.
void draw_slider(QPainter& painter, const QStyleOptionSlider& slider, const QRectF& handle) {
  const QPalette& palette = slider.palette;
  const bool enabled = slider.state & QStyle::State_Enabled;
  const QColor ink = enabled ? palette.color(QPalette::Highlight) : line(palette);
  const double thick = grid_step(&slider) / 2.0,
               radius = std::min(handle.height(), handle.width()) / 2;
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

/// Where an arrow points, if it is to be drawn.
std::optional<Pointing> pointing(QStyle::PrimitiveElement element, const QStyleOption& option) {
  switch (element) {
  case QStyle::PE_IndicatorArrowUp:
    return Pointing::up;
  case QStyle::PE_IndicatorArrowDown:
    return Pointing::down;
  case QStyle::PE_IndicatorArrowLeft:
    return Pointing::left;
  case QStyle::PE_IndicatorArrowRight:
    return Pointing::right;
  case QStyle::PE_IndicatorHeaderArrow: {
    const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option);
    if (!header || header->sortIndicator == QStyleOptionHeader::None)
      return {};
    return header->sortIndicator == QStyleOptionHeader::SortUp ? Pointing::up : Pointing::down;
  }
  default:
    if (!(option.state & QStyle::State_Children))
      return {};
    return option.state & QStyle::State_Open ? Pointing::down : Pointing::right;
  }
}

/// The button that Return presses, while it can be pressed.
bool on_accent_ground(const QStyleOptionButton& button) {
  return button.features & QStyleOptionButton::DefaultButton &&
         button.state & QStyle::State_Enabled;
}

} // namespace

namespace {
constexpr int arrow_steps = 5; ///< width of an arrow's room in halves of a step
}

LoomStyle::LoomStyle() : QProxyStyle(QStringLiteral("Fusion")) {
  if (qApp)
    qApp->installEventFilter(this);
}

void LoomStyle::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  // A tip is polished before it has its text: see eventFilter().
  if (auto* label = qobject_cast<QLabel*>(widget);
      label && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
    label->setTextFormat(Qt::PlainText);
}

bool LoomStyle::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ToolTip || !watched->isWidgetType())
    return QProxyStyle::eventFilter(watched, event);
  auto* widget = static_cast<QWidget*>(watched);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QString tip = tip_at(*widget, help->pos());
  if (!Qt::mightBeRichText(tip) || is_own_markup(tip))
    return false;
  QToolTip::showText(help->globalPos(), as_tooltip(tip), widget);
  return true;
}

int LoomStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
  const int step = widget ? unit(widget) : grid_step(option);
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
  case PM_IndicatorWidth:
  case PM_IndicatorHeight:
  case PM_ExclusiveIndicatorWidth:
  case PM_ExclusiveIndicatorHeight:
    return step * 7 / 4;
  case PM_CheckBoxLabelSpacing:
  case PM_RadioButtonLabelSpacing:
    return step * 3 / 4;
  case PM_TreeViewIndentation:
    return step * 5 / 2;
  case PM_TabBarScrollButtonWidth:
    return step * 2;
  case PM_MenuButtonIndicator:
    return step * 3 / 2;
  case PM_HeaderMarkSize:
    return step;
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
  if (type == CT_ComboBox) // what its text is set in, and the arrow
    whole.rwidth() = std::max(whole.width() + grid_step(option) / 2,
                              size.width() + grid_step(option) * (2 + arrow_steps) / 2 + 2);
  if (type == CT_SpinBox)
    whole.rwidth() = std::max(whole.width(), size.width() + grid_step(option) * arrow_steps / 2 +
                                                 grid_step(option));
  return whole;
}

QRect LoomStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                SubControl part, const QWidget* widget) const {
  const QRect usual = QProxyStyle::subControlRect(control, option, part, widget);
  const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
  const bool arrows =
      control == CC_ComboBox ||
      (control == CC_SpinBox && spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons);
  if (!arrows)
    return usual;
  const QRect all = option->rect;
  const int wide = grid_step(option) * arrow_steps / 2;
  const auto placed = [&](QRect rect) { return visualRect(option->direction, all, rect); };
  const QRect at_end(all.right() + 1 - wide, all.top(), wide, all.height());
  if ((control == CC_ComboBox && part == SC_ComboBoxEditField) ||
      (control == CC_SpinBox && part == SC_SpinBoxEditField))
    return placed(all.adjusted(3, 2, -wide, -2));
  if (control == CC_ComboBox && part == SC_ComboBoxArrow)
    return placed(at_end);
  if (control == CC_SpinBox && part == SC_SpinBoxUp)
    return placed(at_end.adjusted(0, 2, 0, -all.height() / 2));
  if (control == CC_SpinBox && part == SC_SpinBoxDown)
    return placed(at_end.adjusted(0, all.height() / 2, 0, -2));
  return usual;
}

QIcon LoomStyle::standardIcon(StandardPixmap which, const QStyleOption* option,
                              const QWidget* widget) const {
  return which == SP_LineEditClearButton ? faint_icon(QStringLiteral("close"))
                                         : QProxyStyle::standardIcon(which, option, widget);
}

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

void LoomStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
  const QPalette& palette = option->palette;
  const double radius = grid_step(option) / 2.0;
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
    // The field's painter goes on with the placeholder, which is no value in any colour.
    if (const auto* field = qobject_cast<const QLineEdit*>(widget);
        field && field->text().isEmpty()) {
      QFont slanted = painter->font();
      slanted.setItalic(true);
      painter->setFont(slanted);
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
  case PE_IndicatorCheckBox:
    draw_check_box(*painter, *option);
    return;
  case PE_IndicatorRadioButton:
    draw_radio_button(*painter, *option);
    return;
  case PE_IndicatorArrowUp:
  case PE_IndicatorArrowDown:
  case PE_IndicatorArrowLeft:
  case PE_IndicatorArrowRight:
  case PE_IndicatorHeaderArrow:
  case PE_IndicatorBranch:
    if (const auto to = pointing(element, *option))
      draw_chevron(*painter, option->rect, *to, grid_step(option),
                   indicator_outline(palette, option->state & State_Enabled));
    return;
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
      draw_card(*painter, option->rect.adjusted(0, 2, 0, -2), grid_step(option) / 2.0,
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
      inset.rect.adjust(grid_step(option) / 2, 0, 0, 0);
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
  const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
  if (control == CC_ComboBox || (control == CC_SpinBox && spin && spin->frame)) {
    const double radius = grid_step(option) / 2.0;
    draw_card(*painter, option->rect, radius, palette.base(), line(palette));
    if (option->state & State_HasFocus)
      draw_focus_ring(*painter, option->rect, radius, palette.color(QPalette::Highlight));
    const auto arrow = [&](SubControl part, Pointing to, bool enabled) {
      draw_chevron(*painter, subControlRect(control, option, part, widget), to, grid_step(option),
                   indicator_outline(palette, enabled && option->state & State_Enabled));
    };
    if (control == CC_ComboBox)
      return arrow(SC_ComboBoxArrow, Pointing::down, true);
    if (spin->buttonSymbols != QAbstractSpinBox::NoButtons) {
      arrow(SC_SpinBoxUp, Pointing::up, spin->stepEnabled & QAbstractSpinBox::StepUpEnabled);
      arrow(SC_SpinBoxDown, Pointing::down, spin->stepEnabled & QAbstractSpinBox::StepDownEnabled);
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
      control == CC_Slider && slider && slider->orientation == Qt::Horizontal)
    return draw_slider(*painter, *slider, subControlRect(control, option, SC_SliderHandle, widget));
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace loom
