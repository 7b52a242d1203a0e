import CommandLineOptions
import MomentsSite
import StaticSite

/// `moments new DIR`: writes a folder with a site to begin with.
enum NewCommand {
  static let syntax = CommandSyntax(
    "moments new", operands: "DIR", maximumOperandCount: 1,
    options: [.flag("quiet", "Print nothing but errors")])

  static func run(_ arguments: [String]) throws(SiteError) -> ExitCode {
    let list = try syntax.arguments(arguments)
    if list.has("help") {
      print(syntax.usage)
      return .success
    }
    guard let folder = list.operands.first else {
      throw SiteError(.usage, "No folder to write", hint: "Write moments new DIR.")
    }
    let files = try StarterSite.write(to: folder)
    guard !list.has("quiet") else { return .success }
    for file in files { print("\(folder)/\(file)") }
    print("\nNow: cd \(folder) && moments build --input feed.json")
    return .success
  }
}
