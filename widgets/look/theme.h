#pragma once

/// How the window looks: colours, type scale, the 8 px grid. Figures on screen follow it.

#include "core/figure/plot_data.h"
#include "widgets/style/figure_style.h"

#include <QFont>
#include <QPalette>
#include <QSize>

class QWidget;

namespace loom {

/// Whether the palette is a dark one.
[[nodiscard]] bool is_dark(const QPalette& palette);
/// The colours of the window. Text on them has a contrast of at least 4.5, what cannot be used now
/// of 3. For a projector text is black on white, or white on black, and has at least 7.
[[nodiscard]] QPalette theme_palette(bool dark, bool projector = false);
/// The one type face, at the size of body text; `scale` 1 is 100 %.
[[nodiscard]] QFont ui_font(double scale);
[[nodiscard]] QFont in_bold(QFont font);
/// Figures in the window. At projector_scale({1920, 1080}) those for a projector have text of 20
/// pt, ticks of 18 pt, lines of 3 px and marks of 10 px at least.
[[nodiscard]] FigureStyle screen_style(bool dark, double scale, bool projector = false);
/// The scale by which a window of this size is read from the last row: text of 20 pt at 1920 ×
/// 1080, smaller and larger with the window, in steps.
[[nodiscard]] double projector_scale(QSize window);

/// Whether the user asked that nothing moves by itself: steps instead of animations.
[[nodiscard]] bool reduced_motion(const QWidget& widget);

/// One step of the grid in pixels: 8 at 100 %, growing with the widget's font.
[[nodiscard]] int unit(const QWidget* widget);

/// Shows a window before the others, with the keyboard.
void come_forward(QWidget& window);

/// Text that is not the main thing: units, subtitles.
[[nodiscard]] QColor muted(const QPalette& palette);
/// Hairlines and borders.
[[nodiscard]] QColor line(const QPalette& palette);
/// Ground of a message about a failure, and its text.
[[nodiscard]] QColor error_ground(const QPalette& palette);
[[nodiscard]] QColor error_text(const QPalette& palette);
/// `palette` for a label that says what went wrong.
[[nodiscard]] QPalette error_words(QPalette palette);
/// The colour that a role has in figures, on this palette's ground.
[[nodiscard]] QColor role_colour(const QPalette& palette, Role role);

} // namespace loom
