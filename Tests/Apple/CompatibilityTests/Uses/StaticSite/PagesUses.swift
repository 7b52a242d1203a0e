import StaticSite
import SwiftUI

@MainActor enum PagesUses {
  static func pages(_ value: Pages<Int>) {
    _ = Pages<Int>.self
    _ = Pages(
      of: [1], by: 1, at: "a", title: "a", inputs: { _ in [1] }, file: "a", line: 1,
      content: { _ in Text("a") })
    _ = value.pages
  }

  static func pageSlice(_ value: PageSlice<Int>) {
    _ = PageSlice<Int>.self
    _ = value.items
    _ = value.number
    _ = value.count
    _ = value.previous
    _ = value.next
  }
}
