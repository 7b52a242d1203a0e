import SwiftUI

@MainActor enum TabViewUses {
  static func tabView() {
    _ = TabView<Int, Text>.self
    _ = TabView(selection: .constant(1), content: { Text("a") })
    _ = TabView(content: { Text("a") })
  }

  static func tabRole() {
    let _: TabRole = .search
    _ = TabRole.self
  }

  static func tab(_ labelTextImage: Label<Text, Image>) {
    _ = Tab<Int, Text, Label<Text, Image>>.self
    _ = Tab(value: 1, role: .search, content: { Text("a") }, label: { labelTextImage })
    _ = Tab(role: .search, content: { Text("a") }, label: { labelTextImage })
    _ = Tab("a", systemImage: "star", value: 1, role: .search, content: { Text("a") })
    _ = Tab("a", systemImage: "star", role: .search, content: { Text("a") })
    _ = Tab(role: .search, content: { Text("a") })
  }

  static func tabSection() {
    _ = TabSection<Text>.self
    _ = TabSection(content: { Text("a") })
    _ = TabSection(content: { Text("a") }, header: { Text("a") })
    _ = TabSection("a", content: { Text("a") })
  }

  static func tabOverloads(_ name: String) {
    _ = Tab(name, systemImage: "star", value: 1, role: .search, content: { Text("a") })
    _ = Tab(name, systemImage: "star", role: .search, content: { Text("a") })
  }

  static func selections(_ selection: Binding<Int>?) {
    _ = TabView(selection: selection, content: { Text("a").tag(1) })
  }

  static func tabsForValues(_ title: String) {
    _ = Tab(value: 1, role: .search) { Text("") }
    _ = Tab("", image: "", value: 1) { Text("") }
    _ = Tab(title, image: "", value: 1) { Text("") }
  }
}
