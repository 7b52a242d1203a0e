#include "CPreviewRecords.h"

// The linker gives a section whose name is one of C its bounds. They are weak: a program may have no
// previews at all. They are hidden: each of the libraries that a program is made of has its own.
#define BOUND __attribute__((weak, visibility("hidden")))

extern const struct cpreviewrecords_preview __start_swiftui_previews[] BOUND;
extern const struct cpreviewrecords_preview __stop_swiftui_previews[] BOUND;

// The compiler lists every conformance of a program for the runtime's casts; the layout is that of
// Swift's ABI (docs/ABI/TypeMetadata.rst, "Protocol conformance descriptor"): offsets are relative
// to where they stand.
extern const int32_t __start_swift5_protocol_conformances[] BOUND;
extern const int32_t __stop_swift5_protocol_conformances[] BOUND;

static struct cpreviewrecords_image image;

__attribute__((constructor)) static void add_this_image(void) {
  image.previews = __start_swiftui_previews;
  image.previews_end = __stop_swiftui_previews;
  image.conformances = __start_swift5_protocol_conformances;
  image.conformances_end = __stop_swift5_protocol_conformances;
  cpreviewrecords_add_image(&image);
}
