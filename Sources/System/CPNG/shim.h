#include <libpng16/png.h>
#include <string.h>

// libpng's simplified interface reports errors by return values instead of long jumps, which Swift
// code must not be crossed by. Its structure is set up here because its macros don't reach Swift.

/// Reads a PNG's header; its width, height and format are in `image` then.
///
/// @return 1, or 0 with a message in `image`, which owns nothing then.
static inline int cpng_begin_read(png_image *_Nonnull image, const void *_Nonnull bytes,
                                  size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count);
}

/// Whether samples have 16 bits.
static inline int cpng_is_deep(const png_image *_Nonnull image) {
  return (image->format & PNG_FORMAT_FLAG_LINEAR) != 0;
}

/// Reads the pixels as RGBA of 8 bits each, rows without gaps, and frees what `image` owns.
///
/// @param pixels Four bytes for each pixel.
static inline int cpng_finish_read(png_image *_Nonnull image, void *_Nonnull pixels) {
  image->format = PNG_FORMAT_RGBA;
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

/// Writes RGBA pixels as a PNG into memory, quickly rather than small.
///
/// @param bytes Where to write, or NULL to learn the size.
/// @param count The room in `bytes`; the size on return.
static inline int cpng_write(const void *_Nonnull pixels, unsigned width, unsigned height,
                             void *_Nullable bytes, png_alloc_size_t *_Nonnull count) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = PNG_FORMAT_RGBA;
  image.flags = PNG_IMAGE_FLAG_FAST;
  return png_image_write_to_memory(&image, bytes, count, 0, pixels, 0, NULL);
}
