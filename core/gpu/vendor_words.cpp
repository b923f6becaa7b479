#include "core/gpu/vendor_words.h"

#include "core/gpu/gpu_spec.h"

#include <array>

namespace loom {

namespace {

struct Word {
  std::string_view here, amd;
};
/// The first that fits counts. English words are whole words; Russian ones are stems, whose endings
/// stay.
constexpr std::array words{
    Word{"compute capability", "target"},
    Word{"warp schedulers", "SIMDs"},
    Word{"Warp schedulers", "SIMDs"},
    Word{"warp scheduler", "SIMD"},
    Word{"schedulers", "SIMDs"},
    Word{"Schedulers", "SIMDs"},
    Word{"scheduler", "SIMD"},
    Word{"warps", "wavefronts"},
    Word{"WARPS", "WAVEFRONTS"},
    Word{"Warps", "Wavefronts"},
    Word{"warp", "wavefront"},
    Word{"Warp", "Wavefront"},
    Word{"an SM", "a CU"},
    Word{"An SM", "A CU"},
    Word{"SMs", "CUs"},
    Word{"SM", "CU"},
    Word{"shared memory", "LDS"},
    Word{"Shared memory", "LDS"},
    Word{"shared-memory", "LDS"},
    Word{"Shared-memory", "LDS"},
    Word{"shared load", "LDS load"},
    Word{"shared loads", "LDS loads"},
    Word{"registers per thread", "VGPRs per thread"},
    Word{"Registers per thread", "VGPRs per thread"},
    Word{"CUDA cores", "lanes"},
    Word{"ядер CUDA", "дорожек"},
    Word{"ядра CUDA", "дорожки"},
    Word{"CUDA 核心", "通道"},
    Word{"разд. память", "LDS"},
    Word{"计算能力", "目标"},
    Word{"варп", "вейвфронт"},
    Word{"Варп", "Вейвфронт"},
    Word{"планировщиков", "SIMD"},
    Word{"планировщики", "SIMD"},
    Word{"планировщика", "SIMD"},
    Word{"планировщику", "SIMD"},
    Word{"планировщик", "SIMD"},
    Word{"Планировщики", "SIMD"},
    Word{"разделяемая память", "LDS"},
    Word{"разделяемой памяти", "LDS"},
    Word{"разделяемую память", "LDS"},
    Word{"разделяемой памятью", "LDS"},
    Word{"Разделяемая память", "LDS"},
    Word{"线程束调度器", "SIMD"},
    Word{"调度器", "SIMD"},
    Word{"线程束", "波前"},
    Word{"共享内存", "LDS"},
};

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool stands_at(std::string_view text, std::size_t at, std::string_view word) {
  if (text.substr(at, word.size()) != word)
    return false;
  const std::size_t end = at + word.size();
  return !is_letter(word.front()) ||
         ((at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end])));
}

} // namespace

std::string in_words_of(std::string_view compute_capability, std::string_view text) {
  if (!is_amd(compute_capability))
    return std::string(text);
  std::string said;
  for (std::size_t at = 0; at < text.size();) {
    if (text.substr(at, 2) == "--") // an option keeps its name
      while (at < text.size() && (text[at] == '-' || is_letter(text[at])))
        said += text[at++];
    if (at == text.size())
      break;
    const Word* found = nullptr;
    for (const Word& word : words)
      if (!found && text[at] == word.here.front() && stands_at(text, at, word.here))
        found = &word;
    if (found)
      said += found->amd;
    else
      said += text[at];
    at += found ? found->here.size() : 1;
  }
  return said;
}

} // namespace loom
