// What stands in for the reader of kernels in a build without LLVM (core/kernel_ir/missing) has all
// that its headers declare, and says what is missing: linked here in every build, as hardly anybody
// makes one without LLVM.

#include "core/kernel_ir/read.h"
#include "core/kernel_ir/registers.h"

#include <cstdio>
#include <string_view>

namespace {

int wrong = 0;

void check(bool holds, const char* what) {
  if (holds)
    return;
  std::printf("does not hold: %s\n", what);
  ++wrong;
}

template <class T> void says_so(const loom::Result<T>& result, const char* what) {
  check(!result && result.error().code == loom::ErrorCode::internal &&
            result.error().detail.english().find("no LLVM IR") != std::string::npos,
        what);
}

} // namespace

int main() {
  using namespace loom::kernel;
  check(!can_read(), "a build without LLVM reads no kernels");
  says_so(kernel_names("", "f.ll"), "kernel_names() says what is missing");
  says_so(read_kernel("", "f.ll", {}), "read_kernel() says what is missing");
  says_so(module_text("", "f.ll", "k", 1), "module_text() says what is missing");
  says_so(compile_cuda("f.cu"), "compile_cuda() says what is missing");
  says_so(compile_cuda("f.cu", {"folder"}), "compile_cuda() with folders says what is missing");
  end_tools();
  const auto registers = registers_by_ptxas("f.cu", "9.0");
  check(registers && registers->empty(), "registers are not known");
  return wrong == 0 ? 0 : 1;
}
