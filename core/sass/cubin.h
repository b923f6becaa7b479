#pragma once

/// Machine code out of a cubin, without NVIDIA's tools.
///
/// A cubin is an ELF file for machine 190. Section .text.NAME is the code of kernel NAME, 128 bits
/// an instruction since Volta; .nv.info has the registers of each, .nv.info.NAME the block that it
/// requires, the size of .nv.shared.NAME is its static shared memory, on compute capability 9.0 and
/// later with 1024 bytes that the system reserves. The compute capability is in the flags: bits 0
/// to 7 up to version 7 of the ABI, 8 to 15 in version 8, where "a" of "sm_90a" is not stated any
/// more. All that was learnt from files of nvcc 12 and 13.
///
/// The texts of its instructions are those of decode.h.

#include "core/base/result.h"
#include "core/sass/instruction.h"
#include "core/sass/line_table.h"

#include <functional>
#include <string_view>
#include <vector>

namespace loom::sass {

/// Whether a file begins as an ELF file does.
[[nodiscard]] bool begins_elf(std::string_view start);

/// Largest cubin: what is larger holds many modules.
inline constexpr std::size_t max_cubin_bytes = std::size_t{64} << 20;

/// What a cubin says of a function beside its code; 0 where it says nothing.
struct FunctionFacts {
  std::string name{};
  int registers = 0; ///< of a thread
  int shared = 0;    ///< static bytes of a block
  int block = 0;     ///< threads that a block has to have
  bool operator==(const FunctionFacts&) const = default;
};
struct Cubin {
  Listing listing;
  std::vector<FunctionFacts> facts; ///< one a function
  std::vector<std::string> files;   ///< source files, as line_table.h has them
  /// Source lines of a function, one an instruction; empty where the file does not have them.
  std::vector<std::vector<SourcePlace>> places; ///< one a function
};

/// Functions in the order of the file, those that `wanted` takes by their names. bad_input in one
/// line where the file is cut, damaged, of another machine or older than Volta, or has none of
/// them; `file` is named in it.
[[nodiscard]] Result<Cubin> read_cubin(std::string_view bytes, const std::string& file,
                                       const std::function<bool(const std::string&)>& wanted = {});

/// The functions as 'cuobjdump -sass' prints them, with encodings: what read_listing() reads.
[[nodiscard]] std::string listing_text(const Listing& listing);

} // namespace loom::sass
