#pragma once

/// Lessons that break the rules of reading them, each rule once at least.

#include "core/lesson/lesson_json.h"

#include <string>
#include <utility>
#include <vector>

namespace loom::broken {

inline constexpr const char* lesson_head =
    R"({"format": "latencyloom-lesson", "version": "1.0", "id": "x",
  "title": "X", "source": "S", "gpu": "gtx980", "steps": [)";

struct LessonCase {
  const char *steps, *markdown;
  const char* russian = nullptr;
};

inline std::vector<Error> lesson_problems(const Catalogue& catalogue) {
  constexpr const char* choices = R"({"id": "a", "type": "choice", "choices": [
      {"label": "p", "right": "1", "reason": "r"}, {"label": "q", "right": "1"}]})";
  constexpr const char* good = R"({"id": "a", "type": "choice", "choices": [
      {"label": "p", "right": "1"}, {"label": "q", "right": "0", "reason": "r {warps}"}]})";
  const LessonCase cases[] = {
      {"", ""},
      {R"({"id": "a", "type": "text"}, {"id": "a", "type": "text"})", "## a\n"},
      {R"({"id": "a", "type": "text"})", "## a\n## b\n"},
      {R"({"id": "a", "type": "text"})", ""},
      {R"({"id": "a", "type": "text", "hide": [1], "set": 1})", "## a\n"},
      {R"({"id": "a", "type": "text", "set": {"mix": 1, "no": 1}})", "## a\n"},
      {R"({"id": "a", "type": "text", "set": {"mix": "globl"}})", "## a\n"},
      {R"({"id": "a", "type": "text", "set": {"gpu": "no such"}})", "## a\n"},
      {R"({"id": "a", "type": "text", "set": {"gpu": "gtx98"}})", "## a\n"},
      {R"({"id": "a", "type": "text", "set": {"access": "no"}})", "## a\n"},
      {R"({"id": "a", "type": "choice", "choices": []})", "## a\n"},
      {choices, "## a\n"},
      {R"({"id": "a", "type": "sketch", "x": "alpha", "y": "no", "from": 2, "to": 1})", "## a\n"},
      {R"({"id": "a", "type": "sketch", "x": "alpha", "y": "no", "from": 1, "to": 2})", "## a\n"},
      {R"({"id": "a", "type": "sketch", "x": "warps", "y": "warps_needed", "from": 1, "to": 5000})",
       "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "warp_needed"})", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "warps_neede"})", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "gtx8600m.no"})", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "wall.no"})", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "gtx285.warps_needed"})", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "gtx285.no_such_number"})", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "gtx285.warp"})", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "warps_needed", "set": {"gpu": "gtx285",
          "mem_lat": 400, "alu_lat": 6, "mem_thru": 0.1, "alu_thru": 4}})",
       "## a\n"},
      {R"({"id": "a", "type": "text", "set": {"gpu": "toy", "access": "own"}})", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "1 +"})", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "1 1"})", "## a\n"},
      {R"x({"id": "a", "type": "number", "answer": "sin(1)"})x", "## a\n"},
      {R"x({"id": "a", "type": "number", "answer": "abs(1, 2)"})x", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "min(1"})", "## a\n"},
      {R"({"id": "a", "type": "number", "answer": "(1"})", "## a\n"},
      {R"({"id": "a", "type": "text"})", "## a\n{warps:x} {1 +}\n"},
      {R"({"id": "a", "type": "text"})", "## a\n{1 +}\n"},
      {good, "## a\nText.\n", "## b\n"},
      {good, "## a\nText {warps}.\n",
       "# X\n## a\nText.\n### reveal\nR\n### choices\n- p\n- q\n  - r {ilp}\n"},
      {good, "## a\nText.\n", "# X\n## a\n### choices\n- p\n"},
      {good, "## a\nText.\n", "# X\n## a\nText.\n### choices\n- p\n- q\n"},
      {good, "## a\n\n### reveal\nR", "# X\n## a\nText.\n### choices\n- p\n- q\n"},
  };
  std::vector<Error> all;
  for (const LessonCase& each : cases) {
    LessonFiles files{.json = std::string(lesson_head) + each.steps + "]}",
                      .markdown = each.markdown};
    if (each.russian)
      files.translations.push_back({"ru", each.russian, "lesson.ru.md"});
    for (Error& problem : lint_lesson(files, catalogue))
      all.push_back(std::move(problem));
  }
  const std::string deep = std::string(70, '(') + "1";
  for (Error& problem :
       lint_lesson({.json = std::string(lesson_head) + R"({"id": "a", "type": "text"}]})",
       .markdown = "## a\n{" + std::string(1001, '1') + "}\n"},
                   catalogue))
    all.push_back(std::move(problem));
  for (const std::string& answer : {std::string(1001, '1'), deep})
    for (Error& problem :
         lint_lesson({.json = std::string(lesson_head) +
                              R"({"id": "a", "type": "number", "answer": ")" + answer + "\"}]}",
         .markdown = "## a\n"},
                     catalogue))
      all.push_back(std::move(problem));
  return all;
}

} // namespace loom::broken
