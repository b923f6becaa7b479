#include "widgets/views/profile/profile_figure.h"

#include "core/base/number.h"
#include "core/study/profile_advice.h"
#include "core/study/profile_occupancy.h"
#include "core/study/profile_verdict.h"
#include "widgets/look/problem_text.h"
#include "widgets/numbers/number_card.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/accuracy_figure.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace loom {

namespace {

QString error_words(const Compared& both) {
  const auto error = both.error();
  return error ? signed_percent(100 * *error) : QStringLiteral("–");
}

QString value_words(const std::optional<double>& value, const QString& unit) {
  return value ? number(*value) + (unit.isEmpty() ? unit : QStringLiteral(" ") + unit)
               : QStringLiteral("–");
}

/// A group of bars: its name and both numbers.
struct Group {
  QString name;
  Compared both;
};

std::vector<Group> groups_of(const ProfileRun& run, ProfileChart chart) {
  std::vector<Group> groups;
  if (chart == ProfileChart::waits) {
    for (const ComparedWait& wait :
         compare_waits(run.launch(), run.simulation ? &*run.simulation : nullptr)) {
      Compared both = wait.share;
      for (auto* const side : {&both.measured, &both.modelled})
        if (*side)
          **side *= 100;
      groups.push_back({spoken(wait.what()), both});
    }
    return groups;
  }
  const ProfileModel* const model = run.model ? &*run.model : nullptr;
  if (chart == ProfileChart::code || chart == ProfileChart::occupancy)
    return groups;
  if (chart == ProfileChart::use) {
    const auto measured = measured_uses(run.launch());
    for (std::size_t i = 0; i < resource_count; ++i)
      if (const Compared both{measured[i], model ? model->use[i].modelled : std::nullopt};
          both.measured.value_or(0) > 0 || both.modelled.value_or(0) > 0)
        groups.push_back({resource_words(static_cast<Resource>(i)), both});
    return groups;
  }
  const profile::Launch& launch = run.launch();
  for (const auto& [name, measured, modelled] :
       {std::tuple{QStringLiteral("L1"), profile::l1_traffic(launch), &ProfileModel::l1_bytes},
        {QStringLiteral("L2"), profile::l2_traffic(launch), &ProfileModel::l2_bytes},
        {tr("DRAM"), profile::dram_traffic(launch), &ProfileModel::dram_bytes}}) {
    Compared mega{measured, model ? (model->*modelled).modelled : std::nullopt};
    for (auto* const side : {&mega.measured, &mega.modelled})
      if (*side)
        **side /= 1e6;
    groups.push_back({name, mega});
  }
  return groups;
}

QString unit_of(ProfileChart chart) {
  return chart == ProfileChart::bytes ? QStringLiteral("MB") : QStringLiteral("%");
}

why::QuantityPtr measured_quantity(std::string id, const Message& name, double value,
                                   const std::string& unit, profile::Metric metric) {
  const profile::MetricInfo& info = profile::metrics()[static_cast<std::size_t>(metric)];
  return why::given({.id = std::move(id),
                     .name = name,
                     .symbol = std::string(info.id),
                     .unit = unit,
                     .value = value,
                     .source = verbatim(std::string(info.name) + ", " + std::string(info.source)),
                     .status = FactStatus::measured});
}

/// "1.07 ms".
QString seconds_words(double seconds) {
  return seconds < 1e-3 ? number(seconds * 1e6) + QStringLiteral(" µs")
         : seconds < 1  ? number(seconds * 1e3) + QStringLiteral(" ms")
                        : number(seconds) + QStringLiteral(" s");
}

ProfileVerdict verdict_of(const ProfileRun& run) {
  return run.model ? profile_verdict(run.launch(), run.model->scenario.gpu)
                   : profile_verdict(run.launch(), {}, run.model.error().detail);
}

/// "1.6 ×".
QString times(double speedup) { return utf8_words(significant(speedup, 2)) + QStringLiteral(" ×"); }

QString list(const QString& heading, const QStringList& items) {
  if (items.isEmpty())
    return {};
  QString html = QStringLiteral("<p><b>%1</b></p><ul style='margin-left:-24px'>").arg(heading);
  for (const QString& each : items)
    html += QStringLiteral("<li>%1</li>").arg(each);
  return html + QStringLiteral("</ul>");
}

QString counted(const QString& words, std::size_t count) {
  return QStringLiteral("%1 (%2)").arg(words).arg(count);
}

QStringList said(const std::vector<Message>& messages) {
  QStringList lines;
  for (const Message& each : messages)
    lines << spoken(each).toHtmlEscaped();
  return lines;
}

/// The verdict of the counters, the model's beside it, and what is lost for other reasons.
QStringList limits_of(const ProfileRun& run) {
  const ProfileVerdict verdict = verdict_of(run);
  const auto words_of = [](ProfileLimit limit) { return utf8_words(limit_words(limit)); };
  QStringList limits{tr("measured: %1: %2")
                         .arg(QStringLiteral("<b>%1</b>").arg(words_of(verdict.limit)),
                              spoken(verdict.because).toHtmlEscaped())};
  if (verdict.model_limit) {
    QString words = tr("modelled without that unit's use: %1").arg(words_of(*verdict.model_limit));
    const auto place = static_cast<std::size_t>(*verdict.model_limit);
    if (place < profile_units && verdict.measured[place] && verdict.modelled[place])
      words = tr("%1, %2 % modelled, %3 % measured")
                  .arg(words, number(*verdict.modelled[place]), number(*verdict.measured[place]));
    if (verdict.at_most)
      words = tr("%1; at most, as not every rate and latency is known").arg(words);
    const auto agree = verdict.agree();
    limits << (agree && !*agree
                   ? QStringLiteral("<b>%1</b>").arg(tr("the model differs: %1").arg(words))
                   : words);
  }
  for (const ProfileLoss& each : verdict.losses)
    limits << (each.cause == ProfileLoss::Cause::clock ? tr("lost to the clock: %1 %: %2")
                                                       : tr("lost to the last wave: %1 %: %2"))
                  .arg(number(each.percent), spoken(each.because).toHtmlEscaped());
  return limits;
}

QString ipc_row(const QString& name, const QString& ipc, const QString& error) {
  return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align='right'>%2&nbsp;&nbsp;</td>"
                        "<td align='right'>%3</td></tr>")
      .arg(name, ipc, error);
}

/// What would help with its interval, what would not, and how to find out.
QString help_of(const ProfileRun& run) {
  const profile::Launch& launch = run.launch();
  const std::vector<ProfileAdvice> all = advices(launch, run.code.get());
  QString html = QStringLiteral("<p><b>%1</b></p>").arg(tr("What would help"));
  if (all.empty())
    return html + QStringLiteral("<p>%1</p>").arg(spoken(no_advice(launch)).toHtmlEscaped());
  QString rows;
  QStringList nothing;
  for (const ProfileAdvice& each : all) {
    QString change = spoken(each.change).toHtmlEscaped();
    if (each.at && run.code) {
      const std::string source = run.code->code.source_of(*each.at);
      change +=
          QStringLiteral(" (") +
          (source.empty()
               ? QStringLiteral("%1").arg(run.code->code.function.instructions[*each.at].address, 4,
                                          16, QLatin1Char('0'))
               : utf8_words(source).toHtmlEscaped()) +
          QLatin1Char(')');
    }
    if (each.helps())
      rows += QStringLiteral("<p><b>%1</b>&nbsp;&nbsp; %2<br>%3</p>")
                  .arg(times(each.speedup),
                       tr("%1 to %2")
                           .arg(utf8_words(significant(each.low, 2)),
                                utf8_words(significant(each.high, 2))),
                       change);
    else
      nothing << change;
  }
  if (rows.isEmpty())
    html += QStringLiteral("<p>%1</p>")
                .arg(tr("Nothing that was looked at: the busiest unit leaves less than 5 %."));
  else
    html += QStringLiteral("%1<p>%2</p>")
                .arg(rows, unlike_measured(launch)
                               ? tr("Measure this one: no kernel with such a limit is among those "
                                    "whose changes were measured.")
                               : tr("Times as fast; the interval holds with 80 %."));
  html += list(tr("What would not help"), nothing);
  return html;
}

/// Use of each unit, measured and modelled; in bold where they differ by 20 points.
QString units_of(const ProfileVerdict& verdict) {
  QString rows;
  constexpr double flagged = 20;
  for (std::size_t i = 0; i < profile_units; ++i) {
    const auto &measured = verdict.measured[i], &modelled = verdict.modelled[i];
    if (measured.value_or(0) < 0.5 && modelled.value_or(0) < 0.5)
      continue;
    const auto words = [](const std::optional<double>& value) {
      return value ? number(*value) + QStringLiteral("&nbsp;%") : QStringLiteral("–");
    };
    QString row = QStringLiteral("<td>%1&nbsp;&nbsp;</td><td align='right'>%2&nbsp;&nbsp;</td>"
                                 "<td align='right'>%3</td>")
                      .arg(utf8_words(limit_words(static_cast<ProfileLimit>(i))), words(measured),
                           words(modelled));
    if (measured && modelled && std::abs(*measured - *modelled) >= flagged)
      row = QStringLiteral("<td><b>%1</b>&nbsp;&nbsp;</td><td align='right'><b>%2</b>&nbsp;&nbsp;"
                           "</td><td align='right'><b>%3</b></td>")
                .arg(utf8_words(limit_words(static_cast<ProfileLimit>(i))), words(measured),
                     words(modelled));
    rows += QStringLiteral("<tr>%1</tr>").arg(row);
  }
  return rows.isEmpty()
             ? QString()
             : QStringLiteral("<p><b>%1</b></p><table><tr><td></td><td align='right'>%2&nbsp;&nbsp;"
                              "</td><td align='right'>%3</td></tr>%4</table>")
                   .arg(tr("Use of its peak"), tr("measured"), tr("modelled"), rows);
}

/// Launches of the kernel, with the same block, at other occupancies.
std::vector<profile::Launch> kin_of(const ProfileRun& run) {
  std::vector<profile::Launch> kin;
  for (const profile::Launch& each : *run.launches)
    if (&each != &run.launch() && each.kernel == run.launch().kernel &&
        each.block == run.launch().block)
      kin.push_back(each);
  return kin;
}

/// The speed at other occupancies with its interval, and the launches that say so.
ProfileDrawing draw_occupancy(const ProfileRun& run) {
  ProfileDrawing drawing;
  Panel& panel = drawing.panel;
  panel.kind = PanelKind::curves;
  panel.title = profile_chart_name(ProfileChart::occupancy).toStdString();
  panel.legend = true;
  const double most = run.model ? max_warps(run.model->scenario).value_or(64) : 64;
  panel.x = {.label = tr("warps on an SM").toStdString(), .max = most};
  panel.y = {.label = tr("speed").toStdString(), .unit = "×"};
  std::vector<double> warps;
  for (int i = 1; i <= static_cast<int>(most); ++i)
    warps.push_back(i);
  const std::vector<profile::Launch> kin = kin_of(run);
  const auto speeds = occupancy_speeds(run.launch(), kin, warps);
  if (!speeds) {
    panel.remark = spoken(speeds.error().detail).toStdString();
    return drawing;
  }
  Curve curve{.id = "speed", .label = tr("expected").toStdString(), .role = Role::series2};
  Area band{.id = "interval", .label = tr("80 % interval").toStdString(), .role = Role::series2};
  double top = 0;
  for (const OccupancySpeed& each : *speeds) {
    curve.points.push_back({each.warps, each.speedup});
    band.outline.push_back({each.warps, each.high});
    top = std::max(top, each.high);
    drawing.readings.push_back(
        {.gpu = {},
         .from = {each.warps, each.speedup},
         .to = {each.warps, each.speedup},
         .text = tr("%1 warps on an SM: %2 times as fast, %3 to %4 with 80 %")
                     .arg(number(each.warps), number(each.speedup), number(each.low),
                          number(each.high))});
  }
  for (auto each = speeds->rbegin(); each != speeds->rend(); ++each)
    band.outline.push_back({each->warps, each->low});
  Curve measured{.id = "measured",
                 .label = tr("launches of this file").toStdString(),
                 .role = Role::measured,
                 .dots = true};
  const auto own = profile::executed_rate(run.launch());
  const auto add = [&](const profile::Launch& launch) {
    const auto at = launch[profile::Metric::warps];
    const auto rate = profile::executed_rate(launch);
    if (at && rate && own && *own > 0)
      measured.points.push_back({*at, *rate / *own});
  };
  add(run.launch());
  for (const profile::Launch& each : kin)
    add(each);
  for (const Point& each : measured.points)
    top = std::max(top, each.y);
  std::ranges::sort(measured.points, {}, &Point::x);
  panel.y.max = std::max(1.05, top * 1.05);
  panel.areas = {std::move(band)};
  panel.curves = {std::move(curve), std::move(measured)};
  return drawing;
}

} // namespace

QString profile_chart_name(ProfileChart chart) {
  switch (chart) {
  case ProfileChart::code:
    return tr("Code");
  case ProfileChart::occupancy:
    return tr("Occupancy");
  case ProfileChart::use:
    return tr("Use of resources");
  case ProfileChart::waits:
    return tr("What warps wait for");
  case ProfileChart::bytes:
    return tr("Bytes");
  }
  return {};
}

QString launch_title(const profile::Launch& launch) {
  QString title = QString::fromStdString(profile::short_name(launch.kernel));
  if (!launch.id.empty())
    title += QStringLiteral(" #") + QString::fromStdString(launch.id);
  if (const auto warps = launch[profile::Metric::warps])
    title += QStringLiteral(", ") + tr("%1 warps/SM").arg(number(*warps));
  return title;
}

QString profile_chart_button(ProfileChart chart) {
  switch (chart) {
  case ProfileChart::use:
    return tr("Use");
  case ProfileChart::waits:
    return tr("Waits");
  default:
    return profile_chart_name(chart);
  }
}

std::vector<LaunchRow> launch_rows(const std::vector<profile::Launch>& launches) {
  std::vector<LaunchRow> rows;
  for (const LaunchSaving& each : by_saving(launches)) {
    const profile::Launch& launch = launches[each.launch];
    const auto time = launch[profile::Metric::duration];
    const ProfileVerdict verdict = profile_verdict(launch, {});
    const QString number =
        launch.id.empty() ? QString() : QStringLiteral(" #") + utf8_words(launch.id);
    const std::string name = profile::short_name(launch.kernel);
    const std::size_t space = name.rfind("::"); // of many kernels, and the list is narrow
    LaunchRow row{.launch = static_cast<int>(each.launch),
                  .kernel = utf8_words(profile::readable_name(launch.kernel)) + number,
                  .name = utf8_words(space == std::string::npos ? name : name.substr(space + 2)) +
                          number,
                  .time = time ? seconds_words(*time) : QStringLiteral("–"),
                  .limit = utf8_words(limit_words(verdict.limit))};
    if (each.seconds && verdict.limit != ProfileLimit::too_short) {
      row.saving = QStringLiteral("≤ ") + seconds_words(*each.seconds);
      constexpr double much = 0.2;
      row.worth = time && *each.seconds > much * *time;
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

QString profile_headline(const ProfileRun& run) {
  const profile::Launch& launch = run.launch();
  const ProfileVerdict verdict = verdict_of(run);
  QString name = QString::fromStdString(profile::short_name(launch.kernel));
  constexpr int most = 48, begins = 32; // the verdict behind it is what the line is for
  if (name.size() > most)
    name = name.left(begins) + QChar(u'…') + name.right(most - begins - 1);
  name = name.toHtmlEscaped();
  QString words;
  switch (verdict.limit) {
  case ProfileLimit::too_short:
    words = tr("%1: too short to judge.").arg(name);
    break;
  case ProfileLimit::unknown:
    words = tr("%1: the profile says too little.").arg(name);
    break;
  default:
    words =
        tr("%1: limited by %2.").arg(name, utf8_words(limit_words(verdict.limit)).toHtmlEscaped());
  }
  words = QStringLiteral("<b>%1</b>").arg(words);
  if (const auto time = launch[profile::Metric::duration])
    words += QLatin1Char(' ') + seconds_words(*time);
  if (const auto saving = verdict.saving(launch);
      saving && verdict.limit != ProfileLimit::too_short)
    words += tr(", at most %1 to save").arg(seconds_words(*saving));
  return words;
}

QString profile_subline(const ProfileRun& run, const ProfilePart& part) {
  const profile::Launch& launch = run.launch();
  QStringList parts;
  if (!part.title.empty())
    parts << QString::fromStdString(part.title).toHtmlEscaped();
  if (run.model)
    parts << QString::fromStdString(run.model->scenario.gpu->name).toHtmlEscaped();
  else if (!launch.gpu.empty())
    parts << QString::fromStdString(launch.gpu).toHtmlEscaped();
  if (const auto clock = launch[profile::Metric::clock])
    parts << number(*clock / 1e6) + QStringLiteral(" MHz");
  if (const auto warps = launch[profile::Metric::warps])
    parts << tr("%1 warps/SM").arg(number(*warps));
  const ProfileVerdict verdict = verdict_of(run);
  if (const auto agree = verdict.agree())
    parts << (*agree ? tr("the model agrees")
                     : QStringLiteral("<b>%1</b>")
                           .arg(tr("the model differs: it finds %1")
                                    .arg(utf8_words(limit_words(*verdict.model_limit))
                                             .toHtmlEscaped())));
  return parts.join(QStringLiteral(" · "));
}

ProfileDrawing draw_profile(const ProfileRun& run, ProfileChart chart) {
  if (chart == ProfileChart::occupancy)
    return draw_occupancy(run);
  ProfileDrawing drawing;
  Panel& panel = drawing.panel;
  panel.kind = PanelKind::bars;
  panel.title = profile_chart_name(chart).toStdString();
  panel.legend = true;
  panel.x = {.kind = AxisKind::category};
  const QString unit = unit_of(chart);
  const QString y = chart == ProfileChart::use     ? tr("use")
                    : chart == ProfileChart::waits ? tr("share of waiting")
                                                   : tr("moved in the launch");
  panel.y = {.label = y.toStdString(), .unit = unit.toStdString()};
  BarSeries measured{
      .id = "measured", .label = tr("measured").toStdString(), .role = Role::series1};
  BarSeries modelled{
      .id = "modelled",
      .label = (chart == ProfileChart::waits ? tr("simulated") : tr("modelled")).toStdString(),
      .role = Role::series2};
  double top = 0;
  for (const Group& group : groups_of(run, chart)) {
    const auto x = static_cast<double>(panel.x.categories.size());
    panel.x.categories.push_back(group.name.toStdString());
    measured.heights.push_back(group.both.measured.value_or(std::nan("")));
    modelled.heights.push_back(group.both.modelled.value_or(std::nan("")));
    const double highest =
        std::max(group.both.measured.value_or(0), group.both.modelled.value_or(0));
    top = std::max(top, highest);
    drawing.readings.push_back(
        {.gpu = {},
         .from = {x, highest},
         .to = {x, highest},
         .text =
             run.model
                 ? tr("%1: %2 measured, %3 modelled, off by %4")
                       .arg(group.name, value_words(group.both.measured, unit),
                            value_words(group.both.modelled, unit), error_words(group.both))
                 : tr("%1: %2 measured").arg(group.name, value_words(group.both.measured, unit))});
  }
  panel.y.max = chart == ProfileChart::bytes ? std::max(1.0, top * 1.1) : 105;
  panel.bars = {std::move(measured)};
  if (run.model)
    panel.bars.push_back(std::move(modelled));
  return drawing;
}

why::Section explain_profile(const ProfileRun& run) {
  why::Section section{"profile", LOOM_TEXT("Profile"), {}};
  const profile::Launch& launch = run.launch();
  using enum profile::Metric;
  for (const auto& [id, metric] : {std::pair{"profile.warps", warps},
                                   {"profile.latency", latency},
                                   {"profile.instructions", instructions}})
    if (launch[metric]) {
      const profile::MetricInfo& info = profile::metrics()[static_cast<std::size_t>(metric)];
      section.keep(measured_quantity(id, verbatim(info.meaning), *launch[metric],
                                     std::string(info.unit), metric));
    }
  if (const auto measured = profile::executed_rate(launch))
    section.keep(measured_quantity("profile.ipc", LOOM_TEXT("instructions executed per cycle"),
                                   *measured, "inst/cycle/SM", ipc));
  if (!run.model)
    return section;
  const auto inputs = section.quantities;
  const auto modelled = [&](const char* id, Message name, double value, Message method) {
    section.keep(why::found({.id = id,
                             .name = std::move(name),
                             .symbol = "IPC",
                             .unit = "inst/cycle/SM",
                             .value = value,
                             .method = std::move(method)},
                            inputs));
  };
  modelled(
      "profile.modelled_ipc", LOOM_TEXT("instructions per cycle, modelled"),
      *run.model->ipc.modelled,
      (run.model->of.overlap_measured
           ? LOOM_TEXT("bounds of the loop that the profile's counts make, at the warps measured")
           : LOOM_TEXT("gradual saturation of the loop that the profile's counts make, at the "
                       "warps measured"))());
  if (run.simulation)
    modelled("profile.simulated_ipc", LOOM_TEXT("instructions per cycle by the simulation"),
             run.simulation->ipc, LOOM_TEXT("the same loop on a simulated SM")());
  return section;
}

why::Section explain_group(const ProfileRun& run, ProfileChart chart, int group) {
  why::Section section{"profile_pointed", LOOM_TEXT("Profile"), {}};
  const std::vector<Group> groups = groups_of(run, chart);
  if (group < 0 || group >= std::ssize(groups))
    return section;
  const auto& [name, both] = groups[static_cast<std::size_t>(group)];
  const Message of = verbatim(name.toStdString());
  const std::string unit = unit_of(chart).toStdString();
  std::vector<why::QuantityPtr> inputs;
  if (both.measured)
    inputs.push_back(why::given({.id = "profile.pointed.measured",
                                 .name = LOOM_TEXT("%1, measured")(of),
                                 .symbol = "measured",
                                 .unit = unit,
                                 .value = *both.measured,
                                 .source = LOOM_TEXT("counters of NVIDIA Nsight Compute")(),
                                 .status = FactStatus::measured}));
  if (both.modelled)
    section.keep(why::found(
        {.id = "profile.pointed.modelled",
         .name = LOOM_TEXT("%1, modelled")(of),
         .symbol = "modelled",
         .unit = unit,
         .value = *both.modelled,
         .method =
             (chart == ProfileChart::waits
                  ? LOOM_TEXT("the same loop on a simulated SM")
                  : LOOM_TEXT("bounds of the loop that the profile's counts make, at the warps "
                              "measured"))()},
        {}));
  for (const why::QuantityPtr& each : inputs)
    section.keep(each);
  if (const auto error = both.error()) {
    const auto rest = section.quantities;
    section.keep(why::found({.id = "profile.pointed.error",
                             .name = LOOM_TEXT("%1, off by")(of),
                             .symbol = "error",
                             .unit = "%",
                             .value = 100 * *error,
                             .method = LOOM_TEXT("modelled / measured - 1")()},
                            rest));
  }
  return section;
}

QString profile_card(const ProfileRun& run, const ProfilePart& part) {
  const profile::Launch& launch = run.launch();
  QString html = help_of(run) + list(tr("What limits"), limits_of(run)) +
                 units_of(verdict_of(run)) +
                 QStringLiteral("<p><b>%1</b></p>").arg(tr("The launch"));
  const ProfileModel* const model = run.model ? &*run.model : nullptr;
  const auto shown = [](const std::string& size) {
    return size.empty() ? QStringLiteral("–") : QString::fromStdString(size).toHtmlEscaped();
  };
  if (model)
    html +=
        QStringLiteral("<p>%1</p>")
            .arg(tr("%1, %2 blocks of %3, %4 warps/SM")
                     .arg(QString::fromStdString(model->scenario.gpu->name), shown(launch.grid),
                          shown(launch.block), numbered("profile.warps", number(model->warps))));
  else
    html += QStringLiteral("<p>%1</p>").arg(spoken(run.model.error().detail).toHtmlEscaped());
  html += QStringLiteral("<table>");
  const auto ipc = profile::executed_rate(launch);
  html += ipc_row(tr("IPC measured"),
                  ipc ? numbered("profile.ipc", number(*ipc)) : QStringLiteral("–"), {});
  if (model) {
    html +=
        ipc_row(tr("IPC modelled"), numbered("profile.modelled_ipc", number(*model->ipc.modelled)),
                error_words(model->ipc));
    if (model->in_one_chain < 0.999 * *model->ipc.modelled)
      html += ipc_row(tr("in one chain"), number(model->in_one_chain),
                      error_words({model->ipc.measured, model->in_one_chain}));
  }
  if (model && run.simulation)
    html +=
        ipc_row(tr("IPC simulated"), numbered("profile.simulated_ipc", number(run.simulation->ipc)),
                error_words({model->ipc.measured, run.simulation->ipc}));
  html += QStringLiteral("</table>");
  QStringList agreements;
  for (const profile::Agreement& each : profile::agreements(launch)) {
    const QString words =
        tr("%1: %2 against %3 %4")
            .arg(spoken(each.what).toHtmlEscaped(), number(each.left), number(each.right),
                 QString::fromStdString(std::string(each.unit)));
    agreements << (each.agrees()
                       ? words
                       : QStringLiteral("<b>%1</b>").arg(tr("contradiction: %1").arg(words)));
  }
  html += list(tr("Whether the profile agrees with itself"), agreements);
  QStringList predictions;
  for (const profile::Prediction& each : profile::predictions(*run.launches))
    if (each.base == run.shown || each.other == run.shown)
      predictions << tr("%1 predicts %2: IPC %3, measured %4, off by %5")
                         .arg(launch_title((*run.launches)[each.base]).toHtmlEscaped(),
                              launch_title((*run.launches)[each.other]).toHtmlEscaped(),
                              number(each.predicted()), number(each.measured),
                              signed_percent(100 * each.error()));
  html += list(tr("One occupancy of another"), predictions);
  if (model) {
    const profile::ProfiledLoop& of = model->of;
    html += list(counted(tr("Assumed"), of.assumptions.size()), said(of.assumptions));
    html += list(counted(tr("Left out"), of.left_out.size()), said(of.left_out));
    if (!of.missing.empty())
      html += list(tr("What would say more"),
                   {QStringLiteral("ncu ") + QString::fromStdString(of.missing).toHtmlEscaped()});
  }
  html += QStringLiteral("<p>%1</p>")
              .arg(QString::fromStdString(launch.kernel).left(200).toHtmlEscaped());
  html += list(tr("What comes true"),
               {tr("change the program, %1, then %2")
                    .arg(QStringLiteral("<code>ncu --set full -o after PROGRAM</code>"),
                         QStringLiteral("<code>latencyloom profile BEFORE after.ncu-rep</code>"))});
  if (part.left_out > 0)
    html += QStringLiteral("<p>%1</p>")
                .arg(tr("%n more launches, shorter ones, are not kept in the document.",
                        static_cast<int>(part.left_out)));
  return html;
}

Figure profile_figure(const ProfileRun& run) {
  Figure figure;
  figure.id = "profile";
  figure.title = tr("A profile beside its model: %1").arg(launch_title(run.launch())).toStdString();
  figure.columns = 2;
  Panel table;
  table.kind = PanelKind::table;
  for (const QString& head : {tr("number"), tr("measured"), tr("modelled"), tr("off by")})
    table.table.header.push_back(head.toStdString());
  const auto row = [&table](const QString& name, const Compared& both, const QString& unit) {
    table.table.rows.push_back({{name.toStdString()},
                                {value_words(both.measured, unit).toStdString()},
                                {value_words(both.modelled, unit).toStdString()},
                                {error_words(both).toStdString()}});
  };
  const Compared ipc =
      run.model ? run.model->ipc : Compared{profile::executed_rate(run.launch()), std::nullopt};
  row(run.model ? tr("IPC modelled") : tr("IPC measured"), ipc, {});
  if (run.model && run.simulation)
    row(tr("IPC simulated"), {ipc.measured, run.simulation->ipc}, {});
  row(tr("warps"), {run.launch()[profile::Metric::warps], std::nullopt}, tr("warps/SM"));
  for (const Group& group : groups_of(run, ProfileChart::bytes))
    row(group.name, group.both, unit_of(ProfileChart::bytes));
  if (run.model) {
    const ProfileModel& model = *run.model;
    figure.caption = (loop_words(model.scenario) + QStringLiteral(". ") +
                      tr("Limited by %1. Assumptions: %2.")
                          .arg(limit_words(model.evaluation.limit, model.numbers))
                          .arg(model.of.assumptions.size()))
                         .toStdString();
    int place = 0;
    for (const Message& each : model.of.assumptions)
      figure.footnotes.push_back(
          (QString::number(++place) + QStringLiteral(". ") + spoken(each)).toStdString());
  }
  figure.sources = {
      tr("Measured by NVIDIA Nsight Compute; modelled as the loop that its counts make")
          .toStdString()};
  for (const ProfileChart chart :
       {ProfileChart::occupancy, ProfileChart::use, ProfileChart::waits, ProfileChart::bytes})
    if (ProfileDrawing drawing = draw_profile(run, chart); !drawing.readings.empty())
      figure.panels.push_back(std::move(drawing.panel));
  figure.panels.push_back(std::move(table));
  return figure;
}

} // namespace loom
