#include "widgets/views/banks/banks_figure.h"

#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/views/banks/banks_words.h"

#include <algorithm>

namespace loom {
namespace {

/// What the alternative is: "with 1 word of padding a row", "with an XOR swizzle".
QString alternative_name(const BanksPicture& picture) {
  if (picture.run.asked.remedy == BankRemedy::swizzle)
    return tr("with an XOR swizzle");
  const auto words = picture.remedy->padding;
  return (words == 1 ? tr("with %1 word of padding a row") : tr("with %1 words of padding a row"))
      .arg(words);
}

/// The alternative above the bars, or one of them alone; the height taken.
double draw_side(DiagramBuilder out, const BanksPicture& picture, double least,
                 const DiagramRoom& place, bool named) {
  const double line = named ? text_line : 0; // of the alternative's name
  const bool bars = !picture.stride_passes.empty();
  constexpr double least_bars = 4.6; // two lines of text, and bars that can be told apart
  const double below = !bars                 ? 0
                       : picture.alternative ? std::clamp(place.height * 0.42, least_bars, 8.0)
                                             : std::min(12.0, place.height);
  const auto draw_bars = [&](double top) {
    if (bars)
      draw_strides(out, picture.stride_passes, picture.run.asked.pattern.stride, least,
                   {place.x, place.y + top, place.width, below});
    return top + below;
  };
  if (!picture.alternative)
    return draw_bars(place.height - below);
  if (named)
    out.heading(place, alternative_name(picture), {.size = std::max(0.85, least), .faint = true});
  BanksLook look;
  look.names = look.numbers = false;
  look.title = 1.2;
  look.least = least;
  look.other = true;
  constexpr double gap = 0.5;
  const double taken =
      line + draw_banks(out, picture.alternative->run, look,
                        {place.x, place.y + line, place.width, place.height - below - line - gap});
  return draw_bars(std::max(place.height - below, taken + gap));
}

} // namespace

Diagram access_diagram(const BanksRun& run, const BanksLook& look, double width, double height) {
  Diagram diagram{.width = width, .height = height};
  // The diagram is scaled down where it would be cut off.
  diagram.height = std::max(height, draw_banks(diagram, run, look, {0, 0, width, height}));
  return diagram;
}

Diagram side_diagram(const BanksPicture& picture, double width, double height) {
  Diagram diagram{.width = width, .height = height};
  // Scaled down where its parts would overlap.
  diagram.height =
      std::max(height, draw_side(diagram, picture, 0.75, {0, 0, width, height}, false));
  return diagram;
}

Figure banks_figure(const Scenario& scenario, const BanksPicture& picture) {
  const BanksRun& run = picture.run;
  Figure figure = titled("banks", tr("Shared-memory access of %1 threads on %2 banks: %3")
                                      .arg(run.asked.pattern.threads)
                                      .arg(run.rules.banks)
                                      .arg(degree_words(run.result)));
  const int pass = std::clamp(run.asked.pass, 0, picture.passes());
  figure.caption = (pass_words(run, pass) + QStringLiteral(". ") + summary_words(scenario, run) +
                    QStringLiteral(". ") + remedy_words(picture))
                       .trimmed()
                       .toStdString();
  figure.sources = {thesis("§2.6")};
  Diagram diagram;
  constexpr double width = 58, least = 0.8;
  const bool side = picture.alternative || !picture.stride_passes.empty();
  diagram.width = width;
  BanksLook look;
  look.pass = pass;
  look.least = least;
  const double used = draw_banks(diagram, run, look, {0, 0, width, 16.5});
  constexpr double high = 8.5;
  const double top = used + 1;
  diagram.height = side ? top + high : used;
  if (picture.alternative && !picture.stride_passes.empty()) {
    BanksPicture part = picture;
    part.stride_passes.clear();
    draw_side(diagram, part, least, {0, top, width * 0.47, high}, true);
    part = picture;
    part.alternative.reset();
    draw_side(diagram, part, least, {width * 0.53, top, width * 0.47, high}, true);
  } else if (side) {
    draw_side(diagram, picture, least, {width * 0.2, top, width * 0.6, high}, true);
  }
  figure.panels.push_back(diagram_panel(std::move(diagram)));
  figure.footnotes = {tr("A row a pass; in a box the word that the bank serves. A solid edge: one "
                         "fetch for several threads, ×n for how many.")
                          .toStdString()};
  return figure;
}

} // namespace loom
