#pragma once

#include "core/plot/plot_data.h"

class QByteArray;
class QWidget;

namespace loom {

/// A window with what `figure` shows in sentences, and its numbers as tables that can be walked
/// through by keyboard and copied. `csv` is the figure as exported.
void show_figure_numbers(const Figure& figure, const QByteArray& csv, QWidget* parent);

} // namespace loom
