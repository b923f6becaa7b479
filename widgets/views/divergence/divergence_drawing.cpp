#include "widgets/views/divergence/divergence_drawing.h"

#include "widgets/style/tr.h"
#include "widgets/views/divergence/divergence_words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

using simt::Mask;
using Part = DiagramPart::Kind;

constexpr double line = 1.3; ///< height of a line of text

bool in(Mask mask, int thread) { return (mask >> thread & 1u) != 0; }

/// Whom a thread would wait for at a convergence barrier.
Mask barrier_members(const simt::State& state, int thread, int barrier) {
  const auto at = static_cast<std::size_t>(thread * simt::barrier_count + barrier);
  return at < state.barriers.size() ? state.barriers[at] : 0;
}

/// The threads that a masked thread will run with again: those of the topmost entry, or of its
/// group.
Mask waits_with(const simt::State& state, int thread) {
  for (auto entry = state.stack.rbegin(); entry != state.stack.rend(); ++entry)
    if (in(entry->mask, thread))
      return entry->mask;
  for (const simt::Group& group : state.groups)
    if (in(group.mask, thread))
      return group.mask;
  return 0;
}

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
void draw_mask(Diagram& diagram, const std::string& id, Mask mask, int threads, int path,
               double right, double y, double room) {
  if (threads <= 8)
    return add_text(diagram, right, y, QString::fromStdString(simt::mask_text(mask, threads)), room,
                    {.anchor = DiagramAnchor::right, .id = id});
  const double side = std::min(0.5, room / threads);
  for (int thread = 0; thread < threads; ++thread) {
    DiagramBox cell;
    cell.id = id.empty() ? id : id + "." + std::to_string(thread);
    cell.x = right - side * (threads - thread);
    cell.y = y - 0.35;
    cell.width = side * 0.85;
    cell.height = 0.7;
    cell.fill = in(mask, thread) ? DiagramFill::solid : DiagramFill::pale;
    if (path >= 0 && in(mask, thread))
      cell.role = path_role(path);
    diagram.boxes.push_back(cell);
  }
}

} // namespace

Role path_role(int path) {
  // Blue, vermillion and green mean memory, arithmetic and issue elsewhere: they come last.
  constexpr std::array roles{Role::series5, Role::series6, Role::series7,
                             Role::series4, Role::series3, Role::series2};
  return path <= 0 ? Role::model : roles[static_cast<std::size_t>(path - 1) % roles.size()];
}

double draw_lanes(Diagram& diagram, const WarpRun& run, const simt::State& state, std::int64_t step,
                  const DiagramRoom& place) {
  const int threads = run.asked.threads;
  const std::vector<int> inputs = run.input_predicates();
  const double names = inputs.empty() ? 0 : 2;
  const double gap = 0.25;
  const double wide = place.width - names;
  const double bits = line * static_cast<double>(inputs.size());
  const auto rows_of = [&](double least) {
    return std::max(1, static_cast<int>(std::ceil(threads * (least + gap) / wide)));
  };
  // Narrow lanes only where wide ones would need more rows than there is room for.
  const bool fits = rows_of(1.7) * (line + 1.5 + bits + 0.6) <= place.height;
  const int rows = rows_of(fits ? 1.7 : 1.15);
  const int columns = (threads + rows - 1) / rows;
  const double width = std::min(7.0, wide / columns - gap);
  // Narrow lanes, too, are high enough to be seen.
  const double height =
      std::clamp(place.height / rows - line - bits - 0.6, 1.5, std::max(1.5, std::min(6.0, width)));
  const double row_height = line + height + bits + 0.6;
  for (int thread = 0; thread < threads; ++thread) {
    const int row = thread / columns;
    const double x = place.x + names + (thread % columns) * (width + gap);
    const double y = place.y + row * row_height;
    const double middle = x + width / 2;
    add_text(diagram, middle, y + line / 2, QString::number(thread), width + gap,
             {.anchor = DiagramAnchor::centre, .size = width < 1.7 ? 0.75 : 1.0, .faint = true});

    const bool exited = in(state.exited, thread);
    const bool runs = step < run.trace.length() && in(state.active, thread) && !exited;
    const int path = run.path_of(runs ? state.active : waits_with(state, thread));
    DiagramBox box;
    box.id = DiagramPart{Part::lane, thread}.id();
    box.x = x, box.y = y + line, box.width = width, box.height = height;
    box.outline = exited ? DiagramOutline::dashed : DiagramOutline::solid;
    box.hatched = !runs && !exited;
    if (runs) {
      box.fill = DiagramFill::pale;
      box.emphasis = true;
      if (path >= 0)
        box.role = path_role(path);
    }
    diagram.boxes.push_back(box);
    const bool roomy = width >= 4;
    if (runs) {
      add_text(diagram, middle, y + line + height / 2, path_letter(path), width,
               {.anchor = DiagramAnchor::centre,
                .size = std::clamp(height * 0.55, 1.1, 2.2),
                .bold = true,
                .role = box.role});
    } else if (roomy) {
      DiagramBox patch = box; // the word stands on plain ground
      patch.x += 0.25, patch.width -= 0.5;
      patch.y += height / 2 - 0.6, patch.height = 1.2;
      patch.hatched = false;
      patch.outline = DiagramOutline::none;
      patch.fill = DiagramFill::pale;
      diagram.boxes.push_back(patch);
      add_text(diagram, middle, y + line + height / 2, exited ? tr("exited") : tr("masked"),
               width - 0.4, {.anchor = DiagramAnchor::centre, .size = 0.85});
    }
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      const double top = y + line + height + 0.15 + line * static_cast<double>(i);
      const Mask mask = run.asked.predicates[static_cast<std::size_t>(inputs[i])];
      DiagramBox bit;
      bit.id = DiagramPart{Part::bit, inputs[i], thread}.id();
      const double side = std::min(width, 2.2);
      bit.x = middle - side / 2, bit.y = top, bit.width = side, bit.height = line - 0.1;
      bit.outline = DiagramOutline::solid;
      if (in(mask, thread))
        bit.fill = DiagramFill::pale;
      diagram.boxes.push_back(bit);
      add_text(diagram, middle, top + (line - 0.1) / 2,
               in(mask, thread) ? QStringLiteral("1") : QStringLiteral("0"), side,
               {.anchor = DiagramAnchor::centre, .bold = in(mask, thread)});
      if (thread % columns == 0)
        add_text(diagram, place.x, top + (line - 0.1) / 2, QStringLiteral("P%1").arg(inputs[i]),
                 names - 0.2);
    }
  }
  return rows * row_height;
}

void draw_pile(Diagram& diagram, const WarpRun& run, const simt::State& state, std::int64_t step,
               const DiagramRoom& place) {
  const bool stack = run.asked.machine == simt::MachineKind::stack;
  const std::vector<Entry> entries = entries_of(run, state, step);
  const double row = line + 0.25;
  double y = place.y;
  const auto heading = [&](const QString& words) {
    add_text(diagram, place.x, y + line / 2, words, place.width, {.faint = true});
    y += line;
  };
  const int threads = run.asked.threads;
  const double mask_room =
      threads <= 8 ? 0.7 * threads : std::min(0.5 * threads, place.width * 0.55);
  const auto draw = [&](const Entry& entry, double top) {
    DiagramBox box;
    box.id = entry.id;
    box.x = place.x, box.y = top, box.width = place.width, box.height = row - 0.2;
    box.outline = DiagramOutline::solid;
    box.fill = DiagramFill::pale;
    box.emphasis = entry.current;
    if (entry.path >= 0 && entry.path > 0)
      box.role = path_role(entry.path);
    diagram.boxes.push_back(box);
    const double middle = top + (row - 0.2) / 2;
    double room = place.width - mask_room - 1.2;
    if (entry.path >= 0)
      add_text(diagram, place.x + 0.4, middle, path_letter(entry.path), 1.2,
               {.bold = true, .role = path_role(entry.path), .id = entry.id});
    room -= 1.3;
    QString words = entry.label;
    if (!stack && !entry.current && !entry.note.isEmpty())
      words += QStringLiteral(" · ") + entry.note;
    add_text(diagram, place.x + 1.7, middle, words, room, {.id = entry.id});
    draw_mask(diagram, entry.id, entry.mask, threads, entry.path, place.x + place.width - 0.4,
              middle, mask_room);
  };
  std::size_t next = 0;
  heading(tr("current execution state"));
  if (next < entries.size() && entries[next].current)
    draw(entries[next++], y);
  y += row + 0.3;
  heading(stack ? tr("divergence stack") : tr("other groups"));
  std::vector<std::pair<int, Mask>> barriers;
  for (int barrier = 0; barrier < simt::barrier_count; ++barrier) {
    Mask members = 0;
    for (int thread = 0; thread < threads; ++thread)
      members |= barrier_members(state, thread, barrier);
    if (members != 0)
      barriers.emplace_back(barrier, members);
  }
  const double bottom = place.y + place.height;
  const double kept = barriers.empty() ? 0 : line + row * static_cast<double>(barriers.size());
  const auto fit = static_cast<std::size_t>(std::max(1.0, std::floor((bottom - kept - y) / row)));
  const std::size_t left = entries.size() - next;
  if (left == 0) {
    add_text(diagram, place.x + 0.4, y + line / 2, stack ? tr("empty") : tr("none"), place.width,
             {.faint = true});
    y += line;
  }
  const std::size_t shown = left <= fit ? left : fit - 1;
  for (std::size_t i = 0; i < shown; ++i, y += row)
    draw(entries[next + i], y);
  if (shown < left) {
    add_text(diagram, place.x + 0.4, y + line / 2, tr("… and %1 below").arg(left - shown),
             place.width, {.faint = true});
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
