import Foundation
import StaticSite
import ViewPreviews

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

  /// Starts to serve; the caller keeps the main queue running.
  @MainActor static func run(_ arguments: [String]) throws(SiteError) {
    let list = try ArgumentList(arguments, options: options)
    if list.has("help") {
      print(usage)
      exit(ExitCode.success.rawValue)
    }
    var choice = PreviewLauncher.Options()
    choice.package = list["package"] ?? choice.package
    choice.product = list["product"]
    choice.scratch = list["scratch"]
    choice.port = UInt16(try list.integer("port", in: 0...65535) ?? 8000)
    choice.host = list["host"] ?? choice.host
    choice.opensPage = list.has("open")
    choice.staticFolder = list["static"]
    do throws(PreviewLauncher.LaunchError) {
      try PreviewLauncher.run(choice)
    } catch {
      throw SiteError(
        error.code == .noInput ? .noInput : .inputOutput, error.message, hint: error.hint)
    }
  }
}
