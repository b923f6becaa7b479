#include "core/text/unpack.h"

#include <zlib.h>
#include <zstd.h>

#include <array>

namespace loom {

namespace {

using UnpackedRoom = std::array<char, std::size_t{64} << 10>;

tl::unexpected<Error> damaged(std::string_view kind) {
  return fail(ErrorCode::bad_input,
              LOOM_TEXT("what %1 has packed is damaged: copy the file again from where it was "
                        "made")(kind));
}

class GzipUnpacker : public Unpacker {
public:
  // 16 asks for gzip's header and check sum, 15 for its window.
  GzipUnpacker() : ready_(inflateInit2(&stream_, 15 + 16) == Z_OK) {}
  ~GzipUnpacker() override {
    if (ready_)
      inflateEnd(&stream_);
  }
  GzipUnpacker(const GzipUnpacker&) = delete;
  GzipUnpacker& operator=(const GzipUnpacker&) = delete;

  Result<void> feed(std::string_view bytes, const Take& take) override {
    std::string copy(bytes); // zlib takes no const bytes
    stream_.next_in = reinterpret_cast<Bytef*>(copy.data());
    stream_.avail_in = static_cast<uInt>(copy.size());
    while (ready_ && (stream_.avail_in > 0 || full_)) {
      if (ended_) { // another member follows
        inflateReset(&stream_);
        ended_ = false;
      }
      stream_.next_out = reinterpret_cast<Bytef*>(room_.data());
      stream_.avail_out = static_cast<uInt>(room_.size());
      const int status = inflate(&stream_, Z_NO_FLUSH);
      if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
        return damaged("gzip");
      ended_ = status == Z_STREAM_END;
      full_ = stream_.avail_out == 0 && !ended_;
      LOOM_CHECK(take({room_.data(), room_.size() - stream_.avail_out}));
    }
    return ready_ ? Result<void>() : damaged("gzip");
  }
  [[nodiscard]] bool whole() const override { return ended_; }

private:
  z_stream stream_{};
  bool ready_ = false, ended_ = false;
  bool full_ = false; ///< more may come of what was fed
  UnpackedRoom room_{};
};

class ZstdUnpacker : public Unpacker {
public:
  Result<void> feed(std::string_view bytes, const Take& take) override {
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    bool full = false;
    while (stream_ && (in.pos < in.size || full)) {
      ZSTD_outBuffer out{room_.data(), room_.size(), 0};
      const std::size_t left = ZSTD_decompressStream(stream_.get(), &out, &in);
      if (ZSTD_isError(left) != 0)
        return damaged("zstd");
      ended_ = left == 0;
      full = out.pos == out.size && !ended_;
      LOOM_CHECK(take({room_.data(), out.pos}));
    }
    return stream_ ? Result<void>() : damaged("zstd");
  }
  [[nodiscard]] bool whole() const override { return ended_; }

private:
  struct Free {
    void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
  };
  std::unique_ptr<ZSTD_DStream, Free> stream_{ZSTD_createDStream()};
  bool ended_ = false;
  UnpackedRoom room_{};
};

} // namespace

std::unique_ptr<Unpacker> unpacker_of(std::string_view beginning) {
  if (beginning.starts_with("\x1F\x8B"))
    return std::make_unique<GzipUnpacker>();
  if (beginning.starts_with("\x28\xB5\x2F\xFD"))
    return std::make_unique<ZstdUnpacker>();
  return nullptr;
}

} // namespace loom
