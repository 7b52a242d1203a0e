#ifndef CFLIGHTRECORDER_H
#define CFLIGHTRECORDER_H

#include <stdint.h>

/// Bytes of an address and of the names of views that are kept, and return addresses.
#define CFLIGHT_ROUTE_SIZE 256
#define CFLIGHT_PATH_SIZE 512
#define CFLIGHT_FRAME_COUNT 96

/// What a process was doing, in a file's shared mapping: it can be read when the process is no more.
///
/// Writing to it is writing to memory. Numbers of phases are the caller's; 0 is nothing.
struct cflight_record {
  uint32_t magic;
  uint32_t process;
  uint32_t phase;
  /// The suspected events, from the first to the last; none for 0.
  uint32_t first_event;
  uint32_t last_event;
  uint32_t node;
  uint32_t slot;
  uint32_t route_length;
  /// The thread that does it, as the kernel counts.
  uint32_t thread;
  uint64_t session_high;
  uint64_t session_low;
  uint64_t guest_high;
  uint64_t guest_low;
  uint64_t request;
  char route[CFLIGHT_ROUTE_SIZE];
  /// The views around the element whose handler runs.
  uint32_t path_length;
  char path[CFLIGHT_PATH_SIZE];
  /// The signal that ended the process, or 0.
  int32_t signal;
  /// How many of the return addresses are known.
  uint32_t frame_count;
  /// Addresses relative to where the program was loaded; those of libraries are left out.
  uint64_t frames[CFLIGHT_FRAME_COUNT];
};

/// Maps a file as a record and makes it large enough; a file of another kind becomes an empty one.
///
/// @return The mapping, or NULL and `errno`.
struct cflight_record *_Nullable cflight_map(int descriptor);

/// Ends a mapping.
void cflight_unmap(struct cflight_record *_Nonnull record);

/// Has signals that end a program by its own fault noted in a record first.
///
/// @param passes_on Whether what handled the signals before, or else the system, gets them then;
///   otherwise the process ends at once with 128 and the signal's number.
void cflight_catch(struct cflight_record *_Nonnull record, int passes_on);

/// Gives the calling thread a stack for the handler, so that also a full stack is noted. Cheap when
/// it was done before.
///
/// @return The thread's number. What another thread ends the process by isn't laid to a phase.
uint32_t cflight_prepare_thread(void);

/// Ends the process some seconds after the other end of a socket is closed, whatever it does.
///
/// @return 0, or an `errno` value.
int cflight_end_with(int socket, unsigned seconds);

/// A descriptor that can be read when a child has ended, or -1 and `errno`.
int cflight_child_descriptor(int child);

/// Makes two connected, non-blocking descriptors with large buffers.
///
/// @return 0, or -1 and `errno`.
int cflight_pair(int ends[_Nonnull 2]);

#endif
