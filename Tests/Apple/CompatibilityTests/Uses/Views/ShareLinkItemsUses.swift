import SwiftUI

@MainActor enum ShareLinkItemsUses {
  static func shareLink(_ url: URL, _ sharePreviewNeverNever: SharePreview<Never, Never>) {
    _ = ShareLink(item: url, subject: Text("a"), message: Text("a"), label: { Text("a") })
    _ = ShareLink(items: ["a"], subject: Text("a"), message: Text("a"), label: { Text("a") })
    _ = ShareLink(item: url, subject: Text("a"), message: Text("a"))
    _ = ShareLink(items: ["a"], subject: Text("a"), message: Text("a"))
    _ = ShareLink("a", item: url, subject: Text("a"), message: Text("a"))
    _ = ShareLink(
      item: "a", subject: Text("a"), message: Text("a"), preview: sharePreviewNeverNever,
      label: { Text("a") })
    _ = ShareLink(
      item: "a", subject: Text("a"), message: Text("a"), preview: sharePreviewNeverNever)
    _ = ShareLink(
      "a", item: "a", subject: Text("a"), message: Text("a"), preview: sharePreviewNeverNever)
  }

  static func shareLinkOverloads(_ name: String, _ url: URL) {
    _ = ShareLink(item: "a", subject: Text("a"), message: Text("a"), label: { Text("a") })
    _ = ShareLink(item: "a", subject: Text("a"), message: Text("a"))
    _ = ShareLink("a", item: "a", subject: Text("a"), message: Text("a"))
    _ = ShareLink(name, item: url, subject: Text("a"), message: Text("a"))
    _ = ShareLink(name, item: "a", subject: Text("a"), message: Text("a"))
    _ = ShareLink(Text("a"), item: url, subject: Text("a"), message: Text("a"))
    _ = ShareLink(Text("a"), item: "a", subject: Text("a"), message: Text("a"))
    _ = ShareLink("a", items: ["a"], subject: Text("a"), message: Text("a"))
    let preview = SharePreview<Never, Never>("a")
    _ = ShareLink(name, item: "a", subject: Text("a"), message: Text("a"), preview: preview)
    _ = ShareLink(Text("a"), item: "a", subject: Text("a"), message: Text("a"), preview: preview)
    _ = ShareLink(items: ["a"], subject: Text("a"), message: Text("a"), preview: { _ in preview })
  }
}
