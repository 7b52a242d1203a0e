#pragma once
#include <stddef.h>

/// The symbols of `symbols.txt`, which the compiler embeds: a line for each, with its name, a space, and its
/// path, or `=` and the name of the symbol that it looks like.
const char *symbols_text(size_t *length);
