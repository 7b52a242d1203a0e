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

/// Visits the records of the program's previews, in the order of the linker's.
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
