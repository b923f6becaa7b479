#include "core/study/needed_warps.h"

#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/figure/plot_data.h"
#include "core/measured/import.h"
#include "core/scenario/measured_sets.h"
#include "core/scenario/parameters.h"
#include "core/study/residuals.h"
#include "core/text/csv_line.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace loom {
namespace {

constexpr std::string_view file_name = "needed_warps.csv";
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double most_warps = 1024;
constexpr double of_points = 0.9; ///< of the largest throughput
constexpr std::array columns{"gpu", "instruction", "latency",      "throughput",
                             "ilp", "target",      "warps_per_sm", "source"};

/// One warp more on every scheduler, where their number is known.
double step_of(const GpuSpec& gpu) { return gpu.facts.value(FactKey::schedulers).value_or(1); }

/// The least warps of points in their order that reach the part of the largest throughput.
double least_warps(const std::vector<Point>& points, double part) {
  double most = 0;
  for (const Point& point : points)
    most = std::max(most, point.y);
  Point before{0, 0};
  for (const Point& point : points) {
    if (point.y >= part * most)
      return before.x + (point.x - before.x) * (part * most - before.y) / (point.y - before.y);
    before = point;
  }
  return before.x;
}

/// Whether the throughput no longer rises much: three quarters of the warps reach 95 % of it.
bool is_flat(const std::vector<Point>& points) {
  return !points.empty() && least_warps(points, 0.95) <= 0.75 * points.back().x;
}

/// What was measured, or predicted where it was measured.
std::vector<Point> curve(const std::vector<Residual>& residuals, bool measured) {
  std::vector<Point> points;
  for (const Residual& each : residuals)
    points.push_back({each.measured.warps, measured ? each.measured.throughput : each.predicted});
  std::ranges::sort(points, {}, &Point::x);
  return points;
}

void add_thesis(const GpuPtr& gpu, std::vector<NeededCase>& cases) {
  if (const Fact* warps = gpu->facts.find(FactKey::warps_90)) {
    Scenario scenario;
    scenario.gpu = gpu;
    scenario.alpha = 0;
    scenario.target = of_points;
    cases.push_back({std::move(scenario), {}, warps->value, step_of(*gpu), warps->source, nullptr});
  }
}

/// A case for each α of a set of the scenario's workload at which its throughput no longer rises.
void add_points(Scenario scenario, const MeasuredSet& set, std::vector<NeededCase>& cases) {
  scenario.target = of_points;
  std::map<double, MeasuredSet> by_alpha;
  for (const MeasuredPoint& point : set.data.points) {
    const auto [each, fresh] = by_alpha.try_emplace(point.alpha, set);
    if (fresh)
      each->second.data.points.clear();
    each->second.data.points.push_back(point);
  }
  for (auto& [alpha, points] : by_alpha) {
    std::vector<Point> measured;
    for (const MeasuredPoint& point : points.data.points)
      measured.push_back({point.warps, point.throughput});
    std::ranges::sort(measured, {}, &Point::x);
    if (!is_flat(measured))
      continue;
    scenario.alpha = alpha;
    cases.push_back({.scenario = scenario,
                     .measured = least_warps(measured, of_points),
                     .step = step_of(*scenario.gpu),
                     .source = verbatim(set.source),
                     .points = std::make_shared<MeasuredSet>(std::move(points))});
  }
}

/// Those of a GPU's own sets.
void add_points(const GpuPtr& gpu, const Catalogue& catalogue, std::vector<NeededCase>& cases) {
  for (const Measurement& measurement : gpu->measurements) {
    Scenario scenario;
    scenario.gpu = gpu;
    scenario = with_choice(scenario, "mix", measurement.mix).value_or(scenario);
    scenario.access = measurement.access;
    scenario.ilp = measurement.ilp;
    for (const MeasuredSetPtr& set : measured_sets(scenario, &catalogue))
      if (set->name == measurement.file)
        add_points(scenario, *set, cases);
  }
}

} // namespace

Result<std::vector<NeededCase>> needed_from_csv(std::string_view text, const std::string& file,
                                                const Catalogue& catalogue) {
  std::vector<NeededCase> cases;
  std::vector<CsvField> fields;
  bool header = true;
  for (int line = 1; !text.empty(); ++line) {
    const std::string_view row = take_line(text);
    const auto problem = [&](int column, Message detail) {
      return fail(ErrorCode::bad_input, std::move(detail),
                  {.file = file, .line = line, .column = column});
    };
    if (row.empty() || row.starts_with('#'))
      continue;
    if (const int open = split_csv_line(row, ',', fields))
      return problem(open, LOOM_TEXT("the quotation mark has no end"));
    if (fields.size() != columns.size())
      return problem(1, LOOM_TEXT("expected %1 columns, found %2")(columns.size(), fields.size()));
    if (header) {
      for (std::size_t i = 0; i < columns.size(); ++i)
        if (fields[i].text != columns[i])
          return problem(fields[i].column, expected_found(columns[i], fields[i].text));
      header = false;
      continue;
    }
    std::optional<Message> wrong;
    int place = 1;
    const auto number_in = [&](std::size_t i, double min, double max) {
      const auto number = parse_number(fields[i].text);
      if ((!number || !(*number >= min && *number <= max)) && !wrong) {
        wrong = expected_found(LOOM_TEXT("a number from %1 to %2")(min, max), fields[i].text);
        place = fields[i].column;
      }
      return number.value_or(1);
    };
    const auto gpu = catalogue.find(fields[0].text);
    if (!gpu)
      return problem(fields[0].column, gpu.error().detail);
    NeededCase found{.instruction = std::string(fields[1].text),
                     .measured = number_in(6, 1, most_warps),
                     .step = step_of(**gpu),
                     .source = verbatim(fields[7].text)};
    found.scenario.gpu = *gpu;
    found.scenario.alpha = infinity;
    found.scenario.ilp = static_cast<int>(number_in(4, 1, 64));
    found.scenario.target = number_in(5, 0.01, 1);
    auto& overrides = found.scenario.overrides;
    if (!fields[2].text.empty())
      overrides[static_cast<std::size_t>(Hardware::alu_lat)] = number_in(2, 1, 1e5);
    if (!fields[3].text.empty())
      overrides[static_cast<std::size_t>(Hardware::alu_thru)] = number_in(3, 1e-3, 64);
    if (wrong)
      return problem(place, *wrong);
    cases.push_back(std::move(found));
  }
  return cases;
}

std::vector<NeededCase> needed_cases(const Catalogue& catalogue) {
  std::vector<NeededCase> stated;
  for (const EmbeddedFile& file : catalogue.files())
    if (file.name == file_name)
      stated = needed_from_csv(file.content, std::string(file.name), catalogue)
                   .value_or(std::vector<NeededCase>{});
  std::vector<NeededCase> cases;
  for (const GpuPtr& gpu : built_in_gpus(catalogue)) {
    std::ranges::copy_if(stated, std::back_inserter(cases),
                         [&](const NeededCase& each) { return each.scenario.gpu == gpu; });
    add_thesis(gpu, cases);
    add_points(gpu, catalogue, cases);
  }
  return cases;
}

double needed_target(const Scenario& scenario, const MeasuredSet& set) {
  return scenario.target < 1 ? scenario.target : target_line(set.data.notes).value_or(1);
}

std::vector<NeededCase> needed_cases(const Scenario& scenario, const MeasuredSet& set) {
  std::vector<NeededCase> cases;
  add_points(scenario, set, cases);
  for (const NeededPoint& point : set.data.needed) {
    NeededCase& each = cases.emplace_back(NeededCase{.scenario = scenario,
                                                     .measured = point.warps,
                                                     .step = step_of(*scenario.gpu),
                                                     .source = verbatim(set.source)});
    each.scenario.alpha = point.alpha + set.extra_arithmetic;
    each.scenario.target = needed_target(scenario, set);
  }
  for (NeededCase& each : cases) {
    each.imported = true;
    if (each.source.empty())
      each.source = verbatim(set.name);
  }
  return cases;
}

std::optional<double> needed_by(const NeededCase& measured, std::size_t model) {
  const Result<ModelRun> run = ModelRun::make(measured.scenario, model);
  if (!run)
    return {};
  if (measured.points) {
    const std::vector<Residual> off = residuals(*run, *measured.points);
    if (off.empty())
      return {};
    return least_warps(curve(off, false), measured.scenario.target);
  }
  const double alpha = measured.scenario.alpha;
  const auto peak = run->throughput(alpha, most_warps);
  if (!peak)
    return {};
  // A little less than the part: a bound that reaches it does so to the last bit but one.
  const double enough = measured.scenario.target * *peak * (1 - 1e-9);
  double low = 0, high = most_warps; // too few, and enough
  while (high - low > 1) {
    const double half = std::floor((low + high) / 2);
    const auto throughput = run->throughput(alpha, half);
    if (!throughput)
      return {};
    (*throughput >= enough ? high : low) = half;
  }
  return high;
}

bool is_fitted(const NeededCase& measured, std::size_t model) {
  const auto takes_fits = {model_from("saturation"), model_from("simulation")};
  if (measured.imported || !measured.instruction.empty() ||
      std::ranges::find(takes_fits, std::optional(model)) == takes_fits.end())
    return false;
  return is_saturation_measured(measured.scenario) ||
         measured.scenario.gpu->facts.find(FactKey::queue_share);
}

std::optional<NeededSummary> summarise(const std::vector<NeededCase>& cases,
                                       const std::vector<std::optional<double>>& predicted,
                                       std::size_t model) {
  NeededSummary summary;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (!predicted[i] || is_fitted(cases[i], model))
      continue;
    const double steps = std::abs(*predicted[i] - cases[i].measured) / cases[i].step;
    ++summary.count;
    summary.within += steps <= 1;
    if (steps > summary.worst_steps) {
      summary.worst = i;
      summary.worst_steps = steps;
    }
  }
  return summary.count ? std::optional(summary) : std::nullopt;
}

} // namespace loom
