#ifndef CFILEWATCHING_H
#define CFILEWATCHING_H

#include <stdint.h>

/// Opens a descriptor that becomes readable when something in a watched folder changes.
///
/// @return A non-blocking descriptor, or -1 and `errno`.
int cfilewatching_open(void);

/// Watches what is right in a folder: what is written, made, moved and removed there.
///
/// @return The watch's number, or -1 and `errno`.
int cfilewatching_add(int descriptor, const char *_Nonnull folder);

/// Takes all changes that are known.
///
/// @param visit Receives the watch's number, the name in the folder (empty for the folder itself)
///   and whether it is a folder that is new. The number is -1 when changes were lost.
void cfilewatching_read(int descriptor,
                        void (*_Nonnull visit)(void *_Nonnull context, int watch,
                                               const char *_Nonnull name, int is_new_folder),
                        void *_Nonnull context);

#endif
