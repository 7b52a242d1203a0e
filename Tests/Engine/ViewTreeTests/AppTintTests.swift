import Foundation
import Testing

@testable import ViewTree

@Suite("Tints of apps")
@MainActor
struct AppTintTests {
  /// The tint of an app whose catalogue has an `AccentColor` of these contents.
  private func tint(_ colors: String, own: Color? = nil) throws -> Color? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("A.xcassets/AccentColor.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"colors": [\#(colors)]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let catalog = AssetCatalog()
    catalog.search(folders: [folder.path])
    var environment = EnvironmentValues()
    environment.style.tint = own
    return environment.tinted(by: catalog).style.tint
  }

  private let orange = """
    {"idiom": "universal", "color": {"color-space": "srgb", "components": \
    {"red": "0xFF", "green": "0xAF", "blue": "0x02"}}}
    """

  @Test("The catalogue's AccentColor is the tint unless the app's pages have one")
  func catalog() throws {
    #expect(try tint(orange) == Color("AccentColor"))
    #expect(try tint(orange, own: .red) == .red)
  }

  @Test("An AccentColor without a colour changes nothing")
  func template() throws {
    #expect(try tint(#"{"idiom": "universal"}"#) == nil)
    #expect(EnvironmentValues().tinted(by: AssetCatalog()).style.tint == nil)
  }
}
