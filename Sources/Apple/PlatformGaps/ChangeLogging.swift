public import ViewTree

extension View {
  /// - Note: Differs from SwiftUI: nothing is written.
  public static func _printChanges() {}

  /// - Note: Differs from SwiftUI: nothing is written.
  public static func _logChanges() {}
}
