import Dispatch
import Foundation
import Glibc
import LivePages
import LiveProving
import WebServer

// Serves a board until it is killed: PORT STORE. Prints its address when it listens.
let arguments = CommandLine.arguments
guard arguments.count == 3, let port = UInt16(arguments[1]) else { exit(2) }
var configuration = LiveServerConfiguration()
configuration.server.port = port
let model = BoardModel()
let server = LiveServer(
  configuration, store: try StorePlace(arguments[2]).open()
) { visit in
  visit.path == "/" ? BoardContent(rows: 3, model: model) : nil
}
try server.start()
FileHandle.standardOutput.write(Data((server.url + "\n").utf8))
signal(SIGTERM, SIG_IGN)
let termination = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
termination.setEventHandler {
  Task { @MainActor in
    await server.drain(within: 5)
    exit(0)
  }
}
termination.resume()
dispatchMain()
