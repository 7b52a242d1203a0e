public import Foundation

/// Changes what a view tells the scroll views in it.
nonisolated public struct _ScrollOptionsModifier: _EnvironmentModifier {
  let change: (inout ScrollOptions) -> Void

  @MainActor
  public static func _enter(
    _ modifier: Self, _ environment: inout EnvironmentValues
  ) -> _SavedScrollOptions {
    let saved = _SavedScrollOptions(options: environment.scrollOptions)
    modifier.change(&environment.scrollOptions)
    return saved
  }

  @MainActor
  public static func _leave(
    _ saved: _SavedScrollOptions, _ environment: inout EnvironmentValues
  ) {
    environment.scrollOptions = saved.options
  }
}

/// What a view told its scroll views before.
public struct _SavedScrollOptions {
  let options: ScrollOptions
}

extension View {
  /// Shows or hides the scroll bars of the view's scroll views.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> ModifiedContent<Self, _ScrollOptionsModifier> {
    modifier(
      _ScrollOptionsModifier { options in
        if axes.contains(.horizontal) { options.horizontalIndicators = visibility }
        if axes.contains(.vertical) { options.verticalIndicators = visibility }
      })
  }

  /// Keeps the view's scroll views from moving.
  nonisolated public func scrollDisabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _ScrollOptionsModifier> {
    modifier(_ScrollOptionsModifier { $0.isDisabled = $0.isDisabled || disabled })
  }

  /// Says whether scroll views cut what is beyond them.
  ///
  /// - Note: Differs from SwiftUI: browsers cut whatever can scroll, so this counts only where
  ///   scrolling is disabled.
  nonisolated public func scrollClipDisabled(
    _ disabled: Bool = true
  ) -> ModifiedContent<Self, _ScrollOptionsModifier> {
    modifier(_ScrollOptionsModifier { $0.isClipped = !disabled })
  }

  /// Puts space around the content of the view's scroll views.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _ScrollOptionsModifier> {
    modifier(
      _ScrollOptionsModifier { options in
        guard placement != .scrollIndicators else { return }
        var margins = options.margins ?? EdgeInsets()
        if edges.contains(.top) { margins.top = insets.top }
        if edges.contains(.leading) { margins.leading = insets.leading }
        if edges.contains(.bottom) { margins.bottom = insets.bottom }
        if edges.contains(.trailing) { margins.trailing = insets.trailing }
        options.margins = margins
      })
  }

  /// Puts space around the content of the view's scroll views, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _ScrollOptionsModifier> {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Puts space around the content of the view's scroll views, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _ScrollOptionsModifier> {
    contentMargins(.all, length, for: placement)
  }
}

/// What content margins are for.
///
/// - Note: Differs from SwiftUI: margins of scroll bars alone do nothing.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let number: Int
  public static let automatic = ContentMarginPlacement(number: 0)
  public static let scrollContent = ContentMarginPlacement(number: 1)
  public static let scrollIndicators = ContentMarginPlacement(number: 2)
}
