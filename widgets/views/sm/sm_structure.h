#pragma once

/// The blocks of a GPU and of its SM as a scenario finds them: how many of each, what they say, how
/// far each is used and which one limits.

#include "widgets/views/sm/sm_bindings.h"
#include "widgets/workspace/snapshot.h"

#include <QString>

#include <optional>
#include <string>

namespace loom {

struct SmBlock {
  QString text;   ///< "8 SFUs"
  QString detail; ///< "60 %", "every 2 cycles"; may be empty
  std::optional<Role> role{};
  std::optional<double> use{}; ///< throughput / limit, 0 to 1, where the model says it
  bool limits = false;
  QString brief{}; ///< the numbers of `text` alone, "14/16"; may be empty
};

class SmStructure {
public:
  /// Of a GPU alone: nothing is lit.
  explicit SmStructure(const GpuSpec& gpu);
  /// Lit by how far the scenario's workload uses each unit; as of a GPU alone where a number lacks.
  explicit SmStructure(const ResolvedScenario& scenario);

  [[nodiscard]] const ResolvedScenario& scenario() const { return scenario_; }
  /// How many there are of a name of the drawings: of what is in a
  /// partition 0 or 1. Of partitions and SMs at most a handful; of more, one that says the number.
  [[nodiscard]] int copies(const std::string& id) const;
  [[nodiscard]] SmBlock block(const std::string& id, int copy = 0) const;
  /// What a readout says: the block, then each number with unit, status and source.
  [[nodiscard]] QString words(const std::string& id) const;
  /// The core/why id of the number that a block shows, else of the first that a readout gives;
  /// empty where it has none.
  [[nodiscard]] std::string quantity(const std::string& id) const;
  /// Where the numbers of a block come from.
  [[nodiscard]] std::vector<std::string> sources(const std::string& id) const;

  [[nodiscard]] int partitions() const;
  /// Warps resident in one partition, dealt out in turn, and slots that it has for them where that
  /// is known. None is resident where a GPU is alone.
  [[nodiscard]] int warps(int partition) const;
  [[nodiscard]] std::optional<int> slot_count() const;
  /// Nothing where nothing is lit.
  [[nodiscard]] const std::optional<Workload>& workload() const { return workload_; }

private:
  [[nodiscard]] std::optional<double> count(const SmBinding& binding) const;
  [[nodiscard]] std::optional<double> value(FactKey key) const;
  [[nodiscard]] QString text(const SmBinding& binding, int copy) const;
  [[nodiscard]] QString detail(const SmBinding& binding) const;
  /// What the workload can take of the block.
  [[nodiscard]] std::optional<Resource> resource(const SmBinding& binding) const;
  [[nodiscard]] std::optional<double> use(const SmBinding& binding) const;
  [[nodiscard]] std::vector<FactKey> facts(const SmBinding& binding) const;

  ResolvedScenario scenario_;
  bool alone_ = true;
  std::optional<Workload> workload_;
};

} // namespace loom
