public import Combine

/// An object that a view follows; a change of it makes the view read its body again.
///
/// - Note: As in SwiftUI.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
  package static var isKept: Bool { false }

  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      var binding = Binding(
        get: {
          // Views that have only the binding follow the object, too: bindings to one place are the same.
          DependencySource.noteRead(of: object)
          return object[keyPath: keyPath]
        },
        set: { value, transaction in
          guard transaction.animation != nil else { return object[keyPath: keyPath] = value }
          withTransaction(transaction) { object[keyPath: keyPath] = value }
        })
      binding.place = BindingPlace(object: object).part(keyPath)
      return binding
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Follows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Follows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    // The next value of the view may have another one.
    DiscardedViews.keep(wrappedValue)
    link.graph.observe(wrappedValue)
  }

  package func isSameInput(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}
