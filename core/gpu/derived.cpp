#include "core/gpu/derived.h"

#include "core/base/number.h"
#include "core/gpu/architecture.h"
#include "core/gpu/catalogue.h"
#include "core/gpu/gpu_parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {

namespace {

using enum FactKey;

constexpr double bytes_per_load = 128;
/// Of the cards left out, those whose error the range of every class covers at least.
constexpr double covered = 0.9;
constexpr json::NumberRule any_value{.min = 1e-6, .max = 1e6};

// Reading.

bool has(const std::vector<std::string>& all, const std::string& each) {
  return std::ranges::find(all, each) != all.end();
}

std::vector<std::string> read_words(json::Members& members, std::string_view key,
                                    json::Problems& problems) {
  std::vector<std::string> words;
  for (const auto& [word, at] : members.elements(key, 16))
    if (word.is_string())
      words.push_back(word.get<std::string>());
    else
      problems.add(at, LOOM_TEXT("expected text, found %1")(word.dump()));
  return words;
}

/// mem_lat of a card as its class averages it: in cycles, and of AMD's GPUs in nanoseconds, which
/// say more there: CDNA 1 to 3 take 388 to 423 ns, and 570 to 884 cycles.
double read_latency(json::Members& members, bool nanoseconds, std::string& said) {
  const auto read = [&members](std::string_view key) {
    return members.require(key) ? members.number(key, any_value).value_or(1) : 1.0;
  };
  const auto time = members.number("nanoseconds", any_value);
  if (time && nanoseconds) {
    said = shortest(*time) + " ns";
    return *time;
  }
  if (time) {
    const double clock = read("clock");
    said = shortest(*time) + " ns × " + shortest(clock) + " MHz";
    return std::round(*time * clock / 1000);
  }
  const double cycles = read("value");
  said = shortest(cycles);
  if (!nanoseconds)
    return cycles;
  const double clock = read("clock");
  said += " / " + shortest(clock) + " MHz";
  return cycles * 1000 / clock;
}

MeasuredCard read_card(const json::Value& value, const std::string& pointer, FactKey fact,
                       bool nanoseconds, const NamedSources& sources, json::Problems& problems) {
  json::Members members(value, pointer, problems);
  MeasuredCard card;
  card.gpu = members.text("gpu").value_or("");
  card.name = card.gpu.empty() ? members.required_text("card") : card.gpu;
  card.same_chip = read_words(members, "same_chip", problems);
  double scale = 1;
  if (fact == mem_thru) {
    const double pins = members.require("pins") ? members.number("pins", any_value).value_or(1) : 1;
    scale = 1 / pins;
    card.value = members.require("value") ? members.number("value", any_value).value_or(1) : 1;
    card.said = shortest(card.value) + " / " + shortest(pins) + " GB/s";
  } else {
    card.value = read_latency(members, nanoseconds, card.said);
  }
  card.source = verbatim(members.required_text("source"));
  expand_source(card.source, members.pointer("source"), sources, problems);
  card.range = read_range(members, card.value, problems);
  if (card.range)
    card.range = ValueRange{card.range->low * scale, card.range->high * scale};
  card.value *= scale;
  card.note = members.text("note").value_or("");
  members.finish();
  return card;
}

double average(const ClassRule& rule, std::span<const MeasuredCard> cards,
               const MeasuredCard* without) {
  std::vector<double> values;
  for (const MeasuredCard& card : cards)
    if (&card != without)
      values.push_back(card.value);
  if (!rule.median) {
    double sum = 0;
    for (const double value : values)
      sum += value;
    return sum / static_cast<double>(values.size());
  }
  std::ranges::sort(values);
  const std::size_t half = values.size() / 2;
  return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

const CardClass& class_of(const ClassRule& rule, const std::string& id) {
  return *std::ranges::find(rule.classes, id, &CardClass::id);
}

/// The cards whose average a class takes.
std::span<const MeasuredCard> cards_of(const ClassRule& rule, const CardClass& cards) {
  return cards.like.empty() ? cards.evidence : class_of(rule, cards.like).evidence;
}

CardClass read_class(const json::Value& value, const std::string& pointer, const ClassRule& rule,
                     const NamedSources& sources, json::Problems& problems) {
  json::Members members(value, pointer, problems);
  CardClass cards;
  cards.id = members.required_text("id");
  cards.capabilities = read_words(members, "compute_capability", problems);
  cards.segments = read_words(members, "segment", problems);
  cards.like = members.text("like").value_or("");
  cards.note = members.text("note").value_or("");
  const bool nanoseconds = !cards.capabilities.empty() && is_amd(cards.capabilities.front());
  for (const auto& [card, at] : members.elements("evidence", 64))
    cards.evidence.push_back(read_card(card, at, rule.fact, nanoseconds, sources, problems));
  const bool known_like = std::ranges::any_of(
      rule.classes, [&](const CardClass& c) { return c.id == cards.like && c.like.empty(); });
  if (cards.like.empty() && cards.evidence.empty())
    problems.add(pointer, LOOM_TEXT("a rule without evidence: expected 'evidence' or 'like'"));
  else if (!cards.like.empty() && !known_like)
    problems.add(members.pointer("like"),
                 LOOM_TEXT("no class before this one is called %1")(json::in_quotes(cards.like)));
  else
    cards.range = read_range(members, average(rule, cards_of(rule, cards), nullptr), problems);
  if (!cards.range && cards.evidence.size() < 2)
    problems.add(pointer, LOOM_TEXT("a class of fewer than two cards has to say its 'range'"));
  members.finish();
  return cards;
}

DerivationRules read_rules(const json::Value& value, json::Problems& problems) {
  DerivationRules rules;
  json::Members members(value, "", problems);
  (void)json::check_version(members, "latencyloom-rules", 1, 0, problems);
  NamedSources sources;
  if (const json::Value* names = members.require("sources"))
    sources = read_sources(*names, members.pointer("sources"), problems);
  if (const json::Value* like = members.get("like")) {
    json::Members of(*like, members.pointer("like"), problems);
    for (const auto& [capability, other] : like->items())
      rules.like[capability] = of.required_text(capability);
  }
  const auto required = [](json::Members& of, std::string_view key) {
    of.require(key);
    return of.elements(key, 64);
  };
  for (const auto& [item, pointer] : required(members, "rules")) {
    json::Members of(item, pointer, problems);
    ClassRule& rule = rules.rules.emplace_back();
    constexpr std::string_view facts[] = {"mem_lat", "mem_thru"}, takes[] = {"mean", "median"};
    if (const auto index = of.required_choice("fact", facts))
      rule.fact = *index == 0 ? mem_lat : mem_thru;
    if (const auto index = of.required_choice("takes", takes))
      rule.median = *index == 1;
    for (const auto& [cards, place] : required(of, "classes"))
      rule.classes.push_back(read_class(cards, place, rule, sources, problems));
    of.finish();
  }
  members.finish();
  return rules;
}

// Deriving.

/// What the SMs of the architecture give and take; `assumed` where it is another architecture's.
void derive_by_architecture(GpuSpec& gpu, const Architecture& architecture, bool assumed) {
  const auto add = [&](FactKey key, std::optional<Fact> fact) {
    if (!fact || gpu.facts.find(key))
      return;
    if (assumed) {
      fact->status = FactStatus::assumed;
      fact->note = LOOM_TEXT("Assumed to be as on %1: %2")(architecture.name, fact->value);
    }
    fact->rule = "architecture";
    gpu.facts.set(key, *std::move(fact));
  };
  for (const auto& [key, resource] : {std::pair(issue_thru, Resource::issue),
                                      {alu_thru, Resource::fp32},
                                      {sfu_thru, Resource::sfu},
                                      {shared_thru, Resource::ldst}}) {
    std::optional<Fact> rate = rate_of(gpu, &architecture, resource);
    const auto issued = gpu.facts.value(issue_thru);
    if (rate && key == alu_thru && issued && *issued < rate->value) {
      const Message cores =
          LOOM_TEXT("as many as are issued; the cores alone allow %1")(rate->value);
      rate->note = LOOM_TEXT("Exact. %1")(cores);
      rate->status = FactStatus::derived;
      rate->value = *issued;
    }
    add(key, std::move(rate));
  }
  for (const auto& [key, instruction] :
       {std::pair(alu_lat, "FADD"), {sfu_lat, "MUFU.RSQ"}, {shared_lat, "LDS.32"}})
    if (const ClassNumbers* numbers = numbers_of(architecture, gpu, instruction))
      add(key, latency_of(gpu, *numbers));
}

/// "l40 632, rtx4090 636"
std::string listed(std::span<const MeasuredCard> cards) {
  std::string list;
  for (const MeasuredCard& card : cards)
    list += (list.empty() ? "" : ", ") + card.name + ' ' + card.said;
  return list;
}

Message sources_of(std::span<const MeasuredCard> cards) {
  std::vector<Message> sources;
  for (const MeasuredCard& card : cards)
    if (std::ranges::find(sources, card.source) == sources.end())
      sources.push_back(card.source);
  Message all;
  for (const Message& source : sources)
    all = all.empty() ? source : LOOM_TEXT("%1; %2")(all, source);
  return all;
}

/// The error that a class's range covers.
double error_of(const ClassRule& rule, const CardClass& cards) {
  std::vector<double> all;
  double worst = 0;
  for (const LeftOut& left : left_out(rule)) {
    all.push_back(std::abs(left.error()));
    if (left.of == &cards)
      worst = std::max(worst, all.back());
  }
  std::ranges::sort(all);
  const double most = std::ceil(covered * static_cast<double>(all.size()));
  return std::max(worst, all.empty() ? 0 : all[static_cast<std::size_t>(most) - 1]);
}

/// What a rule says of a GPU: a quantity of its own kind, cycles, ns or a fraction of the pins.
struct Estimate {
  double value;
  std::optional<ValueRange> range;
  FactStatus status;
  Message source, how;
  const char* rule;
};

/// The class's own range, or what a card may be that the rule misses by no more than the error:
/// value = card × (1 ± error).
ValueRange range_of(const ClassRule& rule, const CardClass& cards, double value) {
  if (cards.range)
    return *cards.range;
  const double error = error_of(rule, cards);
  const double high = value / (1 - error);
  return {value / (1 + error), rule.fact == mem_thru ? std::min(high, 1.0) : high};
}

Estimate of_card(const ClassRule& rule, const CardClass& cards, const MeasuredCard& card,
                 bool same) {
  Message how = same
                    ? LOOM_TEXT("Measured on %1, which has the same chip: %2")(card.name, card.said)
                    : LOOM_TEXT("Measured on this card: %1")(card.said);
  if (!card.note.empty())
    how = LOOM_TEXT("%1; of the measurement: %2")(how, card.note);
  const bool stated = !same && rule.fact == mem_lat;
  return {card.value,
          card.range || !same ? card.range : range_of(rule, cards, card.value),
          stated ? FactStatus::published : FactStatus::derived,
          card.source,
          std::move(how),
          same ? "class" : "card"};
}

Estimate of_class(const ClassRule& rule, const CardClass& cards) {
  const auto evidence = cards_of(rule, cards);
  const double value = average(rule, evidence, nullptr);
  Estimate found{value,
                 range_of(rule, cards, value),
                 cards.like.empty() ? FactStatus::derived : FactStatus::assumed,
                 sources_of(evidence),
                 {},
                 "class"};
  if (!cards.like.empty())
    found.how = LOOM_TEXT("Assumed to be as on %1: %2")(cards.like, listed(evidence));
  else if (rule.median)
    found.how = LOOM_TEXT("By rule: the median of the class %1: %2")(cards.id, listed(evidence));
  else
    found.how = LOOM_TEXT("By rule: the mean of the class %1: %2")(cards.id, listed(evidence));
  if (!cards.note.empty())
    found.how = LOOM_TEXT("%1; of cards of this kind: %2")(found.how, cards.note);
  return found;
}

std::optional<Estimate> estimate(const GpuSpec& gpu, const ClassRule& rule) {
  for (const CardClass& cards : rule.classes)
    for (const MeasuredCard& card : cards.evidence)
      if (const bool own = !card.gpu.empty() && card.gpu == gpu.id;
          own || has(card.same_chip, gpu.id))
        return of_card(rule, cards, card, !own);
  for (const CardClass& cards : rule.classes)
    if (has(cards.capabilities, gpu.compute_capability) &&
        (cards.segments.empty() || has(cards.segments, gpu.segment)))
      return of_class(rule, cards);
  return {};
}

/// Four digits, more than sources print, so that notes are short.
double rounded(double value) { return *parse_number(significant(value, 4)); }

void derive_by_class(GpuSpec& gpu, const ClassRule& rule) {
  const auto pins = gpu.facts.value(pin_bandwidth), sms = gpu.facts.value(sm_count),
             mhz = gpu.facts.value(clock);
  const bool bandwidth = rule.fact == mem_thru;
  const bool nanoseconds = !bandwidth && is_amd(gpu.compute_capability);
  if (gpu.facts.find(rule.fact) || (bandwidth && !(pins && sms && mhz)) || (nanoseconds && !mhz))
    return;
  const std::optional<Estimate> found = estimate(gpu, rule);
  if (!found)
    return;
  const double scale = bandwidth     ? *pins * 1000 / (*sms * *mhz * bytes_per_load)
                       : nanoseconds ? *mhz / 1000
                                     : 1;
  Fact fact{.value = rounded(found->value * scale),
            .source = found->source,
            .status = found->status,
            .rule = found->rule};
  Message note = found->how;
  if (bandwidth)
    note = LOOM_TEXT("%1 GB/s × %2 / (%3 SMs × %4 MHz × 128 B). %5")(
        *pins, significant(found->value), *sms, *mhz, note);
  else if (nanoseconds)
    note = LOOM_TEXT("%1 ns × %2 MHz. %3")(rounded(found->value), *mhz, note);
  if (found->range) {
    fact.range =
        ValueRange{rounded(found->range->low * scale), rounded(found->range->high * scale)};
    note = LOOM_TEXT("Range %1 to %2. %3")(fact.range->low, fact.range->high, note);
  } else if (fact.status == FactStatus::derived) {
    note = LOOM_TEXT("Exact. %1")(note);
  }
  fact.note = std::move(note);
  gpu.facts.set(rule.fact, std::move(fact));
}

} // namespace

std::vector<LeftOut> left_out(const ClassRule& rule) {
  std::vector<LeftOut> all;
  for (const CardClass& cards : rule.classes)
    if (cards.evidence.size() > 1)
      for (const MeasuredCard& card : cards.evidence)
        all.push_back({&cards, &card, average(rule, cards.evidence, &card)});
  return all;
}

void derive(GpuSpec& gpu, const DerivationRules& rules, const Architecture* architecture) {
  if (architecture)
    derive_by_architecture(gpu, *architecture,
                           !has(architecture->compute_capabilities, gpu.compute_capability));
  for (const ClassRule& rule : rules.rules)
    derive_by_class(gpu, rule);
}

bool lacks_derivable(const GpuSpec& gpu) {
  return std::ranges::any_of(std::array{issue_thru, alu_thru, sfu_thru, shared_thru, alu_lat,
                                        sfu_lat, shared_lat, mem_lat, mem_thru},
                             [&gpu](FactKey key) { return !gpu.facts.find(key); });
}

Result<DerivationRules> rules_from_json(std::string_view text, const std::string& file) {
  return json::read_whole(text, file, read_rules);
}

std::vector<Error> lint_rules(std::string_view text, const std::string& file,
                              const Catalogue& catalogue) {
  const Result<json::Value> value = json::parse(text, file);
  if (!value)
    return {value.error()};
  json::Problems problems(file);
  const DerivationRules rules = read_rules(*value, problems);
  const std::vector<std::string> ids = catalogue.ids();
  const auto check = [&](const std::string& id, const std::string& pointer) {
    if (!id.empty() && !has(ids, id))
      problems.add(pointer, LOOM_TEXT("no GPU is called %1")(json::in_quotes(id)));
  };
  for (const auto& [own, other] : rules.like)
    if (!catalogue.architectures()->of(other))
      problems.add(
          json::deeper("/like", own),
          LOOM_TEXT("no architecture has the compute capability %1")(json::in_quotes(other)));
  const std::vector<GpuPtr> gpus = built_in_gpus(catalogue);
  const auto below = [](const std::string& pointer, std::string_view list, std::size_t i) {
    return json::deeper(json::deeper(pointer, list), std::to_string(i));
  };
  for (std::size_t r = 0; r < rules.rules.size(); ++r)
    for (std::size_t c = 0; c < rules.rules[r].classes.size(); ++c) {
      const CardClass& cards = rules.rules[r].classes[c];
      const std::string place = below(below("", "rules", r), "classes", c);
      const auto each_is_of_a_gpu = [&](const std::vector<std::string>& words,
                                        std::string_view list, std::string GpuSpec::*of,
                                        Text problem) {
        for (std::size_t i = 0; i < words.size(); ++i)
          if (std::ranges::none_of(gpus, [&](const GpuPtr& gpu) { return (*gpu).*of == words[i]; }))
            problems.add(below(place, list, i), problem(json::in_quotes(words[i])));
      };
      each_is_of_a_gpu(cards.capabilities, "compute_capability", &GpuSpec::compute_capability,
                       LOOM_TEXT("no GPU has the compute capability %1"));
      each_is_of_a_gpu(cards.segments, "segment", &GpuSpec::segment,
                       LOOM_TEXT("no GPU has the segment %1"));
      for (std::size_t e = 0; e < cards.evidence.size(); ++e) {
        const std::string evidence = below(place, "evidence", e);
        check(cards.evidence[e].gpu, json::deeper(evidence, "gpu"));
        for (std::size_t i = 0; i < cards.evidence[e].same_chip.size(); ++i)
          check(cards.evidence[e].same_chip[i], below(evidence, "same_chip", i));
      }
    }
  return problems.list();
}

} // namespace loom
