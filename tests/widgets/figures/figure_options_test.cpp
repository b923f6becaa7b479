/// Which options of the command change which figure: what an entry of the catalogue declares is
/// held against what building it with other values does.

#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "widgets/figures/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

using namespace figure_option;

class FigureOptions : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};

  [[nodiscard]] Scenario of(const char* gpu) const {
    return default_scenario(catalogue.find(gpu).value());
  }
  /// What the figure shows; why it cannot where it cannot, which is an effect too.
  [[nodiscard]] std::pair<Figure, std::string>
  drawn(const FigureEntry& entry, const Scenario& scenario, unsigned given) const {
    auto figure = entry.build({{scenario, {}}, &catalogue, given});
    if (!figure)
      return {Figure(), figure.error().detail.english()};
    for (Panel& panel : figure->panels) // a missing bar or point is no change
      for (BarSeries& bars : panel.bars)
        std::ranges::replace_if(
            bars.heights, [](double height) { return std::isnan(height); }, -1);
    return {*std::move(figure), std::string()};
  }

  /// The options that change the figure; `beside`: what is given as well.
  [[nodiscard]] unsigned effective(const FigureEntry& entry, const Scenario& base,
                                   unsigned beside) const {
    const auto before = drawn(entry, base, beside);
    unsigned found = none;
    const auto attempt = [&](unsigned option, const Result<Scenario>& changed) {
      if ((found & option) != 0 || !changed)
        return;
      const auto after = drawn(entry, *changed, beside | option);
      // A value that the figure refuses was read where the entry says that it reads the option.
      if (after != before && (after.second.empty() || (entry.reads & option) != 0))
        found |= option;
    };
    for (const char* id : {"gtx280", "h200", "t4"})
      attempt(gpu, of(id));
    for (const auto& [parameter, value] : {std::pair{Hardware::mem_lat, 700.0},
                                           {Hardware::alu_thru, 3.0},
                                           {Hardware::shared_lat, 60.0}}) {
      Scenario changed = base;
      changed.overrides[static_cast<std::size_t>(parameter)] = value;
      attempt(set, changed);
    }
    attempt(mix, with_choice(base, "mix", "sfu"));
    attempt(mix, with_choice(base, "mix", "shared"));
    attempt(access, with_access(base, "random"));
    for (const double value : {2.0, 300.0})
      attempt(alpha, with(base, "alpha", value));
    for (const double value : {3.0, 48.0})
      attempt(warps, with(base, "warps", value));
    attempt(ilp, with(base, "ilp", 4));
    Scenario of_loop = base;
    of_loop.instruction_loop = loop_from_text("LDG.32; FADD x8; LDS.32").value();
    attempt(loop, of_loop);
    // Where latency is not hidden independent instructions always tell.
    if (const auto few = with(base, "warps", 3); few && (found & ilp) == 0)
      if (drawn(entry, *with(*few, "ilp", 4), beside | ilp) != drawn(entry, *few, beside | ilp))
        found |= ilp;
    return found;
  }
};

std::string in_words(unsigned options) {
  std::string words;
  for (const auto& [option, name] : {std::pair{gpu, "gpu"},
                                     {set, "set"},
                                     {mix, "mix"},
                                     {access, "access"},
                                     {alpha, "alpha"},
                                     {warps, "warps"},
                                     {ilp, "ilp"},
                                     {loop, "loop"}})
    if ((options & option) != 0)
      words += std::string(words.empty() ? "" : " | ") + name;
  return words.empty() ? "none" : words;
}

/// Every figure and every option: either the figure changes, or the entry does not read it, so that
/// the command refuses it.
TEST_F(FigureOptions, AreReadWhereTheyChangeTheFigureAndNowhereElse) {
  for (const FigureEntry& entry : figure_catalogue()) {
    const unsigned alone = effective(entry, of("gtx980"), none);
    EXPECT_EQ(in_words(alone), in_words(entry.reads)) << entry.id.toStdString();
    if ((alone & gpu) == 0)
      continue;
    for (const char* id : {"gtx980", "h200"})
      EXPECT_EQ(in_words(effective(entry, of(id), gpu) & ~entry.reads), "none")
          << entry.id.toStdString() << " with --gpu " << id;
  }
}

FigureEntry entry_reading(unsigned reads) { return {QStringLiteral("some"), {}, 1, {}, reads}; }

TEST(FigureRefusal, SaysWhatToDo) {
  EXPECT_EQ(refusal_words(entry_reading(none), gpu),
            "figure some always shows the same: --gpu has no effect; leave it out");
  EXPECT_EQ(
      refusal_words(entry_reading(gpu | set), alpha | warps),
      "figure some reads only --gpu, --set, --compare: --alpha, --warps have no effect; leave "
      "them out");
}

} // namespace
} // namespace loom
