import Foundation
import MacroExpansion
import Synchronization

/// Where the types of a package are declared, found in its sources on demand.
package final class SourceIndex: Sendable {
  private struct Place {
    var file: String
    var line: Int
  }

  /// The package's folder; nil if there is none.
  private let folder: String?
  private let files = Mutex<[SourceFile]?>(nil)
  private let places = Mutex<[String: [Place]]>([:])
  /// What declarations say, by their names, files and lines.
  private let bodies = Mutex<[String: TypeBody?]>([:])
  private static let known = Mutex<[String: SourceIndex]>([:])

  package init(folder: String?) { self.folder = folder }

  /// The index of the package that a file is in; one for each package and process.
  package static func of(_ file: String) -> SourceIndex {
    let folder = packageFolder(of: file)
    return known.withLock { known in
      if let index = known[folder ?? ""] { return index }
      let index = SourceIndex(folder: folder)
      known[folder ?? ""] = index
      return index
    }
  }

  /// The innermost folder around a file that has a `Package.swift`.
  package static func packageFolder(of file: String) -> String? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL
    while folder.path != "/", !folder.path.isEmpty {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The changes with the file of the innermost view that the package declares, and the line of its
  /// declaration, or of the one call or text in it that can have made the change.
  package func locating(_ changes: [SemanticChange]) -> [SemanticChange] {
    var known: [[String]: (file: String, line: Int, name: String)?] = [:]
    return changes.map { change in
      let path = change.origin.viewPath
      guard !path.isEmpty else { return change }
      if known[path] == nil { known[path] = .some(place(of: path)) }
      guard let place = known[path] ?? nil else { return change }
      var change = change
      change.origin.file = place.file
      let body = body(of: place.name, in: place.file, declaredOn: place.line)
      change.origin.line = body.flatMap { ChangeOrigin.line(of: change.kind, in: $0) } ?? place.line
      return change
    }
  }

  private func body(of name: String, in file: String, declaredOn line: Int) -> TypeBody? {
    let key = "\(name) \(file):\(line)"
    if let known = bodies.withLock({ $0[key] }) { return known }
    let text = sources().first { $0.path == file }?.text
    let body = text.flatMap { TypeBody(of: name, declaredOn: line, in: $0) }
    bodies.withLock { $0[key] = .some(body) }
    return body
  }

  /// Where the innermost view of a path is declared, from the package's folder on, and its name.
  ///
  /// - Parameters:
  ///   - path: Names of view types, the outermost first.
  ///   - file: The end of the path of a file that is near, such as `Views/Card.swift`.
  package func place(
    of path: [String], near file: String? = nil
  ) -> (file: String, line: Int, name: String)? {
    // Of several types of one name the one near the views around it is meant.
    var outer = file.flatMap { file in
      sources().first { $0.path.hasSuffix("/" + file) }.map { Place(file: $0.path, line: 0) }
    }
    var innermost: (place: Place, name: String)?
    for name in path {
      let found = declarations(of: name)
      guard let first = found.first else { continue }
      let near =
        found.count == 1
        ? first
        : found.first { $0.file == outer?.file }
          ?? found.first { Self.folder(of: $0.file) == outer.map { Self.folder(of: $0.file) } }
      guard let near else { continue }
      outer = near
      innermost = (near, name)
    }
    return innermost.map { ($0.place.file, $0.place.line, $0.name) }
  }

  /// The documentation comment above a declaration, without its slashes; nil if there is none.
  package func documentation(ofDeclarationIn file: String, line: Int) -> String? {
    guard let text = sources().first(where: { $0.path == file })?.text else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [Substring] = []
    var index = line - 2
    while lines.indices.contains(index) {
      let line = lines[index].drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("///") {
        found.append(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
      } else if !found.isEmpty || !line.hasPrefix("@") {
        break
      }
      index -= 1
    }
    return found.isEmpty ? nil : found.reversed().joined(separator: "\n")
  }

  private static func folder(of file: String) -> String {
    file.split(separator: "/").dropLast().joined(separator: "/")
  }

  private func declarations(of name: String) -> [Place] {
    if let known = places.withLock({ $0[name] }) { return known }
    var found: [Place] = []
    for file in sources() where file.contains(name) {
      for declaration in TypeDeclaration.all(in: file.text) where declaration.name == name {
        found.append(Place(file: file.path, line: declaration.line))
      }
    }
    places.withLock { $0[name] = found }
    return found
  }

  /// The package's Swift files in the order of their paths, read once.
  private func sources() -> [SourceFile] {
    files.withLock { files in
      if let files { return files }
      let read = folder.map { SourceFile.all(in: $0) } ?? []
      files = read
      return read
    }
  }
}
