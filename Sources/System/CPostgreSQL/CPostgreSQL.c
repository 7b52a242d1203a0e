#include "CPostgreSQL.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Functions as libpq has had them since version 9.0. The headers would be one more package to install.
typedef struct {
  char *channel;
  int process;
  char *text;
} notice;

static struct {
  cpostgresql_connection *(*connect_start)(const char *const *, const char *const *, int);
  int (*connect_poll)(cpostgresql_connection *);
  int (*status)(const cpostgresql_connection *);
  int (*socket)(const cpostgresql_connection *);
  char *(*error_message)(const cpostgresql_connection *);
  void (*finish)(cpostgresql_connection *);
  int (*set_nonblocking)(cpostgresql_connection *, int);
  void (*(*set_notice_processor)(
      cpostgresql_connection *, void (*)(void *, const char *), void *))(void *, const char *);
  int (*send_prepare)(
      cpostgresql_connection *, const char *, const char *, int, const uint32_t *);
  int (*send_query)(
      cpostgresql_connection *, const char *, int, const char *const *, const int *, const int *,
      int);
  int (*flush)(cpostgresql_connection *);
  int (*consume)(cpostgresql_connection *);
  int (*is_busy)(cpostgresql_connection *);
  cpostgresql_result *(*get_result)(cpostgresql_connection *);
  notice *(*notifies)(cpostgresql_connection *);
  void (*free_memory)(void *);
  int (*result_status)(const cpostgresql_result *);
  char *(*result_field)(const cpostgresql_result *, int);
  char *(*result_error)(const cpostgresql_result *);
  int (*rows)(const cpostgresql_result *);
  int (*columns)(const cpostgresql_result *);
  int (*is_null)(const cpostgresql_result *, int, int);
  int (*length)(const cpostgresql_result *, int, int);
  char *(*value)(const cpostgresql_result *, int, int);
  void (*clear)(cpostgresql_result *);
  int is_ready;
} pq;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  int is_complete = 1;
#define FIND(field, name) is_complete &= (*(void **)&pq.field = dlsym(library, name)) != NULL
  FIND(connect_start, "PQconnectStartParams");
  FIND(connect_poll, "PQconnectPoll");
  FIND(status, "PQstatus");
  FIND(socket, "PQsocket");
  FIND(error_message, "PQerrorMessage");
  FIND(finish, "PQfinish");
  FIND(set_nonblocking, "PQsetnonblocking");
  FIND(set_notice_processor, "PQsetNoticeProcessor");
  FIND(send_prepare, "PQsendPrepare");
  FIND(send_query, "PQsendQueryPrepared");
  FIND(flush, "PQflush");
  FIND(consume, "PQconsumeInput");
  FIND(is_busy, "PQisBusy");
  FIND(get_result, "PQgetResult");
  FIND(notifies, "PQnotifies");
  FIND(free_memory, "PQfreemem");
  FIND(result_status, "PQresultStatus");
  FIND(result_field, "PQresultErrorField");
  FIND(result_error, "PQresultErrorMessage");
  FIND(rows, "PQntuples");
  FIND(columns, "PQnfields");
  FIND(is_null, "PQgetisnull");
  FIND(length, "PQgetlength");
  FIND(value, "PQgetvalue");
  FIND(clear, "PQclear");
#undef FIND
  pq.is_ready = is_complete;
}

int cpostgresql_is_available(void) {
  pthread_once(&once, load);
  return pq.is_ready;
}

// Notices of the server, such as that a table is there already, are not for the log.
static void ignore(void *context, const char *message) {
  (void)context;
  (void)message;
}

cpostgresql_connection *cpostgresql_start(const char *const *names, const char *const *values) {
  if (!cpostgresql_is_available()) return NULL;
  cpostgresql_connection *connection = pq.connect_start(names, values, 1);
  if (connection) pq.set_notice_processor(connection, ignore, NULL);
  return connection;
}

// Values of ConnStatusType, PostgresPollingStatusType and ExecStatusType.
enum { CONNECTION_OK = 0 };
enum { POLLING_READING = 1, POLLING_WRITING = 2, POLLING_OK = 3 };
enum { EMPTY_QUERY = 0, COMMAND_OK = 1, TUPLES_OK = 2, NONFATAL_ERROR = 6 };

int cpostgresql_go_on(cpostgresql_connection *connection) {
  switch (pq.connect_poll(connection)) {
  case POLLING_READING: return 1;
  case POLLING_WRITING: return 2;
  case POLLING_OK: return pq.set_nonblocking(connection, 1) ? -1 : 0;
  default: return -1;
  }
}

int cpostgresql_is_open(const cpostgresql_connection *connection) {
  return pq.status(connection) == CONNECTION_OK;
}

int cpostgresql_socket(const cpostgresql_connection *connection) { return pq.socket(connection); }

const char *cpostgresql_message(const cpostgresql_connection *connection) {
  return pq.error_message(connection);
}

void cpostgresql_close(cpostgresql_connection *connection) { pq.finish(connection); }

int cpostgresql_prepare(
    cpostgresql_connection *connection, const char *name, const char *sql, int count,
    const uint32_t *types) {
  return pq.send_prepare(connection, name, sql, count, types);
}

int cpostgresql_send(
    cpostgresql_connection *connection, const char *name, int count, const char *const *values,
    const int *lengths) {
  enum { MOST = 32 };
  static const int binary[MOST] = {
      1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
      1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  };
  if (count > MOST) return 0;
  return pq.send_query(connection, name, count, values, lengths, binary, 1);
}

int cpostgresql_flush(cpostgresql_connection *connection) { return pq.flush(connection); }
int cpostgresql_read(cpostgresql_connection *connection) { return pq.consume(connection); }
int cpostgresql_is_busy(cpostgresql_connection *connection) { return pq.is_busy(connection); }

cpostgresql_result *cpostgresql_next(cpostgresql_connection *connection) {
  return pq.get_result(connection);
}

int cpostgresql_take_notice(cpostgresql_connection *connection, char **channel, char **text) {
  notice *found = pq.notifies(connection);
  if (!found) return 0;
  *channel = strdup(found->channel);
  *text = strdup(found->text);
  pq.free_memory(found);
  return *channel && *text;
}

void cpostgresql_free(void *memory) { free(memory); }

const char *cpostgresql_error_state(const cpostgresql_result *result) {
  switch (pq.result_status(result)) {
  case EMPTY_QUERY:
  case COMMAND_OK:
  case TUPLES_OK:
  case NONFATAL_ERROR: return NULL;
  default: {
    const char *state = pq.result_field(result, 'C');
    return state ? state : "";
  }
  }
}

const char *cpostgresql_error(const cpostgresql_result *result) {
  const char *primary = pq.result_field(result, 'M');
  return primary ? primary : pq.result_error(result);
}

int cpostgresql_row_count(const cpostgresql_result *result) { return pq.rows(result); }
int cpostgresql_column_count(const cpostgresql_result *result) { return pq.columns(result); }

const char *cpostgresql_value(
    const cpostgresql_result *result, int row, int column, int *length) {
  if (pq.is_null(result, row, column)) return NULL;
  *length = pq.length(result, row, column);
  return pq.value(result, row, column);
}

void cpostgresql_release(cpostgresql_result *result) { pq.clear(result); }
