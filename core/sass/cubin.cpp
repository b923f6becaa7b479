#include "core/sass/cubin.h"

#include "core/base/utf8.h"
#include "core/sass/decode.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <map>
#include <optional>

namespace loom::sass {

namespace {

constexpr std::string_view elf_magic{"\x7f"
                                     "ELF",
                                     4};
constexpr std::size_t header_bytes = 64, section_bytes = 64, symbol_bytes = 24;
constexpr unsigned machine_of_gpus = 190, section_symbols = 2, section_without_bytes = 8;
constexpr unsigned oldest_arch = 70, first_reserving = 90;
constexpr std::uint64_t word_bytes = 16, reserved_shared = 1024;
constexpr std::size_t max_sections = 100'000, max_name = 20'000;

/// A number of little endian at a place that is known to be inside.
template <class Number> Number number_in(std::string_view bytes, std::size_t at) {
  Number number = 0;
  for (std::size_t i = sizeof(Number); i-- > 0;)
    number = static_cast<Number>(number << 7U << 1U | static_cast<unsigned char>(bytes[at + i]));
  return number;
}

struct Section {
  std::string name;
  std::uint32_t type = 0;
  std::string_view bytes; ///< empty where the file has none of it
  std::uint64_t size = 0;
};

class CubinReader {
public:
  CubinReader(std::string_view bytes, const std::string& file,
              const std::function<bool(const std::string&)>& wanted)
      : bytes_(bytes), file_(file), wanted_(wanted) {}

  [[nodiscard]] Result<Cubin> read() {
    LOOM_CHECK(read_header());
    LOOM_CHECK(read_sections());
    read_facts();
    Cubin cubin;
    read_lines(cubin.files);
    for (const Section& section : sections_)
      if (constexpr std::string_view prefix = ".text.";
          section.name.starts_with(prefix) && section.type != section_without_bytes &&
          (!wanted_ || wanted_(section.name.substr(prefix.size()))))
        LOOM_CHECK(take_code(section, section.name.substr(prefix.size()), cubin));
    if (cubin.listing.functions.empty())
      return wrong(LOOM_TEXT("the cubin has no code: expected a section .text.KERNEL")());
    return cubin;
  }

private:
  [[nodiscard]] tl::unexpected<Error> wrong(Message detail) const {
    return fail(ErrorCode::bad_input, std::move(detail), {.file = file_});
  }
  [[nodiscard]] tl::unexpected<Error> cut(std::string_view what, std::uint64_t at,
                                          std::uint64_t size) const {
    return wrong(
        LOOM_TEXT("the cubin is cut or damaged: %1 is said to be %2 bytes from byte %3 on, "
                  "and the file has %4; copy or build it again")(what, size, at, bytes_.size()));
  }
  [[nodiscard]] bool inside(std::uint64_t at, std::uint64_t size) const {
    return at <= bytes_.size() && size <= bytes_.size() - at;
  }

  [[nodiscard]] Result<void> read_header() {
    if (bytes_.size() < header_bytes)
      return cut("its header", 0, header_bytes);
    constexpr int of_64_bits = 2, little_endian = 1;
    if (number_in<std::uint16_t>(bytes_, 18) != machine_of_gpus)
      return wrong(LOOM_TEXT("this is a binary file (ELF) of a host program, and not a cubin: "
                             "'cuobjdump -xelf all FILE' takes the cubins out of it")());
    if (bytes_[4] != of_64_bits || bytes_[5] != little_endian)
      return wrong(LOOM_TEXT("expected a cubin of 64 bits, little endian")());
    const auto abi = static_cast<unsigned char>(bytes_[8]);
    const auto flags = number_in<std::uint32_t>(bytes_, 48);
    constexpr unsigned since_second = 8;
    arch_ = abi >= since_second ? flags >> 8U & 0xffU : flags & 0xffU;
    const bool accelerated = abi < since_second && (flags >> 11U & 1U) != 0;
    if (arch_ < oldest_arch)
      return wrong(LOOM_TEXT("the cubin is of sm_%1: expected Volta, sm_70, or later; give what "
                             "'cuobjdump -sass FILE' prints of it")(arch_));
    arch_name_ = fmt::format("sm_{}{}", arch_, accelerated && arch_ >= first_reserving ? "a" : "");
    return {};
  }

  [[nodiscard]] Result<void> read_sections() {
    const auto at = number_in<std::uint64_t>(bytes_, 40);
    const std::size_t count = number_in<std::uint16_t>(bytes_, 60);
    const std::size_t names = number_in<std::uint16_t>(bytes_, 62);
    if (number_in<std::uint16_t>(bytes_, 58) != section_bytes || count == 0 || names >= count ||
        count > max_sections)
      return wrong(LOOM_TEXT("the cubin is damaged: its header does not say where its sections "
                             "are; copy or build it again")());
    if (!inside(at, count * section_bytes))
      return cut("its table of sections", at, count * section_bytes);
    std::vector<std::uint32_t> name_places;
    for (std::size_t i = 0; i < count; ++i) {
      const std::string_view header = bytes_.substr(at + i * section_bytes, section_bytes);
      Section section;
      section.type = number_in<std::uint32_t>(header, 4);
      section.size = number_in<std::uint64_t>(header, 32);
      const auto from = number_in<std::uint64_t>(header, 24);
      if (section.type != section_without_bytes && section.type != 0) {
        if (!inside(from, section.size))
          return cut(fmt::format("section {}", i), from, section.size);
        section.bytes = bytes_.substr(from, section.size);
      }
      name_places.push_back(number_in<std::uint32_t>(header, 0));
      sections_.push_back(std::move(section));
    }
    for (std::size_t i = 0; i < count; ++i)
      sections_[i].name = text_at(sections_[names].bytes, name_places[i]);
    return {};
  }

  [[nodiscard]] static std::string text_at(std::string_view texts, std::size_t at) {
    if (at >= texts.size())
      return {};
    const std::string_view text = texts.substr(at, max_name);
    return one_line(text.substr(0, text.find('\0')));
  }

  /// Section that a symbol is in, by the symbol's number; 0 where it is none.
  [[nodiscard]] std::size_t section_of_symbol(std::uint32_t symbol) const {
    const auto table = std::ranges::find(sections_, section_symbols, &Section::type);
    if (table == sections_.end() || symbol >= table->bytes.size() / symbol_bytes)
      return 0;
    const std::size_t section = number_in<std::uint16_t>(table->bytes, symbol * symbol_bytes + 6);
    return section < sections_.size() ? section : 0;
  }

  /// Calls `take` for the attribute and the value of each record of a section .nv.info.
  template <class Take> static void each_record(std::string_view bytes, const Take& take) {
    constexpr std::size_t record = 4;
    constexpr int with_bytes = 4;
    while (bytes.size() >= record) {
      const auto length = number_in<std::uint16_t>(bytes, 2);
      const int format = bytes[0], attribute = static_cast<unsigned char>(bytes[1]);
      bytes.remove_prefix(record);
      if (format != with_bytes)
        continue;
      if (length > bytes.size())
        return;
      take(attribute, bytes.substr(0, length));
      bytes.remove_prefix(length);
    }
  }

  /// What is damaged in them says nothing; the code does not depend on it.
  void read_facts() {
    constexpr std::string_view info = ".nv.info", shared = ".nv.shared.", text = ".text.";
    constexpr int of_registers = 0x2f, of_block = 0x10;
    for (const Section& section : sections_) {
      if (section.name.starts_with(shared) && section.size < std::uint64_t{1} << 20U) {
        const std::uint64_t reserved = arch_ >= first_reserving ? reserved_shared : 0;
        facts_[section.name.substr(shared.size())].shared =
            static_cast<int>(section.size - std::min(section.size, reserved));
      }
      if (!section.name.starts_with(info))
        continue;
      const std::string of =
          section.name.size() > info.size() ? section.name.substr(info.size() + 1) : std::string();
      each_record(section.bytes, [&](int attribute, std::string_view value) {
        if (of.empty() && attribute == of_registers && value.size() == 8) {
          const std::string& name =
              sections_[section_of_symbol(number_in<std::uint32_t>(value, 0))].name;
          const auto count = number_in<std::uint32_t>(value, 4);
          if (name.starts_with(text) && count <= 255)
            facts_[name.substr(text.size())].registers = static_cast<int>(count);
        } else if (!of.empty() && attribute == of_block && value.size() == 12) {
          std::uint64_t threads = 1;
          for (std::size_t i = 0; i < 3; ++i)
            threads *= std::min<std::uint32_t>(number_in<std::uint32_t>(value, 4 * i), 2048);
          facts_[of].block = threads <= 1024 ? static_cast<int>(threads) : 0;
        }
      });
    }
  }

  /// Relocations say which function each sequence of lines is of.
  void read_lines(std::vector<std::string>& files) {
    constexpr std::size_t relocation_bytes = 24;
    constexpr std::string_view text = ".text.";
    const auto lines = std::ranges::find(sections_, ".debug_line", &Section::name);
    const auto of = std::ranges::find(sections_, ".rela.debug_line", &Section::name);
    if (lines == sections_.end() || of == sections_.end())
      return;
    LineTable table = read_line_table(lines->bytes);
    files = std::move(table.files);
    std::map<std::uint64_t, std::string> functions;
    for (std::size_t at = 0; at + relocation_bytes <= of->bytes.size(); at += relocation_bytes) {
      const std::string& name =
          sections_[section_of_symbol(number_in<std::uint32_t>(of->bytes, at + 12))].name;
      if (name.starts_with(text))
        functions[number_in<std::uint64_t>(of->bytes, at)] = name.substr(text.size());
    }
    for (LineSequence& each : table.sequences)
      if (const auto function = functions.find(each.address_at); function != functions.end())
        lines_.emplace(function->second, std::move(each));
  }

  [[nodiscard]] Result<void> take_code(const Section& section, std::string name, Cubin& cubin) {
    if (section.size % word_bytes != 0)
      return wrong(
          LOOM_TEXT("the cubin is damaged: the code of %1 has %2 bytes, which are no whole "
                    "instructions")(name, section.size));
    if (section.size == 0)
      return {};
    Function function;
    function.name = std::move(name);
    function.arch = arch_name_;
    function.instructions.reserve(section.size / word_bytes);
    for (std::uint64_t address = 0; address < section.size; address += word_bytes) {
      Instruction instruction;
      instruction.address = address;
      instruction.low = number_in<std::uint64_t>(section.bytes, address);
      instruction.high = number_in<std::uint64_t>(section.bytes, address + 8);
      const auto control = control_from_bits(volta_bits(instruction.high));
      if (!control)
        return wrong(LOOM_TEXT("%1, %2: the control code names dependency barrier 6 of 0 to 5: the "
                               "cubin is damaged; copy or build it again")(
            function.name, fmt::format("{:04x}", address)));
      instruction.control = *control;
      instruction.text =
          decode(instruction.low, instruction.high, static_cast<int>(arch_), address).text;
      function.instructions.push_back(std::move(instruction));
    }
    FunctionFacts facts = facts_[function.name];
    facts.name = function.name;
    cubin.facts.push_back(std::move(facts));
    std::vector<SourcePlace>& places = cubin.places.emplace_back();
    if (const auto lines = lines_.find(function.name); lines != lines_.end())
      for (const Instruction& each : function.instructions)
        places.push_back(lines->second.at(each.address));
    cubin.listing.functions.push_back(std::move(function));
    return {};
  }

  std::string_view bytes_;
  const std::string& file_;
  const std::function<bool(const std::string&)>& wanted_;
  unsigned arch_ = 0;
  std::string arch_name_;
  std::vector<Section> sections_;
  std::map<std::string, FunctionFacts, std::less<>> facts_; ///< by kernel
  std::map<std::string, LineSequence, std::less<>> lines_;  ///< the same
};

} // namespace

bool begins_elf(std::string_view start) { return start.starts_with(elf_magic); }

Result<Cubin> read_cubin(std::string_view bytes, const std::string& file,
                         const std::function<bool(const std::string&)>& wanted) {
  return CubinReader(bytes, file, wanted).read();
}

std::string listing_text(const Listing& listing) {
  std::string out;
  for (const Function& function : listing.functions) {
    out += fmt::format("\n\tcode for {}\n\t\tFunction : {}\n", function.arch, function.name);
    for (const Instruction& each : function.instructions)
      out += fmt::format("        /*{:04x}*/                   {:<46} /* 0x{:016x} */\n{:81}/* "
                         "0x{:016x} */\n",
                         each.address, each.text + " ;", each.low, "", each.high);
  }
  return out;
}

} // namespace loom::sass
