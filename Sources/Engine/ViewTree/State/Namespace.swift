/// A name space for ids that views in different places share.
///
/// - Note: As in SwiftUI.
@propertyWrapper
public struct Namespace: LinkedProperty {
  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    let number: UInt64
  }

  private var id = ID(number: 0)

  /// Creates a name space.
  public init() {}

  /// The identity of the name space.
  public var wrappedValue: ID { id }

  @MainActor
  package mutating func link(_ link: inout PropertyLink) {
    id = ID(number: Identity.child(link.identity, UInt64(link.ordinal)))
  }
}
