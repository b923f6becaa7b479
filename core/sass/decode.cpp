#include "core/sass/decode.h"

#include "core/sass/opcode.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

namespace loom::sass {

namespace {

struct Operation {
  int from, to; ///< compute capabilities, 75 for 7.5
  int bits;     ///< 9 or 12, of the word's lowest
  unsigned low; ///< their value
  std::string_view name, modifiers, operands;
};
constexpr Operation operations[] = {
#define LOOM_OPERATION(bits, low, name, modifiers, operands)                                       \
  {0, 999, bits, low, name, modifiers, operands},
#define LOOM_OPERATION_ON(from, to, bits, low, name, modifiers, operands)                          \
  {from, to, bits, low, name, modifiers, operands},
#include "core/sass/decode_rows.inc"
#undef LOOM_OPERATION
#undef LOOM_OPERATION_ON
};

const Operation* find_operation(std::uint64_t low, int arch) {
  // The rows by their 9 bits, so that each word looks at those few.
  static const auto by_low = [] {
    std::array<std::vector<const Operation*>, 512> table;
    for (const Operation& each : operations)
      table[each.low & 0x1ffU].push_back(&each);
    return table;
  }();
  for (const Operation* each : by_low[low & 0x1ffU])
    if (arch >= each->from && arch <= each->to && (each->bits == 9 || (low & 0xfffU) == each->low))
      return each;
  return nullptr;
}

std::string special_register(unsigned number) {
  constexpr std::pair<unsigned, std::string_view> known[] = {
      {0, "SR_LANEID"},   {33, "SR_TID.X"},   {34, "SR_TID.Y"},   {35, "SR_TID.Z"},
      {37, "SR_CTAID.X"}, {38, "SR_CTAID.Y"}, {39, "SR_CTAID.Z"}, {57, "SR_LTMASK"},
      {58, "SR_LEMASK"},  {59, "SR_GTMASK"},  {60, "SR_GEMASK"},  {136, "SR_CgaCtaId"},
      {255, "SRZ"}};
  for (const auto& [each, name] : known)
    if (each == number)
      return std::string(name);
  return fmt::format("SR{}", number);
}

std::vector<std::string_view> pieces(std::string_view text, char separator) {
  std::vector<std::string_view> all;
  while (true) {
    const std::size_t end = text.find(separator);
    all.push_back(text.substr(0, end));
    if (end == std::string_view::npos)
      return all;
    text.remove_prefix(end + 1);
  }
}

unsigned number_at(std::string_view text) {
  unsigned number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::string hexadecimal(std::int64_t value) {
  return value < 0 ? fmt::format("-{:#x}", 0 - static_cast<std::uint64_t>(value))
                   : fmt::format("{:#x}", value);
}

template <class Float> std::string float_text(Float value) {
  if (std::isnan(value))
    return std::signbit(value) ? "-QNAN" : "+QNAN";
  if (std::isinf(value))
    return value < 0 ? "-INF" : "+INF";
  std::array<char, 40> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  return {digits.data(), end};
}

float half_value(unsigned bits) {
  const float magnitude = (bits & 0x7c00U) == 0 ? std::ldexp(static_cast<float>(bits & 0x3ffU), -24)
                          : (bits & 0x7c00U) == 0x7c00U
                              ? ((bits & 0x3ffU) != 0 ? NAN : INFINITY)
                              : std::ldexp(static_cast<float>((bits & 0x3ffU) | 0x400U),
                                           static_cast<int>(bits >> 10U & 0x1fU) - 25);
  return (bits & 0x8000U) != 0 ? -magnitude : magnitude;
}

constexpr std::string_view atomic_operations[] = {".ADD", ".MIN", ".MAX", ".INC", ".DEC",
                                                  ".AND", ".OR",  ".XOR", ".EXCH"};

/// One word on its way to a text.
class Decoder {
public:
  Decoder(std::uint64_t low, std::uint64_t high, int arch, std::uint64_t address,
          const Operation& operation)
      : low_(low), high_(high), arch_(arch), address_(address), operation_(operation) {}

  [[nodiscard]] std::string text() {
    std::string out;
    const bool uniform_guard = operation_.name.starts_with('U') || operation_.name == "LDCU";
    if (const std::uint64_t guard = field(12, 3); guard != 7 || bit(15))
      out += fmt::format("@{}{} ", bit(15) ? "!" : "", predicate(guard, uniform_guard));
    out += operation_.name == "RED" && arch_ >= 90 ? std::string_view("REDG") : operation_.name;
    for (const std::string_view each : pieces(operation_.modifiers, ' '))
      out += modifier(each);
    std::string_view between = " ";
    for (const std::string_view each : pieces(operation_.operands, ' '))
      if (const std::string operand = this->operand(each); !operand.empty()) {
        out += between;
        out += operand;
        between = ", ";
      }
    return out;
  }

private:
  [[nodiscard]] std::uint64_t field(unsigned at, unsigned bits) const {
    const std::uint64_t value = at >= 64  ? high_ >> (at - 64)
                                : at == 0 ? low_
                                          : low_ >> at | high_ << (64 - at);
    return bits == 64 ? value : value & ((std::uint64_t{1} << bits) - 1);
  }
  [[nodiscard]] std::int64_t signed_field(unsigned at, unsigned bits) const {
    const std::uint64_t value = field(at, bits) << (64 - bits);
    return static_cast<std::int64_t>(value) >> (64 - bits);
  }
  [[nodiscard]] bool bit(unsigned at) const { return field(at, 1) != 0; }
  [[nodiscard]] unsigned form() const { return static_cast<unsigned>(field(9, 3)); }

  [[nodiscard]] static std::string predicate(std::uint64_t number, bool uniform) {
    return fmt::format("{}P{}", uniform ? "U" : "",
                       number == 7 ? std::string("T") : std::to_string(number));
  }
  [[nodiscard]] std::string reg(unsigned at) const {
    const std::uint64_t number = field(at, 8);
    return number == 255 ? "RZ" : fmt::format("R{}", number);
  }
  [[nodiscard]] std::string uniform(unsigned at) const {
    const std::uint64_t number = field(at, arch_ >= 100 ? 8 : 6);
    return number == (arch_ >= 100 ? 255U : 63U) ? "URZ" : fmt::format("UR{}", number);
  }
  [[nodiscard]] std::string constant(unsigned at = 38) const {
    return fmt::format("c[{:#x}][{:#x}]", field(54, 5), field(at, 16));
  }
  [[nodiscard]] std::string immediate(std::string_view flags) const {
    const auto bits = static_cast<std::uint32_t>(field(32, 32));
    if (flags.find('f') != std::string_view::npos)
      return float_text(std::bit_cast<float>(bits));
    if (flags.find('d') != std::string_view::npos)
      return float_text(std::bit_cast<double>(std::uint64_t{bits} << 32U));
    if (flags.find('h') != std::string_view::npos)
      return float_text(half_value(bits >> 16U)) + ", " + float_text(half_value(bits & 0xffffU));
    if (flags.find('+') != std::string_view::npos)
      return hexadecimal(static_cast<std::int32_t>(bits));
    return hexadecimal(bits);
  }
  /// A register with what is before and around it, "-|R4|"; the bits lie by its place.
  [[nodiscard]] std::string physical(unsigned at, std::string_view flags, bool of_uniform,
                                     unsigned reuse_bit) const {
    std::string text = of_uniform ? uniform(at) : reg(at);
    const unsigned negated = at == 24 ? 72 : at == 32 ? 63 : 75;
    const unsigned absolute = at == 24 ? 73 : at == 32 ? 62 : 74;
    if (!of_uniform && bit(reuse_bit) && text != "RZ")
      text += ".reuse";
    if (flags.find('|') != std::string_view::npos && bit(absolute))
      text = "|" + text + "|";
    if (flags.find('-') != std::string_view::npos && bit(negated))
      text = "-" + text;
    return text;
  }
  [[nodiscard]] std::string signed_constant(std::string_view flags) const {
    std::string text = constant();
    if (flags.find('|') != std::string_view::npos && bit(62))
      text = "|" + text + "|";
    return flags.find('-') != std::string_view::npos && bit(63) ? "-" + text : text;
  }
  /// The second ('b') or third ('c') source by the form; all of it of the uniform path.
  [[nodiscard]] std::string source(bool third, std::string_view flags, bool all_uniform) const {
    const unsigned reuse = third ? 124 : 123;
    const auto at = [&](unsigned place) { return physical(place, flags, all_uniform, reuse); };
    switch (form()) {
    case 1:
      return at(third ? 64 : 32);
    case 2:
      return third ? immediate(flags) : at(64);
    case 3:
      return third ? signed_constant(flags) : at(64);
    case 4:
      return third ? at(64) : immediate(flags);
    case 5:
      return third ? at(64) : signed_constant(flags);
    case 6:
      return third ? at(64) : physical(32, flags, true, reuse);
    default:
      return third ? physical(32, flags, true, reuse) : at(64);
    }
  }
  /// The one source of an operation, or the second of two, whose register is at `place`.
  [[nodiscard]] std::string one_source(unsigned place, std::string_view flags, bool all_uniform,
                                       unsigned reuse) const {
    switch (form()) {
    case 2:
    case 4:
      return immediate(flags);
    case 3:
    case 5:
      return signed_constant(flags);
    case 6:
    case 7:
      return physical(32, flags, true, reuse);
    default:
      return physical(place, flags, all_uniform, reuse);
    }
  }

  [[nodiscard]] std::string offset(std::int64_t bytes, bool alone) const {
    if (bytes == 0)
      return alone ? "0x0" : "";
    return fmt::format("{}{}", bytes < 0 || alone ? "" : "+", hexadecimal(bytes));
  }
  /// An address of global or generic memory, with its uniform register at `at`.
  [[nodiscard]] std::string global(unsigned at) const {
    const bool has_uniform = bit(91);
    const std::string base = reg(24), behind = offset(signed_field(40, 24), false);
    const bool atomic = !operation_.name.starts_with("LD") && !operation_.name.starts_with("ST");
    const bool narrow = !atomic && !(bit(72) && bit(90));
    const std::string wide = !has_uniform || base == "RZ" ? "" : narrow ? ".U32" : ".64";
    if (!has_uniform)
      return fmt::format("[{}{}]", base, behind);
    if (arch_ >= 90)
      return fmt::format("desc[{}][{}{}{}]", uniform(at), base, wide, behind);
    // On Ampere and Ada the text hides that the register is a descriptor.
    if (arch_ >= 80 && (atomic || bit(76)))
      return fmt::format("[{}{}{}]", base, wide, behind);
    if (base == "RZ")
      return fmt::format("[{}{}]", uniform(at), behind);
    return fmt::format("[{}{}+{}{}]", base, wide, uniform(at), behind);
  }
  [[nodiscard]] std::string shared(unsigned at, bool scaled) const {
    constexpr std::string_view scales[] = {"", ".X4", ".X8", ".X16"};
    std::string text = "[";
    const std::string base = reg(24);
    const bool has_uniform = bit(91);
    if (base != "RZ" || !has_uniform)
      text += base + std::string(scaled ? scales[field(78, 2)] : "");
    if (has_uniform)
      text += (text.size() > 1 ? "+" : "") + uniform(at);
    return text + offset(signed_field(40, 24), false) + "]";
  }
  [[nodiscard]] std::string target() const {
    const std::int64_t bytes =
        arch_ >= 90 ? static_cast<std::int64_t>(
                          static_cast<std::uint64_t>(signed_field(34, 48)) << 8U | field(16, 8)) *
                          4
                    : signed_field(32, 50) & ~std::int64_t{3};
    return hexadecimal(static_cast<std::int64_t>(address_ + 16) + bytes);
  }

  [[nodiscard]] static std::string choice(std::string_view list, std::uint64_t index) {
    const auto all = pieces(list, ',');
    if (index >= all.size() || all[index] == "~")
      return fmt::format(".?{}", index);
    return std::string(all[index]);
  }
  [[nodiscard]] std::string scope() const {
    if (arch_ < 80) {
      constexpr std::string_view orders = ".CONSTANT,,.STRONG,~";
      return choice(orders, field(79, 2)) + choice(".CTA,~,.GPU,.SYS", field(77, 2));
    }
    return choice(",~,~,~,.CONSTANT,.STRONG.CTA,~,.STRONG.GPU,~,~,.STRONG.SYS,~,~,~,~,~",
                  field(77, 4));
  }
  [[nodiscard]] std::string eviction() const {
    return choice(".EF,,.EL,.LU,~,.NA,~,~", field(84, 3));
  }
  [[nodiscard]] std::string modifier(std::string_view text) const {
    if (text.empty())
      return {};
    constexpr std::string_view widths = ".U8,.S8,.U16,.S16,,.64,.128,.U.128";
    const std::size_t at = text.find('@'), colon = text.find(':');
    if (at != std::string_view::npos) {
      std::string_view where = text.substr(at + 1);
      const std::string name(text.substr(0, at));
      if (where == "form2")
        return form() == 2 ? name : "";
      if (where == "wide")
        return form() == 2 || form() == 3 || form() == 7 ? name : "";
      if (where.starts_with("sm75:"))
        return arch_ < 90 && bit(number_at(where.substr(5))) ? name : "";
      const bool clear = where.starts_with('!');
      return bit(number_at(where.substr(clear ? 1 : 0))) != clear ? name : "";
    }
    if (colon != std::string_view::npos) {
      const std::size_t equals = text.find('=');
      return choice(text.substr(equals + 1),
                    field(number_at(text), number_at(text.substr(colon + 1))));
    }
    if (text.starts_with('.'))
      return std::string(text);
    const auto size = [this](unsigned place) { return field(place, 2); };
    const auto integer = [](std::uint64_t of, bool has_sign) {
      constexpr std::array<int, 4> bits{8, 16, 32, 64};
      return of == 2 && has_sign ? std::string()
                                 : fmt::format(".{}{}", has_sign ? "S" : "U", bits[of]);
    };
    constexpr std::string_view floats[] = {".F8", ".F16", ".F32", ".F64"};
    if (text == "imad") {
      const bool plain = !bit(73);
      if (bit(74))
        return ".X"; // the text does not tell the signs apart
      std::string kind;
      const bool immediate_b = form() == 4;
      const std::uint64_t b = field(32, 32);
      const bool a_zero = field(24, 8) == 255;
      const bool b_zero = form() == 1                  ? field(32, 8) == 255
                          : form() == 2 || form() == 3 ? field(64, 8) == 255
                                                       : false;
      if (a_zero && b_zero)
        kind = ".MOV";
      else if (immediate_b && b == 1)
        kind = ".IADD";
      else if (immediate_b && field(64, 8) == 255 && std::has_single_bit(b) && b != 0x10000 &&
               b != 0x80000000)
        kind = ".SHL";
      return kind + (plain ? ".U32" : "");
    }
    if (text == "setp64")
      return bit(80) ? (bit(73) ? ".S64" : ".U64") : (bit(73) ? "" : ".U32");
    if (text == "vimnmx")
      return bit(74) ? ".U8x4" : bit(72) ? (arch_ >= 120 ? ".S32" : "") : ".U32";
    if (text == "f2i")
      return (bit(80) ? ".FTZ" : "") + integer(size(75), bit(72)) +
             (size(84) == 3   ? ".F64"
              : size(84) == 1 ? ".F16"
                              : "") +
             choice(",.FLOOR,.CEIL,.TRUNC", size(78)) + (bit(77) ? ".NTZ" : "");
    if (text == "i2f")
      return (size(75) == 2 ? "" : std::string(floats[size(75)])) + integer(size(84), bit(74)) +
             choice(",.RM,.RP,.RZ", size(78));
    if (text == "f2f")
      return (bit(80) ? ".FTZ" : "") + (bit(77) ? ".BF16" : std::string(floats[size(75)])) +
             std::string(floats[size(84)]) + choice(",.RM,.RP,.RZ", size(78));
    if (text == "frnd")
      return (size(84) == 3 ? ".F64" : "") + choice(",.FLOOR,.CEIL,.TRUNC", size(78));
    if (text == "memory") {
      constexpr std::string_view prefetch = ",.LTC64B,.LTC128B,.LTC256B";
      const bool load = operation_.name == "LDG" || operation_.name == "LD";
      return (bit(72) ? ".E" : "") + eviction() +
             (operation_.name == "LDG" && arch_ >= 80 ? choice(prefetch, field(68, 2)) : "") +
             choice(widths, field(73, 3)) +
             (load || arch_ < 80 || field(77, 4) != 0 ? scope() : "");
    }
    if (text == "atomic" || text == "red")
      return (bit(72) ? ".E" : "") + atomic(field(87, text == "red" ? 3 : 4)) +
             choice(arch_ < 90 ? ",.S32,.64,.F32.FTZ.RN,.F16x2.RN,.S64,.F64.RN,~"
                               : ",.S32,.64,~,~,.S64,~,~",
                    field(73, 3)) +
             scope();
    if (text == "atomicf" || text == "redf")
      return (bit(72) ? ".E" : "") + atomic(field(87, 3)) +
             choice(".F16x2.RN,.F32.FTZ.RN,~,~,~,~,~,.F64.RN", field(73, 3)) + scope();
    if (text == "cas")
      return (bit(72) ? ".E" : "") + std::string(".CAS") + choice(",,.64,~,~,~,~,~", field(73, 3)) +
             scope();
    if (text == "atoms")
      return field(87, 4) >= 10 ? ".POPC.INC.32" : atomic(field(87, 4));
    if (text == "ldgsts")
      return ".E" + std::string(bit(81) ? "" : ".BYPASS") +
             (bit(arch_ >= 100 ? 73 : 72) ? ".LTC128B" : "") +
             (arch_ >= 100 ? choice(",.64,.128,~", field(74, 2)) : choice(widths, field(73, 3)));
    if (text == "mov64")
      return form() == 2 || (arch_ >= 120 && bit(80)) ? ".64" : "";
    if (text == "f2fp")
      return arch_ < 90 ? choice(",.BF16,~,~,~,~,~,~", field(76, 3))
                        : choice(".F16.F32,.BF16.F32,~,~,~,~,~,~", field(76, 3));
    if (text == "hgmma")
      return fmt::format(".64x{}x{}{}{}", 8 * (field(53, 5) + 1), bit(77) ? 8 : 16,
                         bit(75) ? ".F32" : ".F16",
                         bit(77)   ? ".TF32"
                         : bit(76) ? ".BF16"
                                   : "");
    if (text == "bar")
      return choice(".SYNC,.ARV,.RED,~,~,~,~,~", field(77, 3)) +
             (field(77, 3) == 2 ? choice(".POPC,.AND,.OR,~", field(74, 2)) : "") +
             (bit(80) ? ".DEFER_BLOCKING" : "");
    if (text == "warpgroup")
      return bit(80) ? ".DEPBAR.LE" : ".ARRIVE";
    return fmt::format(".?{}", text);
  }
  [[nodiscard]] static std::string atomic(std::uint64_t operation) {
    return operation < std::size(atomic_operations) ? std::string(atomic_operations[operation])
                                                    : fmt::format(".?{}", operation);
  }

  [[nodiscard]] std::string operand(std::string_view token) const {
    if (token.empty())
      return {};
    const bool optional = token.ends_with('?');
    if (optional)
      token.remove_suffix(1);
    if (const std::size_t at = token.find('@'); at != std::string_view::npos) {
      if (!bit(number_at(token.substr(at + 1))))
        return {};
      token = token.substr(0, at);
    }
    if ((token[0] == 'p' || token[0] == 'P') && token.size() > 2) {
      const std::uint64_t number = field(number_at(token.substr(1)), 3);
      return optional && number == 7 ? "" : predicate(number, token[0] == 'P');
    }
    if (token[0] == 'q' || token[0] == 'Q') {
      const unsigned at = number_at(token.substr(1));
      const std::uint64_t number = field(at, 3);
      const bool of_uniform = token[0] == 'Q' || (token.ends_with('u') && bit(67));
      if (optional && number == 7 && !bit(at + 3))
        return {};
      return (bit(at + 3) ? "!" : "") + predicate(number, of_uniform);
    }
    if (token[0] == '#') {
      if (token == "#lut")
        return hexadecimal(static_cast<std::int64_t>(field(72, 5) << 3U | field(64, 3)));
      if (token == "#trap")
        return hexadecimal(static_cast<std::int64_t>(field(34, 20) >> 0U));
      const std::size_t colon = token.find(':');
      return hexadecimal(static_cast<std::int64_t>(
          field(number_at(token.substr(1)), number_at(token.substr(colon + 1)))));
    }
    if (token == "PR")
      return "PR";
    if (token == "SR72")
      return special_register(static_cast<unsigned>(field(72, 8)));
    if (token == "B16" || token == "B24")
      return fmt::format("B{}", field(number_at(token.substr(1)), 4));
    if (const auto special = memory_operand(token))
      return *special;
    // One letter, with "u" before it and flags behind.
    const bool of_uniform = token[0] == 'u';
    if (of_uniform)
      token.remove_prefix(1);
    const char letter = token[0];
    if (token.starts_with("xs"))
      return one_source(32, token.substr(2), of_uniform, 123);
    const std::string_view flags = token.substr(1);
    switch (letter) {
    case 'd':
      if (optional && field(16, 8) == (of_uniform && arch_ < 100 ? 63U : 255U))
        return {};
      return of_uniform ? uniform(16) : reg(16);
    case 'a':
      return physical(24, flags, of_uniform, 122);
    case 'x':
      return physical(32, {}, of_uniform, 123);
    case 'y':
      return physical(64, {}, of_uniform, 124);
    case 'b':
    case 'c':
      return source(letter == 'c', flags, of_uniform);
    case 's':
      return one_source(32, flags, of_uniform, 124);
    case 't':
      return one_source(64, flags, of_uniform, 124);
    case 'w':
      return form() == 2   ? immediate("+")
             : form() == 3 ? physical(32, flags, of_uniform, 123)
             : form() == 7 ? uniform(32)
                           : source(false, flags, of_uniform);
    default:
      return fmt::format("?{}", token);
    }
  }
  [[nodiscard]] std::optional<std::string> memory_operand(std::string_view token) const {
    if (token == "global32")
      return global(32);
    if (token == "global64")
      return global(64);
    if (token == "shared")
      return shared(32, operation_.name == "LDS");
    if (token == "shared64")
      return shared(64, true);
    if (token == "local")
      return "[" + reg(24) + offset(signed_field(40, 24), false) + "]";
    if (token == "constant" || token == "uconstant") {
      const bool of_uniform = token == "uconstant";
      const unsigned at = operation_.name == "LDCU" ? 37 : 38;
      const std::string base = of_uniform ? uniform(24) : reg(24);
      const auto bytes = static_cast<std::int64_t>(field(at, 16));
      const bool none = of_uniform ? base == "URZ" || operation_.name == "ULDC" : base == "RZ";
      return none ? fmt::format("c[{:#x}][{:#x}]", field(54, 5), bytes)
                  : fmt::format("c[{:#x}][{}{}]", field(54, 5), base, offset(bytes, false));
    }
    if (token == "barrier")
      return "[" + reg(24) + "+" + (bit(91) ? uniform(arch_ >= 100 ? 64 : 64) : "URZ") +
             offset(signed_field(40, 24), false) + "]";
    if (token == "ubarrier")
      return "[" + uniform(24) + offset(signed_field(40, 24), false) + "]";
    if (token == "umem24" || token == "umem32")
      return "[" + uniform(number_at(token.substr(4))) + "]";
    if (token == "atomsx")
      return field(87, 4) >= 10 ? std::string() : reg(32);
    if (token == "ldgsts") {
      std::string text = "[" + reg(16) + offset(signed_field(44, 20), false) + "], ";
      const std::string behind = offset(signed_field(32, 12), false);
      text += bit(91) && arch_ >= 90
                  ? fmt::format("desc[{}][{}.64{}]", uniform(64), reg(24), behind)
                  : fmt::format("[{}{}{}]", reg(24), bit(91) ? ".64" : "", behind);
      if (field(87, 3) != 7 || bit(90))
        text += fmt::format(", {}{}", bit(90) ? "!" : "", predicate(field(87, 3), false));
      return text;
    }
    if (token == "shfl") {
      const bool lane_immediate = form() == 4 || form() == 7;
      const bool clamp_immediate = form() == 2 || form() == 7;
      return (lane_immediate ? hexadecimal(static_cast<std::int64_t>(field(53, 5))) : reg(32)) +
             ", " +
             (clamp_immediate ? hexadecimal(static_cast<std::int64_t>(field(40, 13))) : reg(64));
    }
    if (token == "gdesc" || token == "gdesc32")
      return fmt::format("gdesc[{}]{}", uniform(token == "gdesc" ? 24 : 32),
                         bit(62) ? ".tnspB" : "");
    if (token == "depbar")
      return fmt::format("SB{}, {:#x}", field(44, 3), field(38, 6));
    if (token == "warpgroup")
      return bit(80) ? fmt::format("gsb0, {:#x}", field(72, 3)) : std::string();
    if (token == "bar") {
      std::string text = hexadecimal(static_cast<std::int64_t>(field(54, 4)));
      if (const std::uint64_t threads = field(42, 12); threads != 0)
        text += ", " + hexadecimal(static_cast<std::int64_t>(threads));
      if (field(77, 3) == 2)
        text += fmt::format(", {}{}", bit(90) ? "!" : "", predicate(field(87, 3), false));
      return text;
    }
    if (token == "warpsync")
      return bit(86) ? reg(24) + ", " + target() : bit(85) ? reg(24) : reg(32);
    if (token == "target")
      return target();
    if (token == "target32")
      return hexadecimal(static_cast<std::int64_t>(address_ + 16) + signed_field(32, 32));
    if (token == "brau") {
      const std::uint64_t kind = field(32, 2);
      if (kind == 1 || form() == 2)
        return (bit(27) ? "!" : "") + predicate(field(24, 3), true);
      if (kind == 2 && bit(91))
        return arch_ >= 90 ? uniform(24) : "~" + uniform(24);
      return std::string();
    }
    return std::nullopt;
  }

  std::uint64_t low_, high_;
  int arch_;
  std::uint64_t address_;
  const Operation& operation_;
};

} // namespace

DecodedText decode(std::uint64_t low, std::uint64_t high, int arch, std::uint64_t address) {
  const Operation* operation = find_operation(low, arch);
  if (!operation)
    return {fmt::format("op_{:03x}", low & 0xfffU), false};
  return {Decoder(low, high, arch, address, *operation).text(), true};
}

} // namespace loom::sass
