/// All files of a site, each path once, sorted by path.
public struct BuildPlan: Sendable {
  /// The files in the order of their paths.
  public let files: [PlannedFile]
  /// What the author should know, though the site can be built.
  public let diagnostics: [Diagnostic]

  /// Puts files in order and checks that they can stand side by side.
  ///
  /// Two files of one path are an error, and so is a file where another needs a folder. Paths
  /// that differ in case only are a warning: some file systems take them for one.
  public init(_ files: [PlannedFile], notes: [Diagnostic] = []) throws(SiteError) {
    self.files = files.sorted { $0.path < $1.path }
    var diagnostics = notes
    var errors: [Diagnostic] = []
    var paths: Set<String> = []
    var folded: [String: String] = [:]
    for file in self.files {
      let path = file.path.string
      if !paths.insert(path).inserted {
        errors.append(
          Diagnostic(message: "Two files for one path, \"\(path)\"", hint: "Rename one of them."))
        continue
      }
      if let other = folded.updateValue(path, forKey: path.lowercased()) {
        diagnostics.append(
          Diagnostic(
            .warning,
            message: "The paths \"\(other)\" and \"\(path)\" differ in case only",
            hint: "Some file systems take them for one file."))
      }
    }
    for file in self.files {
      for folder in file.path.folders where paths.contains(folder) {
        errors.append(
          Diagnostic(
            message: "\"\(folder)\" is a file, but \"\(file.path)\" needs a folder there",
            hint: "Rename one of them."))
      }
    }
    if !errors.isEmpty { throw SiteError(.badData, errors) }
    self.diagnostics = diagnostics
  }
}
