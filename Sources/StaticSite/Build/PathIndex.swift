/// The paths of a site's files while they are collected; finds those that can't stand side by side.
struct PathIndex: Sendable {
  private var files: Set<String> = []
  private var folders: Set<String> = []
  private var folded: [String: String] = [:]
  /// Two files of one path, and files where others need a folder.
  private(set) var errors: [Diagnostic] = []
  /// Paths that differ in case only, which some file systems take for one.
  private(set) var warnings: [Diagnostic] = []

  init() {}

  /// Adds files in the order of their paths.
  mutating func insert(_ paths: [SitePath]) {
    files.reserveCapacity(files.count + paths.count)
    folded.reserveCapacity(files.count + paths.count)
    var clashes: [Diagnostic] = []
    for path in paths {
      if !files.insert(path.string).inserted {
        errors.append(
          Diagnostic(
            message: "Two files for one path, \"\(path)\"", hint: "Rename one of them."))
        continue
      }
      if let other = folded.updateValue(path.string, forKey: path.string.lowercased()) {
        warnings.append(
          Diagnostic(
            .warning, message: "The paths \"\(other)\" and \"\(path)\" differ in case only",
            hint: "Some file systems take them for one file."))
      }
    }
    // Every file must be known before a folder is, since "a-b" comes between "a" and "a/b".
    for path in paths {
      if folders.contains(path.string) {
        clashes.append(PathIndex.clash(path.string, "something else"))
      }
      for folder in path.folders {
        if files.contains(folder) { clashes.append(PathIndex.clash(folder, "\"\(path)\"")) }
        folders.insert(folder)
      }
    }
    errors += clashes
  }

  private static func clash(_ file: String, _ other: String) -> Diagnostic {
    Diagnostic(
      message: "\"\(file)\" is a file, but \(other) needs a folder there",
      hint: "Rename one of them.")
  }
}
