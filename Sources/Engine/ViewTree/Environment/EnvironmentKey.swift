/// The key of a value in the environment.
///
/// - Note: As in SwiftUI.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}
