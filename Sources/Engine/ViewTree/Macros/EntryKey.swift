/// A key that `@Entry` writes; its default value, and with it the value's type, is in `_entry`.
public protocol _EntryKey<Value> {
  associatedtype Value
  static var _entry: _EntryDefault<Value> { get }
}

extension _EntryKey {
  public static var defaultValue: Value { _entry.value }
}

/// The default value of an `@Entry` property.
public struct _EntryDefault<Value> {
  let value: Value

  public init(_ value: Value) {
    self.value = value
  }
}

@available(*, unavailable)
extension _EntryDefault: Sendable {}
