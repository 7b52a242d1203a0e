#define _GNU_SOURCE
#include "CStackBounds.h"

#include <pthread.h>

uintptr_t stack_bounds_lowest(uintptr_t *top) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *start = 0;
  size_t size = 0;
  int result = pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  if (result != 0) return 0;
  *top = (uintptr_t)start + size;
  return (uintptr_t)start;
}
