/// A function with what is computed of it: its barriers, what a document shows of it, and the
/// numbers of its lines.

#include "core/sass/find_function.h"
#include "core/sass/study.h"
#include "core/why/line_field.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

namespace loom::sass {
namespace {

using testing::ElementsAre;
using why::LineField;

/// 0010 and 0020 load into barriers 0 and 1, 0030 waits for both; 0040 reads R6 one cycle after
/// 0030 wrote it, which nothing proves.
constexpr auto loads = "[B------:R-:W0:-:S01] /*0010*/ LDG.E R2, [R4.64] ;\n"
                       "[B------:R1:W1:Y:S02] /*0020*/ LDG.E R3, [R8.64] ;\n"
                       "[B01----:R-:W-:-:S01] /*0030*/ FADD R6, R2, R3 ;\n"
                       "[B------:R-:W-:-:S05] /*0040*/ FADD R7, R6.reuse, R2 ;\n"
                       "[B------:R-:W-:-:S05] /*0050*/ EXIT ;\n";

StudyPtr study_of(Listing listing, const std::string& function = {}) {
  ListingPart part;
  part.function = function;
  const auto shared = std::make_shared<const Listing>(std::move(listing));
  return study(shared, chosen_function(part, *shared), *catalogue().find("a100"));
}
StudyPtr small() { return study_of(read_listing(loads, "loads.sass").value()); }

TEST(SassStudy, BarriersAreLinesFromSetToWait) {
  const StudyPtr study = small();
  EXPECT_THAT(study->lanes.down, ElementsAre(0b01, 0b11, 0, 0, 0));
  EXPECT_THAT(study->lanes.back, ElementsAre(0, 0, 0, 0, 0));
  Hazards hazards;
  hazards.arcs = {{3, 1, 5}};
  const BarrierLanes loop = barrier_lanes(hazards, 5);
  EXPECT_THAT(loop.down, ElementsAre(0, 0, 0, 0, 0));
  EXPECT_THAT(loop.back, ElementsAre(0, 32, 32, 0, 0));
}

TEST(SassStudy, AWaitHasItsSettersAndASetterItsWait) {
  const StudyPtr study = small();
  EXPECT_THAT(study->setters(2), ElementsAre(1, 0)); // the nearest first
  EXPECT_EQ(study->waiter(0), 2U);
  EXPECT_FALSE(study->waiter(3));
  EXPECT_THAT(study->unproven, ElementsAre(0, 0, 0, 1, 0));
}

TEST(SassStudy, ADocumentChoosesFunctionAndLoop) {
  Listing listing = source_listing("resources/listings/listings_sm_86.sass");
  ListingPart part;
  EXPECT_EQ(listing.functions[chosen_function(part, listing)].name, first_function);
  part.function = "not there";
  EXPECT_EQ(chosen_function(part, listing), 0U);
  const StudyPtr chase = study_of(std::move(listing), first_function);
  const int inner = chosen_loop(part, chase->analysis);
  ASSERT_GE(inner, 0);
  EXPECT_TRUE(chase->analysis.loops[static_cast<std::size_t>(inner)].innermost);
  part.loop = -1;
  EXPECT_EQ(chosen_loop(part, chase->analysis), -1);
  part.loop = 99; // of another function
  EXPECT_EQ(chosen_loop(part, chase->analysis), -1);
}

TEST(SassStudy, FieldsStandForTheNumbersOfTheirLine) {
  const StudyPtr study = small();
  const auto of = [&](std::size_t line, LineField field) {
    const std::string id = why::quantity_of(*study, line, field);
    const why::Section section =
        why::explain_line(study->function(), study->analysis, *study->gpu, line);
    EXPECT_TRUE(why::find(section.quantities, "line." + id)) << line << ' ' << id;
    return id;
  };
  EXPECT_EQ(of(1, LineField::stall), "stall");
  EXPECT_EQ(of(1, LineField::control), "control");
  EXPECT_EQ(of(1, LineField::write_barrier), "write_barrier");
  EXPECT_EQ(of(1, LineField::read_barrier), "read_barrier");
  EXPECT_EQ(of(2, LineField::write_barrier), "cycle"); // it sets none
  EXPECT_EQ(of(2, LineField::waits), "wait_0");
  EXPECT_EQ(of(2, LineField::barriers), "wait_0");
  EXPECT_EQ(of(3, LineField::reuse), "reuse_1");
  EXPECT_EQ(of(3, LineField::address), "doubt_1.found");
  EXPECT_EQ(of(4, LineField::address), "cycle"); // all of it is proved
  EXPECT_EQ(of(4, LineField::live), "live");
  EXPECT_EQ(of(4, LineField::port), "port_cycles");
  EXPECT_EQ(of(4, LineField::issue), "cycle");
}

TEST(SassFunctions, AreFoundByWhatPeopleType) {
  Listing listing;
  for (const char* name : {"copy", "_Z5nbodyiPK6float4PS_", "_Z5nbody2"}) {
    listing.functions.emplace_back().name = name;
    listing.functions.back().arch = "sm_90";
  }
  EXPECT_EQ(function_typed(listing, "copy"), 0U);
  EXPECT_EQ(function_typed(listing, "copy, sm_90"), 0U);
  EXPECT_EQ(function_typed(listing, "nbody"), 1U);
  EXPECT_EQ(function_typed(listing, "body"), std::nullopt);
  EXPECT_EQ(function_typed(listing, ""), std::nullopt);
}

} // namespace
} // namespace loom::sass
