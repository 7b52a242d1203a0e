#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int prepare(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes,
                   const int *copies, int count) {
  int error = 0;
  for (int i = 0; i < count && error == 0; i++)
    error = posix_spawn_file_actions_adddup2(actions, copies[i], i);
  if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(actions, count);

  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  if (error == 0) error = posix_spawnattr_setsigmask(attributes, &none);
  if (error == 0) error = posix_spawnattr_setsigdefault(attributes, &all);
  if (error == 0) error = posix_spawnattr_setpgroup(attributes, 0);
  if (error == 0)
    error = posix_spawnattr_setflags(
        attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  return error;
}

int cprocess_spawn(const char *path, char *const arguments[], char *const environment[],
                   const int *descriptors, int count, pid_t *child) {
  if (count < 0) return EINVAL;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }

  // Copies above the target numbers, so that no dup2 overwrites a source that is still needed.
  int *copies = calloc((size_t)count + 1, sizeof(int));
  int made = 0;
  if (copies == NULL) error = ENOMEM;
  while (error == 0 && made < count) {
    int copy = fcntl(descriptors[made], F_DUPFD_CLOEXEC, count);
    if (copy < 0)
      error = errno;
    else
      copies[made++] = copy;
  }
  if (error == 0) error = prepare(&actions, &attributes, copies, count);
  if (error == 0) error = posix_spawn(child, path, &actions, &attributes, arguments, environment);

  for (int i = 0; i < made; i++) close(copies[i]);
  free(copies);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int cprocess_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cprocess_has_ended(pid_t child) {
  siginfo_t information = {0};
  int result;
  do {
    result = waitid(P_PID, (id_t)child, &information, WEXITED | WNOHANG | WNOWAIT);
  } while (result != 0 && errno == EINTR);
  return result != 0 || information.si_pid == child;
}

pid_t cprocess_fork(void) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child != 0) return child;
  // The parent may have ended before the call took effect.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) _exit(127);
  return 0;
}

int cprocess_thread_count(void) {
  // A folder's links are its own two names and one for each folder in it.
  struct stat status;
  if (stat("/proc/self/task", &status) != 0 || status.st_nlink < 3) return 0;
  return (int)status.st_nlink - 2;
}

struct cprocess_end cprocess_reap(pid_t child) {
  int status = 0;
  pid_t reaped;
  do {
    reaped = waitpid(child, &status, 0);
  } while (reaped < 0 && errno == EINTR);
  struct cprocess_end end = {-1, 0};
  if (reaped == child && WIFEXITED(status)) end.status = WEXITSTATUS(status);
  if (reaped == child && WIFSIGNALED(status)) end.signal = WTERMSIG(status);
  return end;
}
