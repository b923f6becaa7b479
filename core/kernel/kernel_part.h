#pragma once

/// The kernel that a document predicts the time of, how it is launched and which chart shows it:
/// member "kernel" of its file. What the part leaves open is the kernel's own, which only a reader
/// of its code (core/kernel_ir) knows.

#include "core/kernel/plan.h"
#include "core/text/held_text.h"
#include "core/text/json_fwd.h"

namespace loom {

namespace kernel {

/// The shipped kernel that a document begins with.
inline constexpr auto first_shipped = "matmul_naive";

/// Code of a kernel. Files are not referred to: a document holds their text.
struct Source {
  std::string shipped = first_shipped; ///< one that comes with the program; empty where text is
  std::string title{};                 ///< of the text, for people: a file's name
  HeldText text{};                     ///< LLVM IR, at most max_module_text
  /// Registers per thread by kernel, of a CUDA source where nvcc was at hand; else empty.
  std::map<std::string, int, std::less<>> registers{};
  bool operator==(const Source&) const = default;
};

enum class Chart {
  composition,  ///< launch, waves and what bounds them, method beside method
  block_size,   ///< time against threads a block
  problem_size, ///< time against the problem's size
  latency,      ///< the latency that is raised until bandwidth suffices
  code,         ///< the IR with its dependences and the time expression
  accuracy,     ///< relative error by warps against measurements
};
/// By Chart, as in files and in ids of figures.
inline constexpr std::array<std::string_view, 6> chart_ids{"time",    "block-size", "problem-size",
                                                           "latency", "code",       "accuracy"};

/// Limits on the texts that a document holds, bytes in its file.
inline constexpr std::size_t max_module_text = std::size_t{192} << 10;
inline constexpr std::size_t max_launches_text = std::size_t{64} << 10;

} // namespace kernel

struct KernelPart {
  kernel::Source source{};
  std::string function{};             ///< of the module; empty: the shipped one, else the first
  std::optional<kernel::Plan> plan{}; ///< nothing: the launch that suits the kernel
  kernel::Chart chart = kernel::Chart::composition;
  std::optional<int> dimension{};     ///< 0 to 2: of the block that block_size varies
  std::optional<int> size_argument{}; ///< that problem_size varies; nothing: all together
  std::string level{};                ///< of memory, that latency is about; empty: the one in need
  std::optional<int> code_block{};    ///< that code shows; nothing: the busiest
  std::string launches_title{};       ///< file name of `launches`
  HeldText launches{};                ///< CSV of measured launches; empty: the shipped ones
  bool operator==(const KernelPart&) const = default;
};

/// Reads it; missing keys take their defaults. `ignored` as in json::Members::finish.
[[nodiscard]] KernelPart read_kernel_part(const json::Value& value, const std::string& pointer,
                                          json::Problems& problems,
                                          std::vector<std::string>* ignored);
/// Writes it as the value of a key; what is the default is left out.
void write_kernel_part(JsonWriter& writer, const KernelPart& part);

} // namespace loom
