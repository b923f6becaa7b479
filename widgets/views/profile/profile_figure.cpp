#include "widgets/views/profile/profile_figure.h"

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

QString percent(double share) { return number(100 * share) + QStringLiteral(" %"); }

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
  const profile::Launch& launch = run.launch();
  const ProfileVerdict verdict = run.model ? profile_verdict(launch, run.model->scenario.gpu)
                                           : profile_verdict(launch, {}, run.model.error().detail);
  const auto words_of = [](ProfileLimit limit) {
    const std::string_view words = limit_words(limit);
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
  };
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

} // namespace

QString profile_chart_name(ProfileChart chart) {
  switch (chart) {
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

ProfileDrawing draw_profile(const ProfileRun& run, ProfileChart chart) {
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
  QString html = QStringLiteral("<p><big><b>%1</b></big></p>")
                     .arg(QString::fromStdString(launch.kernel).left(200).toHtmlEscaped());
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
  html += list(tr("What limits"), limits_of(run));
  QStringList changes;
  if (model)
    for (const ProfileChange& each : model->changes) {
      QString words = tr("%1: %2, give or take %3")
                          .arg(change_words(each.change, model->of.loop).toHtmlEscaped(),
                               gain_words(each.change.gain), percent(each.doubt));
      if (each.change.held)
        words = tr("%1; measured use of %2 leaves no more")
                    .arg(words, resource_words(*each.change.held));
      changes << words;
    }
  html += list(tr("What would help most"), changes);
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
  for (const ProfileChart chart : {ProfileChart::use, ProfileChart::waits, ProfileChart::bytes})
    if (ProfileDrawing drawing = draw_profile(run, chart); !drawing.readings.empty())
      figure.panels.push_back(std::move(drawing.panel));
  figure.panels.push_back(std::move(table));
  return figure;
}

} // namespace loom
