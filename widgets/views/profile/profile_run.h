#pragma once

/// What the models say of the profile that a document looks at.

#include "core/document/document.h"
#include "core/gpu/catalogue.h"
#include "core/profile/judge.h"
#include "core/study/code_waits.h"
#include "core/study/profile_model.h"
#include "widgets/views/profile/profile_source.h"

namespace loom {

using WaitingCodePtr = std::shared_ptr<const WaitingCode>;

struct ProfileRun {
  LaunchesPtr launches; ///< not null, one at least
  std::size_t shown = 0;
  Result<ProfileModel> model;
  std::optional<ProfileSimulation> simulation; ///< once it is there
  WaitingCodePtr code{};                       ///< of the launch; null where nobody has it
  [[nodiscard]] const profile::Launch& launch() const { return (*launches)[shown]; }
};

/// Without simulation and code. Nothing where the document looks at no profile; an error where its
/// text is none.
[[nodiscard]] Result<std::optional<ProfileRun>> profile_run(const ProfilePart& part,
                                                            const Catalogue& catalogue);
/// The code of its launch with where it waits, where the profile has it.
void add_code(ProfileRun& run, const ProfilePart& part);
/// The run with its simulation, where there is one.
[[nodiscard]] ProfileRun simulated(ProfileRun run, const std::stop_token& stop = {});

/// The launches of the kernel whose loop the scenario has, as measured; empty where its loop and
/// GPU are not those of the profile's launch.
struct ProfiledPoint {
  double warps = 0, iterations = 0; ///< of an SM; of the loop per cycle and SM
  bool shown = false;               ///< the launch that the profile shows
};
[[nodiscard]] std::vector<ProfiledPoint> profiled_points(const Document& document,
                                                         const Catalogue& catalogue);

} // namespace loom
