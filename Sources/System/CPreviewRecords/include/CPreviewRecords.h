#ifndef CPREVIEWRECORDS_H
#define CPREVIEWRECORDS_H

#include <stdint.h>

/// What `#Preview` leaves in the section `swiftui_previews`.
struct cpreviewrecords_preview {
  /// The form of the record, now 1.
  uintptr_t version;
  /// Writes an `any PreviewRegistry.Type` to where its argument points.
  void (*_Nonnull write)(void *_Nonnull target);
};

/// A program, or a library that it is made of, that was linked with `image.c`.
struct cpreviewrecords_image {
  const struct cpreviewrecords_preview *_Nullable previews;
  const struct cpreviewrecords_preview *_Nullable previews_end;
  const int32_t *_Nullable conformances;
  const int32_t *_Nullable conformances_end;
  struct cpreviewrecords_image *_Nullable next;
};

/// Takes an image; for the program's loader, before `main`.
void cpreviewrecords_add_image(struct cpreviewrecords_image *_Nonnull image);

/// Visits the records of the program's previews, in no particular order.
void cpreviewrecords_each_preview(void (*_Nonnull visit)(void *_Nonnull context,
                                                         const struct cpreviewrecords_preview *_Nonnull),
                                  void *_Nonnull context);

/// Visits the types of the program that conform to `PreviewProvider` and aren't generic.
///
/// @param visit Receives the type's metadata: the bits of a Swift `Any.Type`.
void cpreviewrecords_each_provider(void (*_Nonnull visit)(void *_Nonnull context,
                                                          const void *_Nonnull metadata),
                                   void *_Nonnull context);

#endif
