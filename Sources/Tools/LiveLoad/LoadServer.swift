import AppServer
import Foundation
import Glibc
import LivePages
import LiveProving
import ViewTree
import WebServer

/// A server whose limits let one machine be all its clients.
@MainActor
enum LoadServer {
  /// What pages show.
  enum Content: String {
    /// Rows without views: what sessions cost by themselves.
    case board
    /// The same rows as SwiftUI views.
    case views
    /// The rows as views, with a headline that servers on several machines share.
    case shared
    /// Pages for hostile browsers beside those.
    case hostile
    /// A page that takes a file.
    case files
  }

  /// Serves until it is asked to end, in workers or without any, and prints its port.
  ///
  /// A request for `/shout/` and a word changes what all pages show of its worker; one for `/trap`
  /// ends it.
  static func run(_ content: Content, port: UInt16, store: String?, workers: Int) -> Never {
    var configuration = LiveServerConfiguration()
    configuration.server.port = port
    configuration.server.limits.connections = 20_000
    configuration.server.limits.connectionsPerAddress = 20_000
    configuration.limits.sessionsPerAddress = content == .hostile ? 400 : 20_000
    var program = LiveProgram(configuration) {
      let model = BoardModel()
      return { visit in
        if visit.path == "/trap" {
          // When the request is answered.
          Task { @MainActor in trap() }
          return nil
        }
        if visit.path.hasPrefix("/shout/") {
          model.headline = String(visit.path.dropFirst(7))
          RowModel.shared.headline = model.headline
          if content == .shared {
            let word = model.headline
            SharedRows.headline.update { $0 = word }
          }
          return nil
        }
        return switch content {
        case .board: BoardContent(rows: 20, model: model)
        case .views: LiveView(RowList(model: .shared))
        case .shared: LiveView(SharedRows())
        case .hostile: HostileKind.view(at: visit.path)
        case .files: LiveView(FileTaker(), environment: visit.environment)
        }
      }
    }
    program.store = store
    program.workers = workers
    program.run { server in
      print(server.http.port)
      fflush(nil)
    } failed: { error in
      FileHandle.standardError.write(Data((error.message + "\n").utf8))
      return error.code
    }
  }

  private static func trap() {
    let none: [Int] = []
    print(none[CommandLine.arguments.count])
  }
}

/// A server's program, as a process of this one's.
@MainActor
final class LoadProgram {
  let process = Process()
  private(set) var port: UInt16
  private let content: LoadServer.Content
  private let store: String
  private let workers: Int

  init(
    _ content: LoadServer.Content, port: UInt16 = 0, store: String = "none", workers: Int
  ) throws {
    self.content = content
    self.port = port
    self.store = store
    self.workers = workers
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--serve", "\(port)", "\(workers)", store, content.rawValue]
    process.standardOutput = output
    // What the runtime says of traps is not asked for.
    process.standardError = FileHandle(forWritingAtPath: "/dev/null")
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = UInt16(line.prefix { $0.isNumber }) else {
      throw LoadError(message: "The server did not start.")
    }
    self.port = number
  }

  func end(_ signal: Int32 = SIGTERM) {
    guard process.isRunning else { return }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
  }

  /// The process that listens, and its workers.
  var processes: [Int32] {
    let number = process.processIdentifier
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/task")) ?? []
    return [number]
      + threads.flatMap { thread in
        let path = "/proc/\(number)/task/\(thread)/children"
        return ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: " ")
          .compactMap { Int32($0) }
      }
  }

  /// The memory that the processes have, each with its part of what they share.
  var kibibytes: Int { processes.reduce(0) { $0 + Self.kibibytes(of: $1) } }

  static func kibibytes(of process: Int32, _ kind: String = "Pss:") -> Int {
    let text =
      (try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(kind) }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// Asks for a page of each worker, as a guest of its.
  func ask(_ path: String) throws {
    for worker in 0..<max(1, workers) {
      guard let socket = LoadSocket(port: port) else {
        throw LoadError(message: "Nobody listens.")
      }
      let guest = RandomID(high: 1, low: UInt64(worker)).text
      socket.send(
        Array(
          "GET \(path) HTTP/1.1\r\nHost: localhost\r\nCookie: guest=\(guest)\r\n\r\n".utf8))
      guard socket.head() != nil else { throw LoadError(message: "No answer to \(path).") }
    }
  }
}
