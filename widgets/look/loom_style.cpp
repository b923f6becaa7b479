#include "widgets/look/loom_style.h"

#include "widgets/look/icons.h"
#include "widgets/look/indicators.h"
#include "widgets/look/theme.h"

#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace loom {

namespace {
constexpr int arrow_steps = 5; ///< width of an arrow's room in halves of a step
}

LoomStyle::LoomStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

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

} // namespace loom
