/// What a build found out about one planned file.
struct FileOutcome: Sendable {
  enum Change: Sendable {
    /// The folder has the file with the same bytes.
    case none
    /// The bytes are new; they are in the staging folder, unless the run is dry.
    case written
    /// Something that no build wrote stands at this path, where the file must go.
    case blocked(by: String)
  }
  /// The file's hash and size, and what it shares.
  var record: PageRecord
  var change: Change
  /// By what the file is known again, if it was looked at.
  var stamp: FileStamp?
}
