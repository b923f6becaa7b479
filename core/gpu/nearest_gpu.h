#pragma once

/// GPUs by their names: those that people type, and those that nvidia-smi and ncu print. This is
/// the one place where a name becomes a GPU.
///
/// A name has these parts, in any order, letters compared without case:
///
///     NVIDIA GeForce RTX 4070 Ti       A100-SXM4-80GB            H100 80GB HBM3
///            series  model             model form memory size    model size   kind of memory
///
/// Makers and words that all cards of a line have ("NVIDIA", "GeForce", "Tesla", "Generation",
/// "Workstation Edition") say nothing. Everything that is not listed as one of the other parts
/// belongs to the model, "Laptop", "Max-Q", "NVL", "D" and "Super" too, so that a card which is not
/// in the catalogue is never taken for one that is. The letter of a Kepler board's cooling ("K40m")
/// is no part of it. A GH200's name counts the memory of its CPU (480GB).

#include "core/gpu/catalogue.h"

#include <optional>

namespace loom {

/// Numbers that ncu or nvidia-smi gives of a device beside its name.
struct DeviceTraits {
  std::string capability{};       ///< "8.6"; empty where it is not known
  std::optional<double> sms{};    ///< SMs
  std::optional<double> memory{}; ///< bytes of DRAM that programs have: what ECC takes lacks
  std::optional<double> dram_bandwidth{}; ///< GB/s (10^9 bytes) at the peak
};
/// Whether a GPU's numbers are those of the device, as far as both are known: capability and SMs
/// are the same, memory is 90 to 103 % of what the GPU's name says (without a size in it a GPU may
/// be sold with several), bandwidth 80 to 105 % (a driver lowers the memory's clock for computing
/// by up to a tenth).
[[nodiscard]] bool has_traits(const GpuSpec& gpu, const DeviceTraits& traits);

/// What a text may mean: "RTX 3060", "3060", "nvidia geforce rtx 3060".
struct NamedGpus {
  std::vector<std::string> ids; ///< most likely first
  bool sure = false;            ///< the first is meant
};
/// The search takes GPUs that have the traits, in this order; the first step that finds any counts:
///  1. the whole id or name;
///  2. the same model, and nothing that the text says otherwise is otherwise: its series, size and
///     kind of memory, form ("4070", "gtx 1060", "h100 sxm"). Of several those that confirm most of
///     what the text (and the size of the traits) says, of these those that say least beside it: an
///     RTX 3060 rather than an RTX 3060 8GB. A chip with its memory on the board is also called by
///     a word of its name alone ("Orin");
/// and, where no GPU has that model,
///  3. how the id or name begins, at the end of a number: "h100 p", but not "gtx 98" for a 980;
///  4. letters that stand anywhere in the name: "spark".
/// It is sure where the first or second finds one GPU alone.
[[nodiscard]] NamedGpus gpus_named(std::string_view text, std::span<const GpuPtr> gpus,
                                   const DeviceTraits& traits = {});

/// The GPU of `gpus` that is sure by its name and traits. bad_argument with those that may be
/// meant; else, where a GPU of this name has other numbers, with the number that differs; else with
/// the nearest.
[[nodiscard]] Result<GpuPtr> gpu_named(std::string_view text, std::span<const GpuPtr> gpus,
                                       const DeviceTraits& traits = {});

/// Up to `most` ids of GPUs whose models come nearest to that of a name: few letters changed, or
/// one of the two the beginning of the other; else a word of four letters or more that both have;
/// else the same letters and the least difference of the numbers after them.
[[nodiscard]] std::vector<std::string>
nearest_models(std::string_view text, std::span<const GpuPtr> gpus, std::size_t most = 3);

/// The GPU that comes nearest to an id which the catalogue does not know; nullptr where none is
/// near. Of a missing GPU only the name is known, and names tell the family by their letters and
/// the place in it by their number. So, in this order:
///  1. what nearest() (core/base/nearest.h) takes for the name misspelt, else a name of the same
///     letters before its first digit: "rtx" for "rtx6090";
///  2. the fewest changed letters;
///  3. the same letters before the number, and then the least difference of the numbers: an RTX
///  5090
///     rather than an RTX 3090;
///  4. the newest: a name that is not known yet is likely that of a newer GPU.
[[nodiscard]] GpuPtr nearest_gpu(std::string_view id, const Catalogue& catalogue);

} // namespace loom
