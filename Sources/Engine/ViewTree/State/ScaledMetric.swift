/// A length that grows with the reader's text size.
///
/// - Note: Differs from SwiftUI: it follows ``DynamicTypeSize`` of the environment; the browser's own
///   text size does not count.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: LinkedProperty {
  package static var isKept: Bool { false }

  private let base: Value
  private var scale: Value = 1
  private let style: Font.TextStyle

  /// Creates a length that grows with body text.
  public init(wrappedValue: Value) {
    base = wrappedValue
    style = .body
  }

  /// Creates a length that grows with text of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the reader's text size.
  public var wrappedValue: Value { base * scale }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    let size = link.environment.pointee.dynamicTypeSize
    scale = Value(
      DynamicTypeTable.entry(style, at: size).size / DynamicTypeTable.entry(style, at: .large).size)
  }
}
