#include "widgets/views/divergence/divergence_drawing.h"

#include "core/base/lanes.h"
#include "widgets/style/tr.h"
#include "widgets/views/diagram_words.h"
#include "widgets/views/divergence/divergence_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

using simt::Mask;
using Part = DiagramPart::Kind;

/// One line of the pile.
struct Entry {
  std::string id;
  QString label, note;
  Mask mask = 0;
  int path = -1;
  bool current = false;
};

std::vector<Entry> entries_of(const WarpRun& run, const simt::State& state, std::int64_t step) {
  std::vector<Entry> entries;
  const bool over = step >= run.trace.length();
  if (!over)
    entries.push_back({"current", place_name(run, state.pc), tr("runs"), state.active,
                       run.path_of(state.active), true});
  for (std::size_t depth = state.stack.size(); depth-- > 0;) {
    const simt::StackEntry& entry = state.stack[depth];
    entries.push_back({DiagramPart{Part::entry, static_cast<std::int64_t>(depth)}.id(),
                       place_name(run, entry.pc),
                       {},
                       entry.mask,
                       run.path_of(entry.mask),
                       false});
  }
  for (std::size_t i = 0; i < state.groups.size(); ++i) {
    const simt::Group& group = state.groups[i];
    if (!over && static_cast<std::int32_t>(i) == state.current)
      continue;
    entries.push_back({DiagramPart{Part::group, group.mask}.id(), place_name(run, group.pc),
                       group.wait == simt::Group::Wait::bsync ? tr("waits B%1").arg(group.barrier)
                       : group.wait == simt::Group::Wait::bar ? tr("waits BAR")
                                                              : tr("ready"),
                       group.mask, run.path_of(group.mask), false});
  }
  return entries;
}

/// The mask as digits where they fit, else as small squares, thread 0 first.
void draw_mask(DiagramBuilder out, const Entry& entry, int threads, double right, double y,
               double room) {
  if (threads <= 8)
    return out.text(right, y, QString::fromStdString(simt::mask_text(entry.mask, threads)), room,
                    {.anchor = DiagramAnchor::right, .id = entry.id});
  const double side = std::min(0.5, room / threads);
  for (int thread = 0; thread < threads; ++thread) {
    const bool in = has_lane(entry.mask, thread);
    DiagramBox& cell = out.box({right - side * (threads - thread), y - 0.35, side * 0.85, 0.7},
                               {.id = entry.id + "." + std::to_string(thread),
                                .fill = in ? DiagramFill::solid : DiagramFill::pale});
    if (entry.path >= 0 && in)
      cell.role = path_role(entry.path);
  }
}

} // namespace

Role path_role(int path) {
  // Blue, vermillion and green mean memory, arithmetic and issue elsewhere: they come last.
  constexpr std::array roles{Role::series5, Role::series6, Role::series7,
                             Role::series4, Role::series3, Role::series2};
  return path <= 0 ? Role::model : roles[static_cast<std::size_t>(path - 1) % roles.size()];
}

double draw_lanes(DiagramBuilder out, const WarpRun& run, const simt::State& state,
                  std::int64_t step, const DiagramRoom& place) {
  const int threads = run.asked.threads;
  const std::vector<int> inputs = run.input_predicates();
  const double names = inputs.empty() ? 0 : 2;
  const double gap = 0.25;
  const double wide = place.width - names;
  const double bits = text_line * static_cast<double>(inputs.size());
  const auto rows_of = [&](double least) {
    return std::max(1, static_cast<int>(std::ceil(threads * (least + gap) / wide)));
  };
  // Narrow lanes only where wide ones would need more rows than there is room for.
  const bool fits = rows_of(1.7) * (text_line + 1.5 + bits + 0.6) <= place.height;
  const int rows = rows_of(fits ? 1.7 : 1.15);
  const int columns = (threads + rows - 1) / rows;
  const double width = std::min(7.0, wide / columns - gap);
  // Narrow lanes, too, are high enough to be seen.
  const double height = std::clamp(place.height / rows - text_line - bits - 0.6, 1.5,
                                   std::max(1.5, std::min(6.0, width)));
  const double row_height = text_line + height + bits + 0.6;
  for (int thread = 0; thread < threads; ++thread) {
    const int row = thread / columns;
    const double x = place.x + names + (thread % columns) * (width + gap);
    const double y = place.y + row * row_height;
    const DiagramRoom lane{x, y + text_line, width, height};
    out.text(lane.centre(), y + text_line / 2, QString::number(thread), width + gap,
             {.anchor = DiagramAnchor::centre, .size = width < 1.7 ? 0.75 : 1.0, .faint = true});

    const bool exited = has_lane(state.exited, thread);
    const bool runs = step < run.trace.length() && has_lane(state.active, thread) && !exited;
    const int path = run.path_of(runs ? state.active : state.waits_with(thread));
    const auto role = runs && path >= 0 ? std::optional(path_role(path)) : std::nullopt;
    const std::string id = DiagramPart{Part::lane, thread}.id();
    out.box(lane, {.id = id,
                   .role = role,
                   .fill = runs ? DiagramFill::pale : DiagramFill::none,
                   .outline = exited ? DiagramOutline::dashed : DiagramOutline::solid,
                   .hatched = !runs && !exited,
                   .emphasis = runs});
    const bool roomy = width >= 4;
    if (runs) {
      out.centred(lane, path_letter(path),
                  {.size = std::clamp(height * 0.55, 1.1, 2.2), .bold = true, .role = role});
    } else if (roomy) { // the word stands on plain ground
      out.box(lane.inset(0.25, height / 2 - 0.6), {.id = id, .fill = DiagramFill::pale});
      out.centred(lane.inset(0.2, 0), exited ? tr("exited") : tr("masked"), {.size = 0.85});
    }
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      const double side = std::min(width, 2.2);
      const DiagramRoom bit{lane.centre() - side / 2,
                            lane.bottom() + 0.15 + text_line * static_cast<double>(i), side,
                            text_line - 0.1};
      const bool set = has_lane(run.asked.predicates[static_cast<std::size_t>(inputs[i])], thread);
      out.box(bit, {.id = DiagramPart{Part::bit, inputs[i], thread}.id(),
                    .fill = set ? DiagramFill::pale : DiagramFill::none,
                    .outline = DiagramOutline::solid});
      out.centred(bit, set ? QStringLiteral("1") : QStringLiteral("0"), {.bold = set});
      if (thread % columns == 0)
        out.text(place.x, bit.middle(), QStringLiteral("P%1").arg(inputs[i]), names - 0.2);
    }
  }
  return rows * row_height;
}

void draw_pile(DiagramBuilder out, const WarpRun& run, const simt::State& state, std::int64_t step,
               const DiagramRoom& place) {
  const bool stack = run.asked.machine == simt::MachineKind::stack;
  const std::vector<Entry> entries = entries_of(run, state, step);
  const double row = text_line + 0.25;
  double y = place.y;
  const auto heading = [&](const QString& words) {
    y += out.heading({place.x, y, place.width}, words);
  };
  const auto note = [&](const QString& words) {
    out.text(place.x + 0.4, y + text_line / 2, words, place.width, {.faint = true});
  };
  const int threads = run.asked.threads;
  const double mask_room =
      threads <= 8 ? 0.7 * threads : std::min(0.5 * threads, place.width * 0.55);
  const auto draw = [&](const Entry& entry, double top) {
    const DiagramRoom box{place.x, top, place.width, row - 0.2};
    out.box(box, {.id = entry.id,
                  .fill = DiagramFill::pale,
                  .outline = DiagramOutline::solid,
                  .emphasis = entry.current})
        .role = entry.path > 0 ? std::optional(path_role(entry.path)) : std::nullopt;
    if (entry.path >= 0)
      out.text(box.x + 0.4, box.middle(), path_letter(entry.path), 1.2,
               {.bold = true, .role = path_role(entry.path), .id = entry.id});
    QString words = entry.label;
    if (!stack && !entry.current && !entry.note.isEmpty())
      words += QStringLiteral(" · ") + entry.note;
    out.text(box.x + 1.7, box.middle(), words, box.width - mask_room - 2.5, {.id = entry.id});
    draw_mask(out, entry, threads, box.right() - 0.4, box.middle(), mask_room);
  };
  std::size_t next = 0;
  const QString state_words = tr("current execution state");
  heading(about_width(state_words, 0.55) < place.width ? state_words : tr("current state"));
  if (next < entries.size() && entries[next].current)
    draw(entries[next++], y);
  y += row + 0.3;
  heading(stack ? tr("divergence stack") : tr("other groups"));
  std::vector<std::pair<int, Mask>> barriers;
  for (int barrier = 0; barrier < simt::barrier_count; ++barrier)
    if (const Mask members = state.barrier_members(barrier); members != 0)
      barriers.emplace_back(barrier, members);
  const double bottom = place.bottom();
  const double kept = barriers.empty() ? 0 : text_line + row * static_cast<double>(barriers.size());
  const auto fit = static_cast<std::size_t>(std::max(1.0, std::floor((bottom - kept - y) / row)));
  const std::size_t left = entries.size() - next;
  if (left == 0) {
    note(stack ? tr("empty") : tr("none"));
    y += text_line;
  }
  const std::size_t shown = left <= fit ? left : fit - 1;
  for (std::size_t i = 0; i < shown; ++i, y += row)
    draw(entries[next + i], y);
  if (shown < left) {
    note(tr("… and %1 below").arg(left - shown));
    y += row;
  }
  if (barriers.empty())
    return;
  heading(tr("convergence barriers"));
  for (const auto& [barrier, members] : barriers) {
    if (y + row > bottom + 0.1)
      return;
    draw({DiagramPart{Part::barrier, barrier}.id(),
          QStringLiteral("B%1").arg(barrier),
          {},
          members,
          -1,
          false},
         y);
    y += row;
  }
}

} // namespace loom
