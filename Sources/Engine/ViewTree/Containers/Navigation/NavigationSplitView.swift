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

  let preferred: Binding<NavigationSplitViewColumn>?

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates a view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, sidebar(), content(), detail()) }

  /// Creates a view of three columns of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }

  /// Creates a view of three columns of which a binding says which one is shown in little room.
  ///
  /// - Note: Differs from SwiftUI: a column after which something is chosen is shown as well, and choices don't write the
  ///   binding, but the way back does.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }

  /// Creates a view of three columns of which bindings say which are shown, and which one in little room.
  ///
  /// - Note: Differs from SwiftUI: a column after which something is chosen is shown as well, and choices don't write the
  ///   binding, but the way back does.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }

  /// Creates a view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { self.init(nil, nil, sidebar(), EmptyView(), detail()) }

  /// Creates a view of two columns of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a view of two columns of which a binding says which one is shown in little room.
  ///
  /// - Note: Differs from SwiftUI: a column after which something is chosen is shown as well, and choices don't write the
  ///   binding, but the way back does.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates a view of two columns of which bindings say which are shown, and which one in little room.
  ///
  /// - Note: Differs from SwiftUI: a column after which something is chosen is shown as well, and choices don't write the
  ///   binding, but the way back does.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let title = context.preferences.take(NavigationTitleKey.self)
    let selection = context.preferences.take(SplitSelectionKey.self)
    let destinations = context.preferences.take(SplitDestinationsKey.self)
    let width = context.preferences.take(ColumnWidthKey.self)
    if view.visibility?.wrappedValue == .detailOnly {
      context.lower(composed: SplitColumns(sides: [], detail: view.detail))
    } else {
      view.lowerAll(into: &context)
    }
    _ = context.preferences.take(SplitDestinationsKey.self)
    _ = context.preferences.take(ColumnWidthKey.self)
    if let width { context.preferences.set(ColumnWidthKey.self, width) }
    if let selection { context.preferences.set(SplitSelectionKey.self, selection) }
    if let destinations { context.preferences.set(SplitDestinationsKey.self, destinations) }
    if let title { context.preferences.set(NavigationTitleKey.self, title) }
  }

  /// Lowers the columns one after the other: what stands in the last depends on those before.
  @MainActor private func lowerAll(into context: inout LoweringContext) {
    let shown = context.splitDetail()
    let evaluation = context.stackEvaluation()
    evaluation.goesOn = true
    defer { evaluation.goesOn = false }
    let actions = shown.map { shown in
      NavigationActions(
        push: { shown.set(SplitDetail(value: $0)) },
        pushView: { link in
          shown.unreadValue.view?.onChange = nil
          shown.set(SplitDetail(view: link))
          link.onChange = {
            var again = shown.unreadValue
            again.version &+= 1
            shown.set(again)
          }
        }, evaluation: evaluation, isSplit: true)
    }
    var focus = SplitFocus()
    var sides = context.children(areTagged: false) {
      $0.lower(SideColumn(sidebar).environment(\.splitNavigation, actions), at: 0)
    }
    var widths = [context.preferences.takeColumnWidth()]
    var selections = [context.preferences.take(SplitSelectionKey.self) ?? SplitSelection()]
    focus.enter(1, selections[0].clear)
    let count = Content.self == EmptyView.self ? 1 : 2
    var backTitle = context.preferences.take(NavigationTitleKey.self) ?? nil
    if count == 2 {
      let sidebarTitle = backTitle
      var middle = focus
      middle.prefer(preferred, of: count, upTo: 1)
      sides += context.children(areTagged: false) { [back = middle.back] in
        $0.lower(
          SideColumn(content, back: back, backTitle: sidebarTitle)
            .environment(\.splitNavigation, actions), at: 1)
      }
      backTitle = context.preferences.take(NavigationTitleKey.self) ?? nil
      if let sidebarTitle { context.preferences.set(NavigationTitleKey.self, sidebarTitle) }
      widths.append(context.preferences.takeColumnWidth())
      selections.append(context.preferences.take(SplitSelectionKey.self) ?? SplitSelection())
      focus.enter(2, selections[1].clear)
    }
    if let backTitle { context.preferences.merge(NavigationTitleKey.self, backTitle) }
    if let shown, !shown.value.isEmpty { focus.enter(2) { shown.set(SplitDetail()) } }
    focus.prefer(preferred, of: count, upTo: count)
    context.registerSplit(selections, shown, depth: focus.level)
    context.lower(
      composed: SplitColumns(
        sides: sides, widths: widths, count: count, focus: min(focus.level, count),
        back: focus.back, backTitle: backTitle,
        chosen: context.view(of: shown?.value ?? SplitDetail()), detail: detail))
  }
}
