import SwiftUI

@MainActor enum ShareLinkUses {
  static func transferable() {
    _ = (any Transferable).self
  }

  static func sharePreview() {
    _ = SharePreview<Image, Image>.self
    _ = SharePreview("a")
    _ = SharePreview("a", image: Image(systemName: "star"))
    _ = SharePreview("a", icon: Image(systemName: "star"))
  }

  static func shareLink() {
    _ = ShareLink<[String], Never, Never, Text>.self
  }

  static func defaultShareLinkLabel() {
    _ = DefaultShareLinkLabel.self
  }

  static func sharePreviewOverloads(_ name: String) {
    _ = SharePreview(name)
    _ = SharePreview(name, image: Image(systemName: "star"))
    _ = SharePreview(name, icon: Image(systemName: "star"))
  }
}
