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
    case nil: await measure(sockets: 5000)
    case "--sockets" where numbers.count == 1: await measure(sockets: numbers[0])
    default:
      print("usage: live-load [--sockets N]")
      exit(2)
    }
  }

  @MainActor private static func measure(sockets: Int) async {
    do {
      print(try await figures(sockets: sockets))
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor private static func figures(sockets: Int) async throws -> String {
    var figures: [String] = []
    for content in [LoadServer.Content.board, .views] {
      let broadcast = try await Broadcast.measure(content, sockets: sockets)
      figures.append("\"\(content.rawValue)\": \(broadcast.json)")
    }
    figures.append("\"restart\": \(try await Restart.measure(sessions: 1000))")
    return "{\(figures.joined(separator: ",\n "))}"
  }
}
