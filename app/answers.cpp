#include "app/answers.h"

#include "core/base/version.h"
#include "core/scenario/parameters.h"
#include "core/scenario/scenario.h"

namespace loom {

std::string json_answer(const std::function<void(JsonWriter&)>& write) {
  JsonWriter writer;
  writer.begin_object().key("latencyloom").text(version);
  write(writer);
  writer.end_object();
  return writer.str() + "\n";
}

void write_gpu_and_mix(JsonWriter& writer, const Scenario& scenario) {
  writer.key("gpu").text(scenario.gpu->id).key("mix").text(get_choice(scenario, "mix"));
}

void write_parameters(JsonWriter& writer, const ResolvedScenario& scenario) {
  writer.key("parameters").begin_object();
  for (const Hardware parameter : used_parameters(scenario.mix)) {
    const auto& resolved = scenario[parameter];
    writer.key(parameter_info(parameter).id);
    resolved ? writer.number(resolved->value) : writer.null();
  }
  writer.end_object();
}

} // namespace loom
