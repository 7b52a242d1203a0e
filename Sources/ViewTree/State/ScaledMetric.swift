/// A length that grows with the reader's text size.
///
/// - Note: Differs from SwiftUI: it follows ``DynamicTypeSize`` of the environment in proportion to
///   body text, whatever style it is relative to; the browser's own text size does not count.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: LinkedProperty {
  private let base: Value
  private var scale: Value = 1

  /// Creates a length that grows with body text.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// Creates a length that grows with text of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The length at the reader's text size.
  public var wrappedValue: Value { base * scale }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    scale = Value(link.environment.pointee.dynamicTypeSize.scale)
  }
}
