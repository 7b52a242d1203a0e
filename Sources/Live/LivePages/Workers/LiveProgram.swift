internal import CProcess
internal import Dispatch
import Foundation
internal import ServerProcess
internal import WebServer

/// A program that serves live pages, in one process or in several.
///
/// Run with workers, it starts itself again for each: with the same arguments, and a variable of the
/// environment that says which descriptor leads to the process that listens. That one runs nothing of
/// the app's.
@MainActor
package struct LiveProgram {
  package var configuration: LiveServerConfiguration
  /// The number of processes that run sessions; with 0 the one that listens does it.
  package var workers = 1
  /// Where sessions are kept, as ``StorePlace`` reads it; nil for states that end with the program.
  package var store: String?
  /// From how many seconds on a worker that does not answer is ended.
  package var hangTime = 10.0
  /// Makes what makes pages; called where sessions run, once.
  package var source: @MainActor () throws -> LiveContentSource

  package init(
    _ configuration: LiveServerConfiguration,
    source: @escaping @MainActor () throws -> LiveContentSource
  ) {
    self.configuration = configuration
    self.source = source
  }

  /// The variable by which a program knows that it is a worker.
  static let variable = "LIVE_PAGES_WORKER"

  /// Serves until the process is told to end; in a worker, until the process that listens ends.
  ///
  /// - Parameters:
  ///   - ready: Called once requests are answered.
  ///   - failed: Called if they can't be; what it returns ends the process.
  package func run(
    ready: @escaping @MainActor (LiveServer) -> Void,
    failed: @escaping @MainActor (LiveProgramError) -> Int32
  ) -> Never {
    cprocess_keep_memory_small()
    if let descriptor = Self.takeWorkerDescriptor() { WorkerHost.run(self, descriptor) }
    do throws(LiveProgramError) {
      if workers == 0 { ready(try startAlone()) } else { try startWorkers(ready, failed) }
    } catch {
      exit(failed(error))
    }
    dispatchMain()
  }

  private static func takeWorkerDescriptor() -> Int32? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    // What the app starts is no worker.
    unsetenv(variable)
    return text.split(separator: ":").first.flatMap { Int32($0) }
  }

  private func startAlone() throws(LiveProgramError) -> LiveServer {
    let server: LiveServer
    do {
      var recorder: FlightRecorder?
      let pages: any SnapshotStore
      switch store.map(StorePlace.init) {
      case .file(let path):
        try Self.makeFolder(of: path)
        pages = try SQLiteSnapshotStore(path: path)
        let (descriptor, former) = FlightRecorder.open(Self.recorderPath(path, 0))
        recorder = FlightRecorder(descriptor: descriptor)
        if let ending = former {
          try pages.note(ending.blame)
          CrashReport(ending: ending, worker: nil).log(to: configuration.server.log)
        }
        recorder?.begin(passesOn: true)
      // What the next process on this machine would read is beside a file only.
      case .postgreSQL(let address): pages = try PostgreSQLSnapshotStore(address: address)
      case nil: pages = MemoryStore()
      }
      server = LiveServer(configuration, store: pages, recorder: recorder, source: try source())
      try server.start()
      Termination.drain {
        await server.drain(within: 5)
        pages.close()
        recorder?.reset()
      }
    } catch {
      throw LiveProgramError(error)
    }
    return server
  }

  private func startWorkers(
    _ ready: @escaping @MainActor (LiveServer) -> Void,
    _ failed: @escaping @MainActor (LiveProgramError) -> Int32
  ) throws(LiveProgramError) {
    do {
      let place = try WorkerPlace(store)
      let pool = WorkerPool(self, place)
      let server = LiveServer(configuration, workers: pool)
      try server.start()
      pool.onFailure = { error in
        server.stop()
        place.end()
        exit(failed(error))
      }
      pool.onReady = { ready(server) }
      Termination.drain {
        await server.drain(within: 5)
        place.end()
      }
      try pool.start()
    } catch {
      throw LiveProgramError(error)
    }
  }

  static func makeFolder(of path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Where a process that runs sessions notes what it does.
  static func recorderPath(_ store: String, _ number: Int) -> String {
    "\(store)-recorder-\(number)"
  }
}

/// Where workers keep what survives them.
@MainActor
final class WorkerPlace {
  /// Where sessions are kept, as ``StorePlace`` reads it.
  let store: String
  /// What the names of files begin with in which workers note what they do.
  let records: String
  private let temporary: String?

  /// - Parameter store: Where sessions are kept; nil for a file that goes at the end.
  init(_ store: String?) throws {
    if let store, case .file = StorePlace(store) {
      try LiveProgram.makeFolder(of: store)
      (self.store, records, temporary) = (store, store, nil)
    } else {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("live-pages-\(RandomID().text)")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      records = folder.appendingPathComponent("live.sqlite").path
      self.store = store ?? records
      temporary = folder.path
    }
  }

  /// Removes what isn't to be kept.
  func end() { if let temporary { try? FileManager.default.removeItem(atPath: temporary) } }
}

/// Why a program can't serve.
package struct LiveProgramError: Error, CustomStringConvertible {
  package var message: String
  /// The code with which programs usually end for it.
  package var code: Int32

  package init(_ message: String, code: Int32) {
    self.message = message
    self.code = code
  }

  init(_ error: any Error) {
    switch error {
    case let error as LiveProgramError: self = error
    case let error as ServerError:
      self.init(error.message, code: error.code == .invalidAddress ? 2 : 74)
    default: self.init("\(error)", code: 73)
    }
  }

  package var description: String { message }
}
