public import Foundation

/// A value of a tip that its rules ask for.
///
/// - Note: Differs from TipKit: it is kept until the process ends, not longer.
@propertyWrapper public struct Parameter<Value: Sendable>: Sendable {
  private let box: ParameterBox<Value>
  public init(wrappedValue: Value) { box = ParameterBox(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  /// The parameter itself, of which rules are made.
  public var projectedValue: Parameter<Value> { self }
}

private final class ParameterBox<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  init(_ value: Value) { stored = value }
  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
