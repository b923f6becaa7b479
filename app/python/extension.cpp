// latencyloom._core, what the Python package is built on: the commands by their arguments, and the
// models over NumPy's arrays. It knows no Qt.

#include "app/cli.h"
#include "app/loop_options.h"
#include "app/model_list.h"
#include "app/output.h"
#include "app/remedies.h"
#include "app/sweep.h"
#include "core/base/number.h"
#include "core/base/version.h"
#include "core/scenario/workload.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <cmath>
#include <exception>
#include <limits>

namespace py = pybind11;

namespace loom {
namespace {

using Doubles = py::array_t<double, py::array::forcecast>;
using Codes = py::array_t<std::uint8_t>;

/// Raises latencyloom.Error with what the command line would say and its exit status.
[[noreturn]] void raise(const Error& error) {
  const py::object type = py::module_::import("latencyloom._error").attr("Error");
  const py::object raised = type(line_here(error), exit_status(error.code));
  PyErr_SetObject(type.ptr(), raised.ptr());
  throw py::error_already_set();
}

/// Any byte may be in a file's name that an answer quotes.
py::str text(const std::string& bytes) {
  PyObject* decoded =
      PyUnicode_DecodeUTF8(bytes.data(), static_cast<Py_ssize_t>(bytes.size()), "backslashreplace");
  if (!decoded)
    throw py::error_already_set();
  return py::reinterpret_steal<py::str>(decoded);
}
py::list texts(const std::vector<std::string>& lines) {
  py::list all;
  for (const std::string& line : lines)
    all.append(text(line));
  return all;
}

int run(const std::vector<std::string>& arguments) {
  std::vector<const char*> argv{"latencyloom"};
  for (const std::string& argument : arguments)
    argv.push_back(argument.c_str());
  try {
    const Result<Action> action = parse_command_line(
        static_cast<int>(argv.size()), argv.data(), {}, [](const std::string&, bool) {
          return report(
              {ErrorCode::bad_argument, verbatim("expected a command: here is no window")});
        });
    return action ? (*action)() : report(action.error());
  } catch (const std::exception& error) { // memory ran out, or worse
    return report({ErrorCode::internal, verbatim(error.what())});
  }
}

/// (exit status, standard output, errors, warnings, notes).
py::tuple command(const std::vector<std::string>& arguments) {
  Capture said;
  int status = 0;
  {
    const py::gil_scoped_release release;
    status = run(arguments);
  }
  return py::make_tuple(status, text(said.output), texts(said.errors), texts(said.warnings),
                        texts(said.notes));
}

void warn_of(const Capture& said) {
  for (const auto* lines : {&said.warnings, &said.notes})
    for (const std::string& line : *lines)
      if (PyErr_WarnEx(PyExc_UserWarning, line.c_str(), 2) < 0)
        throw py::error_already_set();
}

/// Raises where an element is none of the numbers that the command line takes.
void check(const char* parameter, const Doubles& values, bool whole) {
  NumberRange range = range_of(*find_parameter(parameter));
  range.whole = range.whole && whole;
  const py::array_t<double, py::array::c_style | py::array::forcecast> all(values);
  const double* const data = all.data();
  for (py::ssize_t i = 0; i < all.size(); ++i)
    if (!(data[i] >= range.min && (data[i] <= range.max || (range.infinity && data[i] > 0))))
      if (const auto value = option_number(parameter, shortest(data[i]), range); !value)
        raise(value.error());
}

/// A kernel on a GPU, its numbers looked up once: a mix, or with `loop` a loop of instructions.
class Kernel {
public:
  Kernel(std::optional<std::string> gpu, std::optional<std::string> gpu_file,
         std::optional<std::string> mix, std::optional<std::string> access,
         std::optional<std::string> ilp, std::vector<std::string> sets, bool fixed_latency,
         std::optional<std::string> loop)
      : scenario_(scenario(std::move(gpu), std::move(gpu_file), std::move(mix), std::move(access),
                           std::move(ilp), std::move(sets), fixed_latency, std::move(loop))) {
    if (scenario_.instruction_loop)
      loop_ = numbers_of(scenario_);
    else
      model_ = model_of(scenario_);
  }

  [[nodiscard]] py::object throughput(const Doubles& alpha, const Doubles& warps,
                                      const std::string& model) const {
    check_point(alpha, warps);
    const Result<std::size_t> index = model_named("model", model);
    if (!index)
      raise(index.error());
    if (*index == 0 && loop_)
      return each(alpha, warps,
                  [this](double a, double w) { return evaluate(at(a), w).throughput; });
    if (*index == 0)
      return each(alpha, warps,
                  [this](double a, double w) { return bounds(model_, a, w).throughput(); });
    const Result<ModelRun> run = ModelRun::make(scenario_, *index);
    if (!run)
      raise(run.error());
    return each(alpha, warps, [&run](double a, double w) {
      return run->throughput(a, w).value_or(std::numeric_limits<double>::quiet_NaN());
    });
  }
  [[nodiscard]] py::dict bounds_of(const Doubles& alpha, const Doubles& warps) const {
    check_point(alpha, warps);
    py::dict all;
    if (loop_) {
      all["latency"] = each(
          alpha, warps, [this](double a, double w) { return evaluate(at(a), w).latency_bound; });
      for (std::size_t i = 0; i < resource_count; ++i)
        if (loop_->rates[i] && loop_use(*loop_)[i] > 0)
          all[py::str(std::string(resource_table()[i].name))] =
              each(alpha, warps, [this, i](double a, double) {
                const LoopNumbers loop = at(a);
                const double use = loop_use(loop)[i];
                return use > 0 ? *loop.rates[i] / use : std::numeric_limits<double>::infinity();
              });
      return all;
    }
    const auto bound = [&](double Bounds::*which) {
      return each(alpha, warps,
                  [this, which](double a, double w) { return bounds(model_, a, w).*which; });
    };
    all["latency"] = bound(&Bounds::latency);
    all["other"] = bound(&Bounds::other);
    all["arithmetic"] = bound(&Bounds::arithmetic);
    all["issue"] = bound(&Bounds::issue);
    return all;
  }
  [[nodiscard]] py::object bottleneck(const Doubles& alpha, const Doubles& warps) const {
    check_point(alpha, warps);
    return each(alpha, warps, [this](double a, double w) {
      return static_cast<std::uint8_t>(bounds(model_, a, w).binding());
    });
  }
  /// Of one point of a loop.
  [[nodiscard]] std::string limit(double alpha, double warps) const {
    return std::string(to_string(evaluate(at(alpha), warps).limit));
  }
  [[nodiscard]] py::object latency(const Doubles& alpha) const {
    check_alpha(alpha);
    return py::vectorize([this](double a) {
      return loop_ ? evaluate(at(a), 1).latency_cycles : group_latency(model_, a);
    })(alpha);
  }
  [[nodiscard]] py::object needed(const Doubles& alpha, const Doubles& target) const {
    check_alpha(alpha);
    check("target", target, true);
    return each(alpha, target, [this](double a, double t) {
      return loop_ ? t * loop_warps_needed(at(a)) : warps_needed(model_, a, t);
    });
  }
  [[nodiscard]] py::object top() const {
    std::optional<std::pair<double, double>> top; // α, warps
    if (!loop_) {
      if (const auto found = cusp(model_).cusp)
        top = {found->alpha, found->warps};
    } else if (loop_alpha(*loop_)) {
      for (const LoopStretch& each : loop_cusps(*loop_))
        if (!top || each.warps > top->second)
          top = {each.from, each.warps};
    }
    if (!top)
      return py::none();
    py::dict point;
    point["alpha"] = top->first;
    point["warps_needed"] = top->second;
    return point;
  }
  [[nodiscard]] std::string gpu() const { return scenario_.gpu->id; }
  [[nodiscard]] py::object loop() const {
    return loop_ ? py::object(text(to_text(*scenario_.instruction_loop))) : py::none();
  }
  [[nodiscard]] py::dict parameters() const {
    py::dict all;
    const ResolvedScenario resolved = scenario_;
    for (const Hardware parameter : used_parameters(resolved))
      if (const auto& number = resolved[parameter])
        all[py::str(std::string(parameter_info(parameter).id))] = number->value;
    return all;
  }
  [[nodiscard]] py::dict units() const {
    py::dict all;
    const ResolvedScenario resolved = scenario_;
    for (const Hardware parameter : used_parameters(resolved))
      if (resolved[parameter])
        all[py::str(std::string(parameter_info(parameter).id))] =
            std::string(parameter_info(parameter).unit);
    return all;
  }

private:
  static Scenario scenario(std::optional<std::string> gpu, std::optional<std::string> gpu_file,
                           std::optional<std::string> mix, std::optional<std::string> access,
                           std::optional<std::string> ilp, std::vector<std::string> sets,
                           bool fixed_latency, std::optional<std::string> loop) {
    KernelOptions options;
    options.gpu = std::move(gpu);
    options.gpu_file = std::move(gpu_file);
    options.mix = std::move(mix);
    options.access = std::move(access);
    options.ilp = std::move(ilp);
    options.sets = std::move(sets);
    options.fixed_latency = fixed_latency;
    options.loop = std::move(loop);
    const Capture said;
    const Result<Scenario> scenario = workload_from(options, load_catalogue());
    warn_of(said);
    if (!scenario)
      raise(scenario.error());
    return *scenario;
  }
  static KernelModel model_of(const Scenario& scenario) {
    const Result<KernelModel> model = kernel_model(scenario);
    if (!model)
      raise(model.error());
    return *model;
  }
  static LoopNumbers numbers_of(const Scenario& scenario) {
    const Result<LoopNumbers> numbers = workload_numbers(scenario);
    if (!numbers)
      raise(numbers.error());
    return *numbers;
  }
  /// The loop with another α; NaN: its own.
  [[nodiscard]] LoopNumbers at(double alpha) const {
    return std::isnan(alpha) ? *loop_ : with_alpha(*loop_, alpha);
  }
  /// NaN stands for the own α of a loop, and others for those that have one.
  void check_alpha(const Doubles& alpha) const {
    if (!loop_)
      return check("alpha", alpha, true);
    const py::array_t<double, py::array::c_style | py::array::forcecast> all(alpha);
    for (py::ssize_t i = 0; i < all.size(); ++i)
      if (const double each = all.data()[i]; !std::isnan(each)) {
        if (!loop_alpha(*loop_))
          raise({ErrorCode::bad_argument,
                 verbatim("alpha: the loop has no arithmetic instruction, or none of memory, for "
                          "alpha to be the number of"),
                 {}});
        check("alpha", Doubles(py::float_(each)), true);
      }
  }
  void check_point(const Doubles& alpha, const Doubles& warps) const {
    check_alpha(alpha);
    check("warps", warps, false); // averages over a run are fractions
  }
  template <class Function>
  static py::object each(const Doubles& first, const Doubles& second, Function function) {
    return py::vectorize(function)(first, second);
  }

  Scenario scenario_;
  KernelModel model_{};             ///< of a mix
  std::optional<LoopNumbers> loop_; ///< in place of it
};

/// Every point of the sweep, written where NumPy has it.
Result<void> compute(const Sweep& sweep, const std::vector<double>& warps,
                     const std::vector<double*>& rates, std::uint8_t* bottlenecks) {
  constexpr std::size_t between_signals = 1 << 16;
  std::size_t at = 0, asked = 0;
  return for_each_plane(sweep, [&](const SweepPlane& plane) -> Result<void> {
    for (std::uint64_t i = 0; i < sweep.alphas.size(); ++i) {
      const double alpha = sweep.alphas.at(i);
      for (std::size_t k = 0; k < rates.size(); ++k)
        plane.models[k].throughputs(alpha, warps, std::span(rates[k] + at, warps.size()));
      for (std::size_t j = 0; j < warps.size(); ++j)
        bottlenecks[at + j] =
            static_cast<std::uint8_t>(bounds(plane.kernel, alpha, warps[j]).binding());
      at += warps.size();
      if (at - asked < between_signals)
        continue;
      asked = at;
      const py::gil_scoped_acquire acquire;
      if (PyErr_CheckSignals() != 0)
        throw py::error_already_set();
    }
    return {};
  });
}

Doubles values_of(const Range& range) {
  Doubles values(static_cast<py::ssize_t>(range.size()));
  for (std::uint64_t i = 0; i < range.size(); ++i)
    values.mutable_data()[i] = range.at(i);
  return values;
}

/// (axes by name, models' arrays by name, codes of bottlenecks).
py::tuple swept(std::optional<std::string> gpu, std::optional<std::string> gpu_file,
                std::optional<std::string> mix, std::optional<std::string> access,
                std::optional<std::string> ilp, std::vector<std::string> sets, bool fixed_latency,
                std::optional<std::string> alpha, std::optional<std::string> warps,
                std::optional<std::string> model) {
  SweepOptions options;
  options.kernel.gpu = std::move(gpu);
  options.kernel.gpu_file = std::move(gpu_file);
  options.kernel.mix = std::move(mix);
  options.kernel.access = std::move(access);
  options.kernel.ilp = std::move(ilp);
  options.kernel.sets = std::move(sets);
  options.kernel.fixed_latency = fixed_latency;
  options.kernel.alpha = std::move(alpha);
  options.kernel.warps = std::move(warps);
  options.model = std::move(model);
  const Capture said;
  const Result<Sweep> sweep = sweep_from(options);
  warn_of(said);
  if (!sweep)
    raise(sweep.error());

  py::dict axes, rates;
  std::vector<py::ssize_t> shape;
  double points = 1;
  const auto add_axis = [&](std::string_view name, const Range& range) {
    shape.push_back(static_cast<py::ssize_t>(range.size()));
    points *= static_cast<double>(range.size());
    axes[py::str(std::string(name))] = values_of(range);
  };
  for (const SetAxis& axis : sweep->sets)
    add_axis(parameter_info(axis.parameter).id, axis.range);
  add_axis("alpha", sweep->alphas);
  add_axis("warps_per_sm", sweep->warps);
  constexpr double most_points = 1e12; // NumPy says whether memory is enough for fewer
  if (points > most_points)
    raise({ErrorCode::bad_argument, verbatim("sweep: expected at most " + shortest(most_points) +
                                             " points, found " + significant(points, 4))});
  std::vector<double*> places;
  for (const std::size_t index : sweep->models) {
    Doubles array(shape);
    places.push_back(array.mutable_data());
    rates[py::str(std::string(model_table()[index].id))] = std::move(array);
  }
  Codes bottlenecks(shape);
  std::uint8_t* const codes = bottlenecks.mutable_data();
  std::vector<double> columns;
  for (std::uint64_t i = 0; i < sweep->warps.size(); ++i)
    columns.push_back(sweep->warps.at(i));
  Result<void> computed;
  {
    const py::gil_scoped_release release;
    computed = compute(*sweep, columns, places, codes);
  }
  if (!computed)
    raise(computed.error());
  return py::make_tuple(axes, rates, bottlenecks);
}

} // namespace
} // namespace loom

PYBIND11_MODULE(_core, module) {
  using namespace loom;
  using namespace py::literals;
  module.doc() = "What the package latencyloom is built on; use the package.";
  module.attr("version") = std::string(version);
  py::list names;
  for (const std::string_view each : bottleneck_words)
    names.append(std::string(each));
  module.attr("bottlenecks") = py::tuple(names);
  module.def("command", &command, "arguments"_a,
             "Runs a command by the words of its command line: (exit status, output, errors, "
             "warnings, notes).");
  module.def("sweep", &swept, "gpu"_a, "gpu_file"_a, "mix"_a, "access"_a, "ilp"_a, "sets"_a,
             "fixed_latency"_a, "alpha"_a, "warps"_a, "model"_a,
             "(axes by name, throughputs by model, codes of bottlenecks).");
  py::class_<Kernel>(module, "Kernel", "A kernel on a GPU.")
      .def(py::init<std::optional<std::string>, std::optional<std::string>,
                    std::optional<std::string>, std::optional<std::string>,
                    std::optional<std::string>, std::vector<std::string>, bool,
                    std::optional<std::string>>(),
           "gpu"_a, "gpu_file"_a, "mix"_a, "access"_a, "ilp"_a, "sets"_a, "fixed_latency"_a,
           "loop"_a)
      .def_property_readonly("gpu", &Kernel::gpu)
      .def_property_readonly("loop", &Kernel::loop)
      .def_property_readonly("parameters", &Kernel::parameters)
      .def_property_readonly("units", &Kernel::units)
      .def("limit", &Kernel::limit, "alpha"_a, "warps"_a)
      .def("throughput", &Kernel::throughput, "alpha"_a, "warps"_a, "model"_a)
      .def("bounds", &Kernel::bounds_of, "alpha"_a, "warps"_a)
      .def("bottleneck", &Kernel::bottleneck, "alpha"_a, "warps"_a)
      .def("latency_cycles", &Kernel::latency, "alpha"_a)
      .def("warps_needed", &Kernel::needed, "alpha"_a, "target"_a)
      .def("cusp", &Kernel::top);
}
