public import Foundation

/// A value that a page keeps for itself, also while its server is away.
///
/// - Note: Differs from SwiftUI: it ends with the page. A static page shows the default.
@propertyWrapper
public struct SceneStorage<Value>: LinkedProperty {
  let key: String
  let initial: Value
  private var cell: StateCell<Value>?

  private init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The current value.
  public var wrappedValue: Value {
    get { cell?.value ?? initial }
    nonmutating set { cell?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(initial) }
    return cell.binding
  }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    if let known = link.graph.sceneValues[key] as? StateCell<Value> {
      cell = known
    } else {
      let kept = link.graph.live?.keptScene.removeValue(forKey: key)
        .flatMap { StateCoding.decode(Value.self, $0) }
      let new = StateCell(kept ?? initial, in: link.graph)
      new.isWritten = kept != nil
      link.graph.sceneValues[key] = new
      cell = new
    }
  }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) {
    self.init(key: key, initial: nil)
  }
}
