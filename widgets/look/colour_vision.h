#pragma once

/// How colours look to eyes that miss one kind of cone, and on a printer without colour.
///
/// Dichromats: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, A Physiologically-based Model for
/// Simulation of Color Vision Deficiency, IEEE TVCG 15(6), 2009, matrices of severity 1.0, applied
/// to linear RGB. Grey: the luminance of sRGB.

#include <QColor>
#include <QImage>

namespace loom {

enum class ColourVision {
  full,
  grey,
  protan, ///< without long-wavelength cones
  deutan, ///< without middle-wavelength cones
  tritan, ///< without short-wavelength cones
};

[[nodiscard]] QColor seen_as(const QColor& colour, ColourVision vision);
/// Every pixel; transparency stays.
[[nodiscard]] QImage seen_as(const QImage& image, ColourVision vision);

} // namespace loom
