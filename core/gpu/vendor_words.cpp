#include "core/gpu/vendor_words.h"

#include "core/gpu/gpu_spec.h"

#include <algorithm>
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
    Word{"streaming multiprocessors", "compute units"},
    Word{"Streaming multiprocessors", "Compute units"},
    Word{"streaming multiprocessor", "compute unit"},
    Word{"warp schedulers", "SIMDs"},
    Word{"Warp schedulers", "SIMDs"},
    Word{"warp scheduler", "SIMD"},
    Word{"schedulers", "SIMDs"},
    Word{"Schedulers", "SIMDs"},
    Word{"scheduler", "SIMD"},
    Word{"Scheduler", "SIMD"},
    Word{"warps", "wavefronts"},
    Word{"WARPS", "WAVEFRONTS"},
    Word{"Warps", "Wavefronts"},
    Word{"warp", "wavefront"},
    Word{"Warp", "Wavefront"},
    Word{"an SM", "a CU"},
    Word{"An SM", "A CU"},
    Word{"SMs", "CUs"},
    Word{"SM", "CU"},
    Word{"memory, shared and", "memory, LDS and"},
    Word{"shared memory", "LDS"},
    Word{"Shared memory", "LDS"},
    Word{"shared memories", "LDS"},
    Word{"shared-memory", "LDS"},
    Word{"Shared-memory", "LDS"},
    Word{"a shared load", "an LDS load"},
    Word{"shared load", "LDS load"},
    Word{"shared loads", "LDS loads"},
    Word{"shared instructions", "LDS instructions"},
    Word{"shared accesses", "LDS accesses"},
    Word{"Shared bandwidth", "LDS bandwidth"},
    Word{"registers per thread", "VGPRs per thread"},
    Word{"Registers per thread", "VGPRs per thread"},
    Word{"register per thread", "VGPR per thread"},
    Word{"registers of a thread", "VGPRs of a thread"},
    Word{"the registers allow", "the VGPRs allow"},
    Word{"CUDA-core instruction", "VALU instruction"},
    Word{"CUDA cores", "lanes"},
    Word{"инструкции ядер CUDA", "инструкции VALU"},
    Word{"ядер CUDA", "дорожек"},
    Word{"ядра CUDA", "дорожки"},
    Word{"Ядра CUDA", "Дорожки"},
    Word{"потоковые мультипроцессоры", "CU"},
    Word{"Потоковые мультипроцессоры", "CU"},
    Word{"потоковый мультипроцессор", "CU"},
    Word{"вычислительная способность", "цель"},
    Word{"вычислительную способность", "цель"},
    Word{"вычислительной способностью", "целью"},
    Word{"вычислительной способности", "цели"},
    Word{"варп", "вейвфронт"},
    Word{"Варп", "Вейвфронт"},
    Word{"планировщиков", "SIMD"},
    Word{"планировщики", "SIMD"},
    Word{"планировщика", "SIMD"},
    Word{"планировщику", "SIMD"},
    Word{"планировщик", "SIMD"},
    Word{"Планировщики", "SIMD"},
    Word{"Планировщик", "SIMD"},
    Word{"разд. память", "LDS"},
    Word{"разделяемая память", "LDS"},
    Word{"разделяемой памяти", "LDS"},
    Word{"разделяемую память", "LDS"},
    Word{"разделяемой памятью", "LDS"},
    Word{"Разделяемая память", "LDS"},
    Word{"разделяемая загрузка", "загрузка из LDS"},
    Word{"разделяемые загрузки", "загрузки из LDS"},
    Word{"разделяемой загрузки", "загрузки из LDS"},
    Word{"разделяемых загрузок", "загрузок из LDS"},
    Word{"Полоса разделяемой", "Полоса LDS"},
    Word{"инструкций shared", "инструкций LDS"},
    Word{"регистров на нить", "VGPR на нить"},
    Word{"Регистры на нить", "VGPR на нить"},
    Word{"регистр на нить", "VGPR на нить"},
    Word{"регистры нити", "VGPR нити"},
    Word{"позволяют регистры", "позволяют VGPR"},
    Word{"CUDA 核心指令", "VALU 指令"},
    Word{"CUDA 核心", "通道"},
    Word{"流式多处理器", " CU "},
    Word{"计算能力", "目标"},
    Word{"线程束调度器", "SIMD"},
    Word{"warp 调度器", "SIMD"},
    Word{"调度器", "SIMD"},
    Word{"线程束", "波前"},
    Word{"共享内存", "LDS"},
    Word{"共享加载", "LDS 加载"},
    Word{"shared 指令", "LDS 指令"},
    Word{"线程寄存器数", "线程 VGPR 数"},
    Word{"线程的寄存器数", "线程的 VGPR 数"},
    Word{"每线程 1 个寄存器", "每线程 1 个 VGPR"},
    Word{"每线程 %1 个寄存器", "每线程 %1 个 VGPR"},
    Word{"寄存器允许", "VGPR 允许"},
};
/// What stands alone, as a row's name or what follows a number: registers of a thread. Those of a
/// block are counted by lanes, and are no VGPRs.
constexpr std::array whole{
    Word{"shared", "LDS"},         Word{" registers", " VGPRs"}, Word{"разделяемая", "LDS"},
    Word{" регистров", " VGPR"},   Word{"流式多处理器", "CU"},   Word{"共享", "LDS"},
    Word{" 个寄存器", " 个 VGPR"},
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
  if (const auto word = std::ranges::find(whole, text, &Word::here); word != whole.end())
    return std::string(word->amd);
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
