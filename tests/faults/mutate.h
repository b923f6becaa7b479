#pragma once

/// Files of every kind that the program reads, and what may happen to one: the same for the same
/// seed.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace loom {

/// The number that an environment variable has, else the usual one.
inline int number_of(const char* variable, int usual) {
  const char* value = std::getenv(variable);
  return value ? std::atoi(value) : usual;
}

/// One kind of file.
struct FileKind {
  std::string name;
  std::string ending;                       ///< what its files end with, with the dot
  std::vector<std::filesystem::path> whole; ///< whole ones, or damaged ones of the corpus
  std::vector<std::vector<std::string>>
      commands{};       ///< that read it: "{}" is the file, "{out}" a path
  std::string beside{}; ///< ending of a file that has to lie beside it whole
};

/// The words of a command line without quotes.
inline std::vector<std::string> words(const std::string& line) {
  std::istringstream in(line);
  return {std::istream_iterator<std::string>(in), {}};
}

/// Every kind, from the corpus of the fuzz targets and what is shipped. `source` is the repository.
inline std::vector<FileKind> file_kinds(const std::filesystem::path& source) {
  namespace fs = std::filesystem;
  const auto files = [&](const char* folder, std::string_view ending = {}) {
    std::vector<fs::path> found;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source / folder))
      if (entry.is_regular_file() && entry.path().string().ends_with(ending))
        found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
  };
  const std::string kernel = (source / "resources/kernels/matmul_naive.ll").string();
  const auto gpus = [&] {
    std::vector<fs::path> all = files("tests/fuzz/corpus/gpu_json");
    for (const char* shipped : {"gpus/gtx980.json", "gpus/h200.json", "gpus/8800gtx.json"})
      all.push_back(source / shipped);
    return all;
  };
  const auto extract = [&](const char* ending) {
    return FileKind{ending + 1,
                    ending,
                    files("tests/fuzz/corpus/extract", ending),
                    {words("figure cusp --scenario {} -o {out}.csv")}};
  };
  const std::string on = " --gpu h200 --grid 64 --block 128";
  return {
      {"scenario",
       ".loom.json",
       files("tests/fuzz/corpus/scenario_json"),
       {words("lint {}"), words("figure cusp --scenario {} -o {out}.svg")}},
      {"GPU",
       ".json",
       gpus(),
       {words("lint {}"), words("eval --gpu-file {} --alpha 4 --warps 8"),
        words("simulate --gpu-file {} --alpha 4 --warps 8 --summary"),
        words("figure cusp --gpu-file {} -o {out}.csv")}},
      extract(".pdf"),
      extract(".png"),
      extract(".svg"),
      extract(".csv"),
      extract(".tex"),
      {"simt", ".simt", files("tests/fuzz/corpus/simt_language"), {words("simt {} --threads 8")}},
      {"simt assembly",
       ".simt",
       files("tests/fuzz/corpus/simt_assembly"),
       {words("simt {} --json")}},
      {"warp program",
       ".txt",
       files("tests/fuzz/corpus/sim_program"),
       {words("simulate --program {} --warps 8 --cycles 2000 --summary")}},
      {"loop",
       ".loop",
       files("resources/loops", ".loop"),
       {words("eval --gpu h200 --loop {} --warps 8")}},
      {"sass",
       ".sass",
       files("tests/fuzz/corpus/sass"),
       {words("sass {}"), words("sass {} --mca --json")}},
      {"kernel",
       ".ll",
       files("resources/kernels", "matmul_naive.ll"),
       {words("predict {}" + on + " --arg rows=64 --arg n=64")}},
      {"LLVM IR", ".ll", files("tests/fuzz/corpus/kernel_ir"), {words("predict {}" + on)}},
      {"PTX",
       ".ptx",
       files("tests/fuzz/corpus/kernel_ir", "ptx"),
       {words("predict {}" + on + " --arg 0=64")}},
      {"launches",
       ".csv",
       files("tests/fuzz/corpus/launches"),
       {words("predict " + kernel + " --gpu h200 --arg rows=64 --arg n=64 --batch {}")}},
      {"profile",
       ".csv",
       files("tests/fuzz/corpus/profile"),
       {words("profile {} --gpu h200"), words("profile {} --gpu h200 --loop")}},
      {"trace",
       ".json",
       files("tests/fuzz/corpus/trace"),
       {words("simulate --alpha 4 --warps 8 --trace {}")}},
      {"occupancy",
       ".csv",
       files("tests/fuzz/corpus/occupancy_csv"),
       {words("occupancy --batch {}")}},
      {"measurements",
       ".csv",
       files("tests/fuzz/corpus/import"),
       {words("residuals --data {} --keep-going"),
        words("fit --data {} --free mem_lat --keep-going")}},
      {"points",
       ".csv",
       files("tests/fuzz/corpus/points_csv"),
       {words("residuals --data {}"), words("figure cusp --data {} -o {out}.csv")}},
      {"figures of a paper",
       ".json",
       files("tests/fuzz/corpus/figures_json"),
       {words("figure {} -o {out} --jobs 1")}},
      {"lesson",
       ".lesson.json",
       files("resources/lessons", ".lesson.json"),
       {words("lint {}")},
       ".ru.md"},
      {"lesson's translation",
       ".ru.md",
       files("resources/lessons", ".ru.md"),
       {words("lint {lesson}")},
       ".lesson.json"},
      {"answers", ".answers.json", files("tests/fuzz/corpus/answers"), {words("answers {folder}")}},
  };
}

class Mutator {
public:
  explicit Mutator(unsigned seed) : random_(seed) {}

  [[nodiscard]] std::size_t below(std::size_t end) { return random_() % end; }

  /// One of the kind's files with one to four things happened to it, at most 1 MiB.
  [[nodiscard]] std::string damaged(const FileKind& kind) {
    std::string text = any_of(kind);
    for (std::size_t times = below(2) ? 1 : 1 + below(4); times > 0; --times)
      damage(text, kind);
    text.resize(std::min<std::size_t>(text.size(), 1U << 20U));
    return text;
  }
  /// The whole file that the last damaged one was made of.
  [[nodiscard]] const std::filesystem::path& origin() const { return origin_; }

private:
  std::string any_of(const FileKind& kind) {
    origin_ = kind.whole[below(kind.whole.size())];
    std::ifstream in(origin_, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  void damage(std::string& text, const FileKind& kind) {
    const std::size_t at = below(text.size() + 1), length = 1 + below(60);
    switch (below(14)) {
    case 0:
      if (at < text.size())
        text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
      break;
    case 1:
      text.erase(at, length);
      break;
    case 2:
      text.insert(at, text.substr(below(text.size() + 1), length));
      break;
    case 3:
      text.resize(at);
      break;
    case 10:
    case 11:
    case 4: // another number in the place of one
      if (const std::size_t digit = text.find_first_of("0123456789", at);
          digit != std::string::npos) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789.", digit), text.size());
        text.replace(digit, end - digit, numbers_[below(std::size(numbers_))]);
      }
      break;
    case 5: // deep or long
      text.insert(at, repeated(deep_[below(std::size(deep_))], std::size_t{1} << below(15)));
      break;
    case 6: { // a line again and again
      const std::size_t end = std::min(text.find('\n', at), text.size());
      const std::size_t begin = end == 0 ? 0 : text.rfind('\n', end - 1) + 1;
      const std::string line = text.substr(begin, end + 1 - begin);
      text.insert(begin, repeated(line.substr(0, 4000), std::size_t{1} << below(9)));
      break;
    }
    case 7: { // goes on as another one
      const std::filesystem::path origin = origin_;
      const std::string other = any_of(kind);
      origin_ = origin;
      text = text.substr(0, at) + other.substr(below(other.size() + 1));
      break;
    }
    default:
      text.insert(at, odd_[below(std::size(odd_))]);
    }
  }
  static std::string repeated(const std::string& what, std::size_t times) {
    std::string all;
    while (times-- > 0)
      all += what;
    return all;
  }

  static inline const std::string numbers_[] = {
      "0",         "-1",     "1e308",      "1e999",   "nan",   "4294967296", "99999999999999999999",
      "0.0000001", "1e-320", "2147483647", "1000000", "65536", "-0",         "0x7fffffff",
      "1,5"};
  static inline const std::string deep_[] = {"{",
                                             "[",
                                             "(",
                                             "((",
                                             "{\"a\":",
                                             "[[",
                                             "<b>",
                                             "A",
                                             "\n",
                                             ",",
                                             "0",
                                             "\"",
                                             "\\",
                                             "-",
                                             "if (thread < 1) {",
                                             "repeat 1000000 {\n",
                                             "*",
                                             "/*",
                                             "{x}",
                                             "![a](/dev/zero)",
                                             "\xe4\xb8\xad"};
  static inline const std::string odd_[] = {std::string(1, '\0'),
                                            "\xff\xfe",
                                            "\xef\xbb\xbf",
                                            "\r\n",
                                            "\xe2\x80\xae",
                                            "\x1b[31m",
                                            "null",
                                            "true",
                                            "{}",
                                            "[]",
                                            "\"\"",
                                            "<img src=\"file:///dev/zero\">",
                                            "%n%s%1",
                                            "../../../etc/passwd",
                                            "/dev/zero",
                                            "\\u0000",
                                            "\\ud800",
                                            "nan",
                                            "inf",
                                            "-inf",
                                            "1e999",
                                            "\"",
                                            "'",
                                            "`",
                                            "$(id)",
                                            "@x",
                                            "--",
                                            ";",
                                            ","};

  std::mt19937_64 random_;
  std::filesystem::path origin_;
};

} // namespace loom
