import ElementTree
import Foundation

/// What scroll views are told by the views around them.
struct ScrollOptions {
  /// Where scrolling comes to rest.
  enum Snap: Sendable { case none, views, pages }

  var horizontalIndicators = ScrollIndicatorVisibility.automatic
  var verticalIndicators = ScrollIndicatorVisibility.automatic
  var isDisabled = false
  var isClipped = true
  var snap = Snap.none
  /// Space around the content, if any was asked for.
  var margins: EdgeInsets?

  /// Whether bars on both axes are hidden or shown.
  var indicators: ScrollIndicatorVisibility { verticalIndicators }

  /// Whether all the bars that axes could have are to be hidden.
  func hidesIndicators(_ axes: Axis.Set) -> Bool {
    let horizontal = !axes.contains(.horizontal) || horizontalIndicators == .hidden
    let vertical = !axes.contains(.vertical) || verticalIndicators == .hidden
    return horizontal && vertical && !axes.isEmpty
  }

  /// Whether something holds for one scroll view and not for those in it.
  var isSetForContent: Bool { margins != nil || snap != .none }

  /// What holds for the scroll views inside of one.
  var forContent: ScrollOptions {
    var result = self
    result.margins = nil
    result.snap = .none
    return result
  }
}

private struct ScrollOptionsKey: EnvironmentKey {
  static var defaultValue: ScrollOptions { ScrollOptions() }
}

extension EnvironmentValues {
  private enum ScrollAxisKey: EnvironmentKey {
    static var defaultValue: Axis { .vertical }
  }

  private enum ScrolledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether there is a scroll view around.
  var isScrolled: Bool {
    get { self[ScrolledKey.self] }
    set { self[ScrolledKey.self] = newValue }
  }

  /// The axis of the nearest scroll view around; vertical where it scrolls both ways, or none is.
  var scrollAxis: Axis {
    get { self[ScrollAxisKey.self] }
    set { self[ScrollAxisKey.self] = newValue }
  }

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

  /// Whether level scroll bars are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollOptions.horizontalIndicators }
    set { scrollOptions.horizontalIndicators = newValue }
  }

  /// Whether upright scroll bars are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollOptions.verticalIndicators }
    set { scrollOptions.verticalIndicators = newValue }
  }
}

extension LoweringContext {
  /// The declarations of a scroll view that differs from the usual.
  mutating func scrollStyle(
    _ axes: Axis.Set, _ snap: ScrollOptions.Snap, margins: EdgeInsets?, isClipped: Bool,
    isDisabled: Bool
  ) -> StyleTable.List {
    var style: StyleTable.List = 0
    if isDisabled {
      let overflow = isClipped ? "hidden" : "visible"
      for property in [CSSProperty.overflowX, .overflowY] {
        style = extend(style, property, .text(CSSText(overflow)))
      }
      // Else the document would scroll where the view is the page.
      style = extend(style, .maxHeight, .text(CSSText("100dvh")))
    } else if snap != .none {
      let axis = axes == .horizontal ? "x" : axes == .vertical ? "y" : "both"
      style = extend(style, .scrollSnapType, .text(CSSText("\(axis) mandatory")))
      if snap == .views, let margins {
        style = extend(style, .scrollPadding, scrollPadding(margins))
      }
    }
    return style
  }

  /// Has views come to rest inside of the margins of the content.
  func scrollPadding(_ margins: EdgeInsets) -> CSSValue {
    let sides =
      environment.style.isRightToLeft
      ? (margins.leading, margins.trailing) : (margins.trailing, margins.leading)
    let lengths = [margins.top, sides.0, margins.bottom, sides.1]
    return .text(CSSText(lengths.map { CSSValue.points(Double($0)).string }.joined(separator: " ")))
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
