#include "CAppLauncher.h"

// Nothing in an app names the launcher, so nothing but its being linked can make it known.
__attribute__((constructor)) static void install(void) { capplauncher_install(); }
