#include "widgets/style/number_text.h"

#include "core/base/number.h"

namespace loom {

QString number(double value) { return QString::fromStdString(significant(value)); }

QString alpha_words(double alpha) { return QStringLiteral("α = %1").arg(number(alpha)); }

} // namespace loom
