import Foundation
import Glibc
import LivePages
import LiveProving
import WebServer

/// `live-load`: prints as JSON what live pages cost when many are open.
@main
struct LiveLoad {
  private static let usage = """
    usage: live-load [--sockets N [WORKERS]]       5,000 sockets, one change; a restart
           live-load --trap SESSIONS WORKERS       the pause of others after a trap
           live-load --kill PAGES CLICKS WORKERS   clicks while processes are killed
           live-load --hostile KIND [SECONDS]      200 readers beside one hostile browser
           live-load --pipelines N                 requests of others beside N pipelines
           live-load --upload MIB WORKERS          memory and time of a large file
           live-load --nodes SOCKETS ADDRESS       three servers with one PostgreSQL database
    """

  @MainActor static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    switch arguments.first {
    case "--client" where numbers.count == 2:
      exit(LoadClient.run(port: UInt16(clamping: numbers[0]), count: numbers[1]))
    case "--serve" where arguments.count == 5 && numbers.count == 2:
      guard let content = arguments.last.flatMap(LoadServer.Content.init) else { exit(2) }
      let store = arguments[arguments.startIndex + 3]
      LoadServer.run(
        content, port: UInt16(clamping: numbers[0]), store: store == "none" ? nil : store,
        workers: numbers[1])
    case nil: await report { try await figures(sockets: 5000, workers: 1) }
    case "--sockets" where numbers.count == 1:
      await report { try await figures(sockets: numbers[0], workers: 1) }
    case "--sockets" where numbers.count == 2:
      await report { try await figures(sockets: numbers[0], workers: numbers[1]) }
    case "--trap" where numbers.count == 2:
      await report {
        try await Restart.measureTrap(.views, sessions: numbers[0], workers: numbers[1])
      }
    case "--kill" where numbers.count == 3:
      await report {
        try await KillingSpree.measure(
          pages: numbers[0], clicks: numbers[1], workers: numbers[2])
      }
    case "--clickers" where numbers.count == 2:
      exit(Clickers.run(port: UInt16(clamping: numbers[0]), count: numbers[1]))
    case "--hostile-client" where numbers.count == 1 && arguments.count == 3:
      let name = arguments[arguments.startIndex + 1]
      guard let kind = HostileKind(rawValue: name) else { exit(2) }
      exit(HostileClient.run(kind, port: UInt16(clamping: numbers[0])))
    case "--hostile":
      let name = arguments.dropFirst().first ?? "all"
      let kinds = HostileKind(rawValue: name).map { [$0] } ?? HostileKind.allCases
      let seconds = numbers.first ?? 8
      await report {
        var lines: [String] = []
        for kind in kinds {
          lines.append(try await Hostility.measure(kind, others: 200, seconds: seconds))
        }
        return "[\(lines.joined(separator: ",\n "))]"
      }
    case "--single" where numbers.count == 2:
      exit(Pipelining.client(port: UInt16(clamping: numbers[0]), pipelines: numbers[1]))
    case "--pipelines" where numbers.count == 1:
      await report { try await Pipelining.measure(pipelines: numbers[0]) }
    case "--upload" where numbers.count == 2:
      await report { try await Uploading.measure(mebibytes: numbers[0], workers: numbers[1]) }
    case "--nodes" where numbers.count == 1 && arguments.count == 3:
      let address = arguments[arguments.startIndex + 2]
      await report { try await Nodes.measure(sockets: numbers[0], address: address) }
    case "--help", "-h": print(usage)
    default:
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(2)
    }
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

  @MainActor private static func figures(sockets: Int, workers: Int) async throws -> String {
    var figures: [String] = []
    for content in [LoadServer.Content.board, .views] {
      let figure = try await Broadcast.measure(content, sockets: sockets, workers: workers)
      figures.append("\"\(content.rawValue)\": \(figure.json)")
    }
    figures.append(
      "\"restart\": \(try await Restart.measure(sessions: 1000, workers: workers))")
    guard workers > 0 else { return "{\(figures.joined(separator: ",\n "))}" }
    figures.append(
      "\"trap\": \(try await Restart.measureTrap(.views, sessions: 1000, workers: workers))")
    return "{\(figures.joined(separator: ",\n "))}"
  }
}
