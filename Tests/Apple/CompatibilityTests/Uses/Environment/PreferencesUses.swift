import SwiftUI

@MainActor enum PreferencesUses {
  static func preferenceKey<T: PreferenceKey>(_: T.Type) {
    _ = (any PreferenceKey).self
    _ = T.Value.self
    _ = T.defaultValue
  }

  static func view(_ view: some View) {
    _ = view.preference(key: WidthKey.self, value: 1)
    _ = view.transformPreference(WidthKey.self, { _ in })
    _ = view.onPreferenceChange(WidthKey.self, perform: { _ in })
  }
}
