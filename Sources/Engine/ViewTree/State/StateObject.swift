public import Combine

/// An object that is made once for a view's place in the hierarchy and lives as long as it.
///
/// - Note: As in SwiftUI.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
  private let make: () -> ObjectType
  private var holder: Holder

  /// Keeps an object that was made before the view had a place.
  private final class Holder: ParkedState {
    var object: ObjectType?
    var isWorthKeeping: Bool { true }
  }

  /// Creates the object when the view first appears at its place.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    make = wrappedValue
    holder = Holder()
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let object = holder.object { return object }
    let object = make()
    holder.object = object
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    if let known = link.node.values[link.ordinal] as? Holder {
      DiscardedViews.keep(make)
      holder = known
    } else {
      let fresh = Holder()
      link.node.values[link.ordinal] = fresh
      holder = fresh
    }
    link.graph.observe(wrappedValue)
  }

  package func isSameInput(as other: Self) -> Bool {
    // One of the two views goes.
    DiscardedViews.keep(other.make)
    return true
  }
}
