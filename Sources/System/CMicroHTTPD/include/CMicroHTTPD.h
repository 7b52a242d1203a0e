#ifndef CMICROHTTPD_H
#define CMICROHTTPD_H

#include <microhttpd.h>

// Swift can't call functions with a variable number of arguments; these have a fixed one.

/// Starts a daemon that listens nowhere and is driven by `MHD_run`.
///
/// @param memory The bytes of each connection's memory, for its head and its response's.
struct MHD_Daemon *_Nullable cmhd_start(size_t memory, MHD_AccessHandlerCallback _Nonnull access,
                                        MHD_RequestCompletedCallback _Nonnull completed,
                                        void *_Nullable context);

/// The descriptor that is readable while the daemon has something to do.
int cmhd_epoll_descriptor(struct MHD_Daemon *_Nonnull daemon);

/// Whether the daemon wants to be run again at once.
int cmhd_is_busy(struct MHD_Daemon *_Nonnull daemon);

/// Hands a connected, non-blocking descriptor over; the daemon closes it, also on failure.
///
/// @return 1, or 0 on failure.
int cmhd_add_connection(struct MHD_Daemon *_Nonnull daemon, int descriptor);

/// The descriptor that a connection was made with.
int cmhd_descriptor(struct MHD_Connection *_Nonnull connection);

/// Ends what the library has to do with an upgraded connection.
void cmhd_upgrade_close(struct MHD_UpgradeResponseHandle *_Nonnull handle);

#endif
