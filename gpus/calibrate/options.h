#pragma once

/// The kit's command line. Plain C++, no CUDA.

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace calibrate {

struct Options {
  std::filesystem::path out = ".";
  std::vector<std::string> only; ///< empty: every part
  std::string id;                ///< empty: from the device's name
  bool quick = false;
  bool help = false;

  [[nodiscard]] bool wants(std::string_view part) const {
    return only.empty() || std::find(only.begin(), only.end(), part) != only.end();
  }
};

/// Reads the arguments after the program's name. `parts` are the names that --only takes. Throws
/// std::invalid_argument with one line that says what is wrong.
[[nodiscard]] inline Options parse_options(const std::vector<std::string>& arguments,
                                           const std::vector<std::string>& parts) {
  Options options;
  const auto joined = [&parts] {
    std::string all;
    for (const std::string& part : parts)
      all += (all.empty() ? "" : ", ") + part;
    return all;
  };
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& name = arguments[i];
    const auto value = [&]() -> const std::string& {
      if (i + 1 == arguments.size())
        throw std::invalid_argument(name + " needs a value");
      return arguments[++i];
    };
    if (name == "--help" || name == "-h") {
      options.help = true;
    } else if (name == "--quick") {
      options.quick = true;
    } else if (name == "--out") {
      options.out = value();
    } else if (name == "--id") {
      options.id = value();
      constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789-_";
      if (options.id.empty() || options.id.size() > 64 ||
          options.id.find_first_not_of(allowed) != std::string::npos)
        throw std::invalid_argument("--id takes up to 64 lower-case letters, digits, '-' and '_', "
                                    "not '" +
                                    options.id + "'");
    } else if (name == "--only") {
      const std::string list = value();
      for (std::size_t start = 0; start <= list.size();) {
        const std::size_t end = std::min(list.find(',', start), list.size());
        options.only.push_back(list.substr(start, end - start));
        if (std::find(parts.begin(), parts.end(), options.only.back()) == parts.end())
          throw std::invalid_argument("no part '" + options.only.back() + "'; there are " +
                                      joined());
        start = end + 1;
      }
    } else {
      throw std::invalid_argument("unknown argument '" + name + "'; --help lists them");
    }
  }
  return options;
}

} // namespace calibrate
