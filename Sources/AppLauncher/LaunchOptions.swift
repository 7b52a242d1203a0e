import Foundation
import LivePages
import WebServer

/// What an app's program was asked to do.
@MainActor
struct LaunchOptions {
  var port: UInt16 = 8000
  var host = "127.0.0.1"
  var opensBrowser = false
  var wantsHelp = false
  /// Who all readers are.
  var user: String?
  var publicURL: PublicURL?
  var trustedProxies: [AddressRange] = []
  /// The file of sessions; nil to keep them in memory only.
  var store: String?
  /// A folder of files that pages link to.
  var publicFolder: String?
  /// The number of processes that run the app; with 0 the one that listens does it.
  var workers = 1
  /// From how many seconds on a worker that does not answer is ended.
  var hangTime = 10.0

  static func usage(program: String) -> String {
    """
    usage: \(program) [--port N] [--host H] [--open] [--as ID] [--store FILE] [--public DIR]
           \(String(repeating: " ", count: program.utf8.count)) [--public-url URL] \
    [--trusted-proxy CIDR]
           \(String(repeating: " ", count: program.utf8.count)) [--workers N] [--hang-time SECONDS]
           \(program) --static DIR
      --port N              The port, 0 for any that is free; 8000 if not given
      --host H              The address to listen at, in numbers; 127.0.0.1 if not given
      --open                Open the app in a browser
      --as ID               Who all readers are, for demonstrations; else each browser is a guest
      --store FILE          Where sessions are kept; "none" for nowhere
      --public DIR          Files that pages link to; ./Public if not given
      --public-url URL      The address under which a proxy shows the app
      --trusted-proxy CIDR  A proxy that says who its clients are; may be repeated
      --workers N           Processes that run the app; 1 if not given. Readers share what the app has
                            in memory only with those of the same worker. With 0 the app runs in
                            the process that listens, for debuggers
      --hang-time SECONDS   How long a worker may be busy before it is ended; 10 if not given
      --static DIR          Write the first frame of each window into a folder instead
    """
  }

  init(_ arguments: [String]) throws(LaunchError) {
    var arguments = arguments[...]
    var storeOption: String?
    while let option = arguments.popFirst() {
      func value() throws(LaunchError) -> String {
        guard let value = arguments.popFirst() else {
          throw LaunchError("\(option) needs a value")
        }
        return value
      }
      switch option {
      case "--help", "-h": wantsHelp = true
      case "--open": opensBrowser = true
      case "--port":
        let text = try value()
        guard let number = UInt16(text) else {
          throw LaunchError("--port wants a number from 0 to 65535, not \(text)")
        }
        port = number
      case "--host": host = try value()
      case "--workers":
        let text = try value()
        guard let number = Int(text), (0...64).contains(number) else {
          throw LaunchError("--workers wants a number from 0 to 64, not \(text)")
        }
        workers = number
      case "--hang-time":
        let text = try value()
        guard let seconds = Double(text), (0.5...3600).contains(seconds) else {
          throw LaunchError("--hang-time wants seconds from 0.5 to 3600, not \(text)")
        }
        hangTime = seconds
      case "--as": user = try value()
      case "--store": storeOption = try value()
      case "--public": publicFolder = try value()
      case "--public-url":
        let text = try value()
        guard let url = PublicURL(text) else {
          throw LaunchError("--public-url wants an address like https://live.example, not \(text)")
        }
        publicURL = url
      case "--trusted-proxy":
        let text = try value()
        guard let range = AddressRange(text) else {
          throw LaunchError("--trusted-proxy wants addresses like 10.0.0.0/8, not \(text)")
        }
        trustedProxies.append(range)
      default: throw LaunchError("There is no option \(option)")
      }
    }
    if let publicFolder {
      guard StaticFolder.exists(publicFolder) else {
        throw LaunchError("There is no folder \(publicFolder)", code: 66)
      }
    } else if StaticFolder.exists("Public") {
      publicFolder = "Public"
    }
    store = storeOption == "none" ? nil : storeOption ?? Self.usualStore
  }

  /// A file of the program's own among those that programs keep between their runs.
  private static var usualStore: String? {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_STATE_HOME"] ?? environment["HOME"].map { $0 + "/.local/state" }
    return folder.map { "\($0)/\(AppLauncher.programName)/live.sqlite" }
  }
}

/// Why a program can't do what it was asked.
struct LaunchError: Error {
  var message: String
  var code: Int32

  init(_ message: String, code: Int32 = 2) {
    self.message = message
    self.code = code
  }
}
