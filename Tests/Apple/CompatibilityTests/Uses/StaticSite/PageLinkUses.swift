import StaticSite
import SwiftUI

@MainActor enum PageLinkUses {
  static func pageLink(_ key: LocalizedStringKey, _ string: String) {
    _ = PageLink<Text>.self
    _ = PageLink(to: "a") { Text("a") }.body
    _ = PageLink(key, to: "a")
    _ = PageLink(string, to: "a")
    _ = EnvironmentValues().page
  }
}
