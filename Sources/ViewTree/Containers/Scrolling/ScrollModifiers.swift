public import Foundation
import ElementTree

extension View {
  /// Shows or hides the scroll bars of the view's scroll views.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.scrollOptions) { $0.indicators = visibility })
  }

  /// Keeps the view's scroll views from moving.
  nonisolated public func scrollDisabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.scrollOptions) { $0.isDisabled = disabled })
  }

  /// Says whether scroll views cut what is beyond them.
  ///
  /// - Note: Differs from SwiftUI: browsers cut whatever can scroll, so this counts only where
  ///   scrolling is disabled.
  nonisolated public func scrollClipDisabled(
    _ disabled: Bool = true
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.scrollOptions) { $0.isClipped = !disabled })
  }

  /// Says where scrolling comes to rest.
  nonisolated public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    let isPaging = behavior is PagingScrollTargetBehavior
    return modifier(
      _ControlEnvironmentModifier(\.scrollOptions) { $0.snap = isPaging ? .pages : .views })
  }

  /// Has scrolling come to rest at the views in a stack.
  nonisolated public func scrollTargetLayout(
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, _ScrollTargetModifier> {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled, reachesInside: true))
  }

  /// Has scrolling come to rest at the view.
  nonisolated public func scrollTarget(
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, _ScrollTargetModifier> {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled, reachesInside: false))
  }

  /// Puts space around the content of the view's scroll views.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.scrollOptions) { options in
        if edges.contains(.top) { options.margins.top = insets.top }
        if edges.contains(.leading) { options.margins.leading = insets.leading }
        if edges.contains(.bottom) { options.margins.bottom = insets.bottom }
        if edges.contains(.trailing) { options.margins.trailing = insets.trailing }
      })
  }

  /// Puts space around the content of the view's scroll views, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Puts space around the content of the view's scroll views, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    contentMargins(.all, length, for: placement)
  }
}

/// What content margins are for.
///
/// - Note: Differs from SwiftUI: margins are always those of the content.
public struct ContentMarginPlacement: Sendable {
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement() }
}

/// A rule of where scrolling comes to rest.
///
/// - Note: Differs from SwiftUI: browsers know views and pages; rules of the author's own are taken
///   for views.
public protocol ScrollTargetBehavior {}

/// Scrolling comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}
}

/// Scrolling comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// When scrolling comes to rest at views.
  public struct LimitBehavior: Sendable {
    public static var automatic: LimitBehavior { LimitBehavior() }
    public static var always: LimitBehavior { LimitBehavior() }
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    public static var never: LimitBehavior { LimitBehavior() }
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// Marks where scrolling comes to rest.
nonisolated public struct _ScrollTargetModifier: _BoxModifier, Sendable {
  let isEnabled: Bool
  let reachesInside: Bool

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    guard modifier.isEnabled else { return }
    let value = CSSValue.text(CSSText("start"))
    let index = Int(box.index)
    let inner =
      modifier.reachesInside
      ? Array(context.tree.children(of: context.tree.boxes[index])) : [box.index]
    for child in inner {
      let style = context.tree.boxes[Int(child)].style
      context.tree.boxes[Int(child)].style = context.extend(style, .scrollSnapAlign, value)
    }
  }
}
