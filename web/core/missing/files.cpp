// In place of what reads and writes files and folders: a page has none.

#include "core/gpu/user_gpus.h"
#include "core/text/regular_file.h"
#include "core/text/text.h"

namespace loom {

bool exists(const std::string&) { return false; }

Result<void> read_pieces(const std::string& path, std::size_t, const TakePiece&) {
  return fail(ErrorCode::bad_input, LOOM_TEXT("cannot read: %1")(verbatim("a page has no files")),
              {.file = path});
}
Result<std::string> read_file(const std::string& path, std::size_t limit) {
  return read_pieces(path, limit, {}).map([] { return std::string(); });
}

Result<FileWriter> FileWriter::open(const std::string& path) {
  return fail(ErrorCode::cannot_write,
              LOOM_TEXT("cannot write: %1%2")(verbatim("a page has no files"), Message()),
              {.file = path});
}
FileWriter::FileWriter(FileWriter&& other) noexcept = default;
FileWriter& FileWriter::operator=(FileWriter&& other) noexcept = default;
FileWriter::~FileWriter() = default;
Result<void> FileWriter::write(std::string_view) { return {}; } // nothing opens one
Result<void> FileWriter::commit() { return {}; }

std::string user_gpu_directory() { return {}; }
std::vector<Error> add_user_gpus(Catalogue&, const std::string&) { return {}; }

} // namespace loom
