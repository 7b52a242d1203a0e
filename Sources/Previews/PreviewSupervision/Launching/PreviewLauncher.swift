import Foundation
import ServerProcess
import WebServer

/// Finds the program that has a package's previews, or makes one, and shows them until the process is
/// told to end.
@MainActor
package enum PreviewLauncher {
  /// What is to be shown where.
  package struct Options: Sendable {
    package var package = FileManager.default.currentDirectoryPath
    /// The program that has the previews; found in the manifest, or made, if nil.
    package var product: String?
    /// Where it is built; `.build/previews` in the package if nil.
    package var scratch: String?
    package var port: UInt16 = 8000
    package var host = "127.0.0.1"
    package var opensPage = false
    /// A folder to write the previews into as a site instead.
    package var staticFolder: String?

    package init() {}
  }

  /// Why previews can't be shown: what was found, and what to do.
  package struct LaunchError: Error, Sendable {
    package enum Code: Sendable { case noInput, inputOutput }
    package var code: Code
    package var message: String
    package var hint: String
  }

  /// What runs until the process is asked to end.
  private static var supervisor: PreviewSupervisor?

  /// Starts to serve, or to write; the caller keeps the main queue running.
  package static func run(_ options: Options) throws(LaunchError) {
    let folder = options.package
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
      throw LaunchError(
        code: .noInput, message: "There is no package in \(folder)",
        hint: "--package names its folder.")
    }
    guard let swift = PackagePrograms.swift else {
      throw LaunchError(
        code: .noInput, message: "There is no swift command", hint: "Put it into the PATH.")
    }
    var choice = try choice(options, swift)
    choice.port = options.port
    choice.host = options.host
    choice.log = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    if choice.host != "127.0.0.1", choice.host != "localhost", choice.host != "::1" {
      choice.log("warning: whoever reaches \(choice.host) and knows the address sees the previews")
    }
    if let target = options.staticFolder {
      return StaticExport.run(choice, into: target) { exit($0) }
    }
    let supervisor: PreviewSupervisor
    do {
      supervisor = try PreviewSupervisor(choice)
    } catch {
      throw LaunchError(
        code: .inputOutput, message: "\((error as? ServerError)?.message ?? "\(error)")", hint: "")
    }
    self.supervisor = supervisor
    supervisor.start()
    Termination.drain { supervisor.stop() }
    // At once, also into a pipe.
    FileHandle.standardOutput.write(Data((supervisor.url + "\n").utf8))
    if options.opensPage { PageOpener.open(supervisor.url) }
  }

  private static func choice(
    _ options: Options, _ swift: String
  ) throws(LaunchError) -> PreviewSupervisor.Options {
    let folder = options.package
    if let product = options.product ?? PackagePrograms.previewProduct(of: folder, swift) {
      var choice = PreviewSupervisor.Options(package: folder, product: product, swift: swift)
      choice.scratch = options.scratch
      return choice
    }
    let scratch = options.scratch ?? folder + "/.build/previews"
    guard let host = GeneratedHost(of: folder, swift) else {
      throw LaunchError(
        code: .noInput, message: "No program or library in \(folder) has previews",
        hint: "Add a library product with the views, and a dependency on this package.")
    }
    let place: String
    do {
      place = try host.write(into: scratch + "/host")
    } catch {
      throw LaunchError(code: .inputOutput, message: "\(error)", hint: "")
    }
    var choice = PreviewSupervisor.Options(
      package: folder, product: GeneratedHost.product, swift: swift)
    choice.scratch = scratch
    choice.buildFolder = place
    return choice
  }
}

extension PreviewLauncher.Options {
  package static let usage = """
    usage: swift package preview [--product NAME] [--port N] [--host H] [--open]
           swift package preview --static DIR [--product NAME]
      --package DIR   The package; the working folder if not given
      --product NAME  The program that has the previews; found in the manifest, or made, if not given
      --scratch DIR   Where it is built; .build/previews in the package
      --port N        The port, 0 for any that is free; 8000 if not given
      --host H        The address to listen at, in numbers; 127.0.0.1 if not given
      --open          Open the page in a browser
      --static DIR    Write the previews into a folder as a site instead
    """

  /// - Throws: What is wrong with the arguments, in a sentence.
  package init(_ arguments: [String]) throws(PreviewLauncher.LaunchError) {
    self.init()
    var arguments = arguments[...]
    while let option = arguments.popFirst() {
      func value() throws(PreviewLauncher.LaunchError) -> String {
        guard let value = arguments.popFirst() else {
          throw .init(code: .noInput, message: "\(option) needs a value", hint: Self.usage)
        }
        return value
      }
      switch option {
      case "--package": package = try value()
      case "--product": product = try value()
      case "--scratch": scratch = try value()
      case "--host": host = try value()
      case "--static": staticFolder = try value()
      case "--open": opensPage = true
      case "--port":
        let text = try value()
        guard let number = UInt16(text) else {
          throw .init(
            code: .noInput, message: "--port wants a number up to 65535, not \(text)",
            hint: Self.usage)
        }
        port = number
      default:
        throw .init(
          code: .noInput, message: "There is no option \(option)", hint: Self.usage)
      }
    }
  }
}
