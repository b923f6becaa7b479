// Scenarios inside exported figures, of every format and after other programs' hands.

#include "core/document/document_json.h"
#include "core/document/front.h"
#include "core/text/text.h"

#include <gmock/gmock.h>

#include <zlib.h>

namespace loom {
namespace {

using testing::HasSubstr;

constexpr const char* scenario =
    R"({"format":"latencyloom-scenario","version":"1.0","gpu":"gtx980","alpha":49})";
const std::string metadata =
    R"({"schema": 1, "app": "LatencyLoom", "scenario": )" + std::string(scenario) + "}";

std::string deflated(const std::string& text) {
  uLongf size = compressBound(static_cast<uLong>(text.size()));
  std::string out(size, '\0');
  compress(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
           static_cast<uLong>(text.size()));
  out.resize(size);
  return out;
}

std::string pdf(const std::string& stream, const std::string& dictionary) {
  return "%PDF-1.6\n1 0 obj\n<< /Length 9 >>\nstream\nq 1 0 0 Q\nendstream\nendobj\n2 0 obj\n<<" +
         dictionary + ">>\nstream\r\n" + stream + "\nendstream\nendobj\ntrailer\n";
}

std::string chunk(const std::string& type, const std::string& data) {
  std::string out;
  for (int shift = 24; shift >= 0; shift -= 8)
    out += static_cast<char>(data.size() >> shift & 0xff);
  return out + type + data + "CRC.";
}

std::string png(const std::string& itxt) {
  return "\x89PNG\r\n\x1a\n" + chunk("IHDR", std::string(13, '\1')) + chunk("iTXt", itxt) +
         chunk("IEND", "");
}

std::string itxt(const std::string& keyword, bool compressed, const std::string& text) {
  return keyword + std::string(1, '\0') + (compressed ? '\1' : '\0') + std::string(1, '\0') + "en" +
         std::string(2, '\0') + text;
}

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text)
    out += c == '"' ? "&quot;" : c == '{' ? "&#x7b;" : std::string(1, c);
  return out;
}

TEST(ExtractScenario, FindsItInEveryFormat) {
  const std::pair<const char*, std::string> cases[] = {
      {"plain", scenario},
      {"metadata", metadata},
      {"byte order mark", "\xef\xbb\xbf" + std::string(scenario)},
      {"pdf, plain stream", pdf(scenario, "/Type /EmbeddedFile")},
      {"pdf, compressed", pdf(deflated(scenario), "/Filter /FlateDecode")},
      {"svg", "<?xml version=\"1.0\"?><svg><metadata id=\"a\">\n" + escaped(metadata) +
                  "\n</metadata></svg>"},
      {"svg behind another",
       "<svg><metadata><rdf/></metadata><metadata><![CDATA[" + metadata + "]]></metadata></svg>"},
      {"png", png(itxt("latencyloom", false, metadata))},
      {"png, compressed", png(itxt("latencyloom", true, deflated(metadata)))},
      {"csv", "# LatencyLoom\n# scenario: " + std::string(scenario) + "\r\nalpha,warps\n1,2\n"},
      {"tex", "% figure\n% scenario: " + std::string(scenario) + "\n\\begin{axis}\n"},
  };
  const Catalogue none;
  for (const auto& [name, bytes] : cases) {
    const auto text = extract_scenario(bytes, "figure");
    ASSERT_TRUE(text) << name << ": " << to_line(text.error());
    EXPECT_THAT(*text, HasSubstr("\"gtx980\"")) << name;
    EXPECT_THAT(*text, testing::Not(HasSubstr("schema"))) << name;
    // The GPU is not in an empty catalogue: the text was understood up to there.
    const auto document = document_from_json(*text, "figure", none);
    ASSERT_FALSE(document);
    EXPECT_EQ(document.error().where.pointer, "/gpu") << name;
  }
}

TEST(ExtractScenario, TheFigureThatCarriesItIsInFront) {
  const std::string of_figure =
      R"({"figure":{"id":"ilp","title":"t"},"scenario":)" + std::string(scenario) + "}";
  const std::string cases[] = {
      "<svg><metadata>" + escaped(of_figure) + "</metadata></svg>",
      png(itxt("latencyloom", true, deflated(of_figure))),
      "# latencyloom\n# figure: ilp\n# scenario: " + std::string(scenario) + "\nalpha\n1\n",
      "% figure: ilp\n% title: t\n% scenario: " + std::string(scenario) + "\n",
      pdf(with_front(scenario, "ilp"), "/Type /EmbeddedFile"),
      pdf(with_front(with_front(scenario, "cusp"), "ilp"), "/Type /EmbeddedFile"),
  };
  for (const std::string& bytes : cases) {
    const auto text = extract_scenario(bytes, "figure");
    ASSERT_TRUE(text) << to_line(text.error());
    EXPECT_THAT(*text, HasSubstr(R"("front":"ilp")"));
    EXPECT_THAT(*text, HasSubstr("\"gtx980\""));
  }
  EXPECT_EQ(with_front("[1", "ilp"), "[1");
  EXPECT_EQ(with_front(scenario, ""), scenario);
}

TEST(ExtractScenario, RefusesWhatHoldsNone) {
  const std::string bomb = deflated("{" + std::string(std::size_t{8} << 20, ' ') + scenario + "}");
  const std::pair<const char*, std::string> cases[] = {
      {"empty", ""},
      {"blank", " \n"},
      {"text", "alpha,warps\n1,2\n"},
      {"pdf without", pdf("q Q", "")},
      {"pdf cut short", pdf(deflated(scenario), "").substr(0, 140)},
      {"pdf bomb", pdf(bomb, "/Filter /FlateDecode")},
      {"pdf with other JSON", pdf("{\"a\": 1}", "")},
      {"svg without", "<svg></svg>"},
      {"svg unfinished", "<svg><metadata>{"},
      {"png other keyword", png(itxt("Comment", false, metadata))},
      {"png bomb", png(itxt("latencyloom", true, bomb))},
      {"png short", png("latencyloom")},
      {"png length lies", "\x89PNG\r\n\x1a\n\xff\xff\xff\xffiTXt"},
  };
  for (const auto& [name, bytes] : cases) {
    const auto text = extract_scenario(bytes, "f");
    ASSERT_FALSE(text) << name;
    EXPECT_EQ(text.error().code, ErrorCode::bad_input);
  }
}

TEST(ExtractScenario, LeavesBrokenJsonToTheParser) {
  const std::string broken = "\n{\"format\": }";
  const auto text = extract_scenario(broken, "f");
  ASSERT_TRUE(text);
  EXPECT_EQ(*text, broken);
}

} // namespace
} // namespace loom
