#include "core/base/lanes.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/views/diagram_words.h"
#include "widgets/views/divergence/divergence_drawing.h"
#include "widgets/views/divergence/divergence_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace loom {

Role path_role(int path) {
  // Blue, vermillion and green mean memory, arithmetic and issue elsewhere: they come last.
  constexpr std::array roles{Role::series5, Role::series6, Role::series7,
                             Role::series4, Role::series3, Role::series2};
  return path <= 0 ? Role::model : roles[static_cast<std::size_t>(path - 1) % roles.size()];
}

namespace {

using simt::Mask;
using Part = DiagramPart::Kind;

/// Who waits, where it goes on, and for what: one card beside a step.
struct Card {
  std::string id;
  QString words;
  Mask mask = 0;
  int path = -1;
  bool faint = false; ///< a barrier: those in it stand on other cards too
};

std::vector<Card> cards_of(const WarpRun& run, std::int64_t index) {
  const simt::Step& step = run.trace.steps[static_cast<std::size_t>(index)];
  std::vector<Card> cards;
  for (std::size_t depth = step.stack.size(); depth-- > 0;)
    cards.push_back({DiagramPart{Part::entry, static_cast<std::int64_t>(depth)}.id(),
                     place_name(run, step.stack[depth].pc), step.stack[depth].mask,
                     run.path_of(step.stack[depth].mask)});
  for (const simt::Group& group : step.others) {
    QString words = place_name(run, group.pc);
    if (group.wait == simt::Group::Wait::bsync)
      words += QStringLiteral(" · ") + tr("waits B%1").arg(group.barrier);
    else if (group.wait == simt::Group::Wait::bar)
      words += QStringLiteral(" · ") + tr("waits BAR");
    cards.push_back(
        {DiagramPart{Part::group, group.mask}.id(), words, group.mask, run.path_of(group.mask)});
  }
  if (run.asked.machine == simt::MachineKind::independent) {
    const simt::State state = run.trace.state_at(index);
    for (int barrier = 0; barrier < simt::barrier_count; ++barrier)
      if (const Mask members = state.barrier_members(barrier); members != 0)
        cards.push_back({DiagramPart{Part::barrier, barrier}.id(),
                         QStringLiteral("B%1").arg(barrier), members, -1, true});
  }
  return cards;
}

/// "push ▸": what the step does to the paths; those that end point back.
QString event_sign(simt::Event event) {
  switch (event) {
  case simt::Event::push:
  case simt::Event::diverge:
    return event_words(event) + QStringLiteral(" ▸");
  case simt::Event::pop:
  case simt::Event::reconverge:
    return event_words(event) + QStringLiteral(" ◂");
  case simt::Event::none:
    break;
  }
  return {};
}

/// The columns of the trace, em from the left.
class TracePainter {
public:
  TracePainter(DiagramBuilder out, const WarpRun& run, std::int64_t step, const DiagramRoom& place)
      : out_(out), run_(run), step_(step), place_(place), threads_(run.asked.threads),
        inputs_(run.input_predicates()) {
    const bool wide = place.width >= 44;
    double label = 0, code = 0;
    const auto& program = run.trace.program;
    for (std::size_t pc = 0; pc < program.code.size(); ++pc) {
      label = std::max(label, about_width(to_qstring(program.label_at(static_cast<int>(pc))), 0.6));
      code = std::max(
          code, about_width(QString::fromStdString(simt::to_text(program, program.code[pc]))));
    }
    labels_ = std::clamp(label + 0.8, 1.0, wide ? 6.0 : 4.0);
    code_ = std::clamp(code + 0.3, 4.0, place.width * 0.38);
    events_ = wide ? 8.4 : 0;
    letters_ = 1.4;
    const double left = labels_ + code_ + events_ + letters_;
    // A few lanes can be narrower than they would like, and two cards have room.
    const double least_cards = threads_ <= 8       ? 0.35 * place.width
                               : place.width >= 34 ? 0.22 * place.width
                                                   : 0;
    lane_ = std::clamp((place.width - left - least_cards - 1) / threads_,
                       threads_ <= 8 ? counted_lane : 0.3, 2.4);
    lanes_ = place.x + left;
    cards_ = lanes_ + lane_ * threads_ + 1;
    head_ = text_line * (1 + static_cast<double>(inputs_.size())) + 0.3;
    const auto length = run.trace.length();
    row_ =
        std::clamp((place.height - head_) / static_cast<double>(std::max<std::int64_t>(1, length)),
                   least_row, most_row);
    const auto fit = static_cast<std::int64_t>(std::floor((place.height - head_ + 1e-6) / row_));
    shown_ = std::clamp<std::int64_t>(fit, 1, std::max<std::int64_t>(1, length));
    from_ =
        std::clamp<std::int64_t>(step - shown_ / 2, 0, std::max<std::int64_t>(0, length - shown_));
  }

  void draw() {
    draw_head();
    const auto end = std::min(run_.trace.length(), from_ + shown_);
    std::vector<std::int64_t> counted = counted_before();
    for (std::int64_t index = from_; index < end; ++index)
      draw_row(index, counted);
    if (step_ >= run_.trace.length()) // behind the last instruction
      out_.line({place_.x, y_of(end)}, {place_.right(), y_of(end)}, {.bold = true});
  }

private:
  static constexpr double least_row = 1.15, most_row = 1.7;
  static constexpr double counted_lane = 1.5; ///< so wide that a number has room in it

  [[nodiscard]] double y_of(std::int64_t index) const {
    return place_.y + head_ + row_ * static_cast<double>(index - from_);
  }
  [[nodiscard]] DiagramRoom lane_room(int thread, double y, double height) const {
    const double gap = lane_ > 0.6 ? 0.12 : 0.04;
    return {lanes_ + lane_ * thread, y, lane_ - gap, height};
  }

  void draw_head() const {
    const double middle = place_.y + text_line / 2;
    const auto length = run_.trace.length();
    const double room = labels_ + code_ + (events_ > 0 ? events_ - 3.5 : 0.0) - 0.6;
    QString head = tr("instruction of the warp");
    if (shown_ < length)
      head = tr("steps %L1 to %L2 of %L3")
                 .arg(from_ + 1)
                 .arg(std::min(length, from_ + shown_))
                 .arg(length);
    else if (about_width(head) > room)
      head = tr("instruction");
    out_.text(place_.x + 0.4, middle, head, room, {.faint = true});
    const int every = lane_ >= 1.2 ? 1 : lane_ >= 0.6 ? 4 : 8;
    for (int thread = 0; thread < threads_; ++thread) {
      const std::string id = DiagramPart{Part::lane, thread}.id();
      out_.box(lane_room(thread, place_.y, text_line), {.id = id});
      if (thread % every == 0)
        out_.text(lane_room(thread, 0, 1).centre(), middle, QString::number(thread), 0,
                  {.anchor = DiagramAnchor::centre, .size = 0.85, .faint = true, .id = id});
    }
    if (events_ > 0)
      out_.text(lanes_ - 0.4, middle, tr("thread"), letters_ + events_,
                {.anchor = DiagramAnchor::right, .size = 0.85, .faint = true});
    if (cards_ + 4 < place_.right()) {
      const bool stack = run_.asked.machine == simt::MachineKind::stack;
      QString words = stack ? tr("divergence stack, top first: where it goes on, and who")
                            : tr("other groups: where they are, and who; barriers");
      if (about_width(words) > place_.right() - cards_)
        words = stack ? tr("divergence stack, top first") : tr("other groups; barriers");
      if (about_width(words) > place_.right() - cards_)
        words = stack ? tr("stack, top first") : tr("other groups");
      out_.text(cards_, middle, words, place_.right() - cards_, {.faint = true});
    }
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
      const double y = place_.y + text_line * static_cast<double>(i + 1);
      out_.text(lanes_ - 0.4, y + text_line / 2, tr("input P%1").arg(inputs_[i]), lanes_ - place_.x,
                {.anchor = DiagramAnchor::right, .size = 0.85});
      for (int thread = 0; thread < threads_; ++thread) {
        const bool set =
            has_lane(run_.asked.predicates[static_cast<std::size_t>(inputs_[i])], thread);
        const DiagramRoom bit = lane_room(thread, y + 0.1, text_line - 0.25);
        out_.box(bit, {.id = DiagramPart{Part::bit, inputs_[i], thread}.id(),
                       .fill = set ? DiagramFill::pale : DiagramFill::none,
                       .outline = DiagramOutline::solid});
        if (lane_ >= 0.8)
          out_.centred(bit, set ? QStringLiteral("1") : QStringLiteral("0"),
                       {.size = 0.85, .bold = set});
      }
    }
  }

  void draw_row(std::int64_t index, std::vector<std::int64_t>& counted) const {
    const auto& steps = run_.trace.steps;
    const simt::Step& step = steps[static_cast<std::size_t>(index)];
    const simt::Step* before = index > 0 ? &steps[static_cast<std::size_t>(index - 1)] : nullptr;
    const double y = y_of(index), middle = y + row_ / 2;
    const std::string id = DiagramPart{Part::step, index}.id();
    const bool now = index == step_;
    const bool parted = before && before->active != step.active;
    if (parted)
      out_.line({place_.x, y}, {place_.right(), y}, {.role = Role::model});
    out_.box({place_.x, y, place_.width, row_},
             {.id = id,
              .fill = now ? DiagramFill::pale : DiagramFill::none,
              .outline = now ? DiagramOutline::solid : DiagramOutline::none,
              .emphasis = now});
    const auto& program = run_.trace.program;
    if (const auto label = program.label_at(step.pc);
        !label.empty() && (parted || !before || before->pc + 1 != step.pc))
      out_.text(place_.x + 0.4, middle, to_qstring(label), labels_ - 0.6,
                {.size = 0.85, .bold = true, .faint = true, .id = id});
    out_.text(place_.x + labels_, middle,
              QString::fromStdString(
                  simt::to_text(program, program.code[static_cast<std::size_t>(step.pc)])),
              code_ - 0.3, {.id = id});
    if (events_ > 0 && step.event != simt::Event::none)
      out_.text(place_.x + labels_ + code_ + events_ - 0.2, middle, event_sign(step.event),
                events_ - 0.2,
                {.anchor = DiagramAnchor::right, .size = 0.8, .role = Role::arithmetic, .id = id});
    const int path = run_.path_of(step.active);
    if (parted || index == from_)
      out_.text(lanes_ - letters_ / 2, middle, path_letter(path), letters_,
                {.anchor = DiagramAnchor::centre, .bold = true, .role = path_role(path), .id = id});
    for (int thread = 0; thread < threads_; ++thread) {
      const bool active = has_lane(step.active, thread);
      const bool works = has_lane(step.effective, thread) ||
                         program.code[static_cast<std::size_t>(step.pc)].op == simt::Op::bra;
      const bool over = !active && !runs_from(thread, index);
      DiagramBox& cell = out_.box(
          lane_room(thread, y + row_ * 0.1, row_ * 0.8),
          {.id = (now ? DiagramPart{Part::lane, thread}.id() : id) + "." + std::to_string(thread),
           .fill = !active ? DiagramFill::none
                   : works ? DiagramFill::solid
                           : DiagramFill::pale,
           .outline = over ? DiagramOutline::none : DiagramOutline::solid});
      if (active) {
        cell.role = path_role(path);
        if (counts())
          out_.centred(lane_room(thread, y + row_ * 0.1, row_ * 0.8),
                       QString::number(++counted[static_cast<std::size_t>(thread)]),
                       {.size = 0.75, .id = cell.id});
      }
    }
    draw_cards(index, y);
  }

  /// Whether a cell has room for a number.
  [[nodiscard]] bool counts() const { return lane_ >= counted_lane; }

  /// How many instructions each thread has had before the first step shown: its own order (thesis,
  /// Table 2.3, column Threads).
  [[nodiscard]] std::vector<std::int64_t> counted_before() const {
    std::vector<std::int64_t> counted(static_cast<std::size_t>(threads_));
    for (std::int64_t index = 0; counts() && index < from_; ++index)
      for (int thread = 0; thread < threads_; ++thread)
        counted[static_cast<std::size_t>(thread)] +=
            has_lane(run_.trace.steps[static_cast<std::size_t>(index)].active, thread);
    return counted;
  }

  /// Whether the thread is in a step from this one on.
  [[nodiscard]] bool runs_from(int thread, std::int64_t index) const {
    const auto& steps = run_.trace.steps;
    return std::any_of(steps.begin() + index, steps.end(),
                       [thread](const simt::Step& each) { return has_lane(each.active, thread); });
  }

  void draw_cards(std::int64_t index, double y) const {
    const double squares = std::min(0.42, 5.0 / threads_);
    const double mask = squares * threads_;
    double x = cards_;
    const std::vector<Card> cards = cards_of(run_, index);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const Card& card = cards[i];
      const double words = std::clamp(about_width(card.words, 0.8), 1.2, 7.5);
      const double width = words + mask + 1.1;
      const bool last = i + 1 == cards.size();
      if (x + width + (last ? 0.0 : 2.2) > place_.right()) {
        if (x + 1.5 < place_.right())
          out_.text(x, y + row_ / 2, QStringLiteral("+%1").arg(cards.size() - i),
                    place_.right() - x, {.size = 0.8, .faint = true});
        return;
      }
      const std::string id = card.id + "." + std::to_string(index);
      const DiagramRoom box{x, y + row_ * 0.1, width, row_ * 0.8};
      DiagramBox& drawn =
          out_.box(box, {.id = id,
                         .fill = DiagramFill::pale,
                         .outline = card.faint ? DiagramOutline::dashed : DiagramOutline::solid});
      if (card.path > 0)
        drawn.role = path_role(card.path);
      out_.text(box.x + 0.35, box.middle(), card.words, words, {.size = 0.8, .id = id});
      for (int thread = 0; thread < threads_; ++thread) {
        const bool in = has_lane(card.mask, thread);
        DiagramBox& square =
            out_.box({box.right() - 0.3 - mask + squares * thread, box.y + box.height * 0.18,
                      squares * 0.82, box.height * 0.64},
                     {.id = id + "." + std::to_string(thread),
                      .fill = in ? DiagramFill::solid : DiagramFill::none,
                      .outline = squares > 0.3 ? DiagramOutline::solid : DiagramOutline::none});
        if (in && card.path >= 0)
          square.role = path_role(card.path);
      }
      x += width + 0.4;
    }
  }

  DiagramBuilder out_;
  const WarpRun& run_;
  std::int64_t step_;
  DiagramRoom place_;
  int threads_;
  std::vector<int> inputs_;
  double labels_, code_, events_, letters_; ///< widths
  double lane_, lanes_, cards_;             ///< a lane's width; where lanes and cards begin
  double head_, row_;                       ///< heights
  std::int64_t from_, shown_;               ///< steps
};

} // namespace

double trace_height(const WarpRun& run) {
  return text_line * (1 + static_cast<double>(run.input_predicates().size())) + 0.3 +
         1.35 * static_cast<double>(std::max<std::int64_t>(1, run.trace.length()));
}

void draw_trace(DiagramBuilder out, const WarpRun& run, std::int64_t step,
                const DiagramRoom& place) {
  TracePainter(out, run, step, place).draw();
}

} // namespace loom
