// What the expansions and their declarations name, with just enough behind it to type-check.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

nonisolated public struct EmptyView: View {
  public init() {}
  public var body: Never { fatalError() }
}

nonisolated public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError() }
}

nonisolated public struct TextField: View {
  public init(_ title: String, text: Binding<String>) {}
  public var body: Never { fatalError() }
}

nonisolated public struct Pair<First: View, Second: View>: View {
  public var body: Never { fatalError() }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<A: View>(_ a: A) -> A { a }
  public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair() }
  public static func buildEither<A: View, B: View>(first: A) -> Pair<A, B> { Pair() }
  public static func buildEither<A: View, B: View>(second: B) -> Pair<A, B> { Pair() }
}

@propertyWrapper
public struct State<Value> {
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding(wrappedValue: value) }
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }
}

@propertyWrapper
public struct Binding<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper
public struct FocusState<Value> {
  public var wrappedValue: Value
  public init() where Value == Bool { wrappedValue = false }
}

@propertyWrapper
public struct Environment<Value> {
  public let wrappedValue: Value
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    wrappedValue = EnvironmentValues()[keyPath: path]
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

public struct _PreviewControl {
  public init(_ name: String, _ value: Binding<Bool>) {}
  @_disfavoredOverload
  public init<Value>(_ name: String, _ value: Binding<Value>) {}
}

@MainActor @preconcurrency
public protocol _PreviewContent: View {
  associatedtype _PreviewBody: View
  var _previewControls: [_PreviewControl] { get }
  @ViewBuilder var _previewBody: _PreviewBody { get }
}

extension _PreviewContent {
  public var body: some View { _previewBody }
}

@MainActor
public final class _PreviewParameters {
  public func value<Value>(_ name: String, _ literal: Value) -> Value { literal }
}

extension _PreviewBuilder {
  @MainActor
  public static func parametrized<Preview: View>(
    @ViewBuilder _ preview: @escaping @MainActor (_PreviewParameters) -> Preview
  ) -> any View { EmptyView() }
}
