import SwiftUI

@MainActor enum GeometryReaderUses {
  static func geometryReader(_ value: GeometryReader<Text>) {
    _ = GeometryReader<Text>.self
    _ = value.content
    _ = GeometryReader(content: { _ in Text("a") })
  }
}
