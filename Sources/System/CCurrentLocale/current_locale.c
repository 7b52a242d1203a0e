#include "CCurrentLocale.h"

// On Linux Foundation asks nobody which locale is the current one: it is English of the whole world, which writes
// "US$12" and "1 Jan 2026". A program's own symbols come before those of the libraries that it is linked with, so these
// stand for the getters that Foundation exports. They are weak: where Foundation is linked statically its own are used.
#if defined(__x86_64__)
#define JUMP "jmp "
#else
#define JUMP "b "
#endif

#define GETTER(name, function)            \
  __asm__(                                \
      ".text\n"                           \
      ".p2align 4\n"                      \
      ".globl \"" name "\"\n"             \
      ".weak \"" name "\"\n"              \
      ".type \"" name "\",%function\n"    \
      "\"" name "\":\n" JUMP function "\n")

GETTER("$s20FoundationEssentials6LocaleV7currentACvgZ", "swiftui_current_locale");
GETTER("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "swiftui_current_locale");
GETTER("$s20FoundationEssentials8CalendarV7currentACvgZ", "swiftui_current_calendar");
GETTER("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "swiftui_current_calendar");
