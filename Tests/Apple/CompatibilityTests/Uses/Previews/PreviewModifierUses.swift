import SwiftUI

struct SharedPreviewUses: PreviewModifier {
  typealias Body = AnyView
  typealias Context = Int
  static func makeSharedContext() async throws -> Int { 1 }

  func body(content: SharedPreviewUses.Content, context: Int) -> AnyView {
    AnyView(content.environment(\.rank, context))
  }
}

struct PlainPreviewUses: PreviewModifier {
  func body(content: PreviewModifierContent, context: Void) -> some View { content }
}

#Preview("Modified", traits: .modifier(SharedPreviewUses()), .modifier(PlainPreviewUses())) {
  Text("a")
}

struct FamilyUses: PreviewContextKey {
  typealias Value = Int
  static var defaultValue: Value { 1 }
}

struct FamiliesUses: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

@MainActor
enum PreviewModifierUses {
  static let context = FamiliesUses()[FamilyUses.self]
  static let view = AnyView(Text("a").previewContext(FamiliesUses()))
}
