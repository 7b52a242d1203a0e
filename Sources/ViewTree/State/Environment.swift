public import Observation

/// A value that a view reads from its surroundings.
///
/// - Note: As in SwiftUI.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }
  private let source: Source
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { $0.object(of: objectType) }
  }

  /// Reads the object of a type, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { .some($0.object(of: objectType)) }
  }

  /// The value.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object:
      fatalError("No object of type \(Value.self) in the environment of this view")
    }
  }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    switch source {
    case .keyPath(let keyPath):
      value = link.environment.pointee[keyPath: keyPath]
    case .object(let read):
      value = read(link.environment.pointee)
      if value == nil { link.missingObject = "\(Value.self)" }
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
