#pragma once

/// Programs and a machine whose times can be worked by hand.

#include "core/kernel/predict.h"

#include <gtest/gtest.h>

#include <cmath>

namespace loom::kernel {

inline constexpr double exact = 1e-9; ///< relative

inline void expect_near(double value, double expected) {
  EXPECT_NEAR(value, expected, exact * std::abs(expected));
}

/// Cycles: integer 4 and 2, single precision 4 and 1, memory 4 a request, branches 1.
inline Machine plain_machine() {
  Machine machine;
  machine.gpu = "G";
  machine.sms = 2;
  machine.clock = 1000; // a cycle is a nanosecond
  machine.compute_capability = "9.0";
  machine.costs[static_cast<std::size_t>(Kind::integer)] = {4, 2, 1};
  machine.costs[static_cast<std::size_t>(Kind::fp32)] = {4, 1, 1};
  machine.costs[static_cast<std::size_t>(Kind::branch)] = {4, 1, 1};
  machine.costs[static_cast<std::size_t>(Kind::load)] = {20, 4, 1};
  machine.costs[static_cast<std::size_t>(Kind::store)] = {0, 4, 1};
  machine.costs[static_cast<std::size_t>(Kind::barrier)] = {0, 1, 1};
  machine.memory_delay = 4;
  machine.latency = {10, 100, 200, 256};
  machine.bandwidth = {128, 10, 10, 10};
  machine.departure = (256 - 200) / 28.0;
  machine.generation = memory::Generation::hopper;
  const auto set = [&machine](Overhead overhead, double value) {
    machine.overheads[index(overhead)] = {{value, verbatim("G"), FactStatus::measured}, "G"};
  };
  machine.barrier = {23, verbatim("A100"), FactStatus::published};
  set(Overhead::barrier_each_warp, 2);
  set(Overhead::block_turnover, 360);
  set(Overhead::block_turnover_each_warp, 7);
  set(Overhead::atomic_turn_float, 3.5);
  set(Overhead::atomic_turn_integer, 1.5);
  set(Overhead::lone_sector_load, 1.95);
  set(Overhead::lone_sector_store, 3.95);
  set(Overhead::queued_stores, 1);
  return machine;
}

inline ExprId add(Program& program, Expr expr) {
  program.exprs.push_back(expr);
  return static_cast<ExprId>(program.exprs.size()) - 1;
}
/// 4 · thread id: the address of words in sequence.
inline ExprId sequence(Program& program) {
  const ExprId thread = add(program, {.op = ExprOp::thread_id, .bits = 64});
  const ExprId four = add(program, {.op = ExprOp::constant, .bits = 64, .value = 4});
  return add(program, {.op = ExprOp::multiply, .bits = 64, .a = thread, .b = four});
}

/// int -> load -> add -> store.
inline Program straight() {
  Program program;
  program.name = "straight";
  program.values = 3;
  const ExprId address = sequence(program);
  Block block;
  block.instructions = {
      {.kind = Kind::integer, .result = 0},
      {.kind = Kind::load, .operands = {0}, .result = 1, .address = address, .object = 0},
      {.kind = Kind::fp32, .operands = {1}, .result = 2},
      {.kind = Kind::store, .operands = {2}, .address = address, .object = 1}};
  block.edges = {Edge{}};
  program.blocks = {block};
  return program;
}

/// The same, its store to every so many words.
inline Program scattering(std::int64_t stride = 4) {
  Program program = straight();
  const ExprId words = add(program, {.op = ExprOp::constant, .bits = 64, .value = stride});
  program.blocks[0].instructions.back().address =
      add(program, {.op = ExprOp::multiply, .bits = 64, .a = sequence(program), .b = words});
  return program;
}

/// 100 times: load and add to a sum; then store it.
inline Program summing() {
  Program program;
  program.name = "summing";
  program.values = 3;
  const ExprId address = sequence(program);
  const ExprId iteration = add(program, {.op = ExprOp::iteration, .bits = 32});
  const ExprId last = add(program, {.op = ExprOp::constant, .bits = 32, .value = 99});
  const ExprId more =
      add(program, {.op = ExprOp::less_signed, .bits = 1, .a = iteration, .b = last});
  program.loops = {{.name = "sum", .header = 1, .back_edges = last, .uniform = true}};
  Block entry, body, end;
  entry.edges = {{.to = 1, .moves = {{.value = 2}}}};
  body.loop = 0;
  body.instructions = {{.kind = Kind::load, .result = 0, .address = address, .object = 0},
                       {.kind = Kind::fp32, .operands = {0, 2}, .result = 1},
                       {.kind = Kind::branch}};
  body.condition = more;
  body.edges = {{.to = 1, .moves = {{.value = 2, .from = 1}}}, {.to = 2}};
  end.instructions = {{.kind = Kind::store, .operands = {1}, .address = address, .object = 1}};
  end.edges = {Edge{}};
  program.blocks = {entry, body, end};
  return program;
}

inline Setup setup_of(std::int64_t blocks, std::int64_t threads) {
  Setup setup;
  setup.launch.grid = {blocks, 1, 1};
  setup.launch.block = {threads, 1, 1};
  setup.l1_hits = 0;
  setup.l2_hits = 1;
  return setup;
}

} // namespace loom::kernel
