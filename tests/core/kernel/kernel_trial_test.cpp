/// Work that is tried in a copy of the process first.

#include "core/kernel_ir/llvm/trial.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>
#include <sys/mman.h>
#include <unistd.h>

namespace loom::kernel {
namespace {

/// A number that the process and its copies have in common.
struct KernelTrial : testing::Test {
  void SetUp() override {
    void* page =
        mmap(nullptr, sizeof(*copies), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    ASSERT_NE(page, MAP_FAILED);
    copies = new (page) std::atomic<int>(0);
  }
  void TearDown() override { munmap(copies, sizeof(*copies)); }
  std::atomic<int>* copies = nullptr;
};

TEST_F(KernelTrial, WorkThatEndsIsGood) {
  EXPECT_TRUE(survives([this] { ++*copies; }, "k.ll"));
  EXPECT_EQ(*copies, 1);
}

TEST_F(KernelTrial, WorkThatBreaksDownIsToldAndNotTriedAgain) {
  const Result<void> tried = survives(
      [this] {
        ++*copies;
        std::abort();
      },
      "k.ll");
  ASSERT_FALSE(tried);
  EXPECT_EQ(tried.error().code, ErrorCode::bad_input);
  EXPECT_EQ(tried.error().where.file, "k.ll");
  EXPECT_NE(tried.error().detail.english().find("signal 6"), std::string::npos)
      << tried.error().detail.english();
  EXPECT_EQ(*copies, 1);
}

TEST_F(KernelTrial, ACopyThatStandsStillIsReplaced) {
  EXPECT_TRUE(survives(
      [this] {
        if (++*copies < 3)
          pause();
      },
      "k.ll"));
  EXPECT_EQ(*copies, 3);
}

TEST_F(KernelTrial, CopiesThatAllStandStillAreGivenUp) {
  const Result<void> tried = survives(
      [this] {
        ++*copies;
        pause();
      },
      "k.ll");
  ASSERT_FALSE(tried);
  EXPECT_EQ(tried.error().code, ErrorCode::internal);
  EXPECT_EQ(*copies, 5);
}

} // namespace
} // namespace loom::kernel
