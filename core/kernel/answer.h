#pragma once

/// The answer of `latencyloom predict`, as text for people and as JSON.

#include "core/kernel/predict.h"

namespace loom::kernel {

/// Lines of "name  value", then the assumptions, a final newline.
[[nodiscard]] std::string prediction_text(const Program& program, const Setup& setup,
                                          const Profile& profile, const Machine& machine,
                                          const Prediction& prediction);
/// The profile's and the method's.
[[nodiscard]] std::vector<Message> assumptions_of(const Profile& profile,
                                                  const Prediction& prediction);
/// An object that begins with the program's version, a final newline; what is unknown is null.
/// Equal waves stand in one entry: "waves" of them, with the blocks and the time of all.
[[nodiscard]] std::string prediction_json(const Program& program, const Setup& setup,
                                          const Profile& profile, const Machine& machine,
                                          const Prediction& prediction);

} // namespace loom::kernel
