import Foundation

/// Tells an app's author what views were warned about: each problem once in the life of a process.
@MainActor
package final class IssueLog {
  package static let shared = IssueLog { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  private var told: Set<ViewIssue> = []
  private let write: (String) -> Void

  /// The most problems that are remembered; a message that has a number in it could go on for ever.
  private static var limit: Int { 1024 }

  package init(_ write: @escaping (String) -> Void) { self.write = write }

  /// Writes a line for each problem that was not told before.
  package func note(_ issues: [ViewIssue]) {
    for issue in issues where told.count < Self.limit && told.insert(issue).inserted {
      write(IssuePlaces.shared.placed(issue).description)
    }
  }
}
