#include "core/document/file_kind.h"
#include "core/text/text.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

TEST(FileKind, IsToldByContent) {
  constexpr std::size_t most = std::size_t{4} << 20;
  for (const auto& [file, kind] :
       {std::pair{"resources/profiles/columns_before.ncu-repz", FileKind::profile},
        {"resources/profiles/h100_ten_kernels.csv", FileKind::profile},
        {"tests/core/profile/data/triton.ncu-rep", FileKind::profile},
        {"tests/core/profile/data/source.csv", FileKind::profile},
        {"tests/core/profile/data/details.csv", FileKind::profile},
        {"resources/listings/listings_sm_86.sass", FileKind::machine_code},
        {"resources/kernels/matmul_naive.ll", FileKind::kernel},
        {"resources/kernels/matmul_naive.cu", FileKind::kernel},
        {"gpus/measured/h100_sxm5_bandwidth.csv", FileKind::other},
        {"gpus/h200.json", FileKind::other},
        {"README.md", FileKind::other}}) {
    const auto text = read_file(std::string(LOOM_SOURCE_DIR "/") + file, most);
    ASSERT_TRUE(text) << file;
    EXPECT_EQ(kind_of_file(text->substr(0, std::size_t{64} << 10)), kind) << file;
  }
  EXPECT_EQ(kind_of_file(".version 8.4\n.target sm_90\n.entry f() {}"), FileKind::kernel);
  EXPECT_EQ(kind_of_file("01:-:-:Y:6      SHL R2, R2, 0x2;\n"), FileKind::machine_code);
  EXPECT_EQ(kind_of_file("\x7f"
                         "ELF"),
            FileKind::machine_code);
  EXPECT_EQ(kind_of_file(""), FileKind::other);
}

// A figure's scenario may hold a listing.
TEST(FileKind, FiguresAndScenariosAreNone) {
  EXPECT_EQ(kind_of_file("{\"listing\": {\"text\": \"code for sm_90\"}}"), FileKind::other);
  EXPECT_EQ(kind_of_file("% LatencyLoom 2.0\n% {\"text\": \"/*0000*/\"}\n"), FileKind::other);
}

} // namespace
} // namespace loom
