import SwiftUI

@MainActor enum ForEachUses {
  static func forEach(_ value: ForEach<[Row], Int, Text>, _ row: Row) {
    _ = ForEach<[Row], Int, Text>.self
    _ = value.data
    _ = value.content
    _ = ForEach([row], content: { _ in Text("a") })
    _ = ForEach([row], id: \.id, content: { _ in Text("a") })
  }

  static func forEachOverloads(_ row: Row) {
    _ = ForEach(0..<5, content: { _ in Text("a") })
    _ = ForEach(.constant([row]), content: { _ in Text("a") })
    _ = ForEach(.constant([row]), id: \.id, content: { _ in Text("a") })
  }
}
