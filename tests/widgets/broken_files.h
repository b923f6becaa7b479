#pragma once

/// Files of GPUs and scenarios that break the rules of reading them, each rule once at least.

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace loom::broken {

/// `text` with the first `from` replaced.
inline std::string with_text(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

inline constexpr const char* gpu = R"({"format": "latencyloom-gpu", "version": "1.0", "id": "mine",
  "name": "Mine", "architecture": "Own", "released": "2020-05", "compute_capability": "12.0",
  "facts": {"mem_lat": {"value": 400, "unit": "cycles", "source": "here", "status": "measured"}},
  "patterns": [{"id": "random", "name": "random", "facts": {}}],
  "measurements": [{"file": "m.csv", "mix": "sfu", "extra_arithmetic": 1, "source": "s"}]})";

inline constexpr const char* family = R"({"format": "latencyloom-gpu-family", "version": "1.0",
  "architecture": "Own", "sources": {"list": "A list"}, "members": [
  {"id": "one", "name": "One", "facts": {}}]})";

inline std::string fact(const char* name, const char* value, const char* unit) {
  return std::string("\"") + name + "\": {\"value\": " + value + ", \"unit\": \"" + unit +
         R"(", "source": "s", "status": "published"})";
}

inline std::string gpu_with(const std::string& facts) {
  return R"({"format": "latencyloom-gpu", "version": "1.0", "id": "g", "name": "G",
             "architecture": "a", "facts": {)" +
         facts + "}}";
}

inline constexpr const char* rules = R"({"format": "latencyloom-rules", "version": "1.0",
  "sources": {"list": "A list"}, "architectures": [], "rules": [
    {"fact": "mem_lat", "takes": "mean", "classes": [
      {"id": "A", "compute_capability": ["8.9"], "range": [500, 700],
       "evidence": [{"gpu": "l40", "value": 632, "source": "@list"}]},
      {"id": "B", "compute_capability": ["9.0"], "like": "A", "range": [500, 700]}]}]})";

inline std::vector<std::string> rules_files() {
  std::vector<std::string> files;
  for (const auto& [from, to] : std::initializer_list<std::pair<const char*, const char*>>{
           {"[500, 700]", "[500]"},
           {"[500, 700]", "[700, 800]"},
           {"\"range\": [500, 700],", ""},
           {"\"like\": \"A\", ", ""},
           {"\"like\": \"A\"", "\"like\": \"C\""},
           {"\"l40\"", "\"l41\""},
           {"\"architectures\": []", "\"like\": {\"8.7\": \"1.5\"}"},
           {"@list", "@lost"}})
    files.push_back(with_text(rules, from, to));
  return files;
}

inline std::vector<std::string> gpu_files() {
  const std::string long_text(3000, 'x');
  std::vector<std::string> files{"[]",
                                 "{",
                                 "{]",
                                 "{} x",
                                 "{\"a\": tru}",
                                 "",
                                 std::string((1u << 20) + 1, ' '),
                                 "{\"format\": \"latencyloom-gpu\", \"x\": " +
                                     std::string(65, '[')};
  for (const auto& [from, to] : std::initializer_list<std::pair<const char*, std::string>>{
           {"400", "NaN"},
           {"400", "1e999"},
           {"400", "-1"},
           {"400", "[]"},
           {"400", "{}"},
           {"400", "true"},
           {"{\"value\": 400, \"unit\": \"cycles\", \"source\": \"here\", \"status\": "
            "\"measured\"}",
            "\"400\""},
           {"400", "\"400\""},
           {"\"cycles\"", "7"},
           {"\"cycles\"", "\"ns\""},
           {"\"here\"", "\"\""},
           {"\"source\": \"here\", ", ""},
           {"\"measured\"}", "\"guessed\"}"},
           {"\"measured\"}", "\"measured\", \"note\": \"Range 1 to 2\"}"},
           {"\"measured\"}", "\"measured\", \"rule\": \"class\"}"},
           {"\"measured\"}", "\"measured\", \"rule\": \"guess\"}"},
           {"\"mem_lat\"", "\"mem_lt\""},
           {"\"name\": \"Mine\"", "\"id\": \"mine\""},
           {"\"Mine\"", "\"" + std::string(5000, 'x') + "\""},
           {"\"Own\"", "\"Own\", \"xyzzy\": 1"},
           {"\"mine\"", "\"My GPU\""},
           {"2020-05", "2020-13"},
           {"12.0", "5"},
           {"\"1.0\"", "\"2.0\""},
           {"\"1.0\"", "\"one\""},
           {"m.csv", "../m.csv"},
           {"\"id\": \"random\"", "\"id\": \"coalesced\""},
           {"[{\"id\": \"random\", \"name\": \"random\", \"facts\": {}}]",
            R"([{"id": "r", "name": "r", "facts": {}}, {"id": "r", "name": "r", "facts": {}}])"}})
    files.push_back(with_text(gpu, from, to));
  std::string sources;
  for (int i = 0; i < 2000; ++i)
    sources += ", \"s" + std::to_string(i) + "\": \"x\"";
  for (const auto& [from, to] : std::initializer_list<std::pair<const char*, std::string>>{
           {"\"facts\": {}", "\"facts\": {\"clock\": 1}"},
           {"\"facts\": {}",
            "\"facts\": {" + with_text(fact("clock", "1", "MHz"), "\"s\"", "\"@no\"") + "}"},
           {"\"facts\": {}", "\"facts\": {" +
                                 with_text(fact("clock", "1", "MHz"), "\"s\"",
                                           "\"@list" + std::string(4091, ' ') + "\"") +
                                 "}"},
           {"\"A list\"", "\"A list\"" + sources},
           {"\"Own\"", "\"Own\", \"note\": \"" + long_text + "\""},
           {"\"id\": \"one\"", "\"id\": \"gtx980\""},
           {"{\"id\": \"one\"", "{\"id\": \"one\", \"name\": \"1\", \"facts\": {}}, {\"id\": "
                                "\"one\""}})
    files.push_back(with_text(from[1] == 'O'
                                  ? with_text(family, "\"name\": \"One\"",
                                              "\"name\": \"One\", \"note\": \"" + long_text + "\"")
                                  : family,
                              from, to));
  files.push_back(gpu_with(fact("fp32_rate", "48", "results/cycle/SM") + ", " +
                           fact("cores", "32", "cores/SM")));
  return files;
}

inline constexpr const char* scenario_head =
    R"({"format": "latencyloom-scenario", "version": "1.0", "gpu": "gtx980", )";

inline std::vector<std::string> scenario_files() {
  std::vector<std::string> files{
      R"({"format": "latencyloom-scenario", "version": "1.0", "gpu": "no such"})",
      R"({"format": "latencyloom-scenario", "version": "1.0", "gpu": 4})"};
  for (const char* members :
       {R"("mix": "globl")",
        R"("access": "stride3")",
        R"("alpha": -1)",
        R"("warps": 0)",
        R"("target": 0)",
        R"("pins": 1)",
        R"("pins": [1,2,3,4,5,6,7,8,9])",
        R"("divergence": {"predicates": {"P0": "011"}})",
        R"("divergence": {"formulas": 1})",
        R"("divergence": {"formulas": {"": "1"}})",
        R"("divergence": {"formulas": {"n": 3}})",
        R"("divergence": {"converge": 1})",
        R"("loop": {"code": [1]})",
        R"("figures": 1)",
        R"("figures": {"": {}})",
        R"("figures": {"f": {"size": "huge"}})",
        R"("figures": {"f": {"panels": {"0": {"x": {"min": 2, "max": 1}}}}})",
        R"("figures": {"f": {"panels": [{"x": {"min": 2, "max": 1}}]}})",
        R"("figures": {"f": {"annotations": [{"kind": "text", "at": 1, "text": "a\nb"}]}})",
        R"("measured": [{"name": "m", "sha256": "no", "points": [1, [1, 2, 3, 4, 5]]}])",
        R"("access": "own", "shared_access": {"banks": 3}, "mix": "shared")",
        R"("access": "own", "shared_access": {"banks": 16}, "mix": "shared")",
        R"("access": "own", "global_access": {"teaching": {"transaction_words": [4]}})",
        R"("access": "own", "global_access": {"cache": "l1", "teaching": {}})"})
    files.push_back(std::string(scenario_head) + members + "}");
  std::string points = "[1, 2, 3]";
  for (int i = 0; i < 60'000; ++i)
    points += ",[1,2,3]";
  files.push_back(std::string(scenario_head) + R"("measured": [{"name": "m", "sha256": ")" +
                  std::string(64, '0') + R"(", "points": [)" + points + "]}]}");
  return files;
}

} // namespace loom::broken
