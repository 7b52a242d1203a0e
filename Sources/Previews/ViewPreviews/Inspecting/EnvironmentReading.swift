import Foundation
import ViewSnapshots
import ViewTree

/// A value of the environment that a preview is shown in.
struct EnvironmentReading: Identifiable, Hashable {
  var name: String
  var words: String
  /// Whether the reader has chosen it.
  var isSet: Bool

  var id: String { name }

  /// The values that views ask for most.
  @MainActor
  static func all(in variant: SnapshotVariant) -> [EnvironmentReading] {
    let values = SnapshotSurroundings(date: Date()).values(in: variant)
    func value(_ name: String, _ value: Any?, _ isSet: Bool = false) -> EnvironmentReading {
      EnvironmentReading(name: name, words: value.map { "\($0)" } ?? "nil", isSet: isSet)
    }
    return [
      value("colorScheme", values.colorScheme, variant.colorScheme != nil),
      value("colorSchemeContrast", values.colorSchemeContrast, variant.contrast != nil),
      value("dynamicTypeSize", values.dynamicTypeSize, variant.dynamicTypeSize != nil),
      value(
        "layoutDirection", variant.layoutDirection ?? values.layoutDirection,
        variant.layoutDirection != nil),
      value("locale", variant.locale ?? "en", variant.locale != nil),
      value("timeZone", values.timeZone.identifier),
      value("calendar", values.calendar.identifier),
      value(
        "accessibilityReduceMotion", values.accessibilityReduceMotion,
        variant.reducesMotion != nil),
      value("horizontalSizeClass", values.horizontalSizeClass),
      value("verticalSizeClass", values.verticalSizeClass),
      value("isEnabled", values.isEnabled),
      value("displayScale", values.displayScale),
      value("scenePhase", values.scenePhase),
    ]
  }
}
