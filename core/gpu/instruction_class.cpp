#include "core/gpu/instruction_class.h"

#include "core/base/number.h"
#include "core/gpu/gpu_spec.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace loom {

namespace {

using Space = MemorySpace;

InstructionClass arithmetic(const char* id, Text title) { return {.id = id, .title = title()}; }

/// Of 4, 8 and 16 bytes a thread, which stand in the title: "LDS.32", "LDS.64", "LDS.128".
void add_widths(std::vector<InstructionClass>& all, const std::string& name, Text title,
                InstructionClass like) {
  for (const int bytes : {4, 8, 16}) {
    like.id = name + "." + std::to_string(8 * bytes);
    like.title = title(bytes);
    like.bytes = bytes;
    all.push_back(like);
  }
}

/// A product of one warp: "HMMA.16816.F32".
InstructionClass warp_product(const char* id, Tile tile) {
  return {.id = id, .title = LOOM_TEXT("matrix product of a warp")(), .tile = tile};
}

/// Products of every N: HGMMA.64x8x16.F32 to HGMMA.64x256x16.F32.
void add_every_n(std::vector<InstructionClass>& all, const std::string& name, Tile tile, int step,
                 const std::string& type, Text title) {
  const auto id = [&](const std::string& n) {
    return name + "." + std::to_string(tile.m) + "x" + n + "x" + std::to_string(tile.k) + type;
  };
  for (tile.n = step; tile.n <= 256; tile.n += step)
    all.push_back({.id = id(std::to_string(tile.n)),
                   .title = title(),
                   .asynchronous = true,
                   .tile = tile,
                   .every_n = id("N")});
}

/// Classes that not every GPU has, by the beginning of their id, the longer ones after the shorter:
/// the first and the last compute capability, as NVIDIA's "CUDA Binary Utilities" lists
/// instructions and the PTX ISA says what a target needs.
struct Lifetime {
  std::string_view prefix;
  int since, until = 0;
};
constexpr Lifetime lifetimes[] = {
    {"HFMA2", 53},
    {"UIADD3", 75},
    {"MUFU.TANH", 75},
    {"LDSM.", 75},
    {"STSM.", 90},
    {"LD.CLUSTER.", 90},
    {"LDGSTS.", 80},
    {"UTMA", 90},
    {"UBLKCP", 90},
    {"SYNCS", 90},
    {"HMMA.", 70},
    {"HMMA.1688.", 75},
    {"HMMA.16816.", 80},
    {"HMMA.1684.", 80},
    {"HMMA.1688.F32.BF16", 80},
    {"HMMA.1688.F32.TF32", 80},
    {"IMMA.", 72},
    {"IMMA.168", 80},
    {"DMMA.", 80},
    {"QMMA.", 89},
    {"OMMA.", 120},
    {"HGMMA.", 90, 90},
    {"QGMMA.", 90, 90},
    {"IGMMA.", 90, 90},
    {"UTCHMMA.", 100, 110},
};

std::vector<InstructionClass> make_classes() {
  std::vector<InstructionClass> all{
      arithmetic("FADD", LOOM_TEXT("FP32 addition")),
      arithmetic("FMUL", LOOM_TEXT("FP32 multiplication")),
      arithmetic("FFMA", LOOM_TEXT("FP32 multiply-add")),
      arithmetic("FMNMX", LOOM_TEXT("FP32 minimum or maximum")),
      arithmetic("FSETP", LOOM_TEXT("FP32 comparison")),
      arithmetic("IADD3", LOOM_TEXT("integer addition")),
      arithmetic("LOP3", LOOM_TEXT("bitwise logic, selection of bytes or of one of two values")),
      arithmetic("SHF", LOOM_TEXT("integer shift")),
      arithmetic("MOV", LOOM_TEXT("move between registers")),
      arithmetic("ISETP", LOOM_TEXT("integer comparison, minimum or maximum")),
      arithmetic("IMAD", LOOM_TEXT("integer multiply-add")),
      arithmetic("IMAD.WIDE", LOOM_TEXT("integer multiply-add with a 64-bit result")),
      arithmetic("POPC", LOOM_TEXT("count of bits, leading zeros")),
      arithmetic("I2F", LOOM_TEXT("integer to FP32")),
      arithmetic("F2I", LOOM_TEXT("FP32 to integer")),
      arithmetic("F2F", LOOM_TEXT("between floating-point formats up to 32 bits")),
      arithmetic("F2F.64", LOOM_TEXT("conversion from or to a 64-bit type")),
      arithmetic("MUFU.RCP", LOOM_TEXT("reciprocal")),
      arithmetic("MUFU.RSQ", LOOM_TEXT("reciprocal square root")),
      arithmetic("MUFU.SQRT", LOOM_TEXT("square root")),
      arithmetic("MUFU.SIN", LOOM_TEXT("sine or cosine")),
      arithmetic("MUFU.EX2", LOOM_TEXT("power of two")),
      arithmetic("MUFU.LG2", LOOM_TEXT("logarithm to base two")),
      arithmetic("MUFU.TANH", LOOM_TEXT("hyperbolic tangent")),
      arithmetic("HFMA2", LOOM_TEXT("two FP16 additions, multiplications or multiply-adds")),
      arithmetic("DADD", LOOM_TEXT("FP64 addition or comparison")),
      arithmetic("DMUL", LOOM_TEXT("FP64 multiplication")),
      arithmetic("DFMA", LOOM_TEXT("FP64 multiply-add")),
      arithmetic("UIADD3", LOOM_TEXT("arithmetic of the uniform datapath")),
      arithmetic("SHFL", LOOM_TEXT("shuffle between the lanes of a warp")),
      arithmetic("VOTE", LOOM_TEXT("vote of the lanes of a warp")),
      arithmetic("S2R", LOOM_TEXT("read of a special register")),
  };
  add_widths(all, "LDG", LOOM_TEXT("global load, %1 bytes a thread"), {.space = Space::global});
  add_widths(all, "STG", LOOM_TEXT("global store, %1 bytes a thread"),
             {.space = Space::global, .result = false});
  all.push_back({.id = "ATOMG",
                 .title = LOOM_TEXT("global atomic that returns the old value")(),
                 .space = Space::global,
                 .bytes = 4});
  all.push_back({.id = "RED",
                 .title = LOOM_TEXT("global atomic without a result")(),
                 .space = Space::global,
                 .bytes = 4,
                 .result = false});
  add_widths(all, "LDS", LOOM_TEXT("shared load, %1 bytes a thread"), {.space = Space::shared});
  add_widths(all, "STS", LOOM_TEXT("shared store, %1 bytes a thread"),
             {.space = Space::shared, .result = false});
  add_widths(all, "LD.CLUSTER",
             LOOM_TEXT("load from the shared memory of another SM of the cluster, %1 bytes a "
                       "thread"),
             {.space = Space::shared});
  // A matrix of 8 × 8 halves is 128 bytes, 4 of a thread.
  for (const int count : {1, 2, 4})
    all.push_back(
        {.id = "LDSM.x" + std::to_string(count),
         .title = LOOM_TEXT("load of 8 × 8 matrices from shared memory, %1 at once")(count),
         .space = Space::shared,
         .bytes = 4 * count});
  for (const int count : {1, 2, 4})
    all.push_back(
        {.id = "STSM.x" + std::to_string(count),
         .title = LOOM_TEXT("store of 8 × 8 matrices to shared memory, %1 at once")(count),
         .space = Space::shared,
         .bytes = 4 * count,
         .result = false});
  all.push_back({.id = "ATOMS",
                 .title = LOOM_TEXT("atomic in shared memory")(),
                 .space = Space::shared,
                 .bytes = 4});
  all.push_back(
      {.id = "LDC", .title = LOOM_TEXT("constant load")(), .space = Space::constant, .bytes = 4});
  add_widths(all, "LDGSTS",
             LOOM_TEXT("copy from global to shared memory (cp.async), %1 bytes a thread"),
             {.space = Space::global, .result = false, .asynchronous = true});
  all.push_back({.id = "UTMALDG",
                 .title = LOOM_TEXT("bulk copy of a tile from global to shared memory (TMA)")(),
                 .space = Space::global,
                 .result = false,
                 .asynchronous = true});
  all.push_back(
      {.id = "UBLKCP",
       .title = LOOM_TEXT("bulk copy of neighbouring bytes from global to shared memory")(),
       .space = Space::global,
       .result = false,
       .asynchronous = true});
  all.push_back({.id = "UTMASTG",
                 .title = LOOM_TEXT("bulk copy of a tile from shared to global memory (TMA)")(),
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
  constexpr Text group = LOOM_TEXT("matrix product of a warp group (wgmma)");
  for (const char* const type : {".F16", ".F32", ".F32.BF16"})
    add_every_n(all, "HGMMA", {64, 0, 16}, 8, type, group);
  add_every_n(all, "HGMMA", {64, 0, 8}, 8, ".F32.TF32", group);
  for (const char* const type : {".F16", ".F32"})
    add_every_n(all, "QGMMA", {64, 0, 32}, 8, type, group);
  add_every_n(all, "IGMMA", {64, 0, 32}, 8, ".S8", group);
  for (const char* const type : {".F16", ".F32"})
    add_every_n(all, "UTCHMMA", {128, 0, 16}, 16, type,
                LOOM_TEXT("matrix product of a block (tcgen05)"));
  all.push_back(arithmetic("BAR.SYNC", LOOM_TEXT("barrier of a block")));
  all.push_back(arithmetic("SYNCS", LOOM_TEXT("arrival at an mbarrier, or a test of one")));
  all.push_back(
      arithmetic("DEPBAR", LOOM_TEXT("wait for copies or products that go on beside the warp")));
  all.push_back(arithmetic("MEMBAR", LOOM_TEXT("memory fence")));
  all.push_back({.id = "BRA", .title = LOOM_TEXT("branch, convergence, exit")(), .result = false});
  all.push_back({.id = "NOP", .title = LOOM_TEXT("nothing")(), .result = false});
  for (InstructionClass& each : all)
    for (const Lifetime& of : lifetimes)
      if (each.id.starts_with(of.prefix))
        each.since = of.since, each.until = of.until;
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

bool exists_on(const InstructionClass& instruction, std::string_view compute_capability) {
  if (is_amd(compute_capability))
    return instruction.since == 0;
  const std::size_t dot = compute_capability.find('.');
  const auto major = parse_number(compute_capability.substr(0, dot));
  const auto minor = dot == std::string_view::npos
                         ? std::nullopt
                         : parse_number(compute_capability.substr(dot + 1));
  if (!major || !minor)
    return true;
  const double has = 10 * *major + *minor;
  return has >= instruction.since && (instruction.until == 0 || has <= instruction.until);
}

} // namespace loom
