#include "CPreviewRecords.h"

#include <stddef.h>

// The images of the program that have told of themselves.
static struct cpreviewrecords_image *images;

void cpreviewrecords_add_image(struct cpreviewrecords_image *image) {
  image->next = images;
  images = image;
}

void cpreviewrecords_each_preview(void (*visit)(void *, const struct cpreviewrecords_preview *),
                                  void *context) {
  for (const struct cpreviewrecords_image *image = images; image != NULL; image = image->next) {
    const struct cpreviewrecords_preview *record = image->previews;
    for (; record < image->previews_end; record++)
      if (record->version == 1) visit(context, record);
  }
}

// The descriptor of the protocol `ViewTree.PreviewProvider`.
extern const char preview_provider[] __asm__("$s8ViewTree15PreviewProviderMp")
    __attribute__((weak));

struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witness_table;
  uint32_t flags;
};

struct type_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access;
};

struct metadata_response {
  const void *metadata;
  size_t state;
};

static const void *target(const int32_t *offset) {
  return *offset == 0 ? NULL : (const char *)offset + *offset;
}

// The lowest bit says that the address is in a pointer.
static const void *indirect_target(const int32_t *offset) {
  if ((*offset & 1) == 0) return target(offset);
  return *(const void *const *)((const char *)offset + (*offset & ~1));
}

static const struct type_descriptor *type_of(const struct conformance *conformance) {
  switch ((conformance->flags >> 3) & 7) {
  case 0: return target(&conformance->type);
  case 1: {
    const void *const *pointer = target(&conformance->type);
    return pointer == NULL ? NULL : *pointer;
  }
  default: return NULL;
  }
}

static void visit_providers(const struct cpreviewrecords_image *image,
                            void (*visit)(void *, const void *), void *context) {
  const int32_t *entry = image->conformances;
  for (; entry < image->conformances_end; entry++) {
    const struct conformance *conformance = target(entry);
    if (conformance == NULL || indirect_target(&conformance->protocol) != preview_provider)
      continue;
    const struct type_descriptor *type = type_of(conformance);
    if (type == NULL) continue;
    // Classes, structures and enumerations; generic ones have no type of their own.
    uint32_t kind = type->flags & 0x1F;
    if (kind < 16 || kind > 18 || (type->flags & 0x80) != 0) continue;
    // The accessor has Swift's calling convention, which is C's for a word in and two words out.
    struct metadata_response (*access)(size_t) =
        (struct metadata_response (*)(size_t))target(&type->access);
    if (access == NULL) continue;
    const void *metadata = access(0).metadata;
    if (metadata != NULL) visit(context, metadata);
  }
}

void cpreviewrecords_each_provider(void (*visit)(void *, const void *), void *context) {
  for (const struct cpreviewrecords_image *image = images; image != NULL; image = image->next)
    visit_providers(image, visit, context);
}
