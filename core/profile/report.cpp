#include "core/profile/report.h"

#include "core/base/number.h"
#include "core/base/utf8.h"

#include <protozero/pbf_reader.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <variant>

namespace loom::profile {

namespace {

constexpr std::string_view report_magic{"NVR\0", 4};
constexpr std::uint32_t known_version = 7;
constexpr std::size_t max_strings_bytes = std::size_t{64} << 20;
constexpr std::size_t max_notes = 20;
constexpr std::size_t max_name_bytes = 20'000; ///< of a kernel

using protozero::pbf_reader;
using Wire = protozero::pbf_wire_type;

/// Calls `take` for each field of a message. It takes the value by its type of wire, or leaves it.
template <class Take> void each_field(pbf_reader message, const Take& take) {
  while (message.next()) {
    const protozero::pbf_tag_type tag = message.tag();
    const Wire wire = message.wire_type();
    if (!take(message, tag, wire))
      message.skip();
  }
}
std::string_view text_of(const protozero::data_view& view) { return {view.data(), view.size()}; }

/// The text of field `tag`, if it is there as one.
bool take_text(pbf_reader& message, Wire wire, std::string& to, bool one = true) {
  if (wire != Wire::length_delimited)
    return false;
  const std::string_view text = text_of(message.get_view());
  to = one ? one_line(text.substr(0, max_name_bytes)) : std::string(text);
  return true;
}
template <class Number> bool take_number(pbf_reader& message, Wire wire, Number& to) {
  if (wire != Wire::varint)
    return false;
  to = static_cast<Number>(message.get_uint64());
  return true;
}

using Value = std::variant<std::monostate, double, std::uint64_t, std::string_view>;
std::optional<double> number_of(const Value& value) {
  if (const auto* real = std::get_if<double>(&value))
    return std::isfinite(*real) ? std::optional(*real) : std::nullopt;
  if (const auto* whole = std::get_if<std::uint64_t>(&value))
    return static_cast<double>(*whole);
  return {};
}

Value value_of(pbf_reader message) {
  Value value;
  each_field(message, [&value](pbf_reader& field, std::uint32_t tag, Wire wire) {
    if (tag == 1 && wire == Wire::length_delimited)
      value = text_of(field.get_view());
    else if (tag == 2 && wire == Wire::fixed32)
      value = static_cast<double>(field.get_float());
    else if (tag == 3 && wire == Wire::fixed64)
      value = field.get_double();
    else if ((tag == 4 || tag == 5) && wire == Wire::varint)
      value = field.get_uint64();
    else
      return false;
    return true;
  });
  return value;
}

struct Instance {
  Value key, value;
};
Instance instance_of(pbf_reader message) {
  Instance instance;
  each_field(message, [&instance](pbf_reader& field, std::uint32_t tag, Wire wire) {
    if ((tag != 1 && tag != 2) || wire != Wire::length_delimited)
      return false;
    (tag == 1 ? instance.key : instance.value) = value_of(field.get_message());
    return true;
  });
  return instance;
}

/// "(256, 1, 1)" of the sizes in three directions.
std::string size_text(pbf_reader message) {
  std::array<std::uint32_t, 3> sizes{1, 1, 1};
  each_field(message, [&sizes](pbf_reader& field, std::uint32_t tag, Wire wire) {
    return tag >= 1 && tag <= 3 && take_number(field, wire, sizes[tag - 1]);
  });
  return "(" + std::to_string(sizes[0]) + ", " + std::to_string(sizes[1]) + ", " +
         std::to_string(sizes[2]) + ")";
}

RuleResult rule_of(pbf_reader message) {
  RuleResult rule;
  const auto take_item = [&rule](pbf_reader& item, std::uint32_t tag, Wire wire) {
    if ((tag != 1 && tag != 10) || wire != Wire::length_delimited)
      return false;
    each_field(item.get_message(), [&](pbf_reader& field, std::uint32_t of, Wire type) {
      if (tag == 1 && of == 1 && type == Wire::length_delimited) {
        rule.messages.push_back(printable(text_of(field.get_view())));
        return true;
      }
      if (tag == 10 && of == 2 && type == Wire::fixed64) {
        if (const double percent = field.get_double(); std::isfinite(percent))
          rule.speedup = std::max(rule.speedup.value_or(percent), percent);
        return true;
      }
      return false;
    });
    return true;
  };
  each_field(message, [&](pbf_reader& field, std::uint32_t tag, Wire wire) {
    if (tag == 1)
      return take_text(field, wire, rule.id);
    if (tag == 2)
      return take_text(field, wire, rule.name);
    if (tag == 4)
      return take_text(field, wire, rule.section);
    if (tag != 3 || wire != Wire::length_delimited)
      return false;
    each_field(field.get_message(), [&](pbf_reader& item, std::uint32_t of, Wire type) {
      if (of != 1 || type != Wire::length_delimited)
        return false;
      each_field(item.get_message(), take_item);
      return true;
    });
    return true;
  });
  return rule;
}

ReportDevice device_of(pbf_reader message) {
  ReportDevice device;
  each_field(message, [&device](pbf_reader& field, std::uint32_t tag, Wire wire) {
    if (tag == 2)
      return take_text(field, wire, device.name);
    if (tag != 3 || wire != Wire::length_delimited)
      return false;
    DeviceAttribute attribute;
    std::optional<double> value;
    each_field(field.get_message(), [&](pbf_reader& of, std::uint32_t each, Wire type) {
      if (each == 1)
        return take_text(of, type, attribute.name);
      if (each != 2 || type != Wire::length_delimited)
        return false;
      value = number_of(value_of(of.get_message()));
      return true;
    });
    if (value) {
      attribute.value = *value;
      device.attributes.push_back(std::move(attribute));
    }
    return true;
  });
  return device;
}

/// Adds a launch's metrics to it.
/// Metrics by instruction that sampled_code() looks at.
bool is_of_code(const std::string& metric) {
  return metric == executed_metric || metric == samples_metric ||
         metric.starts_with(stalled_samples_prefix);
}

class LaunchTaker {
public:
  LaunchTaker(const std::vector<std::string>& names, const std::vector<Target>& targets,
              Launch& launch, LaunchDetail* detail, bool all)
      : names_(names), targets_(targets), launch_(launch), detail_(detail), all_(all) {}

  void take_metric(const protozero::data_view& bytes) {
    std::uint64_t name = names_.size();
    std::uint64_t kind = 0;
    std::size_t instances = 0;
    Value value;
    each_field(pbf_reader(bytes), [&](pbf_reader& field, std::uint32_t tag, Wire wire) {
      if (tag == 1)
        return take_number(field, wire, name);
      if (tag == 4)
        return take_number(field, wire, kind);
      instances += tag == 3 ? 1 : 0;
      if (tag != 2 || wire != Wire::length_delimited)
        return false;
      value = value_of(field.get_message());
      return true;
    });
    if (name >= names_.size())
      return;
    const std::string& id = names_[name];
    const Target& target = targets_[name];
    if (target.kind == Target::Kind::opcodes)
      take_opcodes(bytes, id == all_opcodes_metric);
    else
      put(target, value, id);
    if (detail_ && instances > 0 && (all_ || is_of_code(id)))
      take_instances(bytes, id, kind == 1, instances);
  }
  /// "9.0"; empty where the metrics do not say it.
  [[nodiscard]] std::string capability() const {
    return major_ < 0 || minor_ < 0 ? std::string() : shortest(major_) + "." + shortest(minor_);
  }

private:
  void put(const Target& target, const Value& value, const std::string& name) {
    using enum Target::Kind;
    const auto number = number_of(value);
    if (name == "device__attribute_compute_capability_major")
      major_ = number.value_or(-1);
    else if (name == "device__attribute_compute_capability_minor")
      minor_ = number.value_or(-1);
    if (target.kind == gpu) {
      if (const auto* text = std::get_if<std::string_view>(&value))
        launch_.gpu = one_line(text->substr(0, max_gpu_name));
    } else if (number && (target.kind == block || target.kind == grid)) {
      std::string& size = target.kind == block ? launch_.block : launch_.grid;
      if (size.empty() && *number >= 1)
        size = shortest(*number);
    } else if (number && target.kind != none) {
      const bool seconds =
          target.kind == metric && metrics()[static_cast<std::size_t>(target.metric)].unit == "s";
      const double scaled = *number * (seconds ? 1e-9 : 1) * target.scale;
      if (std::isfinite(scaled))
        (void)place(launch_, target, scaled);
    }
  }
  void take_opcodes(const protozero::data_view& bytes, bool modifiers) {
    if (launch_.modifiers && !modifiers)
      return;
    std::vector<Share> opcodes;
    each_field(pbf_reader(bytes), [&](pbf_reader& field, std::uint32_t tag, Wire wire) {
      if (tag != 3 || wire != Wire::length_delimited)
        return false;
      const Instance each = instance_of(field.get_message());
      const auto* name = std::get_if<std::string_view>(&each.key);
      const auto count = number_of(each.value);
      if (name && count && *count >= 0 && opcodes.size() < max_opcodes)
        opcodes.push_back({one_line(*name), *count});
      return true;
    });
    if (opcodes.empty())
      return;
    launch_.opcodes = std::move(opcodes);
    launch_.modifiers = modifiers;
  }
  void take_instances(const protozero::data_view& bytes, const std::string& name, bool over_time,
                      std::size_t count) {
    Instances instances{name, {}};
    instances.values.reserve(count);
    each_field(pbf_reader(bytes), [&](pbf_reader& field, std::uint32_t tag, Wire wire) {
      if (tag != 3 || wire != Wire::length_delimited)
        return false;
      const Instance each = instance_of(field.get_message());
      const auto* at = std::get_if<std::uint64_t>(&each.key);
      if (const auto value = number_of(each.value); at && value)
        instances.values.push_back({*at, *value});
      return true;
    });
    if (!instances.values.empty())
      (over_time ? detail_->over_time : detail_->by_instruction).push_back(std::move(instances));
  }

  const std::vector<std::string>& names_;
  const std::vector<Target>& targets_;
  Launch& launch_;
  LaunchDetail* detail_;           ///< null: not wanted
  bool all_;                       ///< metrics by instruction, and not those of its code alone
  double major_ = -1, minor_ = -1; ///< of the compute capability
};

std::size_t size_at(std::string_view bytes) {
  std::size_t size = 0;
  for (std::size_t i = 4; i-- > 0;)
    size = size << 8 | static_cast<unsigned char>(bytes[i]);
  return size;
}

} // namespace

bool begins_report(std::string_view beginning) { return beginning.starts_with(report_magic); }

tl::unexpected<Error> ReportReader::wrong(Message detail) const {
  return fail(ErrorCode::bad_input, std::move(detail), {.file = file_});
}

void ReportReader::note(Message what) {
  auto& notes = report_.profile.notes;
  if (notes.size() < max_notes)
    notes.push_back(std::move(what));
}

/// Where a launch that cannot be read stands, for people.
std::string ReportReader::where() const { return "#" + std::to_string(seen_); }

void ReportReader::wait_for(State state, std::size_t bytes) {
  state_ = state;
  needed_ = bytes;
}

void ReportReader::stop(Message why) {
  note(std::move(why));
  wait_for(State::done, 0);
}

Result<void> ReportReader::feed(std::string_view bytes) {
  while (state_ != State::done) {
    if (state_ == State::skip) {
      const std::size_t skipped = std::min(needed_, bytes.size());
      needed_ -= skipped;
      offset_ += skipped;
      bytes.remove_prefix(skipped);
      if (needed_ > 0)
        return {};
      wait_for(State::block_size, 4);
    }
    if (waiting_.size() + bytes.size() < needed_) {
      // What a file claims is not believed before most of it is there.
      if (waiting_.capacity() < needed_ && waiting_.size() > needed_ / 8)
        waiting_.reserve(needed_);
      waiting_ += bytes;
      offset_ += bytes.size();
      return {};
    }
    const std::size_t rest = needed_ - waiting_.size();
    offset_ += rest;
    Result<void> taken;
    if (waiting_.empty())
      taken = take(bytes.substr(0, rest));
    else {
      waiting_ += bytes.substr(0, rest);
      std::string message;
      message.swap(waiting_);
      taken = take(message);
      message.clear(); // its room serves the next one
      if (message.capacity() <= std::size_t{16} << 20)
        waiting_.swap(message);
    }
    if (!taken)
      return taken;
    bytes.remove_prefix(rest);
  }
  return {};
}

Result<void> ReportReader::take(std::string_view bytes) {
  switch (state_) {
  case State::magic:
    if (!begins_report(bytes))
      return wrong(LOOM_TEXT("expected a report of Nsight Compute, which begins with 'NVR'")());
    wait_for(State::header_size, 4);
    break;
  case State::header_size:
  case State::block_size: {
    const std::size_t size = size_at(bytes);
    if (size > max_piece_bytes)
      stop(LOOM_TEXT("byte %1: expected the size of a header, found %2: what follows is not read; "
                     "copy the report again from where it was made")(offset_ - 4, size));
    else
      wait_for(state_ == State::header_size ? State::header : State::block, size);
    break;
  }
  case State::header:
    try {
      each_field(pbf_reader(bytes.data(), bytes.size()),
                 [this](pbf_reader& field, std::uint32_t tag, Wire wire) {
                   return tag == 1 && take_number(field, wire, report_.version);
                 });
    } catch (const protozero::exception&) {
      report_.version = 0;
    }
    if (report_.version != known_version)
      note(LOOM_TEXT("version %1 of the report's format is not known, only %2: what is read may "
                     "lack something; 'ncu --import FILE --csv --page raw' exports all")(
          report_.version, known_version));
    wait_for(State::block_size, 4);
    break;
  case State::block:
    take_block(bytes);
    break;
  case State::piece_size: {
    const std::size_t size = size_at(bytes);
    payload_ -= 4;
    if (size > payload_ || size > max_piece_bytes) {
      note(
          LOOM_TEXT("byte %1: expected the size of a launch or its code, at most %2, found %3: the "
                    "rest of this block is left out")(offset_ - 4, payload_, size));
      seen_ += results_;
      wait_for(State::skip, payload_);
    } else
      wait_for(State::piece, size);
    break;
  }
  case State::piece:
    payload_ -= bytes.size();
    if (sources_ > 0) {
      --sources_;
      take_source(bytes);
    } else {
      --results_;
      if (report_.profile.launches.size() == max_launches)
        return wrong(LOOM_TEXT("expected at most %1 launches; profile fewer, as with 'ncu "
                               "--launch-count'")(max_launches));
      take_launch(bytes);
      ++seen_;
    }
    next_piece();
    break;
  case State::skip:
  case State::done:
    break;
  }
  return {};
}

/// Waits for the next source or launch of the block, or for the next block.
void ReportReader::next_piece() {
  if (payload_ >= 4 && sources_ + results_ > 0)
    wait_for(State::piece_size, 4);
  else if (payload_ > 0)
    wait_for(State::skip, payload_);
  else
    wait_for(State::block_size, 4);
}

void ReportReader::add_string(std::string_view text) {
  strings_bytes_ += text.size() + sizeof(Target);
  if (strings_bytes_ > max_strings_bytes)
    return;
  strings_.push_back(one_line(text.substr(0, max_name_bytes)));
  targets_.push_back(target_of(strings_.back()));
}

void ReportReader::take_block(std::string_view message) {
  sources_ = results_ = payload_ = 0;
  const auto session = [this](pbf_reader& field, std::uint32_t tag, Wire wire) {
    if (wire != Wire::length_delimited)
      return false;
    if (tag == 6) {
      report_.devices.push_back(device_of(field.get_message()));
      return true;
    }
    if (tag != 8)
      return false;
    std::string provider, version;
    each_field(field.get_message(), [&](pbf_reader& of, std::uint32_t each, Wire type) {
      return (each == 1 || each == 2) && take_text(of, type, each == 1 ? provider : version);
    });
    if (provider.starts_with("Nsight Compute"))
      report_.tool = version;
    return true;
  };
  try {
    each_field(pbf_reader(message.data(), message.size()), [&](pbf_reader& field, std::uint32_t tag,
                                                               Wire wire) {
      if (tag == 1)
        return take_number(field, wire, sources_);
      if (tag == 2)
        return take_number(field, wire, results_);
      if (tag == 5)
        return take_number(field, wire, payload_);
      if ((tag != 3 && tag != 4) || wire != Wire::length_delimited)
        return false;
      if (tag == 3)
        each_field(field.get_message(), session);
      else
        each_field(field.get_message(), [this](pbf_reader& text, std::uint32_t of, Wire type) {
          if (of != 1 || type != Wire::length_delimited)
            return false;
          add_string(text_of(text.get_view()));
          return true;
        });
      return true;
    });
  } catch (const protozero::exception&) {
    stop(LOOM_TEXT("byte %1: the header of a block is damaged: what follows is not read; copy the "
                   "report again from where it was made")(offset_ - message.size()));
    return;
  }
  next_piece();
}

void ReportReader::take_source(std::string_view message) {
  if (keep_ == Keep::launches)
    return;
  ReportCode code;
  const auto function = [&code](pbf_reader& field, std::uint32_t tag, Wire wire) {
    if (tag != 1 || wire != Wire::length_delimited)
      return false;
    ReportCode::Function& each = code.functions.emplace_back();
    each_field(field.get_message(), [&each](pbf_reader& of, std::uint32_t member, Wire type) {
      return member == 1 ? take_text(of, type, each.name)
                         : member == 2 && take_number(of, type, each.address);
    });
    return true;
  };
  try {
    each_field(pbf_reader(message.data(), message.size()),
               [&](pbf_reader& field, std::uint32_t tag, Wire wire) {
                 switch (tag) {
                 case 1:
                   return take_number(field, wire, code.id);
                 case 2:
                   return take_text(field, wire, code.text, false);
                 case 3:
                   return take_text(field, wire, code.ptx, false);
                 case 4:
                   return take_text(field, wire, code.cubin, false);
                 case 6:
                   return take_number(field, wire, code.revision);
                 case 9:
                   if (wire != Wire::length_delimited)
                     return false;
                   each_field(field.get_message(), function);
                   return true;
                 default:
                   return false;
                 }
               });
    report_.codes.push_back(std::move(code));
  } catch (const protozero::exception&) {
    note(LOOM_TEXT("byte %1: the code of a launch is damaged and left out")(offset_ -
                                                                            message.size()));
  }
}

void ReportReader::take_launch(std::string_view message) {
  Launch launch;
  LaunchDetail detail;
  const bool all = keep_ == Keep::all;
  try {
    LaunchTaker taker(strings_, targets_, launch, keep_ == Keep::launches ? nullptr : &detail, all);
    each_field(pbf_reader(message.data(), message.size()),
               [&](pbf_reader& field, std::uint32_t tag, Wire wire) {
                 if (wire != Wire::length_delimited)
                   return false;
                 switch (tag) {
                 case 5:
                   return take_text(field, wire, detail.mangled);
                 case 6:
                   return take_text(field, wire, detail.function);
                 case 7:
                   return take_text(field, wire, detail.demangled);
                 case 10:
                   launch.grid = size_text(field.get_message());
                   return true;
                 case 11:
                   launch.block = size_text(field.get_message());
                   return true;
                 case 13:
                   taker.take_metric(field.get_view());
                   return true;
                 case 15:
                   each_field(field.get_message(), [&](pbf_reader& of, std::uint32_t each, Wire w) {
                     std::uint64_t id = 0;
                     if (each != 1 || !take_number(of, w, id))
                       return false;
                     detail.code = id;
                     return true;
                   });
                   return true;
                 case 19:
                   if (!all)
                     return false;
                   detail.rules.push_back(rule_of(field.get_message()));
                   return true;
                 default:
                   return false;
                 }
               });
    launch.capability = taker.capability();
  } catch (const protozero::exception&) {
    note(LOOM_TEXT("launch %1, byte %2: its data are damaged, and it is left out")(
        where(), offset_ - message.size()));
    return;
  }
  launch.kernel = !detail.demangled.empty()  ? detail.demangled
                  : !detail.function.empty() ? detail.function
                                             : detail.mangled;
  launch.id = std::to_string(seen_);
  if (launch.gpu.empty() && report_.devices.size() == 1)
    launch.gpu = report_.devices.front().name.substr(0, max_gpu_name);
  // The columns of an export stand in the order of their names.
  std::ranges::sort(launch.stalls, {}, &Share::name);
  std::ranges::sort(launch.pipes, {}, &Share::name);
  std::ranges::sort(launch.others, {}, &Share::name);
  report_.profile.launches.push_back(std::move(launch));
  if (keep_ != Keep::launches)
    report_.details.push_back(std::move(detail));
}

Result<Report> ReportReader::finish() {
  if (state_ == State::magic || state_ == State::header_size || state_ == State::header)
    return wrong(LOOM_TEXT("expected a report of Nsight Compute, found %1 bytes of one: copy it "
                           "again from where it was made")(offset_));
  const auto& launches = report_.profile.launches;
  const auto& notes = report_.profile.notes;
  if (strings_bytes_ > max_strings_bytes)
    note(LOOM_TEXT("the report has more than %1 bytes of names: metrics of those behind are left "
                   "out")(max_strings_bytes));
  // A file ends after a block.
  const bool cut = state_ != State::done && (state_ != State::block_size || !waiting_.empty());
  if (cut && state_ == State::piece && sources_ == 0)
    note(LOOM_TEXT("the file is cut in launch %1, after %2 of its %3 bytes: of what comes before, "
                   "%4 launches are read; copy the report again from where it was made")(
        where(), waiting_.size(), needed_, launches.size()));
  else if (cut)
    note(LOOM_TEXT("the file is cut: of what comes before, %1 launches are read; copy the report "
                   "again from where it was made")(launches.size()));
  if (launches.empty())
    return wrong(
        notes.empty()
            ? LOOM_TEXT("expected a launch, found none: no kernel was profiled")()
            : LOOM_TEXT("expected a launch, found none that can be read; %1")(notes.front()));
  return std::move(report_);
}

} // namespace loom::profile
