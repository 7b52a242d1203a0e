/// A place that a site is published to.
public enum SiteTarget: Equatable, Sendable {
  /// A folder of this machine or, behind `host:`, of another; by rsync.
  case folder(String)
  /// A storage that rclone knows, such as `s3:bucket/path`.
  case storage(String)
  /// A branch of a git repository.
  case branch(repository: String, name: String)

  /// Reads a target: `git:REPOSITORY#BRANCH`, `rclone:REMOTE:PATH`, `rsync://…`, `HOST:PATH` or `PATH`.
  ///
  /// Without `#BRANCH` it is `gh-pages`.
  ///
  /// - Throws: ``SiteError`` with code 2 for a text that is none of them.
  public init(_ text: String) throws(SiteError) {
    // A word that begins so would be an option of the programs that do the work.
    let isPlain = { (word: Substring) in !word.isEmpty && !word.hasPrefix("-") }
    if text.hasPrefix("git:") {
      let parts = text.dropFirst("git:".count).split(
        separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let branch = parts.count == 2 ? parts[1] : "gh-pages"
      if isPlain(parts[0]), isPlain(branch) {
        self = .branch(repository: String(parts[0]), name: String(branch))
        return
      }
    } else if text.hasPrefix("rclone:") {
      let place = text.dropFirst("rclone:".count)
      if isPlain(place) {
        self = .storage(String(place))
        return
      }
    } else if isPlain(text[...]) {
      self = .folder(text)
      return
    }
    throw SiteError(
      .usage, "The target \"\(text)\" is none that is known",
      hint: "Write git:REPOSITORY#BRANCH, rclone:REMOTE:PATH, HOST:PATH or PATH.")
  }
}
