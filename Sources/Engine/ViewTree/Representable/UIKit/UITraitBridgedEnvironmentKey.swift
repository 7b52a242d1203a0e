/// Traits that can be changed.
///
/// - Note: Differs from UIKit: nobody hands them out.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
}

/// A key of the environment whose value is a trait of UIKit's where no view sets it.
///
/// - Note: Differs from SwiftUI: the traits are those of a phone in light surroundings, whatever is around a view; nothing is
///   written to them.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitBridgedEnvironmentKey {
  public static var _unsetValue: Value { read(from: .current) }
}
