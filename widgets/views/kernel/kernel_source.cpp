#include "widgets/views/kernel/kernel_source.h"

#include "core/kernel_ir/read.h"
#include "core/kernel_ir/registers.h"
#include "core/text/size_in_json.h"
#include "core/text/text.h"
#include "resources/kernels/embedded.h"
#include "widgets/look/per_language.h"
#include "widgets/style/tr.h"

#include <algorithm>

namespace loom {
namespace {

using kernel::Extent;

Extent covers(int argument) { return {Extent::By::argument, 1, argument}; }
Extent threads(std::int64_t count) { return {Extent::By::threads, count, -1}; }
Extent blocks(std::int64_t count) { return {Extent::By::blocks, count, -1}; }

std::vector<ShippedKernel> find_kernels() {
  static constexpr std::int64_t side = 1024;
  const auto values = [](int arguments) {
    return std::vector<std::int64_t>(static_cast<std::size_t>(arguments), side);
  };
  std::vector<ShippedKernel> all;
  all.push_back({"matmul_naive",
                 "matmul_naive.ll",
                 tr("Matrix product, naive"),
                 {.grid = {covers(4), covers(3), blocks(1)},
                  .block = {32, 8, 1},
                  .registers = 32,
                  .arguments = values(5)}});
  for (const std::int64_t tile : {8, 16, 32})
    all.push_back({"matmul_tiled_" + std::to_string(tile),
                   "matmul_tiled.ll",
                   tr("Matrix product, tiles of %1 × %1").arg(tile),
                   {.grid = {covers(3), covers(3), blocks(1)},
                    .block = {tile, tile, 1},
                    .registers = 32,
                    .arguments = values(4)}});
  all.push_back({"fft",
                 "fft.ll",
                 tr("Fourier transforms"),
                 {.grid = {threads(512 * side), blocks(1), blocks(1)},
                  .block = {256, 1, 1},
                  .registers = 29,
                  .shared = 16,
                  .shared_per_thread = true,
                  .arguments = values(2)}});
  all.push_back({"backprop_forward",
                 "backprop.ll",
                 tr("Back-propagation, forward"),
                 {.grid = {covers(3), threads(side), blocks(1)},
                  .block = {16, 16, 1},
                  .registers = 16,
                  .shared = 4,
                  .shared_per_thread = true,
                  .arguments = values(4)},
                 {{"hidden", "n"}}});
  all.push_back({"backprop_adjust",
                 "backprop.ll",
                 tr("Back-propagation, adjusting weights"),
                 {.grid = {covers(4), threads(side), blocks(1)},
                  .block = {16, 16, 1},
                  .registers = 16,
                  .arguments = values(7)},
                 {{"hidden", "n"}}});
  return all;
}

std::string_view embedded_text(std::string_view file) {
  for (const EmbeddedFile& each : embedded_kernel_files())
    if (each.name == file)
      return each.content;
  return {};
}

/// With its text as a document can hold it.
Result<KernelStudyPtr> held(kernel::Source source, const std::string& name) {
  auto study = study_kernel(source, name);
  const std::string& text = source.text.str();
  const auto is_text = [](char byte) {
    return (byte >= ' ' && byte <= '~') || byte == '\n' || byte == '\t' || byte == '\r';
  };
  if (!study ||
      (size_in_json(text) <= kernel::max_module_text && std::ranges::all_of(text, is_text)))
    return study;
  LOOM_TRY(source.text, kernel::module_text(text, source.title, (*study)->program.name,
                                            kernel::max_module_text));
  return study_kernel(source, (*study)->program.name);
}

} // namespace

const std::vector<ShippedKernel>& shipped_kernels() {
  static PerLanguage<std::vector<ShippedKernel>> kernels;
  return kernels.get(find_kernels);
}

Result<KernelStudyPtr> study_kernel(const kernel::Source& source, const std::string& name,
                                    kernel::Loops loops) {
  const auto& all = shipped_kernels();
  const auto shipped = std::ranges::find(all, source.shipped, &ShippedKernel::name);
  const bool is_shipped = shipped != all.end();
  if (!source.shipped.empty() && !is_shipped)
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("no kernel '%1' comes with the program")(source.shipped),
                {.pointer = "/kernel/shipped"});
  const std::string text =
      is_shipped ? std::string(embedded_text(shipped->file)) : source.text.str();
  const std::string& file = source.title;
  const std::string& asked = is_shipped ? source.shipped : name;
  LOOM_TRY(auto names, kernel::kernel_names(text, file));
  const bool there = std::ranges::find(names, asked) != names.end();
  // Those that come with the program are for looking at: their loops are as the source has them.
  LOOM_TRY(auto program, kernel::read_kernel(text, file, there ? asked : names.front(),
                                             is_shipped ? kernel::Loops::written : loops));
  kernel::Plan plan = is_shipped ? shipped->plan : kernel::first_plan(program);
  if (const auto known = source.registers.find(program.name);
      !is_shipped && known != source.registers.end())
    plan.registers = known->second;
  return std::make_shared<const KernelStudy>(
      KernelStudy{source, std::move(names), std::move(program), std::move(plan),
                  is_shipped ? shipped->columns : std::vector<kernel::ColumnAlias>{}});
}

Result<KernelStudyPtr> open_kernel(const GivenSource& given, const std::string& name) {
  kernel::Source source{.shipped = given.shipped, .title = given.title, .text = given.text};
  if (!given.path.isEmpty()) {
    LOOM_TRY(source.text, read_file(given.path.toStdString(), kernel::max_module_bytes));
  }
  return held(std::move(source), name);
}

bool is_cuda(const GivenSource& source) { return source.path.endsWith(QStringLiteral(".cu")); }

Result<KernelStudyPtr> compiled(const GivenSource& source, const std::string& compute_capability) {
  const std::string file = source.path.toStdString();
  LOOM_TRY(auto text, kernel::compile_cuda(file));
  kernel::Source made{.shipped = {}, .title = source.title, .text = std::move(text)};
  // What clang takes nvcc may refuse: the registers then stay a guess.
  if (auto known = kernel::registers_by_ptxas(file, compute_capability))
    made.registers.insert(known->begin(), known->end());
  return held(std::move(made), {});
}

} // namespace loom
