#include "core/kernel_ir/llvm/argument_names.h"
#include "core/kernel_ir/llvm/tools.h"
#include "core/kernel_ir/read.h"
#include "core/text/text.h"
#include "resources/kernels/embedded.h"

#include <fmt/format.h>
#include <llvm/Config/llvm-config.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/Program.h>
#include <llvm/Support/raw_ostream.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <sstream>

namespace loom::kernel {

namespace {

constexpr std::size_t max_source = std::size_t{16} << 20;

/// Headers of a CUDA SDK that device.h takes the place of.
constexpr std::array sdk_headers{"cuda.h",
                                 "cuda_runtime.h",
                                 "cuda_runtime_api.h",
                                 "device_launch_parameters.h",
                                 "device_functions.h",
                                 "vector_types.h",
                                 "vector_functions.h",
                                 "sm_30_intrinsics.h",
                                 "math_constants.h",
                                 "cooperative_groups.h",
                                 "cooperative_groups/reduce.h"};

/// A folder with a file of each of these names, for as long as it lives.
class OwnHeaders {
public:
  OwnHeaders() {
    good_ = place_.good() &&
            !llvm::sys::fs::create_directory(llvm::Twine(folder()) + "/cooperative_groups");
    for (const char* name : sdk_headers)
      good_ = good_ && put(name, "#pragma once\n");
    good_ = good_ && put("device.h", own_header());
    device_ = (folder() + "/device.h").str();
  }
  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] llvm::StringRef folder() const { return place_.folder(); }
  [[nodiscard]] llvm::StringRef device() const { return device_; }

private:
  bool put(const char* name, std::string_view text) {
    std::error_code problem;
    llvm::raw_fd_ostream stream((folder() + "/" + name).str(), problem);
    stream << llvm::StringRef(text.data(), text.size());
    return !problem;
  }
  static std::string_view own_header();

  Temporary place_{"h"};
  std::string device_;
  bool good_ = false;
};

std::string_view OwnHeaders::own_header() {
  for (const EmbeddedFile& file : embedded_kernel_files())
    if (file.name == "device.h")
      return file.content;
  return {};
}

/// PTX of a source by NVIDIA's compiler, with the lines of the source and the names that arguments
/// have there; empty where there is none.
Result<std::string> ptx_by_nvcc(const std::string& file, const std::string& source) {
  const auto nvcc = find_nvcc();
  const Temporary out("ptx");
  if (!nvcc || is_like_argument(file) || !out.good())
    return std::string();
  LOOM_CHECK(run_tool("nvcc", *nvcc, {"-ptx", "-O3", "-lineinfo", file, "-o", out.path()}));
  return with_argument_names(text_of(out.path()), source);
}

/// What has the lines after it named as those of a file.
std::string line_directive(const std::string& file) {
  std::string text = "#line 1 \"";
  for (const char c : file)
    text += c == '"' || c == '\\' ? std::string{'\\', c} : c == '\n' ? "\\n" : std::string(1, c);
  return text + "\"\n";
}

/// Of what clang's -H says of a source, the first file that lies in none of the folders; empty
/// where there is none.
std::string included_from_outside(const std::string& said,
                                  const std::vector<std::string>& folders) {
  namespace fs = std::filesystem;
  std::error_code none;
  std::vector<fs::path> inside;
  for (const std::string& folder : folders)
    if (const fs::path real = fs::canonical(folder, none); !real.empty())
      inside.push_back(real);
  std::istringstream lines(said);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t space = line.find_first_not_of('.');
    if (space == 0 || space == std::string::npos || line[space] != ' ')
      continue;
    const std::string named = line.substr(space + 1);
    const fs::path real = fs::canonical(named, none);
    if (std::ranges::none_of(inside, [&](const fs::path& folder) {
          return std::ranges::mismatch(folder, real).in1 == folder.end();
        }))
      return named;
  }
  return {};
}

} // namespace

Result<std::string> compile_cuda(const std::string& file, const std::vector<std::string>& folders) {
  LOOM_TRY(const std::string source, read_file(file, max_source));
  auto clang = llvm::sys::findProgramByName(fmt::format("clang-{}", LLVM_VERSION_MAJOR));
  if (!clang)
    clang = llvm::sys::findProgramByName("clang");
  if (!clang) {
    const Result<std::string> ptx = ptx_by_nvcc(file, source);
    if (!ptx || !ptx->empty())
      return ptx;
    return bad_argument(LOOM_TEXT("%1: expected LLVM IR, or clang or nvcc at hand to make it from "
                                  "CUDA: install clang")(file));
  }
  const Temporary out("ll");
  const OwnHeaders headers;
  std::error_code problem;
  if (!out.good() || !headers.good())
    return no_temporary();
  // Such a source is compiled as a copy under a name of ours, its folder still searched for what
  // it includes.
  const Temporary copy("cu");
  const bool copied = is_like_argument(file);
  const std::string folder = std::filesystem::absolute(file).parent_path().string();
  if (copied && copy.good()) {
    llvm::raw_fd_ostream stream(copy.path(), problem);
    stream << line_directive(file) << source;
  }
  if (!copy.good() || problem)
    return no_temporary();
  std::vector<llvm::StringRef> arguments{"-x",
                                         "cuda",
                                         "--cuda-device-only",
                                         "--cuda-gpu-arch=sm_70",
                                         "-Wno-unknown-cuda-version",
                                         "-Xclang",
                                         "-target-feature",
                                         "-Xclang",
                                         "+ptx64",
                                         "-O3",
                                         "-S",
                                         "-emit-llvm",
                                         "-g1",
                                         "-fno-discard-value-names",
                                         copied ? copy.path() : llvm::StringRef(file),
                                         "-o",
                                         out.path()};
  if (copied)
    arguments.insert(arguments.end(), {"-iquote", folder});
  for (const std::string& each : folders)
    arguments.insert(arguments.end(), {"-I", each});
  std::vector<llvm::StringRef> own = arguments;
  own.insert(own.end(),
             {"-nocudainc", "-nocudalib", "-I", headers.folder(), "-include", headers.device()});
  std::vector<std::string> inside = folders;
  inside.insert(inside.end(), {folder, headers.folder().str(), "/usr", "/opt"});

  // What our declarations lack an SDK may have, where there is one that clang knows.
  Result<std::string> first;
  for (const std::vector<llvm::StringRef>* each : {&own, &arguments}) {
    std::vector<llvm::StringRef> listed = *each;
    listed.insert(listed.end(), {"-M", "-MF", "/dev/null", "-H"});
    Result<std::string> ran = run_tool("clang", *clang, listed);
    if (ran) {
      if (const std::string outside = included_from_outside(*ran, inside); !outside.empty())
        return fail(
            ErrorCode::bad_input,
            LOOM_TEXT("%1 includes %2, which is outside of its folder: copy it there, or "
                      "give its folder to 'latencyloom predict' with --include")(file, outside));
      ran = run_tool("clang", *clang, *each);
    }
    if (ran)
      return text_of(out.path());
    if (each == &own)
      first = ran;
    if (ran.error().detail.is(tool_stopped))
      return ran;
  }
  const Result<std::string> ptx = ptx_by_nvcc(file, source);
  return ptx && !ptx->empty() ? ptx : first;
}

} // namespace loom::kernel
