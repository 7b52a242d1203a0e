import Foundation
import Testing

@testable import ElementTree
@testable import ViewTree

@Suite("Asset catalogues")
@MainActor
struct AssetCatalogTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 60, 0, 0, 0, 40]

  /// Writes a folder with a catalogue of entries, runs a test, and removes the folder.
  private func withCatalog(
    _ files: [String: String], pictures: [String: [UInt8]] = [:],
    _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var all = pictures
    for (name, text) in files { all[name] = Array(text.utf8) }
    for (name, bytes) in all {
      let file = folder.appendingPathComponent("A.xcassets/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    try body(folder.path)
  }

  private func color(_ components: String, _ space: String = "srgb") -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)", "components": \
    {\(components)}}}]}
    """
  }

  @Test(
    "Components are bytes, hexadecimal bytes or parts",
    arguments: [
      (
        "\"red\": \"0x07\", \"green\": \"0x70\", \"blue\": \"0xE3\"",
        "#0770e3"
      ),
      (
        "\"red\": \"7\", \"green\": \"112\", \"blue\": \"227\", \"alpha\": \"0.500\"",
        "rgb(7 112 227/.5)"
      ),
      ("\"red\": \"0.200\", \"green\": \"1.000\", \"blue\": \"0.000\"", "#33ff00"),
      ("\"red\": 0.2, \"green\": 1, \"blue\": 0", "#33ff00"),
      ("\"white\": \"0.5\", \"alpha\": \"1\"", "#808080"),
    ])
  func components(components: String, css: String) throws {
    try withCatalog(["a.colorset/Contents.json": color(components)]) { folder in
      let asset = try AssetCatalog().color("a", bundle: folder)
      #expect(asset.light.css == css)
      #expect(asset.dark == asset.light)
    }
  }

  @Test("A colour of display-p3 is the nearest of sRGB")
  func displayP3() throws {
    let components = "\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\""
    try withCatalog(["a.colorset/Contents.json": color(components, "display-p3")]) { folder in
      let asset = try AssetCatalog().color("a", bundle: folder)
      #expect(asset.light.css == "#ff0000")
    }
  }

  @Test("Appearances give a colour for light and for dark; those for high contrast are left out")
  func appearances() throws {
    let source = """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "1", "green": "1", "blue": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"red": "2", "green": "2", "blue": "2"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"components": {"red": "3", "green": "3", "blue": "3"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "light"}],
         "color": {"components": {"red": "4", "green": "4", "blue": "4"}}}
      ]}
      """
    try withCatalog(["a.colorset/Contents.json": source]) { folder in
      let asset = try AssetCatalog().color("a", bundle: folder)
      #expect(asset.light.css == "#040404")
      #expect(asset.dark.css == "#020202")
    }
  }

  @Test("Folders are part of a name only where they provide a namespace")
  func namespaces() throws {
    let entry = color("\"red\": \"0\", \"green\": \"0\", \"blue\": \"0\"")
    try withCatalog([
      "Brand/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "Brand/deep.colorset/Contents.json": entry, "Plain/flat.colorset/Contents.json": entry,
    ]) { folder in
      let catalog = AssetCatalog()
      #expect(throws: Never.self) { try catalog.color("Brand/deep", bundle: folder) }
      #expect(throws: Never.self) { try catalog.color("flat", bundle: folder) }
      #expect(throws: AssetError.self) { try catalog.color("deep", bundle: folder) }
    }
  }

  @Test("An image set has files by density; the natural size counts points")
  func densities() throws {
    let source = """
      {"images": [{"idiom": "universal", "filename": "p@2x.png", "scale": "2x"},
       {"idiom": "universal", "scale": "1x"}, {"idiom": "ipad", "filename": "q.png"}]}
      """
    try withCatalog(
      ["p.imageset/Contents.json": source], pictures: ["p.imageset/p@2x.png": Self.png]
    ) { folder in
      let asset = try AssetCatalog().image("p", bundle: folder)
      #expect(asset.light.keys.sorted() == [2])
      #expect(asset.size == PictureSize(width: 30, height: 20))
      let view = Image(source: .asset(name: "p", bundle: folder), label: .name)
      let renderer = HTMLRenderer(content: view)
      renderer.assetPlacement = .linked(prefix: "assets/")
      let file = try #require(try renderer.assets.first)
      #expect(file.origin == folder + "/A.xcassets/p.imageset/p@2x.png")
      #expect(file.name.hasPrefix("p-") && file.name.hasSuffix(".png"))
      #expect(
        try renderer.fragment.contains(
          "src=\"assets/\(file.name)\" alt=\"p\" width=\"30\" height=\"20\""))
    }
  }

  /// A view's elements on a page in a folder beside that of its pictures.
  private static func fragment<V: View>(_ view: V) throws -> String {
    let renderer = HTMLRenderer(content: view)
    renderer.assetPlacement = .linked(prefix: "assets/")
    renderer.addressPrefix = "../"
    return try renderer.fragment
  }

  @Test("A picture for dark surroundings is chosen by the reader's setting, or by the page's own")
  func darkPicture() throws {
    let source = """
      {"images": [{"filename": "a.png"}, {"filename": "b.png", "appearances": \
      [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    try withCatalog(
      ["p.imageset/Contents.json": source],
      pictures: ["p.imageset/a.png": Self.png, "p.imageset/b.png": Self.png + [1]]
    ) { folder in
      let image = Image(source: .asset(name: "p", bundle: folder), label: .name)
      let names = try {
        let renderer = HTMLRenderer(content: image)
        renderer.assetPlacement = .linked(prefix: "assets/")
        return try renderer.assets.map { (origin: $0.origin ?? "", name: $0.name) }
      }()
      let light = try #require(names.first { $0.origin.hasSuffix("a.png") }?.name)
      let dark = try #require(names.first { $0.origin.hasSuffix("b.png") }?.name)
      let both = try Self.fragment(image)
      #expect(
        both.contains(
          " srcset=\"../assets/\(dark)\" media=\"(prefers-color-scheme: dark)\"/><img "))
      #expect(both.contains("src=\"../assets/\(light)\"") && both.contains("</picture>"))
      let alwaysDark = try Self.fragment(image.preferredColorScheme(.dark))
      #expect(alwaysDark.contains("src=\"../assets/\(dark)\""))
      #expect(!alwaysDark.contains("<picture") && !alwaysDark.contains(light))
      let alwaysLight = try Self.fragment(image.preferredColorScheme(.light))
      #expect(alwaysLight.contains("src=\"../assets/\(light)\"") && !alwaysLight.contains(dark))
    }
  }

  @Test("A picture in the page is a data address; as a template it is a mask in the text's colour")
  func inline() throws {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 6\"/>"
    let data = Data(svg.utf8).base64EncodedString()
    try withCatalog([
      "i.imageset/Contents.json": "{\"images\": [{\"filename\": \"i.svg\"}]}",
      "i.imageset/i.svg": svg,
    ]) { folder in
      let image = Image(source: .asset(name: "i", bundle: folder), label: .decoration)
      let plain = HTMLRenderer(content: image)
      #expect(
        try plain.fragment.contains(
          "src=\"data:image/svg+xml;base64,\(data)\" alt=\"\" width=\"8\" height=\"6\""))
      #expect(try plain.assets.isEmpty)
      let template = HTMLRenderer(
        content: image.renderingMode(.template).foregroundColor(.white))
      let mask = "mask:url(\"data:image/svg+xml;base64,\(data)\") center/contain no-repeat"
      let css = try template.tree.css
      #expect(css.contains("width:8px;height:6px;background-color:#ffffff;\(mask)}"))
    }
  }

  @Test(
    "A broken entry is an error that names the file",
    arguments: [
      ("{", "is not an asset's description"), ("{\"images\": []}", "names no picture"),
      ("{\"images\": [{\"filename\": \"../../x.png\"}]}", "outside its folder"),
      ("{\"images\": [{\"filename\": \"x.pdf\"}]}", "a format that browsers don't show"),
      ("{\"images\": [{\"filename\": \"gone.png\"}]}", "can't be read"),
      ("{\"images\": [{\"filename\": 3}]}", "at $.images[0].filename"),
    ])
  func broken(contents: String, message: String) throws {
    try withCatalog(["b.imageset/Contents.json": contents]) { folder in
      let error = #expect(throws: AssetError.self) {
        try AssetCatalog().image("b", bundle: folder)
      }
      #expect(error?.message.contains(message) == true)
      #expect(error?.message.contains(folder) == true)
    }
  }

  @Test("A name that no catalogue has is an error with the view's path")
  func missing() throws {
    struct Card: View { var body: some View { Image("no-such-picture") } }
    let error = #expect(throws: RenderingError.self) {
      try HTMLRenderer(content: Card()).html
    }
    #expect(error?.issues.map(\.code) == [.missingAsset])
    #expect(error?.issues.first?.viewPath == ["Card"])
    #expect(
      error?.issues.first?.message
        == "No asset catalogue has a picture named \"no-such-picture\".")
  }

  @Test("On a live page what no catalogue has is an empty place")
  func missingOnLivePage() throws {
    struct Card: View {
      var body: some View {
        VStack {
          Image("no-such-picture").resizable()
          Text("below").foregroundStyle(Color("no-such-colour"))
        }
      }
    }
    let view = LiveView(Card())
    defer { view.end() }
    _ = try view.update()
    #expect(view.tree.html.contains("below"))
  }

  @Test("Folders that were added are searched last")
  func extraFolders() throws {
    func entry(_ value: Int) -> String {
      color("\"red\": \"\(value)\", \"green\": \"0\", \"blue\": \"0\"")
    }
    try withCatalog(["only-here.colorset/Contents.json": entry(9)]) { extra in
      try withCatalog(["a.colorset/Contents.json": entry(1)]) { bundle in
        let catalog = AssetCatalog()
        catalog.search(folders: [extra + "/"])
        let extraColor = try catalog.color("only-here", bundle: bundle)
        let ownColor = try catalog.color("a", bundle: bundle)
        #expect(extraColor.light.css == "#090000")
        #expect(ownColor.light.css == "#010000")
      }
    }
  }
}
