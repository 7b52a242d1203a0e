#include "CCompressors.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// zlib's stream, as its binary interface has had it since version 1.0. The header would be one more
// package to install; the library is there wherever libxml2 is.
typedef struct {
  const uint8_t *next_in;
  unsigned avail_in;
  unsigned long total_in;
  uint8_t *next_out;
  unsigned avail_out;
  unsigned long total_out;
  const char *msg;
  void *state;
  void *(*zalloc)(void *, unsigned, unsigned);
  void (*zfree)(void *, void *);
  void *opaque;
  int data_type;
  unsigned long adler;
  unsigned long reserved;
} zlib_stream;

static struct {
  int (*deflate_init)(zlib_stream *, int, int, int, int, int, const char *, int);
  int (*deflate)(zlib_stream *, int);
  int (*deflate_end)(zlib_stream *);
  const char *(*zlib_version)(void);
  int (*brotli)(int, int, int, size_t, const uint8_t *, size_t *, uint8_t *);
  size_t (*brotli_bound)(size_t);
  size_t (*zstd)(void *, size_t, const void *, size_t, int);
  size_t (*zstd_bound)(size_t);
  unsigned (*zstd_is_error)(size_t);
} libraries;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *zlib = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
  if (zlib) {
    *(void **)&libraries.deflate_init = dlsym(zlib, "deflateInit2_");
    *(void **)&libraries.deflate = dlsym(zlib, "deflate");
    *(void **)&libraries.deflate_end = dlsym(zlib, "deflateEnd");
    *(void **)&libraries.zlib_version = dlsym(zlib, "zlibVersion");
  }
  void *brotli = dlopen("libbrotlienc.so.1", RTLD_NOW | RTLD_LOCAL);
  if (brotli) {
    *(void **)&libraries.brotli = dlsym(brotli, "BrotliEncoderCompress");
    *(void **)&libraries.brotli_bound = dlsym(brotli, "BrotliEncoderMaxCompressedSize");
  }
  void *zstd = dlopen("libzstd.so.1", RTLD_NOW | RTLD_LOCAL);
  if (zstd) {
    *(void **)&libraries.zstd = dlsym(zstd, "ZSTD_compress");
    *(void **)&libraries.zstd_bound = dlsym(zstd, "ZSTD_compressBound");
    *(void **)&libraries.zstd_is_error = dlsym(zstd, "ZSTD_isError");
  }
}

int ccompressors_has(ccompressors_form form) {
  pthread_once(&once, load);
  switch (form) {
    case CCOMPRESSORS_GZIP:
      return libraries.deflate_init && libraries.deflate && libraries.deflate_end &&
             libraries.zlib_version;
    case CCOMPRESSORS_BROTLI: return libraries.brotli && libraries.brotli_bound;
    case CCOMPRESSORS_ZSTD:
      return libraries.zstd && libraries.zstd_bound && libraries.zstd_is_error;
  }
  return 0;
}

size_t ccompressors_bound(ccompressors_form form, size_t count) {
  if (!ccompressors_has(form)) return 0;
  switch (form) {
    // Stored blocks of 64 KB take five bytes each, the frame eighteen.
    case CCOMPRESSORS_GZIP: return count + count / 1000 + 64;
    case CCOMPRESSORS_BROTLI: return libraries.brotli_bound(count);
    case CCOMPRESSORS_ZSTD: return libraries.zstd_bound(count);
  }
  return 0;
}

static size_t gzip(const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity) {
  if (count > 0xffffffffu || capacity > 0xffffffffu) return 0;
  zlib_stream stream;
  memset(&stream, 0, sizeof stream);
  // Level 9, method 8 (deflate), a window of 15 bits, 16 for the frame of gzip, memory level 9.
  if (libraries.deflate_init(&stream, 9, 8, 15 + 16, 9, 0, libraries.zlib_version(), sizeof stream))
    return 0;
  stream.next_in = bytes;
  stream.avail_in = (unsigned)count;
  stream.next_out = out;
  stream.avail_out = (unsigned)capacity;
  // 4 is Z_FINISH, 1 is Z_STREAM_END.
  int result = libraries.deflate(&stream, 4);
  size_t written = stream.total_out;
  libraries.deflate_end(&stream);
  return result == 1 ? written : 0;
}

size_t ccompressors_compress(
    ccompressors_form form, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity) {
  if (!ccompressors_has(form)) return 0;
  switch (form) {
    case CCOMPRESSORS_GZIP: return gzip(bytes, count, out, capacity);
    case CCOMPRESSORS_BROTLI: {
      size_t written = capacity;
      // Quality 11, a window of 22 bits, mode 1 for text.
      return libraries.brotli(11, 22, 1, count, bytes, &written, out) ? written : 0;
    }
    case CCOMPRESSORS_ZSTD: {
      size_t written = libraries.zstd(out, capacity, bytes, count, 19);
      return libraries.zstd_is_error(written) ? 0 : written;
    }
  }
  return 0;
}
