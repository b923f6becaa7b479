#include "core/figure/figure_look.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/figure/build.h"
#include "core/figure/look_limits.h"
#include "core/figure/shared_axes.h"
#include "core/figure/symbols.h"
#include "core/sim/timeline_rows.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace loom {
namespace {

template <class T> void add_new(std::vector<T>& list, const std::vector<T>& more) {
  for (const T& each : more)
    if (std::ranges::find(list, each) == list.end())
      list.push_back(each);
}

/// A caption with the panels that it is about: the first and how many, then the next ones.
struct Caption {
  std::string text;
  std::vector<std::size_t> panels;
};

/// "(a)", "(a, b)" for such panels.
std::string letters_of(const std::vector<std::size_t>& panels) {
  std::string text;
  for (std::size_t run = 0; run + 1 < panels.size(); run += 2)
    for (std::size_t i = 0; i < panels[run + 1]; ++i) {
      const std::string letter = panel_letter(panels[run] + i);
      text += (text.empty() ? "" : ", ") + letter.substr(1, letter.size() - 2);
    }
  return "(" + text + ")";
}

class Dresser {
public:
  Dresser(Figure own, const FigureLook& look) : look_(look) { result_.figure = std::move(own); }

  LookedFigure dress(const std::vector<Figure>& beside) {
    Figure& figure = result_.figure;
    join(beside);
    if (look_.columns > 0)
      figure.columns = look_.columns;
    name_subjects();
    cut_timelines();
    for (std::size_t i = 0; i < std::min(look_.panels.size(), figure.panels.size()); ++i)
      set_ranges(figure.panels[i], look_.panels[i], name(i));
    bring_forward();
    for (const CurveLook& each : look_.curves)
      style_curve(each);
    for (const PlacedAnnotation& each : look_.annotations)
      annotate(each);
    choose_panels();
    if (look_.share_axes && !share_axes(figure))
      result_.held.push_back("no axes are shared: none of a row or a column are alike and can show "
                             "the same range");
    for (std::size_t i = 0; i < figure.panels.size(); ++i) {
      Panel& panel = figure.panels[i];
      place_names(panel);
      if (look_.letters)
        panel.title = panel_letter(i) + (panel.title.empty() ? "" : " " + panel.title);
    }
    if (look_.title)
      figure.heading = figure.title;
    if (look_.no_notes)
      leave_notes_out();
    if (look_.statuses && !figure.status_note.empty())
      add_new(figure.footnotes, {figure.status_note});
    if (look_.caption && !figure.caption.empty())
      figure.footnotes.push_back(figure.caption);
    if (look_.symbols)
      set_symbols(figure);
    return std::move(result_);
  }

private:
  [[nodiscard]] std::string name(std::size_t place) const {
    return result_.figure.panels.size() > 1 ? "panel " + panel_letter(place) : "the figure";
  }

  void join(const std::vector<Figure>& beside) {
    Figure& figure = result_.figure;
    if (beside.empty())
      return;
    const std::size_t own = figure.panels.size();
    captions_ = {{figure.caption, {0, own}}};
    for (const Figure& more : beside) {
      const std::size_t first = figure.panels.size();
      if (first + more.panels.size() > max_joined_panels) {
        result_.held.push_back("there is room for " + std::to_string(max_joined_panels) +
                               " panels; '" + more.id + "' is left out");
        continue;
      }
      figure.panels.insert(figure.panels.end(), more.panels.begin(), more.panels.end());
      figure.title += "; " + more.title;
      const auto said = std::ranges::find(captions_, more.caption, &Caption::text);
      if (said == captions_.end())
        captions_.push_back({more.caption, {first, more.panels.size()}});
      else // what is true of several is said once
        said->panels.insert(said->panels.end(), {first, more.panels.size()});
      add_new(figure.sources, more.sources);
      add_new(figure.unstated, more.unstated);
      add_new(figure.footnotes, more.footnotes);
      add_new(figure.left_out, more.left_out);
      if (figure.status_note.find(more.status_note) == std::string::npos)
        figure.status_note += (figure.status_note.empty() ? "" : " ") + more.status_note;
    }
    figure.caption.clear();
    for (const Caption& each : captions_)
      if (!each.text.empty())
        figure.caption += (figure.caption.empty() ? "" : " ") +
                          (look_.letters ? letters_of(each.panels) + " " : "") + each.text;
    if (own < figure.panels.size())
      figure.columns = std::min(2, static_cast<int>(figure.panels.size()));
  }

  /// What they say the caption says, but for what it lists by itself.
  void leave_notes_out() {
    Figure& figure = result_.figure;
    for (const std::string& note : figure.footnotes)
      if (note != figure.status_note && figure.caption.find(note) == std::string::npos)
        figure.caption += (figure.caption.empty()          ? ""
                           : figure.caption.ends_with('.') ? " "
                                                           : ". ") +
                          note;
    figure.footnotes.clear();
  }

  /// Timelines show the cycles and rows that the look asks for, as far as they have them.
  void cut_timelines() {
    bool any = false;
    for (std::size_t i = 0; i < result_.figure.panels.size(); ++i) {
      Panel& panel = result_.figure.panels[i];
      if (panel.kind != PanelKind::timeline)
        continue;
      any = true;
      if (look_.cycles)
        cut_cycles(panel, *look_.cycles, name(i));
      if (look_.rows)
        cut_rows(panel, *look_.rows, name(i));
    }
    if (!any && (look_.cycles || look_.rows))
      result_.held.push_back(std::string("no panel is a timeline, which has ") +
                             (look_.cycles ? "cycles" : "rows") + " to choose from");
  }

  void cut_rows(Panel& panel, const LookRange& range, const std::string& where) {
    const int first = panel.timeline.first_row;
    const int last = first + static_cast<int>(panel.timeline.rows.size());
    const int from = static_cast<int>(range.from);
    if (from < first || from >= last)
      result_.held.push_back("there is no row " + std::to_string(from) + ": " + where +
                             " has those from " + std::to_string(first) + " to " +
                             std::to_string(last - 1));
    else
      panel.timeline = only_rows(std::move(panel.timeline), from - first,
                                 std::min(static_cast<int>(range.to), last) - from);
  }

  void cut_cycles(Panel& panel, const LookRange& range, const std::string& where) {
    const Timeline& timeline = panel.timeline;
    const bool same = range.from == timeline.from && range.to == timeline.to;
    if (!same && timeline.columns > 0)
      result_.held.push_back("the cycles of " + where +
                             " cannot be changed: they are folded into columns");
    else if (range.from < timeline.from || range.to > timeline.to)
      result_.held.push_back("the cycles of " + where + " are those from " +
                             shortest(timeline.from) + " to " + shortest(timeline.to));
    else if (!same)
      panel.timeline = only_cycles(std::move(panel.timeline), range.from, range.to);
  }

  /// The curves that the look names first are drawn and named first.
  void bring_forward() {
    for (const std::string& wanted : look_.order) {
      const auto is_it = [&](const auto& each) {
        return each.id == wanted || each.label == wanted;
      };
      const auto has = [&](const Panel& panel) {
        return std::ranges::any_of(panel.curves, is_it) ||
               std::ranges::any_of(panel.layers, is_it) || std::ranges::any_of(panel.bars, is_it);
      };
      if (std::ranges::none_of(result_.figure.panels, has))
        no_curve(wanted);
    }
    const auto place = [this](const auto& each) {
      const auto at = std::ranges::find_if(look_.order, [&](const std::string& wanted) {
        return wanted == each.id || wanted == each.label;
      });
      return at - look_.order.begin();
    };
    for (Panel& panel : result_.figure.panels)
      std::ranges::stable_sort(panel.curves, {}, place);
  }

  void no_curve(const std::string& wanted) {
    std::vector<std::string> known;
    for (const auto& [id, label] : result_.subjects.curves)
      for (const std::string& each : {id, label})
        if (!each.empty() && std::ranges::find(known, each) == known.end())
          known.push_back(each);
    const std::string nearest = did_you_mean(wanted, known).english();
    result_.held.push_back("no curve is called '" + wanted + "'" +
                           (nearest.empty() ? what_there_is() : nearest));
  }

  /// "; there are 'latency bound n/L', 'memory limit 0.0815'": of the curves without a name the
  /// ids.
  [[nodiscard]] std::string what_there_is() const {
    constexpr std::size_t most = 12;
    std::string words;
    std::size_t count = 0;
    for (const auto& [id, label] : result_.subjects.curves)
      if (++count <= most)
        words += (words.empty() ? "; there are '" : ", '") + (label.empty() ? id : label) + "'";
    return words + (count > most ? ", ..." : "");
  }

  void set_ranges(Panel& panel, const PanelLook& look, const std::string& where) {
    for (const auto& [axis, wish] : {std::pair{&panel.x, &look.x}, std::pair{&panel.y, &look.y}}) {
      axis->tick_count = wish->tick_count;
      axis->tick_step = wish->tick_step;
      axis->title = wish->title;
      axis->numbers = wish->numbers;
      number_again(*axis, wish->second, axis_words(axis == &panel.x, where));
    }
    if (panel.kind == PanelKind::timeline && (look.x.min || look.x.max)) {
      const LookRange wish{look.x.min.value_or(panel.timeline.from),
                           look.x.max.value_or(panel.timeline.to)};
      return cut_cycles(panel, wish, where);
    }
    Axis x = panel.x, y = panel.y;
    const bool x_scaled = scale(panel, true, look.x, x, where);
    const bool y_scaled = scale(panel, false, look.y, y, where);
    const bool x_changed = narrow(panel, true, look.x, x, where);
    const bool y_changed = narrow(panel, false, look.y, y, where);
    if (x_changed || y_changed || x_scaled || y_scaled)
      recut(panel, x, y);
  }

  /// Numbers the other side of an axis in another of its units.
  void number_again(Axis& axis, const std::string& id, const std::string& which) {
    if (id.empty())
      return;
    const auto found = std::ranges::find(axis.units, id, &AxisUnit::id);
    if (found != axis.units.end()) {
      axis.second = *found;
      return;
    }
    std::string known;
    for (const AxisUnit& unit : axis.units)
      known += (known.empty() ? "it can have " : ", ") + unit.id;
    result_.held.push_back("the " + which + " has no second unit '" + id + "'; " +
                           (known.empty() ? "it can have none" : known));
  }

  static std::string axis_words(bool horizontal, const std::string& where) {
    return std::string(horizontal ? "horizontal" : "vertical") + " axis of " + where;
  }

  /// Whether an axis has a scale and a range to choose; where not, says so of `what`.
  bool can_change(const Panel& panel, const Axis& axis, const std::string& what) {
    const bool can =
        has_ranges(panel) && axis.kind != AxisKind::category && axis.kind != AxisKind::alpha;
    if (!can)
      result_.held.push_back(what + " cannot be changed");
    return can;
  }

  /// Puts the wished scale into `axis`; true when it differs.
  bool scale(const Panel& panel, bool horizontal, const AxisLook& look, Axis& axis,
             const std::string& where) {
    if (!look.scale)
      return false;
    const std::string which = axis_words(horizontal, where);
    if (!can_change(panel, axis, "the scale of the " + which))
      return false;
    const bool log = *look.scale == LookScale::log;
    if (log == is_log(axis))
      return false;
    if (log && look.min.value_or(axis.min) < least_log_value) {
      result_.held.push_back("the " + which +
                             " begins at 0, which a logarithmic scale has not: give its min, too");
      return false;
    }
    axis.kind = log ? AxisKind::log : AxisKind::linear;
    axis.min = log ? std::max(axis.min, look.min.value_or(axis.min)) : axis.min;
    return true;
  }

  /// Puts the wished range into `axis`; true when it differs.
  bool narrow(const Panel& panel, bool horizontal, const AxisLook& look, Axis& axis,
              const std::string& where) {
    if (!look.min && !look.max)
      return false;
    const std::string which = axis_words(horizontal, where);
    if (!can_change(panel, axis, "the range of the " + which))
      return false;
    const double low = look.min.value_or(axis.min), high = look.max.value_or(axis.max);
    const double least = least_range_share * std::max(std::abs(low), std::abs(high));
    if (!(high - low > least) || (is_log(axis) && low < least_log_value)) {
      result_.held.push_back("the range of the " + which + " would be empty; it is left as it is");
      return false;
    }
    const Axis before = axis;
    for (const bool upper : {false, true}) {
      const double wish = upper ? high : low, edge = upper ? before.max : before.min;
      const bool wider = upper ? wish > edge : wish < edge;
      if (wider && reaches(panel, horizontal, upper))
        result_.held.push_back("the " + which + " ends at " + significant(edge, 4) +
                               ": curves go on there, and the figure does not know how");
      else
        (upper ? axis.max : axis.min) = wish;
    }
    return axis != before;
  }

  void name_subjects() {
    LookSubjects& subjects = result_.subjects;
    const auto add = [&](const auto& list) {
      for (const auto& each : list)
        if (const std::pair one{each.id, each.label};
            !(each.id.empty() && each.label.empty()) &&
            std::ranges::find(subjects.curves, one) == subjects.curves.end())
          subjects.curves.push_back(one);
    };
    for (const Panel& panel : result_.figure.panels) {
      subjects.panels.push_back(panel.title);
      add(panel.curves);
      add(panel.layers);
      add(panel.bars);
    }
  }

  /// Where the names of curves and layers stand.
  void place_names(Panel& panel) const {
    if (look_.labels == LookLabels::direct)
      return;
    panel.legend = look_.labels != LookLabels::none;
    panel.legend_place = look_.labels == LookLabels::legend_below   ? LegendPlace::below
                         : look_.labels == LookLabels::legend_right ? LegendPlace::right
                                                                    : LegendPlace::above;
    if (panel.legend)
      return;
    for (Curve& curve : panel.curves)
      curve.label.clear();
    for (Layer& layer : panel.layers)
      layer.label.clear();
    for (BarSeries& series : panel.bars)
      series.label.clear();
  }

  /// Leaves the panels that the look shows, in its order.
  void choose_panels() {
    std::vector<Panel>& panels = result_.figure.panels;
    std::vector<Panel> chosen;
    for (const int place : look_.show)
      if (static_cast<std::size_t>(place) < panels.size())
        chosen.push_back(panels[static_cast<std::size_t>(place)]);
      else
        result_.held.push_back("there is no panel " +
                               panel_letter(static_cast<std::size_t>(place)) + ": the figure has " +
                               std::to_string(panels.size()));
    if (chosen.empty())
      return;
    panels = std::move(chosen);
    if (look_.columns == 0)
      result_.figure.columns = std::min(result_.figure.columns, static_cast<int>(panels.size()));
  }

  static void restyle(Role& role, const CurveLook& look) {
    const auto found = [](const std::vector<NamedRole>& roles, std::string_view name, Role own) {
      const auto at = std::ranges::find(roles, name, &NamedRole::name);
      return at == roles.end() ? own : at->role;
    };
    if (look.colour.empty() && look.dash.empty() && look.marker.empty())
      return;
    const std::optional<std::uint32_t> rgb =
        look.colour.empty() ? own_rgb(role) : rgb_of(look.colour);
    role = own_role(found(look_colours(), look.colour, role_of_colour(role)),
                    found(look_dashes(), look.dash, role_of_dash(role)),
                    found(look_markers(), look.marker, role_of_marker(role)), rgb);
  }

  void style_curve(const CurveLook& look) {
    std::vector<Panel>& panels = result_.figure.panels;
    bool any = false;
    std::vector<std::string> gone; // ids of curves that are hidden
    for (const bool by_id : {true, false}) {
      const auto each_of = [&](auto& list, const auto& style) {
        for (auto& each : list)
          if ((by_id ? each.id : each.label) == look.curve) {
            any = true;
            if (!look.hidden)
              style(each);
          }
        if (look.hidden)
          std::erase_if(list, [&](const auto& each) {
            const bool hidden = (by_id ? each.id : each.label) == look.curve;
            if (hidden && !each.id.empty())
              gone.push_back(each.id);
            return hidden;
          });
      };
      const auto common = [&look](auto& each) {
        if (look.name)
          each.label = *look.name;
        restyle(each.role, look);
      };
      for (Panel& panel : panels) {
        each_of(panel.curves, [&](Curve& curve) {
          common(curve);
          if (look.width_pt > 0)
            curve.weight = own_weight(look.width_pt);
          if (!look.error.empty())
            curve.plain_bars = look.error == "bars";
          if (!look.marker.empty() && !curve.dots)
            curve.marked = look.marker != "none";
        });
        each_of(panel.bars, common);
        each_of(panel.layers, common);
        each_of(panel.areas, common);
        std::erase_if(panel.areas, [&](const Area& area) {
          return std::ranges::find(gone, area.beside) != gone.end();
        });
      }
      if (any)
        return;
    }
    no_curve(look.curve);
  }

  void annotate(const PlacedAnnotation& each) {
    auto& panels = result_.figure.panels;
    const auto place = static_cast<std::size_t>(each.panel);
    const std::string words =
        each.what.text.empty() ? "a mark placed by hand" : "the text '" + each.what.text + "'";
    const auto axes = place < panels.size() ? mark_axes(panels[place]) : std::nullopt;
    if (!axes) {
      result_.held.push_back(words + " has no axes to stand in");
      return;
    }
    Panel& panel = panels[place];
    const Point x = axis_span(axes->x), y = axis_span(axes->y);
    const auto inside = [&](Point point) {
      return (each.what.kind == AnnotationKind::horizontal || (point.x >= x.x && point.x <= x.y)) &&
             (each.what.kind == AnnotationKind::vertical ||
              (point.y >= y.x && point.y <= y.y &&
               (panel.kind != PanelKind::timeline ||
                row_of_warp(panel.timeline, static_cast<int>(std::lround(point.y))))));
    };
    const bool ends =
        each.what.kind == AnnotationKind::line || each.what.kind == AnnotationKind::arrow;
    if (inside(each.what.at) && (!ends || inside(each.what.to)))
      panel.annotations.push_back(each.what);
    else
      result_.held.push_back(words + " lies outside the axes of " + name(place) +
                             ", which go from " + significant(x.x, 4) + " to " +
                             significant(x.y, 4) + " and from " + significant(y.x, 4) + " to " +
                             significant(y.y, 4));
  }

  const FigureLook& look_;
  std::vector<Caption> captions_;
  LookedFigure result_;
};

} // namespace

const std::vector<NamedRole>& look_colours() {
  static const std::vector<NamedRole> all{{"black", Role::series1},      {"blue", Role::series2},
                                          {"vermillion", Role::series3}, {"green", Role::series4},
                                          {"purple", Role::series5},     {"sky", Role::series6},
                                          {"orange", Role::series7},     {"wine", Role::series8},
                                          {"olive", Role::series9},      {"grey", Role::model}};
  return all;
}

const std::vector<NamedRole>& look_dashes() {
  static const std::vector<NamedRole> all{
      {"solid", Role::series1},        {"dashed", Role::series2},
      {"dotted", Role::series3},       {"dash-dot", Role::series4},
      {"long-dash", Role::series5},    {"short-dash", Role::series7},
      {"dash-dot-dot", Role::series8}, {"dash-dash-dot", Role::series9}};
  return all;
}

const std::vector<NamedRole>& look_markers() {
  static const std::vector<NamedRole> all{
      {"disc", Role::series1},    {"square", Role::series2},   {"triangle", Role::series3},
      {"diamond", Role::series4}, {"cross", Role::series5},    {"plus", Role::series6},
      {"wedge", Role::series7},   {"pentagon", Role::series8}, {"star", Role::series9}};
  return all;
}

std::optional<std::uint32_t> rgb_of(std::string_view text) {
  std::uint32_t rgb = 0;
  if (text.size() != 7 || text.front() != '#')
    return {};
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + 7, rgb, 16);
  return error == std::errc() && end == text.data() + 7 ? std::optional(rgb) : std::nullopt;
}

int own_place(const FigureLook& look, int drawn) {
  return drawn >= 0 && static_cast<std::size_t>(drawn) < look.show.size()
             ? look.show[static_cast<std::size_t>(drawn)]
             : drawn;
}

std::optional<MarkAxes> mark_axes(const Panel& panel) {
  const auto cycles = [](double from, double to) {
    return Axis{.label = "cycle", .min = from, .max = to};
  };
  const auto warps = [](double first, double last) {
    return Axis{.label = "warp", .min = first - 0.5, .max = last + 0.5};
  };
  switch (panel.kind) {
  case PanelKind::table:
    return {};
  case PanelKind::timeline: {
    std::optional<std::pair<int, int>> ends;
    for (const TimelineRow& row : panel.timeline.rows)
      if (const auto warp = warp_number(row))
        ends = ends ? std::pair(std::min(ends->first, *warp), std::max(ends->second, *warp))
                    : std::pair(*warp, *warp);
    if (!ends)
      return {};
    return MarkAxes{cycles(panel.timeline.from, panel.timeline.to),
                    warps(ends->first, ends->second)};
  }
  case PanelKind::loom:
    return MarkAxes{cycles(0, panel.loom.shown),
                    warps(0, std::max(panel.loom.places, panel.loom.warps) - 1)};
  case PanelKind::diagram:
    return MarkAxes{{.label = "em", .max = panel.diagram.width},
                    {.label = "em", .max = panel.diagram.height}};
  default:
    return MarkAxes{panel.x, panel.y};
  }
}

bool has_ranges(const Panel& panel) { return panel.kind == PanelKind::curves; }

std::string panel_letter(std::size_t place) {
  return place < 26 ? std::string("(") + static_cast<char>('a' + place) + ")"
                    : "(" + std::to_string(place + 1) + ")";
}

LookedFigure with_look(Figure own, const FigureLook& look, const std::vector<Figure>& beside) {
  return Dresser(std::move(own), look).dress(beside);
}

} // namespace loom
