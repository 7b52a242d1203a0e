package import Foundation

/// The texts of one table in one folder for one language.
package struct StringTable: Sendable {
  package private(set) var formats: [String: LocalizedFormat] = [:]

  /// Reads the files of a table; a catalogue's texts win over plural forms, these over plain ones.
  ///
  /// The locale is asked for only if there is a file to look into.
  package init(
    _ name: String, in folder: StringFolder, locale: @autoclosure () -> Locale
  ) {
    // A table's name is part of a path and must stay in its folder.
    guard !name.contains("/"), !name.contains("\0"), name != "..", !name.isEmpty else { return }
    let catalogs = folder.roots.compactMap {
      FileManager.default.contents(atPath: "\($0)/\(name).xcstrings")
    }
    guard folder.hasProjects || !catalogs.isEmpty else { return }
    let languages = StringFolders.languages(of: locale())
    if let project = folder.project(for: languages) {
      if let data = FileManager.default.contents(atPath: "\(project)/\(name).strings") {
        formats = StringsFile.parse(data).mapValues { LocalizedFormat($0) }
      }
      if let data = FileManager.default.contents(atPath: "\(project)/\(name).stringsdict") {
        formats.merge(StringsDictionary.parse(data)) { $1 }
      }
    }
    for data in catalogs {
      formats.merge(StringCatalog.parse(data, languages: languages)) { $1 }
    }
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
