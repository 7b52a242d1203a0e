public import Foundation

/// What a view looks like from which a page comes.
///
/// - Note: Differs from SwiftUI: without effect, since pages come as the browser shows them.
public protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// The same with a colour behind the view.
  public func background(_ style: Color) -> Self { self }
  /// The same with the view's outline.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// The same with the view's shadow.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}

/// A view as it is, from which a page comes.
///
/// - Note: As in SwiftUI.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
