import Foundation
import Glibc
import LivePages
import LiveProving
import WebServer

/// `live-load`: prints as JSON what live pages cost when many are open.
@main
struct LiveLoad {
  @MainActor static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    switch arguments.first {
    case "--client" where numbers.count == 2:
      exit(LoadClient.run(port: UInt16(clamping: numbers[0]), count: numbers[1]))
    case "--serve" where arguments.count == 3:
      try LoadServer.run(
        port: UInt16(clamping: numbers.first ?? 0), store: arguments[arguments.startIndex + 2])
    case "--measure" where numbers.count == 1:
      await report {
        guard let content = arguments.last.flatMap(LoadServer.Content.init) else {
          throw LoadError(message: "There is no such content.")
        }
        return try await Broadcast.measure(content, sockets: numbers[0]).json
      }
    case "--single" where numbers.count == 2:
      exit(Pipelining.client(port: UInt16(clamping: numbers[0]), pipelines: numbers[1]))
    case "--pipelines" where numbers.count == 1:
      await report { try await Pipelining.measure(pipelines: numbers[0]) }
    case nil: await measure(sockets: 5000)
    case "--sockets" where numbers.count == 1: await measure(sockets: numbers[0])
    default:
      print("usage: live-load [--sockets N | --pipelines N]")
      exit(2)
    }
  }

  @MainActor private static func measure(sockets: Int) async {
    await report { try await figures(sockets: sockets) }
  }

  @MainActor private static func report(_ figures: @MainActor () async throws -> String) async {
    do {
      print(try await figures())
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor private static func figures(sockets: Int) async throws -> String {
    var figures: [String] = []
    for content in [LoadServer.Content.board, .views] {
      // In a process of its own: memory that was used once is not given back.
      let output = try run(["--measure", "\(sockets)", content.rawValue])
      figures.append("\"\(content.rawValue)\": \(output)")
    }
    figures.append("\"restart\": \(try await Restart.measure(sessions: 1000))")
    return "{\(figures.joined(separator: ",\n "))}"
  }

  /// What this program prints when it is run with other arguments.
  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw LoadError(message: "A measurement failed.")
    }
    return text.split(separator: "\n").joined()
  }
}
