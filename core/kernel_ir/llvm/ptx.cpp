#include "core/kernel_ir/llvm/ptx.h"

#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/kernel/walk.h"
#include "core/kernel_ir/llvm/matrix.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace loom::kernel {

namespace {

constexpr std::size_t most_lines = 1'000'000; ///< and statements, as lines may hold many
constexpr std::string_view blanks = " \t\r\n";
// Numbers of the IR's notes.
constexpr int first_line_note = 100;
constexpr int first_lanes_note = 60; ///< the number of lanes is added
constexpr int copy_note_number = 59; ///< also of what is free

/// A type of PTX: "s32", "f64", "bf16x2", "pred".
struct Type {
  int bits = 32;
  bool floating = false, is_signed = false;
  int lanes = 1;      ///< values packed in one, of half precision
  bool brain = false; ///< of half precision: bf16, not f16
  [[nodiscard]] bool half() const { return floating && bits / lanes == 16; }
  [[nodiscard]] std::string ir() const {
    if (!floating)
      return fmt::format("i{}", bits);
    const std::string one = half() ? brain ? "bfloat" : "half" : bits == 64 ? "double" : "float";
    return lanes == 1 ? one : fmt::format("<{} x {}>", lanes, one);
  }
  /// As names of intrinsics have it: "v2bf16".
  [[nodiscard]] std::string suffix() const {
    return fmt::format("{}{}f{}", lanes == 1 ? "" : fmt::format("v{}", lanes), brain ? "b" : "",
                       bits / lanes);
  }
};

std::optional<Type> type_of(std::string_view name) {
  if (name == "pred")
    return Type{.bits = 1};
  if (const std::size_t at = name.find("f16"); at == 0 || (at == 1 && name.front() == 'b')) {
    const std::string_view lanes = name.substr(at + 3);
    if (lanes.empty() || lanes == "x2")
      return Type{.bits = lanes.empty() ? 16 : 32,
                  .floating = true,
                  .lanes = lanes.empty() ? 1 : 2,
                  .brain = at == 1};
  }
  if (name.size() < 2 || name.size() > 3 ||
      std::string_view("subf").find(name.front()) == std::string_view::npos)
    return {};
  int bits = 0;
  const auto [end, problem] = std::from_chars(name.data() + 1, name.data() + name.size(), bits);
  if (problem != std::errc{} || end != name.data() + name.size() ||
      (bits != 8 && bits != 16 && bits != 32 && bits != 64) || (name.front() == 'f' && bits < 32))
    return {};
  return Type{bits, name.front() == 'f', name.front() == 's'};
}

/// Whether a word is a type without numbers here, as of several packed in one.
bool unread_type(std::string_view word) {
  return word.size() > 1 && !type_of(word) &&
         std::string_view("subf").find(word.front()) != std::string_view::npos &&
         std::isdigit(static_cast<unsigned char>(word[1])) != 0;
}

/// Splits at commas outside of brackets.
std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '{' || text[i] == '[' || text[i] == '(' ? 1 : 0;
    depth -= text[i] == '}' || text[i] == ']' || text[i] == ')' ? 1 : 0;
    if (text[i] == ',' && depth == 0) {
      parts.push_back(trimmed(text.substr(from, i - from)));
      from = i + 1;
    }
  }
  if (const std::string_view last = trimmed(text.substr(from)); !last.empty())
    parts.push_back(last);
  return parts;
}

std::vector<std::string_view> dotted(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('.', 1), text.size());
    parts.push_back(text.substr(parts.empty() ? 0 : 1, end - (parts.empty() ? 0 : 1)));
    text.remove_prefix(end);
  }
  return parts;
}

std::string in_quotes(std::string_view name) { return fmt::format("\"{}\"", name); }

/// Of an operator by its name, whose operands and result have one type.
struct Plain {
  std::string_view name, integer, of_signed, floating;
};
constexpr std::array plain_operators{Plain{"add", "add", "add", "fadd contract"},
                                     Plain{"sub", "sub", "sub", "fsub contract"},
                                     Plain{"div", "udiv", "sdiv", "fdiv"},
                                     Plain{"rem", "urem", "srem", {}},
                                     Plain{"and", "and", "and", {}},
                                     Plain{"or", "or", "or", {}},
                                     Plain{"xor", "xor", "xor", {}},
                                     Plain{"shl", "shl", "shl", {}},
                                     Plain{"shr", "lshr", "ashr", {}}};

/// Approximate functions of one float, the intrinsic that has their cost, and whether denormal
/// numbers cost more.
struct Function {
  std::string_view name, intrinsic;
  bool denormal = false;
};
constexpr std::array functions{Function{"rcp", "llvm.nvvm.rcp.approx"},
                               Function{"sqrt", "llvm.nvvm.sqrt.approx", true},
                               Function{"rsqrt", "llvm.nvvm.rsqrt.approx", true},
                               Function{"ex2", "llvm.nvvm.ex2.approx", true},
                               Function{"lg2", "llvm.nvvm.lg2.approx", true},
                               Function{"sin", "llvm.nvvm.sin.approx"},
                               Function{"cos", "llvm.nvvm.cos.approx"},
                               Function{"tanh", "llvm.nvvm.ex2.approx"}};

/// Integer instructions whose result no address depends on in a way that is followed.
constexpr std::array opaque_integer{
    "bfe", "bfi",  "prmt", "popc",  "clz",  "brev",  "lop3",       "shf",   "sad",   "bfind",
    "fns", "dp4a", "dp2a", "szext", "vote", "match", "activemask", "mul24", "mad24", "testp"};
constexpr std::array textures{"tex", "tld4", "txq", "suld", "sust", "sured", "suq", "istypep"};

class Reader {
public:
  Reader(std::string_view text, const std::string& file, std::string_view wanted)
      : text_(text), file_(file), wanted_(wanted) {}

  /// Of all kernels, wanted or not.
  Result<std::vector<std::string>> names() {
    without_comments();
    if (open_comment_ > 0)
      return fail(ErrorCode::bad_input, LOOM_TEXT("the comment that begins here has no end"),
                  {.file = file_, .line = open_comment_, .column = 1});
    std::vector<std::string> found;
    std::set<std::string> known;
    std::size_t at = clean_.find(".entry");
    while (at != std::string::npos) {
      std::string name = name_of(std::string_view(clean_).substr(at, 1U << 16));
      at = clean_.find(".entry", at + 6 + name.size());
      if (known.insert(name).second)
        found.push_back(std::move(name));
    }
    return found;
  }

  Result<std::string> run() {
    without_comments();
    // Compilers name the files behind the code that is of them.
    for (std::size_t at = clean_.find(".file"); at != std::string::npos;
         at = clean_.find(".file", at + 1))
      source_place(std::string_view(clean_).substr(at, clean_.find('\n', at) - at));
    while (problem_.empty() && at_ < clean_.size())
      statement();
    if (problem_.empty() && inside_)
      wrong(LOOM_TEXT("the kernel has no end: the file is cut"));
    if (!problem_.empty())
      return fail(ErrorCode::bad_input, problem_,
                  {.file = problem_file_.empty() ? file_ : problem_file_,
                   .line = problem_line_,
                   .column = 1});
    if (!defined_)
      return fail(ErrorCode::bad_input, LOOM_TEXT("expected a kernel (.entry), found none"),
                  {.file = file_});
    std::string head = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"
                       "target triple = \"nvptx64-nvidia-cuda\"\n";
    for (const std::string& line : globals_)
      head += line + '\n';
    for (const std::string& line : declared_)
      head += line + '\n';
    std::string list, notes;
    int count = 0;
    for (const auto& [what, number] : annotations_) {
      list += fmt::format("{}!{}", count > 0 ? ", " : "", count);
      notes += fmt::format("!{} = !{{ptr @{}, !\"{}\", i32 {}}}\n", count++, in_quotes(wanted_),
                           what, number);
    }
    return head + out_ + fmt::format("\n!nvvm.annotations = !{{{}}}\n{}", list, notes) + places();
  }

private:
  void wrong(Message what) {
    if (!problem_.empty())
      return;
    problem_ = std::move(what);
    problem_line_ = line_;
    if (inside_ && source_line_ > 0 && file_.ends_with(".cu")) {
      problem_line_ = source_line_;
      problem_file_ = source_file_;
    }
  }

  /// ".file 1 "a.cu"" and ".loc 1 7 5": which line of which source what follows was made of.
  void source_place(std::string_view line) {
    const bool names = line.starts_with(".file");
    std::vector<int> numbers;
    for (std::string_view rest = trimmed(line.substr(names ? 5 : 4)); !rest.empty();) {
      int number = 0;
      const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
      if (problem != std::errc{})
        break;
      numbers.push_back(number);
      rest = trimmed(rest.substr(static_cast<std::size_t>(end - rest.data())));
    }
    const std::size_t quote = line.find('"');
    if (names && !numbers.empty() && quote != line.npos) {
      const std::string_view name = line.substr(quote + 1);
      files_[numbers[0]] = std::string(name.substr(0, name.find('"')));
    } else if (!names && numbers.size() > 1) {
      source_line_ = numbers[1];
      const auto file = files_.find(numbers[0]);
      // The source itself is called as it was given.
      const bool other = file != files_.end() && file->second.substr(file->second.rfind('/') + 1) !=
                                                     file_.substr(file_.rfind('/') + 1);
      source_file_ = other ? file->second : "";
    }
  }

  /// The line that what is read now stands in: of its source, where the PTX was made of one.
  [[nodiscard]] int place() const {
    return source_line_ > 0 && source_file_.empty() && file_.ends_with(".cu") ? source_line_
                                                                              : line_;
  }
  /// Behind an instruction of which something may be said: its line.
  std::string here() {
    const auto [at, added] =
        lines_.try_emplace(place(), first_line_note + static_cast<int>(lines_.size()));
    return fmt::format(", !{} !{}", ptx_line, at->second);
  }
  [[nodiscard]] std::string places() const {
    std::string out;
    for (const auto& [line, note] : lines_)
      out += fmt::format("!{} = !{{i32 {}}}\n", note, line);
    for (const int lanes : lanes_)
      out += fmt::format("!{} = !{{i32 {}}}\n", first_lanes_note + lanes, lanes);
    return out + fmt::format("!{} = !{{}}\n", copy_note_number);
  }

  void without_comments() {
    clean_.reserve(text_.size());
    for (std::size_t i = 0; i < text_.size(); ++i) {
      if (text_.substr(i, 2) == "//") {
        i = std::min(text_.find('\n', i), text_.size());
        clean_ += '\n';
      } else if (text_.substr(i, 2) == "/*") {
        const std::size_t end = text_.find("*/", i + 2);
        if (end == text_.npos)
          open_comment_ = 1 + static_cast<int>(std::ranges::count(text_.substr(0, i), '\n'));
        for (; i < std::min(end, text_.size()); ++i)
          clean_ += text_[i] == '\n' ? "\n" : "";
        ++i;
      } else {
        clean_ += text_[i];
      }
    }
  }

  /// Counts the lines that are passed.
  void go(std::size_t to) {
    for (; at_ < to && at_ < clean_.size(); ++at_)
      next_line_ += clean_[at_] == '\n' ? 1 : 0;
  }

  void statement() {
    go(std::min(clean_.find_first_not_of(blanks, at_), clean_.size()));
    line_ = next_line_;
    if (at_ >= clean_.size())
      return;
    if (static_cast<std::size_t>(line_) > most_lines || ++statements_ > most_lines)
      return wrong(LOOM_TEXT("more than %1 lines or statements")(most_lines));
    if (clean_[at_] == '{') {
      ++depth_;
      return go(at_ + 1);
    }
    if (clean_[at_] == '}') {
      go(at_ + 1);
      if (inside_ && --depth_ == 0)
        end_kernel();
      return;
    }
    const std::string_view rest = std::string_view(clean_).substr(at_);
    // A directive that takes the rest of its line is no longer than this.
    std::string_view first = rest.substr(0, 16);
    first = first.substr(0, first.find_first_of(blanks));
    for (const std::string_view of_line : {".version", ".target", ".address_size", ".file", ".loc"})
      if (first == of_line) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (of_line == ".loc")
          source_place(rest.substr(0, end));
        return go(at_ + end);
      }
    if (rest.starts_with(".section"))
      return skip_braces();
    const std::size_t end = rest.find_first_of(";{:");
    if (end == rest.npos)
      return wrong(LOOM_TEXT("expected a statement that ends with ';', found '%1'")(
          std::string(rest.substr(0, 40))));
    const std::string_view before = rest.substr(0, end);
    const bool list = before.find('=') != before.npos && rest[end] == '{';
    if (rest[end] == ':' && is_label(before)) {
      go(at_ + end + 1);
      return label(before);
    }
    if (rest[end] == '{' && !inside_ && !list) {
      const std::size_t entry = before.find(".entry");
      if (entry != before.npos && name_of(before.substr(entry)) == wanted_) {
        go(at_ + end + 1);
        return begin_kernel(before);
      }
      return skip_braces(); // another kernel; or a function: whoever calls it is refused
    }
    // Vectors of registers and initial values stand in braces too.
    const std::size_t stop = rest.find(';');
    if (stop == rest.npos)
      return wrong(LOOM_TEXT("expected a statement that ends with ';', found '%1'")(
          std::string(rest.substr(0, 40))));
    go(at_ + stop + 1);
    const std::string_view whole = trimmed(rest.substr(0, stop));
    if (!inside_)
      return declare(whole);
    if (++instructions_ > max_instructions)
      return wrong(too_many_instructions(std::string(wanted_), max_instructions));
    instruction(whole);
  }

  /// Of ".entry NAME (...".
  static std::string name_of(std::string_view entry) {
    entry = trimmed(entry.substr(6));
    return std::string(entry.substr(0, std::min(entry.find_first_of(" \t\r\n({"), entry.size())));
  }

  static bool is_label(std::string_view text) {
    text = trimmed(text);
    return !text.empty() && std::ranges::all_of(text, [](char c) {
      return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || c == '%';
    });
  }

  void skip_braces() {
    int depth = 0;
    std::size_t i = at_;
    for (; i < clean_.size(); ++i) {
      depth += clean_[i] == '{' ? 1 : clean_[i] == '}' ? -1 : 0;
      if ((clean_[i] == '}' && depth == 0) || (clean_[i] == ';' && depth == 0))
        break;
    }
    go(std::min(i + 1, clean_.size()));
  }

  // Declarations.

  /// "name[2][64]" and its bytes; 0 where the launch gives them. Nothing where a size is no number.
  std::optional<std::pair<std::string, std::int64_t>> array_of(std::string_view text) {
    text = trimmed(text.substr(0, text.find('=')));
    const std::size_t open = std::min(text.find('['), text.size());
    const std::string_view before = trimmed(text.substr(0, open));
    std::int64_t bytes = 1;
    for (const std::string_view word : dotted(before))
      if (const auto type = type_of(trimmed(word.substr(0, word.find_first_of(blanks)))))
        bytes = std::max(type->bits / 8, 1);
    for (std::string_view sizes = text.substr(open); !sizes.empty();) {
      const std::size_t close = sizes.find(']');
      if (sizes.front() != '[' || close == sizes.npos)
        return {};
      const std::string_view size = trimmed(sizes.substr(1, close - 1));
      std::int64_t count = 0;
      const auto [end, problem] = std::from_chars(size.data(), size.data() + size.size(), count);
      if (!size.empty() && (problem != std::errc{} || end != size.data() + size.size()))
        return {};
      constexpr std::int64_t most = std::int64_t{1} << 40;
      if (count < 0 || count > most || bytes * count > most)
        return {};
      bytes *= count;
      sizes = trimmed(sizes.substr(close + 1));
    }
    return std::pair(std::string(before.substr(before.find_last_of(blanks) + 1)), bytes);
  }

  void declare(std::string_view text) {
    int space = text.find(".shared") != text.npos   ? 3
                : text.find(".const") != text.npos  ? 4
                : text.find(".global") != text.npos ? 1
                                                    : 0;
    if (space == 0)
      return; // .extern .func and the like
    const auto array = array_of(text);
    if (!array)
      return wrong(LOOM_TEXT("an array's size is no number"));
    spaces_[array->first] = space;
    const bool outside = array->second == 0 || text.find(".extern") != text.npos;
    globals_.push_back(fmt::format("@{} = {} addrspace({}) global [{} x i8]{}, align 16",
                                   in_quotes(array->first), outside ? "external" : "internal",
                                   space, outside ? 0 : array->second, outside ? "" : " undef"));
  }

  void begin_kernel(std::string_view header) {
    if (defined_)
      return wrong(LOOM_TEXT("kernel '%1' is defined twice")(std::string(wanted_)));
    inside_ = defined_ = true;
    depth_ = 1;
    source_line_ = 0;
    annotations_ = {{"kernel", 1}};
    for (const std::string_view name : {"reqntid", "maxntid"})
      if (const std::size_t at = header.find(fmt::format(".{}", name)); at != header.npos) {
        std::string_view rest = header.substr(at + 1 + name.size());
        for (const char dimension : {'x', 'y', 'z'}) {
          rest = rest.substr(std::min(rest.find_first_not_of(blanks), rest.size()));
          int number = 0;
          const auto [end, problem] =
              std::from_chars(rest.data(), rest.data() + rest.size(), number);
          if (problem != std::errc{})
            break;
          annotations_.emplace_back(fmt::format("{}{}", name, dimension), number);
          rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
          rest = rest.substr(std::min(rest.find_first_not_of(blanks), rest.size()));
          if (!rest.starts_with(','))
            break;
          rest.remove_prefix(1);
        }
      }
    const std::size_t open = header.find('(');
    const std::string_view whole =
        open == header.npos ? std::string_view() : header.substr(open + 1);
    for (const std::string_view each : parts_of(whole.substr(0, whole.rfind(')')))) {
      Parameter parameter{.number = parameters_.size()};
      const auto array = array_of(each);
      if (!array)
        return wrong(LOOM_TEXT("an array's size is no number"));
      for (const std::string_view word : dotted(each))
        if (const auto type = type_of(trimmed(word.substr(0, word.find_first_of(blanks)))))
          parameter.type = *type;
      parameter.pointer = each.find(".ptr") != each.npos;
      parameter.bytes = each.find('[') != each.npos ? array->second : 0;
      // Compilers name them by the kernel and their place; people by what they are.
      const bool named = array->first.find('%') == std::string::npos &&
                         !array->first.starts_with(std::string(wanted_) + "_param_");
      parameter.own =
          "%" + in_quotes(named ? array->first : fmt::format("param_{}", parameter.number));
      parameters_.emplace(array->first, parameter);
    }
    find_pointers();
  }

  /// Parameters that cvta takes or that are addressed: what the code says of them comes later.
  void find_pointers() {
    // Parameters that a register may hold.
    std::map<std::string, std::set<std::string>, std::less<>> held;
    std::string_view rest = std::string_view(clean_).substr(at_);
    int depth = 1;
    while (!rest.empty() && depth > 0) {
      const std::size_t end = std::min(rest.find_first_of(";{}"), rest.size());
      const std::string_view text = trimmed(rest.substr(0, end));
      if (end < rest.size())
        depth += rest[end] == '{' ? 1 : rest[end] == '}' ? -1 : 0;
      rest.remove_prefix(std::min(end + 1, rest.size()));
      const std::size_t open = text.find('['), close = text.find(']');
      const std::string_view inside =
          open == text.npos || close == text.npos || close < open
              ? std::string_view()
              : text.substr(open + 1, std::min(close, text.find('+', open)) - open - 1);
      if (text.find("mov.") != text.npos || text.find("selp.") != text.npos) {
        hand_on(text, held);
        continue;
      }
      const std::size_t from = text.find("ld.param.");
      if (from != text.npos) {
        const std::size_t name = text.find('%');
        if (name != text.npos && !inside.empty())
          held[std::string(trimmed(text.substr(name, text.find(',') - name)))] = {
              std::string(trimmed(inside))};
        continue;
      }
      std::string_view used = trimmed(inside);
      if (text.find("cvta.") != text.npos)
        used = trimmed(text.substr(std::min(text.rfind(',') + 1, text.size())));
      if (const auto found = held.find(used); found != held.end())
        for (const std::string& name : found->second)
          if (const auto parameter = parameters_.find(name); parameter != parameters_.end() &&
                                                             parameter->second.bytes == 0 &&
                                                             parameter->second.type.bits == 64)
            parameter->second.pointer = true;
    }
  }

  /// What a move or a choice makes its register hold; the address of a parameter may be taken, too.
  void hand_on(std::string_view text,
               std::map<std::string, std::set<std::string>, std::less<>>& held) {
    const std::size_t name = text.find('%', text.starts_with('@') ? text.find_first_of(blanks) : 0);
    if (name == text.npos)
      return;
    const auto operands = parts_of(text.substr(name));
    std::set<std::string> parameters;
    for (std::size_t i = 1; i < operands.size(); ++i) {
      if (const auto found = held.find(operands[i]); found != held.end())
        parameters.insert(found->second.begin(), found->second.end());
      if (const auto own = parameters_.find(trimmed(operands[i].substr(0, operands[i].find('+'))));
          own != parameters_.end() && own->second.bytes == 0)
        own->second.bytes = std::max(own->second.type.bits / 8, 1);
    }
    if (!parameters.empty())
      held[std::string(operands[0])].merge(parameters);
  }

  void end_kernel() {
    inside_ = false;
    close_with("ret void");
    std::optional<std::pair<int, std::string>> missing;
    for (const auto& [name, line] : targets_)
      if (labels_.count(name) == 0 && (!missing || line < missing->first))
        missing = {line, name};
    if (missing) {
      line_ = missing->first;
      return wrong(LOOM_TEXT("no label '%1' stands in the kernel")(missing->second));
    }
    std::vector<std::string> in_order(parameters_.size());
    for (const auto& [name, parameter] : parameters_) {
      const std::string& own = parameter.own;
      in_order[parameter.number] =
          parameter.bytes > 0 ? fmt::format("ptr byval([{} x i8]) align 8 {}", parameter.bytes, own)
          : parameter.pointer ? "ptr " + own
                              : parameter.type.ir() + " " + own;
    }
    out_ += fmt::format("\ndefine void @{}(", in_quotes(wanted_));
    for (std::size_t i = 0; i < in_order.size(); ++i)
      out_ += (i > 0 ? ", " : "") + in_order[i];
    // A name of PTX has no dot: none of the user's is the same as one that is made here.
    out_ += ") {\nentry.0:\n";
    for (const auto& [name, bits] : slots_)
      out_ += fmt::format("  %{} = alloca i{}\n", in_quotes(name), bits);
    out_ += locals_;
    out_ += "  br label %begin.0\nbegin.0:\n" + body_ + "}\n";
  }

  // Code.

  void emit(const std::string& line) {
    if (!open_) {
      body_ += fmt::format("dead.{}:\n", ++blocks_);
      open_ = true;
    }
    body_ += "  " + line + "\n";
  }
  void close_with(const std::string& terminator) {
    if (!open_ && terminator != "ret void")
      return;
    emit(terminator);
    open_ = false;
  }
  void label(std::string_view name) {
    name = trimmed(name);
    if (!labels_.emplace(name).second)
      return wrong(LOOM_TEXT("label '%1' stands twice in the kernel")(std::string(name)));
    if (open_)
      close_with(fmt::format("br label %{}", in_quotes(name)));
    body_ += in_quotes(name) + ":\n";
    open_ = true;
  }
  std::string temporary() { return fmt::format("%t.{}", ++temporaries_); }
  std::string made(const std::string& expression) {
    std::string name = temporary();
    emit(name + " = " + expression);
    return name;
  }
  std::string called(const std::string& intrinsic, const std::string& result,
                     const std::vector<std::pair<std::string, std::string>>& arguments) {
    std::string types, values;
    for (const auto& [type, value] : arguments) {
      types += (types.empty() ? "" : ", ") + type;
      values += (values.empty() ? "" : ", ") + type + " " + value;
    }
    declared_.insert(fmt::format("declare {} @{}({})", result, intrinsic, types));
    const std::string call = fmt::format("call {} @{}({})", result, intrinsic, values);
    if (result == "void") {
      emit(call);
      return {};
    }
    return made(call);
  }

  void declare_registers(std::string_view text) {
    // ".reg .b32 %r<11>" or ".reg .pred p, q"
    const std::size_t dot = text.find('.', 4);
    const std::size_t end = text.find_first_of(" \t", dot);
    const auto type = dot == text.npos || end == text.npos
                          ? std::nullopt
                          : type_of(text.substr(dot + 1, end - dot - 1));
    if (!type)
      return wrong(LOOM_TEXT("registers of a type that is not read: '%1'")(std::string(text)));
    for (const std::string_view each : parts_of(text.substr(end)))
      registers_[std::string(each.substr(0, each.find('<')))] = type->bits;
  }

  /// Bits of a register; 0 where it was not declared.
  int bits_of(std::string_view name) {
    if (const auto exact = registers_.find(name); exact != registers_.end())
      return exact->second;
    const std::size_t digits = name.find_last_not_of("0123456789") + 1;
    const auto family = registers_.find(name.substr(0, digits));
    return family == registers_.end() ? 0 : family->second;
  }

  std::string slot(std::string_view name, int bits) {
    slots_[std::string(name)] = bits;
    return "%" + in_quotes(name);
  }

  static std::string cast(std::string_view how, const std::string& from, const std::string& value,
                          const std::string& to) {
    return fmt::format("{} {} {} to {}", how, from, value, to);
  }

  /// An integer of other bits.
  std::string resized(const std::string& value, int from, int to, bool is_signed) {
    if (from == to)
      return value;
    return made(cast(from > to   ? "trunc"
                     : is_signed ? "sext"
                                 : "zext",
                     fmt::format("i{}", from), value, fmt::format("i{}", to)));
  }

  std::optional<std::string> special(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> families{
        {{"%tid.", "tid."}, {"%ntid.", "ntid."}, {"%ctaid.", "ctaid."}, {"%nctaid.", "nctaid."}}};
    for (const auto& [prefix, family] : families)
      if (name.starts_with(prefix) && name.size() == prefix.size() + 1)
        return called(fmt::format("llvm.nvvm.read.ptx.sreg.{}{}", family, name.back()), "i32", {});
    if (name == "%laneid")
      return called("llvm.nvvm.read.ptx.sreg.laneid", "i32", {});
    if (name == "WARP_SZ")
      return "32";
    if (name.starts_with("%clock") || name.starts_with("%globaltimer") || name == "%smid" ||
        name == "%warpid" || name.starts_with("%lanemask") || name == "%nsmid" ||
        name.starts_with("%envreg") || name.starts_with("%dynamic_smem") ||
        name.starts_with("%total_smem") || name.starts_with("%cluster"))
      return called("llvm.nvvm.read.ptx.sreg.clock", "i32", {});
    return {};
  }

  /// The address with what an operand adds to it: "%rd4+8".
  std::string moved_on(const std::string& address, std::string_view operand) {
    const std::size_t plus = operand.find('+');
    return plus == operand.npos
               ? address
               : placed(fmt::format("add i64 {}, {}", address, trimmed(operand.substr(plus + 1))));
  }

  /// An operand as a value of the type.
  std::string value(std::string_view text, Type type) {
    text = trimmed(text);
    if (text.empty()) {
      wrong(LOOM_TEXT("an operand is missing"));
      return "0";
    }
    if (text.starts_with('!')) {
      text = trimmed(text.substr(1));
      if (!text.starts_with('!'))
        return made(fmt::format("xor i1 {}, true", value(text, {.bits = 1})));
      wrong(LOOM_TEXT("expected one '!' before a predicate, found more"));
      return "0";
    }
    if (const int bits = bits_of(text); bits > 0) {
      const std::string held = made(fmt::format("load i{}, ptr {}", bits, slot(text, bits)));
      const std::string whole = resized(held, bits, type.bits, type.is_signed);
      return type.floating ? made(cast("bitcast", fmt::format("i{}", type.bits), whole, type.ir()))
                           : whole;
    }
    if (text.starts_with("0f") || text.starts_with("0F") || text.starts_with("0d") ||
        text.starts_with("0D")) {
      std::uint64_t word = 0;
      std::from_chars(text.data() + 2, text.data() + text.size(), word, 16);
      const int bits = text[1] == 'f' || text[1] == 'F' ? 32 : 64;
      return type.floating ? fmt::format("bitcast (i{} {} to {})", bits, word,
                                         bits == 32 ? "float" : "double")
                           : std::to_string(word);
    }
    if (std::isdigit(static_cast<unsigned char>(text.front())) != 0 || text.front() == '-') {
      const bool negative = text.front() == '-';
      std::string_view digits = text.substr(negative ? 1 : 0);
      const int base = digits.starts_with("0x") || digits.starts_with("0X") ? 16 : 10;
      digits.remove_prefix(base == 16 ? 2 : 0);
      std::uint64_t word = 0;
      std::from_chars(digits.data(), digits.data() + digits.size(), word, base);
      if (type.bits == 1)
        return word != 0 ? "true" : "false";
      if (type.bits < 64)
        word &= (std::uint64_t{1} << type.bits) - 1;
      const std::string integer = fmt::format("{}{}", negative ? "-" : "", word);
      return type.half() ? fmt::format("bitcast (i{} {} to {})", type.bits, integer, type.ir())
                         : integer;
    }
    if (const auto found = special(text))
      return resized(*found, 32, type.bits, false);
    const std::size_t plus = text.find('+');
    const std::string name(trimmed(text.substr(0, plus)));
    std::string pointed;
    if (const auto space = spaces_.find(name); space != spaces_.end())
      pointed = space->second == 0
                    ? fmt::format("ptr %{}", in_quotes(name))
                    : fmt::format("ptr addrspace({}) @{}", space->second, in_quotes(name));
    else if (const auto own = parameters_.find(name);
             own != parameters_.end() && own->second.bytes > 0)
      pointed = "ptr " + own->second.own;
    if (!pointed.empty())
      return resized(moved_on(made(fmt::format("ptrtoint {} to i64", pointed)), text), 64,
                     type.bits, false);
    wrong(LOOM_TEXT("'%1' is no register, number or name that is declared")(std::string(text)));
    return "0";
  }

  void set(std::string_view name, const std::string& what, Type type) {
    name = trimmed(name);
    if (name == "_")
      return;
    const int bits = bits_of(name);
    if (bits == 0)
      return wrong(LOOM_TEXT("'%1' is no register that is declared")(std::string(name)));
    const std::string integer =
        type.floating ? made(cast("bitcast", type.ir(), what, fmt::format("i{}", type.bits)))
                      : what;
    emit(fmt::format("store i{} {}, ptr {}", bits,
                     resized(integer, type.bits, bits, type.is_signed), slot(name, bits)));
  }

  /// "[%rd4+8]" as a pointer of a space of LLVM's.
  std::string pointer(std::string_view text, int space) {
    text = trimmed(text);
    if (text.size() < 2 || !text.starts_with('[') || !text.ends_with(']')) {
      wrong(LOOM_TEXT("expected an address such as [%rd4+8], found '%1'")(std::string(text)));
      return "null";
    }
    text = trimmed(text.substr(1, text.size() - 2));
    const std::string address = moved_on(value(text.substr(0, text.find('+')), {.bits = 64}), text);
    return made(fmt::format("inttoptr i64 {} to ptr{}", address,
                            space == 0 ? "" : fmt::format(" addrspace({})", space)));
  }

  static int space_of(const std::vector<std::string_view>& words) {
    for (const std::string_view word : words)
      if (word.starts_with("global"))
        return 1;
      else if (word.starts_with("shared"))
        return 3;
      else if (word.starts_with("const"))
        return 4;
      else if (word.starts_with("local"))
        return 5;
    return 0;
  }
  static std::string pointer_type(int space) {
    return space == 0 ? "ptr" : fmt::format("ptr addrspace({})", space);
  }

  /// What an operand loads into or stores: with .v2, .v4 and .v8 several registers in braces. Empty
  /// where it is not that, which is said.
  std::vector<std::string_view> registers_of(const std::vector<std::string_view>& words,
                                             std::string_view operand) {
    std::size_t count = 1;
    for (const std::string_view word : words)
      count = word == "v2" ? 2 : word == "v4" ? 4 : word == "v8" ? 8 : count;
    operand = trimmed(operand);
    if (count == 1)
      return {operand};
    if (operand.size() < 2 || !operand.starts_with('{') || !operand.ends_with('}')) {
      wrong(LOOM_TEXT("expected registers in braces, found '%1'")(std::string(operand)));
      return {};
    }
    auto each = parts_of(operand.substr(1, operand.size() - 2));
    if (each.size() == count)
      return each;
    wrong(LOOM_TEXT("expected %1 registers, found %2")(count, each.size()));
    return {};
  }

  void load_parameter(const std::vector<std::string_view>& words, std::string_view to,
                      std::string_view from, Type type) {
    const auto registers = registers_of(words, to);
    from = trimmed(from);
    if (from.size() < 2)
      return wrong(LOOM_TEXT("an operand is missing"));
    const std::string_view inside = trimmed(from.substr(1, from.size() - 2));
    const std::size_t plus = inside.find('+');
    const auto found = parameters_.find(trimmed(inside.substr(0, plus)));
    if (found == parameters_.end())
      return wrong(LOOM_TEXT("'%1' is no parameter of the kernel")(std::string(inside)));
    const Parameter& parameter = found->second;
    const std::string& own = parameter.own;
    if (parameter.bytes > 0) {
      std::int64_t offset = 0;
      if (plus != inside.npos) {
        const std::string_view number = trimmed(inside.substr(plus + 1));
        std::from_chars(number.data(), number.data() + number.size(), offset);
      }
      for (const std::string_view each : registers) {
        const std::string at =
            made(fmt::format("getelementptr inbounds i8, ptr {}, i64 {}", own, offset));
        set(each, made(fmt::format("load {}, ptr {}, align 1", type.ir(), at)), type);
        offset += type.bits / 8;
      }
      return;
    }
    if (registers.size() > 1)
      return wrong(LOOM_TEXT("expected %1 registers, found %2")(1, registers.size()));
    if (parameter.pointer) {
      set(to, made(fmt::format("ptrtoint ptr {} to i64", own)), {.bits = 64});
    } else {
      const std::string as_integer = parameter.type.floating
                                         ? made(cast("bitcast", parameter.type.ir(), own,
                                                     fmt::format("i{}", parameter.type.bits)))
                                         : own;
      set(to, as_integer, {.bits = parameter.type.bits, .is_signed = parameter.type.is_signed});
    }
  }

  void memory(const std::vector<std::string_view>& words,
              const std::vector<std::string_view>& operands, Type type) {
    const bool store = words[0] == "st";
    if (operands.size() < 2)
      return wrong(LOOM_TEXT("expected a register and an address"));
    const auto registers = registers_of(words, operands[store ? 1 : 0]);
    if (registers.empty())
      return;
    const int space = space_of(words);
    const std::string at = pointer(operands[store ? 0 : 1], space);
    const char* read_only =
        std::ranges::find(words, "nc") != words.end() ? ", !invariant.load !{}" : "";
    if (registers.size() == 1) {
      if (store)
        emit(fmt::format("store {} {}, {} {}", type.ir(), value(registers[0], type),
                         pointer_type(space), at) +
             here());
      else
        set(registers[0],
            made(fmt::format("load {}, {} {}", type.ir(), pointer_type(space), at) + read_only +
                 here()),
            type);
      return;
    }
    const std::string vector = fmt::format("<{} x {}>", registers.size(), type.ir());
    if (store) {
      std::string all = "undef";
      for (std::size_t k = 0; k < registers.size(); ++k)
        all = made(fmt::format("insertelement {} {}, {} {}, i32 {}", vector, all, type.ir(),
                               value(registers[k], type), k));
      emit(fmt::format("store {} {}, {} {}", vector, all, pointer_type(space), at) + here());
      return;
    }
    const std::string all =
        made(fmt::format("load {}, {} {}", vector, pointer_type(space), at) + read_only + here());
    for (std::size_t k = 0; k < registers.size(); ++k)
      set(registers[k], made(fmt::format("extractelement {} {}, i32 {}", vector, all, k)), type);
  }

  void compare(const std::vector<std::string_view>& words,
               const std::vector<std::string_view>& operands, Type type) {
    static constexpr std::array<std::array<std::string_view, 4>, 14> conditions{
        {// PTX, unsigned, signed, floating point
         {"eq", "eq", "eq", "oeq"},
         {"ne", "ne", "ne", "one"},
         {"lt", "ult", "slt", "olt"},
         {"le", "ule", "sle", "ole"},
         {"gt", "ugt", "sgt", "ogt"},
         {"ge", "uge", "sge", "oge"},
         {"lo", "ult", "ult", "olt"},
         {"ls", "ule", "ule", "ole"},
         {"hi", "ugt", "ugt", "ogt"},
         {"hs", "uge", "uge", "oge"},
         {"equ", "eq", "eq", "ueq"},
         {"neu", "ne", "ne", "une"},
         {"ltu", "ult", "slt", "ult"},
         {"gtu", "ugt", "sgt", "ugt"}}};
    if (operands.size() < 3 || words.size() < 3)
      return wrong(LOOM_TEXT("expected a predicate and two operands"));
    std::string_view condition;
    for (const auto& each : conditions)
      if (each[0] == words[1])
        condition = each[type.floating ? 3 : type.is_signed ? 2 : 1];
    if (condition.empty() && type.floating) // geu, leu, num, nan
      condition = words[1] == "geu"   ? "uge"
                  : words[1] == "leu" ? "ule"
                  : words[1] == "num" ? "ord"
                                      : "uno";
    if (condition.empty())
      return wrong(LOOM_TEXT("unknown comparison '%1'")(std::string(words[1])));
    const std::string a = value(operands[1], type);
    std::string is = made(fmt::format("{} {} {} {}, {}", type.floating ? "fcmp" : "icmp", condition,
                                      type.ir(), a, value(operands[2], type)));
    const std::size_t bar = operands[0].find('|');
    if (type.lanes > 1) { // a predicate each
      for (std::size_t lane = 0; lane < (bar == operands[0].npos ? 1U : 2U); ++lane)
        set(lane == 0 ? operands[0].substr(0, bar) : operands[0].substr(bar + 1),
            made(fmt::format("extractelement <2 x i1> {}, i32 {}", is, lane)), {.bits = 1});
      return;
    }
    if (operands.size() > 3) {
      const std::string_view with = words[2];
      if (with == "and" || with == "or" || with == "xor")
        is = made(fmt::format("{} i1 {}, {}", with, is, value(operands[3], {.bits = 1})));
    }
    set(operands[0].substr(0, bar), is, {.bits = 1});
    if (bar != operands[0].npos)
      set(operands[0].substr(bar + 1), made(fmt::format("xor i1 {}, true", is)), {.bits = 1});
  }

  void convert(const std::vector<std::string_view>& words,
               const std::vector<std::string_view>& operands) {
    std::vector<Type> types;
    for (const std::string_view word : words)
      if (const auto type = type_of(word))
        types.push_back(*type);
    const bool packs = types.size() == 2 && types[0].lanes == 2 && types[1].ir() == "float";
    if (types.size() != 2 || operands.size() != (packs ? 3U : 2U) ||
        (!packs && types[0].lanes != types[1].lanes))
      return wrong(LOOM_TEXT("a conversion between types that are not read"));
    const auto& [to, from] = std::pair(types[0], types[1]);
    if (packs) { // two floats, the second below
      std::string both = "undef";
      for (const int lane : {0, 1})
        both = made(fmt::format("insertelement <2 x float> {}, float {}, i32 {}", both,
                                value(operands[lane == 0 ? 2 : 1], from), lane));
      return set(operands[0], made(cast("fptrunc", "<2 x float>", both, to.ir())), to);
    }
    const std::string a = value(operands[1], from);
    if (!to.floating && !from.floating)
      return set(operands[0], resized(a, from.bits, to.bits, from.is_signed), to);
    if (to.floating && from.floating) {
      if (to.bits == from.bits) // rounds to a whole number
        return set(operands[0], called("llvm.rint." + to.suffix(), to.ir(), {{to.ir(), a}}), to);
      return set(operands[0],
                 made(cast(to.bits < from.bits ? "fptrunc" : "fpext", from.ir(), a, to.ir())), to);
    }
    const std::string_view how =
        to.floating ? (from.is_signed ? "sitofp" : "uitofp") : (to.is_signed ? "fptosi" : "fptoui");
    set(operands[0], made(cast(how, from.ir(), a, to.ir())), to);
  }

  void multiply(const std::vector<std::string_view>& words,
                const std::vector<std::string_view>& operands, Type type) {
    const bool add = words[0] == "mad";
    if (operands.size() != (add ? 4U : 3U))
      return wrong(LOOM_TEXT("expected %1 operands, found %2")(add ? 4 : 3, operands.size()));
    if (type.floating) {
      std::string product = made(fmt::format("fmul contract {} {}, {}", type.ir(),
                                             value(operands[1], type), value(operands[2], type)));
      if (add)
        product = made(
            fmt::format("fadd contract {} {}, {}", type.ir(), product, value(operands[3], type)));
      return set(operands[0], product, type);
    }
    if (words.size() < 2)
      return unknown(words);
    const bool wide = words[1] == "wide", high = words[1] == "hi";
    Type out = type;
    std::string a = value(operands[1], type), b = value(operands[2], type);
    if (wide || (high && type.bits < 64)) {
      a = resized(a, type.bits, 2 * type.bits, type.is_signed);
      b = resized(b, type.bits, 2 * type.bits, type.is_signed);
      out.bits = 2 * type.bits;
    }
    std::string product = made(fmt::format("mul i{} {}, {}", out.bits, a, b));
    if (high && out.bits > type.bits) {
      product = made(fmt::format("lshr i{} {}, {}", out.bits, product, type.bits));
      product = resized(product, out.bits, type.bits, false);
      out.bits = type.bits;
    }
    if (add)
      product = made(fmt::format("add i{} {}, {}", out.bits, product, value(operands[3], out)));
    set(operands[0], product, out);
  }

  void atomic(const std::vector<std::string_view>& words,
              const std::vector<std::string_view>& operands, Type type) {
    const bool result = words[0] == "atom";
    if (operands.size() < (result ? 3U : 2U))
      return wrong(LOOM_TEXT("expected an address and a value"));
    const int space = space_of(words);
    const std::string at = pointer(operands[result ? 1 : 0], space);
    const std::string_view last = operands[result ? 2 : 1];
    const auto has = [&words](std::string_view word) {
      return std::ranges::find(words, word) != words.end();
    };
    std::string old;
    if (has("cas")) {
      if (operands.size() < 4)
        return wrong(LOOM_TEXT("expected an address and two values"));
      const std::string expected = value(last, {.bits = type.bits});
      const std::string both = made(
          fmt::format("cmpxchg {} {}, i{} {}, i{} {} monotonic monotonic", pointer_type(space), at,
                      type.bits, expected, type.bits, value(operands[3], {.bits = type.bits})) +
          here());
      old = made(fmt::format("extractvalue {{ i{}, i1 }} {}, 0", type.bits, both));
      return set(operands[0], old, {.bits = type.bits});
    }
    const std::string_view operation = has("exch")     ? "xchg"
                                       : has("min")    ? (type.is_signed ? "min" : "umin")
                                       : has("max")    ? (type.is_signed ? "max" : "umax")
                                       : has("and")    ? "and"
                                       : has("or")     ? "or"
                                       : has("xor")    ? "xor"
                                       : type.floating ? "fadd"
                                                       : "add";
    // LLVM has none of vectors.
    if (type.lanes > 1)
      return atomic(words, operands, {.bits = type.bits});
    old = made(fmt::format("atomicrmw {} {} {}, {} {} monotonic", operation, pointer_type(space),
                           at, type.ir(), value(last, type)) +
               here());
    if (result)
      set(operands[0], old, type);
  }

  /// Registers in braces, or the one without.
  static std::vector<std::string_view> each_of(std::string_view operand) {
    operand = trimmed(operand);
    if (operand.size() >= 2 && operand.starts_with('{') && operand.ends_with('}'))
      operand = operand.substr(1, operand.size() - 2);
    return parts_of(operand);
  }

  /// A note that only the first lanes execute a load or a store.
  std::string in_lanes(int lanes) {
    if (lanes >= warp_size)
      return {};
    lanes_.insert(lanes);
    return fmt::format(", !{} !{}", lanes_note, first_lanes_note + lanes);
  }

  /// Loads `words` of 32 bits, or stores what the registers hold.
  std::vector<std::string> move_words(const std::string& address, int space, int bytes, int lanes,
                                      std::span<const std::string_view> stored) {
    const int many = std::max(1, bytes / 4), bits = bytes >= 4 ? 32 : 8 * bytes;
    const std::string type = many > 1 ? fmt::format("<{} x i32>", many) : fmt::format("i{}", bits);
    const std::string at = made(fmt::format("inttoptr i64 {} to {}", address, pointer_type(space)));
    if (!stored.empty()) {
      std::string all = many > 1 ? "undef" : value(stored[0], {.bits = bits});
      for (int k = 0; many > 1 && k < many; ++k)
        all = made(fmt::format(
            "insertelement {} {}, i32 {}, i32 {}", type, all,
            value(stored[static_cast<std::size_t>(k) % stored.size()], {.bits = 32}), k));
      emit(fmt::format("store {} {}, {} {}", type, all, pointer_type(space), at) + in_lanes(lanes) +
           here());
      return {};
    }
    const std::string all = made(fmt::format("load {}, {} {}", type, pointer_type(space), at) +
                                 in_lanes(lanes) + here());
    std::vector<std::string> out;
    for (int k = 0; k < many; ++k)
      out.push_back(many > 1 ? made(fmt::format("extractelement {} {}, i32 {}", type, all, k))
                             : resized(all, bits, 32, false));
    return out;
  }

  /// "[%rd4+8]" as the address in 64 bits.
  std::string address_of(std::string_view text, int space) {
    return made(fmt::format("ptrtoint {} {} to i64", pointer_type(space), pointer(text, space)));
  }

  /// A part of an address that compilers compute once, or leave to the instruction.
  std::string placed(const std::string& expression) {
    return made(fmt::format("{}, !{} !{}", expression, free_note, copy_note_number));
  }

  /// wmma.load, wmma.store, and the products of wmma and mma.
  void matrix(const std::vector<std::string_view>& words,
              const std::vector<std::string_view>& operands) {
    if (words[0] == "mma" || (words.size() > 1 && words[1] == "mma"))
      return matrix_multiply(words, operands);
    const bool stores = words.size() > 1 && words[1] == "store";
    const std::optional<Tile> tile = matrix_tile(words);
    if (!tile || operands.size() < 2)
      return unknown(words);
    const int space = space_of(words);
    const std::string start = address_of(operands[stores ? 0 : 1], space);
    const auto registers = each_of(operands[stores ? 1 : 0]);
    std::string line_bytes = "0";
    if (operands.size() > 2)
      line_bytes = made(
          fmt::format("mul i64 {}, {}", value(operands[2], {.bits = 64}), tile->element_bytes));
    std::vector<std::string> loaded;
    std::size_t next = 0;
    for (const TilePart& part : tile->parts) {
      const std::string line = by_lane(part.line_of), byte = by_lane(part.byte_of);
      const std::string lines = placed(fmt::format("mul i64 {}, {}", line, line_bytes));
      const std::string offset = placed(fmt::format("add i64 {}, {}", lines, byte));
      const std::string address = placed(fmt::format("add i64 {}, {}", start, offset));
      std::vector<std::string_view> stored;
      for (int k = 0; stores && !registers.empty() && k < std::max(1, part.bytes / 4); ++k)
        stored.push_back(registers[next++ % registers.size()]);
      for (std::string& each : move_words(address, space, part.bytes, part.lanes, stored))
        loaded.push_back(std::move(each));
    }
    for (std::size_t r = 0; !stores && r < registers.size(); ++r)
      set(registers[r], loaded[r % loaded.size()], {.bits = 32});
  }

  /// A number of each lane, which grows evenly with its bits: as a sum of what each bit adds.
  std::string by_lane(const std::vector<int>& values) {
    const std::string lane =
        resized(called("llvm.nvvm.read.ptx.sreg.laneid", "i32", {}), 32, 64, false);
    std::string sum = std::to_string(values[0]);
    // Bits that add as much as the one below times two belong together.
    for (unsigned bit = 0; bit < 5;) {
      const int adds = values[std::size_t{1} << bit] - values[0];
      unsigned end = bit + 1;
      while (end < 5 && values[std::size_t{1} << end] - values[0] == adds << (end - bit))
        ++end;
      if (adds != 0) {
        const std::string moved = placed(fmt::format("lshr i64 {}, {}", lane, bit));
        const std::string part =
            placed(fmt::format("and i64 {}, {}", moved, (1U << (end - bit)) - 1));
        const std::string times = placed(fmt::format("mul i64 {}, {}", part, adds));
        sum = placed(fmt::format("add i64 {}, {}", sum, times));
      }
      bit = end;
    }
    return sum;
  }

  void matrix_multiply(const std::vector<std::string_view>& words,
                       const std::vector<std::string_view>& operands) {
    const std::optional<MatrixProduct> product = matrix_product(words);
    if (!product || operands.size() < 4)
      return unknown(words);
    const auto count = static_cast<std::size_t>(product->count);
    const auto result = each_of(operands[0]), sum = each_of(operands[3]);
    for (std::size_t part = 0; part < count; ++part) {
      // Each has its share of the sums.
      std::vector<std::string_view> to, from;
      for (std::size_t r = part; r < result.size(); r += count)
        to.push_back(result[r]);
      for (const std::size_t factor : {std::size_t{1}, std::size_t{2}})
        for (const std::string_view each : each_of(operands[factor]))
          from.push_back(each);
      for (std::size_t r = part; r < sum.size(); r += count)
        from.push_back(sum[r]);
      if (to.empty())
        return unknown(words);
      const int bits = bits_of(trimmed(to.front())) == 64 ? 64 : 32;
      std::vector<std::pair<std::string, std::string>> arguments;
      for (const std::string_view each : from) {
        const int own = bits_of(trimmed(each)) == 64 ? 64 : 32;
        arguments.emplace_back(fmt::format("i{}", own), value(each, {.bits = own}));
      }
      const std::string type = fmt::format("<{} x i{}>", to.size(), bits);
      const std::string all =
          called(fmt::format("{}{}.{}.{}.{}", matrix_function, product->instruction, from.size(),
                             to.size(), bits),
                 type, arguments);
      for (std::size_t k = 0; k < to.size(); ++k)
        set(to[k], made(fmt::format("extractelement {} {}, i32 {}", type, all, k)), {.bits = bits});
    }
  }

  /// ldmatrix and stmatrix: each of the first 8 lanes, 16 or 32, has the place of a row of 16
  /// bytes.
  void matrix_rows(const std::vector<std::string_view>& words,
                   const std::vector<std::string_view>& operands) {
    const bool stores = words[0] == "stmatrix";
    if (operands.size() < 2 || std::ranges::find(words, "m8n8") == words.end())
      return unknown(words);
    const auto registers = each_of(operands[stores ? 1 : 0]);
    const int lanes = 8 * static_cast<int>(registers.size());
    if (lanes != 8 && lanes != 16 && lanes != 32)
      return unknown(words);
    constexpr int row = 16, shared = 3;
    const std::string address = address_of(operands[stores ? 0 : 1], shared);
    const auto loaded = move_words(address, shared, row, lanes,
                                   stores ? std::span<const std::string_view>(registers)
                                          : std::span<const std::string_view>());
    for (std::size_t r = 0; !stores && r < registers.size(); ++r)
      set(registers[r], loaded[r], {.bits = 32});
  }

  /// cp.async: a load and a store of what it brings, under way while the warp goes on, and where it
  /// waits for them.
  void copy(const std::vector<std::string_view>& words,
            const std::vector<std::string_view>& operands) {
    const auto is = [&](std::string_view word) {
      return std::ranges::find(words, word) != words.end();
    };
    constexpr double most_groups = 8;
    if (words.size() < 3 || words[1] != "async" || is("bulk") || is("mbarrier"))
      return unknown(words);
    if (words[2] == "commit_group")
      return void(called(std::string(copy_commit), "void", {}));
    if (words[2].starts_with("wait_")) {
      const auto newest = words[2] == "wait_group" && !operands.empty() ? parse_number(operands[0])
                                                                        : std::optional(0.0);
      if (!newest || !(*newest >= 0) || *newest > most_groups)
        return unknown(words);
      if (words[2] == "wait_all")
        called(std::string(copy_commit), "void", {});
      return void(called(fmt::format("{}{}", copy_wait, static_cast<int>(*newest)), "void", {}));
    }
    const auto bytes = operands.size() < 3 ? std::nullopt : parse_number(operands[2]);
    if (!bytes || (*bytes != 4 && *bytes != 8 && *bytes != 16))
      return unknown(words);
    constexpr int shared = 3, global = 1;
    const int many = static_cast<int>(*bytes) / 4;
    const std::string type = many > 1 ? fmt::format("<{} x i32>", many) : "i32";
    const std::string from = pointer(operands[1], global), to = pointer(operands[0], shared);
    const std::string brought =
        made(fmt::format("load {}, {} {}, !{} !{}", type, pointer_type(global), from, copy_note,
                         copy_note_number) +
             here());
    emit(fmt::format("store {} {}, {} {}, !{} !{}", type, brought, pointer_type(shared), to,
                     copy_note, copy_note_number) +
         here());
  }

  void branch(std::string_view to, std::string_view guard) {
    to = trimmed(to);
    targets_.try_emplace(std::string(to), line_);
    if (guard.empty())
      return close_with(fmt::format("br label %{}", in_quotes(to)));
    const std::string condition = value(guard, {.bits = 1});
    const std::string next = fmt::format("next.{}", ++blocks_);
    close_with(fmt::format("br i1 {}, label %{}, label %{}", condition, in_quotes(to), next) +
               here());
    body_ += next + ":\n";
    open_ = true;
  }

  void instruction(std::string_view text) {
    if (text.starts_with(".reg"))
      return declare_registers(text);
    if (text.starts_with(".pragma") || text.empty())
      return;
    if (text.starts_with(".local")) {
      const auto array = array_of(text);
      if (!array)
        return wrong(LOOM_TEXT("an array's size is no number"));
      spaces_[array->first] = 0;
      locals_ += fmt::format("  %{} = alloca [{} x i8], align 16\n", in_quotes(array->first),
                             array->second);
      return;
    }
    if (text.starts_with(".shared") || text.starts_with(".extern"))
      return declare(text);
    if (text.starts_with(".param"))
      return refuse_call();
    if (text.starts_with('.'))
      return wrong(LOOM_TEXT("a directive that is not read in a kernel: '%1'")(
          std::string(text.substr(0, 40))));
    std::string_view guard;
    if (text.starts_with('@')) {
      const std::size_t end = std::min(text.find_first_of(blanks), text.size());
      guard = text.substr(1, end - 1);
      text = trimmed(text.substr(end));
      if (text.empty())
        return wrong(LOOM_TEXT("an instruction is missing after the predicate"));
    }
    const std::size_t end = std::min(text.find_first_of(blanks), text.size());
    const std::vector<std::string_view> words = dotted(text.substr(0, end));
    const std::vector<std::string_view> operands = parts_of(text.substr(end));
    if (words[0] == "bra")
      return operands.empty() ? wrong(LOOM_TEXT("expected a label")) : branch(operands[0], guard);
    std::string after;
    if (!guard.empty()) {
      // What is executed under a predicate is a block of its own.
      const std::string condition = value(guard, {.bits = 1});
      const int number = ++blocks_;
      after = fmt::format("after.{}", number);
      close_with(fmt::format("br i1 {}, label %do.{}, label %{}", condition, number, after) +
                 here());
      body_ += fmt::format("do.{}:\n", number);
      open_ = true;
    }
    execute(words, operands);
    if (after.empty())
      return;
    if (open_)
      close_with("br label %" + after);
    body_ += after + ":\n";
    open_ = true;
  }

  void execute(const std::vector<std::string_view>& words,
               const std::vector<std::string_view>& operands) {
    const std::string_view name = words[0];
    Type type;
    for (const std::string_view word : words) {
      if (const auto found = type_of(word))
        type = *found;
      if (unread_type(word) && name != "prmt") // whose .f4e and .b4e are no types
        return unknown(words);
    }
    if (std::ranges::find(textures, name) != textures.end())
      return wrong(LOOM_TEXT("'%1': what textures and surfaces take is not known; read the data "
                             "with a global load instead")(std::string(name)));
    if (name == "call")
      return refuse_call();
    if (name == "ret" || name == "exit" || name == "trap")
      return close_with("ret void");
    // A register that holds an address of the arguments' is read as any other address is.
    if (name == "ld" && words.size() > 1 && words[1] == "param" &&
        !(operands.size() == 2 && operands[1].starts_with("[%")))
      return operands.size() == 2 ? load_parameter(words, operands[0], operands[1], type)
                                  : wrong(LOOM_TEXT("expected a register and a parameter"));
    if (name == "ld" || name == "ldu" || name == "st")
      return memory(words, operands, type);
    if (name == "setp")
      return compare(words, operands, type);
    if (name == "cvt")
      return convert(words, operands);
    if (name == "mul" || name == "mad")
      return multiply(words, operands, type);
    if (name == "atom" || name == "red")
      return atomic(words, operands, type);
    if (name == "mma" || name == "wmma")
      return matrix(words, operands);
    if (name == "ldmatrix" || name == "stmatrix")
      return matrix_rows(words, operands);
    if (name == "cp")
      return copy(words, operands);
    if (name == "bar" || name == "barrier") {
      if (words.size() > 1 && words[1] == "warp")
        return void(called("llvm.nvvm.bar.warp.sync", "void", {{"i32", "-1"}}));
      return void(called("llvm.nvvm.barrier0", "void", {}));
    }
    if (name == "membar" || name == "fence")
      return void(called("llvm.nvvm.membar.gl", "void", {}));
    if (name == "prefetch" || name == "prefetchu" || name == "nanosleep" || name == "discard" ||
        name == "griddepcontrol")
      return;
    constexpr std::size_t most_operands = 8; // lop3 with predicates has six
    const bool followed = std::ranges::find(opaque_integer, name) == opaque_integer.end();
    if (operands.size() < (followed ? 2U : 1U) || operands.size() > most_operands)
      return unknown(words);
    if (name == "brev" && operands.size() == 2)
      return set(operands[0],
                 called(fmt::format("llvm.bitreverse.i{}", type.bits), type.ir(),
                        {{type.ir(), value(operands[1], type)}}),
                 type);
    if (!followed && !bit_field(name, operands, type))
      return opaque(operands, type);
    if (!followed)
      return;
    arithmetic(words, operands, type);
  }

  /// Takes bits out of a word or puts them into one, where numbers say which; false for anything
  /// else.
  bool bit_field(std::string_view name, const std::vector<std::string_view>& operands, Type type) {
    const bool inserts = name == "bfi";
    if ((!inserts && name != "bfe") || operands.size() != (inserts ? 5U : 4U))
      return false;
    const auto first = parse_number(operands[operands.size() - 2]);
    const auto count = parse_number(operands[operands.size() - 1]);
    const double bits = type.bits;
    if (!first || !count || !(*first >= 0) || !(*count >= 1) || !(*first + *count <= bits) ||
        !(*count < bits))
      return false;
    const int low = static_cast<int>(*first), many = static_cast<int>(*count);
    const std::uint64_t field = (std::uint64_t{1} << many) - 1;
    std::string a = value(operands[1], type);
    const auto made_of = [&](std::string_view how, const std::string& of, std::uint64_t by) {
      const auto number =
          type.bits == 32 ? static_cast<std::int32_t>(by) : static_cast<std::int64_t>(by);
      return made(fmt::format("{} {} {}, {}", how, type.ir(), of, number));
    };
    if (!inserts) {
      const int above = type.bits - many;
      if (above > low)
        a = made_of("shl", a, static_cast<unsigned>(above - low));
      set(operands[0], made_of(type.is_signed ? "ashr" : "lshr", a, static_cast<unsigned>(above)),
          type);
      return true;
    }
    if (low + many < type.bits)
      a = made_of("and", a, field);
    if (low > 0)
      a = made_of("shl", a, static_cast<unsigned>(low));
    const std::string rest = made_of("and", value(operands[2], type), ~(field << low));
    set(operands[0], made(fmt::format("add {} {}, {}", type.ir(), a, rest)), type);
    return true;
  }

  /// One integer instruction whose result depends on each operand that is no number.
  void opaque(const std::vector<std::string_view>& operands, Type type) {
    const Type word{.bits = std::max(type.bits, 32)};
    std::vector<std::string> sources;
    for (std::size_t i = 1; i < operands.size(); ++i)
      if (operands[i].find_first_of("-0123456789") != 0)
        sources.push_back(resized(value(operands[i], word), word.bits, 32, false));
    // What gathers them in a vector costs nothing.
    const std::string vector = fmt::format("<{} x i32>", sources.size());
    std::string all = "undef", source = sources.empty() ? "0" : sources[0];
    for (std::size_t k = 0; k < sources.size(); ++k)
      all = made(fmt::format("insertelement {} {}, i32 {}, i32 {}", vector, all, sources[k], k));
    if (sources.size() > 1)
      source = made(fmt::format("extractelement {} {}, i32 0", vector, all));
    const std::string got =
        called("llvm.nvvm.prmt", "i32", {{"i32", source}, {"i32", source}, {"i32", "0"}});
    const std::size_t bar = operands[0].find('|');
    const int bits = std::max(bits_of(trimmed(operands[0].substr(0, bar))), 1);
    set(operands[0].substr(0, bar), resized(got, 32, bits, false), {.bits = bits});
    if (bar != operands[0].npos)
      set(operands[0].substr(bar + 1), resized(got, 32, 1, false), {.bits = 1});
  }

  void refuse_call() {
    wrong(LOOM_TEXT("a call of a function: it may be recursive, and is not followed; "
                    "have the compiler inline it (__forceinline__)"));
  }

  void unknown(const std::vector<std::string_view>& words) {
    std::string name(words[0]);
    for (std::size_t i = 1; i < std::min<std::size_t>(words.size(), 3); ++i)
      name += "." + std::string(words[i]);
    wrong(instruction_unknown(name));
  }

  void arithmetic(const std::vector<std::string_view>& words,
                  const std::vector<std::string_view>& operands, Type type) {
    const std::string_view name = words[0];
    const auto operand = [&](std::size_t i, Type of) {
      if (i >= operands.size()) {
        wrong(LOOM_TEXT("an operand is missing"));
        return std::string("0");
      }
      return value(operands[i], of);
    };
    const auto give = [&](const std::string& what) { set(operands[0], what, type); };
    if (name == "mov" && operands[0].starts_with('{')) { // takes 64 bits apart
      const auto halves = parts_of(operands[0].substr(1, operands[0].size() - 2));
      const int bits = type.bits / static_cast<int>(std::max<std::size_t>(halves.size(), 1));
      if (bits < 8)
        return unknown(words);
      const std::string all = operand(1, {.bits = type.bits});
      for (std::size_t k = 0; k < halves.size(); ++k) {
        const std::string moved =
            made(fmt::format("lshr i{} {}, {}", type.bits, all, bits * static_cast<int>(k)));
        set(halves[k], resized(moved, type.bits, bits, false), {.bits = bits});
      }
      return;
    }
    if (name == "mov" && operands[1].starts_with('{')) { // puts them together
      const auto halves = parts_of(operands[1].substr(1, operands[1].size() - 2));
      const int bits = type.bits / static_cast<int>(std::max<std::size_t>(halves.size(), 1));
      if (bits < 8)
        return unknown(words);
      std::string all = "0";
      for (std::size_t k = 0; k < halves.size(); ++k) {
        const std::string wide = resized(value(halves[k], {.bits = bits}), bits, type.bits, false);
        const std::string moved =
            made(fmt::format("shl i{} {}, {}", type.bits, wide, bits * static_cast<int>(k)));
        all = made(fmt::format("or i{} {}, {}", type.bits, all, moved));
      }
      return set(operands[0], all, {.bits = type.bits});
    }
    if (name == "mov" || name == "cvta")
      return set(operands[0], operand(1, {.bits = type.bits}), {.bits = type.bits});
    if (name == "shfl") {
      const std::string got =
          called("llvm.nvvm.shfl.sync.down.i32", "i32",
                 {{"i32", "-1"}, {"i32", operand(1, {})}, {"i32", operand(2, {})}, {"i32", "31"}});
      const std::size_t bar = operands[0].find('|');
      set(operands[0].substr(0, bar), got, {});
      if (bar != operands[0].npos)
        set(operands[0].substr(bar + 1), made("icmp ne i32 " + got + ", 0"), {.bits = 1});
      return;
    }
    if (name == "fma" && operands.size() == 4)
      return give(called("llvm.fma." + (type.floating ? type : Type{.floating = true}).suffix(),
                         type.ir(),
                         {{type.ir(), operand(1, type)},
                          {type.ir(), operand(2, type)},
                          {type.ir(), operand(3, type)}}));
    if (name == "selp" && operands.size() == 4) {
      const std::string condition = operand(3, {.bits = 1}), a = operand(1, type);
      return give(made(fmt::format("select i1 {}, {} {}, {} {}", condition, type.ir(), a, type.ir(),
                                   operand(2, type))));
    }
    if (name == "neg")
      return give(made(type.floating ? fmt::format("fneg {} {}", type.ir(), operand(1, type))
                                     : fmt::format("sub {} 0, {}", type.ir(), operand(1, type))));
    if (name == "not")
      return give(made(fmt::format("xor {} {}, {}", type.ir(), operand(1, type),
                                   type.bits == 1 ? "true" : "-1")));
    if (name == "abs" && type.floating)
      return give(called("llvm.fabs." + type.suffix(), type.ir(), {{type.ir(), operand(1, type)}}));
    if (name == "abs")
      return give(called(fmt::format("llvm.abs.i{}", type.bits), type.ir(),
                         {{type.ir(), operand(1, type)}, {"i1", "false"}}));
    if (name == "min" || name == "max") {
      const std::string of =
          type.floating ? fmt::format("llvm.{}num.{}", name, type.suffix())
                        : fmt::format("llvm.{}{}.i{}", type.is_signed ? "s" : "u", name, type.bits);
      return give(
          called(of, type.ir(), {{type.ir(), operand(1, type)}, {type.ir(), operand(2, type)}}));
    }
    if (name == "copysign") // PTX has the sign first
      return give(called(fmt::format("llvm.copysign.f{}", type.bits), type.ir(),
                         {{type.ir(), operand(2, type)}, {type.ir(), operand(1, type)}}));
    const auto is = [&words](const char* word) {
      return std::ranges::find(words, word) != words.end();
    };
    const bool approximate = is("approx");
    if (name == "div" && type.floating && type.bits == 32 && approximate)
      return give(called(is("ftz") ? "llvm.nvvm.div.approx.ftz.f" : "llvm.nvvm.div.approx.f",
                         "float", {{"float", operand(1, type)}, {"float", operand(2, type)}}));
    for (const auto& [function, intrinsic, denormal] : functions)
      if (name == function) {
        const bool flushed = !denormal || type.half() || is("ftz");
        const std::string one = fmt::format("{}{}.f", intrinsic, flushed ? ".ftz" : "");
        if (!type.floating)
          return unknown(words);
        if (type.half()) { // its bits in those of a float, which cost as much
          const Type bits{.bits = type.bits};
          std::string word = made(
              cast("bitcast", "i32", resized(operand(1, bits), type.bits, 32, false), "float"));
          for (int lane = 0; lane < type.lanes; ++lane)
            word = called(one, "float", {{"float", word}});
          return set(operands[0],
                     resized(made(cast("bitcast", "float", word, "i32")), 32, type.bits, false),
                     bits);
        }
        const bool exact = (name == "rcp" || name == "sqrt") && !approximate;
        const char bits = type.bits == 64 ? 'd' : 'f';
        return give(called(exact             ? fmt::format("llvm.nvvm.{}.rn.{}", name, bits)
                           : type.bits == 64 ? "llvm.nvvm.rsqrt.approx.d"
                                             : one,
                           type.ir(), {{type.ir(), operand(1, type)}}));
      }
    for (const Plain& each : plain_operators)
      if (name == each.name) {
        const std::string_view how = type.floating    ? each.floating
                                     : type.is_signed ? each.of_signed
                                                      : each.integer;
        if (how.empty())
          return unknown(words);
        const std::string a = operand(1, type);
        return give(made(fmt::format("{} {} {}, {}", how, type.ir(), a, operand(2, type))));
      }
    unknown(words);
  }

  struct Parameter {
    std::size_t number = 0;
    Type type{};
    std::int64_t bytes = 0; ///< of a struct; 0 for a number
    bool pointer = false;
    std::string own{}; ///< its name in the IR
  };

  std::string_view text_;
  const std::string& file_;
  std::string_view wanted_;
  std::string clean_; ///< without comments
  std::size_t at_ = 0;
  int line_ = 1, next_line_ = 1, problem_line_ = 0;
  Message problem_;
  std::string problem_file_; ///< where it is not the one that is read
  int open_comment_ = 0;     ///< line of a comment without an end
  std::map<int, std::string> files_;
  std::string source_file_; ///< that the code was made of, where it is another
  int source_line_ = 0;     ///< likewise; 0 not known
  std::vector<std::string> globals_;
  std::set<std::string> declared_;
  std::map<std::string, int, std::less<>> spaces_; ///< of arrays by name; 0: of the thread
  std::string out_;
  std::set<int> lanes_;      ///< numbers of lanes that notes name
  std::map<int, int> lines_; ///< of the kernel, with the number of their note
  std::size_t statements_ = 0;
  unsigned instructions_ = 0;
  std::vector<std::pair<std::string, int>> annotations_; ///< of the kernel
  // Of the kernel.
  bool inside_ = false, defined_ = false, open_ = true;
  int depth_ = 0, temporaries_ = 0, blocks_ = 0;
  std::string body_, locals_;
  std::set<std::string, std::less<>> labels_;
  std::map<std::string, int, std::less<>> targets_; ///< of branches, and the first one's line
  std::map<std::string, Parameter, std::less<>> parameters_;
  std::map<std::string, int, std::less<>> registers_, slots_;
};

} // namespace

bool is_ptx(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = trimmed(text.substr(at, end - at));
    if (!line.empty() && !line.starts_with("//"))
      return line.starts_with(".version");
    at = end + 1;
  }
  return false;
}

Result<std::vector<std::string>> kernels_of_ptx(std::string_view text, const std::string& file) {
  return Reader(text, file, {}).names();
}

Result<std::string> ir_of_ptx(std::string_view text, const std::string& file,
                              const std::string& kernel) {
  return Reader(text, file, kernel).run();
}

} // namespace loom::kernel
