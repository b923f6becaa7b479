#pragma once

/// Reads listings of machine code:
///
///   cuobjdump -sass            /*0090*/  LDG.E R8, [R2.64] ;   /* 0x0000000402087981 */
///                                                              /* 0x000ea8000c1e1900 */
///   nvdisasm -hex [-c] [-plr]  the same, in .section .text.NAME, with labels; -plr's table is
///                              passed over
///   CuAssembler                [B------:R-:W3:-:S04]  /*0090*/  LDG.E R8, [R2.64] ;
///                              with or without flags of reuse in front, "[R---:B------:...]", and
///                              with or without the address, which is then the next one
///   maxas (Maxwell, Pascal)    01:-:-:Y:6      SHL R2, R2, 0x2;
///                              as it extracts and assembles it, not its sources with names for
///                              registers
///   Triton (Volta and later)   the same below a line "Function:NAME", its barriers counted from 0
///
/// Several functions a file, and several architectures. Where control text and encoding are both
/// given they have to agree. Before Volta the control word stands on a line of its own above the
/// three (Maxwell, Pascal) or seven (Kepler) instructions it is of. An excerpt needs no header: it
/// is taken as code for Volta or later, or where control text stands at addresses that those do not
/// have as code for Maxwell or Pascal, may leave out lines, and begins a new function where its
/// addresses go back or a line "// Listing 3" stands. Text between functions and data sections are
/// passed over.
///
/// The architecture is what "code for", ".target", "# Arch:", the flags of the ELF header or
/// EF_CUDA_SM say, wherever they stand; else "sm_80" in a comment or a line between functions,
/// where all such lines name the same.

#include "core/base/result.h"
#include "core/sass/instruction.h"
#include "core/sass/line_parts.h"

#include <optional>
#include <string>
#include <string_view>

namespace loom::sass {

inline constexpr std::size_t max_line_bytes = 1u << 16;

/// Reads a listing piece by piece; lines may be cut anywhere.
class ListingReader {
public:
  /// `file` is named in errors.
  explicit ListingReader(std::string file);

  /// bad_input with line and column; the reader is of no use afterwards.
  [[nodiscard]] Result<void> feed(std::string_view piece);
  /// The functions that have instructions, in order; bad_input when there is none.
  [[nodiscard]] Result<Listing> finish();

private:
  enum class State { outside, code, data };
  [[nodiscard]] Result<void> line(std::string_view text);
  [[nodiscard]] Result<void> header(std::string_view text, bool& taken);
  [[nodiscard]] Result<void> directive(std::string_view text, bool& taken);
  [[nodiscard]] Result<void> instruction_line(std::string_view text);
  /// The control code that the line begins with, cut off; nothing where it begins with none.
  [[nodiscard]] Result<std::optional<Control>> control_in_front(std::string_view& text);
  /// Where the instruction of a line stands whose address is not given.
  [[nodiscard]] std::uint64_t next_address() const;
  /// Takes code that stands at `address` for Maxwell's, where it can only be that.
  void infer_layout(std::uint64_t address);
  [[nodiscard]] Result<void> lone_encoding(std::string_view text);
  [[nodiscard]] Result<void> decode(Instruction& instruction, std::string_view at,
                                    const std::optional<Word>& word,
                                    const std::optional<Control>& said);
  /// Reuse stands in front of control text or at the operands.
  void take_control_text(Instruction& instruction, const Control& said);
  [[nodiscard]] Result<void> decode_bits(Instruction& instruction, std::string_view at,
                                         const std::optional<Control>& said);
  [[nodiscard]] Result<void> from_control_word(Instruction& instruction, std::string_view at);
  [[nodiscard]] Result<void> check_address(const Instruction& instruction, std::string_view at);
  [[nodiscard]] Result<void> begin_function(std::string name, bool excerpt);
  [[nodiscard]] Result<void> nothing_pending();
  /// Takes the number of a line "// Listing 3".
  void excerpt_title(std::string_view text);
  [[nodiscard]] Result<void> begin_excerpt();
  [[nodiscard]] Result<void> set_arch(std::string_view text);
  /// Takes an architecture that the file names somewhere, for all code that lacks one.
  [[nodiscard]] Result<void> set_arch_of_file(std::string_view arch);
  void take_hint(std::string_view text);
  void name_architecture(const std::string& arch);
  /// A problem at the place in the line where `at` begins.
  [[nodiscard]] tl::unexpected<Error> wrong(std::string_view at, Message detail) const;
  [[nodiscard]] Function& function() { return listing_.functions.back(); }

  std::string file_;
  Listing listing_;
  std::string rest_;       ///< of the last piece, behind its last line
  int number_ = 0;         ///< of the line read
  std::string_view whole_; ///< the line read
  State state_ = State::outside;
  std::string arch_;
  bool hinted_ = false;       ///< arch_ is of a comment
  bool hints_differ_ = false; ///< comments name several architectures
  int elf_abi_ = 7;           ///< version, which says where the flags have the architecture
  Layout layout_ = Layout::volta;
  Fields fields_ = Fields::maxas; ///< whose fields stand in front of instructions
  bool excerpt_ = false;
  bool renumbered_ = false; ///< a line of the function gave no address
  int excerpts_ = 0;
  std::optional<int> title_; ///< number of the excerpt that a comment announces
  /// The last instruction still lacks the high half of its encoding.
  bool pending_ = false;
  std::optional<Control> said_;               ///< control text of the pending instruction
  std::optional<std::uint64_t> control_word_; ///< before Volta: the last one
  std::optional<std::uint64_t> group_;        ///< address/group_bytes of the instructions it is of
};

/// Whether a file that begins so is a binary of code, such as a cubin: no listing, and refused with
/// what makes one of it.
[[nodiscard]] bool begins_binary(std::string_view start);

/// The whole of `text`.
[[nodiscard]] Result<Listing> read_listing(std::string_view text, const std::string& file);

} // namespace loom::sass
