#include "CVips.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

// Functions as libvips has had them since version 8.13. The headers would be one more package to install.
static struct {
  int (*init)(const char *);
  void (*concurrency_set)(int);
  void (*block_untrusted_set)(int);
  void (*cache_set_max)(int);
  int (*thumbnail_buffer)(void *, size_t, cvips_picture **, int, ...);
  int (*thumbnail_image)(cvips_picture *, cvips_picture **, int, ...);
  cvips_picture *(*image_copy_memory)(cvips_picture *);
  int (*image_remove)(cvips_picture *, const char *);
  int (*get_width)(const cvips_picture *);
  int (*get_height)(const cvips_picture *);
  int (*get_bands)(const cvips_picture *);
  int (*has_alpha)(cvips_picture *);
  void *(*write_to_memory)(cvips_picture *, size_t *);
  int (*write_to_buffer)(cvips_picture *, const char *, void **, size_t *, ...);
  const char *(*find_save_target)(const char *);
  const char *(*find_load_buffer)(const void *, size_t);
  const char *(*error_buffer)(void);
  void (*error_clear)(void);
  void (*unref)(void *);
  void (*free)(void *);
  int is_ready;
} vips;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libvips.so.42", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  int is_complete = 1;
#define FIND(field, name) \
  is_complete &= (*(void **)&vips.field = dlsym(library, name)) != NULL
  FIND(init, "vips_init");
  FIND(concurrency_set, "vips_concurrency_set");
  FIND(block_untrusted_set, "vips_block_untrusted_set");
  FIND(cache_set_max, "vips_cache_set_max");
  FIND(thumbnail_buffer, "vips_thumbnail_buffer");
  FIND(thumbnail_image, "vips_thumbnail_image");
  FIND(image_copy_memory, "vips_image_copy_memory");
  FIND(image_remove, "vips_image_remove");
  FIND(get_width, "vips_image_get_width");
  FIND(get_height, "vips_image_get_height");
  FIND(get_bands, "vips_image_get_bands");
  FIND(has_alpha, "vips_image_hasalpha");
  FIND(write_to_memory, "vips_image_write_to_memory");
  FIND(write_to_buffer, "vips_image_write_to_buffer");
  FIND(find_save_target, "vips_foreign_find_save_target");
  FIND(find_load_buffer, "vips_foreign_find_load_buffer");
  FIND(error_buffer, "vips_error_buffer");
  FIND(error_clear, "vips_error_clear");
  // Its own libraries, which are there with it.
  FIND(unref, "g_object_unref");
  FIND(free, "g_free");
#undef FIND
  if (!is_complete || vips.init("site")) return;
  // One picture for a process at a time: there are as many processes as processors.
  vips.concurrency_set(1);
  vips.block_untrusted_set(1);
  vips.cache_set_max(0);
  vips.is_ready = 1;
}

int cvips_is_available(void) {
  pthread_once(&once, load);
  return vips.is_ready;
}

int cvips_writes(const char *suffix) {
  if (!cvips_is_available()) return 0;
  int found = vips.find_save_target(suffix) != NULL;
  vips.error_clear();
  return found;
}

// Values of VipsSize.
enum { SIZE_DOWN = 2, SIZE_FORCE = 3 };
static const int ANY_HEIGHT = 10000000;

cvips_picture *cvips_read(const uint8_t *bytes, size_t count, int width) {
  if (!cvips_is_available()) return NULL;
  const char *loader = vips.find_load_buffer(bytes, count);
  if (!loader) return NULL;
  if (!strstr(loader, "Jpeg") && !strstr(loader, "Png") && !strstr(loader, "Webp")) return NULL;
  cvips_picture *found = NULL;
  if (vips.thumbnail_buffer(
          (void *)bytes, count, &found, width, "height", ANY_HEIGHT, "size", SIZE_DOWN,
          "export_profile", "srgb", "option_string", "fail_on=error", NULL))
    return NULL;
  // What is decoded while it is written would be decoded for each form again.
  cvips_picture *copy = vips.image_copy_memory(found);
  vips.unref(found);
  // It is sRGB, which is what browsers take a picture without a profile for.
  if (copy) vips.image_remove(copy, "icc-profile-data");
  return copy;
}

int cvips_width(const cvips_picture *picture) { return vips.get_width(picture); }
int cvips_height(const cvips_picture *picture) { return vips.get_height(picture); }
int cvips_has_alpha(const cvips_picture *picture) {
  return vips.has_alpha((cvips_picture *)picture);
}

cvips_picture *cvips_shrunk(const cvips_picture *picture, int width) {
  cvips_picture *found = NULL;
  if (vips.thumbnail_image(
          (cvips_picture *)picture, &found, width, "height", ANY_HEIGHT, "size", SIZE_DOWN, NULL))
    return NULL;
  cvips_picture *copy = vips.image_copy_memory(found);
  vips.unref(found);
  return copy;
}

int cvips_average(const cvips_picture *picture, uint8_t color[3]) {
  cvips_picture *one = NULL;
  if (vips.thumbnail_image(
          (cvips_picture *)picture, &one, 1, "height", 1, "size", SIZE_FORCE, NULL))
    return 0;
  size_t count = 0;
  uint8_t *pixel = vips.write_to_memory(one, &count);
  int bands = vips.get_bands(one);
  vips.unref(one);
  if (!pixel) return 0;
  // One byte a band: sixteen-bit pictures are told by their count.
  int is_known = count == (size_t)bands && bands >= 1;
  if (is_known)
    for (int band = 0; band < 3; band++) color[band] = pixel[bands >= 3 ? band : 0];
  vips.free(pixel);
  return is_known;
}

size_t cvips_write(const cvips_picture *picture, const char *options, uint8_t **bytes) {
  void *buffer = NULL;
  size_t count = 0;
  if (vips.write_to_buffer((cvips_picture *)picture, options, &buffer, &count, NULL)) return 0;
  *bytes = buffer;
  return count;
}

void cvips_free(uint8_t *bytes) { vips.free(bytes); }

void cvips_release(cvips_picture *picture) {
  if (picture) vips.unref(picture);
}

void cvips_take_error(char *text, size_t capacity) {
  if (!vips.is_ready) return;
  snprintf(text, capacity, "%s", vips.error_buffer());
  vips.error_clear();
}
