internal import Foundation

/// Brings a site that was built to where readers have it, by rsync, rclone or git.
///
/// Only what is other there is sent; the build's own files stay here. What pages load comes before the pages, and what the
/// site has no more goes last, so that a page never lacks what it loads. A branch, and a folder that is exchanged as a
/// whole, are the old site or the new one at each moment.
public struct SiteUpload: Sendable {
  /// The folder that holds the site.
  public var folder: String
  /// Where it goes.
  public var target: SiteTarget
  /// Whether to say what would be sent, and send nothing.
  public var isDryRun = false
  /// Whether a folder is exchanged as a whole: it is a link to the folder of a generation.
  public var exchangesFolders = false
  /// What a commit says.
  public var message = "Publish the site"

  /// What was sent.
  public struct Report: Equatable, Sendable {
    /// The files that are new or other there.
    public var sent: [String] = []
    /// The files that are there no more.
    public var removed: [String] = []
  }

  /// Prepares to publish a folder.
  public init(folder: String, target: SiteTarget) {
    self.folder = folder
    self.target = target
  }

  /// Publishes.
  ///
  /// - Throws: ``SiteError`` with code 66 for a folder that no build wrote, and 74 if a program is missing or with
  ///   what it says if it fails.
  public func run() throws(SiteError) -> Report {
    guard FileManager.default.fileExists(atPath: "\(folder)/\(SiteManifest.fileName)") else {
      throw SiteError(
        .noInput, "No build wrote this folder", file: folder,
        hint: "Name the folder that was built.")
    }
    switch target {
    case .folder(let place):
      return exchangesFolders ? try exchange(place) : try copy(to: place)
    case .storage(let place): return try store(place)
    case .branch(let repository, let name): return try commit(to: repository, name)
    }
  }

  private static let own = SitePath.reserved.sorted()

  // MARK: rsync

  private func copy(to place: String) throws(SiteError) -> Report {
    var report = Report()
    // Pages come when all that they load is there, and what goes is removed when nothing names it any more.
    let steps: [[String]] = [["--exclude=*.html"], ["--delete-after", "--delay-updates"]]
    for step in steps {
      report.add(try sync(step, to: place))
    }
    return report
  }

  private func sync(_ options: [String], to place: String) throws(SiteError) -> Report {
    let text = try ExternalProgram("rsync").run(
      ["--recursive", "--times", "--checksum", "--out-format=%i %n", "--links", "--perms"]
        + (isDryRun ? ["--dry-run"] : []) + Self.own.map { "--exclude=/\($0)" } + options
        + ["--", Self.withSlash(folder), Self.withSlash(place)])
    var report = Report()
    for line in text.split(separator: "\n") {
      if line.hasPrefix("*deleting") {
        let name = line.dropFirst("*deleting".count).drop { $0 == " " }
        if !name.hasSuffix("/") { report.removed.append(String(name)) }
      } else if line.hasPrefix("<f") || line.hasPrefix(">f") {
        guard let space = line.firstIndex(of: " ") else { continue }
        report.sent.append(String(line[line.index(after: space)...]))
      }
    }
    return report
  }

  /// The generation gets a folder of its own, whose unchanged files are those of the one before; then the link changes.
  private func exchange(_ place: String) throws(SiteError) -> Report {
    // Behind a slash it is a part of a name.
    let colon = place.firstIndex { $0 == ":" || $0 == "/" }.flatMap { place[$0] == ":" ? $0 : nil }
    let host = colon.map { String(place[..<$0]) }
    let path = colon.map { String(place[place.index(after: $0)...]) } ?? place
    guard !path.isEmpty, !place.hasPrefix("rsync:"), path.hasPrefix("/") else {
      throw SiteError(
        .usage, "The folder \"\(place)\" can't be exchanged",
        hint: "Write an absolute path, of this machine or behind HOST: of one that ssh reaches.")
    }
    func shell(_ script: String) throws(SiteError) -> String {
      let words = ["sh", "-c", script, "sh", path]
      guard let host else { return try ExternalProgram("sh").run(Array(words.dropFirst())) }
      return try ExternalProgram("ssh").run([
        "--", host, words.map(ShellWord.quoted).joined(separator: " "),
      ])
    }
    let bytes = FileManager.default.contents(atPath: "\(folder)/\(SiteManifest.fileName)") ?? Data()
    let name = ContentHash([UInt8](bytes)).description
    let known = try shell(
      """
      set -e
      [ -L "$1" ] || [ ! -e "$1" ] || { echo "$1 is a folder and no link to one" >&2; exit 1; }
      readlink "$1" || true
      """
    ).trimmingCharacters(in: .whitespacesAndNewlines)
    var options = ["--delete"]
    if !known.isEmpty { options.append("--link-dest=\(known)") }
    let next = "\(path).site/\(name)"
    if isDryRun { return try sync(["--delete"], to: (host.map { "\($0):" } ?? "") + path) }
    _ = try shell("mkdir -p \"$1.site\"")
    let report = try sync(options, to: (host.map { "\($0):" } ?? "") + next)
    _ = try shell(
      """
      set -e
      ln -sfn "$1.site/\(name)" "$1.new"
      mv -T "$1.new" "$1"
      cd "$1.site"
      ls -t | tail -n +4 | while read -r old; do [ "$old" = "\(name)" ] || rm -rf -- "$old"; done
      """)
    return report
  }

  private static func withSlash(_ path: String) -> String {
    path.hasSuffix("/") ? path : path + "/"
  }

  // MARK: rclone

  private func store(_ place: String) throws(SiteError) -> Report {
    var report = Report()
    for step in [["copy", "--exclude", "*.html"], ["copy"], ["sync"]] {
      let text = try ExternalProgram("rclone").run(
        step + ["--checksum", "--use-json-log", "--log-level", "INFO"]
          + (isDryRun ? ["--dry-run"] : []) + Self.own.flatMap { ["--exclude", "/\($0)"] }
          + [folder, place], says: .errors)
      for line in text.split(separator: "\n") {
        guard
          let entry = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
          let object = entry["object"] as? String, let message = entry["msg"] as? String
        else { continue }
        if message.contains("Delete") || entry["skipped"] as? String == "delete" {
          report.removed.append(object)
        } else if message.hasPrefix("Copied") || entry["skipped"] as? String == "copy" {
          report.sent.append(object)
        }
      }
    }
    report.sent = Array(Set(report.sent)).sorted()
    return report
  }

  // MARK: git

  /// A commit whose tree is the site; without a working copy, and without one if nothing has changed.
  private func commit(to repository: String, _ branch: String) throws(SiteError) -> Report {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("site-branch-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: place) }
    let name = "refs/heads/\(branch)"
    let site = URL(fileURLWithPath: folder).standardizedFileURL.path
    func git(_ arguments: [String]) throws(SiteError) -> String {
      try ExternalProgram("git").run(["--git-dir", place, "--work-tree", site] + arguments)
    }
    _ = try ExternalProgram("git").run(["init", "--quiet", "--bare", place])
    let heads = try git(["ls-remote", "--", repository, name])
    let isThere = !heads.isEmpty
    if isThere {
      _ = try git(["fetch", "--quiet", "--depth", "1", "--", repository, "+\(name):refs/site"])
    }
    _ = try git(
      ["-c", "core.autocrlf=false", "add", "--force", "--all", "--", "."]
        + Self.own.map { ":(top,exclude)\($0)" })
    // Hosts that make sites of branches would leave out names with an underscore.
    let empty = try git(["hash-object", "-w", "--stdin"]).trimmed
    _ = try git(["update-index", "--add", "--cacheinfo", "100644,\(empty),.nojekyll"])
    let tree = try git(["write-tree"]).trimmed
    var report = Report()
    let before = isThere ? "refs/site" : try git(["mktree"]).trimmed
    for line in try git(["diff-tree", "-r", "--no-renames", "-z", "--name-status", before, tree])
      .split(separator: "\0", omittingEmptySubsequences: true).pairs
    {
      if line.0 == "D" { report.removed.append(line.1) } else { report.sent.append(line.1) }
    }
    guard !isDryRun, !(report.sent.isEmpty && report.removed.isEmpty) else { return report }
    let parents = isThere ? ["-p", "refs/site"] : []
    let commit = try git(["commit-tree", tree, "-m", message] + parents).trimmed
    // Refused if somebody else has published meanwhile.
    _ = try git(["push", "--quiet", "--", repository, "\(commit):\(name)"])
    return report
  }
}

extension SiteUpload.Report {
  fileprivate mutating func add(_ other: SiteUpload.Report) {
    sent += other.sent.filter { !sent.contains($0) }
    removed += other.removed
  }

  /// A line that counts, and in a dry run a line for each file.
  public func text(isDryRun: Bool) -> String {
    var lines = [
      isDryRun
        ? "would send \(sent.count), would remove \(removed.count)"
        : "sent \(sent.count), removed \(removed.count)"
    ]
    if isDryRun {
      lines += sent.sorted().map { "  + \($0)" }
      lines += removed.sorted().map { "  - \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// One line for machines.
  public var json: String {
    JSONValue.object([
      ("sent", .array(sent.sorted().map { .string($0) })),
      ("removed", .array(removed.sorted().map { .string($0) })),
    ]).text
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension Array where Element == Substring {
  /// Two by two.
  fileprivate var pairs: [(String, String)] {
    stride(from: 0, to: count - 1, by: 2).map { (String(self[$0]), String(self[$0 + 1])) }
  }
}
