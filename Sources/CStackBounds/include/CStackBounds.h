#include <stdint.h>

/// The lowest usable address of the calling thread's stack, or 0 if the system does not say.
///
/// The main thread's stack grows up to the soft limit, which counts, not what is mapped so far.
uintptr_t stack_bounds_lowest(uintptr_t *top);
