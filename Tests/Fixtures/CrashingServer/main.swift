import AppServer
import Foundation
import Glibc
import LivePages
import LiveProving
import WebServer

// Serves boards that fail when they are told to, in workers: PORT STORE WORKERS HANGTIME. Prints its
// address when it answers.
let arguments = CommandLine.arguments
guard arguments.count == 5, let port = UInt16(arguments[1]), let workers = Int(arguments[3]),
  let hangTime = Double(arguments[4])
else { exit(2) }
var configuration = LiveServerConfiguration()
configuration.server.port = port
configuration.server.limits.connectionsPerAddress = 10_000
configuration.limits.sessionsPerAddress = 10_000
configuration.server.log = { line in
  // Requests that were answered say nothing.
  if !line.contains(" 200 "), !line.contains(" 101 ") {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
var app = AppServerConfiguration()
app.route(.get, "/route/ok") { .text($0.reader.address) }
app.route(.get, "/route/trap") { _ in
  let none: [Int] = []
  return .text("\(none[getpid() == 0 ? 0 : 1])")
}
app.operations = OperationsConfiguration(port: 0)
configuration.app = app
var program = LiveProgram(configuration) {
  let model = BoardModel()
  return { visit in
    switch visit.path {
    case "/": return FailingBoard(model)
    case "/broken": return FailingBoard(model, failsAtFirst: true)
    default: return nil
    }
  }
}
program.store = arguments[2] == "none" ? nil : arguments[2]
program.workers = workers
program.hangTime = hangTime
program.run { server in
  FileHandle.standardOutput.write(Data((server.url + "\n").utf8))
} failed: { error in
  FileHandle.standardError.write(Data((error.message + "\n").utf8))
  return error.code
}
