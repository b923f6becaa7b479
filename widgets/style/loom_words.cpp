#include "widgets/style/loom_words.h"

#include "widgets/style/tr.h"

#include <QStringList>

#include <cmath>

namespace loom {

QString loom_count(double count) {
  if (count >= 0.95 || count <= 0)
    return QString::number(std::lround(count));
  return count < 0.05 ? tr("under 0.1") : QString::number(count, 'f', 1);
}

QString loom_class_words(const LoomClass& of, double count) {
  const QString number = loom_count(count);
  const std::string& name = number == QLatin1String("1") || of.many.empty() ? of.one : of.many;
  return QStringLiteral("%1 %2").arg(number, QString::fromStdString(name));
}

QString loom_unit_name(Resource resource) {
  switch (resource) {
  case Resource::issue:
    return tr("issue slots");
  case Resource::dram:
    return tr("memory unit");
  case Resource::l2:
    return tr("L2");
  case Resource::l1:
    return tr("L1");
  case Resource::shared:
    return tr("shared memory");
  case Resource::ldst:
    return tr("LD/ST units");
  case Resource::sfu:
    return tr("special functions");
  case Resource::tensor:
    return tr("tensor cores");
  case Resource::fp32:
    return tr("FP32 units");
  case Resource::fp64:
    return tr("FP64 units");
  case Resource::integer:
    return tr("integer units");
  case Resource::constant:
    return tr("constant cache");
  case Resource::cluster:
    return tr("cluster network");
  }
  return {};
}

QString loom_unit_throughput(Resource resource) {
  switch (resource) {
  case Resource::issue:
    return tr("issue throughput");
  case Resource::dram:
    return tr("memory throughput");
  case Resource::fp32:
    return tr("arithmetic throughput");
  case Resource::shared:
    return tr("shared-memory throughput");
  case Resource::sfu:
    return tr("special-function throughput");
  default:
    return tr("peak of the %1").arg(loom_unit_name(resource));
  }
}

Role loom_role(LoomFamily family) {
  switch (family) {
  case LoomFamily::memory:
    return Role::memory;
  case LoomFamily::arithmetic:
    return Role::arithmetic;
  case LoomFamily::special:
    return Role::other;
  case LoomFamily::waiting:
    break;
  }
  return Role::guide;
}

Role loom_role(const LoomUnit& unit) {
  return unit.resource == Resource::issue ? Role::issue : loom_role(loom_family(unit.resource));
}

QString loom_percent(double share) {
  const double value = 100 * share;
  if (value > 0 && value < 1)
    return QString::number(value, 'f', 1);
  if (value < 100 && value >= 99.5)
    return QString::number(std::floor(value * 10) / 10, 'f', 1);
  return QString::number(std::lround(value));
}

QString loom_unit_words(const LoomUnit& unit) {
  return (unit.limits ? tr("%1 % used") : tr("%1 % used, not the limit"))
      .arg(loom_percent(unit.used));
}

QString loom_summary(const LoomPicture& picture) {
  QStringList flying;
  double queued = 0;
  for (const LoomClass& each : picture.classes) {
    if (each.flying > 0)
      flying << loom_class_words(each, each.flying);
    queued += each.queued;
  }
  QString words = tr("%1 of %2 warps; in flight: %3.")
                      .arg(picture.warps)
                      .arg(picture.places)
                      .arg(flying.join(tr(", ")));
  if (queued >= 0.05)
    words += QLatin1Char(' ') + tr("%1 queue for a unit.").arg(loom_count(queued));
  if (picture.ready >= 0.05)
    words +=
        QLatin1Char(' ') + tr("%1 are ready and wait for a slot.").arg(loom_count(picture.ready));
  if (std::isfinite(picture.needed))
    words += QLatin1Char(' ') +
             tr("Warps needed: %1.").arg(std::lround(std::ceil(picture.needed - 1e-9)));
  for (const LoomUnit& each : picture.units)
    words += QStringLiteral(" %1: %2.").arg(loom_unit_name(each.resource), loom_unit_words(each));
  return words;
}

} // namespace loom
