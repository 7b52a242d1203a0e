import Foundation
import ServerProcess
import StaticSite
import ViewPreviews
import WebServer

/// `moments preview`: shows the previews of a package and keeps them current.
enum PreviewCommand {
  static let usage = """
    usage: moments preview [--package DIR] [--product NAME] [--port N] [--host H] [--open]
           moments preview --static DIR [--package DIR] [--product NAME]
      --package DIR   The package; the working folder if not given
      --product NAME  The program that has the previews; found in the manifest if not given
      --scratch DIR   Where it is built; .build/previews in the package
      --port N        The port, 0 for any that is free; 8000 if not given
      --host H        The address to listen at, in numbers; 127.0.0.1 if not given
      --open          Open the page in a browser
      --static DIR    Write the previews into a folder as a site instead
    """

  private static let options: [CommandOption] = [
    .value("package", "DIR", "The package"),
    .value("product", "NAME", "The program that has the previews"),
    .value("scratch", "DIR", "Where it is built"),
    .value("port", "N", "The port, 0 for any that is free"),
    .value("host", "H", "The address to listen at"),
    .value("static", "DIR", "Write the previews into a folder as a site"),
    .flag("open", "Open the page in a browser"),
    .flag("json", "Print errors as JSON"),
    .flag("help", "Print this"),
  ]

  /// What runs until the process is told to end.
  @MainActor private static var supervisor: PreviewSupervisor?

  /// Starts to serve; the caller keeps the main queue running.
  @MainActor static func run(_ arguments: [String]) throws(SiteError) {
    let list = try ArgumentList(arguments, options: options)
    if list.has("help") {
      print(usage)
      exit(ExitCode.success.rawValue)
    }
    let folder = list["package"] ?? FileManager.default.currentDirectoryPath
    guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
      throw SiteError(
        .noInput, "There is no package in \(folder)", hint: "--package names its folder.")
    }
    guard let swift = PackagePrograms.swift else {
      throw SiteError(.noInput, "There is no swift command", hint: "Put it into the PATH.")
    }
    guard let product = list["product"] ?? PackagePrograms.previewProduct(of: folder, swift) else {
      throw SiteError(
        .noInput, "No program in \(folder) shows previews",
        hint: "Add one that imports the views and ViewPreviews and calls PreviewHost.main().")
    }
    var choice = PreviewSupervisor.Options(package: folder, product: product, swift: swift)
    choice.scratch = list["scratch"]
    choice.port = UInt16(try list.integer("port", in: 0...65535) ?? 8000)
    choice.host = list["host"] ?? choice.host
    choice.log = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    if choice.host != "127.0.0.1", choice.host != "localhost", choice.host != "::1" {
      choice.log("warning: whoever reaches \(choice.host) and knows the address sees the previews")
    }
    if let target = list["static"] {
      return StaticExport.run(choice, into: target) { exit($0) }
    }
    let supervisor: PreviewSupervisor
    do {
      supervisor = try PreviewSupervisor(choice)
    } catch {
      throw SiteError(.inputOutput, "\((error as? ServerError)?.message ?? "\(error)")")
    }
    self.supervisor = supervisor
    supervisor.start()
    Termination.drain { supervisor.stop() }
    // At once, also into a pipe.
    FileHandle.standardOutput.write(Data((supervisor.url + "\n").utf8))
    if list.has("open") { PageOpener.open(supervisor.url) }
  }
}
