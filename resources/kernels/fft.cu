// Fourier transform of 2 * blockDim.x points a block (a power of two), in shared memory: Stockham's
// ordering, radix 2. Dynamic shared memory: 16 * blockDim.x bytes.
extern "C" __global__ void fft(float* real, float* imaginary) {
  extern __shared__ float points[];
  unsigned t = threadIdx.x, half = blockDim.x;
  float* re = points;
  float* im = points + 2 * half;
  unsigned first = blockIdx.x * 2 * half + t;
  re[t] = real[first];
  im[t] = imaginary[first];
  re[t + half] = real[first + half];
  im[t + half] = imaginary[first + half];
  __syncthreads();
  float step = -3.14159265f;
  for (unsigned span = 1; span <= half; span *= 2) {
    unsigned k = t & (span - 1);
    float c = __cosf(step * k), s = __sinf(step * k);
    float upper_re = re[t], upper_im = im[t];
    float lower_re = re[t + half], lower_im = im[t + half];
    float turned_re = c * lower_re - s * lower_im;
    float turned_im = c * lower_im + s * lower_re;
    __syncthreads();
    unsigned place = 2 * t - k;
    re[place] = upper_re + turned_re;
    im[place] = upper_im + turned_im;
    re[place + span] = upper_re - turned_re;
    im[place + span] = upper_im - turned_im;
    __syncthreads();
    step *= 0.5f;
  }
  real[first] = re[t];
  imaginary[first] = im[t];
  real[first + half] = re[t + half];
  imaginary[first + half] = im[t + half];
}
