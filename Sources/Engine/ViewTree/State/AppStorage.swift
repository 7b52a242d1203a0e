public import Foundation

/// A value that outlives a visit, kept under a key.
///
/// - Note: Differs from SwiftUI: the values belong to the reader's browser, whose pages share them, never
///   to the process. A static page shows the default.
@propertyWrapper
public struct AppStorage<Value>: LinkedProperty {
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
    let (live, key) = (link.graph.live, key)
    let known = link.graph.stored[key] ?? StoredValue()
    link.graph.stored[key] = known
    cell = known.cell(
      beginningWith: initial, kept: live?.storage?.value(of: key), in: link.graph
    ) { [weak live] bytes in live?.storage?.set(bytes, for: key) }
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: nil)
  }
}
