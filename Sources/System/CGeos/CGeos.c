#include "CGeos.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct geometry geometry;
typedef struct sequence sequence;
typedef struct context context;

// Functions as GEOS has had them since version 3.10. The headers would be one more package to install.
static struct {
  context *(*init)(void);
  void (*finish)(context *);
  sequence *(*sequence_of)(context *, const double *, unsigned, int, int);
  int (*points_of)(context *, const sequence *, double *, int, int);
  int (*length_of)(context *, const sequence *, unsigned *);
  const sequence *(*sequence_in)(context *, const geometry *);
  geometry *(*line)(context *, sequence *);
  geometry *(*collection)(context *, int, geometry **, unsigned);
  geometry *(*clone)(context *, const geometry *);
  geometry *(*unite_parts)(context *, const geometry *);
  geometry *(*polygonize)(context *, const geometry *const *, unsigned);
  geometry *(*point_inside)(context *, const geometry *);
  int (*x)(context *, const geometry *, double *);
  int (*y)(context *, const geometry *, double *);
  geometry *(*unite)(context *, const geometry *, const geometry *);
  geometry *(*intersect)(context *, const geometry *, const geometry *);
  geometry *(*subtract)(context *, const geometry *, const geometry *);
  geometry *(*differ)(context *, const geometry *, const geometry *);
  int (*type)(context *, const geometry *);
  int (*part_count)(context *, const geometry *);
  const geometry *(*part)(context *, const geometry *, int);
  const geometry *(*outer)(context *, const geometry *);
  int (*hole_count)(context *, const geometry *);
  const geometry *(*hole)(context *, const geometry *, int);
  void (*destroy)(context *, geometry *);
  int is_ready;
} geos;

enum { LINE = 1, RING = 2, POLYGON = 3, MULTILINE = 5, MULTIPOLYGON = 6 };

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libgeos_c.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  int is_complete = 1;
#define FIND(field, name) \
  is_complete &= (*(void **)&geos.field = dlsym(library, name)) != NULL
  FIND(init, "GEOS_init_r");
  FIND(finish, "GEOS_finish_r");
  FIND(sequence_of, "GEOSCoordSeq_copyFromBuffer_r");
  FIND(points_of, "GEOSCoordSeq_copyToBuffer_r");
  FIND(length_of, "GEOSCoordSeq_getSize_r");
  FIND(sequence_in, "GEOSGeom_getCoordSeq_r");
  FIND(line, "GEOSGeom_createLineString_r");
  FIND(collection, "GEOSGeom_createCollection_r");
  FIND(clone, "GEOSGeom_clone_r");
  FIND(unite_parts, "GEOSUnaryUnion_r");
  FIND(polygonize, "GEOSPolygonize_r");
  FIND(point_inside, "GEOSPointOnSurface_r");
  FIND(x, "GEOSGeomGetX_r");
  FIND(y, "GEOSGeomGetY_r");
  FIND(unite, "GEOSUnion_r");
  FIND(intersect, "GEOSIntersection_r");
  FIND(subtract, "GEOSDifference_r");
  FIND(differ, "GEOSSymDifference_r");
  FIND(type, "GEOSGeomTypeId_r");
  FIND(part_count, "GEOSGetNumGeometries_r");
  FIND(part, "GEOSGetGeometryN_r");
  FIND(outer, "GEOSGetExteriorRing_r");
  FIND(hole_count, "GEOSGetNumInteriorRings_r");
  FIND(hole, "GEOSGetInteriorRingN_r");
  FIND(destroy, "GEOSGeom_destroy_r");
#undef FIND
  geos.is_ready = is_complete;
}

int cgeos_is_available(void) {
  pthread_once(&once, load);
  return geos.is_ready;
}

typedef geometry *(*combination)(context *, const geometry *, const geometry *);

// Combines two geometries and lets go of both; null if one of them is, or if that fails.
static geometry *merge(context *c, combination combine, geometry *a, geometry *b) {
  geometry *result = a && b ? combine(c, a, b) : NULL;
  if (a) geos.destroy(c, a);
  if (b) geos.destroy(c, b);
  return result;
}

// The union of a geometry's parts; lets go of it.
static geometry *united(context *c, geometry *parts) {
  geometry *result = parts ? geos.unite_parts(c, parts) : NULL;
  if (parts) geos.destroy(c, parts);
  return result;
}

// Twice the area that a ring surrounds, positive in one direction and negative in the other.
static double area(const double *points, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++) {
    const double *a = points + 2 * i, *b = points + 2 * ((i + 1) % count);
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum;
}

// How many times rings go around a point.
static int winding(cgeos_lines rings, double x, double y) {
  int result = 0;
  const double *points = rings.points;
  for (int32_t i = 0; i < rings.count; points += 2 * rings.lengths[i], i++) {
    for (int32_t j = 0; j < rings.lengths[i]; j++) {
      const double *a = points + 2 * j, *b = points + 2 * ((j + 1) % rings.lengths[i]);
      if ((a[1] <= y) == (b[1] <= y)) continue;
      if (a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) > x) result += b[1] > a[1] ? 1 : -1;
    }
  }
  return result;
}

// A line through points, back to the first one if it is a ring; null if memory or numbers don't suffice.
static geometry *line_through(context *c, const double *points, int count, int is_ring) {
  double *copy = malloc(sizeof(double) * 2 * (count + 1));
  if (!copy) return NULL;
  memcpy(copy, points, sizeof(double) * 2 * count);
  memcpy(copy + 2 * count, points, sizeof(double) * 2);
  sequence *all = geos.sequence_of(c, copy, count + is_ring, 0, 0);
  free(copy);
  return all ? geos.line(c, all) : NULL;
}

// Lines that cross nowhere but at their ends.
static geometry *noded(context *c, cgeos_lines lines, int are_rings) {
  geometry **parts = malloc(sizeof(geometry *) * (lines.count + 1));
  if (!parts) return NULL;
  int count = 0, has_failed = 0;
  const double *points = lines.points;
  for (int32_t i = 0; i < lines.count; points += 2 * lines.lengths[i], i++) {
    if (lines.lengths[i] < 2) continue;
    geometry *line = line_through(c, points, lines.lengths[i], are_rings);
    if (line) parts[count++] = line;
    else has_failed = 1;
  }
  geometry *all = geos.collection(c, MULTILINE, parts, count);
  free(parts);
  geometry *result = united(c, all);
  if (!has_failed || !result) return result;
  geos.destroy(c, result);
  return NULL;
}

// The area that rings bound: the faces between them that the rule takes.
static geometry *area_of(context *c, cgeos_lines rings, int is_even_odd) {
  const geometry *edges = noded(c, rings, 1);
  geometry *faces = edges ? geos.polygonize(c, &edges, 1) : NULL;
  if (edges) geos.destroy(c, (geometry *)edges);
  int face_count = faces ? geos.part_count(c, faces) : 0;
  geometry **kept = malloc(sizeof(geometry *) * (face_count + 1));
  int count = 0;
  for (int i = 0; i < face_count && kept; i++) {
    const geometry *face = geos.part(c, faces, i);
    geometry *point = geos.point_inside(c, face);
    double x, y;
    if (point && geos.x(c, point, &x) && geos.y(c, point, &y)) {
      int turns = winding(rings, x, y);
      geometry *copy = (is_even_odd ? turns % 2 : turns) ? geos.clone(c, face) : NULL;
      if (copy) kept[count++] = copy;
    }
    if (point) geos.destroy(c, point);
  }
  geometry *all = faces && kept ? geos.collection(c, MULTIPOLYGON, kept, count) : NULL;
  free(kept);
  if (faces) geos.destroy(c, faces);
  return united(c, all);
}

typedef struct {
  cgeos_lines lines;
  int32_t total;
  int has_failed;
} collection;

// Adds a line's points; the direction of a ring says whether it is a hole.
static void add_line(context *c, const geometry *line, int direction, collection *result) {
  const sequence *all = geos.sequence_in(c, line);
  unsigned count = 0;
  if (result->has_failed || !all || !geos.length_of(c, all, &count)) {
    result->has_failed = 1;
    return;
  }
  cgeos_lines *lines = &result->lines;
  double *points = realloc(lines->points, sizeof(double) * 2 * (result->total + count + 1));
  if (points) lines->points = points;
  int32_t *lengths = realloc(lines->lengths, sizeof(int32_t) * (lines->count + 1));
  if (lengths) lines->lengths = lengths;
  if (!points || !lengths || !geos.points_of(c, all, points + 2 * result->total, 0, 0)) {
    result->has_failed = 1;
    return;
  }
  double *own = points + 2 * result->total;
  if (direction && (area(own, count) < 0) != (direction < 0)) {
    for (unsigned i = 0; i < count / 2; i++) {
      for (int axis = 0; axis < 2; axis++) {
        double kept = own[2 * i + axis];
        own[2 * i + axis] = own[2 * (count - 1 - i) + axis];
        own[2 * (count - 1 - i) + axis] = kept;
      }
    }
  }
  lengths[lines->count++] = count;
  result->total += count;
}

static void add(context *c, const geometry *shape, int is_line, collection *result) {
  int type = geos.type(c, shape);
  if (type == LINE || type == RING) {
    if (is_line) add_line(c, shape, 0, result);
  } else if (type == POLYGON) {
    if (is_line || geos.part_count(c, shape) < 1) return;
    const geometry *outer = geos.outer(c, shape);
    if (!outer) return;
    add_line(c, outer, 1, result);
    for (int i = 0; i < geos.hole_count(c, shape); i++) add_line(c, geos.hole(c, shape, i), -1, result);
  } else if (type > POLYGON) {
    for (int i = 0; i < geos.part_count(c, shape); i++) add(c, geos.part(c, shape, i), is_line, result);
  }
}

int cgeos_combine(
  cgeos_operation operation, cgeos_lines first, cgeos_lines second, int is_line, int is_even_odd,
  cgeos_lines *result
) {
  *result = (cgeos_lines){0};
  if (!cgeos_is_available()) return 0;
  context *c = geos.init();
  if (!c) return 0;
  const combination combinations[] = {geos.unite, geos.intersect, geos.subtract, geos.differ};
  geometry *combined = merge(
    c, combinations[operation], is_line ? noded(c, first, 0) : area_of(c, first, is_even_odd),
    area_of(c, second, is_even_odd));
  collection all = {0};
  if (combined) {
    add(c, combined, is_line, &all);
    geos.destroy(c, combined);
  }
  geos.finish(c);
  if (!combined || all.has_failed) {
    cgeos_free(all.lines);
    return 0;
  }
  *result = all.lines;
  return 1;
}

void cgeos_free(cgeos_lines lines) {
  free(lines.points);
  free(lines.lengths);
}
