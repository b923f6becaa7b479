#include "core/kernel/walk.h"

#include "core/kernel/access_sample.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace loom::kernel {

namespace {

constexpr int sampled_iterations = 8;      ///< of a uniform loop, before the rest is skipped
constexpr std::size_t max_steps = 1 << 20; ///< of one group
constexpr std::size_t most_blocks = 512;   ///< of programs whose meeting places are sought

/// Lanes that went the same way so far.
struct Group {
  std::uint32_t lanes = 0;
  int block = 0;
  Path path{};
  std::vector<std::int64_t> iterations{};
  std::vector<int> walked{}; ///< iterations of each loop since it was entered or skipped
  std::vector<Lanes> states{};
  std::vector<int> visits{}; ///< of each access
  /// Executions of each access, of iterations that are skipped, too; at the last mark of each loop.
  Executions executed{};
  std::vector<Executions> at_mark{};
  /// Branches whose other side comes when the lanes are where both meet.
  struct Side {
    int meet = -1;               ///< block
    const Edge* other = nullptr; ///< null once it is on its way
  };
  std::vector<Side> sides{};
};

/// Of each block the first one that all ways from it pass, -1 the end.
std::vector<int> meeting_places(const Program& program) {
  const std::size_t blocks = program.blocks.size();
  // Which blocks every way from one passes, itself among them: until nothing changes.
  std::vector<std::vector<bool>> passed(blocks, std::vector<bool>(blocks, true));
  for (bool changes = true; changes;) {
    changes = false;
    for (std::size_t b = blocks; b-- > 0;) {
      std::vector<bool> all(blocks, true);
      for (const Edge& edge : program.blocks[b].edges)
        for (std::size_t p = 0; p < blocks; ++p)
          all[p] = all[p] && edge.to >= 0 && passed[static_cast<std::size_t>(edge.to)][p];
      all[b] = true;
      if (all != passed[b]) {
        passed[b] = all;
        changes = true;
      }
    }
  }
  // The nearest of them passes all others.
  std::vector<int> out(blocks, -1);
  for (std::size_t b = 0; b < blocks; ++b) {
    std::ptrdiff_t most = -1;
    for (std::size_t p = 0; p < blocks; ++p)
      if (p != b && passed[b][p])
        if (const auto many = std::ranges::count(passed[p], true); many > most) {
          most = many;
          out[b] = static_cast<int>(p);
        }
  }
  return out;
}

class Walker {
public:
  Walker(const Program& program, const KernelLaunch& launch, const WalkOptions& options)
      : program_(program), launch_(launch), options_(options), evaluate_(program, launch),
        first_access_(first_access(program)), sample_(program, options) {
    for (const Block& block : program.blocks) {
      bool open = false;
      for (int loop = block.loop; loop >= 0;
           loop = program.loops[static_cast<std::size_t>(loop)].parent)
        open |= program.loops[static_cast<std::size_t>(loop)].back_edges == unknown;
      open_ended_.push_back(open);
    }
    const auto is_open = [](const Block& block) {
      return block.edges.size() == 2 && block.condition == unknown;
    };
    if (options.both_sides && program.blocks.size() <= most_blocks &&
        std::ranges::any_of(program.blocks, is_open))
      meets_ = meeting_places(program);
  }
  /// Whether a warp went both ways of a branch.
  [[nodiscard]] bool went_both_ways() const { return went_both_ways_; }
  /// Whether the way that a warp goes says where it accesses memory.
  [[nodiscard]] bool places_depend_on_way() const {
    for (const Block& block : program_.blocks)
      for (const Instruction& instruction : block.instructions)
        if (accesses_memory(instruction) && instruction.placed && instruction.address != unknown &&
            evaluate_.depends_on_state(instruction.address))
          return true;
    return false;
  }

  Result<void> check() const {
    for (std::size_t i = 0; i < program_.exprs.size(); ++i)
      if (const auto missing = evaluate_.missing_argument(static_cast<ExprId>(i))) {
        const Argument& argument = program_.arguments[static_cast<std::size_t>(*missing)];
        const Message typed = LOOM_TEXT("%1 ('%2', a whole number of %3 bits)")(
            *missing, argument.name, argument.bits);
        return bad_argument(argument.name.empty()
                                ? argument_missing(program_.name, *missing, *missing)
                                : argument_missing(program_.name, typed, argument.name));
      }
    return {};
  }

  [[nodiscard]] bool depends_on_block() const {
    const auto depends = [&](ExprId e) { return e != unknown && evaluate_.depends_on_block(e); };
    for (const CountedLoop& loop : program_.loops)
      if (depends(loop.back_edges))
        return true;
    for (const Block& block : program_.blocks) {
      if (depends(block.condition))
        return true;
      for (const Edge& edge : block.edges)
        for (const Edge::Move& move : edge.moves)
          if (move.state >= 0 && depends(move.expr))
            return true;
    }
    return false;
  }

  Result<BlockWalk> walk_block(const Dim3& id) {
    BlockWalk out;
    const std::int64_t warps = (count(launch_.block) + warp_size - 1) / warp_size;
    for (int warp = 0; warp < warps; ++warp) {
      evaluate_.start(id, warp);
      looked_ = AccessSample::visits(static_cast<int>(warps));
      const Result<std::vector<Path>> paths = walk_warp();
      if (!paths)
        return tl::unexpected(paths.error());
      std::vector<int>& mine = out.warps.emplace_back();
      for (const Path& path : *paths) {
        const auto at = std::find(out.paths.begin(), out.paths.end(), path);
        mine.push_back(static_cast<int>(at - out.paths.begin()));
        if (at == out.paths.end())
          out.paths.push_back(path);
      }
      sample_.end_warp();
    }
    sample_.end_block();
    return out;
  }
  AccessSample& sample() { return sample_; }
  Evaluator& evaluator() { return evaluate_; }

private:
  [[nodiscard]] bool inside(int block, int loop) const {
    return kernel::inside(program_, block, loop);
  }
  /// Turns that the user gives the loop, directly or as what another one leaves.
  [[nodiscard]] std::optional<std::int64_t> given_trips(int loop) const {
    const CountedLoop& of = program_.loops[static_cast<std::size_t>(loop)];
    const CountedLoop& named =
        of.rest_of < 0 ? of : program_.loops[static_cast<std::size_t>(of.rest_of)];
    const auto given = options_.trips.find(named.name);
    if (given == options_.trips.end())
      return {};
    return of.rest_of < 0 ? given->second / of.turns : given->second % named.turns;
  }

  /// Times that these lanes, at the least, go back to the loop's header; nothing when unknown.
  std::optional<std::int64_t> back_edges(int loop, std::uint32_t lanes) {
    const CountedLoop& of = program_.loops[static_cast<std::size_t>(loop)];
    if (const auto given = given_trips(loop))
      return std::max<std::int64_t>(*given - 1, 0);
    if (of.back_edges == unknown)
      return {};
    const Lanes& counts = evaluate_(of.back_edges);
    const std::uint64_t keep =
        ~0ULL >> (64 - program_.exprs[static_cast<std::size_t>(of.back_edges)].bits);
    std::uint64_t least = ~0ULL;
    for (std::size_t lane = 0; lane < counts.size(); ++lane)
      if (lanes >> lane & 1)
        least = std::min(least, static_cast<std::uint64_t>(counts[lane]) & keep);
    return static_cast<std::int64_t>(std::min<std::uint64_t>(least, 1ULL << 62));
  }

  /// The edge that all lanes take where the condition is unknown.
  /// Below 0: the one that ~ gives and then the other.
  Result<int> unknown_edge(const Group& group, const Block& block) {
    for (int loop = block.loop; loop >= 0;
         loop = program_.loops[static_cast<std::size_t>(loop)].parent)
      for (int e = 0; e < 2; ++e) {
        const bool stays = inside(block.edges[static_cast<std::size_t>(e)].to, loop);
        const bool other_stays = inside(block.edges[static_cast<std::size_t>(1 - e)].to, loop);
        if (stays || !other_stays)
          continue;
        const auto backs = back_edges(loop, group.lanes);
        const CountedLoop& of = program_.loops[static_cast<std::size_t>(loop)];
        if (!backs)
          return bad_argument(trips_missing(program_.name, block.name, of.name));
        return group.iterations[static_cast<std::size_t>(loop)] >= *backs ? e : 1 - e;
      }
    for (int e = 0; e < 2; ++e)
      if (into_none(block.edges[static_cast<std::size_t>(e)].to) &&
          !into_none(block.edges[static_cast<std::size_t>(1 - e)].to))
        return 1 - e;
    if (meets_.empty())
      return block.likely;
    const int meet = meets_[static_cast<std::size_t>(group.block)];
    const bool near = block.loop < 0 || (meet >= 0 && inside(meet, block.loop));
    return near && block.edges[0].to != meet && block.edges[1].to != meet ? ~block.likely
                                                                          : block.likely;
  }

  /// By what the user says.
  [[nodiscard]] bool runs_never(int loop) const { return given_trips(loop) == 0; }

  /// Whether a block goes on, without a choice, into a loop that runs no times.
  [[nodiscard]] bool into_none(int block) const {
    for (std::size_t steps = 0; block >= 0 && steps < program_.blocks.size(); ++steps) {
      const Block& at = program_.blocks[static_cast<std::size_t>(block)];
      if (at.loop >= 0 && program_.loops[static_cast<std::size_t>(at.loop)].header == block)
        return runs_never(at.loop);
      if (at.edges.size() != 1)
        return false;
      block = at.edges.front().to;
    }
    return false;
  }

  Result<std::vector<Path>> walk_warp() {
    std::vector<Group> open(1), ended;
    Group& whole = open.back();
    whole.lanes = evaluate_.threads();
    whole.iterations.resize(program_.loops.size());
    whole.walked.resize(program_.loops.size());
    whole.states.resize(static_cast<std::size_t>(program_.states));
    whole.visits.resize(static_cast<std::size_t>(first_access_.back()));
    whole.executed.resize(whole.visits.size());
    whole.at_mark.resize(program_.loops.size(), whole.executed);
    std::vector<Path> paths;
    while (!open.empty()) {
      Group group = std::move(open.back());
      open.pop_back();
      evaluate_.iterations = group.iterations;
      evaluate_.states = group.states;
      evaluate_.changed();
      while (group.block >= 0) {
        if (group.path.size() > max_steps)
          return bad_argument(
              walk_too_long(program_.name, max_steps,
                            program_.blocks[static_cast<std::size_t>(group.block)].name));
        if (const auto split = execute(group); !split)
          return tl::unexpected(split.error());
        else if (*split)
          open.push_back(**split);
      }
      paths.push_back(std::move(group.path));
    }
    return paths;
  }

  /// Executes the group's block and moves it on. The lanes that go the other way, if any.
  Result<std::optional<Group>> execute(Group& group) {
    const Block& block = program_.blocks[static_cast<std::size_t>(group.block)];
    if (block.loop >= 0 && runs_never(block.loop))
      return bad_argument(loop_is_entered(
          program_.name, block.name, program_.loops[static_cast<std::size_t>(block.loop)].name));
    group.path.push_back({Step::What::block, group.block, 0});
    int number = first_access_[static_cast<std::size_t>(group.block)];
    for (const Instruction& instruction : block.instructions)
      if (accesses_memory(instruction)) {
        int& visit = group.visits[static_cast<std::size_t>(number)];
        const bool known = instruction.address != unknown;
        const bool walked = known && instruction.placed &&
                            (open_ended_[static_cast<std::size_t>(group.block)] ||
                             evaluate_.depends_on_state(instruction.address));
        const bool looked_at = visit < looked_;
        const std::uint32_t lanes = group.lanes & instruction.lanes;
        if (walked)
          sample_.reach(number, lanes, evaluate_(instruction.address));
        if (looked_at && !known && instruction.space == Space::shared && instruction.within > 0 &&
            !instruction.decided_by.empty())
          sample_.add(number, visit, lanes, any_words(instruction, visit), group.executed);
        else if (looked_at && instruction.start >= 0)
          sample_.add(number, visit, lanes, from_starts(instruction, group), group.executed);
        else if (looked_at && differ(instruction.decided_by, lanes))
          sample_.scattered(number, lanes);
        else if (looked_at && known)
          sample_.add(number, visit, lanes, evaluate_(instruction.address), group.executed);
        group.executed[static_cast<std::size_t>(number)] += 1;
        ++visit;
        ++number;
      }
    if (block.edges.size() < 2) {
      follow(group, block.edges.front());
      return std::optional<Group>{};
    }
    if (block.condition == unknown) {
      const Result<int> edge = unknown_edge(group, block);
      if (!edge)
        return tl::unexpected(edge.error());
      const bool both = *edge < 0;
      const auto first = static_cast<std::size_t>(both ? ~*edge : *edge);
      if (both) {
        went_both_ways_ = true;
        group.sides.push_back(
            {meets_[static_cast<std::size_t>(group.block)], &block.edges[1 - first]});
      }
      follow(group, block.edges[first]);
      return std::optional<Group>{};
    }
    const Lanes& condition = evaluate_(block.condition);
    std::uint32_t taken = 0;
    for (std::size_t lane = 0; lane < condition.size(); ++lane)
      if (condition[lane])
        taken |= 1U << lane;
    taken &= group.lanes;
    const std::uint32_t others = group.lanes & ~taken;
    std::optional<Group> split;
    if (taken && others) {
      split = group;
      split->lanes = others;
      follow(*split, block.edges[1]);
      evaluate_.iterations = group.iterations;
      evaluate_.states = group.states;
      evaluate_.changed();
      group.lanes = taken;
    }
    follow(group, block.edges[taken ? 0 : 1]);
    return split;
  }

  static std::uint64_t mix(std::uint64_t hash, std::int64_t with) { // S. Vigna's splitmix64
    hash = (hash ^ static_cast<std::uint64_t>(with)) + 0x9e3779b97f4a7c15U;
    hash = (hash ^ hash >> 30) * 0xbf58476d1ce4e5b9U;
    hash = (hash ^ hash >> 27) * 0x94d049bb133111ebU;
    return hash ^ hash >> 31;
  }

  /// For each lane a number that depends on what it has read.
  std::array<std::uint64_t, warp_size> read_by(const Instruction& instruction, std::uint64_t with) {
    std::array<std::uint64_t, warp_size> out{};
    out.fill(with);
    for (const ExprId decides : instruction.decided_by) {
      const Lanes& values = evaluate_(decides);
      for (std::size_t lane = 0; lane < values.size(); ++lane)
        out[lane] = mix(out[lane], values[lane]);
    }
    return out;
  }

  /// Any words of an array of shared memory, as memory chooses them.
  Lanes any_words(const Instruction& instruction, int visit) {
    const auto words = static_cast<std::uint64_t>(
        std::max<std::int64_t>(1, instruction.within / std::max(1, instruction.bytes)));
    const auto hashes = read_by(instruction, mix(0, visit));
    Lanes out{};
    for (std::size_t lane = 0; lane < out.size(); ++lane)
      out[lane] = static_cast<std::int64_t>(hashes[lane] % words) * instruction.bytes;
    return out;
  }

  /// Addresses whose starts memory holds: any, and the same for what has read the same of it.
  Lanes from_starts(const Instruction& instruction, const Group& group) {
    std::uint64_t of_all = mix(0, instruction.start);
    for (int loop = instruction.start_loop; loop >= 0;
         loop = program_.loops[static_cast<std::size_t>(loop)].parent)
      of_all = mix(of_all, group.iterations[static_cast<std::size_t>(loop)]);
    const auto hashes = read_by(instruction, of_all);
    Lanes out = evaluate_(instruction.address);
    constexpr std::uint64_t places = 1 << 24, apart = 4096;
    const auto step = static_cast<std::uint64_t>(instruction.start_step);
    for (std::size_t lane = 0; lane < out.size(); ++lane)
      out[lane] = static_cast<std::int64_t>(static_cast<std::uint64_t>(out[lane]) +
                                            hashes[lane] % places * apart +
                                            (hashes[lane] >> 32) % (apart / step) * step);
    return out;
  }

  bool differ(const std::vector<ExprId>& exprs, std::uint32_t lanes) {
    const auto first = static_cast<std::size_t>(std::countr_zero(lanes));
    return std::ranges::any_of(exprs, [&](ExprId expr) {
      const Lanes& values = evaluate_(expr);
      for (std::size_t lane = first; lane < values.size(); ++lane)
        if (lanes >> lane & 1 && values[lane] != values[first])
          return true;
      return false;
    });
  }

  void follow(Group& group, const Edge& edge) {
    while (!group.sides.empty() && group.sides.back().meet == edge.to) {
      if (const Edge* other = std::exchange(group.sides.back().other, nullptr))
        return follow(group, *other);
      group.sides.pop_back();
    }
    const int from = group.block;
    bool changed = false;
    std::vector<std::pair<int, Lanes>> next;
    for (const Edge::Move& move : edge.moves)
      if (move.state >= 0 && move.expr != unknown)
        next.emplace_back(move.state, evaluate_(move.expr));
    for (const auto& [state, values] : next) {
      const auto s = static_cast<std::size_t>(state);
      group.states[s] = evaluate_.states[s] = values;
      changed = true;
    }
    group.block = edge.to;
    const int loop = edge.to < 0 ? -1 : program_.blocks[static_cast<std::size_t>(edge.to)].loop;
    if (loop >= 0 && program_.loops[static_cast<std::size_t>(loop)].header == edge.to) {
      changed = true;
      at_header(group, loop, inside(from, loop));
      const auto l = static_cast<std::size_t>(loop);
      evaluate_.iterations[l] = group.iterations[l];
    }
    if (changed)
      evaluate_.changed();
  }

  void at_header(Group& group, int loop, bool back) {
    const auto l = static_cast<std::size_t>(loop);
    group.path.push_back({Step::What::mark, loop, 0});
    const Executions before = std::exchange(group.at_mark[l], group.executed);
    if (!back) {
      group.iterations[l] = 0;
      group.walked[l] = 0;
      return;
    }
    ++group.iterations[l];
    if (++group.walked[l] < sampled_iterations || !program_.loops[l].uniform)
      return;
    const auto backs = back_edges(loop, group.lanes);
    if (!backs || *backs <= group.iterations[l])
      return;
    group.path.push_back({Step::What::skip, loop, *backs - group.iterations[l]});
    for (std::size_t a = 0; a < before.size(); ++a)
      group.executed[a] +=
          static_cast<double>(*backs - group.iterations[l]) * (group.at_mark[l][a] - before[a]);
    group.at_mark[l] = group.executed;
    group.iterations[l] = *backs;
    group.walked[l] = 0;
  }

  const Program& program_;
  const KernelLaunch& launch_;
  const WalkOptions& options_;
  Evaluator evaluate_;
  std::vector<int> first_access_;
  std::vector<bool> open_ended_; ///< by block: in a loop whose turns only its conditions say
  AccessSample sample_;
  int looked_ = 0;           ///< visits of each access to look at
  std::vector<int> meets_{}; ///< by block, where both sides are walked; else empty
  bool went_both_ways_ = false;
};

} // namespace

bool inside(const Program& program, int block, int loop) {
  if (block < 0)
    return false;
  for (int l = program.blocks[static_cast<std::size_t>(block)].loop; l >= 0;
       l = program.loops[static_cast<std::size_t>(l)].parent)
    if (l == loop)
      return true;
  return false;
}

bool asks_for_trips(const Program& program, int loop) {
  const CountedLoop& of = program.loops[static_cast<std::size_t>(loop)];
  if (of.back_edges != unknown || of.rest_of >= 0)
    return false;
  for (std::size_t b = 0; b < program.blocks.size(); ++b) {
    const Block& block = program.blocks[b];
    if (block.edges.size() == 2 && block.condition == unknown &&
        inside(program, static_cast<int>(b), loop) &&
        inside(program, block.edges[0].to, loop) != inside(program, block.edges[1].to, loop))
      return true;
  }
  return false;
}

std::vector<int> first_access(const Program& program) {
  std::vector<int> first{0};
  for (const Block& block : program.blocks)
    first.push_back(first.back() +
                    static_cast<int>(std::count_if(block.instructions.begin(),
                                                   block.instructions.end(), accesses_memory)));
  return first;
}

std::vector<double> executions(const Program& program, const Path& path) {
  std::vector<double> now(program.blocks.size());
  std::vector<std::vector<double>> last(program.loops.size(), now), before = last;
  for (const Step& step : path) {
    const auto id = static_cast<std::size_t>(step.id);
    if (step.what == Step::What::block)
      ++now[id];
    else if (step.what == Step::What::mark)
      before[id] = std::exchange(last[id], now);
    else {
      for (std::size_t b = 0; b < now.size(); ++b)
        now[b] += static_cast<double>(step.count) * (now[b] - before[id][b]);
      last[id] = now;
    }
  }
  return now;
}

Result<Walk> walk(const Program& program, const KernelLaunch& launch, const WalkOptions& options) {
  Walker walker(program, launch, options);
  if (const Result<void> good = walker.check(); !good)
    return tl::unexpected(good.error());
  const bool corners = walker.depends_on_block();
  const double blocks = static_cast<double>(count(launch.grid));
  Walk out;
  // Of each dimension the first block, one in the middle for all that are neither, and the last.
  constexpr int places = 3;
  for (int corner = 0; corner < (corners ? places * places * places : 1); ++corner) {
    Dim3 id{};
    double like = 1; // blocks that go like this one
    bool exists = true;
    for (std::size_t d = 0, rest = static_cast<std::size_t>(corner); d < 3; ++d, rest /= places) {
      const std::int64_t n = launch.grid[d];
      const std::size_t place = rest % places;
      exists &= place == 0 || n > static_cast<std::int64_t>(place == 1 ? 2 : 1);
      id[d] = place == 0 ? 0 : place == 1 ? n / 2 : n - 1;
      like *= place == 1 ? static_cast<double>(n - 2) : 1;
    }
    if (!exists)
      continue;
    Result<BlockWalk> block = walker.walk_block(id);
    if (!block)
      return tl::unexpected(block.error());
    block->weight = corners ? like / blocks : 1;
    out.blocks.push_back(std::move(*block));
  }
  out.both_sides = walker.went_both_ways();
  // Where the way says what is accessed, the last block reaches what the first does not.
  if (!corners && blocks > 1 && walker.places_depend_on_way())
    if (const Result<BlockWalk> last =
            walker.walk_block({launch.grid[0] - 1, launch.grid[1] - 1, launch.grid[2] - 1});
        !last)
      return tl::unexpected(last.error());
  out.accesses = walker.sample().accesses(walker.evaluator(), launch);
  return out;
}

} // namespace loom::kernel
