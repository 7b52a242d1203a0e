#ifndef CPOSTGRESQL_H
#define CPOSTGRESQL_H

#include <stdint.h>

// PostgreSQL's client library, found when it is first asked for. What is sent and what comes is in
// PostgreSQL's binary form; one thread at a time has a connection.

typedef struct cpostgresql_connection cpostgresql_connection;
typedef struct cpostgresql_result cpostgresql_result;

// Whether the library is there.
int cpostgresql_is_available(void);

// Begins to connect. NULL where there is no library, or no memory. Names and values end with NULL; an address
// is the value of "dbname".
cpostgresql_connection *cpostgresql_start(
    const char *const *names, const char *const *values);
// How connecting goes on: -1 it failed, 0 it is done, 1 once something can be read, 2 once something can be
// written.
int cpostgresql_go_on(cpostgresql_connection *connection);
int cpostgresql_is_open(const cpostgresql_connection *connection);
int cpostgresql_socket(const cpostgresql_connection *connection);
// What failed last, with a line's end; it is the connection's.
const char *cpostgresql_message(const cpostgresql_connection *connection);
void cpostgresql_close(cpostgresql_connection *connection);

// Has a statement be prepared under a name; 0 if that failed.
int cpostgresql_prepare(
    cpostgresql_connection *connection, const char *name, const char *sql, int count,
    const uint32_t *types);
// Sends the parameters of a statement that was prepared; 0 if that failed. A length is -1 for NULL.
int cpostgresql_send(
    cpostgresql_connection *connection, const char *name, int count, const char *const *values,
    const int *lengths);
// Sends what the system has not taken yet: -1 it failed, 0 all is sent, 1 something is left.
int cpostgresql_flush(cpostgresql_connection *connection);
// Reads what is there; 0 if the connection has ended.
int cpostgresql_read(cpostgresql_connection *connection);
// Whether the next result is not there yet.
int cpostgresql_is_busy(cpostgresql_connection *connection);
// The next result of what was sent; NULL after the last.
cpostgresql_result *cpostgresql_next(cpostgresql_connection *connection);
// What other connections have notified; 0 for nothing, else both texts are to be freed.
int cpostgresql_take_notice(cpostgresql_connection *connection, char **channel, char **text);
void cpostgresql_free(void *memory);

// NULL if it is no error; else five characters, or an empty text where the connection failed.
const char *cpostgresql_error_state(const cpostgresql_result *result);
const char *cpostgresql_error(const cpostgresql_result *result);
int cpostgresql_row_count(const cpostgresql_result *result);
int cpostgresql_column_count(const cpostgresql_result *result);
// The bytes of a value; NULL for NULL.
const char *cpostgresql_value(
    const cpostgresql_result *result, int row, int column, int *length);
void cpostgresql_release(cpostgresql_result *result);

#endif
