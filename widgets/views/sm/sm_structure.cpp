#include "widgets/views/sm/sm_structure.h"

#include "core/base/number.h"
#include "core/gpu/gpu_columns.h"
#include "core/scenario/parameters.h"
#include "widgets/look/problem_text.h"
#include "widgets/look/vendor_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/words.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

using enum FactKey;

QString dash() { return QStringLiteral("–"); }
QString exact(double value) { return QString::fromStdString(shortest(value)); }

QString size_words(double kib) {
  constexpr double mib = 1024;
  return kib >= mib ? tr("%1 MiB").arg(number(kib / mib)) : tr("%1 KiB").arg(exact(kib));
}

QString value_words(FactKey key, double value) {
  const bool size = key == register_file || key == shared_size || key == l1_shared ||
                    key == l2_size || key == readonly_cache;
  return size ? size_words(value) : exact(value);
}

/// More SMs and processing blocks than these are drawn as one that says the number.
constexpr double most_sms = 4;
constexpr int most_partitions = 8;

/// L1 and L2 hold data from Fermi on; before, they held textures alone (GPGPU survey, Tesla and
/// Fermi).
bool caches_data(const GpuSpec& gpu) {
  constexpr double fermi = 2000; // as capability() has it
  return capability(gpu.compute_capability).value_or(0) >= fermi;
}
/// Its L1 and its texture cache are one (GPGPU survey, Maxwell).
bool is_maxwell(const GpuSpec& gpu) { return gpu.compute_capability.starts_with("5."); }

/// Whether an SM's number is divided among its partitions.
bool is_divided(const SmBinding& binding) {
  return binding.partition || binding.sm == schedulers || binding.sm == register_file ||
         binding.sm == FactKey::cores;
}

/// Nothing where the loop takes it and no source gives its rate.
std::optional<double> utilisation(const LoopEvaluation& loop, Resource resource) {
  for (const auto& share : loop.resources)
    if (share.resource == resource)
      return share.rate ? std::optional(std::min(1.0, share.utilisation)) : std::nullopt;
  return 0;
}

} // namespace

SmStructure::SmStructure(const GpuSpec& gpu)
    : scenario_([&gpu] {
        Scenario scenario;
        scenario.gpu = std::make_shared<const GpuSpec>(gpu);
        return scenario;
      }()) {}

SmStructure::SmStructure(const ResolvedScenario& scenario) : scenario_(scenario), alone_(false) {
  if (auto workload = workload_of(scenario))
    workload_ = *std::move(workload);
}

std::optional<double> SmStructure::value(FactKey key) const {
  return scenario_.gpu->facts.value(key);
}

int SmStructure::partitions() const {
  return static_cast<int>(value(FactKey::partitions).value_or(1));
}

int SmStructure::warps(int partition) const {
  const int all = alone_ ? 0 : scenario_.warps;
  return all / partitions() + (partition < all % partitions() ? 1 : 0);
}

std::optional<int> SmStructure::slot_count() const {
  const auto all = value(FactKey::max_warps);
  return all ? std::optional(static_cast<int>(std::ceil(*all / partitions()))) : std::nullopt;
}

std::optional<double> SmStructure::count(const SmBinding& binding) const {
  if (binding.id == "tpc_title") {
    const auto each = value(tpcs_per_gpc);
    return each ? each : value(tpcs);
  }
  if (binding.id == "sm_box") {
    const auto in_tpc = value(sms_per_tpc), in_gpc = value(sms_per_gpc);
    return in_tpc ? in_tpc : in_gpc ? in_gpc : value(sm_count);
  }
  if (binding.id == "dispatch") {
    const auto ports = value(dispatch_ports);
    return ports ? ports : value(issue_width);
  }
  // What no source places in the processing blocks stands outside.
  const auto outside = [this](FactKey each, FactKey all) {
    const bool placed = value(each).value_or(0) > 0;
    return value(FactKey::partitions) && !placed ? value(all) : std::nullopt;
  };
  if (binding.id == "fp64_sm")
    return outside(partition_fp64, fp64_units);
  if (binding.id == "fp64" && outside(partition_fp64, fp64_units))
    return std::nullopt;
  if (const bool sm = binding.id == "ldst_sm"; sm || binding.id == "ldst") {
    const auto shared = value(shared_ldst);
    const auto all = shared ? shared : outside(partition_ldst, ldst_units);
    if (sm || all)
      return sm ? all : std::nullopt;
  }
  if (binding.id == "trip") {
    const auto& latency = scenario_[Hardware::mem_lat];
    return latency ? std::optional(latency->value) : std::nullopt;
  }
  if (binding.id == "sm_title")
    return value(sm_count);
  if (binding.id == "shared") {
    const auto both = value(l1_shared);
    return both ? both : value(shared_size);
  }
  if (binding.partition)
    if (const auto each = value(*binding.partition))
      return each;
  if (!binding.sm)
    return std::nullopt;
  auto all = value(*binding.sm);
  if (all && is_divided(binding)) {
    *all /= partitions();
    if (*all != std::floor(*all))
      return std::nullopt;
  }
  return all;
}

int SmStructure::copies(const std::string& id) const {
  const SmBinding* binding = find_sm_binding(id);
  if (!binding)
    return 0;
  const bool tpc = value(tpcs) || value(tpcs_per_gpc);
  if (id == "partition" || id == "partition_title")
    return !value(FactKey::partitions)                            ? 0
           : id == "partition" && partitions() <= most_partitions ? partitions()
                                                                  : 1;
  if (id == "raster")
    return value(gpcs) ? 1 : 0;
  if (id == "tpc" || id == "tpc_title" || id == "texture")
    return tpc ? 1 : 0;
  if (id == "sm_box") {
    const double each = count(*binding).value_or(1);
    return each <= most_sms ? static_cast<int>(each) : 1;
  }
  if (id == "cores")
    return value(partition_fp32) || value(partition_fp32_int32) ? 0 : 1;
  const bool data = caches_data(*scenario_.gpu);
  if (id == "l1")
    return !value(l1_shared) && (data || value(l1_lat) || value(l1_reach)) ? 1 : 0;
  if (id == "l2")
    return data || value(l2_size) ? 1 : 0;
  if (id == "sfu" && scenario_.mix == Mix::sfu && !count(*binding))
    return 1;
  return binding->always || count(*binding).value_or(0) > 0 ? 1 : 0;
}

QString SmStructure::text(const SmBinding& binding, int copy) const {
  const auto number = count(binding);
  const std::string id(binding.id);
  if (id == "gpu_title") {
    const QString name = QString::fromStdString(scenario_.gpu->name);
    const auto sms = value(sm_count);
    return sms ? tr("%1, %2 SMs").arg(name, exact(*sms)) : name;
  }
  if (id == "sm_title") {
    const QString name = QString::fromStdString(scenario_.gpu->name);
    return number ? tr(binding.many).arg(name, exact(*number)) : tr("SM of %1").arg(name);
  }
  if (id == "partition_title" && partitions() > most_partitions)
    return tr("%1, one of %2").arg(tr(binding.many)).arg(partitions());
  if (id == "dispatch" && value(dispatch_ports))
    return tr("%1 dispatch ports").arg(exact(*number));
  if (id == "dispatch" && number && count(*find_sm_binding("scheduler")).value_or(1) > 1)
    return tr("%1 dispatch each").arg(exact(*number));
  if (id == "tpc_title")
    return tr(binding.many)
        .arg((value(tpcs_per_gpc) ? tr("one of %1 in a GPC") : tr("one of %1 in all"))
                 .arg(number ? exact(*number) : dash()));
  if (id == "sm_box" && number && *number <= most_sms)
    return tr(binding.one);
  if (id == "shared") {
    const QString name = value(l1_shared) ? tr("L1 cache and shared memory, %1") : tr(binding.many);
    return number ? name.arg(size_words(*number)) : tr("shared memory");
  }
  if (id == "l1") {
    const QString name = is_maxwell(*scenario_.gpu) ? tr("L1 and texture cache") : tr("L1 cache");
    return value(l1_reach) ? name : tr("%1, size not known").arg(name);
  }
  if (id == "l2" && !number)
    return tr("%1, size not known").arg(tr("L2 cache"));
  if (id == "instruction_cache" && value(partition_l0i))
    return tr("L1 instruction cache");
  if (id == "ldst_sm" && number && value(mio_units))
    return tr("MIO, %1 LD/ST").arg(exact(*number));
  if (id == "warps") {
    const auto room = slot_count();
    if (alone_)
      return room ? tr("%1 warp slots").arg(*room) : tr("warp slots");
    return room ? tr("%1 of %2 warps").arg(warps(copy)).arg(*room)
                : tr(binding.many).arg(warps(copy));
  }
  if (number == 1.0 && binding.one)
    return tr(binding.one);
  if (id == "dram" && !number)
    return tr("DRAM");
  const QString words = tr(binding.many);
  if (!words.contains(QLatin1String("%1")))
    return words;
  return words.arg(!number      ? dash()
                   : binding.sm ? value_words(*binding.sm, *number)
                                : exact(*number));
}

std::optional<Resource> SmStructure::resource(const SmBinding& binding) const {
  // A mix has numbers of the blocks that are parameters of it.
  const bool in_mix = !binding.parameter.empty() && (!binding.mix || *binding.mix == scenario_.mix);
  return scenario_.instruction_loop || in_mix ? binding.resource : std::nullopt;
}

std::optional<double> SmStructure::use(const SmBinding& binding) const {
  const auto taken = resource(binding);
  return workload_ && taken ? utilisation(workload_->evaluation, *taken) : std::nullopt;
}

QString SmStructure::detail(const SmBinding& binding) const {
  const auto cycles = [&](FactKey key) {
    const auto known = value(key);
    return known ? tr("%1 cycles").arg(number(*known)) : QString();
  };
  // Ports that are shared have no period: the schedulers have.
  if (binding.id == (value(dispatch_ports) ? "scheduler" : "dispatch")) {
    const auto period = value(issue_period);
    return !period        ? QString()
           : *period == 1 ? tr("each cycle")
                          : tr("every %1 cycles").arg(*period);
  }
  if (binding.id == "l1")
    return cycles(l1_lat);
  if (binding.id == "l2")
    return cycles(l2_lat);
  if (binding.id == "controllers") {
    const auto bits = value(memory_bus);
    return bits ? tr("%1 bits").arg(exact(*bits)) : QString();
  }
  return {};
}

SmBlock SmStructure::block(const std::string& id, int copy) const {
  const SmBinding* binding = find_sm_binding(id);
  if (!binding)
    return {};
  SmBlock block{text(*binding, copy), detail(*binding), binding->role, use(*binding)};
  constexpr double whole = 1 - 1e-9; // two limits that meet are both reached
  if (const auto taken = resource(*binding); taken && !block.role)
    block.role = resource_role(*taken);
  if (workload_) {
    const Limit::Kind kind = workload_->evaluation.limit.kind;
    const bool waits = kind == Limit::Kind::latency || kind == Limit::Kind::ring;
    block.limits = block.use ? *block.use >= whole : id == "warps" && waits;
  }
  if (block.use)
    block.detail = tr("%1 %").arg(number(100 * *block.use));
  if (const auto slots_of = slot_count(); id == "warps" && !alone_ && slots_of)
    block.brief = QStringLiteral("%1/%2").arg(warps(copy)).arg(*slots_of);
  return block;
}

std::vector<FactKey> SmStructure::facts(const SmBinding& binding) const {
  std::vector<FactKey> keys;
  const auto add = [&](FactKey key) {
    if (value(key) && std::ranges::find(keys, key) == keys.end())
      keys.push_back(key);
  };
  if (binding.partition)
    add(*binding.partition);
  if (binding.sm)
    add(*binding.sm);
  for (const FactKey key : binding.more)
    add(key);
  return keys;
}

std::string SmStructure::quantity(const std::string& id) const {
  const SmBinding* binding = find_sm_binding(id);
  if (!binding)
    return {};
  if (id == "trip")
    return "mem_lat";
  std::vector<FactKey> shown = facts(*binding);
  // As count() prefers them.
  for (const FactKey first : {tpcs_per_gpc, l1_shared})
    if (const auto at = std::ranges::find(shown, first); at != shown.end())
      std::rotate(shown.begin(), at, at + 1);
  if (shown.empty())
    return {};
  const std::string name = "gpu." + std::string(fact_info(shown.front()).name);
  const bool divided = is_divided(*binding) && shown.front() == binding->sm;
  return (divided || id == "warps") && value(FactKey::partitions) ? name + ".of_partition" : name;
}

QString SmStructure::words(const std::string& id) const {
  const SmBinding* binding = find_sm_binding(id);
  if (!binding)
    return {};
  const SmBlock shown = block(id);
  QStringList parts{shown.text};
  if (!shown.detail.isEmpty())
    parts << (shown.use ? tr("%1 of its throughput is used").arg(shown.detail) : shown.detail);
  if (shown.limits)
    parts << tr("limit");
  QStringList lines{parts.join(QStringLiteral(", "))};
  if (binding->remark)
    lines.front() += QStringLiteral(" (%1)").arg(tr(binding->remark));
  const auto line = [&](std::string_view name, double value, std::string_view unit,
                        const QString& status, const Message& source) {
    const QString number = (exact(value) + QLatin1Char(' ') + in_vendor_words(unit)).trimmed();
    const QString known = tr("%1 %2, %3").arg(to_qstring(name), number, status);
    lines << (source.empty() ? known : tr("%1: %2").arg(known, spoken(source)));
  };
  if (const auto hardware = hardware_parameter(binding->parameter)) {
    const ParameterInfo& info = parameter_info(*hardware);
    if (const auto& known = scenario_[*hardware])
      line(info.id, known->value, info.unit,
           known->overridden ? tr("set by you") : status_text(known->fact.status),
           known->overridden ? Message() : known->fact.source);
  }
  for (const FactKey key : facts(*binding)) {
    const Fact& fact = *scenario_.gpu->facts.find(key);
    line(fact_info(key).name, fact.value, fact_info(key).unit, status_text(fact.status),
         fact.source);
  }
  return lines.join(QLatin1Char('\n'));
}

std::vector<std::string> SmStructure::sources(const std::string& id) const {
  std::vector<std::string> list;
  const SmBinding* binding = find_sm_binding(id);
  if (!binding)
    return list;
  for (const FactKey key : facts(*binding))
    list.push_back(scenario_.gpu->facts.find(key)->source.english());
  if (const auto hardware = hardware_parameter(binding->parameter))
    if (const auto& known = scenario_[*hardware])
      list.push_back(known->fact.source.english());
  return list;
}

} // namespace loom
