#include <stdint.h>

/// The lowest usable address of the calling thread's stack, or 0 if the system does not say.
///
/// The main thread's stack grows up to the soft limit, which counts, not what is mapped so far.
uintptr_t stack_bounds_lowest(uintptr_t *top);

/// What waits to be released on the calling thread, or null.
void *teardown_current(void);

/// Sets what waits to be released on the calling thread.
void teardown_set_current(void *value);

/// The processor time that the calling thread has used, in nanoseconds, to 2 µs; 0 if the system does not say.
uint64_t thread_processor_time(void);

/// What is being evaluated on the calling thread, or null.
void *evaluation_current(void);

/// Says what is being evaluated on the calling thread; gives what was before.
void *evaluation_set_current(void *value);
