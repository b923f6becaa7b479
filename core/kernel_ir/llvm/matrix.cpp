#include "core/kernel_ir/llvm/matrix.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>

namespace loom::kernel {

namespace {

struct Shape {
  int m = 0, n = 0, k = 0;
};

/// "m16n8k16".
std::optional<Shape> shape_of(std::span<const std::string_view> words) {
  for (const std::string_view word : words) {
    Shape out;
    const char* at = word.data();
    const char* const end = word.data() + word.size();
    bool good = true;
    for (const auto& [letter, number] :
         {std::pair('m', &out.m), std::pair('n', &out.n), std::pair('k', &out.k)}) {
      if (at == end || *at != letter) {
        good = false;
        break;
      }
      const auto [next, problem] = std::from_chars(at + 1, end, *number);
      good = good && problem == std::errc{} && *number > 0;
      at = next;
    }
    if (good && at == end)
      return out;
  }
  return {};
}

bool has(std::span<const std::string_view> words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

/// The types, in the order they are written in.
std::vector<std::string_view> types_of(std::span<const std::string_view> words) {
  constexpr std::array<std::string_view, 11> known{"f16", "bf16", "tf32", "f32",  "f64", "s8",
                                                   "u8",  "s32",  "e4m3", "e5m2", "b16"};
  std::vector<std::string_view> out;
  std::ranges::copy_if(words, std::back_inserter(out), [&](std::string_view word) {
    return std::ranges::find(known, word) != known.end();
  });
  return out;
}

int bytes_of(std::string_view type) {
  return type == "f64"                                           ? 8
         : type == "f32" || type == "tf32" || type == "s32"      ? 4
         : type == "s8" || type == "u8" || type.starts_with('e') ? 1
                                                                 : 2;
}

} // namespace

std::optional<MatrixProduct> matrix_product(std::span<const std::string_view> words) {
  const auto shape = shape_of(words);
  const std::vector<std::string_view> types = types_of(words);
  // wmma of halves names the types of D and C alone.
  if (!shape || types.size() < 2)
    return {};
  const std::string_view result = types.front();
  const std::string_view factor = types.size() < 4 ? std::string_view("f16") : types[1];
  std::string name;
  int each = 0; // multiply-adds of one machine instruction
  if (factor == "f64" && shape->m == 8) {
    name = "DMMA.884";
    each = 8 * 8 * 4;
  } else if (factor == "s8" || factor == "u8") {
    const int rows = shape->m == 8 && shape->n == 8 ? 8 : 16;
    name = fmt::format("IMMA.{}8{}.S8", rows, std::min(shape->k, 32));
    each = rows * 8 * std::min(shape->k, 32);
  } else if (factor.starts_with('e')) {
    name = fmt::format("QMMA.16832.{}", result == "f16" ? "F16" : "F32");
    each = 16 * 8 * 32;
  } else if (factor == "f16" || factor == "bf16" || factor == "tf32") {
    name = fmt::format("HMMA.168{}.{}{}", shape->k, result == "f16" ? "F16" : "F32",
                       factor == "bf16"   ? ".BF16"
                       : factor == "tf32" ? ".TF32"
                                          : "");
    each = 16 * 8 * shape->k;
  }
  const int all = shape->m * shape->n * shape->k;
  if (each == 0 || all % each != 0)
    return {};
  return MatrixProduct{name, all / each};
}

std::optional<Tile> matrix_tile(std::span<const std::string_view> words) {
  const auto shape = shape_of(words);
  const std::vector<std::string_view> types = types_of(words);
  if (!shape || types.empty() || words.size() < 3)
    return {};
  const std::string_view which = words[2]; // a, b, c or d
  Tile out;
  const int size = out.element_bytes = bytes_of(types.front());
  // A thread's registers have elements that go on along `inner`; memory does along it or not.
  const bool is_sum = which == "c" || which == "d";
  int outer = which == "b" ? shape->n : shape->m;
  int inner = is_sum ? shape->n : shape->k;
  bool along = has(words, which == "b" ? "col" : "row");
  if (!along && size == 2 && !is_sum) { // MOVM turns what was loaded along memory
    std::swap(outer, inner);
    along = true;
  }
  const int lines = along ? outer : inner, line_bytes = (along ? inner : outer) * size;
  constexpr int wide = 16, lanes = 32;
  if (has(words, "shared") && size == 2 && !is_sum && line_bytes % wide == 0) {
    // LDSM: a lane has the 16 bytes of a row of eight.
    const int chunks = lines * line_bytes / wide;
    for (int first = 0; first < chunks; first += lanes) {
      TilePart part{.bytes = wide, .lanes = std::min(lanes, chunks - first)};
      for (int lane = 0; lane < lanes; ++lane) {
        const int chunk = (first + lane) % chunks;
        part.line_of.push_back(chunk % lines);
        part.byte_of.push_back(chunk / lines * wide);
      }
      out.parts.push_back(std::move(part));
    }
    return out;
  }
  // A lane has one row of eight, and elements side by side in it.
  const int together = std::max(1, is_sum ? 2 : 4 / size);
  if (outer % 8 != 0 || inner % (4 * together) != 0)
    return {};
  for (int o = 0; o < outer; o += 8)
    for (int i = 0; i < inner; i += 4 * together)
      for (int k = 0; k < (along ? 1 : together); ++k) {
        TilePart part{.bytes = along ? together * size : size};
        for (int lane = 0; lane < lanes; ++lane) {
          const int own_outer = o + lane / 4, own_inner = i + lane % 4 * together + k;
          part.line_of.push_back(along ? own_outer : own_inner);
          part.byte_of.push_back((along ? own_inner : own_outer) * size);
        }
        out.parts.push_back(std::move(part));
      }
  return out;
}

} // namespace loom::kernel
