// A function of a listing (core/sass/analysis.h), and two of them side by side.

#include "core/why/code.h"
#include "core/why/parts.h"
#include "core/why/section.h"

#include <algorithm>
#include <numeric>

namespace loom::why {

namespace {

constexpr Text checked = LOOM_TEXT("counted: all paths through the function are followed");

class Listing {
public:
  Listing(const sass::Function& function, const sass::Analysis& analysis)
      : function_(function), analysis_(analysis) {}

  void add_size();
  void add_dependences();

  Section section{"function", LOOM_TEXT("Function of the listing"), {}};

private:
  QuantityPtr count(const char* id, Text name, const char* symbol, const char* unit,
                    std::size_t value, Text method, Message source) {
    return section.keep(
        counted(id, name, symbol, unit, static_cast<double>(value), method, {}, std::move(source)));
  }

  const sass::Function& function_;
  const sass::Analysis& analysis_;
};

void Listing::add_size() {
  std::vector<std::size_t> all(function_.instructions.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  count("function_instructions", LOOM_TEXT("instructions of the function"), "N_function",
        "instructions", all.size(), LOOM_TEXT("counted in the listing"), lines_of(function_, all));
  const auto most = std::ranges::max_element(analysis_.live, {}, &sass::Live::gpr);
  if (most != analysis_.live.end())
    count("function_registers", LOOM_TEXT("registers live in the function, at most"), "N_live_most",
          "registers", static_cast<std::size_t>(most->gpr),
          LOOM_TEXT("found: liveness of registers over the function's flow"),
          place_of(function_, static_cast<std::size_t>(most - analysis_.live.begin())));
}

void Listing::add_dependences() {
  const sass::Hazards& hazards = analysis_.hazards;
  count("dependences", LOOM_TEXT("reads of what an instruction before may have written"),
        "N_dependences", "", hazards.dependences, checked, verbatim(function_.name));
  const auto not_proved = [&](bool reads) {
    std::vector<std::size_t> places;
    for (const sass::Unproven& each : hazards.unproven)
      if ((each.hazard == sass::Hazard::read_after_write) == reads)
        places.push_back(each.after);
    return places;
  };
  const std::vector<std::size_t> reads = not_proved(true), writes = not_proved(false);
  const QuantityPtr all_reads =
      count("unproven_reads", LOOM_TEXT("reads that are not proved"), "N_reads", "",
            hazards.unproven_reads, checked, lines_of(function_, reads));
  if (hazards.unchecked > 0)
    count("unchecked", LOOM_TEXT("dependences across a cut of the listing that cannot be checked"),
          "N_unchecked", "", hazards.unchecked, checked, verbatim(function_.name));
  const QuantityPtr all_writes =
      count("unproven_writes", LOOM_TEXT("writes that are not proved"), "N_writes", "",
            writes.size(), checked, lines_of(function_, writes));
  std::vector<std::size_t> waits;
  for (const sass::BareWait& wait : hazards.bare_waits)
    waits.push_back(wait.waiter);
  const QuantityPtr bare =
      count("bare_waits", LOOM_TEXT("waits for a barrier that nothing sets before"), "N_waits", "",
            waits.size(), checked, lines_of(function_, waits));
  std::size_t told = 0;
  for (const sass::Unproven& each : hazards.unproven)
    if (told < most_unproven) {
      const std::string mark = std::to_string(++told);
      for (QuantityPtr& number :
           explain_unproven(function_, analysis_, each, "doubt_" + mark, mark))
        section.keep(std::move(number));
    }
  for (const sass::BareWait& wait : hazards.bare_waits)
    if (told < most_unproven) {
      const std::string mark = std::to_string(++told);
      section.keep(explain_bare_wait(function_, wait, "doubt_" + mark, mark));
    }
  if (reads.size() + writes.size() + waits.size() > most_unproven)
    section.keep(counted(
        "more_doubts", LOOM_TEXT("reads and writes not proved that are not listed"), "N_more", "",
        static_cast<double>(reads.size() + writes.size() + waits.size() - most_unproven), checked,
        {all_reads, all_writes, bare}, verbatim(function_.name)));
}

} // namespace

Section explain_function(const sass::Function& function, const sass::Analysis& analysis) {
  Listing of(function, analysis);
  of.add_size();
  of.add_dependences();
  return std::move(of.section);
}

Section explain_alignment(std::span<const sass::AlignedRow> rows, const sass::Function& left,
                          const sass::Function& right) {
  struct Kind {
    sass::Likeness likeness;
    const char* id;
    Text name;
    const char* symbol;
  };
  static constexpr std::array<Kind, 5> kinds{{
      {sass::Likeness::same, "aligned.same", LOOM_TEXT("lines that are the same"), "N_same"},
      {sass::Likeness::control, "aligned.control", LOOM_TEXT("lines with another control code"),
       "N_control"},
      {sass::Likeness::text, "aligned.text", LOOM_TEXT("lines with other operands or modifiers"),
       "N_text"},
      {sass::Likeness::left, "aligned.left", LOOM_TEXT("lines on the left only"), "N_left"},
      {sass::Likeness::right, "aligned.right", LOOM_TEXT("lines on the right only"), "N_right"},
  }};
  Section section{"alignment", LOOM_TEXT("Two functions side by side"), {}};
  for (const Kind& kind : kinds)
    section.quantities.push_back(counted(
        kind.id, kind.name, kind.symbol, "lines",
        static_cast<double>(std::ranges::count(rows, kind.likeness, &sass::AlignedRow::likeness)),
        LOOM_TEXT("counted: instructions of the same opcode stand beside each other, as many as "
                  "can without crossing"),
        {}, LOOM_TEXT("%1 and %2")(left.name, right.name)));
  return section;
}

} // namespace loom::why
