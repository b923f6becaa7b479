#include "core/profile/report_code.h"
#include "core/sass/cubin.h"
#include "core/sass/line_table.h"
#include "tests/core/study/report_file.h"

namespace loom::sass {
namespace {

using namespace std::literals;

// As 'readelf --debug-dump=rawline' of binutils prints the cubin's section.
TEST(LineTable, OfACubinIsAsReadelfPrintsIt) {
  const auto report = report_file("resources/profiles/columns_before.ncu-repz");
  const auto code = profile::code_of_launch(report, 0, "f");
  ASSERT_TRUE(code) << to_line(code.error());
  ASSERT_EQ(code->function.name, "row_sums");
  EXPECT_EQ(code->files, std::vector<std::string>{"columns.cu"});
  ASSERT_EQ(code->places.size(), code->function.instructions.size());
  const auto line_at = [&](std::size_t address) { return code->places[address / 16].line; };
  for (const auto& [address, line] : {std::pair<std::size_t, std::uint32_t>{0x0, 21},
                                      {0x10, 22},
                                      {0x20, 24},
                                      {0x30, 22},
                                      {0x80, 22},
                                      {0x90, 24},
                                      {0xd0, 25},
                                      {0x380, 25},
                                      {0x390, 24},
                                      {0x3a0, 25},
                                      {0x510, 24},
                                      {0x520, 26},
                                      {0x560, 27},
                                      {0x5f0, 27}})
    EXPECT_EQ(line_at(address), line) << address;
}

/// The section of version 2 with one file, one directory and the opcodes given.
std::string section(std::string_view opcodes) {
  const std::string header = "\x01\x01\xfb\x0e\x0a\x00\x01\x01\x01\x01\x00\x00\x00\x01"s +
                             "dir\0"s + "\0"s + "dir/f.cu\0"s + "\x01\x00\x00"s + "\0"s;
  const auto four = [](std::size_t value) {
    return std::string{static_cast<char>(value), static_cast<char>(value >> 8U), 0, 0};
  };
  const std::string rest = "\x02\x00"s + four(header.size()) + header + std::string(opcodes);
  return four(rest.size()) + rest;
}

TEST(LineTable, ADamagedOneGivesWhatComesBefore) {
  // Set the address, line 34, a row; 16 bytes and a line on; the end.
  const std::string whole =
      section("\x00\x09\x02\0\0\0\0\0\0\0\0\x03\x21\x01\xf0\x02\x10\x00\x01\x01"sv);
  const LineTable table = read_line_table(whole);
  ASSERT_EQ(table.sequences.size(), 1U);
  EXPECT_EQ(table.files, std::vector<std::string>{"f.cu"});
  EXPECT_EQ(table.sequences[0].at(0).line, 34U);
  EXPECT_EQ(table.sequences[0].at(16).line, 35U);
  EXPECT_EQ(whole.substr(table.sequences[0].address_at, 8), std::string(8, '\0'));
  for (std::size_t size = 0; size < whole.size(); ++size)
    EXPECT_TRUE(read_line_table(std::string_view(whole).substr(0, size)).sequences.empty()) << size;
  std::string endless = whole;
  endless[endless.size() - 4] = '\xff'; // the length of an opcode
  (void)read_line_table(endless);
}

} // namespace
} // namespace loom::sass
