#pragma once

/// One scenario in a file: the members of an object of its own, or of a document's
/// (core/document/document_json.h), which says the version that the file is of.

#include "core/gpu/catalogue.h"
#include "core/scenario/measured_json.h"
#include "core/scenario/scenario.h"
#include "core/text/json_fwd.h"

#include <map>
#include <string>
#include <vector>

namespace loom {

/// What becomes of a GPU that is named and not in the catalogue.
enum class MissingGpu {
  refuse, ///< the document is an error
  nearest ///< that of core/gpu/nearest_gpu.h stands in, and a warning says so; else as refuse
};

/// Reads the scenarios of one file.
class ScenarioReader {
public:
  ScenarioReader(const Catalogue& catalogue, json::Problems& problems, MissingGpu missing)
      : catalogue_(catalogue), problems_(problems), missing_(missing) {}

  /// `ignored` as in json::Members::finish, which is left to the caller.
  [[nodiscard]] Scenario read(json::Members& members, std::vector<std::string>* ignored);
  /// The GPUs that stand in for missing ones, by the ids of those.
  [[nodiscard]] const std::map<std::string, GpuPtr>& stand_ins() const { return stand_ins_; }

private:
  GpuPtr gpu(json::Members& members);

  const Catalogue& catalogue_;
  json::Problems& problems_;
  MissingGpu missing_;
  std::map<std::string, GpuPtr> stand_ins_;
  MeasuredRoom room_;
};

/// Writes its members into the object that is open.
void write_scenario(JsonWriter& writer, const Scenario& scenario, const Catalogue& catalogue,
                    MeasuredRoom& room);
/// The minor version of a file that can say it.
[[nodiscard]] int minor_needed(const Scenario& scenario);

} // namespace loom
