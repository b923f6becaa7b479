#include "core/glossary/glossary.h"

#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

namespace loom::glossary {
namespace {

std::string shipped() {
  std::ifstream file(LOOM_SOURCE_DIR "/resources/glossary/glossary.txt");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Sentences by their ends: a full stop, in Chinese the ideographic one, at the end or before a
/// blank.
int sentences(const std::string& text, const std::string& stop) {
  int count = 0;
  for (std::size_t at = text.find(stop); at != std::string::npos; at = text.find(stop, at + 1)) {
    const std::size_t behind = at + stop.size();
    if (stop != "." || behind == text.size() || text[behind] == ' ')
      ++count;
  }
  return count;
}

TEST(Glossary, EachEntryHasTwoSentencesAndASource) {
  const auto entries = read_glossary(shipped(), "glossary.txt");
  ASSERT_TRUE(entries.has_value()) << to_line(entries.error());
  EXPECT_GE(entries->size(), 60U);
  for (const Entry& entry : *entries) {
    EXPECT_FALSE(entry.source.empty()) << entry.id;
    for (const auto& [language, words] : entry.by_language) {
      const std::string stop = language == "zh_CN" ? "。" : ".";
      EXPECT_EQ(sentences(words.definition, stop), 2)
          << entry.id << " " << language << ": " << words.definition;
      EXPECT_TRUE(words.definition.ends_with(stop)) << entry.id << " " << language;
      EXPECT_FALSE(words.term.empty()) << entry.id << " " << language;
    }
  }
}

TEST(Glossary, IsTranslatedWhole) {
  const auto entries = read_glossary(shipped(), "glossary.txt");
  ASSERT_TRUE(entries.has_value()) << to_line(entries.error());
  for (const Entry& entry : *entries)
    EXPECT_EQ(entry.by_language.size(), 3U) << entry.id;
}

TEST(Glossary, SaysNothingTwice) {
  const auto entries = read_glossary(shipped(), "glossary.txt");
  ASSERT_TRUE(entries.has_value());
  std::set<std::string> terms, definitions;
  for (const Entry& entry : *entries) {
    EXPECT_TRUE(terms.insert(entry.in("en").term).second) << entry.in("en").term;
    for (const auto& [language, words] : entry.by_language)
      EXPECT_TRUE(definitions.insert(words.definition).second) << entry.id << " " << language;
    for (const std::string& other : entry.see)
      EXPECT_NE(other, entry.id);
  }
}

TEST(Glossary, ReadsAnEntry) {
  const auto entries = read_glossary("# a\nalso: α; a, b\nsee: b\nsource: §1\n"
                                     "en: term; terms | One. Two.\nzh_CN: 词 | 一。二。\n"
                                     "ru: слово | Раз. Два.\n\n"
                                     "# b\nsource: §2\nen: x | y\nzh_CN: x | y\nru: x | y\n",
                                     "f");
  ASSERT_TRUE(entries.has_value()) << to_line(entries.error());
  ASSERT_EQ(entries->size(), 2U);
  const Entry& a = entries->front();
  EXPECT_EQ(a.also, (std::vector<std::string>{"α", "a, b"}));
  EXPECT_EQ(a.see, std::vector<std::string>{"b"});
  EXPECT_EQ(a.in("ru").term, "слово");
  EXPECT_EQ(a.in("fr").term, "term");
  EXPECT_EQ(a.in("en").forms, std::vector<std::string>{"terms"});
  EXPECT_EQ(a.in("en").definition, "One. Two.");
}

std::string problem(const char* text) {
  const auto entries = read_glossary(text, "f");
  return entries ? std::string() : to_line(entries.error());
}

TEST(Glossary, NamesThePlaceOfWhatIsWrong) {
  const std::string good = "# a\nsource: s\nen: x | y\nzh_CN: x | y\nru: x | y\n";
  EXPECT_EQ(problem("words"), "f:1:1: expected '# ID' or 'MEMBER: TEXT'");
  EXPECT_EQ(problem((good + good).c_str()), "f:6:1: there is an entry 'a' already");
  EXPECT_EQ(problem("# a\nde: x | y"),
            "f:2:1: expected also, see, source, en, zh_CN or ru, found 'de'");
  EXPECT_EQ(problem("# a\nen: x"), "f:2:1: expected 'TERM | DEFINITION'");
  EXPECT_EQ(problem("# a\nen: | y"),
            "f:2:1: expected a term before '|' and its definition behind it");
  EXPECT_EQ(problem("# a\nsource: s\nru: x | y\n"), "f:1:1: 'a' is not said in English");
  EXPECT_EQ(problem("# a\nsource: s\nen: x | y\n"), "");
  EXPECT_EQ(problem("\n# a\nen: x | y\nzh_CN: x | y\nru: x | y\n"), "f:2:1: 'a' has no source");
  EXPECT_EQ(problem((good + "see: b\n").c_str()), "f:1:1: 'a' sends to 'b', which is no entry");
}

} // namespace
} // namespace loom::glossary
