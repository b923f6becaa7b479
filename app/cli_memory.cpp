// The options of `coalesce` and `banks`: an address pattern and the rules it meets.

#include "app/cli_parts.h"

#include <CLI/CLI.hpp>

namespace loom {
namespace {

void add_pattern(CLI::App& app, PatternOptions& pattern) {
  const auto option = [&app](const char* name, auto& value, const char* help, const char* type) {
    app.add_option(name, value, help)->type_name(type)->group("Addresses, in words");
  };
  option("--addresses", pattern.addresses, "one for each thread, as in 0,1,2,3", "LIST");
  option("--stride", pattern.stride, "words from thread to thread (default 1)", "S");
  option("--offset", pattern.offset, "address of thread 0, with --stride (default 0)", "O");
  option("--random", pattern.random, "independent addresses from a seed", "SEED");
  option("--span", pattern.span, "words that --random spreads over (default 1048576)", "N");
  option("--tile", pattern.tile, "a column of an array with PITCH words a row", "PITCH");
  option("--padding", pattern.padding, "unused words after each row of --tile", "N");
  option("--width", pattern.width, "threads abreast in the tile (default 32)", "N");
  option("--formula", pattern.formula, "of tid and i, as in '(tid ^ i) * 33'", "EXPRESSION");
  option("--index", pattern.index, "i: the column of the tile, or i of the formula", "N");
  app.add_flag("--row", pattern.row, "a row of the tile instead")->group("Addresses, in words");
  app.add_flag("--swizzle", pattern.swizzle, "column ^ row instead of the column of the tile")
      ->group("Addresses, in words");
  option("--threads", pattern.threads, "threads, 1 to 32 (default: as --addresses has, else 32)",
         "N");
  option("--active", pattern.active, "a 0 or 1 for each thread, thread 0 first", "0110");
  option("--word-bytes", pattern.word_bytes, "size of a word: 1, 2, 4 (default), 8 or 16", "N");
}

} // namespace

CLI::App* add_coalesce(CLI::App& app, CoalesceCommand& command) {
  CLI::App* coalesce =
      app.add_subcommand("coalesce", "transactions of one warp's access to global memory");
  add_pattern(*coalesce, command.pattern);
  const auto option = [coalesce](const char* name, auto& value, const char* help,
                                 const char* type) {
    coalesce->add_option(name, value, help)->type_name(type);
  };
  option("--gpu", command.gpu, "GPU whose rules hold (default gtx980)", "ID");
  option("--gpu-file", command.gpu_file, "GPU from a file (.json) of your own", "FILE");
  option("--rules", command.rules,
         "rules by generation: g80, gt200, fermi, kepler, maxwell, ... blackwell", "NAME");
  option("--cache", command.cache,
         "l1 (128-byte lines) or l2 (32-byte segments), on fermi and kepler", "NAME");
  option("--transaction-words", command.transaction_words,
         "for teaching: words of a transaction; on gt200 also half of it, or a list as 2,4", "N");
  option("--warp-size", command.warp_size, "for teaching: threads of a warp, 2 to 32", "N");
  coalesce->add_flag("--half-warps", command.half_warps,
                     "with teaching sizes: serve half a warp at a time, as g80 and gt200 do");
  coalesce->add_flag("--json", command.json, "as JSON");
  return coalesce;
}

CLI::App* add_banks(CLI::App& app, BanksCommand& command) {
  CLI::App* banks =
      app.add_subcommand("banks", "bank conflicts of one warp's access to shared memory");
  add_pattern(*banks, command.pattern);
  const auto option = [banks](const char* name, auto& value, const char* help, const char* type) {
    banks->add_option(name, value, help)->type_name(type);
  };
  option("--gpu", command.gpu, "GPU whose banks these are (default gtx980)", "ID");
  option("--gpu-file", command.gpu_file, "GPU from a file (.json) of your own", "FILE");
  option("--rules", command.rules, "rules by generation, as of coalesce", "NAME");
  option("--banks", command.banks, "banks of your own, a power of two from 1 to 64", "N");
  option("--bank-bytes", command.bank_bytes, "width of a bank: 4, or 8 on kepler", "N");
  banks->add_flag("--json", command.json, "as JSON");
  return banks;
}

} // namespace loom
