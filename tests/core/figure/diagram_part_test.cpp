// Ids of the elements of a diagram, written and read.

#include "core/figure/diagram_part.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

using Part = DiagramPart::Kind;

TEST(DiagramParts, HaveIdsThatSayWhatTheyStandFor) {
  EXPECT_EQ((DiagramPart{Part::lane, 5}).id(), "lane:5");
  EXPECT_EQ((DiagramPart{Part::cell, 0, 5}).id(), "cell:0:5");
  EXPECT_EQ((DiagramPart{.kind = Part::bank, .number = 3, .other = true}).id(), "other:bank:3");
  EXPECT_EQ((DiagramPart{Part::word, -4'000'000'000}).id(), "word:-4000000000");
  EXPECT_EQ((DiagramPart{Part::line, 7}).id(), "line:7");
  EXPECT_EQ((DiagramPart{Part::wave, 2, 1}).id(), "wave:2:1");
  EXPECT_EQ(DiagramPart{}.id(), "");
}

TEST(DiagramParts, AreReadFromTheirIds) {
  for (int kind = 1; kind <= static_cast<int>(Part::need); ++kind)
    for (const bool other : {false, true}) {
      DiagramPart part{static_cast<Part>(kind), 12, 0, other};
      if (part.kind == Part::bit || part.kind == Part::cell || part.kind == Part::wave)
        part.second = 31;
      EXPECT_EQ(part_of(part.id()), part) << part.id();
    }
}

TEST(DiagramParts, OfOtherTextsAreNone) {
  for (const char* id : {"", "other:", "pc", "current", "lane", "lane:", "lane:x", "lanes:1",
                         "cell:3", "cell:3:", ":3", "degree", "lane:99999999999999999999"})
    EXPECT_EQ(part_of(id), DiagramPart{}) << id;
}

TEST(DiagramParts, SquaresOfAMaskStandForItsEntry) {
  EXPECT_EQ(part_of("entry:2.5"), (DiagramPart{Part::entry, 2}));
}

} // namespace
} // namespace loom
