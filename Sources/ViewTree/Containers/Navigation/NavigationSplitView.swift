public import Foundation
import ElementTree

/// The columns of a split view that are shown.
///
/// - Note: As in SwiftUI.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let value: Int
  public static let automatic = NavigationSplitViewVisibility(value: 0)
  public static let all = NavigationSplitViewVisibility(value: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(value: 2)
  public static let detailOnly = NavigationSplitViewVisibility(value: 3)
}

/// A column of a split view.
///
/// - Note: As in SwiftUI.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let value: Int
  public static let sidebar = NavigationSplitViewColumn(value: 0)
  public static let content = NavigationSplitViewColumn(value: 1)
  public static let detail = NavigationSplitViewColumn(value: 2)
}

/// Views in two or three columns; in little room the first alone.
///
/// - Note: As in SwiftUI.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  _PrimitiveView
{
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ sidebar: Sidebar,
    _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates a view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, sidebar(), content(), detail()) }

  /// Creates a view of three columns of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, sidebar(), content(), detail()) }

  /// Creates a view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { self.init(nil, sidebar(), EmptyView(), detail()) }

  /// Creates a view of two columns of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(columnVisibility, sidebar(), EmptyView(), detail()) }

  /// Creates a view of two columns that prefers one in little room.
  ///
  /// - Note: Differs from SwiftUI: in little room the first column is shown.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(nil, sidebar(), EmptyView(), detail()) }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let showsAll = view.visibility?.wrappedValue != .detailOnly
    let title = context.preferences.take(NavigationTitleKey.self)
    let outerSelection = context.preferences.take(SplitSelectionKey.self)
    let outerDestinations = context.preferences.take(SplitDestinationsKey.self)
    let detail = context.splitDetail()
    let row = context.openHorizontal()
    var shown: (@MainActor () -> Void)?
    if showsAll {
      let actions = detail.map { detail in
        NavigationActions(
          push: { detail.set(SplitDetail(value: $0)) },
          pushView: { detail.set(SplitDetail(view: $0)) })
      }
      // In little room what was chosen last stands alone.
      let isDetailChosen = detail?.value.isEmpty == false
      let columns = context.mark()
      context.with(\.splitNavigation, actions) { context in
        context.lowerColumn(view.sidebar, width: 320, "n-side", at: 0)
      }
      shown = context.preferences.take(SplitSelectionKey.self)?.clear
      var level = shown == nil ? 0 : 1
      if Content.self != EmptyView.self {
        let first = shown
        context.with(\.splitNavigation, actions) { context in
          context.lowerColumn(view.content, width: 320, "n-side", at: 1, back: first)
        }
        if let inner = context.preferences.take(SplitSelectionKey.self)?.clear {
          shown = inner
          level = 2
        }
      }
      if let detail, isDetailChosen {
        level = 2
        shown = { detail.set(SplitDetail()) }
      }
      let isDetail = level == 2 || (level == 1 && Content.self == EmptyView.self)
      let visible = isDetail ? 2 : level
      for (position, index) in context.pending[columns...].enumerated() where position != visible {
        var box = BoxReference(index: index)
        context.annotate(&box) { $0.set(.class, "n-side n-gone") }
      }
      if !isDetail { shown = nil }
      let own = context.view(of: detail?.value ?? SplitDetail())
      let look = isDetail ? "n-side n-detail" : "n-detail"
      if let own {
        context.lowerColumn(own, width: nil, look, at: 3, back: shown)
      } else {
        context.lowerColumn(view.detail, width: nil, look, at: 2, back: shown)
      }
    } else {
      context.lowerColumn(view.detail, width: nil, "n-side", at: 2)
    }
    context.closeHorizontal(row, .top, 0)
    _ = context.preferences.take(SplitDestinationsKey.self)
    if let outerSelection { context.preferences.set(SplitSelectionKey.self, outerSelection) }
    if let outerDestinations {
      context.preferences.set(SplitDestinationsKey.self, outerDestinations)
    }
    if let title { context.preferences.set(NavigationTitleKey.self, title) }
  }
}

extension LoweringContext {
  /// Lowers a column of a split view, a stack of its own.
  @MainActor
  fileprivate mutating func lowerColumn<V: View>(
    _ view: V, width: Float?, _ look: String, at position: UInt64,
    back: (@MainActor () -> Void)? = nil
  ) {
    let mark = mark()
    let saved = identity
    identity = Identity.child(saved, position)
    lowerNavigation(nil, root: view, leave: back)
    identity = saved
    forEachBox(since: mark) { box, context in
      context.fill(&box)
      if let width {
        var frame = Box(
          kind: .frame, width: .fixed(width), height: context.tree.boxes[Int(box.index)].height)
        frame.values[0] = width
        frame.values[1] = .nan
        context.wrap(&box, in: frame)
      }
      context.nameElement(
        &box, width != nil || look == "n-side" ? .nav : .div, isPhrasing: false, [(.class, look)])
    }
  }
}

/// A look for split views.
///
/// - Note: Differs from SwiftUI: all look alike.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The look that suits the place.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: Self { Self() }
  nonisolated public static var balanced: Self { Self() }
  nonisolated public static var prominentDetail: Self { Self() }
}

/// A look for navigation.
///
/// - Note: Differs from SwiftUI: always a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The look that suits the place.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// One view at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// Views side by side.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

/// Views side by side.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: Self { Self() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: Self { Self() }
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: split views look alike.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: navigation is always a stack.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: columns have the usual width.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: columns have the usual width.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
}
