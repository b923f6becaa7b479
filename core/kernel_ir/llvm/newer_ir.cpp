#include "core/kernel_ir/llvm/newer_ir.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace loom::kernel {

namespace {

/// Attributes and operands of metadata that are left out, each with what is in the parentheses
/// behind it.
constexpr std::array with_parentheses{"memory(",  "nofpclass(",      "captures(",
                                      "range(",   "initializes(",    "allockind(",
                                      "uwtable(", "dead_on_return(", "target_mem0("};
constexpr std::array without{"dead_on_unwind",
                             "writable",
                             "dead_on_return",
                             "skipprofile",
                             "optdebug",
                             "nocreateundeforpoison",
                             "coro_only_destroy_when_complete",
                             "hybrid_patchable",
                             "nosanitize_bounds",
                             "nosanitize_coverage",
                             "nodivergencesource",
                             "noext",
                             "fn_ret_thunk_extern"};
/// Flags of instructions: the second word goes where it follows the first.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> flags{{
    {"getelementptr inbounds", "nuw"},
    {"getelementptr inbounds", "nusw"},
    {"getelementptr", "nusw"},
    {"getelementptr", "nuw"},
    {"or", "disjoint"},
    {"zext", "nneg"},
    {"uitofp", "nneg"},
    {"trunc", "nuw"},
    {"trunc", "nsw"},
    {"icmp", "samesign"},
    {"atomicrmw", "elementwise"},
    {"inttoptr", "nuw"},
}};
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> words{{
    // What these atomics do to their word is not looked at.
    {" uinc_wrap ", " add "},
    {" udec_wrap ", " add "},
    {" usub_cond ", " add "},
    {" usub_sat ", " add "},
    {"atomicrmw fmax ", "atomicrmw fadd "},
    {"atomicrmw fmin ", "atomicrmw fadd "},
    {"atomicrmw volatile fmax ", "atomicrmw volatile fadd "},
    {"atomicrmw volatile fmin ", "atomicrmw volatile fadd "},
}};

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '-' || c == '$' || c == '%' || c == '@' || c == '"';
}

/// Where `word` stands by itself from `at` on, outside of a string.
std::size_t find_word(std::string_view line, std::string_view word, std::size_t at = 0) {
  for (at = line.find(word, at); at != line.npos; at = line.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool begins = at == 0 || !is_word(line[at - 1]);
    const bool ends = word.ends_with('(') || end == line.size() || !is_word(line[end]);
    if (begins && ends &&
        std::count(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(at), '"') % 2 == 0)
      return at;
  }
  return line.npos;
}

void erase(std::string& line, std::size_t from, std::size_t end) {
  while (end < line.size() && line[end] == ' ')
    ++end;
  line.erase(from, end - from);
}

/// A line that is longer is no instruction: an array's content.
constexpr std::size_t longest = 1U << 14;

/// "<4 x float> splat (float 1.0)" with four elements.
void spell_splats(std::string& line) {
  constexpr std::string_view word = "> splat (";
  constexpr unsigned most = 64;
  for (std::size_t at = line.find(word); at != line.npos && line.size() < longest;
       at = line.find(word, at)) {
    const std::size_t open = line.rfind('<', at), value = at + word.size();
    const std::size_t end = line.find(')', value);
    unsigned count = 0;
    if (open == line.npos || end == line.npos)
      return;
    std::from_chars(line.data() + open + 1, line.data() + at, count);
    if (count == 0 || count > most)
      return;
    const std::string element = line.substr(value, end - value);
    if (element.find("splat (") != element.npos || element.find('<') != element.npos)
      return;
    std::string all = "> <" + element;
    for (unsigned k = 1; k < count; ++k)
      all += ", " + element;
    all += '>';
    line.replace(at, end + 1 - at, all);
    at += all.size();
  }
}

void rewrite(std::string& line) {
  const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
  if (line.compare(first, 5, "#dbg_") == 0) {
    line.clear();
    return;
  }
  if (line.find("splat (") != line.npos)
    spell_splats(line);
  for (const std::string_view attribute : with_parentheses)
    for (std::size_t at = find_word(line, attribute); at != line.npos;
         at = find_word(line, attribute, at)) {
      int depth = 0;
      std::size_t end = at;
      do
        depth += line[end] == '(' ? 1 : line[end] == ')' ? -1 : 0;
      while (++end < line.size() && (depth > 0 || line[end - 1] != ')'));
      erase(line, at, end);
    }
  for (const std::string_view attribute : without)
    for (std::size_t at = find_word(line, attribute); at != line.npos;
         at = find_word(line, attribute, at))
      erase(line, at, at + attribute.size());
  for (const auto& [opcode, flag] : flags)
    for (std::size_t at = find_word(line, opcode); at != line.npos;
         at = find_word(line, opcode, at + 1)) {
      const std::size_t behind = at + opcode.size() + 1;
      if (find_word(line, flag, behind) == behind)
        erase(line, behind, behind + flag.size());
    }
  for (const auto& [newer, older] : words)
    if (const std::size_t at = line.find(newer);
        at != line.npos && line.find("atomicrmw") != line.npos)
      line.replace(at, newer.size(), older);
  if (!line.starts_with('!'))
    return;
  for (const std::string_view field : {", atomGroup: ", ", atomRank: ", ", keyInstructions: ",
                                       ", dwarfAddressSpace: ", ", enumKind: "})
    if (const std::size_t at = line.find(field); at != line.npos)
      line.erase(at, line.find_first_of(",)", at + field.size()) - at);
}

} // namespace

bool has_opaque_pointers(std::string_view text) {
  if (text.starts_with("BC\xc0\xde"))
    return false;
  for (std::size_t at = text.find("ptr"); at != text.npos; at = text.find("ptr", at + 1)) {
    const bool begins = at > 0 && (text[at - 1] == ' ' || text[at - 1] == '(');
    const char next = at + 3 < text.size() ? text[at + 3] : '\0';
    if (begins && (next == ' ' || next == ',' || next == ')'))
      return true;
  }
  return false;
}

std::string without_later_words(std::string_view text) {
  std::string all;
  all.reserve(text.size());
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string line(text.substr(0, end));
    if (line.size() < longest)
      rewrite(line);
    all += line;
    if (end < text.size())
      all += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return all;
}

} // namespace loom::kernel
