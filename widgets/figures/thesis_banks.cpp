#include "widgets/figures/shared/source_figure.h"
#include "widgets/style/tr.h"
#include "widgets/views/banks/bank_presets.h"
#include "widgets/views/banks/banks_figure.h"

#include <QStringList>

namespace loom {
namespace {

Result<Figure> figure_2_2_of(const FigureRequest& request) {
  const auto gpu = request.catalogue->find("gtx980");
  if (!gpu)
    return tl::unexpected<Error>(gpu.error());
  Figure figure;
  figure.id = "thesis-2.2";
  figure.title = tr("Shared-memory bank conflicts").toStdString();
  figure.caption = tr("Six accesses of four threads to a memory of four banks. Each bank serves "
                      "one word a pass; the busiest bank determines how many passes it takes.")
                       .toStdString();
  figure.sources = {thesis("§2.6, Figure 2.2")};
  figure.columns = 3;
  for (const SharedAccess& access : figure_2_2()) {
    const auto run = run_banks(**gpu, access);
    if (!run)
      return tl::unexpected<Error>(run.error());
    QStringList words;
    for (const std::int64_t each : run->addresses)
      words << QString::number(each);
    BanksLook look;
    look.heading = QStringLiteral("(%1)").arg(words.join(QLatin1Char(','))).toStdString();
    look.names = false;
    look.title = 1;
    look.least = 0.8;
    figure.panels.push_back(diagram_panel(access_diagram(*run, look, 14.5, 15)));
  }
  figure.footnotes = {
      tr("Above: threads with the words they access. Below: banks with the words they serve, a row "
         "a pass.")
          .toStdString()};
  return figure;
}

Result<Figure> banks_of_document(const FigureRequest& request) {
  const Scenario& scenario = request.document.scenario;
  return banks_picture(*scenario.gpu, scenario.shared_access).map([&](const BanksPicture& picture) {
    return banks_figure(scenario, picture);
  });
}

} // namespace

std::vector<FigureEntry> figures_thesis_banks() {
  using namespace figure_option;
  return {{QStringLiteral("thesis-2.2"), tr("Shared-memory bank conflicts: six examples"), 0.62,
           figure_2_2_of},
          {QStringLiteral("banks"), tr("A scenario's access to shared memory"), 0.46,
           banks_of_document, gpu | set}};
}

} // namespace loom
