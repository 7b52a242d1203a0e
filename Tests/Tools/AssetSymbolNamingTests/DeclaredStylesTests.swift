import AssetSymbolNaming
import Testing

@Suite("Styles that an app names itself")
struct DeclaredStylesTests {
  @Test("They are the static members of extensions of the styles, and of nothing else")
  func names() {
    let declared = DeclaredStyles(sources: [
      """
      import SwiftUI
      // extension ShapeStyle { static var comment: Color { .red } }
      /* extension ShapeStyle { /* { */ static var comment2: Color { .red } } */
      public extension ShapeStyle where Self == Color {
        static var sea: Color { let inner = 1; return .init(white: Double(inner)) }
        public static let `sand` = Color.yellow
        var notStatic: Color { .red }
      }
      extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { static var sky: Color { .blue } }
      extension Color { static let foam = Color.white }
      let raw = #"\"#, more = "extension ShapeStyle { static var raw: Color { .red } }"
      struct ShapeStyles { static let other = "extension ShapeStyle { static var text" }
      let long = \"""
        extension ShapeStyle { static var long: Color { .red } }
        \"""
      """
    ])
    #expect(declared.names == ["sea", "`sand`", "sky"])
  }

  @Test("Their names are left to the app; the resources are named all the same")
  func free() {
    let symbols = AssetSymbols(assets: [
      .init(name: "sea", kind: .color), .init(name: "sand", kind: .color),
    ])
    let source = symbols.source(
      bundle: "Bundle.module",
      declared: DeclaredStyles(sources: ["extension ShapeStyle { static var sea: Color { .red } }"])
    )
    #expect(!source.contains("static var sea: Color"))
    #expect(source.contains("static var sand: Color"))
    #expect(source.contains("static let sea = ColorResource"))
  }
}
