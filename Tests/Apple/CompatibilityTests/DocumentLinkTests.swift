import Foundation
import Testing

@Suite("Links of documents")
struct DocumentLinkTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Markdown files of the package, by their paths in it.
  private static let documents: [String] = {
    let skipped: Set<String> = [".build", ".git", "site"]
    var found: [String] = []
    let files = FileManager.default.enumerator(atPath: package.path)
    while let path = files?.nextObject() as? String {
      if skipped.contains((path as NSString).lastPathComponent) {
        files?.skipDescendants()
      } else if path.hasSuffix(".md") {
        found.append(path)
      }
    }
    return found
  }()

  /// What a document links to in the package: everything between `](` and `)` without a scheme, outside of
  /// blocks of code.
  private static func targets(of text: String) -> [String] {
    let prose = text.components(separatedBy: "\n```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return prose.components(separatedBy: "](").dropFirst().compactMap { part in
      let target = part.prefix { $0 != ")" && $0 != "#" && !$0.isWhitespace }
      return target.contains(":") || target.isEmpty ? nil : String(target)
    }
  }

  @Test("Every link into the package leads to a file or a folder")
  func links() throws {
    var dead: [String] = []
    for document in Self.documents {
      let file = Self.package.appendingPathComponent(document)
      let folder = file.deletingLastPathComponent()
      for target in Self.targets(of: try String(contentsOf: file, encoding: .utf8))
      where !FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(target).standardizedFileURL.path)
      {
        dead.append("\(document): \(target)")
      }
    }
    #expect(Self.documents.count > 30)
    #expect(dead == [])
  }

  @Test("Architecture.md names the folder of every group and of every module that isn't a tool")
  func modules() throws {
    let map = try String(
      contentsOf: Self.package.appendingPathComponent("Architecture.md"), encoding: .utf8)
    // C targets and the small modules under Apple's names have a line together.
    let summed: Set<String> = ["Apple", "Samples", "Tools"]
    var missing: [String] = []
    let sources = Self.package.appendingPathComponent("Sources").path
    for group in try FileManager.default.contentsOfDirectory(atPath: sources).sorted() {
      if !map.contains("(Sources/\(group))") { missing.append(group) }
      guard !summed.contains(group) else { continue }
      for module in try FileManager.default.contentsOfDirectory(atPath: "\(sources)/\(group)")
        .sorted()
      where !(group == "System" && module.hasPrefix("C") && module != "CommandLineOptions") {
        if !map.contains("(Sources/\(group)/\(module))") { missing.append("\(group)/\(module)") }
      }
    }
    #expect(missing == [])
    #expect(map.split(whereSeparator: \.isWhitespace).count <= 1800)
  }
}
