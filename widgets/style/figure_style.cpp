#include "widgets/style/figure_style.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {

namespace {

/// Colours in the order of Role. The hues on white are Okabe and Ito's, the last two wine and olive
/// as P. Tol has them; those on a dark ground are the same, lightened until they stand out at least
/// 3 to 1.
struct Colours {
  QRgb background, text, faint;
  std::array<QRgb, role_count> role;
};
constexpr Colours light{0xffffffff,
                        0xff1a1a1a,
                        0xffd9dce0,
                        {0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7, 0xff3a3f45, 0xff8d9299,
                         0xffa3a9b1, 0xff000000, 0xff7c828a, 0xff000000, 0xff0072b2, 0xffd55e00,
                         0xff009e73, 0xffcc79a7, 0xff56b4e9, 0xffe69f00, 0xff882255, 0xff6f6b00}};
constexpr Colours black{0xffffffff,
                        0xff000000,
                        0xffd9d9d9,
                        {0xff000000, 0xff000000, 0xff000000, 0xff000000, 0xff000000, 0xff8c8c8c,
                         0xff9a9a9a, 0xff000000, 0xff707070, 0xff000000, 0xff000000, 0xff000000,
                         0xff000000, 0xff000000, 0xff000000, 0xff000000, 0xff000000, 0xff000000}};
constexpr Colours dark{0xff1b1e23,
                       0xffe8eaed,
                       0xff353b44,
                       {0xff5aaee8, 0xffff8c4d, 0xff3fc99b, 0xffe6a4c8, 0xffcdd2d8, 0xff8f98a3,
                        0xff747d88, 0xfff4f5f7, 0xff838c97, 0xfff4f5f7, 0xff5aaee8, 0xffff8c4d,
                        0xff3fc99b, 0xffe6a4c8, 0xff86cdf5, 0xfff2b84b, 0xffd9719f, 0xffc5c04d}};
/// For a projector, which washes out what is pale: no line below 3 to 1.
constexpr Colours projected{0xffffffff,
                            0xff000000,
                            0xff909090,
                            {0xff0064a0, 0xffc24f00, 0xff007f5c, 0xffa8467f, 0xff000000, 0xff666666,
                             0xff707070, 0xff000000, 0xff595959, 0xff000000, 0xff0064a0, 0xffc24f00,
                             0xff007f5c, 0xffa8467f, 0xff2383bb, 0xffa36f00, 0xff882255,
                             0xff6f6b00}};
constexpr Colours projected_dark{0xff000000,
                                 0xffffffff,
                                 0xff606060,
                                 {0xff6bbcf2, 0xffff9c63, 0xff4fd9ab, 0xfff0b4d4, 0xffffffff,
                                  0xffb0b0b0, 0xffa0a0a0, 0xffffffff, 0xffb8b8b8, 0xffffffff,
                                  0xff6bbcf2, 0xffff9c63, 0xff4fd9ab, 0xfff0b4d4, 0xff97d8fb,
                                  0xfff8c45c, 0xffe58fb5, 0xffd6d26a}};
/// Greys that tell layers and bars apart where there is no colour, 0 black to 1 white.
constexpr std::array<double, role_count> greys{0.32, 0.62, 0.82, 0.47, 0.15, 0.72,
                                               0.88, 0.0,  0.75, 0.1,  0.35, 0.55,
                                               0.7,  0.82, 0.9,  0.45, 0.25, 0.65};

const Colours& colours(const FigureStyle& style) {
  switch (style.palette) {
  case Palette::mono:
    return black;
  case Palette::dark:
    return style.projector ? projected_dark : dark;
  case Palette::colour:
    break;
  }
  return style.projector ? projected : light;
}

QColor mix(const QColor& a, const QColor& b, double share_of_b) {
  const auto channel = [&](int from, int to) {
    return static_cast<int>(std::lround(from + share_of_b * (to - from)));
  };
  return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

double luminance(const QColor& colour) {
  const auto linear = [](double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
         0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

QColor FigureStyle::background() const { return colours(*this).background; }
QColor FigureStyle::text_colour() const { return colours(*this).text; }
QColor FigureStyle::faint_colour() const { return colours(*this).faint; }

QColor FigureStyle::colour(Role role) const {
  if (const auto rgb = own_rgb(role); rgb && palette != Palette::mono)
    return QRgb(0xff000000U | *rgb);
  return colours(*this).role[static_cast<std::size_t>(role_of_colour(role))];
}

QColor FigureStyle::label_colour(Role role) const { return label_colour(role, background()); }

QColor FigureStyle::label_colour(Role role, const QColor& behind) const {
  const QColor own = colour(role);
  QColor readable = projector && own.saturation() == 0 ? text_colour() : own; // no grey text
  const double wanted = projector ? 7 : 4.5;
  for (int step = 1; step <= 10 && contrast(readable, behind) < wanted; ++step)
    readable = mix(own, text_colour(), step * 0.1);
  return readable;
}

QColor FigureStyle::fill(Role role) const {
  if (palette == Palette::mono)
    return QColor::fromRgbF(0.92f, 0.92f, 0.92f);
  return mix(background(), colour(role), palette == Palette::dark ? 0.22 : 0.14);
}

QColor FigureStyle::hatch_colour(Role role) const { return mix(background(), colour(role), 0.55); }

QColor FigureStyle::solid(Role role) const {
  // Blue and vermillion are one grey as they are: dark and light they are two in print as well.
  const bool dark_one = role == Role::memory || role == Role::series2;
  const bool light_one = role == Role::arithmetic || role == Role::series3;
  if (palette != Palette::mono)
    return mix(background(), colour(role), dark_one ? 1.0 : light_one ? 0.62 : 0.8);
  const auto grey = static_cast<float>(greys[static_cast<std::size_t>(role_of_colour(role))]);
  return QColor::fromRgbF(grey, grey, grey);
}

QColor FigureStyle::diverging(double share) const {
  const double size = std::clamp(std::abs(share), 0.0, 1.0);
  if (palette == Palette::mono)
    return mix(background(), text_colour(), 0.6 * size);
  const bool lightened = palette == Palette::dark;
  const QColor below = lightened ? 0xffa78bdcU : 0xff5e3c99U;
  const QColor above = lightened ? 0xfff0933aU : 0xffd96407U;
  return mix(background(), share < 0 ? below : above, size);
}

QColor FigureStyle::hatching(const QColor& ground) const { return mix(ground, text_colour(), 0.5); }

std::vector<double> FigureStyle::dashes(Role role) const {
  switch (role_of_dash(role)) {
  case Role::memory:
  case Role::series2:
    return {5, 2.2};
  case Role::arithmetic:
  case Role::series3:
    return {1.5, 1.8};
  case Role::issue:
  case Role::series4:
    return {6, 2, 1.5, 2};
  case Role::other:
  case Role::series5:
    return {9, 3};
  case Role::ghost:
    return {3, 3};
  case Role::series6: // light blue and black are two in grey, too, and one without colour
    return palette == Palette::mono ? std::vector<double>{1.5, 4.5} : std::vector<double>{};
  case Role::series7:
    return {3, 2};
  case Role::series8:
    return {7, 2, 1.5, 2, 1.5, 2};
  case Role::series9:
    return {5, 2, 5, 2, 1.5, 2};
  case Role::latency:
  case Role::model:
  case Role::measured:
  case Role::guide:
  case Role::series1:
    break;
  }
  return {};
}

FigureStyle FigureStyle::while_dragged(bool dragged) const {
  FigureStyle style = *this;
  style.draft = dragged;
  return style;
}

double FigureStyle::width(Weight weight) const {
  if (const auto points = own_points(weight))
    return *points;
  switch (weight) {
  case Weight::hair:
    return hair;
  case Weight::thin:
    return thin;
  case Weight::normal:
    return normal;
  case Weight::bold:
    break;
  }
  return bold;
}

} // namespace loom
