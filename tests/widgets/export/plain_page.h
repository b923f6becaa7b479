#pragma once

/// What an export dialog draws: always the same figure, on the page that is chosen.

#include "widgets/figures/shared/figure_page.h"

namespace loom {

inline std::function<LookedExport(const FigureLook&)> plain_page(const Figure& figure) {
  return [figure](const FigureLook& look) {
    const auto draw = [&](double) -> Result<Figure> { return figure; };
    const auto beside = [](const QString&) -> Result<Figure> { return Figure{}; };
    return figure_page(QString::fromStdString(figure.id), draw, look, beside).value();
  };
}

} // namespace loom
