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

  /// All declarations of the package but for the engine's, whose views nobody is told of.
  private lazy var index = folder.map {
    StructureIndex(
      folder: $0,
      without: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().path)
  }

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

  private func find(_ name: String) -> Declaration? {
    guard let folder, let place = index?[name],
      let data = FileManager.default.contents(atPath: folder + "/" + place.file)
    else { return nil }
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    // A file may have been edited since.
    guard place.line <= lines.count, lines[place.line - 1].contains("struct \(name)") else {
      return nil
    }
    let indent = lines[place.line - 1].prefix { $0 == " " || $0 == "\t" }
    let end =
      lines[(place.line - 1)...].firstIndex { $0.hasPrefix(indent + "}") } ?? lines.count - 1
    return Declaration(
      file: place.file, line: place.line, lines: Array(lines[(place.line - 1)...end]))
  }
}
