// LLVM IR: whatever it holds, the process lives on; it is read as a kernel whose launch can be
// predicted, or refused.

#include "core/kernel/plan.h"
#include "core/kernel/predict.h"
#include "core/kernel_ir/read.h"
#include "gpus/embedded.h"
#include "tests/fuzz/check.h"

#include "core/gpu/catalogue.h"

#include <cstddef>
#include <cstdint>

namespace {

void check_error(const loom::Error& error) {
  check(!error.detail.empty(), "what is wrong is said");
  // A copy of the process that ends with a status, not by a signal, was ended by a sanitizer.
  check(error.detail.english().find("ended with status") == std::string::npos,
        "our own part is sound");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace loom::kernel;
  static const loom::Catalogue catalogue(loom::embedded_gpu_files());
  static const auto h200 = machine(**catalogue.find("h200"), {});
  const std::string text(reinterpret_cast<const char*>(data), size);
  if (size > 16384 || !can_read())
    return 0;
  const auto names = kernel_names(text, "f");
  if (!names) {
    check_error(names.error());
    return 0;
  }
  const auto program = read_kernel(text, "f", names->front());
  if (!program) {
    check_error(program.error());
    return 0;
  }
  Plan plan = first_plan(*program);
  plan.grid[0].count = 2;
  plan.block = {32, 1, 1};
  for (auto& [name, count] : plan.trips)
    count = 3;
  plan.arguments.assign(program->arguments.size(), 3);
  const auto answer = predict(*program, setup_of(plan, *program), *h200);
  if (!answer)
    check_error(answer.error());
  return 0;
}
