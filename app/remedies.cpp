#include "app/remedies.h"

#include "core/gpu/catalogue.h"
#include "core/gpu/vendor_words.h"
#include "core/kernel/predict.h"
#include "core/kernel_ir/read.h"
#include "core/model/loop_numbers.h"
#include "core/sass/gpu_choice.h"
#include "core/scenario/missing_numbers.h"

#include <algorithm>
#include <array>

namespace loom {

namespace {

/// A sentence of core and the one of the command line, with the same values.
struct Remedy {
  Text said;
  std::string_view here;
};
constexpr std::array remedies{
    Remedy{unknown_gpu, "unknown GPU %1; 'latencyloom gpus' lists them"},
    Remedy{number_missing, "no source gives %1 of GPU '%2'; give it with --set %3=VALUE"},
    Remedy{numbers_missing,
           "no source gives %1 of GPU '%2'; give each with --set, as --set %3=VALUE"},
    Remedy{unknown_class,
           "unknown class of instruction '%1'; 'latencyloom loops --classes' lists them"},
    Remedy{sass::arch_not_said,
           "the listing does not say its architecture, so that no GPU is chosen, and what depends "
           "on one is not known; --gpu says which it was compiled for"},
    Remedy{sass::no_gpu_of_arch,
           "no GPU of %1 is in the catalogue, and what depends on one is not known; for a what-if "
           "on the nearest, %2 (compute capability %3), give --gpu %4"},
    Remedy{sass::no_numbers_of_arch,
           "no GPU of %1 has the numbers that a schedule takes, and what needs them is not known; "
           "for a what-if on the nearest, %2 (compute capability %3), give --gpu %4"},
    Remedy{LOOM_TEXT("no source gives the latency of %1 on GPU %2"),
           "no source gives the latency of %1 on GPU %2; choose another instruction or GPU"},
    Remedy{kernel::grid_out_of_range, "--grid: expected blocks from 1 to 2147483647, found %1"},
    Remedy{kernel::grid_too_large, "--grid: expected at most 2^40 blocks"},
    Remedy{kernel::block_out_of_range, "--block: expected threads from 1 to %1, found %2"},
    Remedy{kernel::block_too_large, "--block: expected at most %1 threads, found %2"},
    Remedy{kernel::block_required,
           "--block: kernel '%1' requires %2 threads and cannot be launched with %3"},
    Remedy{
        kernel::block_above_bounds,
        "--block: kernel '%1' is compiled for at most %2 threads and cannot be launched with %3"},
    Remedy{kernel::instruction_unknown,
           "what the instruction '%1' costs is not known: the kernel's time cannot be predicted; "
           "'latencyloom sass' takes its machine code (cuobjdump -sass) and shows how it issues"},
    Remedy{kernel::ptx_not_read,
           "the kernel's PTX is not valid or has what is not read: its time cannot be predicted; "
           "'latencyloom sass' takes its machine code (cuobjdump -sass) and shows how it issues"},
    Remedy{kernel::l1_out_of_range, "--l1: expected a part from 0 to 1, found %1"},
    Remedy{kernel::l2_out_of_range, "--l2: expected a part from 0 to 1, found %1"},
    Remedy{kernel::hits_above_one, "--l1 and --l2: expected parts whose sum is at most 1"},
    Remedy{kernel::argument_missing,
           "kernel '%1': control or addresses depend on argument %2: give --arg %3=VALUE"},
    Remedy{kernel::trips_missing,
           "kernel '%1', block '%2': how often the loop '%3' runs depends on what "
           "memory holds: give --trip %3=COUNT"},
    Remedy{kernel::loop_is_entered,
           "kernel '%1', block '%2': the loop '%3' is entered whatever memory holds: give --trip "
           "%3=COUNT, at least 1"},
    Remedy{kernel::walk_too_long,
           "kernel '%1': a thread executes more than %2 blocks, last '%3', and "
           "its iterations differ; give fewer trips with --trip"},
    Remedy{kernel::kernel_not_chosen, "expected --kernel, one of: %1"},
    Remedy{kernel::kernel_unknown, "--kernel: no kernel '%1' in %2%3; there are: %4"},
};

} // namespace

std::string english_here(const Message& message) {
  if (message.text().empty())
    return message.words();
  std::vector<std::string> values;
  for (const Message& value : message.values())
    values.push_back(english_here(value));
  const auto remedy = std::ranges::find(remedies, message.text(), &Remedy::said);
  return filled(remedy == remedies.end() ? message.text().english : remedy->here, values);
}

Error in_words_of(std::string_view compute_capability, Error error) {
  if (is_amd(compute_capability))
    error.detail = verbatim(in_words_of(compute_capability, english_here(error.detail)));
  return error;
}

std::string line_here(const Error& error) {
  Error here = error;
  here.detail = verbatim(english_here(error.detail));
  return to_line(here);
}

} // namespace loom
