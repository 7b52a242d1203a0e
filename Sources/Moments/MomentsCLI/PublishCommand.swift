import CommandLineOptions
import StaticSite

/// `moments publish DIR TARGET`: brings a site to where readers have it.
enum PublishCommand {
  static func run(_ arguments: [String]) throws(SiteError) -> ExitCode {
    let outcome = try SiteUploadCommand(name: "moments publish").run(arguments)
    print(outcome)
    return .success
  }
}
