#include "core/sass/class_of.h"

#include "core/sass/opcode.h"
#include "core/sass/operands.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace loom::sass {

namespace {

using Parts = std::vector<std::string_view>;

/// Opcodes that have the numbers of another class, whatever their modifiers, ascending.
constexpr auto alike = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"ARRIVES", "SYNCS"},   {"ATOM", "ATOMG"},   {"BAR", "BAR.SYNC"},     {"BFE", "LOP3"},
    {"BFI", "LOP3"},        {"BMSK", "LOP3"},    {"BREV", "POPC"},        {"CS2R", "S2R"},
    {"DMNMX", "DADD"},      {"DSETP", "DADD"},   {"FADD32I", "FADD"},     {"FCMP", "FSETP"},
    {"FENCE", "MEMBAR"},    {"FFMA32I", "FFMA"}, {"FLO", "POPC"},         {"FMUL32I", "FMUL"},
    {"FSEL", "LOP3"},       {"FSET", "FSETP"},   {"HADD2", "HFMA2"},      {"HADD2_32I", "HFMA2"},
    {"HFMA2_32I", "HFMA2"}, {"HMUL2", "HFMA2"},  {"HMUL2_32I", "HFMA2"},  {"I2FP", "LOP3"},
    {"IABS", "IADD3"},      {"IADD", "IADD3"},   {"IADD32I", "IADD3"},    {"ICMP", "ISETP"},
    {"IDP", "IMAD"},        {"IMNMX", "ISETP"},  {"IMUL", "IMAD"},        {"ISCADD", "IADD3"},
    {"ISET", "ISETP"},      {"LDCU", "LDC"},     {"LDGDEPBAR", "DEPBAR"}, {"LEA", "IADD3"},
    {"LOP", "LOP3"},        {"LOP32I", "LOP3"},  {"MOV32I", "MOV"},       {"P2R", "LOP3"},
    {"PLOP3", "LOP3"},      {"PRMT", "LOP3"},    {"PSETP", "LOP3"},       {"R2P", "LOP3"},
    {"REDG", "RED"},        {"S2UR", "S2R"},     {"SEL", "LOP3"},         {"SGXT", "LOP3"},
    {"SHL", "SHF"},         {"SHR", "SHF"},      {"ULDC", "LDC"},         {"VIADD", "IMAD"},
    {"VIMNMX", "ISETP"},    {"VOTEU", "VOTE"},
});
static_assert(std::is_sorted(alike.begin(), alike.end()));

Parts parts_of(std::string_view mnemonic) {
  Parts parts;
  for (std::size_t from = 0; from <= mnemonic.size();) {
    const std::size_t end = std::min(mnemonic.find('.', from), mnemonic.size());
    parts.push_back(mnemonic.substr(from, end - from));
    from = end + 1;
  }
  return parts;
}

bool has(const Parts& parts, std::string_view modifier) {
  return std::ranges::find(parts, modifier) != parts.end();
}

/// ".128" and ".64" of a memory access; narrower ones take what 32 bits take.
std::string width(const Parts& parts) {
  return has(parts, "128") ? ".128" : has(parts, "64") ? ".64" : ".32";
}

/// "LDSM.16.M88.4": how many matrices.
std::string matrices(const Parts& parts) {
  return parts.back() == "4" ? ".x4" : parts.back() == "2" ? ".x2" : ".x1";
}

bool of_64_bits(const Parts& parts) {
  return has(parts, "F64") || has(parts, "S64") || has(parts, "U64");
}

/// "MUFU.COS": its function; that of the high word of a double takes what one of a float takes.
std::string function(const Parts& parts) {
  for (const std::string_view name : {"RCP", "RSQ", "SQRT", "SIN", "EX2", "LG2", "TANH"})
    if (has(parts, name) || has(parts, std::string(name) + "64H"))
      return "." + std::string(name);
  return has(parts, "COS") ? ".SIN" : "";
}

/// "HMMA.16816.F32.BF16", "IMMA.16832.S8.S8.SAT": opcode, shape, type of the result where it is a
/// floating-point one, type of the factors where it changes a number.
std::string product(Parts parts) {
  std::erase(parts, "SF");
  if (parts.size() < 2)
    return {};
  std::string id = std::string(parts[0]) + "." + std::string(parts[1]);
  if (parts[0] == "DMMA")
    return id;
  if (parts.size() < 3)
    return {};
  if (parts[0].starts_with('I'))
    return has(parts, "S8") || has(parts, "U8") ? id + ".S8" : std::string();
  id += "." + std::string(parts[2]);
  for (const std::string_view factors : {"BF16", "TF32"})
    if (has(parts, factors))
      id += "." + std::string(factors);
  return id;
}

/// The id of the class; empty or an unknown one where there is none.
std::string id_of(const Parts& parts) {
  const std::string_view name = parts.front();
  const auto* const same = std::ranges::lower_bound(
      alike, name, {}, &std::pair<std::string_view, std::string_view>::first);
  if (same != alike.end() && same->first == name)
    return std::string(same->second);
  if (name == "IMAD" || name == "IMAD32I")
    return has(parts, "WIDE") || has(parts, "HI") ? "IMAD.WIDE" : "IMAD";
  if (name == "MUFU")
    return "MUFU" + function(parts);
  if (name == "I2F" || name == "F2I" || name == "F2F")
    return of_64_bits(parts) ? "F2F.64" : std::string(name);
  if (name == "FRND")
    return of_64_bits(parts) ? "F2F.64" : "F2F";
  if (name == "LDG" || name == "LD" || name == "LDL")
    return "LDG" + width(parts);
  if (name == "STG" || name == "ST" || name == "STL")
    return "STG" + width(parts);
  if (name == "LDS" || name == "STS" || name == "LDGSTS")
    return std::string(name) + width(parts);
  if (name == "LDSM" || name == "STSM")
    return std::string(name) + matrices(parts);
  if (instruction_class(name)) // its modifiers change no number
    return std::string(name);
  if (name == "WARPGROUP")
    return has(parts, "DEPBAR") ? "DEPBAR" : "NOP";
  switch (opcode(name).opcode_class) {
  case OpcodeClass::tensor:
    return product(parts);
  case OpcodeClass::uniform:
    return name.starts_with('U') ? "UIADD3" : "";
  case OpcodeClass::control:
    return "BRA";
  default:
    return {};
  }
}

} // namespace

const InstructionClass* class_of(std::string_view mnemonic) {
  return instruction_class(id_of(parts_of(mnemonic)));
}

bool accesses_memory(std::string_view mnemonic) {
  if (const InstructionClass* known = class_of(mnemonic);
      known && known->space != MemorySpace::none)
    return true;
  switch (opcode(parts_of(mnemonic).front()).opcode_class) {
  case OpcodeClass::global:
  case OpcodeClass::local:
  case OpcodeClass::shared:
  case OpcodeClass::constant:
  case OpcodeClass::texture:
  case OpcodeClass::unknown:
    return true;
  default:
    return false;
  }
}

bool is_generic(std::string_view mnemonic) {
  const std::string_view name = parts_of(mnemonic).front();
  return name == "LD" || name == "ST";
}

} // namespace loom::sass
