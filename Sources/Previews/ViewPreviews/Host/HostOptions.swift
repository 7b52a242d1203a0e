import Foundation
package import PreviewSupervision

/// What a preview host was asked to do.
package struct HostOptions: Sendable {
  package var host = "127.0.0.1"
  package var port: UInt16 = 0
  /// A socket that listens already.
  package var listener: Int32?
  /// Where reports go that only a supervisor reads; nil for nowhere.
  package var reports: Int32?
  /// The file of sessions; nil for memory.
  package var store: String?
  /// What a browser has to show once; nil for nothing.
  package var token: String?
  /// The folder of the package whose previews these are.
  package var package = FileManager.default.currentDirectoryPath
  /// A folder of files that previews link to.
  package var publicFolder: String?
  /// A folder to write the previews into as a site, in place of serving them.
  package var staticFolder: String?
  /// The values that literals have that were written after the program was built.
  package var literals: [Int: EditedLiteral] = [:]
  /// What previews have left that have crashed while the same site was written, by their ids.
  package var crashes: [String: String] = [:]
  package var wantsHelp = false

  /// The folder whose files previews link to; nil if there is none.
  var existingPublicFolder: String? {
    let folder = publicFolder ?? package + "/Public"
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      && isFolder.boolValue ? folder : nil
  }

  /// Whether another program builds and starts this one again.
  var isSupervised: Bool { reports != nil }

  static let usage = """
    usage: [--port N] [--host H] [--package DIR] [--public DIR] [--static DIR]
      --port N       The port, 0 for any that is free
      --host H       The address to listen at, in numbers; 127.0.0.1 if not given
      --package DIR  The package whose previews are shown; the working folder if not given
      --public DIR   Files that previews link to; Public in the package if not given
      --static DIR   Write the previews into a folder as a site instead
    """

  package init() {}

  init(_ arguments: [String]) throws(HostError) {
    var arguments = arguments[...]
    while let option = arguments.popFirst() {
      func value() throws(HostError) -> String {
        guard let value = arguments.popFirst() else {
          throw HostError(message: "\(option) needs a value")
        }
        return value
      }
      func number<N: FixedWidthInteger>(_ type: N.Type) throws(HostError) -> N {
        let text = try value()
        guard let number = N(text) else {
          throw HostError(message: "\(option) wants a number, not \(text)")
        }
        return number
      }
      switch option {
      case "--help", "-h": wantsHelp = true
      case "--host": host = try value()
      case "--port": port = try number(UInt16.self)
      case "--listener": listener = try number(Int32.self)
      case "--reports": reports = try number(Int32.self)
      case "--store": store = try value()
      case "--package": package = try value()
      case "--public": publicFolder = try value()
      case "--static": staticFolder = try value()
      default: throw HostError(message: "There is no option \(option)")
      }
    }
    // Arguments can be read by everybody on the machine, the environment only by its owner.
    let environment = ProcessInfo.processInfo.environment
    token = environment["PREVIEW_TOKEN"]
    if let text = environment["PREVIEW_CRASHES"] {
      crashes = (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))) ?? [:]
    }
    if let text = environment["PREVIEW_LITERALS"] {
      literals =
        (try? JSONDecoder().decode([Int: EditedLiteral].self, from: Data(text.utf8))) ?? [:]
    }
  }
}

/// Why a host can't do what it was asked.
struct HostError: Error {
  var message: String
}
