import CommandLineOptions
import Foundation
import StaticSite
import PreviewSupervision
import WebServer

/// `moments preview`: shows the previews of a package and keeps them current.
enum PreviewCommand {
  static let syntax = CommandSyntax(
    "moments preview",
    options: [
      .value("package", "DIR", "The package; the working folder if not given"),
      .value(
        "product", "NAME", "The program that has the previews; found in the manifest if not given"),
      .value("scratch", "DIR", "Where it is built; .build/previews in the package"),
    ] + ServerOptions.listening + [
      .flag("open", "Open the page in a browser"),
      .value("static", "DIR", "Write the previews into a folder as a site instead"),
      .flag("json", "Print errors as JSON"),
    ])

  /// Starts to serve; the caller keeps the main queue running.
  @MainActor static func run(_ arguments: [String]) throws(SiteError) {
    let list = try syntax.arguments(arguments)
    if list.has("help") {
      print(syntax.usage)
      exit(ExitCode.success.rawValue)
    }
    var choice = PreviewLauncher.Options()
    choice.package = list["package"] ?? choice.package
    choice.product = list["product"]
    choice.scratch = list["scratch"]
    choice.port = UInt16(list.integer("port") ?? 8000)
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
