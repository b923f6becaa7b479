#include "core/sass/operands.h"

#include "core/sass/line_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace loom::sass {

namespace {

bool is_predicate(File file) { return file == File::pred || file == File::upred; }

/// A register by its name.
struct Named {
  File file = File::gpr;
  int number = -1; ///< -1 for the constant ones: RZ, URZ, PT, UPT
};

/// Cuts a register's name off the front.
std::optional<Named> take_register(std::string_view& text) {
  struct Prefix {
    std::string_view letters;
    File file;
  };
  static constexpr std::array prefixes{Prefix{"UR", File::ugpr}, Prefix{"UP", File::upred},
                                       Prefix{"R", File::gpr}, Prefix{"P", File::pred},
                                       Prefix{"B", File::convergence}};
  for (const auto& [letters, file] : prefixes) {
    if (!text.starts_with(letters))
      continue;
    std::string_view behind = text.substr(letters.size());
    Named named{file};
    if (behind.starts_with(is_predicate(file) ? 'T' : 'Z')) {
      behind.remove_prefix(1);
    } else {
      const std::string_view digits = digits_at(behind, 0);
      if (digits.empty() || digits.size() > 3)
        continue;
      std::from_chars(digits.data(), digits.data() + digits.size(), named.number);
      if (named.number >= file_size(file))
        continue;
      behind.remove_prefix(digits.size());
    }
    if (!behind.empty() &&
        (std::isalnum(static_cast<unsigned char>(behind.front())) != 0 || behind.front() == '_'))
      continue;
    text = behind;
    return named;
  }
  return {};
}

/// Splits at commas outside of brackets.
/// "LBB0": a label as maxas and Triton write it.
bool is_name(std::string_view text) {
  const auto letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  return !text.empty() && letter(text.front()) &&
         std::ranges::all_of(text, [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> parts;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    depth += c == '[' || c == '(' || c == '{' ? 1 : c == ']' || c == ')' || c == '}' ? -1 : 0;
    if (c == ',' && depth <= 0) {
      parts.push_back(trim(text.substr(from, i - from)));
      from = i + 1;
    }
  }
  if (const std::string_view last = trim(text.substr(from)); !last.empty())
    parts.push_back(last);
  return parts;
}

class Parser {
public:
  Parser(std::string_view text, Layout layout) : text_(text), layout_(layout) {}

  Operands parse() {
    guard();
    const std::size_t end = std::min(text_.find(' '), text_.size());
    result_.mnemonic = text_.substr(0, end);
    text_ = trim(text_.substr(end));
    name_ = result_.mnemonic.substr(0, result_.mnemonic.find('.'));
    result_.opcode = &opcode(name_);
    widths();
    for (const std::string_view part : split(text_))
      operand(part);
    if (layout_ != Layout::volta && result_.has("X"))
      result_.reads.push_back({File::carry, 0, 1});
    if (name_ == "R2P")
      result_.writes.push_back({File::pred, 0, 7});
    if (name_ == "P2R")
      result_.reads.push_back({File::pred, 0, 7});
    return std::move(result_);
  }

private:
  [[nodiscard]] bool is(std::string_view name) const { return name_ == name; }
  [[nodiscard]] OpcodeClass kind() const { return result_.opcode->opcode_class; }

  void guard() {
    if (!text_.starts_with('@'))
      return;
    text_.remove_prefix(text_.starts_with("@!") ? 2 : 1);
    if (const auto named = take_register(text_)) {
      result_.guarded = named->number >= 0;
      read(*named, 1);
    }
    text_ = trim(text_);
  }

  void read(const Named& named, int count) { add(result_.reads, named, count); }
  void write(const Named& named, int count) { add(result_.writes, named, count); }
  static void add(std::vector<Registers>& to, const Named& named, int count) {
    if (named.number < 0)
      return;
    const int most = file_size(named.file) - named.number;
    to.push_back({named.file, static_cast<std::uint8_t>(named.number),
                  static_cast<std::uint8_t>(std::min(count, most))});
  }

  /// Registers per operand, from the modifiers.
  void widths() {
    const auto has = [this](std::string_view m) { return result_.has(m); };
    const int data = has("256") ? 8 : has("128") ? 4 : has("64") || has("F64") ? 2 : 1;
    result_.width = data;
    if (is("LDSM"))
      result_.width = has("4") ? 4 : has("2") ? 2 : 1;
    if (has("ENL2")) // two results, each half of the data
      result_.width = 4;
    result_width_ = result_.width;
    source_width_ = result_width_;
    if (kind() == OpcodeClass::fp64 || is("FADD2") || is("FFMA2") || is("FMUL2")) {
      result_width_ = source_width_ = 2;
    } else if (has("WIDE")) {
      result_width_ = 2;
      third_width_ = 2;
      source_width_ = 1;
    } else if ((is("IMAD") || is("UIMAD")) && has("HI")) {
      third_width_ = 2;
    } else if (is("CS2R")) {
      result_width_ = has("32") ? 1 : 2;
    } else if (kind() == OpcodeClass::conversion) {
      conversion_widths();
    } else if (kind() == OpcodeClass::tensor) {
      matrix_widths();
    }
  }

  /// "F2F.F64.F32": the result's format first; "I2F.S64": the one that is no default.
  void conversion_widths() {
    result_width_ = source_width_ = 1;
    std::vector<std::string_view> formats;
    std::string_view rest = result_.mnemonic.substr(name_.size());
    while (!rest.empty()) {
      rest.remove_prefix(1);
      const std::string_view modifier = rest.substr(0, rest.find('.'));
      rest.remove_prefix(modifier.size());
      if (modifier.size() == 3 && (modifier[0] == 'F' || modifier[0] == 'S' || modifier[0] == 'U'))
        formats.push_back(modifier);
    }
    const auto wide = [](std::string_view format) { return format.ends_with("64") ? 2 : 1; };
    if (formats.size() >= 2) {
      result_width_ = wide(formats[0]);
      source_width_ = wide(formats[1]);
    } else if (formats.size() == 1) {
      const bool of_result = formats[0].starts_with('F') == is("I2F");
      (of_result ? result_width_ : source_width_) = wide(formats[0]);
    }
  }

  /// The fragments of a warp's matrices.
  void matrix_widths() {
    const auto has = [this](std::string_view m) { return result_.has(m); };
    if (is("HMMA")) {
      result_width_ = third_width_ = has("F32") ? 4 : 2;
      source_width_ = has("16816") ? 4 : 2;
      second_width_ = has("16816") ? 2 : 1;
    } else if (is("IMMA")) {
      result_width_ = third_width_ = has("8816") || has("8832") ? 2 : 4;
      source_width_ = has("16832") || has("16864") ? 4 : has("16816") || has("16832") ? 2 : 1;
      second_width_ = has("16832") || has("16864") ? 2 : 1;
    } else if (is("DMMA")) {
      result_width_ = third_width_ = 4;
      source_width_ = second_width_ = 2;
    }
  }

  void operand(std::string_view text) {
    while (!text.empty() && std::string_view("-!~|+").find(text.front()) != std::string_view::npos)
      text.remove_prefix(1);
    if (text.find('[') != std::string_view::npos) {
      address(text);
      ++sources_;
      return;
    }
    const auto named = take_register(text);
    if (named && is_predicate(named->file))
      return predicate(*named);
    if (named)
      data(*named, text);
    else
      ++sources_;
    if (kind() == OpcodeClass::control)
      target(text);
  }

  /// "0x1b0", "`(.L_x_48)" or "LBB0"; "RET.REL.NODEC R2 0x0" has a register in front.
  void target(std::string_view text) {
    text = trim(text);
    if (text.starts_with("0x"))
      result_.target = hex(text.substr(2));
    else if (take(text, "`("))
      result_.target_label = text.substr(0, text.find(')'));
    else if (result_.target_label.empty() && is_name(text))
      result_.target_label = text;
  }

  void predicate(const Named& named) {
    const Results results = result_.opcode->results;
    const int most = name_.starts_with("VOTE") ? 1 : 2;
    const bool result = results != Results::none && sources_ == 0 && predicates_ < most;
    ++predicates_;
    if (result)
      write(named, 1);
    else
      read(named, 1);
  }

  void data(const Named& named, std::string_view suffix) {
    if (named.file == File::convergence) {
      if (result_.opcode->flow == Flow::set_target || (is("BMOV") && results_ == 0))
        write(named, 1);
      else
        read(named, 1);
      ++results_;
      return;
    }
    const bool normal = result_.opcode->results == Results::normal;
    if (normal && sources_ == 0 && results_ < (result_.has("ENL2") ? 2 : 1)) {
      write(named, result_width_);
      ++results_;
      if (layout_ != Layout::volta && suffix.starts_with(".CC"))
        result_.writes.push_back({File::carry, 0, 1});
      return;
    }
    const int width = sources_ == 1 && second_width_ != 0  ? second_width_
                      : sources_ == 2 && third_width_ != 0 ? third_width_
                      : kind() == OpcodeClass::control     ? 2
                                                           : source_width_;
    read(named, width);
    if (suffix.find(".reuse") != std::string_view::npos && sources_ < 4) {
      // The second operand of FADD stands where others have their third.
      const int slot = is("FADD") && sources_ == 1 ? 2 : sources_;
      result_.reuse |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(slot));
    }
    ++sources_;
  }

  /// "[R2.64+0x4]", "desc[UR6][R2.64]", "c[0x0][R4]": the registers in it.
  void address(std::string_view text) {
    // A descriptor, or the base of a bindless constant bank, is a pair.
    const bool pair_first =
        text.starts_with("desc") || text.starts_with("gdesc") || text.starts_with("cx");
    // The first address of LDGSTS is one of shared memory.
    const bool wide = kind() == OpcodeClass::global && result_.has("E") &&
                      !text.starts_with("c[") && !(is("LDGSTS") && sources_ == 0);
    int brackets = 0;
    for (std::size_t i = 0; i < text.size();) {
      brackets += text[i] == '[' ? 1 : 0;
      std::string_view rest = text.substr(i);
      const bool starts =
          i == 0 || std::string_view("[+- ").find(text[i - 1]) != std::string_view::npos;
      const auto named = starts ? take_register(rest) : std::nullopt;
      if (!named) {
        ++i;
        continue;
      }
      const bool narrow = rest.starts_with(".U32") || rest.starts_with(".X");
      const bool pair = (pair_first && brackets == 1) || rest.starts_with(".64") ||
                        (wide && named->file == File::gpr && !narrow);
      read(*named, pair ? 2 : 1);
      i = text.size() - rest.size();
    }
  }

  std::string_view text_, name_;
  Layout layout_;
  Operands result_;
  int result_width_ = 1, source_width_ = 1;
  int second_width_ = 0, third_width_ = 0;         ///< of later sources, where they differ
  int results_ = 0, predicates_ = 0, sources_ = 0; ///< operands so far
};

/// The uniform register that an Ampere encoding has its memory descriptor in.
std::optional<std::uint8_t> descriptor(const Instruction& instruction, const Operands& operands,
                                       int arch) {
  const std::string_view name = operands.opcode->name;
  const bool load = name == "LDG" || name == "LD", store = name == "STG" || name == "ST";
  if (arch < 80 || arch > 89 || instruction.high == 0 || !(load || store))
    return {};
  const std::uint64_t bits = load ? instruction.low >> 32U : instruction.high;
  const auto number = static_cast<std::uint8_t>(bits & 0x3fU);
  return number == 0x3f ? std::nullopt : std::optional(number);
}

} // namespace

int file_size(File file) {
  static constexpr std::array sizes{256, 256, 8, 8, 16, 1};
  return sizes[static_cast<std::size_t>(file)];
}

std::string to_text(const Registers& registers) {
  static constexpr std::array<const char*, file_count> letters{"R", "UR", "P", "UP", "B", "CC"};
  const char* const name = letters[static_cast<std::size_t>(registers.file)];
  if (registers.file == File::carry)
    return name;
  if (registers.count == 1)
    return fmt::format("{}{}", name, registers.first);
  return fmt::format("{}{}-{}", name, registers.first, registers.first + registers.count - 1);
}

bool Operands::has(std::string_view modifier) const {
  std::size_t at = mnemonic.find('.');
  while (at != std::string_view::npos) {
    const std::size_t end = mnemonic.find('.', at + 1);
    if (mnemonic.substr(at + 1, end == std::string_view::npos ? end : end - at - 1) == modifier)
      return true;
    at = end;
  }
  return false;
}

Operands operands_of(const Instruction& instruction, const Function& function) {
  Operands result = Parser(instruction.text, function.layout).parse();
  if (const auto pair = descriptor(instruction, result, arch_number(function.arch)))
    result.reads.push_back({File::ugpr, *pair, 2});
  return result;
}

} // namespace loom::sass
