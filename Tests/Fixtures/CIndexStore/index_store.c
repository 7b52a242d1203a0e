#include "CIndexStore.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The part of LLVM's indexstore/indexstore.h that is needed; the library is loaded by its path, since
// a toolchain keeps it where no linker looks.
typedef struct {
  const char *data;
  size_t length;
} string_ref;

enum { role_reference = 1 << 2, role_override_of = 1 << 11, dependency_record = 2 };

static struct {
  void *(*store_create)(const char *path, void **error);
  void (*store_dispose)(void *store);
  bool (*units_apply)(void *store, unsigned sorted, void *context, bool (*)(void *, string_ref));
  void *(*unit_create)(void *store, const char *name, void **error);
  void (*unit_dispose)(void *unit);
  string_ref (*unit_main_file)(void *unit);
  bool (*dependencies_apply)(void *unit, void *context, bool (*)(void *, void *));
  int (*dependency_kind)(void *dependency);
  string_ref (*dependency_name)(void *dependency);
  void *(*record_create)(void *store, const char *name, void **error);
  void (*record_dispose)(void *record);
  bool (*symbols_apply)(void *record, bool nocache, void *context, bool (*)(void *, void *));
  uint64_t (*symbol_roles)(void *symbol);
  uint64_t (*symbol_related_roles)(void *symbol);
  string_ref (*symbol_usr)(void *symbol);
} api;

struct visit {
  void *store;
  void *context;
  index_store_visitor visitor;
  char *file;
};

static char *copy(string_ref text) {
  char *result = malloc(text.length + 1);
  if (!result) return NULL;
  memcpy(result, text.data, text.length);
  result[text.length] = 0;
  return result;
}

static bool visit_symbol(void *context, void *symbol) {
  struct visit *visit = context;
  // An override's own symbol has the role of a relation to what it overrides.
  bool refers = (api.symbol_roles(symbol) & role_reference) != 0;
  bool overridden = (api.symbol_related_roles(symbol) & role_override_of) != 0;
  if (!refers && !overridden) return true;
  string_ref usr = api.symbol_usr(symbol);
  visit->visitor(visit->context, visit->file, usr.data, usr.length);
  return true;
}

static bool visit_dependency(void *context, void *dependency) {
  struct visit *visit = context;
  if (api.dependency_kind(dependency) != dependency_record) return true;
  char *name = copy(api.dependency_name(dependency));
  if (!name) return false;
  void *record = api.record_create(visit->store, name, NULL);
  if (record) {
    api.symbols_apply(record, true, visit, visit_symbol);
    api.record_dispose(record);
  }
  free(name);
  return true;
}

static bool visit_unit(void *context, string_ref unit_name) {
  struct visit *visit = context;
  char *name = copy(unit_name);
  if (!name) return false;
  void *unit = api.unit_create(visit->store, name, NULL);
  free(name);
  if (!unit) return true;
  visit->file = copy(api.unit_main_file(unit));
  if (visit->file && visit->file[0]) api.dependencies_apply(unit, visit, visit_dependency);
  free(visit->file);
  api.unit_dispose(unit);
  return true;
}

const char *index_store_visit(const char *library, const char *store, void *context,
                              index_store_visitor visitor) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return "The library could not be loaded.";
  const struct {
    const char *name;
    void **place;
  } functions[] = {
      {"indexstore_store_create", (void **)&api.store_create},
      {"indexstore_store_dispose", (void **)&api.store_dispose},
      {"indexstore_store_units_apply_f", (void **)&api.units_apply},
      {"indexstore_unit_reader_create", (void **)&api.unit_create},
      {"indexstore_unit_reader_dispose", (void **)&api.unit_dispose},
      {"indexstore_unit_reader_get_main_file", (void **)&api.unit_main_file},
      {"indexstore_unit_reader_dependencies_apply_f", (void **)&api.dependencies_apply},
      {"indexstore_unit_dependency_get_kind", (void **)&api.dependency_kind},
      {"indexstore_unit_dependency_get_name", (void **)&api.dependency_name},
      {"indexstore_record_reader_create", (void **)&api.record_create},
      {"indexstore_record_reader_dispose", (void **)&api.record_dispose},
      {"indexstore_record_reader_symbols_apply_f", (void **)&api.symbols_apply},
      {"indexstore_symbol_get_roles", (void **)&api.symbol_roles},
      {"indexstore_symbol_get_related_roles", (void **)&api.symbol_related_roles},
      {"indexstore_symbol_get_usr", (void **)&api.symbol_usr},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    *functions[i].place = dlsym(handle, functions[i].name);
    if (!*functions[i].place) return functions[i].name;
  }
  void *opened = api.store_create(store, NULL);
  if (!opened) return "There is no index: build without --disable-index-store.";
  struct visit visit = {opened, context, visitor, NULL};
  api.units_apply(opened, 1, &visit, visit_unit);
  api.store_dispose(opened);
  return NULL;
}
