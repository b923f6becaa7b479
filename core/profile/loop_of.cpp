#include "core/profile/loop_of.h"

#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/base/utf8.h"
#include "core/gpu/nearest_gpu.h"
#include "core/model/loop.h"
#include "core/model/loop_numbers.h"
#include "core/sass/class_of.h"

#include <algorithm>
#include <cmath>

namespace loom::profile {

namespace {

using enum Metric;
constexpr double lanes = 32;
constexpr double least_count = 5e-4; ///< in an iteration: less is of the kernel's begin and end
constexpr double least_pipe = 0.5;   ///< percent: less is rounding
constexpr double most_together = 32; ///< loads of a warp that overlap
constexpr double line_bytes = 128;
constexpr double copy_bytes = 16; ///< of a thread, where no opcode says it
/// Stall reasons that the latency of no instruction has.
constexpr std::string_view other_waits[] = {"barrier", "membar",          "sleeping",
                                            "drain",   "no_instruction",  "imc_miss",
                                            "misc",    "branch_resolving"};

/// "(256, 1, 1)" as 256; "256" too.
std::optional<double> product_of(std::string_view text) {
  double product = 1;
  if (text.starts_with('(') && text.ends_with(')'))
    text = text.substr(1, text.size() - 2);
  if (text.empty())
    return {};
  while (!text.empty()) {
    std::string_view part = take_until(text, ',');
    part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
    const auto value = parse_number(part);
    if (!value || !(*value >= 1))
      return {};
    product *= *value;
  }
  return product;
}

/// What the export says of the device beside its name.
DeviceTraits traits_of(const Launch& launch) {
  DeviceTraits traits{.capability = launch.capability, .sms = launch[sms]};
  // The use is that of the DRAM's busiest part: near 0 it says little of the bandwidth.
  constexpr double least_use = 20;
  if (const auto use = launch[use_dram]; use && *use >= least_use && launch[dram_bandwidth])
    traits.dram_bandwidth = *launch[dram_bandwidth] / 1e9 / (*use / 100);
  return traits;
}

/// Makes the loop item by item.
class Maker {
public:
  Maker(const Launch& launch, const GpuSpec& gpu)
      : launch_(launch), gpu_(gpu), architecture_(architecture_of(gpu)) {}

  Result<ProfiledLoop> make() {
    const bool by_opcode = !launch_.opcodes.empty();
    if (by_opcode)
      count_opcodes();
    else
      for (const Metric each :
           {instructions, global_loads, global_stores, shared_loads, shared_stores})
        if (!launch_[each])
          lack(each);
    if (!made_.missing.empty())
      return fail(ErrorCode::bad_argument,
                  LOOM_TEXT("the export of '%1' lacks counts of instructions; this brings them: "
                            "ncu %2")(short_name(launch_.kernel), option()));
    if (!by_opcode)
      executed_ = *launch_[instructions];
    if (!(executed_ > 0) || !std::isfinite(executed_))
      return fail(ErrorCode::bad_argument,
                  LOOM_TEXT("'%1' executed no instruction")(short_name(launch_.kernel)));
    per_ = iteration();
    made_.instructions = executed_ / per_;
    made_.iterations = per_;
    made_.loop.title = short_name(launch_.kernel).substr(0, 100) + " as profiled";
    if (by_opcode)
      add_opcodes();
    else {
      lack(all_opcodes_metric);
      add_global();
      add_shared();
      add_arithmetic();
    }
    add_rest();
    if (!possible_)
      return fail(ErrorCode::bad_input,
                  LOOM_TEXT("counts of '%1' contradict each other: more than %2 instructions for "
                            "each access")(short_name(launch_.kernel), max_loop_count));
    if (made_.loop.items.empty())
      made_.loop.items.push_back({.instruction = "NOP", .count = made_.instructions});
    if (const auto good = overlap(); !good)
      return tl::unexpected(good.error());
    if (!made_.missing.empty())
      made_.missing = option();
    return std::move(made_);
  }

private:
  double value(Metric metric) { return std::max(0.0, launch_[metric].value_or(0)); }
  static void say_once(std::vector<Message>& all, Message what) {
    if (std::ranges::find(all, what) == all.end())
      all.push_back(std::move(what));
  }
  void assume(Message what) { say_once(made_.assumptions, std::move(what)); }
  void leave_out(Message what) { say_once(made_.left_out, std::move(what)); }
  void lack(std::string_view name) {
    made_.missing += (made_.missing.empty() ? "" : ",") + std::string(name);
  }
  void lack(Metric metric) { lack(name_on(launch_.capability, metric)); }
  /// Opcodes are instances of their metric, which ncu prints when it is told to.
  [[nodiscard]] std::string option() const {
    return "--metrics \"" + made_.missing + '"' +
           (launch_.opcodes.empty() ? " --print-metric-instances details" : "");
  }

  /// Classes by the export's opcodes, and what of them are global loads, stores and shared loads.
  void count_opcodes() {
    executed_ = total();
    for (const Share& each : launch_.opcodes) {
      const InstructionClass* of = sass::class_of(each.name);
      const InstructionClass* known = of ? with_numbers(*of, each.value) : nullptr;
      if (!known) {
        unknown_ += of ? 0 : each.value;
        continue;
      }
      auto found = std::ranges::find(classes_, known, &Counted::known);
      if (found == classes_.end())
        found = classes_.insert(found, Counted{known});
      found->count += each.value;
    }
    std::ranges::sort(classes_, {}, &Counted::known); // as lists of classes have them
    using Space = MemorySpace;
    loads_ = counted([](const auto& of) { return of.id.starts_with("LDG."); });
    stores_ = counted([](const auto& of) { return of.id.starts_with("STG."); });
    atomics_ = counted([](const auto& of) { return of.id == "ATOMG" || of.id == "RED"; });
    shared_ = counted([](const auto& of) { return of.space == Space::shared; });
    for (const Counted& each : classes_)
      if (each.known->id.starts_with("LDS.") || each.known->id.starts_with("STS."))
        shared_passes_ += each.count * each.known->bytes / 4;
  }
  /// The class itself, or another for one that no source gives a latency on this GPU; null, which
  /// is said, where there is none.
  const InstructionClass* with_numbers(const InstructionClass& known, double count) {
    if (has_numbers(known))
      return &known;
    const InstructionClass* other = like(known, count);
    if (other && has_numbers(*other))
      return other;
    // What does not access memory takes about as long as those around it.
    made_.at_most |= known.space != MemorySpace::none || known.asynchronous;
    const InstructionClass* alone = instruction_class("RED");
    if (known.id == "ATOMG" && has_numbers(*alone)) {
      leave_out(LOOM_TEXT("the wait for the result of %1: no source gives its latency on this GPU, "
                          "so that it counts as %2")(known.id, alone->id));
      return alone;
    }
    if (known.space == MemorySpace::global && known.bytes == 0)
      leave_out(LOOM_TEXT("what %1 moves: the export does not say how many bytes")(known.id));
    else
      leave_out(LOOM_TEXT("what %1 takes beside an issue slot: no source gives its latency on this "
                          "GPU")(known.id));
    return nullptr;
  }
  /// A class of the same pipe, for one without a latency on this GPU; null where there is none.
  const InstructionClass* like(const InstructionClass& known, double count) {
    constexpr std::pair<std::string_view, std::string_view> likes[] = {
        {"IMAD", "IMAD"},     {"MOV", "IADD3"},   {"ISETP", "IADD3"},
        {"FSETP", "IADD3"},   {"FMNMX", "IADD3"}, {"SHF", "LOP3"},
        {"MUFU", "MUFU.RSQ"}, {"I2F", "F2I"},     {"F2F", "F2I"}};
    for (const auto& [begins, other] : likes)
      if (known.id.starts_with(begins) && known.id != other) {
        if (count > 0.01 * executed_)
          assume(LOOM_TEXT("%1 counts as %2: no source gives its latency on this GPU")(known.id,
                                                                                       other));
        return instruction_class(other);
      }
    return nullptr;
  }
  [[nodiscard]] double total() const {
    double sum = 0;
    for (const Share& each : launch_.opcodes)
      sum += each.value;
    return sum;
  }
  double counted(bool (*wanted)(const InstructionClass&)) const {
    double sum = 0;
    for (const Counted& each : classes_)
      if (wanted(*each.known))
        sum += each.count;
    return sum;
  }
  /// Whether a loop can have the class on this GPU: of some no source gives a latency, and bulk
  /// copies move bytes that nothing says.
  [[nodiscard]] bool has_numbers(const InstructionClass& known) const {
    Loop alone;
    alone.items.push_back({.instruction = known.id});
    return loop_numbers<double>(alone, gpu_).has_value();
  }

  void add_opcodes() {
    const auto starts = [](std::string_view name) {
      return [name](const Counted& each) { return each.known->id.starts_with(name); };
    };
    // Sectors and passes are those of all accesses: each class has its share by its width.
    const auto over = [&](std::string_view name, std::optional<double> measured, double unit) {
      double expected = 0;
      for (const Counted& each : classes_)
        if (starts(name)(each))
          expected += each.count * each.known->bytes / unit;
      return measured && expected > 0 ? std::optional<double>(*measured / expected)
                                      : std::optional<double>();
    };
    const auto loads = over("LDG.", launch_[l1_load_sectors], 1);
    const auto stores = over("STG.", launch_[l1_store_sectors], 1);
    auto shared_loads_off = over("LDS.", launch_[shared_load_passes], 4);
    auto shared_stores_off = over("STS.", launch_[shared_store_passes], 4);
    if (shared_ > 0 && !shared_loads_off && !shared_stores_off)
      shared_loads_off = shared_stores_off = passes_of_use();
    if (loads_ > 0 && !loads)
      lack(l1_load_sectors), assume(LOOM_TEXT("loads are coalesced")());
    if (stores_ > 0 && !stores)
      lack(l1_store_sectors), assume(LOOM_TEXT("stores are coalesced")());
    if (shared_ > 0 && !(launch_[shared_load_passes] || launch_[shared_store_passes]))
      lack(shared_load_passes), lack(shared_store_passes),
          assume(shared_loads_off ? LOOM_TEXT("shared accesses have as many passes as L1 was busy "
                                              "for, beside global ones")()
                                  : LOOM_TEXT("%1 has no bank conflicts")("LDS"));
    for (const Counted& each : classes_) {
      LoopItem* item = add(each.known->id, each.count);
      if (!item)
        continue;
      const std::string& id = each.known->id;
      const auto sectors = [&](const std::optional<double>& ratio) {
        if (ratio)
          set_sectors(item, *ratio * each.known->bytes);
      };
      const auto passes = [&](const std::optional<double>& ratio) {
        if (ratio && *ratio > 1.01)
          set(item, LoopOption::passes, std::min(*ratio, 32.0));
      };
      if (id.starts_with("LDG.")) {
        sectors(loads);
        set_levels(item);
      } else if (id.starts_with("STG.")) {
        sectors(stores);
        set_written(item);
      } else if (is_copy(*each.known)) {
        set_copied(item);
      } else if (id == "RED" || id == "ATOMG") {
        set_atomic(item);
      } else if (id.starts_with("LDS.")) {
        passes(shared_loads_off);
      } else if (id.starts_with("STS.")) {
        passes(shared_stores_off);
      }
      if (each.known->asynchronous)
        assume(LOOM_TEXT("%1 is waited for at once")(id));
    }
    made_.at_most |= unknown_ > 0.01 * executed_;
    if (unknown_ > 0.01 * executed_)
      leave_out(LOOM_TEXT("what %1 % of the instructions do beside issuing: no source gives their "
                          "numbers on this GPU")(significant(100 * unknown_ / executed_, 2)));
  }

  /// How many there were.
  double iteration() {
    const bool by_opcode = !launch_.opcodes.empty();
    for (const auto& [count, what] :
         {std::pair{by_opcode ? loads_ : value(global_loads),
                    LOOM_TEXT("an iteration is one global load; the export does not "
                              "say how often the kernel's own loop runs")},
          {by_opcode ? stores_ : value(global_stores),
           LOOM_TEXT("an iteration is one global store; the kernel has no global "
                     "load")},
          {by_opcode ? atomics_ : 0,
           LOOM_TEXT("an iteration is one global atomic; the kernel has no global load or store")},
          {by_opcode ? shared_ : value(shared_loads),
           LOOM_TEXT("an iteration is one shared load; the kernel has no global "
                     "access")}})
      // A few loads of a kernel that computes are its parameters, not its loop.
      if (count * 1e4 > executed_) {
        assume(what());
        return count;
      }
    assume(LOOM_TEXT("an iteration is 100 instructions; the kernel hardly accesses memory")());
    return executed_ / 100;
  }

  /// Adds `count` of a class, of the whole launch.
  LoopItem* add(const std::string& instruction, double count) {
    const double each = std::round(count / per_ * 1000) / 1000;
    possible_ = possible_ && each <= max_loop_count; // false of what is no number, too
    if (!(each >= least_count) || made_.loop.items.size() + 1 >= max_loop_items)
      return nullptr;
    const InstructionClass* const of = instruction_class(instruction);
    const InstructionClass* const known = of ? with_numbers(*of, count) : nullptr;
    if (!known)
      return nullptr;
    counted_ += count;
    LoopItem item;
    item.instruction = known->id;
    item.count = each;
    made_.loop.items.push_back(std::move(item));
    return &made_.loop.items.back();
  }
  static void set(LoopItem* item, LoopOption option, double value) {
    if (item && std::isfinite(value))
      item->options[static_cast<std::size_t>(option)] =
          std::clamp(std::round(value * 1000) / 1000,
                     option == LoopOption::passes ? 1 : loop_option_info(option).min,
                     loop_option_info(option).max);
  }

  static std::string with_bits(const char* name, double bytes) {
    return std::string(name) + (bytes > 12 ? ".128" : bytes > 6 ? ".64" : ".32");
  }
  static double width_of(const std::string& instruction) {
    return instruction.ends_with(".128") ? 16 : instruction.ends_with(".64") ? 8 : 4;
  }
  /// Sectors that one access moves, where that is not what its width says; of those that are
  /// scattered, the lines that they lie in.
  void set_sectors(LoopItem* item, double each) {
    const double width = item ? width_of(item->instruction) : 0;
    each = std::clamp(each, 1.0, 32.0);
    if (!item || std::abs(each / width - 1) <= 0.01)
      return;
    set(item, LoopOption::sectors, each);
    if (each > width)
      set(item, LoopOption::passes, lines_of(each));
  }
  void set_sectors(LoopItem* item, Metric sectors, double accesses) {
    if (launch_[sectors])
      set_sectors(item, *launch_[sectors] / accesses);
  }
  /// Cycles of all SMs in which the L1 was busy; 0 where that is not known.
  double busy_l1() { return value(use_l1) / 100 * value(active_cycles) * value(sms); }
  /// Passes of shared accesses beside those that their width asks for, of the L1's use.
  std::optional<double> passes_of_use() {
    if (busy_l1() <= 0 || shared_passes_ <= 0)
      return {};
    const double lines =
        (value(l1_load_sectors) + value(l1_store_sectors)) * sector_bytes / line_bytes;
    return std::clamp((busy_l1() - lines) / shared_passes_, 1.0, 32.0);
  }
  /// Lines in which the sectors of a scattered access lie: the L1 and the L2 look up one in a turn,
  /// so that for all of them there are about as many as turns in which these were busy.
  double lines_of(double each) {
    double share = 0; // of a line that a sector has for itself
    if (const double sectors = value(l1_load_sectors) + value(l1_store_sectors); sectors > 0)
      share = (busy_l1() -
               std::max(shared_passes_, value(shared_load_passes) + value(shared_store_passes))) /
              sectors;
    const double busy_l2 = value(use_l2) / 100 * value(active_cycles) * value(sms);
    const auto rate = rate_of(gpu_, architecture_, Resource::l2);
    if (rate && value(l2_sectors) > 0)
      share = std::max(share, busy_l2 * rate->value / line_bytes / *launch_[l2_sectors]);
    if (share > 0) {
      assume(LOOM_TEXT("sectors of scattered accesses lie in as many lines as L1 or L2 were busy "
                       "for")());
      return each * std::clamp(share, sector_bytes / line_bytes, 1.0);
    }
    lack(use_l1), lack(use_l2);
    assume(LOOM_TEXT("every sector of a scattered access lies in a line of its own")());
    return each;
  }

  double load_bytes() {
    const double loads = value(global_loads);
    const auto warps = warps_of(launch_);
    if (launch_[write_back] && warps)
      // A cycle writes 4 bytes of each thread; one is taken when a warp begins.
      return 4 * std::max(1.0, (*launch_[write_back] - *warps) / loads);
    lack(write_back);
    if (launch_[bytes_per_load_sector] && launch_[l1_load_sectors]) {
      assume(
          LOOM_TEXT("loads are as wide as the bytes used of their sectors: the threads of a warp "
                    "load different addresses")());
      return *launch_[l1_load_sectors] / loads * *launch_[bytes_per_load_sector] / lanes;
    }
    assume(LOOM_TEXT("loads are of 4 bytes a thread")());
    return 4;
  }

  void add_global() {
    const double loads = value(global_loads), stores = value(global_stores);
    if (loads > 0) {
      LoopItem* item = add(with_bits("LDG", load_bytes()), loads);
      if (!launch_[l1_load_sectors])
        lack(l1_load_sectors), assume(LOOM_TEXT("loads are coalesced")());
      set_sectors(item, l1_load_sectors, loads);
      set_levels(item);
    }
    if (stores > 0) {
      double bytes = 4;
      if (launch_[bytes_per_store_sector] && launch_[l1_store_sectors])
        bytes = *launch_[l1_store_sectors] / stores * *launch_[bytes_per_store_sector] / lanes;
      else
        lack(bytes_per_store_sector), assume(LOOM_TEXT("stores are of 4 bytes a thread")());
      LoopItem* item = add(with_bits("STG", bytes), stores);
      set_sectors(item, l1_store_sectors, stores);
      set_written(item);
    }
    if (const double atomics = value(global_atomics); atomics > 0)
      set_atomic(add("ATOMG", atomics));
    if (const double reductions = value(global_reductions); reductions > 0) {
      LoopItem* item = add("RED", reductions);
      set_sectors(item, reduction_sectors, reductions);
      set_atomic(item);
    }
    if (const double copied = value(copies); copied > 0) {
      set_copied(add("LDGSTS.128", copied));
      assume(LOOM_TEXT("copies to shared memory are of 16 bytes a thread, and waited for at "
                       "once")());
    }
    if (const double local = value(local_loads); local > 0) {
      set(add("LDG.32", local), LoopOption::l1, 1);
      assume(LOOM_TEXT("local loads are served by L1")());
    }
    if (const double local = value(local_stores); local > 0)
      set(add("STG.32", local), LoopOption::l2, 1);
  }

  void set_atomic(LoopItem* item) {
    set(item, LoopOption::l2, 1);
    assume(LOOM_TEXT("atomics are served by L2")());
    leave_out(LOOM_TEXT("atomics of one address that wait for each other at L2")());
  }
  /// What DRAM takes of stores; L2 keeps the rest.
  void set_written(LoopItem* item) {
    if (launch_[dram_written] && launch_[l1_store_sectors] && *launch_[l1_store_sectors] > 0)
      set(item, LoopOption::l2,
          1 - std::min(1.0, *launch_[dram_written] / (*launch_[l1_store_sectors] * sector_bytes)));
    else
      lack(dram_written), assume(LOOM_TEXT("DRAM takes all that is stored")());
  }

  /// What DRAM gives of all bytes that loads and copies ask for.
  double read_of_dram() {
    const double asked = value(l1_load_sectors) * sector_bytes + copied_bytes();
    return asked > 0 ? std::min(1.0, value(dram_read) / asked) : 1;
  }
  double copied_bytes() {
    if (launch_.opcodes.empty())
      return value(copies) * copy_bytes * lanes;
    double bytes = 0;
    for (const Counted& each : classes_)
      if (is_copy(*each.known))
        bytes += each.count * each.known->bytes * lanes;
    return bytes;
  }
  static bool is_copy(const InstructionClass& known) { return known.id.starts_with("LDGSTS."); }
  /// Copies to shared memory pass by L1.
  void set_copied(LoopItem* item) {
    if (!launch_[dram_read])
      lack(dram_read), assume(LOOM_TEXT("DRAM serves all copies to shared memory")());
    else if (const double l2 = std::floor((1 - read_of_dram()) * 1000 + 1e-6) / 1000; l2 > 0)
      set(item, LoopOption::l2, l2);
  }

  void set_levels(LoopItem* item) {
    double l1 = 0;
    if (launch_[l1_load_hits] && launch_[l1_load_sectors] && *launch_[l1_load_sectors] > 0)
      l1 = std::min(1.0, *launch_[l1_load_hits] / *launch_[l1_load_sectors]);
    else if (lack(l1_load_hits); launch_[l1_hits]) {
      l1 = std::clamp(*launch_[l1_hits] / 100, 0.0, 1.0);
      assume(LOOM_TEXT("L1 serves as much of the loads as of all accesses")());
    } else
      assume(LOOM_TEXT("L1 serves no load")());
    double dram = 1 - l1;
    if (launch_[dram_read] && launch_[l1_load_sectors] && *launch_[l1_load_sectors] > 0) {
      dram = read_of_dram();
      l1 = std::min(l1, 1 - dram); // hits of all accesses may be those of stores
    } else if (lack(dram_read); launch_[l2_hits]) {
      dram *= 1 - std::clamp(*launch_[l2_hits] / 100, 0.0, 1.0);
      assume(LOOM_TEXT("L2 serves as much of the loads as of all accesses")());
    } else
      assume(LOOM_TEXT("L2 serves no load")());
    // Rounded so that the two never are more than all.
    l1 = std::floor(l1 * 1000) / 1000;
    const double l2 = std::floor((1 - l1 - dram) * 1000 + 1e-6) / 1000;
    if (l1 > 0)
      set(item, LoopOption::l1, l1);
    if (l2 > 0)
      set(item, LoopOption::l2, l2);
  }

  void add_shared() {
    for (const auto& [name, metric, passes] :
         {std::tuple{"LDS.32", shared_loads, shared_load_passes},
          {"STS.32", shared_stores, shared_store_passes}}) {
      const double count = value(metric);
      LoopItem* item = count > 0 ? add(name, count) : nullptr;
      if (!item)
        continue;
      if (launch_[passes])
        set(item, LoopOption::passes, std::clamp(*launch_[passes] / count, 1.0, 32.0));
      else
        lack(passes), assume(LOOM_TEXT("%1 has no bank conflicts")(name));
    }
    if (value(shared_loads) + value(shared_stores) > 0)
      assume(LOOM_TEXT("shared accesses are of 4 bytes a thread: wider ones have more passes")());
    if (const double atomics = value(shared_atomics); atomics > 0)
      add("ATOMS", atomics);
  }

  /// Warp instructions of a pipe, of the whole launch.
  std::optional<double> of_pipe(std::string_view pipe, Resource resource) {
    const auto used = std::ranges::find(launch_.pipes, pipe, &Share::name);
    if (used == launch_.pipes.end() || used->value < least_pipe)
      return {};
    const auto rate = rate_of(gpu_, architecture_, resource);
    const auto most = launch_[sms] ? launch_[sms] : gpu_.facts.value(FactKey::sm_count);
    if (!rate || !launch_[active_cycles] || !most) {
      leave_out(LOOM_TEXT("what pipe %1 executes: its rate, the SMs or the cycles are not "
                          "known")(std::string(pipe)));
      return {};
    }
    return used->value / 100 * rate->value * *launch_[active_cycles] * *most;
  }

  void add_arithmetic() {
    // Counts are of threads with a true predicate, a cycle.
    const auto threads = [&](const char* name, Metric metric) {
      if (!launch_[metric])
        return 0.0;
      const double count = *launch_[metric] * value(cycles) / lanes;
      add(name, count);
      return count;
    };
    const bool fp32_known = launch_[fadds] && launch_[fmuls] && launch_[ffmas] && launch_[cycles];
    double fp32 = 0;
    if (fp32_known)
      fp32 = threads("FADD", fadds) + threads("FMUL", fmuls) + threads("FFMA", ffmas);
    else
      for (const Metric each : {fadds, fmuls, ffmas})
        if (!launch_[each])
          lack(each);
    threads("HFMA2", hfmas);
    const double fp64 = threads("DADD", dadds) + threads("DMUL", dmuls) + threads("DFMA", dfmas);
    if (launch_.pipes.empty()) {
      made_.missing += (made_.missing.empty() ? "" : ",") +
                       std::string("regex:^sm__inst_executed_pipe_.*pct_of_peak_sustained_active");
      leave_out(LOOM_TEXT("integer and special instructions: the export says nothing of pipes")());
      return;
    }
    bool pipes = false;
    if (const auto fma = of_pipe("fma", Resource::fp32)) {
      pipes = true;
      if (!fp32_known) {
        add("FFMA", *fma);
        assume(LOOM_TEXT("all instructions of pipe fma are FP32 multiply-adds")());
      } else if (add("IMAD", std::max(0.0, *fma - fp32)))
        assume(LOOM_TEXT("what pipe fma executes beside FP32 counts as IMAD")());
    }
    if (const auto alu = of_pipe("alu", Resource::integer)) {
      pipes = true;
      add("IADD3", *alu);
      assume(LOOM_TEXT("all instructions of pipe alu count as IADD3")());
    }
    if (const auto xu = of_pipe("xu", Resource::sfu)) {
      pipes = true;
      add("MUFU.RSQ", *xu);
      assume(LOOM_TEXT("all instructions of pipe xu count as MUFU.RSQ")());
    }
    if (const auto doubles = of_pipe("fp64", Resource::fp64); doubles && fp64 == 0) {
      pipes = true;
      add("DFMA", *doubles);
      assume(LOOM_TEXT("all instructions of pipe fp64 count as DFMA")());
    }
    if (pipes)
      assume(LOOM_TEXT("instructions of a pipe are its use times the rate that the GPU's numbers "
                       "give it")());
    for (const Share& each : launch_.pipes)
      if (each.name.starts_with("tensor") && each.value >= least_pipe)
        leave_out(LOOM_TEXT("matrix products, pipe %1 at %2 % of its peak: the export does not say "
                            "their shape")(each.name, significant(each.value)));
  }

  /// What nothing else counts takes issue slots.
  void add_rest() {
    const double branched = std::min(value(branches), std::max(0.0, executed_ - counted_));
    if (launch_.opcodes.empty() && branched > 0)
      add("BRA", branched);
    if (const double rest = executed_ - counted_; rest > 1e-3 * executed_) {
      add("NOP", rest);
      if (launch_.opcodes.empty())
        assume(LOOM_TEXT("%1 % of the instructions are of no class that the export counts: they "
                         "take issue slots alone")(significant(100 * rest / executed_, 2)));
    }
  }

  /// Finds the chains of a warp.
  Result<void> overlap() {
    const auto numbers = loop_numbers<double>(made_.loop, gpu_);
    if (!numbers)
      return tl::unexpected(numbers.error());
    const double alone = loop_latency(*numbers);
    if (!launch_[latency]) {
      lack(latency);
      assume(LOOM_TEXT("every instruction waits for the one before")());
      return {};
    }
    const double issues = launch_[issued].value_or(executed_) / per_;
    const double measured = *launch_[latency] * issues;
    if (alone <= 1.02 * measured) {
      assume(LOOM_TEXT("every instruction waits for the one before")());
      double waits = 0;
      for (const Share& each : launch_.stalls)
        if (std::ranges::find(other_waits, each.name) != std::ranges::end(other_waits))
          waits += each.value * issues;
      for (std::size_t i = 0; i < made_.loop.items.size(); ++i) // which the chain has
        if (made_.loop.items[i].instruction == "BAR.SYNC")
          waits -= numbers->items[i].count * numbers->items[i].latency;
      if (waits > 0.01 * alone) {
        made_.loop.path = std::round(10 * std::min(alone + waits, measured)) / 10;
        assume(LOOM_TEXT("a warp waits %1 of the %2 cycles of an iteration for barriers, branches, "
                         "code and its end, as measured")(significant(waits),
                                                          significant(*made_.loop.path)));
      }
      return {};
    }
    // Loads overlap, where that is enough; else whole chains.
    double loads = 0;
    for (std::size_t i = 0; i < made_.loop.items.size(); ++i)
      if (may_overlap(made_.loop.items[i]))
        loads += numbers->items[i].count * numbers->items[i].latency;
    const double together = loads / (measured - (alone - loads));
    // So many iterations are one then, as only loads of one iteration are under way at once.
    const double merged = std::ceil(together);
    const double most = std::ranges::max(made_.loop.items, {}, &LoopItem::count).count;
    if (together > 1 && together <= most_together && most * merged <= max_loop_count) {
      for (LoopItem& item : made_.loop.items) {
        item.count *= merged;
        if (may_overlap(item))
          set(&item, LoopOption::ilp, together);
      }
      made_.overlap_measured = true;
      made_.instructions *= merged;
      made_.iterations /= merged;
      assume(LOOM_TEXT("%1 loads of a warp are under way at once, as one took the %2 cycles "
                       "measured with what follows it, not the %3 of one load after the other: "
                       "%4 of them are an iteration")(significant(together), significant(measured),
                                                      significant(alone), significant(merged)));
      return {};
    }
    made_.overlap_measured = true;
    made_.loop.path = std::round(10 * measured) / 10;
    assume(
        LOOM_TEXT("instructions of a warp overlap, as an iteration took the %1 cycles measured, "
                  "not the %2 of one after the other")(significant(measured), significant(alone)));
    return {};
  }
  static bool may_overlap(const LoopItem& item) {
    const InstructionClass* known = instruction_class(item.instruction);
    return known && known->result &&
           (known->space == MemorySpace::global || known->space == MemorySpace::shared);
  }

  const Launch& launch_;
  const GpuSpec& gpu_;
  const Architecture* architecture_;
  ProfiledLoop made_;
  double executed_ = 0, per_ = 1, counted_ = 0;
  bool possible_ = true; ///< a loop can have the counts
  // By opcode:
  struct Counted {
    const InstructionClass* known;
    double count = 0;
  };
  std::vector<Counted> classes_;
  double unknown_ = 0; ///< of no class, or of one without numbers here
  double loads_ = 0, stores_ = 0, atomics_ = 0, shared_ = 0;
  double shared_passes_ = 0; ///< that the width of shared accesses asks for, as far as it is known
};

} // namespace

std::optional<double> warps_of(const Launch& launch) {
  const auto threads = product_of(launch.block), blocks = product_of(launch.grid);
  if (!threads || !blocks)
    return {};
  return std::ceil(*threads / lanes) * *blocks;
}

namespace {

constexpr std::size_t longest_readable = 100;
constexpr std::size_t longest_looked_at = 4096; ///< of a kernel's name

/// The name without what compilers print for namespaces that have none.
std::string named(std::string kernel) {
  kernel.resize(std::min(kernel.size(), longest_looked_at));
  for (const std::string_view each : {"<unnamed>::", "(anonymous namespace)::", "{anonymous}::"})
    for (std::size_t at = 0; (at = kernel.find(each, at)) != std::string::npos;)
      kernel.erase(at, each.size());
  return kernel;
}

/// The end of what is in brackets from `begin` on, behind the closing one.
std::size_t end_of_brackets(std::string_view text, std::size_t begin) {
  int open = 0;
  for (std::size_t at = begin; at < text.size(); ++at) {
    if (std::string_view("(<[").find(text[at]) != std::string_view::npos)
      ++open;
    const bool arrow = text[at] == '>' && at > 0 && text[at - 1] == '-';
    if (std::string_view(")>]").find(text[at]) != std::string_view::npos && !arrow && --open == 0)
      return at + 1;
  }
  return text.size();
}

/// The last part of a qualified name, without what stands before it, as "void".
std::string_view last_part(std::string_view text) {
  const std::size_t begin = text.rfind("::");
  if (begin != std::string_view::npos)
    return text.substr(begin + 2);
  return text.starts_with("void ") ? text.substr(5) : text;
}

/// A template argument: "exp_cuda lambda", "CUDAFunctor_add<…>", "4".
std::string folded(std::string_view argument) {
  const std::size_t bracket = std::min(argument.find_first_of("(<["), argument.size());
  if (bracket == 0 || bracket == argument.size())
    return std::string(bracket == 0 ? argument : last_part(argument));
  std::string name(last_part(argument.substr(0, bracket)));
  const std::size_t lambda = argument.find("[lambda");
  const bool arguments = argument[bracket] == '<';
  const std::size_t end = arguments ? end_of_brackets(argument, bracket) : bracket;
  if (lambda < end) // a lambda in an argument says more than the rest
    return name + "<" + folded(trimmed(argument.substr(bracket + 1, end - bracket - 2))) + ">";
  if (lambda != std::string_view::npos)
    return name + " lambda";
  if (arguments && argument.substr(end).starts_with("::"))
    return folded(argument.substr(end + 2));
  return name + (arguments ? "<…>" : "");
}

} // namespace

std::string short_name(const std::string& kernel) {
  std::string name = named(kernel);
  name.resize(std::min(name.find_first_of("(<"), name.size()));
  if (const std::size_t blank = name.rfind(' '); blank != std::string::npos)
    name.erase(0, blank + 1);
  return name;
}

std::string readable_name(const std::string& kernel) {
  const std::string name = named(kernel);
  std::string readable = short_name(kernel);
  const std::size_t open = name.find_first_of("(<");
  if (open != std::string::npos && name[open] == '<') {
    const std::size_t end = end_of_brackets(name, open);
    std::string_view rest = std::string_view(name).substr(open + 1, end - open - 2);
    std::string arguments;
    while (!rest.empty()) {
      std::size_t comma = 0;
      while (comma < rest.size() && rest[comma] != ',')
        comma = std::string_view("(<[").find(rest[comma]) != std::string_view::npos
                    ? end_of_brackets(rest, comma)
                    : comma + 1;
      comma = std::min(comma, rest.size());
      arguments += (arguments.empty() ? "" : ", ") + folded(trimmed(rest.substr(0, comma)));
      rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    readable += "<" + arguments + ">";
  }
  return shortened(readable, longest_readable);
}

Result<GpuPtr> gpu_of(const Launch& launch, const Catalogue& catalogue) {
  std::vector<GpuPtr> devices;
  for (const std::string& id : catalogue.ids())
    if (const auto gpu = catalogue.find(id); gpu && (*gpu)->segment != "chip")
      devices.push_back(*gpu);
  const DeviceTraits traits = traits_of(launch);
  if (!launch.gpu.empty()) {
    // Others with the same numbers are not the one that the profile names.
    auto named = gpu_named(launch.gpu, devices, traits);
    if (named)
      return named;
    return fail(ErrorCode::bad_argument, LOOM_TEXT("the GPU of this profile: %1; say which one is "
                                                   "meant")(named.error().detail));
  }
  if (launch.capability.empty())
    return fail(ErrorCode::bad_argument,
                LOOM_TEXT("this profile names no GPU and no compute capability: say which GPU is "
                          "meant")());
  std::erase_if(devices, [&](const GpuPtr& gpu) {
    return gpu->compute_capability != launch.capability || !has_traits(*gpu, traits);
  });
  if (devices.size() == 1 && traits.sms)
    return devices.front();
  const std::string numbers = "compute capability " + launch.capability;
  if (devices.empty())
    return fail(ErrorCode::bad_argument,
                LOOM_TEXT("no GPU of the catalogue is the one of this profile, %1: say which one "
                          "is meant")(verbatim(numbers)));
  std::string list;
  for (const GpuPtr& gpu : devices)
    list += (list.empty() ? "" : ", ") + gpu->id;
  return fail(ErrorCode::bad_argument,
              LOOM_TEXT("this profile does not say which GPU it is of, %1: say which one is meant, "
                        "of %2")(verbatim(numbers), verbatim(list)));
}

Result<ProfiledLoop> loop_of(const Launch& launch, const GpuSpec& gpu) {
  return Maker(launch, gpu).make();
}

} // namespace loom::profile
