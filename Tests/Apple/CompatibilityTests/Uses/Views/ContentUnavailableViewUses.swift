import SwiftUI

@MainActor enum ContentUnavailableViewUses {
  static func contentUnavailableView(_ title: String) {
    _ = ContentUnavailableView("", image: "", description: Text(""))
    _ = ContentUnavailableView("", systemImage: "tray", description: Text(""))
    _ = ContentUnavailableView(title, image: "")
    _ = ContentUnavailableView(title, systemImage: "tray")
    _ = ContentUnavailableView {
      Text("")
    } description: {
      Text("")
    } actions: {
      Button("") {}
    }
  }
}
