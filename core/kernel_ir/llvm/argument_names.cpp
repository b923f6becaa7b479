#include "core/kernel_ir/llvm/argument_names.h"

#include "core/base/pieces.h"

#include <llvm/Demangle/Demangle.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

namespace loom::kernel {

namespace {

bool of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// Names and single other signs of a source, without comments, texts and directives.
std::vector<std::string_view> tokens_of(std::string_view text) {
  std::vector<std::string_view> tokens;
  bool line_begins = true;
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == '\n') {
      line_begins = true;
      ++i;
    } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      ++i;
    } else if (text.substr(i, 2) == "//" || (c == '#' && line_begins)) {
      // A directive goes on where its line ends with a backslash.
      std::size_t end = std::min(text.find('\n', i), text.size());
      while (c == '#' && end < text.size() && text[end - 1] == '\\')
        end = std::min(text.find('\n', end + 1), text.size());
      i = end;
    } else if (text.substr(i, 2) == "/*") {
      const std::size_t end = text.find("*/", i + 2);
      i = end == text.npos ? text.size() : end + 2;
    } else if (c == '"' || c == '\'') {
      for (++i; i < text.size() && text[i] != c && text[i] != '\n'; ++i)
        i += text[i] == '\\' ? 1 : 0;
      ++i;
      tokens.push_back("\"");
    } else {
      line_begins = false;
      std::size_t end = i + 1;
      while (of_name(c) && end < text.size() && of_name(text[end]))
        ++end;
      tokens.push_back(text.substr(i, end - i));
      i = end;
    }
  }
  return tokens;
}

using Tokens = std::vector<std::string_view>;

/// Past the parenthesis that closes the one at `open`.
std::size_t past(const Tokens& tokens, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    depth += tokens[i] == "(" ? 1 : tokens[i] == ")" ? -1 : 0;
    if (depth == 0)
      return i + 1;
  }
  return tokens.size();
}

/// What a parameter is called; empty where it has no name.
std::string name_of(const Tokens& parameter) {
  static constexpr std::array not_names{"const", "volatile", "unsigned",     "signed",
                                        "int",   "long",     "short",        "char",
                                        "float", "double",   "bool",         "void",
                                        "auto",  "struct",   "__restrict__", "__grid_constant__"};
  std::string_view name;
  int words = 0, depth = 0;
  for (const std::string_view token : parameter) {
    if (token == "=")
      break;
    depth += token == "<" || token == "[" || token == "(" ? 1 : 0;
    depth -= token == ">" || token == "]" || token == ")" ? 1 : 0;
    if (depth > 0 || !of_name(token.front()))
      continue;
    const bool modifies = token == "const" || token == "volatile" || token == "__restrict__" ||
                          token == "__grid_constant__";
    words += modifies ? 0 : 1;
    name = token;
  }
  return words < 2 || std::ranges::find(not_names, name) != not_names.end() ? std::string()
                                                                            : std::string(name);
}

using Names = std::vector<std::string>;

/// Names of the parameters of each kernel that a source defines or declares.
std::map<std::string, std::vector<Names>, std::less<>> kernels_in(std::string_view source) {
  static constexpr std::array with_values{"__launch_bounds__", "__cluster_dims__", "__attribute__",
                                          "__maxnreg__",       "__block_size__",   "alignas",
                                          "__declspec",        "decltype"};
  std::map<std::string, std::vector<Names>, std::less<>> found;
  const Tokens tokens = tokens_of(source);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i] != "__global__")
      continue;
    std::size_t at = i + 1;
    while (at + 1 < tokens.size() && tokens[at] != "{" && tokens[at] != ";") {
      const bool is_list = of_name(tokens[at].front()) && tokens[at + 1] == "(";
      if (is_list && std::ranges::find(with_values, tokens[at]) == with_values.end())
        break;
      at = is_list ? past(tokens, at + 1) : at + 1;
    }
    if (at + 1 >= tokens.size() || tokens[at + 1] != "(")
      continue;
    const std::size_t end = past(tokens, at + 1);
    Names names;
    Tokens parameter;
    int depth = 0;
    for (std::size_t k = at + 2; k < end; ++k) {
      const std::string_view token = tokens[k];
      depth += token == "<" || token == "[" || token == "(" || token == "{" ? 1 : 0;
      depth -= token == ">" || token == "]" || token == ")" || token == "}" ? 1 : 0;
      if ((token == "," && depth == 0) || k + 1 == end) {
        if (!parameter.empty())
          names.push_back(name_of(parameter));
        parameter.clear();
      } else {
        parameter.push_back(token);
      }
    }
    found[std::string(tokens[at])].push_back(std::move(names));
    i = at;
  }
  return found;
}

/// The name that a function has in its source, without what is around it.
std::string plain_name(const std::string& mangled) {
  llvm::ItaniumPartialDemangler demangler;
  if (!mangled.starts_with("_Z") || demangler.partialDemangle(mangled.c_str()))
    return mangled;
  std::size_t size = 0;
  char* base = demangler.getFunctionBaseName(nullptr, &size);
  std::string name = base ? base : mangled;
  std::free(base);
  return name.substr(0, name.find('<'));
}

/// What the PTX calls arrays and functions outside of kernels.
std::set<std::string, std::less<>> symbols_of(std::string_view ptx) {
  std::set<std::string, std::less<>> symbols;
  while (!ptx.empty()) {
    std::string_view line = trimmed(take_line(ptx));
    if (!line.starts_with('.') || line.find(".param") != line.npos)
      continue;
    line = line.substr(0, line.find_first_of("[;=("));
    line = trimmed(line);
    symbols.emplace(line.substr(line.find_last_of(" \t") + 1));
  }
  return symbols;
}

} // namespace

std::string with_argument_names(const std::string& ptx, std::string_view source) {
  constexpr std::string_view mark = "_param_";
  const auto in_ptx = [](char c) { return of_name(c) || c == '$'; };
  // Where each parameter stands, with its number, by kernel.
  struct Place {
    std::size_t begin, end;
    std::string kernel;
    std::size_t number;
  };
  std::vector<Place> places;
  std::map<std::string, std::size_t> counts;
  for (std::size_t at = ptx.find(mark); at != std::string::npos; at = ptx.find(mark, at + 1)) {
    std::size_t begin = at;
    while (begin > 0 && in_ptx(ptx[begin - 1]))
      --begin;
    std::size_t number = 0;
    const char* digits = ptx.data() + at + mark.size();
    const auto [end, problem] = std::from_chars(digits, ptx.data() + ptx.size(), number);
    const auto after = static_cast<std::size_t>(end - ptx.data());
    if (problem != std::errc{} || begin == at || (after < ptx.size() && in_ptx(ptx[after])))
      continue;
    places.push_back({begin, after, ptx.substr(begin, at - begin), number});
    std::size_t& count = counts[places.back().kernel];
    count = std::max(count, number + 1);
  }
  const auto kernels = kernels_in(source);
  const auto symbols = symbols_of(ptx);
  std::map<std::string, Names> names; // as they are called in the PTX
  for (const auto& [kernel, count] : counts) {
    Names& mine = names[kernel];
    mine.resize(count);
    const auto found = kernels.find(plain_name(kernel));
    if (found == kernels.end())
      continue;
    bool first = true;
    for (const Names& each : found->second) {
      if (each.size() != count)
        continue;
      for (std::size_t i = 0; i < count; ++i)
        if (const bool same = first || mine[i] == each[i]; !same || symbols.contains(each[i]))
          mine[i].clear();
        else
          mine[i] = each[i];
      first = false;
    }
    for (std::size_t i = 0; i < count; ++i)
      if (std::ranges::count(mine, mine[i]) > 1)
        mine[i].clear();
  }
  std::string out;
  std::size_t from = 0;
  for (const Place& place : places) {
    const std::string& name = names[place.kernel][place.number];
    if (name.empty())
      continue;
    out.append(ptx, from, place.begin - from);
    out += name;
    from = place.end;
  }
  return out.append(ptx, from);
}

} // namespace loom::kernel
