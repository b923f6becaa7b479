// Twenty kernels of other kinds than everyday.cu and further.cu have, written and measured after
// the rules of core/kernel/effects.h and the matrix instructions were fixed, to try these on. Each
// runs at up to four occupancies; the driver divides the SM's memory between L1 and shared memory.
//
//     nvcc -std=c++20 -O3 -arch=native -I.. -o others others.cu ../device.cu
//     ./others time > h200_others_kernels.csv

#include "launches.cuh"

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline.h>
#include <mma.h>

#include <cstdint>

using namespace nvcuda;

extern "C" {

// ---- streaming and stencils

__global__ void axpy_half(const half2* x, half2* y, half a, int n) {
  const half2 both = __half2half2(a);
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    y[i] = __hfma2(both, x[i], y[i]);
}

__global__ void gelu_bias(const float* x, const float* bias, float* y, int columns, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float u = x[i] + bias[i % columns];
  y[i] = 0.5f * u * (1.f + tanhf(0.79788456f * (u + 0.044715f * u * u * u)));
}

__global__ void bilinear_scale(const float* in, float* out, int width, int height, int to_width,
                               int to_height, float step) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= to_width || y >= to_height)
    return;
  const float u = x * step, v = y * step;
  const int left = min(static_cast<int>(u), width - 2), top = min(static_cast<int>(v), height - 2);
  const float right = u - left, down = v - top;
  const float* p = in + top * width + left;
  const float upper = p[0] + right * (p[1] - p[0]);
  const float lower = p[width] + right * (p[width + 1] - p[width]);
  out[y * to_width + x] = upper + down * (lower - upper);
}

/// Sums down the columns, one thread each.
__global__ void column_sums(const float* in, float* out, int rows, int columns) {
  const int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= columns)
    return;
  float sum = 0;
  for (int r = 0; r < rows; ++r) {
    sum += in[static_cast<size_t>(r) * columns + c];
    out[static_cast<size_t>(r) * columns + c] = sum;
  }
}

__global__ void blur_rows(const float* in, float* out, int width) {
  constexpr int radius = 8;
  __shared__ float tile[256 + 2 * radius];
  const int x = blockIdx.x * 256 + threadIdx.x;
  const float* row = in + static_cast<size_t>(blockIdx.y) * width;
  tile[threadIdx.x + radius] = row[x];
  if (threadIdx.x < radius) {
    tile[threadIdx.x] = row[max(x - radius, 0)];
    tile[threadIdx.x + 256 + radius] = row[min(x + 256, width - 1)];
  }
  __syncthreads();
  float sum = 0;
#pragma unroll
  for (int k = -radius; k <= radius; ++k)
    sum += (radius + 1 - abs(k)) * tile[threadIdx.x + radius + k];
  out[static_cast<size_t>(blockIdx.y) * width + x] = sum * (1.f / 81);
}

/// Positions of a transformer's heads turned by angles.
__global__ void rotary(float2* x, int heads, int half_size, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const int k = i % half_size, position = i / (half_size * heads);
  const float angle = position * exp2f(-13.287712f * k / half_size);
  float s, c;
  __sincosf(angle, &s, &c);
  const float2 v = x[i];
  x[i] = make_float2(v.x * c - v.y * s, v.x * s + v.y * c);
}

__global__ void channel_moments(const float* in, float2* out, int pixels) {
  __shared__ float sums[8], squares[8];
  float sum = 0, square = 0;
  const float* mine = in + static_cast<size_t>(blockIdx.x) * pixels;
  for (int i = threadIdx.x; i < pixels; i += 256) {
    const float v = mine[i];
    sum += v;
    square += v * v;
  }
  for (int d = 16; d; d >>= 1) {
    sum += __shfl_xor_sync(~0u, sum, d);
    square += __shfl_xor_sync(~0u, square, d);
  }
  if (threadIdx.x % 32 == 0) {
    sums[threadIdx.x / 32] = sum;
    squares[threadIdx.x / 32] = square;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int w = 1; w < 8; ++w) {
      sum += sums[w];
      square += squares[w];
    }
    const float mean = sum / pixels;
    out[blockIdx.x] = make_float2(mean, square / pixels - mean * mean);
  }
}

// ---- scattered accesses and atomics

/// A table with two places for each key, as cuckoo hashing has it.
__global__ void cuckoo_lookup(const uint2* table, const unsigned* keys, unsigned* found,
                              unsigned mask, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const unsigned key = keys[i];
  const uint2 first = table[(key * 2654435761u >> 4) & mask];
  const uint2 second = table[((key ^ 0x9e3779b9u) * 2246822519u >> 4) & mask];
  found[i] = first.x == key ? first.y : second.x == key ? second.y : 0u;
}

__global__ void bit_reversal(const float2* in, float2* out, int bits) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  out[__brev(i) >> (32 - bits)] = in[i];
}

__global__ void random_walks(const unsigned* next, unsigned* out, unsigned mask, int steps) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned at = i * 2654435761u & mask;
  for (int s = 0; s < steps; ++s)
    at = next[at];
  out[i] = at;
}

/// A matrix with as many numbers in each row, stored by columns.
__global__ void spmv_ell(const int* columns, const float* values, const float* x, float* y,
                         int width, int rows) {
  const int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows)
    return;
  float sum = 0;
  for (int k = 0; k < width; ++k)
    sum +=
        values[static_cast<size_t>(k) * rows + r] * x[columns[static_cast<size_t>(k) * rows + r]];
  y[r] = sum;
}

/// Counts of 64 classes, one addition for all lanes of a class.
__global__ void count_classes(const unsigned* in, unsigned* counts, int n) {
  __shared__ unsigned own[64];
  if (threadIdx.x < 64)
    own[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&own[in[i] >> 20 & 63], 1u);
  __syncthreads();
  if (threadIdx.x < 64)
    atomicAdd(&counts[threadIdx.x], own[threadIdx.x]);
}

// ---- arithmetic, shared memory and matrices

__global__ void fft_1024(const float2* in, float2* out) {
  __shared__ float2 data[1024];
  const size_t base = static_cast<size_t>(blockIdx.x) * 1024;
  for (int k = 0; k < 4; ++k) {
    const unsigned i = threadIdx.x + 256 * k;
    data[__brev(i) >> 22] = in[base + i];
  }
  for (int span = 1; span < 1024; span *= 2) {
    __syncthreads();
    for (int k = 0; k < 2; ++k) {
      const int t = threadIdx.x + 256 * k;
      const int at = t / span * 2 * span + t % span;
      float s, c;
      __sincosf(-3.14159265f * (t % span) / span, &s, &c);
      const float2 a = data[at], b = data[at + span];
      const float2 turned = make_float2(b.x * c - b.y * s, b.x * s + b.y * c);
      data[at] = make_float2(a.x + turned.x, a.y + turned.y);
      data[at + span] = make_float2(a.x - turned.x, a.y - turned.y);
    }
  }
  __syncthreads();
  for (int k = 0; k < 4; ++k)
    out[base + threadIdx.x + 256 * k] = data[threadIdx.x + 256 * k];
}

/// Forces of 32 neighbours each.
__global__ void lennard_jones(const float4* atoms, const int* neighbours, float4* forces, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float4 me = atoms[i];
  float fx = 0, fy = 0, fz = 0;
  for (int k = 0; k < 32; ++k) {
    const float4 other = atoms[neighbours[static_cast<size_t>(k) * n + i]];
    const float dx = me.x - other.x, dy = me.y - other.y, dz = me.z - other.z;
    const float r2 = 1.f / (dx * dx + dy * dy + dz * dz + 1e-6f), r6 = r2 * r2 * r2;
    const float force = r2 * r6 * (48.f * r6 - 24.f);
    fx += force * dx;
    fy += force * dy;
    fz += force * dz;
  }
  forces[i] = make_float4(fx, fy, fz, 0);
}

__global__ void hash_rounds(const uint4* in, uint4* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const uint4 v = in[i];
  unsigned a = v.x, b = v.y, c = v.z, d = v.w;
#pragma unroll
  for (int r = 0; r < 64; ++r) {
    const unsigned s =
        __funnelshift_l(a, a, 30) ^ __funnelshift_l(a, a, 19) ^ __funnelshift_l(a, a, 10);
    const unsigned choice = (b & c) ^ (~b & d), t = s + choice + 0x428a2f98u * (r + 1);
    d = c;
    c = b;
    b = a + t;
    a = t + ((a & b) ^ (a & c) ^ (b & c));
  }
  out[i] = make_uint4(a, b, c, d);
}

__global__ void newton_roots(const double* in, double* out, int turns, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const double v = in[i] + 1;
  double x = v;
  for (int t = 0; t < turns; ++t)
    x = x - (x * x * x - v) / (3 * x * x);
  out[i] = x;
}

/// A matrix of 32 x 32 for each block, decomposed in shared memory.
__global__ void cholesky_32(const float* in, float* out) {
  __shared__ float m[32][33];
  const int x = threadIdx.x, y = threadIdx.y;
  const size_t base = static_cast<size_t>(blockIdx.x) * 1024;
  for (int r = y; r < 32; r += 8)
    m[r][x] = in[base + r * 32 + x] + (r == x ? 32.f : 0.f);
  for (int k = 0; k < 32; ++k) {
    __syncthreads();
    const float root = rsqrtf(m[k][k]);
    __syncthreads();
    if (y == 0 && x >= k)
      m[x][k] *= root;
    __syncthreads();
    for (int r = k + 1 + y; r < 32; r += 8)
      if (x > k && x <= r)
        m[r][x] -= m[r][k] * m[x][k];
  }
  __syncthreads();
  for (int r = y; r < 32; r += 8)
    out[base + r * 32 + x] = m[r][x];
}

/// C = A B of bf16 by tensor cores, tiles of 64 x 64 brought by asynchronous copies one step ahead.
__global__ void matmul_stages(const __nv_bfloat16* a, const __nv_bfloat16* b, float* c, int n) {
  __shared__ __align__(16) __nv_bfloat16 sa[2][64][40], sb[2][32][72];
  const int warp = threadIdx.x / 32, row = warp / 2 * 32, column = warp % 2 * 32;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum[2][2];
  for (auto& r : sum)
    for (auto& f : r)
      wmma::fill_fragment(f, 0.f);
  const auto bring = [&](int stage, int k) {
    for (int i = threadIdx.x; i < 256; i += 128) {
      const int ra = i / 4, ca = i % 4 * 8, rb = i / 8, cb = i % 8 * 8;
      __pipeline_memcpy_async(&sa[stage][ra][ca],
                              a + static_cast<size_t>(blockIdx.y * 64 + ra) * n + k + ca, 16);
      __pipeline_memcpy_async(&sb[stage][rb][cb],
                              b + static_cast<size_t>(k + rb) * n + blockIdx.x * 64 + cb, 16);
    }
    __pipeline_commit();
  };
  bring(0, 0);
  for (int k = 0; k < n; k += 32) {
    const int stage = k / 32 & 1;
    if (k + 32 < n) {
      bring(stage ^ 1, k + 32);
      __pipeline_wait_prior(1);
    } else {
      __pipeline_wait_prior(0);
    }
    __syncthreads();
    for (int q = 0; q < 32; q += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, __nv_bfloat16, wmma::row_major> fa[2];
      wmma::fragment<wmma::matrix_b, 16, 16, 16, __nv_bfloat16, wmma::row_major> fb[2];
      for (int i = 0; i < 2; ++i) {
        wmma::load_matrix_sync(fa[i], &sa[stage][row + 16 * i][q], 40);
        wmma::load_matrix_sync(fb[i], &sb[stage][q][column + 16 * i], 72);
      }
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
          wmma::mma_sync(sum[i][j], fa[i], fb[j], sum[i][j]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      wmma::store_matrix_sync(c + static_cast<size_t>(blockIdx.y * 64 + row + 16 * i) * n +
                                  blockIdx.x * 64 + column + 16 * j,
                              sum[i][j], n, wmma::mem_row_major);
}

/// C = A B of bytes by tensor cores, straight from memory.
__global__ void matmul_bytes(const signed char* a, const signed char* b, int* c, int n) {
  const int warp = threadIdx.x / 32;
  const int row = (blockIdx.y * 2 + warp / 2) * 32, column = (blockIdx.x * 2 + warp % 2) * 32;
  wmma::fragment<wmma::accumulator, 16, 16, 16, int> sum[2][2];
  for (auto& r : sum)
    for (auto& f : r)
      wmma::fill_fragment(f, 0);
  for (int k = 0; k < n; k += 16) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> fa[2];
    wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> fb[2];
    for (int i = 0; i < 2; ++i) {
      wmma::load_matrix_sync(fa[i], a + static_cast<size_t>(row + 16 * i) * n + k, n);
      wmma::load_matrix_sync(fb[i], b + static_cast<size_t>(column + 16 * i) * n + k, n);
    }
    for (int i = 0; i < 2; ++i)
      for (int j = 0; j < 2; ++j)
        wmma::mma_sync(sum[i][j], fa[i], fb[j], sum[i][j]);
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      wmma::store_matrix_sync(c + static_cast<size_t>(row + 16 * i) * n + column + 16 * j,
                              sum[i][j], n, wmma::mem_row_major);
}

/// Scores of 64 queries against all keys of half precision, 64 numbers each, by mma and ldmatrix.
__global__ void scores_mma(const half* queries, const half* keys, float* best, int n) {
  __shared__ __align__(16) half tile[64][72];
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  unsigned qa[4][4];
  const half* q = queries + static_cast<size_t>(blockIdx.x) * 64 * 64;
  for (int i = threadIdx.x; i < 512; i += 128)
    *reinterpret_cast<uint4*>(&tile[i / 8][i % 8 * 8]) =
        *reinterpret_cast<const uint4*>(q + i / 8 * 64 + i % 8 * 8);
  __syncthreads();
  for (int k = 0; k < 4; ++k) {
    const unsigned at = static_cast<unsigned>(
        __cvta_generic_to_shared(&tile[warp * 16 + lane % 16][k * 16 + lane / 16 * 8]));
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(qa[k][0]), "=r"(qa[k][1]), "=r"(qa[k][2]), "=r"(qa[k][3])
                 : "r"(at));
  }
  float most[2] = {-1e30f, -1e30f};
  for (int first = 0; first < n; first += 64) {
    __syncthreads();
    for (int i = threadIdx.x; i < 512; i += 128)
      *reinterpret_cast<uint4*>(&tile[i / 8][i % 8 * 8]) = *reinterpret_cast<const uint4*>(
          keys + static_cast<size_t>(first + i / 8) * 64 + i % 8 * 8);
    __syncthreads();
    for (int j = 0; j < 8; ++j) {
      float c[4] = {0, 0, 0, 0};
      for (int k = 0; k < 4; ++k) {
        unsigned b0, b1;
        const unsigned at = static_cast<unsigned>(
            __cvta_generic_to_shared(&tile[j * 8 + lane % 8][k * 16 + lane / 8 % 2 * 8]));
        asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0,%1}, [%2];"
                     : "=r"(b0), "=r"(b1)
                     : "r"(at));
        asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, "
                     "{%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                     : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                     : "r"(qa[k][0]), "r"(qa[k][1]), "r"(qa[k][2]), "r"(qa[k][3]), "r"(b0),
                       "r"(b1));
      }
      most[0] = fmaxf(most[0], fmaxf(c[0], c[1]));
      most[1] = fmaxf(most[1], fmaxf(c[2], c[3]));
    }
  }
  for (int r = 0; r < 2; ++r) {
    most[r] = fmaxf(most[r], __shfl_xor_sync(~0u, most[r], 1));
    most[r] = fmaxf(most[r], __shfl_xor_sync(~0u, most[r], 2));
    if (lane % 4 == 0)
      best[blockIdx.x * 64 + warp * 16 + lane / 4 + 8 * r] = most[r];
  }
}

} // extern "C"

namespace {

using calibrate::check;

__global__ void fill_random_floats(float* data, size_t n) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += static_cast<size_t>(gridDim.x) * blockDim.x) {
    unsigned h = static_cast<unsigned>(i) * 2654435761u;
    h ^= h >> 15;
    h *= 2246822519u;
    data[i] = (h >> 8) * (1.f / 16777216);
  }
}
/// Numbers below `below`, a power of two, in an order without structure.
__global__ void fill_random_words(unsigned* data, size_t n, unsigned below) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += static_cast<size_t>(gridDim.x) * blockDim.x) {
    unsigned h = static_cast<unsigned>(i) * 747796405u + 2891336453u;
    h = ((h >> ((h >> 28) + 4)) ^ h) * 277803737u;
    data[i] = ((h >> 22) ^ h) & (below - 1);
  }
}

void run(bool once) {
  const calibrate::Device device = calibrate::Device::open();
  constexpr int n = 1 << 28; // of words in an array
  calibrate::DeviceArray<float> a(n), b(n), c(n);
  calibrate::DeviceArray<unsigned> keys(1 << 26), walk(1 << 23), near(1 << 26);
  for (auto* array : {&a, &b, &c})
    fill_random_floats<<<1024, 256>>>(array->data(), array->size());
  fill_random_words<<<1024, 256>>>(keys.data(), keys.size(), 1u << 31);
  fill_random_words<<<1024, 256>>>(walk.data(), walk.size(), 1u << 23);
  fill_random_words<<<1024, 256>>>(near.data(), near.size(), 1u << 20);
  check(cudaDeviceSynchronize(), "filling");
  auto* counts = reinterpret_cast<unsigned*>(c.data());
  const auto* indices = reinterpret_cast<const int*>(near.data());
  constexpr int side = 8192, rows = 1 << 21, atoms = 1 << 20, looked = 1 << 25, matrix = 4096;
  const auto try_it = [](const char* name, auto kernel, dim3 grid, dim3 block, auto... arguments) {
    return calibrate::work(name, "others", kernel, grid, block, arguments...);
  };
  const std::vector<calibrate::Work> works = {
      try_it("axpy_half", axpy_half, device.sms * 16, 256, reinterpret_cast<const half2*>(a.data()),
             reinterpret_cast<half2*>(b.data()), __float2half(0.5f), n),
      try_it("gelu_bias", gelu_bias, n / 2 / 256, 256, a.data(), c.data(), b.data(), 4096, n / 2),
      try_it("bilinear_scale", bilinear_scale, dim3(12288 / 32, 12288 / 8), dim3(32, 8), a.data(),
             b.data(), side, side, 12288, 12288, 0.66f),
      try_it("column_sums", column_sums, 1 << 9, 256, a.data(), b.data(), 1024, 1 << 17),
      try_it("blur_rows", blur_rows, dim3(side / 256, side), 256, a.data(), b.data(), side),
      try_it("rotary", rotary, (1 << 26) / 256, 256, reinterpret_cast<float2*>(b.data()), 32, 64,
             1 << 26),
      try_it("channel_moments", channel_moments, 1 << 14, 256, a.data(),
             reinterpret_cast<float2*>(c.data()), 112 * 112),
      try_it("cuckoo_lookup", cuckoo_lookup, looked / 256, 256,
             reinterpret_cast<const uint2*>(a.data()), keys.data(), counts, (1u << 26) - 1, looked),
      try_it("bit_reversal", bit_reversal, (1 << 25) / 256, 256,
             reinterpret_cast<const float2*>(a.data()), reinterpret_cast<float2*>(b.data()), 25),
      try_it("random_walks", random_walks, device.sms * 32, 256, walk.data(), counts,
             (1u << 23) - 1, 64),
      try_it("spmv_ell", spmv_ell, rows / 256, 256, indices, a.data(), c.data(), b.data(), 32,
             rows),
      try_it("count_classes", count_classes, device.sms * 16, 256,
             reinterpret_cast<const unsigned*>(a.data()), counts, n),
      try_it("fft_1024", fft_1024, 1 << 16, 256, reinterpret_cast<const float2*>(a.data()),
             reinterpret_cast<float2*>(b.data())),
      try_it("lennard_jones", lennard_jones, atoms / 256, 256,
             reinterpret_cast<const float4*>(a.data()), indices,
             reinterpret_cast<float4*>(b.data()), atoms),
      try_it("hash_rounds", hash_rounds, (1 << 24) / 256, 256,
             reinterpret_cast<const uint4*>(a.data()), reinterpret_cast<uint4*>(b.data()), 1 << 24),
      try_it("newton_roots", newton_roots, (1 << 22) / 256, 256,
             reinterpret_cast<const double*>(a.data()), reinterpret_cast<double*>(b.data()), 16,
             1 << 22),
      try_it("cholesky_32", cholesky_32, 1 << 16, dim3(32, 8), a.data(), b.data()),
      try_it("matmul_stages", matmul_stages, dim3(matrix / 64, matrix / 64), 128,
             reinterpret_cast<const __nv_bfloat16*>(a.data()),
             reinterpret_cast<const __nv_bfloat16*>(b.data()), c.data(), matrix),
      try_it("matmul_bytes", matmul_bytes, dim3(matrix / 64, matrix / 64), 128,
             reinterpret_cast<const signed char*>(a.data()),
             reinterpret_cast<const signed char*>(b.data()), reinterpret_cast<int*>(c.data()),
             matrix),
      try_it("scores_mma", scores_mma, 132 * 16, 128, reinterpret_cast<const half*>(a.data()),
             reinterpret_cast<const half*>(b.data()), c.data(), 8192),
  };
  if (!once) {
    for (const std::string& note : device.notes())
      std::printf("# %s\n", note.c_str());
    std::printf("# Kernels of gpus/calibrate/kernels/others.cu, median of 21 launches after 3, "
                "between two events. Occupancy is lowered by dynamic shared memory that is not "
                "used; the driver chooses the carve-out.\n");
  }
  calibrate::time_all(device, works, -1, once);
}

} // namespace

int main(int count, char** arguments) { return calibrate::time_or_once(count, arguments, run); }
