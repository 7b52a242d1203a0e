import CommandLineOptions
import Foundation

/// What the command line asks for.
struct Arguments {
  static let syntax = CommandSyntax(
    "layout-check", operands: "FILE…", maximumOperandCount: .max,
    options: [
      .value(
        "browser", "NAME", "Where the cases are laid out; chromium if not given",
        "chromium, firefox or webkit"
      ) { BrowserName(rawValue: $0) },
      .value("pages", "DIR", "Keep the pages that were laid out"),
    ])

  /// Where the cases are laid out.
  enum BrowserName: String {
    case chromium, firefox, webkit
  }

  var browser = BrowserName.chromium
  /// Files of cases.
  var files: [String] = []
  /// A folder for the pages that were laid out.
  var pages: String?

  init(_ list: ArgumentList) throws {
    files = list.operands
    pages = list["pages"]
    browser = list["browser"].flatMap(BrowserName.init) ?? .chromium
    guard !files.isEmpty else { throw Failure(.usage, Self.syntax.usage) }
  }

  /// Keeps a page, if pages are wanted.
  func write(_ source: String, name: String) throws {
    guard let pages else { return }
    let folder = URL(fileURLWithPath: pages, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(source.utf8).write(to: folder.appendingPathComponent(name))
    } catch {
      throw Failure(.cannotCreate, "\(pages): no page can be written there. Check the rights.")
    }
  }
}
