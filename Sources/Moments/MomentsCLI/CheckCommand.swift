import CommandLineOptions
import StaticSite

/// `moments check DIR`: looks for faults in a site.
enum CheckCommand {
  static let syntax = CommandSyntax(
    "moments check", operands: "DIR", maximumOperandCount: 1,
    options: CheckOptions.options)

  static func run(_ arguments: [String]) throws(SiteError) -> ExitCode {
    let list = try syntax.arguments(arguments)
    if list.has("help") {
      print(syntax.usage)
      return .success
    }
    guard let folder = list.operands.first else {
      throw SiteError(.usage, "No folder to check", hint: "Write moments check DIR.")
    }
    let (text, code) = try CheckOptions.run(list, folder: folder)
    print(text)
    return code
  }
}
