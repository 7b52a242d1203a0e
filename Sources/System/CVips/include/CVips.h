#pragma once

#include <stddef.h>
#include <stdint.h>

/// Whether the system has libvips; asking loads it and starts it in this process.
///
/// It may have threads of its own from the first picture on, so a process is copied before that.
int cvips_is_available(void);

/// Whether libvips writes a form, named by its suffix, such as ".avif".
int cvips_writes(const char *suffix);

/// A picture in memory, not wider than was asked for, upright and in sRGB.
typedef struct cvips_picture cvips_picture;

/// Reads a JPEG, PNG or WebP file that is in memory.
///
/// @param width The most pixels that the result is wide; a smaller picture stays as it is.
/// @return The picture, or null for bytes that are damaged or of another type; see `cvips_take_error`.
cvips_picture *cvips_read(const uint8_t *bytes, size_t count, int width);

int cvips_width(const cvips_picture *picture);
int cvips_height(const cvips_picture *picture);
int cvips_has_alpha(const cvips_picture *picture);

/// The same picture, not wider than so many pixels; null for a failure.
cvips_picture *cvips_shrunk(const cvips_picture *picture, int width);

/// The average of the picture's pixels: red, green and blue. 0 for a failure.
int cvips_average(const cvips_picture *picture, uint8_t color[3]);

/// Writes a picture.
///
/// @param options A suffix with options, such as ".webp[Q=80]".
/// @param bytes Is set to what `cvips_free` frees.
/// @return The number of bytes, or 0 for a failure.
size_t cvips_write(const cvips_picture *picture, const char *options, uint8_t **bytes);

void cvips_free(uint8_t *bytes);
void cvips_release(cvips_picture *picture);

/// Copies what libvips says of its last failure in this process into `text` and forgets it.
void cvips_take_error(char *text, size_t capacity);
