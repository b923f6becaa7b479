#pragma once

/// What the settings keep of a window in a form that can be told from damage.
///
/// What views remember of themselves is JSON, which holds nothing but numbers, texts, lists and
/// maps, and within limits whatever wrote it. A QVariantMap would stand there as bytes of
/// QDataStream, which believes every length that it reads. The layout of the windows is bytes of
/// Qt, which believes every size in them; a checksum goes with them.

#include <QVariantMap>

class QJsonObject;

namespace loom {

/// Limits on what is taken back.
inline constexpr qsizetype max_choices_text = 64 * 1024; ///< characters in all
inline constexpr qsizetype max_choice_text = 4096;       ///< characters of one text
inline constexpr qsizetype max_choice_items = 1024;      ///< of one list or map
inline constexpr int max_choices_depth = 4;              ///< lists and maps in each other
/// Largest number, of either sign: up to here every whole number is a double.
inline constexpr double max_choice_number = 9007199254740992.0;

[[nodiscard]] QString choices_to_text(const QVariantMap& choices);
/// Empty where the text is no such map or anything in it is beyond the limits.
[[nodiscard]] QVariantMap choices_from_text(const QString& text);
[[nodiscard]] QVariantMap choices_from_json(const QJsonObject& object);

/// Largest layout.
inline constexpr qsizetype max_state_bytes = 16 * 1024;

/// Bytes with their checksum before them.
[[nodiscard]] QByteArray sealed(const QByteArray& state);
/// The bytes, empty where they are not those that were sealed, or too many.
[[nodiscard]] QByteArray unsealed(const QByteArray& kept);

} // namespace loom
