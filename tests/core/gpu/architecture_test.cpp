// Architectures' files: what is read, what is refused and in which words; a GPU's own number counts
// first.

#include "core/document/document_json.h"
#include "core/gpu/architecture.h"
#include "core/gpu/catalogue.h"
#include "core/gpu/gpu_lint.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <cstdio>
#include <tuple>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* small = R"({
  "format": "latencyloom-architecture", "version": "1.0", "id": "own", "name": "Own",
  "compute_capabilities": ["5.2"],
  "sources": {"list": "A list"},
  "rates": {
    "fp32": {"value": 4, "unit": "instructions/cycle/SM", "source": "@list, row 1", "status": "vendor"}
  },
  "classes": {
    "FADD FFMA": {
      "latency": {"value": 6, "unit": "cycles", "source": "@list", "status": "published"},
      "uses": {"fp32": {"value": 1, "unit": "instructions", "source": "@list", "status": "published"}}
    },
    "LDG.64": {
      "latency_l1": {"value": 82, "unit": "cycles", "source": "@list", "status": "published"}
    },
    "HGMMA.64xNx16.F32": {
      "latency": {"value": 0.5, "least": 19, "unit": "cycles", "source": "@list", "status": "derived"},
      "uses": {"tensor": {"value": 1024, "unit": "FMA", "source": "@list", "status": "derived"}}
    }
  },
  "overheads": {
    "block_turnover": {"value": 300, "unit": "cycles", "gpu": "Own 1", "source": "@list, row 2", "status": "published"},
    "queued_stores": {"value": 0.5, "unit": "part", "gpu": "Own 1", "source": "@list", "status": "published"}
  },
  "geforce": {
    "rates": {
      "fp32": {"value": 3, "unit": "instructions/cycle/SM", "source": "@list", "status": "vendor"}
    },
    "classes": {"FFMA": {"latency": {"value": 7, "unit": "cycles", "source": "@list", "status": "published"}}}
  }
})";

/// `small` with the first `from` replaced.
std::string with_text(const std::string& from, const std::string& to) {
  std::string text = small;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

/// The problems of `small` with the first `from` replaced, a line each.
std::string problems(const std::string& from, const std::string& to) {
  std::string all;
  for (const Error& problem : lint_file(with_text(from, to), "own.json", Catalogue{}))
    all += to_line(problem) + "\n";
  return all;
}

TEST(Architecture, EveryNumberIsAWholeFact) {
  const auto own = architecture_from_json(small, "own.json");
  ASSERT_TRUE(own) << to_line(own.error());
  EXPECT_THAT(own->compute_capabilities, ElementsAre("5.2"));
  EXPECT_EQ(own->numbers.rates[static_cast<std::size_t>(Resource::fp32)],
            (Fact{4, verbatim("A list, row 1"), FactStatus::vendor, {}}));
  EXPECT_FALSE(own->numbers.rates[static_cast<std::size_t>(Resource::sfu)])
      << "what is not known is absent";
  const ClassNumbers* add = numbers_of(*own, {}, "FADD");
  ASSERT_NE(add, nullptr);
  EXPECT_EQ(add->latency, (Fact{6, verbatim("A list"), FactStatus::published, {}}));
  ASSERT_NE(add->use(Resource::fp32), nullptr);
  EXPECT_EQ(add->use(Resource::fp32)->value, 1);
  EXPECT_EQ(numbers_of(*own, {}, "FMUL"), nullptr);
}

TEST(Architecture, AnOverheadSaysWhichGpuItWasMeasuredOn) {
  const auto own = architecture_from_json(small, "own.json");
  ASSERT_TRUE(own);
  EXPECT_EQ(own->numbers.overheads[index(Overhead::block_turnover)],
            (OverheadNumber{{300, verbatim("A list, row 2"), FactStatus::published, {}}, "Own 1"}));
  EXPECT_FALSE(own->numbers.overheads[index(Overhead::atomic_turn_float)]);
}

TEST(Architecture, AProductOfEveryNHasANumberForEachOfItsColumns) {
  const auto own = architecture_from_json(small, "own.json");
  ASSERT_TRUE(own);
  EXPECT_EQ(numbers_of(*own, {}, "HGMMA.64x8x16.F32")->latency->value, 19);
  EXPECT_EQ(numbers_of(*own, {}, "HGMMA.64x256x16.F32")->latency->value, 128);
  EXPECT_EQ(numbers_of(*own, {}, "HGMMA.64x256x16.F32")->use(Resource::tensor)->value,
            64 * 256 * 16);
}

TEST(Architecture, GeForceHasItsOwnNumbers) {
  const auto own = architecture_from_json(small, "own.json");
  ASSERT_TRUE(own);
  GpuSpec card;
  EXPECT_EQ(numbers_of(*own, card, "FFMA")->latency->value, 6);
  card.segment = "GeForce";
  EXPECT_EQ(numbers_of(*own, card, "FFMA")->latency->value, 7);
  EXPECT_EQ(numbers_of(*own, card, "FADD")->latency->value, 6);
  EXPECT_EQ(rate_of(card, &*own, Resource::fp32)->value, 3);
  card.name = "TITAN RTX";
  EXPECT_EQ(numbers_of(*own, card, "FFMA")->latency->value, 6) << "the Titans are not cut down";
  EXPECT_EQ(rate_of(card, &*own, Resource::fp32)->value, 4);
}

TEST(Architecture, AnInstructionTakesOneSlotAndWhatItMoves) {
  const auto own = architecture_from_json(small, "own.json");
  ASSERT_TRUE(own);
  const ClassNumbers& load = *numbers_of(*own, {}, "LDG.64");
  EXPECT_EQ(use_of({}, load, Resource::issue)->value, 1);
  EXPECT_EQ(use_of({}, load, Resource::l1)->value, 32 * 8);
  EXPECT_FALSE(use_of({}, load, Resource::fp32));
  EXPECT_FALSE(use_of({}, *numbers_of(*own, {}, "FADD"), Resource::l1));
}

TEST(Architecture, ANumberOfTheGpuItselfCountsFirst) {
  const auto own = architecture_from_json(small, "own.json");
  ASSERT_TRUE(own);
  GpuSpec gpu;
  const ClassNumbers& load = *numbers_of(*own, gpu, "LDG.64");
  EXPECT_EQ(latency_of(gpu, load, MemoryLevel::l1)->value, 82);
  EXPECT_FALSE(latency_of(gpu, load, MemoryLevel::dram));
  EXPECT_EQ(rate_of(gpu, &*own, Resource::fp32)->value, 4);
  EXPECT_FALSE(rate_of(gpu, nullptr, Resource::fp32));
  EXPECT_FALSE(rate_of(gpu, &*own, Resource::dram));
  const auto set = [&gpu](FactKey key, double value) {
    gpu.facts.set(key, {value, verbatim("Here"), FactStatus::measured, verbatim("one run")});
  };
  set(FactKey::l1_lat, 80);
  set(FactKey::mem_lat, 368);
  set(FactKey::alu_thru, 3.9);
  set(FactKey::sm_count, 10);
  set(FactKey::clock, 1000);
  set(FactKey::pin_bandwidth, 200);
  EXPECT_EQ(latency_of(gpu, load, MemoryLevel::l1)->value, 82)
      << "of 8 bytes a thread, the GPU's of 4";
  EXPECT_EQ(latency_of(gpu, load, MemoryLevel::dram)->value, 368);
  EXPECT_EQ(rate_of(gpu, &*own, Resource::fp32)->value, 3.9);
  EXPECT_DOUBLE_EQ(rate_of(gpu, nullptr, Resource::dram)->value, 20) << "200e9 / (10 × 1e9)";
  set(FactKey::mem_thru, 0.125);
  EXPECT_EQ(rate_of(gpu, nullptr, Resource::dram),
            (Fact{16, verbatim("Here"), FactStatus::derived,
                  LOOM_TEXT("Exact. %1; %2")("mem_thru × 128 B", "one run")}));
}

TEST(Architecture, LatencyToAnotherPipeIsTheOwnWhereItDoesNotDiffer) {
  const auto own = architecture_from_json(small, "own.json");
  ASSERT_TRUE(own);
  EXPECT_EQ(latency_of({}, *numbers_of(*own, {}, "FADD"), {}, true)->value, 6);
}

TEST(Architecture, TheLatencyOfADfmaIsTheGpusOwn) {
  const ClassNumbers dfma{.instruction = instruction_class("DFMA"),
                          .latency = Fact{48, {}, {}, {}}};
  GpuSpec gpu;
  EXPECT_EQ(latency_of(gpu, dfma)->value, 48);
  gpu.facts.set(FactKey::fp64_lat, {8, verbatim("Here"), FactStatus::measured, {}});
  EXPECT_EQ(latency_of(gpu, dfma)->value, 8);
}

TEST(Architecture, WhatIsWrongIsSaidWithPlaceAndExpectation) {
  EXPECT_EQ(problems("FADD FFMA", "FADD FFMA"), "");
  EXPECT_THAT(problems("{\"fp32\": {\"value\": 1", "{\"fp23\": {\"value\": 1"),
              HasSubstr("own.json: /classes/FADD FFMA/uses/fp23: unknown key 'fp23' (did you mean "
                        "'fp32'"));
  EXPECT_THAT(problems("\"value\": 1,", "\"value\": -1,"),
              HasSubstr("/classes/FADD FFMA/uses/fp32/value: expected a number from 0 to 10000000 "
                        "instructions, found -1"));
  EXPECT_THAT(
      problems("\"source\": \"@list\", \"status\": \"published\"", "\"status\": \"published\""),
      HasSubstr("/classes/FADD FFMA/latency: the key 'source' is missing"));
  EXPECT_THAT(problems("\"source\": \"@list\"", "\"source\": \"@lost\""),
              HasSubstr("/latency/source: 'sources' has no 'lost'"));
  EXPECT_THAT(problems("\"cycles\"", "\"ns\""),
              HasSubstr("/latency/unit: expected 'cycles', found 'ns'"));
  EXPECT_THAT(problems("FADD FFMA", "FADD FFMB"),
              HasSubstr("/classes/FADD FFMB: unknown class of instruction 'FFMB' (did you mean"));
  EXPECT_THAT(problems("FADD FFMA", "FADD FFMA FADD"),
              HasSubstr("/classes/FADD FFMA FADD: duplicate class of instruction 'FADD'"));
  EXPECT_THAT(problems("\"LDG.64\": {", "\"FADD FFMA\": {}, \"LDG.64\": {"),
              HasSubstr("/classes/FADD FFMA: duplicate key 'FADD FFMA'"));
  EXPECT_THAT(problems("latency_l1", "latency_l4"), HasSubstr("unknown key 'latency_l4'"));
  EXPECT_THAT(problems("block_turnover", "block_turnovr"),
              HasSubstr("own.json: /overheads/block_turnovr: unknown key 'block_turnovr' (did you "
                        "mean 'block_turnover'"));
  EXPECT_THAT(problems("\"part\"", "\"cycles\""),
              HasSubstr("/overheads/queued_stores/unit: expected 'part', found 'cycles'"));
  EXPECT_THAT(problems("\"value\": 0.5, \"unit\": \"part\"", "\"value\": 2, \"unit\": \"part\""),
              HasSubstr("/overheads/queued_stores/value: expected a number from 0 to 1 part, found "
                        "2"));
  EXPECT_THAT(problems("\"source\": \"@list, row 2\", ", ""),
              HasSubstr("/overheads/block_turnover: the key 'source' is missing"));
  EXPECT_THAT(problems("\"gpu\": \"Own 1\", ", ""),
              HasSubstr("/overheads/block_turnover: the key 'gpu' is missing"));
  EXPECT_THAT(problems("\"value\": 6, ", "\"value\": 6, \"least\": 4, "),
              HasSubstr("unknown key 'least'"));
  EXPECT_THAT(problems("5.2", "5"), HasSubstr("/compute_capabilities/0: expected 'MAJOR.MINOR'"));
  EXPECT_THAT(problems("\"fp32\": {\"value\": 4", "\"dram\": {\"value\": 4"),
              HasSubstr("/rates/dram: unknown key 'dram'"));
}

const GpuSpec& gpu(const char* id) { return **catalogue().find(id); }

/// The numbers that the catalogue has for a class on a GPU; a failure where it has none.
const ClassNumbers& numbers(const char* gpu_id, const char* class_id) {
  static const ClassNumbers none;
  const Architecture* architecture = architecture_of(gpu(gpu_id));
  const ClassNumbers* found =
      architecture ? numbers_of(*architecture, gpu(gpu_id), class_id) : nullptr;
  EXPECT_NE(found, nullptr) << class_id << " on " << gpu_id;
  return found ? *found : none;
}

/// Warp instructions of the class per cycle and SM that the resource allows.
double throughput(const char* gpu_id, const char* class_id, Resource resource) {
  const Architecture* architecture = architecture_of(gpu(gpu_id));
  const auto rate = rate_of(gpu(gpu_id), architecture, resource);
  const auto use = use_of(gpu(gpu_id), numbers(gpu_id, class_id), resource);
  EXPECT_TRUE(rate && use) << class_id << " on " << gpu_id;
  return rate && use ? rate->value / use->value : 0;
}

TEST(Architecture, EveryFileReadsAndEveryGpuFromKeplerOnFindsItsOwn) {
  EXPECT_THAT(lint_catalogue(catalogue()), testing::IsEmpty());
  std::size_t found = 0;
  for (const std::string& id : catalogue().ids()) {
    const GpuSpec& each = gpu(id.c_str());
    const Architecture* architecture = architecture_of(each);
    const bool since_kepler = !each.compute_capability.empty() &&
                              !is_amd(each.compute_capability) &&
                              std::stod(each.compute_capability) >= 3;
    // No source speaks of Orin's and Thor's SMs: they are assumed to be like others
    // (derived.rules.json).
    const bool like_another = each.compute_capability == "8.7" || each.compute_capability == "11.0";
    EXPECT_EQ(architecture != nullptr, since_kepler && !like_another) << id;
    if (!architecture)
      continue;
    ++found;
    for (const char* instruction : {"FFMA", "IADD3", "MUFU.RSQ", "DFMA", "LDG.128", "STS.64"})
      EXPECT_NE(numbers_of(*architecture, each, instruction), nullptr)
          << instruction << " on " << id;
  }
  EXPECT_GT(found, 70u);
  EXPECT_EQ(architecture_of(gpu("a100"))->id, "ampere80");
}

TEST(Architecture, DerivedAndAssumedNumbersBeginWithTheirRange) {
  for (const EmbeddedFile& file : catalogue().files()) {
    if (!file.name.ends_with(architecture_ending))
      continue;
    const auto architecture = architecture_from_json(file.content, std::string(file.name));
    ASSERT_TRUE(architecture);
    const auto check = [&](const std::optional<Fact>& fact, const std::string& what) {
      if (!fact || fact->status < FactStatus::derived)
        return;
      const std::string note = fact->note.english();
      EXPECT_TRUE(note.starts_with("Range ") || note.starts_with("Exact") ||
                  note.starts_with("At most"))
          << file.name << ", " << what << ": " << note;
    };
    for (const ArchitectureNumbers* part : {&architecture->numbers, &architecture->geforce}) {
      for (const ResourceInfo& info : resource_table())
        check(part->rates[static_cast<std::size_t>(info.resource)], std::string(info.name));
      for (const OverheadInfo& info : overhead_table())
        if (const auto& known = part->overheads[index(info.overhead)])
          check(known->fact, std::string(info.name));
      for (const ClassNumbers& each : part->classes) {
        check(each.latency, each.instruction->id);
        check(each.latency_across, each.instruction->id);
        for (const auto& level : each.levels)
          check(level, each.instruction->id);
        for (const Use& use : each.uses)
          check(use.amount, each.instruction->id);
      }
    }
  }
}

// W. Luo et al., arXiv:2402.13499, tables IV, VII and VIII: cycles of L1, shared memory, L2 and
// global memory. Their loop adds about 6; other studies find a shorter L2, of its near half, and a
// longer DRAM, of chases through more memory.
TEST(Architecture, LatenciesAreNearThePublishedOnes) {
  struct Row {
    const char* gpu;
    double l1, shared, l2, global;
  };
  for (const auto& [id, l1, shared, l2, global] :
       {Row{"rtx4090", 43.4, 30.1, 273, 541.5}, Row{"a100", 37.9, 29, 261.5, 466.3},
        Row{"h100", 40.7, 29, 263, 478.8}}) {
    const GpuSpec blank; // which has no number of its own
    const ClassNumbers& load = numbers(id, "LDG.32");
    const auto level = [&](MemoryLevel at) { return latency_of(blank, load, at)->value; };
    EXPECT_NEAR(level(MemoryLevel::l1), l1, 0.3 * l1) << id;
    EXPECT_NEAR(level(MemoryLevel::l2), l2, 0.25 * l2) << id;
    EXPECT_NEAR(level(MemoryLevel::dram), global, 0.42 * global) << id;
    EXPECT_NEAR(latency_of(blank, numbers(id, "LDS.32"))->value, shared, 7) << id;
  }
}

TEST(Architecture, TensorInstructionsTakeThePublishedCycles) {
  EXPECT_NEAR(numbers("a100", "HMMA.16816.F32").latency->value, 24.6, 0.5);
  EXPECT_NEAR(numbers("rtx4090", "HMMA.16816.F32").latency->value, 24.6, 0.5);
  EXPECT_NEAR(numbers("h100", "HMMA.16816.F32").latency->value, 24.5, 1);
  // One of a partition about every 6.3 cycles on Hopper, 63 % of the peak.
  EXPECT_NEAR(4 / throughput("h100", "HMMA.16816.F32", Resource::tensor), 6.3, 0.2);
  for (const auto& [id, cycles] : {std::pair{"HGMMA.64x8x16.F32", 19.0},
                                   {"HGMMA.64x64x16.F32", 32.0},
                                   {"HGMMA.64x256x16.F32", 128.0}}) {
    EXPECT_NEAR(numbers("h100", id).latency->value, cycles, 1) << id;
    EXPECT_LE(1 / throughput("h100", id, Resource::tensor), cycles) << id;
  }
  EXPECT_NEAR(1 / throughput("h100", "HGMMA.64x256x16.F32", Resource::tensor), 128, 0.5);
}

TEST(Architecture, ABarrierOfOneWarpTakes23CyclesOnA100) {
  EXPECT_EQ(numbers("a100", "BAR.SYNC").latency->value, 23);
}

// Only an H100's turns of atomics are known, and an A100's barrier; whoever takes them says so.
TEST(Architecture, AnOverheadThatStandsInIsAssumed) {
  const auto own = overhead_of(gpu("h200"), Overhead::atomic_turn_float);
  ASSERT_TRUE(own);
  EXPECT_EQ(own->fact.status, FactStatus::measured);
  const auto other = overhead_of(gpu("gtx980"), Overhead::atomic_turn_float);
  ASSERT_TRUE(other);
  EXPECT_EQ(other->fact.value, own->fact.value);
  EXPECT_EQ(other->fact.status, FactStatus::assumed);
  EXPECT_EQ(other->fact.note.english(), "As on the H100: no source says it of this GPU.");
  EXPECT_EQ(overhead_of(gpu("jetson-agx-orin"), Overhead::barrier_each_warp)->gpu, "A100");
  EXPECT_FALSE(overhead_of(gpu("gtx980"), Overhead::block_turnover)) << "nothing stands in";
  EXPECT_FALSE(overhead_of({}, Overhead::atomic_turn_float)) << "of no catalogue";
}

TEST(Architecture, OnlyAnOverheadWithAStandInIsAssumed) {
  for (const OverheadInfo& info : overhead_table())
    if (!info.stand_in.empty()) {
      const Architecture* like = gpu("h200").architectures->of(std::string(info.stand_in));
      ASSERT_NE(like, nullptr) << info.name;
      EXPECT_TRUE(like->numbers.overheads[index(info.overhead)]) << info.name;
    }
}

// What no source gives of another architecture is as much longer there than a load that is known as
// it was measured to be on Hopper, and its range is said.
TEST(Architecture, WhatIsTakenFromHopperIsAsMuchLonger) {
  int found = 0;
  for (const char* id : {"gtx680", "k40", "gtx980", "p100", "gtx1080", "v100", "t4", "a100",
                         "rtx3090", "rtx4090", "b200", "b300", "rtx5090"}) {
    const auto latency = [](const char* gpu, const std::string& name, std::optional<int> level) {
      const ClassNumbers of = numbers(gpu, name.c_str());
      return level ? of.levels[static_cast<std::size_t>(*level)]->value : of.latency->value;
    };
    const auto holds = [&](const std::string& name, const std::string& load, double extra,
                           std::optional<int> level) {
      const Architecture* own = architecture_of(gpu(id));
      const ClassNumbers* of = own ? numbers_of(*own, gpu(id), name) : nullptr;
      if (!of)
        return;
      const auto& fact = level ? of->levels[static_cast<std::size_t>(*level)] : of->latency;
      if (!fact ||
          fact->source.english().find("Derived by analogy with Hopper") == std::string::npos)
        return;
      ++found;
      EXPECT_EQ(fact->status, FactStatus::derived) << id << ' ' << name;
      EXPECT_NEAR(latency("h200", name, level) - latency("h200", load, level), extra, 0.5) << name;
      EXPECT_NEAR(fact->value, latency(id, load, level) + extra, 0.06) << id << ' ' << name;
      double least = 0, most = 0;
      ASSERT_EQ(std::sscanf(fact->note.english().c_str(), "Range %lf to %lf.", &least, &most), 2)
          << id << ' ' << name;
      EXPECT_LE(least, fact->value) << id << ' ' << name;
      EXPECT_GE(most, fact->value) << id << ' ' << name;
    };
    for (const auto& [name, extra] : {std::pair{"LDS.64", 3.0},
                                      {"LDS.128", 8.8},
                                      {"LDSM.x1", 0.0},
                                      {"LDSM.x2", 2.0},
                                      {"LDSM.x4", 6.0},
                                      {"SHFL", 1.0},
                                      {"ATOMS", 0.0}})
      holds(name, "LDS.32", extra, {});
    for (const auto& [name, load, l2, dram] : {std::tuple{"LDGSTS.32", "LDG.32", 16.0, 50.0},
                                               {"LDGSTS.64", "LDG.64", 17.0, 81.0},
                                               {"LDGSTS.128", "LDG.128", 10.0, 96.0},
                                               {"UTMALDG", "LDG.32", 118.0, 199.0},
                                               {"UBLKCP", "LDG.32", 89.0, 200.0}}) {
      holds(name, load, l2, 1);
      holds(name, load, dram, 2);
    }
  }
  EXPECT_GE(found, 100);
}

// gpus/measured/h100_instruction_classes.csv: what is measured of an SM is what the file allows.
TEST(Architecture, HopperReachesTheMeasuredRates) {
  struct Row {
    const char* instruction;
    Resource resource;
    double rate;
  };
  for (const auto& [id, resource, rate] :
       {Row{"FFMA", Resource::fp32, 3.8905}, Row{"LOP3", Resource::integer, 1.9796},
        Row{"IMAD", Resource::fp32, 1.9957}, Row{"POPC", Resource::sfu, 0.4999},
        Row{"F2F.64", Resource::sfu, 0.4704}, Row{"DFMA", Resource::fp64, 1.9963},
        Row{"SHFL", Resource::ldst, 0.9985}, Row{"LDSM.x4", Resource::shared, 0.25},
        Row{"STS.64", Resource::shared, 0.4996}, Row{"HMMA.16816.F32", Resource::tensor, 0.6523},
        Row{"HMMA.1688.F16", Resource::tensor, 0.9907},
        Row{"IMMA.16832.S8", Resource::tensor, 0.6538}})
    EXPECT_NEAR(throughput("h200", id, resource), rate, 0.03 * rate) << id;
}

// Dense TFLOP/s as the makers' data sheets and white papers state them.
TEST(Architecture, ProductsStayBelowTheStatedPeak) {
  struct Row {
    const char *gpu, *instruction;
    double peak;
  };
  for (const auto& [id, instruction, peak] :
       {Row{"v100", "HMMA.884.F32", 125}, Row{"t4", "HMMA.1688.F32", 65},
        Row{"a100", "HMMA.16816.F32", 312}, Row{"a100", "HMMA.1688.F32.TF32", 156},
        Row{"rtx3090", "HMMA.16816.F16", 142.3}, Row{"rtx3090", "HMMA.16816.F32", 71.2},
        Row{"a40", "HMMA.16816.F32", 149.7}, Row{"rtx4090", "HMMA.16816.F16", 330.3},
        Row{"rtx4090", "HMMA.16816.F32", 165.2}, Row{"rtx4090", "QMMA.16832.F16", 660.6},
        Row{"h100", "HMMA.16816.F32", 756}, Row{"h200", "HMMA.16816.F32", 989.4},
        Row{"rtx5090", "HMMA.16816.F16", 419}, Row{"rtx5090", "HMMA.16816.F32", 209.5}}) {
    const Facts& facts = gpu(id).facts;
    const double reached = 2 * instruction_class(instruction)->tile->multiply_adds() *
                           throughput(id, instruction, Resource::tensor) *
                           *facts.value(FactKey::sm_count) * *facts.value(FactKey::clock) * 1e-6;
    EXPECT_LE(reached, 1.002 * peak) << instruction << " on " << id;
    EXPECT_GE(reached, 0.6 * peak) << instruction << " on " << id;
  }
}

// Wide loads of RTX 4090, arXiv:2402.13499, table V: 126.5 B per cycle and SM against 63.7.
TEST(Architecture, WideSharedLoadsTakePassesAndNarrowOnesUnits) {
  const auto bytes = [](const char* id) {
    return 32 * instruction_class(id)->bytes *
           std::min(throughput("rtx4090", id, Resource::ldst),
                    throughput("rtx4090", id, Resource::shared));
  };
  EXPECT_NEAR(bytes("LDS.32"), 63.7, 1);
  EXPECT_NEAR(bytes("LDS.64"), 126.5, 2);
  EXPECT_NEAR(bytes("LDS.128"), 126.5, 2);
}

// One FFMA and one IMAD of RTX 4090 take the FMA pipe as long as three FFMAs: 0.66 of a partition
// and cycle (cicuvc/nvidia-sass-document).
TEST(Architecture, AnIntegerMultiplyAddTakesThePlaceOfTwoOnAda) {
  const double pair = 1 / throughput("rtx4090", "FFMA", Resource::fp32) +
                      1 / throughput("rtx4090", "IMAD", Resource::fp32);
  EXPECT_NEAR(2 / pair / 4, 0.66, 0.01);
}

// A rate that is worked out of a number with a range has the range too, in its own unit.
TEST(Architecture, RangesAreThoseOfTheRateThatIsMadeOfANumber) {
  GpuSpec gpu = **catalogue().find("gtx980");
  Fact loads = *gpu.facts.find(FactKey::mem_thru);
  loads.range = ValueRange{loads.value / 2, loads.value * 2};
  gpu.facts.set(FactKey::mem_thru, loads);
  const Fact rate = rate_of(gpu, architecture_of(gpu), Resource::dram).value();
  EXPECT_DOUBLE_EQ(rate.value, 128 * loads.value);
  ASSERT_TRUE(rate.range);
  EXPECT_DOUBLE_EQ(rate.range->low, rate.value / 2);
  EXPECT_DOUBLE_EQ(rate.range->high, rate.value * 2);
}

// Every number of a GPU that has a range lies in it, as do those made of it: a band that leaves its
// curve out says that something was not scaled.
TEST(Architecture, RangesHoldTheirNumberOnEveryGpu) {
  int ranges = 0;
  for (const std::string& id : catalogue().ids()) {
    const GpuPtr gpu = *catalogue().find(id);
    for (const ResourceInfo& info : resource_table())
      if (const auto rate = rate_of(*gpu, architecture_of(*gpu), info.resource);
          rate && rate->range) {
        ++ranges;
        EXPECT_LE(rate->range->low, rate->value * (1 + 1e-9)) << id << ' ' << info.name;
        EXPECT_GE(rate->range->high, rate->value * (1 - 1e-9)) << id << ' ' << info.name;
      }
  }
  EXPECT_GT(ranges, 20);
}

} // namespace
} // namespace loom
