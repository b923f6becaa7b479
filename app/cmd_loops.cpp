// `latencyloom loops`: the shipped loops, and what limits each on a GPU.

#include "app/answers.h"
#include "app/loop_options.h"
#include "app/values.h"
#include "core/base/number.h"
#include "resources/loops/embedded.h"

#include <fmt/format.h>

namespace loom {

namespace {

struct LoopsCommand {
  GpuOptions gpu;
  bool json = false;
};

/// A shipped loop on the GPU: what limits it at the warps that it needs, or why that is not known.
struct Row {
  std::string id, title, limit, problem;
  double warps = 0;
};

Result<std::string> answer(const LoopsCommand& command) {
  std::vector<Row> rows;
  std::string gpu;
  for (const std::string& id : names_of(embedded_loops())) {
    KernelOptions options;
    static_cast<GpuOptions&>(options) = command.gpu;
    options.loop = id;
    std::string name;
    std::vector<Place> places;
    const Result<Loop> loop = read_loop(id, name, places);
    if (!loop)
      return tl::unexpected(loop.error());
    Row& row = rows.emplace_back();
    row.id = id;
    row.title = loop->title;
    const Result<LoopRequest> request = loop_request(options);
    if (!request && request.error().code == ErrorCode::bad_argument)
      return tl::unexpected(request.error());
    const Result<LoopNumbers> numbers =
        request ? request->numbers() : tl::unexpected(request.error());
    if (!numbers) {
      row.problem = numbers.error().detail.english();
      continue;
    }
    gpu = request->scenario.gpu->id;
    row.warps = loop_warps_needed(*numbers);
    row.limit = limit_word(evaluate(*numbers, row.warps).peak_limit);
  }
  if (command.json)
    return json_answer([&](JsonWriter& writer) {
      writer.key("gpu").text(gpu).key("loops").begin_array();
      for (const Row& row : rows) {
        writer.begin_object(JsonWriter::Layout::one_line).key("id").text(row.id);
        writer.key("title").text(row.title);
        if (row.problem.empty())
          writer.key("limit").text(row.limit).key("warps_needed").number(row.warps);
        else
          writer.key("limit").null().key("problem").text(row.problem);
        writer.end_object();
      }
      writer.end_array();
    });
  std::string text;
  for (const Row& row : rows)
    text += fmt::format("{:<16} {}\n{:<16} {}\n", row.id, row.title, "",
                        row.problem.empty() ? fmt::format("limited by {}, {} warps/SM needed",
                                                          row.limit, significant(row.warps))
                                            : row.problem);
  return text;
}

} // namespace

void add_loops(const Options& program) {
  const auto [options, command] =
      program.command<LoopsCommand>("loops", "the shipped loops of instructions", answer);
  add_gpu(options, command.gpu, "what limits them there");
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
