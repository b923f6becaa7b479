// The profile that a document looks at beside its model; else of the one that comes with the
// program.

#include "widgets/figures/catalogue.h"
#include "widgets/style/tr.h"
#include "widgets/views/profile/profile_figure.h"

namespace loom {
namespace {

Result<Figure> profile_alone(const FigureRequest& request) {
  ProfilePart part = request.document.profile;
  if (part == ProfilePart{})
    part.shipped = "h100_ten_kernels";
  const auto run = profile_run(part, *request.catalogue);
  if (!run)
    return tl::unexpected<Error>(run.error());
  if (!(**run).model)
    return tl::unexpected<Error>((**run).model.error());
  ProfileRun whole = simulated(**run);
  add_code(whole, part);
  return profile_figure(whole);
}

} // namespace

std::vector<FigureEntry> figures_profile() {
  return {
      {QStringLiteral("profile"), tr("A kernel's profile beside its model"), 0.8, profile_alone}};
}

} // namespace loom
