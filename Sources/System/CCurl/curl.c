#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

// The numbers of libcurl's binary interface, which is the same since version 7.19.4. The header
// would be one more package to install, for what only some builds use.
enum {
  global_all = 3,
  option_url = 10002,
  option_write_function = 20011,
  option_write_data = 10001,
  option_header_function = 20079,
  option_header_data = 10029,
  option_headers = 10023,
  option_no_body = 44,
  option_post = 47,
  option_post_fields = 10015,
  option_post_size = 30120,
  option_error_buffer = 10010,
  option_follow = 52,
  option_redirects = 68,
  option_protocols = 181,
  option_redirect_protocols = 182,
  option_encodings = 10102,
  option_low_speed = 19,
  option_low_speed_time = 20,
  option_connect_time = 78,
  option_no_signal = 99,
  option_user_agent = 10018,
  info_status = 0x200002,
};

static struct {
  int (*global_init)(long);
  void *(*init)(void);
  int (*set)(void *, int, ...);
  int (*perform)(void *);
  int (*info)(void *, int, ...);
  void (*cleanup)(void *);
  void *(*append)(void *, const char *);
  void (*free_list)(void *);
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_available;

static void load(void) {
  const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
  void *library = NULL;
  for (int index = 0; index < 2 && !library; index++) {
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) return;
  *(void **)&curl.global_init = dlsym(library, "curl_global_init");
  *(void **)&curl.init = dlsym(library, "curl_easy_init");
  *(void **)&curl.set = dlsym(library, "curl_easy_setopt");
  *(void **)&curl.perform = dlsym(library, "curl_easy_perform");
  *(void **)&curl.info = dlsym(library, "curl_easy_getinfo");
  *(void **)&curl.cleanup = dlsym(library, "curl_easy_cleanup");
  *(void **)&curl.append = dlsym(library, "curl_slist_append");
  *(void **)&curl.free_list = dlsym(library, "curl_slist_free_all");
  is_available = curl.global_init && curl.init && curl.set && curl.perform && curl.info &&
                 curl.cleanup && curl.append && curl.free_list && curl.global_init(global_all) == 0;
}

int ccurl_is_available(void) {
  pthread_once(&once, load);
  return is_available;
}

static size_t receive(char *bytes, size_t size, size_t count, void *data) {
  const ccurl_request *request = data;
  size_t all = size * count;
  return request->on_data(request->context, (const uint8_t *)bytes, all) ? 0 : all;
}

static size_t receive_header(char *bytes, size_t size, size_t count, void *data) {
  const ccurl_request *request = data;
  request->on_header(request->context, (const uint8_t *)bytes, size * count);
  return size * count;
}

ccurl_result ccurl_perform(const ccurl_request *request) {
  ccurl_result result;
  memset(&result, 0, sizeof result);
  void *handle = ccurl_is_available() ? curl.init() : NULL;
  if (!handle) {
    result.code = -1;
    snprintf(result.message, sizeof result.message, "libcurl can't be used");
    return result;
  }
  void *headers = NULL;
  for (size_t index = 0; index < request->header_count; index++) {
    void *longer = curl.append(headers, request->headers[index]);
    if (longer) headers = longer;
  }
  // 1 is http, 2 is https.
  long redirects = request->allows_plain_redirects ? 3L : 2L;
  curl.set(handle, option_error_buffer, result.message);
  curl.set(handle, option_url, request->url);
  curl.set(handle, option_protocols, 3L);
  curl.set(handle, option_redirect_protocols, redirects);
  curl.set(handle, option_follow, 1L);
  curl.set(handle, option_redirects, request->redirects);
  curl.set(handle, option_encodings, "");
  curl.set(handle, option_no_signal, 1L);
  curl.set(handle, option_connect_time, request->silence);
  curl.set(handle, option_low_speed, 1L);
  curl.set(handle, option_low_speed_time, request->silence);
  curl.set(handle, option_user_agent, "swiftui-html");
  curl.set(handle, option_headers, headers);
  if (request->is_head) curl.set(handle, option_no_body, 1L);
  if (request->body) {
    curl.set(handle, option_post, 1L);
    curl.set(handle, option_post_fields, request->body);
    curl.set(handle, option_post_size, (int64_t)request->body_count);
  }
  curl.set(handle, option_write_function, receive);
  curl.set(handle, option_write_data, request);
  curl.set(handle, option_header_function, receive_header);
  curl.set(handle, option_header_data, request);
  result.code = curl.perform(handle);
  curl.info(handle, info_status, &result.status);
  curl.free_list(headers);
  curl.cleanup(handle);
  return result;
}
