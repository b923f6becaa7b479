#pragma once

/// One writer per file format, called by export_figure().

#include "widgets/export/metadata.h"

#include <QImage>

#include <string>

namespace loom {

[[nodiscard]] QByteArray write_pdf(const Figure& figure, const Metadata& metadata,
                                   const ExportSpec& spec);
/// bad_argument where the font is to be inside and cannot be.
[[nodiscard]] Result<QByteArray> write_svg(const Figure& figure, const Metadata& metadata,
                                           const ExportSpec& spec);
/// bad_argument for more pixels than are drawn, internal without memory for them.
[[nodiscard]] Result<QByteArray> write_png(const Figure& figure, const Metadata& metadata,
                                           const ExportSpec& spec);
[[nodiscard]] QByteArray write_csv(const Figure& figure, const Metadata& metadata);
/// The table of a CSV alone: what the panels show, as numbers and words under one header.
[[nodiscard]] std::string csv_rows(const Figure& figure);
[[nodiscard]] QByteArray write_tex(const Figure& figure, const Metadata& metadata,
                                   const ExportSpec& spec);

/// A PNG of `image` (RGB32, or ARGB32 premultiplied where `alpha`), with its resolution and the
/// metadata as iTXt "latencyloom". Ours, for most rows of a drawing are like the one above:
/// `latencyloom figure thesis-4.5 -o x.png` takes 31 ms in all, with QImageWriter 70 ms (the median
/// of 50 runs of each in turn, on two processors).
[[nodiscard]] QByteArray encode_png(const QImage& image, bool alpha, int dpi,
                                    const QByteArray& metadata);

/// Puts another text between the first `after` and the next `end`, and corrects the offsets of what
/// stands behind it.
void replace_in_pdf(QByteArray& pdf, const QByteArray& after, char end, const QByteArray& text);
/// SOURCE_DATE_EPOCH, else 1980-01-01, as PDF writes dates.
[[nodiscard]] QByteArray pdf_date();

/// What QSvgGenerator leaves to do: joins the pieces of each label to one <text>, drops empty
/// groups, states the exact size and inserts title, description and metadata.
[[nodiscard]] QByteArray mend_svg(const QByteArray& svg, const Metadata& metadata, double width_mm,
                                  double height_mm);

} // namespace loom
