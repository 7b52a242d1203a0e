package import Foundation

/// The texts of one table in one folder for one language.
package struct StringTable: Sendable {
  package private(set) var formats: [String: LocalizedFormat] = [:]
  /// What of the files can't be read, each with the file's path.
  package private(set) var problems: [String] = []

  /// Reads the files of a table; a catalogue's texts win over plural forms, these over plain ones.
  ///
  /// The locale is asked for only if there is a file to look into.
  package init(
    _ name: String, in folder: StringFolder, locale: @autoclosure () -> Locale
  ) {
    // A table's name is part of a path and must stay in its folder.
    guard !name.contains("/"), !name.contains("\0"), name != "..", !name.isEmpty else { return }
    var catalogs: [(path: String, data: Data)] = []
    for root in folder.roots {
      let path = "\(root)/\(name).xcstrings"
      if let data = FileProblem.bytes(at: path, &problems) { catalogs.append((path, data)) }
    }
    guard folder.hasProjects || !catalogs.isEmpty else { return }
    let languages = StringFolders.languages(of: locale())
    if let project = folder.project(for: languages) {
      add("\(project)/\(name).strings") { data, problems in
        StringsFile.parse(data, &problems).mapValues { LocalizedFormat($0) }
      }
      add("\(project)/\(name).stringsdict") { StringsDictionary.parse($0, &$1) }
    }
    for (path, data) in catalogs {
      add(path, data) { StringCatalog.parse($0, languages: languages, &$1) }
    }
  }

  private typealias Parse = (Data, inout [String]) -> [String: LocalizedFormat]

  private mutating func add(_ path: String, _ parse: Parse) {
    if let data = FileProblem.bytes(at: path, &problems) { add(path, data, parse) }
  }

  private mutating func add(_ path: String, _ data: Data, _ parse: Parse) {
    var found: [String] = []
    formats.merge(parse(data, &found)) { $1 }
    problems += found.map { "\(path): \($0)" }
  }
}

/// A bundle's folder, with the languages that it has.
package struct StringFolder: Sendable {
  package let path: String
  /// The folder and those in it that hold resources.
  package let roots: [String]
  /// The `.lproj` folders by their language.
  private let projects: [String: String]

  package init(_ path: String) {
    self.path = path
    let manager = FileManager.default
    roots =
      [path]
      + ["\(path)/Resources", "\(path)/Contents/Resources"].filter {
        manager.fileExists(atPath: $0)
      }
    var projects: [String: String] = [:]
    for root in roots {
      for name in (try? manager.contentsOfDirectory(atPath: root).sorted()) ?? []
      where name.hasSuffix(".lproj") {
        projects[StringFolders.normalised(String(name.dropLast(6)))] = "\(root)/\(name)"
      }
    }
    self.projects = projects
  }

  /// Whether the folder has texts in any language.
  var hasProjects: Bool { !projects.isEmpty }

  /// The folder of the first of the languages that there is, else the base one or the English one.
  func project(for languages: [String]) -> String? {
    for language in languages + ["base", "en"] {
      if let found = projects[language] { return found }
    }
    return nil
  }
}
