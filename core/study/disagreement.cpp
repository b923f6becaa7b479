#include "core/study/disagreement.h"

#include "core/base/number.h"
#include "core/scenario/workload.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>

namespace loom {
namespace {

constexpr double least_alpha = 0.01, most_alpha = 1e4;
constexpr double agreement = 1e-3; ///< models nearer than this say the same
constexpr double same = 1e-9;      ///< of a score: what rounding makes of equal ones

double rounded(double alpha) { return *parse_number(significant(alpha)); }

class Search {
public:
  Search(const DisagreementRequest& request, const LoopNumbers& loop, const ModelRun& a,
         const ModelRun& b)
      : by_(request.by), loop_(loop), a_(a), b_(b),
        most_warps_(static_cast<int>(max_warps(request.scenario).value_or(64))) {
    const auto slow = [](std::size_t model) { return model_table()[model].id == "simulation"; };
    coarse_ = slow(request.a) || slow(request.b);
    const int alphas = coarse_ ? 13 : 61;
    for (int i = 0; i < alphas; ++i)
      alphas_.push_back(
          rounded(least_alpha * std::pow(most_alpha / least_alpha, double(i) / (alphas - 1))));
    const int step = coarse_ ? std::max(1, most_warps_ / 8) : 1;
    for (int n = 1; n < most_warps_; n += step)
      warps_.push_back(n);
    warps_.push_back(most_warps_);
  }

  [[nodiscard]] Result<std::vector<Disagreement>>
  run(std::size_t most, const std::function<bool(double)>& keep_going) {
    std::vector<double> a(warps_.size()), b(warps_.size());
    for (std::size_t i = 0; i < alphas_.size(); ++i) {
      if (keep_going && !keep_going(double(i) / double(alphas_.size())))
        return fail(ErrorCode::internal, LOOM_TEXT("the search was stopped"));
      a_.throughputs(alphas_[i], warps_, a);
      b_.throughputs(alphas_[i], warps_, b);
      for (std::size_t j = 0; j < warps_.size(); ++j)
        scores_.push_back(score(alphas_[i], a[j], b[j]));
    }
    std::vector<Disagreement> found;
    for (const std::size_t top : tops()) {
      if (found.size() == most || !(scores_[top] > agreement))
        break;
      const Disagreement state =
          refined(alphas_[top / warps_.size()], static_cast<int>(warps_[top % warps_.size()]));
      if (std::ranges::all_of(found, [&](const Disagreement& each) { return apart(state, each); }))
        found.push_back(state);
    }
    std::ranges::stable_sort(found, std::ranges::greater{}, &Disagreement::score);
    return found;
  }

private:
  [[nodiscard]] double score(double alpha, double a, double b) const {
    if (!std::isfinite(a) || !std::isfinite(b))
      return -1;
    if (by_ == DisagreementBy::difference)
      return std::abs(a - b) / loop_peak(with_alpha(loop_, alpha));
    return a > 0 && b > 0 ? std::abs(std::log(a / b)) : -1;
  }

  [[nodiscard]] Disagreement at(double alpha, int warps) const {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double a = a_.throughput(alpha, warps).value_or(nan);
    const double b = b_.throughput(alpha, warps).value_or(nan);
    return {alpha, warps, a, b, score(alpha, a, b)};
  }

  /// Cells that stand above their surroundings, the highest first. Every cell runs uphill to the
  /// top of its region; equal neighbours are one, so that a plateau has one top.
  [[nodiscard]] std::vector<std::size_t> tops() const {
    const std::size_t columns = warps_.size();
    std::vector<std::size_t> order(scores_.size()), region(scores_.size(), scores_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](std::size_t cell) { return scores_[cell]; });
    std::vector<std::size_t> found;
    std::vector<std::size_t> front;
    for (const std::size_t cell : order) {
      if (region[cell] != scores_.size())
        continue;
      // A plateau joins the first region that it touches, or is a top.
      std::size_t joined = scores_.size();
      std::vector<std::size_t> plateau{cell};
      region[cell] = cell;
      front.assign(1, cell);
      while (!front.empty()) {
        const std::size_t now = front.back();
        front.pop_back();
        for_neighbours(now, columns, [&](std::size_t next) {
          const bool level = std::abs(scores_[next] - scores_[cell]) <=
                             same * std::max(1.0, std::abs(scores_[cell]));
          if (region[next] == scores_.size() && level) {
            region[next] = cell;
            plateau.push_back(next);
            front.push_back(next);
          } else if (region[next] != scores_.size() && region[next] != cell &&
                     joined == scores_.size()) {
            joined = region[next];
          }
        });
      }
      if (joined == scores_.size()) {
        // The middle of a plateau says more than its corner.
        std::ranges::sort(plateau);
        const std::size_t middle = plateau[plateau.size() / 2];
        found.push_back(middle);
        continue;
      }
      for (const std::size_t each : plateau)
        region[each] = joined;
    }
    return found;
  }

  void for_neighbours(std::size_t cell, std::size_t columns, auto&& visit) const {
    const auto row = static_cast<int>(cell / columns), column = static_cast<int>(cell % columns);
    for (int i = row - 1; i <= row + 1; ++i)
      for (int j = column - 1; j <= column + 1; ++j)
        if ((i != row || j != column) && i >= 0 && j >= 0 && i < static_cast<int>(alphas_.size()) &&
            j < static_cast<int>(columns))
          visit(static_cast<std::size_t>(i) * columns + static_cast<std::size_t>(j));
  }

  /// Whether one has to come down on the way from one state to the other: a ridge that lies across
  /// the grid has many tops. The way may keep to either side a little, as a ridge of whole numbers
  /// of warps does.
  [[nodiscard]] bool apart(const Disagreement& a, const Disagreement& b) const {
    constexpr int places = 16;
    constexpr double valley = 0.8;
    constexpr std::array<double, 5> beside{1, 0.7, 0.85, 1.2, 1.4};
    const double low = valley * std::min(a.score, b.score);
    const auto passable = [&](double alpha, int warps) {
      for (const double stretch : std::span(beside).first(coarse_ ? 1 : beside.size()))
        for (const int more : {0, -1, 1})
          if (at(std::clamp(alpha * stretch, least_alpha, most_alpha),
                 std::clamp(warps + more, 1, most_warps_))
                  .score >= low)
            return true;
      return false;
    };
    for (int i = 1; i < places; ++i) {
      const double part = double(i) / places;
      const double warps = a.warps * std::pow(double(b.warps) / a.warps, part);
      if (!passable(a.alpha * std::pow(b.alpha / a.alpha, part),
                    static_cast<int>(std::lround(warps))))
        return true;
    }
    return false;
  }

  /// Climbs from a cell with ever smaller steps of α and single warps.
  [[nodiscard]] Disagreement refined(double alpha, int warps) const {
    Disagreement best = at(alpha, warps);
    const double cell = std::pow(most_alpha / least_alpha, 1.0 / double(alphas_.size() - 1));
    int reach = warps_.size() > 1 ? std::max(1, static_cast<int>(warps_[1] - warps_[0]) / 2) : 1;
    for (double factor = std::sqrt(cell); factor > 1.002;) {
      bool better = false;
      for (const auto& [stretch, more] : {std::pair{factor, 0},
                                          {1 / factor, 0},
                                          {1.0, reach},
                                          {1.0, -reach},
                                          {factor, -reach},
                                          {1 / factor, reach},
                                          {factor, reach},
                                          {1 / factor, -reach}}) {
        const double next = rounded(std::clamp(best.alpha * stretch, least_alpha, most_alpha));
        const Disagreement tried = at(next, std::clamp(best.warps + more, 1, most_warps_));
        if (tried.score > best.score * (1 + same))
          best = tried, better = true;
      }
      if (!better)
        factor = std::sqrt(factor), reach = std::max(1, reach / 2);
    }
    return best;
  }

  DisagreementBy by_;
  const LoopNumbers& loop_;
  const ModelRun &a_, &b_;
  int most_warps_;
  bool coarse_ = false;                         ///< asking takes long
  std::vector<double> alphas_, warps_, scores_; ///< scores: alphas × warps
};

} // namespace

Result<std::vector<Disagreement>>
disagreements(const DisagreementRequest& request,
              const std::function<bool(double fraction)>& keep_going) {
  if (request.a == request.b)
    return bad_argument(LOOM_TEXT("the model '%1' is given twice; a disagreement takes two")(
        model_table()[request.a].id));
  LOOM_TRY(const auto loop, workload_numbers(request.scenario));
  if (!loop_alpha(loop))
    return bad_argument(LOOM_TEXT("the loop has no arithmetic instruction, or none of memory, for "
                                  "α to be the number of")());
  const auto a = ModelRun::make(request.scenario, request.a);
  const auto b = ModelRun::make(request.scenario, request.b);
  return Search(request, loop, *a, *b).run(request.most, keep_going);
}

} // namespace loom
