import SwiftUI

@MainActor enum NavigationSplitViewUses {
  static func navigationSplitViewVisibility() {
    let _: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
    _ = NavigationSplitViewVisibility.self
  }

  static func navigationSplitViewColumn() {
    let _: [NavigationSplitViewColumn] = [.sidebar, .content, .detail]
    _ = NavigationSplitViewColumn.self
  }

  static func navigationSplitView() {
    _ = NavigationSplitView<Text, Text, Text>.self
    _ = NavigationSplitView(sidebar: { Text("a") }, content: { Text("a") }, detail: { Text("a") })
    _ = NavigationSplitView(
      columnVisibility: .constant(.automatic), sidebar: { Text("a") }, content: { Text("a") },
      detail: { Text("a") })
    _ = NavigationSplitView(sidebar: { Text("a") }, detail: { Text("a") })
    _ = NavigationSplitView(
      columnVisibility: .constant(.automatic), sidebar: { Text("a") }, detail: { Text("a") })
    _ = NavigationSplitView(
      preferredCompactColumn: .constant(.sidebar), sidebar: { Text("a") }, detail: { Text("a") })
    _ = NavigationSplitView(
      preferredCompactColumn: .constant(.sidebar), sidebar: { Text("a") }, content: { Text("a") },
      detail: { Text("a") })
    _ = NavigationSplitView(
      columnVisibility: .constant(.all), preferredCompactColumn: .constant(.sidebar),
      sidebar: { Text("a") }, detail: { Text("a") })
    _ = NavigationSplitView(
      columnVisibility: .constant(.all), preferredCompactColumn: .constant(.sidebar),
      sidebar: { Text("a") }, content: { Text("a") }, detail: { Text("a") })
  }

  static func navigationSplitViewStyle() {
    let _: [AutomaticNavigationSplitViewStyle] = [.automatic, .balanced, .prominentDetail]
    _ = (any NavigationSplitViewStyle).self
  }

  static func automaticNavigationSplitViewStyle() {
    _ = AutomaticNavigationSplitViewStyle.self
    _ = AutomaticNavigationSplitViewStyle()
  }

  static func navigationViewStyle() {
    let _: DefaultNavigationViewStyle = .automatic
    let _: StackNavigationViewStyle = .stack
    let _: ColumnNavigationViewStyle = .columns
    _ = (any NavigationViewStyle).self
  }

  static func defaultNavigationViewStyle() {
    _ = DefaultNavigationViewStyle.self
    _ = DefaultNavigationViewStyle()
  }

  static func stackNavigationViewStyle() {
    _ = StackNavigationViewStyle.self
    _ = StackNavigationViewStyle()
  }

  static func doubleColumnNavigationViewStyle() {
    _ = DoubleColumnNavigationViewStyle.self
    _ = DoubleColumnNavigationViewStyle()
  }

  static func columnNavigationViewStyle() {
    _ = ColumnNavigationViewStyle.self
    _ = ColumnNavigationViewStyle()
  }

  static func view(_ view: some View) {
    _ = view.navigationSplitViewStyle(.balanced)
    _ = view.navigationViewStyle(.stack)
    _ = view.navigationSplitViewColumnWidth(1)
    _ = view.navigationSplitViewColumnWidth(min: 1, ideal: 1, max: 1)
  }
}
