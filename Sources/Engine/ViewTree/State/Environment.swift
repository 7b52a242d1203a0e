public import Observation

/// A value that a view reads from its surroundings.
///
/// - Note: As in SwiftUI.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  package static var isKept: Bool { false }

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
      if let live = link.graph.live, live.surroundings != nil, !live.readsBrowser,
        BrowserSurroundings.tells(of: keyPath)
      {
        live.readsBrowser = true
      }
    case .object(let read):
      value = read(link.environment.pointee)
      if value == nil { link.missingObject = "\(Value.self)" }
    }
  }

  package func isSameInput(as other: Self) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.object, .object): true
    default: false
    }
  }

  package func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    switch source {
    case .keyPath(let keyPath): isSame(old[keyPath: keyPath], new[keyPath: keyPath])
    case .object(let read): isSame(read(old), read(new))
    }
  }

  private func isSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if Value.self is AnyObject.Type { return left as AnyObject === right as AnyObject }
    return areEqual(left, right)
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
