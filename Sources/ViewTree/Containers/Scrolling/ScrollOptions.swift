import ElementTree
import Foundation

/// What scroll views are told by the views around them.
struct ScrollOptions {
  /// Where scrolling comes to rest.
  enum Snap: Sendable { case none, views, pages }

  var indicators = ScrollIndicatorVisibility.automatic
  var isDisabled = false
  var isClipped = true
  var snap = Snap.none
  var margins = EdgeInsets()
}

private struct ScrollOptionsKey: EnvironmentKey {
  static var defaultValue: ScrollOptions { ScrollOptions() }
}

extension EnvironmentValues {
  /// What scroll views are told by the views around them.
  var scrollOptions: ScrollOptions {
    get { self[ScrollOptionsKey.self] }
    set { self[ScrollOptionsKey.self] = newValue }
  }

  /// Whether scroll views move.
  public var isScrollEnabled: Bool {
    get { !scrollOptions.isDisabled }
    set { scrollOptions.isDisabled = !newValue }
  }
}

extension LoweringContext {
  /// The declarations of a scroll view that differs from the usual.
  mutating func scrollStyle(
    _ axes: Axis.Set, _ snap: ScrollOptions.Snap, isClipped: Bool, isDisabled: Bool
  ) -> StyleTable.List {
    var style: StyleTable.List = 0
    switch snap {
    case .none: break
    case .views, .pages:
      let axis =
        axes == .horizontal ? "x" : axes == .vertical ? "y" : "both"
      let strictness = snap == .pages ? "mandatory" : "proximity"
      style = extend(style, .scrollSnapType, .text(CSSText("\(axis) \(strictness)")))
    }
    if isDisabled { style = extend(style, .overflow, .text(CSSText("hidden"))) }
    if !isClipped, isDisabled { style = extend(style, .overflow, .text(CSSText("visible"))) }
    return style
  }
}

/// Whether scroll bars are shown.
///
/// - Note: As in SwiftUI.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let value: Int
  public static let automatic = ScrollIndicatorVisibility(value: 0)
  public static let visible = ScrollIndicatorVisibility(value: 1)
  public static let hidden = ScrollIndicatorVisibility(value: 2)
  public static let never = hidden
}
