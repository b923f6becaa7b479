#include "core/gpu/architecture.h"
#include "core/gpu/catalogue.h"
#include "core/model/kernel_model.h"
#include "core/model/loop_axis.h"
#include "core/model/loop_changes.h"
#include "core/model/loop_label.h"
#include "core/model/loop_numbers.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"
#include "resources/loops/embedded.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace loom {
namespace {

Loop read(std::string_view text) {
  Result<Loop> loop = loop_from_text(text, "t.loop");
  EXPECT_TRUE(loop) << (loop ? "" : to_line(loop.error()));
  return loop ? *loop : Loop{};
}

LoopNumbers on(const char* gpu, std::string_view text) {
  const GpuPtr spec = catalogue().find(gpu).value();
  const auto numbers = loop_numbers<double>(read(text), *spec);
  EXPECT_TRUE(numbers) << (numbers ? "" : to_line(numbers.error()));
  return numbers ? *numbers : LoopNumbers{};
}

double rate(const LoopNumbers& loop, Resource resource) {
  return loop.rates[static_cast<std::size_t>(resource)].value();
}

std::string problem(const char* gpu, std::string_view text) {
  const GpuPtr spec = catalogue().find(gpu).value();
  std::vector<Place> places;
  const Loop loop = loop_from_text(text, "t.loop", &places).value();
  const auto numbers = loop_numbers<double>(loop, *spec, places);
  return numbers ? "none" : to_line(numbers.error());
}

/// What limits is not known where no source says what an access takes of its memory.
TEST(LoopNumbers, AnAccessWithoutACostLeavesTheLimitUnknown) {
  for (const auto& [gpu, text, name] :
       {std::tuple{"v100", "ATOMS x4; FADD", "ATOMS"}, // a latency, and no rate
        {"h200", "STSM.x4; FADD x2", "STSM.x4"},
        {"h200", "RED; LDG.32; FADD", "RED"},
        {"gtx980", "LDC; FADD", "LDC"}}) {
    const LoopNumbers numbers = on(gpu, text);
    EXPECT_EQ(numbers.unpriced, std::vector<std::string>{name}) << text;
    const LoopEvaluation at = evaluate(numbers, 16);
    EXPECT_EQ(at.limit.kind, Limit::Kind::unknown) << text;
    EXPECT_EQ(at.peak_limit.kind, Limit::Kind::unknown) << text;
    EXPECT_TRUE(at.at_most);
    EXPECT_TRUE(loop_stretches(numbers).empty());
    EXPECT_TRUE(loop_changes(read(text), 16, 64, [&](const Loop&) {
                  return Result<LoopNumbers>(numbers);
                }).empty());
  }
  for (const char* text : {"LDG.32; STG.64; FADD", "LDS.128; FADD", "LDC; FADD", "ATOMS; FADD",
                           "UTMALDG bytes=4096 stages=2; FADD", "LDG.32 l1=1; FADD", "FADD"})
    EXPECT_TRUE(on("h200", text).unpriced.empty()) << text;
  EXPECT_TRUE(on("gtx980", "LDC x0; FADD").unpriced.empty()) << "it is not executed";
}

/// The kernel of the thesis as a loop, on the GPUs that it is of.
TEST(LoopNumbers, TheThesisKernelIsALoopOnItsGpusToTheLastDigit) {
  for (const char* gpu : {"8800gtx", "gtx280", "gtx480", "gtx680", "gtx980", "h200", "toy"})
    for (const auto& [mix, text] : {std::pair{"global", "LDG.32; FADD"},
                                    {"sfu", "MUFU.RSQ; FADD"},
                                    {"shared", "LDS.32; FADD"}}) {
      Scenario scenario = default_scenario(catalogue().find(gpu).value());
      scenario = with_choice(scenario, "mix", mix).value();
      const auto model = kernel_model(scenario);
      if (!model)
        continue;
      const auto loop = loop_numbers<double>(scenario, read(text));
      ASSERT_TRUE(loop) << gpu << mix << to_line(loop.error());
      for (const double alpha : {0.0, 0.5, 1.0, 48.0, 1e4, 1e6}) {
        const LoopNumbers here = with_alpha(*loop, alpha);
        EXPECT_EQ(loop_latency(here), group_latency(*model, alpha)) << gpu << mix << alpha;
        EXPECT_EQ(loop_peak(here), bounds(*model, alpha, 0).peak()) << gpu << mix << alpha;
        EXPECT_EQ(loop_warps_needed(here), warps_needed(*model, alpha)) << gpu << mix << alpha;
      }
    }
}

TEST(LoopNumbers, WiderAccessesCostWhatTheyMove) {
  for (const char* gpu : {"h200", "a100", "rtx4090", "gtx980"}) {
    const double narrow = loop_peak(on(gpu, "LDG.32"));
    EXPECT_DOUBLE_EQ(loop_peak(on(gpu, "LDG.64")), narrow / 2) << gpu;
    EXPECT_DOUBLE_EQ(loop_peak(on(gpu, "LDG.128")), narrow / 4) << gpu;
  }
  EXPECT_DOUBLE_EQ(loop_peak(on("h200", "LDS.128")), loop_peak(on("h200", "LDS.32")) / 4);
  EXPECT_DOUBLE_EQ(loop_peak(on("h200", "LDS.32 passes=8")), loop_peak(on("h200", "LDS.32")) / 8);
}

TEST(LoopNumbers, LevelsShareLatencyAndTraffic) {
  const LoopNumbers miss = on("h200", "LDG.32"), l2 = on("h200", "LDG.32 l2=1"),
                    half = on("h200", "LDG.32 l2=0.5");
  EXPECT_LT(loop_latency(l2), loop_latency(miss));
  EXPECT_DOUBLE_EQ(loop_latency(half), (loop_latency(l2) + loop_latency(miss)) / 2);
  const auto dram = static_cast<std::size_t>(Resource::dram);
  EXPECT_DOUBLE_EQ(loop_use(miss)[dram], 128);
  EXPECT_DOUBLE_EQ(loop_use(half)[dram], 64);
  EXPECT_DOUBLE_EQ(loop_use(l2)[dram], 0);
  EXPECT_DOUBLE_EQ(loop_use(on("h200", "LDG.32 sectors=32"))[dram], 1024);
}

/// Of 16-bit numbers, for which the rate is given; others do fewer, or more by their width.
TEST(LoopNumbers, NoProductIsFasterThanTheTensorCoresOfItsGpu) {
  int checked = 0;
  for (const std::string& id : catalogue().ids())
    for (const InstructionClass& each : instruction_classes()) {
      if (!each.id.starts_with("HMMA") && !each.id.starts_with("HGMMA") &&
          !each.id.starts_with("UTCHMMA"))
        continue;
      const GpuPtr gpu = catalogue().find(id).value();
      const auto loop = loop_numbers<double>(read(each.id), *gpu);
      if (!loop)
        continue;
      ++checked;
      for (const double warps : {1.0, 4.0, 64.0})
        for (const char* const items : {"", " x8 ilp=8"})
          EXPECT_LE(evaluate(on(id.c_str(), each.id + items), warps).throughput *
                        (*items == '\0' ? 1 : 8) * each.tile->multiply_adds(),
                    rate(*loop, Resource::tensor) * (1 + 1e-12))
              << id << ' ' << each.id;
    }
  EXPECT_GT(checked, 200);
}

/// A row's element is one of 16 threads' and another's of the other 16: of two cache lines.
TEST(LoopNumbers, EveryCacheLineOfAnAccessTakesTheLoadStoreUnits) {
  EXPECT_DOUBLE_EQ(evaluate(on("h200", "LDG.32 l1=1 sectors=2 passes=2"), 64).peak,
                   evaluate(on("h200", "LDG.32 l1=1 sectors=2"), 64).peak / 2);
}

/// The L2 looks up a line of 128 bytes for each that an access touches: 32 of them take it as long
/// as 32 whole ones, though 4 bytes of each are asked for.
TEST(LoopNumbers, EveryLineOfAScatteredAccessTakesTheL2AsLongAsAWholeOne) {
  const auto l2 = [](const LoopEvaluation& of) {
    return std::ranges::find(of.resources, Resource::l2, &LoopEvaluation::Share::resource)->use;
  };
  EXPECT_DOUBLE_EQ(l2(evaluate(on("h200", "LDG.32 l2=1 sectors=32 passes=32"), 64)), 32 * 128.0);
  EXPECT_DOUBLE_EQ(l2(evaluate(on("h200", "LDG.32 l2=1 sectors=32"), 64)), 32 * 32.0);
  EXPECT_DOUBLE_EQ(l2(evaluate(on("h200", "LDG.32 l1=0.5 l2=0.5 sectors=8 passes=8"), 64)),
                   4 * 128.0);
}

TEST(LoopNumbers, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(problem("h200", "FFMA\nFMMA x2"),
            "t.loop:2:1: unknown class of instruction 'FMMA' (did you mean 'FFMA'?)");
  EXPECT_EQ(problem("h200", "FADD x0; LDG.32 x0"),
            "t.loop:1:1: the loop has no instruction: expected a count above 0");
  EXPECT_EQ(problem("h200", "FADD x0; LDG.32 x1e-6"), "none");
  EXPECT_EQ(problem("h200", "FFMA l2=0.5"), "t.loop:1:1: FFMA takes no option 'l2'; it takes ilp");
  EXPECT_EQ(
      problem("h200", "FFMA; LDG.256 x2"),
      "t.loop:1:7: unknown class of instruction 'LDG.256'; known are LDG.32, LDG.64, LDG.128");
  EXPECT_EQ(
      problem("h200", "ldg.256"),
      "t.loop:1:1: unknown class of instruction 'ldg.256'; known are LDG.32, LDG.64, LDG.128");
  EXPECT_EQ(problem("h200", "LDG.32 stages=2"),
            "t.loop:1:1: LDG.32 takes no option 'stages'; it takes ilp, l1, l2, passes, sectors");
  EXPECT_EQ(problem("h200", "FADD; UTMALDG stages=2"),
            "t.loop:1:7: UTMALDG moves as many bytes as it is told: expected bytes=N");
  EXPECT_EQ(
      problem("gtx980", "HGMMA.64x256x16.F32"),
      "t.loop:1:1: HGMMA.64x256x16.F32 is of compute capability 9.0 alone: GPU GTX 980 has 5.2");
}

/// On what people own. Products of warp groups and bulk copies are Hopper's and Blackwell's; loops
/// of half-precision products want Ampere or later.
TEST(LoopNumbers, ShippedLoopsRunOnEveryArchitectureThatHasTheirInstructions) {
  for (const EmbeddedFile& file : embedded_loops()) {
    const std::string name(file.name);
    if (name == "hgemm-wgmma.loop" || name == "warp-specialised.loop")
      continue;
    for (const char* id : {"v100", "t4", "rtx2080ti", "a100", "rtx3090", "l40s", "rtx4090", "h100",
                           "b200", "rtx5090"}) {
      const bool older =
          std::string(id) == "v100" || std::string(id) == "t4" || std::string(id) == "rtx2080ti";
      if (name == "hgemm-mma.loop" && (older || std::string(id) == "b200"))
        continue; // nobody published how long mma.sync takes there
      const GpuPtr gpu = catalogue().find(id).value();
      const auto numbers = loop_numbers<double>(loop_from_text(file.content, name).value(), *gpu);
      ASSERT_TRUE(numbers) << id << ": " << to_line(numbers.error());
      EXPECT_GT(evaluate(*numbers, 8).throughput, 0) << name << " on " << id;
    }
  }
}

TEST(LoopNumbers, EveryShippedLoopIsReadAndRunsOnTheH200) {
  const GpuPtr gpu = catalogue().find("h200").value();
  EXPECT_GE(embedded_loops().size(), 20u);
  for (const EmbeddedFile& file : embedded_loops()) {
    const Result<Loop> loop = loop_from_text(file.content, std::string(file.name));
    ASSERT_TRUE(loop) << to_line(loop.error());
    EXPECT_FALSE(loop->title.empty()) << file.name;
    EXPECT_EQ(loop_from_text(to_text(*loop)).value(), *loop) << file.name;
    const auto numbers = loop_numbers<double>(*loop, *gpu);
    ASSERT_TRUE(numbers) << file.name << to_line(numbers.error());
    for (const double warps : {1.0, 8.0, 64.0}) {
      const LoopEvaluation result = evaluate(*numbers, warps);
      EXPECT_TRUE(std::isfinite(result.throughput)) << file.name;
      EXPECT_GT(result.throughput, 0) << file.name;
      for (const auto& share : result.resources)
        EXPECT_LE(share.utilisation, 1 + 1e-12) << file.name;
    }
  }
}

TEST(LoopAxis, ChangesWhatItNames) {
  const Loop loop = read("LDGSTS.128 x4 stages=3 l2=0.6\nLDG.32 x8 ilp=8\nFFMA x64");
  EXPECT_EQ(along(loop, LoopAxis::stages, 5)->items[0].option(LoopOption::stages), 5);
  EXPECT_EQ(along(loop, LoopAxis::ilp, 4)->ilp, 4);
  const Loop wide = *along(loop, LoopAxis::width, 16);
  EXPECT_EQ(wide.items[0], loop.items[0]);
  EXPECT_EQ(to_text(wide.items[1]), "LDG.128 x2 ilp=2");
  EXPECT_EQ(wide.items[2], loop.items[2]);
  const Loop cached = *along(loop, LoopAxis::l1, 0.7);
  EXPECT_EQ(cached.items[0].option(LoopOption::l1), 0.7);
  EXPECT_NEAR(*cached.items[0].option(LoopOption::l2), 0.3, 1e-12);
  EXPECT_FALSE(along(read("FFMA"), LoopAxis::l2, 0.5));
  EXPECT_FALSE(loop_axis("stage"));
  EXPECT_EQ(loop_axis("stages").value(), LoopAxis::stages);
}

TEST(LoopChanges, ThoseThatGainMostComeFirstAndGainWhatTheySay) {
  const GpuPtr gpu = catalogue().find("h200").value();
  const auto numbers = [&](const Loop& loop) { return loop_numbers<double>(loop, *gpu); };
  // Eight warps of single loads: latency limits; more warps, chains or L2 hits help.
  const Loop loop = read("LDG.32; FADD x2");
  const std::vector<LoopChange> changes = loop_changes(loop, 8, 64, numbers);
  ASSERT_FALSE(changes.empty());
  const double now = evaluate(numbers(loop).value(), 8).throughput;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    EXPECT_GT(changes[i].gain, 1);
    if (i > 0) {
      EXPECT_LE(changes[i].gain, changes[i - 1].gain);
    }
    if (changes[i].kind == LoopChange::Kind::warps) {
      EXPECT_EQ(changes[i].to, 64); // 91 would be needed
      EXPECT_DOUBLE_EQ(evaluate(numbers(loop).value(), 64).throughput / now, changes[i].gain);
    }
  }
  // Bank conflicts of a loop that shared memory limits.
  const Loop conflicts = read("LDS.32 x4 ilp=4 passes=8\nFFMA x4");
  const std::vector<LoopChange> mended = loop_changes(conflicts, 64, 64, numbers);
  ASSERT_FALSE(mended.empty());
  EXPECT_EQ(mended.front().kind, LoopChange::Kind::passes);
}

// DRAM that is measured at 80 % of its rate leaves a quarter more, whatever the bounds say; with
// half of it served by L2 the rest is left over, and the model's own gain stands.
TEST(LoopChanges, GainNoMoreThanWhatWasMeasuredLeaves) {
  const GpuPtr gpu = catalogue().find("h200").value();
  const auto numbers = [&](const Loop& loop) { return loop_numbers<double>(loop, *gpu); };
  MeasuredUse used;
  used[static_cast<std::size_t>(Resource::dram)] = 0.8;
  const Loop loop = read("LDG.32; FADD x2");
  const auto free = loop_changes(loop, 8, 64, numbers, {}, 9);
  const auto held = loop_changes(loop, 8, 64, numbers, used, 9);
  ASSERT_EQ(free.size(), held.size());
  for (const LoopChange& change : held) {
    const auto before = std::ranges::find(free, change.kind, &LoopChange::kind);
    ASSERT_NE(before, free.end());
    const double most = change.kind == LoopChange::Kind::l2 ? 2.5 : 1.25;
    EXPECT_DOUBLE_EQ(change.gain, std::min(before->gain, most));
    EXPECT_EQ(change.held, before->gain > most ? std::optional(Resource::dram) : std::nullopt);
  }
  EXPECT_GE(std::ranges::count(held, std::optional(Resource::dram), &LoopChange::held), 2);
  // Of what the loop does not take, as far as is known, as much is left.
  MeasuredUse full;
  full[static_cast<std::size_t>(Resource::sfu)] = 0.999;
  EXPECT_TRUE(loop_changes(loop, 8, 64, numbers, full, 9).empty());
}

TEST(LoopChanges, ItemsThatAreAlikeChangeTogether) {
  const GpuPtr gpu = catalogue().find("h200").value();
  const auto numbers = [&](const Loop& loop) { return loop_numbers<double>(loop, *gpu); };
  const auto throughput = [&](const char* text) {
    return evaluate(numbers(read(text)).value(), 64).throughput;
  };
  const std::vector<LoopChange> changes =
      loop_changes(read("LDG.128; LDG.128; LDG.128 l2=0.2"), 64, 64, numbers, {}, 9);
  std::vector<LoopChange> served;
  std::ranges::copy_if(changes, std::back_inserter(served),
                       [](const auto& each) { return each.kind == LoopChange::Kind::l2; });
  ASSERT_EQ(served.size(), 2u);
  EXPECT_EQ(served[0].item, 0u);
  EXPECT_EQ(served[1].item, 2u);
  EXPECT_DOUBLE_EQ(served[0].gain, throughput("LDG.128 l2=0.5; LDG.128 l2=0.5; LDG.128 l2=0.2") /
                                       throughput("LDG.128; LDG.128; LDG.128 l2=0.2"));
}

TEST(LoopNumbers, ItemsOfOneClassAreToldApart) {
  const GpuPtr gpu = catalogue().find("h200").value();
  const LoopNumbers loop =
      loop_numbers<double>(read("UTMALDG bytes=8192 stages=2; UTMALDG bytes=4096 stages=2; LDG.32; "
                                "FFMA; LDG.32"),
                           *gpu)
          .value();
  std::vector<std::string> labels;
  for (std::size_t i = 0; i < loop.items.size(); ++i)
    labels.push_back(item_label(loop, i));
  EXPECT_EQ(labels, (std::vector<std::string>{"UTMALDG (8192 B)", "UTMALDG (4096 B)", "LDG.32 #1",
                                              "FFMA", "LDG.32 #2"}));
}

// The file of the V100 says nothing of IMAD.WIDE: others do.
TEST(LoopNumbers, OfAClassWithoutANumberAreTheRangeOfItsKin) {
  const char* const id = "IMAD.WIDE";
  const GpuPtr gpu = catalogue().find("v100").value();
  ASSERT_FALSE(numbers_of(*architecture_of(*gpu), *gpu, id)) << "it has a number now";
  double low = 1e9, high = 0;
  for (const Architecture* each : gpu->architectures->all())
    for (const ClassNumbers& numbers : each->numbers.classes)
      if (numbers.instruction->id == id && numbers.latency) {
        low = std::min(low, numbers.latency->value);
        high = std::max(high, numbers.latency->value);
      }
  ASSERT_LE(low, high);
  const LoopNumbers numbers = on("v100", std::string(id) + "; FFMA x4");
  EXPECT_EQ(numbers.assumed, std::vector<std::string>{id});
  EXPECT_GE(numbers.items[0].own_latency, low);
  EXPECT_LE(numbers.items[0].own_latency, high);
  EXPECT_TRUE(on("a100", "IMAD.WIDE; FFMA x4").assumed.empty()); // its file has it
}

// The file of the A100 says what IMMA.16832.S8 takes of the tensor cores and no latency: that of a
// product that takes as much stands for it.
TEST(LoopNumbers, OfAClassWithoutALatencyAreThoseOfTheSamePipe) {
  const GpuPtr gpu = catalogue().find("a100").value();
  const char* const id = "IMMA.16832.S8";
  ASSERT_FALSE(numbers_of(*architecture_of(*gpu), *gpu, id)->latency) << "it has a number now";
  const InstructionClass* like = alike(*gpu, *instruction_class(id));
  ASSERT_TRUE(like);
  const LoopNumbers numbers = on("a100", std::string(id) + "; FFMA x4");
  EXPECT_EQ(numbers.assumed, std::vector<std::string>{id});
  EXPECT_EQ(numbers.items[0].own_latency, on("a100", like->id + "; FFMA x4").items[0].own_latency);
}

// No source gives sfu_lat of the GTX 680: its mix and the loop of it ask for the number alike.
TEST(LoopNumbers, OfAMixAskForTheGpusOwnNumber) {
  const GpuPtr gpu = catalogue().find("gtx680").value();
  ASSERT_FALSE(gpu->facts.find(FactKey::sfu_lat)) << "it has a number now";
  EXPECT_FALSE(loop_numbers<double>(read("MUFU.RSQ; FADD x4"), *gpu));
}

// What a GPU has not it does not execute, at whatever rate: stores of matrices came with Hopper,
// wgmma was there alone, tcgen05 is of data-centre Blackwells.
TEST(LoopNumbers, OfWhatTheGpuHasNotAreRefused) {
  const auto said = [](const char* gpu, const char* text) {
    const auto numbers =
        loop_numbers<double>(loop_from_text(text, "here").value(), *catalogue().find(gpu).value());
    return numbers ? std::string() : numbers.error().detail.english();
  };
  EXPECT_EQ(said("gtx980", "FFMA; STSM.x4"),
            "STSM.x4 came with compute capability 9.0: GPU GTX 980 has 5.2");
  EXPECT_EQ(said("a100", "UTMALDG bytes=2048"),
            "UTMALDG came with compute capability 9.0: GPU A100 40 GB has 8.0");
  EXPECT_EQ(said("b200", "HGMMA.64x128x16.F32"),
            "HGMMA.64x128x16.F32 is of compute capability 9.0 alone: GPU B200 has 10.0");
  EXPECT_EQ(said("rtx5090", "UTCHMMA.128x128x16.F32"),
            "UTCHMMA.128x128x16.F32 is of compute capability 10.0 to 11.0: GPU RTX 5090 has 12.0");
  EXPECT_NE(said("mi300x", "FFMA; LDSM.x4"), "");
  EXPECT_EQ(said("h100-sxm5", "FFMA; STSM.x4"), "");
}

// Each class that an architecture's file has exists on its GPUs.
TEST(LoopNumbers, ExistOnEveryArchitectureWhoseFileHasTheClass) {
  const GpuPtr any = catalogue().find("gtx980").value();
  int count = 0;
  for (const Architecture* each : any->architectures->all())
    for (const std::string& capability : each->compute_capabilities)
      for (const ClassNumbers& numbers : each->numbers.classes) {
        EXPECT_TRUE(exists_on(*numbers.instruction, capability))
            << numbers.instruction->id << " on " << capability;
        ++count;
      }
  EXPECT_GT(count, 500);
}

} // namespace
} // namespace loom
