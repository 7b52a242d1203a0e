/// The values of the views on a navigation stack, of whatever types.
///
/// - Note: As in SwiftUI.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates the path of a stack that shows its root.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether the stack shows its root.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last values; no more than there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}
