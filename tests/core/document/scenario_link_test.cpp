// Scenarios as one word of text.

#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

TEST(ScenarioLink, ComesBackAsItWas) {
  std::string bytes;
  for (int length = 0; length < 300; ++length) {
    EXPECT_EQ(*scenario_of_link(scenario_link(bytes), "f"), bytes);
    bytes += static_cast<char>(length * 37 % 256);
  }
}

TEST(ScenarioLink, IsWhatOtherProgramsRead) {
  // python3: base64.urlsafe_b64encode(zlib.compress(b"{}", 9)).rstrip(b"=")
  EXPECT_EQ(scenario_link("{}"), "latencyloom:eNqrrgUAAXUA-Q");
}

TEST(ScenarioLink, EveryGpusOpeningScenarioIsBelowTwoKilobytes) {
  const Catalogue catalogue(embedded_gpu_files());
  for (const std::string& id : catalogue.ids()) {
    const Document document{default_scenario(*catalogue.find(id)), {}};
    const std::string link = scenario_link(document_to_json(document, catalogue, -1));
    EXPECT_LT(link.size(), 2048U) << id;
    const auto read = document_from_json(*scenario_of_link(link, "link"), "link", catalogue);
    EXPECT_TRUE(read && read->document == document) << id;
  }
}

TEST(ScenarioLink, BreaksAndBlanksOfChatsDoNoHarm) {
  const std::string link = scenario_link("{\"a\": 1234567890}");
  const std::string broken = "\n " + link.substr(0, 20) + "\r\n" + link.substr(20) + "\n";
  EXPECT_EQ(*scenario_of_link(broken, "f"), "{\"a\": 1234567890}");
}

TEST(ScenarioLink, DamageIsNamed) {
  const std::string link = scenario_link("{\"a\": 1234567890}");
  const auto said = [](std::string_view text) {
    const auto read = scenario_of_link(text, "pasted text");
    return read ? std::string("nothing") : to_line(read.error());
  };
  EXPECT_THAT(said("hello"), HasSubstr("pasted text: expected a text that begins"));
  EXPECT_THAT(said(link.substr(0, link.size() - 6)), HasSubstr("cut short"));
  EXPECT_THAT(said(link + "+"), HasSubstr("a sign in the link"));
  EXPECT_THAT(said("latencyloom:"), HasSubstr("damaged"));
  EXPECT_THAT(said(std::string("latencyloom:") + std::string(3u << 20, 'A')),
              HasSubstr("longer than any scenario"));
  // 2 MiB of blanks pack into little
  EXPECT_THAT(said(scenario_link(std::string(2u << 20, ' '))), HasSubstr("damaged"));
}

} // namespace
} // namespace loom
