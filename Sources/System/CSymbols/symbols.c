#include "CSymbols.h"

// C23 has it; clang knows it in every mode and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char text[] = {
#embed "symbols.txt"
};

const char *symbols_text(size_t *length) {
  *length = sizeof text;
  return text;
}
