#pragma once
#include <stddef.h>

/// The symbols of `symbols.txt`, which the compiler embeds: a line for each, with its name, a space, and its
/// path, or `=` and the name of the symbol that it looks like, or `=` and names with `+` between them, whose paths
/// make it up one after the other. Names that begin with `:` are of parts of such symbols only.
const char *symbols_text(size_t *length);
