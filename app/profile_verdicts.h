#pragma once

/// Launches of a profile as every answer of `latencyloom profile` says them: names, values with
/// their units, verdicts.

#include "app/kernel_options.h"
#include "core/profile/judge.h"
#include "core/profile/target.h"
#include "core/study/profile_advice.h"
#include "core/study/profile_model.h"
#include "core/study/profile_verdict.h"
#include "core/text/json_fwd.h"

#include <string>
#include <string_view>

namespace loom {

/// The text as one word of a command: in double quotes, which Windows knows too, where it has to
/// be.
[[nodiscard]] std::string shell_word(const std::string& text);

/// The models answer for launches, on the GPU that is asked for or on that of each launch.
struct Models {
  Catalogue catalogue = load_catalogue();
  GpuPtr gpu;       ///< null: that of each launch
  std::string file; ///< that gpu is from; empty: the catalogue
  /// Whether the arguments, and not the export, have to say more for an answer.
  [[nodiscard]] bool lacks_gpu(const profile::Launch& launch) const {
    return !gpu && !profile::gpu_of(launch, catalogue);
  }
  [[nodiscard]] Result<ProfileModel> of(const profile::Launch& launch) const {
    return profile_model(launch, catalogue, gpu);
  }
  [[nodiscard]] ProfileVerdict verdict(const profile::Launch& launch) const {
    if (gpu)
      return profile_verdict(launch, gpu);
    const auto own = profile::gpu_of(launch, catalogue);
    return own ? profile_verdict(launch, *own) : profile_verdict(launch, {}, own.error().detail);
  }
  /// The options that name the GPU.
  [[nodiscard]] std::string options(const std::string& id) const {
    return file.empty() ? "--gpu " + id : "--gpu-file " + shell_word(file);
  }
};

/// 2.7e12, "byte/s" as "2.7 TB/s".
[[nodiscard]] std::string with_prefix(double value, std::string_view unit);
/// "saxpy #3".
[[nodiscard]] std::string name_of(const profile::Launch& launch);
/// The verdict in lines of text.
[[nodiscard]] std::string verdict_text(const profile::Launch& launch,
                                       const ProfileVerdict& verdict);
/// Lines of text that say which changes would help and which would not.
/// With the instruction that each is about where there is code.
[[nodiscard]] std::string advice_text(const profile::Launch& launch, const WaitingCode* code);
/// Writes kind, change, speed-up and its interval into the object that is open.
void write_change(JsonWriter& writer, const ProfileAdvice& advice);
/// The key "advice".
void write_advice(JsonWriter& writer, const profile::Launch& launch, const WaitingCode* code);
/// "0090  LDG.E R9, desc[UR6][R6.64], columns.cu:24".
[[nodiscard]] std::string instruction_text(const profile::SampledCode& code, std::size_t at);
/// The key "verdict".
void write_verdict(JsonWriter& writer, const profile::Launch& launch,
                   const ProfileVerdict& verdict);

} // namespace loom
