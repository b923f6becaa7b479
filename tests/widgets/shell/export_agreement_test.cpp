// The window's export and `latencyloom figure --scenario FILE` write the same bytes.

#include "core/document/document_json.h"
#include "core/text/text.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/dialogs/export_dialog.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QProcess>

#include <string_view>

namespace loom {
namespace {

class ExportAgreement : public WindowTest, public testing::WithParamInterface<const char*> {
protected:
  static QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  ViewDock* dock() {
    ViewDock* of = window.views().dock(QString::fromLatin1(GetParam()));
    of->show_page(QString::fromLatin1(GetParam()));
    return of;
  }
  /// What the view shows, as a figure of the command line.
  static QString figure_id() {
    const std::string_view view = GetParam();
    return view == "cusp"         ? QStringLiteral("cusp-in-flight")
           : view == "throughput" ? QStringLiteral("throughput-saturation")
                                  : QString::fromLatin1(GetParam());
  }
  QByteArray by_window(ExportFormat format, const QString& path) {
    settings.setValue("export/format", int(format));
    emit window.findChild<ViewArea*>()->exportAsked(dock());
    auto* dialog = window.findChild<ExportDialog*>();
    if (!dialog)
      return {};
    dialog->path_field()->setText(path);
    dialog->accept();
    EXPECT_EQ(dialog->problem(), QString());
    delete dialog;
    return content(path);
  }
  QByteArray by_program(const QString& path) {
    const QString saved = file("saved.loom.json");
    EXPECT_TRUE(write_file(saved.toStdString(), document_to_json(workspace.document(), catalogue)));
    QProcess program;
    program.start(QStringLiteral(LOOM_PROGRAM),
                  {QStringLiteral("figure"), figure_id(), QStringLiteral("--scenario"), saved,
                   QStringLiteral("-o"), path});
    EXPECT_TRUE(program.waitForFinished());
    EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
    return content(path);
  }
  /// PDF is left out: Qt orders the fonts in it by where it found them.
  void expect_same() {
    ASSERT_NE(dock(), nullptr);
    const QByteArray svg = by_window(ExportFormat::svg, file("window.svg"));
    EXPECT_TRUE(svg.contains("</svg>"));
    EXPECT_EQ(svg.toStdString(), by_program(file("program.svg")).toStdString());
    const QByteArray png = by_window(ExportFormat::png, file("window.png"));
    EXPECT_TRUE(png.startsWith("\x89PNG"));
    EXPECT_TRUE(png == by_program(file("program.png")));
  }
};

TEST_P(ExportAgreement, WithoutALook) { expect_same(); }

TEST_P(ExportAgreement, WithALookForOneColumn) {
  FigureLook look;
  look.size = "ieee-1col";
  look.text_pt = 9;
  look.letters = true;
  look.title = true;
  workspace.propose_look(figure_id(), look);
  expect_same();
}

TEST_P(ExportAgreement, WithAnotherFigureBesideItAndASizeOfItsOwn) {
  FigureLook look;
  look.size = "150x70mm";
  look.palette = LookPalette::mono;
  look.beside = {"concurrency"};
  workspace.propose_look(figure_id(), look);
  expect_same();
}

/// The command that the dialog writes, run in a folder of its own, writes the dialog's bytes.
TEST_P(ExportAgreement, TheWrittenCommandRepeatsTheExport) {
  FigureLook look;
  look.size = "150x90mm";
  look.text_pt = 9;
  look.labels = LookLabels::legend_below;
  look.letters = true;
  look.beside = {"concurrency"};
  look.curves = {{.curve = "latency", .name = "it's \"mine\"", .colour = "wine", .width_pt = 1.5}};
  workspace.propose_look(figure_id(), look);
  workspace.propose(QStringLiteral("alpha"), 20);
  if (GetParam() == std::string_view("cusp")) // draws what is compared on its own axes
    workspace.compare_with(*catalogue.find("v100"));
  ASSERT_NE(dock(), nullptr);
  for (const auto& [format, name] :
       {std::pair{ExportFormat::svg, "mine.svg"}, std::pair{ExportFormat::png, "mine.png"}}) {
    settings.setValue("export/format", int(format));
    settings.setValue("export/dpi", 300);
    emit window.findChild<ViewArea*>()->exportAsked(dock());
    auto* dialog = window.findChild<ExportDialog*>();
    ASSERT_NE(dialog, nullptr);
    dialog->path_field()->setText(file(name));
    const QString command = dialog->command();
    dialog->accept();
    EXPECT_EQ(dialog->problem(), QString());
    delete dialog;
    QDir(folder.path()).mkpath(QStringLiteral("again"));
    QProcess shell;
    shell.setWorkingDirectory(file("again"));
    shell.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"),
                 QStringLiteral("latencyloom() { " LOOM_PROGRAM " \"$@\"; }; ") + command});
    ASSERT_TRUE(shell.waitForFinished());
    EXPECT_EQ(shell.exitCode(), 0) << command.toStdString() << "\n"
                                   << shell.readAllStandardError().toStdString();
    EXPECT_FALSE(content(file(name)).isEmpty());
    EXPECT_TRUE(content(file(name)) == content(file((std::string("again/") + name).c_str())))
        << command.toStdString();
  }
}

INSTANTIATE_TEST_SUITE_P(Views, ExportAgreement,
                         testing::Values("cusp", "throughput", "sm", "occupancy", "coalescing",
                                         "banks"));

} // namespace
} // namespace loom
