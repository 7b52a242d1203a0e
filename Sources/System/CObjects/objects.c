#include "CObjects.h"

// `NSObject`, and its `init()` together with the allocation, as Foundation exports them.
extern const char nsobject_class __asm__("$s10Foundation8NSObjectCMn");
extern const char nsobject_init __asm__("$s10Foundation8NSObjectCACycfCTq");

extern void *swift_lookUpClassMethod(
    const void *metadata, const void *method, const void *description);

typedef __attribute__((swiftcall)) void *(*AllocatingInit)(
    __attribute__((swift_context)) const void *metadata);

void *object_make(const void *metadata) {
  AllocatingInit make = (AllocatingInit)swift_lookUpClassMethod(
      metadata, &nsobject_init, &nsobject_class);
  return make(metadata);
}
