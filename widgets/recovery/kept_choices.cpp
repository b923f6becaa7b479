#include "widgets/recovery/kept_choices.h"

#include "core/text/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

bool is_within(const QJsonValue& value, int depth) {
  const auto inside = [depth](const QJsonValue& each) { return is_within(each, depth - 1); };
  switch (value.type()) {
  case QJsonValue::Double:
    return std::abs(value.toDouble()) <= max_choice_number;
  case QJsonValue::String:
    return value.toString().size() <= max_choice_text;
  case QJsonValue::Array: {
    const QJsonArray list = value.toArray();
    return depth > 0 && list.size() <= max_choice_items &&
           std::all_of(list.begin(), list.end(), inside);
  }
  case QJsonValue::Object: {
    const QJsonObject map = value.toObject();
    return depth > 0 && map.size() <= max_choice_items &&
           std::all_of(map.begin(), map.end(), inside);
  }
  default:
    return true;
  }
}

QByteArray checksum(const QByteArray& bytes) {
  return QByteArray::number(qulonglong(fingerprint({bytes.data(), std::size_t(bytes.size())})), 16)
      .rightJustified(16, '0');
}

} // namespace

QString choices_to_text(const QVariantMap& choices) {
  return QString::fromUtf8(
      QJsonDocument(QJsonObject::fromVariantMap(choices)).toJson(QJsonDocument::Compact));
}

QVariantMap choices_from_text(const QString& text) {
  return text.size() <= max_choices_text
             ? choices_from_json(QJsonDocument::fromJson(text.toUtf8()).object())
             : QVariantMap();
}

QVariantMap choices_from_json(const QJsonObject& object) {
  return is_within(object, max_choices_depth) ? object.toVariantMap() : QVariantMap();
}

QByteArray sealed(const QByteArray& state) { return checksum(state) + state; }

QByteArray unsealed(const QByteArray& kept) {
  const QByteArray state = kept.mid(16);
  return state.size() <= max_state_bytes && sealed(state) == kept ? state : QByteArray();
}

} // namespace loom
