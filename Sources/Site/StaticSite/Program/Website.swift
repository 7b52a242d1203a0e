internal import Foundation
internal import Glibc

/// A program that builds a site.
///
///     import StaticSite
///     import SwiftUI
///
///     @main struct Blog: Website {
///       func site(_ edition: Edition) throws -> Site {
///         try Site("A blog", url: "https://example.org/") {
///           Page("/") { Text("Hello") }
///           Sitemap()
///         }
///       }
///     }
///
/// `swift run Blog` writes it into `site/`; `swift run Blog --help` lists what else the program does.
@MainActor @preconcurrency
public protocol Website {
  /// Creates the program.
  init()

  /// The site, with what an edition has of it.
  ///
  /// - Throws: Whatever keeps the site from being built; what was built before then stays.
  func site(_ edition: Edition) throws -> Site
}

extension Website {
  /// Does what the arguments of the program say, and ends it.
  public static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
    let command = WebsiteCommand(name: name ?? "site") { try Self().site($0) }
    let result = command.run(arguments)
    if !result.output.isEmpty { print(result.output) }
    if !result.errors.isEmpty {
      FileHandle.standardError.write(Data((result.errors + "\n").utf8))
    }
    exit(result.exitCode.rawValue)
  }
}
