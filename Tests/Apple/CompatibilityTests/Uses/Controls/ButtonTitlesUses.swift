import SwiftUI

@MainActor enum ButtonTitlesUses {
  static func button() {
    _ = Button("a", action: {})
    _ = Button("a", role: .cancel, action: {})
    let _: Button<DefaultButtonLabel> = Button(role: .close) {}
    _ = Button(role: .confirm, action: {})
    _ = Button("a", systemImage: "star", action: {})
    _ = Button("a", systemImage: "star", role: .cancel, action: {})
  }

  static func buttonOverloads(_ name: String) {
    _ = Button(name, action: {})
    _ = Button(name, role: .cancel, action: {})
    _ = Button(name, systemImage: "star", action: {})
    _ = Button(name, systemImage: "star", role: .cancel, action: {})
  }
}
