import Foundation
import MacroExpansion
import Synchronization

/// Where the types of a package are declared, found in its sources when somebody asks.
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

  /// Where the innermost view of a way is declared, from the package's folder on, and its name.
  package func place(of path: [String]) -> (file: String, line: Int, name: String)? {
    // Of several types of one name the one near the views around it is meant.
    var outer: Place?
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
