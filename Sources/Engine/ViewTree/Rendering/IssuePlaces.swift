import Foundation

/// Finds the lines of an app's sources that its author is warned about.
///
/// A value of a view doesn't know where it was written, and a program doesn't say it of a type. So the sources
/// are searched, which lie beside what a debug build makes of them: for the declaration of the innermost view
/// that the package has, and in it for what the warning is about.
@MainActor
package final class IssuePlaces {
  /// The places in the sources of the package that the program was built in; none in a release build.
  package static let shared: IssuePlaces = {
    #if DEBUG
      IssuePlaces(folder: packageFolder(of: Bundle.main.executablePath ?? ""))
    #else
      IssuePlaces(folder: nil)
    #endif
  }()

  private let folder: String?
  /// What is known of views already, by their names; nil of what isn't there, or is there twice.
  private var declarations: [String: Declaration?] = [:]

  /// A type's declaration in a file.
  private struct Declaration {
    var file: String
    /// The number of the first line, from 1.
    var line: Int
    /// The lines to the end of the declaration.
    var lines: [Substring]
  }

  /// - Parameter folder: The package's folder; nil if no sources are to be searched.
  package init(folder: String?) { self.folder = folder }

  /// The folder of the package whose build made a program.
  package static func packageFolder(of program: String) -> String? {
    var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// A problem with its place, if that can be found.
  package func placed(_ issue: ViewIssue) -> ViewIssue {
    guard folder != nil, issue.place == nil else { return issue }
    var result = issue
    for name in issue.viewPath.reversed() {
      guard let declaration = declaration(of: name) else { continue }
      let line = declaration.lines.firstIndex { Self.concerns(issue, $0) } ?? 0
      result.place = SourcePlace(file: declaration.file, line: declaration.line + line)
      break
    }
    return result
  }

  /// Problems with their places.
  package func placed(_ error: RenderingError) -> RenderingError {
    RenderingError(issues: error.issues.map(placed))
  }

  /// Whether a line of a view has what a problem is about.
  private static func concerns(_ issue: ViewIssue, _ line: Substring) -> Bool {
    switch issue.code {
    case .changeInBody: return line.contains("var body:")
    case .endlessChange: return line.contains(".onChange(")
    case .duplicateID: return line.contains("ForEach(") || line.contains("List(")
    case .missingEnvironmentObject:
      guard line.contains("@Environment") else { return false }
    default: break
    }
    return words(of: issue.message).contains { word in
      line.contains("\"\(word)\"") || line.contains(".\(word)(") || line.contains(": \(word)")
        || line.contains("\(word).self")
    }
  }

  /// The words of a message that may be names in sources.
  private static func words(of message: String) -> [Substring] {
    message.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
      .map { $0.hasSuffix(".") ? $0.dropLast() : $0 }.filter { $0.count > 2 }
  }

  private func declaration(of name: String) -> Declaration? {
    if let known = declarations[name] { return known }
    let found = find(name)
    declarations[name] = .some(found)
    return found
  }

  /// - Complexity: O(*n*), where *n* is the number of bytes in the package's sources; done once for each name.
  private func find(_ name: String) -> Declaration? {
    guard let folder, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    let needle = Data("struct \(name)".utf8)
    var found: Declaration?
    for file in sources(in: folder) {
      guard let data = FileManager.default.contents(atPath: folder + "/" + file),
        data.range(of: needle) != nil
      else { continue }
      let lines = String(decoding: data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let range = line.range(of: "struct \(name)"),
          line[range.upperBound...].first.map({ !$0.isLetter && !$0.isNumber && $0 != "_" })
            != false
        else { continue }
        // Whichever of two is meant can't be told.
        if found != nil { return nil }
        let indent = line.prefix { $0 == " " || $0 == "\t" }
        let end = lines[index...].firstIndex { $0.hasPrefix(indent + "}") } ?? lines.count - 1
        found = Declaration(file: file, line: index + 1, lines: Array(lines[index...end]))
      }
    }
    return found
  }

  /// The Swift files of the package but for the engine's, whose views nobody is told of.
  private func sources(in folder: String) -> [String] {
    let engine = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().path
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var result: [String] = []
    while let file = files.nextObject() as? String {
      if file.hasSuffix(".swift"), !(folder + "/" + file).hasPrefix(engine) { result.append(file) }
      // What was built, fetched, or belongs to the version control.
      let name = file.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || name.hasSuffix(".xcassets") { files.skipDescendants() }
    }
    return result
  }
}
