import ElementDiff
import ElementTree
import Foundation
import Testing

@Suite("Names in frames")
struct WireNamesTests {
  private struct Tables: Codable, Equatable {
    var elements: [String]
    var attributes: [String]
    var values: [String]
  }

  @Test("Numbers of names never change; new names stand at the end")
  func frozen() throws {
    let current = Tables(
      elements: WireNames.elements.map(\.qualified),
      attributes: WireNames.attributes.map(\.string), values: WireNames.values)
    if Fixture.isRecording {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try (encoder.encode(current) + Data("\n".utf8)).write(to: Fixture.folder / "names.json")
    }
    let recorded = try JSONDecoder().decode(
      Tables.self, from: Data(contentsOf: Fixture.folder / "names.json"))
    #expect(current == recorded)
  }

  @Test("Every name that a page may be sent has a number")
  func complete() {
    let elements = ElementName.allCases.filter(AddressRules.allows)
    #expect(Set(elements).isSubset(of: WireNames.elements))
    let attributes = AttributeName.allCases.filter { AddressRules.allows($0) }
    #expect(Set(attributes) == Set(WireNames.attributes))
    #expect(WireNames.elements.count < 128)
  }
}

/// Appends a path component.
func / (folder: URL, name: String) -> URL { folder.appendingPathComponent(name) }
