#ifndef CSOCKETS_H
#define CSOCKETS_H

#include <stdint.h>
#include <sys/epoll.h>

/// Bytes of an address as text, with its terminator.
#define CSOCKETS_ADDRESS_SIZE 64

/// Listens on a numeric address; `localhost` is 127.0.0.1.
///
/// @param port The port, 0 for any; the port taken afterwards.
/// @return A non-blocking descriptor, or -1 and `errno` (`EINVAL` for what is no address).
int csockets_listen(const char *_Nonnull host, uint16_t *_Nonnull port, int backlog);

/// Takes over a socket that listens already; programs started later don't inherit it.
///
/// @param port Receives the port.
/// @return 0, or -1 and `errno` (`EINVAL` for a descriptor that doesn't listen).
int csockets_adopt(int listener, uint16_t *_Nonnull port);

/// Takes a waiting client.
///
/// @param address Receives `CSOCKETS_ADDRESS_SIZE` bytes, the client's address without its port.
/// @return A non-blocking descriptor, or -1 and `errno`.
int csockets_accept(int listener, char *_Nonnull address);

/// Makes two connected, non-blocking descriptors that hold some 64 KiB each way.
///
/// @return 0, or -1 and `errno`.
int csockets_pair(int ends[_Nonnull 2]);

/// Raises the number of descriptors this process may have to what the system lets it.
void csockets_raise_descriptor_limit(void);

/// Opens a file for reading, if it is in the folder however links lead.
///
/// @param path A relative path without `..`.
/// @return A descriptor, or -1 and `errno` (`EXDEV` or `ELOOP` for a link that leads away).
int csockets_open_beneath(int folder, const char *_Nonnull path);

#endif
