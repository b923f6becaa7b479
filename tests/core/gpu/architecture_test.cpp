// Architectures' files: what is read, what is refused and in which words; a GPU's own number counts
// first.

#include "core/document/document_json.h"
#include "core/gpu/architecture.h"
#include "core/gpu/catalogue.h"
#include "core/gpu/gpu_lint.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>

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

const Catalogue& catalogue() {
  static const Catalogue built_in(embedded_gpu_files());
  return built_in;
}

TEST(Architecture, EveryNumberIsAWholeFact) {
  const auto own = architecture_from_json(small, "own.json");
  ASSERT_TRUE(own) << to_line(own.error());
  EXPECT_THAT(own->compute_capabilities, ElementsAre("5.2"));
  EXPECT_EQ(own->numbers.rates[static_cast<std::size_t>(Resource::fp32)],
            (Fact{4, "A list, row 1", FactStatus::vendor, ""}));
  EXPECT_FALSE(own->numbers.rates[static_cast<std::size_t>(Resource::sfu)])
      << "what is not known is absent";
  const ClassNumbers* add = numbers_of(*own, {}, "FADD");
  ASSERT_NE(add, nullptr);
  EXPECT_EQ(add->latency, (Fact{6, "A list", FactStatus::published, ""}));
  ASSERT_NE(add->use(Resource::fp32), nullptr);
  EXPECT_EQ(add->use(Resource::fp32)->value, 1);
  EXPECT_EQ(numbers_of(*own, {}, "FMUL"), nullptr);
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
    gpu.facts.set(key, {value, "Here", FactStatus::measured, "one run"});
  };
  set(FactKey::l1_lat, 80);
  set(FactKey::mem_lat, 368);
  set(FactKey::alu_thru, 3.9);
  set(FactKey::sm_count, 10);
  set(FactKey::clock, 1000);
  set(FactKey::pin_bandwidth, 200);
  EXPECT_EQ(latency_of(gpu, load, MemoryLevel::l1)->value, 80);
  EXPECT_EQ(latency_of(gpu, load, MemoryLevel::dram)->value, 368);
  EXPECT_EQ(rate_of(gpu, &*own, Resource::fp32)->value, 3.9);
  EXPECT_DOUBLE_EQ(rate_of(gpu, nullptr, Resource::dram)->value, 20) << "200e9 / (10 × 1e9)";
  set(FactKey::mem_thru, 0.125);
  EXPECT_EQ(rate_of(gpu, nullptr, Resource::dram),
            (Fact{16, "Here", FactStatus::derived, "Exact. mem_thru × 128 B; one run"}));
}

TEST(Architecture, LatencyToAnotherPipeIsTheOwnWhereItDoesNotDiffer) {
  const auto own = architecture_from_json(small, "own.json");
  ASSERT_TRUE(own);
  EXPECT_EQ(latency_of({}, *numbers_of(*own, {}, "FADD"), {}, true)->value, 6);
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
  EXPECT_THAT(problems("\"value\": 6, ", "\"value\": 6, \"least\": 4, "),
              HasSubstr("unknown key 'least'"));
  EXPECT_THAT(problems("5.2", "5"), HasSubstr("/compute_capabilities/0: expected 'MAJOR.MINOR'"));
  EXPECT_THAT(problems("\"fp32\": {\"value\": 4", "\"dram\": {\"value\": 4"),
              HasSubstr("/rates/dram: unknown key 'dram'"));
}

TEST(Architecture, EveryFileReadsAndIsFound) {
  EXPECT_THAT(lint_catalogue(catalogue()), testing::IsEmpty());
  const Architecture* ampere = catalogue().architecture_of(**catalogue().find("a100"));
  ASSERT_NE(ampere, nullptr);
  EXPECT_EQ(ampere->id, "ampere80");
  EXPECT_EQ(catalogue().architecture_of(GpuSpec{}), nullptr);
}

} // namespace
} // namespace loom
