import Foundation
import Glibc
import TestSupport

/// `moments live` in a process of its own, which may be killed and started again.
@MainActor
final class MomentsServer {
  private let folder: TemporaryFolder
  private var process = Process()
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
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    process = Process()
    process.executableURL = products.appendingPathComponent("moments-live")
    process.currentDirectoryURL = root
    process.arguments =
      ["live", "--port", "\(port)", "--store", folder.path + "/moments.sqlite"]
      + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line: [UInt8] = []
    while line.last != 0x0A {
      let next = pipe.fileHandleForReading.availableData
      guard !next.isEmpty else { break }
      line += next
    }
    let address = String(decoding: line, as: UTF8.self)
    port = UInt16(address.split(separator: ":").last?.prefix { $0.isNumber } ?? "") ?? 0
  }

  /// Ends the server at once; nothing in it gets to run any more.
  func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit { if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) } }
}
