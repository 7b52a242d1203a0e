#include "CMicroHTTPD.h"

#include <stdarg.h>
#include <sys/socket.h>
#include <sys/un.h>

// Requests that the library complains about were never let through by the guard; it has nothing to say.
static void say_nothing(void *context, const char *format, va_list arguments) {
  (void)context;
  (void)format;
  (void)arguments;
}

struct MHD_Daemon *cmhd_start(size_t memory, MHD_AccessHandlerCallback access,
                              MHD_RequestCompletedCallback completed, void *context) {
  return MHD_start_daemon(
      MHD_USE_EPOLL | MHD_USE_NO_LISTEN_SOCKET | MHD_ALLOW_SUSPEND_RESUME | MHD_ALLOW_UPGRADE |
          MHD_USE_ERROR_LOG,
      0, NULL, NULL, access, context, MHD_OPTION_EXTERNAL_LOGGER, say_nothing, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_CONNECTION_LIMIT, 1000000u,
      MHD_OPTION_CONNECTION_TIMEOUT, 0u, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_SIGPIPE_HANDLED_BY_APP, 1, MHD_OPTION_END);
}

int cmhd_epoll_descriptor(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
  return info ? info->epoll_fd : -1;
}

int cmhd_is_busy(struct MHD_Daemon *daemon) {
  MHD_UNSIGNED_LONG_LONG milliseconds;
  return MHD_get_timeout(daemon, &milliseconds) == MHD_YES && milliseconds == 0;
}

int cmhd_add_connection(struct MHD_Daemon *daemon, int descriptor) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  return MHD_add_connection(daemon, descriptor, (struct sockaddr *)&address,
                            sizeof(sa_family_t)) == MHD_YES;
}

int cmhd_descriptor(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

void cmhd_upgrade_close(struct MHD_UpgradeResponseHandle *handle) {
  MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
}
