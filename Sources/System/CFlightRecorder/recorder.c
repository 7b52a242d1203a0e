#define _GNU_SOURCE
#include "CFlightRecorder.h"

#include <errno.h>
#include <link.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

static const uint32_t magic = 0x464c5403;
static const int caught[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { caught_count = sizeof caught / sizeof caught[0], stack_size = 64 * 1024 };

static struct cflight_record *current;
static int is_passing_on;
static struct sigaction former[caught_count];
/// Where the program is in memory.
static uintptr_t program_start, program_end;

/// The calling thread's stack, for a walk that stays inside of it.
static __thread uintptr_t stack_start, stack_end;
static __thread uint32_t thread_number;

struct cflight_record *cflight_map(int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) return NULL;
  if ((size_t)status.st_size < sizeof(struct cflight_record) &&
      ftruncate(descriptor, sizeof(struct cflight_record)) != 0)
    return NULL;
  void *memory = mmap(NULL, sizeof(struct cflight_record), PROT_READ | PROT_WRITE, MAP_SHARED,
                      descriptor, 0);
  if (memory == MAP_FAILED) return NULL;
  struct cflight_record *record = memory;
  if (record->magic != magic) {
    *record = (struct cflight_record){0};
    record->magic = magic;
  }
  if (record->route_length > CFLIGHT_ROUTE_SIZE) record->route_length = CFLIGHT_ROUTE_SIZE;
  if (record->path_length > CFLIGHT_PATH_SIZE) record->path_length = CFLIGHT_PATH_SIZE;
  if (record->frame_count > CFLIGHT_FRAME_COUNT) record->frame_count = CFLIGHT_FRAME_COUNT;
  return record;
}

void cflight_unmap(struct cflight_record *record) { munmap(record, sizeof *record); }

static int find_program(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
    uintptr_t end = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
    if (end > program_end) program_end = end;
  }
  program_start = info->dlpi_addr;
  // The first one is the program.
  return 1;
}

static void note(uintptr_t address, int is_return) {
  if (address < program_start || address >= program_end) return;
  if (current->frame_count >= CFLIGHT_FRAME_COUNT) return;
  // A return address is behind the call, perhaps on another line.
  current->frames[current->frame_count++] = address - program_start - (is_return ? 1 : 0);
}

// Swift code keeps frame pointers: each frame begins with the address of the one around it and the
// address to return to.
static void walk(const ucontext_t *context) {
#if defined(__x86_64__)
  uintptr_t frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
  note((uintptr_t)context->uc_mcontext.gregs[REG_RIP], 0);
#elif defined(__aarch64__)
  uintptr_t frame = (uintptr_t)context->uc_mcontext.regs[29];
  note((uintptr_t)context->uc_mcontext.pc, 0);
  note((uintptr_t)context->uc_mcontext.regs[30], 1);
#else
  uintptr_t frame = 0;
#endif
  for (int i = 0; i < 4096; i++) {
    if (frame < stack_start || frame > stack_end - 2 * sizeof(uintptr_t)) return;
    if (frame % sizeof(uintptr_t) != 0) return;
    const uintptr_t *pair = (const uintptr_t *)frame;
    note(pair[1], 1);
    if (pair[0] <= frame) return;
    frame = pair[0];
  }
}

static void handle(int number, siginfo_t *information, void *context) {
  (void)information;
  int index = 0;
  while (index < caught_count && caught[index] != number) index++;
  if (current != NULL && current->signal == 0) {
    current->signal = number;
    current->frame_count = 0;
    if (current->thread != (uint32_t)syscall(SYS_gettid)) current->phase = 0;
    walk(context);
  }
  struct rlimit cores = {0};
  if (is_passing_on && index < caught_count) {
    sigaction(number, &former[index], NULL);
  } else if (getrlimit(RLIMIT_CORE, &cores) == 0 && cores.rlim_cur > 0) {
    // Somebody wants its memory.
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigaction(number, &standard, NULL);
  } else {
    _exit(128 + number);
  }
  // What a fault interrupted is tried again; who was sent the signal gets it again.
  if (number == SIGABRT || number == SIGTRAP) raise(number);
}

void cflight_catch(struct cflight_record *record, int passes_on) {
  current = record;
  is_passing_on = passes_on;
  dl_iterate_phdr(find_program, NULL);
  cflight_prepare_thread();
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &action, &former[i]);
}

static void find_stack(void) {
  pthread_attr_t attributes;
  void *start;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &start, &size) == 0) {
    stack_start = (uintptr_t)start;
    stack_end = stack_start + size;
  }
  pthread_attr_destroy(&attributes);
}

static void prepare_stack(void);

uint32_t cflight_prepare_thread(void) {
  if (thread_number == 0) {
    thread_number = (uint32_t)syscall(SYS_gettid);
    prepare_stack();
  }
  return thread_number;
}

static void prepare_stack(void) {
  find_stack();
  stack_t known;
  if (sigaltstack(NULL, &known) == 0 && (known.ss_flags & SS_DISABLE) == 0) return;
  // It stays with the thread; threads that run sessions are few.
  void *memory = mmap(NULL, stack_size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = stack_size};
  sigaltstack(&stack, NULL);
}

struct end {
  int socket;
  unsigned seconds;
};

static void *wait_for_end(void *context) {
  struct end end = *(struct end *)context;
  free(context);
  struct pollfd entry = {.fd = end.socket, .events = POLLRDHUP};
  while (poll(&entry, 1, -1) < 0 && errno == EINTR) {}
  sleep(end.seconds);
  _exit(0);
}

int cflight_end_with(int socket, unsigned seconds) {
  struct end *end = malloc(sizeof *end);
  if (end == NULL) return ENOMEM;
  *end = (struct end){socket, seconds};
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, stack_size);
  // The thread handles no signal.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int error = pthread_create(&thread, &attributes, wait_for_end, end);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  if (error != 0) free(end);
  return error;
}

int cflight_child_descriptor(int child) {
#ifdef SYS_pidfd_open
  return (int)syscall(SYS_pidfd_open, child, 0);
#else
  (void)child;
  errno = ENOSYS;
  return -1;
#endif
}

int cflight_pair(int ends[2]) {
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  int size = 1024 * 1024;
  for (int i = 0; i < 2; i++) {
    setsockopt(ends[i], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
    setsockopt(ends[i], SOL_SOCKET, SO_RCVBUF, &size, sizeof size);
  }
  return 0;
}
