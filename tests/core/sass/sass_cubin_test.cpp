#include "core/sass/cubin.h"
#include "core/sass/decode.h"
#include "core/sass/hazards.h"
#include "tests/core/sass/sass_listings.h"

#include <algorithm>
#include <random>
#include <set>
#include <sstream>

namespace loom::sass {
namespace {

using Names = std::set<std::string>;
Names names(const std::vector<Registers>& all) {
  Names result;
  for (const Registers& each : all)
    for (unsigned i = 0; i < each.count; ++i)
      result.insert(to_text({each.file, static_cast<std::uint8_t>(each.first + i), 1}));
  return result;
}
std::string operation(const Operands& operands) {
  return std::string(operands.mnemonic.substr(0, operands.mnemonic.find('.')));
}

/// How many of the words that a decoder knows it reads as a listing prints them.
struct Score {
  int words = 0, unknown = 0, right = 0, same_modifiers = 0;
  std::vector<std::string> wrong;
  void add(const Instruction& printed, const DecodedText& decoded, const Function& function) {
    ++words;
    if (!decoded.known) {
      ++unknown;
      return;
    }
    Instruction ours = printed;
    ours.text = decoded.text;
    const Operands one = operands_of(printed, function), other = operands_of(ours, function);
    same_modifiers += one.mnemonic == other.mnemonic;
    const bool special = operation(one).starts_with("S2"); // its register has no number
    if ((!special || printed.text == decoded.text) && operation(one) == operation(other) &&
        one.guarded == other.guarded && names(one.reads) == names(other.reads) &&
        names(one.writes) == names(other.writes) && one.target == other.target &&
        one.width == other.width)
      ++right;
    else
      wrong.push_back(printed.text + " / " + decoded.text);
  }
};

Score score_of_words() {
  std::istringstream lines(source_text("tests/core/sass/data/words.txt"));
  Score score;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#'))
      continue;
    std::istringstream fields(line);
    std::string arch;
    Instruction instruction;
    fields >> arch >> std::hex >> instruction.low >> instruction.high >> instruction.address >>
        std::ws;
    std::getline(fields, instruction.text);
    Function function;
    function.arch = "sm_" + arch;
    score.add(
        instruction,
        decode(instruction.low, instruction.high, arch_number(function.arch), instruction.address),
        function);
  }
  return score;
}

TEST(SassCubin, WordsKeptOutOfTheLearningAreReadAsListingsPrintThem) {
  const Score score = score_of_words();
  ASSERT_GT(score.words, 1500);
  const double known = score.words - score.unknown;
  EXPECT_LE(score.unknown, 0.01 * score.words);
  EXPECT_GE(score.right, 0.995 * known) << testing::PrintToString(score.wrong);
  EXPECT_GE(score.same_modifiers, 0.98 * known);
}

const FunctionFacts& facts_of(const Cubin& cubin, const std::string& name) {
  const auto found = std::ranges::find(cubin.facts, name, &FunctionFacts::name);
  EXPECT_NE(found, cubin.facts.end()) << name;
  return found == cubin.facts.end() ? cubin.facts.front() : *found;
}

class SassCubinOf : public testing::TestWithParam<const char*> {};

// Each function of the shipped listing is in the cubin of the same source.
TEST_P(SassCubinOf, SaysWhatItsListingSays) {
  const std::string arch = GetParam();
  const Listing listing = source_listing("resources/listings/listings_" + arch + ".sass");
  const auto cubin =
      read_cubin(source_text("tests/core/sass/data/listings_" + arch + ".cubin"), "c");
  ASSERT_TRUE(cubin) << to_line(cubin.error());
  Score score;
  for (const Function& printed : listing.functions) {
    const Function& ours = function_named(cubin->listing, printed.name);
    EXPECT_EQ(ours.arch, arch);
    ASSERT_EQ(ours.instructions.size(), printed.instructions.size()) << printed.name;
    const FunctionFacts& facts = facts_of(*cubin, printed.name);
    int highest = 0;
    for (std::size_t i = 0; i < printed.instructions.size(); ++i) {
      const Instruction& one = printed.instructions[i];
      const Instruction& other = ours.instructions[i];
      EXPECT_EQ(one.low, other.low);
      EXPECT_EQ(one.high, other.high);
      EXPECT_EQ(one.control, other.control) << one.text;
      score.add(one, {other.text, !other.text.starts_with("op_")}, printed);
      for (const Registers& each : operands_of(one, printed).writes)
        if (each.file == File::gpr)
          highest = std::max(highest, each.first + each.count);
    }
    EXPECT_LE(highest, facts.registers) << printed.name;
    // What is computed of the two is the same: dependences, and those that barriers protect.
    const Hazards of_text = check_hazards(printed, flowgraph(printed));
    const Hazards of_words = check_hazards(ours, flowgraph(ours));
    EXPECT_EQ(of_text.dependences, of_words.dependences) << printed.name;
    EXPECT_EQ(of_text.arcs, of_words.arcs) << printed.name;
  }
  EXPECT_EQ(score.unknown, 0);
  EXPECT_EQ(score.right, score.words) << testing::PrintToString(score.wrong);
}
INSTANTIATE_TEST_SUITE_P(Architectures, SassCubinOf,
                         testing::Values("sm_75", "sm_86", "sm_90", "sm_120"));

// `block_sum` has 32 floats of shared memory, whichever bytes the system reserves beside them.
TEST(SassCubin, StaticSharedMemoryIsTheKernelsOwn) {
  for (const char* arch : {"sm_75", "sm_90", "sm_120"}) {
    const auto cubin = read_cubin(
        source_text("tests/core/sass/data/listings_" + std::string(arch) + ".cubin"), "c");
    ASSERT_TRUE(cubin);
    EXPECT_EQ(facts_of(*cubin, "block_sum").shared, 128) << arch;
    EXPECT_EQ(facts_of(*cubin, "saxpy").shared, 0) << arch;
  }
}

TEST(SassCubin, ItsListingReadsBack) {
  const auto cubin = read_cubin(source_text("tests/core/sass/data/listings_sm_90.cubin"), "c");
  ASSERT_TRUE(cubin);
  const auto back = read_listing(listing_text(cubin->listing), "l");
  ASSERT_TRUE(back) << to_line(back.error());
  ASSERT_EQ(back->functions.size(), cubin->listing.functions.size());
  for (std::size_t f = 0; f < back->functions.size(); ++f) {
    const Function& one = cubin->listing.functions[f];
    const Function& other = back->functions[f];
    EXPECT_EQ(one.name, other.name);
    ASSERT_EQ(one.instructions.size(), other.instructions.size());
    for (std::size_t i = 0; i < one.instructions.size(); ++i) {
      EXPECT_EQ(one.instructions[i].text, other.instructions[i].text);
      EXPECT_EQ(one.instructions[i].control, other.instructions[i].control);
    }
  }
}

TEST(SassCubin, AnOperationThatNobodyHasSeenIsNotGuessed) {
  const DecodedText decoded = decode(0x0000000000017fff, 0x000fc00000000000, 90, 0);
  EXPECT_FALSE(decoded.known);
  EXPECT_EQ(decoded.text, "op_fff");
}

TEST(SassCubin, ADamagedOneIsRefusedInOneLine) {
  const std::string whole = source_text("tests/core/sass/data/listings_sm_75.cubin");
  const auto refusal = [](const std::string& bytes) {
    const auto read = read_cubin(bytes, "c");
    return read ? std::string() : to_line(read.error());
  };
  EXPECT_NE(refusal(whole.substr(0, 40)).find("cut or damaged"), std::string::npos);
  EXPECT_NE(refusal(whole.substr(0, whole.size() / 2)).find("cut or damaged"), std::string::npos);
  std::string host = whole;
  host[18] = 62; // x86-64
  EXPECT_NE(refusal(host).find("host program"), std::string::npos);
  std::string pascal = whole;
  pascal[49] = 61; // where version 8 of the ABI has it
  EXPECT_NE(refusal(pascal).find("sm_61"), std::string::npos);
}

// Ten thousand damaged files: each is read or refused in one line, and none takes long.
TEST(SassCubin, TenThousandMutationsAreReadOrRefused) {
  const std::string whole = source_text("tests/core/sass/data/twice_sm_90.cubin");
  std::mt19937 random(1);
  const auto below = [&random](std::size_t most) { return random() % most; };
  int refused = 0;
  constexpr int mutations = 10'000;
  for (int i = 0; i < mutations; ++i) {
    std::string bytes = whole;
    const std::size_t changes = 1 + below(4);
    for (std::size_t k = 0; k < changes; ++k) {
      // Half of them where the format stands: the header and the table of sections at the end.
      const std::size_t at = below(2) == 0   ? below(bytes.size())
                             : below(2) == 0 ? below(64)
                                             : bytes.size() - 1 - below(bytes.size() / 4);
      bytes[at] = static_cast<char>(below(256));
    }
    if (below(8) == 0)
      bytes.resize(below(bytes.size()));
    const auto read = read_cubin(bytes, "c");
    if (read) {
      ASSERT_FALSE(read->listing.functions.empty());
      continue;
    }
    ++refused;
    const std::string line = to_line(read.error());
    ASSERT_EQ(line.find('\n'), std::string::npos) << line;
    ASSERT_FALSE(line.empty());
  }
  EXPECT_GT(refused, mutations / 20);
  EXPECT_LT(refused, mutations);
}

} // namespace
} // namespace loom::sass
