#pragma once

/// What the program is, and how a paper cites it.

class QWidget;

namespace loom {

void show_about(QWidget* parent);
/// This version as a BibTeX entry, with a button that copies it.
void show_citation(QWidget* parent);

} // namespace loom
