#include "widgets/views/kernel/kernel_source.h"

#include "core/kernel_ir/read.h"
#include "core/kernel_ir/registers.h"
#include "core/text/text.h"
#include "resources/kernels/embedded.h"
#include "widgets/style/tr.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

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
  all.push_back({QStringLiteral("matmul_naive"),
                 "matmul_naive.ll",
                 tr("Matrix product, naive"),
                 {.grid = {covers(4), covers(3), blocks(1)},
                  .block = {32, 8, 1},
                  .registers = 32,
                  .arguments = values(5)}});
  for (const std::int64_t tile : {8, 16, 32})
    all.push_back({QStringLiteral("matmul_tiled_%1").arg(tile),
                   "matmul_tiled.ll",
                   tr("Matrix product, tiles of %1 × %1").arg(tile),
                   {.grid = {covers(3), covers(3), blocks(1)},
                    .block = {tile, tile, 1},
                    .registers = 32,
                    .arguments = values(4)}});
  all.push_back({QStringLiteral("fft"),
                 "fft.ll",
                 tr("Fourier transforms"),
                 {.grid = {threads(512 * side), blocks(1), blocks(1)},
                  .block = {256, 1, 1},
                  .registers = 29,
                  .shared = 16,
                  .shared_per_thread = true,
                  .arguments = values(2)}});
  all.push_back({QStringLiteral("backprop_forward"),
                 "backprop.ll",
                 tr("Back-propagation, forward"),
                 {.grid = {covers(3), threads(side), blocks(1)},
                  .block = {16, 16, 1},
                  .registers = 16,
                  .shared = 4,
                  .shared_per_thread = true,
                  .arguments = values(4)},
                 {{"hidden", "n"}}});
  all.push_back({QStringLiteral("backprop_adjust"),
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

} // namespace

const std::vector<ShippedKernel>& shipped_kernels() {
  static const std::vector<ShippedKernel> kernels = find_kernels();
  return kernels;
}

const ShippedKernel* shipped_kernel(const QString& name) {
  const auto& all = shipped_kernels();
  const auto found = std::ranges::find(all, name, &ShippedKernel::name);
  return found == all.end() ? nullptr : &*found;
}

KernelSource shipped_source(const ShippedKernel& kernel) {
  return {{.shipped = kernel.name.toStdString()}, {}};
}

KernelSource kernel_file(const QString& path) {
  return {{.shipped = {}, .title = QFileInfo(path).fileName().toStdString()}, path};
}

std::optional<KernelSource> kernel_in(const QMimeData& data) {
  const QList<QUrl> urls = data.urls();
  if (urls.size() == 1 && urls.front().isLocalFile()) {
    const QString path = urls.front().toLocalFile();
    for (const char* ending : {".ll", ".bc", ".cu"})
      if (path.endsWith(QLatin1String(ending)))
        return kernel_file(path);
    return {};
  }
  const QString text = data.text();
  if (!text.contains(QStringLiteral("define ")) || !text.contains(QStringLiteral("nvptx")))
    return {};
  return KernelSource{
      {.shipped = {}, .title = tr("pasted").toStdString(), .text = text.toStdString()}, {}};
}

Result<KernelSource> compiled(KernelSource source, const std::string& compute_capability) {
  auto text = kernel::compile_cuda(source.path.toStdString());
  if (!text)
    return tl::unexpected(text.error());
  source.text = *std::move(text);
  // What clang takes nvcc may refuse: the registers then stay a guess.
  if (auto known = kernel::registers_by_ptxas(source.path.toStdString(), compute_capability))
    source.registers.insert(known->begin(), known->end());
  source.path.clear();
  return source;
}

Result<KernelStudyPtr> study_kernel(const kernel::Source& source, const std::string& name) {
  const ShippedKernel* shipped = shipped_kernel(QString::fromStdString(source.shipped));
  if (!source.shipped.empty() && !shipped)
    return fail(ErrorCode::bad_input,
                LOOM_TEXT("no kernel '%1' comes with the program")(source.shipped),
                {.pointer = "/kernel/shipped"});
  const std::string text = shipped ? std::string(embedded_text(shipped->file)) : source.text.str();
  const std::string& file = source.title;
  const std::string& asked = shipped ? source.shipped : name;
  auto names = kernel::kernel_names(text, file);
  if (!names)
    return tl::unexpected(names.error());
  const bool known = std::ranges::find(*names, asked) != names->end();
  auto program = kernel::read_kernel(text, file, known ? asked : names->front());
  if (!program)
    return tl::unexpected(program.error());
  kernel::Plan plan = shipped ? shipped->plan : kernel::first_plan(*program);
  if (const auto held = source.registers.find(program->name);
      !shipped && held != source.registers.end())
    plan.registers = held->second;
  return std::make_shared<const KernelStudy>(
      KernelStudy{source, *std::move(names), *std::move(program), std::move(plan),
                  shipped ? shipped->columns : std::vector<kernel::ColumnAlias>{}});
}

Result<KernelStudyPtr> open_kernel(KernelSource source, const std::string& name) {
  if (source.text.empty() && !source.path.isEmpty()) {
    auto text = read_file(source.path.toStdString(), kernel::max_module_bytes);
    if (!text)
      return tl::unexpected(text.error());
    source.text = *std::move(text);
  }
  auto study = study_kernel(source, name);
  const std::string& text = source.text.str();
  const auto is_text = [](char byte) {
    return (byte >= ' ' && byte <= '~') || byte == '\n' || byte == '\t' || byte == '\r';
  };
  if (!study || (text.size() <= kernel::max_module_text && std::ranges::all_of(text, is_text)))
    return study;
  auto held =
      kernel::module_text(text, source.title, (*study)->program.name, kernel::max_module_text);
  if (!held)
    return tl::unexpected(held.error());
  source.text = *std::move(held);
  return study_kernel(source, (*study)->program.name);
}

} // namespace loom
