import Combine
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
  /// The page of an object's property.
  private var page = ObjectPage()

  private init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The current value.
  public var wrappedValue: Value {
    get { current?.value ?? initial }
    nonmutating set { current?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let cell { return cell.binding }
    return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// The value of a property that an object has, which publishes before it changes.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get {
      object[keyPath: storageKeyPath].page.turn()
      return object[keyPath: storageKeyPath].wrappedValue
    }
    set {
      object[keyPath: storageKeyPath].page.turn()
      let changes = (object as? any ObservableObject)?.objectWillChange
      (changes as? ObservableObjectPublisher)?.send()
      object[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }

  /// The cell of the view's place, or, where no view has the property, of the page whose reader the code runs for.
  private var current: StateCell<Value>? {
    if let cell { return cell }
    guard let reference = CurrentPage.reference ?? page.only, MainQueue.isCurrent else {
      return nil
    }
    nonisolated(unsafe) let property = self
    return MainActor.assumeIsolated { reference.view.map { property.found(in: $0.graph) } }
  }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) { cell = found(in: link.graph) }

  @MainActor
  private func found(in graph: ViewGraph) -> StateCell<Value> {
    let (live, key) = (graph.live, key)
    let known = graph.stored[key] ?? StoredValue()
    graph.stored[key] = known
    return known.cell(
      beginningWith: initial, kept: live?.storage?.value(of: key), in: graph
    ) { [weak live] bytes in live?.storage?.set(bytes, for: key) }
  }
}

/// The page that an object is used by, for what it does later by itself, as timers have it do.
///
/// An object that pages of several readers use belongs to none of them.
private struct ObjectPage: @unchecked Sendable {
  private var last: CurrentPage.Reference?
  private var isShared = false

  /// The page, if it is the only reader's.
  var only: CurrentPage.Reference? { isShared ? nil : last }

  /// Notes which page uses the object now.
  mutating func turn() {
    guard let current = CurrentPage.reference, current !== last, MainQueue.isCurrent else { return }
    if let last, last.reader != current.reader { isShared = true }
    last = current
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
