/// What a build did, or in a dry run would have done.
public struct BuildReport: Equatable, Sendable {
  /// The output folder.
  public var output: String
  /// Whether nothing was changed because the build was a dry run.
  public var isDryRun = false
  /// The files that are new or have other bytes than before.
  public var written: [String] = []
  /// The number of files that have the same bytes as before.
  public var unchanged = 0
  /// The files of an earlier build that the site has no more.
  public var removed: [String] = []
  /// The size of the written files.
  public var writtenByteCount = 0
  /// The size of the whole site.
  public var byteCount = 0
  /// What the user should know.
  public var diagnostics: [Diagnostic] = []

  /// Two or three lines for people.
  public var text: String {
    let verb = isDryRun ? "would write" : "wrote"
    let removal = isDryRun ? "would remove" : "removed"
    var text =
      "\(output): \(verb) \(BuildReport.files(written.count)) "
      + "(\(BuildReport.size(writtenByteCount))), "
      + "\(unchanged) unchanged, \(removal) \(removed.count)"
    if isDryRun {
      for path in written { text += "\n  + \(path)" }
      for path in removed { text += "\n  - \(path)" }
    }
    for diagnostic in diagnostics { text += "\n\(diagnostic)" }
    return text
  }

  /// One line for machines.
  public var json: String {
    JSONValue.object([
      ("output", .string(output)), ("dryRun", .boolean(isDryRun)),
      ("written", .array(written.map { .string($0) })), ("unchanged", .integer(unchanged)),
      ("removed", .array(removed.map { .string($0) })),
      ("writtenBytes", .integer(writtenByteCount)), ("bytes", .integer(byteCount)),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ]).text
  }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  private static func size(_ count: Int) -> String {
    if count < 1_000 { return "\(count) B" }
    if count < 1_000_000 { return "\(count / 1_000) kB" }
    return "\(count / 1_000_000).\(count / 100_000 % 10) MB"
  }
}
