package import Foundation

/// A project as adopt sees it, whether Xcode's or a package.
package struct SourceProject: Sendable {
  package var name: String
  /// The folder that notes name files from.
  package var folder: URL
  package var targets: [SourceTarget] = []
  package var packages: [PackageReference] = []
  package var notes: [Note] = []

  package init(name: String, folder: URL) {
    self.name = name
    self.folder = folder
  }
}

/// A module of a project.
package struct SourceTarget: Sendable {
  package enum Kind: String, Sendable {
    case app
    case library
  }

  /// The module's name.
  package var name: String
  package var kind: Kind
  /// The folder that sources are placed from.
  package var folder: URL
  package var sources: [URL] = []
  /// Whether it is of a package that others share, which imports what it uses.
  package var isShared = false
  package var resources: [SourceResource] = []
  /// Core Data's models.
  package var dataModels: [URL] = []
  /// Core ML's models.
  package var learnedModels: [URL] = []
  /// Names of targets and of packages' products that it needs.
  package var dependencies: [String] = []
  /// Conditions of `#if` that are set.
  package var conditions: [String] = []
  /// What the build settings ask of the compiler.
  package var language = LanguageSettings()
  /// The app's own keys; empty for libraries.
  package var information: [String: PropertyList] = [:]

  package init(name: String, kind: Kind, folder: URL) {
    self.name = name
    self.kind = kind
    self.folder = folder
  }
}

/// A file or folder of a bundle.
package struct SourceResource: Hashable, Sendable {
  package var file: URL
  /// Where it is in the bundle.
  package var place: String

  package init(_ file: URL, place: String? = nil) {
    self.file = file
    let folder = file.deletingLastPathComponent().lastPathComponent
    let name = file.lastPathComponent
    self.place = place ?? (folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name)
  }
}

/// What a target asks of the compiler.
package struct LanguageSettings: Hashable, Sendable {
  package var isSwift6 = false
  /// Whether declarations belong to the main actor unless they say otherwise.
  package var isMainActorDefault = false
  package var features: [String] = []

  package init() {}
}

/// A package that a project uses.
package struct PackageReference: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case local(URL)
    case remote(String)
  }

  package var place: Place
  /// What the project asks for, in words: `from 5.0.0`, `branch main`.
  package var requirement = ""
  /// The revision or version that was resolved.
  package var revision: String?
  package var version: String?
  /// The products that targets use.
  package var products: [String] = []

  package init(_ place: Place) { self.place = place }

  var isRemote: Bool {
    if case .remote = place { true } else { false }
  }

  /// The last part of the address without `.git`.
  package var identity: String {
    switch place {
    case .local(let folder): folder.lastPathComponent
    case .remote(let address):
      URL(string: address)?.deletingPathExtension().lastPathComponent ?? address
    }
  }
}

/// A module's name of a target's: letters, digits and underscores.
func moduleName(_ name: String) -> String {
  let scalars = name.unicodeScalars.map { scalar -> Character in
    scalar.properties.isXIDContinue ? Character(scalar) : "_"
  }
  let result = String(scalars)
  return result.first?.isNumber == true ? "_" + result : result
}
