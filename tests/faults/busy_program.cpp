// busy_program FOLDER: saves, autosaves and exports two versions of a document in turn, as fast as
// it can, until somebody kills it. Says on standard output what it does (steps.h).
// busy_program FOLDER VERSION: saves and exports one version, and ends.

#include "gpus/embedded.h"
#include "tests/faults/steps.h"
#include "widgets/export/exporter.h"
#include "widgets/figures/catalogue.h"
#include "widgets/recovery/autosave.h"
#include "widgets/style/fonts.h"
#include "widgets/workspace/document_files.h"
#include "widgets/workspace/workspace.h"

#include "core/text/text.h"

#include <QApplication>
#include <QSettings>

#include <cctype>
#include <cstdlib>
#include <unistd.h>

using namespace loom;

namespace {

struct Busy {
  explicit Busy(QString place)
      : folder(std::move(place)),
        settings(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat) {
    ExportSpec spec;
    spec.format = ExportFormat::svg;
    for (int version : {0, 1}) {
      set(version);
      const auto figure = figure_named(QStringLiteral("cusp"), workspace.document(), catalogue);
      const auto bytes = figure.and_then([&](const Figure& drawn) {
        return export_figure(drawn, workspace.document(), catalogue, spec);
      });
      if (!bytes)
        std::exit(3);
      exported[version] = bytes->toStdString();
    }
  }

  void set(int version) {
    workspace.propose(QStringLiteral("alpha"), faults::alpha_of_version[version]);
  }
  [[nodiscard]] QString file(const char* name) const {
    return folder + QLatin1Char('/') + QString::fromLatin1(name);
  }
  void save() {
    if (!files.save_to(file(faults::saved_name)))
      std::exit(4);
  }
  void export_version(int version) {
    if (!write_file(file(faults::exported_name).toStdString(), exported[version]))
      std::exit(5);
  }

  QString folder;
  QSettings settings;
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(*catalogue.find("gtx980")), {}}};
  DocumentFiles files{workspace, settings};
  Autosave autosave{workspace, files, file(faults::recovery_name)};
  std::string exported[2];
};

/// Says that a step begins, takes it, and says that it is done.
template <class Act> void step(char what, int version, Act act) {
  const auto say = [&](char letter) {
    const char said[] = {letter, char('0' + version)};
    if (::write(STDOUT_FILENO, said, sizeof said) != sizeof said)
      std::exit(6);
  };
  say(what);
  act();
  say(char(std::tolower(what)));
}

} // namespace

int main(int argc, char** argv) {
  if (argc < 2)
    return 2;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  hide_system_fonts();
  const QApplication application(argc, argv);
  install_bundled_font();
  Busy program(QString::fromLocal8Bit(argv[1]));
  if (argc > 2) {
    const int version = std::atoi(argv[2]);
    program.set(version);
    program.save();
    program.export_version(version);
    return 0;
  }
  for (int version = 0;; version = 1 - version) {
    program.set(version);
    step(faults::autosaving, version, [&] { program.autosave.write_now(); });
    step(faults::exporting, version, [&] { program.export_version(version); });
    step(faults::saving, version, [&] { program.save(); });
  }
}
