#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>
#include <stdint.h>

/// One request by libcurl, which is looked for when the first is made.
typedef struct {
  const char *url;
  /// What is posted; NULL to get.
  const void *body;
  size_t body_count;
  /// Whether only the answer's head is wanted.
  int is_head;
  /// Lines such as "Accept: application/json".
  const char *const *headers;
  size_t header_count;
  /// The seconds that next to nothing may come.
  long silence;
  /// How often an address may lead to another, and whether such a one may be of http.
  long redirects;
  int allows_plain_redirects;
  void *context;
  /// Receives bytes of the answer; what isn't 0 ends it.
  int (*on_data)(void *context, const uint8_t *bytes, size_t count);
  /// Receives lines of the answer's head, those of redirects, too.
  void (*on_header)(void *context, const uint8_t *bytes, size_t count);
} ccurl_request;

typedef struct {
  /// libcurl's code; 0 for an answer.
  int code;
  /// The answer's status.
  long status;
  /// What libcurl says of a failure.
  char message[256];
} ccurl_result;

enum {
  ccurl_refused_scheme = 1,
  ccurl_unknown_host = 6,
  ccurl_no_connection = 7,
  ccurl_partial = 18,
  ccurl_stopped = 23,
  ccurl_timed_out = 28,
  ccurl_too_many_redirects = 47,
  ccurl_no_answer = 52,
  ccurl_receiving = 56,
};

/// Whether there is a libcurl.
int ccurl_is_available(void);

/// Sends a request and waits for the whole answer.
ccurl_result ccurl_perform(const ccurl_request *request);

#endif
