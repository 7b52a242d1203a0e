#include "CStackBounds.h"

static _Thread_local void *current = 0;

void *evaluation_current(void) { return current; }

void *evaluation_set_current(void *value) {
  void *before = current;
  current = value;
  return before;
}

static _Thread_local void *teardown = 0;

void *teardown_current(void) { return teardown; }

void teardown_set_current(void *value) { teardown = value; }
