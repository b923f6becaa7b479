// `latencyloom coalesce`: one warp's access to global memory.

#include "app/access_options.h"
#include "core/access/access_text.h"

#include <fmt/format.h>

namespace loom {
namespace {

using namespace memory;

struct CoalesceCommand : AccessOptions {
  std::optional<std::string> cache, transaction_words, warp_size;
  bool half_warps = false;
};

Result<std::optional<TeachingSizes>> teaching_from(const CoalesceCommand& command,
                                                   std::optional<Generation> rules, int threads) {
  if (!command.transaction_words && !command.warp_size) {
    if (command.half_warps)
      return bad_argument(
          verbatim("--half-warps needs --transaction-words or --warp-size: with the real sizes g80 "
                   "and gt200 always serve half-warps"));
    return std::nullopt;
  }
  TeachingSizes sizes;
  sizes.half_warps = command.half_warps;
  sizes.warp_size = max_threads;
  LOOM_CHECK(take("--warp-size", command.warp_size, sizes.warp_size, 2, max_threads));
  if (!command.transaction_words) {
    sizes.transaction_words = {sizes.warp_size};
  } else {
    LOOM_TRY(sizes.transaction_words,
             whole_numbers<int>("--transaction-words", *command.transaction_words, 1024));
  }
  // GT200 can halve a transaction (thesis §2.5) unless the sizes are listed.
  if (std::vector<int>& words = sizes.transaction_words;
      rules == Generation::gt200 && words.size() == 1 && words[0] > 1 && words[0] % 2 == 0)
    words.insert(words.begin(), words[0] / 2);
  if (threads > sizes.warp_size)
    return bad_argument(verbatim(
        fmt::format("--warp-size: {} threads do not fit a warp of {}", threads, sizes.warp_size)));
  return sizes;
}

Result<std::string> answer(const CoalesceCommand& command) {
  LOOM_TRY(const auto gpu, find_gpu(command.gpu, load_catalogue()));
  GlobalAccess access;
  LOOM_CHECK(take_access(command, access.pattern, access.rules));
  if (command.cache) {
    if (*command.cache != "l1" && *command.cache != "l2")
      return bad_argument(verbatim("--cache: expected l1 or l2, found '" + *command.cache + "'"));
    access.cache = *command.cache == "l1" ? LoadCache::l1 : LoadCache::l2;
  }
  const auto generation = access.rules ? access.rules : generation_of(gpu->architecture);
  LOOM_TRY(access.teaching, teaching_from(command, generation, access.pattern.threads));
  LOOM_TRY(const auto result, run_coalescing(*gpu, access));
  std::optional<Facts> effect;
  if (auto facts = access_facts(*gpu, access))
    effect = *std::move(facts);
  return command.json ? coalescing_json(result, effect) : coalescing_text(result, effect);
}

} // namespace

void add_coalesce(const Options& program) {
  const auto [options, command] = program.command<CoalesceCommand>(
      "coalesce", "transactions of one warp's access to global memory", answer);
  add_addresses(options, command);
  add_gpu(options, command.gpu, "GPU whose rules hold (default gtx980)");
  options.add("--rules", command.rules,
              "rules by generation: g80, gt200, fermi, kepler, maxwell, ... blackwell", "NAME");
  options.add("--cache", command.cache,
              "l1 (128-byte lines) or l2 (32-byte segments), on fermi and kepler", "NAME");
  options.add("--transaction-words", command.transaction_words,
              "for teaching: words of a transaction; on gt200 also half of it, or a list as 2,4",
              "N");
  options.add("--warp-size", command.warp_size, "for teaching: threads of a warp, 2 to 32", "N");
  options.add("--half-warps", command.half_warps,
              "with teaching sizes: serve half a warp at a time, as g80 and gt200 do");
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
