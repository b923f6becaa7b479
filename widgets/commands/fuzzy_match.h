#pragma once

/// How well what was typed fits a command. Letters are compared without case.

#include "widgets/commands/command.h"

#include <QStringList>
#include <QStringView>

namespace loom {

/// How well one word fits a text: 0 not at all; best where it is the text or begins it, then where
/// it begins a word, then anywhere inside; last where its letters begin the text's words one after
/// the other ("exfi" in "Export figure").
[[nodiscard]] int word_fit(QStringView word, QStringView text);

/// How well all words fit a command: 0 where one fits nowhere. A word counts half in the kind and
/// in the words that are not shown. A title that is just what was typed is before all others.
[[nodiscard]] int command_fit(const QStringList& words, const Command& command);

} // namespace loom
