#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

/// Linux calls that Swift can't make by itself. Each gives 0, or the error's number.

/// Makes two names in a folder change places, in one step.
int cfilesystem_exchange(int folder, const char *first, const char *second);

/// Renames an entry unless the new name is taken.
int cfilesystem_rename_new(int from_folder, const char *from, int to_folder, const char *to);

/// Writes all that is unwritten of the file system that a file or folder is in.
int cfilesystem_sync_all(int descriptor);

/// Takes the lock of an open file or folder without waiting.
int cfilesystem_try_lock(int descriptor);

/// Lets go of an open file's lock, also where a process that is just being started has a copy of the descriptor, which
/// would keep the lock beyond `close`.
void cfilesystem_unlock(int descriptor);

/// 1 if an open folder is on a file system of layers, or on one that doesn't say, else 0.
int cfilesystem_is_layered(int folder);

#endif
