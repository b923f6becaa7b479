// A file names the view that was in front.

#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

class ViewInFront : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Document document{default_scenario(*catalogue.find("gtx980")), {}};
};

TEST_F(ViewInFront, IsReadBackFromAFileAndALink) {
  const std::string text = document_to_json(document, catalogue, 2, "banks");
  const auto read = document_from_json(text, "f", catalogue);
  ASSERT_TRUE(read.has_value()) << to_line(read.error());
  EXPECT_EQ(read->view, "banks");
  EXPECT_EQ(read->document, document);
  EXPECT_TRUE(read->warnings.empty());
  const auto linked = scenario_of_link(scenario_link(text), "l").value();
  EXPECT_EQ(document_from_json(linked, "l", catalogue)->view, "banks");
}

TEST_F(ViewInFront, IsNotNeeded) {
  const std::string text = document_to_json(document, catalogue);
  EXPECT_THAT(text, testing::Not(HasSubstr("\"front\"")));
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.0\"")); // what older programs open without a word
  EXPECT_EQ(document_from_json(text, "f", catalogue)->view, "");
  EXPECT_THAT(document_to_json(document, catalogue, 2, "cusp"), HasSubstr("\"version\": \"1.8\""));
}

TEST_F(ViewInFront, IsAText) {
  std::string text = document_to_json(document, catalogue, 2, "cusp");
  text.replace(text.find("\"cusp\""), 6, "7");
  const auto read = document_from_json(text, "f", catalogue);
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(read.error().where.pointer, "/front");
}

} // namespace
} // namespace loom
