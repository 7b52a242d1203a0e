package import CommandLineOptions

/// The command that publishes a site, of `moments` and of the programs of sites.
package struct SiteUploadCommand {
  private let name: String

  package init(name: String) { self.name = name }

  private var syntax: CommandSyntax {
    CommandSyntax(
      name, operands: "DIR TARGET", maximumOperandCount: 2,
      options: [
        .flag("exchange", "Change a folder's generation in one step; the target becomes a link"),
        .value("message", "TEXT", "What the commit on a branch says; Publish the site"),
        .flag("dry-run", "Send nothing, say what would be sent"),
        .flag("json", "Print what was sent as JSON"),
      ],
      notes: """
        TARGET is PATH or HOST:PATH (by rsync), rclone:REMOTE:PATH for a storage that rclone knows, or
        git:REPOSITORY#BRANCH for a branch, gh-pages if it isn't named.
        """)
  }

  /// Publishes, and answers what to print.
  package func run(_ arguments: [String]) throws(SiteError) -> String {
    let list = try syntax.arguments(arguments)
    if list.has("help") { return syntax.usage }
    guard list.operands.count == 2 else {
      throw SiteError(
        .usage, "No folder, or no target to publish to", hint: "Write \(name) DIR TARGET.")
    }
    var upload = SiteUpload(folder: list.operands[0], target: try SiteTarget(list.operands[1]))
    upload.isDryRun = list.has("dry-run")
    upload.exchangesFolders = list.has("exchange")
    if let message = list["message"] { upload.message = message }
    let report = try upload.run()
    return list.has("json") ? report.json : report.text(isDryRun: upload.isDryRun)
  }
}
