/// A stored property of a view that the engine connects before it reads the view's body.
///
/// - Note: As in SwiftUI.
public protocol DynamicProperty {
  /// Called before the view's body is read.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of the engine's own.
package protocol LinkedProperty: DynamicProperty {
  /// Connects the property with what it stands for at the view's place.
  @MainActor mutating func link(_ link: inout PropertyLink)
  /// Whether a view that is given the other value instead is still the same.
  func isSameInput(as other: Self) -> Bool
  /// Whether the property finds the same in other surroundings.
  func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool
  /// Whether something is kept for the property at the view's place.
  static var isKept: Bool { get }
}

extension LinkedProperty {
  package func isSameInput(as other: Self) -> Bool { true }
  package func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool { true }
  package static var isKept: Bool { true }
}

/// What a property is connected with.
package struct PropertyLink {
  /// The state of the view's place.
  let node: StateNode
  /// The view's place.
  let identity: UInt64
  /// The number of the property in its view.
  var ordinal: Int
  let graph: ViewGraph
  let environment: UnsafePointer<EnvironmentValues>
  var missingObject: String?
}
