import Foundation
import Testing

/// The source is read, since a number that two names share can't be found in a running program.
@Suite("Salts of identity")
struct SaltTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Sources/Engine/ViewTree")

  private struct Salt {
    var scope: String
    var name: String
    var value: UInt64
  }

  private static func salts() throws -> [Salt] {
    let text = try String(contentsOf: sources.appending(path: "Core/Salt.swift"), encoding: .utf8)
    var scope = ""
    var result: [Salt] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if let place = words.firstIndex(of: "enum"), words.count > place + 1 {
        scope = String(words[place + 1])
      }
      guard let place = words.firstIndex(of: "var"), words.count > place + 4,
        let value = UInt64(words[place + 4].dropFirst(2), radix: 16)
      else { continue }
      result.append(Salt(scope: scope, name: String(words[place + 1].dropLast()), value: value))
    }
    return result
  }

  @Test("The salts of a scope differ")
  func distinct() throws {
    let salts = try Self.salts()
    #expect(salts.count > 60)
    for (scope, members) in Dictionary(grouping: salts, by: \.scope) {
      #expect(Set(members.map(\.value)).count == members.count, "\(scope)")
      #expect(Set(members.map(\.name)).count == members.count, "\(scope)")
      // The first of any number has room for more; scroll views have two.
      for first in members where first.name.hasPrefix("first") && scope != "Scroll" {
        let taken = members.filter { first.value < $0.value && $0.value < first.value + 64 }
        #expect(taken.isEmpty, "\(scope).\(first.name)")
      }
    }
  }

  @Test("No other file writes a salt as a number")
  func named() throws {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.lastPathComponent != "Salt.swift" else { continue }
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("Identity.child(") {
        #expect(!line.contains(", 0x"), "\(file.lastPathComponent): \(line)")
      }
      for line in text.split(separator: "\n") {
        #expect(!line.contains("at: 0x"), "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 300)
  }
}
