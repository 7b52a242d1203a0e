#ifndef CPROCESS_H
#define CPROCESS_H

#include <sys/types.h>

/// Starts a program whose only open descriptors are the given ones.
///
/// The child sees `descriptors[i]` as descriptor `i` and every other one closed, whatever numbers
/// they have in the parent. It leads a process group of its own (its number is the child's), blocks
/// no signal and handles all of them in the default way.
///
/// @return 0 and the child in `*child`, otherwise an `errno` value; nothing was started then.
int cprocess_spawn(const char *path, char *const arguments[], char *const environment[],
                   const int *descriptors, int count, pid_t *child);

/// Makes a pipe that programs started meanwhile don't inherit.
///
/// @return 0, or -1 and `errno`.
int cprocess_pipe(int ends[2]);

/// Tells whether a child has ended, without reaping it: its number stays reserved.
///
/// @return 1 also when the child is not (or no longer) ours to wait for.
int cprocess_has_ended(pid_t child);

/// Makes a copy of this process that dies with it.
///
/// The copy has the caller's thread alone; a lock that another thread holds stays locked in it. So
/// ask `cprocess_thread_count` first. It is killed as soon as the calling thread ends.
///
/// @return 0 in the copy, its number in the caller, or -1 and `errno`.
pid_t cprocess_fork(void);

/// The number of this process's threads, or 0 if the system doesn't say.
int cprocess_thread_count(void);

/// How a child ended.
struct cprocess_end {
  /// The exit status, or -1 when a signal ended the child or nothing is known.
  int status;
  /// The signal, or 0.
  int signal;
};

/// Waits for a child and reaps it.
struct cprocess_end cprocess_reap(pid_t child);

/// Has all threads take memory from one place, and blocks from 256 KiB on go back to the system when they
/// are freed, also after larger ones were; to be called before there are threads.
void cprocess_keep_memory_small(void);

/// Gives free memory back to the system, and what deep calls have left of the thread's stack; it takes some
/// milliseconds where there is much.
void cprocess_return_memory(void);

#endif
