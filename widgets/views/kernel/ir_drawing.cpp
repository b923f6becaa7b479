#include "widgets/views/kernel/ir_drawing.h"

#include "core/kernel/dependences.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/diagram_builder.h"
#include "widgets/views/kernel/kernel_words.h"

#include <algorithm>
#include <map>

namespace loom {
namespace {

// Places in em.
constexpr double lane_width = 0.8, gap = 1, code_letter = 0.57, least_text = 16;
constexpr double most_bars = 16, least_bars = 7.4, cost_room = 9;
constexpr std::size_t most_lanes = 12;

Role kind_role(const kernel::Instruction& instruction, kernel::Rule rule) {
  if (kernel::accesses_memory(instruction))
    return instruction.space == kernel::Space::shared ? Role::series2 : Role::memory;
  switch (kernel::kind_of(instruction, rule)) {
  case kernel::Kind::integer:
  case kernel::Kind::convert:
    return Role::other;
  case kernel::Kind::branch:
  case kernel::Kind::barrier:
    return Role::issue;
  default:
    return Role::arithmetic;
  }
}

class IrDrawing {
public:
  IrDrawing(const KernelRun& run, int block, int first, int last, double width)
      : run_(run), number_(block), first_(first), last_(last), width_(width),
        block_(run.program().blocks[static_cast<std::size_t>(block)]),
        time_(run.blocks[static_cast<std::size_t>(block)]) {
    for (const kernel::Link& link : time_.chain)
      if (link.instruction >= 0)
        chain_[link.instruction] = link;
  }

  Diagram draw() {
    const std::vector<kernel::Dependence> all =
        kernel::dependences(run_.program(), number_, most_lanes);
    std::size_t lanes = 0;
    for (const kernel::Dependence& each : all)
      lanes = std::max(lanes, each.lane + 1);
    text_left_ = lane_width * static_cast<double>(lanes) + gap;
    std::size_t longest = 0;
    for (int line = first_; line <= last_; ++line)
      longest = std::max(longest, line_of(line).text.size());
    // What is left after the text's own width is for the bars; they give way first.
    const double wanted = code_letter * static_cast<double>(longest);
    const double room = width_ - text_left_ - 2 * gap - cost_room;
    bars_room_ = std::clamp(room - wanted, least_bars, most_bars);
    text_room_ = std::clamp(room - bars_room_, std::min(least_text, wanted), wanted);
    bars_left_ = text_left_ + text_room_ + gap;
    double end = 1;
    for (const kernel::BlockRun::Issue& issue : time_.issues)
      end = std::max(end, issue.start + std::max(issue.latency, issue.taken));
    scale_ = bars_room_ / end;
    head(end);
    for (const kernel::Dependence& each : all)
      arrows(each);
    for (int line = first_; line <= last_; ++line)
      row(line);
    out_.width = bars_left_ + (time_.executions > 0 ? bars_room_ + gap + cost_room : 0);
    out_.height = ir_head_height + ir_row_height * (last_ - first_ + 1);
    return std::move(out_);
  }

private:
  [[nodiscard]] const kernel::Line& line_of(int line) const {
    return block_.lines[static_cast<std::size_t>(line)];
  }
  [[nodiscard]] double y(int line) const {
    return ir_head_height + ir_row_height * (line - first_ + 0.5);
  }

  void head(double end) {
    const auto add = [&](double x, const QString& words, DiagramAnchor anchor) {
      to_.text(x, ir_head_height / 2 - 0.2, words, 0, {.anchor = anchor, .faint = true});
    };
    add(text_left_, tr("%1:").arg(QString::fromStdString(block_.name)), DiagramAnchor::left);
    if (time_.executions == 0)
      return;
    add(bars_left_, QStringLiteral("0"), DiagramAnchor::left);
    add(bars_left_ + bars_room_, tr("%1 cycles").arg(number(end)), DiagramAnchor::right);
  }

  void arrows(const kernel::Dependence& each) {
    const double x = text_left_ - gap / 2 - lane_width * (static_cast<double>(each.lane) + 0.5);
    const double edge = text_left_ - 0.3;
    const auto inside = [&](int line) { return line >= first_ && line <= last_; };
    const auto add = [&](Point from, Point to, bool arrow, bool strong) {
      to_.line(from, to,
               {.role = strong ? Role::latency : Role::guide,
                .dashed = each.carried,
                .arrow = arrow,
                .bold = strong});
    };
    const int maker = line_of(each.from).instruction;
    bool any = false;
    for (const int to : each.to) {
      const int user = line_of(to).instruction;
      const bool strong = !each.carried && maker >= 0 && user >= 0 && chain_.contains(maker) &&
                          chain_.contains(user) && next_in_chain(maker) == user;
      any |= strong;
      if (!inside(to) && !inside(each.from))
        continue;
      const double from_y = y(std::clamp(each.from, first_, last_));
      const double to_y = y(std::clamp(to, first_, last_));
      add({x, from_y}, {x, to_y}, false, strong);
      if (inside(to))
        add({x, to_y}, {edge, to_y}, true, strong);
    }
    if (inside(each.from))
      add({edge, y(each.from)}, {x, y(each.from)}, false, any);
  }
  [[nodiscard]] int next_in_chain(int instruction) const {
    for (std::size_t i = 0; i + 1 < time_.chain.size(); ++i)
      if (time_.chain[i].instruction == instruction)
        return time_.chain[i + 1].instruction;
    return -1;
  }

  void row(int line) {
    const kernel::Line& what = line_of(line);
    const std::string id = DiagramPart{DiagramPart::Kind::line, line}.id();
    const bool makes = what.instruction >= 0 && time_.executions > 0;
    const kernel::Instruction* instruction =
        what.instruction >= 0 ? &block_.instructions[static_cast<std::size_t>(what.instruction)]
                              : nullptr;
    const bool is_free =
        !instruction || kernel::kind_of(*instruction, run_.asked.rule) == kernel::Kind::free;
    const auto link = chain_.find(what.instruction);
    const bool strong = makes && link != chain_.end() && !is_free;
    to_.box({text_left_ - 0.2, y(line) - ir_row_height / 2,
             text_room_ + gap + (time_.executions > 0 ? bars_room_ : 0), ir_row_height},
            {.id = id});
    to_.text(text_left_, y(line), QString::fromStdString(what.text), text_room_,
             {.bold = strong, .faint = is_free, .id = id});
    if (!makes || is_free)
      return;
    const kernel::BlockRun::Issue& issue = time_.issues[static_cast<std::size_t>(what.instruction)];
    const double length = std::max(issue.latency, issue.taken);
    to_.box({bars_left_ + scale_ * issue.start, y(line) - 0.4, std::max(scale_ * length, 0.1), 0.8},
            {.id = id,
             .role = kind_role(*instruction, run_.asked.rule),
             .fill = strong ? DiagramFill::solid : DiagramFill::pale});
    if (!strong)
      return;
    to_.text(bars_left_ + bars_room_ + gap, y(line),
             tr("%1 = %2").arg(QString::fromStdString(kernel::symbol(*instruction, run_.asked.rule,
                                                                     link->second.latency)),
                               number(link->second.cycles)),
             cost_room, {.id = id});
  }

  const KernelRun& run_;
  int number_, first_, last_;
  double width_;
  const kernel::Block& block_;
  const kernel::BlockTime& time_;
  std::map<int, kernel::Link> chain_{}; ///< by instruction
  double text_left_ = 0, text_room_ = 0, bars_left_ = 0, bars_room_ = 0, scale_ = 1;
  Diagram out_{};
  DiagramBuilder to_{out_};
};

} // namespace

Diagram ir_diagram(const KernelRun& run, int block, int first, int last, double width) {
  return IrDrawing(run, block, first, last, width).draw();
}

} // namespace loom
