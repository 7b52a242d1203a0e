#define _GNU_SOURCE
#include "CSockets.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static int fail(int descriptor) {
  int error = errno;
  close(descriptor);
  errno = error;
  return -1;
}

static int read_port(int descriptor, uint16_t *port) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  if (getsockname(descriptor, (struct sockaddr *)&address, &length) != 0) return -1;
  *port = ntohs(address.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&address)->sin6_port
                                              : ((struct sockaddr_in *)&address)->sin_port);
  return 0;
}

int csockets_listen(const char *host, uint16_t *port, int backlog) {
  struct addrinfo hints = {.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE,
                           .ai_socktype = SOCK_STREAM};
  struct addrinfo *found = NULL;
  char service[8];
  snprintf(service, sizeof service, "%u", *port);
  if (strcmp(host, "localhost") == 0) host = "127.0.0.1";
  if (getaddrinfo(host, service, &hints, &found) != 0 || found == NULL) {
    errno = EINVAL;
    return -1;
  }
  int one = 1;
  int descriptor = socket(found->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (descriptor < 0) {
    freeaddrinfo(found);
    return -1;
  }
  setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  int bound = bind(descriptor, found->ai_addr, found->ai_addrlen);
  freeaddrinfo(found);
  if (bound != 0 || listen(descriptor, backlog) != 0) return fail(descriptor);

  return read_port(descriptor, port) == 0 ? descriptor : fail(descriptor);
}

int csockets_adopt(int listener, uint16_t *port) {
  int listens = 0;
  socklen_t length = sizeof listens;
  if (getsockopt(listener, SOL_SOCKET, SO_ACCEPTCONN, &listens, &length) != 0) return -1;
  if (!listens) {
    errno = EINVAL;
    return -1;
  }
  if (fcntl(listener, F_SETFL, O_NONBLOCK) != 0 || fcntl(listener, F_SETFD, FD_CLOEXEC) != 0)
    return -1;
  return read_port(listener, port);
}

int csockets_accept(int listener, char *text) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  int descriptor =
      accept4(listener, (struct sockaddr *)&address, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
  if (descriptor < 0) return -1;
  int one = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  if (getnameinfo((struct sockaddr *)&address, length, text, CSOCKETS_ADDRESS_SIZE, NULL, 0,
                  NI_NUMERICHOST) != 0)
    strcpy(text, "unknown");
  return descriptor;
}

int csockets_pair(int ends[2]) {
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  int size = 64 * 1024;
  for (int i = 0; i < 2; i++) setsockopt(ends[i], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
  return 0;
}

void csockets_raise_descriptor_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == limit.rlim_max) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// For systems without openat2: no link at all, one name at a time.
static int open_by_names(int folder, const char *path) {
  int current = dup(folder);
  while (current >= 0) {
    char name[256];
    size_t length = strcspn(path, "/");
    if (length == 0 || length >= sizeof name) {
      errno = ENOENT;
      return fail(current);
    }
    memcpy(name, path, length);
    name[length] = 0;
    path += length;
    int last = *path == 0;
    int next = openat(current, name,
                      O_CLOEXEC | O_NOFOLLOW | (last ? O_RDONLY | O_NONBLOCK : O_PATH | O_DIRECTORY));
    if (next < 0) return fail(current);
    close(current);
    if (last) return next;
    current = next;
    path++;
  }
  return -1;
}

int csockets_open_beneath(int folder, const char *path) {
  struct open_how how = {.flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK,
                         .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS};
  int descriptor = (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
  if (descriptor >= 0 || (errno != ENOSYS && errno != EPERM)) return descriptor;
  return open_by_names(folder, path);
}
