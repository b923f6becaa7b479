#include "core/gpu/instruction_class.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace loom {

namespace {

using Space = MemorySpace;

InstructionClass arithmetic(const char* id, const char* title) {
  return {.id = id, .title = title};
}

/// Of 4, 8 and 16 bytes a thread: "LDS.32", "LDS.64", "LDS.128".
void add_widths(std::vector<InstructionClass>& all, const std::string& name,
                const std::string& title, InstructionClass like) {
  for (const int bytes : {4, 8, 16}) {
    like.id = name + "." + std::to_string(8 * bytes);
    like.title = title + ", " + std::to_string(bytes) + " bytes a thread";
    like.bytes = bytes;
    all.push_back(like);
  }
}

/// A product of one warp: "HMMA.16816.F32".
InstructionClass warp_product(const char* id, Tile tile) {
  return {.id = id, .title = "matrix product of a warp", .tile = tile};
}

/// Products of every N: HGMMA.64x8x16.F32 to HGMMA.64x256x16.F32.
void add_every_n(std::vector<InstructionClass>& all, const std::string& name, Tile tile, int step,
                 const std::string& type, const char* title) {
  const auto id = [&](const std::string& n) {
    return name + "." + std::to_string(tile.m) + "x" + n + "x" + std::to_string(tile.k) + type;
  };
  for (tile.n = step; tile.n <= 256; tile.n += step)
    all.push_back({.id = id(std::to_string(tile.n)),
                   .title = title,
                   .asynchronous = true,
                   .tile = tile,
                   .every_n = id("N")});
}

std::vector<InstructionClass> make_classes() {
  std::vector<InstructionClass> all{
      arithmetic("FADD", "FP32 addition"),
      arithmetic("FMUL", "FP32 multiplication"),
      arithmetic("FFMA", "FP32 multiply-add"),
      arithmetic("FMNMX", "FP32 minimum or maximum"),
      arithmetic("FSETP", "FP32 comparison"),
      arithmetic("IADD3", "integer addition"),
      arithmetic("LOP3", "bitwise logic, selection of bytes or of one of two values"),
      arithmetic("SHF", "integer shift"),
      arithmetic("MOV", "move between registers"),
      arithmetic("ISETP", "integer comparison, minimum or maximum"),
      arithmetic("IMAD", "integer multiply-add"),
      arithmetic("IMAD.WIDE", "integer multiply-add with a 64-bit result"),
      arithmetic("POPC", "count of bits, leading zeros"),
      arithmetic("I2F", "integer to FP32"),
      arithmetic("F2I", "FP32 to integer"),
      arithmetic("F2F", "between floating-point formats up to 32 bits"),
      arithmetic("F2F.64", "conversion from or to a 64-bit type"),
      arithmetic("MUFU.RCP", "reciprocal"),
      arithmetic("MUFU.RSQ", "reciprocal square root"),
      arithmetic("MUFU.SQRT", "square root"),
      arithmetic("MUFU.SIN", "sine or cosine"),
      arithmetic("MUFU.EX2", "power of two"),
      arithmetic("MUFU.LG2", "logarithm to base two"),
      arithmetic("MUFU.TANH", "hyperbolic tangent"),
      arithmetic("HFMA2", "two FP16 additions, multiplications or multiply-adds"),
      arithmetic("DADD", "FP64 addition or comparison"),
      arithmetic("DMUL", "FP64 multiplication"),
      arithmetic("DFMA", "FP64 multiply-add"),
      arithmetic("UIADD3", "arithmetic of the uniform datapath"),
      arithmetic("SHFL", "shuffle between the lanes of a warp"),
      arithmetic("VOTE", "vote of the lanes of a warp"),
      arithmetic("S2R", "read of a special register"),
  };
  add_widths(all, "LDG", "global load", {.space = Space::global});
  add_widths(all, "STG", "global store", {.space = Space::global, .result = false});
  all.push_back({.id = "ATOMG",
                 .title = "global atomic that returns the old value",
                 .space = Space::global,
                 .bytes = 4});
  all.push_back({.id = "RED",
                 .title = "global atomic without a result",
                 .space = Space::global,
                 .bytes = 4,
                 .result = false});
  add_widths(all, "LDS", "shared load", {.space = Space::shared});
  add_widths(all, "STS", "shared store", {.space = Space::shared, .result = false});
  // A matrix of 8 × 8 halves is 128 bytes, 4 of a thread.
  for (const int count : {1, 2, 4})
    all.push_back({.id = "LDSM.x" + std::to_string(count),
                   .title = "load of 8 × 8 matrices from shared memory, " + std::to_string(count) +
                            " at once",
                   .space = Space::shared,
                   .bytes = 4 * count});
  for (const int count : {1, 2, 4})
    all.push_back(
        {.id = "STSM.x" + std::to_string(count),
         .title = "store of 8 × 8 matrices to shared memory, " + std::to_string(count) + " at once",
         .space = Space::shared,
         .bytes = 4 * count,
         .result = false});
  all.push_back(
      {.id = "ATOMS", .title = "atomic in shared memory", .space = Space::shared, .bytes = 4});
  all.push_back({.id = "LDC", .title = "constant load", .space = Space::constant, .bytes = 4});
  add_widths(all, "LDGSTS", "copy from global to shared memory (cp.async)",
             {.space = Space::global, .result = false, .asynchronous = true});
  all.push_back({.id = "UTMALDG",
                 .title = "bulk copy of a tile from global to shared memory (TMA)",
                 .space = Space::global,
                 .result = false,
                 .asynchronous = true});
  all.push_back({.id = "UBLKCP",
                 .title = "bulk copy of neighbouring bytes from global to shared memory",
                 .space = Space::global,
                 .result = false,
                 .asynchronous = true});
  all.push_back({.id = "UTMASTG",
                 .title = "bulk copy of a tile from shared to global memory (TMA)",
                 .space = Space::global,
                 .result = false,
                 .asynchronous = true});
  for (const auto& [id, tile] : {std::pair{"HMMA.884.F16", Tile{16, 8, 4}},
                                 {"HMMA.884.F32", {8, 8, 4}},
                                 {"HMMA.1688.F16", {16, 8, 8}},
                                 {"HMMA.1688.F32", {16, 8, 8}},
                                 {"HMMA.1688.F32.BF16", {16, 8, 8}},
                                 {"HMMA.16816.F16", {16, 8, 16}},
                                 {"HMMA.16816.F32", {16, 8, 16}},
                                 {"HMMA.16816.F32.BF16", {16, 8, 16}},
                                 {"HMMA.1684.F32.TF32", {16, 8, 4}},
                                 {"HMMA.1688.F32.TF32", {16, 8, 8}},
                                 {"IMMA.8816.S8", {8, 8, 16}},
                                 {"IMMA.16816.S8", {16, 8, 16}},
                                 {"IMMA.16832.S8", {16, 8, 32}},
                                 {"DMMA.884", {8, 8, 4}},
                                 {"QMMA.16832.F16", {16, 8, 32}},
                                 {"QMMA.16832.F32", {16, 8, 32}},
                                 {"OMMA.16864.F32", {16, 8, 64}}})
    all.push_back(warp_product(id, tile));
  const char* const group = "matrix product of a warp group (wgmma)";
  for (const char* const type : {".F16", ".F32", ".F32.BF16"})
    add_every_n(all, "HGMMA", {64, 0, 16}, 8, type, group);
  add_every_n(all, "HGMMA", {64, 0, 8}, 8, ".F32.TF32", group);
  for (const char* const type : {".F16", ".F32"})
    add_every_n(all, "QGMMA", {64, 0, 32}, 8, type, group);
  add_every_n(all, "IGMMA", {64, 0, 32}, 8, ".S8", group);
  for (const char* const type : {".F16", ".F32"})
    add_every_n(all, "UTCHMMA", {128, 0, 16}, 16, type, "matrix product of a block (tcgen05)");
  all.push_back(arithmetic("BAR.SYNC", "barrier of a block"));
  all.push_back(arithmetic("SYNCS", "arrival at an mbarrier, or a test of one"));
  all.push_back(arithmetic("DEPBAR", "wait for copies or products that go on beside the warp"));
  all.push_back(arithmetic("MEMBAR", "memory fence"));
  all.push_back({.id = "BRA", .title = "branch, convergence, exit", .result = false});
  all.push_back({.id = "NOP", .title = "nothing", .result = false});
  return all;
}

} // namespace

std::span<const InstructionClass> instruction_classes() {
  static const std::vector<InstructionClass> classes = make_classes();
  return classes;
}

const InstructionClass* instruction_class(std::string_view id) {
  const std::span<const InstructionClass> all = instruction_classes();
  const auto found = std::ranges::find(all, id, &InstructionClass::id);
  return found == all.end() ? nullptr : &*found;
}

} // namespace loom
