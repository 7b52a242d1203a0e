import SwiftUI

@MainActor enum PageHeadUses {
  static func head() {
    _ = PageHead.self
    let value = PageHead(
      title: nil, summary: nil, canonical: nil, image: nil, kind: nil, siteName: nil, icon: nil,
      themeColor: nil, isListed: nil)
    _ = value.title
    _ = value.summary
    _ = value.canonical
    _ = value.image
    _ = value.kind
    _ = value.siteName
    _ = value.icon
    _ = value.themeColor
    _ = value.isListed
    _ = value == value
  }

  static func modifiers<V: View>(_ view: V, _ string: String) {
    _ = view.pageHead(PageHead())
    _ = view.pageTitle(Text("a"))
    _ = view.pageTitle("a")
    _ = view.pageTitle(string)
  }
}
