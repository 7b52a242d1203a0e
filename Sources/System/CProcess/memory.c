#define _GNU_SOURCE
#include "CProcess.h"

#include <malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

void cprocess_keep_memory_small(void) {
  // Nearly all is the main actor's. Of an arena of another thread what is free at its end stays, whatever
  // is asked of malloc_trim.
  mallopt(M_ARENA_MAX, 1);
  // Left alone, glibc raises the bound to the largest block that was ever freed, up to 32 MiB: such blocks
  // then lie between small ones and stay when they are free.
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
  mallopt(M_TRIM_THRESHOLD, 1024 * 1024);
}

/// Gives back the pages of the thread's stack below what its calls use, but for 64 KiB.
static void return_stack(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *lowest = NULL;
  size_t size = 0;
  int error = pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_destroy(&attributes);
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = ((uintptr_t)lowest + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)__builtin_frame_address(0) - 64 * 1024) & ~(page - 1);
  if (error != 0 || end <= start || end > (uintptr_t)lowest + size) return;
  // Of a stack that grows by itself a part is not there yet; the call goes on with the others.
  madvise((void *)start, end - start, MADV_DONTNEED);
}

void cprocess_return_memory(void) {
  malloc_trim(0);
  return_stack();
}
