// In place of core/kernel_ir/llvm in a build without LLVM.

#include "core/kernel_ir/read.h"
#include "core/kernel_ir/registers.h"

namespace loom::kernel {

namespace {

tl::unexpected<Error> missing() {
  return fail(ErrorCode::internal, LOOM_TEXT("this build reads no LLVM IR: let "
                                             "packaging/install-deps install LLVM and build "
                                             "LatencyLoom again"));
}

} // namespace

bool can_read() { return false; }

Result<std::vector<std::string>> kernel_names(const std::string&, const std::string&) {
  return missing();
}
Result<Program> read_kernel(const std::string&, const std::string&,
                            const std::optional<std::string>&, Loops) {
  return missing();
}
Result<std::string> module_text(const std::string&, const std::string&, const std::string&,
                                std::size_t) {
  return missing();
}
Result<std::string> compile_cuda(const std::string&, const std::vector<std::string>&) {
  return missing();
}
void end_tools() {}
Result<std::map<std::string, int>> registers_by_ptxas(const std::string&, const std::string&) {
  return std::map<std::string, int>();
}

} // namespace loom::kernel
