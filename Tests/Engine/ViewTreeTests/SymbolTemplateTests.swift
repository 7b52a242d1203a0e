import ElementTree
import Foundation
import TestSupport
import Testing

@testable import ViewTree

@Suite("Symbols of an app's own")
@MainActor
struct SymbolTemplateTests {
  /// A sheet as it is exported, with two of its drawings.
  static let sheet = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!--Generator: > -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="3300" height="2200">
     <g id="Notes"><rect id="artboard" width="3300" height="2200"/><g transform="matrix(1 0 0 1 2 3)"><path d="M1 1"/></g></g>
     <g id="Guides">
      <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <line id="Capline-S" x1="263" x2="3036" y1="626" y2="626"/>
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
      <line id="left-margin-Regular-M" x1="1380" x2="1380" y1="1030" y2="1150"></line>
      <line id="right-margin-Regular-M" x1="1520" x2="1520" y1="1030" y2="1150"/>
     </g>
     <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 9 9)"><path d="M9 9"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1380 1126)">
       <g class="a"><path d="M0 0L140 0L70 -70Z"/></g><g/>
      </g>
     </g>
    </svg>
    """

  private func drawing(_ sheet: String) -> String? {
    SymbolTemplate(Array(sheet.utf8)).picture.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("The regular drawing is taken, between its margins and a little over its lines")
  func picture() throws {
    let drawing = try #require(self.drawing(Self.sheet))
    #expect(
      drawing.hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
          + "width=\"140.0\" height=\"105.0\" viewBox=\"1380.0 1038.5 140.0 105.0\"><g id=\"Regular-M\""
      ))
    #expect(drawing.hasSuffix("<g/>\n  </g></svg>"))
    #expect(!drawing.contains("M9 9") && !drawing.contains("artboard"))
  }

  @Test("Sheets without a drawing, its guides or an end are none")
  func broken() throws {
    #expect(
      drawing(Self.sheet.replacing("Regular-M\" transform", with: "Other\" transform")) == nil)
    #expect(drawing(Self.sheet.replacing("id=\"Capline-M\"", with: "")) == nil)
    #expect(drawing(Self.sheet.replacing("right-margin", with: "margin")) == nil)
    let end = try #require(Self.sheet.range(of: "M0 0L140"))
    #expect(drawing(String(Self.sheet[..<end.lowerBound])) == nil)
    #expect(drawing("") == nil && drawing("<g></g></g></g>") == nil)
  }

  private func catalog() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.xcassets/tap.symbolset/Contents.json",
      #"{"symbols": [{"idiom": "universal", "filename": "tap.svg"}]}"#)
    try folder.write("A.xcassets/tap.symbolset/tap.svg", Self.sheet)
    try folder.write("A.xcassets/none.symbolset/Contents.json", #"{"symbols": []}"#)
    try folder.write(
      "A.xcassets/page.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "page.pdf"}]}"#)
    try folder.write("A.xcassets/page.imageset/page.pdf", "%PDF")
    try folder.write(
      "A.xcassets/page.imageset/page.svg",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\"/>")
    return folder
  }

  @Test("A symbol of a catalogue has the text's colour and grows with it")
  func size() throws {
    let folder = try catalog()
    let asset = try ImageAsset(folder: "\(folder.path)/A.xcassets/tap.symbolset", name: "tap")
    #expect(asset.intent == .template && asset.symbolPointSize == 100)
    let page = HTMLRenderer(
      content: HStack {
        Image("tap", bundle: Bundle(path: folder.path)).font(.system(size: 20))
        Image("tap", bundle: Bundle(path: folder.path)).font(.system(size: 40))
      })
    let css = try page.css
    #expect(css.contains("width:28px") || css.contains("width:1.75rem"))
    #expect(css.contains("width:56px") || css.contains("width:3.5rem"))
  }

  @Test("A set without a symbol is refused; a drawing beside a PDF stands for it")
  func sets() throws {
    let folder = try catalog()
    #expect(throws: AssetError.self) {
      try ImageAsset(folder: "\(folder.path)/A.xcassets/none.symbolset", name: "none")
    }
    let asset = try ImageAsset(folder: "\(folder.path)/A.xcassets/page.imageset", name: "page")
    #expect(asset.size == PictureSize(width: 30, height: 20))
  }
}
