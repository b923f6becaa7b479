#include "core/model/student_t.h"

#include <gsl/gsl_cdf.h>

#include <cassert>

namespace loom {

double student_t_quantile(double probability, double degrees) {
  assert(probability > 0 && probability < 1 && degrees > 0);
  return gsl_cdf_tdist_Pinv(probability, degrees);
}

} // namespace loom
