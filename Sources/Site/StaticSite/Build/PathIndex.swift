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
  mutating func insert(_ planned: [PlannedFile]) {
    files.reserveCapacity(files.count + planned.count)
    folded.reserveCapacity(files.count + planned.count)
    var clashes: [Diagnostic] = []
    for (index, file) in planned.enumerated() {
      let path = file.path
      if !files.insert(path.string).inserted {
        // Equal paths stand side by side.
        let other = index > 0 && planned[index - 1].path == path ? planned[index - 1].place : nil
        errors.append(
          Diagnostic(
            message: "Two files for one path, \"\(path)\""
              + (other.map { "; the other is of \($0)" } ?? ""),
            hint: "Rename one of them."
          ).at(file.place))
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
    for path in planned.lazy.map(\.path) {
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
