import StaticSite
import SwiftUI

@MainActor enum PageContentViewUses {
  static func pageContent(_ pageContext: PageContext) throws {
    _ = try PageContent(
      Text("a"), title: "a", language: "a", context: pageContext, holdsRules: true)
  }
}
