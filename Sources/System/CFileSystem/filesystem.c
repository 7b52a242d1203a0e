#define _GNU_SOURCE
#include "CFileSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <linux/magic.h>
#include <sys/file.h>
#include <sys/vfs.h>
#include <unistd.h>

int cfilesystem_exchange(int folder, const char *first, const char *second) {
  return renameat2(folder, first, folder, second, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int cfilesystem_rename_new(int from_folder, const char *from, int to_folder, const char *to) {
  return renameat2(from_folder, from, to_folder, to, RENAME_NOREPLACE) == 0 ? 0 : errno;
}

int cfilesystem_sync_all(int descriptor) { return syncfs(descriptor) == 0 ? 0 : errno; }

int cfilesystem_try_lock(int descriptor) {
  return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
}

void cfilesystem_unlock(int descriptor) { flock(descriptor, LOCK_UN); }

int cfilesystem_is_layered(int folder) {
  struct statfs status;
  return fstatfs(folder, &status) != 0 || status.f_type == OVERLAYFS_SUPER_MAGIC;
}
