import SwiftUI

@MainActor enum StacksUses {
  static func hStack() {
    _ = HStack<Text>.self
    _ = HStack(alignment: .top, spacing: 1, content: { Text("a") })
  }

  static func vStack() {
    _ = VStack<Text>.self
    _ = VStack(alignment: .leading, spacing: 1, content: { Text("a") })
  }

  static func zStack() {
    _ = ZStack<Text>.self
    _ = ZStack(alignment: .center, content: { Text("a") })
  }

  static func lazyHStack() {
    _ = LazyHStack<Text>.self
    _ = LazyHStack(
      alignment: .top, spacing: 1, pinnedViews: .sectionHeaders, content: { Text("a") })
  }

  static func lazyVStack() {
    _ = LazyVStack<Text>.self
    _ = LazyVStack(
      alignment: .leading, spacing: 1, pinnedViews: .sectionHeaders, content: { Text("a") })
  }

  static func pinnedScrollableViews() {
    let _: [PinnedScrollableViews] = [.sectionHeaders, .sectionFooters]
    _ = PinnedScrollableViews.self
  }
}
