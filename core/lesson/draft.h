#pragma once

/// A lesson that is being written: its states, for undo, and the steps that are put into it.

#include "core/lesson/lesson.h"

namespace loom::lesson {

class Draft {
public:
  /// `saved` is whether a file has it as it is.
  explicit Draft(Lesson lesson, bool saved = true)
      : states_{{std::move(lesson), {}}}, saved_(saved ? std::optional(at_) : std::nullopt) {}

  [[nodiscard]] const Lesson& now() const { return states_[at_].lesson; }
  /// Takes what it is from now on. Changes of the same `field` that follow each other, letters of
  /// a word, are undone together; an empty one always stands alone. At most 200 are kept.
  void change(Lesson next, std::string field = {});

  [[nodiscard]] bool can_undo() const { return at_ > 0; }
  [[nodiscard]] bool can_redo() const { return at_ + 1 < states_.size(); }
  void undo();
  void redo();

  /// Whether it was changed since it was begun or saved.
  [[nodiscard]] bool changed() const { return saved_ != at_; }
  void saved();

private:
  struct State {
    Lesson lesson;
    std::string field;
  };
  std::vector<State> states_;
  std::size_t at_ = 0;
  std::optional<std::size_t> saved_; ///< state that the file has; nothing when it is forgotten
};

/// A lesson without steps on a GPU.
[[nodiscard]] Lesson new_lesson(const std::string& gpu, const std::string& source);

/// The lesson with a step of this kind after the first `after` ones, which sets the state `now`.
/// The new step is ready to be tried, though not to be saved: texts and formulas are to be written.
[[nodiscard]] Lesson with_step(Lesson lesson, std::size_t after, StepKind kind, const Scenario& now,
                               const Catalogue& catalogue);

/// The lesson where a step sets the state `now`.
[[nodiscard]] Lesson with_state(Lesson lesson, std::size_t step, const Scenario& now,
                                const Catalogue& catalogue);

/// What of the state `now` the step does not bring about, however it is set.
[[nodiscard]] std::vector<Unreached> lost_at(const Lesson& lesson, std::size_t step,
                                             const Scenario& now, const Catalogue& catalogue);

/// The step as one of another kind: what the kind asks for is there, what it does not is gone.
[[nodiscard]] Step with_kind(Step step, StepKind kind);

} // namespace loom::lesson
