#pragma once

/// Prior models of how GPUs hide latency, each turned to the kernel of the thesis
/// (core/model/kernel_model.h): n warps per SM, each repeating α dependent arithmetic instructions
/// and one dependent load.
///
/// Every model gives x, the throughput of the other instruction in IPC/SM. Below, per other
/// instruction:
///
///   n   independent chains per SM: warps · ILP. What a model says of n warps it says of n chains.
///   Lm  latency without the adds: group_latency − α·La
///   La, Tm, Ta, Ti   alu_lat, other_thru, alu_thru, issue_thru
///   N   issue slots of an iteration: α + other_issue (α + 1 in the papers)
///   C   cycles to issue them at the peak rate: N / min(Ta, Ti)
///
///   cuda-guide             x = min( n/Lm, Ta/α ),                 n* = Lm·Ta/α
///   guide-refined          x = min( n/(Lm + C), 1/C ),            n* = Lm/C + 1
///   guide-with-arithmetic  x = min( n/(Lm + α·La), Ta/α ),        n* = Lm·Ta/α + La·Ta
///   hong-kim               MWP = min( Tm·Lm, n ), CWP = min( (Lm + C)/C, n ); K steps per warp
///   take
///                            K·(Lm + C) + C·(MWP − 1)             MWP = CWP = n
///                            K·Lm·n/MWP + C·(MWP − 1)             CWP >= MWP
///                            Lm + K·C·n                           MWP > CWP
///                          x = n·K/time
///   sim                    Tcomp = N·max( La, n/min(Ta, Ti) )
///                          Tmem  = n·Lm/min( max(1, CWP − 1), MWP, Tm·Lm )
///                          x = n/( Tcomp + Tmem − min( Tcomp·(n − z)/n, Tmem ) ),
///                          z = 1 if CWP <= MWP, else 0
///   song                   x = min( n/Lm, Tm, Ta/α )
///   zhang-owens            x = min( fa/α, fm ), fa = min( n/La, Ta ), fm = min( n/Lm, Tm )
///   gpumech                intervals of one instruction: α that stall La − 1, one that stalls
///                          Lm − 1; T1 = Lm + N − 1 + α·(La − 1); p = min( Ti, n·N/T1 );
///                          wait = p·Σ max( 0, (n − 1)/Ti − stall )/Ti; ρ = n/(Tm·Lm);
///                          queue = ρ·s/(2·(1 − ρ)), s = 1/(Tm·SMs); from ρ = 1 on n/(2·Tm)
///                          x = min( Ti, n·N/(T1 + wait + queue) )/N
///   adding                 x = 1/( α/fa + 1/fm )
///   overlapping            x = 1/max( α/fa, 1/fm, N/Ti )
///   no-bandwidth-limit     x = min( n/(Lm + α·La), Ta/α, Ti/N )
///   roofline               x = min( Tm, Ta/α, Ti/N )
///
/// Two readings of Hong and Kim need a word. The departure delay of coalesced loads is taken as
/// the one that memory throughput implies, 1/Tm. And their second case also holds when a warp
/// computes longer than it waits, where the third does too: the slower of both is used then. The
/// second alone would issue instructions faster than the SM can, without limit as α grows.
///
/// Sources: the equations are collected from V. Volkov, "Understanding Latency Hiding on GPUs"
/// (UCB/EECS-2016-143), §§4.8-4.13, and from public implementations of the papers cited by
/// prior_table().

#include "core/base/result.h"
#include "core/model/kernel_model.h"
#include "core/model/loop.h"
#include "core/model/model_info.h"

#include <optional>
#include <span>
#include <string_view>

namespace loom {

enum class Prior {
  cuda_guide,
  guide_refined,
  guide_with_arithmetic,
  hong_kim,
  sim,
  song,
  zhang_owens,
  gpumech,
  adding,
  overlapping,
  no_bandwidth_limit,
  roofline,
};
inline constexpr std::size_t prior_count = 12;

/// One row for each Prior, in enum order.
[[nodiscard]] std::span<const ModelInfo, prior_count> prior_table();

/// Iterations of a loop per cycle and SM, finite and from 0 on for any `warps` per SM from 0; 0
/// without warps. One access stands for its memory instructions: Lm is their latency, Tm the least
/// of what the units that they take allow; α are its other instructions, infinite where it has
/// no memory instruction, La their mean latency, Ta what the pipes allow that execute them. `sms`
/// is the number of SMs that share the memory (from 1), which matters to gpumech only. Roofline is
/// the loop's peak. For the others bad_argument in one sentence where the loop has a critical path
/// in place of a chain or a copy that is waited for iterations later, or where no source gives a
/// rate that the model needs.
[[nodiscard]] Result<double> prior_throughput(Prior prior, const LoopNumbers& loop, double warps,
                                              double sms = 1);

/// The same of the thesis's kernel where it is a formula, 0 <= α < ∞: nothing of hong-kim, sim and
/// gpumech, which go through cases. For double and why::Traced.
template <class Number>
[[nodiscard]] std::optional<Number>
prior_throughput_formula(Prior prior, const KernelOf<Number>& model,
                         std::type_identity_t<Number> alpha, std::type_identity_t<Number> warps);

/// Least number of warps per SM, a real number, that reaches the model's own peak throughput; from
/// cuda-guide it is infinite at α = 0. Nothing where the model has no such number: sim and gpumech
/// approach theirs, and roofline knows no warps; nor where prior_throughput() is an error.
[[nodiscard]] std::optional<double> prior_warps_needed(Prior prior, const LoopNumbers& loop);
/// The same of the thesis's kernel, 0 <= α < ∞, for double and why::Traced.
template <class Number>
[[nodiscard]] std::optional<Number> prior_warps_formula(Prior prior, const KernelOf<Number>& model,
                                                        std::type_identity_t<Number> alpha);

} // namespace loom
