import ElementDiff
import ElementTree
import Foundation
import Testing

@Suite("Names in frames")
struct WireNamesTests {
  @Test("Numbers of names never change")
  func frozen() throws {
    if Fixture.isRecording {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
      try (encoder.encode(WireNames.words) + Data("\n".utf8))
        .write(to: Fixture.folder / "names.json")
    }
    let recorded = try JSONDecoder().decode(
      [String].self, from: Data(contentsOf: Fixture.folder / "names.json"))
    #expect(WireNames.words == recorded)
    #expect(Set(recorded).count == recorded.count)
    // A name is one byte, also in the place of a string.
    #expect(WireNames.first + WireNames.words.count < 64)
  }

  @Test("Every word is a name of an element or an attribute that pages may be sent, or a flag")
  func known() {
    for word in WireNames.words where word != "true" && word != "false" {
      let isElement = ElementName(qualified: word).map(AddressRules.allows) ?? false
      let isAttribute = AttributeName(word).map { AddressRules.allows($0) } ?? false
      #expect(isElement || isAttribute, "\(word)")
    }
  }
}

/// Appends a path component.
func / (folder: URL, name: String) -> URL { folder.appendingPathComponent(name) }
