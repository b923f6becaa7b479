#include "widgets/look/theme.h"

#include "widgets/look/loom_style.h"

#include <QFontMetrics>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr double body_points = 9.5;
constexpr double projector_points = 20; ///< of body text at 1920 × 1080
constexpr double size_steps = 20;       ///< a dragged window changes its text this often
constexpr double least_size = 0.5;

struct Colours {
  QRgb window, card, text, muted, line, accent, accent_text;
};
// Neutral on purpose: blue, vermillion and green mean memory, arithmetic and issue.
constexpr Colours light{0xfff1f3f5, 0xffffffff, 0xff1b2027, 0xff59636f,
                        0xffd3d8de, 0xff3d4a5c, 0xffffffff};
constexpr Colours dark_colours{0xff15181c, 0xff1b1e23, 0xffe6e9ed, 0xff9ba5b1,
                               0xff3a414a, 0xffb9c4d2, 0xff15181c};
// A projector turns pale greys into white and dark ones into black: lines and text keep clear of
// both.
constexpr Colours projected{0xffffffff, 0xffffffff, 0xff000000, 0xff000000,
                            0xff767676, 0xff12304f, 0xffffffff};
constexpr Colours projected_dark{0xff000000, 0xff000000, 0xffffffff, 0xffffffff,
                                 0xff808080, 0xffd5e4f5, 0xff000000};

} // namespace

bool is_dark(const QPalette& palette) {
  return palette.color(QPalette::Window).lightness() <
         palette.color(QPalette::WindowText).lightness();
}

QPalette theme_palette(bool dark, bool projector) {
  const Colours& c = projector ? dark ? projected_dark : projected : dark ? dark_colours : light;
  QPalette p;
  const auto set = [&p](QPalette::ColorRole role, QRgb rgb) { p.setColor(role, QColor(rgb)); };
  set(QPalette::Window, c.window);
  set(QPalette::WindowText, c.text);
  set(QPalette::Base, c.card);
  set(QPalette::AlternateBase, c.window);
  set(QPalette::Text, c.text);
  set(QPalette::PlaceholderText, c.muted);
  set(QPalette::Button, c.card);
  set(QPalette::ButtonText, c.text);
  set(QPalette::BrightText, c.accent_text);
  set(QPalette::Highlight, c.accent);
  set(QPalette::HighlightedText, c.accent_text);
  set(QPalette::Link, dark ? 0xff8cc4f0 : projector ? 0xff00416b : 0xff005b8e);
  set(QPalette::ToolTipBase, dark ? 0xff2b3138 : 0xff242a32);
  set(QPalette::ToolTipText, 0xfff1f3f5);
  set(QPalette::Light, c.card);
  set(QPalette::Midlight, c.line);
  set(QPalette::Mid, c.line);
  set(QPalette::Dark, c.line);
  set(QPalette::Shadow, dark ? 0xff000000 : 0xffaab2bc);
  const QColor faint = QColor::fromRgba(projector ? (dark ? 0xffa6a6a6 : 0xff595959)
                                                  : (dark ? 0xff737c87 : 0xff7f8892));
  for (auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    p.setColor(QPalette::Disabled, role, faint);
  return p;
}

QFont ui_font(double scale) {
  QFont font(QStringLiteral("DejaVu Sans"));
  font.setPointSizeF(body_points * scale);
  return font;
}

QFont in_bold(QFont font) {
  font.setBold(true);
  return font;
}

double projector_scale(QSize window) {
  const double share = std::min(window.width() / 1920.0, window.height() / 1080.0);
  return projector_points / body_points *
         std::max(least_size, std::floor(share * size_steps) / size_steps);
}

FigureStyle screen_style(bool dark, double scale, bool projector) {
  FigureStyle style;
  style.projector = projector;
  if (projector)
    style.thin = 1.1, style.normal = 1.3, style.bold = 2.2;
  style.palette = dark ? Palette::dark : Palette::colour;
  style.font_family = ui_font(1).family();
  for (double* size : {&style.text, &style.tick, &style.title, &style.axis_line, &style.hair,
                       &style.thin, &style.normal, &style.bold, &style.marker})
    *size *= scale;
  style.text = 9 * scale;
  style.tick = 8 * scale;
  style.title = 9.5 * scale;
  style.marker = 5 * scale;
  if (projector) {
    style.text = style.title = body_points * scale;
    style.tick = 0.9 * body_points * scale;
  }
  return style;
}

bool reduced_motion(const QWidget& widget) {
  return widget.style()->styleHint(LoomStyle::reduced_motion_hint, nullptr, &widget) != 0;
}

int unit(const QWidget* widget) {
  return std::max(4, int(std::lround(widget->fontMetrics().height() / 2.0)));
}

void come_forward(QWidget& window) {
  window.show();
  window.raise();
  window.activateWindow();
}

QColor muted(const QPalette& palette) { return palette.color(QPalette::PlaceholderText); }
QColor line(const QPalette& palette) { return palette.color(QPalette::Mid); }
QColor error_ground(const QPalette& palette) {
  return QColor(is_dark(palette) ? 0xff4a1f1a : 0xfffbe3dd);
}
QColor error_text(const QPalette& palette) {
  return QColor(is_dark(palette) ? 0xffffb4a4 : 0xff7d2008);
}

QPalette error_words(QPalette palette) {
  palette.setColor(QPalette::WindowText, error_text(palette));
  return palette;
}
QColor role_colour(const QPalette& palette, Role role) {
  FigureStyle style;
  style.palette = is_dark(palette) ? Palette::dark : Palette::colour;
  return style.colour(role);
}

} // namespace loom
