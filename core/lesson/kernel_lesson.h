#pragma once

/// A lesson out of a user's own kernel: five questions about a launch that a report has counters
/// and samples of, predicted and then revealed.
///
///   limits    what limits it, by its counters                        profile_verdict.h
///   waits     the instruction at which most samples were taken       code_waits.h
///   warps     for nine tenths of the speed that a full SM has        profile_occupancy.h
///   loads     times as fast with twice the loads in flight           profile_advice.h
///   then      the unit that is used most after that                  the same
///
/// The first two are measured. The others are expected, and right within the 80 % interval that is
/// revealed with them.

#include "core/lesson/lesson.h"
#include "core/study/code_waits.h"

namespace loom::lesson {

/// `gpu`: that it was measured on. bad_input where the launch has no samples, is too short, or
/// lacks the counters for an answer.
[[nodiscard]] Result<Lesson> kernel_lesson(const profile::Launch& launch, const WaitingCode& code,
                                           const GpuSpec& gpu);

} // namespace loom::lesson
