// Where the numbers of the part that is pointed at come from, and of the run as a whole.

#include "core/why/divergence.h"
#include "widgets/views/divergence/divergence_view.h"

namespace loom {

why::Section DivergenceView::pointed_numbers() const {
  if (!run_ || pointed_.isEmpty())
    return {};
  const QStringList parts = pointed_.split(QLatin1Char(':'));
  const bool of_thread = parts[0] == QLatin1String("lane") || parts[0] == QLatin1String("bit");
  const int thread = parts.back().toInt();
  if (of_thread && thread < run_->asked.threads)
    return why::explain_thread(*run_, step_, thread);
  return why::explain_step(*run_,
                           parts[0] == QLatin1String("step") ? parts[1].toLongLong() : step_);
}

std::vector<why::Section> DivergenceView::sections() const {
  std::vector<why::Section> all{pointed_numbers()};
  if (run_ && run_->plain_steps)
    all.push_back(
        {"simt_plain",
         QT_TRANSLATE_NOOP("quantity", "Without synchronisation"),
         {why::found({.id = "simt_plain_steps",
                      .name = QT_TRANSLATE_NOOP("quantity", "issue slots without synchronisation"),
                      .symbol = "N_plain",
                      .unit = "instructions",
                      .value = static_cast<double>(*run_->plain_steps),
                      .method = "counted: the program is run step by step with plain branches"},
                     {})}});
  return all;
}

QString DivergenceView::asked_quantity() const { return first_quantity(pointed_numbers()); }

} // namespace loom
