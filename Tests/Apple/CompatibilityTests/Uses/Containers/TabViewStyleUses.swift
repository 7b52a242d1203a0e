import SwiftUI

@MainActor enum TabViewStyleUses {
  static func tabViewStyle() {
    let _: DefaultTabViewStyle = .automatic
    let _: TabBarOnlyTabViewStyle = .tabBarOnly
    let _: SidebarAdaptableTabViewStyle = .sidebarAdaptable
    let _: PageTabViewStyle = .page
    _ = (any TabViewStyle).self
    _ = PageTabViewStyle.page(indexDisplayMode: .automatic)
  }

  static func defaultTabViewStyle() {
    _ = DefaultTabViewStyle.self
    _ = DefaultTabViewStyle()
  }

  static func tabBarOnlyTabViewStyle() {
    _ = TabBarOnlyTabViewStyle.self
    _ = TabBarOnlyTabViewStyle()
  }

  static func sidebarAdaptableTabViewStyle() {
    _ = SidebarAdaptableTabViewStyle.self
    _ = SidebarAdaptableTabViewStyle()
  }

  static func pageTabViewStyle() {
    _ = PageTabViewStyle.self
    _ = PageTabViewStyle(indexDisplayMode: .automatic)
  }

  static func pageTabViewStyleIndexDisplayMode() {
    let _: [PageTabViewStyle.IndexDisplayMode] = [.automatic, .always, .never]
    _ = PageTabViewStyle.IndexDisplayMode.self
  }

  static func indexViewStyle() {
    let _: PageIndexViewStyle = .page
    _ = (any IndexViewStyle).self
    _ = PageIndexViewStyle.page(backgroundDisplayMode: .automatic)
  }

  static func pageIndexViewStyle() {
    _ = PageIndexViewStyle.self
    _ = PageIndexViewStyle(backgroundDisplayMode: .automatic)
  }

  static func pageIndexViewStyleBackgroundDisplayMode() {
    let _: [PageIndexViewStyle.BackgroundDisplayMode] = [.automatic, .interactive, .always, .never]
    _ = PageIndexViewStyle.BackgroundDisplayMode.self
  }

  static func view(_ view: some View) {
    _ = view.tabViewStyle(.page)
    _ = view.indexViewStyle(.page)
    _ = view.tabItem({ Text("a") })
  }
}
