#pragma once

#include <stddef.h>
#include <stdint.h>

/// A form in which bytes are sent over the wire.
typedef enum { CCOMPRESSORS_GZIP, CCOMPRESSORS_BROTLI, CCOMPRESSORS_ZSTD } ccompressors_form;

/// Whether the system has the library for a form; asking loads it.
int ccompressors_has(ccompressors_form form);

/// The most bytes that compressed ones may take; 0 if the library is missing.
size_t ccompressors_bound(ccompressors_form form, size_t count);

/// Compresses bytes as small as the library can; equal bytes give equal ones.
///
/// @return The number of bytes written, or 0 for a failure.
size_t ccompressors_compress(
    ccompressors_form form, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity);
