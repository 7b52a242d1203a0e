/// The key of a value in the environment.
///
/// - Note: As in SwiftUI.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// The value that is read where none was set: the default, but for keys of UIKit's traits.
  static var _unsetValue: Value { get }
}

extension EnvironmentKey {
  public static var _unsetValue: Value { defaultValue }
}
