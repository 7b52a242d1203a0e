public import Foundation

/// Where scrolling comes to rest.
///
/// - Note: As in SwiftUI.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is then seen, in points.
  public var rect: CGRect
  /// Which point of that part counts.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a rule of where scrolling comes to rest is told of the scroll view.
///
/// - Note: Differs from SwiftUI: the browser scrolls, so no rule is asked.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where scrolling was before.
  public var originalTarget: ScrollTarget
  /// How fast the reader scrolled, in points a second.
  public var velocity: CGVector
  /// The size of the content in points.
  public var contentSize: CGSize
  /// The size of the scroll view in points.
  public var containerSize: CGSize
  /// The axes along which the view scrolls.
  public var axes: Axis.Set
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}
