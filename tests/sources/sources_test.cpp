// docs/sources.md is written from docs/sources/*.json, and every row of it that names a command is
// tried: the command's answer has to say what the row says it does.
//
// A row of the data:
//   place      where in the text
//   says       what the text says there
//   run        arguments of `latencyloom`; a figure without -o is drawn as CSV and as SVG, and its
//              numbers and the words of its picture are read
//   finds      what stands there, whole words and numbers; … stands for anything within one line
//   verdict    see kVerdicts
//   note       why, where that is not plain; everything but plain agreement says it
//   unchanged  of an answer of a model: why it is the same with other latencies and throughputs
//
// A check has to be able to fail. So it finds nothing that the command was given, no sentence that
// the project only says, and, of a model, nothing that stays with other numbers of the GPU.
// LOOM_UPDATE_GOLDEN=1 writes the page anew.
#include <gtest/gtest.h>
#include <sys/wait.h>
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
#include <utility>
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
    {"differs", "the program says something else; the note says what and why", true},
    {"corrected", "the text contradicts itself or its own source; the note says what was done",
     true},
    {"derived",
     "the program's number was worked back from this very statement, so that it comes out again "
     "shows nothing; the note says how",
     true},
    {"substitute",
     "the text has a number or a thing that is not published; another one stands in its place and "
     "says so",
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

std::vector<std::string> parts_of(const std::string& wanted) {
  std::vector<std::string> parts;
  const std::string any = "…";
  std::size_t begin = 0;
  for (auto at = wanted.find(any); at != std::string::npos; at = wanted.find(any, begin)) {
    parts.push_back(wanted.substr(begin, at - begin));
    begin = at + any.size();
  }
  parts.push_back(wanted.substr(begin));
  return parts;
}

bool stands_in(const std::string& text, const std::string& wanted) {
  const auto parts = parts_of(wanted);
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

// What the five numbers of every GPU are changed to: no GPU has them.
const std::map<std::string, double> kOtherNumbers = {
    {"mem_lat", 511}, {"alu_lat", 13}, {"mem_thru", 0.03}, {"alu_thru", 1.3}, {"issue_thru", 1.7}};

void change_numbers(json& facts) {
  for (const auto& [name, value] : kOtherNumbers)
    if (facts.contains(name)) {
      facts[name]["value"] = value;
      facts[name].erase("range");
    }
}

// Files of a user's own go before those in the program. These are the same GPUs with other numbers.
void write_changed_gpus(const fs::path& folder) {
  fs::create_directories(folder);
  for (const auto& entry : fs::directory_iterator(LOOM_SOURCE_DIR "/gpus")) {
    if (entry.path().extension() != ".json")
      continue;
    auto gpu = json::parse(read(entry.path()));
    if (gpu.value("format", "") != "latencyloom-gpu")
      continue;
    change_numbers(gpu["facts"]);
    if (gpu.contains("patterns"))
      for (auto& pattern : gpu["patterns"])
        change_numbers(pattern["facts"]);
    std::ofstream(folder / entry.path().filename()) << gpu.dump(2);
  }
}

struct Answer {
  std::string text;
  int status = 0;
};

enum class Gpus { as_shipped, with_other_numbers };

class Answers {
public:
  explicit Answers(Gpus gpus = Gpus::as_shipped) {
    auto name = (fs::temp_directory_path() / "loom-sources-XXXXXX").string();
    folder_ = mkdtemp(name.data()) ? name : "";
    if (gpus == Gpus::with_other_numbers)
      write_changed_gpus(folder_ + "/LatencyLoom/LatencyLoom/gpus");
  }
  ~Answers() { fs::remove_all(folder_); }
  Answers(const Answers&) = delete;
  Answers& operator=(const Answers&) = delete;

  const Answer& to(const std::string& arguments) {
    const auto known = answers_.find(arguments);
    if (known != answers_.end())
      return known->second;
    const bool figure = arguments.rfind("figure ", 0) == 0 && arguments != "figure list" &&
                        arguments.find(" -o ") == std::string::npos;
    Answer answer;
    if (figure) {
      const auto csv = folder_ + "/figure.csv", svg = folder_ + "/figure.svg";
      add(answer, arguments + " --force -o '" + csv + "'");
      answer.text += read(csv);
      add(answer, arguments + " --force -o '" + svg + "'");
      answer.text += words_of(read(svg));
    } else {
      add(answer, arguments);
    }
    answer.text = folded(answer.text);
    return answers_[arguments] = answer;
  }

private:
  void add(Answer& answer, const std::string& arguments) const {
    const auto command = "{ cd '" LOOM_SOURCE_DIR "' && HOME='" + folder_ + "' XDG_DATA_HOME='" +
                         folder_ +
                         "' LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen '" LOOM_PROGRAM "' " +
                         arguments + "; } 2>&1 </dev/null";
    int status = -1;
    if (FILE* pipe = popen(command.c_str(), "r")) {
      std::array<char, 65536> chunk;
      while (const auto n = fread(chunk.data(), 1, chunk.size(), pipe))
        answer.text.append(chunk.data(), n);
      status = pclose(pipe);
    }
    answer.status = std::max(answer.status, WIFEXITED(status) ? WEXITSTATUS(status) : 1);
  }
  std::string folder_;
  std::map<std::string, Answer> answers_;
};

// Words and numbers of a text, without what stands between them.
std::vector<std::string> tokens(const std::string& text) {
  std::vector<std::string> found;
  std::string token;
  for (const char c : text + " ") {
    if (word(c) || c == '_' || c == '.') {
      token += c;
      continue;
    }
    while (!token.empty() && token.back() == '.')
      token.pop_back();
    if (!token.empty())
      found.push_back(token);
    token.clear();
  }
  return found;
}

bool is_number(const std::string& token) {
  char* end = nullptr;
  std::strtod(token.c_str(), &end);
  return digit(token.front()) && *end == '\0';
}

std::string letters_and_digits(const std::string& text) {
  std::string out;
  for (const char c : text)
    if (std::isalnum(static_cast<unsigned char>(c)))
      out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

// Whether the command was given what it is to be found to say: all its words, or an option's number
// under a name that has the option's name in it, as "carve-out 16 KiB" for --carveout 16.
bool echoes(const std::string& arguments, const std::string& wanted) {
  const auto given = tokens(arguments), asked = tokens(wanted);
  const auto has = [](const std::vector<std::string>& all, const std::string& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
  };
  if (std::all_of(asked.begin(), asked.end(), [&](const auto& t) { return has(given, t); }))
    return true;
  std::vector<std::pair<std::string, std::string>> options;
  std::istringstream in(arguments);
  std::string option;
  for (std::string part; in >> part;) {
    if (part.rfind("--", 0) == 0) {
      option = part;
      continue;
    }
    const auto sign = part.find('=');
    if (sign == std::string::npos)
      options.emplace_back(letters_and_digits(option), part);
    else
      options.emplace_back(letters_and_digits(part.substr(0, sign)), part.substr(sign + 1));
  }
  const auto name = letters_and_digits(wanted);
  bool named = false;
  for (const auto& token : asked) {
    if (!is_number(token))
      continue;
    bool is_given = false;
    for (const auto& [of, value] : options)
      if (value == token) {
        is_given = true;
        named = named || (of.size() > 1 && name.find(of) != std::string::npos);
      }
    if (!is_given)
      return false;
  }
  return named;
}

std::string unescaped(std::string text) {
  const std::pair<const char*, const char*> signs[] = {
      {"&quot;", "\""}, {"&apos;", "'"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&amp;", "&"}};
  for (const auto& [code, sign] : signs)
    for (auto at = text.find(code); at != std::string::npos; at = text.find(code, at + 1))
      text.replace(at, std::string(code).size(), sign);
  return text;
}

// What the project says in words: texts of the window and of the core, the glossary, lessons, and
// the notes of GPUs.
std::string own_words() {
  std::string words;
  const auto texts = read(LOOM_SOURCE_DIR "/resources/i18n/latencyloom_ru.ts");
  const std::string begin = "<source>", end = "</source>";
  for (auto at = texts.find(begin); at != std::string::npos; at = texts.find(begin, at + 1)) {
    const auto first = at + begin.size();
    words += unescaped(texts.substr(first, texts.find(end, first) - first)) + "\n";
  }
  words += read(LOOM_SOURCE_DIR "/resources/glossary/glossary.txt");
  for (const auto* folder : {"/resources/lessons", "/gpus"})
    for (const auto& entry :
         fs::recursive_directory_iterator(LOOM_SOURCE_DIR + std::string(folder)))
      if (entry.path().extension() == ".md" || entry.path().extension() == ".json")
        words += read(entry.path());
  return folded(words);
}

// Whether a piece of `wanted` is so long that it is said and not computed, and is in `words`.
bool is_said(const std::string& words, const std::string& wanted) {
  constexpr int most_words = 4;
  for (const auto& part : parts_of(wanted)) {
    const auto all = tokens(part);
    const auto n =
        std::count_if(all.begin(), all.end(), [](const auto& t) { return !is_number(t); });
    if (n > most_words && words.find(part) != std::string::npos)
      return true;
  }
  return false;
}

// Whether an answer is computed of latencies and throughputs of a GPU that may be a user's own: a
// figure of all GPUs leaves those out.
bool is_of_a_model(const std::string& arguments) {
  const auto command = arguments.substr(0, arguments.find(' '));
  const std::vector<std::string> models = {"eval", "cusp", "sweep", "why", "simulate"};
  return std::find(models.begin(), models.end(), command) != models.end();
}

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
         "command that shows it (of a figure the numbers and the words are read) and what is found "
         "in its answer; a test\n"
         "runs them all. Where that is a word alone, the row shows that the thing is there and not "
         "that its value is\n"
         "right. Nothing is found that the command was given, nor a sentence that the program only "
         "says. Every answer of\n"
         "a model was also asked for with other latencies and throughputs: it changed, or the row "
         "says why it does not.\n"
         "This page is written from `docs/sources/*.json` by\n"
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
      const auto run = text_of(row, "run");
      if (!run.empty())
        out << "`" << cell(run) << "`";
      auto sign = ": ";
      for (const auto& found : row.value("finds", std::vector<std::string>())) {
        out << sign << cell(found);
        sign = "; ";
      }
      const auto note = text_of(row, "note"), unchanged = text_of(row, "unchanged");
      if (!note.empty())
        out << (run.empty() ? "" : ". ") << cell(note);
      if (!unchanged.empty())
        out << (note.empty() ? ". " : " ") << "The same with other numbers: " << cell(unchanged);
      out << " | " << text_of(row, "verdict") << " |\n";
    }
  }
  return out.str();
}

class SourcesTest : public testing::TestWithParam<fs::path> {
protected:
  const json data = json::parse(read(GetParam()));

  static std::string name(const json& row) {
    return text_of(row, "place") + ": " + text_of(row, "says");
  }
  static std::vector<std::string> finds(const json& row) {
    return row.value("finds", std::vector<std::string>());
  }
};

TEST_P(SourcesTest, EveryRowStandsInTheProgram) {
  Answers answers;
  ASSERT_FALSE(text_of(data, "title").empty());
  for (const auto& row : data["rows"]) {
    SCOPED_TRACE(name(row));
    const auto verdict = text_of(row, "verdict");
    const auto known = std::find_if(kVerdicts.begin(), kVerdicts.end(),
                                    [&](const Verdict& v) { return v.id == verdict; });
    ASSERT_NE(known, kVerdicts.end()) << "unknown verdict \"" << verdict << "\"";
    EXPECT_TRUE(!known->shown || !finds(row).empty()) << "shows nothing";
    EXPECT_NE(finds(row).empty(), !text_of(row, "run").empty()) << "a command for what is found";
    EXPECT_TRUE(verdict == "agrees" || !text_of(row, "note").empty()) << "says no reason";
    if (finds(row).empty())
      continue;
    const auto& answer = answers.to(text_of(row, "run"));
    EXPECT_TRUE(answer.status == 0 || !known->shown) << answer.text.substr(0, 3000);
    for (const auto& wanted : finds(row))
      EXPECT_TRUE(stands_in(answer.text, wanted))
          << "not found: " << wanted << "\nin " << text_of(row, "run") << ":\n"
          << answer.text.substr(0, 3000);
  }
}

TEST_P(SourcesTest, NoCheckFindsWhatTheCommandWasGiven) {
  for (const auto& row : data["rows"])
    for (const auto& wanted : finds(row))
      EXPECT_FALSE(echoes(text_of(row, "run"), wanted))
          << name(row) << "\n"
          << text_of(row, "run") << "\nfinds its own: " << wanted;
}

TEST_P(SourcesTest, NoCheckFindsWhatTheProjectOnlySays) {
  const auto words = own_words();
  for (const auto& row : data["rows"]) {
    const auto verdict = text_of(row, "verdict");
    if (verdict == "substitute" || verdict == "absent") // which say what they are
      continue;
    for (const auto& wanted : finds(row))
      EXPECT_FALSE(is_said(words, wanted)) << name(row) << "\nfinds a sentence: " << wanted;
  }
}

TEST_P(SourcesTest, EveryAnswerOfAModelFollowsTheNumbersOfTheGpu) {
  Answers changed(Gpus::with_other_numbers);
  for (const auto& row : data["rows"]) {
    const auto run = text_of(row, "run"), reason = text_of(row, "unchanged");
    if (run.empty() || !is_of_a_model(run) || text_of(row, "verdict") == "absent") {
      EXPECT_TRUE(reason.empty()) << name(row) << ": is of no model";
      continue;
    }
    SCOPED_TRACE(name(row));
    const auto& answer = changed.to(run);
    EXPECT_EQ(answer.status, 0) << answer.text.substr(0, 3000);
    const auto all = finds(row);
    const bool same = std::all_of(
        all.begin(), all.end(), [&](const auto& wanted) { return stands_in(answer.text, wanted); });
    EXPECT_EQ(same, !reason.empty())
        << run << "\n"
        << (same ? "cannot fail: the same with other latencies and throughputs"
                 : "changes with latencies and throughputs, though it says why it does not");
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

TEST(SourcesCheck, FindsWholeWordsOnly) {
  EXPECT_TRUE(stands_in("needs 5 warps", "5"));
  EXPECT_FALSE(stands_in("needs 53.5 warps", "5"));
  EXPECT_FALSE(stands_in("needs 53.5 warps", "53"));
  EXPECT_TRUE(stands_in("8800 GTX, 2006, G80", "8800 GTX…G80"));
  EXPECT_FALSE(stands_in("8800 GTX, 2006\nG80", "8800 GTX…G80"));
}

TEST(SourcesCheck, KnowsWhatTheCommandWasGiven) {
  EXPECT_TRUE(echoes("eval --gpu gtx980 --alpha 49 --warps 32", "alpha 49"));
  EXPECT_TRUE(echoes("sweep --model saturation --alpha 1000 --warps 64", "1000"));
  EXPECT_TRUE(echoes("predict a.ll --gpu gtx1050", "gtx1050"));
  EXPECT_TRUE(echoes("predict a.ll --l1 0.5 --json", "\"l1_hits\": 0.5"));
  EXPECT_TRUE(echoes("occupancy --threads 256 --carveout 16", "carve-out 16 KiB"));
  EXPECT_TRUE(echoes("eval --mix sfu --alpha 4", "kernel FADD with SFU, alpha 4"));
  EXPECT_TRUE(echoes("simulate --dual-issue --warps 36", "36 warps"));
  EXPECT_FALSE(echoes("eval --gpu gtx980 --alpha 49 --warps 32", "latency 662 cycles"));
  EXPECT_FALSE(echoes("cusp --gpu gtx980 --alphas 0", "0,29.992"));
  EXPECT_FALSE(echoes("banks --banks 4 --threads 4 --addresses 0,4,8,12", "degree 4"));
  EXPECT_FALSE(echoes("occupancy --threads 128 --shared 8192", "shared 12"));
}

TEST(SourcesCheck, KnowsWhatTheProjectSays) {
  const auto words = own_words();
  EXPECT_TRUE(is_said(words, "gtx480…a value of 64 bits takes two"));
  EXPECT_TRUE(is_said(words, "dual issue came with later Fermi GPUs, compute capability 2.1"));
  EXPECT_FALSE(is_said(words, "latency 662 cycles"));
}

TEST(SourcesCheck, KnowsWhatAModelAnswers) {
  EXPECT_TRUE(is_of_a_model("cusp --gpu gtx980 --alphas 0"));
  EXPECT_FALSE(is_of_a_model("figure thesis-4.2"));
  EXPECT_FALSE(is_of_a_model("gpus show gtx980"));
}

} // namespace
