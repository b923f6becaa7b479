// The time of a kernel (core/kernel): what can be written is written, what is searched for says so.

#include "core/why/kernel_plan.h"
#include "core/why/parts.h"
#include "core/why/section.h"

namespace loom::why {

namespace {

using kernel::Method;

constexpr Text paper{"A. Kleimenov, N. Popova, A method for prediction execution time of "
                     "GPU programs, Computational nanotechnology 8(1), 2021, §3"};
constexpr Text own{"LatencyLoom"};

class Prediction {
public:
  Prediction(const kernel::Machine& machine, const GpuSpec& gpu) : machine_(machine), gpu_(gpu) {
    sms_ = of_machine("sms", LOOM_TEXT("streaming multiprocessors"), "N_SM", "", machine.sms,
                      {FactKey::sm_count});
    clock_ =
        of_machine("kernel_clock", LOOM_TEXT("clock"), "f", "MHz", machine.clock, {FactKey::clock});
  }

  /// A number of the machine: the one of `facts` that it is, else what is taken in its place.
  [[nodiscard]] QuantityPtr of_machine(std::string id, Message name, std::string symbol,
                                       std::string unit, double value,
                                       std::initializer_list<FactKey> facts) const {
    Quantity quantity{.id = std::move(id),
                      .name = std::move(name),
                      .symbol = std::move(symbol),
                      .unit = std::move(unit),
                      .value = value,
                      .source = LOOM_TEXT("taken where no source gives it"),
                      .status = FactStatus::assumed};
    for (const Message& assumption : machine_.assumptions)
      if (kernel::says(assumption, "assumed." + std::string(fact_info(*facts.begin()).name)))
        quantity.note = assumption;
    for (const FactKey key : facts)
      if (const Fact* fact = gpu_.facts.find(key); fact && fact->value == value) {
        quantity.source = fact->source;
        quantity.status = fact->status;
        quantity.note = fact->note;
      }
    return given(std::move(quantity));
  }
  QuantityPtr note(std::string id, Message name, std::string symbol, std::string unit, double value,
                   Message method, std::vector<QuantityPtr> inputs = {}) {
    return section.keep(counted(std::move(id), std::move(name), std::move(symbol), std::move(unit),
                                value, std::move(method), std::move(inputs)));
  }
  QuantityPtr follow(std::string id, Message name, std::string symbol, std::string unit,
                     Message source, const Traced& formula) {
    return section.keep(computed(std::move(id), std::move(name), std::move(symbol), std::move(unit),
                                 formula, std::move(source)));
  }

  void launch(const kernel::Program& program, const kernel::Plan& plan,
              const kernel::Answer& answer);
  /// One that walks waves; its ids begin with `prefix`.
  void walked(const kernel::Prediction& of, const std::string& prefix);
  /// What a barrier and the change of blocks cost by the shown method.
  void barrier();
  void other_method(const kernel::Answer& answer, Method method, const std::string& id);

  Section section{"kernel_time", LOOM_TEXT("Time of the kernel"), {}};

private:
  /// The whole time: the launch added, or what of handing out blocks the waves do not hide.
  void with_launch(const std::string& id, Message name, const std::string& symbol,
                   const QuantityPtr& run, const kernel::Prediction& of) {
    if (!launch_) {
      follow(id, std::move(name), symbol, "µs", LOOM_TEXT("the waves"), Traced(run));
      return;
    }
    if (!of.dispatch_us) {
      follow(id, std::move(name), symbol, "µs", LOOM_TEXT("the launch and its waves"),
             Traced(run) + added_);
      return;
    }
    const QuantityPtr last = note(
        id + ".last_block", LOOM_TEXT("time of a block that has just begun"), symbol + "_block",
        "µs", (of.warp.time + of.barrier_cycles) / machine_.clock, LOOM_TEXT("its longest warp"));
    const QuantityPtr wait =
        follow(id + ".dispatch_wait", LOOM_TEXT("wait for the blocks assigned last"),
               symbol + "_wait", "µs", own, greatest({Traced(0), Traced(dispatch_) + last - run}));
    follow(id, std::move(name), symbol, "µs", own, Traced(run) + launch_ + wait);
  }
  const kernel::Machine& machine_;
  const GpuSpec& gpu_;
  QuantityPtr sms_, clock_, blocks_, of_sm_, waves_, launch_, dispatch_, added_, block_warps_;
};

void Prediction::launch(const kernel::Program& program, const kernel::Plan& plan,
                        const kernel::Answer& answer) {
  section.quantities = kernel_launch_quantities(program, plan, answer, machine_, gpu_);
  blocks_ = find(section.quantities, "kernel_blocks");
  of_sm_ = find(section.quantities, "kernel_blocks_per_sm");
  waves_ = follow("kernel_waves", LOOM_TEXT("waves of the launch"), "N_waves", "waves", paper,
                  rounded_up(Traced(blocks_) / (Traced(of_sm_) * sms_)));
  block_warps_ = find(section.quantities, "kernel_warps_per_block");
  const auto line = machine_.launch(answer.profile.warps_per_block);
  if (!line)
    return;
  const auto fitted = [&](const char* id, Text name, const char* symbol, double value) {
    return given(id, name, symbol, "µs", value,
                 LOOM_TEXT("fitted to measured times of empty launches on %1")(machine_.gpu),
                 FactStatus::measured);
  };
  launch_ = section.keep(
      fitted("kernel_launch", LOOM_TEXT("time of the launch itself"), "t_launch", line->intercept));
  dispatch_ = follow(
      "kernel_dispatch", LOOM_TEXT("time to assign all blocks"), "t_dispatch", "µs", paper,
      Traced(fitted("launch_slope", LOOM_TEXT("time for each block"), "a", line->slope)) * blocks_);
  added_ = follow("kernel_launch_added", LOOM_TEXT("time of the launch of all blocks"), "t_added",
                  "µs", paper, Traced(dispatch_) + launch_);
}

void Prediction::barrier() {
  const auto known = [](const char* id, Text name, const char* symbol, const Fact& fact) {
    return given(id, name, symbol, "cycles", fact.value, fact.source, fact.status, fact.note);
  };
  const auto overhead = [&](Overhead which, const char* id, Text name, const char* symbol) {
    const auto& number = machine_.overheads[index(which)];
    return known(id, name, symbol, number ? number->fact : Fact{});
  };
  const QuantityPtr one = known("barrier_of_one_warp", LOOM_TEXT("barrier of a block of one warp"),
                                "t_barrier_1", machine_.barrier);
  const QuantityPtr more =
      overhead(Overhead::barrier_each_warp, "barrier_each_warp",
               LOOM_TEXT("what each further warp adds to a barrier"), "t_barrier_warp");
  follow("kernel_barrier", LOOM_TEXT("cycles of a barrier"), "t_barrier", "cycles", own,
         Traced(one) + Traced(more) * (Traced(block_warps_) - Traced(1)));
  if (!machine_.is_turnover_known())
    return;
  const QuantityPtr none =
      overhead(Overhead::block_turnover, "turnover_of_no_warp",
               LOOM_TEXT("from the end of a block to the begin of the next"), "t_turnover_0");
  const QuantityPtr each =
      overhead(Overhead::block_turnover_each_warp, "turnover_each_warp",
               LOOM_TEXT("what each warp of a block adds to it"), "t_turnover_warp");
  follow("kernel_turnover", LOOM_TEXT("cycles between two blocks in one place"), "t_turnover",
         "cycles", own, Traced(none) + Traced(each) * block_warps_);
}

void Prediction::walked(const kernel::Prediction& of, const std::string& prefix) {
  const std::string mark_of = prefix.empty() ? "" : "_" + prefix.substr(0, prefix.size() - 1);
  Text source = of.rule == kernel::Rule::busiest_unit ? own : paper;
  const QuantityPtr memory =
      note(prefix + "kernel_memory_latency", LOOM_TEXT("mean latency of a memory access"),
           "L_memory" + mark_of, "cycles", of.memory_latency,
           LOOM_TEXT("mean over the levels that serve the accesses"),
           {of_machine("level_l1", LOOM_TEXT("latency of the L1"), "L_L1", "cycles",
                       machine_.latency.l1, {FactKey::l1_lat}),
            of_machine("level_l2", LOOM_TEXT("latency of the L2"), "L_L2", "cycles",
                       machine_.latency.l2, {FactKey::l2_lat}),
            of_machine("level_dram", LOOM_TEXT("latency of the DRAM"), "L_DRAM", "cycles",
                       machine_.latency.dram, {FactKey::dram_lat, FactKey::mem_lat})});
  note(prefix + "kernel_path", LOOM_TEXT("longest thread, latencies not yet raised"),
       "t_path" + mark_of, "cycles", of.warp.time,
       LOOM_TEXT("the program is walked: start = max(begin, ready(operands))"), {memory});
  note(prefix + "kernel_barrier_cycles", LOOM_TEXT("cycles that its barriers add"),
       "t_barriers" + mark_of, "cycles", of.barrier_cycles,
       of.rule == kernel::Rule::busiest_unit
           ? LOOM_TEXT("barriers · (%1 + %2 · (warps of a block − 1))")(
                 machine_.barrier.value, machine_.overhead(Overhead::barrier_each_warp))
           : LOOM_TEXT("barriers · departure · (warps of a block − 1)")());
  std::vector<Traced> times;
  for (std::size_t i = 0; i < of.waves.size(); ++i) {
    const kernel::Wave& wave = of.waves[i];
    const std::string mark = std::to_string(i + 1) + mark_of,
                      id = prefix + "wave_" + std::to_string(i + 1);
    const QuantityPtr alike =
        note(id + "_waves", LOOM_TEXT("waves that are alike"), "N_alike" + mark, "waves",
             static_cast<double>(wave.waves),
             LOOM_TEXT("full waves are alike; the last one has what is left"));
    note(id + "_blocks", LOOM_TEXT("blocks of these waves"), "N_blocks" + mark, "blocks",
         static_cast<double>(wave.blocks), LOOM_TEXT("an SM's blocks on all SMs, or what is left"));
    const QuantityPtr warp =
        note(id + "_longest_warp", LOOM_TEXT("longest warp of a wave"), "t_warp" + mark, "cycles",
             wave.longest_warp,
             LOOM_TEXT("the longest of its threads, latencies not yet raised, what passes between "
                       "blocks, and the queue of what a block asks for at one time"),
             {memory});
    const QuantityPtr delays =
        note(id + "_delays", LOOM_TEXT("busiest processing block of a wave"), "t_delays" + mark,
             "cycles", wave.delays,
             of.rule == kernel::Rule::busiest_unit
                 ? LOOM_TEXT("the longest of its units' delays and of the scheduler's cycles")
                 : LOOM_TEXT("sum of its warps' delays"));
    for (const QuantityPtr& part : {warp, delays})
      follow(part->id + "_us", LOOM_TEXT("the same as a time"), part->symbol + "_us", "µs",
             LOOM_TEXT("clock in MHz"), Traced(part) / clock_);
    const QuantityPtr time = note(
        id + "_time",
        wave.waves == 1 ? LOOM_TEXT("time of a wave") : LOOM_TEXT("time of waves that are alike"),
        "t_wave" + mark, "µs", wave.time_us,
        LOOM_TEXT("max(longest warp, delays, turns of atomics), latencies raised until the "
                  "bandwidth suffices; bound by %1")(wave.bound_by),
        {warp, delays, clock_});
    times.emplace_back(time);
    follow(id + "_each", LOOM_TEXT("time of one of them"), "t_each" + mark, "µs",
           LOOM_TEXT("they are alike"), Traced(time) / alike);
  }
  const QuantityPtr run =
      follow(prefix + "kernel_run_time", LOOM_TEXT("time of all waves"), "t_waves" + mark_of, "µs",
             source, times.size() == 1 ? times.front() : Traced(Traced::Kind::sum, times));
  with_launch(prefix + "kernel_time", LOOM_TEXT("predicted time"), "t" + mark_of, run, of);
}

void Prediction::other_method(const kernel::Answer& answer, Method method, const std::string& id) {
  const kernel::Prediction& of = answer.of(method);
  const Message how =
      method == Method::hong_kim
          ? LOOM_TEXT("%1: means over the warps of the grid")("S. Hong, H. Kim, ISCA 2009")
          : LOOM_TEXT("means over the warps of the grid, for the model of core/model");
  const auto quantity = [&](const char* name) -> QuantityPtr {
    return find(section.quantities, id + "_" + name);
  };
  for (const auto& [name, value] : of.quantities)
    note(id + "_" + name, verbatim(name), "q_" + id + "_" + name, "", value, how);
  // 0 requests: arithmetic alone is what the model counts.
  std::optional<Traced> cycles;
  if (method == Method::hong_kim) {
    cycles = Traced(quantity("repetition_cycles"));
  } else {
    const double requests = of.warp.memory_requests;
    const QuantityPtr groups =
        note(id + "_groups", LOOM_TEXT("memory requests of a warp"), "m_" + id, "",
             requests > 0 ? requests : std::max(of.warp.instructions - requests, 1e-9), how);
    cycles = Traced(groups) * quantity("warps") / quantity("throughput_ipc_per_sm");
  }
  const QuantityPtr run = follow(
      id + "_run_time", LOOM_TEXT("time of all waves"), "t_" + id + "_waves", "µs",
      method == Method::hong_kim ? Text{"Hong and Kim 2009"} : own, *cycles * waves_ / clock_);
  follow(id + "_each", LOOM_TEXT("time of a wave"), "t_" + id + "_wave", "µs",
         LOOM_TEXT("all waves are alike"), Traced(run) / waves_);
  with_launch(id + "_time", LOOM_TEXT("predicted time"), "t_" + id, run, of);
}

} // namespace

Section explain_prediction(const kernel::Program& program, const kernel::Plan& plan,
                           const kernel::Answer& answer, const kernel::Machine& machine,
                           const GpuSpec& gpu, const kernel::MeasuredLaunch* measured) {
  Prediction of(machine, gpu);
  of.launch(program, plan, answer);
  of.barrier();
  of.walked(answer.of(kernel::main_method), "");
  of.walked(answer.of(Method::kleimenov_popova), "kleimenov_popova.");
  of.other_method(answer, Method::hong_kim, "hong_kim");
  of.other_method(answer, Method::bound, "bound");
  of.other_method(answer, Method::saturation, "saturation");
  if (measured) {
    const auto of_launch = [&](const char* id, Text name, const char* symbol, double us) {
      return of.section.keep(given(id, name, symbol, "µs", us,
                                   LOOM_TEXT("measured on %1")(machine.gpu), FactStatus::measured));
    };
    const QuantityPtr time =
        of_launch("measured_time", LOOM_TEXT("measured time"), "t_measured", measured->time_us);
    of_launch("measured_least", LOOM_TEXT("least of the measured times"), "t_least",
              measured->min_us);
    of_launch("measured_most", LOOM_TEXT("greatest of the measured times"), "t_most",
              measured->max_us);
    of.follow("kernel_error", LOOM_TEXT("relative error of the prediction"), "e", "",
              LOOM_TEXT("(predicted − measured) / measured"),
              Traced(find(of.section.quantities, "kernel_time")) / time - Traced(1));
  }
  return std::move(of.section);
}

} // namespace loom::why
