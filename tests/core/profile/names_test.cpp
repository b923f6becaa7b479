#include "core/profile/loop_of.h"

#include <gtest/gtest.h>

namespace loom::profile {
namespace {

// Names as ncu prints those of PyTorch's and CUB's kernels.
TEST(ProfileNames, TemplatesAreFoldedAndLambdasNamed) {
  struct Case {
    const char *kernel, *shorter, *readable;
  };
  for (const Case& each : {
           Case{"saxpy", "saxpy", "saxpy"},
           {"void saxpy<float>(int, float *)", "saxpy", "saxpy<float>"},
           {"chase(int, const int *)", "chase", "chase"},
           {"void native::<unnamed>::cunn_SoftMaxForwardReg<float, "
            "native::<unnamed>::SoftMaxForwardEpilogue, long, 8>(T3 *, const T1 *, T5)",
            "native::cunn_SoftMaxForwardReg",
            "native::cunn_SoftMaxForwardReg<float, SoftMaxForwardEpilogue, long, 8>"},
           {"void (anonymous namespace)::fill<unsigned int>(long *)", "fill", "fill<unsigned int>"},
           {"void native::vectorized_elementwise_kernel<4, native::CUDAFunctor_add<float>, "
            "std::array<char *, 3>>(int, T2, T3)",
            "native::vectorized_elementwise_kernel",
            "native::vectorized_elementwise_kernel<4, CUDAFunctor_add<…>, array<…>>"},
           {"void native::vectorized_elementwise_kernel<4, "
            "native::exp_kernel_cuda(at::TensorIteratorBase &)::[lambda() (instance "
            "2)]::operator ()() const::[lambda() (instance 2)]::operator ()() "
            "const::[lambda(float) (instance 1)], std::array<char *, 2>>(int, T2, T3)",
            "native::vectorized_elementwise_kernel",
            "native::vectorized_elementwise_kernel<4, exp_kernel_cuda lambda, array<…>>"},
           {"void k<128, void native::nocast<native::copy(at::T &)::[lambda(float) (instance "
            "1)]>(at::T &, const T1 &)::[lambda(int) (instance 1)]>(int, T3)",
            "k", "k<128, nocast<copy lambda>>"},
           {"void k<bool cuda::histogram<long, 0>(at::Tensor)::[lambda(long) (instance 2)]>(int)",
            "k", "k<histogram lambda>"},
           {"void scan::Kernel<scan::policy_hub<float, float>::Policy1000, const float *, (int)-1>"
            "(T2)",
            "scan::Kernel", "scan::Kernel<Policy1000, const float *, (int)-1>"},
           {"k<", "k", "k<>"},
           {"", "", ""},
       }) {
    EXPECT_EQ(short_name(each.kernel), each.shorter);
    EXPECT_EQ(readable_name(each.kernel), each.readable);
  }
}

TEST(ProfileNames, ALongNameIsCut) {
  EXPECT_LE(readable_name(std::string(1 << 20, 'a')).size(), 103U);
  std::string nested;
  for (int i = 0; i < 100'000; ++i)
    nested += "a<";
  EXPECT_LE(readable_name(nested + "[lambda").size(), 103U);
}

} // namespace
} // namespace loom::profile
