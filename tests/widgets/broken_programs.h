#pragma once

/// SIMT programs, filters of GPUs, launches and kernels that are wrong or do not end, each rule
/// broken once at least; and what predictions take for granted.

#include "core/divergence/divergence_run.h"
#include "core/gpu/catalogue.h"
#include "core/gpu/gpu_filter.h"
#include "core/kernel/plan.h"
#include "core/scenario/launch.h"
#include "core/simt/language.h"
#include "tests/core/kernel/kernel_by_hand.h"

#include <string>
#include <vector>

namespace loom::broken {

inline std::string repeated(int count, const std::string& text) {
  std::string all;
  for (int i = 0; i < count; ++i)
    all += text;
  return all;
}

/// What is said of a program, whether it is refused or runs into a dead end.
inline Message said_of(const Divergence& divergence) {
  const auto run = run_divergence(divergence, "p.simt");
  return run ? run->trace.reason : run.error().detail;
}

inline std::vector<Message> program_problems() {
  std::vector<Message> all;
  std::string variables;
  for (int i = 0; i < 33; ++i)
    variables += "v" + std::to_string(i) + " = 1;\n";
  for (const std::string& text : {
           // Assembly.
           std::string("MOV 5, R1"),
           std::string("MOV R0 3"),
           std::string("MOV R0, x"),
           std::string("@R0 BRA L"),
           std::string("ISETP.LT !P0, R0, 1"),
           std::string("BSYNC P0"),
           std::string("LDS R0, R1"),
           std::string("LDS R0, [R1+x]"),
           std::string("LDS R0, [x]"),
           std::string("9: NOP"),
           std::string("NOP NOP"),
           std::string("MOV R0, \x01"),
           std::string("NOP\n, NOP"),
           std::string("@P0 :"),
           std::string("BRA :"),
           std::string("S2R R0, SR_X"),
           std::string("L: NOP\nL: NOP"),
           std::string("BRA L"),
           std::string("LOOP: BRA LOPO"),
           std::string("@P0 SSY L"),
           std::string("EXIT.S"),
           std::string("@P0 NOP.S"),
           repeated(5000, "NOP\n"),
           std::string("FOO R0"),
           std::string("IAD R0, R1, R2"),
           std::string("MOV R0"),
           // How they end.
           std::string("NOP\nBRK"),
           std::string("SSY L\nL: CAL L"),
           std::string("NOP.S"),
           std::string("PBK L\nNOP.S\nL: EXIT"),
           std::string("LDS R0, [100000]"),
           std::string("L: BRA L"),
           std::string("L: IADD R0, R0, 1\nBRA L"),
           std::string("BSSY B0, L\nL: BSYNC B0"),
       })
    all.push_back(said_of({.program = text}));
  for (const std::string& text :
       {std::string(70'000, ';'),
        std::string(),
        repeated(5000, "a = 1;\n"),
        "a = " + repeated(33, "(tid+") + "1" + repeated(33, ")") + ";",
        variables,
        "a = 1" + repeated(300, "+1") + ";",
        "a = " + repeated(101, "(") + ";",
        repeated(17, "if (p0) {\n") + repeated(17, "}"),
        std::string("a = cax(0, 1, 2);"),
        std::string("a = nothing(0);"),
        std::string("a = men[1];"),
        std::string("a = 1; }"),
        std::string("else {}"),
        std::string("if (p0) { break; }"),
        std::string("continue;"),
        std::string("tid = 1;"),
        std::string("a = ;"),
        std::string("if (a = 1) {}"),
        std::string("if (a) b = 1;"),
        std::string("a = mem[1;"),
        std::string("a = mem;"),
        std::string("a = exch(1);"),
        std::string("a = exch(1, 2;"),
        std::string("a = exch;"),
        std::string("a = cas;"),
        std::string("a = add;"),
        std::string("if a {}"),
        std::string("while a {}"),
        std::string("if (a) {} else b = 1;"),
        std::string("a b;"),
        std::string("whlie (a) {}"),
        std::string("brek;"),
        std::string("a = b = c;"),
        std::string("a = 1 2;"),
        std::string("a = 4294967296;"),
        std::string("a = 12ab;"),
        std::string("a = \xff;"),
        std::string("a = 1;\n*"),
        std::string("a = 1"),
        std::string("if (p6 && (p5 && (p4 && (p3 && (p2 && (p1 && (p0 && a < 1))))))) {}")})
    if (const auto made = simt::compile(text, simt::Convergence::barrier); !made)
      all.push_back(made.error().detail);
  const auto with = [&all](Divergence divergence) { all.push_back(said_of(divergence)); };
  using enum simt::MachineKind;
  with({.program = "BSSY B0, L\nL: EXIT", .machine = stack});
  with({.program = "SSY L\nL: NOP.S", .machine = independent});
  with({.program = "S2R R0, SR_TID\nISETP.LT P0, R0, 2\n@P0 BRA L\nBAR\nL: BSSY B0, M\nM: BSYNC "
                   "B0\nEXIT",
        .machine = independent});
  with({.program = "BSSY B0, M\nS2R R0, SR_TID\nISETP.LT P0, R0, 2\n@P0 BRA L\nBAR\nL: NOP\nM: "
                   "BSYNC B0\nEXIT",
        .machine = independent});
  for (const char* formula : {"tdi", "x", "1 +", "1)", "99999999999"})
    with({.formulas = {{"R1", formula}}});
  with({.formulas = {{"R1", std::string(70'000, ' ') + "1"}}});
  for (const char* name : {"mme", "nothing"})
    with({.formulas = {{name, "1"}}});
  std::erase(all, Message()); // a program that ends
  return all;
}

inline std::vector<Message> filter_problems() {
  std::vector<Message> all;
  for (const char* text : {"smms > 3", "zzz > 3", "architecture > 3", "sms >", "sms > x", "> 3"})
    all.push_back(parse_gpu_filter(text).error().detail);
  return all;
}

inline std::vector<Message> launch_problems(const Catalogue& catalogue) {
  std::vector<Message> all;
  const ComputeLimits& limits = **find_limits("5.2");
  for (const LaunchConfig& launch : std::initializer_list<LaunchConfig>{
           {.threads = 0, .registers = 1},
           {.threads = 1, .registers = 0},
           {.threads = 1, .registers = 1, .shared = 1 << 20},
           {.threads = 1, .registers = 1, .dynamic_shared = 1 << 20},
           {.threads = 1, .registers = 1, .shared = 40'000, .dynamic_shared = 40'000}})
    if (const auto good = check(limits, launch); !good)
      all.push_back(good.error().detail);
  GpuSpec spec = **catalogue.find("toy");
  spec.compute_capability.clear();
  all.push_back(limits_of(spec).error().detail);
  for (const ComputeLimits& each : compute_limits())
    for (const LaunchConfig& launch :
         std::initializer_list<LaunchConfig>{{.threads = 1024, .registers = 128},
                                             {.threads = 512, .registers = 255},
                                             {.threads = 1024, .registers = 65},
                                             {.threads = 320, .registers = 200}})
      if (check(each, launch))
        if (Message why = why_impossible(each, launch).detail; !why.empty())
          all.push_back(std::move(why));
  return all;
}

inline std::vector<Message> kernel_problems(const Catalogue& catalogue) {
  // What is said of LLVM IR, which not every build reads.
  const Message line = Text{"line %1"}(3);
  std::vector<Message> all{
      Text{"loads of constant memory cost one instruction: they are taken to hit its cache"}(),
      Text{"%1: the address depends on what memory holds: taken as coalesced and without bank "
           "conflicts"}(line),
      Text{"%1: the address depends on what memory holds: each thread that read another word is "
           "taken to access a sector of its own"}(line),
      Text{"%1: memory of the thread's own is taken as global memory"}(line),
      Text{"%1: the condition depends on what memory holds: what it guards is taken to be "
           "executed"}(line),
      Text{"%1: leaving the loop depends on what memory holds"}(line),
      kernel::trips_missing("k", "b", "l"),
      kernel::loop_is_entered("k", "b", "l"),
      kernel::argument_missing("k", "1 ('n')", "n")};
  const auto add = [&all](const std::vector<Message>& assumptions) {
    all.insert(all.end(), assumptions.begin(), assumptions.end());
  };
  for (const std::string& id : catalogue.ids()) {
    const auto machine = kernel::machine(**catalogue.find(id), {});
    if (!machine)
      all.push_back(machine.error().detail);
    else
      add(machine->assumptions);
  }
  GpuSpec bare = **catalogue.find("h200");
  for (const FactKey key :
       {FactKey::sfu_thru, FactKey::sfu_lat, FactKey::sfu_units, FactKey::partition_sfu,
        FactKey::shared_thru, FactKey::shared_lat, FactKey::l1_lat, FactKey::l2_lat,
        FactKey::l2_rate, FactKey::l2_bandwidth})
    bare.facts.erase(key);
  const kernel::Machine guessed = *kernel::machine(bare, {});
  add(guessed.assumptions);
  kernel::Machine machine = kernel::plain_machine();
  machine.launches = {{.warps_per_block = 1, .slope = 1, .intercept = 1}};
  kernel::Program program = kernel::summing();
  program.blocks.front().instructions.push_back({.kind = kernel::Kind::barrier});
  machine.departure.reset();
  kernel::Setup unsaid = kernel::setup_of(4000, 64);
  unsaid.l1_hits.reset();
  unsaid.l2_hits.reset();
  if (const auto profile = kernel::profile(program, unsaid, machine)) {
    add(profile->assumptions);
    add(kernel::kleimenov_popova(program, *profile, unsaid, machine).assumptions);
    add(kernel::busiest_unit(program, *profile, unsaid, machine).assumptions);
  }
  kernel::Setup wide = kernel::setup_of(4000, 64);
  wide.launch.block = {1024, 2, 1};
  if (const auto profile = kernel::profile(program, wide, machine); !profile)
    all.push_back(profile.error().detail);
  return all;
}

} // namespace loom::broken
