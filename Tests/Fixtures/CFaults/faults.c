#define _GNU_SOURCE
#include "CFaults.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_long calls;
static atomic_long failing;
static int number;
static int gate = -1, announced = -1;

void cfaults_arm(long call, int error) {
  number = error;
  atomic_store(&calls, 0);
  atomic_store(&failing, call);
}

long cfaults_count(void) { return atomic_load(&calls); }

void cfaults_wait_before_lock(int descriptor, int announcement) {
  gate = descriptor;
  announced = announcement;
}

static int fails(void) {
  long call = atomic_fetch_add(&calls, 1) + 1;
  if (call != atomic_load(&failing)) return 0;
  if (number == 0) kill(getpid(), SIGKILL);
  errno = number;
  return 1;
}

// Hidden, so that only the program's own calls come here and those of its libraries don't.
#define HOOK(type, name, failure, parameters, ...)                                     \
  __attribute__((visibility("hidden"))) type name parameters {                         \
    static type(*real) parameters;                                                     \
    if (real == NULL) real = (type(*) parameters)dlsym(RTLD_NEXT, #name);              \
    return fails() ? failure : real(__VA_ARGS__);                                      \
  }

HOOK(ssize_t, read, -1, (int file, void *bytes, size_t count), file, bytes, count)
HOOK(ssize_t, write, -1, (int file, const void *bytes, size_t count), file, bytes, count)
HOOK(int, fstat, -1, (int file, struct stat *status), file, status)
HOOK(int, fstatat, -1, (int folder, const char *name, struct stat *status, int flags), folder, name,
     status, flags)
HOOK(int, mkdirat, -1, (int folder, const char *name, mode_t mode), folder, name, mode)
HOOK(int, linkat, -1, (int from, const char *name, int to, const char *other, int flags), from,
     name, to, other, flags)
HOOK(int, renameat, -1, (int from, const char *name, int to, const char *other), from, name, to,
     other)
HOOK(int, renameat2, -1,
     (int from, const char *name, int to, const char *other, unsigned int flags), from, name, to,
     other, flags)
HOOK(int, unlinkat, -1, (int folder, const char *name, int flags), folder, name, flags)
HOOK(struct dirent *, readdir, NULL, (DIR * stream), stream)
HOOK(DIR *, fdopendir, NULL, (int file), file)
HOOK(int, fchownat, -1, (int folder, const char *name, uid_t owner, gid_t group, int flags), folder,
     name, owner, group, flags)
HOOK(int, fchmodat, -1, (int folder, const char *name, mode_t mode, int flags), folder, name, mode,
     flags)
HOOK(int, ftruncate, -1, (int file, off_t size), file, size)
HOOK(int, fsync, -1, (int file), file)
HOOK(int, syncfs, -1, (int file), file)

// A file that can't be closed is closed all the same.
__attribute__((visibility("hidden"))) int close(int file) {
  static int (*real)(int);
  if (real == NULL) real = (int (*)(int))dlsym(RTLD_NEXT, "close");
  int fault = fails();
  int error = errno;
  int result = real(file);
  if (!fault) return result;
  errno = error;
  return -1;
}

__attribute__((visibility("hidden"))) int flock(int file, int operation) {
  static int (*real)(int, int);
  if (real == NULL) real = (int (*)(int, int))dlsym(RTLD_NEXT, "flock");
  if (gate >= 0) {
    char byte;
    syscall(SYS_write, announced, "", 1L);
    syscall(SYS_read, gate, &byte, 1L);
    gate = -1;
  }
  return fails() ? -1 : real(file, operation);
}

__attribute__((visibility("hidden"))) int openat(int folder, const char *name, int flags, ...) {
  static int (*real)(int, const char *, int, ...);
  if (real == NULL) real = (int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, "openat");
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return fails() ? -1 : real(folder, name, flags, mode);
}

__attribute__((visibility("hidden"))) int open(const char *name, int flags, ...) {
  static int (*real)(const char *, int, ...);
  if (real == NULL) real = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return fails() ? -1 : real(name, flags, mode);
}
