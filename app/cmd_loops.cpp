// `latencyloom loops`: the shipped loops, and what limits each on a GPU.

#include "app/answers.h"
#include "app/loop_options.h"
#include "app/values.h"
#include "core/base/number.h"
#include "core/gpu/instruction_class.h"
#include "core/gpu/vendor_words.h"
#include "resources/loops/embedded.h"

#include <fmt/format.h>

namespace loom {

namespace {

struct LoopsCommand {
  GpuOptions gpu;
  bool classes = false, json = false;
};

/// A shipped loop on the GPU: what limits it at the warps that it needs, or why that is not known.
struct LoopRow {
  std::string id, title, limit, problem;
  double warps = 0;
};

/// The classes of instructions that items name, each with what it does.
std::string class_list(bool json) {
  if (json)
    return json_answer([](JsonWriter& writer) {
      writer.key("classes").rows(instruction_classes(), [&](const InstructionClass& each) {
        writer.key("id").text(each.id);
        writer.key("title").text(each.title.english());
      });
    });
  std::string text;
  std::string_view last; // of several that differ in N alone, once for all of them
  for (const InstructionClass& each : instruction_classes()) {
    const std::string& id = each.every_n.empty() ? each.id : each.every_n;
    if (id != last)
      text += fmt::format("{:<24} {}\n", id, each.title.english());
    last = id;
  }
  return text;
}

Result<std::string> answer(const LoopsCommand& command) {
  if (command.classes && (command.gpu.gpu || command.gpu.gpu_file))
    return bad_argument(verbatim("--classes are the same on every GPU; leave --gpu out"));
  if (command.classes)
    return class_list(command.json);
  std::vector<LoopRow> rows;
  std::string gpu, vendor;
  for (const std::string& id : names_of(embedded_loops())) {
    KernelOptions options;
    static_cast<GpuOptions&>(options) = command.gpu;
    options.loop = id;
    std::string name;
    std::vector<Place> places;
    LOOM_TRY(const Loop loop, read_loop(id, name, places));
    LoopRow& row = rows.emplace_back();
    row.id = id;
    row.title = loop.title;
    const Result<WorkloadRequest> request = workload_request(options);
    if (!request && request.error().code == ErrorCode::bad_argument)
      return tl::unexpected(request.error());
    const Result<LoopNumbers> numbers =
        request ? request->numbers() : tl::unexpected(request.error());
    if (!numbers) {
      row.problem = numbers.error().detail.english();
      continue;
    }
    gpu = request->scenario.gpu->id;
    vendor = request->scenario.gpu->compute_capability;
    row.warps = loop_warps_needed(*numbers);
    row.limit = to_string(evaluate(*numbers, row.warps).peak_limit);
  }
  if (command.json)
    return json_answer([&](JsonWriter& writer) {
      writer.key("gpu").text(gpu).key("loops").rows(rows, [&](const LoopRow& row) {
        writer.key("id").text(row.id);
        writer.key("title").text(row.title);
        if (row.problem.empty())
          writer.key("limit").text(row.limit).key("warps_needed").number(row.warps);
        else
          writer.key("limit").null().key("problem").text(row.problem);
      });
    });
  std::string text;
  for (const LoopRow& row : rows)
    text += fmt::format("{:<16} {}\n{:<16} {}\n", row.id, row.title, "",
                        in_words_of(vendor, row.problem.empty()
                                                ? fmt::format("limited by {}, {} warps/SM needed",
                                                              row.limit, significant(row.warps))
                                                : row.problem));
  return text;
}

} // namespace

void add_loops(const Options& program) {
  const auto [options, command] =
      program.command<LoopsCommand>("loops", "the shipped loops of instructions", answer);
  add_gpu(options, command.gpu, "what limits them there");
  options.add("--classes", command.classes,
              "the instructions that a loop may have, in their place");
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
