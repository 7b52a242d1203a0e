import AssetSymbolNaming
import Foundation
import TestSupport
import Testing

@Suite("Names of assets")
struct AssetSymbolsTests {
  @Test(
    "Names are those that Xcode gives",
    arguments: [
      ("heart", AssetSymbols.Kind.image, "heart"), ("app-white", .color, "appWhite"),
      ("App White", .color, "appWhite"), ("AccentColor", .color, "accent"),
      ("heroImage", .image, "hero"), ("URLBar", .image, "urlBar"), ("USA", .image, "USA"),
      ("BG", .color, "BG"), ("B2", .image, "B_2"), ("IMG_0001", .image, "IMG_0001"),
      ("2x", .image, "_2X"), ("2x2", .image, "_2X2"), ("40k-border", .image, "_40KBorder"),
      ("c21-border", .image, "c21Border"), ("sy_head_10@2x", .image, "syHead102X"),
      ("UAEFlag", .image, "uaeFlag"), ("icon_ID", .image, "iconID"),
      ("default", .image, "`default`"), ("icons/Star", .image, "iconsStar"),
    ])
  func names(asset: String, kind: AssetSymbols.Kind, name: String) {
    #expect(SymbolName(asset: asset, kind: kind)?.spelling == name)
  }

  @Test("A name without letters names nothing")
  func nameless() { #expect(SymbolName(asset: "--", kind: .image) == nil) }

  @Test("Catalogues are read with the folders that give their names")
  func catalogs() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcassets/sky.imageset/Contents.json", "{}")
    try folder.write("A.xcassets/plain/sea.colorset/Contents.json", "{}")
    try folder.write(
      "A.xcassets/icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try folder.write("A.xcassets/icons/star.imageset/Contents.json", "{}")
    try folder.write("A.xcassets/tap.symbolset/Contents.json", "{}")
    let catalog = URL(fileURLWithPath: folder.path).appendingPathComponent("A.xcassets")
    #expect(
      AssetSymbols(catalogs: [catalog]).assets == [
        .init(name: "icons/star", kind: .image), .init(name: "sea", kind: .color),
        .init(name: "sky", kind: .image), .init(name: "tap", kind: .image),
      ])
  }

  @Test("The source has a resource of each asset, and colours are styles too")
  func source() {
    let symbols = AssetSymbols(assets: [
      .init(name: "sea", kind: .color), .init(name: "red", kind: .color),
      .init(name: "a\"b", kind: .image),
    ])
    #expect(
      symbols.source(bundle: "Bundle.module") == #"""
        import Foundation
        import SwiftUI

        private let bundle = Bundle.module

        extension ImageResource {
          static let aB = ImageResource(name: "a\u{22}b", bundle: bundle)
        }

        extension _NamesImages where Self: UIImage {
          static var aB: UIImage { UIImage(resource: ImageResource.aB) }
        }

        extension ColorResource {
          static let red = ColorResource(name: "red", bundle: bundle)
          static let sea = ColorResource(name: "sea", bundle: bundle)
        }

        extension _NamesColors where Self: UIColor {
          static var red: UIColor { UIColor(resource: ColorResource.red) }
          static var sea: UIColor { UIColor(resource: ColorResource.sea) }
        }

        extension ShapeStyle where Self == Color {
          static var sea: Color { Color(ColorResource.sea) }
        }

        """#)
  }

  @Test("Folders that give their names are spaces of names")
  func spaces() {
    let symbols = AssetSymbols(assets: [
      .init(name: "app icons/big/star", kind: .image), .init(name: "app icons/moon", kind: .image),
    ])
    #expect(
      symbols.source(bundle: "b").split(separator: "\n").dropFirst(3).joined(separator: "\n") == """
        extension ImageResource.AppIcons.Big {
          static let star = ImageResource(name: "app icons/big/star", bundle: bundle)
        }
        extension ImageResource.AppIcons {
          static let moon = ImageResource(name: "app icons/moon", bundle: bundle)
        }
        extension ImageResource {
          enum AppIcons {}
        }
        extension ImageResource.AppIcons {
          enum Big {}
        }
        """)
  }
}
