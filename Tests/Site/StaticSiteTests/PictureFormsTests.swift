import Foundation
import TestSupport
import Testing
import ViewTree

@testable import StaticSite

@Suite("Pictures in several sizes and forms", .enabled(if: PictureForms.isAvailable))
@MainActor
struct PictureFormsTests {
  private let folder: TemporaryFolder
  private static let photo = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Public/photos/harbour.jpg")

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Public", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Self.photo.path, toPath: "\(folder.path)/Public/a b.jpg")
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/Public/\(name)"))
  }

  @discardableResult
  private func build(_ forms: PictureForms = PictureForms()) throws -> BuildReport {
    let site = try Site(title: "A", template: .standard(), stylesheet: "style.css") {
      Page("m/1.html", inputs: ContentHash([1])) { page in
        try PageContent(
          VStack {
            AsyncImage(url: URL(string: "a%20b.jpg")) {
              $0.resizable()
            } placeholder: {
              Color.gray
            }
            .frame(width: 120, height: 60)
            AsyncImage(url: URL(string: "a%20b.jpg")) {
              $0.resizable()
            } placeholder: {
              Color.gray
            }
            .frame(maxWidth: 600)
            .frame(height: 300)
          }, title: "T", context: page)
      }
      Files(from: "\(folder.path)/Public")
    }.pictures(forms)
    return try SitePublisher(output: "\(folder.path)/site").publish { try site.plan() }
  }

  private var pictures: String { "\(folder.path)/site/assets/pictures" }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: pictures).sorted()
  }

  @Test(
    "A page names the files by width, form by form, with how wide the picture is drawn; each is there"
  )
  func markup() throws {
    try build()
    let names = try names()
    let hash = try #require(names.first?.split(separator: "-").first)
    #expect(names == [480, 960].flatMap { ["\(hash)-\($0).avif", "\(hash)-\($0).webp"] })
    let page = try #require(folder.read("site/m/1.html"))
    for form in ["avif", "webp"] {
      let source =
        "type=\"image/\(form)\" srcset=\"../assets/pictures/\(hash)-480.\(form) 480w, ../assets/pictures/\(hash)-960.\(form) 960w\" sizes="
      #expect(page.contains(source + "\"120px\"/>"))
      #expect(page.contains(source + "\"(max-width: 600px) 100vw, 600px\"/>"))
    }
    #expect(page.contains("src=\"../a%20b.jpg\""))
    let sheet = try #require(folder.read("site/style.css"))
    #expect(sheet.contains("background-color:#"))
    let bytes = try names.map {
      try #require(FileManager.default.contents(atPath: "\(pictures)/\($0)"))
    }
    for (name, bytes) in zip(names, bytes) {
      #expect(
        bytes.dropFirst(4).starts(with: "ftypavif".utf8)
          || bytes.dropFirst(8).starts(with: "WEBP".utf8), "\(name)")
    }
  }

  @Test("Nothing is made twice; another picture has other names, and the old ones go")
  func kept() throws {
    try build()
    let first = try names()
    #expect(try build().written.isEmpty)
    try FileManager.default.copyItem(
      atPath: "\(folder.path)/Public/a b.jpg", toPath: "\(folder.path)/Public/again.jpg")
    #expect(try build().written == ["again.jpg"])
    #expect(try names() == first)
    let other = Self.photo.deletingLastPathComponent().appendingPathComponent("tulips.jpg")
    try FileManager.default.removeItem(atPath: "\(folder.path)/Public/again.jpg")
    try write("a b.jpg", [UInt8](try Data(contentsOf: other)))
    let report = try build()
    #expect(report.written.contains("m/1.html"))
    #expect(Set(first).isDisjoint(with: try names()))
    var small = PictureForms()
    small.forms = [.webp]
    small.widths = [100, 20_000]
    try build(small)
    #expect(try names().map { $0.split(separator: "-")[1] } == ["100.webp", "960.webp"])
  }

  @Test(
    "A picture that is cut, or larger than any, is an error with its file, and the old site stays")
  func damaged() throws {
    try build()
    let before = folder.contents(of: "site")
    let whole = [UInt8](try Data(contentsOf: Self.photo))
    try write("cut.jpg", Array(whole.prefix(whole.count / 2)))
    let error = #expect(throws: SiteError.self) { try build() }
    #expect(error?.diagnostics.first?.file?.hasSuffix("Public/cut.jpg") == true)
    try FileManager.default.removeItem(atPath: "\(folder.path)/Public/cut.jpg")
    let sides = [[0, 1, 0x86, 0xA0], [0, 1, 0x86, 0xA0]] as [[UInt8]]
    try write(
      "bomb.png",
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + sides[0]
        + sides[1] + [8, 6, 0, 0, 0, 0, 0, 0, 0])
    let bomb = #expect(throws: SiteError.self) { try build() }
    #expect(bomb?.diagnostics.first?.file?.hasSuffix("Public/bomb.png") == true)
    #expect(folder.contents(of: "site") == before)
    try FileManager.default.removeItem(atPath: "\(folder.path)/Public/bomb.png")
    // What says that it is another type has no size, and is shown as it is.
    try write("lie.jpg", Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
    #expect(try build().written == ["lie.jpg"])
  }
}
