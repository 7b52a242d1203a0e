/// A value that a preview's surroundings give to who shows it, such as a widget's family.
///
/// - Note: As in SwiftUI.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a preview's context.
///
/// - Note: As in SwiftUI.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// What holds where nothing is said.
  static var defaultValue: Value { get }
}

extension View {
  /// Says what a preview's context is; a page is not changed by it.
  ///
  /// - Note: Differs from SwiftUI: no key of ours reads it.
  nonisolated public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    self
  }
}
