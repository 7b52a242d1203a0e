import StaticSite
import SwiftUI

@MainActor enum PageViewsUses {
  static func page() {
    _ = Page("a", title: "a", file: "a", line: 1) { Text("a") }
    _ = Page.notFound(title: "a", file: "a", line: 1) { Text("a") }
  }
}
