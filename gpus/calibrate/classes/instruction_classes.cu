// Latency and rate of single instructions on a GPU of compute capability 9.0: a lone warp's chain
// of them, and 32 warps with four chains each. One line of CSV an instruction, on standard output.
//
//     nvcc -std=c++20 -O3 -arch=sm_90a -o instruction_classes instruction_classes.cu
//     ./instruction_classes > h100_instruction_classes.csv

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

namespace {

constexpr int steps = 32; ///< instructions of a chain in a round of the loop
constexpr int rounds = 64;
constexpr int chains = 4;

void check(cudaError_t error) {
  if (error == cudaSuccess)
    return;
  std::fprintf(stderr, "%s\n", cudaGetErrorString(error));
  std::exit(1);
}

struct Span {
  long long start = 0, stop = 0;
};

__shared__ unsigned words[8192]; ///< what shared-memory instructions read
__constant__ int offsets[64];    ///< zeros

/// Word i holds the address of row i of 16 bytes, from `base` on: an LDSM's result is the address
/// of the next one.
__device__ unsigned rows() {
  const auto base = static_cast<unsigned>(__cvta_generic_to_shared(words));
  for (int i = threadIdx.x; i < 8192; i += blockDim.x)
    words[i] = base + 16 * (i % 32);
  __syncthreads();
  return base + 16 * (threadIdx.x % 32);
}

#define ARITHMETIC(NAME, TYPE, REGISTER, PTX)                                                      \
  struct NAME {                                                                                    \
    TYPE value, other;                                                                             \
    __device__ void begin(int seed, int one) {                                                     \
      value = static_cast<TYPE>(seed);                                                             \
      other = static_cast<TYPE>(one);                                                              \
    }                                                                                              \
    __device__ void step() { asm volatile(PTX : "+" REGISTER(value) : REGISTER(other)); }          \
    __device__ unsigned end() { return static_cast<unsigned>(value); }                             \
  };

ARITHMETIC(Fadd, float, "f", "add.f32 %0, %0, %1;")
ARITHMETIC(Fmul, float, "f", "mul.f32 %0, %0, %1;")
ARITHMETIC(Ffma, float, "f", "fma.rn.f32 %0, %0, %1, %1;")
ARITHMETIC(Fmnmx, float, "f", "min.f32 %0, %0, %1;")
// Two additions would be one instruction, two reciprocals none.
ARITHMETIC(IaddLop, unsigned, "r", "add.u32 %0, %0, %1; xor.b32 %0, %0, %1;")
ARITHMETIC(RcpFadd, float, "f", "rcp.approx.ftz.f32 %0, %0; add.ftz.f32 %0, %0, %1;")
ARITHMETIC(Lop, unsigned, "r", "lop3.b32 %0, %0, %1, %1, 0x1e;")
ARITHMETIC(Shf, unsigned, "r", "shf.l.wrap.b32 %0, %0, %0, %1;")
ARITHMETIC(Prmt, unsigned, "r", "prmt.b32 %0, %0, %1, 0x3120;")
ARITHMETIC(Imad, unsigned, "r", "mad.lo.u32 %0, %0, %1, %1;")
ARITHMETIC(Popc, unsigned, "r", "popc.b32 %0, %0;")
ARITHMETIC(F2i, unsigned, "r", "{.reg .f32 f; mov.b32 f, %0; cvt.rzi.s32.f32 %0, f;}")
ARITHMETIC(I2f, unsigned, "r", "{.reg .f32 f; cvt.rn.f32.u32 f, %0; mov.b32 %0, f;}")
ARITHMETIC(Frnd, float, "f", "cvt.rni.f32.f32 %0, %0;")
ARITHMETIC(Rsq, float, "f", "rsqrt.approx.ftz.f32 %0, %0;")
ARITHMETIC(Sqrt, float, "f", "sqrt.approx.ftz.f32 %0, %0;")
ARITHMETIC(Ex2, float, "f", "ex2.approx.ftz.f32 %0, %0;")
ARITHMETIC(Lg2, float, "f", "lg2.approx.ftz.f32 %0, %0;")
ARITHMETIC(Tanh, float, "f", "tanh.approx.f32 %0, %0;")
ARITHMETIC(Hfma2, unsigned, "r", "fma.rn.f16x2 %0, %0, %1, %1;")
ARITHMETIC(Dadd, double, "d", "add.f64 %0, %0, %1;")
ARITHMETIC(Dmul, double, "d", "mul.f64 %0, %0, %1;")
ARITHMETIC(Dfma, double, "d", "fma.rn.f64 %0, %0, %1, %1;")
ARITHMETIC(Shfl, unsigned, "r", "shfl.sync.bfly.b32 %0, %0, 1, 31, -1;")

struct ImadWide {
  unsigned long long value;
  unsigned other;
  __device__ void begin(int seed, int one) { value = seed, other = one; }
  __device__ void step() {
    asm volatile("{.reg .u32 a; cvt.u32.u64 a, %0; mad.wide.u32 %0, a, %1, %0;}"
                 : "+l"(value)
                 : "r"(other));
  }
  __device__ unsigned end() { return value; }
};

/// A conversion to and one from double precision.
struct Conversions {
  double value;
  __device__ void begin(int seed, int) { value = seed; }
  __device__ void step() {
    asm volatile("{.reg .f32 f; cvt.rn.f32.f64 f, %0; cvt.f64.f32 %0, f;}" : "+d"(value));
  }
  __device__ unsigned end() { return value; }
};

template <int Count> struct Ldsm {
  unsigned value;
  __device__ void begin(int, int) { value = rows(); }
  __device__ void step() {
    unsigned b, c, d;
    if constexpr (Count == 1)
      asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%0];" : "+r"(value));
    else if constexpr (Count == 2)
      asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%0];"
                   : "+r"(value), "=r"(b));
    else
      asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%0];"
                   : "+r"(value), "=r"(b), "=r"(c), "=r"(d));
  }
  __device__ unsigned end() { return value; }
};

/// Each lane its own word, which holds its own address.
struct Atoms {
  unsigned value;
  __device__ void begin(int, int) {
    value = static_cast<unsigned>(__cvta_generic_to_shared(words + threadIdx.x));
    words[threadIdx.x] = value;
  }
  __device__ void step() {
    asm volatile("atom.shared.or.b32 %0, [%0], 0;" : "+r"(value)::"memory");
  }
  __device__ unsigned end() { return value; }
};

template <int Bytes> struct Sts {
  unsigned value;
  __device__ void begin(int, int) {
    value = static_cast<unsigned>(__cvta_generic_to_shared(words)) + Bytes * threadIdx.x;
  }
  __device__ void step() {
    if constexpr (Bytes == 4)
      asm volatile("st.volatile.shared.b32 [%0], %0;" ::"r"(value) : "memory");
    else if constexpr (Bytes == 8)
      asm volatile("st.volatile.shared.v2.b32 [%0], {%0, %0};" ::"r"(value) : "memory");
    else
      asm volatile("st.volatile.shared.v4.b32 [%0], {%0, %0, %0, %0};" ::"r"(value) : "memory");
  }
  __device__ unsigned end() { return value; }
};

struct Ldc {
  int value;
  __device__ void begin(int seed, int one) { value = (one - 1) * seed; }
  __device__ void step() {
    value = *reinterpret_cast<const int*>(reinterpret_cast<const char*>(offsets) + value);
  }
  __device__ unsigned end() { return value; }
};

#define PRODUCT(NAME, COUNT, TYPE, REGISTER, PTX, SLOTS, ...)                                      \
  struct NAME {                                                                                    \
    TYPE d[COUNT];                                                                                 \
    unsigned a, b;                                                                                 \
    __device__ void begin(int seed, int one) {                                                     \
      for (TYPE & each : d)                                                                        \
        each = static_cast<TYPE>(seed);                                                            \
      a = seed;                                                                                    \
      b = one;                                                                                     \
    }                                                                                              \
    __device__ void step() { asm volatile(PTX SLOTS:__VA_ARGS__ : "r"(a), "r"(b)); }               \
    __device__ unsigned end() { return static_cast<unsigned>(d[0]); }                              \
  };
#define FOUR(R) "+" R(d[0]), "+" R(d[1]), "+" R(d[2]), "+" R(d[3])
#define TWO(R) "+" R(d[0]), "+" R(d[1])
#define D4 " {%0,%1,%2,%3}, "
#define K16 D4 "{%4,%4,%4,%4}, {%5,%5}, {%0,%1,%2,%3};"
#define K8 D4 "{%4,%4}, {%5}, {%0,%1,%2,%3};"

PRODUCT(Mma16Half, 2, unsigned, "r", "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16",
        " {%0,%1}, {%2,%2,%2,%2}, {%3,%3}, {%0,%1};", TWO("r"))
PRODUCT(Mma16, 4, float, "f", "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", K16, FOUR("f"))
PRODUCT(Mma16Bf, 4, float, "f", "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", K16,
        FOUR("f"))
PRODUCT(Mma8Half, 2, unsigned, "r", "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16",
        " {%0,%1}, {%2,%2}, {%3}, {%0,%1};", TWO("r"))
PRODUCT(Mma8, 4, float, "f", "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32", K8, FOUR("f"))
PRODUCT(Mma4Tf, 4, float, "f", "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32", K8, FOUR("f"))
PRODUCT(Mma8Tf, 4, float, "f", "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", K16, FOUR("f"))
PRODUCT(Imma16, 4, int, "r", "mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32", K8, FOUR("r"))
PRODUCT(Imma32, 4, int, "r", "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32", K16, FOUR("r"))

template <class Op, int Chains> __global__ void run(int one, Span* spans, unsigned* sink) {
  Op ops[Chains];
  for (int i = 0; i < Chains; ++i)
    ops[i].begin(threadIdx.x + i, one);
  __syncthreads();
  const long long start = clock64();
  for (int round = 0; round < rounds; ++round)
#pragma unroll
    for (int step = 0; step < steps; ++step)
#pragma unroll
      for (int i = 0; i < Chains; ++i)
        ops[i].step();
  unsigned seen = 0;
  for (int i = 0; i < Chains; ++i)
    seen += ops[i].end();
  // The result is part of what is waited for.
  const long long stop = clock64() + (seen == 0x9e3779b9u ? 1 : 0);
  if (threadIdx.x % 32 == 0)
    spans[threadIdx.x / 32] = {start, stop};
  sink[threadIdx.x] = seen;
}

/// Barriers of a block in the same loop.
__global__ void barriers(Span* spans) {
  __syncthreads();
  const long long start = clock64();
  for (int round = 0; round < rounds; ++round)
#pragma unroll
    for (int step = 0; step < steps; ++step)
      __syncthreads();
  const long long stop = clock64();
  if (threadIdx.x % 32 == 0)
    spans[threadIdx.x / 32] = {start, stop};
}

/// A lone warp copies and waits, one line of 512 bytes after the other. Bulk: `bytes` at once.
template <int Bytes, bool Bulk>
__global__ void copies(const char* from, int count, std::size_t step, int bytes, Span* spans) {
  __shared__ alignas(128) char to[32768];
  __shared__ alignas(8) unsigned long long barrier;
  const auto address = static_cast<unsigned>(__cvta_generic_to_shared(to));
  const auto bar = static_cast<unsigned>(__cvta_generic_to_shared(&barrier));
  if (threadIdx.x == 0)
    asm volatile("mbarrier.init.shared.b64 [%0], 1; fence.mbarrier_init.release.cluster;" ::"r"(bar)
                 : "memory");
  __syncwarp();
  const long long start = clock64();
  for (int i = 0; i < count; ++i) {
    const char* const line = from + i * step;
    if constexpr (Bulk) {
      if (threadIdx.x == 0)
        asm volatile(
            "mbarrier.arrive.expect_tx.shared.b64 _, [%0], %1;\n"
            "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%2], [%3], "
            "%1, [%0];" ::"r"(bar),
            "r"(bytes), "r"(address), "l"(line)
            : "memory");
      asm volatile("{.reg .pred p; again: mbarrier.try_wait.parity.shared.b64 p, [%0], %1;\n"
                   "@!p bra again;}" ::"r"(bar),
                   "r"(i & 1)
                   : "memory");
    } else {
      if constexpr (Bytes == 16)
        asm volatile(
            "cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(address + Bytes * threadIdx.x),
            "l"(line + Bytes * threadIdx.x)
            : "memory");
      else
        asm volatile(
            "cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(address + Bytes * threadIdx.x),
            "l"(line + Bytes * threadIdx.x), "n"(Bytes)
            : "memory");
      asm volatile("cp.async.wait_all;" ::: "memory");
    }
  }
  const long long stop = clock64();
  if (threadIdx.x == 0)
    spans[0] = {start, stop};
}

__global__ void touch(char* memory, std::size_t size) {
  for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i < size / 16;
       i += std::size_t{gridDim.x} * blockDim.x)
    reinterpret_cast<uint4*>(memory)[i] = {0, 0, 0, 0};
}

Span* spans;
unsigned* sink;

/// Cycles from the first start to the last stop; the median of five launches.
template <class Launch> double cycles(int warps, Launch&& launch) {
  std::vector<double> found;
  for (int i = 0; i < 5; ++i) {
    launch();
    check(cudaDeviceSynchronize());
    long long first = spans[0].start, last = spans[0].stop;
    for (int warp = 1; warp < warps; ++warp) {
      first = std::min(first, spans[warp].start);
      last = std::max(last, spans[warp].stop);
    }
    found.push_back(static_cast<double>(last - first));
  }
  std::sort(found.begin(), found.end());
  return found[found.size() / 2];
}

template <class Op> void measure(const char* name, double instructions = 1) {
  const double lone = cycles(1, [] { run<Op, 1><<<1, 32>>>(1, spans, sink); });
  const double all = cycles(32, [] { run<Op, chains><<<1, 1024>>>(1, spans, sink); });
  const double count = double{rounds} * steps * instructions;
  std::printf("%s,%.2f,%.4f\n", name, lone / count, 32 * chains * count / all);
}

template <int Bytes, bool Bulk> void measure_copy(const char* name, int bytes, char* memory) {
  constexpr std::size_t size = std::size_t{1} << 30, step = 1 << 16;
  constexpr int count = 256;
  const double hit =
      cycles(1, [&] { copies<Bytes, Bulk><<<1, 32>>>(memory, count, step, bytes, spans); });
  const double miss = cycles(1, [&] {
    touch<<<1024, 256>>>(memory + size / 2, size / 2); // what is copied leaves the L2
    copies<Bytes, Bulk><<<1, 32>>>(memory, count, step, bytes, spans);
  });
  std::printf("%s from L2,%.1f,\n%s from DRAM,%.1f,\n", name, hit / count, name, miss / count);
}

} // namespace

int main() {
  cudaDeviceProp device;
  check(cudaGetDeviceProperties(&device, 0));
  check(cudaMallocManaged(&spans, 32 * sizeof(Span)));
  check(cudaMallocManaged(&sink, 1024 * sizeof(unsigned)));
  char* memory = nullptr;
  check(cudaMalloc(&memory, std::size_t{1} << 30));
  check(cudaMemset(memory, 0, std::size_t{1} << 30));
  const std::time_t now = std::time(nullptr);
  char date[32];
  std::strftime(date, sizeof date, "%Y-%m-%d", std::gmtime(&now));
  std::printf(
      "# %s, %d SMs, compute capability %d.%d. Measured %s by gpus/calibrate/classes; CUDA %d.\n",
      device.name, device.multiProcessorCount, device.major, device.minor, date, CUDART_VERSION);
  std::printf("# cycles: of one of a lone warp's chain, the loop's own in them. rate: warp "
              "instructions per cycle of an SM with 32 warps and 4 chains each.\n");
  std::printf("instruction,cycles,rate\n");
  measure<Fadd>("FADD");
  measure<Fmul>("FMUL");
  measure<Ffma>("FFMA");
  measure<Fmnmx>("FMNMX");
  measure<IaddLop>("IADD3 and LOP3");
  measure<Lop>("LOP3");
  measure<Shf>("SHF");
  measure<Prmt>("PRMT");
  measure<Imad>("IMAD");
  measure<ImadWide>("IMAD.WIDE");
  measure<Popc>("POPC");
  measure<F2i>("F2I");
  measure<I2f>("I2FP");
  measure<Frnd>("FRND");
  measure<Conversions>("F2F.64", 2);
  measure<RcpFadd>("MUFU.RCP and FADD");
  measure<Rsq>("MUFU.RSQ");
  measure<Sqrt>("MUFU.SQRT");
  measure<Ex2>("MUFU.EX2");
  measure<Lg2>("MUFU.LG2");
  measure<Tanh>("MUFU.TANH");
  measure<Hfma2>("HFMA2");
  measure<Dadd>("DADD");
  measure<Dmul>("DMUL");
  measure<Dfma>("DFMA");
  measure<Shfl>("SHFL");
  measure<Ldc>("LDC");
  measure<Ldsm<1>>("LDSM.x1");
  measure<Ldsm<2>>("LDSM.x2");
  measure<Ldsm<4>>("LDSM.x4");
  measure<Atoms>("ATOMS");
  measure<Sts<4>>("STS.32");
  measure<Sts<8>>("STS.64");
  measure<Sts<16>>("STS.128");
  measure<Mma16Half>("HMMA.16816.F16");
  measure<Mma16>("HMMA.16816.F32");
  measure<Mma16Bf>("HMMA.16816.F32.BF16");
  measure<Mma8Half>("HMMA.1688.F16");
  measure<Mma8>("HMMA.1688.F32");
  measure<Mma4Tf>("HMMA.1684.F32.TF32");
  measure<Mma8Tf>("HMMA.1688.F32.TF32");
  measure<Imma16>("IMMA.16816.S8");
  measure<Imma32>("IMMA.16832.S8");
  for (const int warps : {1, 2, 4, 8, 16, 32})
    std::printf("BAR.SYNC of %d warps,%.2f,\n", warps,
                cycles(warps, [&] { barriers<<<1, 32 * warps>>>(spans); }) / rounds / steps);
  measure_copy<4, false>("LDGSTS.32", 0, memory);
  measure_copy<8, false>("LDGSTS.64", 0, memory);
  measure_copy<16, false>("LDGSTS.128", 0, memory);
  measure_copy<0, true>("UBLKCP of 128 B", 128, memory);
  measure_copy<0, true>("UBLKCP of 2 KiB", 2048, memory);
  measure_copy<0, true>("UBLKCP of 16 KiB", 16384, memory);
  return 0;
}
