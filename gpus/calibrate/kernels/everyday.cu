// Kernels of everyday work, each at up to four occupancies: how long they take. What a profiler
// says of the same launches is read by Nsight Compute from `kernels once`, which launches each of
// them once in the same order.
//
//     nvcc -std=c++20 -O3 -arch=native -I.. -o kernels everyday.cu ../device.cu
//     ./kernels time > h100_everyday_kernels.csv
//     ncu --csv --page raw ... ./kernels once
//
// ../kernels/run does all of it. Occupancy is lowered by shared memory that nobody uses; the SM
// always gives all it can to shared memory, so that the L1 keeps its size from one occupancy to the
// next.

#include "launches.cuh"

#include <cuda_fp16.h>
#include <mma.h>

// ---- streaming

__global__ void copy_words(const float* in, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[i];
}

__global__ void copy_float4(const float4* in, float4* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[i];
}

__global__ void saxpy(const float* x, float* y, float a, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    y[i] = a * x[i] + y[i];
}

__global__ void triad_grid_stride(const float* a, const float* b, float* c, float s, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    c[i] = a[i] + s * b[i];
}

__global__ void gather(const float* in, const int* index, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n)
    out[i] = in[index[i]];
}

__global__ void black_scholes(const float* price, const float* strike, const float* years,
                              float* call, float* put, float rate, float volatility, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float s = price[i] + 1, x = strike[i] + 1, t = years[i] + 0.1f;
  const float root = sqrtf(t);
  const float d1 =
      (__logf(s / x) + (rate + 0.5f * volatility * volatility) * t) / (volatility * root);
  const float d2 = d1 - volatility * root;
  const float n1 = normcdff(d1), n2 = normcdff(d2), discount = __expf(-rate * t);
  call[i] = s * n1 - x * discount * n2;
  put[i] = x * discount * (1 - n2) - s * (1 - n1);
}

// ---- reductions, scans, histograms

__global__ void reduce_sum(const float* in, float* out, int n) {
  __shared__ float parts[32];
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    sum += in[i];
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_down_sync(0xffffffffu, sum, offset);
  if (threadIdx.x % 32 == 0)
    parts[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x < 32) {
    sum = threadIdx.x < blockDim.x / 32 ? parts[threadIdx.x] : 0;
    for (int offset = 16; offset > 0; offset /= 2)
      sum += __shfl_down_sync(0xffffffffu, sum, offset);
    if (threadIdx.x == 0)
      atomicAdd(out, sum);
  }
}

__global__ void dot_atomic(const float* a, const float* b, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = i < n ? a[i] * b[i] : 0;
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_down_sync(0xffffffffu, sum, offset);
  if (threadIdx.x % 32 == 0)
    atomicAdd(out, sum);
}

__global__ void scan_blocks(const float* in, float* out, int n) {
  __shared__ float sums[32];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  float value = i < n ? in[i] : 0;
  for (int offset = 1; offset < 32; offset *= 2) {
    const float other = __shfl_up_sync(0xffffffffu, value, offset);
    if (lane >= offset)
      value += other;
  }
  if (lane == 31)
    sums[warp] = value;
  __syncthreads();
  if (warp == 0) {
    float sum = lane < blockDim.x / 32 ? sums[lane] : 0;
    for (int offset = 1; offset < 32; offset *= 2) {
      const float other = __shfl_up_sync(0xffffffffu, sum, offset);
      if (lane >= offset)
        sum += other;
    }
    sums[lane] = sum;
  }
  __syncthreads();
  if (i < n)
    out[i] = value + (warp > 0 ? sums[warp - 1] : 0);
}

__global__ void histogram_shared(const int* in, unsigned* bins, int n) {
  __shared__ unsigned mine[256];
  for (int b = threadIdx.x; b < 256; b += blockDim.x)
    mine[b] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&mine[in[i] & 255], 1u);
  __syncthreads();
  for (int b = threadIdx.x; b < 256; b += blockDim.x)
    atomicAdd(&bins[b], mine[b]);
}

__global__ void softmax_rows(const float* in, float* out, int columns) {
  __shared__ float parts[32];
  const float* row = in + static_cast<size_t>(blockIdx.x) * columns;
  float* to = out + static_cast<size_t>(blockIdx.x) * columns;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
  float top = -1e30f;
  for (int c = threadIdx.x; c < columns; c += blockDim.x)
    top = fmaxf(top, row[c]);
  for (int offset = 16; offset > 0; offset /= 2)
    top = fmaxf(top, __shfl_xor_sync(0xffffffffu, top, offset));
  if (lane == 0)
    parts[warp] = top;
  __syncthreads();
  for (int w = 0; w < warps; ++w)
    top = fmaxf(top, parts[w]);
  __syncthreads();
  float sum = 0;
  for (int c = threadIdx.x; c < columns; c += blockDim.x)
    sum += __expf(row[c] - top);
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  if (lane == 0)
    parts[warp] = sum;
  __syncthreads();
  sum = 0;
  for (int w = 0; w < warps; ++w)
    sum += parts[w];
  for (int c = threadIdx.x; c < columns; c += blockDim.x)
    to[c] = __expf(row[c] - top) / sum;
}

__global__ void layer_norm(const float* in, float* out, int columns) {
  __shared__ float parts[64];
  const float* row = in + static_cast<size_t>(blockIdx.x) * columns;
  float* to = out + static_cast<size_t>(blockIdx.x) * columns;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, warps = blockDim.x / 32;
  float sum = 0, squares = 0;
  for (int c = threadIdx.x; c < columns; c += blockDim.x) {
    const float v = row[c];
    sum += v;
    squares += v * v;
  }
  for (int offset = 16; offset > 0; offset /= 2) {
    sum += __shfl_xor_sync(0xffffffffu, sum, offset);
    squares += __shfl_xor_sync(0xffffffffu, squares, offset);
  }
  if (lane == 0) {
    parts[warp] = sum;
    parts[32 + warp] = squares;
  }
  __syncthreads();
  sum = squares = 0;
  for (int w = 0; w < warps; ++w) {
    sum += parts[w];
    squares += parts[32 + w];
  }
  const float mean = sum / columns, scale = rsqrtf(squares / columns - mean * mean + 1e-5f);
  for (int c = threadIdx.x; c < columns; c += blockDim.x)
    to[c] = (row[c] - mean) * scale;
}

__global__ void bitonic_sort(float* data) {
  __shared__ float part[512];
  const int first = blockIdx.x * 512, t = threadIdx.x;
  part[t] = data[first + t];
  part[t + 256] = data[first + t + 256];
  for (int size = 2; size <= 512; size *= 2)
    for (int stride = size / 2; stride > 0; stride /= 2) {
      __syncthreads();
      const int low = 2 * t - (t & (stride - 1)), high = low + stride;
      const bool up = (low & size) == 0;
      const float a = part[low], b = part[high];
      if ((a > b) == up) {
        part[low] = b;
        part[high] = a;
      }
    }
  __syncthreads();
  data[first + t] = part[t];
  data[first + t + 256] = part[t + 256];
}

// ---- stencils, transposes

__global__ void stencil_1d(const float* in, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < 3 || i >= n - 3)
    return;
  float sum = 0;
  for (int d = -3; d <= 3; ++d)
    sum += in[i + d];
  out[i] = sum / 7;
}

__global__ void stencil_2d(const float* in, float* out, int n) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= n - 1 || y >= n - 1)
    return;
  const int i = y * n + x;
  out[i] = 0.5f * in[i] + 0.125f * (in[i - 1] + in[i + 1] + in[i - n] + in[i + n]);
}

__global__ void stencil_3d(const float* in, float* out, int n) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= n - 1 || y >= n - 1)
    return;
  const int plane = n * n;
  int i = plane + y * n + x;
  float below = in[i - plane], here = in[i];
  for (int z = 1; z < n - 1; ++z, i += plane) {
    const float above = in[i + plane];
    out[i] = 0.4f * here + 0.1f * (below + above + in[i - 1] + in[i + 1] + in[i - n] + in[i + n]);
    below = here;
    here = above;
  }
}

__constant__ float weights[25];

__global__ void convolution_5x5(const float* in, float* out, int n) {
  __shared__ float tile[20][36];
  const int x0 = blockIdx.x * 32, y0 = blockIdx.y * 16;
  for (int t = threadIdx.y * 32 + threadIdx.x; t < 20 * 36; t += 512) {
    const int x = min(max(x0 + t % 36 - 2, 0), n - 1), y = min(max(y0 + t / 36 - 2, 0), n - 1);
    tile[t / 36][t % 36] = in[y * n + x];
  }
  __syncthreads();
  float sum = 0;
#pragma unroll
  for (int dy = 0; dy < 5; ++dy)
#pragma unroll
    for (int dx = 0; dx < 5; ++dx)
      sum += weights[dy * 5 + dx] * tile[threadIdx.y + dy][threadIdx.x + dx];
  out[(y0 + threadIdx.y) * n + x0 + threadIdx.x] = sum;
}

__global__ void transpose_naive(const float* in, float* out, int n) {
  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    out[x * n + y + j] = in[(y + j) * n + x];
}

__global__ void transpose_tiled(const float* in, float* out, int n) {
  __shared__ float tile[32][33];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * n + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x;
  y = blockIdx.x * 32 + threadIdx.y;
  for (int j = 0; j < 32; j += 8)
    out[(y + j) * n + x] = tile[threadIdx.x][threadIdx.y + j];
}

// ---- products

__global__ void matmul_naive(const float* a, const float* b, float* c, int n) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  float sum = 0;
  for (int k = 0; k < n; ++k)
    sum += a[y * n + k] * b[k * n + x];
  c[y * n + x] = sum;
}

__global__ void matmul_tiled(const float* a, const float* b, float* c, int n) {
  __shared__ float as[16][16], bs[16][16];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int x = blockIdx.x * 16 + tx, y = blockIdx.y * 16 + ty;
  float sum = 0;
  for (int k = 0; k < n; k += 16) {
    as[ty][tx] = a[y * n + k + tx];
    bs[ty][tx] = b[(k + ty) * n + x];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 16; ++i)
      sum += as[ty][i] * bs[i][tx];
    __syncthreads();
  }
  c[y * n + x] = sum;
}

/// 64 x 64 of the product a block of 256 threads, 4 x 4 a thread.
__global__ void matmul_registers(const float* a, const float* b, float* c, int n) {
  __shared__ float as[16][64], bs[16][64];
  const int t = threadIdx.x, tx = t % 16, ty = t / 16;
  const int x0 = blockIdx.x * 64, y0 = blockIdx.y * 64;
  float sum[4][4] = {};
  for (int k = 0; k < n; k += 16) {
    for (int i = t; i < 1024; i += 256) {
      as[i % 16][i / 16] = a[(y0 + i / 16) * n + k + i % 16];
      bs[i / 64][i % 64] = b[(k + i / 64) * n + x0 + i % 64];
    }
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 16; ++i) {
      const float4 av = *reinterpret_cast<const float4*>(&as[i][ty * 4]);
      const float4 bv = *reinterpret_cast<const float4*>(&bs[i][tx * 4]);
      const float ar[4] = {av.x, av.y, av.z, av.w}, br[4] = {bv.x, bv.y, bv.z, bv.w};
#pragma unroll
      for (int r = 0; r < 4; ++r)
#pragma unroll
        for (int s = 0; s < 4; ++s)
          sum[r][s] += ar[r] * br[s];
    }
    __syncthreads();
  }
  for (int r = 0; r < 4; ++r)
    for (int s = 0; s < 4; ++s)
      c[(y0 + ty * 4 + r) * n + x0 + tx * 4 + s] = sum[r][s];
}

/// A warp has 16 x 16 of the product, from global memory.
__global__ void matmul_tensor(const half* a, const half* b, float* c, int n) {
  using namespace nvcuda;
  const int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  const int x = warp % (n / 16) * 16, y = warp / (n / 16) * 16;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> af;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> bf;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> cf;
  wmma::fill_fragment(cf, 0.f);
  for (int k = 0; k < n; k += 16) {
    wmma::load_matrix_sync(af, a + y * n + k, n);
    wmma::load_matrix_sync(bf, b + k * n + x, n);
    wmma::mma_sync(cf, af, bf, cf);
  }
  wmma::store_matrix_sync(c + y * n + x, cf, n, wmma::mem_row_major);
}

__global__ void matvec_warp(const float* a, const float* x, float* y, int n) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  float sum = 0;
  for (int c = lane; c < n; c += 32)
    sum += a[static_cast<size_t>(row) * n + c] * x[c];
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_down_sync(0xffffffffu, sum, offset);
  if (lane == 0)
    y[row] = sum;
}

// ---- irregular work

__global__ void spmv_rows(const int* starts, const int* columns, const float* values,
                          const float* x, float* y, int rows) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows)
    return;
  float sum = 0;
  for (int i = starts[row]; i < starts[row + 1]; ++i)
    sum += values[i] * x[columns[i]];
  y[row] = sum;
}

__global__ void spmv_warps(const int* starts, const int* columns, const float* values,
                           const float* x, float* y, int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows)
    return;
  float sum = 0;
  for (int i = starts[row] + lane; i < starts[row + 1]; i += 32)
    sum += values[i] * x[columns[i]];
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_down_sync(0xffffffffu, sum, offset);
  if (lane == 0)
    y[row] = sum;
}

__global__ void nbody(const float4* bodies, float4* forces, int n) {
  __shared__ float4 tile[256];
  const int i = blockIdx.x * 256 + threadIdx.x;
  const float4 me = bodies[i];
  float fx = 0, fy = 0, fz = 0;
  for (int first = 0; first < n; first += 256) {
    tile[threadIdx.x] = bodies[first + threadIdx.x];
    __syncthreads();
#pragma unroll 8
    for (int j = 0; j < 256; ++j) {
      const float4 other = tile[j];
      const float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
      const float r2 = dx * dx + dy * dy + dz * dz + 0.01f;
      const float inverse = rsqrtf(r2), f = other.w * inverse * inverse * inverse;
      fx += f * dx;
      fy += f * dy;
      fz += f * dz;
    }
    __syncthreads();
  }
  forces[i] = make_float4(fx, fy, fz, 0);
}

__global__ void mandelbrot(int* out, int n) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const float cx = -2.f + 3.f * x / n, cy = -1.5f + 3.f * y / n;
  float zx = 0, zy = 0;
  int k = 0;
  while (k < 256 && zx * zx + zy * zy < 4) {
    const float next = zx * zx - zy * zy + cx;
    zy = 2 * zx * zy + cy;
    zx = next;
    ++k;
  }
  out[y * n + x] = k;
}

__global__ void monte_carlo_pi(unsigned* hits, int turns) {
  unsigned state = (blockIdx.x * blockDim.x + threadIdx.x) * 2654435761u + 12345u, inside = 0;
  for (int t = 0; t < turns; ++t) {
    state = state * 1664525u + 1013904223u;
    const float x = (state >> 8) * (1.f / 16777216);
    state = state * 1664525u + 1013904223u;
    const float y = (state >> 8) * (1.f / 16777216);
    inside += x * x + y * y < 1;
  }
  for (int offset = 16; offset > 0; offset /= 2)
    inside += __shfl_down_sync(0xffffffffu, inside, offset);
  if (threadIdx.x % 32 == 0)
    atomicAdd(hits, inside);
}

// ---- the harness

namespace {

using calibrate::check;

__global__ void fill_floats(float* data, size_t n) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += static_cast<size_t>(gridDim.x) * blockDim.x)
    data[i] = static_cast<unsigned>(i * 2654435761u + 97u) % 1000u * 0.001f;
}
__global__ void fill_halves(half* data, size_t n) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += static_cast<size_t>(gridDim.x) * blockDim.x)
    data[i] = __float2half(static_cast<unsigned>(i * 2654435761u + 97u) % 1000u * 0.001f);
}
/// Numbers below `below` in an order without structure.
__global__ void fill_indices(int* data, size_t n, unsigned below) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n;
       i += static_cast<size_t>(gridDim.x) * blockDim.x) {
    unsigned h = static_cast<unsigned>(i) * 747796405u + 2891336453u;
    h = ((h >> ((h >> 28) + 4)) ^ h) * 277803737u;
    data[i] = static_cast<int>(((h >> 22) ^ h) % below);
  }
}
/// Rows of 12 to 68 numbers.
__global__ void fill_starts(int* starts, int rows) {
  for (int r = blockIdx.x * blockDim.x + threadIdx.x; r <= rows; r += gridDim.x * blockDim.x)
    starts[r] = r / 8 * 320 + (r % 8) * (r % 8) * 4 + (r % 8) * 8;
}

void run(bool once) {
  const calibrate::Device device = calibrate::Device::open();
  constexpr int n = 1 << 26, side = 8192, cube = 400, small = 1024, rows = 1 << 20;
  calibrate::DeviceArray<float> a(n), b(n), c(n), d(n);
  calibrate::DeviceArray<int> index(n), starts(rows + 1);
  calibrate::DeviceArray<half> ha(small * small * 4), hb(small * small * 4);
  for (auto* array : {&a, &b, &c, &d})
    fill_floats<<<1024, 256>>>(array->data(), array->size());
  fill_halves<<<1024, 256>>>(ha.data(), ha.size());
  fill_halves<<<1024, 256>>>(hb.data(), hb.size());
  fill_indices<<<1024, 256>>>(index.data(), index.size(), rows);
  fill_starts<<<1024, 256>>>(starts.data(), rows);
  check(cudaDeviceSynchronize(), "filling");
  const auto* a4 = reinterpret_cast<const float4*>(a.data());
  auto* b4 = reinterpret_cast<float4*>(b.data());
  auto* counts = reinterpret_cast<unsigned*>(d.data());
  constexpr int bodies = 32768, tensor = 2048;
  int number = 0;
  const auto work = [&number](const char* name, auto kernel, dim3 grid, dim3 block,
                              auto... arguments) {
    return calibrate::work(name, number++ % 2 == 0 ? "build" : "try", kernel, grid, block,
                           arguments...);
  };
  const std::vector<calibrate::Work> works = {
      work("copy_words", copy_words, n / 256, 256, a.data(), b.data(), n),
      work("copy_float4", copy_float4, n / 4 / 256, 256, a4, b4, n / 4),
      work("saxpy", saxpy, n / 256, 256, a.data(), b.data(), 2.f, n),
      work("triad_grid_stride", triad_grid_stride, device.sms * 64, 256, a.data(), b.data(),
           c.data(), 2.f, n),
      work("gather", gather, n / 4 / 256, 256, a.data(), index.data(), b.data(), n / 4),
      work("black_scholes", black_scholes, n / 4 / 256, 256, a.data(), b.data(), c.data(), d.data(),
           d.data() + n / 2, 0.02f, 0.3f, n / 4),
      work("reduce_sum", reduce_sum, device.sms * 32, 256, a.data(), d.data(), n),
      work("dot_atomic", dot_atomic, n / 4 / 256, 256, a.data(), b.data(), d.data(), n / 4),
      work("scan_blocks", scan_blocks, n / 2 / 512, 512, a.data(), b.data(), n / 2),
      work("histogram_shared", histogram_shared, device.sms * 32, 256, index.data(), counts, n / 2),
      work("softmax_rows", softmax_rows, n / 4096, 256, a.data(), b.data(), 4096),
      work("layer_norm", layer_norm, n / 2048, 256, a.data(), b.data(), 2048),
      work("bitonic_sort", bitonic_sort, n / 8 / 512, 256, c.data()),
      work("stencil_1d", stencil_1d, n / 256, 256, a.data(), b.data(), n),
      work("stencil_2d", stencil_2d, dim3(side / 32, side / 8), dim3(32, 8), a.data(), b.data(),
           side),
      work("stencil_3d", stencil_3d, dim3((cube + 31) / 32, cube / 8), dim3(32, 8), a.data(),
           b.data(), cube),
      work("convolution_5x5", convolution_5x5, dim3(side / 32, side / 16), dim3(32, 16), a.data(),
           b.data(), side),
      work("transpose_naive", transpose_naive, dim3(side / 32, side / 32), dim3(32, 8), a.data(),
           b.data(), side),
      work("transpose_tiled", transpose_tiled, dim3(side / 32, side / 32), dim3(32, 8), a.data(),
           b.data(), side),
      work("matmul_naive", matmul_naive, dim3(small / 32, small / 8), dim3(32, 8), a.data(),
           b.data(), c.data(), small),
      work("matmul_tiled", matmul_tiled, dim3(2 * small / 16, 2 * small / 16), dim3(16, 16),
           a.data(), b.data(), c.data(), 2 * small),
      work("matmul_registers", matmul_registers, dim3(4 * small / 64, 4 * small / 64), 256,
           a.data(), b.data(), c.data(), 4 * small),
      work("matmul_tensor", matmul_tensor, tensor / 16 * (tensor / 16) / 8, 256, ha.data(),
           hb.data(), c.data(), tensor),
      work("matvec_warp", matvec_warp, side / 8, 256, a.data(), b.data(), c.data(), side),
      work("spmv_rows", spmv_rows, rows / 256, 256, starts.data(), index.data(), a.data(), b.data(),
           c.data(), rows),
      work("spmv_warps", spmv_warps, rows / 8, 256, starts.data(), index.data(), a.data(), b.data(),
           c.data(), rows),
      work("nbody", nbody, bodies / 256, 256, a4, b4, bodies),
      work("mandelbrot", mandelbrot, dim3(4096 / 32, 4096 / 8), dim3(32, 8), index.data() + n / 2,
           4096),
      work("monte_carlo_pi", monte_carlo_pi, device.sms * 32, 256, counts, 512),
  };
  if (!once) {
    for (const std::string& note : device.notes())
      std::printf("# %s\n", note.c_str());
    std::printf("# Kernels of gpus/calibrate/kernels, median of 21 launches after 3, between two "
                "events. Occupancy is lowered by dynamic shared memory that is not used; carve-out "
                "at its most for shared memory.\n"
                "# part: of the kernels, one half to build a model on, one to try it.\n");
  }
  constexpr int most_for_shared_memory = 100;
  calibrate::time_all(device, works, most_for_shared_memory, once);
}

} // namespace

int main(int count, char** arguments) { return calibrate::time_or_once(count, arguments, run); }
