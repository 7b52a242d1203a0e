import Foundation
import Glibc
import TestSupport

/// `moments live` in a process of its own, which may be killed and started again.
@MainActor
final class MomentsServer {
  private let folder: TemporaryFolder
  private var server: ServerChild?
  private var arguments: [String] = []
  /// The port; the same after every start.
  private(set) var port: UInt16 = 0

  /// Where the timeline is.
  var address: String { "http://localhost:\(port)/" }

  /// Starts a server at a free port, with a store of its own.
  ///
  /// - Parameter input: Moments as JSON; the sample if not given.
  init(input: String? = nil) throws {
    folder = try TemporaryFolder()
    if let input {
      try Data(input.utf8).write(to: URL(fileURLWithPath: folder.path + "/moments.json"))
      arguments = ["--input", folder.path + "/moments.json"]
    }
    try start()
  }

  /// Starts the server again where it was.
  func start() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let next = try ServerChild(
      "moments-live",
      ["live", "--port", "\(port)", "--store", folder.path + "/moments.sqlite"] + arguments,
      in: root)
    port = next.port
    server = next
  }

  /// Ends the server at once; nothing in it gets to run any more.
  func kill() { server?.end(SIGKILL) }
}
