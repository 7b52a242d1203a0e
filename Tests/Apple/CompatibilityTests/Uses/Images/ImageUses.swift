import SwiftUI

@MainActor enum ImageUses {
  static func image() {
    _ = Image.self
    _ = Image("a", bundle: .main)
    _ = Image("a", bundle: .main, label: Text("a"))
    _ = Image(decorative: "a", bundle: .main)
    _ = Image(systemName: "star")
    _ = Image(systemName: "star", variableValue: 0.5)
    _ = Image("a", variableValue: 0.5, bundle: .main)
    _ = Image("a", variableValue: 0.5, bundle: .main, label: Text("a"))
    _ = Image(decorative: "a", variableValue: 0.5, bundle: .main)
  }
}
