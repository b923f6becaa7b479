#pragma once

/// A lesson: steps that show something, ask for a prediction, and say what is right on the GPU that
/// was chosen. Answers are formulas over the numbers of core/why, so they change with the GPU.
///
/// A name in a formula is
///   throughput        a quantity of the step's scenario (ids of why::explain)
///   warps_90          a number of its GPU's file
///   g80.warps_needed  the same on another GPU, at its own default scenario but with the mix and
///                     access of the step's; "-" in a GPU's id is written "_"
///   wall.factor       of the memory wall's fit up to early 2016 (core/model/memory_wall.h)

#include "core/gpu/catalogue.h"
#include "core/lesson/expression.h"
#include "core/scenario/scenario.h"
#include "core/trace/quantity.h"

#include <optional>
#include <string>
#include <vector>

namespace loom::lesson {

enum class StepKind {
  text,    ///< something to read
  number,  ///< a number to predict
  choice,  ///< one of several answers
  sketch,  ///< a curve to draw with the mouse
  compare, ///< the same on another GPU, which is set beside it
  free,    ///< a task without an answer
};
[[nodiscard]] std::string_view to_string(StepKind kind);

/// A wrong answer that is foreseen, and what to say of it.
struct Reason {
  /// Number: the wrong answer itself. Sketch: holds where it is 1, with `first`, `last`, `top`
  /// (largest y) and `top_x` of what was drawn.
  Expression when;
  std::string words;
};

struct Choice {
  std::string label;
  Expression right;   ///< not 0 where this is the answer
  std::string reason; ///< said when it is chosen and wrong; may be empty
};

/// What is to be drawn: `y` against `x`, both ids; x is "alpha" or "warps".
struct Sketch {
  std::string x, y;
  double from = 0, to = 0; ///< of x; alpha is drawn on a logarithmic axis
  double tolerance = 0.2;  ///< of the largest y, for a point to be right
  double share = 0.7;      ///< of the points that have to be right
};

/// Settings of the views of memory access: words between the threads, 0 to 4096.
inline constexpr std::string_view shared_stride = "shared_stride", global_stride = "global_stride";

/// A change to the scenario by parameter or choice ("alpha", "mix", "gpu", "access"), or by one of
/// the strides.
struct Setting {
  std::string name;
  std::string text;                    ///< of a choice
  std::optional<double> value;         ///< of a parameter
  std::optional<Expression> formula{}; ///< in place of the value, where a reveal sets it
};

struct Step {
  std::string id; ///< the heading in the lesson's text
  StepKind kind = StepKind::text;
  std::string prose;  ///< Markdown; {formula} or {formula:digits} is replaced by its value
  std::string reveal; ///< Markdown that is shown with the answer; may be empty
  std::string notes;  ///< for the teacher; may be empty
  std::vector<Setting> set, reveal_set; ///< for the question, and besides for the reveal alone
  std::string view;                     ///< id of the view to show; may be empty
  std::vector<std::string> hide;        ///< views that would give the answer away, by id
  std::optional<Expression> answer;     ///< number
  std::string unit;                     ///< number
  double tolerance = 0.02;              ///< number: relative, beside rounding to a whole
  std::vector<Choice> choices;          ///< choice
  std::optional<Sketch> sketch;
  std::vector<Reason> wrong; ///< number and sketch
};

struct Lesson {
  std::string id, title, source;
  std::string gpu;  ///< that it begins with
  std::string file; ///< NAME.lesson.json that it is kept in; empty for a shipped one
  std::vector<Step> steps;
};

/// Whether it asks for a prediction.
[[nodiscard]] bool asks(const Step& step);

/// The choices in the order in which they stand: the right one is not the first because its author
/// thought of it first.
[[nodiscard]] std::vector<std::size_t> choice_order(const Step& step);

/// A step shows these views, and keeps some behind a curtain so that nothing answers its question.
struct Curtain {
  std::string view;                  ///< of the step, or of the last that names one; may be empty
  std::vector<std::string> hidden{}; ///< views that would give the answer away, by id
  bool alone = false;                ///< so would all but `view`
  bool asking = false; ///< views say no numbers: this question's, or a later one's about them
  bool silent = false; ///< the sentence would answer this question or the next
};
[[nodiscard]] Curtain curtain_at(const Lesson& lesson, std::size_t step, bool revealed);

/// The scenario with one setting; bad_argument naming what would do.
[[nodiscard]] Result<Scenario> with_setting(Scenario scenario, const Setting& setting,
                                            const Catalogue& catalogue);

/// The scenario at a step: `gpu`'s default one with the settings of all steps up to it. A step that
/// names a GPU keeps it only for itself where `follow` is true: the class has chosen its own.
[[nodiscard]] Result<Scenario> scenario_at(const Lesson& lesson, std::size_t step,
                                           const GpuPtr& gpu, const Catalogue& catalogue);

/// The scenario that a step's reveal speaks of, of the one that it asks about: formulas are those
/// of the latter, rounded up for a parameter that is whole.
[[nodiscard]] Result<Scenario> revealed(const Step& step, const Scenario& asked,
                                        const Catalogue& catalogue);

/// What of a scenario no setting of a lesson reaches. Of an access it is all but the stride.
enum class Unreached { launch, divergence, machine_code, global_access, shared_access, other };
/// Where `there`, which settings led to, is still another state than `now`. Measurements do not
/// count: they are no part of what is shown to a class.
[[nodiscard]] std::vector<Unreached> unreached(const Scenario& there, const Scenario& now);

/// What a step has to set so that `before` becomes `now`, and what that leaves out.
struct Recorded {
  std::vector<Setting> set;
  std::vector<Unreached> lost;
};
[[nodiscard]] Recorded recorded(const Scenario& before, const Scenario& now,
                                const Catalogue& catalogue);

/// The value of a formula in a scenario; bad_argument naming what is not known.
[[nodiscard]] Result<double> evaluate(const Expression& expression, const Scenario& scenario,
                                      const Catalogue& catalogue);

/// What a name in a formula stands for: a number of the scenario or of its GPU; bad_argument naming
/// what is not known.
[[nodiscard]] Result<why::QuantityPtr> quantity(std::string_view name, const Scenario& scenario);
/// The same, also of another GPU ("gtx280.warps_90") or of the memory wall.
[[nodiscard]] Result<why::QuantityPtr> quantity(std::string_view name, const Scenario& scenario,
                                                const Catalogue& catalogue);
/// The value of a formula with how it was computed. Its id and those of what it rests on begin
/// with "lesson.", as the scenario may be another by then: "lesson.mem_lat".
[[nodiscard]] Result<why::QuantityPtr>
explained(const Expression& expression, const Scenario& scenario, const Catalogue& catalogue);

/// How a formula's value is written into a text, which is `number` where nothing else is wanted.
using Written = std::function<std::string(const Expression& formula, const std::string& number)>;
/// Markdown with the {formulas} replaced by their values.
[[nodiscard]] Result<std::string> filled(const std::string& markdown, const Scenario& scenario,
                                         const Catalogue& catalogue, const Written& written = {});

/// What can be said of any wrong answer without telling the right one.
enum class Miss {
  none,
  low,         ///< a number below the answer, by less than a factor of 2
  far_low,     ///< further below
  high,        ///< a number above the answer, by less than a factor of 2
  far_high,    ///< further above
  flat,        ///< a curve without the rise or fall that there is
  no_turn,     ///< a curve that does not come down, or up, again
  turns_apart, ///< a curve that turns at less than a quarter or more than 4 times the true x
  back_forth,  ///< a curve that goes up and down where the true one goes one way
  start,       ///< a curve right in its shape, whose first point is off
  end,         ///< a curve right in its shape, whose last point is off
  between,     ///< a curve right in its shape and at its ends
};

/// "flat", "turns_apart": an id for files; "right" for none.
[[nodiscard]] std::string_view to_string(Miss miss);

/// What is said of an answer, its formulas filled().
struct Verdict {
  bool right = false;
  std::string reason;     ///< why it is wrong, where the lesson knows; may be empty
  Miss miss = Miss::none; ///< what is wrong with it, also where the lesson has no reason
};
/// A number that was predicted; right within the tolerance, or when it is the answer rounded to
/// a whole or to three digits.
[[nodiscard]] Result<Verdict> judge(const Step& step, double answer, const Scenario& scenario,
                                    const Catalogue& catalogue, const Written& written = {});
/// The choice with this index.
[[nodiscard]] Result<Verdict> judge(const Step& step, std::size_t choice, const Scenario& scenario,
                                    const Catalogue& catalogue, const Written& written = {});

/// A point of a sketch.
struct Drawn {
  double x = 0, y = 0;
};
/// The true curve at `count` places, equally spaced on the sketch's axis.
[[nodiscard]] Result<std::vector<Drawn>> true_curve(const Sketch& sketch, const Scenario& scenario,
                                                    std::size_t count);
/// Up to where the axis of a sketch goes: a round number that does not give the answer away.
[[nodiscard]] double sketch_height(const std::vector<Drawn>& truth);
/// A curve that was drawn, x ascending, at least two points. It is right where enough of its points
/// are, and where it has the shape of the true one: it rises and falls by at least half as much,
/// and where the true curve turns once, so does this, within a factor of 4 of that x.
[[nodiscard]] Result<Verdict> judge(const Step& step, const std::vector<Drawn>& drawn,
                                    const Scenario& scenario, const Catalogue& catalogue,
                                    const Written& written = {});

} // namespace loom::lesson
