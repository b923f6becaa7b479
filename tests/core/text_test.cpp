// Reading with a limit; writing that leaves the old file or the new one.

#include "core/io/text.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace loom {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class TextFiles : public testing::Test {
protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "loom-text-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::size_t count() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }
  fs::path folder_;
};

TEST_F(TextFiles, WritesAndReadsBack) {
  EXPECT_TRUE(write_file(path("a"), "one"));
  EXPECT_EQ(read_file(path("a")), "one");
  EXPECT_TRUE(write_file(path("a"), std::string(300'000, 'x')));
  EXPECT_EQ(read_file(path("a"))->size(), 300'000u);
  EXPECT_EQ(count(), 1u);
}

TEST_F(TextFiles, KeepsPermissionsOfAnExistingFile) {
  EXPECT_TRUE(write_file(path("a"), "one"));
  fs::permissions(path("a"), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_TRUE(write_file(path("a"), "two"));
  EXPECT_EQ(fs::status(path("a")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(TextFiles, ReplacesTheTargetOfASymbolicLink) {
  EXPECT_TRUE(write_file(path("real"), "one"));
  fs::create_symlink("real", path("link"));
  EXPECT_TRUE(write_file(path("link"), "two"));
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(read_file(path("real")), "two");
}

TEST_F(TextFiles, LeavesTheOldFileWhenNotCommitted) {
  EXPECT_TRUE(write_file(path("a"), "old"));
  {
    Result<FileWriter> writer = FileWriter::open(path("a"));
    ASSERT_TRUE(writer);
    EXPECT_TRUE(writer->write("half of the n"));
    EXPECT_EQ(read_file(path("a")), "old");
  }
  EXPECT_EQ(read_file(path("a")), "old");
  EXPECT_EQ(count(), 1u);
}

TEST_F(TextFiles, FullDiskIsCannotWrite) {
  ASSERT_TRUE(fs::exists("/dev/full"));
  const Result<void> written = write_file("/dev/full", "text");
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, ErrorCode::cannot_write);
  EXPECT_THAT(to_line(written.error()), HasSubstr("/dev/full: cannot write: No space left"));
  fs::create_symlink("/dev/full", path("link"));
  EXPECT_FALSE(write_file(path("link"), "text"));
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(count(), 1u);
}

TEST_F(TextFiles, PlacesWhereNothingCanBeWritten) {
  EXPECT_TRUE(write_file(path("file"), "x"));
  // A path under a regular file is refused to root too, which a read-only folder is not.
  for (const std::string& target : {path("file/a"), path("none/a"), path(""), folder_.string(),
                                    std::string("/proc/self/loom"), std::string()}) {
    const Result<void> written = write_file(target, "text");
    ASSERT_FALSE(written) << "\"" << target << "\"";
    EXPECT_EQ(written.error().code, ErrorCode::cannot_write) << target;
  }
  EXPECT_EQ(count(), 1u);
}

TEST_F(TextFiles, ReadingNamesWhatIsWrong) {
  EXPECT_TRUE(write_file(path("big"), std::string(1001, 'x')));
  EXPECT_EQ(read_file(path("big"), 1001)->size(), 1001u);
  const Result<std::string> big = read_file(path("big"), 1000);
  ASSERT_FALSE(big);
  EXPECT_EQ(big.error().code, ErrorCode::bad_input);
  EXPECT_THAT(to_line(big.error()), HasSubstr("larger than 1000 bytes"));
  EXPECT_FALSE(read_file("/dev/zero"));
  EXPECT_FALSE(read_file(path("none")));
  EXPECT_FALSE(read_file(folder_.string()));
}

} // namespace
} // namespace loom
