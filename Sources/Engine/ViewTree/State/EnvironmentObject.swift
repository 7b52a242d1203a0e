public import Combine

/// An object that a view above put into the environment.
///
/// - Note: Differs from SwiftUI: where no such object is there, the page is refused with an error
///   that names the view; reading the object outside a view's body ends the process, as in SwiftUI.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
  package static var isKept: Bool { false }

  private var object: ObjectType?

  /// Creates a reference that is connected when the view's body is read.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("No object of type \(ObjectType.self) in the environment of this view")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    object = link.environment.pointee.object(of: ObjectType.self)
    if let object {
      link.graph.observe(object)
    } else {
      link.missingObject = "\(ObjectType.self)"
    }
  }

  package func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    old.object(of: ObjectType.self) === new.object(of: ObjectType.self)
  }
}
