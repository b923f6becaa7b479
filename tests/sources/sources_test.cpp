// docs/sources.md is written from docs/sources/*.json, and every row of it that names a command or
// a file is tried: the command's answer (or the file) has to say what the row says it does.
//
// A row of the data:
//   place    where in the text
//   says     what the text says there
//   run      arguments of `latencyloom`; a figure without -o is drawn as CSV and as SVG, and its
//   numbers
//            and the words of its picture are read
//   file     or a file of this project
//   finds    what stands there, whole words and numbers; … stands for anything within one line
//   verdict  agrees, stand-in, corrected or absent: see kVerdicts
//   note     why, where that is not plain
// LOOM_UPDATE_GOLDEN=1 writes the page anew.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

struct Verdict {
  std::string id, meaning;
  bool shown; // something in the program answers for it
};
const std::vector<Verdict> kVerdicts = {
    {"agrees", "the program says the same", true},
    {"stand-in",
     "the text has a number that the published chapters do not give; another one stands in its "
     "place "
     "and says so",
     true},
    {"corrected", "the text contradicts itself or its own source; the note says what was done",
     true},
    {"absent", "not in the program; the note says why", false},
};

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// Runs of spaces count as one, so that a table's columns may become wider.
std::string folded(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\r')
      continue;
    if ((c == ' ' || c == '\t') && !out.empty() && out.back() == ' ')
      continue;
    out += c == '\t' ? ' ' : c;
  }
  return out;
}

bool digit(char c) { return c >= '0' && c <= '9'; }
bool word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) || byte >= 0x80;
}

// Where `part` stands in `text` from `from` on, not as a piece of a longer word or number.
std::size_t find_whole(const std::string& text, const std::string& part, std::size_t from) {
  for (auto at = text.find(part, from); at != std::string::npos; at = text.find(part, at + 1)) {
    const auto end = at + part.size();
    const bool cut_before = at > 0 && word(part.front()) &&
                            (word(text[at - 1]) || (text[at - 1] == '.' && at > 1 &&
                                                    digit(text[at - 2]) && digit(part.front())));
    const bool cut_after = end < text.size() && word(part.back()) &&
                           (word(text[end]) || (text[end] == '.' && end + 1 < text.size() &&
                                                digit(text[end + 1]) && digit(part.back())));
    if (!cut_before && !cut_after)
      return at;
  }
  return std::string::npos;
}

bool stands_in(const std::string& text, const std::string& wanted) {
  std::vector<std::string> parts;
  const std::string any = "…";
  std::size_t begin = 0;
  for (auto at = wanted.find(any); at != std::string::npos; at = wanted.find(any, begin)) {
    parts.push_back(wanted.substr(begin, at - begin));
    begin = at + any.size();
  }
  parts.push_back(wanted.substr(begin));
  for (auto at = find_whole(text, parts[0], 0); at != std::string::npos;
       at = find_whole(text, parts[0], at + 1)) {
    const auto line = text.substr(at, text.find('\n', at) - at);
    auto here = parts[0].size();
    bool all = true;
    for (std::size_t i = 1; i < parts.size() && all; ++i) {
      const auto next = find_whole(line, parts[i], here);
      all = next != std::string::npos;
      here = next + parts[i].size();
    }
    if (all)
      return true;
  }
  return false;
}

// The words in a picture, a line each.
std::string words_of(const std::string& svg) {
  std::string out;
  for (auto at = svg.find("<text"); at != std::string::npos; at = svg.find("<text", at + 1)) {
    const auto end = svg.find("</text>", at);
    if (end == std::string::npos)
      break;
    bool in_tag = false;
    for (const char c : svg.substr(at, end - at)) {
      if (c == '<')
        in_tag = true;
      if (!in_tag)
        out += c;
      if (c == '>')
        in_tag = false;
    }
    out += '\n';
  }
  return out;
}

class Answers {
public:
  Answers() {
    auto name = (fs::temp_directory_path() / "loom-sources-XXXXXX").string();
    folder_ = mkdtemp(name.data()) ? name : "";
  }
  ~Answers() { fs::remove_all(folder_); }

  const std::string& to(const std::string& arguments) {
    const auto known = answers_.find(arguments);
    if (known != answers_.end())
      return known->second;
    const bool figure = arguments.rfind("figure ", 0) == 0 && arguments != "figure list" &&
                        arguments.find(" -o ") == std::string::npos;
    std::string text;
    if (figure) {
      const auto csv = folder_ + "/figure.csv", svg = folder_ + "/figure.svg";
      text = said(arguments + " --force -o '" + csv + "'");
      text += read(csv);
      text += said(arguments + " --force -o '" + svg + "'");
      text += words_of(read(svg));
    } else {
      text = said(arguments);
    }
    return answers_[arguments] = folded(text);
  }

private:
  std::string said(const std::string& arguments) const {
    const auto command = "{ cd '" LOOM_SOURCE_DIR "' && HOME='" + folder_ + "' XDG_DATA_HOME='" +
                         folder_ +
                         "' LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen '" LOOM_PROGRAM "' " +
                         arguments + "; } 2>&1 </dev/null";
    std::string text;
    if (FILE* pipe = popen(command.c_str(), "r")) {
      std::array<char, 65536> chunk;
      while (const auto n = fread(chunk.data(), 1, chunk.size(), pipe))
        text.append(chunk.data(), n);
      pclose(pipe);
    }
    return text;
  }
  std::string folder_;
  std::map<std::string, std::string> answers_;
};

std::vector<fs::path> data_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(LOOM_SOURCE_DIR "/docs/sources"))
    if (entry.path().extension() == ".json")
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string text_of(const json& row, const char* key) { return row.value(key, std::string()); }

std::string cell(std::string text) {
  for (auto at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2))
    text.insert(at, "\\");
  return text;
}

std::string page() {
  std::ostringstream out;
  out << "# What the sources say, and what the program has for it\n\n"
         "One row a statement of a text that the program follows, in the text's order. Each row "
         "names the\n"
         "command that shows it (of a figure the numbers and the words are read) or the file where "
         "it stands, and what is "
         "found\n"
         "there; a test runs them all. Where that is a word alone, the row shows that the thing is "
         "there and\n"
         "not that its value is right. This page is written from `docs/sources/*.json` by\n"
         "`LOOM_UPDATE_GOLDEN=1 ctest --preset release -R sources`.\n\n"
         "| verdict | means |\n| --- | --- |\n";
  for (const auto& verdict : kVerdicts)
    out << "| " << verdict.id << " | " << verdict.meaning << " |\n";
  for (const auto& file : data_files()) {
    const auto data = json::parse(read(file));
    std::map<std::string, int> count;
    for (const auto& row : data["rows"])
      ++count[text_of(row, "verdict")];
    out << "\n## " << text_of(data, "title") << "\n\n" << text_of(data, "text") << "\n\n";
    out << data["rows"].size() << " rows";
    auto separator = ": ";
    for (const auto& verdict : kVerdicts) {
      if (!count[verdict.id])
        continue;
      out << separator << count[verdict.id] << " " << verdict.id;
      separator = ", ";
    }
    out << ".\n\n| place | the text says | in the program | verdict |\n| --- | --- | --- | --- |\n";
    for (const auto& row : data["rows"]) {
      out << "| " << cell(text_of(row, "place")) << " | " << cell(text_of(row, "says")) << " | ";
      const auto run = text_of(row, "run"), where = text_of(row, "file");
      if (!run.empty())
        out << "`" << cell(run) << "`";
      if (!where.empty())
        out << "[" << where << "](../" << where << ")";
      auto sign = ": ";
      for (const auto& found : row.value("finds", std::vector<std::string>())) {
        out << sign << cell(found);
        sign = "; ";
      }
      const auto note = text_of(row, "note");
      if (!note.empty())
        out << (run.empty() && where.empty() ? "" : ". ") << cell(note);
      out << " | " << text_of(row, "verdict") << " |\n";
    }
  }
  return out.str();
}

class SourcesTest : public testing::TestWithParam<fs::path> {};

TEST_P(SourcesTest, EveryRowStandsInTheProgram) {
  Answers answers;
  const auto data = json::parse(read(GetParam()));
  ASSERT_FALSE(text_of(data, "title").empty());
  for (const auto& row : data["rows"]) {
    SCOPED_TRACE(text_of(row, "place") + ": " + text_of(row, "says"));
    const auto verdict = text_of(row, "verdict");
    const auto known = std::find_if(kVerdicts.begin(), kVerdicts.end(),
                                    [&](const Verdict& v) { return v.id == verdict; });
    ASSERT_NE(known, kVerdicts.end()) << "unknown verdict \"" << verdict << "\"";
    const auto run = text_of(row, "run"), where = text_of(row, "file");
    const auto finds = row.value("finds", std::vector<std::string>());
    if (!known->shown) {
      EXPECT_FALSE(text_of(row, "note").empty()) << "says no reason";
    } else {
      EXPECT_FALSE(finds.empty()) << "shows nothing";
    }
    if (finds.empty())
      continue;
    ASSERT_NE(run.empty(), where.empty()) << "a command or a file";
    const auto text =
        run.empty() ? folded(read(fs::path(LOOM_SOURCE_DIR) / where)) : answers.to(run);
    for (const auto& wanted : finds) {
      EXPECT_TRUE(stands_in(text, wanted))
          << "not found: " << wanted << "\nin " << run << where << ":\n"
          << text.substr(0, 3000);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Texts, SourcesTest, testing::ValuesIn(data_files()), [](const auto& file) {
  auto name = file.param.stem().string();
  for (auto& c : name)
    if (!std::isalnum((unsigned char)c))
      c = '_';
  return name;
});

TEST(SourcesPage, IsWrittenFromTheData) {
  const fs::path path = LOOM_SOURCE_DIR "/docs/sources.md";
  if (std::getenv("LOOM_UPDATE_GOLDEN"))
    std::ofstream(path) << page();
  EXPECT_EQ(read(path), page()) << "run: LOOM_UPDATE_GOLDEN=1 ctest --preset release -R sources";
}

TEST(SourcesPage, FindsWholeWordsOnly) {
  EXPECT_TRUE(stands_in("needs 5 warps", "5"));
  EXPECT_FALSE(stands_in("needs 53.5 warps", "5"));
  EXPECT_FALSE(stands_in("needs 53.5 warps", "53"));
  EXPECT_TRUE(stands_in("8800 GTX, 2006, G80", "8800 GTX…G80"));
  EXPECT_FALSE(stands_in("8800 GTX, 2006\nG80", "8800 GTX…G80"));
}

} // namespace
