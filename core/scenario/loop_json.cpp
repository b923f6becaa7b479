#include "core/scenario/loop_json.h"

#include "core/base/utf8.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"

namespace loom {

namespace {

/// Of a file's loop: its items, and the lines of its title, chains, path and roles.
constexpr std::size_t most_lines = max_loop_items + 5;

/// Bytes of a function's name: those of templates have many thousand.
constexpr std::size_t longest_function = std::size_t{192} << 10;

} // namespace

sass::CodePtr read_loop(const json::Value& value, const std::string& pointer,
                        json::Problems& problems, std::vector<std::string>* ignored) {
  json::Members members(value, pointer, problems);
  std::string name = members.line("function", longest_function).value_or("");
  const std::string arch = members.line("arch", 16).value_or("");
  const json::Value* rows = members.array("code", sass::max_loop_code);
  members.finish(ignored);
  if (!members.is_object())
    return nullptr;
  const std::string at = members.pointer("code");
  std::vector<std::string> lines;
  for (std::size_t i = 0; rows && i < rows->size(); ++i) {
    if (!(*rows)[i].is_string()) {
      problems.add(json::deeper(at, std::to_string(i)),
                   LOOM_TEXT("expected an instruction, a text"));
      return nullptr;
    }
    lines.push_back((*rows)[i].get<std::string>());
  }
  auto code = sass::code_from_lines(std::move(name), arch, lines);
  if (!code) {
    const int line = code.error().where.line;
    problems.add(lines.empty() ? at : json::deeper(at, std::to_string(line - 1)),
                 code.error().detail);
    return nullptr;
  }
  return std::make_shared<const sass::Function>(*std::move(code));
}

void write_loop(JsonWriter& writer, const sass::Function& code) {
  writer.begin_object();
  writer.key("function").text(one_line(code.name)).key("arch").text(code.arch);
  writer.key("code").array(sass::code_lines(code),
                           [&](const std::string& line) { writer.text(line); });
  writer.end_object();
}

std::optional<Loop> read_instruction_loop(const json::Value& value, const std::string& pointer,
                                          json::Problems& problems) {
  if (!value.is_array() || value.size() > most_lines) {
    problems.add(pointer, LOOM_TEXT("expected the lines of a loop, at most %1")(most_lines));
    return std::nullopt;
  }
  std::string text;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const auto* line = value[i].get_ptr<const std::string*>();
    if (!line || line->find('\n') != std::string::npos) {
      problems.add(json::deeper(pointer, std::to_string(i)),
                   LOOM_TEXT("expected a line of a loop, such as \"FFMA x4\""));
      return std::nullopt;
    }
    text += *line + '\n';
  }
  Result<Loop> loop = loop_from_text(text);
  if (loop)
    return *std::move(loop);
  const int line = loop.error().where.line;
  problems.add(value.empty() ? pointer : json::deeper(pointer, std::to_string(line - 1)),
               loop.error().detail);
  return std::nullopt;
}

void write_instruction_loop(JsonWriter& writer, const Loop& loop) {
  writer.begin_array();
  const std::string text = to_text(loop);
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = text.find('\n', from);
    writer.text(std::string_view(text).substr(from, end - from));
    from = end + 1;
  }
  writer.end_array();
}

} // namespace loom
