#include "core/kernel/evaluate.h"

#include <algorithm>

namespace loom::kernel {

namespace {

std::uint64_t mask(int bits) { return bits >= 64 ? ~0ULL : (1ULL << bits) - 1; }

/// The low `bits` bits, sign-extended.
std::int64_t wrapped(std::uint64_t value, int bits) {
  if (bits >= 64)
    return static_cast<std::int64_t>(value);
  const std::uint64_t sign = 1ULL << (bits - 1);
  value &= mask(bits);
  return static_cast<std::int64_t>((value ^ sign) - sign);
}

/// Two operands of `bits` bits, already sign-extended.
std::uint64_t apply(ExprOp op, std::int64_t x, std::int64_t y, int bits) {
  const auto ux = static_cast<std::uint64_t>(x), uy = static_cast<std::uint64_t>(y);
  const std::uint64_t nx = ux & mask(bits), ny = uy & mask(bits);
  const auto width = static_cast<std::uint64_t>(bits);
  switch (op) {
  case ExprOp::add:
    return ux + uy;
  case ExprOp::subtract:
    return ux - uy;
  case ExprOp::multiply:
    return ux * uy;
  case ExprOp::divide_signed:
    return y == 0 ? 0 : y == -1 ? 0 - ux : static_cast<std::uint64_t>(x / y);
  case ExprOp::divide_unsigned:
    return ny == 0 ? 0 : nx / ny;
  case ExprOp::remainder_signed:
    return y == 0 || y == -1 ? 0 : static_cast<std::uint64_t>(x % y);
  case ExprOp::remainder_unsigned:
    return ny == 0 ? 0 : nx % ny;
  case ExprOp::shift_left:
    return ny >= width ? 0 : ux << ny;
  case ExprOp::shift_right:
    return ny >= width ? 0 : nx >> ny;
  case ExprOp::shift_right_arithmetic:
    return static_cast<std::uint64_t>(x >> std::min<std::uint64_t>(ny, 63));
  case ExprOp::bit_and:
    return ux & uy;
  case ExprOp::bit_or:
    return ux | uy;
  case ExprOp::bit_xor:
    return ux ^ uy;
  case ExprOp::reverse_bits: {
    std::uint64_t out = 0;
    for (std::uint64_t bit = 0; bit < width; ++bit)
      out |= (nx >> bit & 1) << (width - 1 - bit);
    return out;
  }
  case ExprOp::equal:
    return nx == ny;
  case ExprOp::less_signed:
    return x < y;
  case ExprOp::less_unsigned:
    return nx < ny;
  case ExprOp::min_signed:
    return x < y ? ux : uy;
  case ExprOp::max_signed:
    return x < y ? uy : ux;
  case ExprOp::min_unsigned:
    return nx < ny ? ux : uy;
  case ExprOp::max_unsigned:
    return nx < ny ? uy : ux;
  default:
    return 0;
  }
}

} // namespace

Evaluator::Evaluator(const Program& program, const KernelLaunch& launch)
    : iterations(program.loops.size()), states(static_cast<std::size_t>(program.states)),
      program_(program), launch_(launch), traits_(program.exprs.size()),
      values_(program.exprs.size()), when_(program.exprs.size(), 0) {
  for (std::size_t i = 0; i < program.exprs.size(); ++i) {
    const Expr& expr = program.exprs[i];
    Traits& traits = traits_[i];
    for (const ExprId operand : {expr.a, expr.b, expr.c})
      if (operand != unknown) {
        const Traits& of = traits_[static_cast<std::size_t>(operand)];
        traits.loops |= of.loops;
        traits.block |= of.block;
        traits.state |= of.state;
        traits.missing = std::max(traits.missing, of.missing);
      }
    if (expr.op == ExprOp::iteration || expr.op == ExprOp::phi)
      traits.loops = true;
    if (expr.op == ExprOp::block_id)
      traits.block = true;
    if (expr.op == ExprOp::phi)
      traits.state = true;
    if (expr.op == ExprOp::argument) {
      const auto number = static_cast<std::size_t>(expr.value);
      if (number >= launch.arguments.size() || !launch.arguments[number])
        traits.missing = static_cast<int>(number);
    }
  }
}

void Evaluator::start(const Dim3& block_id, int warp) {
  block_id_ = block_id;
  std::fill(iterations.begin(), iterations.end(), 0);
  warp_began_ = ++now_;
  threads_ = 0;
  const std::int64_t threads = count(launch_.block);
  for (int lane = 0; lane < warp_size; ++lane) {
    const std::int64_t thread = std::int64_t{warp} * warp_size + lane;
    const auto l = static_cast<std::size_t>(lane);
    thread_id_[0][l] = thread % launch_.block[0];
    thread_id_[1][l] = thread / launch_.block[0] % launch_.block[1];
    thread_id_[2][l] = thread / (launch_.block[0] * launch_.block[1]);
    if (thread < threads)
      threads_ |= 1U << lane;
  }
}

void Evaluator::end_of_loops(bool last) {
  std::fill(iterations.begin(), iterations.end(), 0);
  changed();
  if (!last)
    return;
  for (std::size_t loop = 0; loop < iterations.size(); ++loop) // outer before inner
    if (const ExprId back_edges = program_.loops[loop].back_edges; back_edges != unknown) {
      iterations[loop] = std::max<std::int64_t>((*this)(back_edges)[0], 0);
      changed();
    }
}

bool Evaluator::depends_on_block(ExprId expr) const {
  return traits_[static_cast<std::size_t>(expr)].block;
}
bool Evaluator::depends_on_state(ExprId expr) const {
  return traits_[static_cast<std::size_t>(expr)].state;
}
std::optional<int> Evaluator::missing_argument(ExprId expr) const {
  const int missing = traits_[static_cast<std::size_t>(expr)].missing;
  return missing < 0 ? std::nullopt : std::optional(missing);
}

const Lanes& Evaluator::operator()(ExprId expr) {
  const auto i = static_cast<std::size_t>(expr);
  if (when_[i] < (traits_[i].loops ? now_ : warp_began_)) {
    compute(expr);
    when_[i] = now_;
  }
  return values_[i];
}

void Evaluator::compute(ExprId id) {
  const Expr& expr = program_.exprs[static_cast<std::size_t>(id)];
  Lanes& out = values_[static_cast<std::size_t>(id)];
  const auto dimension = static_cast<std::size_t>(expr.value);
  const auto same = [&](std::int64_t value) {
    out.fill(wrapped(static_cast<std::uint64_t>(value), expr.bits));
  };
  // The most frequent operations, without a choice for each lane.
  const auto of_lanes = [&](auto apply_to) {
    const Lanes &a = (*this)(expr.a), &b = (*this)(expr.b);
    for (std::size_t lane = 0; lane < out.size(); ++lane)
      out[lane] = wrapped(
          apply_to(static_cast<std::uint64_t>(a[lane]), static_cast<std::uint64_t>(b[lane])),
          expr.bits);
  };
  const auto bits_of = [&](ExprId of) { return program_.exprs[static_cast<std::size_t>(of)].bits; };
  switch (expr.op) {
  case ExprOp::constant:
    same(expr.value);
    return;
  case ExprOp::argument:
    same(launch_.arguments[dimension].value_or(0));
    return;
  case ExprOp::thread_id:
    out = thread_id_[dimension];
    return;
  case ExprOp::block_id:
    same(block_id_[dimension]);
    return;
  case ExprOp::block_dim:
    same(launch_.block[dimension]);
    return;
  case ExprOp::grid_dim:
    same(launch_.grid[dimension]);
    return;
  case ExprOp::lane_id:
    for (std::size_t lane = 0; lane < out.size(); ++lane)
      out[lane] = static_cast<std::int64_t>(lane);
    return;
  case ExprOp::iteration:
    same(iterations[dimension]);
    return;
  case ExprOp::phi:
    out = states[dimension];
    return;
  case ExprOp::add:
    of_lanes([](std::uint64_t x, std::uint64_t y) { return x + y; });
    return;
  case ExprOp::subtract:
    of_lanes([](std::uint64_t x, std::uint64_t y) { return x - y; });
    return;
  case ExprOp::multiply:
    of_lanes([](std::uint64_t x, std::uint64_t y) { return x * y; });
    return;
  case ExprOp::bit_and:
    of_lanes([](std::uint64_t x, std::uint64_t y) { return x & y; });
    return;
  case ExprOp::zero_extend:
  case ExprOp::sign_extend: {
    const Lanes& a = (*this)(expr.a);
    const std::uint64_t keep = expr.op == ExprOp::zero_extend ? mask(bits_of(expr.a)) : ~0ULL;
    for (std::size_t lane = 0; lane < out.size(); ++lane)
      out[lane] = wrapped(static_cast<std::uint64_t>(a[lane]) & keep, expr.bits);
    return;
  }
  case ExprOp::select: {
    const Lanes &a = (*this)(expr.a), &b = (*this)(expr.b), &c = (*this)(expr.c);
    for (std::size_t lane = 0; lane < out.size(); ++lane)
      out[lane] = a[lane] ? b[lane] : c[lane];
    return;
  }
  default: {
    const Lanes &a = (*this)(expr.a), &b = (*this)(expr.b);
    const int bits = bits_of(expr.a);
    for (std::size_t lane = 0; lane < out.size(); ++lane)
      out[lane] = wrapped(apply(expr.op, a[lane], b[lane], bits), expr.bits);
  }
  }
}

} // namespace loom::kernel
