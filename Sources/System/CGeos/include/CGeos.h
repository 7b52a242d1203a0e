#pragma once

#include <stdint.h>

/// Lines through points: rings around areas, or lines that stay open.
typedef struct {
  /// Two numbers for each point, one line's points after the other's.
  double *points;
  /// How many points each line has.
  int32_t *lengths;
  int32_t count;
} cgeos_lines;

/// What is made of two outlines.
typedef enum {
  CGEOS_UNION,
  CGEOS_INTERSECTION,
  CGEOS_DIFFERENCE,
  CGEOS_SYMMETRIC_DIFFERENCE,
} cgeos_operation;

/// Whether the system has GEOS; asking loads it.
int cgeos_is_available(void);

/// Combines two areas, or what is of lines and an area.
///
/// @param is_line Whether `first` are lines; its rings bound an area otherwise, as those of `second` do.
/// @param is_even_odd Whether an area is where an odd number of rings lie around; otherwise it is where rings of one
///   direction do and none of the other.
/// @param result Is set to the rings of what is left, outer ones with a positive area, holes with a negative
///   one, or to lines. `cgeos_free` frees it.
/// @return Whether that could be done.
int cgeos_combine(
  cgeos_operation operation, cgeos_lines first, cgeos_lines second, int is_line, int is_even_odd,
  cgeos_lines *result);

void cgeos_free(cgeos_lines lines);
