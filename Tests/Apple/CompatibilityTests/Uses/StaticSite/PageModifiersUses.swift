import Foundation
import StaticSite
import SwiftUI

@MainActor enum PageModifiersUses {
  static func page(_ value: Page, _ moment: Date, _ modifier: EmptyModifier) {
    _ = value.summary("a")
    _ = value.article(published: moment, modified: moment, author: "a", tags: ["a"])
    _ = value.draft(true)
    _ = value.image("a")
    _ = value.translation(of: "a", language: "a")
    _ = value.structuredData(["a": "a"])
    _ = value.unindexed()
    _ = value.inputs("a", 1)
    _ = value.layout(modifier)
    _ = value.withoutLayout()
  }
}
