#pragma once

/// The run that a view shows, computed once. A change is run to check it before it is proposed:
/// when it is shown then, and at every step through it, the same run is taken.

#include "core/base/result.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace loom {

/// `Asked` is everything that a run depends on. As a pointer it is the run on show, null before the
/// first: the last that was good.
template <class Asked, class Run> class LastRun {
public:
  using Ptr = std::shared_ptr<const Run>; ///< the same one for the same run

  explicit LastRun(std::function<Result<Run>(const Asked&)> compute)
      : compute_(std::move(compute)) {}

  /// The run of `asked`, computed where it is neither the last good nor the last refused one.
  Result<Ptr> of(const Asked& asked) {
    if (good_ && good_->first == asked)
      return good_->second;
    if (!refused_ || refused_->first != asked) {
      Result<Run> run = compute_(asked);
      if (run) {
        good_ = {asked, std::make_shared<const Run>(*std::move(run))};
        return good_->second;
      }
      refused_ = {asked, run.error()};
    }
    return tl::unexpected<Error>(refused_->second);
  }
  /// Puts the run of `asked` on show where it is good; true where there is something to show: a run
  /// that was not on show, why there is none, or that there is one again.
  bool show(const Asked& asked) {
    const Result<Ptr> run = of(asked);
    const bool was_refused =
        std::exchange(problem_, run ? std::nullopt : std::optional(run.error())).has_value();
    const bool other = run && std::exchange(shown_, *run) != *run;
    return other || was_refused || problem_;
  }
  /// Why what was asked for last is not on show.
  [[nodiscard]] const std::optional<Error>& problem() const { return problem_; }

  [[nodiscard]] const Ptr& shown() const { return shown_; }
  const Run& operator*() const { return *shown_; }
  const Run* operator->() const { return shown_.get(); }
  explicit operator bool() const { return shown_ != nullptr; }

private:
  std::function<Result<Run>(const Asked&)> compute_;
  std::optional<std::pair<Asked, Ptr>> good_;
  std::optional<std::pair<Asked, Error>> refused_;
  Ptr shown_;
  std::optional<Error> problem_;
};

} // namespace loom
