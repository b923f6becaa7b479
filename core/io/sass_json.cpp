#include "core/io/sass_json.h"

#include "core/base/version.h"
#include "core/io/json_writer.h"

#include <fmt/format.h>

#include <iterator>

namespace loom {
namespace {

using namespace sass;
using Lines = JsonWriter::Layout;

/// The numbers of the bits that are set.
std::vector<int> bits(unsigned mask) {
  std::vector<int> set;
  for (int bit = 0; mask >> bit != 0; ++bit)
    if ((mask >> bit & 1U) != 0)
      set.push_back(bit);
  return set;
}

void write(JsonWriter& json, std::string_view key, const std::vector<int>& numbers) {
  json.key(key).begin_array(Lines::one_line);
  for (const int number : numbers)
    json.number(number);
  json.end_array();
}

void write_barrier(JsonWriter& json, std::string_view key, int barrier) {
  json.key(key);
  if (barrier < 0)
    json.null();
  else
    json.number(barrier);
}

void write(JsonWriter& json, const Instruction& instruction) {
  const Control& control = instruction.control;
  json.begin_object(Lines::one_line);
  json.key("address").number(static_cast<double>(instruction.address));
  json.key("line").number(instruction.line);
  json.key("text").text(instruction.text);
  json.key("stall").number(control.stall).key("yield").boolean(control.yield);
  write_barrier(json, "write_barrier", control.write_barrier);
  write_barrier(json, "read_barrier", control.read_barrier);
  write(json, "wait_mask", bits(control.wait_mask));
  write(json, "reuse", bits(control.reuse));
  json.key("dual_issue").boolean(control.dual_issue);
  json.key("control").text(to_text(control));
  json.end_object();
}

void write(JsonWriter& json, const Function& function) {
  json.begin_object();
  json.key("name").text(function.name).key("arch");
  if (function.arch.empty())
    json.null();
  else
    json.text(function.arch);
  json.key("instructions").begin_array();
  for (const Instruction& instruction : function.instructions)
    write(json, instruction);
  json.end_array();
  json.end_object();
}

std::string barrier_text(int barrier) { return barrier < 0 ? "" : std::to_string(barrier); }

/// A CSV field, quoted where it must be.
std::string field(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos)
    return text;
  std::string quoted = "\"";
  for (const char c : text)
    quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

} // namespace

std::string sass_json(const Listing& listing) {
  JsonWriter json;
  json.begin_object();
  json.key("latencyloom").text(version);
  json.key("functions").begin_array();
  for (const Function& function : listing.functions)
    write(json, function);
  json.end_array();
  json.end_object();
  return json.str() + "\n";
}

std::string sass_csv(const Listing& listing) {
  std::string text = "function,arch,address,text,stall,yield,write_barrier,read_barrier,wait_mask,"
                     "reuse,dual_issue,control\n";
  for (const Function& function : listing.functions)
    for (const Instruction& i : function.instructions)
      fmt::format_to(
          std::back_inserter(text), "{},{},{},{},{},{},{},{},{},{},{},{}\n", field(function.name),
          function.arch, i.address, field(i.text), i.control.stall, i.control.yield ? 1 : 0,
          barrier_text(i.control.write_barrier), barrier_text(i.control.read_barrier),
          fmt::join(bits(i.control.wait_mask), " "), fmt::join(bits(i.control.reuse), " "),
          i.control.dual_issue ? 1 : 0, to_text(i.control));
  return text;
}

std::string sass_text(const Listing& listing) {
  std::string text;
  for (const Function& function : listing.functions) {
    fmt::format_to(std::back_inserter(text), "{}{}{}, {} instruction{}\n", text.empty() ? "" : "\n",
                   function.name, function.arch.empty() ? "" : " (" + function.arch + ")",
                   function.instructions.size(), function.instructions.size() == 1 ? "" : "s");
    for (const Instruction& i : function.instructions)
      fmt::format_to(std::back_inserter(text), "  {:04x}  {}{}  {}\n", i.address,
                     to_text(i.control), i.control.dual_issue ? " +" : "", i.text);
  }
  return text;
}

} // namespace loom
