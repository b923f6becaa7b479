// Prints where the cusp of a GPU lies: cusp [GPU]
#include "core/scenario/scenario.h"
#include "gpus/embedded.h"

#include <cstdio>

int main(int argc, char** argv) {
  const loom::Catalogue catalogue(loom::embedded_gpu_files());
  const auto kernel = catalogue.find(argc > 1 ? argv[1] : "gtx980")
                          .map(loom::default_scenario)
                          .and_then(loom::kernel_model);
  if (!kernel || !loom::cusp(*kernel).cusp)
    return std::fputs(kernel ? "no cusp\n" : (to_line(kernel.error()) + "\n").c_str(), stderr), 1;
  const loom::CuspPoint point = *loom::cusp(*kernel).cusp;
  std::printf("alpha %.2f, %.2f warps/SM\n", point.alpha, point.warps);
}
