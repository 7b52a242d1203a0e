import Foundation
import Synchronization
import Testing

@testable import Adopting

@Suite("Pictures that are PDFs")
struct PDFPicturesTests {
  private func with(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["sea", "sky"] {
      let set = folder.appendingPathComponent("T/Resources/A.xcassets/in/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data("%PDF".utf8).write(to: set.appendingPathComponent("\(name).pdf"))
    }
    try Data("%PDF".utf8).write(
      to: folder.appendingPathComponent("T/Resources/paper.pdf"))
    try body(folder)
  }

  @Test("Each of a catalogue gets a drawing beside it, which a second run keeps")
  func drawings() throws {
    try with { folder in
      for expected in [2, 0] {
        var writer = PackageWriter(folder)
        let asked = Mutex<[String]>([])
        let pictures = PDFPictures(folder: folder.appendingPathComponent("T/Resources")) { file in
          asked.withLock { $0.append(file.lastPathComponent) }
          return Data("<svg/>".utf8)
        }
        let result = try pictures.write(&writer, at: "T/Resources")
        #expect(result == (2, 0))
        #expect(asked.withLock { $0.sorted() } == (expected == 2 ? ["sea.pdf", "sky.pdf"] : []))
        #expect(
          writer.kept == [
            "T/Resources/A.xcassets/in/sea.imageset/sea.svg",
            "T/Resources/A.xcassets/in/sky.imageset/sky.svg",
          ])
        #expect(!folder.appendingPathComponent("T/Resources/paper.svg").exists)
      }
    }
  }

  @Test("Where nothing makes drawings they are counted; a drawing of the catalogue's own stays")
  func missing() throws {
    try with { folder in
      var writer = PackageWriter(folder)
      let own = "T/Resources/A.xcassets/in/sea.imageset/sea.svg"
      try writer.write("own", to: own)
      let pictures = PDFPictures(folder: folder.appendingPathComponent("T/Resources")) { _ in nil }
      #expect(try pictures.write(&writer, at: "T/Resources") == (0, 1))
      #expect(
        try String(contentsOf: folder.appendingPathComponent(own), encoding: .utf8) == "own")
    }
  }

  @Test("A point of a page is one of the picture's")
  func points() throws {
    let drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"62pt\" height=\"36.5pt\"><g/></svg>"
    let data = try #require(PDFPictures.inPoints(Data(drawing.utf8)))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("width=\"62\"") && text.contains("height=\"36.5\""))
    #expect(PDFPictures.inPoints(Data("<html/>".utf8)) == nil)
  }
}
