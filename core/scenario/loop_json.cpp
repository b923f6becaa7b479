#include "core/scenario/loop_json.h"

namespace loom {

sass::CodePtr read_loop(const json::Value& value, const std::string& pointer,
                        json::Problems& problems, std::vector<std::string>* ignored) {
  json::Members members(value, pointer, problems);
  std::string name = members.text("function").value_or("");
  const std::string arch = members.text("arch", 16).value_or("");
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
  writer.key("function").text(code.name).key("arch").text(code.arch);
  writer.key("code").begin_array();
  for (const std::string& line : sass::code_lines(code))
    writer.text(line);
  writer.end_array().end_object();
}

} // namespace loom
