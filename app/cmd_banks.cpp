// `latencyloom banks`: one warp's access to shared memory.

#include "app/access_options.h"
#include "core/access/access_text.h"

namespace loom {
namespace {

using namespace memory;

struct BanksCommand : AccessOptions {
  std::optional<std::string> banks, bank_bytes;
};

Result<std::string> answer(const BanksCommand& command) {
  LOOM_TRY(const auto gpu, find_gpu(command.gpu, load_catalogue()));
  SharedAccess access;
  access
      .pattern = {}; // what is not said is the plainest access, not the one that a view opens with
  LOOM_CHECK(take_access(command, access.pattern, access.rules));
  for (const Result<void>& good :
       {take("--banks", command.banks, access.banks, 1, 64),
        take("--bank-bytes", command.bank_bytes, access.bank_bytes, 4, 8)})
    LOOM_CHECK(good);
  // Banks of 8 bytes are Kepler's, whatever GPU was not named.
  if (access.bank_bytes == 8 && !access.rules && !command.gpu.gpu && !command.gpu.gpu_file)
    access.rules = Generation::kepler;
  return run_banks(*gpu, access).map([&](const auto& result) {
    return command.json ? banks_json(result) : banks_text(result);
  });
}

} // namespace

void add_banks(const Options& program) {
  const auto [options, command] = program.command<BanksCommand>(
      "banks", "bank conflicts of one warp's access to shared memory", answer);
  add_addresses(options, command);
  add_gpu(options, command.gpu, "GPU whose banks these are (default gtx980)");
  options.add("--rules", command.rules, "rules by generation, as of coalesce", "NAME");
  options.add("--banks", command.banks, "banks of your own, a power of two from 1 to 64", "N");
  options.add("--bank-bytes", command.bank_bytes, "width of a bank: 4, or 8 on kepler", "N");
  options.add("--json", command.json, "as JSON");
}

} // namespace loom
