/// How the newest sources have come to be shown, from the cheapest build on.
package enum ReloadWay: String, Codable, Sendable {
  /// Views were told other values.
  case literals
  /// Files were copied.
  case resources
  /// One file was compiled.
  case body
  /// A module was compiled, and what depends on it.
  case module
  /// The package was built.
  case package
}

/// What the program that builds has to say to the pages of previews.
package struct BuildStatus: Codable, Hashable, Sendable {
  /// An error of the compiler at a place.
  package struct Problem: Codable, Hashable, Sendable {
    /// From the package's folder on; empty for none.
    package var file: String
    /// From 1; 0 for none.
    package var line: Int
    package var column: Int
    package var message: String

    package init(file: String = "", line: Int = 0, column: Int = 0, message: String) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
    }

    /// As compilers write it.
    package var description: String {
      file.isEmpty ? message : "\(file):\(line):\(column): \(message)"
    }
  }

  package var isBuilding = false
  /// How far the build has come; nil for one that says nothing.
  package var progress: BuildProgress?
  /// Why the newest sources have no picture; what is shown is the last that had.
  package var problems: [Problem] = []
  /// From the save to the start of the new program, in seconds.
  package var reloadTime: Double?
  /// How it was reloaded.
  package var reloadWay: ReloadWay?
  /// What the crashed previews have left, by their ids.
  package var crashes: [String: String] = [:]

  package init() {}
}
