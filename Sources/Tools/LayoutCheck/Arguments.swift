import Foundation

/// What the command line asks for.
struct Arguments {
  static let usage =
    "usage: layout-check [--browser chromium|firefox|webkit] [--pages FOLDER] FILE…"

  /// Where the cases are laid out.
  enum BrowserName: String {
    case chromium, firefox, webkit
  }

  var browser = BrowserName.chromium
  /// Files of cases.
  var files: [String] = []
  /// A folder for the pages that were laid out.
  var pages: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--pages", let folder = rest.popFirst() {
        pages = folder
      } else if argument == "--browser", let name = rest.popFirst().flatMap(BrowserName.init) {
        browser = name
      } else if argument == "--" {
        files += rest
        break
      } else if argument.hasPrefix("-") {
        throw Failure(.usage, Self.usage)
      } else {
        files.append(argument)
      }
    }
    guard !files.isEmpty else { throw Failure(.usage, Self.usage) }
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
