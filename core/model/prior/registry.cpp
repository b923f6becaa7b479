#include "core/model/prior/prior.h"

#include <array>

namespace loom {
namespace {

constexpr std::string_view thesis =
    "V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143, 2016";

constexpr std::array<ModelInfo, prior_count> table{{
    {"cuda-guide",
     LOOM_TEXT("CUDA guide"),
     "NVIDIA, CUDA C Programming Guide 5.5, §5.2.3, 2013",
     LOOM_TEXT(
         "Arithmetic latency and memory throughput, so that it asks for about half of the warps."),
     {}},
    {"guide-refined",
     LOOM_TEXT("CUDA guide, refined"),
     "V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143, §4.8, 2016",
     LOOM_TEXT("Arithmetic latency and memory throughput; it counts the stalled warp and the load "
               "itself."),
     {}},
    {"guide-with-arithmetic",
     LOOM_TEXT("CUDA guide with arithmetic latency"),
     "V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143, §4.8, 2016",
     LOOM_TEXT("Memory throughput and the issue slots of the load."),
     {}},
    {"hong-kim",
     LOOM_TEXT("Hong-Kim 2009"),
     "S. Hong and H. Kim, An Analytical Model for a GPU Architecture with Memory-level and "
     "Thread-level Parallelism Awareness, ISCA 2009",
     LOOM_TEXT("Arithmetic latency: a warp computes as fast as the SM issues."),
     {}},
    {"sim",
     LOOM_TEXT("Sim et al. 2012"),
     "J. Sim, A. Dasgupta, H. Kim and R. Vuduc, A Performance Analysis Framework for Identifying "
     "Potential Benefits in GPGPU Applications, PPoPP 2012",
     LOOM_TEXT("That one warp's arithmetic and memory latencies add up, beyond what it counts as "
               "overlap."),
     {}},
    {"song", LOOM_TEXT("Song et al. 2013"),
     "S. Song, C. Su, B. Rountree and K. Cameron, A Simplified and Accurate Model of "
     "Power-Performance Efficiency on Emergent GPU Architectures, IPDPS 2013",
     LOOM_TEXT("Arithmetic latency altogether."),
     LOOM_TEXT("Its equations were not to be had; this is the bound without arithmetic latency, "
               "which the "
               "thesis says it leaves out.")},
    {"zhang-owens",
     LOOM_TEXT("Zhang-Owens 2011"),
     "Y. Zhang and J. Owens, A Quantitative Performance Analysis Model for GPU Architectures, "
     "HPCA 2011",
     LOOM_TEXT("That a warp waits for both: arithmetic and memory are taken in isolation."),
     {}},
    {"gpumech", LOOM_TEXT("GPUMech 2014"),
     "J.-C. Huang, J. Lee, H. Kim and H.-H. Lee, GPUMech: GPU Performance Modeling Technique based "
     "on Interval Analysis, MICRO 2014",
     LOOM_TEXT("That arithmetic between loads relieves the memory queue; there is no limit on "
               "outstanding "
               "misses here."),
     LOOM_TEXT(
         "The queue is that of a public implementation, which jumps where memory saturates; the "
         "paper's own may differ.")},
    {"adding", LOOM_TEXT("Adding times"), thesis,
     LOOM_TEXT("That arithmetic of some warps overlaps memory accesses of others."),
     LOOM_TEXT("Made from the question that heads §4.12, do instruction times add or overlap; the "
               "section's "
               "own equations were not to be had.")},
    {"overlapping", LOOM_TEXT("Overlapping times"), thesis,
     LOOM_TEXT("That one warp's arithmetic and memory latencies do not overlap."),
     LOOM_TEXT("Made from the question that heads §4.12, do instruction times add or overlap; the "
               "section's "
               "own equations were not to be had.")},
    {"no-bandwidth-limit", LOOM_TEXT("No bandwidth limit"), thesis,
     LOOM_TEXT("Memory throughput: any number of accesses is served at once."),
     LOOM_TEXT("Made from the heading of §4.13, models with no memory bandwidth limits: the bound "
               "without "
               "that limit.")},
    {"roofline",
     LOOM_TEXT("Roofline"),
     "S. Williams, A. Waterman and D. Patterson, Roofline: An Insightful Visual Performance Model "
     "for Multicore Architectures, CACM 52(4), 2009",
     LOOM_TEXT("All latency, and with it occupancy."),
     {}},
}};

} // namespace

std::span<const ModelInfo, prior_count> prior_table() { return table; }

} // namespace loom
