#include "widgets/export/bibliography.h"

#include "core/base/pieces.h"
#include "core/base/version.h"
#include "widgets/export/tex_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace loom {

namespace {

/// A work that our numbers are from. The fields say what the sources in GPU files say, and who
/// published it where nobody signed it.
struct Work {
  const char *key, *type, *fields;
};
constexpr std::array works{
    Work{"volkov2016", "phdthesis",
         "author = {V. Volkov}, title = {Understanding Latency Hiding on {GPUs}}, school = "
         "{University of California, Berkeley}, number = {UCB/EECS-2016-143}, year = {2016}"},
    Work{
        "jia2018volta", "misc",
        "author = {Z. Jia and others}, title = {Dissecting the {NVIDIA} {Volta} {GPU} Architecture "
        "via Microbenchmarking}, eprint = {1804.06826}, archiveprefix = {arXiv}, year = {2018}"},
    Work{"jia2019turing", "misc",
         "author = {Z. Jia and others}, title = {Dissecting the {NVidia} {Turing} {T4} {GPU} via "
         "Microbenchmarking}, eprint = {1903.07486}, archiveprefix = {arXiv}, year = {2019}"},
    Work{"hopper2025", "misc",
         "author = {W. Luo and others}, title = {Dissecting the {NVIDIA} {Hopper} Architecture "
         "through Microbenchmarking and Multiple Level Analysis}, eprint = {2501.12084}, "
         "archiveprefix = {arXiv}, year = {2025}"},
    Work{"luo2024", "misc",
         "author = {W. Luo and others}, title = {Benchmarking and Dissecting the {Nvidia} {Hopper} "
         "{GPU} Architecture via Microbenchmarking}, eprint = {2402.13499}, archiveprefix = "
         "{arXiv}, year = {2024}"},
    Work{"blackwell2025", "misc",
         "author = {A. Jarmusch and others}, title = {Dissecting the {NVIDIA} {Blackwell} "
         "Architecture with Microbenchmarks}, eprint = {2507.10789}, archiveprefix = {arXiv}, year "
         "= {2025}"},
    Work{"mei2017", "article",
         "author = {X. Mei and X. Chu}, title = {Dissecting {GPU} Memory Hierarchy through "
         "Microbenchmarking}, journal = {IEEE Transactions on Parallel and Distributed Systems}, "
         "year = {2017}"},
    Work{"abdelkhalik2022", "misc",
         "author = {H. Abdelkhalik and others}, title = {Demystifying the {Nvidia} {Ampere} "
         "Architecture through Microbenchmarking and Instruction-level Analysis}, year = {2022}"},
    Work{"andersch", "misc",
         "author = {M. Andersch and others}, title = {On latency in {GPU} architectures and "
         "applications}, note = {as quoted in tomix86/masters-thesis}"},
    Work{"arafa2019", "misc",
         "author = {Y. Arafa and others}, title = {Instructions' latencies characterization for "
         "{NVIDIA} {GPGPUs}}, eprint = {1905.08778}, archiveprefix = {arXiv}, year = {2019}"},
    Work{"mesanak", "misc",
         "author = {{Mesa}}, title = {{NAK}, src/nouveau/compiler}, note = {scheduling information "
         "provided by {NVIDIA}}"},
    Work{"cicuvcsass", "misc", "author = {cicuvc}, title = {nvidia-sass-document}"},
    Work{"wong2010", "inproceedings",
         "author = {H. Wong and others}, title = {Demystifying {GPU} Microarchitecture through "
         "Microbenchmarking}, booktitle = {ISPASS}, year = {2010}"},
    Work{
        "hong2009", "inproceedings",
        "author = {S. Hong and H. Kim}, title = {An Analytical Model for a {GPU} Architecture with "
        "Memory-level and Thread-level Parallelism Awareness}, booktitle = {ISCA}, year = {2009}"},
    Work{"sim2012", "inproceedings",
         "author = {J. Sim and A. Dasgupta and H. Kim and R. Vuduc}, title = {A Performance "
         "Analysis Framework for Identifying Potential Benefits in {GPGPU} Applications}, "
         "booktitle = {PPoPP}, year = {2012}"},
    Work{"huang2014", "inproceedings",
         "author = {J.-C. Huang and J. Lee and H. Kim and H.-H. Lee}, title = {{GPUMech}: {GPU} "
         "Performance Modeling Technique based on Interval Analysis}, booktitle = {MICRO}, year = "
         "{2014}"},
    Work{"zhang2011", "inproceedings",
         "author = {Y. Zhang and J. Owens}, title = {A Quantitative Performance Analysis Model for "
         "{GPU} Architectures}, booktitle = {HPCA}, year = {2011}"},
    Work{"kleimenov2021", "article",
         "author = {A. A. Kleimenov and N. N. Popova}, title = {A method for prediction execution "
         "time of {GPU} programs}, journal = {Computational nanotechnology}, volume = {8}, number "
         "= {1}, year = {2021}"},
    Work{"volkov2010", "misc",
         "author = {V. Volkov}, title = {Better performance at lower occupancy}, note = {{GPU} "
         "Technology Conference}, year = {2010}"},
    Work{
        "bauer2011", "inproceedings",
        "author = {M. Bauer and others}, title = {{CudaDMA}: optimizing {GPU} memory bandwidth via "
        "warp specialization}, booktitle = {SC}, year = {2011}"},
    Work{"nvidiah100", "misc",
         "author = {{NVIDIA}}, title = {{NVIDIA} {H100} Tensor Core {GPU} Architecture, white "
         "paper}"},
    Work{"ptxisa", "manual", "author = {{NVIDIA}}, title = {Parallel Thread Execution {ISA}}"},
    Work{"cccl", "misc",
         "author = {{NVIDIA}}, title = {{CUDA} Core Compute Libraries}, howpublished = "
         "{\\url{https://github.com/NVIDIA/cccl}}"},
    Work{"latencyloom-profile", "misc",
         "author = {{LatencyLoom}}, title = {Profile by {NVIDIA} {Nsight Compute}, modelled as the "
         "loop that its counts make}"},
    Work{"cudaguide2013", "manual",
         "author = {{NVIDIA}}, title = {{CUDA} C Programming Guide 5.5}, year = {2013}"},
    Work{"cudaguide2018", "manual",
         "author = {{NVIDIA}}, title = {{CUDA} C Programming Guide 10}, year = {2018}"},
    Work{"cudaguide2025", "manual",
         "author = {{NVIDIA}}, title = {{CUDA} 13.0 Programming Guide}, year = {2025}"},
    Work{"cudabest", "manual",
         "author = {{NVIDIA}}, title = {{CUDA} {C++} Best Practices Guide 13.4}"},
    Work{"h20geekbench", "misc",
         "author = {{zangshuxian.com}}, title = {Geekbench of an {H20}}, howpublished = "
         "{\\url{https://zangshuxian.com/new/674733024499207168}}"},
    Work{"rtx5060ti", "misc", "author = {Anonymous}, title = {Notes on an {RTX} 5060 {Ti}}"},
    Work{"jetson", "manual", "author = {{NVIDIA}}, title = {Data sheets of {Jetson} modules}"},
    Work{"cudaguide", "manual", "author = {{NVIDIA}}, title = {{CUDA} {C++} Programming Guide}"},
    Work{"mt4g", "misc",
         "author = {{caps-tum}}, title = {caps-tum/mt4g}, howpublished = "
         "{\\url{https://github.com/caps-tum/mt4g}}"},
    Work{"gpgpusurvey", "misc",
         "author = {Anonymous}, title = {{GPGPU} (General Purpose Graphics Processing Unit), "
         "{NVIDIA} architecture survey}"},
    Work{"wikipedia-nvidia", "misc",
         "author = {Wikipedia}, title = {List of {Nvidia} graphics processing units}, note = {as "
         "collected in voidful/gpu-info-api}, year = {2025}"},
    Work{"wikipedia-amd", "misc",
         "author = {Wikipedia}, title = {List of {AMD} graphics processing units}, note = {as "
         "collected in voidful/gpu-info-api}, year = {2025}"},
    Work{"chipsandcheese2025", "misc",
         "author = {{Chips and Cheese}}, title = {Blackwell: {Nvidia's} Massive {GPU}}, year = "
         "{2025}"},
    Work{"chipsandcheese2021", "misc",
         "author = {{Chips and Cheese}}, title = {Measuring {GPU} Memory Latency}, year = {2021}"},
    Work{"chipsandcheese2023", "misc",
         "author = {{Chips and Cheese}}, title = {Latency Testing is Hard ({RDNA} 3 Power "
         "Saving)}, "
         "year = {2023}"},
    Work{"hmctech", "misc",
         "author = {{hmc-tech.com}}, title = {Specifications of {NVIDIA} {B200} and {B100}}, "
         "howpublished = {\\url{https://hmc-tech.com}}"},
    Work{"llvm", "misc",
         "author = {{LLVM} project}, title = {{LLVM}, target {AMDGPU}}, howpublished = "
         "{\\url{https://github.com/llvm/llvm-project}}"},
    Work{"gpubenches", "misc",
         "author = {{te42kyfo}}, title = {te42kyfo/gpu-benches}, howpublished = "
         "{\\url{https://github.com/te42kyfo/gpu-benches}}"},
    Work{"cudacalculator", "misc",
         "author = {{xmartlabs}}, title = {{NVIDIA} {CUDA} occupancy calculator}, howpublished = "
         "{\\url{https://github.com/xmartlabs/cuda-calculator}}"},
    Work{"cudaoccupancy", "misc",
         "author = {NVIDIA}, title = {cuda\\_occupancy.h}, note = {of the {CUDA} toolkit}"},
    Work{"tomix86", "misc",
         "author = {{tomix86}}, title = {tomix86/masters-thesis}, howpublished = "
         "{\\url{https://github.com/tomix86/masters-thesis}}"},
    Work{
        "latencyloom-h100", "misc",
        "author = {{LatencyLoom}}, title = {Measurements of an {NVIDIA} {H100} for {LatencyLoom}}"},
    Work{
        "latencyloom-h200", "misc",
        "author = {{LatencyLoom}}, title = {Measurements of an {NVIDIA} {H200} for {LatencyLoom}}"},
    Work{"rocmdocs", "manual",
         "author = {{AMD}}, title = {{ROCm} documentation, {AMD} {GPU} specifications}"},
    Work{"cornell", "misc",
         "author = {{Cornell Virtual Workshop}}, title = {Understanding {GPU} Architecture}"},
    Work{"nvidiaa100data", "manual",
         "author = {{NVIDIA}}, title = {{A100} Tensor Core {GPU} data sheet}"},
    Work{"nvidiaga102", "manual",
         "author = {{NVIDIA}}, title = {{Ampere} {GA102} {GPU} Architecture}"},
    Work{"pytorchissues", "misc",
         "author = {{PyTorch}}, title = {Device properties as printed in issues}"},
    Work{"svethardware", "misc",
         "author = {{Sv\\v{e}t hardware}}, title = {The {A100} with 80 {GB}}"},
    Work{"techpowerupcsv", "misc",
         "author = {{TechPowerUp}}, title = {{GPU} database as {CSV}, {KirillRya/gpu\\_test}}, "
         "year = {2022}"},
    Work{"vultr", "misc", "author = {{Vultr}}, title = {Inference Cookbook}"},
    Work{"wikipedia-kepler", "misc", "author = {Wikipedia}, title = {Kepler (microarchitecture)}"},
    Work{"comptoirhardware", "misc",
         "author = {{comptoir-hardware.com}}, title = {The {RTX} 50 series of laptops}"},
    Work{"gamegpu", "misc", "author = {{gamegpu.com}}, title = {{GeForce} {GTX} 750 {Ti}}"},
    Work{"huggingfacejs", "misc",
         "author = {{Hugging Face}}, title = {huggingface.js, packages/tasks}"},
    Work{"ke60", "misc", "author = {{ke60.top}}, title = {Specifications of the {H20}}"},
    Work{"multiplayer", "misc",
         "author = {{multiplayer.it}}, title = {The {RTX} 50 series of laptops}"},
    Work{"neowin", "misc",
         "author = {{neowin.net}}, title = {Laptops with the {RTX} 50 series}, year = {2025}"},
    Work{"niconiconi", "misc",
         "author = {{niconiconi}}, title = {All {GB/s} without {FLOPS}: {Nvidia} {CMP} {170HX} "
         "Review}"},
    Work{"sysrqmts", "misc", "author = {{sysrqmts.com}}, title = {Comparisons of {GPUs}}"},
    Work{"techrival", "misc",
         "author = {{techrival.com}}, title = {{NVIDIA} {Volta} {Tesla} {V100} Cards Detailed}"},
    Work{"tumgag", "misc", "author = {{tumgag.com}}, title = {{NVIDIA} {H800} vs {H100}}"},
    Work{"latencyloom", "misc", "author = {{LatencyLoom}}, title = {{LatencyLoom}}"},
};

/// How sources that name a work begin; longer beginnings stand before shorter ones of the same
/// words.
struct Beginning {
  std::string_view begins;
  const char* key; ///< of the work
};
constexpr std::array beginnings{
    Beginning{"V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143", "volkov2016"},
    Beginning{"Z. Jia et al., Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking, "
              "arXiv:1804.06826",
              "jia2018volta"},
    Beginning{"Z. Jia et al., Dissecting the NVidia Turing T4 GPU via Microbenchmarking, "
              "arXiv:1903.07486",
              "jia2019turing"},
    Beginning{"Dissecting the NVIDIA Hopper Architecture through Microbenchmarking and Multiple "
              "Level Analysis, arXiv:2501.12084",
              "hopper2025"},
    Beginning{"W. Luo et al., Dissecting the NVIDIA Hopper Architecture through Microbenchmarking "
              "and Multiple Level Analysis, arXiv:2501.12084",
              "hopper2025"},
    Beginning{"W. Luo et al., Benchmarking and Dissecting the Nvidia Hopper GPU Architecture via "
              "Microbenchmarking, arXiv:2402.13499",
              "luo2024"},
    Beginning{"Dissecting the NVIDIA Blackwell Architecture with Microbenchmarks, arXiv:2507.10789",
              "blackwell2025"},
    Beginning{"X. Mei and X. Chu, Dissecting GPU Memory Hierarchy through Microbenchmarking",
              "mei2017"},
    Beginning{"H. Abdelkhalik et al., Demystifying the Nvidia Ampere Architecture through "
              "Microbenchmarking and Instruction-level Analysis",
              "abdelkhalik2022"},
    Beginning{
        "H. Abdelkhalik et al., Demystifying the Nvidia Ampere Architecture, arXiv:2208.11174",
        "abdelkhalik2022"},
    Beginning{"Andersch et al., On latency in GPU architectures and applications, as quoted in "
              "tomix86/masters-thesis",
              "andersch"},
    Beginning{"M. Andersch et al. as quoted in tomix86/masters-thesis", "andersch"},
    Beginning{"Y. Arafa et al., Instructions' latencies characterization for NVIDIA GPGPUs, "
              "arXiv:1905.08778",
              "arafa2019"},
    Beginning{"Y. Arafa et al., arXiv:1905.08778", "arafa2019"},
    Beginning{"Mesa NAK", "mesanak"},
    Beginning{"Mesa, src/nouveau/compiler/nak/sm80_instr_latencies.rs", "mesanak"},
    Beginning{"cicuvc, nvidia-sass-document", "cicuvcsass"},
    Beginning{
        "H. Wong et al., Demystifying GPU Microarchitecture through Microbenchmarking, ISPASS 2010",
        "wong2010"},
    Beginning{"S. Hong and H. Kim, An Analytical Model for a GPU Architecture with Memory-level "
              "and Thread-level Parallelism Awareness, ISCA 2009",
              "hong2009"},
    Beginning{"J. Sim, A. Dasgupta, H. Kim and R. Vuduc, A Performance Analysis Framework for "
              "Identifying Potential Benefits in GPGPU Applications, PPoPP 2012",
              "sim2012"},
    Beginning{"J.-C. Huang, J. Lee, H. Kim and H.-H. Lee, GPUMech: GPU Performance Modeling "
              "Technique based on Interval Analysis, MICRO 2014",
              "huang2014"},
    Beginning{"Y. Zhang and J. Owens, A Quantitative Performance Analysis Model for GPU "
              "Architectures, HPCA 2011",
              "zhang2011"},
    Beginning{"A. A. Kleimenov, N. N. Popova, A method for prediction execution time of GPU "
              "programs, Computational nanotechnology 8(1), 2021",
              "kleimenov2021"},
    Beginning{"A. Kleimenov and N. Popova, A method for prediction execution time of GPU programs, "
              "Computational nanotechnology 8(1), 2021",
              "kleimenov2021"},
    Beginning{
        "S. Hong and H. Kim, An analytical model for a GPU architecture with memory-level and "
        "thread-level parallelism awareness, ISCA 2009",
        "hong2009"},
    Beginning{"V. Volkov, Better performance at lower occupancy, GTC 2010", "volkov2010"},
    Beginning{"V. Volkov, Better Performance at Lower Occupancy, GTC 2010", "volkov2010"},
    Beginning{
        "M. Bauer et al., CudaDMA: optimizing GPU memory bandwidth via warp specialization, SC "
        "2011",
        "bauer2011"},
    Beginning{"NVIDIA H100 Tensor Core GPU Architecture, white paper", "nvidiah100"},
    Beginning{"NVIDIA, Parallel Thread Execution ISA", "ptxisa"},
    Beginning{"NVIDIA CCCL", "cccl"},
    Beginning{"Measured by NVIDIA Nsight Compute; modelled as the loop that its counts make",
              "latencyloom-profile"},
    Beginning{"gpus/measured/h200_kernel_times.csv", "latencyloom-h200"},
    Beginning{"NVIDIA, CUDA C Programming Guide 5.5", "cudaguide2013"},
    Beginning{"NVIDIA CUDA C Programming Guide 10", "cudaguide2018"},
    Beginning{"NVIDIA CUDA 13.0 Programming Guide", "cudaguide2025"},
    Beginning{"NVIDIA CUDA Programming Guide 13.0", "cudaguide2025"},
    Beginning{"NVIDIA CUDA 13.4 Best Practices Guide", "cudabest"},
    Beginning{"NVIDIA CUDA C++ Best Practices Guide 13.4", "cudabest"},
    Beginning{"zangshuxian.com/new/674733024499207168", "h20geekbench"},
    Beginning{"notes on an RTX 5060 Ti", "rtx5060ti"},
    Beginning{"NVIDIA Jetson", "jetson"},
    Beginning{"NVIDIA, CUDA C++ Programming Guide", "cudaguide"},
    Beginning{"NVIDIA CUDA C++ Programming Guide", "cudaguide"},
    Beginning{"caps-tum/mt4g", "mt4g"},
    Beginning{"GPGPU (General Purpose Graphics Processing Unit), NVIDIA architecture survey",
              "gpgpusurvey"},
    Beginning{"Wikipedia, List of Nvidia graphics processing units", "wikipedia-nvidia"},
    Beginning{"Wikipedia list of NVIDIA GPUs as JSON", "wikipedia-nvidia"},
    Beginning{"Wikipedia, List of AMD graphics processing units", "wikipedia-amd"},
    Beginning{"Chips and Cheese, Blackwell: Nvidia's Massive GPU", "chipsandcheese2025"},
    Beginning{"Chips and Cheese, Measuring GPU Memory Latency", "chipsandcheese2021"},
    Beginning{"Chips and Cheese, Latency Testing is Hard (RDNA 3 Power Saving)",
              "chipsandcheese2023"},
    Beginning{"hmc-tech.com, NVIDIA B200 vs NVIDIA B100", "hmctech"},
    Beginning{"LLVM", "llvm"},
    Beginning{"te42kyfo/gpu-benches", "gpubenches"},
    Beginning{"NVIDIA CUDA occupancy calculator as transcribed in xmartlabs/cuda-calculator",
              "cudacalculator"},
    Beginning{"xmartlabs/cuda-calculator", "cudacalculator"},
    Beginning{"js/calculator.coffee of xmartlabs/cuda-calculator", "cudacalculator"},
    Beginning{"NVIDIA cuda_occupancy.h", "cudaoccupancy"},
    Beginning{"cuda_occupancy.h", "cudaoccupancy"},
    Beginning{"tomix86/masters-thesis", "tomix86"},
    Beginning{"Measured on an NVIDIA H100", "latencyloom-h100"},
    Beginning{"Measured on an NVIDIA H200", "latencyloom-h200"},
    Beginning{"AMD, ROCm documentation", "rocmdocs"},
    Beginning{"Cornell Virtual Workshop, Understanding GPU Architecture", "cornell"},
    Beginning{"NVIDIA A100 40 GB, gpus/a100.json", "latencyloom"},
    Beginning{"NVIDIA H100 PCIe, gpus/h100.json", "latencyloom"},
    Beginning{"NVIDIA H100 SXM5, gpus/h100-sxm5.json", "latencyloom"},
    Beginning{"NVIDIA A100 Tensor Core GPU data sheet", "nvidiaa100data"},
    Beginning{"NVIDIA Ampere GA102 GPU Architecture", "nvidiaga102"},
    Beginning{"PyTorch on an A10G of AWS", "pytorchissues"},
    Beginning{"Svět hardware", "svethardware"},
    Beginning{"TechPowerUp GPU database as CSV", "techpowerupcsv"},
    Beginning{"Vultr, Inference Cookbook", "vultr"},
    Beginning{"Wikipedia, Kepler (microarchitecture)", "wikipedia-kepler"},
    Beginning{"comptoir-hardware.com", "comptoirhardware"},
    Beginning{"gamegpu.com", "gamegpu"},
    Beginning{"hmc-tech.com, NVIDIA B200 vs", "hmctech"},
    Beginning{"huggingface.js, packages/tasks", "huggingfacejs"},
    Beginning{"ke60.top", "ke60"},
    Beginning{"multiplayer.it", "multiplayer"},
    Beginning{"neowin.net", "neowin"},
    Beginning{"niconiconi, All GB/s without FLOPS: Nvidia CMP 170HX Review", "niconiconi"},
    Beginning{"sysrqmts.com", "sysrqmts"},
    Beginning{"techrival.com", "techrival"},
    Beginning{"tumgag.com", "tumgag"},
    Beginning{"LatencyLoom", "latencyloom"},
};

/// The place in a work: what follows its name, without what joins them.
std::string place_in(std::string_view rest) {
  const std::size_t first = rest.find_first_not_of(", ");
  return first == std::string_view::npos ? std::string() : std::string(rest.substr(first));
}

/// "own1" from the letters and digits that the text begins with; of a longer one with a number that
/// is made of all of it, as several may begin alike.
std::string key_from(std::string_view text) {
  constexpr std::size_t longest = 24;
  std::string key;
  for (const char c : text)
    if (std::isalnum(static_cast<unsigned char>(c)))
      key += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (key.size() <= longest)
    return key.empty() ? "source" : key;
  std::uint32_t hash = 2166136261U; // FNV-1a
  for (const char c : text)
    hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return key.substr(0, longest) + std::to_string(hash % 10000);
}

/// What a source calls by its place on GitHub: "owner/repository, file".
std::optional<CitedWork> repository(const std::string& source) {
  const auto is_name = [](std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](unsigned char c) {
      return std::isalnum(c) || c == '-' || c == '_' || c == '.';
    });
  };
  const std::string whole = source.substr(0, source.find(','));
  const std::size_t slash = whole.find('/');
  if (slash == std::string::npos || !is_name(whole.substr(0, slash)) ||
      !is_name(whole.substr(slash + 1)))
    return {};
  return CitedWork{key_from(whole.substr(slash + 1)),
                   whole,
                   "misc",
                   "author = {{" + tex_text(whole.substr(0, slash)) + "}}, title = {" +
                       tex_text(whole) + "}, howpublished = {\\url{https://github.com/" + whole +
                       "}}",
                   {}};
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_name_word(std::string_view word) {
  static constexpr std::array<std::string_view, 9> small{"and", "et",  "al.", "van", "von",
                                                         "de",  "der", "la",  "di"};
  return !word.empty() &&
         (std::isupper(static_cast<unsigned char>(word.front())) || (word.front() & 0x80) != 0 ||
          std::ranges::find(small, word) != small.end());
}

/// Whether a text is somebody's name: a few words with capitals and without digits.
bool is_somebody(std::string_view text) {
  constexpr std::size_t most_words = 12;
  std::size_t words = 0;
  while (!text.empty()) {
    const std::string_view word = take_until(text, ' ');
    if (!is_name_word(word) || ++words > most_words || std::ranges::any_of(word, is_digit))
      return false;
  }
  return words > 0;
}

/// The first number that can be the year of something about GPUs.
std::string year_in(std::string_view text) {
  constexpr std::string_view first = "2007", last = "2049"; // of CUDA; an RTX 2050 is no year
  for (std::size_t at = 0; at + 4 <= text.size(); ++at) {
    const std::string_view year = text.substr(at, 4);
    if (std::ranges::all_of(year, is_digit) && year >= first && year <= last &&
        (at == 0 || !is_digit(text[at - 1])) && (at + 4 == text.size() || !is_digit(text[at + 4])))
      return std::string(year);
  }
  return {};
}

/// Somebody's own words for a source, "A. Author, own measurements 2026, GTX 980": the author and
/// the year that they say; where they name nobody `key` sorts the entry, as BibTeX wants one.
CitedWork own_words(const std::string& source) {
  const std::size_t comma = std::min(source.find(", "), source.size());
  const std::string name = source.substr(0, comma);
  const bool named = comma < source.size() && is_somebody(name);
  const std::string year = year_in(source), title = named ? source.substr(comma + 2) : source;
  CitedWork work{named && !year.empty() ? key_from(name.substr(name.rfind(' ') + 1)) + year
                                        : key_from(source),
                 source,
                 "misc",
                 "",
                 {}};
  work.fields = (named ? "author = {" + tex_text(name) + "}" : "key = {" + work.key + "}") +
                ", title = {{" + tex_text(title) + "}}" +
                (year.empty() ? "" : ", year = {" + year + "}");
  return work;
}

CitedWork read(const std::string& source) {
  const auto named = std::ranges::find_if(
      beginnings, [&](const Beginning& each) { return source.starts_with(each.begins); });
  const auto on_github = named == beginnings.end() ? repository(source) : std::nullopt;
  if (named == beginnings.end() && !on_github)
    return own_words(source);
  CitedWork work;
  if (on_github) {
    work = *on_github;
  } else {
    const auto known = std::ranges::find_if(
        works, [&](const Work& each) { return std::string_view(each.key) == named->key; });
    work = {known->key, std::string(named->begins), known->type, known->fields, {}};
    if (work.key == "latencyloom")
      work.fields += ", note = {version " + std::string(version) + "}";
  }
  if (std::string place = place_in(std::string_view(source).substr(work.words.size()));
      !place.empty())
    work.places.push_back(std::move(place));
  return work;
}

/// "a = {1}, b = {2}" with every field on a line of its own. What nobody dated says so, as an entry
/// without a year is an error in many styles.
std::string on_lines(std::string fields) {
  if (fields.find("year = {") == std::string::npos)
    fields += ", year = {n.d.}";
  for (std::size_t at = fields.find("}, "); at != std::string::npos; at = fields.find("}, ", at))
    fields.replace(at, 3, "},\n  ");
  return fields;
}

/// What a .bib file of bibtex() has: comments and the entry that they belong to.
struct Entry {
  std::vector<std::string> comments;
  std::string key, text;
};
std::vector<Entry> entries_of(std::string_view file) {
  std::vector<Entry> entries;
  Entry next;
  while (!file.empty()) {
    const std::string line(take_line(file));
    if (line.starts_with('%')) {
      next.comments.push_back(line);
    } else if (!line.empty()) {
      if (line.starts_with('@'))
        next.key = line.substr(line.find('{') + 1, line.rfind(',') - line.find('{') - 1);
      next.text += line + "\n";
      if (line == "}")
        entries.push_back(std::exchange(next, {}));
    }
  }
  return entries;
}

} // namespace

std::string joined_bibtex(const std::vector<std::string>& files) {
  std::vector<Entry> all;
  for (const std::string& file : files)
    for (Entry& entry : entries_of(file)) {
      const auto known = std::ranges::find(all, entry.key, &Entry::key);
      if (known == all.end()) {
        all.push_back(std::move(entry));
        continue;
      }
      for (std::string& comment : entry.comments)
        if (std::ranges::find(known->comments, comment) == known->comments.end())
          known->comments.push_back(std::move(comment));
    }
  std::string text;
  for (const Entry& entry : all) {
    for (const std::string& comment : entry.comments)
      text += comment + "\n";
    text += entry.text + "\n";
  }
  return text;
}

std::vector<CitedWork> cited_works(const std::vector<std::string>& sources) {
  std::vector<CitedWork> cited;
  for (const std::string& source : sources) {
    CitedWork work = read(source);
    auto known = std::ranges::find(cited, work.key, &CitedWork::key);
    // Two of one author's year.
    const std::string key = work.key;
    for (char letter = 'b'; known != cited.end() && known->fields != work.fields && letter <= 'z';
         ++letter) {
      work.key = key + letter;
      known = std::ranges::find(cited, work.key, &CitedWork::key);
    }
    if (known == cited.end()) {
      cited.push_back(std::move(work));
      continue;
    }
    for (std::string& place : work.places)
      if (std::ranges::find(known->places, place) == known->places.end())
        known->places.push_back(std::move(place));
  }
  return cited;
}

std::string bibtex(const std::vector<CitedWork>& works) {
  std::string text;
  for (const CitedWork& work : works) {
    for (const std::string& place : work.places)
      text += tex_comment(place);
    text += "@" + work.type + "{" + work.key + ",\n  " + on_lines(work.fields) + "\n}\n\n";
  }
  return text;
}

} // namespace loom
