import CommandLineOptions
import Foundation
import Glibc
import StaticSite

/// Verbs that another executable beside this one knows: `moments live` runs `moments-live live`.
enum SiblingCommand {
  static func run(_ verb: String, _ arguments: [String]) throws(SiteError) -> ExitCode {
    let known = ["live", "serve", "preview", "diff", "approve"]
    guard known.contains(verb), let own = Bundle.main.executableURL?.resolvingSymlinksInPath()
    else { throw unknown(verb) }
    let path = own.deletingLastPathComponent().appendingPathComponent("moments-live").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw SiteError(
        .usage, "The command \"\(verb)\" needs the program moments-live",
        hint: "Build it, and put it beside moments.")
    }
    var pointers = ([path, verb] + arguments).map { strdup($0) }
    pointers.append(nil)
    execv(path, pointers)
    throw SiteError(.inputOutput, "\(path) can't be run: \(String(cString: strerror(errno)))")
  }

  private static func unknown(_ verb: String) -> SiteError {
    SiteError(
      .usage, "There is no command \"\(verb)\"", hint: "moments help lists the commands.")
  }
}
