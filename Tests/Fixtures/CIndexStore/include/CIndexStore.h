#include <stdbool.h>
#include <stddef.h>

/// Called with each symbol that a source file refers to, by its USR, which is not terminated.
typedef void (*index_store_visitor)(void *context, const char *file, const char *usr,
                                    size_t usr_length);

/// Visits the symbols that the files of an index store refer to, implement or override.
///
/// `library` is the toolchain's `libIndexStore.so`, `store` the folder that the compiler wrote.
/// Returns null, or what went wrong in words that live as long as the process.
const char *index_store_visit(const char *library, const char *store, void *context,
                              index_store_visitor visitor);
