// Family files: what is read, what is refused and in which words; the catalogue with families.

#include "core/document/document_json.h"
#include "core/gpu/catalogue.h"
#include "core/gpu/family_json.h"
#include "core/gpu/gpu_json.h"
#include "core/gpu/gpu_lint.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* own_family = R"({
  "format": "latencyloom-gpu-family", "version": "1.0", "architecture": "Own",
  "compute_capability": "5.2", "note": "Shared.",
  "sources": {"list": "A list"},
  "columns": {
    "clock": {"unit": "MHz", "source": "@list, column 2", "status": "published", "note": "boost"}
  },
  "facts": {
    "cores": {"value": 128, "unit": "cores/SM", "source": "@list", "status": "published"}
  },
  "members": [
    {"id": "one", "name": "One", "released": "2014-09", "segment": "GeForce", "facts": {
      "clock": 1000
    }},
    {"id": "two", "name": "Two", "compute_capability": "5.0", "note": "Special.", "facts": {
      "clock": {"value": 900, "unit": "MHz", "source": "Elsewhere", "status": "vendor"},
      "cores": {"value": 64, "unit": "cores/SM", "source": "Else", "status": "assumed", "note": "n"}
    }}
  ]
})";

/// `own_family` with the first `from` replaced.
std::string family_with(const std::string& from, const std::string& to) {
  std::string text = own_family;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(FamilyJson, EveryNumberIsAWholeFact) {
  const auto family = family_from_json(own_family, "own.family.json");
  ASSERT_TRUE(family) << to_line(family.error());
  ASSERT_EQ(family->size(), 2u);
  const GpuSpec& one = (*family)[0];
  EXPECT_EQ(one.id, "one");
  EXPECT_EQ(one.architecture, "Own");
  EXPECT_EQ(one.compute_capability, "5.2");
  EXPECT_EQ(one.segment, "GeForce");
  EXPECT_EQ(one.note, "Shared.");
  EXPECT_EQ(*one.facts.find(FactKey::clock),
            (Fact{1000, verbatim("A list, column 2"), FactStatus::published, verbatim("boost")}));
  EXPECT_EQ(*one.facts.find(FactKey::cores),
            (Fact{128, verbatim("A list"), FactStatus::published, {}}));
  const GpuSpec& two = (*family)[1];
  EXPECT_EQ(two.compute_capability, "5.0");
  EXPECT_EQ(two.note, "Shared. Special.");
  EXPECT_EQ(*two.facts.find(FactKey::clock),
            (Fact{900, verbatim("Elsewhere"), FactStatus::vendor, {}}))
      << "a fact with a source of its own takes nothing from the column";
  EXPECT_EQ(two.facts.value(FactKey::cores), 64) << "a member's fact replaces the shared one";
}

TEST(FamilyJson, AKindOfMemoryIsAWholeWord) {
  const std::string column =
      family_with("\"columns\": {", "\"columns\": {\"memory_type\": {\"source\": \"@list, DRAM\", "
                                    "\"status\": \"published\"},");
  std::string text = column;
  text.replace(text.find("\"segment\": \"GeForce\","), 21,
               "\"segment\": \"GeForce\", \"memory_type\": \"HBM2e\",");
  const auto family = family_from_json(text, "own.family.json");
  ASSERT_TRUE(family) << to_line(family.error());
  EXPECT_EQ((*family)[0].memory_type,
            (WordFact{"HBM2e", verbatim("A list, DRAM"), FactStatus::published, {}}));
  EXPECT_FALSE((*family)[1].memory_type);
  EXPECT_EQ(gpu_from_json(gpu_to_json((*family)[0]), "one.json"), (*family)[0]);
  std::string wrong = text;
  wrong.replace(wrong.find("HBM2e"), 5, "HBM9");
  const auto unknown = family_from_json(wrong, "f.json");
  ASSERT_FALSE(unknown);
  EXPECT_THAT(to_line(unknown.error()), testing::HasSubstr("/members/0/memory_type"));
  const auto bare =
      family_from_json(family_with("\"segment\": \"GeForce\",",
                                   "\"segment\": \"GeForce\", \"memory_type\": \"HBM2\","),
                       "f.json");
  ASSERT_FALSE(bare);
  EXPECT_THAT(
      to_line(bare.error()),
      testing::HasSubstr("/members/0/memory_type: 'columns' does not say source and status"));
}

TEST(FamilyJson, NamesThePlaceAndWhatWasExpected) {
  struct Case {
    std::string text;
    const char* message;
  };
  const Case cases[] = {
      {"[]", "f.json: expected an object {...}, found a list"},
      {family_with("latencyloom-gpu-family", "latencyloom-gpu"),
       "/format: expected 'latencyloom-gpu-family'"},
      {family_with("\"architecture\": \"Own\",", ""), "the key 'architecture' is missing"},
      {family_with("\"members\"", "\"member\""), "the key 'members' is missing"},
      {family_with("1000", "-1"), "/members/0/facts/clock: expected a number from 1 to"},
      {family_with("1000", "\"fast\""), "/members/0/facts/clock: expected an object"},
      {family_with("\"clock\": 1000", "\"cores\": 64"),
       "/members/0/facts/cores: 'columns' does not say unit, source and status"},
      {family_with("@list, column 2", "@lost, column 2"),
       "/members/0/facts/clock: 'sources' has no 'lost'"},
      {family_with("\"@list\"", "\"@lost\""), "/facts/cores: 'sources' has no 'lost'"},
      {family_with("\"MHz\"", "\"GHz\""), "/columns/clock/unit: expected 'MHz', found 'GHz'"},
      {family_with("column 2\", \"status\": \"published\"", "column 2\""),
       "/columns/clock: the key 'status' is missing"},
      {family_with("\"two\"", "\"one\""), "/members/1/id: duplicate GPU 'one'"},
      {family_with("\"two\"", "\"Two!\""), "/members/1/id: expected up to 64 lower-case letters"},
      {family_with("\"clock\": 1000", "\"clok\": 1000"),
       "/members/0/facts/clok: unknown key 'clok' (did you mean 'clock'?)"},
      {family_with("2014-09", "Sept"), "/members/0/released: expected 'YYYY' or 'YYYY-MM'"},
      {family_with("\"A list\"", "1"), "/sources/list: expected text"},
  };
  for (const Case& c : cases) {
    const auto family = family_from_json(c.text, "f.json");
    ASSERT_FALSE(family) << c.message;
    EXPECT_EQ(family.error().code, ErrorCode::bad_input);
    EXPECT_THAT(to_line(family.error()), HasSubstr(c.message));
    EXPECT_FALSE(lint_family(c.text, "f.json").empty());
  }
}

constexpr const char* own_one = R"({"format":"latencyloom-gpu","version":"1.0","id":"one",
  "name":"Own file","architecture":"x","released":"2010","facts":{}})";

TEST(FamilyCatalogue, FindsMembersAndLetsAnOwnFileWin) {
  const EmbeddedFile family_only[] = {{"own.family.json", own_family}};
  const Catalogue families(family_only);
  EXPECT_THAT(families.ids(), ElementsAre("one", "two"));
  ASSERT_TRUE(families.find("two"));
  EXPECT_EQ((*families.find("two"))->name, "Two");
  EXPECT_EQ(families.find("two")->get(), families.find("two")->get()) << "parsed once";
  EXPECT_TRUE(families.built_in("one"));
  EXPECT_FALSE(families.built_in("own"));
  EXPECT_FALSE(families.built_in("own.family"));
  EXPECT_FALSE(families.has_file("one"));
  EXPECT_FALSE(families.find("clock")) << "a word of the file is no GPU";

  const EmbeddedFile both[] = {{"one.json", own_one}, {"own.family.json", own_family}};
  for (const bool family_first : {false, true}) {
    const Catalogue catalogue(both);
    if (family_first) {
      ASSERT_TRUE(catalogue.find("two"));
    }
    ASSERT_TRUE(catalogue.find("one"));
    EXPECT_EQ((*catalogue.find("one"))->name, "Own file");
    EXPECT_THAT(catalogue.ids(), ElementsAre("one", "two"));
    EXPECT_TRUE(catalogue.has_file("one"));
  }
}

TEST(FamilyCatalogue, AUsersGpuHidesAMember) {
  const EmbeddedFile files[] = {{"own.family.json", own_family}};
  Catalogue catalogue(files);
  GpuSpec mine;
  mine.id = "two";
  mine.name = "Mine";
  catalogue.add(mine);
  EXPECT_FALSE(catalogue.built_in("two"));
  EXPECT_EQ((*catalogue.find("two"))->name, "Mine");
  EXPECT_THAT(catalogue.ids(), ElementsAre("one", "two"));
}

TEST(FamilyCatalogue, SaysWhatIsWrongWithAllFilesTogether) {
  const EmbeddedFile files[] = {{"one.json", own_one},
                                {"own.family.json", own_family},
                                {"other.family.json", own_family},
                                {"name.json", own_one}};
  std::vector<std::string> lines;
  for (const Error& problem : lint_catalogue(Catalogue(files)))
    lines.push_back(to_line(problem));
  EXPECT_THAT(lines,
              ElementsAre("own.family.json: /members/0/id: 'one' has a file of its own, which "
                          "counts; remove it here",
                          "other.family.json: /members/0/id: 'one' has a file of its own, which "
                          "counts; remove it here",
                          "other.family.json: /members/0/id: 'one' is a member of own.family.json "
                          "too",
                          "other.family.json: /members/1/id: 'two' is a member of own.family.json "
                          "too",
                          "name.json: /id: the file of 'one' is called one.json, not name.json"));
}

TEST(FamilyCatalogue, EveryShippedFileIsClean) {
  const Catalogue catalogue(embedded_gpu_files());
  for (const Error& problem : lint_catalogue(catalogue))
    ADD_FAILURE() << to_line(problem);
}

// Volkov §4.4: GDDR3 in G80 and GT200, GDDR5 from Fermi to Maxwell, DDR2 in some, HBM2 in Pascal;
// the T4 paper §3.7: HBM2 in V100 and P100, GDDR6 in T4; the survey: GDDR6 in TU102, HBM3 in H100
// SXM5.
TEST(FamilyCatalogue, GpusNameTheirKindOfMemory) {
  const Catalogue catalogue(embedded_gpu_files());
  const std::pair<const char*, const char*> known[] = {
      {"8800gtx", "GDDR3"},  {"gtx280", "GDDR3"}, {"8500gt", "DDR2"},    {"gtx480", "GDDR5"},
      {"gtx680", "GDDR5"},   {"gtx980", "GDDR5"}, {"gtx1080", "GDDR5X"}, {"p4", "GDDR5"},
      {"gtx1070", "GDDR5"},  {"p100", "HBM2"},    {"v100", "HBM2"},      {"t4", "GDDR6"},
      {"tu102", "GDDR6"},    {"a100", "HBM2"},    {"rtx3090", "GDDR6X"}, {"h100", "HBM2e"},
      {"h100-sxm5", "HBM3"}, {"h200", "HBM3e"},   {"rtx5090", "GDDR7"}};
  for (const auto& [id, type] : known) {
    const GpuPtr gpu = *catalogue.find(id);
    ASSERT_TRUE(gpu->memory_type) << id;
    EXPECT_EQ(gpu->memory_type->value, type) << id;
    EXPECT_FALSE(gpu->memory_type->source.empty()) << id;
    EXPECT_NE(gpu->memory_type->source.english().front(), '@') << id;
  }
}

TEST(FamilyCatalogue, HasTheGpusOfTheListAndOfTheSurvey) {
  const Catalogue catalogue(embedded_gpu_files());
  std::size_t cards = 0, chips = 0;
  for (const std::string& id : catalogue.ids()) {
    const GpuPtr gpu = *catalogue.find(id);
    ++(gpu->segment == "chip" ? chips : cards);
    const std::string carried = gpu_to_json(*gpu);
    EXPECT_EQ(gpu_to_json(*gpu_from_json(carried, id)), carried) << "a member is carried whole";
    for (const FactInfo& info : fact_table())
      if (const Fact* fact = gpu->facts.find(info.key)) {
        EXPECT_FALSE(fact->source.empty()) << id << ' ' << info.name;
        EXPECT_EQ(fact->source.english().find('@'), std::string::npos) << id << ' ' << info.name;
        if (fact->status == FactStatus::derived || fact->status == FactStatus::assumed) {
          EXPECT_FALSE(fact->note.empty()) << id << ' ' << info.name;
        }
      }
  }
  EXPECT_GE(cards, 106u);
  EXPECT_GE(chips, 11u);
}

TEST(FamilyCatalogue, LintsAFamilyFileByContent) {
  const Catalogue none;
  EXPECT_TRUE(lint_file(own_family, "f.json", none).empty());
  const auto problems = lint_file(family_with("1000", "0"), "f.json", none);
  ASSERT_EQ(problems.size(), 1u);
  EXPECT_THAT(to_line(problems[0]), HasSubstr("/members/0/facts/clock: expected a number"));
}

} // namespace
} // namespace loom
