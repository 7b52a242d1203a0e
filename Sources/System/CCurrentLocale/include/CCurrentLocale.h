#pragma once

// Has Foundation's current locale and calendar be what `swiftui_current_locale` and
// `swiftui_current_calendar` give, functions of Swift.
