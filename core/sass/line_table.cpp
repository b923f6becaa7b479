#include "core/sass/line_table.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <functional>

namespace loom::sass {

namespace {

constexpr std::size_t max_rows = 2'000'000, max_files = 10'000, max_file_name = 1'000;

/// The section from its beginning on; what is asked for behind its end is 0, and it is over then.
class Bytes {
public:
  Bytes(std::string_view bytes, std::size_t at) : bytes_(bytes), at_(at) {}

  [[nodiscard]] bool over() const { return cut_ || at_ >= bytes_.size(); }
  [[nodiscard]] bool cut() const { return cut_; }
  [[nodiscard]] std::size_t at() const { return at_; }
  void go(std::size_t at) { at_ = std::max(at_, at); }

  std::uint64_t number(std::size_t size) {
    if (size > bytes_.size() - std::min(at_, bytes_.size())) {
      cut_ = true;
      return 0;
    }
    std::uint64_t value = 0;
    for (std::size_t i = size; i-- > 0;)
      value = value << 8U | static_cast<unsigned char>(bytes_[at_ + i]);
    at_ += size;
    return value;
  }
  /// A number of seven bits a byte, the last of which has its highest bit clear.
  std::uint64_t unsigned_number() { return parts(nullptr); }
  std::int64_t signed_number() {
    bool negative = false;
    return static_cast<std::int64_t>(parts(&negative));
  }
  std::string_view text() {
    const std::size_t from = std::min(at_, bytes_.size());
    const std::size_t end = bytes_.find('\0', from);
    if (end == std::string_view::npos) {
      cut_ = true;
      return {};
    }
    at_ = end + 1;
    return bytes_.substr(from, end - from);
  }

private:
  std::uint64_t parts(bool* sign) {
    constexpr unsigned bits = 7, most = 64, more = 0x80, negative = 0x40;
    std::uint64_t value = 0;
    for (unsigned shift = 0; !cut_; shift += bits) {
      const std::uint64_t part = number(1);
      if (shift < most)
        value |= (part & (more - 1)) << shift;
      if ((part & more) != 0)
        continue;
      if (sign && (part & negative) != 0 && shift + bits < most)
        value |= ~std::uint64_t{0} << (shift + bits);
      break;
    }
    return value;
  }

  std::string_view bytes_;
  std::size_t at_;
  bool cut_ = false;
};

/// What the header of a program says that its opcodes depend on.
struct Header {
  std::uint64_t step = 1; ///< bytes of the shortest instruction
  std::int64_t line_base = 0;
  std::uint64_t line_range = 1, first_special = 10;
  std::vector<std::uint64_t> arguments;
  std::vector<std::uint32_t> files; ///< their places in the table, by number − 1
};

std::string without_folders(std::string_view path) {
  return one_line(path.substr(path.find_last_of("/\\") + 1).substr(0, max_file_name));
}

class LineReader {
public:
  explicit LineReader(std::string_view section) : section_(section) {}

  LineTable read() {
    Bytes bytes(section_, 0);
    constexpr std::uint64_t of_64_bits = 0xfffffff0;
    while (!bytes.over()) {
      const std::uint64_t length = bytes.number(4);
      const std::size_t begin = bytes.at();
      if (bytes.cut() || length >= of_64_bits || length > section_.size() - begin)
        break;
      read_unit(section_.substr(0, begin + length), begin);
      bytes.go(begin + length);
    }
    return std::move(table_);
  }

private:
  void read_unit(std::string_view unit, std::size_t begin) {
    Bytes bytes(unit, begin);
    const std::uint64_t version = bytes.number(2);
    constexpr std::uint64_t oldest = 2, newest = 4;
    if (version < oldest || version > newest)
      return;
    const std::uint64_t header_length = bytes.number(4);
    const std::size_t program = bytes.at() + std::min<std::uint64_t>(header_length, unit.size());
    Header header;
    header.step = bytes.number(1);
    if (version == newest)
      bytes.number(1); // operations of an instruction
    bytes.number(1);   // whether lines are statements
    header.line_base = static_cast<std::int8_t>(bytes.number(1));
    header.line_range = std::max<std::uint64_t>(bytes.number(1), 1);
    header.first_special = bytes.number(1);
    for (std::uint64_t i = 1; i < header.first_special; ++i)
      header.arguments.push_back(bytes.number(1));
    while (!bytes.over() && !bytes.text().empty()) // folders
      continue;
    while (!bytes.over()) {
      const std::string_view name = bytes.text();
      if (name.empty())
        break;
      for (int i = 0; i < 3; ++i) // folder, time, size
        bytes.unsigned_number();
      header.files.push_back(file(name));
    }
    bytes.go(program);
    run(bytes, header);
  }

  std::uint32_t file(std::string_view path) {
    const std::string name = without_folders(path);
    const auto found = std::ranges::find(table_.files, name);
    const auto place = static_cast<std::uint32_t>(found - table_.files.begin());
    if (found == table_.files.end() && table_.files.size() < max_files)
      table_.files.push_back(name);
    return std::min(place, static_cast<std::uint32_t>(max_files - 1));
  }

  /// The line number program: an opcode changes the address or the line, or gives a row.
  void run(Bytes& bytes, const Header& header) {
    enum Opcode : std::uint64_t { extended, copy, advance, line, set_file, fixed = 9 };
    constexpr std::uint64_t add_const = 8, last_special = 255;
    std::uint64_t address = 0, now = 1, of = 1;
    LineSequence sequence;
    const auto row = [&] {
      if (++rows_ > max_rows || of == 0 || of > header.files.size())
        return;
      sequence.rows.push_back({address, {header.files[of - 1], static_cast<std::uint32_t>(now)}});
    };
    const auto end = [&] {
      std::ranges::stable_sort(sequence.rows, {}, &LineSequence::Row::address);
      if (!sequence.rows.empty())
        table_.sequences.push_back(std::move(sequence));
      sequence = {};
      address = 0;
      now = of = 1;
    };
    while (!bytes.over() && rows_ <= max_rows) {
      const std::uint64_t opcode = bytes.number(1);
      if (opcode >= header.first_special) {
        const std::uint64_t special = opcode - header.first_special;
        address += special / header.line_range * header.step;
        now += static_cast<std::uint64_t>(header.line_base) + special % header.line_range;
        row();
      } else if (opcode == extended) {
        const std::uint64_t length = bytes.unsigned_number();
        const std::size_t from = bytes.at();
        constexpr std::uint64_t end_sequence = 1, set_address = 2;
        const std::uint64_t what = length > 0 ? bytes.number(1) : 0;
        if (what == end_sequence)
          end();
        else if (what == set_address) {
          sequence.address_at = bytes.at();
          address = bytes.number(std::min<std::uint64_t>(length - 1, sizeof(address)));
        }
        if (length > section_.size())
          return;
        bytes.go(from + length); // what compilers add, too
      } else if (opcode == copy)
        row();
      else if (opcode == advance)
        address += bytes.unsigned_number() * header.step;
      else if (opcode == line)
        now += static_cast<std::uint64_t>(bytes.signed_number());
      else if (opcode == set_file)
        of = bytes.unsigned_number();
      else if (opcode == add_const)
        address += (last_special - header.first_special) / header.line_range * header.step;
      else if (opcode == fixed)
        address += bytes.number(2);
      else
        for (std::uint64_t i = 0; i < header.arguments[opcode - 1]; ++i)
          bytes.unsigned_number();
    }
  }

  std::string_view section_;
  LineTable table_;
  std::size_t rows_ = 0;
};

} // namespace

SourcePlace LineSequence::at(std::uint64_t address) const {
  const auto behind = std::ranges::upper_bound(rows, address, {}, &Row::address);
  return behind == rows.begin() ? SourcePlace{} : std::prev(behind)->place;
}

LineTable read_line_table(std::string_view section) { return LineReader(section).read(); }

} // namespace loom::sass
