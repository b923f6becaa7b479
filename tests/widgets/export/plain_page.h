#pragma once

/// What an export dialog draws: always the same figure, on the page that is chosen.

#include "widgets/figures/shared/figure_page.h"

namespace loom {

/// `document`: with the look of the figure, if it has one.
inline std::function<LookedExport(const PageChoice&)> plain_page(const Figure& figure,
                                                                 const Document& document = {}) {
  return [figure, document](const PageChoice& choice) {
    const auto draw = [&](double) -> Result<Figure> { return figure; };
    const auto beside = [](const QString&) -> Result<Figure> { return Figure{}; };
    return figure_page(QString::fromStdString(figure.id), draw, document, beside, choice).value();
  };
}

} // namespace loom
