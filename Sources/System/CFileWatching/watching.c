#include "CFileWatching.h"

#include <sys/inotify.h>
#include <unistd.h>

int cfilewatching_open(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int cfilewatching_add(int descriptor, const char *folder) {
  // A file counts once it is closed or has come by a rename; half of one is nobody's business.
  return inotify_add_watch(descriptor, folder,
                           IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO |
                               IN_DELETE_SELF | IN_ONLYDIR | IN_DONT_FOLLOW | IN_EXCL_UNLINK);
}

void cfilewatching_read(int descriptor,
                        void (*visit)(void *, int, const char *, int), void *context) {
  char buffer[16384] __attribute__((aligned(__alignof__(struct inotify_event))));
  for (;;) {
    ssize_t count = read(descriptor, buffer, sizeof buffer);
    if (count <= 0) return;
    for (char *place = buffer; place < buffer + count;) {
      const struct inotify_event *event = (const struct inotify_event *)place;
      place += sizeof *event + event->len;
      int is_folder = (event->mask & IN_ISDIR) != 0;
      int is_new = (event->mask & (IN_CREATE | IN_MOVED_TO)) != 0;
      if (event->mask & IN_Q_OVERFLOW)
        visit(context, -1, "", 0);
      // A file that was made is written to next, and closed.
      else if (is_folder || (event->mask & IN_CREATE) == 0)
        visit(context, event->wd, event->len > 0 ? event->name : "", is_folder && is_new);
    }
  }
}
