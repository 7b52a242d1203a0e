public import Observation

/// Makes bindings to the properties of an observable object.
///
/// - Note: As in SwiftUI.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// Objects that are not observable have no bindings of this kind.
  ///
  /// The compiler looks here for the type that a view's own initialiser takes: the object's.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable."
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper from another's projection.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: Observable & AnyObject {
  /// Creates a wrapper of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
