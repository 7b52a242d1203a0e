public import Foundation
public import ViewTree

/// Something that surroundings say.
public protocol UITraitDefinition {}

/// Whether surroundings are light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// How much room there is from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// How large words are.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// Kinds of what surroundings say.
public typealias UITrait = any UITraitDefinition.Type

/// A wish to be told of changes.
public protocol UITraitChangeRegistration {}

private struct Registration: UITraitChangeRegistration {}

/// Something that can be told when its surroundings change.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// - Note: Differs from UIKit: nothing is told, since one page may be light for one reader and dark for another.
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
