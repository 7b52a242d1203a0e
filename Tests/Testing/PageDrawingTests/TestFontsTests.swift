import Foundation
import TestSupport
import Testing

@testable import PageDrawing

@Suite("Test fonts")
struct TestFontsTests {
  @Test("The shipped fonts are those of the list, and each has its licence beside it")
  func shipped() throws {
    let fonts = try TestFonts()
    let names = try FileManager.default.contentsOfDirectory(atPath: fonts.folder.path).sorted()
    #expect(names.filter { $0.hasSuffix(".ttf") } == TestFonts.files.map(\.name))
    #expect(
      names.filter { $0.hasSuffix("-LICENSE.txt") } == [
        "DejaVu-LICENSE.txt", "DroidSansFallback-LICENSE.txt", "Lohit-LICENSE.txt",
        "NotoColorEmoji-LICENSE.txt",
      ])
  }

  @Test("A font with one other byte is refused")
  func damaged() throws {
    let fonts = try TestFonts()
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path)
    for file in TestFonts.files {
      var bytes = try Data(contentsOf: fonts.folder.appendingPathComponent(file.name))
      if file.name == "DejaVuSerif.ttf" { bytes[1000] ^= 1 }
      try bytes.write(to: url.appendingPathComponent(file.name))
    }
    let error = #expect(throws: DrawingError.self) { try TestFonts(folder: url) }
    #expect(error?.code == .font)
    #expect(error?.message.hasPrefix("The test font DejaVuSerif.ttf has the SHA-256 ") == true)
  }

  @Test(
    "The families of a value are its names, quoted or not",
    arguments: [
      ("system-ui, \"Segoe UI\", Roboto", ["system-ui", "Segoe UI", "Roboto"]),
      ("'a, b', c", ["a, b", "c"]),
      ("\"Say \\\"x\\\"\"", ["Say \"x\""]),
      ("", []),
    ])
  func families(value: String, names: [String]) {
    #expect(FontFamilies.names(in: value) == names)
  }

  @Test("Families that are neither shipped nor of the system's stacks are foreign")
  func foreign() {
    #expect(
      TestFonts.foreign(among: ["system-ui", "DejaVu Sans", "Papyrus", "Segoe UI", "Arial"]) == [
        "Papyrus", "Arial",
      ])
  }
}
