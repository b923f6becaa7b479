// The kernel of a document: round trips, what is left out, what is refused.

#include "core/document/document_json.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;
using testing::Not;

Document document_with(const KernelPart& part) {
  Document document;
  document.scenario = default_scenario(*catalogue().find("toy"));
  document.kernel = part;
  return document;
}

/// A part in which everything is said.
KernelPart full_kernel() {
  kernel::Plan plan{.grid = {{{kernel::Extent::By::argument, 1, 1},
                              {kernel::Extent::By::threads, 4096, -1},
                              {kernel::Extent::By::blocks, 3, -1}}},
                    .block = {32, 8, 2},
                    .registers = 40,
                    .shared = 4,
                    .shared_per_thread = true,
                    .l1_hits = 0.25,
                    .l2_hits = 0.5,
                    .arguments = {-5, 2147483647},
                    .trips = {{"loop", 7}}};
  return {.source = {.shipped = {},
                     .title = "mine.ll",
                     .text = std::string("define \"a\"\n\t; two\n"),
                     .registers = {{"mine", 17}}},
          .function = "mine",
          .plan = plan,
          .chart = kernel::Chart::problem_size,
          .dimension = 2,
          .size_argument = 1,
          .level = "l2",
          .code_block = 4,
          .launches_title = "mine.csv",
          .launches = std::string("n,time_us\n1,2\n")};
}

Result<ReadDocument> read_kernel(const std::string& kernel) {
  return document_from_json(R"({"format": "latencyloom-scenario", "version": "1.6", "gpu": "toy",
                                "kernel": )" +
                                kernel + "}",
                            "s.json", catalogue());
}

std::string kernel_problem(const std::string& kernel) {
  const auto answer = read_kernel(kernel);
  return answer ? "none" : to_line(answer.error());
}

TEST(KernelPart, RoundTripsAndIsVersion16) {
  for (const int indent : {2, -1}) {
    const std::string text = document_to_json(document_with(full_kernel()), catalogue(), indent);
    const auto back = document_from_json(text, "s.json", catalogue());
    ASSERT_TRUE(back) << to_line(back.error());
    EXPECT_EQ(back->document, document_with(full_kernel()));
    EXPECT_EQ(document_to_json(back->document, catalogue(), indent), text);
  }
  EXPECT_THAT(document_to_json(document_with(full_kernel()), catalogue()),
              HasSubstr("\"version\": \"1.6\""));
}

// Templates have names of many thousand letters; a source may hold hundreds of kernels, and a
// kernel hundreds of arguments and loops.
TEST(KernelPart, WhateverAModuleHoldsIsReadAgain) {
  KernelPart part = full_kernel();
  part.function = std::string(kernel::max_module_text, 'f');
  for (int i = 0; i < 1000; ++i) {
    part.source.registers["kernel_" + std::to_string(i)] = 32;
    part.plan->trips["loop_" + std::to_string(i)] = i;
    part.plan->arguments.push_back(i);
  }
  const auto back =
      document_from_json(document_to_json(document_with(part), catalogue()), "s.json", catalogue());
  ASSERT_TRUE(back) << to_line(back.error());
  EXPECT_EQ(back->document, document_with(part));
}

TEST(KernelPart, WhatIsTheDefaultIsLeftOut) {
  const std::string text = document_to_json(document_with({}), catalogue());
  EXPECT_THAT(text, Not(HasSubstr("kernel")));
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.0\""));
  const auto empty = read_kernel("{}");
  ASSERT_TRUE(empty) << to_line(empty.error());
  EXPECT_EQ(empty->document.kernel, KernelPart{});
  EXPECT_EQ(empty->document.kernel.source.shipped, kernel::first_shipped);
}

TEST(KernelPart, NamesThePlaceOfWhatIsWrong) {
  EXPECT_THAT(kernel_problem("7"), HasSubstr("s.json: /kernel: expected an object"));
  EXPECT_THAT(kernel_problem(R"({"modul": "x"})"), HasSubstr("/kernel/modul"));
  EXPECT_THAT(kernel_problem(R"({"module": ""})"), HasSubstr("/kernel/module"));
  EXPECT_THAT(
      kernel_problem(R"({"module": ")" + std::string(kernel::max_module_text + 1, ';') + "\"}"),
      HasSubstr("/kernel/module: expected text of at most 196608 bytes, found 196609"));
  EXPECT_THAT(kernel_problem(R"({"chart": "times"})"), HasSubstr("/kernel/chart"));
  EXPECT_THAT(kernel_problem(R"({"launch": {"block": [32, 64]}})"),
              HasSubstr("/kernel/launch/block: expected at most 1024 threads, found 2048"));
  EXPECT_THAT(kernel_problem(R"({"launch": {"grid": [{"blocks": 0}]}})"),
              HasSubstr("/kernel/launch/grid/0/blocks"));
  EXPECT_THAT(kernel_problem(R"({"launch": {"grid": [{"blocks": 1, "threads": 2}]}})"),
              HasSubstr("/kernel/launch/grid/0: expected one of"));
  EXPECT_THAT(kernel_problem(R"({"launch": {"l1_hits": 1.5}})"),
              HasSubstr("/kernel/launch/l1_hits"));
  EXPECT_THAT(kernel_problem(R"({"registers": {"mine": 300}})"),
              HasSubstr("/kernel/registers/mine"));
  EXPECT_THAT(kernel_problem(R"({"vary": "w"})"), HasSubstr("/kernel/vary"));
}

TEST(KernelPart, MeasuredPointsGetTheRoomThatItLeaves) {
  Document document = document_with(full_kernel());
  document.kernel.source.text = std::string(kernel::max_module_text, '\n'); // two bytes each
  MeasuredSet set;
  set.name = "many.csv";
  set.sha256 = std::string(64, '0');
  set.data.points.assign(17'000, {.alpha = 0.123456789, .warps = 32, .throughput = 0.987654321});
  document.scenario.measured = {std::make_shared<const MeasuredSet>(set)};
  EXPECT_EQ(left_out_of_file(document), std::vector<std::string>{"many.csv"});
  const std::string text = document_to_json(document, catalogue());
  EXPECT_LE(text.size(), max_json_bytes);
  EXPECT_TRUE(document_from_json(text, "s.json", catalogue()));
  document.kernel = {};
  EXPECT_TRUE(left_out_of_file(document).empty());
}

} // namespace
} // namespace loom
