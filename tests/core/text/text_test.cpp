// Reading with a limit; writing that leaves the old file or the new one.

#include "core/text/csv_line.h"
#include "core/text/file_seen.h"
#include "core/text/json.h"
#include "core/text/json_writer.h"
#include "core/text/regular_file.h"
#include "core/text/text.h"

#include <gmock/gmock.h>

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
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

TEST_F(TextFiles, ALimitInTheMiddleOfWritingKeepsTheOldFile) {
  EXPECT_TRUE(write_file(path("a"), "old"));
  auto* const usual = std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{100'000, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  const Result<void> written = write_file(path("a"), std::string(300'000, 'x'));
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  std::signal(SIGXFSZ, usual);
  ASSERT_FALSE(written);
  EXPECT_THAT(to_line(written.error()), HasSubstr("free some space there, or write elsewhere"));
  EXPECT_EQ(read_file(path("a")), "old");
  EXPECT_EQ(count(), 1u);
}

TEST_F(TextFiles, TheNextWritingTakesAwayWhatAKilledOneLeft) {
  // FNV-1a of "a", from its published parameters: (basis xor 0x61) times prime.
  const std::string hidden = path(".latencyloom-af63dc4c8601ec8c-0.tmp");
  const auto leave = [&] { std::ofstream(hidden) << "half of the n"; };
  leave();
  EXPECT_TRUE(write_file(path("a"), "new"));
  EXPECT_EQ(read_file(path("a")), "new");
  EXPECT_EQ(count(), 1u);
  leave();
  remove_litter(path("a"));
  EXPECT_EQ(count(), 1u);

  leave(); // a living writer holds its lock
  const int alive = ::open(hidden.c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_EQ(::flock(alive, LOCK_EX | LOCK_NB), 0);
  EXPECT_TRUE(write_file(path("a"), "newer"));
  remove_litter(path("a"));
  EXPECT_EQ(read_file(hidden), "half of the n");
  EXPECT_EQ(read_file(path("a")), "newer");
  EXPECT_EQ(count(), 2u);
  ::close(alive);
}

TEST_F(TextFiles, WhatAnotherProgramWroteIsNoticed) {
  EXPECT_FALSE(FileSeen().changed());
  EXPECT_TRUE(write_file(path("a"), "ours"));
  FileSeen seen(path("a"), fingerprint("ours"));
  EXPECT_FALSE(seen.changed());
  fs::last_write_time(path("a"), fs::file_time_type::clock::now() - std::chrono::hours(5));
  EXPECT_FALSE(seen.changed()) << "touched, and by a clock that went back: the same content";
  EXPECT_TRUE(write_file(path("a"), "ours"));
  EXPECT_FALSE(seen.changed());
  const auto time = fs::last_write_time(path("a"));
  EXPECT_TRUE(write_file(path("a"), "thei")); // as long, and its time set back
  fs::last_write_time(path("a"), time);
  EXPECT_TRUE(seen.changed());
  EXPECT_TRUE(seen.changed()) << "asking does not settle it";
  seen.accept();
  EXPECT_FALSE(seen.changed());
  EXPECT_TRUE(write_file(path("a"), "theirs again"));
  EXPECT_TRUE(seen.changed());
  fs::remove(path("a"));
  EXPECT_FALSE(seen.changed()) << "there is nothing to write over";
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

TEST_F(TextFiles, ADeletedFileIsNoticedOnceUntilItIsThereAgain) {
  ASSERT_TRUE(write_file(path("a"), "ours"));
  FileSeen seen(path("a"), fingerprint("ours"));
  EXPECT_FALSE(seen.deleted());
  fs::remove(path("a"));
  EXPECT_TRUE(seen.deleted());
  EXPECT_FALSE(seen.deleted());
  ASSERT_TRUE(write_file(path("a"), "ours"));
  EXPECT_FALSE(seen.deleted());
  fs::remove(path("a"));
  EXPECT_TRUE(seen.deleted());
  EXPECT_FALSE(FileSeen().deleted());
}

TEST_F(TextFiles, APipeIsNoFileToWaitFor) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  for (const std::string& other : {path("pipe"), std::string("/dev/zero")})
    EXPECT_THAT(to_line(must_be_regular(other).error()), HasSubstr("a pipe or a device"));
  ASSERT_TRUE(write_file(path("a"), "ours"));
  EXPECT_TRUE(must_be_regular(path("a")));
  EXPECT_TRUE(must_be_regular(path("none"))) << "the reader says that there is none";
}

TEST_F(TextFiles, ALinkToNothingYetIsFollowed) {
  fs::create_directory(folder_ / "deep");
  fs::create_symlink("deep/b.txt", folder_ / "a.txt");
  fs::create_symlink("a.txt", folder_ / "first.txt");
  ASSERT_TRUE(write_file(path("first.txt"), "new"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "first.txt"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "a.txt"));
  EXPECT_EQ(read_file(path("deep/b.txt")).value(), "new");
  // Round in a circle, and into a folder that is not there.
  fs::create_symlink("y", folder_ / "x");
  fs::create_symlink("x", folder_ / "y");
  EXPECT_FALSE(write_file(path("x"), "new"));
  fs::create_symlink("nowhere/c.txt", folder_ / "z");
  EXPECT_FALSE(write_file(path("z"), "new"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "x") && fs::is_symlink(folder_ / "z"));
}

// OWASP, CSV injection: what begins with = + - @, a tab or an end of line is computed.
TEST(CsvCells, AreTextForASpreadsheetAndNumbersStayNumbers) {
  for (const char* formula :
       {"=HYPERLINK(\"http://x\",\"y\")", "=cmd|' /C calc'!A0", "@SUM(1)", "+1+1",
        "-2+3+cmd|' /C x'!A0", "=1", "-A1", "+A1", " =1+1", "＝1+1", "-1/0", "--1", "-1,5"})
    EXPECT_TRUE(csv_cell(formula).starts_with("'")) << formula << ": " << csv_cell(formula);
  for (const char* text : {"", "5", "-5", "+5", "-0.25", "-1e-05", "+2.5E+3", "-inf", "-3 %",
                           "-40 cycles", "-", "--", "a=b", "x-1", "α", "1-2", "-0.5 µs"})
    EXPECT_EQ(csv_cell(text), text);
  EXPECT_EQ(csv_cell("\t=1"), "' =1");
  EXPECT_EQ(csv_cell("\rx"), "' x");
  EXPECT_EQ(csv_cell("a\x1b[2J\r\nb"), "a [2J  b");
  EXPECT_EQ(csv_field("=a,\"b\""), "\"'=a,\"\"b\"\"\"");
  EXPECT_EQ(csv_field("a\nb"), "a b");
}

TEST(CsvCells, NotesAndLinesOfOthersHaveNoFormulasBetweenTheirCommas) {
  EXPECT_EQ(csv_note("# note: a,=1+1;@x,-5, b"), "# note: a,'=1+1;'@x,-5, b");
  EXPECT_EQ(csv_note("# a\nb\rc"), "# a b c");
  std::vector<CsvField> fields;
  const std::string_view line = " 128 ,\"=a,b\",-5,@x, +cmd|x";
  ASSERT_EQ(split_csv_line(line, ',', fields), 0);
  EXPECT_EQ(csv_line(line, fields), " 128 ,\"'=a,b\",-5,'@x, '+cmd|x");
}

TEST(JsonWriterText, HasNothingThatATerminalObeys) {
  const std::string hostile = "\x1b[2J\x7f\u009b\u2028\u202e\r\t\"α";
  const std::string text = JsonWriter(-1).text(hostile).str();
  EXPECT_EQ(text, "\"\\u001b[2J\\u007f\\u009b\\u2028\\u202e\\u000d\\t\\\"α\"");
  EXPECT_EQ(json::parse(text, "").value().get<std::string>(), hostile); // and says the same
}

} // namespace
} // namespace loom
