#include "widgets/export/bibliography.h"

#include "widgets/export/tex_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>

namespace loom {

namespace {

/// A work that our numbers are from. The fields say what the sources in GPU files say, no more.
struct Work {
  std::string_view begins; ///< how its sources begin
  const char *key, *type, *fields;
};

constexpr std::array works{
    Work{"V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143", "volkov2016",
         "phdthesis",
         "author = {V. Volkov}, title = {Understanding Latency Hiding on {GPUs}}, school = "
         "{University of California, Berkeley}, number = {UCB/EECS-2016-143}, year = {2016}"},
    Work{"Z. Jia et al., Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking, "
         "arXiv:1804.06826",
         "jia2018volta", "misc",
         "author = {Z. Jia and others}, title = {Dissecting the {NVIDIA} {Volta} {GPU} "
         "Architecture via Microbenchmarking}, eprint = {1804.06826}, archiveprefix = {arXiv}, "
         "year = {2018}"},
    Work{"Z. Jia et al., Dissecting the NVidia Turing T4 GPU via Microbenchmarking, "
         "arXiv:1903.07486",
         "jia2019turing", "misc",
         "author = {Z. Jia and others}, title = {Dissecting the {NVidia} {Turing} {T4} {GPU} via "
         "Microbenchmarking}, eprint = {1903.07486}, archiveprefix = {arXiv}, year = {2019}"},
    Work{"Dissecting the NVIDIA Hopper Architecture through Microbenchmarking and Multiple Level "
         "Analysis, arXiv:2501.12084",
         "hopper2025", "misc",
         "title = {Dissecting the {NVIDIA} {Hopper} Architecture through Microbenchmarking and "
         "Multiple Level Analysis}, eprint = {2501.12084}, archiveprefix = {arXiv}, year = "
         "{2025}"},
    Work{"W. Luo et al., Dissecting the NVIDIA Hopper Architecture through Microbenchmarking and "
         "Multiple Level Analysis, arXiv:2501.12084",
         "hopper2025", "misc",
         "author = {W. Luo and others}, title = {Dissecting the {NVIDIA} {Hopper} Architecture "
         "through Microbenchmarking and Multiple Level Analysis}, eprint = {2501.12084}, "
         "archiveprefix = {arXiv}, year = {2025}"},
    Work{"W. Luo et al., Benchmarking and Dissecting the Nvidia Hopper GPU Architecture via "
         "Microbenchmarking, arXiv:2402.13499",
         "luo2024", "misc",
         "author = {W. Luo and others}, title = {Benchmarking and Dissecting the {Nvidia} {Hopper} "
         "{GPU} Architecture via Microbenchmarking}, eprint = {2402.13499}, archiveprefix = "
         "{arXiv}, year = {2024}"},
    Work{"Dissecting the NVIDIA Blackwell Architecture with Microbenchmarks, arXiv:2507.10789",
         "blackwell2025", "misc",
         "title = {Dissecting the {NVIDIA} {Blackwell} Architecture with Microbenchmarks}, eprint "
         "= {2507.10789}, archiveprefix = {arXiv}, year = {2025}"},
    Work{"X. Mei and X. Chu, Dissecting GPU Memory Hierarchy through Microbenchmarking", "mei2017",
         "article",
         "author = {X. Mei and X. Chu}, title = {Dissecting {GPU} Memory Hierarchy through "
         "Microbenchmarking}, journal = {IEEE Transactions on Parallel and Distributed Systems}, "
         "year = {2017}"},
    Work{"H. Abdelkhalik et al., Demystifying the Nvidia Ampere Architecture through "
         "Microbenchmarking and Instruction-level Analysis",
         "abdelkhalik2022", "misc",
         "author = {H. Abdelkhalik and others}, title = {Demystifying the {Nvidia} {Ampere} "
         "Architecture through Microbenchmarking and Instruction-level Analysis}, year = {2022}"},
    Work{"H. Abdelkhalik et al., Demystifying the Nvidia Ampere Architecture, arXiv:2208.11174",
         "abdelkhalik2022", "misc",
         "author = {H. Abdelkhalik and others}, title = {Demystifying the {Nvidia} {Ampere} "
         "Architecture through Microbenchmarking and Instruction-level Analysis}, year = {2022}"},
    Work{"Andersch et al., On latency in GPU architectures and applications, as quoted in "
         "tomix86/masters-thesis",
         "andersch", "misc",
         "author = {M. Andersch and others}, title = {On latency in {GPU} architectures and "
         "applications}, note = {as quoted in tomix86/masters-thesis}"},
    Work{"M. Andersch et al. as quoted in tomix86/masters-thesis", "andersch", "misc",
         "author = {M. Andersch and others}, title = {On latency in {GPU} architectures and "
         "applications}, note = {as quoted in tomix86/masters-thesis}"},
    Work{"Y. Arafa et al., Instructions' latencies characterization for NVIDIA GPGPUs, "
         "arXiv:1905.08778",
         "arafa2019", "misc",
         "author = {Y. Arafa and others}, title = {Instructions' latencies characterization for "
         "{NVIDIA} {GPGPUs}}, eprint = {1905.08778}, archiveprefix = {arXiv}, year = {2019}"},
    Work{"Y. Arafa et al., arXiv:1905.08778", "arafa2019", "misc",
         "author = {Y. Arafa and others}, eprint = {1905.08778}, archiveprefix = {arXiv}, year = "
         "{2019}, note = {as carried in lanl/PPT, code/apps/PPT-GPU/configs}"},
    Work{"Mesa NAK", "mesanak", "misc",
         "author = {{Mesa}}, title = {{NAK}, src/nouveau/compiler}, note = {scheduling information "
         "provided by {NVIDIA}}"},
    Work{
        "Mesa, src/nouveau/compiler/nak/sm80_instr_latencies.rs", "mesanak", "misc",
        "author = {{Mesa}}, title = {{NAK}, src/nouveau/compiler/nak/sm80\\_instr\\_latencies.rs}"},
    Work{"cicuvc, nvidia-sass-document", "cicuvcsass", "misc",
         "author = {cicuvc}, title = {nvidia-sass-document}"},
    Work{"H. Wong et al., Demystifying GPU Microarchitecture through Microbenchmarking, "
         "ISPASS 2010",
         "wong2010", "inproceedings",
         "author = {H. Wong and others}, title = {Demystifying {GPU} Microarchitecture through "
         "Microbenchmarking}, booktitle = {ISPASS}, year = {2010}"},
    Work{"S. Hong and H. Kim, An Analytical Model for a GPU Architecture with Memory-level and "
         "Thread-level Parallelism Awareness, ISCA 2009",
         "hong2009", "inproceedings",
         "author = {S. Hong and H. Kim}, title = {An Analytical Model for a {GPU} Architecture "
         "with Memory-level and Thread-level Parallelism Awareness}, booktitle = {ISCA}, year = "
         "{2009}"},
    Work{"J. Sim, A. Dasgupta, H. Kim and R. Vuduc, A Performance Analysis Framework for "
         "Identifying Potential Benefits in GPGPU Applications, PPoPP 2012",
         "sim2012", "inproceedings",
         "author = {J. Sim and A. Dasgupta and H. Kim and R. Vuduc}, title = {A Performance "
         "Analysis Framework for Identifying Potential Benefits in {GPGPU} Applications}, "
         "booktitle = {PPoPP}, year = {2012}"},
    Work{"J.-C. Huang, J. Lee, H. Kim and H.-H. Lee, GPUMech: GPU Performance Modeling Technique "
         "based on Interval Analysis, MICRO 2014",
         "huang2014", "inproceedings",
         "author = {J.-C. Huang and J. Lee and H. Kim and H.-H. Lee}, title = {{GPUMech}: {GPU} "
         "Performance Modeling Technique based on Interval Analysis}, booktitle = {MICRO}, year = "
         "{2014}"},
    Work{"Y. Zhang and J. Owens, A Quantitative Performance Analysis Model for GPU Architectures, "
         "HPCA 2011",
         "zhang2011", "inproceedings",
         "author = {Y. Zhang and J. Owens}, title = {A Quantitative Performance Analysis Model for "
         "{GPU} Architectures}, booktitle = {HPCA}, year = {2011}"},
    Work{"A. A. Kleimenov, N. N. Popova, A method for prediction execution time of GPU programs, "
         "Computational nanotechnology 8(1), 2021",
         "kleimenov2021", "article",
         "author = {A. A. Kleimenov and N. N. Popova}, title = {A method for prediction execution "
         "time of {GPU} programs}, journal = {Computational nanotechnology}, volume = {8}, number "
         "= {1}, year = {2021}"},
    Work{"NVIDIA, CUDA C Programming Guide 5.5", "cudaguide2013", "manual",
         "organization = {NVIDIA}, title = {{CUDA} C Programming Guide 5.5}, year = {2013}"},
    Work{"NVIDIA CUDA C Programming Guide 10", "cudaguide2018", "manual",
         "organization = {NVIDIA}, title = {{CUDA} C Programming Guide 10}, year = {2018}"},
    Work{"NVIDIA CUDA 13.0 Programming Guide", "cudaguide2025", "manual",
         "organization = {NVIDIA}, title = {{CUDA} 13.0 Programming Guide}, year = {2025}"},
    Work{"NVIDIA CUDA Programming Guide 13.0", "cudaguide2025", "manual",
         "organization = {NVIDIA}, title = {{CUDA} 13.0 Programming Guide}, year = {2025}"},
    Work{"NVIDIA CUDA 13.4 Best Practices Guide", "cudabest", "manual",
         "organization = {NVIDIA}, title = {{CUDA} {C++} Best Practices Guide 13.4}"},
    Work{"NVIDIA CUDA C++ Best Practices Guide 13.4", "cudabest", "manual",
         "organization = {NVIDIA}, title = {{CUDA} {C++} Best Practices Guide 13.4}"},
    Work{"zangshuxian.com/new/674733024499207168", "h20geekbench", "misc",
         "title = {Geekbench of an {H20}}, howpublished = "
         "{\\url{https://zangshuxian.com/new/674733024499207168}}"},
    Work{"notes on an RTX 5060 Ti", "rtx5060ti", "misc", "title = {Notes on an {RTX} 5060 {Ti}}"},
    Work{"NVIDIA Jetson", "jetson", "manual",
         "organization = {NVIDIA}, title = {Data sheets of {Jetson} modules}"},
    Work{"NVIDIA, CUDA C++ Programming Guide", "cudaguide", "manual",
         "organization = {NVIDIA}, title = {{CUDA} {C++} Programming Guide}"},
    Work{"NVIDIA CUDA C++ Programming Guide", "cudaguide", "manual",
         "organization = {NVIDIA}, title = {{CUDA} {C++} Programming Guide}"},
    Work{"caps-tum/mt4g", "mt4g", "misc",
         "title = {caps-tum/mt4g}, howpublished = {\\url{https://github.com/caps-tum/mt4g}}"},
    Work{"GPGPU (General Purpose Graphics Processing Unit), NVIDIA architecture survey",
         "gpgpusurvey", "misc",
         "title = {{GPGPU} (General Purpose Graphics Processing Unit), {NVIDIA} architecture "
         "survey}"},
    Work{"Wikipedia, List of Nvidia graphics processing units", "wikipedia-nvidia", "misc",
         "author = {Wikipedia}, title = {List of {Nvidia} graphics processing units}, note = {as "
         "collected in voidful/gpu-info-api}, year = {2025}"},
    Work{"Wikipedia list of NVIDIA GPUs as JSON", "wikipedia-nvidia", "misc",
         "author = {Wikipedia}, title = {List of {Nvidia} graphics processing units}, note = {as "
         "collected in voidful/gpu-info-api}, year = {2025}"},
    Work{"Wikipedia, List of AMD graphics processing units", "wikipedia-amd", "misc",
         "author = {Wikipedia}, title = {List of {AMD} graphics processing units}, note = {as "
         "collected in voidful/gpu-info-api}, year = {2025}"},
    Work{"Chips and Cheese, Blackwell: Nvidia's Massive GPU", "chipsandcheese2025", "misc",
         "author = {{Chips and Cheese}}, title = {Blackwell: {Nvidia's} Massive {GPU}}, year = "
         "{2025}"},
    Work{
        "Chips and Cheese, Latency Testing is Hard (RDNA 3 Power Saving)", "chipsandcheese2023",
        "misc",
        "author = {{Chips and Cheese}}, title = {Latency Testing is Hard ({RDNA} 3 Power Saving)}, "
        "year = {2023}"},
    Work{"hmc-tech.com, NVIDIA B200 vs NVIDIA B100", "hmctech", "misc",
         "title = {Specifications of {NVIDIA} {B200} and {B100}}, howpublished = "
         "{\\url{https://hmc-tech.com}}"},
    Work{"LLVM", "llvm", "misc",
         "author = {{LLVM} project}, title = {{LLVM}, target {AMDGPU}}, howpublished = "
         "{\\url{https://github.com/llvm/llvm-project}}"},
    Work{"te42kyfo/gpu-benches", "gpubenches", "misc",
         "title = {te42kyfo/gpu-benches}, howpublished = "
         "{\\url{https://github.com/te42kyfo/gpu-benches}}"},
    Work{"NVIDIA CUDA occupancy calculator as transcribed in xmartlabs/cuda-calculator",
         "cudacalculator", "misc",
         "title = {{NVIDIA} {CUDA} occupancy calculator}, howpublished = "
         "{\\url{https://github.com/xmartlabs/cuda-calculator}}"},
    Work{"xmartlabs/cuda-calculator", "cudacalculator", "misc",
         "title = {{NVIDIA} {CUDA} occupancy calculator}, howpublished = "
         "{\\url{https://github.com/xmartlabs/cuda-calculator}}"},
    Work{"js/calculator.coffee of xmartlabs/cuda-calculator", "cudacalculator", "misc",
         "title = {{NVIDIA} {CUDA} occupancy calculator}, howpublished = "
         "{\\url{https://github.com/xmartlabs/cuda-calculator}}"},
    Work{"NVIDIA cuda_occupancy.h", "cudaoccupancy", "misc",
         "author = {NVIDIA}, title = {cuda\\_occupancy.h}, note = {of the {CUDA} toolkit}"},
    Work{"cuda_occupancy.h", "cudaoccupancy", "misc",
         "author = {NVIDIA}, title = {cuda\\_occupancy.h}, note = {of the {CUDA} toolkit}"},
    Work{"tomix86/masters-thesis", "tomix86", "misc",
         "title = {tomix86/masters-thesis}, howpublished = "
         "{\\url{https://github.com/tomix86/masters-thesis}}"},
    Work{"Measured on an NVIDIA H100", "latencyloom-h100", "misc",
         "title = {Measurements of an {NVIDIA} {H100} for {LatencyLoom}}"},
    Work{"Measured on an NVIDIA H200", "latencyloom-h200", "misc",
         "title = {Measurements of an {NVIDIA} {H200} for {LatencyLoom}}"},
    Work{"LatencyLoom", "latencyloom", "misc", "title = {{LatencyLoom}}"},
};

/// The place in a work: what follows its name, without what joins them.
std::string place_in(std::string_view rest) {
  const std::size_t first = rest.find_first_not_of(", ");
  return first == std::string_view::npos ? std::string() : std::string(rest.substr(first));
}

/// "own1" from the letters and digits that the text begins with.
std::string key_from(std::string_view text) {
  constexpr std::size_t longest = 24;
  std::string key;
  for (const char c : text)
    if (key.size() < longest && std::isalnum(static_cast<unsigned char>(c)))
      key += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return key.empty() ? "source" : key;
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
                   "title = {" + tex_text(whole) + "}, howpublished = {\\url{https://github.com/" +
                       whole + "}}",
                   {}};
}

CitedWork read(const std::string& source) {
  const auto known = std::ranges::find_if(
      works, [&](const Work& work) { return source.starts_with(work.begins); });
  const auto on_github = known == works.end() ? repository(source) : std::nullopt;
  if (known == works.end() && !on_github)
    return {key_from(source), source, "misc", "title = {{" + tex_text(source) + "}}", {}};
  CitedWork work =
      on_github ? *on_github
                : CitedWork{known->key, std::string(known->begins), known->type, known->fields, {}};
  if (std::string place = place_in(std::string_view(source).substr(work.words.size()));
      !place.empty())
    work.places.push_back(std::move(place));
  return work;
}

/// "a = {1}, b = {2}" with every field on a line of its own.
std::string on_lines(std::string fields) {
  for (std::size_t at = fields.find("}, "); at != std::string::npos; at = fields.find("}, ", at))
    fields.replace(at, 3, "},\n  ");
  return fields;
}

} // namespace

std::vector<CitedWork> cited_works(const std::vector<std::string>& sources) {
  std::vector<CitedWork> cited;
  for (const std::string& source : sources) {
    CitedWork work = read(source);
    const auto known = std::ranges::find(cited, work.key, &CitedWork::key);
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
      text += "% " + place + "\n";
    text += "@" + work.type + "{" + work.key + ",\n  " + on_lines(work.fields) + "\n}\n\n";
  }
  return text;
}

} // namespace loom
