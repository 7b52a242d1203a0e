/// All files of a site, each path once, sorted by path.
public struct BuildPlan: Sendable {
  /// The files in the order of their paths, but for those that pages share.
  public private(set) var files: [PlannedFile]
  /// What the author should know, though the site can be built.
  public var diagnostics: [Diagnostic]
  /// Where the style sheet goes that pages share; nil if they share nothing.
  let stylesheet: SitePath?
  /// The rules in it that lay out the views in the pages' shell.
  let shellRules: String
  private var paths = PathIndex()

  /// Puts files in order and checks that they can stand side by side.
  ///
  /// Two files of one path are an error, and so is a file where another needs a folder. Paths
  /// that differ in case only are a warning: some file systems take them for one.
  public init(_ files: [PlannedFile], notes: [Diagnostic] = []) throws(SiteError) {
    try self.init(files, notes: notes, stylesheet: nil, shellRules: "")
  }

  init(
    _ files: [PlannedFile], notes: [Diagnostic], stylesheet: SitePath?, shellRules: String
  ) throws(SiteError) {
    self.files = files.sorted { $0.path < $1.path }
    self.stylesheet = stylesheet
    self.shellRules = shellRules
    paths.insert(self.files)
    if !paths.errors.isEmpty { throw SiteError(.badData, paths.errors) }
    diagnostics = notes + paths.warnings
  }

  /// The files that the pages turned out to share, checked like all others.
  func sharedFiles(_ shared: SharedResources) throws(SiteError) -> [PlannedFile] {
    guard let stylesheet else { return [] }
    let files = try shared.files(stylesheet: stylesheet, shellRules: shellRules).sorted {
      $0.path < $1.path
    }
    var paths = paths
    paths.insert(files)
    if !paths.errors.isEmpty { throw SiteError(.badData, paths.errors) }
    return files
  }
}
